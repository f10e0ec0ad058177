package musket

import (
	"strings"
	"testing"
)

// withCell prints another result into a cell of the chart while a test runs.
func withCell(t *testing.T, differential, die int, text string) {
	t.Helper()
	cell := &crt[columnFor(differential)].cells[die-1]
	old := *cell
	*cell = parseOutcome(text)
	t.Cleanup(func() { *cell = old })
}

// shell lets the battery of strength 4 fire at au-28 in 0505, with au-51 beside
// it, up to the die; lines of the picture come on top.
func shell(t *testing.T, more string) *game {
	t.Helper()
	return battery(t, "4/1-3-4", "austria 0505 au-51 inf 4-3-4\n"+more).Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").WantAsk("crt", "")
}

func TestLedgerStrengthOfBombardments(t *testing.T) {
	fire := func(guns, target, more string) *game {
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art "+guns+"\naustria 0505 "+target+"\n"+more)
		return g.Play("aim fr-bty1 @0505", "fire fr-bty1 @"+strings.Fields(target)[0]).WantAsk("crt", "")
	}
	t.Run("MS-8.5.1 the strength alone is the differential", func(t *testing.T) {
		fire("4/1-3-4", "au-28 inf 9-3-4", "").WantTotal("attack", 4).wantDifferential(4).Roll(4).wantRow("dr")
		fire("6/1-3-4", "au-28 inf 9-3-4", "").wantDifferential(6).Roll(4).wantRow("dx")
	})
	t.Run("MS-8.5.1 doubled against cavalry, and by no other of its hex", func(t *testing.T) {
		fire("3/1-3-4", "au-nau cav 2/4-4-9", "").WantTotal("attack", 6).wantMod("MS-9.2.5", 3).Roll(4).wantRow("dx")
		fire("3/1-3-4", "au-28 inf 4-3-4", "austria 0505 au-nau cav 2/4-4-9").WantTotal("attack", 3)
	})
	for letter, want := range map[string]int{".": 5, "v": 5, "m": 5, "b": 3, "t": 3, "s": 3} {
		t.Run("MS-8.5.1 with the effect of the ground "+letter, func(t *testing.T) {
			fire("5/1-3-4", "au-28 inf 4-3-4", plainBut(letter)).WantTotal("attack", want).wantDifferential(want)
		})
	}
	t.Run("MS-8.5.1 several add up", func(t *testing.T) {
		g := battery(t, "4/1-3-4", "france 0304 fr-bty2 art 3/1-3-4\nriver 0305-0405").Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "fire fr-bty2 @au-28", "join fr-bty1")
		g.wantDifferential(7).Roll(3).wantRow("dr")
	})
}

func TestLedgerResultsOfBombardments(t *testing.T) {
	t.Run("MS-8.5.2 results on the attacker and all brackets are ignored", func(t *testing.T) {
		shell(t, "").Roll(2).wantRow("ne").WantAsk("combat", "france").wantUntouched("fr-bty1", "0305", "au-28", "0505")
		shell(t, "").Roll(3).wantRow("dc-ne").WantAsk("morale.c", "").Roll(1).WantAsk("combat", "france").wantUntouched("fr-bty1", "0305", "au-28", "0505")
		shell(t, "").Roll(6).wantRow("dm").WantAsk("morale.m", "").Roll(1).WantAsk("combat", "france").wantUntouched("fr-bty1", "0305", "au-28", "0505")
	})
	t.Run("MS-8.5.3 D results hit the target as primary, and nobody else", func(t *testing.T) {
		shell(t, "").Roll(4).wantRow("dr").WantAsk("combat.r", "austria").Play("shaken").wantMarks("au-28", "shaken").wantUntouched("au-51", "0505")
		g := shell(t, "").Roll(4).Play("retreat").recoil().wantUntouched("au-51", "0505")
		if g.board().piece[g.counter("au-28")].at.name() == "0505" {
			t.Error("the target has not gone back")
		}
		shell(t, "").Roll(5).wantRow("dx").WantAsk("combat.x", "austria").Play("retreat").recoil().wantMarks("au-28", "shaken").wantUntouched("au-51", "0505")
		shell(t, "").Roll(3).Roll(4).recoil().wantUntouched("au-51", "0505").wantNoMarks("au-28", "shaken")
	})
	t.Run("MS-8.5.3 DF and L apply", func(t *testing.T) {
		battery(t, "1/1-3-4", "").Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").Roll(1).wantRow("ne").WantAsk("fow", "austria")
		shell(t, "austria 0505 au-melas ldr 1-1+1").Roll(3).Play("done").Roll(1).WantAsk("leader", "").Roll(6).wantPlace("au-melas", "killed", 0)
	})
	t.Run("MS-8.5.4 an exchange costs the target a step and the guns nothing", func(t *testing.T) {
		withCell(t, 4, 4, "Ex")
		shell(t, "").Roll(4).wantRow("ex").wantMarks("au-28", "reduced").wantUntouched("fr-bty1", "0305", "au-51", "0505").WantAsk("combat", "france")
	})
	t.Run("MS-8.5.5 a target that fails Dm routs alone and gives a Fortune of War", func(t *testing.T) {
		g := shell(t, "").Roll(6).Roll(6).recoil().wantMarks("au-28", "shaken").wantUntouched("au-51", "0505").WantAsk("fow", "france")
		g.Play("forfeit").WantAsk("combat", "france")
	})
	t.Run("MS-8.5.6 Ammo turns one battery that fired ineffective, its owner says which", func(t *testing.T) {
		both := func() *game {
			g := battery(t, "4/1-3-4", "france 0305 fr-bty2 art 1/1-3-4\nfrance 0305 fr-hbty art 9/1-3-4").Play("aim fr-bty1 @0505", "aim fr-bty2 @0505", "done")
			return g.Play("fire fr-bty1 @au-28", "join fr-bty2").Roll(1).wantRow("ne").WantAsk("combat.ammo", "france")
		}
		both().WantOptions("ammo fr-bty1", "ammo fr-bty2").Play("ammo fr-bty2").wantMarks("fr-bty2", "ineffective").wantNoMarks("fr-bty1", "ineffective")
		both().Play("ammo fr-bty1").wantMarks("fr-bty1", "ineffective").wantNoMarks("fr-bty2", "ineffective")
	})
	t.Run("MS-8.5.7 no test for a line, no tactic, no reaction, no advance", func(t *testing.T) {
		g := draw(t, "phase combat\nfrance 0305 fr-bty1 art 4/1-3-4\nfrance 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\n"+cutOff).wantLine("au-28", "edge")
		g.Play("aim fr-bty1 @0505", "fire fr-bty1 @au-28").WantAsk("crt", "").Roll(4).Play("retreat").recoil().WantAsk("combat", "france")
		if g.board().piece[g.counter("au-28")].at.name() == "0505" {
			t.Error("the target has not gone back")
		}
	})
}
