package squares

import (
	"strings"
	"testing"

	"grognard/rules"
)

// fogged draws a position with fog of war.
func fogged(t *testing.T, lines string) *game {
	t.Helper()
	return draw(t, field+"on fog_of_war\n"+lines)
}

// wantStanding checks whether a marker stands on the board.
func (g *game) wantStanding(id string, yes bool) *game {
	g.Helper()
	if (g.piece("blue", id) != nil) != yes || (g.piece("red", id) != nil) != yes {
		g.Errorf("%s stands: %t, want %t", id, !yes, yes)
	}
	return g
}

func TestLedgerSight(t *testing.T) {
	hidden := "C5 blue-1\nmarker marker-b-1 C5 blue-g1 blue-1\n"
	t.Run("NS-A.50 fog of war is optional", func(t *testing.T) {
		opening(t, field+"on fog_of_war\nC3 red-1\nC6 blue-1", nil).WantAsk("ns.ap", "chance").wantSeen("red", "blue-1")
		opening(t, field+"on fog_of_war\nC3 red-1\nC6 blue-1", []string{"fog_of_war"}).WantAsk("fog.cover", "red")
	})
	for _, q := range []string{"C4", "B4", "D4", "B5", "D5", "B6", "C6", "D6"} {
		t.Run("NS-A.50 troops see the 8 squares around them: "+q, func(t *testing.T) {
			from, _ := parseSquare(q)
			start := at(from.col(), from.row()-1)
			if q[1] == '6' {
				start = at(from.col(), from.row()+1)
			}
			if q == "B5" || q == "D5" {
				start = at(from.col()+(from.col()-2), from.row())
			}
			g := fogged(t, hidden+start.name()+" red-1").wantUnseen("red", "blue-1").Play("move red-1 @"+q).wantSeen("red", "blue-1")
			g.wantStanding("marker-b-1", false)
		})
	}
	t.Run("NS-A.50 nothing two squares away is seen", func(t *testing.T) {
		fogged(t, hidden+"C2 red-1").Play("move red-1 @C3").wantUnseen("red", "blue-1").wantStanding("marker-b-1", true)
	})
	t.Run("NS-A.51 what is seen is placed in full view, all of it", func(t *testing.T) {
		g := fogged(t, "C5 blue-1 1hit\nC5 blue-2 gun\nC3 red-1\nmarker marker-b-1 C5 blue-g1 blue-1 blue-2")
		g.wantUnseen("red", "blue-1", "blue-2").wantSeen("blue", "blue-1", "hidden")
		g.Play("move red-1 @C4").wantSeen("red", "blue-1", "normal", "!hidden").wantSeen("red", "blue-2").WantEverTold(rules.EvPlace, "blue-1").WantEverTold(rules.EvPlace, "blue-2")
	})
	for ground, seen := range map[string]bool{"w": false, "t": false, "F": false, "b": true, "h": true, "f": true, "~": true} {
		t.Run("NS-A.52 sight into "+ground, func(t *testing.T) {
			g := draw(t, ". . .\n. "+ground+" .\n. . .\n. . .\non fog_of_war\nB3 blue-1\nmarker marker-b-1 B3 blue-g1 blue-1\nB1 red-1").Play("move red-1 @B2")
			g.wantStanding("marker-b-1", !seen)
			if seen {
				g.wantSeen("red", "blue-1")
			} else {
				g.wantUnseen("red", "blue-1")
			}
		})
	}
	t.Run("NS-A.52 a wood around the observer does not matter", func(t *testing.T) {
		g := draw(t, ". . .\n. . .\n. w .\n. . .\non fog_of_war\nB3 blue-1\nmarker marker-b-1 B3 blue-g1 blue-1\nB1 red-1").Play("move red-1 @B2")
		g.wantSeen("red", "blue-1")
	})
}

