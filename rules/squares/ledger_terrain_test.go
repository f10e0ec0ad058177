package squares

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

// strip is a column of three squares with ground in the middle one, B2.
func strip(ground string) string { return ". . .\n. " + ground + " .\n. . .\n" }

// combined draws a strip whose middle square has the features of a file.
func combined(t *testing.T, features, lines string) *game {
	t.Helper()
	return redraw(t, strip("h")+lines, `at = "B2", hill = true`, `at = "B2", `+features)
}

func TestLedgerTerrainOfSquares(t *testing.T) {
	t.Run("NS-B.1 terrain belongs to whole squares", func(t *testing.T) {
		g := draw(t, "w b f\nh t .\n~ . .\nC1 red-1\nC3 blue-1")
		want := map[string]rules.Ground{"A3": "woods", "B3": "rough", "C3": "fields", "A2": "hill", "B2": "town", "C2": "open"}
		for _, c := range g.View(rules.First).Map.Cells {
			if w := want[c.Label]; w != "" && c.Ground != w {
				t.Errorf("%s is %s, want %s", c.Label, c.Ground, w)
			}
		}
		g.wantNote("blue", "A3", "ground.wood").wantNote("blue", "A1", "ground.fordable")
	})
	for _, what := range []string{"massed", "linear N", "mixed", "cavalry heavy"} {
		for _, ground := range []string{"w", "b", "~"} {
			t.Run(fmt.Sprintf("NS-B.2 %s features hinder %s", ground, what), func(t *testing.T) {
				draw(t, strip(ground)+"B1 red-1 "+what).Play("move red-1 @B2").wantSpent("red-1", 2)
			})
		}
	}
	t.Run("NS-B.3 wood and broken ground cost once", func(t *testing.T) {
		combined(t, "wood = true, broken = true", "B1 red-1").Play("move red-1 @B2").wantSpent("red-1", 2)
	})
	t.Run("NS-B.3 all other effects add up", func(t *testing.T) {
		combined(t, `wood = true, river = "fordable"`, "B1 red-1").Play("move red-1 @B2").wantSpent("red-1", 3)
		hill := draw(t, strip("H")+"B1 red-1 gun\nC1 red-2\nB2 blue-1 garrison\nphase bombardment")
		hill.Play("fire red-1 @B2").Roll(6).wantDice("ns.save", 1, 4)
		g := draw(t, strip("H")+"B1 red-2\nB2 blue-1 garrison\nphase combat").Play("attack red-2 @B2").dice().Roll(6, 6).wantDice("ns.save", 2, 4).Roll(4, 4)
		g.Roll(1, 1).wantDice("ns.combat.again", 2, 3)
	})
	t.Run("NS-B.4 one infantry unit is in the town and the others are not", func(t *testing.T) {
		picture := strip("t") + "B1 red-1 gun\nB2 blue-1\nB2 blue-2\nphase bombardment\n"
		draw(t, picture).Play("fire red-1 @B2").Roll(6).Play("hit blue-2").wantHits("blue-2", 1).WantAsk("bombard", "red")
		g := draw(t, strip("t")+"B1 red-1 gun\nB2 blue-1 garrison\nB2 blue-2\nphase bombardment").Play("fire red-1 @B2").Roll(6)
		g.Play("hit blue-1").wantDice("ns.save", 1, 4)
	})
	t.Run("NS-B.5 a river square has the terrain of the rest of the square", func(t *testing.T) {
		combined(t, `broken = true, river = "fordable"`, "A1 red-1 gun\nB1 red-2 cavalry").WantRefused("move red-1 @B2", "NS-C4.1.18").
			Play("move red-2 @B2").wantSpent("red-2", 3)
		combined(t, `wood = true, river = "fordable"`, "B1 red-1 cavalry").Play("move red-1 @B2").WantRefused("move red-1 @B3", "NS-C4.1.17")
	})
	t.Run("NS-B.6 a fordable river is crossed anywhere", func(t *testing.T) {
		g := draw(t, ". . .\n~ ~ ~\n. . .\nA1 red-1\nB1 red-2\nC1 red-3 gun").WantOffered("move red-1 @A2", "move red-2 @B2", "move red-2 @A2")
		g.Play("move red-1 @A2", "move red-3 @C2").wantSpent("red-1", 2).wantSpent("red-3", 3)
	})
	t.Run("NS-B.7 an unfordable one only over a bridge, in March Column", func(t *testing.T) {
		picture := ". . .\n# + #\n. . .\nB1 red-1 linear N "
		draw(t, picture+"column").WantRefused("move red-1 @A2", "NS-B.13").Play("move red-1 @B2", "move red-1 @B3").wantSpent("red-1", 2)
		draw(t, picture).WantRefused("move red-1 @B2", "NS-B.11")
	})
	t.Run("NS-B.8 small streams are not shown", func(t *testing.T) {
		wantFault(t, drawnFile(t, strip("~")+"B1 red-1", `river = "fordable"`, `river = "stream"`), `the river is "stream", neither fordable nor unfordable`)
		wantFault(t, drawnFile(t, strip("~")+"B1 red-1", `river = "fordable"`, `stream = true`), "stream")
		for name, data := range scenarioFiles(t) {
			b := load(t, data, nil)
			for _, line := range b.chart.Lines {
				for _, c := range line.Cells {
					if q := square(c.N()); !b.ground[q].river() {
						t.Errorf("%s: a %s is drawn in %s, which has no river", name, line.Kind, q.name())
					}
				}
			}
		}
	})
	t.Run("NS-B.9 crossing is paid on entering the river square, once", func(t *testing.T) {
		g := draw(t, strip("~")+"B1 red-1").Play("move red-1 @B2").wantSpent("red-1", 2).Play("move red-1 @B3").wantSpent("red-1", 3)
		g.wantPhase("movement")
		draw(t, strip("~")+"B2 red-1").Play("move red-1 @B3").wantSpent("red-1", 1)
	})
	t.Run("NS-B.10 the squares of a river touch by sides", func(t *testing.T) {
		wantFault(t, drawnFile(t, "~ . .\n. ~ .\n. . .\nC1 red-1"), "leaps over a corner")
		draw(t, "~ . .\n~ ~ .\n. . .\nC1 red-1")
	})
}

