package toy

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

func TestRandomGamesEndAndBothSidesWinSome(t *testing.T) {
	var wins [3]int
	for seed := range uint64(200) {
		r := rand.New(rand.NewPCG(seed, 1))
		b, err := Book{}.Load([]byte(Duel), nil)
		if err != nil {
			t.Fatal(err)
		}
		err = rules.Rollout(Book{}, b, 1000, func(q *rules.Request) rules.Answer {
			if q.To != rules.Chance {
				return rules.Answer{By: q.To, Option: q.Options[r.IntN(len(q.Options))]}
			}
			if q.Dice.Bag != nil {
				return rules.Answer{By: rules.Chance, Faces: []int{r.IntN(len(q.Dice.Bag))}}
			}
			return rules.Answer{By: rules.Chance, Faces: []int{1 + r.IntN(6)}}
		})
		if err != nil {
			t.Fatal(err)
		}
		if err := b.Check(); err != nil {
			t.Fatal(err)
		}
		if !b.Result().Over {
			t.Fatal("the game goes on for ever")
		}
		wins[b.Result().Winner+1]++
	}
	if wins[1] == 0 || wins[2] == 0 {
		t.Errorf("draws and wins %v", wins)
	}
}
