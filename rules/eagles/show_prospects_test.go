package eagles

import (
	"testing"

	"grognard/rules/rulestest"
)

// hope counts a prospect of an answer to what is asked now.
func (g *game) hope(key, answer string) int {
	g.Helper()
	return rulestest.ProspectOf(g.TB, Book{}, g.board(), g.Request(), g.Option(answer), key)
}

// wantHope checks the count of a prospect.
func (g *game) wantHope(key, answer string, want int) *game {
	g.Helper()
	if got := g.hope(key, answer); got != want {
		g.Errorf("%s of %q is %d, want %d", key, answer, got, want)
	}
	return g
}

// wantMore checks that one answer has more of a prospect than another.
func (g *game) wantMore(key, more, less string) *game {
	g.Helper()
	if a, b := g.hope(key, more), g.hope(key, less); a <= b {
		g.Errorf("%s of %q is %d, of %q it is %d", key, more, a, less, b)
	}
	return g
}

// facing has two enemies within musket shot of a1, and a2 behind it.
const facing = `
	table small
	a1 line 24 line at 24,20 facing 0
	a2 veteran 24 line at 24,10 facing 0
	b1 line 24 line at 20,26.5 facing 180
	b2 line 24 column at 28,28 facing 180`

func TestProspectsOfFire(t *testing.T) {
	t.Run("hits", func(t *testing.T) {
		draw(t, facing).wantHope("hits", "fire a1 @b1", 30).wantMore("hits", "fire a1 @b2", "fire a1 @b1").wantHope("hits", "pass a1", 0)
		draw(t, change(facing, "20,26.5", "20,31")).wantHope("hits", "fire a1 @b1", 15) // ME-18.10
		screened := facing + "\nb3 line 24 line at 40,34 facing 180 out 4 groups 36,31 38,31"
		draw(t, screened).wantMore("hits", "fire a1 @b1", "fire a1 @b3.g1")
	})
	t.Run("hits of a screen", func(t *testing.T) {
		g := draw(t, "table small\na1 line 24 line at 24,20 facing 0 out 4 groups 21,23 26,23\nb1 line 24 line at 24,28 facing 180\nb2 line 24 line at 8,44 facing 180")
		if n := g.hope("hits", "snipe a1 @b1"); n <= 0 || n > 10 {
			t.Errorf("two groups count %d", n)
		}
		if n := g.hope("idle", "pass a1"); n != 1 {
			t.Errorf("to pass is idle %d times", n)
		}
	})
	t.Run("rout", func(t *testing.T) {
		draw(t, facing).wantHope("rout", "fire a1 @b1", 95*50/100)
		draw(t, change(facing, "20,26.5 facing 180", "20,26.5 facing 180 left 20 marks lost")).wantHope("rout", "fire a1 @b1", 0) // ME-27.7
		draw(t, change(facing, "b1 line", "b1 guard")).wantHope("rout", "fire a1 @b1", 95*17/100)
	})
	t.Run("halve", func(t *testing.T) {
		draw(t, facing).wantHope("halve", "fire a1 @b1", 0)
		draw(t, change(facing, "20,26.5 facing 180", "20,26.5 facing 180 left 14")).wantHope("halve", "fire a1 @b1", 1)
		draw(t, change(facing, "20,26.5 facing 180", "20,26.5 facing 180 left 12")).wantHope("halve", "fire a1 @b1", 0)
	})
	t.Run("early", func(t *testing.T) {
		draw(t, facing).wantHope("early", "fire a1 @b1", 1)
		draw(t, change(facing, "20,26.5 facing 180", "20,26.5 facing 180 marks activated")).wantHope("early", "fire a1 @b1", 0)
	})
	t.Run("behind a hedge", func(t *testing.T) {
		if open, hedge := draw(t, facing).hope("hits", "fire a1 @b1"), draw(t, facing+"\nhedge 14,25 26,25").hope("hits", "fire a1 @b1"); hedge >= open {
			t.Errorf("%d in the open, %d behind a hedge", open, hedge)
		}
	})
	t.Run("at a charge", func(t *testing.T) {
		g := draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).WantAsk("defend", "b")
		g.wantMore("hits", "fire b1 @a1", "hold b1").wantMore("rout", "fire b1 @a1", "hold b1").wantMore("idle", "hold b1", "fire b1 @a1")
	})
}

