package manoeuvre

import "testing"

// surrounded draws the 8th Légère (6) on d4 and three friends around the Orlov
// Regiment on d5: 2nd Légère (6, reduced) c5, Guard Cavalry (8) e5, 19th (7) d6.
func surrounded(t *testing.T, grounds, hand string) *game {
	t.Helper()
	g := scene(t, grounds, "south fr: d4 fr-8l, c5 fr-2l reduced, e5 fr-gc, d6 fr-19l, f5 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 "+hand)
	return g.Play("assault fr-8l +fr-8l-1 @ru-or").WantAsk("combat.attack", "fr")
}

func TestLedgerACommanderBringsSupport(t *testing.T) {
	t.Run("MAN-6.4.1 a command value of 4 brings up to three units", func(t *testing.T) {
		g := surrounded(t, "", "fr-hq-davout").Play("commander.command +fr-hq-davout", "support fr-2l", "support fr-gc", "support fr-19l")
		g.wantFight("fr-8l fr-2l fr-gc fr-19l", "ru-or").WantAsk("combat.roll", "")
	})
	t.Run("MAN-6.4.1 of 3 two, and of 2 one", func(t *testing.T) {
		surrounded(t, "", "fr-hq-soult fr-gc-1").Play("commander.command +fr-hq-soult", "support fr-gc", "support fr-19l").WantAsk("combat.attack", "fr")
		surrounded(t, "", "fr-hq-lannes fr-gc-1").Play("commander.command +fr-hq-lannes", "support fr-gc").WantAsk("combat.attack", "fr").wantFight("fr-8l fr-gc", "ru-or")
	})
	for _, c := range []struct{ army, unit, friend, commander string }{
		{"sp", "sp-wg", "sp-1l", "sp-hq-palafox"}, {"us", "us-1i", "us-2i", "us-hq-scott"}, {"ot", "ot-1j", "ot-2j", "ot-hq-pasha"},
	} {
		t.Run("MAN-6.4.2 a command value of 1 brings nobody: "+c.commander, func(t *testing.T) {
			g := scene(t, "", "south "+c.army+": d4 "+c.unit+", c5 "+c.friend+"\nnorth ru: d5 ru-or\n"+c.army+" hand: "+c.unit+"-1 "+c.commander)
			g.Play("assault "+c.unit+" +"+c.unit+"-1 @ru-or").WantRefused("commander.command +"+c.commander, "MAN-6.4.2")
			g.WantOptions("done", "commander.combat +"+c.commander)
		})
	}
	t.Run("MAN-6.4.3 supporting units are adjacent to the target and need no card", func(t *testing.T) {
		g := surrounded(t, "", "fr-hq-davout").Play("commander.command +fr-hq-davout").WantAsk("combat.support", "fr")
		g.WantOptions("support fr-2l", "support fr-gc", "support fr-19l").WantRefused("support fr-ig", "MAN-6.4.3")
	})
	t.Run("MAN-6.4.3 and not in marsh", func(t *testing.T) {
		g := surrounded(t, "e5 marsh, d6 marsh", "fr-hq-davout").Play("commander.command +fr-hq-davout")
		g.WantOptions("support fr-2l").WantRefused("support fr-gc", "MAN-6.4.3")
		surrounded(t, "e5 marsh, d6 marsh, c5 marsh", "fr-hq-davout").WantRefused("commander.command +fr-hq-davout", "MAN-6.4.3")
	})
	t.Run("MAN-6.4.4 they are named at once, fewer than allowed but one at least", func(t *testing.T) {
		g := surrounded(t, "", "fr-hq-davout fr-8l-2").Play("commander.command +fr-hq-davout").WantNot("done").Play("support fr-gc").WantOffered("done")
		g.Play("done").WantAsk("combat.attack", "fr").wantFight("fr-8l fr-gc", "ru-or")
	})
}

