# The words that developers, the README and CI share. `make` alone lists them.

SWIFT ?= swift
PREFIX ?= /usr/local
TOOL = contrast-audit
# One build for lint, tests and docs; Package.swift says what is special about it.
TESTED = CONTRAST_AUDIT_TEST=1 $(SWIFT) build --scratch-path .build/tests --build-tests
TEST = CONTRAST_AUDIT_TEST=1 $(SWIFT) test --scratch-path .build/tests --disable-xctest
COMPLETIONS = bash-completion/completions zsh/site-functions fish/vendor_completions.d
# Apart from `make build`, so that neither undoes the work of the other.
RELEASE = $(SWIFT) build -c release --product $(TOOL) --scratch-path .build/standalone
# On Linux the standard library and the C library are linked in; macOS has both, and forbids that.
ifeq ($(shell uname -s),Linux)
RELEASE += --static-swift-stdlib -Xswiftc -static-executable -Xswiftc -use-ld=lld \
  -Xlinker --gc-sections -Xlinker --icf=all -Xlinker --strip-all
else
RELEASE += -Xlinker -dead_strip
endif

.DEFAULT_GOAL := help
.PHONY: help build release dist rehearse reproducible test lint format snapshots docs fuzz verify compare conformance pictures bench install

help: ## list these words
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

build: ## build the release binary, .build/release/contrast-audit
	$(SWIFT) build -c release --product $(TOOL)

release: ## build the binary that is handed on: on Linux static and stripped, it needs nothing else
	$(RELEASE)
	.ci/standalone "$$($(RELEASE) --show-bin-path)/$(TOOL)"

# What the archives are dated; two builds of one commit are the same bytes.
DIST = SOURCE_DATE_EPOCH=$$(git log -1 --format=%ct) SWIFT='$(SWIFT)'
BINARY = "$$($(RELEASE) --show-bin-path)/$(TOOL)"
ifeq ($(shell uname -s),Darwin)
BINARY = .build/universal/$(TOOL)
.PHONY: universal
dist: universal
universal:
	mkdir -p .build/universal
	for each in arm64 x86_64; do \
	  $(RELEASE) --triple "$$each-apple-macosx13.0" || exit 1; \
	  cp "$$($(RELEASE) --triple "$$each-apple-macosx13.0" --show-bin-path)/$(TOOL)" ".build/universal/$$each" || exit 1; \
	done
	lipo -create -output $(BINARY) .build/universal/arm64 .build/universal/x86_64
	.dist/sign $(BINARY)
else
dist: release
endif
dist: ## make the packages of the release for this platform in .build/dist, and install and try each
	rm -rf .build/dist
	$(DIST) .dist/archive $(BINARY) .build/dist
	$(DIST) .dist/packages .build/dist
	.dist/check .build/dist

rehearse: ## play the release of HEAD in a clone, twice, against registries on this machine, and install from them
	.dist/rehearse

reproducible: ## build the commit once more, in another folder: its packages must be the same bytes
	.dist/reproducible .build/dist

test: ## run every test, or those whose names contain ONLY
	$(TEST) $(if $(ONLY),--filter '$(ONLY)')

lint: ## check formatting, the layout, and that no target imports what it does not declare
	$(SWIFT) format lint --strict --recursive Package.swift Sources Tests
	.ci/layout
	.ci/plugins
	$(TESTED) --explicit-target-dependency-import-check error

format: ## format the sources in place
	$(SWIFT) format --in-place --recursive Package.swift Sources Tests

snapshots: ## record the expected reports under Fixtures anew; read the difference before committing
	CONTRAST_AUDIT_RECORD=1 $(TEST) --filter SnapshotTests

docs: ## build the pages of the library into .build/docs; a link that leads nowhere fails
	$(TESTED)
	.ci/docs "$$($(TESTED) --show-bin-path)/Modules" .build/docs