func TestLedgerSettingUpMarkers(t *testing.T) {
	battle := field + "on fog_of_war\nC1 red-1\nC1 red-2 of red-g2\nE1 red-3\nC6 blue-1\n"
	fog := []string{"fog_of_war"}
	t.Run("NS-A.53 the owner alone knows what a marker stands for", func(t *testing.T) {
		g := opening(t, battle, fog).WantAsk("fog.cover", "red").Play("cover +red-g1 @C1")
		g.wantUnseen("blue", "red-1", "red-2", "marker-a-1").wantSeen("red", "red-1", "hidden").Play("done", "done").WantAsk("fog.cover", "blue")
		g.wantStanding("marker-a-1", true).wantUnseen("blue", "red-1", "red-2").wantSeen("red", "red-1", "hidden").wantSeen("blue", "red-3")
		g.wantNote("red", "marker-a-1", "under").wantNote("blue", "marker-a-1", "marker")
		if n := len(g.notes("blue", "marker-a-1")); n != 1 {
			t.Errorf("the enemy reads %d notes on the marker", n)
		}
		g.Play("cover +blue-g1 @C6").wantNote("blue", "marker-b-1", "under").wantNote("red", "marker-b-1", "marker")
		if req := g.Request(); !req.Secret {
			t.Error("the choice is open")
		}
	})
	t.Run("NS-A.54 a marker stands for units of several commands under one general", func(t *testing.T) {
		g := opening(t, battle, fog).WantOffered("cover +red-g1 @C1", "cover +red-g2 @C1", "cover +red-g1 @E1").WantNot("cover +red-g2 @E1")
		g.Play("cover +red-g2 @C1")
		m := &g.board().marker[0][0]
		if m.units.Count() != 2 || g.board().leaders[m.general].ref != refsByName["red-g2"] {
			t.Errorf("it stands for %d units under leader %d", m.units.Count(), m.general)
		}
	})
	t.Run("NS-A.55 the scenario gives a number of markers, and the owner says which are real", func(t *testing.T) {
		two := func() *game { return opening(t, battle, fog, "fog_markers = 12", "fog_markers = 2") }
		two().Play("cover +red-g1 @C1", "cover +red-g1 @E1").WantAsk("fog.cover", "blue")
		g := two().Play("cover +red-g1 @C1", "done").WantAsk("fog.dummy", "red").Play("dummy +red-g1 @D1", "cavalry").WantAsk("fog.cover", "blue")
		g.wantStanding("marker-a-2", true).wantSeen("red", "marker-a-2", "dummy").wantSeen("blue", "marker-a-2", "!dummy")
		two().Play("done", "dummy +red-g1 @D1", "infantry", "dummy +red-g1 @D2", "foot").WantAsk("fog.cover", "blue")
	})
	t.Run("NS-A.56 one marker a square, and units without one are visible", func(t *testing.T) {
		g := opening(t, battle, fog).Play("cover +red-g1 @C1").WantNot("cover +red-g1 @C1", "cover +red-g2 @C1").Play("done")
		g.WantNot("dummy +red-g1 @C1", "dummy +red-g1 @E1").Play("dummy +red-g1 @D1", "infantry").WantNot("dummy +red-g1 @D1").Play("done").wantSeen("blue", "red-3")
	})
	t.Run("NS-A.57 no dummy where another stands, or where no troops could", func(t *testing.T) {
		river := ". . . .\n. . . .\n. # + #\n. . . .\non fog_of_war\nA1 red-1\nD4 blue-1\n"
		g := opening(t, river, fog).Play("done").WantOffered("dummy +red-g1 @B1", "dummy +red-g1 @A2").WantNot("dummy +red-g1 @B2", "dummy +red-g1 @C2", "dummy +red-g1 @A1")
		g.Play("dummy +red-g1 @B1", "infantry").WantNot("dummy +red-g1 @B1").WantOffered("dummy +red-g1 @A2")
	})
	t.Run("NS-A.56 generals are always visible and reveal nothing", func(t *testing.T) {
		picture := "general red-g1 C3\nC2 red-1\nmarker marker-a-1 C2 red-g1 red-1\nC5 blue-1\nmarker marker-b-1 C5 blue-g1 blue-1\nphase general"
		fogged(t, picture).wantSeen("blue", "red-g1").Play("move red-g1 @C4").wantStanding("marker-b-1", true).wantUnseen("red", "blue-1")
	})
	t.Run("NS-A.57 the owner gives a dummy a kind and a command", func(t *testing.T) {
		g := opening(t, battle, fog).Play("done").WantOffered("dummy +red-g1 @D2", "dummy +red-g2 @D2").WantNot("dummy +blue-g1 @D2", "dummy +red-g1 @D5")
		g.Play("dummy +red-g2 @D2").WantAsk("fog.kind", "red").WantOptions("infantry", "cavalry", "foot", "horse").Play("horse")
		g.wantNote("red", "marker-a-1", "dummy.horse")
	})
	t.Run("NS-A.72 no marker in the open next to an enemy or his marker", func(t *testing.T) {
		near := ". . . . .\n. . . . .\n. . w . .\n. . . . .\n. . . . .\non fog_of_war\nA1 red-1\nB2 red-2\nC3 blue-1\nE3 blue-2\n"
		g := opening(t, near, fog).WantRefused("cover +red-g1 @B2", "NS-A.72").WantOffered("cover +red-g1 @A1").Play("cover +red-g1 @A1", "done")
		g.WantRefused("dummy +red-g1 @B3", "NS-A.72").Play("done").WantAsk("fog.cover", "blue").WantOffered("cover +blue-g1 @C3", "cover +blue-g1 @E3")
		opening(t, near, fog).Play("done", "done", "done").WantAsk("fog.dummy", "blue").WantOffered("dummy +blue-g1 @A4")
		opening(t, near, fog).Play("done", "dummy +red-g1 @A3", "infantry", "done", "done").WantRefused("dummy +blue-g1 @A4", "NS-A.72")
	})
	t.Run("NS-A.72 reinforcements arrive visible", func(t *testing.T) {
		fogged(t, "due red-1 turn=1 entry=A1\nB1 red-2\nmarker marker-a-1 B1 red-g1 red-2").Play("enter red-1 @A1").wantSeen("blue", "red-1", "!hidden").
			wantUnseen("blue", "red-2")
	})
}