func TestLedgerWhatSupportAdds(t *testing.T) {
	t.Run("MAN-6.4.5 every supporting unit adds its current strength", func(t *testing.T) {
		surrounded(t, "", "fr-hq-lannes").Play("commander.command +fr-hq-lannes", "support fr-2l").sum(5).WantTotal("attack", 6+5+3)
		surrounded(t, "", "fr-hq-soult").Play("commander.command +fr-hq-soult", "support fr-2l", "support fr-gc").sum(5).WantTotal("attack", 6+5+3+8)
	})
	t.Run("MAN-6.4.6 Unit cards with attack dice add their dice", func(t *testing.T) {
		g := surrounded(t, "", "fr-hq-soult fr-gc-1 fr-19l-1 fr-2l-1").Play("commander.command +fr-hq-soult", "support fr-gc", "support fr-2l")
		g.WantEach("play", "+fr-gc-1", "+fr-2l-1").WantRefused("play +fr-19l-1", "MAN-6.1.20")
		g.Play("play +fr-gc-1", "play +fr-2l-1", "done").wantDice("2d8 2d10 2d6").sum(20).WantTotal("attack", 6+8+3+20)
	})
	t.Run("MAN-6.4.7 a supporting unit adds its hill", func(t *testing.T) {
		surrounded(t, "e5 hill", "fr-hq-lannes").Play("commander.command +fr-hq-lannes", "support fr-gc").sum(5).WantTotal("attack", 6+5+8+2)
		surrounded(t, "d6 hill", "fr-hq-lannes").Play("commander.command +fr-hq-lannes", "support fr-gc").sum(5).WantTotal("attack", 6+5+8)
	})
	t.Run("MAN-6.4.10 a Commander used for command adds nothing by itself", func(t *testing.T) {
		surrounded(t, "", "fr-hq-davout").Play("commander.command +fr-hq-davout", "support fr-gc", "done").sum(5).WantTotal("attack", 6+5+8)
	})
	t.Run("MAN-6.4.10 but still modifies the pursuit", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-8l, e5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-gc-2 fr-hq-murat")
		g.Play("assault fr-8l +fr-8l-1 @ru-or", "commander.command +fr-hq-murat", "support fr-gc", "play +fr-gc-2").sum(4)
		g.wantSums(6+8+4, 6).WantRow("triple").Play("advance fr-gc").Roll(5).wantLost("ru-or")
	})
}

func TestLedgerWhatSupportRisks(t *testing.T) {
	position := `
	south ru: d4 ru-ks, c5 ru-bs, e5 ru-mo, c4 ru-rg
	north fr: d5 fr-ig redoubt
	ru hand: ru-ks-1 ru-hq-barclay ru-hq-committed-attack-1
	fr hand: fr-ig-1 fr-ig-2`
	t.Run("MAN-6.4.8 when the attack is repulsed every supporting unit takes a hit", func(t *testing.T) {
		g := scene(t, "", position).Play("assault ru-ks +ru-ks-1 @fr-ig", "stand", "play +fr-ig-1", "play +fr-ig-2", "done")
		g.Play("commander.command +ru-hq-barclay", "support ru-bs", "support ru-mo", "done").sum(5).wantSums(6+5+6+5, 8+3+14)
		g.WantRow("repulsed").wantReduced("ru-ks", "ru-bs", "ru-mo").wantFull("ru-rg")
	})
	t.Run("MAN-6.4.9 a supporting unit may take the hit of a Committed Attack and may advance", func(t *testing.T) {
		g := scene(t, "", position).Play("assault ru-ks +ru-ks-1 @fr-ig", "stand", "done", "commander.command +ru-hq-barclay", "support ru-bs", "done")
		g.Play("play +ru-hq-committed-attack-1").sum(11).wantSums(6+5+11, 11).WantRow("double").Play("retreat")
		g.WantAsk("combat.advance", "ru").WantOptions("advance ru-ks", "advance ru-bs").Play("advance ru-bs").WantAt("ru-bs", "d5")
		g.WantAsk("combat.committed", "ru").WantOptions("hit ru-ks", "hit ru-bs").Play("hit ru-bs").wantReduced("ru-bs").wantFull("ru-ks")
	})
}
