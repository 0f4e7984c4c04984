# Rows of the table of training times, from paper/measured/train.dat.
NR > 1 {
  printf "%d", $1
  for (i = 2; i <= NF; i++)
    printf " & %.2f", $i
  print "\\\\"
}

END {
  print "\\bottomrule"
}
