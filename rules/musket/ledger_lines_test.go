package musket

import (
	"strings"
	"testing"
)

func TestLedgerWhereLinesEnd(t *testing.T) {
	// fr-44 stands in 0402 of the defile, with an enemy behind.
	east := "austria 0502 au-28 inf 4-3-4 shaken\n"
	at := func(t *testing.T, more, want string) {
		t.Helper()
		draw(t, defile+"france 0402 fr-44 inf 5-4-4\n"+more).wantLine("fr-44", want)
	}
	t.Run("MS-7.6.1 a line leads to an active HQ, active trains or a LOC hex", func(t *testing.T) {
		at(t, east+"france loc 0902", "edge") // by 0102 off the map
		at(t, east+"france loc 0902\nfrance hq 0302", "safe")
		at(t, east+"france loc 0902\nfrance hq 0302 ineffective", "edge")
		at(t, east+"france loc 0902\nfrance trains 0302", "safe")
		at(t, east+"france loc 0902\nfrance trains 0302 ineffective", "edge")
		at(t, east+"france loc 0102", "safe")
	})
	t.Run("MS-7.6.1 the LOC hex need not function", func(t *testing.T) {
		picture := "france loc 0602\naustria 0601 au-51 inf 4-3-4\nfrance 0102 fr-96 inf 4-4-4\n"
		at(t, picture, "unsafe")
		at(t, picture+"france 0602 fr-101 inf 4-4-4", "safe") // in an EZOC that is not open
	})
	t.Run("MS-7.6.2 a line runs through nothing that the unit cannot enter, no enemy unit and no enemy HQ", func(t *testing.T) {
		at(t, east, "safe")
		at(t, east+"austria 0302 au-51 inf 4-3-4 shaken", "none")
		at(t, east+"austria hq 0302 ineffective", "none")
		at(t, east+"river 0202-0302", "none")
		for ground, want := range map[string]string{"w": "none", "x": "none", "t": "safe"} {
			way := strings.Replace(defile, "............", ".."+ground+".........", 1) + east
			draw(t, way+"france 0402 fr-bty1 art 3/1-3-4").wantLine("fr-bty1", want)
		}
	})
	t.Run("MS-7.6.2 leaders alone and trains do not block a line", func(t *testing.T) {
		at(t, east+"austria 0302 au-melas ldr 1-1+1", "safe")
		at(t, east+"austria trains 0302", "safe")
	})
	t.Run("MS-7.6.6 in the hex of the active HQ or trains the line has no length and is safe", func(t *testing.T) {
		ring := "austria 0302 au-51 inf 4-3-4 shaken\nfrance loc 0902\n"
		at(t, east+ring, "none")
		at(t, east+ring+"france hq 0402", "safe")
		at(t, east+ring+"france hq 0402 ineffective", "none")
		at(t, east+ring+"france trains 0402", "safe")
	})
	t.Run("MS-7.6.6 in a LOC hex it is safe, but in an EZOC valid and no more", func(t *testing.T) {
		at(t, east+"france loc 0402\naustria 0302 au-51 inf 4-3-4 shaken", "safe")
		at(t, east+"france loc 0402\naustria 0302 au-51 inf 4-3-4", "unsafe")
		at(t, east+"france loc 0402\naustria 0302 au-51 inf 4-3-4\nfrance 0402 fr-101 inf 4-4-4", "unsafe")
	})
	t.Run("MS-7.6.8 whoever reaches only an edge of the map has an edge line, never safe and yet valid", func(t *testing.T) {
		at(t, east+"france loc 0902", "edge")
		at(t, east+"france loc 0902\naustria 0102 au-51 inf 4-3-4 shaken", "none")
		g := meet(t, "5-4-4", "4-3-4", cutOff).wantLine("au-28", "edge").engage("attack fr-44 @0505").WantAsk("morale.line", "").Roll(1)
		g.engage("none").Roll(6).wantRow("dr").Play("retreat").wantPlace("au-28", "track", 3)
	})
	t.Run("MS-7.6.9 the HQ traces as cavalry, trains over roads and clear hexes", func(t *testing.T) {
		for _, c := range []struct{ ground, road, hq, trains string }{
			{".", "", "safe", "safe"},
			{"w", "", "safe", "none"},
			{"v", "", "safe", "none"},
			{"s", "", "none", "none"},
			{"v", "road 0202 0302 0402", "safe", "safe"},
			{"v", "trail 0202 0302 0402", "safe", "none"},
		} {
			way := strings.Replace(defile, "............", ".."+c.ground+".........", 1) + c.road + "\n" + east
			draw(t, way+"france hq 0402").wantLine("fr-hq", c.hq)
			draw(t, way+"france trains 0402").wantLine("fr-trains", c.trains)
		}
	})
}

