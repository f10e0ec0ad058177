package eagles

import (
	"fmt"
	"strings"
	"testing"
)

// screened is a body of 20 with two groups before it, and an enemy far off.
const screened = `
a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6
b1 line 24 line at 36,40 facing 180
`

func TestDetachingSkirmishers(t *testing.T) {
	t.Run("ME-19.1 a fifth of the Rankers may be detached, fractions up", func(t *testing.T) {
		for rankers, most := range map[int]int{16: 4, 20: 4, 24: 5, 28: 6, 48: 10} {
			for _, nation := range []string{"gb", "ru"} {
				text := fmt.Sprintf("a %s: cmd waiting\nb fr: cmd waiting\na1 line %d waiting\nb1 line 24 waiting", nation, rankers)
				g := setup(t, text).Roll(6, 1).Play("first", "column a1", "deploy a1 (36000,5000)")
				g.WantOffered(fmt.Sprintf("detach a1 #%d", most)).WantNot(fmt.Sprintf("detach a1 #%d", most+1))
			}
		}
	})
	t.Run("ME-19.2 they are detached before the battle, battalion by battalion", func(t *testing.T) {
		setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)").WantAsk("deploy.men", "a").
			Play("detach a1 #2", "drape a1 #2000", "line b1", "deploy b1 (36000,42000)").WantAsk("deploy.men", "b").wantRankers("a1", 22)
		draw(t, apart).WantNot("detach a1 #2", "drape a1 #2000")
	})
	t.Run("ME-19.3 they never return to the ranks", func(t *testing.T) {
		g := draw(t, screened).Play("form a1").Roll(4).Play("drape a1 #500", "pass b1", "done", "done").wantRankers("a1", 20)
		if n := g.body("a1").men(); n != 4 {
			t.Errorf("%d are out, want 4", n)
		}
		g.Roll(6, 1).WantNot("recall a1", "detach a1")
	})
	t.Run("ME-19.4 they fire by groups of two, fractions up", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1 #5", "drape a1 #2000")
		g.wantGroup("a1.g1", "33.333,8.600", 2).wantGroup("a1.g2", "36.000,8.600", 2).wantGroup("a1.g3", "38.667,8.600", 1)
		near := strings.Replace(strings.Replace(screened, "36,40", "36,20", 1), "out 4 groups 34,13.6 38,13.6", "out 5 groups 32,13.6 36,13.6 40,13.6 men 2,1,1", 1)
		draw(t, near).Play("snipe a1 @b1").wantDice(3)
	})
	t.Run("ME-19.5 the body is what remains, its half too", func(t *testing.T) {
		g := draw(t, strings.Replace(screened, "out 4 groups 34,13.6 38,13.6", "out 5 groups 32,13.6 36,13.6 40,13.6", 1)).wantRankers("a1", 19).wantBases("a1", 5)
		if n := g.body("a1").groups(); n != 5 {
			t.Errorf("%d groups, want 5", n)
		}
		half := func(left int) *game {
			text := fmt.Sprintf("a1 line 24 line at 36,10 facing 0 out 4 groups 30,12 42,12 left %d\nb1 line 24 column at 36,20 facing 180", left)
			return draw(t, text+"\nactive b, lead b").Play("fire b1 @a1").Roll(6).wantRankers("a1", left-1)
		}
		half(12).wantBases("a1", 5)
		half(11).wantBases("a1", 3)
	})
}

func TestScreensAndLines(t *testing.T) {
	near := "a1 line 24 line at 36,10 facing 0 out 5 groups 32,13.6 36,13.6 40,13.6\nb1 line 24 line at 36,20 facing 180\n"
	t.Run("ME-19.6 a body does not fire through its own screen", func(t *testing.T) {
		draw(t, near).WantRefused("fire a1 @b1", "ME-17.1").WantNot("fire a1 @b1").WantOffered("snipe a1 @b1")
		draw(t, strings.Replace(near, "out 5 groups 32,13.6 36,13.6 40,13.6", "out 4 groups 30,10 42,10", 1)).WantOffered("fire a1 @b1")
	})
	t.Run("ME-19.7 who is stopped by a screen shoots at the screen", func(t *testing.T) {
		draw(t, near+"active b, lead b").WantNot("fire b1 @a1").WantRefused("fire b1 @a1", "ME-17.1").WantOffered("fire b1 @a1.g1").
			Play("fire b1 @a1.g1").wantMod("dice", "ME-17.4", 6)
	})
}

