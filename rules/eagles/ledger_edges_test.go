package eagles

import (
	"strings"
	"testing"
)

// Places where a rule ends: what is just beyond it is otherwise.

func TestWhoFiresInDefence(t *testing.T) {
	const charged = "20.6 facing 180"
	t.Run("ME-24.1 a supporting body does not fire at who charges it", func(t *testing.T) {
		from := func(helps string) *game {
			text := strings.Replace(inMelee, "helps a1", helps, 1)
			text = strings.Replace(text, "b2 line 24 line at 12,44", "b2 line 24 line at 20,27.6", 1)
			return draw(t, text+"active b, lead b").Play("charge b2 @a2", "charge b2 @a2").Roll(4).Roll(6, 6)
		}
		from("").WantAsk("defend", "a").WantOptions("fire a2 @b2", "hold a2")
		from("helps a1").WantAsk("me.melee", "").wantMarks("a2", "-supporting", "engaged")
	})
	t.Run("ME-24.5 groups and curtains of the charging army stop no line, of the body or of its groups", func(t *testing.T) {
		const wall = "10 facing 0 light out 18 groups 16,13 18,13 20,13 22,13 24,13 26,13 28,13 30,13 32,13"
		behind := func(more string) *game {
			return onset(t, ahead, "a1 line", "a1 veteran", "10 facing 0", wall, charged, charged+more).Roll(4).Roll(6, 6).
				Play("fire b1 @a1").Roll(6)
		}
		behind("").wantMod("dice", "ME-17.4", 6)
		behind(" out 2 groups 24,17").wantMod("dice", "ME-17.4", 7)
		draw(t, strings.NewReplacer("a1 line", "a1 veteran", "10 facing 0", wall).Replace(ahead)+"active b, lead b").WantRefused("fire b1 @a1", "ME-17.1")
	})
	t.Run("ME-24.14 rifles have their two dice in defence too", func(t *testing.T) {
		rifles := func(kind string) *game {
			return onset(t, ahead+"b gb: cmd 40,40", "b1 line 24 line at 24,"+charged, "b1 veteran 24 line at 24,"+charged+kind).Roll(4).Roll(6, 6).Play("fire b1 @a1").Roll(6)
		}
		rifles(" light rifles").wantMod("dice", "ME-18.5", 2).wantMod("dice", "ME-18.3", 2).wantDice(10)
		rifles(" light").wantMod("dice", "ME-18.5", 0).wantDice(8)
	})
}

func TestWhoBreaksOrOverrunsClosesRanks(t *testing.T) {
	const half = "10 facing 0 left 13"
	t.Run("ME-25.2 a charger that half its men have left and that breaks shows its fewer bases", func(t *testing.T) {
		arriving(t, "", "10 facing 0", half).wantBases("a1", 6).Play("fire b1 @a1").Roll(6).Roll(5, 1, 1, 1, 1, 1).wantBases("a1", 6).
			Roll(1).wantMarks("a1", "broken").wantBases("a1", 3)
	})
	t.Run("ME-25.2 so does one that has overrun a group", func(t *testing.T) {
		text := strings.NewReplacer("10 facing 0", half, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17").Replace(ahead)
		draw(t, text).Play("charge a1 @b1.g1", "charge a1 @b1.g1").Roll(4).Roll(6, 6).Play("fire b1 @a1").Roll(6).
			Roll(5, 1, 1, 1, 1, 1, 1).Roll(6).wantGroup("b1.g1", "gone", 0).wantBases("a1", 3).wantMarks("a1", "-broken", "-halted", "activated")
	})
	t.Run("ME-23.29 a supporter that breaks helps nobody", func(t *testing.T) {
		g := draw(t, strings.Replace(inMelee, "helps a1", "helps a1 marks lost", 1)+"phase resolve").wantMarks("a2", "supporting").
			WantAsk("me.resolve", "").Roll(1).wantMarks("a2", "broken", "-supporting").wantMarks("a1", "engaged")
		if g.board().supporter(0) >= 0 {
			t.Error("the broken battalion still supports")
		}
	})
	t.Run("ME-27.23 a Commander killed by defensive fire calls for no test but that of the charge", func(t *testing.T) {
		g := draw(t, "a pr: cmd with a1\n"+strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1)).
			Play("charge a1 @b1.g1", "charge a1 @b1.g1").Play("fire b1 @a1").Roll(6).Roll(6, 1, 1, 1, 1, 1, 1).wantCommander("a", "gone")
		g.WantAsk("me.resolve", "").Roll(6).wantGroup("b1.g1", "gone", 0).wantMarks("a1", "-bereft", "-lost", "-broken")
		if g.body("a1").mustTest() {
			t.Error("it must test again")
		}
	})
}

