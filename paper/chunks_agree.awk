# How near the closed form and the simulation come to the source's numbers of chunks, as data for TeX: of each
# table the cells; those within a factor of two; the geometric mean of ours over theirs; and how a number grows
# with the size of the message (the exponent, by least squares over all cells, of theirs and of ours).
function datum(name, value) { printf "\\datum{chunks %s %s}{%s}\n", op, name, value }
function exponent(k,   mx, my, xy, xx, i) {
  for (i = 1; i <= n; i++) { mx += x[i] / n; my += y[k, i] / n }
  for (i = 1; i <= n; i++) { xy += (x[i] - mx) * (y[k, i] - my); xx += (x[i] - mx) ^ 2 }
  return xy / xx
}
function flush_table(   k, i, near, sum) {
  if (n == 0) return
  datum("source cells", n)
  for (k = 4; k <= 6; k++) {
    near = sum = 0
    for (i = 1; i <= n; i++) {
      near += y[k, i] - y[4, i] <= log(2) + 1e-9 && y[4, i] - y[k, i] <= log(2) + 1e-9
      sum += y[k, i] - y[4, i]
    }
    datum(name[k] " near", near)
    datum(name[k] " ratio", sprintf("%.2f", exp(sum / n)))
    datum(name[k] " exponent", sprintf("%.2f", exponent(k)))
  }
  n = 0
}
BEGIN { FS = "," }
FNR == 1 { flush_table(); for (k = 4; k <= 6; k++) { name[k] = $k } next }
{ op = $1; n++; x[n] = log($2); for (k = 4; k <= 6; k++) y[k, n] = log($k) }
END { flush_table() }
