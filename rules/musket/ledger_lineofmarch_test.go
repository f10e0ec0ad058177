package musket

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerTheWayBack(t *testing.T) {
	t.Run("MS-7.9.10 a retreat costs no MP and ignores stacking", func(t *testing.T) {
		woods := strings.Replace(tunnel, "............", "....ww......", 1)
		g := draw(t, woods+"france 0302 fr-44 inf 5-4-4\naustria 0402 au-28 inf 7-3-2 shaken").engage("attack fr-44 @0402").Roll(6).Play("retreat").recoil()
		g.WantAt("au-28", "0602").WantAsk("advance", "france")
		full := "austria 0502 au-51 inf 4-3-4\naustria 0502 au-18 inf 4-3-4\naustria 0502 au-17 inf 4-3-4\n"
		beaten(t, "4-3-4", full).WantAt("au-28", "0502").WantOffered("stop au-28").Play("stop au-28").WantAt("au-28", "0502")
		beaten(t, "4-3-4", full).Play("retreat au-28 @0602").WantAt("au-28", "0602").wantNoMarks("au-28", "shaken")
	})
	t.Run("MS-7.9.10 friendly trains in the way make the unit Shaken", func(t *testing.T) {
		g := beaten(t, "4-3-4", "austria trains 0502").wantMarks("au-28", "shaken").WantOffered("stop au-28")
		g.Play("stop au-28").WantAt("au-28", "0502")
	})
	t.Run("MS-7.9.11 who becomes Shaken by the same x goes back two hexes", func(t *testing.T) {
		g := meet(t, "6-4-4", "4-3-4", "").engage("attack fr-44 @0505").Roll(6).wantRow("dx").Play("retreat").wantMarks("au-28", "shaken")
		g.Play("retreat au-28 @0605").WantNot("stop au-28").Play("retreat au-28 @0705").WantAt("au-28", "0705").WantAsk("advance", "france")
	})
	shaken := "7-3-4 shaken" // Dr at +1 still, and two hexes to go
	t.Run("MS-7.9.12 at the end of its line a unit goes on along another", func(t *testing.T) {
		beaten(t, shaken, "austria hq 0502").recoil().WantAt("au-28", "0602").WantAsk("advance", "france")
	})
	t.Run("MS-7.9.12 from a LOC hex on the edge it leaves the map", func(t *testing.T) {
		edge := draw(t, defile+"france 1002 fr-44 inf 5-4-4\naustria 1102 au-28 inf "+shaken).engage("attack fr-44 @1102").Roll(6).Play("retreat")
		edge.wantPlace("au-28", "track", 3)
		left := 0
		for _, e := range edge.AllEvents {
			if e.Kind == rules.EvRemove && e.Who == refsByName["au-28"] {
				left++
			}
		}
		if left != 1 {
			t.Errorf("it leaves the map %d times", left)
		}
		calm := draw(t, defile+"france 1002 fr-44 inf 5-4-4\naustria 1102 au-28 inf 4-3-4").engage("attack fr-44 @1102").Roll(6).Play("retreat")
		calm.WantAt("au-28", "1202").WantAsk("advance", "france")
	})
	t.Run("MS-7.9.12 with neither it stops", func(t *testing.T) {
		g := beaten(t, shaken, "austria hq 0502\nfrance 1202 fr-96 inf 4-4-4").WantAt("au-28", "0502").WantAsk("advance", "france")
		g.wantMarks("au-28", "shaken")
	})
	t.Run("MS-7.9.13 the enemy HQ is in the way", func(t *testing.T) {
		picture := "phase combat\nfrance hq 0605 ineffective\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf "
		g := draw(t, picture+"4-3-4").engage("attack fr-44 @0505").Roll(6).Play("retreat")
		g.WantEach("retreat", "au-28 @0504", "au-28 @0604").Play("retreat au-28 @0604").WantNot("retreat au-28 @0605")
		run := draw(t, picture+"3-3-4\nfrance 0406 fr-101 inf 5-4-4 f=1").engage("attack fr-44 @0505")
		run.Roll(6).wantRow("dx").Play("retreat").WantNot("retreat au-28 @0605")
	})
	t.Run("MS-7.9.13 enemy trains are passed, Shaken, and not stopped on", func(t *testing.T) {
		g := beaten(t, "4-3-4", "france trains 0502").wantMarks("au-28", "shaken").WantAt("au-28", "0602").WantAsk("advance", "france")
		g.WantAt("fr-trains", "0502")
		beaten(t, shaken, "france trains 0602").WantAt("au-28", "0702").WantAt("fr-trains", "0602")
	})
}

