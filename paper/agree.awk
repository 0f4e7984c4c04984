# Predicted steps by alpha, then simulated ones: by how many percent they differ at most, as \datum{name}{value}.
FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
NR == FNR { predicted[$at["alpha"] + 0] = $at["steps"]; next }
{
  off = 100 * ($at["steps"] / predicted[$at["alpha"] + 0] - 1)
  if (off < 0) off = -off
  if (off > most) most = off
  rows++
}
END {
  if (!rows) exit 1
  printf "\\datum{%s}{%.2f}\n", name, most
}
