package odds

import (
	"math/big"
	"slices"
	"testing"
)

func TestTheRowOfTheTargetSaysWhatTheCardDerives(t *testing.T) {
	card := duelCard(t)
	i := slices.IndexFunc(card.Units, func(u Unit) bool { return u.Who == card.Target })
	if i < 0 {
		t.Fatal("the target has no row")
	}
	u := &card.Units[i]
	if u.Gone.Cmp(card.First.Removed.Low) != 0 || u.Retreats.Cmp(card.First.Moved.Low) != 0 {
		t.Errorf("gone %s and driven back %s, want %s and %s", u.Gone, u.Retreats, card.First.Removed.Low, card.First.Moved.Low)
	}
	sum := new(big.Rat).Add(u.Holds, u.Gone)
	if sum.Add(sum, u.Retreats).Cmp(one) != 0 {
		t.Errorf("holding, retreating and dying add to %s", sum)
	}
	sum = new(big.Rat)
	for _, x := range u.Hits {
		sum.Add(sum, x)
	}
	if sum.Cmp(one) != 0 {
		t.Errorf("the chances of its losses add to %s", sum)
	}
}

func TestUnitsThatNothingHappensToAreNamedToo(t *testing.T) {
	card := duelCard(t)
	for i, own := range card.Own {
		u := &card.Units[i]
		if u.Who != own || u.Side != card.Attacker || !u.Safe() {
			t.Errorf("row %d: %+v, want the attacker %v, safe", i, u, own)
		}
	}
}

func TestACardThatLeavesChoicesOutSaysSoAndIsExactStill(t *testing.T) {
	open := duelCard(t)
	if open.Closed || open.Shut != nil {
		t.Fatal("all options of this card can be counted")
	}
	for limit := 5; limit < 600; limit++ {
		card, err := Query{Limit: limit, Samples: -1}.Card(begin(t, duel{}), attack())
		if err != nil { // too few even for the first options
			continue
		}
		if !card.Closed || card.Sampled > 0 {
			t.Fatalf("with %d ways at most closed is %t and %d are sampled", limit, card.Closed, card.Sampled)
		}
		if card.Shut != nil { // whether the other side is asked depends on its hand
			t.Errorf("it names %+v", card.Shut)
		}
		for i, r := range card.Rows {
			if r.Chance.Cmp(open.Rows[i].Chance) != 0 {
				t.Errorf("%s has %s, want %s", r.Text.Key, r.Chance, open.Rows[i].Chance)
			}
		}
		return
	}
	t.Fatal("no limit lets the first options through alone")
}
