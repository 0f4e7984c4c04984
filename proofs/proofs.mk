# How proofs run. Units stand in proofs/units, the judge is proofs/gate.py; reports go to build/proofs/.

prove: need-prove ## every proof, with the goals of the committed cache; writes proofs/STATUS.md
	proofs/prove.sh update
	proofs/gate.py status >proofs/STATUS.md

reprove: need-prove ## every proof afresh, without the cache
	proofs/prove.sh none

.PHONY: prove reprove
