package musket

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
)

// TestNothingIsHidden: both players see everything and are told everything (part
// 1.1 of the ledger), in every position of random games.
func TestNothingIsHidden(t *testing.T) {
	for name, data := range scenarioFiles(t) {
		t.Run("MS-1.1.1 "+name, func(t *testing.T) {
			t.Parallel()
			b := load(t, data, nil)
			if (Book{}).Conceals(b) {
				t.Error("somebody is said to have a secret")
			}
			wantOpen(t, b, rand.New(rand.NewPCG(5, 23)))
		})
	}
}

// wantOpen plays a game at random and looks at every position with the eyes of
// each side and of a spectator.
func wantOpen(t *testing.T, b *Board, r *rand.Rand) {
	t.Helper()
	p, events, err := rules.Begin(Book{}, b.Clone())
	for i := 0; err == nil && p.Request() != nil && i < 600; i++ {
		if i%6 == 0 {
			lookAround(t, p, events, r)
		}
		p, events, err = p.Play(eager(p.Request(), r))
	}
	if err != nil {
		t.Fatal(err)
	}
}

func lookAround(t *testing.T, p *rules.Position, events []rules.Event, r *rand.Rand) {
	t.Helper()
	q, b := p.Request(), p.Board().(*Board)
	if q.To != rules.Chance && (!q.Public || q.Secret || q.Own) {
		t.Fatalf("%s asks for a secret", q.Kind)
	}
	open := p.View(rules.Chance)
	for s := rules.First; s <= rules.Second; s++ {
		if v := p.View(s); !reflect.DeepEqual(v, open) {
			t.Fatalf("%s: side %d does not see what all see", q.Kind, s)
		}
		for _, e := range events {
			if !reflect.DeepEqual(e.For(s), e.For(rules.Chance)) {
				t.Fatalf("side %d is told something else: %+v", s, e)
			}
		}
		dealt := b.Clone().(*Board)
		Book{}.Resample(dealt, s, r)
		if dealt.Hash() != b.Hash() || !reflect.DeepEqual(dealt, b) {
			t.Fatalf("%s: for side %d there is something to deal anew", q.Kind, s)
		}
		for _, ref := range []rules.Ref{b.pieceRef(r.IntN(b.counters)), hexAt(r.IntN(b.cols), r.IntN(b.rows)).ref()} {
			if !reflect.DeepEqual(Book{}.Inspect(b, s, ref), Book{}.Inspect(b, s.Other(), ref)) {
				t.Fatalf("%s is inspected differently", Book{}.Format(ref))
			}
			key := Book{}.Overlays()[r.IntN(len(Book{}.Overlays()))]
			if !reflect.DeepEqual(Book{}.Overlay(b, s, key, ref), Book{}.Overlay(b, rules.Chance, key, ref)) {
				t.Fatalf("overlay %s of %s depends on who looks", key, Book{}.Format(ref))
			}
		}
	}
}
