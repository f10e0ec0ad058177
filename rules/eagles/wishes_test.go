package eagles

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wishes checks what the Field of the request makes of wishes: the answer that
// comes nearest, which must be legal.
func (g *game) wishes(want map[rules.Option]string) *game {
	g.Helper()
	f := g.Request().Field
	for wish, answer := range want {
		got := f.Nearest(wish)
		if s := rules.FormatOption(Book{}, got); s != answer {
			g.Errorf("%+v becomes %q, want %q", wish, s, answer)
		}
		if r := f.Check(got); !r.OK() {
			g.Errorf("%+v becomes %v, which is not legal: %v", wish, got, r)
		}
	}
	luck := rand.New(rand.NewPCG(3, 4))
	some := map[rules.Option]bool{}
	for range 40 {
		o := f.Sample(luck)
		if r := f.Check(o); !r.OK() {
			g.Errorf("sampled %v: %v", o, r)
		}
		some[o] = true
	}
	if len(some) < 2 {
		g.Errorf("%s: the same is sampled each time", g.Asked())
	}
	return g
}

func wish(g *game, who, do string, x, y int32, n int) rules.Option {
	o := rules.Option{Do: do, Pt: rules.Point{X: x, Y: y}, N: n}
	o.Who, _ = Book{}.Parse(who)
	return o
}

