package musket

import (
	"strings"
	"testing"
)

// beaten is au-28 in 0402 of the defile, forced back by fr-44 in 0302: Dr at +1.
// It has the values given and is asked what it prefers.
func beaten(t *testing.T, theirs, more string) *game {
	t.Helper()
	g := draw(t, pass("france 0302 fr-44 inf 5-4-4\naustria 0402 au-28 inf "+theirs+"\n"+more)).engage("attack fr-44 @0402")
	for req := g.Request(); req.Kind == "morale.line"; req = g.Request() {
		g.Roll(1)
	}
	return g.engage().Roll(6).wantRow("dr").Play("retreat")
}

// behind covers the pass against the Austrian pocket of fr-101: the line of
// au-28 is safe, but through EZOCs.
const behind = "france 0601 fr-101 inf 4-4-4\naustria 0602 au-51 inf 4-3-4\n"

func TestLedgerRetreat(t *testing.T) {
	back := func(t *testing.T, theirs, more string) *game {
		t.Helper()
		return meet(t, "5-4-4", theirs, more).engage("attack fr-44 @0505").Roll(6).wantRow("dr").Play("retreat")
	}
	t.Run("MS-7.9.1 a retreat is one hex or two, as the owner likes, and two for a Shaken unit", func(t *testing.T) {
		back(t, "4-3-4", "").Play("retreat au-28 @0605").WantOffered("stop au-28", "retreat au-28 @0705").Play("stop au-28").WantAt("au-28", "0605").WantAsk("advance", "france")
		g := back(t, "4-3-4", "").Play("retreat au-28 @0605", "retreat au-28 @0705").WantAt("au-28", "0705").WantAsk("advance", "france")
		g.wantNoMarks("au-28", "shaken")
		back(t, "7-3-4 shaken", "").Play("retreat au-28 @0605").WantNot("stop au-28").Play("retreat au-28 @0705").WantAt("au-28", "0705").WantAsk("advance", "france")
	})
	t.Run("MS-7.9.1 the question tells which hex it is, of how many and why", func(t *testing.T) {
		wants := func(g *game, key string, n int) *game {
			t.Helper()
			if c := g.Request().Course; c.Key != key || c.N != n {
				t.Errorf("%+v, want %s %d", c, key, n)
			}
			return g
		}
		wants(wants(back(t, "4-3-4", ""), "ms.back.free", 1).Play("retreat au-28 @0605"), "ms.back.farther", 2)
		wants(wants(back(t, "7-3-4 shaken", ""), "ms.back.shaken", 1).Play("retreat au-28 @0605"), "ms.back.shaken", 2)
	})
	t.Run("MS-7.9.2 a unit with safe lines goes along one of them, which its owner chooses", func(t *testing.T) {
		g := back(t, "4-3-4", "france 0605 fr-101 inf 1-4-4").WantAt("au-28", "0504") // 0404, 0506 and 0604 are in EZOCs
		g.WantEach("retreat", "au-28 @0403", "au-28 @0503", "au-28 @0603")
		back(t, "4-3-4", "").WantEach("retreat", "au-28 @0504", "au-28 @0604", "au-28 @0605")
		two := meet(t, "5-4-4", "3-3-4", "austria 0505 au-jager inf 1-3-4 bn").engage("attack fr-44 @0505").Roll(6).Play("retreat")
		two.WantAsk("retreat.order", "austria").WantOptions("first au-28", "first au-jager").Play("first au-jager", "retreat au-jager @0504", "stop au-jager")
		two.Play("retreat au-28 @0605", "stop au-28").WantAt("au-jager", "0504", "au-28", "0605")
	})
	t.Run("MS-7.9.3 each hex is the next of a line, and none is used twice", func(t *testing.T) {
		blind := strings.Replace(defile, "xxxxx.", "xxxx.x", 1) // 0501 leads nowhere
		g := draw(t, blind+"france 0302 fr-44 inf 5-4-4\naustria 0402 au-28 inf 4-3-4").engage("attack fr-44 @0402").Roll(6).Play("retreat")
		g.WantAt("au-28", "0502").WantOptions("stop au-28", "retreat au-28 @0602")
		open := back(t, "4-3-4", "").Play("retreat au-28 @0605").WantNot("retreat au-28 @0505", "retreat au-28 @0605")
		open.WantOffered("retreat au-28 @0705", "retreat au-28 @0606")
	})
	t.Run("MS-7.9.4 whoever would stop in an EZOC, open or not, goes on", func(t *testing.T) {
		g := beaten(t, "4-3-4", behind).WantAt("au-28", "0802").wantNoMarks("au-28", "shaken").WantAsk("advance", "france")
		g.WantAt("au-51", "0602")
		beaten(t, "4-3-4", "").WantAt("au-28", "0502").WantAsk("retreat", "austria")
	})
	t.Run("MS-7.9.5 whoever finds no such hex within its printed MA routs from the last one", func(t *testing.T) {
		g := beaten(t, "4-3-3", behind).WantAt("au-28", "1002").wantMarks("au-28", "shaken").WantAsk("advance", "france")
		g.WantOffered("advance fr-44 @0502")
		beaten(t, "4-3-V", behind).WantAt("au-28", "0802").wantNoMarks("au-28", "shaken")
	})
	t.Run("MS-7.9.5 an MA of 1 is enough where the first hex is free", func(t *testing.T) {
		g := beaten(t, "4-3-1", "").WantAt("au-28", "0502").WantAsk("retreat", "austria").Play("stop au-28").WantAt("au-28", "0502").wantNoMarks("au-28", "shaken")
		g.WantAsk("advance", "france")
	})
	t.Run("MS-7.9.5 V counts as 6", func(t *testing.T) {
		// Pockets in 0601, 0801 and 1001 have the way from 0502 to 1102 in their ZOC.
		pockets := "austria 0602 au-51 inf 4-3-4\naustria 0902 au-18 inf 4-3-4\naustria 1102 au-17 inf 4-3-4\nfrance 0302 fr-44 inf 5-4-4\n" +
			"france 0601 fr-101 inf 4-4-4\nfrance 0801 fr-96 inf 4-4-4\n"
		run := func(rows, ma, more string) *game {
			g := draw(t, strings.Replace(defile, "xxxxx.xxxxxx", rows, 1)+pockets+"austria 0402 au-28 inf 4-3-"+ma+"\n"+more).engage("attack fr-44 @0402")
			return g.Roll(6).wantRow("dr").Play("retreat")
		}
		run("xxxxx.x.xxxx", "V", "").WantAt("au-28", "1002").wantNoMarks("au-28", "shaken")
		run("xxxxx.x.xxxx", "5", "").wantMarks("au-28", "shaken")
		run("xxxxx.x.x.xx", "V", "france 1001 fr-43 inf 4-4-4\n").wantPlace("au-28", "track", 3)
		run("xxxxx.x.x.xx", "8", "france 1001 fr-43 inf 4-4-4\n").WantAt("au-28", "1202").wantNoMarks("au-28", "shaken")
	})
	open := "france 0601 fr-101 inf 4-4-4\n"
	t.Run("MS-7.9.6 without a safe line a unit tests in each open EZOC, and a failure makes it Shaken", func(t *testing.T) {
		g := beaten(t, "4-3-4", open).wantKinds("morale.retreat", 3, "morale.retreat", 3, "morale.retreat", 3)
		g.WantAt("au-28", "0802").wantNoMarks("au-28", "shaken").WantAsk("advance", "france")
		g = beaten(t, "4-3-4", open).wantKinds("morale.retreat", 3, "morale.retreat", 4, "morale.retreat", 6)
		g.WantAt("au-28", "0802").wantMarks("au-28", "shaken").WantAsk("advance", "france")
		g = beaten(t, "4-3-4", open+"austria 0702 au-51 inf 4-3-4").wantKinds("morale.retreat", 1) // in 0502 alone
		g.WantAt("au-28", "0802").WantAsk("advance", "france")
	})
	t.Run("MS-7.9.7 with an edge line alone a retreat is a rout off the map", func(t *testing.T) {
		g := meet(t, "5-4-4", "4-3-4", cutOff+"turn 2").engage("attack fr-44 @0505").Roll(1).engage().Roll(6).wantRow("dr").Play("retreat")
		g.wantPlace("au-28", "track", 4).WantAsk("advance", "france").WantOffered("advance fr-44 @0605", "advance fr-44 @0606") // two hexes
	})
	ring := `
	france 0504 fr-101 inf 4-4-4
	france 0604 fr-96 inf 4-4-4
	france 0605 fr-43 inf 4-4-4
	france 0506 fr-22 inf 4-4-4
	`
	t.Run("MS-7.9.8 with no line at all it is captured", func(t *testing.T) {
		all := func(last string) *game {
			return meet(t, "5-4-4", "4-3-4", ring+last+"austria hq none").engage("attack fr-44 @0505").Roll(1).engage().Roll(6).Play("retreat")
		}
		all("france 0404 fr-28 inf 4-4-4\n").wantPlace("au-28", "captured", 0).WantAsk("advance", "france")
		all("river 0404-0505\n").wantPlace("au-28", "captured", 0)
		all("").wantPlace("au-28", "map", 0)
	})
	t.Run("MS-7.9.9 artillery, cavalry, battalions and squadrons that go back turn ineffective", func(t *testing.T) {
		for unit, turns := range map[string]bool{"au-jager inf 1-3-4 bn": true, "au-nau cav 1/3-3-9": true, "au-lob cav 1/3-3-9 sqn": true, "au-cbty art 2/1-3-4": true, "au-51 inf 1-3-4": false} {
			id := strings.Fields(unit)[0]
			for die, row := range map[int]string{6: "dr", 5: "dc-ex"} {
				g := draw(t, "phase combat\nfrance 0405 fr-44 inf 2-4-4\naustria 0505 "+unit).engage("attack fr-44 @0505").Roll(die).wantRow(row)
				if die == 6 {
					g.Play("retreat")
				} else {
					g.Roll(6)
				}
				if g.recoil(); g.marked(id, "ineffective") != turns {
					t.Errorf("%s after %s: ineffective %t", id, row, !turns)
				}
			}
		}
		g := draw(t, "phase combat\nfrance 0405 fr-44 inf 2-4-4\naustria 0505 au-jager inf 1-3-4 bn ineffective").engage("attack fr-44 @0505").Roll(6)
		g.Play("retreat").recoil().wantMarks("au-jager", "ineffective").wantPlace("au-jager", "map", 0)
	})
}
