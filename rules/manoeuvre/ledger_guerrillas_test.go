package manoeuvre

import "testing"

// spain draws France to move against Spaniards with Guerrillas in the hand.
func spain(t *testing.T, french, more string) *game {
	t.Helper()
	return scene(t, "", "south fr: d2 fr-ig, e2 fr-gc, f2 fr-8l reduced\nnorth sp: d6 sp-wg\nsp hand: sp-hq-guerrillas-1 sp-wg-1\nfr hand: "+french+"\n"+more)
}

func TestLedgerWhenGuerrillasArePlayed(t *testing.T) {
	t.Run("MAN-9.2.17 by the reacting player, at the moment the card is played", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").wantNot("guerrillas +sp-hq-guerrillas-1").play("move fr-ig @d3").wantAsk("move.supply", "fr")
		g.play("supply +fr-hq-supply-1").wantAsk("guerrillas.supply", "sp").wantOptions("pass", "guerrillas +sp-hq-guerrillas-1")
	})
	t.Run("MAN-9.2.17 the active player never does", func(t *testing.T) {
		g := scene(t, "", "south sp: d2 sp-wg reduced\nnorth fr: d6 fr-ig\nsp hand: sp-hq-guerrillas-1\nphase move\nactive sp")
		g.wantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17").play("move sp-wg @d3").wantAsk("combat.declare", "sp").wantOptions("pass")
		g.wantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17")
	})
	t.Run("MAN-9.2.17 once let stand, the card can no longer be cancelled", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").play("move fr-ig @d3", "supply +fr-hq-supply-1", "pass").wantAsk("move.second", "fr")
		g.play("move fr-gc @e4").wantAsk("combat.declare", "fr").wantHand("sp", "sp-hq-guerrillas-1", "sp-wg-1")
	})
}

func TestLedgerWhatGuerrillasCancel(t *testing.T) {
	cancel := "guerrillas +sp-hq-guerrillas-1"
	t.Run("MAN-9.2.18 a Supply for a move", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").play("move fr-ig @d3", "supply +fr-hq-supply-1", cancel)
		g.wantAsk("combat.declare", "fr").wantAt("fr-gc", "e2").wantStory("move fr-ig")
	})
	t.Run("MAN-9.2.18 a Forced March", func(t *testing.T) {
		g := spain(t, "fr-hq-forced-march-1", "phase move").play("move fr-ig @d3", "march +fr-hq-forced-march-1").wantAsk("guerrillas.march", "sp")
		g.play(cancel).wantAt("fr-ig", "d3").wantAsk("combat.declare", "fr")
	})
	for _, card := range []string{"fr-hq-supply-1", "fr-8l-1"} {
		t.Run("MAN-9.2.18 a restoration with "+card, func(t *testing.T) {
			g := spain(t, card, "phase restore").play("restore +"+card+" @fr-8l").wantAsk("guerrillas.restore", "sp").play(cancel)
			g.wantReduced("fr-8l").wantAsk("discard", "sp")
			spain(t, card, "phase restore").play("restore +"+card+" @fr-8l", "pass").wantFull("fr-8l")
		})
	}
	t.Run("MAN-9.2.18 a Regroup", func(t *testing.T) {
		g := scene(t, "", "south ot: d2 ot-1j reduced\nnorth sp: d6 sp-wg\not hand: ot-hq-regroup-1\nsp hand: sp-hq-guerrillas-1\nphase restore")
		g.play("restore +ot-hq-regroup-1 @ot-1j", cancel).wantReduced("ot-1j").wantAsk("discard", "sp")
	})
	t.Run("MAN-9.2.18 but no Commander", func(t *testing.T) {
		spain(t, "fr-hq-ney", "phase restore").play("restore +fr-hq-ney @fr-8l").wantAsk("restore.roll", "").roll(5).wantFull("fr-8l")
	})
	t.Run("MAN-9.2.18 and no Redoubt", func(t *testing.T) {
		spain(t, "fr-hq-redoubt-1", "phase redoubt").play("redoubt +fr-hq-redoubt-1 @fr-ig").wantAsk("discard", "sp").wantRedoubt("fr-ig", true)
	})
	t.Run("MAN-9.2.19 no card in combat", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth sp: d5 sp-wg\nfr hand: fr-ig-1 fr-ig-2\nsp hand: sp-hq-guerrillas-1")
		g.play("assault fr-ig +fr-ig-1 @sp-wg").wantAsk("combat.withdraw", "sp").wantRefused("withdraw +sp-hq-guerrillas-1", "MAN-6.1.10").wantOptions("stand")
		g.play("stand").wantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17").wantOptions("done").play("done", "play +fr-ig-2").wantAsk("combat.roll", "")
		g.sum(20).wantSums(28, 8).play("pass").wantHand("sp", "sp-hq-guerrillas-1")
	})
	t.Run("MAN-9.2.20 both cards are discarded", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").play("move fr-ig @d3", "supply +fr-hq-supply-1", cancel)
		g.wantDiscards("fr", "fr-hq-supply-1").wantDiscards("sp", "sp-hq-guerrillas-1").wantHand("fr").wantHand("sp", "sp-wg-1")
	})
	t.Run("MAN-9.2.20 Guerrillas cannot be cancelled", func(t *testing.T) {
		g := scene(t, "", "south ru: d2 ru-or\nnorth sp: d6 sp-wg\nru hand: ru-hq-supply-1 ru-hq-guerrillas-1\nsp hand: sp-hq-guerrillas-1\nphase move")
		g.play("move ru-or @d3", "supply +ru-hq-supply-1", cancel).wantAsk("combat.declare", "ru").wantHand("ru", "ru-hq-guerrillas-1")
	})
	t.Run("MAN-9.2.21 otherwise the card is useless, but it may be discarded", func(t *testing.T) {
		g := scene(t, "", "south sp: d2 sp-wg\nnorth fr: d3 fr-ig\nsp hand: sp-hq-guerrillas-1 sp-wg-1\nphase discard\nactive sp")
		g.wantOffered("discard +sp-hq-guerrillas-1").play("discard +sp-hq-guerrillas-1", "done").wantDiscards("sp", "sp-hq-guerrillas-1")
		h := scene(t, "", "south sp: d2 sp-wg\nnorth fr: d3 fr-ig\nsp hand: sp-hq-guerrillas-1 sp-wg-1 sp-wg-2\nactive sp").play("assault sp-wg +sp-wg-1 @fr-ig")
		h.wantAsk("combat.attack", "sp").wantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17").wantOptions("done", "play +sp-wg-2")
	})
}

