#!/bin/sh
# proofs/judge/build.sh FOLDER: builds the judge, FOLDER/judge.cmxs, unless it is there and made of these very sources.
# Warning 4 is an error: a match that would stay complete if Frama-C had one more constructor (a wildcard) does not
# compile; 8: no match leaves one out.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$1"
cd "$1"
made=$(cat "$here"/*.ml "$here/build.sh" | sha256sum)
[ ! -f judge.cmxs ] || [ "$(cat made 2>&1)" != "$made" ] || exit 0
rm -rf made work
mkdir work
cp "$here"/*.ml work
cd work
library=$(frama-c -print-lib-path)
ocamlfind ocamlopt -package zarith,ocamlgraph,str -I "$library" -I "$library/plugins" \
  -w +4+8+11+26+27+32+33 -warn-error +4+8+11+26+27+32+33 \
  -shared -o ../judge.cmxs meaning.ml unset.ml guard.ml shape.ml spelled.ml said.ml ends.ml spoil.ml status.ml judge.ml
cd ..
rm -r work
echo "$made" >made
