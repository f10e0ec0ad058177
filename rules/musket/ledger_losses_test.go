package musket

import "testing"

func TestLedgerStepLosses(t *testing.T) {
	// Dx at +2: au-28 and who is with it lose a step.
	hit := func(t *testing.T, theirs, more string) *game {
		t.Helper()
		return meet(t, "6-4-4", theirs, more).engage("attack fr-44 @0505").wantDifferential(2).Roll(6).wantRow("dx").Play("loss")
	}
	t.Run("MS-7.11.1 the primary bears a step loss", func(t *testing.T) {
		hit(t, "3-3-4", "austria 0505 au-jager inf 1-2-4 bn\naustria 0505 au-51 inf 1-3-4 id=x").wantMarks("au-28", "reduced").wantUntouched("au-jager", "0505", "au-51", "0505")
	})
	t.Run("MS-7.11.2 an idle battalion or squadron of its formation may bear it", func(t *testing.T) {
		two := "austria 0505 au-jager inf 1-2-4 bn\naustria 0505 au-grenz inf 1-2-4 bn f="
		for f, want := range map[string][]string{"1": {"loss au-28", "loss au-grenz"}, "A": {"loss au-28", "loss au-grenz"}} {
			g := hit(t, "3-3-4", two+f).WantAsk("combat.loss", "austria").WantOptions(want...).Play("loss au-grenz")
			g.wantPlace("au-grenz", "aside", 0).wantUntouched("au-28", "0505", "au-jager", "0505")
		}
		hit(t, "3-3-4", two+"2").wantMarks("au-28", "reduced").WantAt("au-grenz", "0505")
		hit(t, "3-3-4", two+"0").wantMarks("au-28", "reduced").WantAt("au-grenz", "0505")
		hit(t, "3-3-4 f=0", two+"0").wantMarks("au-28", "reduced").WantAt("au-grenz", "0505")
		hit(t, "4-3-4", "austria 0505 au-51 inf 4-3-4").wantMarks("au-28", "reduced") // no brigade of another name
	})
	t.Run("MS-7.11.2 a full unit of its identity may bear it", func(t *testing.T) {
		g := hit(t, "4-3-4 id=x", "austria 0505 au-51 inf 3-3-4 id=x").WantOptions("loss au-28", "loss au-51").Play("loss au-51")
		g.wantMarks("au-51", "reduced").wantNoMarks("au-28", "reduced")
		hit(t, "4-3-4 id=x", "austria 0505 au-51 inf 3-3-4 id=x back=3-3-4 reduced").wantMarks("au-28", "reduced")
	})
	t.Run("MS-7.11.3 a full unit of two steps is flipped, the last step eliminates", func(t *testing.T) {
		hit(t, "4-3-4 back=2-3-4", "").wantMarks("au-28", "reduced").wantValue("au-28", "2-3-4").WantAt("au-28", "0505")
		hit(t, "9-3-4 back=4-3-4 reduced", "").wantPlace("au-28", "aside", 0)
		hit(t, "4-3-4 one", "").wantPlace("au-28", "aside", 0)
	})
	// The same in the defile, at +1: Ex.
	last := func(t *testing.T, more string) *game {
		t.Helper()
		g := draw(t, pass("france 0302 fr-44 inf 4-4-4\naustria 0402 au-28 inf 4-3-4 one\n"+more)).engage("attack fr-44 @0402")
		for req := g.Request(); req.Kind == "morale.line"; req = g.Request() {
			g.Roll(1)
		}
		return g.engage().wantDifferential(0).Roll(5).wantRow("ex")
	}
	t.Run("MS-7.11.4 an eliminated unit with any line is set aside, with none captured", func(t *testing.T) {
		last(t, "").wantPlace("au-28", "aside", 0).wantPoints("france", 1)
		last(t, "france 0601 fr-101 inf 4-4-4").wantPlace("au-28", "aside", 0)
		last(t, "austria loc 0101").wantPlace("au-28", "aside", 0)
		last(t, "france 0502 fr-101 inf 4-4-4").wantPlace("au-28", "captured", 0).wantPoints("france", 3)
	})
}

func TestLedgerSecondLosses(t *testing.T) {
	frontal := func(t *testing.T, mine, more string, lines ...string) *game {
		t.Helper()
		g := meet(t, mine, "4-3-4", more).Play("attack fr-44 @0505").Play(lines...).Play("done", "frontal")
		return g.engage()
	}
	t.Run("MS-7.11.5 a second loss in a combat falls on any participant", func(t *testing.T) {
		more := "france 0404 fr-101 inf 1-3-4\nfrance 0405 fr-96 inf 4-4-4\nfrance 0405 fr-24leg inf 1-3-4 bn"
		g := frontal(t, "1-4-4", more, "add fr-101").wantDifferential(0).Roll(1).wantRow("ax").Play("loss")
		g.WantAsk("combat.loss", "france").WantOptions("loss fr-44", "loss fr-24leg").Play("loss fr-44").wantMarks("fr-44", "reduced")
		g.WantAsk("combat.loss", "france").WantOptions("loss fr-44", "loss fr-101").Play("loss fr-101").wantMarks("fr-101", "reduced").wantUntouched("fr-96", "0405", "fr-24leg", "0405")
	})
	t.Run("MS-7.11.6 a second loss that nobody can bear gives the opponent a FOW", func(t *testing.T) {
		g := frontal(t, "2-4-4 one", "france 0405 fr-96 inf 4-4-4").wantDifferential(0).Roll(2).wantRow("ax").Play("loss").wantPlace("fr-44", "aside", 0)
		g.wantUntouched("fr-96", "0405").WantAsk("fow", "austria").Play("forfeit").WantAsk("combat", "france")
		frontal(t, "2-4-4", "").Roll(2).Play("loss").wantPlace("fr-44", "aside", 0).WantAsk("combat", "france")
		stubborn := meet(t, "4-4-4", "1-3-4 one", "").Play("attack fr-44 @0505", "done", "none", "stubborn").wantDifferential(0).Roll(5).wantRow("ex")
		stubborn.wantPlace("au-28", "aside", 0).WantAsk("fow", "france")
	})
	t.Run("MS-7.11.7 the loss of a tactic that is the first follows the primary", func(t *testing.T) {
		more := "france 0404 fr-101 inf 1-3-4\nfrance 0405 fr-24leg inf 1-3-4 bn"
		g := frontal(t, "3-4-4", more, "add fr-101").wantDifferential(2).Roll(3).wantRow("ne").WantAsk("combat.loss", "france")
		g.WantOptions("loss fr-44", "loss fr-24leg").Play("loss fr-44").wantMarks("fr-44", "reduced").WantAsk("combat", "france")
	})
}