func TestLedgerDummiesMove(t *testing.T) {
	for _, c := range []struct {
		kind  string
		ap    string
		steps int
	}{{"infantry", "ap 1", 1}, {"infantry", "ap 3", 3}, {"cavalry", "ap 2", 3}, {"foot", "ap 1", 0}, {"foot", "ap 2", 1}, {"foot", "ap 3", 2}, {"horse", "ap 3", 3}} {
		t.Run("NS-A.57 a dummy moves as fast as "+c.kind+" with "+c.ap, func(t *testing.T) {
			g := fogged(t, "general red-g1 C3\nC1 red-1\nmarker marker-a-1 C2 red-g1 "+c.kind+"\n"+c.ap)
			for i := range c.steps {
				g.Play("move marker-a-1 @" + at(2, 2+i).name())
			}
			g.WantRefused("move marker-a-1 @"+at(2, 2+c.steps).name(), "NS-C4.1.31").wantUnseen("blue", "marker-a-2")
		})
	}
	t.Run("NS-A.57 it moves as one Massed unit when its command is active", func(t *testing.T) {
		picture := "C1 red-1\nC1 red-2 of red-g2\nmarker marker-a-1 C2 red-g1 infantry\n"
		fogged(t, picture).WantOffered("move marker-a-1 @D3")
		fogged(t, picture+"active red-g2").WantRefused("move marker-a-1", "NS-A.65").WantOffered("move red-2 @D1")
	})
	t.Run("NS-A.71 a dummy beyond the radius of its general stays", func(t *testing.T) {
		fogged(t, "A1 red-1\nmarker marker-a-1 D1 red-g1 infantry\n").WantRefused("move marker-a-1", "NS-C4.0.4")
		fogged(t, "A1 red-1\nmarker marker-a-1 C1 red-g1 infantry\n").WantOffered("move marker-a-1 @D1")
	})
	t.Run("NS-A.71 it moves under the rules of its kind", func(t *testing.T) {
		woods := ". . .\n. w .\n. . .\non fog_of_war\nA1 red-1\nmarker marker-a-1 B1 red-g1 "
		draw(t, woods+"foot").WantRefused("move marker-a-1 @B2", "NS-C4.1.18")
		draw(t, woods+"horse").WantRefused("move marker-a-1 @B2", "NS-C4.1.18")
		g := opening(t, strings.Replace(field, ". . . . . . .", ". w . . . . .", 1)+"on fog_of_war\nB6 blue-1\nA1 red-1\n", []string{"fog_of_war"}).Play("done", "done", "done").WantAsk("fog.dummy", "blue")
		g.Play("dummy +blue-g1 @B7").WantOptions("infantry", "cavalry")
		draw(t, woods+"infantry\nap 1").WantRefused("move marker-a-1 @B2", "NS-C4.1.31")
		g = draw(t, woods+"cavalry").Play("move marker-a-1 @B2").WantRefused("move marker-a-1 @B3", "NS-C4.1.17")
		if n := g.board().marker[0][0].spent; n != 2 {
			t.Errorf("it has spent %d AP", n)
		}
	})
	t.Run("NS-A.71 it takes no capacity, is no unit and does not fight, fire or recover", func(t *testing.T) {
		picture := "C3 red-1\nmarker marker-a-1 C4 red-g1 foot hits=4\nC5 blue-1\n"
		fogged(t, picture+"phase bombardment").wantPhase("recovery").WantOptions("done")
		fogged(t, picture).wantGauge("red", "losses", 0, "red-g1").Play("done").wantPhase("recovery").WantOptions("done")
	})
}