func TestLedgerBridges(t *testing.T) {
	over := func(bridge, lines string) *game { return draw(t, ". . .\n. . .\n. "+bridge+" .\n. . .\n"+lines) }
	for _, c := range []struct {
		name, lines string
		cost        int
	}{
		{"Massed infantry counts as in March Column", "B1 red-1", 1},
		{"cavalry does", "B1 red-1 cavalry", 1},
		{"artillery does", "B1 red-1 gun", 2},
		{"Linear infantry must be in it", "B1 red-1 linear N", 2},
		{"Linear infantry in it", "B1 red-1 linear N column", 1},
		{"cavalry with an enemy next to the bridge pays the ford", "B1 red-1 cavalry\nC3 blue-1", 2},
		{"cavalry with an enemy at a corner of the bridge pays the ford", "B1 red-1 cavalry\nA3 blue-1", 2},
		{"cavalry with an enemy next to the square left pays the ford", "A1 red-1 cavalry\nB1 red-2\nB2 red-3", 0},
	} {
		t.Run("NS-B.11 "+c.name, func(t *testing.T) {
			if c.cost == 0 {
				g := draw(t, ". . . .\n. . . .\n. . = .\n. . . .\nB1 red-1 cavalry heavy\nA2 blue-1").Play("move red-1 @B2", "move red-1 @C2")
				g.wantSpent("red-1", 3)
				return
			}
			over("=", c.lines).Play("move red-1 @B2").wantSpent("red-1", c.cost)
		})
	}
	t.Run("NS-B.11 over an unfordable river that is the only way", func(t *testing.T) {
		over("+", "B1 red-1 cavalry\nC3 blue-1").WantRefused("move red-1 @B2", "NS-B.11")
		over("+", "B1 red-1 cavalry\nC4 blue-1").WantOffered("move red-1 @B2")
		over("+", "B1 red-1 linear N column").WantOffered("move red-1 @B2")
	})
	t.Run("NS-B.12 one brigade and one battery fill a bridge", func(t *testing.T) {
		g := over("+", "B1 red-1\nA1 red-2 gun\nC1 red-3 gun\nA2 red-4").Play("move red-1 @B2", "move red-2 @B2")
		g.WantRefused("move red-3 @B2", "NS-A.34").WantRefused("move red-4 @B2", "NS-A.34")
		over("=", "B1 red-1\nA1 red-2 gun\nC1 red-3 gun\nA2 red-4").Play("move red-1 @B2", "move red-2 @B2", "move red-3 @B2", "move red-4 @B2")
	})
	t.Run("NS-B.12 retreat and pursuit need no March Column there", func(t *testing.T) {
		picture := ". . .\n. . .\n# + #\n. . .\nphase combat\n"
		g := redraw(t, picture+"B3 red-1\nB2 blue-1 linear N 9hits\nA4 blue-2", `at = "B2", cls`, `at = "A4", cls`).Play("attack red-1 @B2").dice().Roll(6, 6).Roll(1, 1).Roll(1, 1).
			Roll(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1).through("pursuit")
		g.Play("advance red-1 @B2").WantAt("red-1", "B2")
		g = draw(t, picture+"B4 red-1\nB3 blue-1 linear N 2hits").Play("attack red-1 @B3").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6).WantAt("blue-1", "B2")
		g.WantAsk("reset", "blue")
	})
	t.Run("NS-B.13 without a bridge it is impassable, for generals too", func(t *testing.T) {
		picture := ". . .\n# # #\n. . .\nB1 red-1\n"
		draw(t, picture).WantRefused("move red-1 @B2", "NS-B.13").WantRefused("move red-1 @A2", "NS-B.13")
		draw(t, picture+"phase general").WantOptions("stay", "move red-g1 @A1", "move red-g1 @C1")
	})
}

