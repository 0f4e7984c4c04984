# The table of chunk numbers as LaTeX, from the CSV of paper/chunks.c: a row a size, in each cell the source's number,
# the closed form's and the simulated one.
BEGIN { FS = "," }
FNR == 1 { next }
!($3 in seen) { seen[$3] = 1; head = head " & " $3 }
$2 != size { size = $2; rows[++count] = size < 1024 ? size " KB" : size / 1024 " MB" }
{ rows[count] = rows[count] " & " $4 "\\," $5 "\\," $6 }
END {
  print head " \\\\ \\midrule"
  for (i = 1; i <= count; i++) print rows[i] " \\\\"
}
