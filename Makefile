# Second Guess. `make` lists what there is.
# Needs make and Python >= 3.11 with venv; everything else is installed into the checkout.

.PHONY: help play dev test check check-format check-lint check-types check-layers check-web \
	bench pictures lock wheel clean page page-packages browser
# Steps print their counts one after the other, and this may be a small machine.
.NOTPARALLEL:

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3.14 python3 python; do \
	$$p -c 'import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1 \
	&& echo $$p && break; done)

VENV := .venv
PY := $(VENV)/bin/python
# Quiet twice: errors only. A machine's own pip settings may warn once a package.
INSTALL := $(PY) -m pip install -qq --disable-pip-version-check
# Only what the lock files name, and only with their hashes.
LOCKED := $(INSTALL) --require-hashes
NPM := $(PY) -m tools.node npm
# Both are run and shown, and either fails the target: one run names all that is wrong.
both = status=0; $(1) || status=1; $(2) || status=1; exit $$status

# What goes to the program or the tests: `make play ARGS="--port 9000"`, `make test ARGS="-k bets"`.
ARGS ?=

help: ## list the targets
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 18

play: $(VENV)/.run page ## install all it takes and start the server
	@exec $(VENV)/bin/secondguess serve $(ARGS)

dev: $(VENV)/.check page-packages page ## the same, reloading when Python or the page changes
	@exec $(PY) -m tools.dev $(ARGS)

test: $(VENV)/.test page-packages page browser ## all tests: page (Vitest), then Python and browser (pytest)
	@$(call both,$(NPM) test,$(PY) -m pytest -n 2 $(ARGS))

check: check-format check-lint check-types check-layers check-web test ## all that CI asks: format, lint, types, layers, tests

check-format: $(VENV)/.check page-packages ## ruff format and prettier, changing nothing
	@$(call both,$(VENV)/bin/ruff format --check .,$(NPM) run --silent format:check)

check-lint: $(VENV)/.check page-packages ## ruff and eslint
	@$(call both,$(VENV)/bin/ruff check .,$(NPM) run --silent lint)

check-types: $(VENV)/.check ## mypy --strict
	$(VENV)/bin/mypy

check-layers: $(VENV)/.check ## import-linter: who may import whom
	$(VENV)/bin/lint-imports

check-web: $(VENV)/.check page-packages ## svelte-check
	$(NPM) run --silent check

bench: $(VENV)/.test page browser ## measure; the results are JSON
	$(PY) -m benchmarks $(ARGS)

pictures: $(VENV)/.test page browser ## a picture of every screen, from the real program
	$(PY) -m tools.pictures $(ARGS)

wheel: $(VENV)/.run page ## dist/*.whl, page included
	$(PY) -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir dist .

lock: $(VENV)/.run ## compile the lock files (ARGS=--upgrade: to newer versions)
	@test -x .make/lock/bin/python || $(PYTHON) -m venv .make/lock
	@.make/lock/bin/python -m pip install -qq --disable-pip-version-check \
		$$(test -s requirements/lock.txt && echo --require-hashes -r requirements/lock.txt || echo uv)
	.make/lock/bin/python -m tools.lock $(ARGS)

clean: ## remove what was installed and built (not your tables)
	rm -rf $(VENV) .make .browser dist build web/node_modules src/secondguess/web/static
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

page: $(VENV)/.run
	@$(PY) -m tools.page

page-packages: $(VENV)/.run
	@$(PY) -m tools.page --packages

browser: $(VENV)/.test
	@$(PY) -m tools.browser --install >/dev/null

# Stamps live in the environment they speak of: remove .venv and they are gone with it.

$(VENV)/.made:
	@test -n "$(PYTHON)" || { echo "Second Guess needs Python 3.11 or newer with venv (Debian: apt-get install python3-venv)." >&2; exit 1; }
	@echo "Making $(VENV) with $(PYTHON)"
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/.run: $(VENV)/.made requirements/run.txt requirements/build.txt pyproject.toml
	@echo "Installing what the server needs"
	@$(LOCKED) -r requirements/build.txt -r requirements/run.txt
	@$(INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.test: $(VENV)/.run requirements/test.txt
	@echo "Installing what the tests need"
	@$(LOCKED) -r requirements/test.txt
	@touch $@

$(VENV)/.check: $(VENV)/.test requirements/check.txt
	@echo "Installing what the checks need"
	@$(LOCKED) -r requirements/check.txt
	@touch $@
