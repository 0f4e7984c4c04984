# What is proven of the constructions for ports and networks, as rows of a table: functions of the library, lemmas,
# theorems and goals of their units of proof, by proofs/STATUS.md; last the files of the library that no unit
# has, or one that proofs/STATUS.md does not. Input: proofs/units, proofs/STATUS.md; refs: all files of ref/.
BEGIN {
  FS = " *\\| *"
  names = split("couples|direct simplex tree|hypercube|trees of groups|crossbars|meshes|order of reductions", name, "|")
  split("couple|bounds_simplex|simplex/bounds simplex cube/|hypercube groups/(group|step|hops)|algorithms/group crossbar|channels|module_ htree|mesh_edges order_|rank_order|/operand|schedule/order", files, " ")
}
function owner(file,   k) {
  if (file ~ /\/order_|rank_order|schedule\/(order|operand)/) return names
  for (k = 1; k <= names; k++)
    if (file ~ files[k]) return k
  return 0
}
FILENAME ~ /units$/ {
  if ($0 ~ /^[#-]/) next
  n = split($0, part, " +")
  for (i = 2; i <= n; i++) {
    unit[part[i]] = part[1]
    if (owner(part[i])) owned[part[1]] = owner(part[i])
  }
  next
}
/^## / { exit }
/^\| unit / { for (i = 2; i < NF; i++) column[$i] = i; next }
/^\|/ && ("goals" in column) && $2 !~ /^-/ {
  seen[$2] = 1
  if (!($2 in owned)) next
  count[owned[$2], $column["kind"]]++
  goals[owned[$2]] += $column["goals"]
}
END {
  n = split(refs, ref, " ")
  for (i = 1; i <= n; i++) {
    k = owner(ref[i])
    if (!k || (ref[i] in unit && unit[ref[i]] in seen)) continue
    file = ref[i]
    sub(/.*\//, "", file)
    gsub(/_/, "\\_", file)
    missing[k] = missing[k] (missing[k] == "" ? "" : ", ") "\\file{" file "}"
  }
  for (k = 1; k <= names; k++)
    printf "%s & %d & %d & %d & %d & %s \\\\\n", name[k], count[k, "code"], count[k, "lemma"], count[k, "theorem"],
      goals[k], missing[k] == "" ? "--" : missing[k]
}
