# The numbers that the text quotes of paper/measured/*.csv, as \datum{name}{value}.
function datum(name, value) { printf "\\datum{%s}{%s}\n", name, value }
function real(name, places, value) { datum(name, sprintf("%." places "f", value)) }
BEGIN { FS = "," }
FNR == 1 {
  delete at
  for (i = 1; i <= NF; i++) at[$i] = i
  file = FILENAME
  sub(/.*\//, "", file)
  sub(/\.csv$/, "", file)
  next
}
file == "machine" { datum("machine " $1, $2) }
file == "pair" {
  fit = $at["send"] " " $at["experiment"]
  bytes = $at["bytes"]
  if ($at["experiment"] == "first") {
    pairs++
    differ += $at["agree"] == "no"
  }
  if (fit == "blocking first") {
    t0[bytes] = $at["t0"]
    real("t0 " bytes, 0, $at["t0"] * 1e9)
    real("receipt " bytes, 0, $at["receipt"] * 1e9)
    real("lambda low " bytes, 2, $at["lambda_low"])
    real("lambda high " bytes, 2, $at["lambda_high"])
    datum("ratio " bytes, $at["lambda_num"] ($at["lambda_den"] == 1 ? "" : "/" $at["lambda_den"]))
  }
  if ($at["experiment"] != "both")
    real("lambda " fit " " bytes, 2, $at["lambda"])
}
file ~ /^path/ {
  bytes = $at["bytes"]
  if ($at["method"] == "binomial") binomial[bytes] = $at["seconds"]
  else if ($at["method"] == "lambda") tree[bytes] = $at["seconds"]
  else {
    if (!(bytes in least) || $at["seconds"] < least[bytes]) {
      least[bytes] = $at["seconds"]
      best[bytes] = $at["alpha"]
    }
  }
}
file == "crowded" {
  if (!low || $at["seconds"] < low) low = $at["seconds"]
  if ($at["seconds"] > high) high = $at["seconds"]
}
END {
  datum("pair fits", pairs)
  datum("pair differ", differ)
  for (bytes in least) {
    real("path binomial " bytes, 2, binomial[bytes] * 1e6)
    real("path lambda " bytes, 2, tree[bytes] * 1e6)
    real("path least " bytes, 2, least[bytes] * 1e6)
    datum("path best " bytes, best[bytes])
    real("path gain " bytes, 0, 100 * (1 - least[bytes] / binomial[bytes]))
    real("path steps " bytes, 1, binomial[bytes] / t0[bytes])
    real("path lambda gain " bytes, 0, 100 * (1 - tree[bytes] / binomial[bytes]))
  }
  real("crowded low", 0, low * 1e6)
  real("crowded high", 0, high * 1e3)
}
