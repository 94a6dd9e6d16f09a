# Everything a person needs to run, test or change gts-env. `make help` tells the rest.
# Works with GNU make 3.81 (macOS) and needs no root: one .venv in this folder holds all.

VENV ?= .venv
APPIUM ?= .appium
JOBS ?= 2
ARGS ?=

BIN := $(VENV)/bin
CORE := $(VENV)/.core-installed
DEV := $(VENV)/.dev-installed
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.PHONY: help demo test bench validate lint format docs venv appium clean $(VENV)

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo "  PYTHON=python3.13 chooses the interpreter, ARGS='...' is passed on, JOBS=4 sets test workers."

demo: $(CORE) ## Watch an agent find a defect on the embedded phone
	$(BIN)/gts demo $(ARGS)

# Where Appium cannot be had the rest is tested: its own tests say what is missing (and fail if CI is set and node is there).
# Its processes start in a fraction of the time where bytecode lies ready, whatever the environment says of it.
test: export PYTHONDONTWRITEBYTECODE :=
test: $(DEV) ## Run the whole test suite
	@$(BIN)/python -m compileall -q -j $(JOBS) src
	@sh scripts/install_appium.sh $(APPIUM) || echo "make: its tests are skipped." >&2
	GTS_APPIUM="$(abspath $(APPIUM))" $(BIN)/python -m pytest -n $(JOBS) --dist loadfile $(ARGS)

bench: $(CORE) ## Measure speed: reset, step, drawing, vector envs
	$(BIN)/gts bench $(ARGS)

validate: $(CORE) ## Prove every defect and task of the suite
	$(BIN)/gts validate $(ARGS)

lint: $(DEV) ## Check style, format and types
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(DEV) ## Mend what ruff can mend
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

docs: $(DEV) ## Build the documentation in build/docs/html
	$(BIN)/python docs/make_site.py
	$(BIN)/python -m sphinx -W --keep-going -q -c docs -b html build/docs/source build/docs/html $(ARGS)
	@echo "Open build/docs/html/index.html"

venv: $(DEV) ## Make .venv with everything for development

appium: ## Install the Appium server and driver that tests use in .appium
	@sh scripts/install_appium.sh $(APPIUM)

$(VENV): $(DEV)

clean: ## Remove .venv, caches and builds
	rm -rf $(VENV) $(APPIUM) build dist .pytest_cache .mypy_cache .ruff_cache .hypothesis

$(BIN)/python:
	@PYTHON="$(PYTHON)" sh scripts/make_venv.sh $(VENV)

$(CORE): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

# pip compiles on one core, and much that is never imported; what it would not say is no error here either.
$(DEV): pyproject.toml | $(BIN)/python
	$(BIN)/python -m pip install --quiet --no-compile --editable '.[dev,docs]'
	@$(BIN)/python -m compileall -qq -j 0 -x '/(sympy|tests?|torch/(testing|distributed|_inductor|_dynamo|onnx))/' $(VENV)/lib || true
	@touch $(CORE) $@
