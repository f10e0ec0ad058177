package musket

import (
	"slices"
	"testing"

	"grognard/rules"
)

// shot fights a combat with the result Ex L in which leaders of both sides are
// about, up to the first roll for one of them.
func shot(t *testing.T) *game {
	t.Helper()
	g := draw(t, `
	phase combat
	france 0405 fr-44 inf 3-4-4
	france 0506 fr-101 inf 1-4-4
	france 0405 fr-lannes ldr 0-1+1
	france 0506 fr-victor ldr 3-1+1
	france 0404 fr-desaix ldr 3-1+1
	france 0305 fr-ney ldr 3-1+1
	austria 0505 au-28 inf 4-3-4
	austria 0505 au-melas ldr 0-1+1
	austria 0505 au-zach ldr 3-1+1
	austria 0605 au-ott ldr 3-1+1
	austria 0605 au-51 inf 4-3-4`)
	g.Play("attack fr-44 @0505", "add fr-101", "leader fr-lannes @fr-44", "coordinate fr-desaix @fr-101", "done", "leader au-melas @au-28", "done", "none", "none")
	return g.wantDifferential(0).Roll(5).wantRow("ex").WantAsk("leader", "")
}

// rolledFor rolls a die for every leader in turn, 6 for one and 1 or another
// face for the others, and names those who had to roll.
func (g *game) rolledFor(faces map[string]int) (who []string) {
	for req := g.Request(); req.Kind == "leader"; req = g.Request() {
		id := Book{}.Format(req.Dice.Of[0].For)
		who = append(who, id)
		g.Roll(max(1, faces[id]))
	}
	slices.Sort(who)
	return who
}

func TestLedgerLeaderCasualties(t *testing.T) {
	t.Run("MS-10.4.1 L endangers leaders who took part, coordinated or stood with the attacked", func(t *testing.T) {
		if who := shot(t).rolledFor(nil); !slices.Equal(who, []string{"au-melas", "au-zach", "fr-desaix", "fr-lannes"}) {
			t.Errorf("%q roll", who)
		}
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\nfrance 0305 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4\naustria 0505 au-melas ldr 0-1+1").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28")
		if who := g.Roll(3).wantRow("dc-ne").Play("done").Roll(1).rolledFor(nil); !slices.Equal(who, []string{"au-melas"}) {
			t.Errorf("bombarded, %q roll", who)
		}
	})
	for _, c := range []struct {
		id   string
		die  int
		dies bool
	}{{"fr-lannes", 4, false}, {"fr-lannes", 5, true}, {"au-melas", 5, true}, {"au-melas", 4, false}, {"fr-desaix", 5, false}, {"fr-desaix", 6, true}, {"au-zach", 5, false}, {"au-zach", 6, true}} {
		t.Run("MS-10.4.2 killed on 5 or 6 who took part, on 6 others: "+c.id, func(t *testing.T) {
			g := shot(t)
			g.rolledFor(map[string]int{c.id: c.die})
			g.wantPlace(c.id, map[bool]string{true: "killed", false: "map"}[c.dies], 0)
		})
	}
	t.Run("MS-10.4.4 killed leaders leave the game", func(t *testing.T) {
		g := shot(t).wantPoints("austria", 0)
		g.rolledFor(map[string]int{"fr-lannes": 6})
		g.wantGauge("france", "lost", 1).wantPoints("austria", 2)
		if slices.ContainsFunc(g.View(rules.First).Pieces, func(p rules.Piece) bool { return p.Ref == refsByName["fr-lannes"] }) {
			t.Error("he is still seen")
		}
		g.passTo(2)
		g.wantPhase(2, "move", "france").wantNoneOf("fr-lannes", "move", "return", "enter", "recover").wantNone("test")
	})
}

// fallBack plays retreats, along the likeliest lines, and passes the tests on
// the way.
func (g *game) fallBack() *game {
	for {
		switch req := g.Request(); req.Kind {
		case "retreat", "retreat.order":
			g.Play(g.Options()[0])
		case "morale.retreat":
			g.Roll(1)
		default:
			return g
		}
	}
}

