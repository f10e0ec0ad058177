package ai_test

import (
	"context"
	"math"
	"math/rand/v2"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/trail"
	"grognard/rules"
	"grognard/scenarios"
)

// Whatever lies hidden from a side is dealt anew, and the side decides the same: in random games
// of every system, at every kind of request that comes.
func TestWhatIsHiddenDecidesNothing(t *testing.T) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			t.Parallel()
			asked := map[string]int{}
			differs, tried := 0, 0
			games, most := 0, 8
			if testing.Short() {
				most = 1
			}
			for n, s := range scenarios.List(book.Name()) {
				if games == most {
					break
				}
				_, data, err := scenarios.Open(book.Name(), s.ID)
				if err != nil {
					t.Fatal(err)
				}
				board := concealing(book, data)
				if board == nil {
					continue
				}
				games++
				pos, _, err := rules.Begin(book, board)
				if err != nil {
					t.Fatal(err)
				}
				first := pos
				lot, dice := rand.New(rand.NewPCG(uint64(n), 5)), match.Seeded(uint64(n))
				for i := 0; i < 900 && pos.Request() != nil; i++ {
					q := pos.Request()
					a := rules.Answer{By: q.To}
					if q.To == rules.Chance {
						a.Faces, _ = dice.Roll(i, q)
					} else {
						if kind := q.Kind; asked[kind] < 6 && lot.IntN(3) == 0 {
							asked[kind]++
							for range 2 {
								other := rules.Guess(pos, q.To, lot, 200, nil)
								if other == nil {
									break
								}
								tried++
								if x, y := dealt(pos, q.To, i), dealt(other, q.To, i); x != y {
									t.Errorf("%s, answer %d, %s: the same world is not dealt where other things are hidden", s.ID, i, kind)
								}
								x, called := judged(pos, first, q.To)
								y, otherwise := judged(other, rules.Guess(first, q.To, lot, 200, nil), q.To)
								if called != otherwise {
									t.Errorf("%s, answer %d, %s: a chance of %v, and with other things hidden %v", s.ID, i, kind, called, otherwise)
								}
								if x != y {
									differs++
									t.Errorf("%s, answer %d, %s: %s, and with other things hidden %s", s.ID, i, kind, rules.FormatOption(book, x), rules.FormatOption(book, y))
								}
							}
						}
						if a.Option, _ = q.Any(lot); q.Field != nil && len(q.Options) == 0 {
							a.Option = q.Field.Sample(lot)
						} else if q.Quiet >= 0 && lot.IntN(2) == 0 {
							a.Option = q.Options[q.Quiet]
						}
					}
					next, _, err := pos.Play(a)
					if err != nil {
						t.Fatal(err)
					}
					pos = next
				}
			}
			t.Logf("%d decisions of %d kinds, %d of them differ", tried, len(asked), differs)
		})
	}
}

// dealt is a world that is dealt for a side, as one number: 0 where none is found.
func dealt(pos *rules.Position, side rules.Side, seed int) uint64 {
	w := rules.Guess(pos, side, rand.New(rand.NewPCG(7, uint64(seed))), 200, nil)
	if w == nil {
		return 0
	}
	return trail.KeyOf(w)
}

// judged is what the player chooses in a game that began so, and what he calls his chance: -1 where he
// has nothing to think about.
func judged(pos, first *rules.Position, side rules.Side) (rules.Option, float64) {
	who := ai.Player{Seed: 3, Work: 300, Wide: 12, Start: first}
	o, chance := who.ChooseJudging(context.Background(), &trail.Trail{}, pos, side)
	if math.IsNaN(chance) {
		chance = -1
	}
	return o, chance
}

// concealing loads a battle so that somebody has a secret in it, by a switch if need be; nil: it
// cannot be.
func concealing(book rules.Rulebook, data []byte) rules.Board {
	sets := []map[string]string{nil}
	for _, x := range book.Switches() {
		for _, value := range x.Values {
			sets = append(sets, map[string]string{x.Key: value})
		}
	}
	for _, set := range sets {
		if b, err := book.Load(data, set); err == nil && rules.Conceals(book, b) {
			return b
		}
	}
	return nil
}
