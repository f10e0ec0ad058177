package manoeuvre

import "testing"

// spain draws France to move against Spaniards with Guerrillas in the hand.
func spain(t *testing.T, french, more string) *game {
	t.Helper()
	return scene(t, "", "south fr: d2 fr-ig, e2 fr-gc, f2 fr-8l reduced\nnorth sp: d6 sp-wg\nsp hand: sp-hq-guerrillas-1 sp-wg-1\nfr hand: "+french+"\n"+more)
}

func TestLedgerWhenGuerrillasArePlayed(t *testing.T) {
	t.Run("MAN-9.2.17 by the reacting player, at the moment the card is played", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").WantNot("guerrillas +sp-hq-guerrillas-1").Play("move fr-ig @d3").WantAsk("move.supply", "fr")
		g.Play("supply +fr-hq-supply-1").WantAsk("guerrillas.supply", "sp").WantOptions("pass", "guerrillas +sp-hq-guerrillas-1")
	})
	t.Run("MAN-9.2.17 the active player never does", func(t *testing.T) {
		g := scene(t, "", "south sp: d2 sp-wg reduced\nnorth fr: d6 fr-ig\nsp hand: sp-hq-guerrillas-1\nphase move\nactive sp")
		g.WantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17").Play("move sp-wg @d3").WantAsk("combat.declare", "sp").WantOptions("pass")
		g.WantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17")
	})
	t.Run("MAN-9.2.17 once let stand, the card can no longer be cancelled", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").Play("move fr-ig @d3", "supply +fr-hq-supply-1", "pass").WantAsk("move.second", "fr")
		g.Play("move fr-gc @e4").WantAsk("combat.declare", "fr").wantHand("sp", "sp-hq-guerrillas-1", "sp-wg-1")
	})
}

func TestLedgerWhatGuerrillasCancel(t *testing.T) {
	cancel := "guerrillas +sp-hq-guerrillas-1"
	t.Run("MAN-9.2.18 a Supply for a move", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").Play("move fr-ig @d3", "supply +fr-hq-supply-1", cancel)
		g.WantAsk("combat.declare", "fr").WantAt("fr-gc", "e2").wantStory("move fr-ig")
	})
	t.Run("MAN-9.2.18 a Forced March", func(t *testing.T) {
		g := spain(t, "fr-hq-forced-march-1", "phase move").Play("move fr-ig @d3", "march +fr-hq-forced-march-1").WantAsk("guerrillas.march", "sp")
		g.Play(cancel).WantAt("fr-ig", "d3").WantAsk("combat.declare", "fr")
	})
	for _, card := range []string{"fr-hq-supply-1", "fr-8l-1"} {
		t.Run("MAN-9.2.18 a restoration with "+card, func(t *testing.T) {
			g := spain(t, card, "phase restore").Play("restore +"+card+" @fr-8l").WantAsk("guerrillas.restore", "sp").Play(cancel)
			g.wantReduced("fr-8l").WantAsk("discard", "sp")
			spain(t, card, "phase restore").Play("restore +"+card+" @fr-8l", "pass").wantFull("fr-8l")
		})
	}
	t.Run("MAN-9.2.18 a Regroup", func(t *testing.T) {
		g := scene(t, "", "south ot: d2 ot-1j reduced\nnorth sp: d6 sp-wg\not hand: ot-hq-regroup-1\nsp hand: sp-hq-guerrillas-1\nphase restore")
		g.Play("restore +ot-hq-regroup-1 @ot-1j", cancel).wantReduced("ot-1j").WantAsk("discard", "sp")
	})
	t.Run("MAN-9.2.18 but no Commander", func(t *testing.T) {
		spain(t, "fr-hq-ney", "phase restore").Play("restore +fr-hq-ney @fr-8l").WantAsk("restore.roll", "").Roll(5).wantFull("fr-8l")
	})
	t.Run("MAN-9.2.18 and no Redoubt", func(t *testing.T) {
		spain(t, "fr-hq-redoubt-1", "phase redoubt").Play("redoubt +fr-hq-redoubt-1 @fr-ig").WantAsk("discard", "sp").wantRedoubt("fr-ig", true)
	})
	t.Run("MAN-9.2.19 no card in combat", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth sp: d5 sp-wg\nfr hand: fr-ig-1 fr-ig-2\nsp hand: sp-hq-guerrillas-1")
		g.Play("assault fr-ig +fr-ig-1 @sp-wg").WantAsk("combat.withdraw", "sp").WantRefused("withdraw +sp-hq-guerrillas-1", "MAN-6.1.10").WantOptions("stand")
		g.Play("stand").WantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17").WantOptions("done").Play("done", "play +fr-ig-2").WantAsk("combat.roll", "")
		g.sum(20).wantSums(28, 8).Play("pass").wantHand("sp", "sp-hq-guerrillas-1")
	})
	t.Run("MAN-9.2.20 both cards are discarded", func(t *testing.T) {
		g := spain(t, "fr-hq-supply-1", "phase move").Play("move fr-ig @d3", "supply +fr-hq-supply-1", cancel)
		g.wantDiscards("fr", "fr-hq-supply-1").wantDiscards("sp", "sp-hq-guerrillas-1").wantHand("fr").wantHand("sp", "sp-wg-1")
	})
	t.Run("MAN-9.2.20 Guerrillas cannot be cancelled", func(t *testing.T) {
		g := scene(t, "", "south ru: d2 ru-or\nnorth sp: d6 sp-wg\nru hand: ru-hq-supply-1 ru-hq-guerrillas-1\nsp hand: sp-hq-guerrillas-1\nphase move")
		g.Play("move ru-or @d3", "supply +ru-hq-supply-1", cancel).WantAsk("combat.declare", "ru").wantHand("ru", "ru-hq-guerrillas-1")
	})
	t.Run("MAN-9.2.21 otherwise the card is useless, but it may be discarded", func(t *testing.T) {
		g := scene(t, "", "south sp: d2 sp-wg\nnorth fr: d3 fr-ig\nsp hand: sp-hq-guerrillas-1 sp-wg-1\nphase discard\nactive sp")
		g.WantOffered("discard +sp-hq-guerrillas-1").Play("discard +sp-hq-guerrillas-1", "done").wantDiscards("sp", "sp-hq-guerrillas-1")
		h := scene(t, "", "south sp: d2 sp-wg\nnorth fr: d3 fr-ig\nsp hand: sp-hq-guerrillas-1 sp-wg-1 sp-wg-2\nactive sp").Play("assault sp-wg +sp-wg-1 @fr-ig")
		h.WantAsk("combat.attack", "sp").WantRefused("play +sp-hq-guerrillas-1", "MAN-9.2.17").WantOptions("done", "play +sp-wg-2")
	})
}

