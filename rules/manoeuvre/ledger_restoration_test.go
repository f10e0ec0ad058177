package manoeuvre

import (
	"fmt"
	"testing"
)

// worn is a French army with two reduced units, in its Restoration Phase,
// against an army that may hold Guerrillas.
const worn = openGround + `
south fr: d4 fr-8l reduced, c2 fr-gc reduced, e4 fr-ig
north au: d5 au-1r, e5 au-3r
active fr, phase restore
`

func TestRestoration(t *testing.T) {
	t.Run("MAN-7.1 restoring flips a reduced unit to full; a lost one never returns", func(t *testing.T) {
		draw(t, worn+"fr hand: fr-hq-supply-1\nfr lost: fr-2l").
			WantOptions("pass", "restore +fr-hq-supply-1 @fr-8l", "restore +fr-hq-supply-1 @fr-gc").
			WantRefused("restore +fr-hq-supply-1 @fr-2l", "MAN-7.1").
			Play("restore +fr-hq-supply-1 @fr-8l").
			wantFull("fr-8l").wantReduced("fr-gc").wantLost("fr-2l")
	})
	t.Run("MAN-7.2 one attempt a turn, by the active player, by a card", func(t *testing.T) {
		g := draw(t, worn+"fr hand: fr-hq-supply-1 fr-hq-supply-2 fr-gc-1\nau hand: au-1r-1").
			WantAsk("restore", "fr").Play("restore +fr-hq-supply-1 @fr-8l").
			WantAsk("guerrillas.restore", "au").Play("pass")
		g.WantAsk("discard", "au").wantReduced("fr-gc").wantHand("fr", "fr-hq-supply-2", "fr-gc-1")
		// the Austrian's reduced unit is not his to restore in the French turn
		draw(t, openGround+"south fr: d4 fr-8l\nnorth au: d6 au-1r reduced\nactive fr, phase restore\nfr hand: fr-8l-1\nau hand: au-1r-1").
			WantAsk("discard", "au")
		draw(t, worn).WantAsk("discard", "au").wantReduced("fr-8l", "fr-gc") // no card, no attempt
	})
	t.Run("MAN-7.3 Supply restores any one reduced unit unless Guerrillas cancel it", func(t *testing.T) {
		hands := "fr hand: fr-hq-supply-1\nau hand: au-hq-guerrillas-1"
		draw(t, worn+hands).Play("restore +fr-hq-supply-1 @fr-gc", "pass").wantFull("fr-gc").wantReduced("fr-8l")
		draw(t, worn+hands).Play("restore +fr-hq-supply-1 @fr-gc", "guerrillas +au-hq-guerrillas-1").wantReduced("fr-gc", "fr-8l")
	})
	t.Run("MAN-7.4 Regroup does the same", func(t *testing.T) {
		ottoman := openGround + `
		south ot: d4 ot-1j reduced
		north au: d6 au-1r
		active ot, phase restore
		ot hand: ot-hq-regroup-1
		au hand: au-hq-guerrillas-1
		`
		draw(t, ottoman).Play("restore +ot-hq-regroup-1 @ot-1j", "pass").wantFull("ot-1j").wantDiscards("ot", "ot-hq-regroup-1")
		draw(t, ottoman).Play("restore +ot-hq-regroup-1 @ot-1j", "guerrillas +au-hq-guerrillas-1").wantReduced("ot-1j")
	})
	t.Run("MAN-7.5 a Unit card restores the unit it names, artillery too, and can be cancelled", func(t *testing.T) {
		for card := 1; card <= 5; card++ {
			id := fmt.Sprintf("fr-8l-%d", card)
			draw(t, worn+"fr hand: "+id+"\nau hand: au-1r-1").
				WantOptions("pass", "restore +"+id+" @fr-8l").
				WantRefused("restore +"+id+" @fr-gc", "MAN-7.5").
				Play("restore +"+id+" @fr-8l", "pass").wantFull("fr-8l")
		}
		draw(t, worn+"fr hand: fr-8l-2\nau hand: au-hq-guerrillas-2").
			Play("restore +fr-8l-2 @fr-8l", "guerrillas +au-hq-guerrillas-2").wantReduced("fr-8l")
	})
	t.Run("MAN-7.6 a Commander restores on a roll within his range", func(t *testing.T) {
		for _, c := range []struct {
			commander string
			upTo      int
		}{{"fr-hq-soult", 3}, {"fr-hq-ney", 5}, {"fr-hq-davout", 3}} {
			for face := 1; face <= 6; face++ {
				g := draw(t, worn+"fr hand: "+c.commander).Play("restore +" + c.commander + " @fr-8l").Roll(face)
				if face <= c.upTo {
					g.wantFull("fr-8l")
				} else {
					g.wantReduced("fr-8l")
				}
				g.wantReduced("fr-gc")
			}
		}
	})
	t.Run("MAN-7.7 a Commander who restores automatically does not roll", func(t *testing.T) {
		draw(t, openGround+"south sp: d4 sp-wg reduced\nnorth fr: d6 fr-8l\nactive sp, phase restore\nsp hand: sp-hq-palafox\nfr hand: fr-8l-1").
			Play("restore +sp-hq-palafox @sp-wg").wantFull("sp-wg").WantAsk("discard", "fr").wantDice("")
	})
	t.Run("MAN-7.8 Guerrillas cannot cancel a Commander", func(t *testing.T) {
		draw(t, worn+"fr hand: fr-hq-ney\nau hand: au-hq-guerrillas-1").
			Play("restore +fr-hq-ney @fr-8l").Roll(1).wantFull("fr-8l").WantAsk("discard", "au").wantHand("au", "au-hq-guerrillas-1")
	})
	t.Run("MAN-7.9 a failed or cancelled attempt uses up card and attempt", func(t *testing.T) {
		draw(t, worn+"fr hand: fr-hq-soult fr-hq-supply-1\nau hand: au-1r-1").
			Play("restore +fr-hq-soult @fr-8l").Roll(4).wantReduced("fr-8l").
			WantAsk("discard", "au").wantDiscards("fr", "fr-hq-soult").wantHand("fr", "fr-hq-supply-1")
		draw(t, worn+"fr hand: fr-8l-1 fr-hq-supply-1\nau hand: au-hq-guerrillas-1").
			Play("restore +fr-8l-1 @fr-8l", "guerrillas +au-hq-guerrillas-1").
			WantAsk("discard", "au").wantDiscards("fr", "fr-8l-1").wantDiscards("au", "au-hq-guerrillas-1").wantHand("fr", "fr-hq-supply-1")
	})
	t.Run("MAN-7.10 no card is played without a reduced unit that it suits", func(t *testing.T) {
		draw(t, worn+"fr hand: fr-hq-supply-1 fr-ig-1").
			WantRefused("restore +fr-hq-supply-1 @fr-ig", "MAN-7.10").
			WantRefused("restore +fr-ig-1 @fr-ig", "MAN-7.10").WantNot("restore +fr-ig-1 @fr-8l")
		draw(t, openGround+"south fr: d4 fr-8l\nnorth au: d6 au-1r\nactive fr, phase restore\nfr hand: fr-hq-supply-1 fr-8l-1 fr-hq-ney\nau hand: au-1r-1").
			WantAsk("discard", "au")
	})
	t.Run("MAN-7.11 place and neighbours of the unit do not matter", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d6 fr-8l reduced
		north au: d7 au-1r, c6 au-3r, e6 au-4r, d5 au-9r
		active fr, phase restore
		fr hand: fr-8l-1
		au hand: au-1r-1
		`).Play("restore +fr-8l-1 @fr-8l", "pass").wantFull("fr-8l")
	})
	t.Run("MAN-7.12 a redoubt comes after the restoration or instead of it, and ends the phase", func(t *testing.T) {
		hands := "fr hand: fr-hq-redoubt-1 fr-hq-supply-1 fr-8l-1\nau hand: au-1r-1"
		draw(t, worn+hands).WantNot("redoubt +fr-hq-redoubt-1 @fr-ig").Play("pass").
			WantAsk("redoubt", "fr").Play("redoubt +fr-hq-redoubt-1 @fr-ig").
			wantRedoubt("fr-ig", true).WantAsk("discard", "au").wantReduced("fr-8l", "fr-gc")
		draw(t, worn+hands).Play("restore +fr-hq-supply-1 @fr-8l", "pass").
			WantAsk("redoubt", "fr").WantNot("restore +fr-8l-1 @fr-8l").Play("redoubt +fr-hq-redoubt-1 @fr-8l").
			wantRedoubt("fr-8l", true).wantFull("fr-8l").wantReduced("fr-gc")
	})
}

func TestReadingUnitCards(t *testing.T) {
	const facing = openGround // active is the side named first
	guards := facing + "south fr: d4 fr-ig, c5 fr-gc\nnorth gb: d5 gb-1g, c8 gb-kd\n"
	t.Run("MAN-8.1 attack dice are added for the attacking and for a supporting unit", func(t *testing.T) {
		draw(t, guards+"fr hand: fr-ig-1 fr-gc-1 fr-hq-murat").
			Play("assault fr-ig +fr-ig-1 @gb-1g", "commander.command +fr-hq-murat", "support fr-gc", "play +fr-gc-1").
			Roll(3, 4, 5, 6).WantTotal("attack", 8+3+4+8+5+6)
		draw(t, guards+"fr hand: fr-ig-5").WantRefused("assault fr-ig +fr-ig-5 @gb-1g", "MAN-6.1.3")
	})
	t.Run("MAN-8.2 defence is added for the target; every Unit card has one", func(t *testing.T) {
		draw(t, guards+"fr hand: fr-ig-1\ngb hand: gb-1g-1 gb-1g-5").
			Play("assault fr-ig +fr-ig-1 @gb-1g", "stand", "play +gb-1g-1", "play +gb-1g-5", "done").
			Roll(1, 1).WantTotal("defence", 8+6+7)
		for a := range armies {
			for c := range decks[a].card {
				if p := &decks[a].card[c]; p.kind == unitCard && p.defence < 2 {
					t.Errorf("%s has defence %d", p.id, p.defence)
				}
			}
		}
	})
	t.Run("MAN-8.3 artillery bombards at up to two squares", func(t *testing.T) {
		far := facing + "south fr: d4 fr-ig\nnorth gb: d6 gb-1g, d7 gb-db\n"
		draw(t, far+"fr hand: fr-ig-5").WantOffered("bombard fr-ig +fr-ig-5 @gb-1g").
			WantRefused("bombard fr-ig +fr-ig-5 @gb-db", "MAN-6.2.3").
			Play("bombard fr-ig +fr-ig-5 @gb-1g").Roll(6, 3).WantTotal("attack", 9).wantReduced("gb-1g")
	})
	t.Run("MAN-8.4 infantry volleys at the next square", func(t *testing.T) {
		near := facing + "south gb: d4 gb-42f\nnorth fr: d5 fr-ig, e5 fr-2l\n"
		draw(t, near+"gb hand: gb-42f-4").WantOffered("volley gb-42f +gb-42f-4 @fr-ig").
			WantRefused("volley gb-42f +gb-42f-4 @fr-2l", "MAN-6.2.2").
			Play("volley gb-42f +gb-42f-4 @fr-ig").Roll(5, 4).WantTotal("attack", 9).wantReduced("fr-ig")
	})
	t.Run("MAN-8.5 range is counted along the sides of squares and two squares need sight", func(t *testing.T) {
		draw(t, facing+"south fr: d4 fr-ig\nnorth gb: e5 gb-1g, f6 gb-db, f4 gb-kd\nfr hand: fr-ig-5").
			WantOffered("bombard fr-ig +fr-ig-5 @gb-1g", "bombard fr-ig +fr-ig-5 @gb-kd").
			WantRefused("bombard fr-ig +fr-ig-5 @gb-db", "MAN-6.2.3")
		draw(t, facing+"south fr: d4 fr-ig, e4 fr-8l\nnorth gb: f4 gb-kd\nfr hand: fr-ig-5").
			WantRefused("bombard fr-ig +fr-ig-5 @gb-kd", "MAN-6.2.4")
	})
	t.Run("MAN-8.6 only cavalry cards have a pursuit range, and it begins with 1", func(t *testing.T) {
		for a := range armies {
			for c := range decks[a].card {
				p := &decks[a].card[c]
				if p.kind == unitCard && p.pursuit > 0 && !armies[a].units[p.unit].cavalry {
					t.Errorf("%s of infantry pursues", p.id)
				}
			}
		}
		for face, hit := range map[int]bool{1: true, 2: false} { // ot-ic-1 says 1
			g := draw(t, openGround+"south ot: d4 ot-ic\nnorth au: d5 au-4r reduced\nactive ot, phase combat\not hand: ot-ic-1").
				Play("assault ot-ic +ot-ic-1 @au-4r").Roll(1) // 6 against 3: double
			g.Play("retreat", "advance ot-ic").Roll(face)
			if hit {
				g.wantLost("au-4r")
			} else {
				g.wantReduced("au-4r").WantAt("au-4r", "d6")
			}
		}
	})
	t.Run("MAN-8.7 only cards of the United States have a withdrawal range, for the unit they name", func(t *testing.T) {
		for a := range armies {
			for c := range decks[a].card {
				if p := &decks[a].card[c]; p.withdraw > 0 && armies[a].id != "us" {
					t.Errorf("%s withdraws", p.id)
				}
			}
		}
		american := facing + "south fr: d4 fr-ig\nnorth us: d5 us-13m\nfr hand: fr-ig-1\nus hand: us-13m-1 us-4m-1\n"
		draw(t, american).Play("assault fr-ig +fr-ig-1 @us-13m").
			WantOptions("stand", "withdraw +us-13m-1").WantRefused("withdraw +us-4m-1", "MAN-6.1.11").
			Play("withdraw +us-13m-1").Roll(3).WantAt("us-13m", "d6")
	})
	t.Run("MAN-8.8 not required to advance means something after an Assault only", func(t *testing.T) {
		reduced := facing + "south fr: d4 fr-ig, e4 fr-8l\nnorth gb: d5 gb-db reduced, e5 gb-4f reduced\n"
		draw(t, reduced+"fr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @gb-db").Roll(8, 8).
			WantOptions("pass", "advance fr-ig").Play("pass").WantAt("fr-ig", "d4")
		draw(t, reduced+"fr hand: fr-8l-1").Play("assault fr-8l +fr-8l-1 @gb-4f").Roll(8, 8).
			WantOptions("advance fr-8l")
		draw(t, reduced+"fr hand: fr-ig-5\ngb hand: gb-4f-1").Play("bombard fr-ig +fr-ig-5 @gb-db").Roll(6, 6).
			wantLost("gb-db").WantAsk("discard", "gb").WantAt("fr-ig", "d4")
	})
	t.Run("MAN-8.9 a failed withdrawal card adds its defence", func(t *testing.T) {
		draw(t, facing+"south fr: d4 fr-ig\nnorth us: d5 us-13m\nfr hand: fr-ig-1\nus hand: us-13m-1\n").
			Play("assault fr-ig +fr-ig-1 @us-13m", "withdraw +us-13m-1").Roll(4).
			Roll(1, 1).WantTotal("defence", 5+3)
	})
	t.Run("MAN-8.10 the name decides which unit a card serves, within its army", func(t *testing.T) {
		draw(t, guards+"fr hand: fr-gc-1").WantRefused("assault fr-ig +fr-gc-1 @gb-1g", "MAN-1.3.4")
		draw(t, guards+"fr hand: fr-ig-1\ngb hand: gb-kd-1 gb-1g-1").
			Play("assault fr-ig +fr-ig-1 @gb-1g", "stand").WantOffered("play +gb-1g-1").WantNot("play +gb-kd-1")
		draw(t, guards+"fr hand: fr-gc-1\ngb hand: gb-1g-1").WantRefused("assault fr-gc +gb-1g-1 @gb-1g", "MAN-1.4.4")
	})
}
