package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
)

// tried weaves, builds and tries the sample.
func tried(t *testing.T, at string) []*mutant {
	t.Helper()
	s := settings{at: at, workers: 2}
	pkg, err := load("./testdata/sample")
	if err != nil {
		t.Fatal(err)
	}
	wanted, err := places(at)
	if err != nil {
		t.Fatal(err)
	}
	all := slices.DeleteFunc(find(pkg), func(m *mutant) bool { return !wanted(m.file, m.line) })
	prog, all, err := build(pkg, all, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	prog.grace = 2 * time.Second
	tests, err := prog.survey(s)
	if err != nil {
		t.Fatal(err)
	}
	try(s, all, func(m *mutant) verdict { return prog.try(m, tests) })
	return all
}

func lines(all []*mutant, killed bool) string {
	var s []string
	for _, m := range all {
		if m.killed == killed {
			s = append(s, fmt.Sprintf("%s -> %s (%s)", m.from, m.to, m.by))
		}
	}
	return strings.Join(s, "\n")
}

func TestWhatNoTestNoticesIsListed(t *testing.T) {
	if testing.Short() {
		t.Skip("builds a test program")
	}
	all := tried(t, "sample.go:22-60")
	if got, want := lines(all, false), strings.TrimSpace(`
n >= 1 -> n > 1 ()
n >= 1 && n <= most -> n <= most ()
n >= 1 && n <= most -> n >= 1 ()
n <= most -> n < most ()
n < 0 -> n <= 0 ()
n*2 + 1 -> n*2 - 1 (no test runs it)
n * 2 -> n + 2 (no test runs it)
n*2 -> n*«3» (no test runs it)
n*2 + 1 -> n*2 + «2» (no test runs it)
`); !alike(got, want) {
		t.Errorf("let pass:\n%s\nwant:\n%s", got, want)
	}
	killed := lines(all, true)
	for _, want := range []string{
		"n >= 1 -> n > 1 (TestWithin)", "n <= most -> n > most (TestWithin)", "n >= 1 && n <= most -> n >= 1 (TestWithin)",
		"continue -> (left out) (TestSum/negative)", "sum += n -> (left out) (TestSum/negative)", "n++ -> (left out) (never ends)",
	} {
		if !slices.Contains(strings.Split(killed, "\n"), want) {
			t.Errorf("%q is not among what was noticed:\n%s", want, killed)
		}
	}
}

// alike compares lists of lines that may stand in any order.
func alike(a, b string) bool {
	x, y := strings.Split(a, "\n"), strings.Split(b, "\n")
	slices.Sort(x)
	slices.Sort(y)
	return slices.Equal(x, y)
}

func TestValuesOfDataAreChanged(t *testing.T) {
	if testing.Short() {
		t.Skip("builds test programs")
	}
	pkg, err := load("./testdata/sample")
	if err != nil {
		t.Fatal(err)
	}
	all, err := falsify(settings{data: 9, workers: 2}, pkg, t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	if got := lines(all, true); got != "3 -> 4 (TestPrice)" {
		t.Errorf("noticed: %s", got)
	}
	if got := lines(all, false); got != "5 -> 6 ()" {
		t.Errorf("let pass: %s", got)
	}
}

func TestPlaces(t *testing.T) {
	in, err := places("a.go:3,b.go:5-7,rules/x/c.go")
	if err != nil {
		t.Fatal(err)
	}
	for place, want := range map[string]bool{"a.go 3": true, "a.go 4": false, "b.go 7": true, "b.go 8": false, "c.go 99": true, "d.go 1": false} {
		var file string
		var line int
		fmt.Sscan(place, &file, &line)
		if in("/somewhere/"+file, line) != want {
			t.Errorf("%s: %v", place, !want)
		}
	}
	if _, err := places("a.go:x"); err == nil {
		t.Error("a.go:x is taken for a place")
	}
}
