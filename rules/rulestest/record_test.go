package rulestest

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

func TestARecordTripsOverWhatHasChanged(t *testing.T) {
	const head, old = "toy, version 1 of the rules", "toy, version 1 of the rules\nduel rules=1 views=2\nsiege rules=3 views=4\n"
	for _, x := range []struct {
		name, head string
		lines      []string
		anew       bool
		faults     []string // a word of each
		stale      bool
	}{
		{"nothing has", head, []string{"duel rules=1 views=2", "siege rules=3 views=4"}, false, nil, false},
		{"the rules play otherwise", head, []string{"duel rules=9 views=2", "siege rules=3 views=4"}, false, []string{"duel: the rules"}, true},
		{"and are not recorded under the same version", head, []string{"duel rules=9 views=2", "siege rules=3 views=4"}, true, []string{"raise their Version"}, true},
		{"under the next they are", "toy, version 2 of the rules", []string{"duel rules=9 views=2", "siege rules=3 views=4"}, true, nil, true},
		{"a version that is not recorded", "toy, version 2 of the rules", []string{"duel rules=1 views=2", "siege rules=3 views=4"}, false, []string{"version 2"}, true},
		{"something is shown otherwise", head, []string{"duel rules=1 views=2", "siege rules=3 views=5"}, false, []string{"siege: the views"}, true},
		{"and may be recorded", head, []string{"duel rules=1 views=2", "siege rules=3 views=5"}, true, nil, true},
		{"a battle more", head, []string{"duel rules=1 views=2", "raid rules=7 views=8", "siege rules=3 views=4"}, false, []string{"raid: the rules", "raid: the views"}, true},
		{"which may be recorded", head, []string{"duel rules=1 views=2", "raid rules=7 views=8", "siege rules=3 views=4"}, true, nil, true},
		{"a battle less", head, []string{"duel rules=1 views=2"}, false, []string{"siege is recorded"}, true},
	} {
		t.Run(x.name, func(t *testing.T) {
			faults, stale := compareRecord(old, x.head, x.lines, x.anew)
			if stale != x.stale || len(faults) != len(x.faults) {
				t.Fatalf("%q, stale %v", faults, stale)
			}
			for i, f := range faults {
				if !strings.Contains(f, x.faults[i]) {
					t.Errorf("%q does not say %q", f, x.faults[i])
				}
			}
		})
	}
}

// loud tells one thing more than the toy game, and slow has another worth.
type (
	loud struct{ toy.Book }
	slow struct{ toy.Book }
)

func (loud) View(b rules.Board, s rules.Side) *rules.View {
	v := toy.Book{}.View(b, s)
	v.Turn++
	return v
}

func (slow) Step(b rules.Board, t *rules.Table) {
	toy.Book{}.Step(b, t)
	b.(*toy.Board).Turn++
}

func TestASignatureTellsWhatHasChanged(t *testing.T) {
	sign := func(k rules.Rulebook) sums {
		s, err := (Book{Book: k, Answers: 40}).sign(Start{Name: "duel", Data: []byte(toy.Duel)}, 1)
		if err != nil {
			t.Fatal(err)
		}
		return s
	}
	changed := func(a, b sums) (all []string) {
		for _, k := range recordAspects {
			if a[k] != b[k] {
				all = append(all, k)
			}
		}
		return all
	}
	plain := sign(toy.Book{})
	if got := changed(plain, sign(toy.Book{})); got != nil {
		t.Errorf("the same rules differ in %v", got)
	}
	if got := changed(plain, sign(loud{})); !slices.Equal(got, []string{recordViews}) {
		t.Errorf("another view changes %v", got)
	}
	if got := changed(plain, sign(slow{})); !slices.Contains(got, recordRules) {
		t.Errorf("other rules change %v", got)
	}
}

func TestANewBattleChangesNoRecordedGame(t *testing.T) {
	starts := []Start{{Name: "a"}, {Name: "b"}, {Name: "new"}, {Name: "z"}, {Name: "a+on"}, {Name: "fresh"}}
	inPlace(starts, "toy, version 1 of the rules\nb rules=1\nz rules=2\na+on rules=3\na rules=4\n")
	var names []string
	for _, s := range starts {
		names = append(names, s.Name)
	}
	if got, want := strings.Join(names, " "), "b z a+on a new fresh"; got != want {
		t.Errorf("the games are of %s, want %s", got, want)
	}
}
