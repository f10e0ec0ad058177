package squares

import (
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// wantAsset checks what both sides have of an asset in a position between two Steps.
func wantAsset(t *testing.T, b *Board, key string, red, blue int) {
	t.Helper()
	r, u := rulestest.AssetOf(t, Book{}, b, rules.First, key), rulestest.AssetOf(t, Book{}, b, rules.Second, key)
	if r != red || u != blue {
		t.Errorf("of %s red has %d, blue %d, want %d and %d", key, r, u, red, blue)
	}
}

const (
	distant  = "A1 red-1\nG7 blue-1\n"
	bothWait = "phase contest\npool 0 0 2\n" // the commands of both sides wait
)

// possessions are what both sides have of an asset in drawn positions.
var possessions = []struct {
	key, picture string
	red, blue    int
}{
	{"points", distant + "objective D4 red 4", 4, 0},
	{"broken", distant + "general red-g1 A1 0 demoralized", 1, 0},
	{"bases", distant + "A2 red-2 gun", 3, 2},
	{"morale", "A1 red-1 elite veteran\nG7 blue-1 recruit", 2, -1},
	{"hits", "A1 red-1 2hits\nG7 blue-1\ndue red-2 turn=3 entry=A1", 2, 0},
	{"unsupported", "A1 red-1 linear N\nC1 red-2 linear N column\nG7 blue-1 linear S\nG7 blue-2 cavalry", 1, 0},
	{"far", distant + "objective C3 blue 4\nobjective G1 nobody 1", 2, 6},
	{"far", distant, maxCols, maxCols},
	{"horse", "A1 red-1 cavalry\nG7 blue-1", 2, 0},
	{"guns", "on ammunition\nA1 red-1 gun heavy\nG7 blue-1 gun light dry\nG7 blue-2 gun light", 5, 3},
	{"fresh", "A1 red-1\nA2 red-2 1hit\nG7 blue-1 gun", 1, 0},
	{"brittle", "A1 red-1 3hits\nG7 blue-1\nG7 blue-2 gun", 31, 50},
	{"led", "general red-g1 A1 0\nA1 red-1\nC3 red-2\nD1 red-3\nG7 blue-1", 2, 1},
	{"prize", "C3 red-1\nG7 blue-1\nobjective C3 blue 4\nobjective G7 blue 2", 4, 0},
	{"prize", "on fog_of_war\nC3 red-1\nmarker marker-a-1 C3 red-g1 red-1\nG7 blue-1\nobjective C3 blue 4", 0, 0},
	{"loose", "A7 red-1\nE5 blue-1\nobjective C3 red 4\nobjective G7 blue 3", 4, 0},
	{"loose", "C3 red-1\nE5 blue-1\nobjective C3 red 4", 0, 0},
	{"late", distant + "objective D4 red 4\nturn 6", 20, 0},
	{"marching", "C3 red-1 linear N column\nC5 blue-1", 1, 0},
	{"marching", "C3 red-1 linear N\nC5 blue-1", 0, 0},
	{"marching", "C3 red-1 linear N column\nC6 blue-1", 0, 0},
	{"lone", "general red-g1 C3 0\ngeneral blue-g1 A7 0\nC4 blue-1\nA1 red-1", 1, 0},
	{"lone", "general red-g1 C3 0\nC4 blue-1\nC3 red-1", 0, 0},
	{"lone", "general red-g1 C3 0\nC5 blue-1\nA1 red-1", 0, 0},
	{"flanked", "C3 red-1 linear N\nD3 blue-1", 1, 0},
	{"flanked", "C3 red-1 linear N\nD4 blue-1", 0, 0},
	{"trapped", "A1 red-1\nB2 blue-1", 1, 0},
	{"trapped", "A1 red-1\nA2 blue-1\nB1 red-2", 1, 0},
	{"trapped", "B2 red-1\nB3 blue-1", 0, 0},
	{"pressing", "C3 red-1\nC4 blue-1", 8, 0},
	{"pressing", "C3 red-1\nC4 blue-1\nap 1", 0, 0},
	{"pressing", "C3 red-1\nC5 blue-1", 4, 0},
	{"pressing", "C3 red-1 linear E\nC4 blue-1", 0, 0},
	{"pressing", "C3 red-1\nC5 blue-1\nphase combat", 0, 0},
	{"pressing", "C3 red-1 gun heavy\nC4 blue-1", 15, 0},
	{"pressing", "C3 red-1\nC4 blue-1\nphase combat", 8, 0},
	{"pressing", "C3 red-1 gun heavy\nC5 blue-1", 12, 0},
	{"pressing", "short 3\nC3 red-1 gun heavy\nC5 blue-1", 0, 0},
	{"pressing", "short 3\nC3 red-1 gun heavy\nC4 blue-1", 15, 0},
	{"pressing", "C3 red-1\nD3 red-2\nC4 blue-1\nD4 blue-2", 16, 0},
	{"prey", "C3 red-1\nC4 blue-1", 0, 0},
	{"pressed", "C3 red-1\nC4 blue-1\n" + bothWait, 8, 8},
	{"pressed", "C3 red-1\nC4 blue-1 3hits\n" + bothWait, 4, 8},
	{"pressed", "C3 red-1\nC4 blue-1\n", 0, 0},
	{"pressed", "C3 red-1\nC4 blue-1\nphase contest\npool 2 0 0", 0, 0},
	{"pressed", "general blue-g1 C4 0 activated\nC3 red-1\nC4 blue-1\nA7 blue-2 of blue-g2\n" + bothWait, 0, 8},
	{"pressed", "general blue-g1 G7 0\nC3 red-1\nA3 blue-1\nG7 blue-2\n" + bothWait, 0, 4},
	{"doomed", "C3 red-1\nC4 blue-1\n" + bothWait, 0, 0},
}

func TestWhatASideHas(t *testing.T) {
	for _, x := range possessions {
		t.Run(x.key, func(t *testing.T) {
			wantAsset(t, draw(t, field+x.picture).board(), x.key, x.red, x.blue)
		})
	}
	t.Run("cracking", func(t *testing.T) {
		b := draw(t, field+"A1 red-1\nA1 red-2\nA2 red-3\nB1 red-4\nC1 red-5 of red-g2\nG7 blue-1").board().Clone().(*Board)
		wantAsset(t, b, "cracking", 0, 0)
		u, _ := b.unitNamed(refsByName["red-1"])
		b.lift(u)
		b.unit[u].state = gone
		wantAsset(t, b, "cracking", 50, 0)
		wantAsset(t, b, "points", 0, 1)
	})
	t.Run("pressing: cavalry finds nobody in a town, and a hit on a garrison is saved by half", func(t *testing.T) {
		const town = ". . .\n. t .\n. . .\nB1 red-1 "
		wantAsset(t, draw(t, town+"cavalry\nB2 blue-1 garrison").board(), "pressing", 0, 0)
		wantAsset(t, draw(t, town+"cavalry\nB2 blue-1").board(), "pressing", 8, 0)
		wantAsset(t, draw(t, town+"\nB2 blue-1 garrison").board(), "pressing", 4, 0)
	})
	t.Run("prey and doomed grow with the hits of who is hit", func(t *testing.T) {
		prey, doomed := -1, -1
		for _, hits := range []string{"1hit", "3hits", "5hits"} {
			n := rulestest.AssetOf(t, Book{}, draw(t, field+"C3 red-1\nC4 blue-1 "+hits+"\nphase movement").board(), rules.First, "prey")
			m := rulestest.AssetOf(t, Book{}, draw(t, field+"C3 red-1 "+hits+"\nC4 blue-1\n"+bothWait).board(), rules.First, "doomed")
			if n <= prey || m <= doomed {
				t.Errorf("%s: prey %d, doomed %d, with less %d and %d", hits, n, m, prey, doomed)
			}
			prey, doomed = n, m
		}
	})
}

// prospect counts one prospect of an answer that is offered.
func (g *game) prospect(key, line string) int {
	g.Helper()
	g.WantOffered(line)
	return rulestest.ProspectOf(g.TB, Book{}, g.Board(), g.Request(), g.Option(line), key)
}

// wantProspect checks a prospect of an answer.
func (g *game) wantProspect(key, line string, want int) *game {
	g.Helper()
	if got := g.prospect(key, line); got != want {
		g.Errorf("%s of %q is %d, want %d", key, line, got, want)
	}
	return g
}

// wantRather checks that one answer has more of a prospect than another.
func (g *game) wantRather(key, more, less string) *game {
	g.Helper()
	if m, l := g.prospect(key, more), g.prospect(key, less); m <= l {
		g.Errorf("%s of %q is %d, of %q %d", key, more, m, less, l)
	}
	return g
}

func TestWhatSpeaksForAnAttack(t *testing.T) {
	two := draw(t, field+"C3 red-1\nC4 blue-1 4hits recruit\nD3 blue-2 elite\nphase combat")
	t.Run("hits", func(t *testing.T) {
		draw(t, field+"C3 red-1\nC4 blue-1\nphase combat").wantProspect("hits", "attack red-1 @C4", 8).wantProspect("hits", "done", 0)
		draw(t, field+"C3 red-1\nC4 blue-1 linear S\nphase combat").wantProspect("hits", "attack red-1 @C4", 8)
		draw(t, field+"C3 red-1\nC4 blue-1 linear W\nphase combat").wantProspect("hits", "attack red-1 @C4", 10)
		draw(t, field+"C3 red-1 3hits\nC3 red-2 gun heavy\nC4 blue-1\nphase combat").wantProspect("hits", "attack red-1 @C4", 9)
		g := draw(t, field+"C3 red-1\nC3 red-2 1hit\nC4 blue-1\nphase combat").wantProspect("hits", "attack red-1 @C4", 14)
		g.Play("attack red-1 @C4").wantProspect("hits", "leave red-2", -6).Play("leave red-2").wantProspect("hits", "add red-2", 6).wantProspect("hits", "roll", 0)
	})
	t.Run("hits of who defends", func(t *testing.T) {
		g := draw(t, field+"C3 red-1\nC4 blue-1\nC4 blue-2 1hit\nphase combat").Play("attack red-1 @C4", "roll").WantAsk("defend", "blue")
		g.wantProspect("hits", "leave blue-2", -6).wantProspect("back", "leave blue-2", 0).wantProspect("hits", "stand", 0)
	})
	t.Run("hits of a bombardment", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun heavy\nC5 blue-1\nC4 blue-2\nE3 blue-3\nphase bombardment")
		g.wantProspect("hits", "fire red-1 @C4", 5).wantProspect("hits", "fire red-1 @C5", 4).wantProspect("hits", "done", 0)
	})
	t.Run("hits of a breakthrough", func(t *testing.T) {
		g := reserve(t, waiting, "leave red-2", "roll").WantAsk("breakthrough", "red").wantProspect("hits", "second", 12)
		g.wantRather("hits", "second", "end")
	})
	t.Run("kill", func(t *testing.T) { two.wantRather("kill", "attack red-1 @C4", "attack red-1 @D3") })
	t.Run("rout", func(t *testing.T) {
		draw(t, field+"C3 red-1\nC4 blue-1 2hits recruit\nD3 blue-2 elite\nphase combat").wantRather("rout", "attack red-1 @C4", "attack red-1 @D3")
	})
	t.Run("back", func(t *testing.T) { two.wantRather("back", "attack red-1 @D3", "attack red-1 @C4") })
	t.Run("backkill", func(t *testing.T) {
		draw(t, field+"C3 red-1 4hits\nD4 red-2\nC4 blue-1\nphase combat").wantRather("backkill", "attack red-1 @C4", "attack red-2 @C4")
	})
	t.Run("blow: who is to be attacked is shelled", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC3 red-2 linear N\nC4 blue-1\nD3 blue-2\nphase bombardment")
		g.wantProspect("blow", "fire red-1 @C4", 8).wantProspect("blow", "fire red-1 @D3", 0)
	})
	t.Run("wound, fresh", func(t *testing.T) {
		g := draw(t, field+"C3 red-1 gun\nC4 blue-1\nC4 blue-2 3hits\nphase bombardment").Play("fire red-1 @C4").Roll(6).WantAsk("bombard.hit", "blue")
		g.wantProspect("fresh", "hit blue-1", 1).wantProspect("fresh", "hit blue-2", 0).wantRather("wound", "hit blue-2", "hit blue-1")
	})
}

