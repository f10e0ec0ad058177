package anim

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"grognard/game/boardtest"
	"grognard/rules"
	"grognard/scenarios"
)

// watch plays a random game and lets a timeline show it to a side. It calls
// look with the timeline at the end of each answer's clips.
func watch(t *testing.T, system, battle string, side rules.Side, answers int, look func(*Timeline, []rules.Event)) {
	t.Helper()
	p := boardtest.Scenario(t, system, battle)
	r := rand.New(rand.NewPCG(5, 5))
	var tl Timeline
	tl.Settle(p.View(side))
	now := 0.0
	for n := 0; n < answers && p.Request() != nil; n++ {
		q := p.Request()
		a := rules.Answer{By: q.To}
		switch {
		case q.To == rules.Chance:
			a.Faces = q.Dice.Throw(r)
		case q.Field != nil:
			a.Option = q.Field.Sample(r)
		default:
			a.Option = q.Options[r.IntN(len(q.Options))]
		}
		next, events, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		var heard []rules.Event
		for _, e := range events {
			heard = append(heard, e.For(side))
		}
		tl.Run(heard, next.View(side))
		ran := tl.Running()
		for tl.Running() {
			tl.Tick(now)
			now += 45
		}
		if ran {
			look(&tl, heard)
		}
		p = next
	}
}

// places lists where things are: pieces by name, and how many cards lie where.
func places(v *rules.View) map[string]string {
	all := map[string]string{}
	for _, p := range v.Pieces {
		if p.Ref != 0 && p.Cell != 0 && p.Form != rules.Marker {
			all[fmt.Sprintf("piece %x", uint32(p.Ref))] += fmt.Sprintf(" %x", uint32(p.Cell))
		}
	}
	return all
}

func TestWhatClipsTellEndsWhereTheGameIs(t *testing.T) {
	for _, book := range scenarios.Books() {
		system, battle := book.Name(), scenarios.List(book.Name())[0].ID
		for side := rules.Chance; side <= rules.Second; side++ {
			watch(t, system, battle, side, 400, func(tl *Timeline, events []rules.Event) {
				got, want := places(&tl.stage), places(tl.next)
				for k := range want {
					if got[k] != want[k] {
						t.Errorf("%s, side %d: %s is told to be at%s, and is at%s: %v", system, side, k, got[k], want[k], events)
					}
				}
				for k := range got {
					if _, there := want[k]; !there {
						t.Errorf("%s, side %d: %s is told to be at%s, and is gone: %v", system, side, k, got[k], events)
					}
				}
			})
		}
	}
}
