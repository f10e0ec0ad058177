package ccn

import "testing"

const spirited = "card c-elan-1"

// elanField has units of every arm, some with leaders.
const elanField = `
french: a1 fr-ln-1, e5 fr-ln-2, i13 fr-lc-1, i1 fr-fa-1
french leaders: e5 fr-ney, g9 fr-soult
allied: a9 gb-ln-1
`

func TestLedgerElan(t *testing.T) {
	t.Run("CCN-55.1 as many dice as the command level, the card counted", func(t *testing.T) {
		cardTurn(t, "c-elan-1", elanField).wantDice("elan.roll", "french", 5)
	})
	t.Run("CCN-55.1 cards on the square track are not counted", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 square=1, e7 fr-ln-2 square=2
		allied: a1 gb-ln-1
		french hand: c-elan-1 c-rally-1
		french track: c-forward-1 c-forward-2
		phase command`)
		g.Play("play +c-elan-1").wantDice("elan.roll", "french", 2)
	})
	t.Run("CCN-55.2 each symbol of an arm orders one unit of it anywhere", func(t *testing.T) {
		g := cardTurn(t, "c-elan-1", elanField).roll("icass").WantOptions("order fr-ln-1", "order fr-ln-2", "order fr-lc-1", "order fr-fa-1", "done")
		g.Play("order fr-ln-1").WantOptions("order fr-lc-1", "order fr-fa-1", "done").WantRefused("order fr-ln-2", "CCN-55.2")
		g.Play("order fr-lc-1", "order fr-fa-1").WantOptions("done").wantOrdered("fr-ln-1", "fr-lc-1", "fr-fa-1")
	})
	t.Run("CCN-55.2 two symbols of an arm order two units", func(t *testing.T) {
		g := cardTurn(t, "c-elan-1", elanField).roll("iisss").Play("order fr-ln-1", "order fr-ln-2").WantOptions("done")
		g.WantRefused("order fr-lc-1", "CCN-55.2")
	})
	t.Run("CCN-55.3 a flag orders a unit or leader of his choice", func(t *testing.T) {
		for _, line := range []string{"order fr-ln-1", "order fr-lc-1", "order fr-fa-1", "order fr-soult", "detach fr-ney"} {
			g := cardTurn(t, "c-elan-1", elanField).roll("fssss").WantOffered(line).Play(line).WantOptions("done")
			g.WantRefused("order fr-ln-2", "CCN-55.2")
		}
	})
	t.Run("CCN-55.3 without a flag no leader is ordered or detaches", func(t *testing.T) {
		g := cardTurn(t, "c-elan-1", elanField).roll("iiiac").WantRefused("order fr-soult", "CCN-55.2").WantRefused("detach fr-ney", "CCN-55.2")
		g.WantNot("order fr-soult", "detach fr-ney")
	})
	t.Run("CCN-55.3 a flag and a symbol order unit and leader apart", func(t *testing.T) {
		g := cardTurn(t, "c-elan-1", elanField).roll("ifsss").Play("order fr-ln-2", "detach fr-ney", "done")
		g.Play("move fr-ln-2 @d5").WantAt("fr-ney", "e5").WantOffered("move fr-ney @f5")
	})
	t.Run("CCN-55.4 sabers order nobody", func(t *testing.T) {
		cardTurn(t, "c-elan-1", elanField).roll("sssss").wantTurnOver()
		cardTurn(t, "c-elan-1", elanField).roll("ssssc").WantOptions("order fr-lc-1", "done")
	})
	t.Run("CCN-55.5 no unit is ordered twice, and symbols left over are lost", func(t *testing.T) {
		g := cardTurn(t, "c-elan-1", elanField).roll("cccss").Play("order fr-lc-1").WantRefused("order fr-lc-1", "CCN-9.2")
		g.WantOptions("done").Play("done").wantOrdered("fr-lc-1").Play("done").WantAsk("draw", "")
	})
}

func TestLedgerElanBonusAndShuffle(t *testing.T) {
	t.Run("CCN-55.6 who is ordered by it battles with a die more", func(t *testing.T) {
		wantDuel(t, "fr-ln-1", "", "gb-ln-1", 2, 5, spirited).wantMod("dice", "CCN-55.6", 1)
		wantDuel(t, "fr-ln-1", "", "gb-ln-1", 1, 6, spirited)
		wantDuel(t, "fr-lc-1", "", "gb-ln-1", 1, 5, spirited)
		wantDuel(t, "fr-fa-1", "", "gb-ln-1", 4, 3, spirited)
		wantDuel(t, "fr-ghc-1", "", "gb-fa-1", 1, 6, spirited)
	})
	t.Run("CCN-55.6 in the bonus melee too, but not the defender who battles back", func(t *testing.T) {
		g := draw(t, "french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c6 gb-fa-1\n"+spirited)
		g.Play("melee fr-hc-1 @gb-ln-1").roll("iiiiii").Play("advance fr-hc-1 @d5", "stay fr-hc-1", "melee fr-hc-1 @gb-fa-1")
		g.wantDice("melee.roll", "french", 6).roll("iiiiii").Play("back gb-fa-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-55.7 all discards and Élan go into the deck before any draw", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1
		allied: a1 gb-ln-1
		allied hand: c-forward-1
		discards: c-rally-1 c-bombard-1
		phase end, card c-elan-1, strikes allied 1
		`)
		g.WantAsk("draw", "").wantDiscards().Draw("c-elan-1").wantHand("allied", "c-forward-1", "c-elan-1").Draw("c-rally-1")
		g.wantHand("french", "c-rally-1").wantPhase("command", "allied")
	})
	t.Run("CCN-55.7 other cards shuffle nothing", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nallied hand: c-forward-1\ndiscards: c-rally-1\nphase end, card c-forward-2")
		g.WantAsk("draw", "").wantDiscards("c-rally-1", "c-forward-2")
	})
	t.Run("CCN-55.8 dice that order nobody end the turn, and the shuffle still happens", func(t *testing.T) {
		g := cardTurn(t, "c-elan-1", elanField+"discards: c-bombard-1\n").roll("sssss").wantTurnOver().wantDiscards().Draw("c-bombard-1")
		g.wantHandSize("french", 5)
	})
	t.Run("CCN-55.8 symbols of an arm that is not on the board order nobody either", func(t *testing.T) {
		cardTurn(t, "c-elan-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1").roll("ccaas").wantTurnOver()
	})
}
