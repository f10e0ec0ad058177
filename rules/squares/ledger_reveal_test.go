package squares

import (
	"fmt"
	"slices"
	"testing"

	"grognard/rules"
)

func TestLedgerMarkersAreRemoved(t *testing.T) {
	dummy := "marker marker-b-1 C5 blue-g1 infantry\nG7 blue-9\n"
	t.Run("NS-A.58 a dummy is simply taken away", func(t *testing.T) {
		g := fogged(t, dummy+"C3 red-1").wantStanding("marker-b-1", true).Play("move red-1 @C4").wantStanding("marker-b-1", false)
		g.WantEverTold(rules.EvReveal, "marker-b-1").wantSeen("red", "blue-9")
	})
	t.Run("NS-A.58 a marker that comes near does it too, a dummy as well", func(t *testing.T) {
		for _, what := range []string{"cavalry", "red-2\nC2 red-2"} {
			g := fogged(t, dummy+"C1 red-1\nmarker marker-a-1 C2 red-g1 "+what).Play("move marker-a-1 @C3").wantStanding("marker-b-1", true)
			g.Play("move marker-a-1 @C4").wantStanding("marker-b-1", false).wantStanding("marker-a-1", true)
		}
	})
	t.Run("NS-A.58 all that stand in the 8 squares", func(t *testing.T) {
		g := fogged(t, dummy+"marker marker-b-2 D4 blue-g1 foot\nmarker marker-b-3 E4 blue-g1 foot\nC3 red-1\nB2 red-2").Play("move red-2 @B3")
		g.wantStanding("marker-b-2", true).Play("move red-1 @C4")
		g.wantStanding("marker-b-1", false).wantStanding("marker-b-2", false).wantStanding("marker-b-3", true)
	})
	moves := "B1 red-1\nC3 red-2\nmarker marker-a-1 C3 red-g1 red-2\n"
	t.Run("NS-A.59 a marker that comes beside a visible enemy is revealed", func(t *testing.T) {
		g := fogged(t, moves+"C5 blue-1").Play("move marker-a-1 @C4").wantStanding("marker-a-1", false).wantSeen("blue", "red-2", "appeared").WantAt("red-2", "C4")
		g.wantSpent("red-2", 1)
	})
	t.Run("NS-A.59 first the enemy's, then the mover's", func(t *testing.T) {
		g := fogged(t, moves+"C5 blue-1\nmarker marker-b-1 C5 blue-g1 blue-1").Play("move marker-a-1 @C4")
		g.wantStanding("marker-b-1", false).wantStanding("marker-a-1", false).wantSeen("red", "blue-1").wantSeen("blue", "red-2")
		fogged(t, moves+"marker marker-b-1 C5 blue-g1 horse\nG7 blue-1").Play("move marker-a-1 @C4").wantStanding("marker-a-1", true).wantUnseen("blue", "red-2")
	})
	woods := ". . .\n. . .\n. w .\n. . .\non fog_of_war\nA1 red-1\nB1 red-2\nmarker marker-a-1 B1 red-g1 red-2\nB4 blue-2\n"
	t.Run("NS-A.59 not in a wood", func(t *testing.T) {
		draw(t, woods+"B3 blue-1").Play("move marker-a-1 @B2").wantStanding("marker-a-1", true).wantUnseen("blue", "red-2")
	})
	t.Run("NS-A.59 but it sees from there", func(t *testing.T) {
		draw(t, woods+"B3 blue-1\nmarker marker-b-1 B3 blue-g1 blue-1").Play("move marker-a-1 @B2").wantSeen("red", "blue-1").wantStanding("marker-a-1", true)
	})
	town := ". . .\n. . .\n. t .\n. . .\non fog_of_war\nB1 red-1\nA1 red-2\nB2 blue-1\nmarker marker-b-1 B2 blue-g1 blue-1\nphase combat"
	t.Run("NS-A.60 in a town an attack alone reveals it, for nothing and without combat", func(t *testing.T) {
		g := draw(t, town+"\nB3 blue-2").wantUnseen("red", "blue-1").Play("attack red-1 @B2").wantSeen("red", "blue-1", "fresh").wantSpent("red-1", 0)
		g.wantPhase("points").wantHits("red-1", 0)
	})
	t.Run("NS-A.60 the attackers may attack another square then", func(t *testing.T) {
		g := draw(t, town+"\nA2 blue-3").Play("attack red-1 @B2").WantAsk("attack", "red").WantRefused("attack red-1 @B2", "NS-A.63").WantOffered("attack red-1 @A2")
		g.Play("attack red-1 @A2").dice().wantDice("ns.combat", 2, 3)
	})
	t.Run("NS-A.60 a dummy goes the same way", func(t *testing.T) {
		draw(t, ". . .\n. w .\n. . .\non fog_of_war\nB1 red-1\nmarker marker-b-1 B2 blue-g1 foot\nB3 blue-1\nphase combat").Play("attack red-1 @B2").
			wantStanding("marker-b-1", false).wantSpent("red-1", 0)
	})
	t.Run("NS-A.61 a removed marker is out", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nC1 red-2\nmarker marker-a-1 C1 red-g1 red-1 red-2\nG7 blue-1").Play("reveal marker-a-1").wantStanding("marker-a-1", false)
		g.through("contest.name").wantStanding("marker-a-1", false).wantSeen("blue", "red-1", "!hidden")
		if g.nextFog() {
			t.Error("markers are set up in a later turn")
		}
	})
}

