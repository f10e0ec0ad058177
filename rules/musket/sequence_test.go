package musket

import (
	"testing"

	"grognard/rules"
)

func TestTheTurnGoesRound(t *testing.T) {
	g := draw(t, "turns day twilight\nphase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0905 au-28 inf 4-3-4\nobjective 0405 6 france")
	g.wantPhase(1, "move", "france").Play("done").wantPhase(1, "combat", "france").Play("done").wantPhase(1, "move", "austria")
	g.Play("done", "done").wantPhase(2, "move", "france").Play("done", "done", "done", "done").WantOver("france", "decisive").wantPoints("france", 6)
}

func TestBombardmentsAreDeclaredAndThenFired(t *testing.T) {
	g := draw(t, `
	phase combat
	france 0405 fr-bty1 art 3/1-3-4
	france 0404 fr-bty2 art 2/1-3-4
	austria 0704 au-28 inf 4-3-4
	austria 0704 au-51 inf 4-3-4`)
	g.WantEach("aim", "fr-bty1 @0704", "fr-bty2 @0704").Play("aim fr-bty1 @0704", "aim fr-bty2 @0704").WantAsk("combat", "france")
	g.WantRefused("done", "MS-8.4.5").WantEach("fire", "fr-bty1 @au-28", "fr-bty1 @au-51", "fr-bty2 @au-28", "fr-bty2 @au-51")
	g.Play("fire fr-bty1 @au-51").WantAsk("bombard.join", "france").Play("join fr-bty2").WantAsk("crt", "").wantMod("MS-8.1.1", 3).wantMod("MS-8.1.1", 2)
	g.Roll(4).wantRow("dr").Play("shaken").wantMarks("au-51", "shaken").WantTold(rules.EvMark, "au-51").WantAsk("combat", "france")
}

func TestAChargeIsDeclaredAndCarriedOut(t *testing.T) {
	g := draw(t, "france 0405 fr-44 inf 5-4-4\naustria 0705 au-28 inf 4-3-4")
	g.WantOffered("charge fr-44 @0604", "charge fr-44 @0605").Play("charge fr-44 @0604").wantMarks("fr-44", "charging", "moved").Play("done")
	g.WantEach("charge", "@0705").Play("charge @0705", "none").rolls(5, 1).wantRow("am-ax").wantMod("MS-7.13.3i", -2)
}
