package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestDetails(t *testing.T) {
	t.Run("ME-22.7 the path of a charge is told to the place where it ends", func(t *testing.T) {
		g := draw(t, "a1 line 24 column at 36,10 facing 0\nb1 militia 16 line at 36,20 facing 180").Play("charge a1 @b1", "charge a1 @b1").Roll(6).Roll(6, 6, 6)
		if g.Request().Kind == "defend" {
			g.Play("hold b1")
		}
		k := slices.IndexFunc(g.AllEvents, func(e rules.Event) bool { return e.Track != nil })
		if k < 0 {
			t.Fatal("no way is told")
		}
		track := g.AllEvents[k].Track
		if from, to := track[0].Pt, track[len(track)-1].Pt; from != (rules.Point{X: 36000, Y: 10000}) || to.Y < 14000 {
			t.Errorf("told is a way from %v to %v", from, to)
		}
	})
	t.Run("ME-16.7 a group that a battalion does not have is no target", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180 out 4 groups 34,16.8 38,16.8")
		g.WantWhy("fire a1 @b1.g3", "ME-16.7", "out").WantWhy("fire a1 @b1.g14", "ME-16.7", "out")
		if r := g.board().amissTarget(rules.First, rules.Option{Do: "fire", Who: g.board().unitRef(0), At: g.board().groupRef(1, 15)}); r.Rule != "ME-16.7" {
			t.Errorf("a sixteenth group: %v", r)
		}
	})
	t.Run("ME-16.10 while the screen chooses its target the volley of the body is shown", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6\nb1 line 24 line at 36,20 facing 180\nb2 line 24 line at 48,20 facing 180").
			Play("fire a1 @b1").WantAsk("fire.screen", "a")
		if c := (Book{}).View(g.board(), rules.First).Combat; c == nil || len(c.From) != 1 || c.From[0] != g.board().unitRef(0) || c.To != g.board().unitRef(1) {
			t.Errorf("shown is %+v", c)
		}
	})
	t.Run("ME-15.10 who re-forms is told so, and nobody else", func(t *testing.T) {
		for _, orders := range []string{"reform a1", "pass a1"} {
			g := draw(t, "a1 line 24 line at 36,10 facing 0 marks disordered\nb1 line 24 line at 36,40 facing 180").Play(orders)
			if orders == "reform a1" {
				g.Roll(6)
			}
			told := slices.ContainsFunc((Book{}).Inspect(g.board(), rules.First, g.board().unitRef(0)), func(n rules.Note) bool { return n.Text.Key == "me.inspect.reforming" })
			if told != (orders == "reform a1") {
				t.Errorf("%s: told is %t", orders, told)
			}
		}
	})
	t.Run("ME-19.15 a group that has fallen fires no more", func(t *testing.T) {
		b := draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6\nb1 line 24 line at 36,20 facing 180").board().Clone().(*Board)
		all := b.posts(0, target{body: 1}, rules.Chance, 14).n
		b.body[0].screen[0].men = 0
		if n := b.posts(0, target{body: 1}, rules.Chance, 14).n; all != 2 || n != 1 {
			t.Errorf("%d of %d groups fire", n, all)
		}
	})
	t.Run("ME-4.4 a battle may give an army 8 to 999 points", func(t *testing.T) {
		for points, fine := range map[string]bool{"points = 7": false, "points = 8": true, "points = 999": true, "points = 1000": false} {
			text := strings.Replace(positionFile(t, "a1 militia 16 line at 36,10 facing 0\nb1 militia 16 line at 36,40 facing 180"), "points = 999", points, 1)
			if _, err := (Book{}).Load([]byte(text), nil); (err == nil) != fine {
				t.Errorf("%s: %v", points, err)
			}
			if !fine {
				wantFaultAt(t, "points", strings.Replace(text, points, ">>"+points, 1))
			}
		}
	})
	t.Run("ME-35.4 hills have up to nine levels", func(t *testing.T) {
		var hills []string
		for level := range 9 {
			hills = append(hills, strings.ReplaceAll("hill "+itoa(level+1)+": 50,20 60,20 60,30 50,30", "\n", ""))
		}
		g := draw(t, strings.Join(hills, "\n")+"\n"+apart)
		if n := g.board().scenario.levelAt(vec(55000, 25000)); n != 9 {
			t.Errorf("it is %d levels high", n)
		}
		n := 0
		for _, a := range (Book{}).View(g.board(), rules.First).Map.Areas {
			n += one(a.Kind == "hill")
		}
		if n != 9 {
			t.Errorf("%d hills are shown", n)
		}
	})
	t.Run("ME-26.1 the risk of a lost melee turns on its margin", func(t *testing.T) {
		if got, want := meleeClasses(0), []int{0, 0, 0, 1, 1, 2, 3, 3, 4, 4, 4}; !slices.Equal(got, want) {
			t.Errorf("the differences mean %v, want %v", got, want)
		}
	})
	t.Run("ME-22.8 a battalion out of play bars no charge", func(t *testing.T) {
		b := draw(t, "a1 line 24 column at 36,10 facing 0\nb1 line 24 line at 36,30 facing 180\nb2 line 24 line at 36,18 facing 180").board().Clone().(*Board)
		b.body[2].state = gone // his place is not forgotten
		begin(t, b).WantOffered("charge a1 @b1")
	})
	t.Run("ME-37.2 the tether is told in inches", func(t *testing.T) {
		for kind, n := range map[string]int{"line 24 line at 36,10 facing 0": 4, "veteran 24 line at 36,10 facing 0 light": 6} {
			g := draw(t, "a1 "+kind+" out 4 groups 34,13.6 38,13.6\nb1 line 24 line at 36,40 facing 180").Play("form a1").Roll(6)
			all := g.Refused(g.Option("post a1.g1 (60000,30000)"))
			if len(all) == 0 || all[0].Text.Key != "me.why.tether" || all[0].Text.N != n {
				t.Errorf("%s: refused by %+v, want %d inches", kind, all, n)
			}
		}
	})
}