func TestWhereCoverAndRangeEnd(t *testing.T) {
	t.Run("ME-35.9 an obstacle crossed counts within an inch of the defender, and no farther", func(t *testing.T) {
		for y, n := range map[string]int{"18.795": -4, "18.794": 0, "19.8": -4} {
			onset(t, ahead+"wall 18,"+y+" 30,"+y).Roll(4).Roll(6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.11", n)
		}
	})
	t.Run("ME-19.14 hits go to no group that nobody can see", func(t *testing.T) {
		const text = "a1 line 24 line at 36,10 facing 0\nb1 line 48 line at 44,20 facing 180 out 4 groups 36,15.5 52,15.5"
		draw(t, text).Play("fire a1 @b1.g1").wantDice(3).Roll(6, 6, 6).wantGroup("b1.g1", "gone", 0).wantGroup("b1.g2", "52.000,15.500", 2)
	})
	t.Run("ME-18.17 a group that may not fire brings the screen no nearer", func(t *testing.T) {
		const text = "a1 line 24 line at 36,10 facing 0 out 4 groups 36,13 42,13\nb1 line 16 line at 36,20.4 facing 180\n"
		draw(t, text).Play("snipe a1 @b1").wantMod("halvings", "ME-18.10", 0).wantMod("dice", "ME-17.4", 2)
		draw(t, text+"building 34,15 38,15 38,17 34,17").Play("snipe a1 @b1").wantMod("halvings", "ME-18.10", 1).wantMod("dice", "ME-17.4", 1)
	})
	t.Run("ME-18.19 a screen fires no farther than its weapon", func(t *testing.T) {
		const text = "a1 line 24 line at 36,10 facing 0 out 2 groups 36,13\nb1 line 24 line at 36,"
		draw(t, text+"32.605 facing 180").WantOffered("snipe a1 @b1")
		draw(t, text+"32.606 facing 180").WantRefused("snipe a1 @b1", "ME-18.19")
		draw(t, text+"32.606 facing 180"+eyed).WantOffered("snipe a1 @b1")
	})
}

func TestWhatAFlightDoesOnItsWay(t *testing.T) {
	const flight = "a1 line 24 line at 60,4 facing 0\na2 line 24 line at 47,36 facing 0 out 4 groups 40,36 41.7,38\n" +
		"b1 line 24 line at 36,30 facing 180 marks broken\nb2 line 24 line at 64,30 facing 180\nphase flight\n"
	t.Run("ME-19.11 a flight off the table sweeps away the groups on its way", func(t *testing.T) {
		draw(t, flight).Roll(6, 6, 6).wantGone("b1").wantGroup("a2.g1", "gone", 0).wantGroup("a2.g2", "41.700,38.000", 2)
	})
	t.Run("ME-27.8 who is engaged or supports sees a flight as well", func(t *testing.T) {
		text := strings.Replace(inMelee, "a3 line 24 line at 12,4 facing 0", "a3 line 24 line at 12,6 facing 0 marks broken", 1) + "phase flight"
		draw(t, text).Roll(1, 1, 1).closeTurn().wantMarks("a1", "saw", "engaged").wantMarks("a2", "saw", "supporting").wantMarks("b1", "-saw")
		g := draw(t, text+"\ncascade = yes").Roll(1, 1, 1).WantAsk("me.resolve", "").Roll(1).wantMarks("a1", "broken", "-engaged").wantMarks("b1", "-engaged", "disordered")
		if g.body("a1").running != 1 {
			t.Errorf("it flees as number %d", g.body("a1").running)
		}
	})
	t.Run("ME-27.4 the broken do not test for what they see", func(t *testing.T) {
		draw(t, flight+"b3 line 24 line at 12,30 facing 180 marks broken").Roll(1, 1, 1).wantMarks("b2", "sees").wantMarks("b3", "-sees")
	})
}

func TestPathsAndPlacesToTheEdge(t *testing.T) {
	t.Run("ME-22.7 a charge may wheel by 45 degrees and by no more", func(t *testing.T) {
		g := draw(t, "a1 line 24 column at 24,10 facing 0\nb1 line 24 line at 34,23 facing 225\ntable small").Play("charge a1 @b1")
		g.WantOffered("charge a1 @b1 #4500", "charge a1 @b1 #4400").WantRefused("charge a1 @b1 #4600", "ME-22.7").WantRefused("charge a1 @b1 #4450", "ME-22.7")
		m := draw(t, "a1 line 24 column at 24,10 facing 0\nb1 line 24 line at 14,23 facing 135\ntable small").Play("charge a1 @b1")
		m.WantOffered("charge a1 @b1 #-4500").WantRefused("charge a1 @b1 #-4600", "ME-22.7")
	})
	t.Run("ME-22.24 a group is reached where its disc touches the front, whichever of the groups it is", func(t *testing.T) {
		const text = "a1 line 24 line at 24,10 facing 0\nb1 line 24 line at 24,21 facing 180 out 4 groups 22,17 26,17.5\ntable small"
		draw(t, text).Play("charge a1 @b1.g1", "charge a1 @b1.g1").Roll(4).Roll(6, 6).Play("hold b1").wantAt("a1", "24.000,15.400", "0.00").wantGroup("b1.g1", "gone", 0).wantGroup("b1.g2", "26.000,17.500", 2)
		draw(t, text).Play("charge a1 @b1.g2", "charge a1 @b1.g2").Roll(4).Roll(6, 6).Play("hold b1").wantAt("a1", "24.000,15.900", "0.00").wantGroup("b1.g2", "gone", 0).wantGroup("b1.g1", "gone", 0)
	})
	t.Run("ME-19.11 a group is touched within 0.805 inches of its centre", func(t *testing.T) {
		by := func(x string) *game {
			return onset(t, ahead, "a1 line 24 line", "a1 line 24 column", "20.6 facing 180", "20.6 facing 180 out 2 groups "+x+",16").Roll(4).Roll(6, 6, 6).Play("hold b1")
		}
		by("26.405").wantGroup("b1.g1", "gone", 0)
		by("26.406").wantGroup("b1.g1", "26.406,16.000", 2)
		by("21.595").wantGroup("b1.g1", "gone", 0)
		by("21.594").wantGroup("b1.g1", "21.594,16.000", 2)
	})
	t.Run("ME-10.15 a zone for one battalion takes no group of another", func(t *testing.T) {
		zones := "\nzone a: 0,0 30,0 30,12 0,12\nzone a 1: 30,0 72,0 72,12 30,12\nzone b: 0,36 72,36 72,48 0,48\n"
		g := setup(t, strings.Replace(oneEach, "b1 line 24 waiting", "a2 line 24 waiting\nb1 line 24 waiting", 1)+zones).Roll(6, 1).Play("first")
		g.Play("line a1", "deploy a1 (24000,5000)", "detach a1 #4").WantOffered("post a1.g1 (31000,6600)").Play("post a1.g1 (26000,7000)", "post a1.g2 (22000,7000)")
		g.Play("line b1", "deploy b1 (36000,40000)", "detach b1").WantAsk("deploy.body", "a")
		h := setup(t, strings.Replace(oneEach, "b1 line 24 waiting", "a2 line 24 waiting\nb1 line 24 waiting", 1)+zones).Roll(6, 1).Play("first")
		h.Play("line a1", "deploy a1 (40000,5000)", "detach a1", "line b1", "deploy b1 (36000,40000)", "detach b1")
		h.Play("line a2").WantRefused("deploy a2 (60000,5000)", "ME-10.6").Play("deploy a2 (24000,5000)", "detach a2 #4").
			WantRefused("post a2.g1 (31000,6600)", "ME-10.6").WantOffered("post a2.g1 (28000,7000)")
	})
	t.Run("ME-9.25 he joins from where he is, or from the edge of his battalion", func(t *testing.T) {
		at := func(cmd string) *game {
			return draw(t, "a pr: cmd "+cmd+"\na1 line 24 line at 36,10 facing 0\na2 line 24 line at 36,18 facing 0\nb1 line 24 line at 36,40 facing 180").
				Play("command a-cmd-pr").Roll(1, 1, 1, 2)
		}
		// from the rear edge of a2, 17.2, to the front edge of a1, 10.8: 6.4 inches, of which 0.9 are given
		at("with a1").WantRefused("attach a-cmd-pr @a2", "ME-9.25")
		g := draw(t, "a pr: cmd with a1\na1 line 24 line at 36,10 facing 0\na2 line 24 line at 36,17.505 facing 0\nb1 line 24 line at 36,40 facing 180").Play("command a-cmd-pr").Roll(1, 1, 1, 2)
		g.WantOffered("attach a-cmd-pr @a2")
		at("36,23").WantOffered("attach a-cmd-pr @a2").WantRefused("attach a-cmd-pr @a1", "ME-9.25")
		at("36,24.705").WantOffered("attach a-cmd-pr @a2")
		at("36,24.706").WantRefused("attach a-cmd-pr @a2", "ME-9.25")
	})
}

func TestToleranceOfEveryComparison(t *testing.T) {
	t.Run("ME-30.11 each comparison has its tolerance on its own side", func(t *testing.T) {
		band := func(y string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,"+y+" facing 180").Play("fire a1 @b1")
		}
		band("17.605").wantMod("halvings", "ME-18.10", 0) // within 6
		band("17.606").wantMod("halvings", "ME-18.10", 1)
		tether := draw(t, "a1 line 24 line at 36,10 facing 0 out 2 groups 36,14\nb1 line 24 line at 36,40 facing 180").Play("advance a1 #1000").Roll(4).Roll(6, 6).Play("stand a1")
		tether.WantOffered("post a1.g1 (36000,15605)").WantRefused("post a1.g1 (36000,15606)", "ME-19.10")
		// keeps four inches away
		draw(t, strings.Replace(apart, "36,40", "36,20", 1)).WantOffered("advance a1 #4405").WantRefused("advance a1 #4406", "ME-14.20")
		// a charge arrives
		reach := func(y string) *game {
			return draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 line at 24,"+y+" facing 0\ntable small").Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(4, 5)
		}
		reach("20.605").wantMarks("a1", "engaged")
		reach("20.606").wantMarks("a1", "halted", "-engaged")
		// a line is stopped by woods
		woods := func(depth string) *game {
			return draw(t, "wood 0,15 72,15 72,"+depth+" 0,"+depth+"\na1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,24 facing 180")
		}
		woods("17.005").WantOffered("fire a1 @b1")
		woods("17.006").WantRefused("fire a1 @b1", "ME-17.1")
		// on the table, discs too
		cmd := draw(t, "a pr: cmd 36,2\n"+strings.Replace(apart, "36,10", "36,20", 1)).Play("command a-cmd-pr").Roll(1, 1, 1, 1)
		cmd.WantOffered("ride a-cmd-pr (36000,395)").WantRefused("ride a-cmd-pr (36000,394)", "ME-9.18")
		// two discs overlap
		discs := draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups 34,13 40,13\nb1 line 24 line at 36,40 facing 180").Play("advance a1 #1000").Roll(4).Roll(6, 6).Play("stand a1", "keep a1.g1")
		discs.WantOffered("post a1.g2 (35595,13000)").WantRefused("post a1.g2 (35594,13000)", "ME-37.1")
		// levels and halves have none: see ME-35.4, ME-35.7
		hill := func(x string) int {
			return draw(t, "hill 1: "+x+",0 72,0 72,20 "+x+",20\n"+apart).board().scenario.levelAt(vec(36000, 10000))
		}
		if hill("36") != 1 || hill("36.001") != 0 {
			t.Error("the border of a hill is not its end")
		}
	})
}
