package threat_test

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/threat"
	"grognard/rules"
)

// later goes on after a move of a piece, answers what changes least, and has others do
// what they must. It lists what the piece may attack until the other side is asked; asked
// says that it came to a question of attack.
func later(p *rules.Position, side rules.Side, who rules.Ref) (all map[rules.Ref]bool, asked bool) {
	foe, all := map[rules.Ref]bool{}, map[rules.Ref]bool{}
	for _, x := range p.View(side).Pieces {
		if x.Side == side.Other() {
			foe[x.Ref], foe[x.Cell] = true, true
		}
	}
	delete(foe, 0)
	for range 100 {
		q := p.Request()
		if q == nil || q.To != side || q.Field != nil {
			return all, asked
		}
		for _, o := range q.Options {
			if act := q.Act(o); act == rules.ActFight || act == rules.ActFire {
				asked = true
				if (o.Who == who || o.Who == 0 && q.About == who) && foe[o.At] {
					all[o.At] = true
				}
			}
		}
		o, ok := rules.QuietPolicy(q)
		if !ok {
			i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Who == q.About && o.Who != who })
			if i < 0 {
				return all, asked
			}
			o = q.Options[i]
		}
		next, _, err := p.Play(rules.Answer{By: side, Option: o})
		if err != nil {
			return all, asked
		}
		p = next
	}
	return all, asked
}

func TestWhatAPieceCouldAttackIsWhatItMayAttackOnceItsSideIsAsked(t *testing.T) {
	for _, b := range battles[:4] { // in the fifth the other side has an order before
		t.Run(b[0], func(t *testing.T) {
			r, compared := rand.New(rand.NewPCG(7, 7)), 0
			for seed := range uint64(3) {
				moves(t, boardtest.Scenario(t, b[0], b[1]), seed, 8, func(p *rules.Position, _ rules.Option) {
					compared += compare(t, p, r)
				})
			}
			if compared == 0 {
				t.Error("nobody could attack")
			}
			t.Log(compared)
		})
	}
}

// compare makes some of the moves that may be made. It returns how many lead to an attack.
func compare(t *testing.T, p *rules.Position, r *rand.Rand) (n int) {
	q := p.Request()
	for _, i := range r.Perm(len(q.Options))[:min(len(q.Options), 30)] {
		o := q.Options[i]
		if o.Who == 0 || q.Act(o) != rules.ActMove {
			continue
		}
		after := threat.Move(p, o)
		if after == nil {
			continue
		}
		want, asked := later(after, q.To, o.Who)
		if !asked {
			continue
		}
		got := map[rules.Ref]bool{}
		for _, s := range (threat.Query{}).Own(after, q.To, o.Who) {
			got[s.At] = true
		}
		if !maps.Equal(got, want) {
			t.Errorf("%s: could attack %v, may attack %v", rules.FormatOption(p.Book(), o), got, want)
		}
		if len(want) > 0 {
			n++
		}
	}
	return n
}