// nextFog plays two turns and reports whether anybody may set up markers.
func (g *game) nextFog() bool {
	for range 40 {
		req := g.Request()
		switch {
		case req == nil:
			return false
		case req.Kind == "fog.cover" || req.Kind == "fog.dummy":
			return true
		case req.To == rules.Chance:
			g.Roll(slices.Repeat([]int{3}, req.Dice.N())...)
		default:
			g.Answer(rules.Answer{By: req.To, Option: req.Options[max(0, req.Quiet)]}, "quiet")
		}
	}
	return false
}

func TestLedgerMarkersUnderFire(t *testing.T) {
	guns := "C3 red-1 gun heavy\nphase bombardment\n"
	t.Run("NS-A.62 a marker is bombarded and shows its hits", func(t *testing.T) {
		for _, what := range []string{"infantry\nG7 blue-1", "blue-1\nC5 blue-1"} {
			g := fogged(t, guns+"marker marker-b-1 C5 blue-g1 "+what).Play("fire red-1 @C5").Roll(6).WantRow("fire.hit")
			if p := g.piece("red", "marker-b-1"); p == nil || p.Value != "1" {
				t.Errorf("%+v, want 1 hit", p)
			}
			g.wantHits("blue-1", 0)
		}
	})
	t.Run("NS-A.62 the hits of a dummy vanish with it", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nmarker marker-b-1 C5 blue-g1 infantry hits=3\nB6 blue-1").Play("move red-1 @C4").wantStanding("marker-b-1", false)
		g.WantAsk("move", "red").wantHits("blue-1", 0)
	})
	t.Run("NS-A.62 those of a real one are shared among its units", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nC5 blue-1\nC5 blue-2 gun\nmarker marker-b-1 C5 blue-g1 blue-1 blue-2 hits=3").Play("move red-1 @C4")
		g.WantAsk("reveal.hit", "blue").WantOptions("hit blue-1", "hit blue-2").Play("hit blue-2").WantAsk("reveal.hit", "blue").Play("hit blue-2")
		g.wantHits("blue-1", 1).wantHits("blue-2", 2)
	})
	t.Run("NS-A.62 Rear units come last", func(t *testing.T) {
		g := fogged(t, "C3 red-1\nC5 blue-1 linear S\nC5 blue-2 linear S rear\nmarker marker-b-1 C5 blue-g1 blue-1 blue-2 hits=1").Play("move red-1 @C4")
		g.wantHits("blue-1", 1).wantHits("blue-2", 0)
	})
	t.Run("NS-A.62 a garrison saves then", func(t *testing.T) {
		for face, hits := range map[int]int{4: 1, 3: 2} {
			g := draw(t, ". . .\n. t .\n. . .\non fog_of_war\nB1 red-1\nB2 blue-1 garrison\nB3 blue-2\nmarker marker-b-1 B2 blue-g1 blue-1 hits=2\nphase combat")
			g.Play("attack red-1 @B2").wantDice("ns.save", 1, 4).Roll(face).wantDice("ns.save", 1, 4).Roll(3).wantHits("blue-1", hits)
		}
	})
	t.Run("NS-A.74 a marker shows the total until it is removed", func(t *testing.T) {
		g := fogged(t, "C3 red-1 gun heavy\nphase bombardment\nC5 blue-1 2hits\nC5 blue-2\nmarker marker-b-1 C5 blue-g1 blue-1 blue-2 hits=1")
		for i, want := range []string{"3", "4"} {
			if p := g.piece("red", "marker-b-1"); p.Value != want {
				t.Errorf("%s hits are shown, want %s", p.Value, want)
			}
			if i == 0 {
				g.Play("fire red-1 @C5").Roll(6)
			}
		}
		g.wantHits("blue-1", 2).wantHits("blue-2", 0)
	})
	t.Run("NS-A.74 they are shared out secretly before a recovery", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nC1 red-2\nmarker marker-a-1 C1 red-g1 red-1 red-2 hits=3\nG7 blue-1\nphase recovery").Play("recover marker-a-1")
		g.WantAsk("reveal.hit", "red").Play("hit red-1").WantAsk("reveal.hit", "red").Play("hit red-1").WantAsk("recover.unit", "red").WantOptions("recover red-1")
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvHit && e.For(rules.Second).Who != 0 {
				t.Errorf("the enemy learns of %+v", e)
			}
		}
		g.Play("recover red-1").Roll(6).wantHits("red-1", 1).wantHits("red-2", 1).wantStanding("marker-a-1", true)
		g.WantEverTold(rules.EvRestore, "red-1")
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvRestore && e.For(rules.Second).Who != 0 {
				t.Errorf("the enemy learns of %+v", e)
			}
		}
		if p := g.piece("blue", "marker-a-1"); p.Value != "2" {
			t.Errorf("%s hits are shown", p.Value)
		}
	})
}

