//go:build gpu

package e2e

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestTheWholeSetUpIsDoneWithTheMouse(t *testing.T) {
	t.Parallel()
	s := settings{display: screen(t), folder: t.TempDir(), lang: "en", size: "1280x720", seed: 3}
	g := begin(open(t, s), "manoeuvre", "man-09-open-battle", "switch.opening_hand.chosen")
	asked := map[string]int{}
	g.choose = quartermaster{general: general{book: g.save.m.Book()}, asked: asked}.choose
	g.hauls = "setup.deploy"
	turn := func() int { return g.save.m.Position().View(rules.Chance).Turn }
	g.play(func() bool { return turn() == 1 })
	for kind, least := range map[string]int{
		"setup.map": 5, "setup.offer": 2, "setup.take": 1, "setup.edge": 1, "setup.hand": 12, "setup.deploy": 18,
	} {
		if asked[kind] < least {
			t.Errorf("%s was asked %d times, want at least %d", kind, asked[kind], least)
		}
	}
	g.play(func() bool { return turn() == 2 })
	g.save.verify()
	t.Logf("%d answers, %d changes of place, %d clicks", g.gave, g.turns, g.clicks)
}

// quartermaster sets the table up, for both players: four tiles, each turned
// otherwise, five cards a hand, eight units in the home ranks.
type quartermaster struct {
	general
	asked map[string]int // by kind of request
}

func (k quartermaster) choose(q *rules.Request, v *rules.View) rules.Option {
	n := k.asked[q.Kind]
	k.asked[q.Kind]++
	o := q.Options[0]
	switch q.Kind {
	case "setup.map":
		o = k.tile(q, n)
	case "setup.offer", "setup.edge":
		o = q.Options[n%len(q.Options)]
	case "setup.deploy":
		o = k.post(q, v)
	}
	if last := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "confirm" }); last >= 0 {
		o = q.Options[last]
	}
	return o
}

// tile lays tile n in slot n, turned n times.
func (k quartermaster) tile(q *rules.Request, n int) rules.Option {
	var tiles, slots []rules.Ref
	for _, o := range q.Options {
		if o.Who != 0 && !slices.Contains(tiles, o.Who) {
			tiles = append(tiles, o.Who)
		}
		if o.At != 0 && !slices.Contains(slots, o.At) {
			slots = append(slots, o.At)
		}
	}
	for _, o := range q.Options {
		if n < len(slots) && o.Who == tiles[2*n] && o.At == slots[n] && o.N == n {
			return o
		}
	}
	return q.Options[0]
}

// post places a unit on a square where none stands.
func (k quartermaster) post(q *rules.Request, v *rules.View) rules.Option {
	for _, o := range q.Options {
		free := !slices.ContainsFunc(v.Pieces, func(p rules.Piece) bool { return p.Cell == o.At })
		if zone(v, o.Who) == 0 && free {
			return o
		}
	}
	return q.Options[0]
}
