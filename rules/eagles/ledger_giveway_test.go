package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
)

// overGroups has a1 advance 4 inches and end on a group of a2 at 38,14.
func overGroups(t *testing.T, groups, more string) *game {
	t.Helper()
	return draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 line at 46,14 facing 0 out 4 groups "+groups+"\nb1 line 24 line at 60,46 facing 180\n"+more).
		Play("advance a1 #4000").Roll(4).Roll(2, 2).Play("advance a1 #4000").wantAt("a1", "36.000,14.000", "0.00")
}

func TestGroupsThatGiveWay(t *testing.T) {
	t.Run("ME-19.16 where its place is taken a group goes to the nearest one, in any compulsory move", func(t *testing.T) {
		flight := func(more string) *game {
			return draw(t, "a1 line 24 line at 60,10 facing 0\nb1 line 24 line at 36,30 facing 180 marks broken out 2 groups 44,30\nb2 line 24 line at 12,30 facing 180\nphase flight\n"+more).
				Roll(3, 3, 3).wantAt("b1", "36.000,39.000", "180.00")
		}
		flight("").wantGroup("b1.g1", "44.000,39.000", 2)
		flight("building 43.5,38.5 44.5,38.5 44.5,39.5 43.5,39.5").wantGroup("b1.g1", "44.000,40.300", 2)
		brawl(t, "", "24,20 facing 0 foe", "24,20 facing 0 out 2 groups 17,20 foe").Roll(6, 1).Play("pursue a1 @b1").wantGroup("a1.g1", "17.000,22.000", 2)
		g := draw(t, strings.Replace(ahead, "10 facing 0", "10 facing 0 out 2 groups 24,6", 1)).Play("charge a1 @b1", "charge a1 @b1 #1000").Roll(4).Roll(4, 6).Play("hold b1")
		u := g.body("a1")
		if by := u.at.Sub(vec(24000, 10000)); u.phi != 1000 || u.screen[0].at.Sub(vec(24000, 6000)) != by {
			t.Errorf("the body went by %v, its group lies at %v", by, u.screen[0].at)
		}
	})
	t.Run("ME-19.20 a group on which a friendly body ends goes to the nearest legal place", func(t *testing.T) {
		overGroups(t, "38,14 50,17", "").wantGroup("a2.g1", "38.000,15.600", 2).wantGroup("a2.g2", "50.000,17.000", 2)
		overGroups(t, "38,14 39,16", "").wantGroup("a2.g1", "38.000,12.400", 2).wantGroup("a2.g2", "39.000,16.000", 2)
		overGroups(t, "38,14 50,17", "b2 line 24 line at 38,19.6 facing 180").wantGroup("a2.g1", "38.000,12.400", 2)
		overGroups(t, "38,14 50,17", "a3 line 24 line at 36,16.4 facing 0").wantGroup("a2.g1", "38.000,12.400", 2)
		overGroups(t, "38,15.595 50,17", "").wantGroup("a2.g1", "38.000,15.595", 2)
	})
	t.Run("ME-19.21 groups keep four inches to an enemy at the end and along their way", func(t *testing.T) {
		move := func(enemy string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0 out 2 groups 34,13.6\nb1 line 24 line at "+enemy).
				Play("advance a1 #1000").Roll(4).Roll(6, 6).Play("stand a1")
		}
		move("36,20 facing 180").WantOffered("post a1.g1 (34000,14405)").WantRefused("post a1.g1 (34000,14406)", "ME-19.21")
		move("36,24 facing 180 out 2 groups 36,18.9").WantRefused("post a1.g1 (36000,13600)", "ME-19.21").WantRefused("post a1.g1 (38000,13600)", "ME-37.4").
			WantOffered("post a1.g1 (34200,13600)")
		move("36,24 facing 180 out 2 groups 36,19.2").WantOffered("post a1.g1 (38000,13600)")
		move("36,18 facing 180").WantOffered("keep a1.g1", "post a1.g1 (30000,13600)").WantRefused("post a1.g1 (34000,13610)", "ME-19.21")
	})
	t.Run("ME-19.21 a group that makes room for a manoeuvre keeps four inches, unless its body is in melee", func(t *testing.T) {
		crowded := func(melee, text string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 column at 44.4,12 facing 90 out 2 groups 38,14"+melee+"\nb1 line 24 line at 38,19.6 facing 180\n"+text).
				Play("advance a1 #4000").Roll(4).Roll(2, 2).Play("advance a1 #4000").wantAt("a1", "36.000,14.000", "0.00")
		}
		crowded("", "").wantGroup("a2.g1", "38.000,12.400", 2)
		crowded(" foe b2 along 90 since 1 marks charger", "b2 line 24 column at 49.2,12 facing 270 foe a2 along 90 since 1").wantGroup("a2.g1", "38.000,15.600", 2)
		crowded(" helps a3", "a3 line 24 line at 60,30 facing 0 foe b2 along 0 since 1 marks charger\nb2 line 24 line at 60,31.6 facing 180 foe a3 along 0 since 1").
			wantGroup("a2.g1", "38.000,15.600", 2)
	})
	t.Run("ME-19.21 so does one that makes room for a wheel or another formation", func(t *testing.T) {
		wheel := draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 line at 31.5,12.2 facing 0 left 4 bases 1 out 2 groups 36.4,13\nb1 line 24 line at 39.07,17.4 facing 210 left 4 bases 1").
			Play("wheel a1 #3000").Roll(4).Roll(6).Play("wheel a1 #3000")
		form := draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 line at 41,7.5 facing 0 left 4 bases 1 out 2 groups 36,7.5\nb1 line 24 line at 36,1.2 facing 0").Play("form a1").Roll(4)
		wheel.wantGroup("a2.g1", "35.831,10.875", 2)
		form.wantGroup("a2.g1", "38.400,7.500", 2)
	})
	t.Run("ME-19.11 a wheel touches groups up to its very end", func(t *testing.T) { // those of a body in melee, which impose no distance
		g := draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 line at 28.2,18.1 facing 0 left 4 bases 1 foe b1 along 0 since 1 marks charger\n"+
			"b1 line 24 line at 28.2,19.7 facing 180 left 4 bases 1 out 2 groups 32.47,16.38 foe a2 along 0 since 1")
		g.Play("wheel a1 #3000").Roll(4).Roll(6).Play("wheel a1 #2940").wantGroup("b1.g1", "32.470,16.380", 2)
		last := draw(t, "a1 line 24 line at 36,10 facing 0\na2 line 24 line at 28.2,18.1 facing 0 left 4 bases 1 foe b1 along 0 since 1 marks charger\n"+
			"b1 line 24 line at 28.2,19.7 facing 180 left 4 bases 1 out 2 groups 32.47,16.38 foe a2 along 0 since 1")
		last.Play("wheel a1 #3000").Roll(4).Roll(6).Play("wheel a1 #3000").wantGroup("b1.g1", "gone", 0)
	})
	t.Run("ME-37.4 the screen of a supporter passes by an enemy, not through him", func(t *testing.T) {
		past := func(y, helps string) *game {
			return draw(t, "a1 line 24 line at 12,30 facing 0 foe b1 along 0 since 1 marks charger\na2 line 24 line at 36,10 facing 0 out 2 groups 33,"+y+helps+
				"\nb1 line 24 line at 12,31.6 facing 180 foe a1 along 0 since 1\nb2 line 24 line at 35,14.9 facing 180 left 4 bases 1").Play("retire a2 #2000").Roll(4).Roll(3).Play("stand a2")
		}
		past("13.6", " helps a1").wantMarks("a2", "supporting").WantOffered("post a2.g1 (37000,13600)")
		past("13.6", "").WantRefused("post a2.g1 (37000,13600)", "ME-37.4")
		past("14.9", " helps a1").WantRefused("post a2.g1 (37000,14900)", "ME-37.4")
	})
	t.Run("ME-19.21 a group that makes room for a charge need not keep four inches", func(t *testing.T) {
		g := onset(t, ahead+"a2 line 24 column at 17.6,14.4 facing 0 out 2 groups 19.4,18.9\nb2 line 24 column at 13.2,19 facing 90").Roll(4).Roll(6, 6).Play("hold b1")
		g.wantGroup("a2.g1", "18.404,18.813", 2)
	})
	t.Run("ME-19.21 the groups of a body in melee impose nothing", func(t *testing.T) {
		near := func(a2, b1 string) *game {
			return draw(t, "a1 line 24 column at 36,22 facing 270\na2 line 24 line at 24,"+a2+"\nb1 line 24 line at 24,21.6 facing 180 out 2 groups 31,22"+b1+"\ntable small")
		}
		near("20 facing 0 foe b1 along 0 since 1 marks charger", " foe a2 along 0 since 1").WantOffered("advance a1 #800").WantRefused("advance a1 #820", "ME-14.20")
		near("10 facing 0", "").WantRefused("advance a1 #100", "ME-14.21")
	})
	t.Run("ME-19.9 the distance is that rolled, before obstacles and halving, and who strays is brought back", func(t *testing.T) {
		slow := draw(t, "marsh 35,9 36,9 36,10 35,10\na1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6\nb1 line 24 line at 36,46 facing 180").
			Play("retire a1 #6000").Roll(4).Roll(6).Play("retire a1 #3000").wantAt("a1", "36.000,7.000", "0.00")
		slow.WantOffered("post a1.g1 (38800,10000)").WantRefused("post a1.g1 (38810,10000)", "ME-19.9")
		wall := draw(t, "wall 20,12.3 50,12.3\na1 line 24 line at 36,10 facing 0 out 2 groups 27.5,10\nb1 line 24 line at 36,46 facing 180").
			Play("advance a1 #8000").Roll(4).Roll(6, 2).Roll(6).Play("advance a1 #2000")
		wall.WantOffered("post a1.g1 (33900,14800)").WantRefused("post a1.g1 (33910,14810)", "ME-19.9")
		astray := draw(t, "a1 line 48 line at 36,10 facing 0 out 2 groups 24,10 left 5\nb1 line 24 line at 36,46 facing 180").wantBases("a1", 2).
			Play("form a1").Roll(4).WantRefused("keep a1.g1", "ME-19.10").WantRefused("post a1.g1 (28000,10000)", "ME-19.10")
		astray.WantOffered("post a1.g1 (29600,10000)").WantRefused("post a1.g1 (29610,10000)", "ME-19.9")
		astray.Play("drape a1 #2000").wantGroup("a1.g1", "29.600,10.000", 2)
	})
}

