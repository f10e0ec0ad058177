package ccn

import "testing"

// counterOn plays a Counter-Attack with a unit in each section, after the Allied
// side has played a kind of card.
func counterOn(t *testing.T, last string) *game {
	t.Helper()
	return cardTurn(t, "c-counter-attack-1", `
	french: e2 fr-ln-1, e7 fr-ln-2, e12 fr-ln-3
	allied: a1 gb-ln-1
	last allied `+last)
}

func TestLedgerCounterAttackCopies(t *testing.T) {
	t.Run("CCN-54.1 it copies the card of the turn just before", func(t *testing.T) {
		g := draw(t, `
		french: e7 fr-ln-1, e2 fr-ln-2
		allied: a1 gb-ln-1, a7 gb-ln-2
		french hand: c-counter-attack-1 c-rally-1
		allied hand: c-flank-attack-1 c-probe-center-1
		active allied, phase command, last allied attack-left, last french forward
		`)
		g.Play("play +c-probe-center-1", "done").Draw("c-bombard-1").Play("play +c-counter-attack-1").wantActs("probe-center")
		g.WantOptions("order fr-ln-1", "done")
	})
	for _, tt := range []struct{ last, acts, ordered string }{
		{"scout-left", "scout-right", "fr-ln-3"}, {"scout-right", "scout-left", "fr-ln-1"}, {"scout-center", "scout-center", "fr-ln-2"},
		{"probe-left", "probe-right", "fr-ln-3"}, {"probe-right", "probe-left", "fr-ln-1"}, {"probe-center", "probe-center", "fr-ln-2"},
		{"attack-left", "attack-right", "fr-ln-3"}, {"attack-right", "attack-left", "fr-ln-1"}, {"attack-center", "attack-center", "fr-ln-2"},
		{"assault-left", "assault-right", "fr-ln-3"}, {"assault-right", "assault-left", "fr-ln-1"}, {"assault-center", "assault-center", "fr-ln-2"},
	} {
		t.Run("CCN-54.2 left and right are exchanged, the centre stays: "+tt.last, func(t *testing.T) {
			counterOn(t, tt.last).wantActs(tt.acts).WantOptions("order "+tt.ordered, "done")
		})
	}
	t.Run("CCN-54.2 both flanks alike stay as they are", func(t *testing.T) {
		g := counterOn(t, "flank-attack").WantOptions("order fr-ln-1", "order fr-ln-3", "done")
		g.wantActs("flank-attack")
	})
	t.Run("CCN-54.3 numbers equal to command are the player's own", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1, e6 fr-ln-2, e7 fr-ln-3, e8 fr-ln-4
		allied: a1 gb-ln-1
		french hand: c-counter-attack-1 c-rally-1 c-forward-1
		allied hand: c-probe-left-1 c-probe-left-2 c-probe-left-3 c-probe-left-4 c-elan-1
		phase command, last allied assault-center
		`)
		g.Play("play +c-counter-attack-1", "order fr-ln-1", "order fr-ln-2", "order fr-ln-3").WantRefused("order fr-ln-4", "CCN-9.8")
	})
	t.Run("CCN-54.5 a copied Counter-Attack is exchanged once more", func(t *testing.T) {
		g := draw(t, `
		french: e2 fr-ln-1, e12 fr-ln-2
		allied: a1 gb-ln-1, a13 gb-ln-2
		french hand: c-probe-left-1 c-counter-attack-1
		allied hand: c-counter-attack-2 c-rally-1
		phase command
		`)
		g.Play("play +c-probe-left-1", "done").Draw("c-bombard-1")
		g.Play("play +c-counter-attack-2").wantActs("probe-right").WantOptions("order gb-ln-1", "done").Play("done").Draw("c-bombard-2")
		g.Play("play +c-counter-attack-1").wantActs("probe-left").WantOptions("order fr-ln-1", "done")
	})
}

func TestLedgerCounterAttackWithNothingToCopy(t *testing.T) {
	t.Run("CCN-54.6 in the first turn it orders nobody", func(t *testing.T) {
		counterOn(t, "none").wantActs("none").wantTurnOver().Draw("c-rally-1").wantHandSize("french", 5)
	})
	t.Run("CCN-54.6 nor after a First Strike played as the card of the turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1
		allied: a1 gb-ln-1
		french hand: c-counter-attack-1
		allied hand: c-first-strike-1
		active allied, phase command, last allied attack-center
		`)
		g.Play("play +c-first-strike-1").wantTurnOver().Draw("c-rally-1").Play("play +c-counter-attack-1").wantActs("none").wantTurnOver()
	})
	t.Run("CCN-54.6 a First Strike played in reaction is not what is copied", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1
		allied: d5 gb-ln-1
		french hand: c-first-strike-1 c-counter-attack-1
		allied hand: c-attack-center-1
		active allied, phase command
		`)
		g.Play("play +c-attack-center-1", "order gb-ln-1", "done", "done", "melee gb-ln-1 @fr-ln-1", "strike +c-first-strike-1")
		g.roll("ccccc").roll("cccc").Play("hold fr-ln-1").Draw("c-rally-1").Draw("c-bombard-1")
		g.Play("play +c-counter-attack-1").wantActs("attack-center").WantOptions("order fr-ln-1", "done")
	})
}

func TestLedgerCounterAttackCopiesAllEffects(t *testing.T) {
	t.Run("CCN-54.4 the bonus of the card", func(t *testing.T) {
		g := cardTurn(t, "c-counter-attack-1", "french: e5 fr-lc-1\nallied: d5 gb-fa-1\nlast allied cavalry-charge")
		g.Play("order fr-lc-1", "done", "done", "melee fr-lc-1 @gb-fa-1").wantDice("melee.roll", "french", 5)
	})
	t.Run("CCN-54.4 its fallback", func(t *testing.T) {
		g := cardTurn(t, "c-counter-attack-1", "french: e5 fr-lc-1, e8 fr-fa-1\nallied: a1 gb-ln-1\nlast allied bayonet-charge")
		g.wantAnyOne("fr-lc-1", "fr-fa-1")
	})
	t.Run("CCN-54.4 its leave to detach leaders, or not", func(t *testing.T) {
		const led = "french: e5 fr-ln-1\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1\n"
		cardTurn(t, "c-counter-attack-1", led+"last allied probe-center").WantOffered("detach fr-ney")
		cardTurn(t, "c-counter-attack-1", led+"last allied bayonet-charge").WantRefused("detach fr-ney", "CCN-10.2")
	})
	t.Run("CCN-54.4 the draw of a Scout", func(t *testing.T) {
		g := cardTurn(t, "c-counter-attack-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nlast allied scout-center").Play("done")
		g.Draw("c-rally-1", "c-elan-1").WantAsk("scout", "french").WantOptions("keep +c-rally-1", "keep +c-elan-1")
	})
	t.Run("CCN-54.4 the dice and the shuffle of Élan", func(t *testing.T) {
		g := cardTurn(t, "c-counter-attack-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nlast allied elan\ndiscards: c-elan-1")
		g.wantDice("elan.roll", "french", 5).roll("sssss").WantAsk("draw", "").wantDiscards().Draw("c-counter-attack-1")
		g.wantHandSize("french", 5)
	})
	t.Run("CCN-54.4 the section of a Force March is its player's choice", func(t *testing.T) {
		cardTurn(t, "c-counter-attack-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nlast allied force-march").
			WantAsk("card.section", "french").WantOptions("section @west", "section @center", "section @east")
	})
}
