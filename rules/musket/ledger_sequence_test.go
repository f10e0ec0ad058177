package musket

import "testing"

func TestLedgerSequence(t *testing.T) {
	two := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\naustria 0905 au-28 inf 4-3-4\nobjective 0405 6 france\n"
	t.Run("MS-3.1.1 play goes by turns and victory is determined after the last one", func(t *testing.T) {
		g := draw(t, "turns day twilight\n"+two)
		for range 7 {
			g.Play("done")
			if g.Result().Over {
				t.Fatal("it is over before the last turn has ended")
			}
		}
		g.wantPhase(2, "combat", "austria").Play("done").WantOver("france", "decisive")
	})
	t.Run("MS-3.2.1 first player moves and fights, then the second, whoever is first", func(t *testing.T) {
		for _, c := range [][2]string{{"france", "austria"}, {"austria", "france"}} {
			g := draw(t, "first "+c[0]+", active "+c[0]+"\n"+two).wantPhase(1, "move", c[0]).Play("done").wantPhase(1, "combat", c[0])
			g.Play("done").wantPhase(1, "move", c[1]).Play("done").wantPhase(1, "combat", c[1]).Play("done").wantPhase(2, "move", c[0])
		}
	})
	close := "phase move-start\nfrance 0405 fr-44 inf 5-4-4\nfrance 0202 fr-101 inf 5-4-4 shaken\nfrance aside - fr-96 inf 5-4-4\naustria 0505 au-28 inf 4-3-4\n"
	t.Run("MS-3.2.2 only actions of the current phase are allowed", func(t *testing.T) {
		g := draw(t, close).wantNone("attack", "skirmish", "aim").WantNot("attack fr-44 @0505")
		g.Play("done").wantNone("move", "walk", "rally", "test").WantNot("move fr-44 @0404").WantOffered("attack fr-44 @0505")
	})
	t.Run("MS-3.2.3 a forgotten action cannot be made later in the turn", func(t *testing.T) {
		g := draw(t, close).WantOffered("rally fr-101").Play("done", "done").Play("forfeit")
		g.wantPhase(1, "move", "austria").WantNot("rally fr-101").WantNot("attack fr-44 @0505")
	})
	t.Run("MS-3.2.4 recovery and returns belong to the owner's Movement Phase", func(t *testing.T) {
		picture := close + "france track 1 fr-43 inf 5-4-4\nfrance 0201 fr-bty1 art 3/1-3-4 ineffective\n"
		dos := []string{"rally", "recover", "test", "return"}
		draw(t, picture).WantOffered("rally fr-101", "test fr-96", "return fr-43 @0101", "recover fr-bty1")
		draw(t, picture+"phase combat").wantNone(dos...)
		draw(t, picture+"active austria").wantNone(dos...)
	})
	t.Run("MS-3.2.5 the Turn Record Phase advances the marker, or ends the game", func(t *testing.T) {
		draw(t, "turns day day\nphase combat-end\nactive austria\n"+two[len("phase move-start\n"):]).wantPhase(2, "move", "france")
		draw(t, "turns day day\nturn 2\nphase combat-end\nactive austria\n"+two[len("phase move-start\n"):]).WantOver("france", "decisive")
		draw(t, "turns day day\nphase combat-end\nactive france\n"+two[len("phase move-start\n"):]).wantPhase(1, "move", "austria")
	})
}
