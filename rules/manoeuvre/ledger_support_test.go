package manoeuvre

import "testing"

// closeIn is an Assault on d5 with three units that could support it and one
// that stands too far away.
const closeIn = "south fr: d4 fr-ig, c5 fr-gc, e5 fr-8l, d6 fr-19l reduced, d3 fr-2l\nnorth ru: d5 ru-or\n"

func TestSupportingUnits(t *testing.T) {
	t.Run("MAN-6.4.1 a command value of c lets c-1 units support", func(t *testing.T) {
		for commander, most := range map[string]int{"fr-hq-davout": 3, "fr-hq-soult": 2, "fr-hq-murat": 1} {
			g := draw(t, openGround+closeIn+"fr hand: fr-ig-1 fr-ig-2 "+commander).
				play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +"+commander)
			for _, u := range []string{"fr-gc", "fr-8l", "fr-19l"}[:most] {
				g.wantAsk("combat.support", "fr").play("support " + u)
			}
			g.wantAsk("combat.attack", "fr")
		}
	})
	t.Run("MAN-6.4.2 a command value of 1 brings nobody", func(t *testing.T) {
		for _, c := range [][4]string{{"sp", "sp-wg", "sp-wg-1", "sp-hq-palafox"}, {"us", "us-1i", "us-1i-1", "us-hq-scott"}, {"ot", "ot-1j", "ot-1j-1", "ot-hq-pasha"}} {
			draw(t, openGround+"south "+c[0]+": d4 "+c[1]+"\nnorth ru: d5 ru-or\n"+c[0]+" hand: "+c[2]+" "+c[3]).
				play("assault "+c[1]+" +"+c[2]+" @ru-or").
				wantRefused("commander.command +"+c[3], "MAN-6.4.2").wantOffered("commander.combat +" + c[3])
		}
	})
	t.Run("MAN-6.4.3 a supporting unit is next to the target and not in marsh, and needs no card", func(t *testing.T) {
		g := scene(t, "e5 marsh", closeIn+"fr hand: fr-ig-1 fr-hq-davout").
			play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +fr-hq-davout")
		g.wantOptions("support fr-gc", "support fr-19l").
			wantRefused("support fr-8l", "MAN-6.4.3").wantRefused("support fr-2l", "MAN-6.4.3")
		draw(t, openGround+"south fr: d4 fr-ig, d3 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-ig-1 fr-hq-davout").
			play("assault fr-ig +fr-ig-1 @ru-or").wantRefused("commander.command +fr-hq-davout", "MAN-6.4.3")
	})
	t.Run("MAN-6.4.4 they are named at once, at least one, at most as many as allowed", func(t *testing.T) {
		g := draw(t, openGround+closeIn+"fr hand: fr-ig-1 fr-ig-2 fr-hq-davout").
			play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +fr-hq-davout").wantNot("done")
		g.play("support fr-gc").wantOffered("done").play("done").
			wantAsk("combat.attack", "fr").wantNot("support fr-8l").
			play("done").roll(1, 1).wantTotal("attack", 8+2+8)
	})
	t.Run("MAN-6.4.5 each adds its current strength", func(t *testing.T) {
		draw(t, openGround+closeIn+"fr hand: fr-ig-1 fr-hq-davout").
			play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +fr-hq-davout", "support fr-gc", "support fr-8l", "support fr-19l").
			roll(1, 1).wantTotal("attack", 8+2+8+6+4)
	})
	t.Run("MAN-6.4.6 attack cards of supporting units may follow, of nobody else", func(t *testing.T) {
		g := draw(t, openGround+closeIn+"fr hand: fr-ig-1 fr-gc-1 fr-2l-1 fr-hq-murat").
			play("assault fr-ig +fr-ig-1 @ru-or").wantRefused("play +fr-gc-1", "MAN-6.1.20").
			play("commander.command +fr-hq-murat", "support fr-gc")
		g.wantRefused("play +fr-2l-1", "MAN-6.1.20").play("play +fr-gc-1", "done").
			roll(1, 2, 9, 10).wantTotal("attack", 8+3+8+19)
	})
	t.Run("MAN-6.4.7 a supporting unit adds its hill", func(t *testing.T) {
		scene(t, "c5 hill, e5 woods", closeIn+"fr hand: fr-ig-1 fr-hq-soult").
			play("assault fr-ig +fr-ig-1 @ru-or", "commander.command +fr-hq-soult", "support fr-gc", "support fr-8l").
			roll(1, 1).wantTotal("attack", 8+2+8+2+6)
	})
	t.Run("MAN-6.4.8 a repulse hits every supporting unit", func(t *testing.T) {
		scene(t, "d5 town", "south fr: d4 fr-2l reduced, c5 fr-8l reduced, e5 fr-45l, d3 fr-ig\nnorth ru: d5 ru-rg redoubt\nfr hand: fr-2l-1 fr-hq-murat\nru hand: ru-rg-5").
			play("assault fr-2l +fr-2l-1 @ru-rg", "stand", "play +ru-rg-5", "done", "commander.command +fr-hq-murat", "support fr-45l").
			roll(1, 1).wantRow("repulsed").wantLost("fr-2l").wantReduced("fr-45l", "fr-8l").wantFull("fr-ig")
	})
	t.Run("MAN-6.4.9 a supporting unit may advance, and may take the hit of a Committed Attack", func(t *testing.T) {
		g := draw(t, openGround+"south ru: d4 ru-or, c5 ru-1c\nnorth gb: d5 gb-db reduced\nru hand: ru-or-1 ru-hq-kutuzov ru-hq-committed-attack-1").
			play("assault ru-or +ru-or-1 @gb-db", "commander.command +ru-hq-kutuzov", "support ru-1c", "play +ru-hq-committed-attack-1").
			roll(1, 1, 1, 1)
		g.wantAsk("combat.advance", "ru").wantOptions("advance ru-or", "advance ru-1c").play("advance ru-1c").wantAt("ru-1c", "d5")
		g.wantAsk("combat.committed", "ru").play("hit ru-1c").wantReduced("ru-1c").wantFull("ru-or")
	})
	t.Run("MAN-6.4.10 a Commander used for command adds nothing, but his pursuit modifier holds", func(t *testing.T) {
		g := draw(t, openGround+"south fr: d4 fr-1c, c5 fr-8l\nnorth ru: d5 ru-or\nfr hand: fr-1c-1 fr-hq-murat").
			play("assault fr-1c +fr-1c-1 @ru-or", "commander.command +fr-hq-murat", "support fr-8l").
			roll(1, 1).wantTotal("attack", 7+2+6).wantRow("double")
		g.play("retreat", "advance fr-1c").roll(5).wantReduced("ru-or") // 5-1 lies in 1-4
	})
}
