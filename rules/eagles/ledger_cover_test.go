package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// nextRound passes a turn in which nobody else acts and has a1 fight again.
func (g *game) nextRound() *game {
	g.Helper()
	for {
		switch req := g.Request(); {
		case req.Kind == "me.initiative":
			return g.Roll(6, 1).Play("first", "fight a1")
		case req.To == rules.Chance:
			g.Roll(6)
		default:
			g.Play("done")
		}
	}
}

func TestCoverAndHeightInMelee(t *testing.T) {
	behind := func(t *testing.T, wall string) *game {
		return onset(t, ahead+wall, "b1 line 24", "b1 line 20").Roll(4).Roll(6, 6).Roll(1).Play("hold b1")
	}
	t.Run("ME-23.22 after a tie nobody has the bonus, all else counts again", func(t *testing.T) {
		g := behind(t, "wall 10,19.2 38,19.2").WantTotal("attack", 3).WantTotal("defence", 5).Roll(3, 1).WantRow("melee.tie").
			wantRankers("a1", 24).wantRankers("b1", 20).wantAt("b1", "24.000,20.600", "180.00").wantMarks("b1", "engaged", "-beaten", "-lost")
		g.nextRound().wantMod("attack", "ME-23.3", 0).wantMod("attack", "ME-23.11", -4).wantMod("attack", "ME-23.10", -2).WantTotal("attack", 0).WantTotal("defence", 5)
	})
	t.Run("ME-23.35 the charged defends cover first, after a tie who did before, after a pursuit who was pushed back", func(t *testing.T) {
		behind(t, "hedge 10,19.2 38,19.2").wantMod("attack", "ME-23.9", -1).wantMod("defence", "ME-23.9", 0).Roll(1, 2).WantRow("melee.tie").
			nextRound().wantMod("attack", "ME-23.9", -1).wantMod("defence", "ME-23.9", 0)
		chase := func(more string, swaps ...string) *game {
			return brawl(t, more, swaps...).Roll(5, 4).Play("pursue a1 @b1").nextRound()
		}
		chase("wall 10,22 38,22").wantMod("attack", "ME-23.11", -4).wantMod("attack", "ME-23.3", 3).wantMod("defence", "ME-23.11", 0)
		chase("wall 10,21.5 38,21.5").wantMod("attack", "ME-23.11", 0)
		chase("wood 10,22.8 38,22.8 38,30 10,30").wantMod("attack", "ME-23.11", -4).wantMod("defence", "ME-23.11", 0)
		driven := brawl(t, "orchard 10,17 38,17 38,19 10,19", "180 foe a1 along 0 since 1", "180 behind heavy foe a1 along 0 since 1 marks defends").
			wantMod("attack", "ME-23.11", -4).Roll(1, 6).Play("pursue b1 @a1").nextRound()
		driven.wantMod("attack", "ME-23.11", 0).wantMod("defence", "ME-23.9", -1).wantMod("defence", "ME-23.3", 3)
		chase("wall 28,22 32,22").wantMod("attack", "ME-23.11", -4)
		chase("wall 16,22 20,22").wantMod("attack", "ME-23.11", -4)
		chase("wall 28.795,22 32,22").wantMod("attack", "ME-23.11", 0)
	})
	t.Run("ME-23.36 the level that counts is that of the centre, in contact", func(t *testing.T) {
		on := func(hill string) *game {
			return onset(t, ahead+hill, "20.6", "14.6").Roll(4).Roll(6).Play("hold b1")
		}
		on("hill 1: 10,13.5 38,13.5 38,30 10,30").wantMod("defence", "ME-23.7", 2).wantMod("attack", "ME-23.7", 0)
		on("hill 1: 10,13 38,13 38,30 10,30").wantMod("defence", "ME-23.7", 0).wantMod("attack", "ME-23.7", 0)
		brawl(t, "hill 1: 10,10 38,10 38,40 10,40\nhill 2: 12,21 36,21 36,30 12,30").wantMod("defence", "ME-23.7", 2)
	})
	t.Run("ME-23.37 special figures are risked first, Rankers make up the number", func(t *testing.T) {
		g := brawl(t, "", "180 foe", "180 figures 1,1,0,0 left 20 foe").Roll(6, 1).WantAsk("me.risk", "").wantRankers("b1", 20).Roll(3, 4)
		g.wantRankers("b1", 15).wantFigures("b1", [4]int{0, 1, 0, 0})
		var order []string
		for _, e := range g.Events {
			if e.Kind == rules.EvHit && e.Who == g.board().unitRef(1) {
				order = append(order, e.Rule)
			}
		}
		if len(order) != 2 || order[0] != "ME-26.3" || order[1] != "ME-23.14" {
			t.Errorf("losses by %q", order)
		}
		brawl(t, "", "180 foe", "180 figures 2,0,0,0 left 5 foe").Roll(6, 1).Roll(1, 4).wantGone("b1")
		brawl(t, "", "180 foe", "180 figures 2,0,0,0 left 5 foe").Roll(6, 1).Roll(1, 1).wantRankers("b1", 1)
	})
}