func TestWhatSpeaksForAPlace(t *testing.T) {
	g := draw(t, field+"C3 red-1\nD2 red-2\nC5 blue-1\nobjective C7 blue 3\nobjective C4 blue 2\nobjective C3 red 4")
	t.Run("blow", func(t *testing.T) {
		g.wantProspect("blow", "move red-1 @C4", 8).wantProspect("blow", "move red-1 @C2", 0)
		draw(t, field+"C3 red-1\nC5 blue-1\nap 1").wantProspect("blow", "move red-1 @C4", 4)
		draw(t, field+"C3 red-1 gun\nC6 blue-1").wantProspect("blow", "move red-1 @C4", 1)
		draw(t, field+"C3 red-1 gun horse\nC6 blue-1").wantProspect("blow", "move red-1 @C4", 3)
	})
	t.Run("stand", func(t *testing.T) {
		g.wantProspect("stand", "move red-1 @C4", 6).wantProspect("stand", "move red-1 @B3", 0).wantProspect("stand", "move red-1 @C2", -2)
	})
	t.Run("stand in flank, in a town, before cavalry, before guns", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nD4 blue-1 linear S").wantProspect("stand", "move red-1 @C4", 10-4).wantProspect("stand", "face red-1 #3", 6)
		draw(t, ". t .\n. . .\n. . .\nB3 red-1\nC3 blue-1").wantProspect("stand", "garrison red-1", 4-8)
		draw(t, ". t .\n. . .\n. . .\nB3 red-1\nC3 blue-1 cavalry").wantProspect("stand", "garrison red-1", -8)
		draw(t, field+"C3 red-1\nC6 blue-1 gun\n").wantProspect("stand", "move red-1 @C4", 6).wantProspect("stand", "move red-1 @B4", 6).wantProspect("stand", "move red-1 @C2", 0)
		fogged(t, "C2 red-1\nC4 blue-1\nmarker marker-b-1 C4 blue-g1 blue-1").wantProspect("stand", "move red-1 @B2", 0)
	})
	t.Run("near", func(t *testing.T) {
		g.wantProspect("near", "move red-1 @C4", 1).wantProspect("near", "move red-1 @C2", -1)
		fogged(t, "C3 red-1\nC6 blue-1\nmarker marker-b-1 C6 blue-g1 blue-1").wantProspect("near", "move red-1 @C4", 1)
		draw(t, field+"C3 red-1\nG7 blue-1\nphase general").wantProspect("near", "move red-g1 @D4", 1)
	})
	t.Run("goal", func(t *testing.T) {
		draw(t, field+"C3 red-1\nG7 blue-1\nobjective C7 blue 3").wantProspect("goal", "move red-1 @C4", 1).wantProspect("goal", "move red-1 @B3", 0)
	})
	t.Run("cover", func(t *testing.T) {
		b := draw(t, ". t .\nh . w\n. . .\nB2 red-1\nC1 blue-1")
		b.wantProspect("cover", "move red-1 @A2", 1).wantProspect("cover", "move red-1 @C2", 1).wantProspect("cover", "move red-1 @B3", 1).wantProspect("cover", "move red-1 @B1", 0)
		draw(t, ". t .\n. . .\n. . .\nB3 red-1\nC1 blue-1").wantProspect("cover", "garrison red-1", 1)
	})
	t.Run("friends", func(t *testing.T) {
		g.wantProspect("friends", "move red-1 @D2", 1).wantProspect("friends", "move red-1 @C4", 0)
	})
	t.Run("facing", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nD3 blue-1").wantProspect("facing", "face red-1 #2", 4).wantProspect("facing", "face red-1 #4", 0)
		draw(t, field+"C3 red-1 linear N\nF3 blue-1").wantProspect("facing", "face red-1 #2", 1)
	})
	t.Run("prize", func(t *testing.T) {
		g.wantProspect("prize", "move red-1 @C4", 2).wantProspect("prize", "move red-1 @C2", 0)
	})
	t.Run("unprize", func(t *testing.T) {
		g.wantProspect("unprize", "move red-1 @C2", 4).wantProspect("unprize", "move red-2 @D3", 0)
		dusk(t, "19:00", "A1 red-1\nG7 blue-1\ndays 2").WantAsk("night.leave", "red").wantProspect("unprize", "leave", 10).wantProspect("unprize", "stay", 0)
	})
	t.Run("rest", func(t *testing.T) {
		draw(t, field+"C3 red-1 2hits\nG7 blue-1").wantProspect("rest", "move red-1 @C4", -4)
		rest(t, "2hits", "G7 blue-1").wantProspect("rest", "recover red-1", 4)
		rest(t, "2hits", "C4 blue-1\nB4 blue-2").wantProspect("rest", "recover red-1", 2)
	})
	t.Run("form", func(t *testing.T) {
		draw(t, field+"C3 red-1 linear N\nG7 blue-1").wantProspect("form", "column red-1", 1)
		draw(t, field+"C3 red-1 linear N column\nC5 blue-1").wantProspect("form", "deploy red-1", 1)
		draw(t, field+"C3 red-1 linear N\nC3 red-2 linear N\nC3 red-3 linear N rear veteran\nG7 blue-1").wantProspect("form", "rear red-1", -1)
	})
	t.Run("save", func(t *testing.T) {
		draw(t, field+"C3 red-1 4hits\nC6 blue-1").wantProspect("save", "move red-1 @C4", -1).wantProspect("near", "move red-1 @C4", 0).wantProspect("save", "move red-1 @C2", 1)
	})
	t.Run("a cavalry brigade evades", func(t *testing.T) {
		e := draw(t, field+"C3 red-1\nC3 red-2\nC4 blue-1 cavalry 3hits\nphase combat").Play("attack red-1 @C4", "roll").WantAsk("evade", "blue")
		e.wantRather("backkill", "stay", "evade blue-1 @C5").wantRather("hits", "stay", "evade blue-1 @C5")
	})
}

