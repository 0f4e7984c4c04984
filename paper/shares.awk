# Times by alpha, measured on this machine or simulated: alpha, in microseconds, in steps of t0. t0 comes from
# the first file, pair.csv; in a simulation it is `unit` seconds, and the microseconds are scaled to that of pair.csv.
BEGIN { FS = ","; print "alpha us steps" }
FNR == 1 { delete at; for (i = 1; i <= NF; i++) at[$i] = i; next }
NR == FNR {
  if ($at["send"] == "blocking" && $at["experiment"] == "first") t0[$at["bytes"]] = $at["t0"]
  next
}
$at["method"] == "alpha" {
  steps = $at["seconds"] / (unit ? unit : t0[$at["bytes"]])
  print $at["alpha"], steps * t0[$at["bytes"]] * 1e6, steps
}
