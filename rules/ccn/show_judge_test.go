package ccn

import (
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"grognard/rules"
)

// oldWorth is the Score of a side as it was before there were assets.
func oldWorth(b *Board, s rules.Side) int {
	sum := 1500 * b.banners(s)
	for u := range b.unitCount() {
		if !b.inPlay(u) || b.sideOf(u) != s {
			continue
		}
		x := &b.units[u]
		sum += 120*int(x.blocks) + 40 + 4*abs(x.at.row()-b.baseline(s))
		if b.leaderOf(u) >= 0 {
			sum += 25
		}
		if b.supports(u) >= 2 {
			sum += 10
		}
	}
	for i := range b.scenario.objectives {
		if g := &b.scenario.objectives[i]; g.side == s {
			sum += 120 * b.held(g).Count()
		}
	}
	for l := range b.leaderCount() {
		if b.lone(l) && b.leaderSide(l) == s {
			sum -= 60
		}
	}
	return sum + 30*b.handSize(s)
}

// In random games the Score is what it was; counting prospects changes nothing, turns on nothing that
// the side which is asked cannot see, and fits where counts are kept.
func TestWhatIsJudgedInGamesByLot(t *testing.T) {
	for _, id := range []string{"ccn-01-rolica-first", "ccn-10-salamanca"} {
		data, err := os.ReadFile("../../scenarios/ccn/" + id + ".toml")
		if err != nil {
			t.Fatal(err)
		}
		first, err := Book{}.Load(data, nil)
		if err != nil {
			t.Fatal(err)
		}
		lot := rand.New(rand.NewPCG(3, 3))
		b := first.(*Board)
		moved := make([]bool, len(prospects))
		into, again := make([]int, len(prospects)), make([]int, len(prospects))
		decide := func(q *rules.Request) rules.Answer {
			if q.To == rules.Chance {
				return rules.Answer{By: q.To, Faces: q.Dice.Throw(lot)}
			}
			o, _ := q.Any(lot)
			if lot.IntN(8) == 0 {
				hash, other := b.Hash(), b.Clone().(*Board)
				Book{}.Resample(other, q.To, lot)
				for _, o := range q.Options {
					into[0], again[0] = -1, -1
					Book{}.CountProspects(b, q, o, into)
					Book{}.CountProspects(other, q, o, again)
					if b.Hash() != hash || !slices.Equal(into, again) {
						t.Fatalf("%s: %v changes the board, or turns on what is hidden: %v, %v", q.Kind, o, into, again)
					}
					for i, n := range into {
						if moved[i] = moved[i] || n != 0; n > math.MaxInt16 || n < math.MinInt16 {
							t.Fatalf("%s: %d", prospects[i].Key, n)
						}
					}
				}
			}
			return rules.Answer{By: q.To, Option: o}
		}
		for range 6000 {
			if b.Result().Over {
				b = first.Clone().(*Board)
			}
			if err := rules.Rollout(Book{}, b, 1, decide); err != nil {
				t.Fatal(err)
			}
			for s := rules.First; s <= rules.Second && !b.Result().Over; s++ {
				if got, want := (Book{}).Score(b, s), oldWorth(b, s)-oldWorth(b, s.Other()); got != want {
					t.Fatalf("%s: the Score is %d, not %d", id, got, want)
				}
			}
		}
		for i, ok := range moved {
			if !ok && id == "ccn-10-salamanca" && prospects[i].Key != "prize" && prospects[i].Key != "unprize" {
				t.Errorf("%s is counted nowhere", prospects[i].Key)
			}
		}
	}
}

// The table of hits is that of the dice.
func TestHowLikelySoManyHitsAre(t *testing.T) {
	for _, k := range []struct{ dice, faces, hits, want int }{{1, 2, 1, 33}, {2, 3, 1, 75}, {3, 3, 3, 12}, {4, 1, 5, 0}, {4, 2, 0, 0}} {
		if got := likely(k.dice, k.faces, k.hits); got != k.want {
			t.Errorf("%d dice with %d faces make %d hits in %d of a hundred, not %d", k.dice, k.faces, k.hits, got, k.want)
		}
	}
}
