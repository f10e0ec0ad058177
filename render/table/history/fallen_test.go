package history

import (
	"context"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/ai"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/render/screentest"
	"grognard/render/table/scene"
	"grognard/rules"
)

// fought plays a battle to its end, or for so many answers.
func fought(t *testing.T, system, scenario string, most int) *battle {
	t.Helper()
	b := &battle{t: t, sees: &scene.Scene{}, match: screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 5})}
	b.past = Of(b.match, b.sees)
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(5, 1))}
	for n := 0; b.match.Request() != nil && n < most; n++ {
		q := b.match.Request()
		if _, err := b.match.Answer(soldier.Choose(q, b.match.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	b.look()
	return b
}

// look looks at the position as it is now.
func (b *battle) look() {
	b.sees.Pos = b.match.Position()
	v := b.match.View()
	b.sees.View = func() *rules.View { return v }
}

func refsOf(all []rules.Piece) (refs []rules.Ref) {
	for _, p := range all {
		refs = append(refs, p.Ref)
	}
	slices.Sort(refs)
	return refs
}

func TestTheFallenAreThoseOfTheGameToldAsAWhole(t *testing.T) {
	for system, scenario := range map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-12-waterloo", "squares": "ns-01-maida", "eagles": "three-elms-crossroads"} {
		b := fought(t, system, scenario, 900)
		told, err := chronicle.Of(context.Background(), b.match.At(0), b.match.Answers())
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for s := range told.Fallen {
			got, want := b.past.Fallen(0)[s], told.Fallen[s]
			if !slices.Equal(refsOf(got), refsOf(want)) {
				t.Errorf("%s: of side %d fell %v, want %v", scenario, s, refsOf(got), refsOf(want))
			}
			for _, p := range got {
				if n++; p.Face == "" || p.Nation == "" || p.N == 0 {
					t.Errorf("%s: a piece without a face fell: %+v", scenario, p)
				}
			}
		}
		if n == 0 {
			t.Errorf("%s: nobody fell", scenario)
		}
		if v := b.past.Fallen(len(b.match.Log())); len(v[0])+len(v[1]) > 0 {
			t.Errorf("%s: they are shown before anything is told", scenario)
		}
		b.past.Fallen(0)
		if n := b.again(func() { b.past.Fallen(0) }); n > 0 {
			t.Errorf("%s: %g allocations", scenario, n)
		}
	}
}

func TestWhoHasFallenStandsAgainWhenThatIsTakenBack(t *testing.T) {
	b := fought(t, "ccn", "ccn-12-waterloo", 900)
	all := b.past.Fallen(0)
	before := len(all[0]) + len(all[1])
	var last match.Entry
	for _, e := range b.match.Log() {
		if e.Event.Kind == rules.EvRemove {
			last = e
		}
	}
	b.match.TakeBack(last.Answer - 1)
	b.look()
	all = b.past.Fallen(0)
	if n := len(all[0]) + len(all[1]); n >= before {
		t.Errorf("%d have fallen, and %d before that was taken back", n, before)
	}
	for s := range all {
		for _, p := range all[s] {
			if stands(b.sees.View(), p.Ref) {
				t.Errorf("%s has fallen and stands", b.match.Book().Format(p.Ref))
			}
		}
	}
}