func TestLedgerRegroupForcedMarchAndSupply(t *testing.T) {
	t.Run("MAN-9.2.27 Regroup restores a reduced unit", func(t *testing.T) {
		g := scene(t, "", "south ot: d2 ot-1j reduced, e2 ot-2j\nnorth fr: d6 fr-ig\not hand: ot-hq-regroup-1\nphase restore")
		g.wantOptions("pass", "restore +ot-hq-regroup-1 @ot-1j").play("restore +ot-hq-regroup-1 @ot-1j").wantFull("ot-1j").wantDiscards("ot", "ot-hq-regroup-1")
	})
	t.Run("MAN-9.2.27 it has no other use", func(t *testing.T) {
		g := scene(t, "", "south ot: d2 ot-1j, e2 ot-2j\nnorth fr: d3 fr-ig\not hand: ot-hq-regroup-1\nphase move").wantRefused("play +ot-hq-regroup-1", "MAN-9.2.27")
		g.play("move ot-2j @e3").wantAsk("combat.declare", "ot").wantOptions("pass").wantRefused("play +ot-hq-regroup-1", "MAN-9.2.27").play("pass").wantAsk("discard", "fr")
	})
	t.Run("MAN-9.2.27 only the Ottomans have it", func(t *testing.T) {
		for a := range decks {
			want := 0
			if armies[a].id == "ot" {
				want = 7
			}
			if got := decks[a].of[regroup].count(); got != want {
				t.Errorf("%s has %d Regroups, want %d", armies[a].id, got, want)
			}
		}
	})
	t.Run("MAN-9.2.28 Forced March moves the unit that has just moved one more square", func(t *testing.T) {
		g := scene(t, "d4 marsh", "south fr: d2 fr-ig, e2 fr-8l\nnorth ru: d7 ru-or\nfr hand: fr-hq-forced-march-1\nphase move").play("move fr-ig @d3")
		g.wantAsk("move.march", "fr").play("march +fr-hq-forced-march-1").wantOptions("move fr-ig @d4", "move fr-ig @c3", "move fr-ig @e3", "move fr-ig @d2")
		g.play("move fr-ig @d4").wantAt("fr-ig", "d4").wantDiscards("fr", "fr-hq-forced-march-1").wantAsk("combat.declare", "fr")
	})
	position := "south fr: d2 fr-ig, e2 fr-8l reduced\nnorth ru: d7 ru-or\nphase move\nfr hand: fr-hq-supply-1"
	t.Run("MAN-9.2.29 a Supply moves or restores", func(t *testing.T) {
		g := scene(t, "", position).play("move fr-ig @d3", "supply +fr-hq-supply-1", "move fr-8l @e3", "pass").wantAt("fr-8l", "e3").wantReduced("fr-8l").wantAsk("discard", "ru")
		g.wantDiscards("fr", "fr-hq-supply-1")
		h := scene(t, "", position).play("move fr-ig @d3", "pass", "pass", "restore +fr-hq-supply-1 @fr-8l").wantAt("fr-8l", "e2").wantFull("fr-8l")
		h.wantDiscards("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-9.2.29 two of them may do both", func(t *testing.T) {
		g := scene(t, "", position+" fr-hq-supply-2").play("move fr-ig @d3", "supply +fr-hq-supply-1", "move fr-8l @e3", "pass")
		g.play("restore +fr-hq-supply-2 @fr-8l").wantAt("fr-8l", "e3").wantFull("fr-8l").wantDiscards("fr", "fr-hq-supply-1", "fr-hq-supply-2")
	})
}
