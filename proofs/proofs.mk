# How proofs run.
