package eagles

import (
	"math/big"
	"testing"

	"grognard/rules"
)

func TestSpecialFiguresUnderFire(t *testing.T) {
	shotAt := func(t *testing.T, figures string, more ...string) *game {
		return volleyOf(t, facingLine, foeLine+" figures "+figures, more...)
	}
	t.Run("ME-21.1 a six kills a special figure and no Ranker", func(t *testing.T) {
		shotAt(t, "0,0,0,1").Roll(6, 5, 1, 1, 1, 1).wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 23)
		shotAt(t, "0,0,0,1").Roll(5, 5, 1, 1, 1, 1).wantFigures("b1", [4]int{0, 0, 0, 1}).wantRankers("b1", 22)
	})
	t.Run("ME-21.2 a six that misses kills nobody", func(t *testing.T) {
		g := onset(t, ahead, "a1 line 24 line at 24,10 facing 0", "a1 line 24 line at 24,10 facing 0 figures 0,0,0,1", "b1 line", "b1 militia",
			"table small", "table small\nb fr: cmd with b2\nb2 line 24 line at 8,40 facing 180")
		g.Roll(4).Roll(6, 6).Play("fire b1 @a1").Roll(6).Roll(6, 6, 6, 6, 6, 6).wantFigures("a1", [4]int{0, 0, 0, 1}).wantRankers("a1", 24)
	})
	t.Run("ME-21.3 a six-sided die numbers those present, and is rolled again for numbers not used", func(t *testing.T) {
		draws := func(n int, figures string, more ...string) rules.Dice {
			d := shotAt(t, figures, more...).Roll(6, 1, 1, 1, 1, 1).WantAsk("me.special", "").Position.Request().Dice
			if d.N() != n || d.Sides(0) != 6 || d.Sides(n-1) != 6 {
				t.Errorf("%s: drawn with %+v, want %d six-sided dice", figures, d, n)
			}
			return d
		}
		for figures, used := range map[string]int{"1,0,1,0": 2, "1,1,0,1": 3, "2,1,1,0": 4, "2,1,1,1": 5, "2,2,1,1": 6} {
			d := draws(1, figures)
			for face := 1; face <= 6; face++ {
				if d.Fits([]int{face}) != (face <= used) || d.Again([]int{face}) != (face > used) {
					t.Errorf("of %d a %d: fits %t, again %t", used, face, d.Fits([]int{face}), d.Again([]int{face}))
				}
			}
		}
		for face, want := range map[int][4]int{1: {1, 2, 1, 1}, 2: {1, 2, 1, 1}, 3: {2, 1, 1, 1}, 4: {2, 1, 1, 1}, 5: {2, 2, 0, 1}, 6: {2, 2, 1, 0}} {
			shotAt(t, "2,2,1,1").Roll(6, 1, 1, 1, 1, 1).WantAsk("me.special", "").Roll(face).wantFigures("b1", want)
		}
		shotAt(t, "0,1,0,1").Roll(6, 1, 1, 1, 1, 1).Roll(1).wantFigures("b1", [4]int{0, 0, 0, 1})
		shotAt(t, "0,1,0,0").Roll(6, 1, 1, 1, 1, 1).wantRolled("fire").wantFigures("b1", [4]int{0, 0, 0, 0})
	})
	t.Run("ME-21.3 of seven two dice decide, read as one number", func(t *testing.T) {
		const led = "b fr: cmd with b1"
		seven := func() *game {
			return shotAt(t, "2,2,1,1", led).Roll(6, 1, 1, 1, 1, 1).WantAsk("me.special", "").wantDice(2)
		}
		d := seven().Position.Request().Dice
		falls := map[int]int{}
		for a := 1; a <= 6; a++ {
			for c := 1; c <= 6; c++ {
				if a == 6 && c == 6 {
					if !d.Again([]int{a, c}) {
						t.Error("36 is not rolled again")
					}
					continue
				}
				g := seven().Roll(a, c)
				k, want := ((a-1)*6+c-1)%7, [4]int{2, 2, 1, 1}
				if falls[k]++; k < 6 {
					want[[6]int{0, 0, 1, 1, 2, 3}[k]]--
				}
				if g.wantFigures("b1", want); (g.board().cmdOf(rules.Second).state == gone) != (k == 6) {
					t.Errorf("%d and %d: the Commander is %s", a, c, stateNames[g.board().cmdOf(rules.Second).state])
				}
			}
		}
		for k := range 7 {
			if falls[k] != 5 {
				t.Errorf("number %d falls by %d throws of 35", k+1, falls[k])
			}
		}
	})
	t.Run("ME-21.3 each of those present falls as likely", func(t *testing.T) {
		for figures, n := range map[string]int64{"1,0,0,1": 2, "1,1,0,1": 3, "1,1,1,1": 4, "2,1,1,1": 5} {
			gone := new(big.Rat)
			g := shotAt(t, figures).Roll(6, 1, 1, 1, 1, 1)
			if err := (rules.Preview{}).Outcomes(g.Position, nil, func(l rules.Leaf) {
				if l.Board.(*Board).body[1].has[officer] == 0 {
					gone.Add(gone, l.Chance)
				}
			}); err != nil || gone.Cmp(big.NewRat(1, n)) != 0 {
				t.Errorf("%s: the Officer falls with %v, %v, want 1/%d", figures, gone, err, n)
			}
		}
	})
	t.Run("ME-21.4 several sixes are settled one by one, numbered anew", func(t *testing.T) {
		shotAt(t, "1,1,0,1").Roll(6, 6, 1, 1, 1, 1).Roll(1).wantFigures("b1", [4]int{0, 1, 0, 1}).Roll(1).wantFigures("b1", [4]int{0, 0, 0, 1}).wantRankers("b1", 24)
	})
	t.Run("ME-21.5 a six with nobody left kills a Ranker", func(t *testing.T) {
		shotAt(t, "0,0,0,1").Roll(6, 6, 6, 1, 1, 1).wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 22)
	})
	t.Run("ME-21.6 an attached Commander is one of them", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine, "b fr: cmd with b1").Roll(6, 1, 1, 1, 1, 1).wantCommander("b", "gone").wantRankers("b1", 24)
		volleyOf(t, facingLine, foeLine, "b fr: cmd 46,46").Roll(6, 1, 1, 1, 1, 1).wantCommander("b", "46.000,46.000").wantRankers("b1", 23)
	})
	t.Run("ME-21.7 of a die rolled again the last face counts", func(t *testing.T) {
		volleyOf(t, facingLine+" figures 0,1,0,0", foeLine+" figures 0,0,0,1").Roll(5, 1, 1, 1, 1, 1).Roll(6).wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 23)
	})
	t.Run("ME-21.8 fire at a screen touches no special figure", func(t *testing.T) {
		draw(t, "a1 "+facingLine+"\nb1 line 24 line at 36,20 facing 180 figures 0,0,0,1 out 4 groups 34,16 38,16").
			Play("fire a1 @b1.g1").Roll(6, 6, 6).wantFigures("b1", [4]int{0, 0, 0, 1}).wantGroup("b1.g1", "gone", 0)
	})
	t.Run("ME-21.9 in defensive fire too", func(t *testing.T) {
		onset(t, ahead, "10 facing 0", "10 facing 0 figures 1,0,0,0").Roll(4).Roll(6, 6).Play("fire b1 @a1").Roll(3).Roll(6, 1, 1).
			wantFigures("a1", [4]int{0, 0, 0, 0}).wantRankers("a1", 24).WantAsk("me.resolve", "")
	})
}

