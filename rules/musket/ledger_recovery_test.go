package musket

import "testing"

func TestLedgerStepRecovery(t *testing.T) {
	aside := "france steps 1\nphase move-start\nfrance aside - fr-44 inf 5-5-4 back=3-3-4\n"
	t.Run("MS-11.2.1 it happens in the owner's Movement Phase", func(t *testing.T) {
		draw(t, aside).WantOffered("replace fr-44", "test fr-44").Play("done").wantNone("replace", "test").Play("done").wantPhase(1, "move", "austria").wantNone("replace", "test")
		draw(t, aside+"active austria").wantNone("replace", "test")
	})
	t.Run("MS-11.2.2 the battle gives steps each turn", func(t *testing.T) {
		more := aside + "france aside - fr-101 inf 5-4-4\n"
		g := draw(t, more).wantGauge("france", "steps", 1).wantGauge("austria", "steps", 0).Play("replace fr-44").wantGauge("france", "steps", 0).wantNone("replace")
		g.passTo(2).wantPhase(2, "move", "france").wantGauge("france", "steps", 1).WantOffered("replace fr-101")
		draw(t, "phase move-start\nfrance aside - fr-44 inf 5-5-4").wantNone("replace")
		draw(t, more+"france steps 2").Play("replace fr-44", "replace fr-101").wantPlace("fr-101", "track", 2)
	})
	t.Run("MS-11.2.3 a step restores a unit with one step, back in the owner's next Movement Phase", func(t *testing.T) {
		g := draw(t, aside).Play("replace fr-44").wantPlace("fr-44", "track", 2).wantMarks("fr-44", "reduced").wantNone("return")
		g.passTo(2).WantOffered("return fr-44 @0101").Play("return fr-44 @0101").WantAt("fr-44", "0101").wantValue("fr-44", "3-3-4")
		for _, unit := range []string{"fr-96 inf 5-4-4 one", "fr-ke cav 3/5-4-9", "fr-24leg inf 2-4-5 bn"} {
			id := unit[:len("fr-96")]
			if unit[3] == '2' {
				id = "fr-24leg"
			}
			draw(t, "france steps 1\nphase move-start\nfrance aside - "+unit).Play("replace "+id).wantPlace(id, "track", 2).wantNoMarks(id, "reduced", "ineffective")
		}
	})
	t.Run("MS-11.2.4 a step makes a reduced unit on the map full, which then stays", func(t *testing.T) {
		reduced := "france steps 1\nphase move-start\nfrance 0405 fr-44 inf 5-5-4 back=3-3-4 reduced\n"
		g := draw(t, reduced).wantValue("fr-44", "3-3-4").Play("replace fr-44").wantNoMarks("fr-44", "reduced").wantValue("fr-44", "5-5-4").wantNoneOf("fr-44", "move", "walk")
		g.WantRefused("move fr-44", "MS-4.2.4")
		draw(t, reduced+"austria 0605 au-28 inf 4-3-4").WantRefused("replace fr-44", "MS-11.2.4")
		draw(t, reduced+"france hq none\nfrance trains none\nfrance loc 0110\naustria 0110 au-28 inf 4-3-4").WantRefused("replace fr-44", "MS-11.2.4")
		draw(t, reduced).Play("move fr-44 @0404").wantNoneOf("fr-44", "replace")
	})
	t.Run("MS-11.2.4 a step and a recovery from Shaken go together, in either order", func(t *testing.T) {
		both := "france steps 1\nphase move-start\nfrance 0405 fr-44 inf 5-4-4 back=3-3-4 reduced shaken\n"
		g := draw(t, both).Play("replace fr-44").WantOffered("rally fr-44").wantNoneOf("fr-44", "move", "roll", "square", "replace").Play("rally fr-44").Roll(4)
		g.wantNoMarks("fr-44", "reduced", "shaken").wantNoneOf("fr-44", "move", "roll", "square", "rally")
		g = draw(t, both).Play("rally fr-44").Roll(3).wantNoMarks("fr-44", "shaken").WantOffered("replace fr-44").wantNoneOf("fr-44", "move", "square", "rally")
		g.Play("replace fr-44").wantNoMarks("fr-44", "reduced").wantNoneOf("fr-44", "move", "square", "rally").WantRefused("move fr-44", "MS-4.2.4")
	})
	t.Run("MS-11.2.5 unused steps are lost", func(t *testing.T) {
		g := draw(t, aside).wantGauge("france", "steps", 1).Play("done").wantGauge("france", "steps", 0)
		g.passTo(2).wantGauge("france", "steps", 1).Play("replace fr-44").wantNone("replace")
	})
	t.Run("MS-11.2.6 passed, the unit goes to the next turn's box", func(t *testing.T) {
		draw(t, aside).Play("test fr-44").Roll(3).wantPlace("fr-44", "track", 2).wantMarks("fr-44", "reduced")
		draw(t, aside).Play("test fr-44").Roll(4).wantPlace("fr-44", "destroyed", 0)
		draw(t, "phase move-start\nfrance aside - fr-44 inf 5-5-4\nfrance aside - fr-101 inf 5-5-4").Play("test fr-44").Roll(1).WantOffered("test fr-101").wantNoneOf("fr-44", "test")
	})
	t.Run("MS-11.2.6 each unit tests once in a phase", func(t *testing.T) {
		draw(t, "france aside - fr-44 inf 5-5-4 mended").WantRefused("test fr-44", "MS-11.2.6").wantNone("test")
	})
	t.Run("MS-11.2.6 neither reduced units on the map nor units out of play", func(t *testing.T) {
		draw(t, "phase move-start\nfrance 0405 fr-44 inf 5-5-4 reduced\nfrance away - fr-101 inf 5-5-4\nfrance track 3 fr-96 inf 5-5-4").wantNone("test")
	})
	t.Run("MS-11.2.7 the MR is that of the face it would return with", func(t *testing.T) {
		two := "phase move-start\nfrance aside - fr-44 inf 5-2-4 back=3-4-4\n"
		draw(t, two).Play("test fr-44").Roll(4).wantPlace("fr-44", "track", 2)
		for _, c := range []struct{ unit, id string }{{"fr-96 inf 5-2-4 one", "fr-96"}, {"fr-ke cav 3/5-2-9 back=1/0-5-9", "fr-ke"}} {
			draw(t, "phase move-start\nfrance aside - "+c.unit).Play("test "+c.id).Roll(2).wantPlace(c.id, "track", 2)
			draw(t, "phase move-start\nfrance aside - "+c.unit).Play("test "+c.id).Roll(3).wantPlace(c.id, "destroyed", 0)
		}
		draw(t, "phase move-start\nfrance aside - fr-bty1 art 3/1-3-4").Play("test fr-bty1").Roll(5).wantPlace("fr-bty1", "track", 2)
	})
	t.Run("MS-11.2.8 a red dot: no step, and a test only with a leader", func(t *testing.T) {
		dotted := "france steps 1\nphase move-start\nfrance 0101 fr-lannes ldr 2-1+1\nfrance aside - fr-44 inf 5-5-4 dot="
		draw(t, dotted+"back").WantRefused("replace fr-44", "MS-11.2.8").WantRefused("test fr-44", "MS-11.2.8").wantOptionsOf("fr-44", "test fr-44 +fr-lannes")
		draw(t, dotted+"front").WantOffered("replace fr-44", "test fr-44")
		draw(t, "france steps 1\nphase move-start\nfrance aside - fr-44 inf 5-5-4 one dot=front").WantRefused("replace fr-44", "MS-11.2.8").wantNone("test")
	})
	t.Run("MS-11.2.8 on the map it is the dot of the full face that counts", func(t *testing.T) {
		draw(t, "france steps 1\nphase move-start\nfrance 0405 fr-44 inf 5-5-4 reduced dot=front").WantRefused("replace fr-44", "MS-11.2.8").wantNone("replace")
		draw(t, "france steps 1\nphase move-start\nfrance 0405 fr-44 inf 5-5-4 reduced dot=back").WantOffered("replace fr-44")
	})
	t.Run("MS-11.2.9 captured and destroyed units never return", func(t *testing.T) {
		g := draw(t, "france steps 2\nphase move-start\nfrance captured - fr-44 inf 5-5-4\nfrance destroyed - fr-101 inf 5-5-4\nfrance 0101 fr-lannes ldr 2-1+1").wantNone("replace", "test", "return", "recover")
		g.passTo(3).wantNone("replace", "test", "return").wantPlace("fr-44", "captured", 0).wantPlace("fr-101", "destroyed", 0)
	})
}