func TestWishesComeToTheNearestAnswer(t *testing.T) {
	t.Run("an order", func(t *testing.T) {
		g := draw(t, apart)
		w := func(do string, x, y int32, n int) rules.Option { return wish(g, "a1", do, x, y, n) }
		g.wishes(map[rules.Option]string{
			w("advance", 0, 0, 0): "advance a1 #12000", w("advance", 0, 0, 3000): "advance a1 #3000", w("advance", 0, 0, 99000): "advance a1 #12000",
			w("advance", 0, 0, 1): "advance a1 #6", w("", 36000, 15000, 0): "advance a1 #5000", w("", 40000, 15000, 0): "advance a1 #5000",
			w("", 36000, 7000, 0): "retire a1 #3000", w("", 50000, 10000, 0): "advance a1 #6", w("retire", 0, 0, 0): "retire a1 #6000", w("retire", 36000, 8500, 0): "retire a1 #1500",
			w("wheel", 0, 0, 0): "wheel a1 #3581", w("wheel", 0, 0, -9000): "wheel a1 #-3581", w("wheel", 0, 0, 1000): "wheel a1 #1000",
			w("", 0, 0, 2000): "wheel a1 #2000", w("", 36000, 15000, -1500): "wheel a1 #-1500", w("wheel", 37000, 12000, 0): "wheel a1 #2700",
			w("", 0, 0, 0): "advance a1 #12000", w("advance", 36000, 7000, 0): "advance a1 #6",
		})
		g.wishes(map[rules.Option]string{wish(g, "a9", "", 36000, 15000, 0): "advance a1 #12000", {}: "advance a1 #12000"})
		draw(t, apart+"b2 line 24 line at 36,14.5 facing 180").wishes(map[rules.Option]string{wish(g, "a1", "", 0, 0, 0): "retire a1 #6000"})
		barred := draw(t, apart+"a2 line 24 line at 12,10 facing 0\nb2 line 24 line at 12,14.5 facing 180")
		barred.wishes(map[rules.Option]string{wish(barred, "a2", "", 0, 0, 0): "retire a2 #6000", wish(barred, "a2", "advance", 0, 0, 3000): "retire a2 #6"})
		draw(t, apart+"a2 line 24 line at 12,10 facing 0 marks broken").WantRefused("advance a2 (12000,15000)", "ME-27.21")
		column := draw(t, "a1 line 24 column at 36,10 facing 0 left 4\nb1 line 24 line at 36,40 facing 180") // a base wide (ME-14.8)
		column.wishes(map[rules.Option]string{wish(column, "a1", "wheel", 37600, 11600, 0): "wheel a1 #18000"})
		if got := g.nearest("advance b1 #100"); got != "advance a1 #6" {
			t.Errorf("an enemy becomes %s", got)
		}
	})
	t.Run("a straight move", func(t *testing.T) {
		g := draw(t, apart+"a2 line 16 line at 36,14 facing 0").Play("advance a1 #9000").Roll(4).Roll(4, 4)
		w := func(x, y int32, n int) rules.Option { return wish(g, "a1", "advance", x, y, n) }
		g.wishes(map[rules.Option]string{w(0, 0, 0): "advance a1 #8000", w(0, 0, 7000): "advance a1 #7000", w(0, 0, 4000): "advance a1 #2405",
			w(36000, 16500, 0): "advance a1 #6500", w(30000, 11000, 0): "advance a1 #1000", w(36000, 5000, 0): "advance a1", w(0, 0, 99000): "advance a1 #8000"})
	})
	t.Run("a wheel", func(t *testing.T) {
		g := draw(t, apart).Play("wheel a1 #-3000").Roll(4).Roll(4)
		w := func(x, y int32, n int) rules.Option { return wish(g, "a1", "wheel", x, y, n) }
		g.wishes(map[rules.Option]string{w(0, 0, 0): "wheel a1 #-2387", w(0, 0, -1000): "wheel a1 #-1000", w(0, 0, 1000): "wheel a1",
			w(35000, 11000, 0): "wheel a1 #-1200", w(0, 0, -9000): "wheel a1 #-2387"})
		right := draw(t, apart).Play("wheel a1 #3000").Roll(4).Roll(4)
		right.wishes(map[rules.Option]string{wish(right, "a1", "wheel", 36000, 10000, 0): "wheel a1", wish(right, "a1", "wheel", 37000, 11000, 0): "wheel a1 #1200"})
	})
	t.Run("a wheel beyond what bars it", func(t *testing.T) {
		g := draw(t, apart+"hedge 33,11.6 33,11.9")
		g.WantRefused("wheel a1 #1500", "ME-14.25").WantRefused("wheel a1 #3000", "ME-14.25")
		g.wishes(map[rules.Option]string{wish(g, "a1", "wheel", 0, 0, 3000): "wheel a1 #589", wish(g, "a1", "wheel", 0, 0, 1500): "wheel a1 #589", wish(g, "a1", "wheel", 0, 0, 500): "wheel a1 #500"})
	})
	t.Run("a charge", func(t *testing.T) {
		g := draw(t, ahead).Play("charge a1 @b1")
		w := func(x, y int32, n int) rules.Option {
			o := wish(g, "a1", "charge", x, y, n)
			o.At = g.board().unitRef(1)
			return o
		}
		g.wishes(map[rules.Option]string{w(0, 0, 0): "charge a1 @b1", w(0, 0, 1000): "charge a1 @b1 #1000", w(0, 0, 1049): "charge a1 @b1 #1000",
			w(24000, 20000, 0): "charge a1 @b1", w(26000, 20000, 0): "charge a1 @b1 #1200", w(22000, 20000, 0): "charge a1 @b1 #-1200",
			w(24000, 10800, 0): "charge a1 @b1", w(24000, 5000, 0): "charge a1 @b1 #-4500", w(30000, 5000, 0): "charge a1 @b1 #4500", w(18000, 5000, 0): "charge a1 @b1 #-4500"})
	})
	t.Run("a charge that is shortest with a wheel", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 column at 18,23 facing 15\ntable small").Play("charge a1 @b1")
		w := func(at rules.Ref, n int) rules.Option {
			o := wish(g, "a1", "charge", 0, 0, n)
			o.At = at
			return o
		}
		g.wishes(map[rules.Option]string{{}: "charge a1 @b1 #-200", w(g.board().unitRef(1), 0): "charge a1 @b1", w(0, -500): "charge a1 @b1 #-500",
			w(0, -100): "charge a1 @b1 #-100", w(0, 100): "charge a1 @b1", w(g.board().unitRef(1), -4000): "charge a1 @b1 #-4000"})
	})
	t.Run("a Commander's ride", func(t *testing.T) {
		g := draw(t, alone).Play("command a-cmd-pr").Roll(1, 1, 1, 2)
		w := func(x, y int32) rules.Option { return wish(g, "a-cmd-pr", "ride", x, y, 0) }
		g.wishes(map[rules.Option]string{w(36000, 24000): "ride a-cmd-pr (36000,24000)", w(36000, 40000): "ride a-cmd-pr (36000,24999)",
			w(0, 0): "ride a-cmd-pr (36000,20000)", w(36000, 15000): "ride a-cmd-pr (36000,15000)"})
	})
	t.Run("a group", func(t *testing.T) {
		g := draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6\nb1 line 24 line at 36,40 facing 180").Play("advance a1 #1000").Roll(4).Roll(1, 1).Play("stand a1")
		w := func(x, y int32) rules.Option { return wish(g, "a1.g1", "post", x, y, 0) }
		g.wishes(map[rules.Option]string{w(33000, 13000): "post a1.g1 (33000,13000)", w(34000, 20000): "post a1.g1 (34000,15599)",
			w(20000, 13600): "post a1.g1 (30001,13600)", w(36000, 10000): "post a1.g1 (35942,11611)"})
	})
	t.Run("a place in the deployment", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1")
		w := func(x, y int32, n int) rules.Option { return wish(g, "a1", "deploy", x, y, n) }
		g.wishes(map[rules.Option]string{w(20000, 5000, 0): "deploy a1 (20000,5000)", w(20000, 30000, 0): "deploy a1 (20000,11200)",
			w(1000, 1, 0): "deploy a1 (4800,800)", w(0, 0, 0): "deploy a1 (35200,11200)", w(20000, 5000, 9000): "deploy a1 (20000,5000) #9000",
			w(20000, 30000, 9000): "deploy a1 (20000,7200) #9000", w(20000, 5000, -36000): "deploy a1 (20000,5000)"})
	})
}