func TestWhatSpeaksForACommand(t *testing.T) {
	t.Run("led", func(t *testing.T) {
		g := draw(t, field+"general red-g1 C3 0\nC3 red-1\nF3 red-2\nG7 blue-1\nphase general")
		g.wantProspect("led", "move red-g1 @D3", 1).wantProspect("led", "move red-g1 @A3", 0)
		draw(t, field+"general red-g1 C3 0\nC3 red-1\nE4 red-2\nG7 blue-1").wantProspect("led", "move red-2 @F4", -1)
	})
	t.Run("stand of a general before the enemy", func(t *testing.T) {
		draw(t, field+"general red-g1 C3 0\nC3 red-1\nC5 blue-1\nphase general").wantProspect("stand", "move red-g1 @C4", 6).wantProspect("stand", "move red-g1 @C2", 0)
	})
	t.Run("led by a commander-in-chief", func(t *testing.T) {
		draw(t, field+"chief red C1 1\nC1 red-1\nC5 red-2\nG7 blue-1\npool 2 0 0\nphase chief").wantProspect("led", "move @C3", 1).wantProspect("led", "move @E1", 0)
	})
	t.Run("who enters looks at the enemy", func(t *testing.T) {
		e := draw(t, field+"general red-g1 A1 0\nB1 red-1\ndue red-2 linear turn=1 entry=A1\nA4 blue-1")
		e.wantRather("facing", "enter red-2 @A1 #1", "enter red-2 @A1 #2").wantRather("facing", "enter red-2 @A1 #5", "enter red-2 @A1 #6")
	})
	two := "general red-g1 C3 1\ngeneral red-g2 A1 0\nC3 red-1\nC3 red-2\nA1 red-3 of red-g2\nC5 blue-1\n"
	t.Run("force", func(t *testing.T) {
		draw(t, field+two+"pool 0 0 3\nphase contest").wantProspect("force", "name red-g1", 3).wantProspect("force", "name red-g2", 0)
		draw(t, field+two+"general blue-g1 C5 0 activated\npool 1 0 1\nphase leftover").wantRather("force", "activate red-g1 #3", "activate red-g1 #1")
		draw(t, field+"chief red C2 1\n"+two+"pool 0 0 3\nphase chief").wantProspect("force", "intervene", 2)
	})
	t.Run("ability", func(t *testing.T) {
		draw(t, field+two+"pool 0 0 3\nphase contest").wantProspect("ability", "name red-g1", 1).wantProspect("ability", "name red-g2", 0)
		draw(t, field+"chief red C3 2\n"+two+"pool 0 0 3\nphase chief").wantProspect("ability", "help red-g1", 2)
	})
	t.Run("a marker goes on as troops do", func(t *testing.T) {
		g := fogged(t, "general red-g1 C1 0\nC1 red-1\nmarker marker-a-1 C1 red-g1 red-1\nC6 blue-1\nobjective C7 blue 2")
		g.wantProspect("led", "move marker-a-1 @C2", 0).wantProspect("near", "move marker-a-1 @C2", 1).wantProspect("goal", "move marker-a-1 @C2", 1)
	})
	t.Run("who attacks a marker only finds out", func(t *testing.T) {
		fogged(t, "C3 red-1\nC4 blue-1\nmarker marker-b-1 C4 blue-g1 blue-1\nphase combat").wantProspect("hits", "attack red-1 @C4", 0)
	})
}