func TestLedgerOpenGround(t *testing.T) {
	for ground, open := range map[string]bool{".": true, "h": true, "~": true, "f": true, "w": false, "b": false, "t": false, "F": false} {
		t.Run("NS-B.14 half of a square draws the rest along in the open: "+ground, func(t *testing.T) {
			g := draw(t, ". . .\n. "+ground+" .\n. . .\nphase combat\nB1 red-1\nB2 blue-1 4hits\nB2 blue-2 cavalry activated").
				Play("attack red-1 @B2").through("defend").Play("leave blue-2", "stand").Roll(6, 6).dice()
			for g.Request().Kind != "ns.morale" {
				g.Roll(1, 1).dice()
			}
			g.Roll(1, 6, 6, 6, 6, 6).Play("retreat blue-1 @A3")
			if open {
				g.WantAsk("retreat", "blue")
			} else {
				g.WantAsk("retreat.optional", "blue")
			}
		})
	}
	for ground, c := range map[string]struct {
		mark string
		save bool
	}{".": {"", true}, "t": {"", true}, "h": {"", true}, "w": {"", false}, "b": {"", false}} {
		t.Run("NS-B.14 a unit in the open saves against cavalry: "+ground, func(t *testing.T) {
			g := draw(t, strip(ground)+"phase combat\nB1 red-1 cavalry heavy\nB2 blue-1").Play("attack red-1 @B2").dice().Roll(6, 6)
			if c.save {
				g.wantDice("ns.save", 2, 4)
			} else {
				g.wantHits("blue-1", 2)
			}
		})
	}
	for ground, mod := range map[string]int{"w": -1, "t": -1, "F": -1, "f": -1, "h": 0, "b": 0, "~": 0, ".": 0} {
		t.Run("NS-B.15 cover of "+ground, func(t *testing.T) {
			draw(t, strip(ground)+"phase bombardment\nB1 red-1 gun\nB2 blue-1").Play("fire red-1 @B2").wantMod("red-1", "NS-C4.2.8", mod).wantDice("ns.bombard", 1, 3-mod)
		})
	}
	t.Run("NS-B.15 enclosed fields have no other effect", func(t *testing.T) {
		draw(t, strip("f")+"B1 red-1 cavalry\nA1 red-2 gun").Play("move red-1 @B2", "move red-2 @B2").wantSpent("red-1", 1).wantSpent("red-2", 3)
		draw(t, strip("f")+"phase combat\nB1 red-1\nB2 blue-1").Play("attack red-1 @B2").dice().wantDice("ns.combat", 2, 3).Roll(1, 1).Roll(1, 1).wantHits("red-1", 0)
	})
	for ground, helps := range map[string]bool{".": true, "h": true, "f": true, "~": true, "t": true, "w": false, "b": false} {
		t.Run("NS-B.16 assistance from "+ground, func(t *testing.T) {
			g := draw(t, ". . .\n"+ground+" . .\n. . .\nphase combat\nB1 red-1\nA2 red-2\nB2 blue-1").Play("attack red-1 @B2")
			if helps {
				g.WantOffered("add red-2")
			} else {
				g.WantRefused("add red-2", "NS-C4.3.58")
			}
		})
	}
	t.Run("NS-B.16 of a town square the garrison alone is in difficult terrain", func(t *testing.T) {
		g := draw(t, ". . .\nF . .\n. . .\nphase combat\nB1 red-1\nA2 red-2 garrison\nA2 red-3\nB2 blue-1").Play("attack red-1 @B2")
		g.WantRefused("add red-2", "NS-C4.3.58").WantOffered("add red-3")
	})
}

