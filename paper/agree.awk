# Predicted steps by alpha, then simulated ones: what the prediction has for alpha = 1/2, its least, where, what
# that gains, and by how many percent the simulation differs at most; as \datum{name}{value}.
function real(name, places, value) { printf "\\datum{%s %s}{%.*f}\n", name, bytes, places, value }
FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
NR == FNR {
  steps = $at["steps"]
  predicted[$at["alpha"] + 0] = steps
  if (!least || steps < least) { least = steps; first = $at["alpha"] }
  if (steps == least) last = $at["alpha"]
  next
}
{
  off = 100 * ($at["steps"] / predicted[$at["alpha"] + 0] - 1)
  if (off < 0) off = -off
  if (off > most) most = off
  rows++
}
END {
  if (!rows) exit 1
  real("predicted half", 1, predicted[0.5])
  real("predicted least", 1, least)
  real("predicted first", 3, first)
  real("predicted last", 3, last)
  real("predicted gain", 0, 100 * (1 - least / predicted[0.5]))
  real("simulated off", 2, most)
}
