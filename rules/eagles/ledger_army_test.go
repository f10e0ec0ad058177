package eagles

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestQuality(t *testing.T) {
	t.Run("ME-5.1 there are Militia, Line, Veteran and Guard, each better than the last", func(t *testing.T) {
		g := buildGame(t, "fr")
		seen := map[rules.Ref]bool{}
		for _, o := range g.Request().Options {
			if o.Do == "recruit" {
				seen[o.With] = true
			}
		}
		if len(seen) != 4 {
			t.Errorf("%d grades", len(seen))
		}
		wantArmy(t, 0, "grade", "fr", "elite 16")
		for die, name := range map[int]string{5: "militia", 4: "line", 3: "veteran", 2: "guard"} {
			order := func(face int) *game {
				return draw(t, apart+"a2 "+name+" 24 line at 12,10 facing 0").Play("form a2").Roll(face)
			}
			order(die).WantRow("manoeuvre.passed").wantMarks("a2", "column")
			order(die-1).WantRow("manoeuvre.failed").wantMarks("a2", "-column")
		}
	})
	t.Run("ME-5.2 the effective grade is one lower, but Militia takes -1 instead", func(t *testing.T) {
		const text = `
			a pr: cmd with a3
			a1 line 24 line at 20,10 facing 0
			a2 militia 24 line at 52,10 facing 0
			a3 line 24 line at 36,10 facing 0
			b1 line 24 line at 36,40 facing 180`
		draw(t, text).Play("form a1").wantMod("manoeuvre", "ME-9.12", 0).Roll(4).WantRow("manoeuvre.failed")
		draw(t, text).Play("form a1").Roll(5).WantRow("manoeuvre.passed")
		draw(t, text).Play("form a2").wantMod("manoeuvre", "ME-9.12", -1).Roll(5).WantRow("manoeuvre.failed")
		draw(t, text).Play("form a2").Roll(6).WantRow("manoeuvre.passed")
	})
	t.Run("ME-5.3 the bought grade gives price and light, the effective one the dice", func(t *testing.T) {
		fire := func(cmd, grade string) *game {
			text := "a gb: cmd " + cmd + "\na1 " + grade + " 24 line at 36,10 facing 0\na2 line 24 line at 12,10 facing 0\nb1 line 24 line at 36,15 facing 180\n"
			return draw(t, text).Play("fire a1 @b1")
		}
		fire("1,1", "guard").wantMod("dice", "ME-18.4", 2).wantMod("dice", "ME-18.3", 2).wantDice(10)
		fire("with a2", "guard").wantMod("dice", "ME-18.4", 0).wantMod("dice", "ME-18.3", 2).wantDice(8)
		fire("with a2", "line").wantMod("dice", "ME-18.3", 0).wantDice(6)
		fire("gone", "line").wantMod("dice", "ME-18.3", 0)
		g := draw(t, `
			a gb: cmd with a2
			a1 veteran 24 line at 36,10 facing 0 light rifles
			a2 line 24 line at 12,10 facing 0
			b1 line 24 line at 36,40 facing 180`)
		if u := g.body("a1"); !u.light || u.cost() != 60 || g.board().grade(0) != line {
			t.Errorf("light %t, %d points, grade %d", u.light, u.cost(), g.board().grade(0))
		}
	})
}

