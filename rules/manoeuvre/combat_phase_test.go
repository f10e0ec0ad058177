package manoeuvre

import "testing"

func TestAFailedWithdrawalDefends(t *testing.T) { // MAN-6.1.11, MAN-6.1.12
	g := draw(t, openGround+`
	south fr: d4 fr-ig
	north us: d5 us-13m
	fr hand: fr-ig-1
	us hand: us-13m-1 us-hq-withdraw-1
	`)
	g.Play("assault fr-ig +fr-ig-1 @us-13m", "withdraw +us-13m-1").WantAsk("combat.withdraw.roll", "").Roll(4)
	g.WantAsk("combat.defend", "us").WantRefused("play +us-hq-withdraw-1", "MAN-9.2.30").Play("done").Roll(8, 8)
	s, u := g.find("us-13m")
	defence := g.board().unitType(s, u).full + g.board().card(s, cardIndex(int(g.board().force[s].army), "us-13m-1")).defence
	g.WantTotal("defence", defence).WantTotal("attack", 24)
}

func TestASkirmishReturnsTheFirstCardAndMovesTheUnit(t *testing.T) { // MAN-9.2.33 to 9.2.36
	g := draw(t, openGround+`
	south fr: d4 fr-ig redoubt
	north ru: d5 ru-or
	fr hand: fr-ig-1 fr-ig-2 fr-hq-skirmish-1
	ru hand: ru-or-1
	`)
	g.Play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done", "play +fr-ig-2", "skirmish +fr-hq-skirmish-1")
	g.WantAsk("combat.skirmish", "fr").wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-ig-2", "fr-hq-skirmish-1").wantDiscards("ru", "ru-or-1")
	g.Play("move fr-ig @d2").WantAt("fr-ig", "d2").wantRedoubt("fr-ig", false).WantAsk("discard", "ru")
}

func TestGuerrillasAreAskedForWhateverTheHandHolds(t *testing.T) { // MAN-S.7
	g := draw(t, openGround+`
	south fr: d4 fr-ig
	north sp: d6 sp-wg
	fr hand: fr-hq-forced-march-1 fr-hq-supply-1
	sp hand: sp-wg-1
	active fr, phase move
	`)
	g.Play("move fr-ig @d5").WantAsk("move.march", "fr").Play("march +fr-hq-forced-march-1").WantAsk("guerrillas.march", "sp").WantOptions("pass")
	g.WantRefused("guerrillas +sp-wg-1", "MAN-9.2.17").Play("pass").WantAsk("move.march.square", "fr").Play("move fr-ig @d4")
	g.WantAt("fr-ig", "d4").WantAsk("move.supply", "fr")
}

func TestAnAttackThatCostsBothSidesTheFifthUnitLosesTheGame(t *testing.T) { // MAN-2.1.4
	g := draw(t, openGround+`
	south ot: d4 ot-ic reduced
	north ru: d5 ru-or reduced
	ot hand: ot-ic-1 ot-hq-committed-attack-1
	ot lost: ot-af ot-gf ot-1j ot-2j
	ru lost: ru-kx ru-ks ru-lg ru-mo
	`)
	g.Play("assault ot-ic +ot-ic-1 @ru-or", "play +ot-hq-committed-attack-1") // the hand is empty: nothing more is asked
	req := g.Request()
	faces := make([]int, req.Dice.N())
	for i := range faces {
		faces[i] = req.Dice.Sides(i)
	}
	g.Roll(faces...)
	if g.Request() != nil && g.Request().Kind == "combat.choice.attacker" {
		g.Play("hit")
	}
	g.Play("advance ot-ic").wantLost("ru-or", "ot-ic").WantOver("ru", "pyrrhic")
}
