PREFIX ?= $(HOME)/.local
DESTDIR ?=
SWIFT ?= swift

# A binary without any library of its own where the system allows it, which is on Linux.
ifeq ($(shell uname -s),Linux)
STATIC = --static-swift-stdlib -Xswiftc -static-executable -Xlinker -s
endif
# Newer build systems cannot link it; the flag is known where they exist.
BUILD_SYSTEM = $(shell $(SWIFT) build --help 2>/dev/null | grep -q -- --build-system && echo --build-system native)

RELEASE = .build/release/fast

.PHONY: build test lint release install uninstall

build:
	$(SWIFT) build

test:
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict --recursive --parallel Package.swift Sources Tests Scripts

release:
	$(SWIFT) build -c release $(BUILD_SYSTEM) --product fast $(STATIC)

install: release
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/fast"

uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/fast"
