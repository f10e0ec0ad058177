package musket

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"grognard/rules"
)

// price is what a counter of Austria is worth to France in a place.
var price = []struct {
	what, picture string
	worth, own    int // with the common schedule, and with one of tens
}{
	{"a unit on the map", "austria 0505 au-28 inf 4-3-4 reduced shaken", 0, 0},
	{"an eliminated unit", "austria aside - au-28 inf 4-3-4", 1, 10},
	{"a destroyed unit", "austria destroyed - au-28 inf 4-3-4", 2, 20},
	{"a captured unit", "austria captured - au-28 inf 4-3-4", 3, 30},
	{"a unit on the track", "austria track 2 au-28 inf 4-3-4", 1, 40},
	{"a unit off the map", "austria away - au-28 inf 4-3-4", 1, 40},
	{"a leader killed", "austria killed - au-melas ldr 1-1+1", 2, 50},
	{"a leader captured", "austria captured - au-melas ldr 1-1+1", 3, 60},
	{"the loss of a captured unit, once", "austria captured - au-28 inf 4-3-4 reduced", 3, 30},
}

func TestLedgerVictoryPoints(t *testing.T) {
	for _, c := range price {
		t.Run("MS-18.0.2 the price of "+c.what, func(t *testing.T) {
			draw(t, "phase move-start\n"+c.picture).wantPoints("france", c.worth).wantPoints("austria", 0)
			g := draw(t, "phase move-start\n"+c.picture) // and each has a value of its own in the schedule
			g.board().schedule = schedule{eliminated: 10, destroyed: 20, captured: 30, off: 40, leaderKilled: 50, leaderCaptured: 60, headquartersCaptured: 70, trainsCaptured: 80}
			g.wantPoints("france", c.own).wantPoints("austria", 0)
		})
	}
	t.Run("MS-18.0.2 HQ, trains and objectives", func(t *testing.T) {
		g := draw(t, "phase move-start\nobjective 0505 3 austria\nobjective 0808 2 france\nfrance 0305 fr-44 inf 5-4-9\naustria hq 1202\naustria trains 0405").wantPoints("austria", 3).wantPoints("france", 2)
		g.Play("move fr-44 @0405").wantPlace("au-trains", "captured", 0).wantPoints("france", 2+4)
		draw(t, "phase combat\nfrance 0405 fr-44 inf 5-4-4\naustria hq 0505").Play("attack fr-44 @0505", "done", "advance fr-44 @0505").wantPlace("au-hq", "captured", 0).wantPoints("france", 5)
	})
	t.Run("MS-18.0.3 a unit scores once, in its worst state", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance aside - fr-44 inf 5-2-4").wantPoints("austria", 1).Play("test fr-44").Roll(6).wantPlace("fr-44", "destroyed", 0).wantPoints("austria", 2)
		g.wantPoints("france", 0)
	})
	t.Run("MS-18.0.3 the last combat unit in a hex controls it", func(t *testing.T) {
		goal := "phase move-start\nobjective 0505 3 austria\nfrance 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 1-1+1\nfrance hq 0406\n"
		g := draw(t, goal).wantPoints("france", 0).Play("move fr-lannes @0505").wantPoints("france", 0).wantPoints("austria", 3)
		g.Play("move fr-44 @0505").wantPoints("france", 3).wantPoints("austria", 0)
		draw(t, goal).Play("move fr-hq @0505").wantPoints("france", 0)
		left := draw(t, goal).Play("move fr-44 @0505").passTo(2).Play("move fr-44 @0404").wantPoints("france", 3) // gone, but the last there
		left.WantAt("fr-44", "0404")
	})
	t.Run("MS-18.0.3 who retreats through a hex does not control it", func(t *testing.T) {
		g := draw(t, pass("objective 0402 3 austria\nfrance 0502 fr-44 inf 1-4-4\naustria 0602 au-28 inf 9-3-4\n")).engage("attack fr-44 @0602").Roll(6).Play("retreat")
		for g.Request().Kind == "retreat" {
			g.Play(g.those("retreat")[0])
		}
		if at := g.board().piece[g.counter("fr-44")].at.name(); at != "0302" {
			t.Errorf("it stands in %s", at)
		}
		g.wantPoints("france", 0).wantPoints("austria", 3)
	})
	t.Run("MS-18.0.5 reinforcements that never came score for nobody", func(t *testing.T) {
		g := draw(t, "phase move-start\nturns day day\nturn 2\naustria 0105 au-28 inf 4-3-4\nfrance waiting 2@0105 fr-44 inf 4-3-4").wantPoints("france", 0).wantPoints("austria", 0)
		g.Play("done", "done", "done", "done").wantPoints("france", 0).wantPoints("austria", 0).WantOver("austria", "marginal")
	})
}

