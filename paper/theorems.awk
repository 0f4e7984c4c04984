# The tables of proofs/THEOREMS.md as LaTeX; a sentence that says so if there are none.
function tex(text) {
  gsub(/`/, "", text)
  gsub(/\\/, "\\textbackslash ", text)
  gsub(/[_&%#]/, "\\\\&", text)
  gsub(/</, "$<$", text)
  gsub(/>/, "$>$", text)
  return text
}
BEGIN { FS = "|" }
/^\|/ {
  if ($0 ~ /^\|[ :|-]*$/) { print "\\midrule"; next }
  if (!open) {
    printf "\\begin{theoremtable}{%d}\n", NF - 2
    open = ++tables
  }
  line = ""
  for (i = 2; i < NF; i++) line = line (i > 2 ? " & " : "") tex($i)
  print line " \\\\"
  next
}
open { print "\\end{theoremtable}"; open = 0 }
END {
  if (open) print "\\end{theoremtable}"
  if (!tables) print "\\emph{This copy was built without proofs/THEOREMS.md, so the list is not here.}"
}
