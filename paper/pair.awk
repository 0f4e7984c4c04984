# paper/measured/pair.csv, the fits of one send mode and experiment: bytes, then times in ns, lambda, what its
# interval has above and below it. A fit without lambda has no row.
BEGIN { FS = ","; print "bytes t0 receipt lambda above below" }
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
$at["send"] == send && $at["experiment"] == experiment && $at["lambda"] != "" {
  lambda = $at["lambda"]
  print $at["bytes"], $at["t0"] * 1e9, $at["receipt"] * 1e9, lambda, $at["lambda_high"] - lambda,
    lambda - $at["lambda_low"]
}