func TestLedgerWhoAppears(t *testing.T) {
	near := "C3 red-1\nC3 red-2 gun\nC5 blue-1\nC5 blue-2 cavalry of blue-g2\nmarker marker-b-1 C5 blue-g1 blue-1 blue-2\n"
	t.Run("NS-A.63 who has appeared is not attacked this turn", func(t *testing.T) {
		g := fogged(t, near+"D5 blue-3").Play("move red-1 @C4", "done", "done").WantAsk("attack", "red").WantRefused("attack red-1 @C5", "NS-A.63")
		g.WantOffered("attack red-1 @D5")
	})
	t.Run("NS-A.63 but bombarded", func(t *testing.T) {
		g := fogged(t, near).Play("move red-1 @C4", "done").WantOffered("fire red-2 @C5").Play("fire red-2 @C5").Roll(6)
		g.WantAsk("bombard.hit", "blue").Play("hit blue-1").wantHits("blue-1", 1)
	})
	t.Run("NS-A.63 nor does he defend, evade or attack", func(t *testing.T) {
		g := fogged(t, "C4 red-1\nC5 blue-1 appeared\nC5 blue-2 cavalry appeared\nC5 blue-3 gun\nphase combat").Play("attack red-1 @C5").dice()
		g.Roll(6, 6).wantDice("ns.combat", 1, 3).wantHits("blue-1", 0).wantHits("blue-2", 0).wantHits("blue-3", 2)
		fogged(t, "C4 red-1 appeared\nC4 red-2\nC5 blue-1\nphase combat").WantRefused("attack red-1", "NS-A.63").Play("attack red-2 @C5").
			WantRefused("add red-1", "NS-A.63")
	})
	t.Run("NS-A.63 a battery that has appeared may fire", func(t *testing.T) {
		fogged(t, "C4 red-1 gun appeared\nC5 blue-1\nphase bombardment").WantOffered("fire red-1 @C5")
	})
	t.Run("NS-A.63 the next turn makes no difference any more", func(t *testing.T) {
		g := fogged(t, "C4 red-1 appeared\nG7 blue-1\nphase break").wantSeen("blue", "red-1", "!appeared")
		g.WantAsk("ns.ap", "chance")
	})
	for _, c := range []struct {
		where string
		need  int
	}{{"C1", 3}, {"G1", 4}} {
		t.Run(fmt.Sprintf("NS-A.64 under a marker on %s a unit recovers as usual, on %d", c.where, c.need), func(t *testing.T) {
			g := fogged(t, "general red-g1 C3\n"+c.where+" red-1 2hits\nmarker marker-a-1 "+c.where+" red-g1 red-1\nG7 blue-1\nphase recovery")
			g.Play("recover marker-a-1", "recover red-1").wantDice("ns.recover", 1, c.need).Roll(c.need).wantHits("red-1", 1).wantUnseen("blue", "red-1")
		})
	}
	t.Run("NS-A.64 not after it has moved", func(t *testing.T) {
		g := fogged(t, "C1 red-1 2hits\nC2 red-2 2hits\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1").Play("move marker-a-1 @B1", "done")
		g.WantAsk("recover", "red").WantOptions("recover red-2", "done")
	})
}