func TestLedgerLeadersOfARetreat(t *testing.T) {
	lost := func(t *testing.T, picture string) *game {
		g := draw(t, "phase combat\nfrance 0605 fr-44 inf 1-4-4\nfrance 0605 fr-lannes ldr 0-1+1\naustria 0604 au-28 inf 9-3-4\n"+picture)
		return g.Play("attack fr-44 @0604", "leader fr-lannes @fr-44")
	}
	back := func(g *game) *game {
		return g.Play("done", "none", "none").Roll(6).wantRow("ar").Play("retreat").fallBack()
	}
	unsafe := "austria 0606 au-51 inf 4-3-4\n"
	t.Run("MS-10.4.3 a leader who retreats alone by an unsafe line is killed on 6", func(t *testing.T) {
		back(lost(t, unsafe)).WantAsk("leader.unsafe", "").Roll(6).wantPlace("fr-lannes", "killed", 0)
		back(lost(t, unsafe)).Roll(5).wantPlace("fr-lannes", "map", 0).wantMarks("fr-lannes", "ineffective")
	})
	t.Run("MS-10.4.5 who assists a unit, but takes no part, stays with those who stay", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", "austria 0505 au-51 inf 4-3-4\naustria 0505 au-melas ldr 1-1+1 helps=au-28").engage("attack fr-44 @0505").Roll(6).Play("retreat").recoil()
		g.WantAt("au-melas", "0505", "au-51", "0505").wantNoMarks("au-melas", "ineffective")
	})
	t.Run("MS-10.4.5 by a safe line he goes with one of the units, the owner says with which", func(t *testing.T) {
		g := back(lost(t, "france 0605 fr-96 inf 4-4-4")).wantNoMarks("fr-44", "shaken").WantAt("fr-96", "0605") // a nearer friend does not keep him
		g.WantAt("fr-lannes", g.board().piece[g.counter("fr-44")].at.name())
		g = lost(t, "france 0605 fr-24leg inf 1-4-4 bn").Play("add fr-24leg", "done", "none", "none").wantDifferential(-7).Roll(6).wantRow("ar").Play("retreat", "first fr-44", "retreat fr-44 @0506", "stop fr-44")
		g.Play("retreat fr-24leg @0606", "stop fr-24leg").WantAsk("leader.place", "france").WantOptions("place @fr-44", "place @fr-24leg").Play("place @fr-24leg").WantAt("fr-lannes", "0606")
	})
	t.Run("MS-10.4.5 with a routing group he goes his own way", func(t *testing.T) {
		rout := func(picture string) *game {
			g := draw(t, "phase combat\naustria 0604 au-28 inf 9-3-4\naustria 0704 au-18 inf 9-3-4\nfrance 0605 fr-44 inf 1-2-4\nfrance 0605 fr-lannes ldr 0-1+1\nactive austria\n"+picture)
			g.Play("attack au-28 @0605", "done").WantAsk("combat.defend", "france").Play("leader fr-lannes @fr-44", "done")
			if g.Request().Kind == "morale.line" {
				g.Roll(1)
			}
			return g.Play("none", "none").wantDifferential(8).Roll(6).WantAsk("morale.e", "").Roll(6).fallBack()
		}
		g := rout("")
		g.WantAt("fr-lannes", g.board().piece[g.counter("fr-44")].at.name()).wantMarks("fr-lannes", "ineffective")
		rout(unsafe+"france 0202 fr-96 inf 4-4-4").WantAsk("leader.unsafe", "").Roll(1).WantAt("fr-lannes", "0202")
	})
	t.Run("MS-10.4.5 without any line he is captured", func(t *testing.T) {
		g := lost(t, unsafe+"austria 0705 au-18 inf 4-3-4\naustria 0706 au-57 inf 4-3-4\naustria 0506 au-17 inf 4-3-4\naustria 0505 au-13 inf 4-3-4\nfrance 0101 fr-96 inf 4-4-4")
		g.Play("done", "none", "none").Roll(6).Play("retreat").wantPlace("fr-44", "captured", 0).wantPlace("fr-lannes", "captured", 0)
	})
}
