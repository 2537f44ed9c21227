PREFIX ?= $(HOME)/.local
DESTDIR ?=
SWIFT ?= swift

# A binary without any library of its own where the system allows it, which is on Linux.
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
# At its start the runtime looks for the program that prints backtraces, and aborts where /proc is
# not mounted. Nobody has that program beside fast: let it ask getenv, which knows no such name.
STATIC += -Xlinker --wrap=swift_copyAuxiliaryExecutablePath
STATIC += -Xlinker --defsym=__wrap_swift_copyAuxiliaryExecutablePath=getenv
endif
# Newer build systems cannot link it; the flag is known where they exist.
BUILD_SYSTEM = $(shell $(SWIFT) build --help 2>/dev/null | grep -q -- --build-system && echo --build-system native)

RELEASE = .build/release/fast
VERSION = $(shell sed -n 's/.*static let current = "\(.*\)"/\1/p' Sources/fast/ExitCode.swift)
SYSTEM = $(shell uname -s | tr A-Z a-z)-$(shell uname -m)
# GNU tar, which has another name where it is not the system's own.
TAR = $(shell command -v gtar || echo tar)
DIST = .build/dist/fast-$(VERSION)-$(SYSTEM)

# What the binary writes about itself, by the place below the prefix.
MANUAL = share/man/man1/fast.1
BASH = share/bash-completion/completions/fast
ZSH = share/zsh/site-functions/_fast
FISH = share/fish/vendor_completions.d/fast.fish

# Puts the binary and what it writes into a directory.
define put
install -d $(foreach file,bin/fast $(MANUAL) $(BASH) $(ZSH) $(FISH),"$(1)/$(dir $(file))")
install -m 755 $(RELEASE) "$(1)/bin/fast"
$(RELEASE) manual > "$(1)/$(MANUAL)"
$(RELEASE) completions bash > "$(1)/$(BASH)"
$(RELEASE) completions zsh > "$(1)/$(ZSH)"
$(RELEASE) completions fish > "$(1)/$(FISH)"
cd "$(1)" && chmod 644 $(MANUAL) $(BASH) $(ZSH) $(FISH)
endef

.PHONY: build test lint release dist install uninstall

build:
	$(SWIFT) build

test:
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Scripts

release:
	$(SWIFT) build -c release $(BUILD_SYSTEM) --product fast $(STATIC)

install: release
	$(call put,$(DESTDIR)$(PREFIX))

uninstall:
	cd "$(DESTDIR)$(PREFIX)" && rm -f bin/fast $(MANUAL) $(BASH) $(ZSH) $(FISH)

# The same files always give the same bytes: sorted, and without owners and times of their own.
dist: release
	rm -rf "$(DIST)"
	$(call put,$(DIST))
	install -m 644 LICENSE README.md CHANGELOG.md "$(DIST)"
	cd "$(DIST)/.." && $(TAR) --sort=name --owner=0 --group=0 --numeric-owner --mtime=@0 \
	  --mode=u=rwX,go=rX --format=ustar -cf - "$(notdir $(DIST))" | gzip -9n > "$(notdir $(DIST)).tar.gz"
	@echo "$(DIST).tar.gz"