func TestLedgerRecoveringEffectiveness(t *testing.T) {
	for _, c := range []struct{ unit, id string }{
		{"fr-bty1 art 3/1-3-4 back=1/1-1-3", "fr-bty1"}, {"fr-ke cav 3/5-4-9", "fr-ke"}, {"fr-24leg inf 2-4-5 bn", "fr-24leg"}, {"fr-12hus cav 2/4-4-9 sqn", "fr-12hus"}, {"fr-lannes ldr 2-1+1", "fr-lannes"},
	} {
		t.Run("MS-11.3.1 automatic and instead of moving: "+c.id, func(t *testing.T) {
			g := draw(t, "phase move-start\nfrance 0405 "+c.unit+" ineffective").Play("recover "+c.id).WantAsk("move", "france").wantNoMarks(c.id, "ineffective")
			g.wantNoneOf(c.id, "move", "walk", "recover").WantRefused("move "+c.id, "MS-4.2.4")
			draw(t, "phase move-start\nfrance 0405 "+c.unit+" ineffective").Play("move "+c.id+" @0404").WantRefused("recover "+c.id, "MS-11.3.1")
		})
	}
	t.Run("MS-11.3.1 under the conditions of 11.1.7, for leaders those of their own hex", func(t *testing.T) {
		near := "phase move-start\naustria 0605 au-28 inf 4-3-4\nfrance 0405 "
		draw(t, near+"fr-ke cav 3/5-4-9 ineffective").WantRefused("recover fr-ke", "MS-11.3.1")
		draw(t, near+"fr-lannes ldr 2-1+1 ineffective").WantOffered("recover fr-lannes")
		draw(t, "phase move-start\naustria 0505 au-28 inf 4-3-4\nfrance 0405 fr-44 inf 4-4-4\nfrance 0405 fr-lannes ldr 2-1+1 ineffective").WantRefused("recover fr-lannes", "MS-11.3.1")
		draw(t, "phase move-start\nfrance hq none\nfrance trains none\nfrance loc 0110\naustria 0110 au-28 inf 4-3-4\nfrance 0405 fr-ke cav 3/5-4-9 ineffective").WantRefused("recover fr-ke", "MS-11.3.1")
	})
	t.Run("MS-11.3.1 HQ and trains do not recover so, but by 12.1 at the end of the phase", func(t *testing.T) {
		g := draw(t, "phase move-start\nfrance hq 0405 ineffective\nfrance trains 0406 ineffective\nfrance 0407 fr-44 inf 5-4-4").wantNone("recover").WantOffered("roll fr-44")
		g.Play("done").wantNoMarks("fr-hq", "ineffective").wantNoMarks("fr-trains", "ineffective")
	})
	t.Run("MS-11.3.2 at night by itself unless it fought, and it may move", func(t *testing.T) {
		night := "turns night day day\nphase move-start\naustria 0605 au-28 inf 4-3-4\nfrance 0405 fr-ke cav 3/5-4-9 ineffective"
		draw(t, night).wantNoMarks("fr-ke", "ineffective").wantGoes("fr-ke", "0404")
		draw(t, night+" fought").wantMarks("fr-ke", "ineffective")
		draw(t, "turns night day day\nphase move-start\nfrance 0405 fr-lannes ldr 2-1+1 ineffective\nfrance hq 0101 ineffective").wantNoMarks("fr-lannes", "ineffective").wantMarks("fr-hq", "ineffective")
	})
	t.Run("MS-11.3.3 both recoveries in one phase", func(t *testing.T) {
		both := "phase move-start\nfrance 0405 fr-ke cav 3/5-4-9 shaken ineffective"
		draw(t, both).Play("rally fr-ke").Roll(6).wantMarks("fr-ke", "shaken").Play("recover fr-ke").wantNoMarks("fr-ke", "ineffective").wantNone("rally", "recover")
		draw(t, both).Play("recover fr-ke", "rally fr-ke").Roll(1).wantNoMarks("fr-ke", "ineffective", "shaken").wantNoneOf("fr-ke", "move", "roll")
	})
}