func TestLedgerRout(t *testing.T) {
	// Dm at +4: au-28 in 0402 of the defile routs.
	routed := func(t *testing.T, theirs, more string) *game {
		t.Helper()
		g := draw(t, pass("france 0302 fr-44 inf 8-4-4\naustria 0402 au-28 inf "+theirs+"\n"+more)).engage("attack fr-44 @0402")
		for req := g.Request(); req.Kind == "morale.line"; req = g.Request() {
			g.Roll(1)
		}
		return g.engage().Roll(6).wantRow("dm-dx").Roll(6)
	}
	pocket := "france 0601 fr-101 inf 4-4-4\n"
	t.Run("MS-7.10.1 each routing unit has its own line", func(t *testing.T) {
		woods := strings.Replace(defile, "............", "......w.....", 1)
		g := draw(t, woods+"france 0302 fr-44 inf 9-4-4\naustria 0402 au-28 inf 3-3-4\naustria 0402 au-cbty art 2/1-3-4").engage("attack fr-44 @0402")
		g.wantLine("au-28", "safe").wantLine("au-cbty", "edge").wantKinds("morale.line", 1).engage().wantDifferential(5)
		g.Roll(6).Roll(6).recoil().WantAt("au-28", "0702").wantMarks("au-28", "shaken").wantPlace("au-cbty", "track", 3)
	})
	t.Run("MS-7.10.2 with a safe line it goes back three hexes, Shaken", func(t *testing.T) {
		routed(t, "4-3-4", "").WantNot("stop au-28").recoil().WantAt("au-28", "0702").wantMarks("au-28", "shaken").WantAsk("advance", "france")
		g := meet(t, "7-4-4", "2-3-4", "austria 0505 au-cbty art 2/1-3-4").engage("attack fr-44 @0505").Roll(6).wantRow("dm-dx").Roll(6).Play("first au-cbty")
		g.Play("retreat au-cbty @0605").WantNot("stop au-cbty").recoil().wantMarks("au-cbty", "shaken", "ineffective").wantMarks("au-28", "shaken").wantNoMarks("au-28", "ineffective")
	})
	t.Run("MS-7.10.2 a rout does not stop in an EZOC", func(t *testing.T) {
		routed(t, "4-3-4", behind).WantAt("au-28", "0802").wantMarks("au-28", "shaken")
	})
	t.Run("MS-7.10.3 with a valid line it goes to the box two turns on", func(t *testing.T) {
		routed(t, "4-3-4", pocket+"turn 3").wantPlace("au-28", "track", 5).WantAsk("advance", "france")
		routed(t, "4-3-4", "austria loc 0101\nturn 4").wantPlace("au-28", "track", 6) // an edge line
	})
	t.Run("MS-7.10.3 in the last two turns it is out of play, which is not eliminated", func(t *testing.T) {
		routed(t, "4-3-4", pocket+"turn 6").wantPlace("au-28", "track", 8)
		g := routed(t, "4-3-4", pocket+"turn 7\nfrance 0202 fr-96 inf 4-4-4\nobjective 0102 5 austria").wantPlace("au-28", "away", 0).wantPoints("france", 1)
		g.Play("stay", "forfeit", "done").wantPhase(7, "move", "austria").wantNone("test", "return", "replace")
		routed(t, "4-3-4", pocket+"turn 8").wantPlace("au-28", "away", 0)
	})
	t.Run("MS-7.10.4 with no line it is captured", func(t *testing.T) {
		routed(t, "4-3-4", "france 0502 fr-96 inf 4-4-4").wantPlace("au-28", "captured", 0)
	})
	t.Run("MS-7.10.5 it keeps its steps and comes back in good order", func(t *testing.T) {
		g := routed(t, "9-4-4 back=4-3-4 reduced", pocket).wantPlace("au-28", "track", 3).wantMarks("au-28", "reduced").wantNoMarks("au-28", "shaken")
		g.Play("stay", "forfeit", "done").wantPhase(1, "move", "austria")
		back := draw(t, "phase move-start\nturn 3\nactive austria\naustria track 3 au-28 inf 9-4-4 back=4-3-4 reduced").Play("return au-28 @1209")
		back.WantAt("au-28", "1209").wantMarks("au-28", "reduced").wantNoMarks("au-28", "shaken", "ineffective")
		gun := draw(t, defile+"france 0302 fr-44 inf 5-4-4\nfrance 0601 fr-101 inf 4-4-4\naustria 0402 au-cbty art 2/1-3-4 shaken").engage("attack fr-44 @0402")
		gun.Roll(6).wantPlace("au-cbty", "track", 3).wantNoMarks("au-cbty", "shaken", "ineffective")
	})
	t.Run("MS-7.10.6 a rout that cannot be completed goes to the track", func(t *testing.T) {
		routed(t, "4-3-3", behind+"turn 2").wantPlace("au-28", "track", 4)
	})
}