FUZZ_SECONDS ?= 10
FUZZ = CONTRAST_AUDIT_FUZZ=1 $(SWIFT) build -c release --product fuzz --scratch-path .build/fuzz \
  -Xswiftc -sanitize=fuzzer -Xswiftc -enable-testing -Xswiftc -use-ld=lld
fuzz: release ## feed readers and parsers with damaged input, and the tool with strange systems, FUZZ_SECONDS (10) each
	$(FUZZ)
	.fuzz/run "$$($(FUZZ) --show-bin-path)/fuzz" $(FUZZ_SECONDS) $(FUZZ_TARGETS)
	python3 .fuzz/structured.py "$$($(RELEASE) --show-bin-path)/$(TOOL)" $(FUZZ_SECONDS)

# Compares the programs in some folders; a language whose compiler is not there has none.
PROGRAMS = cd $(CURDIR)/.build/verify && for each in $(1); do \
	  [ ! -d "$$each" ] \
	    || (cd $(CURDIR) && RANDOM_PROGRAMS="$(CURDIR)/.build/verify/$$each" $(TEST) --filter RandomProgramsTests) \
	    || exit 1; \
	done
verify: build ## compare with coloraide, what Chromium paints and computes and what swiftc compiles; needs Python and the network
	.verify/run "$$($(SWIFT) build -c release --show-bin-path)/$(TOOL)"
	CONTRAST_AUDIT_VERIFY=1 SYNTAX_FORMS=$(CURDIR)/.build/verify/syntax \
	  RANDOM_MODULES=$(CURDIR)/.build/verify/modules \
	  $(TEST) --filter 'BrokenValueTests|SyntaxFormTests|RandomModulesTests|VaultMailTests|TinyWinsTests|SimpleXAppTests'
	$(call PROGRAMS,programs/*)

compare: release ## compare a part of that, in two minutes: 500 style sheets, 100 pages, 100 choices of schemes, 60 Swift files, 100 programs of each language, by the SEED of the day
	.verify/part "$$($(RELEASE) --show-bin-path)/$(TOOL)" $(SEED)
	$(call PROGRAMS,part/swift part/kotlin)
	RANDOM_MODULES=$(CURDIR)/.build/verify/part/modules $(TEST) --filter RandomModulesTests

SUITES ?= ..
CONFORMANCE ?= $(SUITES)/community-group/tests
conformance: build ## print what published suites come to that lie beside the checkout, in SUITES
	python3 .verify/conformance.py "$$($(SWIFT) build -c release --show-bin-path)/$(TOOL)" $(SUITES) $(CONFORMANCE)

pictures: build ## make the pictures of the README; needs Python and Chromium
	python3 .github/pictures.py "$$($(SWIFT) build -c release --show-bin-path)/$(TOOL)" chromium .github

BENCH = CONTRAST_AUDIT_BENCH=1 $(SWIFT) build -c release --scratch-path .build/bench
bench: release ## print how fast the tool is, as ratios to what they are measured against
	for each in strings trees; do $(BENCH) --product "$$each" || exit 1; done
	.bench/run "$$($(RELEASE) --show-bin-path)/$(TOOL)" "$$($(BENCH) --show-bin-path)"

install: build ## install the binary, completions and manual below PREFIX (default /usr/local)
	install -d $(foreach folder,bin $(COMPLETIONS:%=share/%) share/man/man1,"$(DESTDIR)$(PREFIX)/$(folder)")
	tool="$$($(SWIFT) build -c release --show-bin-path)/$(TOOL)"; share="$(DESTDIR)$(PREFIX)/share"; set -e; \
	install -m 755 "$$tool" "$(DESTDIR)$(PREFIX)/bin/$(TOOL)"; \
	"$$tool" completions bash > "$$share/bash-completion/completions/$(TOOL)"; \
	"$$tool" completions zsh > "$$share/zsh/site-functions/_$(TOOL)"; \
	"$$tool" completions fish > "$$share/fish/vendor_completions.d/$(TOOL).fish"; \
	"$$tool" man > "$$share/man/man1/$(TOOL).1"
