# How proofs run. Units stand in proofs/units, the judge is proofs/tools/gate.py; reports go to build/proofs/.

prove: need-prove ## every proof, by the committed verdicts; writes proofs/STATUS.md, proofs/accepted, proofs/verdicts
	proofs/tools/prove.sh update
	proofs/tools/status.py >proofs/STATUS.md
	proofs/tools/accepted.py write
	proofs/tools/verdicts.py pack

reprove: need-prove ## every proof afresh, without the verdicts (DEEP=1: all smoke tests; BUDGET=minutes: as many as fit)
	DEEP=$(DEEP) BUDGET=$(BUDGET) proofs/tools/prove.sh none

canary: need-prove ## recursive definitions that do not end are planted; each must be noticed
	proofs/tools/canary.py

mutants: need-prove need-build ## change ref/ one token at a time; proofs must notice (SAMPLE=n SEED=k FILE=path)
	proofs/tools/mutants.py $(SAMPLE:%=--sample %) $(SEED:%=--seed %) $(FILE:%=--file %)

.PHONY: prove reprove canary mutants
