package eagles

import "testing"

func TestSpecialFiguresUnderFire(t *testing.T) {
	shotAt := func(t *testing.T, figures string, more ...string) *game {
		return volleyOf(t, facingLine, foeLine+" figures "+figures, more...)
	}
	t.Run("ME-21.1 a six kills a special figure and no Ranker", func(t *testing.T) {
		shotAt(t, "0,0,0,1").roll(6, 5, 1, 1, 1, 1).wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 23)
		shotAt(t, "0,0,0,1").roll(5, 5, 1, 1, 1, 1).wantFigures("b1", [4]int{0, 0, 0, 1}).wantRankers("b1", 22)
	})
	t.Run("ME-21.2 a six that misses kills nobody", func(t *testing.T) {
		g := onset(t, ahead, "a1 line 24 line at 24,10 facing 0", "a1 line 24 line at 24,10 facing 0 figures 0,0,0,1", "b1 line", "b1 militia",
			"table small", "table small\nb fr: cmd with b2\nb2 line 24 line at 8,40 facing 180")
		g.roll(4).roll(6, 6).play("fire b1 @a1").roll(6).roll(6, 6, 6, 6, 6, 6).wantFigures("a1", [4]int{0, 0, 0, 1}).wantRankers("a1", 24)
	})
	t.Run("ME-21.3 a die with a face for each figure says which of them falls", func(t *testing.T) {
		for face, want := range map[int][4]int{1: {1, 2, 1, 1}, 2: {1, 2, 1, 1}, 3: {2, 1, 1, 1}, 4: {2, 1, 1, 1}, 5: {2, 2, 0, 1}, 6: {2, 2, 1, 0}} {
			shotAt(t, "2,2,1,1").roll(6, 1, 1, 1, 1, 1).wantAsk("me.special", "").roll(face).wantFigures("b1", want)
		}
		shotAt(t, "2,2,1,1", "b fr: cmd with b1").roll(6, 1, 1, 1, 1, 1).roll(7).wantCommander("b", "gone").wantFigures("b1", [4]int{2, 2, 1, 1})
		shotAt(t, "0,1,0,1").roll(6, 1, 1, 1, 1, 1).roll(1).wantFigures("b1", [4]int{0, 0, 0, 1})
		shotAt(t, "0,1,0,0").roll(6, 1, 1, 1, 1, 1).wantRolled("fire").wantFigures("b1", [4]int{0, 0, 0, 0})
	})
	t.Run("ME-21.4 several sixes are settled one by one, numbered anew", func(t *testing.T) {
		shotAt(t, "1,1,0,1").roll(6, 6, 1, 1, 1, 1).roll(1).wantFigures("b1", [4]int{0, 1, 0, 1}).roll(1).wantFigures("b1", [4]int{0, 0, 0, 1}).wantRankers("b1", 24)
	})
	t.Run("ME-21.5 a six with nobody left kills a Ranker", func(t *testing.T) {
		shotAt(t, "0,0,0,1").roll(6, 6, 6, 1, 1, 1).wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 22)
	})
	t.Run("ME-21.6 an attached Commander is one of them", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine, "b fr: cmd with b1").roll(6, 1, 1, 1, 1, 1).wantCommander("b", "gone").wantRankers("b1", 24)
		volleyOf(t, facingLine, foeLine, "b fr: cmd 46,46").roll(6, 1, 1, 1, 1, 1).wantCommander("b", "46.000,46.000").wantRankers("b1", 23)
	})
	t.Run("ME-21.7 of a die rolled again the last face counts", func(t *testing.T) {
		volleyOf(t, facingLine+" figures 0,1,0,0", foeLine+" figures 0,0,0,1").roll(5, 1, 1, 1, 1, 1).roll(6).wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 23)
	})
	t.Run("ME-21.8 fire at a screen touches no special figure", func(t *testing.T) {
		draw(t, "a1 "+facingLine+"\nb1 line 24 line at 36,20 facing 180 figures 0,0,0,1 out 4 groups 34,16 38,16").
			play("fire a1 @b1.g1").roll(6, 6, 6).wantFigures("b1", [4]int{0, 0, 0, 1}).wantGroup("b1.g1", "gone", 0)
	})
	t.Run("ME-21.9 in defensive fire too", func(t *testing.T) {
		onset(t, ahead, "10 facing 0", "10 facing 0 figures 1,0,0,0").roll(4).roll(6, 6).play("fire b1 @a1").roll(3).roll(6, 1, 1).
			wantFigures("a1", [4]int{0, 0, 0, 0}).wantRankers("a1", 24).wantAsk("me.resolve", "")
	})
}

func TestSpecialFiguresInMelee(t *testing.T) {
	lost := func(t *testing.T, faces [2]int, figures string, swaps ...string) *game {
		return brawl(t, "", append(swaps, "180 foe", "180 figures "+figures+" foe")...).roll(faces[0], faces[1])
	}
	t.Run("ME-26.1 a loser by 3 or more risks its special figures", func(t *testing.T) {
		lost(t, [2]int{5, 1}, "1,0,0,0").wantAsk("me.risk", "").wantDice(1)
		lost(t, [2]int{4, 1}, "1,0,0,0").wantAsk("pursue", "a").wantFigures("b1", [4]int{1, 0, 0, 0})
	})
	t.Run("ME-26.2 each dies on 1, 2 or 3", func(t *testing.T) {
		for face, left := range map[int]int{1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 1} {
			lost(t, [2]int{6, 1}, "1,0,0,0").roll(face).wantFigures("b1", [4]int{left, 0, 0, 0})
		}
		lost(t, [2]int{6, 1}, "1,1,0,0").wantDice(2).roll(4, 3).wantFigures("b1", [4]int{1, 0, 0, 0})
	})
	t.Run("ME-26.3 each dead replaces a Ranker", func(t *testing.T) {
		lost(t, [2]int{6, 1}, "1,1,0,0").roll(1, 1).wantRankers("b1", 20)
		lost(t, [2]int{6, 1}, "1,1,0,0").roll(6, 6).wantRankers("b1", 18)
	})
	t.Run("ME-26.4 the Commander rolls too, and six at most die", func(t *testing.T) {
		big := func() *game {
			return brawl(t, "b fr: cmd with b1", "a1 line 24", "a1 line 48", "charger", "charger,bonus", "180 foe", "180 left 4 bases 6 figures 2,2,1,1 foe").roll(6, 1).wantDice(6)
		}
		big().roll(1, 1, 1, 1, 1, 1).wantAsk("pursue", "a").wantCommander("b", "b1").wantRankers("b1", 4).wantFigures("b1", [4]int{})
		big().roll(6, 1, 1, 1, 1, 1).wantDice(1).roll(1).wantCommander("b", "gone").wantRankers("b1", 4).wantFigures("b1", [4]int{1, 0, 0, 0})
		brawl(t, "b fr: cmd with b1", "a1 line 24", "a1 line 40").roll(6, 1).wantDice(1).roll(3).wantCommander("b", "gone").wantRankers("b1", 19)
	})
	t.Run("ME-26.5 the winner's are safe", func(t *testing.T) {
		g := brawl(t, "", "24,20 facing 0", "24,20 facing 0 figures 1,1,0,0").roll(6, 1)
		g.wantAsk("pursue", "a").wantRolled("melee").wantFigures("a1", [4]int{1, 1, 0, 0})
	})
}