func TestChoosingTheArmy(t *testing.T) {
	t.Run("ME-6.1 Rankers cost a half, 1, 1.5 or 2 points each", func(t *testing.T) {
		for _, c := range []struct {
			army   string
			points int
		}{{"militia 20", 10}, {"militia 28", 14}, {"line 36", 36}, {"veteran 28", 42}, {"veteran 20", 30}, {"guard 32", 64}} {
			wantArmy(t, c.points, "", "fr", c.army)
		}
		buildGame(t, "fr").Play("recruit +veteran #28").wantSpent(rules.First, 42).Play("disband a1").wantSpent(rules.First, 0)
	})
	t.Run("ME-6.2 British light Rankers carry rifles for a point more each", func(t *testing.T) {
		wantArmy(t, 60+10, "", "gb", "veteran 24; light = true; rifles = true; officers = 1")
		wantArmy(t, 0, "rifles", "gb", "veteran 24; rifles = true")
		wantArmy(t, 0, "rifles", "fr", "veteran 24; light = true; rifles = true")
		g := buildGame(t, "gb").Play("recruit +veteran #24")
		g.WantNot("rifles a1").Play("light a1", "rifles a1").wantSpent(rules.First, 60)
		g.Play("muskets a1").wantSpent(rules.First, 36)
		g.Play("rifles a1", "heavy a1").wantSpent(rules.First, 36).WantOffered("light a1")
		buildGame(t, "fr").Play("recruit +veteran #24", "light a1").WantRefused("rifles a1", "ME-20.7")
	})
	t.Run("ME-6.3 the price is Rankers, rifles and figures, added over the battalions", func(t *testing.T) {
		wantArmy(t, 200, "", "gb", "line 36; drummers = 1; sergeants = 1; officers = 1", "line 36; drummers = 2; sergeants = 2",
			"militia 40; sergeants = 1; officers = 1", "veteran 28; officers = 1", "militia 20; sergeants = 1")
		wantArmy(t, 200, "", "fr", "line 24; drummers = 1; standards = 1", "veteran 24; sergeants = 1", "line 32; drummers = 2",
			"guard 32; drummers = 2; sergeants = 2; standards = 1; officers = 1")
	})
	t.Run("ME-4.4 who is bought stands at the end of his own army, and who is sent away leaves no gap", func(t *testing.T) {
		g := draw(t, "armies = build\na1 line 24 waiting\na2 veteran 20 waiting\nb1 line 16 waiting\nphase build, turn 1").Play("recruit +guard #28")
		ids := func(want ...string) {
			t.Helper()
			var got []string
			for i := range g.board().body {
				got = append(got, g.board().bodyName(i)+" "+itoa(g.board().body[i].bought))
			}
			if !slices.Equal(got, want) {
				t.Errorf("the armies are %q, want %q", got, want)
			}
		}
		ids("a1 24", "a2 20", "a3 28", "b1 16")
		full := "armies = build\nphase build, turn 1"
		for n := range 31 {
			full += "\na" + itoa(n+1) + " militia 16 waiting"
		}
		draw(t, full).WantOffered("recruit +militia #16").Play("recruit +militia #16").WantWhy("recruit +militia #16", "ME-4.4", "roster")
		g.Play("disband a1")
		ids("a1 20", "a2 28", "b1 16")
		g.Play("disband a2", "light a1", "drummer a1")
		ids("a1 20", "b1 16")
	})
	t.Run("ME-6.4 an army has a battalion at least and one Commander", func(t *testing.T) {
		wantArmy(t, 0, "army.empty", "fr")
		buildGame(t, "fr").WantNot("done").Play("recruit +line #16").WantOffered("done").WantNot("commander a1")
		g := draw(t, apart)
		n := [2]int{}
		for _, p := range g.View(rules.First).Pieces {
			n[p.Side] += one(p.Form == rules.Leader)
		}
		if n != [2]int{1, 1} {
			t.Errorf("%d Commanders", n)
		}
	})
}

func TestTheArmyListShowsSpecialFiguresOnTheirStands(t *testing.T) { // ME-31.7
	g := buildGame(t, "fr").Play("recruit +line #24", "standard a1", "drummer a1", "sergeant a1", "sergeant a1")
	var on []string
	for k, p := range g.View(rules.First).ArmyList.Units[0].Stands {
		for _, s := range p.State {
			on = append(on, itoa(k)+" "+string(s))
		}
	}
	if want := []string{"0 sergeant", "2 drummer", "3 standard", "5 sergeant"}; !slices.Equal(on, want) {
		t.Errorf("%q, want %q", on, want)
	}
}

