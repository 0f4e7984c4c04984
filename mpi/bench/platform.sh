#!/bin/sh
# mpi/bench/platform.sh NETWORK [NUMBER ...]: prints the SimGrid platform of hosts host-0, host-1, .., whose links take 1 us and carry
# 12.5 GB/s in each direction:
#   switch HOSTS              one switch
#   nodes HOSTS               the same; ranks of one host reach each other in 0.2 us, at 50 GB/s
#   fat-tree HOSTS            leaf switches of 16 hosts, each with 8 links to the switches above
#   torus COLS ROWS           a torus, host by host along its rows
#   modules A B C [dealt]     A modules of B hosts, each with one link of C times 12.5 GB/s out and one in; hosts count module by module, or, dealt, in turn
set -eu
link='bw="12.5GBps" lat="1us"'
cluster() { echo "<cluster id=\"$1\" prefix=\"host-\" suffix=\"\" radical=\"$2\" speed=\"1Gf\" $link $3/>"; }
fail() { echo "mpi/bench/platform.sh: $1" >&2; exit 2; }

network=${1-}
[ $# -eq 0 ] || shift
case $network:$# in
switch:1 | nodes:1 | fat-tree:1 | torus:2 | modules:3 | modules:4) ;;
*) fail "NETWORK: expected switch HOSTS, nodes HOSTS, fat-tree HOSTS, torus COLS ROWS or modules A B C [dealt], got '$network' and $# numbers" ;;
esac
for number; do
  case $number in
  dealt) ;;
  '' | *[!0-9]* | 0*) fail "expected a number, got '$number'" ;;
  esac
done

echo "<?xml version='1.0'?>"
echo '<!DOCTYPE platform SYSTEM "https://simgrid.org/simgrid.dtd">'
echo '<platform version="4.1">'
case $network in
switch) cluster cluster "0-$(($1 - 1))" '' ;;
nodes) cluster cluster "0-$(($1 - 1))" 'loopback_bw="50GBps" loopback_lat="0.2us"' ;;
fat-tree)
  leaves=$((($1 + 15) / 16))
  cluster tree "0-$((16 * leaves - 1))" "topology=\"FAT_TREE\" topo_parameters=\"2;16,$leaves;1,8;1,1\""
  ;;
torus) cluster torus "0-$(($1 * $2 - 1))" "topology=\"TORUS\" topo_parameters=\"$1,$2\"" ;;
modules)
  echo '<zone id="world" routing="Full">'
  awk -v a="$1" -v b="$2" -v c="$3" -v dealt="${4-}" 'BEGIN {
    for (m = 0; m < a; m++) {
      hosts = dealt ? m : m * b
      for (i = 1; i < b; i++)
        hosts = hosts "," (dealt ? m + i * a : m * b + i)
      printf "<cluster id=\"m%d\" prefix=\"host-\" suffix=\"\" radical=\"%s\" speed=\"1Gf\" bw=\"12.5GBps\" lat=\"1us\" router_id=\"r%d\"/>\n", m, hosts, m
    }
    for (m = 0; m < a; m++) {
      printf "<link id=\"out%d\" bandwidth=\"%gGBps\" latency=\"1us\"/>\n", m, 12.5 * c
      printf "<link id=\"in%d\" bandwidth=\"%gGBps\" latency=\"1us\"/>\n", m, 12.5 * c
    }
    for (m = 0; m < a; m++)
      for (n = 0; n < a; n++)
        if (m != n)
          printf "<zoneRoute src=\"m%d\" dst=\"m%d\" gw_src=\"r%d\" gw_dst=\"r%d\" symmetrical=\"NO\"><link_ctn id=\"out%d\"/><link_ctn id=\"in%d\"/></zoneRoute>\n", m, n, m, n, m, n
  }'
  echo '</zone>'
  ;;
esac
echo '</platform>'
