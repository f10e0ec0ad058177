package eagles

import (
	"strings"
	"testing"
)

// clash is a melee in which a1, of 24 in line, charged b1 last turn.
const clash = `
a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
table small
`

// brawl draws clash with swaps and more, and fights a round.
func brawl(t *testing.T, more string, swaps ...string) *game {
	t.Helper()
	return draw(t, strings.NewReplacer(swaps...).Replace(clash)+more).Play("fight a1")
}

func TestScoresOfAMelee(t *testing.T) {
	onCharge := func(t *testing.T, swaps ...string) *game {
		return onset(t, ahead, swaps...).Roll(4).Roll(6, 6).Play("hold b1")
	}
	t.Run("ME-23.1 both roll a die and add their terms", func(t *testing.T) {
		brawl(t, "").WantAsk("me.melee", "").wantDice(2).WantTotal("attack", 6).WantTotal("defence", 6).Roll(5, 4).WantRow("melee.won")
		brawl(t, "").Roll(4, 5).WantRow("melee.lost")
	})
	t.Run("ME-23.2 every group counts, in either formation", func(t *testing.T) {
		brawl(t, "", "a1 line 24", "a1 line 36", "36 line at 24,20 facing 0", "36 line at 24,20 facing 0 left 33").wantMod("attack", "ME-23.2", 9)
		brawl(t, "", "line at 24,20 f", "column at 24,18.4 f").wantMod("attack", "ME-23.2", 6)
		brawl(t, "", "180 foe", "180 left 20 foe").wantMod("defence", "ME-23.2", 5)
	})
	t.Run("ME-23.3 a line that charged has 3", func(t *testing.T) {
		onCharge(t).wantMod("attack", "ME-23.3", 3).wantMod("defence", "ME-23.3", 0).WantTotal("attack", 9).WantTotal("defence", 6)
	})
	t.Run("ME-23.4 a column that charged has 6", func(t *testing.T) {
		onset(t, duel).Roll(4).Roll(6, 6, 6).Play("hold b1").wantMod("attack", "ME-23.4", 6).wantMod("attack", "ME-23.3", 0).WantTotal("attack", 14)
	})
	t.Run("ME-23.5 an Officer gives 3", func(t *testing.T) {
		brawl(t, "", "0 foe b1", "0 figures 0,0,0,1 foe b1").wantMod("attack", "ME-23.5", 3).WantTotal("attack", 9)
	})
	t.Run("ME-23.6 a friend who joined gives 2", func(t *testing.T) {
		brawl(t, "a2 line 24 column at 16.8,21.6 facing 90 helps a1").wantMod("attack", "ME-23.6", 2).WantTotal("attack", 8)
		brawl(t, "a2 line 24 column at 16.8,21.6 facing 90").WantTotal("attack", 6)
	})
	t.Run("ME-23.7 who stands higher has 2", func(t *testing.T) {
		brawl(t, "hill 1: 10,21 38,21 38,30 10,30").wantMod("defence", "ME-23.7", 2).wantMod("attack", "ME-23.7", 0)
		brawl(t, "hill 1: 10,10 38,10 38,20.5 10,20.5").wantMod("attack", "ME-23.7", 2).wantMod("defence", "ME-23.7", 0)
		brawl(t, "hill 1: 10,10 38,10 38,30 10,30").wantMod("attack", "ME-23.7", 0).wantMod("defence", "ME-23.7", 0)
	})
	t.Run("ME-23.8 every Drummer, Sergeant and Standard gives 1", func(t *testing.T) {
		brawl(t, "", "0 foe b1", "0 figures 2,2,1,0 foe b1").wantMod("attack", "ME-23.8", 5).WantTotal("attack", 11)
		brawl(t, "", "0 foe b1", "0 figures 0,0,0,1 foe b1").wantMod("attack", "ME-23.8", 0)
	})
	t.Run("ME-23.9 against light cover 1 less", func(t *testing.T) {
		onset(t, ahead+"hedge 10,19.2 38,19.2").Roll(4).Roll(6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.9", -1).wantMod("defence", "ME-23.9", 0)
		onset(t, ahead+"orchard 10,20 38,20 38,22 10,22").Roll(4).Roll(6, 6).Play("hold b1").wantMod("attack", "ME-23.9", -1)
	})
	t.Run("ME-23.10 disorder takes 2", func(t *testing.T) {
		brawl(t, "", "charger", "charger,disordered").wantMod("attack", "ME-23.10", -2).wantMod("defence", "ME-23.10", 0).WantTotal("attack", 4)
	})
	t.Run("ME-23.11 against heavy cover 4 less", func(t *testing.T) {
		onset(t, ahead+"wall 10,19.2 38,19.2").Roll(4).Roll(6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.11", -4).wantMod("attack", "ME-23.9", 0)
		onset(t, ahead+"wall 10,18.7 38,18.7").Roll(4).Roll(6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.11", 0)
		brawl(t, "", "180 foe a1 along 0 since 1", "180 behind heavy foe a1 along 0 since 1 marks defends").wantMod("attack", "ME-23.11", -4)
	})
	t.Run("ME-23.12 the Commander gives 3", func(t *testing.T) {
		brawl(t, "a pr: cmd with a1").wantMod("attack", "ME-23.12", 3).WantTotal("attack", 9)
		onset(t, ahead+"b fr: cmd with b1\na pr: cmd 1,1", "a1 line 24 line at 24,10 facing 0", "a1 guard 32 column at 24,10 facing 0 figures 2,2,1,1",
			"b1 line 24 line at 24,20.6 facing 180", "b1 line 36 line at 24,20.6 facing 180 figures 1,1,0,1").Roll(4).Roll(6, 6, 6).Play("hold b1").
			WantTotal("attack", 22).WantTotal("defence", 17)
	})
}

func TestEndOfARound(t *testing.T) {
	t.Run("ME-23.13 the winner loses two Rankers", func(t *testing.T) {
		brawl(t, "").Roll(5, 4).wantRankers("a1", 22)
		brawl(t, "").Roll(4, 5).wantRankers("b1", 22)
	})
	t.Run("ME-23.14 the loser loses six", func(t *testing.T) {
		brawl(t, "").Roll(5, 4).wantRankers("b1", 18)
		brawl(t, "").Roll(4, 5).wantRankers("a1", 18)
	})
	t.Run("ME-26.2 of six special figures each has its die, and no more are rolled", func(t *testing.T) {
		g := brawl(t, "", "180 foe", "180 figures 2,2,1,1 left 12 bases 6 foe", "a1 line", "a1 guard", "0 foe b1", "0 figures 2,2,1,1 foe b1").Roll(6, 1)
		g.WantAsk("me.risk", "").wantDice(6).Roll(4, 5, 6, 4, 3, 4).wantFigures("b1", [4]int{2, 2, 0, 1}).WantAsk("pursue", "a").wantRankers("b1", 7)
	})
	t.Run("ME-23.15 the loser goes back 2 inches along the line of the charge", func(t *testing.T) {
		brawl(t, "").Roll(5, 4).wantAt("b1", "24.000,23.600", "180.00").wantAt("a1", "24.000,20.000", "0.00")
		brawl(t, "").Roll(4, 5).wantAt("a1", "24.000,18.000", "0.00").wantAt("b1", "24.000,21.600", "180.00")
		brawl(t, "", "along 0", "along 30").Roll(5, 4).wantAt("b1", "25.000,23.332", "180.00")
		brawl(t, "", "along 0", "along 30").Roll(4, 5).wantAt("a1", "23.000,18.268", "0.00")
	})
	t.Run("ME-23.16 the loser tests Resolve in phase 3", func(t *testing.T) {
		g := brawl(t, "").Roll(5, 4).Play("hold a1").wantMarks("b1", "beaten").wantMarks("a1", "-beaten")
		g.Play("done", "done").WantAsk("me.resolve", "").Roll(4).wantMod("resolve", "ME-27.10", -1).Roll(4).wantMarks("b1", "broken")
	})
	t.Run("ME-23.17 the winner chooses to pursue before that test", func(t *testing.T) {
		brawl(t, "").Roll(5, 4).WantAsk("pursue", "a").WantOptions("pursue a1 @b1", "hold a1").wantRolled("melee")
		brawl(t, "").Roll(4, 5).WantAsk("pursue", "b")
	})
	t.Run("ME-23.18 without pursuit the melee ends and both are disordered", func(t *testing.T) {
		brawl(t, "").Roll(5, 4).Play("hold a1").wantMarks("a1", "-engaged", "disordered").wantMarks("b1", "-engaged", "disordered").
			wantAt("a1", "24.000,20.000", "0.00").wantAt("b1", "24.000,23.600", "180.00")
	})
	t.Run("ME-23.19 a pursuer follows by the same way and stays engaged, if there is room", func(t *testing.T) {
		brawl(t, "", "along 0", "along 30").Roll(5, 4).Play("pursue a1 @b1").wantAt("a1", "25.000,21.732", "0.00").
			wantMarks("a1", "engaged", "-disordered").wantMarks("b1", "engaged", "-disordered")
		brawl(t, "building 19.3,21.2 19.9,21.2 19.9,22 19.3,22", "b1 line 24", "b1 line 20").Roll(6, 1).WantRefused("pursue a1 @b1", "ME-23.19").WantNot("pursue a1 @b1")
	})
	t.Run("ME-23.21 only a winner who pursued has the bonus of the charge in the next round", func(t *testing.T) {
		next := func(faces ...int) *game {
			g := brawl(t, "").Roll(faces...)
			return g.Play("pursue "+map[bool]string{true: "a1 @b1", false: "b1 @a1"}[faces[0] > faces[1]], "done", "done").
				Roll(6).Roll(6).Roll(6, 1).Play("first", "fight a1")
		}
		next(5, 4).wantMod("attack", "ME-23.3", 3).wantMod("defence", "ME-23.3", 0)
		next(4, 5).wantMod("attack", "ME-23.3", 0).wantMod("defence", "ME-23.3", 3)
	})
	t.Run("ME-23.22 equal totals cost nothing, and nobody has a bonus then", func(t *testing.T) {
		g := onset(t, ahead).Roll(4).Roll(6, 6).Play("hold b1").Roll(1, 4).WantRow("melee.tie").wantRankers("a1", 24).wantRankers("b1", 24).wantMarks("a1", "engaged", "-bonus")
		g.Play("done", "done").Roll(6, 1).Play("first", "fight a1").WantTotal("attack", 6).WantTotal("defence", 6)
	})
}