func TestSpecialFiguresInMelee(t *testing.T) {
	lost := func(t *testing.T, faces [2]int, figures string, swaps ...string) *game {
		return brawl(t, "", append(swaps, "180 foe", "180 figures "+figures+" foe")...).Roll(faces[0], faces[1])
	}
	t.Run("ME-26.1 a loser by 3 or more risks its special figures", func(t *testing.T) {
		lost(t, [2]int{5, 1}, "1,0,0,0").WantAsk("me.risk", "").wantDice(1)
		lost(t, [2]int{4, 1}, "1,0,0,0").WantAsk("pursue", "a").wantFigures("b1", [4]int{1, 0, 0, 0})
	})
	t.Run("ME-26.2 each dies on 1, 2 or 3", func(t *testing.T) {
		for face, left := range map[int]int{1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1} {
			lost(t, [2]int{6, 1}, "1,0,0,0").Roll(face).wantFigures("b1", [4]int{left, 0, 0, 0})
		}
		if d := lost(t, [2]int{6, 1}, "1,1,0,0").Position.Request().Dice; len(d.Of) != 1 {
			t.Errorf("without a Commander all dice are one roll, not %+v", d.Of)
		}
		lost(t, [2]int{6, 1}, "1,1,0,0").wantDice(2).Roll(4, 3).wantFigures("b1", [4]int{1, 0, 0, 0})
	})
	t.Run("ME-26.3 each dead replaces a Ranker", func(t *testing.T) {
		lost(t, [2]int{6, 1}, "1,1,0,0").Roll(1, 1).wantRankers("b1", 20)
		lost(t, [2]int{6, 1}, "1,1,0,0").Roll(6, 6).wantRankers("b1", 18)
	})
	t.Run("ME-26.4 the Commander rolls too, and six at most die", func(t *testing.T) {
		big := func() *game {
			return brawl(t, "b fr: cmd with b1", "a1 line 24", "a1 line 48", "charger", "charger,bonus", "180 foe", "180 left 4 bases 6 figures 2,2,1,1 foe").Roll(6, 1).wantDice(6)
		}
		big().Roll(1, 1, 1, 1, 1, 1).WantAsk("pursue", "a").wantCommander("b", "b1").wantRankers("b1", 4).wantFigures("b1", [4]int{})
		big().Roll(6, 1, 1, 1, 1, 1).wantDice(1).Roll(1).wantCommander("b", "gone").wantRankers("b1", 4).wantFigures("b1", [4]int{1, 0, 0, 0})
		brawl(t, "b fr: cmd with b1", "a1 line 24", "a1 line 40").Roll(6, 1).wantDice(1).Roll(3).wantCommander("b", "gone").wantRankers("b1", 19)
	})
	t.Run("ME-26.5 the winner's are safe", func(t *testing.T) {
		g := brawl(t, "", "24,20 facing 0", "24,20 facing 0 figures 1,1,0,0").Roll(6, 1)
		g.WantAsk("pursue", "a").wantRolled("melee").wantFigures("a1", [4]int{1, 1, 0, 0})
	})
}
