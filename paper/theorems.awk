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
/^#/ {
  wanted = tolower($0) ~ /theorem/
  title = $0
  sub(/^#+ */, "", title)
}
wanted && /^\|/ {
  if ($0 ~ /^\|[ :|-]*$/) { # the row above stands on every page
    print "\\midrule\n\\endfirsthead\n\\toprule\n" line " \\\\\n\\midrule\n\\endhead"
    next
  }
  if (!open) {
    print "\\begin{theoremtable}{" tex(title) "}"
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
