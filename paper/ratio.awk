# lambda = u/f of messages of `bytes` bytes, as the first experiment found it with MPI_Send: u and f.
BEGIN { FS = "," }
NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
$at["send"] == "blocking" && $at["experiment"] == "first" && $at["bytes"] == bytes {
  print $at["lambda_num"], $at["lambda_den"]
}