func TestOnlyWhoIsAskedCanDoIt(t *testing.T) {
	placing := func(lines ...string) *game {
		return setup(t, oneEach).Roll(6, 1).Play("first", "line a1").Play(lines...)
	}
	for do, g := range map[string]*game{
		"advance retire wheel a1": draw(t, apart),
		"advance a1":              draw(t, apart).Play("advance a1 #8000").Roll(4).Roll(4, 4),
		"retire a1":               draw(t, apart).Play("retire a1 #3000").Roll(4).Roll(4),
		"wheel a1":                draw(t, apart).Play("wheel a1 #3000").Roll(4).Roll(4),
		"charge a1":               draw(t, ahead).Play("charge a1 @b1"),
		"ride a-cmd-pr":           draw(t, alone).Play("command a-cmd-pr").Roll(1, 1, 1, 2),
		"post a1.g1":              draw(t, screened).Play("form a1").Roll(4),
		"deploy a1":               placing(),
		"post a-cmd-pr":           placing("deploy a1 (10000,5000)", "detach a1", "line b1", "deploy b1 (10000,40000)", "detach b1"),
	} {
		w := strings.Fields(do)
		who := w[len(w)-1]
		for _, id := range []string{"a1", "b1", "a1.g1", "a1.g2", "a-cmd-pr", "b-cmd-fr"} {
			want := w[:len(w)-1]
			if id != who {
				want = nil
			}
			r, _ := Book{}.Parse(id)
			if got := g.Request().Field.(rules.Doer).Does(r); !slices.Equal(got, want) {
				t.Errorf("%s can %q, want %q", id, got, want)
			}
		}
	}
}

// samples are some answers that the Field of the request samples.
func samples(g *game, n int) (all []rules.Option) {
	luck := rand.New(rand.NewPCG(5, 6))
	for range n {
		all = append(all, g.Request().Field.Sample(luck))
	}
	return all
}
