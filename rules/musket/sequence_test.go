package musket

import (
	"testing"

	"grognard/rules"
)

func TestTheTurnGoesRound(t *testing.T) {
	g := draw(t, "turns day twilight\nphase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0905 au-28 inf 4-3-4\nobjective 0405 6 france")
	g.wantPhase(1, "move", "france").play("done").wantPhase(1, "combat", "france").play("done").wantPhase(1, "move", "austria")
	g.play("done", "done").wantPhase(2, "move", "france").play("done", "done", "done", "done").wantOver("france", "decisive").wantPoints("france", 6)
}

func TestBombardmentsAreDeclaredAndThenFired(t *testing.T) {
	g := draw(t, `
	phase combat
	france 0405 fr-bty1 art 3/1-3-4
	france 0404 fr-bty2 art 2/1-3-4
	austria 0704 au-28 inf 4-3-4
	austria 0704 au-51 inf 4-3-4`)
	g.wantEach("aim", "fr-bty1 @0704", "fr-bty2 @0704").play("aim fr-bty1 @0704", "aim fr-bty2 @0704").wantAsk("combat", "france")
	g.wantRefused("done", "MS-8.4.5").wantEach("fire", "fr-bty1 @au-28", "fr-bty1 @au-51", "fr-bty2 @au-28", "fr-bty2 @au-51")
	g.play("fire fr-bty1 @au-51").wantAsk("bombard.join", "france").play("join fr-bty2").wantAsk("crt", "").wantMod("MS-8.1.1", 3).wantMod("MS-8.1.1", 2)
	g.roll(4).wantRow("dr").play("shaken").wantMarks("au-51", "shaken").wantTold(rules.EvMark, "au-51").wantAsk("combat", "france")
}

func TestAChargeIsDeclaredAndCarriedOut(t *testing.T) {
	g := draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0705 au-28 inf 4-3-4")
	g.wantOffered("charge fr-44 @0604", "charge fr-44 @0605").play("charge fr-44 @0604").wantMarks("fr-44", "charging", "moved").play("done")
	g.wantEach("charge", "@0705").play("charge @0705", "none").rolls(5, 1).wantRow("am-ax").wantMod("MS-7.13.3i", -2)
}
