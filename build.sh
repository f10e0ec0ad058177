#!/usr/bin/env bash
# Builds, runs and tests Grognard on Debian. See README.md.
set -euo pipefail
cd "$(dirname "$0")"

usage() {
	cat <<'TEXT'
usage: ./build.sh COMMAND

  run [FLAGS]   install what is missing, build, and open the game
  test          install what is missing, then test everything, the window included
  build         build bin/grognard and bin/umpire
  check         format, modules, vet, staticcheck and the scenario files; no tests
  package       write what players install, without Go, into dist: a tarball and a
                Debian package for Linux, a zip for Windows
  bench         measure the budgets: answers, odds, saves, frames
TEXT
}

# What Ebitengine and the sound need to build (headers of X11, GL and ALSA), and what the
# window tests need to run without a screen. The library of the sound itself has another name
# in each Debian; here it comes with its headers, for players it stands below in Depends.
build_packages="ca-certificates gcc libc6-dev pkg-config libgl1-mesa-dev libx11-dev libxrandr-dev libxinerama-dev libxcursor-dev libxi-dev libxxf86vm-dev libasound2-dev"
run_packages="libgl1 libgl1-mesa-dri libx11-6 libxrandr2 libxinerama1 libxcursor1 libxi6 libxxf86vm1"
test_packages="xvfb xauth xdotool"
package_packages="zip xz-utils"

# need PACKAGE...: installs those that are not there yet, and says so.
need() {
	local missing="" p
	command -v dpkg-query >/dev/null || { echo "This is not Debian: please install the equivalents of: $*" >&2; return 0; }
	for p in "$@"; do
		dpkg-query -W -f='${Status}' "$p" 2>/dev/null | grep -q 'ok installed' || missing+=" $p"
	done
	[ -n "$missing" ] || return 0
	local root=""
	if [ "$(id -u)" != 0 ]; then
		command -v sudo >/dev/null || { echo "Grognard needs these packages, and neither root nor sudo is at hand to install them:$missing" >&2; exit 1; }
		root=sudo
	fi
	echo "Grognard needs these Debian packages once; installing:$missing"
	$root apt-get update -qq
	DEBIAN_FRONTEND=noninteractive $root apt-get install -y -qq --no-install-recommends $missing >/dev/null
}