func TestMovingScreens(t *testing.T) {
	t.Run("ME-19.8 a screen fires and moves with the orders of its battalion alone", func(t *testing.T) {
		draw(t, screened).Play("pass a1").WantAsk("order", "b").wantGroup("a1.g1", "34.000,13.600", 2)
		draw(t, screened).Play("advance a1 #3000").Roll(4).Roll(6, 6).Play("advance a1 #3000").WantAsk("screen", "a").WantNot("snipe a1 @b1")
		near := strings.Replace(screened, "36,40", "36,20", 1)
		draw(t, near).Play("snipe a1 @b1").Roll(1, 1).WantAsk("order", "b").wantGroup("a1.g1", "34.000,13.600", 2)
		draw(t, strings.Replace(near, "groups 34,13.6 38,13.6", "groups 34,13.6 38,13.6 marks activated", 1)).WantNot("snipe a1 @b1")
	})
	t.Run("ME-19.9 a group moves as far as its battalion rolled, or 4 inches", func(t *testing.T) {
		draw(t, screened).Play("advance a1 #8000").Roll(4).Roll(4, 5).Play("advance a1 #8000").
			WantOffered("post a1.g1 (34000,22600)").WantNot("post a1.g1 (34000,22610)")
		draw(t, screened).Play("wheel a1 #100").Roll(4).Roll(2).Play("wheel a1 #10").
			WantOffered("post a1.g1 (30000,13600)", "post a1.g1 (33000,13600)").WantNot("post a1.g1 (29900,13600)")
		draw(t, screened).Play("form a1").Roll(4).WantOffered("post a1.g1 (38000,13600)").WantNot("post a1.g1 (38010,13600)")
	})
	t.Run("ME-19.10 every group ends within 4 inches of its body", func(t *testing.T) {
		draw(t, screened).Play("advance a1 #2000").Roll(4).Roll(6, 6).Play("stand a1").
			WantOffered("post a1.g1 (34000,15600)").WantNot("post a1.g1 (34000,15610)").WantRefused("post a1.g1 (34000,15610)", "ME-19.10")
	})
	t.Run("ME-19.22 the groups are put down one by one in their order", func(t *testing.T) {
		g := draw(t, screened).Play("form a1").Roll(4).WantAsk("screen", "a").WantRefused("post a1.g2 (38000,13600)", "ME-19.22").WantNot("post a1.g2 (36000,12600)")
		g.WantOffered("post a1.g1 (37500,13600)").Play("post a1.g1 (37500,13600)").WantAsk("screen.group", "a").
			WantNot("keep a1.g2").WantRefused("post a1.g2 (38000,13600)", "ME-37.1").Play("post a1.g2 (34000,13600)").
			wantGroup("a1.g1", "37.500,13.600", 2).wantGroup("a1.g2", "34.000,13.600", 2)
	})
}

func TestScreensUnderFire(t *testing.T) {
	shot := func(t *testing.T, groups, men string) *game {
		return draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups "+groups+" men "+men+
			"\nb1 guard 48 line at 36,18 facing 180\nactive b, lead b").Play("fire b1 @a1.g1")
	}
	t.Run("ME-19.13 losses of a screen call for no Resolve test", func(t *testing.T) {
		g := shot(t, "34,13.6 38,13.6", "2,2").Roll(6, 6, 6, 6, 6).Play("pass a1", "done", "done")
		g.WantAsk("me.initiative", "").wantRolled("fire").wantRankers("a1", 20)
	})
	t.Run("ME-19.14 the nearest group falls first, the lower number if equal, and what is over is lost", func(t *testing.T) {
		shot(t, "34,13.6 38,13.7", "2,2").Roll(2, 2, 2, 1, 1).wantGroup("a1.g2", "gone", 0).wantGroup("a1.g1", "34.000,13.600", 1)
		shot(t, "34,13.7 38,13.6", "2,2").Roll(2, 2, 2, 1, 1).wantGroup("a1.g1", "gone", 0).wantGroup("a1.g2", "38.000,13.600", 1)
		shot(t, "34,13.6 38,13.6", "2,2").Roll(2, 1, 1, 1, 1).wantGroup("a1.g1", "34.000,13.600", 1).wantGroup("a1.g2", "38.000,13.600", 2)
		shot(t, "34,13.6 38,13.6", "2,2").Roll(2, 2, 2, 2, 2).wantGroup("a1.g1", "gone", 0).wantGroup("a1.g2", "gone", 0).wantRankers("a1", 20)
		draw(t, "a1 line 24 line at 36,10 facing 0 out 2 groups 36,13.6 men 1\nb1 "+strings.Replace(foeLine, "16.6", "18", 1)).
			Play("snipe a1 @b1").wantDice(1)
	})
	t.Run("ME-19.15 the dice of a screen are its groups that see, without the terms of the body", func(t *testing.T) {
		text := "a gb: cmd 1,1\na1 guard 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6 marks disordered\nb1 line 24 column at 36,20 facing 180\n"
		draw(t, text).Play("snipe a1 @b1").wantMod("dice", "ME-17.4", 2).wantMod("dice", "ME-18.2", 2).wantMod("dice", "ME-18.3", 0).
			wantMod("dice", "ME-18.4", 0).wantMod("halvings", "ME-18.8", 0).wantDice(4).Roll(1, 2, 2, 2).wantRankers("b1", 21)
		draw(t, strings.Replace(text, "34,13.6 38,13.6", "34,7 38,13.6", 1)).Play("snipe a1 @b1").wantMod("dice", "ME-17.4", 1)
		draw(t, "a1 "+facingLine+" out 4 groups 34,7.4 38,7.4\nb1 line 24 line at 36,2 facing 0").WantOffered("snipe a1 @b1").WantNot("fire a1 @b1")
	})
}
