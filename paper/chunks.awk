# The table of chunk numbers as LaTeX, from the CSV of paper/chunks.c: three rows a size, of the source, by the closed form, simulated.
BEGIN { FS = "," }
FNR == 1 { next }
!($3 in seen) { seen[$3] = 1; head = head " & " $3 }
$2 != size {
  size = $2
  name[++count] = size < 1024 ? size " KB" : size / 1024 " MB"
}
{
  source[count] = source[count] " & " $4
  formula[count] = formula[count] " & " $5
  simulated[count] = simulated[count] " & " $6
}
END {
  print " & " head " \\\\ \\midrule"
  for (i = 1; i <= count; i++) {
    print name[i] " & source" source[i] " \\\\"
    print " & formula" formula[i] " \\\\"
    print " & simulated" simulated[i] " \\\\" (i < count ? " \\addlinespace[2pt]" : "")
  }
}
