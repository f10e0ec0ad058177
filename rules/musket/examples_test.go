package musket

import "testing"

func TestAnAttackIsFoughtToItsEnd(t *testing.T) {
	g := draw(t, `
	phase combat
	france 0405 fr-44 inf 5-4-4
	france 0405 fr-24leg inf 4-4-4
	france 0405 fr-lannes ldr 2-1+1
	austria 0505 au-28 inf 4-3-4
	threat au-28 fr-44 fr-24leg`)
	g.play("attack fr-44 @0505").wantAsk("combat.attack", "france").wantDifferential(1)
	g.wantRefused("add fr-24leg", "MS-5.3.1").play("leader fr-lannes @fr-44").wantDifferential(3)
	g.play("done").wantAsk("combat.tactic", "france").play("none").wantAsk("combat.reaction", "austria").play("none")
	g.wantAsk("crt", "").wantTotal("attack", 7).wantTotal("defence", 4).roll(5).wantRow("dr")
	g.wantAsk("combat.r", "austria").play("retreat").wantAsk("retreat", "austria").play("retreat au-28 @0605", "stop au-28").wantAt("au-28", "0605").wantAsk("advance", "france").play("advance fr-44 @0505").wantAt("fr-44", "0505", "fr-lannes", "0505")
}

func TestUnitsMoveAndStopInAZone(t *testing.T) {
	g := draw(t, `
	france 0405 fr-44 inf 5-4-4
	austria 0705 au-28 inf 4-3-4`)
	g.wantZone("austria", "0604", true).wantOffered("move fr-44 @0604").wantRefused("move fr-44 @0906", "MS-4.3.2")
	g.play("move fr-44 @0604").wantAt("fr-44", "0604").play("done").wantPhase(1, "combat", "france")
}