func TestLedgerHillsFortsAndEdges(t *testing.T) {
	t.Run("NS-B.17 a hill costs nothing and gives its defender the re-roll", func(t *testing.T) {
		draw(t, strip("h")+"B1 red-1 cavalry\nA1 red-2 gun").Play("move red-1 @B2", "move red-2 @B2").wantSpent("red-1", 1).wantSpent("red-2", 3)
		draw(t, strip("h")+"phase combat\nB1 red-1\nB2 blue-1").Play("attack red-1 @B2").dice().Roll(1, 1).WantAsk("ns.combat", "chance").
			Roll(1, 1).wantDice("ns.combat.again", 2, 3)
		draw(t, strip("h")+"phase combat\nB2 red-1\nB1 blue-1").Play("attack red-1 @B1").dice().Roll(1, 1).Roll(1, 1).wantHits("blue-1", 0)
	})
	t.Run("NS-B.17 a fortification behaves as a town", func(t *testing.T) {
		draw(t, strip("F")+"B1 red-1").Play("move red-1 @B2", "garrison red-1").wantSpent("red-1", 2).wantMarks("red-1", "garrison")
		draw(t, strip("F")+"phase bombardment\nB1 red-1 gun\nB2 blue-1 garrison").Play("fire red-1 @B2").Roll(6).wantDice("ns.save", 1, 4)
		draw(t, strip("F")+"phase combat\nB1 red-1 cavalry\nB2 blue-1 garrison\nA2 blue-2").WantRefused("attack red-1 @B2", "NS-C4.3.59")
	})
	t.Run("NS-B.19 the edge stops everybody, in retreat too", func(t *testing.T) {
		draw(t, strip(".")+"A1 red-1 cavalry").WantOptions("done", "move red-1 @A2", "move red-1 @B1", "move red-1 @B2", "move red-1 @A3", "move red-1 @C1",
			"move red-1 @C3", "move red-1 @B3", "move red-1 @C2")
		g := draw(t, strip(".")+"phase combat\nB2 red-1\nB3 blue-1 2hits\nA1 blue-2").Play("attack red-1 @B3").dice().Roll(6, 1).Roll(1, 1).Roll(1, 6, 6)
		g.wantDice("ns.morale", 4, 4).Roll(6, 6, 6, 6).wantHits("blue-1", 4).WantAt("blue-1", "B3")
	})
}

const pontoons = `trains = [{ command = "red-g1", kind = "pontoon", at = "B1" }]` + "\ncommands = ["

