package manoeuvre

import "testing"

// janissariesAttack draws the 1st Janissaries (8) on d4, the 2nd (8) on c5
// before the Imperial Guard (8) on d5; the 1st assault with 1d10.
func janissariesAttack(t *testing.T, strength, hand, french string) *game {
	t.Helper()
	g := scene(t, "", "south ot: d4 ot-1j"+strength+", c5 ot-2j\nnorth fr: d5 fr-ig\not hand: ot-1j-4 "+hand+"\nfr hand: "+french)
	return g.Play("assault ot-1j +ot-1j-4 @fr-ig")
}

func TestLedgerCommittedAttack(t *testing.T) {
	one, two := "ot-hq-committed-attack-1", "ot-hq-committed-attack-2"
	t.Run("MAN-9.2.13 it adds two six-sided dice to an Assault", func(t *testing.T) {
		g := janissariesAttack(t, "", one, "").Play("play +"+one).wantDice("1d10 2d6").Roll(1, 6, 5).WantTotal("attack", 8+1+11)
		g.WantRow("double")
	})
	t.Run("MAN-9.2.14 the active player chooses who takes the hit, a different unit for each card", func(t *testing.T) {
		g := janissariesAttack(t, "", "ot-hq-omar-agha "+one+" "+two, "").Play("commander.command +ot-hq-omar-agha", "support ot-2j", "play +"+one, "play +"+two)
		g.Roll(1, 1, 1, 1, 1).WantRow("double").Play("hit").WantAsk("combat.committed", "ot").WantOptions("hit ot-1j", "hit ot-2j")
		g.Play("hit ot-2j").wantReduced("ot-1j", "ot-2j").WantAsk("discard", "fr")
	})
	t.Run("MAN-9.2.14 one card costs one unit", func(t *testing.T) {
		g := janissariesAttack(t, "", "ot-hq-omar-agha "+one, "").Play("commander.command +ot-hq-omar-agha", "support ot-2j", "play +"+one)
		g.Roll(1, 1, 1).WantRow("double").Play("hit", "hit ot-2j").wantReduced("ot-2j").wantFull("ot-1j").WantAsk("discard", "fr")
	})
	t.Run("MAN-9.2.14 without a unit left the hit is lost", func(t *testing.T) {
		g := janissariesAttack(t, " reduced", one, "fr-ig-1 fr-ig-2").Play("stand", "play +fr-ig-1", "play +fr-ig-2", "done", "play +"+one)
		g.sum(3).WantRow("repulsed").wantStory("remove ot-1j").wantFull("ot-2j").WantAsk("discard", "fr")
	})
	t.Run("MAN-9.2.15 the hit comes after a victory, advance and all", func(t *testing.T) {
		g := janissariesAttack(t, "", one, "").Play("play +" + one).sum(16).WantRow("triple").Play("advance ot-1j")
		g.wantStory("hit fr-ig", "retreat fr-ig", "advance ot-1j", "hit ot-1j").wantReduced("ot-1j")
	})
	t.Run("MAN-9.2.15 after a stand-off", func(t *testing.T) {
		g := janissariesAttack(t, "", one, "fr-ig-1").Play("stand", "play +fr-ig-1", "done", "play +"+one)
		g.sum(7).wantSums(15, 15).wantStory("hit ot-1j").wantReduced("ot-1j")
	})
	t.Run("MAN-9.2.15 and on top of a repulse: a full unit alone dies", func(t *testing.T) {
		g := janissariesAttack(t, "", one, "fr-ig-1").Play("stand", "play +fr-ig-1", "done", "play +"+one)
		g.sum(6).WantRow("repulsed").wantStory("hit ot-1j", "remove ot-1j").wantLost("ot-1j")
	})
	t.Run("MAN-9.2.16 a Skirmish after it wastes it without a hit", func(t *testing.T) {
		g := scene(t, "", "south ru: d4 ru-or\nnorth fr: d5 fr-ig\nru hand: ru-or-1 ru-hq-committed-attack-1 ru-hq-skirmish-1")
		g.Play("assault ru-or +ru-or-1 @fr-ig", "play +ru-hq-committed-attack-1", "skirmish +ru-hq-skirmish-1", "stay")
		g.wantStory().wantFull("ru-or").wantDiscards("ru", "ru-hq-committed-attack-1", "ru-hq-skirmish-1").wantHand("ru", "ru-or-1")
	})
}

func TestLedgerWithdrawAndSappers(t *testing.T) {
	for _, fire := range []string{"bombard ru-or +ru-or-5 @fr-8l", "volley ru-or +ru-or-4 @fr-8l"} {
		t.Run("MAN-9.2.30 Withdraw does not help against fire: "+fire, func(t *testing.T) {
			g := scene(t, "", "south ru: d4 ru-or\nnorth fr: d5 fr-8l\nru hand: ru-or-4 ru-or-5\nfr hand: fr-hq-withdraw-1")
			g.Play(fire).WantAsk("combat.roll", "").sum(7).wantReduced("fr-8l").WantAt("fr-8l", "d5").wantHand("fr", "fr-hq-withdraw-1")
		})
	}
	t.Run("MAN-9.2.30 but against an Assault, and there only", func(t *testing.T) {
		guards(t, "", "fr-ig-1", "ru-hq-withdraw-1").Play("assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1").WantAt("ru-or", "d6")
		guards(t, "", "fr-hq-withdraw-1", "").WantRefused("play +fr-hq-withdraw-1", "MAN-9.2.30").WantOptions("pass")
	})
	position := "south fr: d4 fr-ig\nnorth ru: d5 ru-or redoubt, e4 ru-mo\nfr hand: fr-ig-1 fr-ig-5 fr-hq-engineers-1"
	t.Run("MAN-9.2.31 Sappers cancel the redoubt for this combat, but leave it standing", func(t *testing.T) {
		g := scene(t, "d5 town", position).Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-hq-engineers-1", "done").sum(7).wantSums(15, 9)
		g.Play("hit").wantRedoubt("ru-or", true).wantMarkers("d5").wantDiscards("fr", "fr-ig-1", "fr-hq-engineers-1")
	})
	t.Run("MAN-9.2.31 until the unit leaves", func(t *testing.T) {
		g := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-hq-engineers-1", "done").sum(7).Play("retreat")
		g.WantAt("ru-or", "d6").wantMarkers("")
	})
	t.Run("MAN-9.2.32 Sappers need a redoubt under the target", func(t *testing.T) {
		g := scene(t, "", position).Play("assault fr-ig +fr-ig-1 @ru-mo").WantEach("play").WantRefused("play +fr-hq-engineers-1", "MAN-9.2.32")
		g.Play("done").sum(4)
	})
	t.Run("MAN-9.2.32 and have no use with fire", func(t *testing.T) {
		g := scene(t, "", position).WantRefused("play +fr-hq-engineers-1", "MAN-9.2.32")
		g.Play("bombard fr-ig +fr-ig-5 @ru-or").WantAsk("combat.roll", "").sum(9).wantSums(9, 9).WantRow("miss")
	})
	t.Run("MAN-9.2.32 but with an Ambush", func(t *testing.T) {
		g := scene(t, "", "south us: d2 us-1i\nnorth ru: d5 ru-or redoubt\nus hand: us-hq-ambush-1 us-hq-engineers-1").Play("ambush +us-hq-ambush-1 @ru-or")
		g.WantOptions("done", "play +us-hq-engineers-1").Play("play +us-hq-engineers-1").Roll(7).wantSums(7, 6)
	})
}
