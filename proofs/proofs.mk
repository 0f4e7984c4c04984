# How proofs run. Units stand in proofs/units, the judge is proofs/gate.py; reports go to build/proofs/.

prove: need-prove ## every proof, with the goals of the committed cache; writes proofs/STATUS.md and proofs/accepted
	proofs/prove.sh update
	proofs/gate.py status >proofs/STATUS.md
	proofs/accepted.py write

# Three units at a time leave two cores idle for a seventh of the time, six for none.
reprove: need-prove ## every proof afresh, without the cache
	JOBS=6 proofs/prove.sh none

cache: need-prove ## leave in proofs/cache what the proofs use, as is due before a commit
	proofs/prune.sh

canary: need-prove ## recursive definitions that do not end are planted; each must be noticed
	proofs/canary.py

mutants: need-prove need-build ## change ref/ one token at a time; proofs must notice (SAMPLE=n SEED=k FILE=ref/x.c)
	proofs/mutants.py $(SAMPLE:%=--sample %) $(SEED:%=--seed %) $(FILE:%=--file %)

# The gate rejects what it must; definitions that do not end are noticed; what changed, and a part of the rest, is proved by the cache.
LONG_CHECKS += proofs/gate_test.sh proofs/canary.py
LONE_CHECKS += 'proofs/prove.sh changed'

.PHONY: prove reprove cache canary mutants