func TestScreensCountForLittle(t *testing.T) {
	t.Run("ME-19.18 a screen counts neither for initiative nor as a unit, its dead are losses", func(t *testing.T) {
		draw(t, "a pr: cmd gone\nb fr: cmd gone\n"+screened+"phase initiative").WantTotal("initiative.first", 0).WantTotal("initiative.second", 0)
		draw(t, screened+"phase initiative").WantTotal("initiative.first", 1).WantTotal("initiative.second", 1)
		g := draw(t, strings.Replace(screened, "36,40", "36,20", 1)+"turn 8, active b, lead b").Play("fire b1 @a1.g1").Roll(4, 4, 4)
		if n := g.board().losses(rules.First); n != 3 || g.board().unbroken(rules.First) != 1 {
			t.Errorf("%d figures are lost", n)
		}
		g.Play("pass a1", "done", "done").wantRolled("fire").WantOver("b", "losses")
		last := draw(t, "a1 line 24 line at 36,12 facing 0 marks broken out 4 groups 34,15.6 38,15.6\nb1 line 24 line at 36,40 facing 180\nphase flight").Roll(6, 6, 6)
		last.wantGone("a1").wantGroup("a1.g1", "gone", 0).WantOver("b", "swept")
	})
}

func TestLightTroopsInCloseOrder(t *testing.T) {
	const light = "a1 veteran 24 line at 36,10 facing 0 light out 18 groups 30,13 32,13 34,13 36,13 38,13 40,13 42,13 29,9 43,9\nb1 line 24 line at 36,46 facing 180\n"
	t.Run("ME-20.6 the rest of a light battalion stays in close order", func(t *testing.T) {
		g := draw(t, light+"marsh 20,12 50,12 50,14 20,14").wantBases("a1", 2)
		g.Play("advance a1 #3000").Roll(4).Roll(6).Play("advance a1 #3000").wantMarks("a1", "disordered")
		draw(t, light+"marsh 36,10 37,10 37,10.5 36,10.5").WantRefused("form a1", "ME-14.14").WantRefused("wheel a1 #500", "ME-14.14").Play("advance a1 #3000").Roll(4).wantDice(1)
	})
	t.Run("ME-20.8 it fires with many groups and is easy to overrun", func(t *testing.T) {
		near := strings.NewReplacer("36,46", "36,22", "29,9 43,9", "28,13 44,13").Replace(light)
		draw(t, near).Play("snipe a1 @b1").wantMod("dice", "ME-17.4", 9)
		g := draw(t, near+"active b, lead b").Play("charge b1 @a1", "charge b1 @a1").Roll(4).Roll(6, 6).Play("hold a1")
		g.wantMod("defence", "ME-23.2", 2).WantTotal("defence", 2).WantTotal("attack", 9).wantGroup("a1.g4", "gone", 0)
	})
	t.Run("ME-20.9 the groups alone are free of difficult ground", func(t *testing.T) {
		g := draw(t, light+"marsh 28,12 44,12 44,20 28,20\nwood 28,20 44,20 44,24 28,24").Play("advance a1 #1000").Roll(4).Roll(6, 6).Play("stand a1")
		g.WantOffered("keep a1.g1", "post a1.g1 (36000,17600)").Play("post a1.g1 (36000,17600)", "drape a1 #2000").wantMarks("a1", "-disordered")
		draw(t, light+"marsh 28,12 44,12 44,20 28,20").Play("advance a1 #12000").Roll(4).wantDice(1)
	})
}