func TestProspectsOfCharges(t *testing.T) {
	near, far := change(duel, "24,10", "24,15"), change(duel, "24,10", "24,4")
	t.Run("win", func(t *testing.T) {
		a, b := draw(t, near).hope("win", "charge a1 @b1"), draw(t, far).hope("win", "charge a1 @b1")
		if a <= b || a < 25 || a > 50 { // it obeys in half of the cases
			t.Errorf("%d near by, %d from afar", a, b)
		}
		led := draw(t, near+"\na pr: cmd with a1").hope("win", "charge a1 @b1")
		if led <= a+15 {
			t.Errorf("%d without its Commander, %d with him", a, led)
		}
	})
	t.Run("lose", func(t *testing.T) {
		weak := change(near, "a1 line 32", "a1 militia 16")
		if a, b := draw(t, weak).hope("lose", "charge a1 @b1"), draw(t, near+"\na pr: cmd with a1").hope("lose", "charge a1 @b1"); a <= b {
			t.Errorf("the weak lose in %d of 100, the strong in %d", a, b)
		}
	})
	t.Run("short", func(t *testing.T) {
		if a, b := draw(t, far).hope("short", "charge a1 @b1"), draw(t, near).hope("short", "charge a1 @b1"); a <= b {
			t.Errorf("from afar %d of 100 fall short, near by %d", a, b)
		}
		marsh := near + "\nmarsh 14,18 34,18 34,20 14,20" // not half of the way: ME-22.10
		if a, b := draw(t, marsh).hope("short", "charge a1 @b1"), draw(t, near).hope("short", "charge a1 @b1"); a < b {
			t.Errorf("in a marsh %d of 100 fall short, else %d", a, b)
		}
	})
	t.Run("early", func(t *testing.T) { // who falls short strikes nobody
		draw(t, near).wantHope("early", "charge a1 @b1", 1)
		draw(t, far).wantHope("early", "charge a1 @b1", 0)
		draw(t, change(near, "facing 180", "facing 180 marks activated")).wantHope("early", "charge a1 @b1", 0)
		// nor does who fires at one that charges: he acts already
		draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).WantAsk("defend", "b").wantHope("early", "fire b1 @a1", 0)
	})
	t.Run("over a wall", func(t *testing.T) { // ME-22.15
		wall := near + "\nwall 16,19 32,19"
		if a, b := draw(t, wall), draw(t, near); a.hope("short", "charge a1 @b1") <= b.hope("short", "charge a1 @b1") || a.hope("win", "charge a1 @b1") >= b.hope("win", "charge a1 @b1") {
			t.Errorf("the wall costs nothing")
		}
		b := draw(t, near).board()
		b.body[1].rankers, b.body[1].has[officer] = 36, 2 // else it would win all the same
		led := run{far: 2 * inch}
		over := led
		over.obstacles = 1
		b.cmdOf(0).with, b.body[1].fired = 0, true
		if free, over := b.chargeOf(0, 1, led), b.chargeOf(0, 1, over); over.short != free.short || over.win >= free.win {
			t.Errorf("in disorder it wins in %d of 100, else in %d", over.win, free.win)
		}
	})
	t.Run("path", func(t *testing.T) { // a wheel makes it longer
		g := draw(t, duel).Play("charge a1 @b1").WantAsk("charge.path", "a")
		g.wantMore("short", "charge a1 @b1 #1000", "charge a1 @b1").wantMore("win", "charge a1 @b1", "charge a1 @b1 #1000")
	})
	t.Run("fight", func(t *testing.T) {
		draw(t, grappled("")).wantHope("win", "fight a1", 42).wantHope("lose", "fight a1", 42)
		draw(t, grappled("figures 0,0,0,1")).wantHope("win", "fight a1", 83).wantHope("lose", "fight a1", 8)
	})
	t.Run("pursue", func(t *testing.T) {
		g := draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").Roll(6, 1).WantAsk("pursue", "a")
		g.wantMore("win", "pursue a1 @b1", "hold a1").wantHope("idle", "hold a1", 0)
	})
}

