package screen

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// squaring plays Maida at random until somebody may attack.
func squaring(t *testing.T) *battle {
	t.Helper()
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	r := rand.New(rand.NewPCG(3, 5))
	for range 3000 {
		q := b.m.Request()
		if q == nil {
			break
		}
		if len(b.acts("attack")) > 0 {
			b.long()
			return b
		}
		if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody comes to blows")
	return nil
}

func TestAnAttackWithoutMoreToChooseIsFinal(t *testing.T) {
	b := squaring(t)
	for _, o := range b.acts("attack") {
		side := b.m.Request().To
		next, _, err := b.m.Position().Play(rules.Answer{By: side, Option: o})
		if err != nil {
			t.Fatal(err)
		}
		q := next.Request()
		forced := q.To == side && len(q.Options) == 1 && !q.Always
		if open := q.To == side && !forced; b.t.final(o) == open {
			t.Errorf("%+v leads to %s with %d options; final: %t", o, q.Kind, len(q.Options), b.t.final(o))
		}
		if forced {
			return
		}
	}
	t.Error("no attack is without more to choose")
}

func TestDiceThatStandForThemselvesAreNotAddedUp(t *testing.T) {
	for name, c := range map[string]struct {
		dice rules.Dice
		want bool
	}{
		"each for itself": {rules.D(2, 6), false},
		"counted":         {rules.D(2, 6).Counted(), false},
		"one against one": {rules.D(2, 6).Opposed(), false},
		"added up":        {rules.D(2, 6).Summed(), true},
	} {
		if got := counts(&c.dice); got != c.want {
			t.Errorf("%s: %t, want %t", name, got, c.want)
		}
	}
}