func TestLedgerRegroupForcedMarchAndSupply(t *testing.T) {
	t.Run("MAN-9.2.27 Regroup restores a reduced unit", func(t *testing.T) {
		g := scene(t, "", "south ot: d2 ot-1j reduced, e2 ot-2j\nnorth fr: d6 fr-ig\not hand: ot-hq-regroup-1\nphase restore")
		g.WantOptions("pass", "restore +ot-hq-regroup-1 @ot-1j").Play("restore +ot-hq-regroup-1 @ot-1j").wantFull("ot-1j").wantDiscards("ot", "ot-hq-regroup-1")
	})
	t.Run("MAN-9.2.27 it has no other use", func(t *testing.T) {
		g := scene(t, "", "south ot: d2 ot-1j, e2 ot-2j\nnorth fr: d3 fr-ig\not hand: ot-hq-regroup-1\nphase move").WantRefused("play +ot-hq-regroup-1", "MAN-9.2.27")
		g.Play("move ot-2j @e3").WantAsk("combat.declare", "ot").WantOptions("pass").WantRefused("play +ot-hq-regroup-1", "MAN-9.2.27").Play("pass").WantAsk("discard", "fr")
	})
	t.Run("MAN-9.2.27 only the Ottomans have it", func(t *testing.T) {
		for a := range decks {
			want := 0
			if armies[a].id == "ot" {
				want = 7
			}
			if got := decks[a].of[regroup].Count(); got != want {
				t.Errorf("%s has %d Regroups, want %d", armies[a].id, got, want)
			}
		}
	})
	t.Run("MAN-9.2.28 Forced March moves the unit that has just moved one more square", func(t *testing.T) {
		g := scene(t, "d4 marsh", "south fr: d2 fr-ig, e2 fr-8l\nnorth ru: d7 ru-or\nfr hand: fr-hq-forced-march-1\nphase move").Play("move fr-ig @d3")
		g.WantAsk("move.march", "fr").Play("march +fr-hq-forced-march-1").WantOptions("move fr-ig @d4", "move fr-ig @c3", "move fr-ig @e3", "move fr-ig @d2")
		g.Play("move fr-ig @d4").WantAt("fr-ig", "d4").wantDiscards("fr", "fr-hq-forced-march-1").WantAsk("combat.declare", "fr")
	})
	position := "south fr: d2 fr-ig, e2 fr-8l reduced\nnorth ru: d7 ru-or\nphase move\nfr hand: fr-hq-supply-1"
	t.Run("MAN-9.2.29 a Supply moves or restores", func(t *testing.T) {
		g := scene(t, "", position).Play("move fr-ig @d3", "supply +fr-hq-supply-1", "move fr-8l @e3", "pass").WantAt("fr-8l", "e3").wantReduced("fr-8l").WantAsk("discard", "ru")
		g.wantDiscards("fr", "fr-hq-supply-1")
		h := scene(t, "", position).Play("move fr-ig @d3", "pass", "pass", "restore +fr-hq-supply-1 @fr-8l").WantAt("fr-8l", "e2").wantFull("fr-8l")
		h.wantDiscards("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-9.2.29 two of them may do both", func(t *testing.T) {
		g := scene(t, "", position+" fr-hq-supply-2").Play("move fr-ig @d3", "supply +fr-hq-supply-1", "move fr-8l @e3", "pass")
		g.Play("restore +fr-hq-supply-2 @fr-8l").WantAt("fr-8l", "e3").wantFull("fr-8l").wantDiscards("fr", "fr-hq-supply-1", "fr-hq-supply-2")
	})
}
