#!/bin/sh
# mpi/bench/sim_table.sh CSV: what sim.sh ran as tables, one for each collective, network and processor time of a message; a line a number of ranks and a
# size. Microseconds. Bound: one message's latency and the bytes that some port must carry, with no plan's help. First: the default is not slower
# than MPI's own and all others by more than 1 %. Below: which algorithms of the simulator gave no answer, and how.
set -eu
[ -f "${1-}" ] || { echo "mpi/bench/sim_table.sh: CSV: expected a file, got '${1-}'" >&2; exit 2; }
awk -F, '
  NR == 1 { next }
  {
    cell = $1 "," $2 "," $4
    key = cell "," $3 "," $6
    if (!(cell in known)) { known[cell] = 1; cells[++count] = cell }
    if (!(key in seen)) { seen[key] = 1; keys[cell, ++lines[cell]] = key; ranks[key] = $3; bytes[key] = $6 }
  }
  $10 !~ /^[0-9]/ {
    if (!((cell, $7, $10) in named)) { named[cell, $7, $10] = 1; faults[cell] = faults[cell] (faults[cell] ? "; " : "") $7 " (" $10 ", " $3 " ranks)" }
    next
  }
  $5 == "tried" { tried[key] = 1e6 * $10; by[key] = $7 ($8 > 0 ? " " $8 : "") ($9 > 1 ? ", " $9 : "") }
  $5 == "mpi" { own[key] = 1e6 * $10 }
  $5 == "each" && (!(key in ours) || 1e6 * $10 < ours[key]) { ours[key] = 1e6 * $10; which[key] = $7 }
  $5 ~ /^other:/ && (!(key in others) || 1e6 * $10 < others[key]) { others[key] = 1e6 * $10; best[key] = $7 }
  function show(has, value) { return has ? sprintf("%.4g", value) : "-" }
  END {
    for (c = 1; c <= count; c++) {
      cell = cells[c]
      split(cell, part, ",")
      printf "\n%s, %s, %s us of processor time a message:\n\n", part[1], part[2], part[3]
      print "| ranks | bytes | default | takes | ours, best | MPI | best other | bound | first |"
      print "|---|---|---|---|---|---|---|---|---|"
      for (l = 1; l <= lines[cell]; l++) {
        key = keys[cell, l]
        hop = part[2] == "torus" ? 1 : 2
        p = ranks[key]
        shares = part[1] ~ /scatter|gather/
        moved = shares ? int(bytes[key] / p) * (p - 1) : bytes[key] * (part[1] == "allreduce" ? 2 * (p - 1) / p : 1)
        bound = hop + moved / 12500
        rival = key in own ? own[key] : ""
        if (key in others && (rival == "" || others[key] < rival))
          rival = others[key]
        verdict = !(key in tried) ? "-" : rival == "" || tried[key] <= 1.01 * rival ? "yes" : sprintf("%.2f", tried[key] / rival)
        cellcount++; firsts += verdict == "yes"
        printf "| %d | %d | %s | %s | %s | %s | %s | %.4g | %s |\n", p, bytes[key], show(key in tried, tried[key]), by[key],
          key in ours ? sprintf("%.4g %s", ours[key], which[key]) : "-", show(key in own, own[key]),
          key in others ? sprintf("%.4g %s", others[key], best[key]) : "-", bound, verdict
      }
      if (cell in faults)
        print "\nWithout an answer: " faults[cell] "."
    }
    printf "\nThe default is first, or within 1 %% of the first, in %d of %d cells.\n", firsts, cellcount
  }' "$1"