func TestLedgerPontoons(t *testing.T) {
	river := ". . .\n. . .\n# # #\n. . .\non pontoon\ngeneral red-g1 A1\nA1 red-1\nC1 red-2\n"
	train := func(t *testing.T, lines string) *game {
		t.Helper()
		return redraw(t, river+lines, "commands = [", pontoons)
	}
	t.Run("NS-B.18 without the option there is no train", func(t *testing.T) {
		redraw(t, ". . .\n. . .\n# # #\n. . .\nA1 red-1", "commands = [", pontoons).wantUnseen("red", "pontoon-red-g1")
		draw(t, river).wantUnseen("red", "pontoon-red-g1")
	})
	t.Run("NS-B.18 it moves like foot artillery", func(t *testing.T) {
		train(t, "ap 2").Play("move pontoon-red-g1 @A1").WantNot("move pontoon-red-g1 @B1")
		train(t, "ap 1").WantNot("move pontoon-red-g1 @A1", "move pontoon-red-g1 @C1")
	})
	t.Run("NS-B.18 with 3 AP it lays a bridge that stands when the activation ends", func(t *testing.T) {
		g := train(t, "pool 0 0 1\nA4 blue-1").Play("bridge pontoon-red-g1 @B2").WantRefused("move red-1 @B2", "NS-B.13").through("leftover")
		g.WantEverTold(rules.EvMark, "pontoon-red-g1").wantSeen("blue", "pontoon-red-g1", "bridge")
		if !g.board().bridged(at(1, 1)) {
			t.Error("there is no bridge")
		}
		if x := g.board().train[pontoonTrain][0]; !x.laid || x.working {
			t.Errorf("it is laid: %t, and still built: %t", x.laid, x.working)
		}
	})
	t.Run("NS-B.18 what it needs", func(t *testing.T) {
		train(t, "ap 2").WantRefused("bridge pontoon-red-g1 @B2", "NS-B.18")
		train(t, "").WantNot("bridge pontoon-red-g1 @A2").Play("move pontoon-red-g1 @A1").WantRefused("bridge pontoon-red-g1 @A2", "NS-B.18")
		redraw(t, ". . .\n# # #\n. . .\n. . .\non pontoon\nA1 red-1\nA2 red-2\nC2 blue-1\n", "commands = [", pontoons).WantNot("bridge pontoon-red-g1 @B3")
		redraw(t, ". . .\n. . .\n# = #\n. . .\non pontoon\nA1 red-1\nC4 blue-1\n", "commands = [", pontoons).WantNot("bridge pontoon-red-g1 @B2") // there is one
		redraw(t, ". . .\n# # #\n. . .\non pontoon\nA1 red-1\nC1 blue-1\n", "commands = [", pontoons).WantRefused("bridge pontoon-red-g1 @B2", "NS-B.18")
	})
	t.Run("NS-B.18 not in the activation in which it comes", func(t *testing.T) {
		late := redraw(t, strings.Replace(river, "general red-g1 A1", "general red-g1 B1 turn=1\nphase general", 1), "commands = [", `trains = [{ command = "red-g1", kind = "pontoon" }]`+"\ncommands = [")
		late.Play("enter red-g1 @B1").through("move").Play("enter pontoon-red-g1 @B1").WantRefused("bridge pontoon-red-g1 @B2", "NS-B.18")
	})
	laid := `trains = [{ id = "pontoon-red-g1", at = "B1", bridge = "B2", marks = ["laid"] }]` + "\nunits = ["
	bridged := func(t *testing.T, lines string) *game {
		t.Helper()
		file := drawnFile(t, river+lines, "commands = [", pontoons)
		i := strings.LastIndex(file, "units = [")
		return begin(t, load(t, []byte(file[:i]+laid+file[i+len("units = ["):]), nil))
	}
	t.Run("NS-B.18 the bridge carries troops and the train stays with it", func(t *testing.T) {
		bridged(t, "").wantReason("move pontoon-red-g1 @A1", "NS-B.18", "train.bridge")
		bridged(t, "").WantNot("move pontoon-red-g1 @A1", "move pontoon-red-g1 @B2").Play("move red-1 @B2", "move red-1 @B3").WantAt("red-1", "B3")
	})
	t.Run("NS-B.18 enemies who enter its square remove both", func(t *testing.T) {
		g := bridged(t, "active blue-g1\ndue blue-1 turn=1 entry=B1").Play("enter blue-1 @B1").wantUnseen("red", "pontoon-red-g1")
		if g.board().bridged(at(1, 1)) {
			t.Error("the bridge still stands")
		}
	})
}
