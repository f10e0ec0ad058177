package ai

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/manoeuvre"
)

// ambushed is a fight of Manoeuvre in which France, on turn, does not see the
// Russian hand.
const ambushed = `format = 1
first = "south"
[rules]
setup = "scenario"
attrition_target = 8
[map]
rows = ["........", "........", "........", "........", "........", "........", "........", "........"]
[position]
phase = "combat"
turn = 3
active = "south"
[south]
army = "fr"
units = [{ unit = "fr-ig", at = "d4" }, { unit = "fr-8l", at = "c5" }]
hand = ["fr-ig-1", "fr-ig-2", "fr-hq-ney", "fr-hq-skirmish-1"]
[north]
army = "ru"
units = [{ unit = "ru-or", at = "d5" }, { unit = "ru-kx", at = "c6" }]
hand = [%s]
`

// fight loads the fight with a Russian hand and plays some answers.
func fight(t *testing.T, book rules.Rulebook, hand string, lines ...string) *rules.Position {
	t.Helper()
	b, err := book.Load(fmt.Appendf(nil, ambushed, `"`+strings.Join(strings.Fields(hand), `", "`)+`"`), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range lines {
		o, err := rules.ParseOption(book, line)
		if err == nil {
			p, _, err = p.Play(rules.Answer{By: p.Request().To, Option: o})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return p
}

func TestItChoosesAlikeWhateverTheOtherHandHolds(t *testing.T) {
	hands := []string{"ru-or-1 ru-or-2 ru-or-3", "ru-or-1 ru-hq-withdraw-1 ru-hq-kutuzov", "ru-or-1 ru-kx-1 ru-kx-5"}
	for name, lines := range map[string][]string{
		"MAN-S.7 before a combat":                 nil,
		"MAN-S.7 when the target stands":          {"assault fr-ig +fr-ig-1 @ru-or", "stand", "done"},
		"MAN-S.7 when a defence card is revealed": {"assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done"},
	} {
		t.Run(name, func(t *testing.T) {
			for seed := range uint64(6) {
				said := map[rules.Option]bool{}
				for _, hand := range hands {
					p := fight(t, manoeuvre.Book{}, hand, lines...)
					said[Player{Seed: seed, Work: 1500}.Choose(p, rules.First)] = true
				}
				if len(said) != 1 {
					t.Errorf("seed %d: it chooses %v", seed, said)
				}
			}
		})
	}
}

// unfit deals the other hand so that it never fits what was shown.
type unfit struct{ manoeuvre.Book }

func (u unfit) Resample(b rules.Board, s rules.Side, r *rand.Rand) {
	u.Book.Resample(b, s, r)
	for _, c := range u.View(b, s.Other()).Cards { // once more, until the card that was shown is elsewhere
		if c.Place == rules.Hand && c.Side != s && u.Format(c.Ref) == "ru-or-1" {
			u.Resample(b, s, r)
			return
		}
	}
}

func TestItLooksAtNothingHiddenWhereNoDealFits(t *testing.T) {
	for _, hand := range []string{"ru-or-1 ru-or-2 ru-hq-kutuzov", "ru-or-1 ru-kx-1 ru-kx-5"} {
		p := fight(t, unfit{}, hand, "assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done")
		g := rules.Guess(p, rules.First, rand.New(rand.NewPCG(1, 1)), 50, nil)
		if g != nil {
			t.Fatal("a deal fits")
		}
		s := Player{Work: 2000}.search(t.Context(), p, rules.First, rand.New(rand.NewPCG(1, 2)))
		if w := s.world(); w != nil {
			t.Errorf("holding %s it plays on with %v", hand, w.Board())
		}
		if got := (Player{Seed: 1, Work: 2000}).Choose(p, rules.First); got.Do != "done" {
			t.Errorf("holding %s it is answered by %+v, not by what changes least", hand, got)
		}
	}
	t.Run("MAN-S.7 worlds that were found serve again", func(t *testing.T) {
		p := fight(t, manoeuvre.Book{}, "ru-or-1 ru-or-2 ru-hq-kutuzov", "assault fr-ig +fr-ig-1 @ru-or", "stand", "done")
		s := Player{Work: 2000}.search(t.Context(), p, rules.First, rand.New(rand.NewPCG(1, 2)))
		first := s.world()
		if s.stuck = true; first == nil || s.world() != first {
			t.Error("a world is made where none can be")
		}
	})
}
