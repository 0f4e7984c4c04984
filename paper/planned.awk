# What `dodona plan` printed for several numbers of ranks, one after the other: a row each of times over the lower bound. Others are the usual
# algorithms of MPI libraries.
BEGIN {
  split("cube twotree-c twotree-s binary chain fractional skips", own)
  split("scatter-ring scatter-doubling recursive-doubling rabenseifner ring binomial", usual)
  print "ranks cube twotree-c twotree-s binary chain fractional skips other"
}
function put(   i, least) {
  line = ranks
  for (i = 1; i in own; i++)
    line = line " " (own[i] in ratio ? ratio[own[i]] : "nan")
  for (i = 1; i in usual; i++)
    if (usual[i] in ratio && (least == "" || ratio[usual[i]] + 0 < least + 0))
      least = ratio[usual[i]]
  print line, least == "" ? "nan" : least
}
/^# [a-z]* of / {
  if (ranks != "")
    put()
  ranks = $7
  split("", ratio)
}
/^[a-z]/ { ratio[$1] = $6 }
END { put() }