func TestLedgerSafeLines(t *testing.T) {
	// The way of fr-44 in 0902 back to 0102 passes the pocket, in which an
	// Austrian stands.
	past := func(t *testing.T, more, want string) *game {
		t.Helper()
		return draw(t, defile+"france 0902 fr-44 inf 5-4-4\n"+more).wantLine("fr-44", want)
	}
	enemy := "austria 0601 au-28 inf 4-3-4\n"
	t.Run("MS-7.6.3 a line is safe if no hex of it is in an open EZOC", func(t *testing.T) {
		past(t, "", "safe")
		past(t, enemy, "unsafe")
		past(t, "austria 0601 au-28 inf 4-3-4 shaken", "safe")
		meet(t, "5-4-4", "4-3-4", "").wantLine("au-28", "safe") // there are other ways in the open
	})
	t.Run("MS-7.6.4 an EZOC does not count in a hex that a friend holds or that is in his ZOC", func(t *testing.T) {
		past(t, enemy+"france 0602 fr-101 inf 4-4-4", "safe")
		past(t, enemy+"france 0602 fr-101 inf 4-4-4 shaken", "unsafe") // holds 0602 alone
		past(t, enemy+"france 0502 fr-101 inf 4-4-4", "unsafe")        // not as far as 0702
		past(t, enemy+"france 0602 fr-101 inf 4-4-4 shaken\nfrance 0502 fr-96 inf 4-4-4 shaken\nfrance 0702 fr-43 inf 4-4-4 shaken", "safe")
	})
	t.Run("MS-7.6.5 the unit's own hex is no part of the line", func(t *testing.T) {
		draw(t, defile+"france 0402 fr-44 inf 5-4-4\naustria 0502 au-28 inf 4-3-4").wantZone("austria", "0402", true).wantLine("fr-44", "safe")
	})
	t.Run("MS-7.6.5 friends in the same hex are no help", func(t *testing.T) {
		two := defile + enemy + "france 0702 fr-44 inf 5-4-4\nfrance 0502 fr-96 inf 4-4-4 shaken\n"
		draw(t, two+"france 0702 fr-101 inf 4-4-4").wantLine("fr-44", "unsafe")
		draw(t, two+"france 0602 fr-101 inf 4-4-4").wantLine("fr-44", "safe")
	})
	t.Run("MS-7.6.4 nor does a safe line end in an open EZOC", func(t *testing.T) {
		for state, east := range map[string]bool{"": false, " shaken": true} { // the HQ is in its ZOC
			b := draw(t, tunnel+"france 0602 fr-44 inf 5-4-4\nfrance hq 1102\naustria 1202 au-28 inf 4-3-4"+state).board()
			w := b.trace(b.pieceNamed(refsByName["fr-44"]), hexAt(5, 1))
			if w, e := w.leads(hexAt(4, 1), safe), w.leads(hexAt(6, 1), safe); !w || e != east {
				t.Errorf("au-28%s: west %t, east %t, want %t", state, w, e, east)
			}
		}
	})
	t.Run("MS-7.6.4 a unit in square has no ZOC to cover a line with, but stands on its hex", func(t *testing.T) {
		cover := func(state string) *game {
			return draw(t, defile+"austria 0402 au-28 inf 4-3-4\naustria loc 0802\nfrance 0601 fr-101 inf 4-4-4\naustria 0602 au-51 inf 4-3-4"+state+"\n")
		}
		cover("").wantLine("au-28", "safe")
		cover(" square").wantLine("au-28", "unsafe")
		cover(" shaken").wantLine("au-28", "unsafe")
	})
	t.Run("MS-7.6.5 leaders, HQ and trains do not cancel an EZOC", func(t *testing.T) {
		others := enemy + "france 0702 fr-43 inf 4-4-4 shaken\nfrance 0502 fr-96 inf 4-4-4 shaken\n"
		past(t, others+"france 0602 fr-101 inf 4-4-4 shaken", "safe")
		past(t, others+"france 0602 fr-lannes ldr 2-1+1", "unsafe")
		past(t, others+"france hq 0602 ineffective", "unsafe")
		past(t, others+"france trains 0602 ineffective", "unsafe")
	})
	t.Run("MS-7.6.7 lines are traced when they are needed", func(t *testing.T) {
		picture := defile + "france 0302 fr-44 inf 5-4-4\naustria 0402 au-28 inf 4-3-4\nfrance 0601 fr-101 inf 5-4-4\naustria 0602 au-51 inf 4-3-4\n"
		draw(t, picture).wantLine("au-28", "safe").Play("attack fr-44 @0402", "done").WantAsk("combat.tactic", "france")
		g := draw(t, picture).engage("attack fr-101 @0602").Roll(1).engage().Roll(6).wantRow("dr").Play("shaken").wantMarks("au-51", "shaken")
		g.wantLine("au-28", "unsafe").Play("attack fr-44 @0402", "done").WantAsk("morale.line", "")
	})
}