func TestAnArmyFileHasATitleOfOneLine(t *testing.T) {
	g := buildGame(t, "fr").Play("recruit +line #16")
	for title, want := range map[string]string{"The\x7fOld\tGuard\n": "The Old Guard ", "\x80 ~ é": " ~ é", `a "b" \c`: `a "b" \c`} {
		if n, err := (Book{}).ReadArmy(Book{}.WriteArmy(g.board(), rules.First, title)); err != nil || n.Title != want {
			t.Errorf("%q comes back as %q, %v", title, n.Title, err)
		}
	}
}

func TestTroopTypes(t *testing.T) {
	t.Run("ME-7.1 who is no special figure is a Ranker", func(t *testing.T) {
		draw(t, `
			a1 line 24 line at 36,10 facing 0
			b1 veteran 24 line at 36,15 facing 180 light figures 2,2,1,1`).
			Play("fire a1 @b1").Roll(5, 5, 4, 4, 1, 1).wantRankers("b1", 20).wantFigures("b1", [4]int{2, 2, 1, 1})
	})
	t.Run("ME-7.2 the Rankers paid for are all there beside the special figures", func(t *testing.T) {
		g := draw(t, apart+"a2 line 24 line at 12,10 facing 0 figures 2,2,1,1 out 5 groups 10,12.6 12,12.6 14,12.6")
		men, figures := 0, 0
		for _, p := range g.stands("a2") {
			men += p.N
			for _, s := range p.State {
				figures += one(s == "drummer" || s == "sergeant" || s == "standard" || s == "officer")
			}
		}
		for _, id := range []string{"a2.g1", "a2.g2", "a2.g3"} {
			men += g.stands(id)[0].N
		}
		if men != 24 || figures != 6 {
			t.Errorf("%d Rankers and %d figures", men, figures)
		}
		g.wantRankers("a2", 19).wantBases("a2", 5)
	})
	t.Run("ME-7.3 the limits of size count Rankers alone", func(t *testing.T) {
		wantArmy(t, 48+4+8+6+10, "", "fr", "line 48; drummers = 2; sergeants = 2; standards = 1; officers = 1")
		wantArmy(t, 54+28, "", "fr", "veteran 36; light = true; drummers = 2; sergeants = 2; standards = 1; officers = 1")
		wantArmy(t, 0, "light.size", "fr", "veteran 40; light = true")
		buildGame(t, "fr").Play("recruit +veteran #36", "drummer a1", "officer a1").WantOffered("light a1")
	})
	t.Run("ME-7.4 special figures are not counted by fours, for the half or for the screen", func(t *testing.T) {
		draw(t, `
			a1 line 24 line at 36,10 facing 0 left 16 figures 2,2,1,1
			b1 line 24 line at 36,15 facing 180`).Play("fire a1 @b1").wantDice(4)
		charge := func(left string) *game {
			return draw(t, `
				a1 line 24 column at 24,10 facing 0 figures 2,2,1,0 left `+left+`
				b1 line 24 line at 24,23 facing 180
				table small`).Play("charge a1 @b1", "charge a1 @b1")
		}
		charge("13").wantMod("charge", "ME-22.3", 0)
		charge("12").wantMod("charge", "ME-22.3", -1)
		draw(t, deploymentOf("a1 line 24 waiting figures 2,2,1,1")).
			Play("line a1", "deploy a1 (36000,11200)").WantOffered("detach a1 #5").WantNot("detach a1 #6")
	})
}

// deploymentOf is a deployment in which First places battalions against one
// of Second's.
func deploymentOf(battalions string) string {
	return "a pr: cmd waiting\nb fr: cmd waiting\n" + battalions + "\nb1 line 24 waiting\nphase deploy, active a, lead a\n"
}