need_go() {
	command -v go >/dev/null || PATH="$PATH:/usr/local/go/bin:$HOME/go/bin"
	command -v go >/dev/null || { echo "Grognard needs Go 1.26 or later: see https://go.dev/doc/install" >&2; exit 1; }
	local have
	have=$(go env GOVERSION) # go1.26.8
	if [ "$(printf '%s\n1.26\n' "${have#go}" | sort -V | head -n 1)" != 1.26 ]; then
		echo "Grognard needs Go 1.26 or later; this is $have." >&2
		exit 1
	fi
}

# screen COMMAND...: runs it under a virtual display of 1920x1080.
screen() {
	xvfb-run -a -s "-screen 0 1920x1080x24 +extension GLX" "$@"
}

# roomy MEMORY COMMAND...: runs it so that its programs collect no garbage before they have taken that
# much memory: compilers and tests then do up to a fifth less work.
roomy() { GOGC=off GOMEMLIMIT=$1 "${@:2}"; }

build() {
	need_go
	need $build_packages
	mkdir -p bin
	echo "Building (the first time takes a few minutes) ..."
	roomy 512MiB go build -o bin/ ./cmd/grognard ./cmd/umpire
}

# check runs what needs no test: format, modules, vet, staticcheck, scenario files.
check() {
	local unformatted
	unformatted=$(gofmt -s -l .)
	[ -z "$unformatted" ] || { echo "gofmt -s would change: $unformatted" >&2; exit 1; }
	go mod tidy -diff || { echo "go mod tidy would change go.mod or go.sum" >&2; exit 1; }
	go vet -tags gpu ./...
	GOGC=300 go tool staticcheck -tags gpu ./... # a quarter less work, for 1.2 GB
	# shellcheck disable=SC2046 # a list of files
	bin/umpire check $(find scenarios -mindepth 2 -name '*.toml')
}

# package writes the same bytes from the same commit, wherever and however often it is built on one
# version of Go: nothing in them tells when or where.
package() {
	need_go
	need $build_packages $package_packages
	local version stamp arch name tree out=$PWD/dist
	version=0.$(git rev-list --count HEAD)
	stamp=$(git log -1 --format=%ct)
	arch=$(go env GOARCH)
	name=grognard-$version
	rm -rf dist
	mkdir -p dist
	tree=$(mktemp -d)
	chmod 755 "$tree"
	trap "rm -rf '$tree'" EXIT # now: it is gone when the program ends
	export SOURCE_DATE_EPOCH=$stamp TZ=UTC LC_ALL=C
	umask 022
	local link="-s -w -buildid= -X grognard/cmd/grognard/flags.Version=$version"
	local flags=(-trimpath -buildvcs=false -ldflags "$link")

	echo "Building $name for Linux ..."
	local root=$tree/deb/usr
	mkdir -p "$root/games" "$root/share/applications" "$root/share/mime/packages" "$root/share/doc/grognard"
	go build "${flags[@]}" -o "$root/games/" ./cmd/grognard ./cmd/umpire
	local size
	for size in 16 32 48 64 128 256; do
		mkdir -p "$root/share/icons/hicolor/${size}x$size/apps"
		go run ./cmd/icon $size "$root/share/icons/hicolor/${size}x$size/apps/grognard.png"
	done
	cp assets/package/grognard.desktop "$root/share/applications/"
	cp assets/package/grognard.xml "$root/share/mime/packages/"
	cp LICENSE "$root/share/doc/grognard/copyright"
	# Release notes: what the last commits say of themselves.
	git log -100 --date=short --format='%ad  %s' >"$root/share/doc/grognard/NEWS"

	cp -r "$root" "$tree/$name"
	mv "$tree/$name/games" "$tree/$name/bin"
	find "$tree" -exec touch -h -d "@$stamp" {} +
	tar -C "$tree" --sort=name --owner=0 --group=0 --numeric-owner --mtime="@$stamp" -cf - "$name" | gzip -9n >"$out/$name-linux-$arch.tar.gz"

	mkdir -p "$tree/deb/DEBIAN"
	cat >"$tree/deb/DEBIAN/control" <<TEXT
Package: grognard
Version: $version
Architecture: $arch
Maintainer: The Grognard developers <grognard@localhost>
Section: games
Priority: optional
Depends: libc6, libasound2 | libasound2t64, ${run_packages// /, }
Installed-Size: $(du -sk "$root" | cut -f 1)
Description: five Napoleonic tabletop wargames for one PC
 Manoeuvre, Commands & Colors: Napoleonics, Musket & Saber, Napoleon Squares and
 The March of Eagles, with every rule enforced, exact odds, an opponent, guided
 first battles and a workshop for your own. In English and Italian.
TEXT
	find "$tree/deb" -exec touch -h -d "@$stamp" {} +
	dpkg-deb --root-owner-group -Zxz --build "$tree/deb" "$out/grognard_${version}_$arch.deb" >/dev/null

	echo "Building $name for Windows ..."
	mkdir -p "$tree/win/$name"
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build "${flags[@]}" -o "$tree/win/$name/" ./cmd/umpire
	GOOS=windows GOARCH=amd64 CGO_ENABLED=0 go build "${flags[@]}" -ldflags "$link -H windowsgui" -o "$tree/win/$name/" ./cmd/grognard
	cp LICENSE "$tree/win/$name/LICENSE.txt"
	cp "$root/share/doc/grognard/NEWS" "$tree/win/$name/NEWS.txt"
	find "$tree/win" -exec touch -h -d "@$stamp" {} +
	(cd "$tree/win" && find "$name" | sort | zip -X -q -9 -@ "$out/$name-windows-amd64.zip")
	(cd "$out" && sha256sum -- * >SHA256SUMS)
	ls -l "$out"
}

# shellcheck disable=SC2086 # the package lists are lists
case "${1:-}" in
run)
	shift
	build
	need $run_packages
	exec bin/grognard "$@"
	;;
build)
	build
	echo "bin/grognard and bin/umpire are ready."
	;;
test)
	build
	need $run_packages $test_packages
	check
	# Test binaries link in half the time without debug information; traces of panics have their lines all the same.
	# check has vetted all of it. The games by mouse come early in the list, and wait for their
	# windows as much as they work: the others run beside them. They open displays of their own;
	# render/ebi, the one other package with a window, has this one.
	roomy 1GiB screen go test -vet=off -timeout 15m -ldflags='-s -w' -tags gpu ./...
	;;
check)
	build
	check
	;;
package)
	package
	;;
bench)
	build
	need $run_packages $test_packages
	go test -run '^$' -bench . -benchmem ./...
	bin/umpire bench
	screen go test -run '^$' -bench . -benchmem -tags gpu -p 1 ./render/ebi/...
	;;
*)
	usage
	[ $# = 0 ] || exit 2
	;;
esac
