# blocks.awk -v ranks=P -v op=OP: rows step,src,dst,block[,phase] as a grid of TikZ: a row a rank, a column a step, the block that arrives; white while it is
# combined, grey when it is stored.
BEGIN { FS = "," }
/^[0-9]/ {
  at[$3, $1] = $4
  phase[$3, $1] = NF < 5 ? op : $5
  last = $1 > last ? $1 : last
}
END {
  for (x = 1; x <= last; x++)
    printf "\\node[font=\\tiny] at (%d,1) {%d};\n", x, x
  for (r = 0; r < ranks; r++) {
    printf "\\node[font=\\tiny,anchor=east] at (.4,%d) {%d};\n", -r, r
    for (x = 1; x <= last; x++)
      if ((r, x) in at)
        printf "\\node[cell%s] at (%d,%d) {%d};\n", phase[r, x] == "bcast" ? ",stored" : "", x, -r, at[r, x]
  }
  print "\\node[font=\\tiny,anchor=east] at (.4,1) {rank, step};"
}
