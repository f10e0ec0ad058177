package anim

import (
	"fmt"
	"math/rand/v2"
	"slices"
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

// TestAFightOfEverySystemIsOverInTime has eight dice fall in each system, which cost two
// pieces something and drive one of them back by two steps, or as far as a body may flee.
func TestAFightOfEverySystemIsOverInTime(t *testing.T) {
	for _, book := range scenarios.Books() {
		for _, calm := range []bool{false, true} {
			v := boardtest.Scenario(t, book.Name(), scenarios.List(book.Name())[0].ID).View(rules.Chance)
			var who []rules.Ref
			for _, p := range v.Pieces {
				if p.Ref != 0 && p.Form != rules.Marker && !slices.Contains(who, p.Ref) {
					who = append(who, p.Ref)
				}
			}
			back := rules.Event{Kind: rules.EvRetreat, Who: who[0], From: cell(1), To: cell(3), Path: []rules.Ref{cell(1), cell(2), cell(3)}}
			if v.Map.Shape == rules.Tabletop {
				far := int32(18 * v.Map.Unit)
				back = rules.Event{Kind: rules.EvRetreat, Who: who[0], Track: []rules.Pose{{}, {Pt: rules.Point{Y: far}}}}
			}
			hit := func(r rules.Ref) rules.Event { return rules.Event{Kind: rules.EvHit, Who: r, N: 1} }
			tl := Timeline{Pace: Pace{Reduced: calm}}
			tl.Settle(v)
			tl.Run([]rules.Event{{Kind: rules.EvDice, Faces: make([]int, 8)}, hit(who[0]), hit(who[1]),
				{Kind: rules.EvResult, Text: rules.Text{Key: "x"}}, back}, v)
			rest, now := 0.0, 0.0
			for tl.Tick(0); tl.Running(); tl.Tick(now) {
				if now += 5; rest == 0 && !tl.Secret() {
					rest = now - 5
				}
			}
			if rest == 0 || rest > 740 || now > 1480 { // and a hundred until it is light again
				t.Errorf("%s, calm %t: dice rest after %g ms, and all is over after %g", book.Name(), calm, rest, now)
			}
		}
	}
}