func TestSupportersAndPushBacks(t *testing.T) {
	joinedRound := func(t *testing.T, more string, first, second int) *game {
		return draw(t, joined+more).Play("fight a1").Roll(first, second)
	}
	t.Run("ME-23.29 support ends without room to follow, with a lost round, with its principal or by a Retire", func(t *testing.T) {
		joinedRound(t, "building 15,24 16,24 16,25 15,25", 4, 1).Play("pursue a1 @b1").wantAt("a2", "16.800,21.600", "90.00").
			wantMarks("a2", "-supporting", "-disordered").wantMarks("a1", "engaged")
		joinedRound(t, "", 1, 6).Play("pursue b1 @a1").wantMarks("a2", "-supporting", "-disordered").wantMarks("a1", "engaged").wantAt("a2", "16.800,21.600", "90.00")
		joinedRound(t, "", 1, 6).Play("hold b1").wantMarks("a2", "-supporting", "-disordered").wantMarks("a1", "disordered")
		gone := draw(t, strings.Replace(joined, "20 facing 0 foe", "20 facing 0 left 6 bases 6 foe", 1)).Play("fight a1").Roll(1, 6).wantGone("a1").wantMarks("a2", "-supporting", "-disordered")
		gone.wantMarks("b1", "-engaged", "disordered")
		broke := joinedRound(t, "", 1, 3).Play("pass a2", "done", "done").wantMarks("a2", "supporting")
		broke.WantAsk("me.initiative", "")
		leave := func() *game { return draw(t, joined).Play("retire a2 #1000").Roll(4).Roll(6).WantAsk("move", "a") }
		leave().Play("retire a2 #1000").wantMarks("a2", "-supporting").wantAt("a2", "15.800,21.600", "90.00")
		leave().Play("stand a2").wantMarks("a2", "supporting")
	})
	t.Run("ME-23.31 a push-back stops short of building, body or edge, and the pursuer goes as far", func(t *testing.T) {
		brawl(t, "b2 line 24 line at 24,24.2 facing 180").Roll(5, 4).Play("pursue a1 @b1").wantAt("a1", "24.000,21.005", "0.00").wantAt("b1", "24.000,22.605", "180.00")
		brawl(t, "a2 line 24 line at 24,24.2 facing 0").Roll(5, 4).wantAt("b1", "24.000,22.605", "180.00").wantMarks("a2", "-disordered")
		brawl(t, "", "24,20 ", "24,45 ", "24,21.6", "24,46.6").Roll(5, 4).wantAt("b1", "24.000,47.205", "180.00")
		brawl(t, "a2 line 20 line at 38,26 facing 0 out 4 groups 27,24 24,26").Roll(5, 4).wantAt("b1", "24.000,23.600", "180.00").wantGroup("a2.g1", "gone", 0).
			wantGroup("a2.g2", "24.000,26.000", 2)
		brawl(t, "b2 line 24 line at 24,24.2 facing 180", "along 0", "along 180", "since 1 marks charger", "since 1", "180 foe a1 along 0 since 1", "180 foe a1 along 180 since 1 marks charger").
			Roll(5, 4).wantAt("b1", "24.000,22.605", "180.00").wantMarks("b2", "disordered")
	})
}
