#!/bin/sh
# Who may include whom, by folders: mpi, props, tests, paper -> ref -> spec; of the command mpi takes only
# ref/oracle/shared; within ref what the table of its folders in ref/README.md says. Names are whole, from the top
# folder, and no file includes itself, through others neither; in mpi/ no idea does, a header and its source taken together.
# Last line: N passed, N failed.
set -u
cd "$(dirname "$0")/.." || exit 2
git grep -E '^ *# *include "' -- 'ref/*.[ch]' 'spec/*.h' 'proofs/*.[ch]' 'mpi/*.[ch]' 'props/*' 'tests/*.[ch]' 'paper/*.[ch]' |
  sed -E 's/^([^:]*): *# *include "([^"]*)".*/\1 \2/' | sort -u | awk '
  function part(file) {
    if (file ~ /^ref\/oracle\/shared\//) return "shared"
    if (file ~ /^ref\/oracle\//) return "oracle"
    return substr(file, 1, index(file, "/") - 1)
  }
  function circle(file,   k, n, next_) { # a depth-first walk; prints the first circle that it closes
    mark[file] = 1
    n = split(below[file], next_, " ")
    for (k = 1; k <= n; k++) {
      if (mark[next_[k]] == 1) { print "FAILED  " next_[k] " includes itself, through " file; failed++ }
      else if (!mark[next_[k]]) circle(next_[k])
    }
    mark[file] = 2
  }
  function idea(file) { return "idea:" substr(file, 1, length(file) - 2) }
  function folder(file,   names) { split(file, names, "/"); return names[2] }
  BEGIN {
    while ((getline line < "ref/README.md") > 0)
      if (match(line, /^\| `[a-z]+\/`/)) {
        split(line, cells, "|")
        layer[substr(line, 4, RLENGTH - 5)] = cells[4]
      }
    may["spec"] = " spec "
    may["ref"] = " ref spec "
    may["shared"] = " shared ref spec "
    may["oracle"] = " oracle shared ref spec "
    may["proofs"] = " proofs ref spec "
    may["mpi"] = " mpi shared ref spec "
    may["props"] = " props oracle shared ref spec "
    may["tests"] = " tests props mpi oracle shared ref spec "
    may["paper"] = " paper mpi shared ref spec "
  }
  {
    from = part($1); to = part($2)
    if (index(may[from], " " to " ")) passed++
    else { failed++; print "FAILED  " $1 " includes " $2 }
    if (from == "ref" && to == "ref" && $1 ~ /^ref\/[a-z]+\// && $2 ~ /^ref\/[a-z]+\// && folder($1) != folder($2)) {
      if (index(layer[folder($1)], "`" folder($2) "/`")) passed++
      else { failed++; print "FAILED  " $1 " includes " $2 ", which ref/README.md does not say" }
    }
    below[$1] = below[$1] " " $2
    files[$1]
    if ($1 ~ /^mpi\/[a-z_]+\.[ch]$/ && $2 ~ /^mpi\/[a-z_]+\.h$/ && idea($1) != idea($2)) {
      below[idea($1)] = below[idea($1)] " " idea($2)
      files[idea($1)]
    }
  }
  END {
    for (file in files) if (!mark[file]) circle(file)
    print passed + 0 " passed, " failed + 0 " failed"
    exit failed > 0 || passed == 0
  }'
