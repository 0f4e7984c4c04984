# The tables in Markdown below a heading that names theorems, as LaTeX; a sentence if there are none.
function tex(text) {
  gsub(/^ +| +$|`|\*\*/, "", text)
  while (match(text, /\[[^]]*\]\([^)]*\)/)) {
    link = substr(text, RSTART, RLENGTH)
    sub(/^\[/, "", link)
    sub(/\].*/, "", link)
    text = substr(text, 1, RSTART - 1) link substr(text, RSTART + RLENGTH)
  }
  gsub(/[&%#$]/, "\\\\&", text)
  gsub(/_/, "\\_\\allowbreak ", text)
  gsub(/\//, "/\\allowbreak ", text)
  gsub(/\^/, "\\^{}", text)
  gsub(/</, "$<$", text)
  gsub(/>/, "$>$", text)
  return text
}
BEGIN { FS = "|" }
/^#/ { wanted = tolower($0) ~ /theorem/ }
wanted && /^\|/ {
  if ($0 ~ /^\|[ :|-]*$/) { print "\\midrule"; next }
  if (!open) {
    print "\\begin{theoremtable}"
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
  if (!tables) print "\\emph{(This copy was built without a list of theorems in proofs/.)}"
}
