package manoeuvre

import "testing"

func TestAFailedWithdrawalDefends(t *testing.T) { // MAN-6.1.11, MAN-6.1.12
	g := draw(t, openGround+`
	south fr: d4 fr-ig
	north us: d5 us-13m
	fr hand: fr-ig-1
	us hand: us-13m-1 us-hq-withdraw-1
	`)
	g.play("assault fr-ig +fr-ig-1 @us-13m", "withdraw +us-13m-1").wantAsk("combat.withdraw.roll", "").roll(4)
	g.wantAsk("combat.defend", "us").wantRefused("play +us-hq-withdraw-1", "MAN-9.2.30").play("done").roll(8, 8)
	s, u := g.find("us-13m")
	defence := g.board().unitType(s, u).full + g.board().card(s, cardIndex(int(g.board().force[s].army), "us-13m-1")).defence
	g.wantTotal("defence", defence).wantTotal("attack", 24)
}

func TestASkirmishReturnsTheFirstCardAndMovesTheUnit(t *testing.T) { // MAN-9.2.33 to 9.2.36
	g := draw(t, openGround+`
	south fr: d4 fr-ig redoubt
	north ru: d5 ru-or
	fr hand: fr-ig-1 fr-ig-2 fr-hq-skirmish-1
	ru hand: ru-or-1
	`)
	g.play("assault fr-ig +fr-ig-1 @ru-or", "stand", "play +ru-or-1", "done", "play +fr-ig-2", "skirmish +fr-hq-skirmish-1")
	g.wantAsk("combat.skirmish", "fr").wantHand("fr", "fr-ig-1").wantDiscards("fr", "fr-ig-2", "fr-hq-skirmish-1").wantDiscards("ru", "ru-or-1")
	g.play("move fr-ig @d2").wantAt("fr-ig", "d2").wantRedoubt("fr-ig", false).wantAsk("discard", "ru")
}

func TestGuerrillasAreAskedForWhateverTheHandHolds(t *testing.T) { // MAN-S.7
	g := draw(t, openGround+`
	south fr: d4 fr-ig
	north sp: d6 sp-wg
	fr hand: fr-hq-forced-march-1 fr-hq-supply-1
	sp hand: sp-wg-1
	active fr, phase move
	`)
	g.play("move fr-ig @d5").wantAsk("move.march", "fr").play("march +fr-hq-forced-march-1").wantAsk("guerrillas.march", "sp").wantOptions("pass")
	g.wantRefused("guerrillas +sp-wg-1", "MAN-9.2.17").play("pass").wantAsk("move.march.square", "fr").play("move fr-ig @d4")
	g.wantAt("fr-ig", "d4").wantAsk("move.supply", "fr")
}

func TestAnAttackThatCostsBothSidesTheFifthUnitLosesTheGame(t *testing.T) { // MAN-2.1.4
	g := draw(t, openGround+`
	south ot: d4 ot-ic reduced
	north ru: d5 ru-or reduced
	ot hand: ot-ic-1 ot-hq-committed-attack-1
	ot lost: ot-af ot-gf ot-1j ot-2j
	ru lost: ru-kx ru-ks ru-lg ru-mo
	`)
	g.play("assault ot-ic +ot-ic-1 @ru-or", "play +ot-hq-committed-attack-1") // the hand is empty: nothing more is asked
	req := g.p.Request()
	faces := make([]int, req.Dice.N())
	for i := range faces {
		faces[i] = req.Dice.Sides(i)
	}
	g.roll(faces...)
	if g.p.Request() != nil && g.p.Request().Kind == "combat.choice.attacker" {
		g.play("hit")
	}
	g.play("advance ot-ic").wantLost("ru-or", "ot-ic").wantOver("ru", "pyrrhic")
}
