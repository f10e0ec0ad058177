package screen

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/rules"
	"grognard/scenarios"
)

// TestTheSecondCombatIsNotTakenForDecided plays by lot, and attacks whenever it
// can, until the details of a second combat are asked for: nothing of the first
// one may stand in its dock.
func TestTheSecondCombatIsNotTakenForDecided(t *testing.T) {
	b := musketry(t)
	dice := rand.New(rand.NewPCG(1, 2))
	results := 0
	for range 600 {
		q := b.m.Request()
		if q == nil {
			break
		}
		if q.Kind == "combat.attack" && results > 0 {
			if b.t.decided() || len(b.t.clips.Throws()) > 0 {
				t.Errorf("a new combat begins with %d throws of the last one; decided: %t", len(b.t.clips.Throws()), b.t.decided())
			}
			return
		}
		o := q.Options[dice.IntN(len(q.Options))]
		if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" }); i >= 0 {
			o = q.Options[i]
		}
		b.t.commit(&b.root.ui, o)
		b.long()
		results = len(b.results())
	}
	t.Fatal("there is no second combat")
}

// results lists the results that the log tells.
func (b *battle) results() (all []match.Entry) {
	for _, e := range b.m.Log() {
		if e.Event.Kind == rules.EvResult {
			all = append(all, e)
		}
	}
	return all
}

// musketry opens a small battle of Musket & Saber.
func musketry(t *testing.T) *battle {
	t.Helper()
	book, ok := scenarios.Book("musket")
	if !ok {
		t.Skip("this system is not there")
	}
	_, data, err := scenarios.Open("musket", "training-trebbia-bridge")
	if err != nil {
		t.Fatal(err)
	}
	p := prefs.Default()
	p.Speed = "instant"
	d := newDesk(t, 1280, 720, p)
	m, err := match.New(book, match.Start{Data: data, Open: true, Auto: true, Seed: 12})
	if err != nil {
		t.Fatal(err)
	}
	b := &battle{desk: d, m: m}
	s := newTable(d.root, m)
	b.t = s.(*table)
	d.root.push(s)
	d.settle()
	b.long()
	return b
}