func TestProspectsOfMoves(t *testing.T) {
	zone := "\ngoal zone yard for 2: 20,20 28,20 28,28 20,28"
	g := draw(t, stand+zone+"\na2 line 24 line at 38,10 facing 0\nwood 18,20 30,20 30,22 18,22")
	t.Run("near", func(t *testing.T) {
		g.wantHope("near", "advance a1 #12000", 12).wantHope("near", "retire a1 #3000", -3).wantHope("near", "wheel a1 #100", 0)
	})
	t.Run("goal", func(t *testing.T) {
		g.wantHope("goal", "advance a1 #6000", 6).wantMore("goal", "advance a1 #12000", "advance a1 #2000").wantHope("goal", "retire a1 #3000", -3)
	})
	t.Run("enter", func(t *testing.T) {
		g.wantHope("enter", "advance a1 #12000", 2).wantHope("enter", "advance a1 #6000", 0)
		draw(t, change(stand+zone, "24,10", "24,21")).wantHope("enter", "retire a1 #3000", -2).wantHope("goal", "advance a1 #2000", 0)
	})
	t.Run("cover", func(t *testing.T) {
		g.wantHope("cover", "advance a1 #11000", 2).wantHope("cover", "advance a1 #6000", 0)
	})
	t.Run("unsettle", func(t *testing.T) {
		g.wantHope("unsettle", "advance a1 #11000", 1).wantHope("unsettle", "advance a1 #6000", 0) // ME-15.2
		draw(t, stand+"\na2 line 24 line at 24,14 facing 0").wantHope("unsettle", "advance a1 #8000", 1)
	})
	t.Run("friends", func(t *testing.T) {
		draw(t, stand+"\na2 line 24 line at 30,24 facing 0").wantHope("friends", "advance a1 #8000", 1).wantHope("friends", "advance a1 #2000", 0)
	})
	near := change(stand, "24,40", "24,30")
	t.Run("bear", func(t *testing.T) {
		draw(t, near).wantHope("bear", "advance a1 #12500", 30).wantHope("bear", "retire a1 #6000", 0)
	})
	t.Run("exposed", func(t *testing.T) {
		draw(t, near).wantHope("exposed", "advance a1 #300", 0).wantHope("exposed", "advance a1 #5000", 10)
		fire := change(near, "b1 line 24 line at 24,30 facing 180", "b1 line 24 line at 24,30 facing 180 left 4") // too few to charge
		draw(t, near).wantMore("exposed", "advance a1 #12500", "advance a1 #5000").wantMore("exposed", "advance a1 #13900", "advance a1 #12500")
		if few, all := draw(t, fire).hope("exposed", "advance a1 #12500"), draw(t, near).hope("exposed", "advance a1 #12500"); few >= all || few <= 0 {
			t.Errorf("to few %d, to all %d", few, all)
		}
		draw(t, change(near, "facing 180", "facing 180 marks activated")).wantHope("exposed", "advance a1 #12500", 0)
	})
	t.Run("front", func(t *testing.T) {
		aside := draw(t, change(stand, "24,40", "42,26"))
		aside.wantMore("front", "wheel a1 #3000", "wheel a1 #1000").wantMore("front", "wheel a1 #1000", "wheel a1 #-1000")
	})
	t.Run("idle", func(t *testing.T) {
		m := draw(t, stand).Play("advance a1 #6000").Roll(4).Roll(4, 4).WantAsk("move", "a")
		m.wantHope("idle", "stand a1", 1).wantHope("idle", "advance a1 #6000", 0).wantMore("near", "advance a1 #6000", "stand a1")
	})
	t.Run("form", func(t *testing.T) {
		draw(t, change(near, "24,30", "24,26")).wantHope("form", "form a1", -2)
		draw(t, change(near, "24,30", "24,26", "a1 line", "a1 veteran")).wantHope("form", "form a1", 0) // it may charge
		draw(t, change(stand, "a1 line", "a1 veteran")).wantHope("form", "form a1", 2)
	})
	t.Run("rally", func(t *testing.T) {
		draw(t, change(stand, "facing 0", "facing 0 marks broken")).wantHope("rally", "rally a1", 50)
		draw(t, change(stand, "facing 0", "facing 0 marks disordered")).wantHope("rally", "reform a1", 50).wantHope("rally", "pass a1", 0)
	})
	t.Run("front after a rally", func(t *testing.T) {
		draw(t, "table small\na1 line 24 line at 24,20 facing 180 marks broken\nb1 line 24 line at 24,40 facing 180\nactive a").
			Play("rally a1", "pass b1").Play("done").Play("done").Roll(4).WantAsk("face", "a").wantMore("front", "reverse a1", "keep a1")
	})
}

