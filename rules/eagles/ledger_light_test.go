package eagles

import (
	"strings"
	"testing"
)

// wantFault checks that an army is refused.
func wantFault(t *testing.T, nation string, battalions ...string) {
	t.Helper()
	if _, fault := buyArmy(nation, battalions...); fault == "" {
		t.Errorf("%s %q is allowed", nation, battalions)
	}
}

func TestLightTroops(t *testing.T) {
	t.Run("ME-20.1 an army has one light battalion", func(t *testing.T) {
		wantArmy(t, 48, "", "fr", "veteran 16; light = true", "veteran 16")
		wantFault(t, "fr", "veteran 16; light = true", "veteran 16; light = true")
	})
	t.Run("ME-20.2 it is Veteran", func(t *testing.T) {
		for _, grade := range []string{"militia", "line", "guard"} {
			wantFault(t, "fr", grade+" 16; light = true")
		}
	})
	t.Run("ME-20.3 it has 36 Rankers at most", func(t *testing.T) {
		wantArmy(t, 54, "", "fr", "veteran 36; light = true")
		wantFault(t, "fr", "veteran 40; light = true")
	})
	t.Run("ME-20.4 it detaches three quarters of them", func(t *testing.T) {
		g := setup(t, "a pr: cmd waiting\nb fr: cmd waiting\na1 veteran 36 waiting light\nb1 line 24 waiting").Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)")
		g.WantOffered("detach a1 #27").WantNot("detach a1 #28").Play("detach a1 #27", "drape a1 #2000").wantRankers("a1", 9).wantBases("a1", 3)
	})
	t.Run("ME-20.5 its groups stay within 6 inches", func(t *testing.T) {
		g := draw(t, strings.Replace(screened, "a1 line 24 line at 36,10 facing 0", "a1 veteran 24 line at 36,10 facing 0 light", 1)).Play("advance a1 #9000").Roll(4).Roll(6, 6).Play("stand a1")
		g.WantOffered("post a1.g1 (34000,17600)").WantRefused("post a1.g1 (34000,17610)", "ME-19.10")
	})
	t.Run("ME-20.10 light costs nothing and is open to every nation", func(t *testing.T) {
		for _, nation := range []string{"gb", "fr", "pr", "au", "pt", "ru", "sp"} {
			wantArmy(t, 24, "", nation, "veteran 16; light = true")
		}
	})
}

func TestScreensInTheFight(t *testing.T) {
	t.Run("ME-19.11 a group touched by an enemy body is removed, the others stay", func(t *testing.T) {
		g := onset(t, ahead, "20.6 facing 180", "20.6 facing 180 out 4 groups 24,17 31,17").Roll(4).Roll(6, 6).Play("hold b1")
		g.wantGroup("b1.g1", "gone", 0).wantGroup("b1.g2", "31.000,17.000", 2)
	})
	t.Run("ME-19.12 that does not stop the charge", func(t *testing.T) {
		onset(t, ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17").Roll(4).Roll(6, 6).Play("hold b1").
			wantAt("a1", "24.000,19.000", "0.00").WantAsk("me.melee", "")
	})
	t.Run("ME-19.16 in a charge or push-back the groups go with the body", func(t *testing.T) {
		onset(t, ahead, "10 facing 0", "10 facing 0 out 2 groups 17,10").Roll(4).Roll(6, 6).Play("hold b1").wantGroup("a1.g1", "17.000,19.000", 2)
		brawl(t, "", "180 foe", "180 out 2 groups 31,22 foe").Roll(6, 1).wantGroup("b1.g1", "31.000,24.000", 2)
	})
	t.Run("ME-19.17 with the body goes its screen", func(t *testing.T) {
		g := brawl(t, "", "180 foe", "180 out 2 groups 31,22 left 6 bases 6 foe").Roll(6, 1).wantGone("b1").wantGroup("b1.g1", "gone", 0)
		if n := g.board().losses(g.body("b1").side); n != 24 {
			t.Errorf("%d figures are lost, want 24", n)
		}
	})
	t.Run("ME-19.18 a screen counts for nothing in melee", func(t *testing.T) {
		brawl(t, "", "180 foe", "180 out 4 groups 31,22 17,22 foe").WantTotal("defence", 5)
	})
	t.Run("ME-19.19 a charge takes the screen on its way", func(t *testing.T) {
		g := draw(t, strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1))
		g.WantOffered("charge a1 @b1", "charge a1 @b1.g1").Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6).Play("hold b1").
			wantGroup("b1.g1", "gone", 0).wantMarks("b1", "engaged")
	})
}