func TestLedgerEndOfTheGame(t *testing.T) {
	last := "phase move-start\nturns day day\nturn 2\n"
	end := func(picture string) *game { return draw(t, last+picture).Play("done", "done", "done", "done") }
	t.Run("MS-18.0.1 points are counted at the end of the last turn", func(t *testing.T) {
		g := draw(t, "phase move-start\nturns day day\nobjective 0505 9 france").Play("done", "done", "done", "done").wantPhase(2, "move", "france")
		if g.Result().Over {
			t.Error("it is over before the last turn")
		}
		g.Play("done", "done", "done").WantAsk("combat", "austria").Play("done").WantOver("france", "decisive")
	})
	for goal, want := range map[string][2]string{
		"objective 0505 5 france":  {"france", "decisive"},
		"objective 0505 4 france":  {"france", "marginal"},
		"objective 0505 1 france":  {"france", "marginal"},
		"":                         {"austria", "marginal"},
		"objective 0505 4 austria": {"austria", "marginal"},
		"objective 0505 5 austria": {"austria", "decisive"},
		"objective 0505 9 france\nobjective 0605 5 austria":        {"france", "marginal"},
		"objective 0505 9 france\nobjective 0605 9 austria":        {"austria", "marginal"},
		"objective 0505 9 austria\nfrance track 2 fr-44 inf 1-1-1": {"austria", "decisive"},
	} {
		t.Run("MS-18.0.4 the margin is read in bands: "+goal, func(t *testing.T) {
			end(goal).WantOver(want[0], want[1])
		})
	}
	for goal, want := range map[string]rules.Text{
		"objective 0505 4 france":  {Key: "ms.near.short", N: 4, M: 1},
		"objective 0505 7 france":  {Key: "ms.near.spare", N: 7, M: 2},
		"objective 0505 4 austria": {Key: "ms.near.short", N: 4, M: 1},
		"objective 0505 7 austria": {Key: "ms.near.spare", N: 7, M: 2},
	} {
		t.Run("MS-18.0.4 the end tells the margin and how near the next level was: "+goal, func(t *testing.T) {
			if got := end(goal).Position.Result().Near; got != want {
				t.Errorf("%+v, want %+v", got, want)
			}
		})
	}
}

func TestLedgerWhatIsLackingForTheNextLevel(t *testing.T) {
	for goal, want := range map[string][2]string{ // of France, of Austria
		"objective 0505 4 france":  {"lack.decisive 1", "lack.marginal 4"},
		"":                         {"lack.marginal 1", "lack.decisive 5"},
		"objective 0505 5 austria": {"hold.marginal 1", ""},
		"objective 0505 6 france":  {"", "hold.marginal 2"},
	} {
		t.Run("MS-18.0.4 points lacking for the next level: "+goal, func(t *testing.T) {
			v := draw(t, "phase move-start\nfrance 0202 fr-44 inf 1-1-1\n"+goal).Position.View(rules.First)
			for i, nation := range [...]string{"fr", "au"} {
				got := ""
				for _, a := range v.Sides {
					for _, g := range a.Gauges {
						if a.Nation == nation && (strings.HasPrefix(string(g.Key), "lack.") || strings.HasPrefix(string(g.Key), "hold.")) {
							got = fmt.Sprintf("%s %d", g.Key, g.N)
						}
					}
				}
				if got != want[i] {
					t.Errorf("%s: %q, want %q", nation, got, want[i])
				}
			}
		})
	}
}

func TestLedgerDesignersNotes(t *testing.T) {
	t.Run("MS-15.0.1 no rule rests on the designer’s notes", func(t *testing.T) {
		files, err := os.ReadDir(".")
		if err != nil {
			t.Fatal(err)
		}
		read := 0
		for _, f := range files {
			if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
				continue
			}
			text, err := os.ReadFile(f.Name())
			if err != nil {
				t.Fatal(err)
			}
			read++
			if strings.Contains(string(text), "MS-15.") {
				t.Errorf("%s cites chapter 15", f.Name())
			}
		}
		if read < 50 {
			t.Errorf("only %d files were read", read)
		}
	})
}