func TestProspectsOfCommandersAndScreens(t *testing.T) {
	both := stand + "\na2 militia 24 line at 36,10 facing 0\na pr: cmd 30,6"
	t.Run("lead", func(t *testing.T) { // militia fail more often
		g := draw(t, both).wantHope("idle", "command a-cmd-pr", 0).Play("command a-cmd-pr").Roll(6, 6, 6, 6).WantAsk("command", "a")
		g.wantMore("lead", "attach a-cmd-pr @a2", "attach a-cmd-pr @a1").wantMore("lead", "attach a-cmd-pr @a1", "stay a-cmd-pr").wantHope("idle", "stay a-cmd-pr", 1)
		wavering := draw(t, change(both, "24,10 facing 0", "24,10 facing 0 left 20 marks lost")).Play("command a-cmd-pr").Roll(6, 6, 6, 6)
		wavering.wantMore("lead", "attach a-cmd-pr @a1", "attach a-cmd-pr @a2")
	})
	t.Run("spare", func(t *testing.T) {
		draw(t, both).Play("command a-cmd-pr").Roll(6, 6, 6, 6).wantHope("spare", "attach a-cmd-pr @a2", -1)
		led := draw(t, change(both, "cmd 30,6", "cmd with a1")).Play("command a-cmd-pr").Roll(6, 6, 6, 6)
		led.wantHope("spare", "ride a-cmd-pr (30000,6000)", 1).wantHope("spare", "attach a-cmd-pr @a2", 0)
	})
	t.Run("friends", func(t *testing.T) {
		draw(t, both).Play("command a-cmd-pr").Roll(6, 6, 6, 6).wantHope("friends", "ride a-cmd-pr (30000,5000)", 2).wantHope("friends", "ride a-cmd-pr (30000,27000)", 0)
	})
	t.Run("screen", func(t *testing.T) {
		g := draw(t, "table small\na1 line 24 line at 24,10 facing 0 out 4 groups 22,13 26,13\nb1 line 24 line at 24,40 facing 180").
			Play("wheel a1 #1000").Roll(4).Roll(4).Play("stand a1").WantAsk("screen", "a")
		g.wantMore("screen", "post a1.g1 (24000,14000)", "post a1.g1 (24000,7500)").wantHope("screen", "drape a1 #2000", 1).wantHope("screen", "keep a1.g1", 1)
	})
	t.Run("screens in cover and within shot", func(t *testing.T) {
		g := draw(t, "table small\na1 line 24 line at 24,10 facing 0 out 4 groups 22,13 26,13\nb1 line 24 line at 24,20 facing 180\nwood 30,10 40,10 40,16 30,16").
			Play("wheel a1 #1000").Roll(4).Roll(4).Play("stand a1").WantAsk("screen", "a")
		g.wantHope("cover", "post a1.g1 (31000,12000)", 2).wantMore("bear", "post a1.g1 (24000,14000)", "post a1.g1 (24000,7500)")
	})
}

func TestProspectsOfDeployment(t *testing.T) {
	g := setup(t, change(oneEach, "a1 line 24 waiting", "a1 veteran 24 waiting\na2 line 24 waiting")+"wood 40,0 50,0 50,10 40,10\ngoal zone yard for 2: 32,20 40,20 40,28 32,28").
		Roll(6, 1).Play("first").WantAsk("deploy.body", "a")
	t.Run("form", func(t *testing.T) { g.wantMore("form", "column a1", "line a1") }) // it has far to go, and may charge
	g.Play("line a1").WantAsk("deploy", "a")
	t.Run("front", func(t *testing.T) { g.wantMore("front", "deploy a1 (30000,10000)", "deploy a1 (30000,8000) #9000") })
	t.Run("goal", func(t *testing.T) { g.wantMore("goal", "deploy a1 (30000,10000)", "deploy a1 (10000,10000)") })
	t.Run("near", func(t *testing.T) { g.wantMore("near", "deploy a1 (30000,10000)", "deploy a1 (30000,3000)") })
	t.Run("unsettle", func(t *testing.T) { g.wantMore("unsettle", "deploy a1 (44000,8000)", "deploy a1 (30000,8000)") })
	g.Play("deploy a1 (30000,10000)").WantAsk("deploy.men", "a")
	t.Run("screen", func(t *testing.T) { g.wantMore("screen", "detach a1 #5", "detach a1 #2") })
	g.Play("detach a1").Play("line b1", "deploy b1 (36000,40000)", "detach b1").Play("line a2")
	t.Run("friends", func(t *testing.T) {
		g.wantMore("friends", "deploy a2 (41000,10000)", "deploy a2 (60000,10000)").wantMore("friends", "deploy a2 (41000,10000)", "deploy a2 (30000,5000)")
	})
}
