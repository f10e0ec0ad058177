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
	g.Play("attack fr-44 @0505").WantAsk("combat.attack", "france").wantDifferential(1)
	g.WantRefused("add fr-24leg", "MS-5.3.1").Play("leader fr-lannes @fr-44").wantDifferential(3)
	g.Play("done").WantAsk("combat.tactic", "france").Play("none").WantAsk("combat.reaction", "austria").Play("none")
	g.WantAsk("crt", "").WantTotal("attack", 7).WantTotal("defence", 4).Roll(5).wantRow("dr")
	g.WantAsk("combat.r", "austria").Play("retreat").WantAsk("retreat", "austria").Play("retreat au-28 @0605", "stop au-28").WantAt("au-28", "0605").WantAsk("advance", "france").Play("advance fr-44 @0505").WantAt("fr-44", "0505", "fr-lannes", "0505")
}

func TestUnitsMoveAndStopInAZone(t *testing.T) {
	g := draw(t, `
	france 0405 fr-44 inf 5-4-4
	austria 0705 au-28 inf 4-3-4`)
	g.wantZone("austria", "0604", true).WantOffered("move fr-44 @0604").WantRefused("move fr-44 @0906", "MS-4.3.2")
	g.Play("move fr-44 @0604").WantAt("fr-44", "0604").Play("done").wantPhase(1, "combat", "france")
}
