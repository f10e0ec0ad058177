package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestCausesOfDisorder(t *testing.T) {
	t.Run("ME-15.1 disorder halves the dice of fire and takes 2 in melee, no more", func(t *testing.T) {
		fire := "a1 line 24 line at 36,10 facing 0 marks disordered\nb1 line 24 line at 36,15 facing 180"
		draw(t, fire).WantOffered("retire a1 #1000", "form a1").Play("fire a1 @b1").wantDice(3).wantMod("halvings", "ME-18.8", 1).WantTotal("hit", 0)
		draw(t, strings.Replace(fire, " marks disordered", "", 1)).Play("fire a1 @b1").wantDice(6).wantMod("halvings", "ME-18.8", 0)
		draw(t, strings.Replace(duel, "facing 0", "facing 0 marks disordered", 1)).Play("charge a1 @b1", "charge a1 @b1").WantTotal("charge", 0).Roll(4).
			wantDice(3).Roll(6, 6, 6).Play("hold b1").wantMod("attack", "ME-23.10", -2).WantTotal("attack", 12).WantTotal("defence", 6)
	})
	t.Run("ME-15.2 any part of a body that moves in difficult ground disorders it", func(t *testing.T) {
		move := func(ground, order string) *game {
			g := marched(t, ground).Play(order).Roll(4)
			return g.Roll([]int{6, 6}[:g.Request().Dice.N()]...).Play(order)
		}
		for _, kind := range []string{"wood", "orchard", "marsh"} {
			move(kind+" 40,13 44,13 44,14 40,14", "advance a1 #6000").wantMarks("a1", "disordered")
		}
		move("wood 40,13 44,13 44,14 40,14", "advance a1 #2000").wantMarks("a1", "-disordered")
		move("wood 40.8,11 44,11 44,14 40.8,14", "advance a1 #6000").wantMarks("a1", "-disordered")
		move("marsh 30,7 42,7 42,9 30,9", "retire a1 #300").wantMarks("a1", "disordered")
		marched(t, "wood 30,5 44,5 44,14 30,14").Play("advance a1 #2000").Roll(4).Roll(3).Play("stand a1").wantMarks("a1", "-disordered")
		charge := draw(t, "marsh 20,19 28,19 28,20 20,20\n"+duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1")
		charge.wantMod("attack", "ME-23.10", -2)
		draw(t, "a1 line 24 line at 36,20 facing 0 marks broken\nmarsh 30,16 42,16 42,18 30,18\nb1 line 24 line at 36,40 facing 180\nphase flight").
			Roll(1, 1, 1).wantMarks("a1", "disordered")
	})
	t.Run("ME-15.3 a charge into the flank of a melee disorders its target", func(t *testing.T) {
		g := draw(t, `
			a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
			a2 line 24 column at 12,21.6 facing 90
			b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
			table small`).Play("charge a2 @b1", "charge a2 @b1").wantMarks("b1", "-disordered").Roll(4).Roll(3, 3, 3)
		g.wantMarks("b1", "disordered").wantMarks("a1", "-disordered").wantMarks("a2", "-disordered", "supporting")
		draw(t, "a1 line 24 column at 12,21.6 facing 90\nb1 line 24 line at 24,21.6 facing 180\ntable small").
			Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(3, 3, 3).wantMarks("b1", "-disordered")
	})
	t.Run("ME-15.4 a friend who passes through disorders, one in flight too", func(t *testing.T) {
		marched(t, "a2 line 24 line at 36,11.8 facing 0").Play("advance a1 #4000").Roll(4).Roll(2, 2).wantMarks("a2", "-disordered").
			Play("advance a1 #4000").wantMarks("a2", "disordered").wantMarks("a1", "-disordered")
		flight := "a1 line 24 line at 36,30 facing 0 marks broken\na2 line 24 line at 36,25 facing 0\nb1 line 24 line at 36,40 facing 180\nphase flight"
		draw(t, flight).Roll(3, 3, 3).wantAt("a1", "36.000,21.000", "0.00").wantMarks("a2", "disordered")
		draw(t, flight).Roll(1, 1, 1).wantMarks("a2", "-disordered")
	})
	t.Run("ME-15.5 charging over an obstacle disorders, even if the charge falls short", func(t *testing.T) {
		walled := func() *game {
			return draw(t, "wall 16,18 32,18\n"+duel).Play("charge a1 @b1", "charge a1 @b1")
		}
		walled().wantMarks("a1", "-disordered").Roll(4).wantMarks("a1", "disordered").Roll(1, 1, 1).Roll(6).wantMarks("a1", "disordered", "halted").
			wantAt("a1", "24.000,10.000", "0.00")
		walled().Roll(3).wantMarks("a1", "-disordered")
		walled().Roll(4).Roll(6, 6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.10", -2)
		draw(t, "wall 16,8 32,8\n"+duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).wantMarks("a1", "-disordered")
	})
	t.Run("ME-15.6 the end of a melee disorders both principals", func(t *testing.T) {
		fought := func(answer string) *game {
			return draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").Roll(3, 3).Play(answer)
		}
		fought("hold a1").wantMarks("a1", "disordered", "-engaged").wantMarks("b1", "disordered", "-engaged")
		fought("pursue a1 @b1").wantMarks("a1", "-disordered", "engaged").wantMarks("b1", "-disordered", "engaged")
		draw(t, strings.Replace(duel, "180", "180 left 3", 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").Roll(3, 3).
			wantGone("b1").wantMarks("a1", "disordered", "-engaged")
	})
	t.Run("ME-15.7 who rallies from rout is disordered", func(t *testing.T) {
		draw(t, "a1 line 24 line at 36,20 facing 0 marks broken\nb1 line 24 line at 36,40 facing 180").
			Play("rally a1", "pass b1", "done", "done").wantMarks("a1", "-disordered").Roll(4).Play("keep a1").wantMarks("a1", "disordered", "-broken")
	})
	t.Run("ME-15.8 disorder does not add up", func(t *testing.T) {
		g := draw(t, "wall 16,18 32,18\nmarsh 20,19 28,19 28,20 20,20\n"+strings.Replace(duel, "facing 0", "facing 0 marks disordered", 1)).
			Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.10", -2).WantTotal("attack", 12)
		for _, e := range g.AllEvents {
			if e.Text.Key == "me.log.disordered" {
				t.Error("it is told to be disordered once more")
			}
		}
	})
}

// reformed is a1, in disorder, that has been ordered to reform and passed.
func reformed(t *testing.T, more string) *game {
	t.Helper()
	return draw(t, `
		a1 line 24 line at 36,10 facing 0 marks disordered
		a2 line 24 line at 36,6 facing 0
		`+more).Play("reform a1").Roll(4)
}

// closeTurn ends the turn.
func (g *game) closeTurn() *game {
	g.Helper()
	for range 9 {
		switch req := g.Request(); {
		case req.Kind == "order":
			g.Play("pass " + Book{}.Format(req.Options[passIn(req.Options)].Who))
		case req.Kind == "command.end":
			g.Play("done")
		default:
			return g
		}
	}
	return g
}

// passIn is the first order to pass.
func passIn(all []rules.Option) int {
	for i, o := range all {
		if o.Do == "pass" {
			return i
		}
	}
	return 0
}

func TestReforming(t *testing.T) {
	const far = "b1 line 24 line at 36,40 facing 180"
	t.Run("ME-15.9 a turn spent on Reform or Recover restores order", func(t *testing.T) {
		reformed(t, far).wantMarks("a1", "reforming").closeTurn().WantAsk("me.initiative", "").wantMarks("a1", "-disordered", "-reforming")
		draw(t, "a1 line 24 line at 36,10 facing 0 marks disordered\n"+far).Play("reform a1").Roll(3).closeTurn().wantMarks("a1", "disordered")
		draw(t, "a1 line 24 line at 36,10 facing 0 marks disordered halted 2\n"+far).Play("recover a1").closeTurn().wantMarks("a1", "-disordered", "-halted")
		draw(t, "a1 line 24 line at 36,10 facing 0 marks disordered\n"+far).closeTurn().wantMarks("a1", "disordered")
	})
	t.Run("ME-15.9 what Reform comes to is its test", func(t *testing.T) {
		for line, stage := range map[string]bool{"reform a1": false, "form a1": false, "advance a1 #1000": true} {
			g := draw(t, "a1 line 24 line at 36,10 facing 0 marks disordered\n"+far).Play(line).Roll(4)
			k := slices.IndexFunc(g.AllEvents, func(e rules.Event) bool { return e.Text.Key == "me.row.manoeuvre.passed" })
			if k < 0 || g.AllEvents[k].Stage != stage {
				t.Errorf("%s: only a stage is not %t: %+v", line, stage, g.AllEvents)
			}
		}
	})
	t.Run("ME-15.10 until the turn is over it still counts as disordered", func(t *testing.T) {
		g := draw(t, strings.Replace(duel, "facing 0", "facing 0 marks disordered", 1)).Play("reform a1").Roll(4).wantMarks("a1", "disordered", "reforming")
		g.Play("charge b1 @a1", "charge b1 @a1").Roll(6).Roll(6, 6).Play("hold a1").wantMod("defence", "ME-23.10", -2)
		shot := draw(t, strings.Replace(duel, "facing 0", "facing 0 marks disordered", 1)).Play("reform a1").Roll(4)
		shot.Play("charge b1 @a1", "charge b1 @a1").Roll(6).Roll(6, 6).Play("fire a1 @b1").Roll(6).wantMod("halvings", "ME-18.8", 1)
	})
	t.Run("ME-15.11 to fight or be passed through loses the turn, to be fired on does not", func(t *testing.T) {
		passed := reformed(t, far).Play("pass b1", "advance a2 #6000").Roll(4).Roll(3, 3).Play("advance a2 #6000").wantMarks("a1", "-reforming")
		passed.closeTurn().wantMarks("a1", "disordered")
		fired := reformed(t, "b1 line 24 line at 36,15 facing 180").Play("fire b1 @a1").Roll(1, 1, 1, 1, 1, 1).wantMarks("a1", "reforming")
		fired.closeTurn().wantMarks("a1", "-disordered")
		fought := draw(t, strings.Replace(duel, "facing 0", "facing 0 marks disordered", 1)).Play("reform a1").Roll(4)
		fought.Play("charge b1 @a1", "charge b1 @a1").Roll(6).Roll(6, 6).Play("hold a1").Roll(3, 3).wantMarks("a1", "-reforming", "disordered")
		for _, marks := range []string{"disordered,reforming,broken", "disordered"} {
			draw(t, "a1 line 24 line at 36,10 facing 0 marks "+marks+"\na2 line 24 line at 12,10 facing 0\n"+far+"\nphase upkeep").wantMarks("a1", "disordered")
		}
	})
	t.Run("ME-15.12 re-formed in a wood it is in order until it moves there", func(t *testing.T) {
		g := reformed(t, far+"\nwood 30,5 42,5 42,30 30,30").closeTurn().wantMarks("a1", "-disordered").Roll(6, 1).Play("first").wantMarks("a1", "-disordered")
		g.Play("advance a1 #2000").Roll(4).Roll(3).Play("advance a1 #2000").wantMarks("a1", "disordered")
	})
	t.Run("ME-15.13 groups go through difficult ground at no cost", func(t *testing.T) {
		g := draw(t, `
			wood 30,12 42,12 42,30 30,30
			a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.5 38,13.5
			`+far).Play("retire a1 #500").Roll(4).Roll(4).Play("retire a1 #500").WantAsk("screen", "a")
		g.Play("post a1.g1 (34000,13000)", "keep a1.g2").wantMarks("a1", "-disordered").wantGroup("a1.g1", "34.000,13.000", 2)
		draw(t, `
			wood 20,12 52,12 52,15 20,15
			a1 line 24 line at 36,10 facing 0 out 4 groups 30,13.5 42,13.5 marks disordered
			b1 line 24 line at 36,18 facing 180`).Play("snipe a1 @b1").wantDice(2).wantMod("halvings", "ME-18.8", 0)
	})
	t.Run("ME-15.14 the formed part of the light battalion is close order", func(t *testing.T) {
		draw(t, `
			wood 30,12 42,12 42,30 30,30
			a1 veteran 24 line at 36,10 facing 0 light out 4 groups 34,15 38,15
			`+far).Play("advance a1 #4000").Roll(4).Roll(4).Play("advance a1 #4000", "drape a1 #2000").wantMarks("a1", "disordered")
	})
	t.Run("ME-15.15 halted is not disorder, and Recover ends both", func(t *testing.T) {
		g := draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(1, 1, 1).wantMarks("a1", "halted", "-disordered")
		g.closeTurn().Roll(6, 1).Play("first").wantOrders("a1", "recover", "pass").Play("recover a1").closeTurn().wantMarks("a1", "-halted", "-disordered")
		draw(t, "a1 line 24 line at 36,10 facing 0 marks disordered halted 2\n"+far).closeTurn().wantMarks("a1", "-halted", "disordered")
	})
}
