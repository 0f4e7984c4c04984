# proofs/STATUS.md, which `make prove` writes, by unit as rows of LaTeX; a sentence if it is not there.
function tex(text) {
  gsub(/^ +| +$/, "", text)
  gsub(/_/, "\\_", text)
  return text
}
BEGIN { FS = " *\\| *" }
/^## / { exit }
/^\| unit / {
  for (i = 2; i < NF; i++) column[$i] = i
  next
}
/^\|/ && ("seconds" in column) && $2 !~ /^-/ {
  unit = $2
  if (!(unit in goals)) name[++units] = unit
  count[unit, $column["kind"]]++
  goals[unit] += $column["goals"]
  smoke[unit] += $column["smoke"]
  seconds[unit] += $column["seconds"]
}
END {
  if (!units) {
    print "\\emph{(This copy was built without proofs/STATUS.md, which make prove writes.)}"
    exit
  }
  split("code lemma theorem", kinds, " ")
  print "\\begin{longtable}{lrrrrrr}\n\\caption{Units of proof}\\\\\n\\toprule"
  print "unit & functions & lemmas & theorems & goals & smoke tests & seconds \\\\\n\\midrule\n\\endhead"
  for (u = 1; u <= units; u++) {
    unit = name[u]
    if (unit == "all") print "\\midrule"
    for (k = 1; k <= 3 && unit != "all"; k++)
      all[kinds[k]] += count[unit, kinds[k]]
    printf "%s", tex(unit)
    for (k = 1; k <= 3; k++)
      printf " & %d", unit == "all" ? all[kinds[k]] : count[unit, kinds[k]]
    printf " & %d & %d & %.1f \\\\\n", goals[unit], smoke[unit], seconds[unit]
  }
  print "\\bottomrule\n\\end{longtable}"
}
