package manoeuvre

import (
	"fmt"
	"testing"

	"grognard/rules"
)

// cuirassiers draws the 1st Cuirassiers (7) on d4 before the Orlov Regiment
// (6) on d5 and assaults with the first card of the hand; the rest is played.
func cuirassiers(t *testing.T, hand string, cards ...string) *game {
	t.Helper()
	g := scene(t, "d6 town", "south fr: d4 fr-1c, c5 fr-gc, e5 fr-ig\nnorth ru: d5 ru-or\nfr hand: "+hand)
	return g.Play("assault fr-1c +" + hand[:7] + " @ru-or").Play(cards...)
}

// chased has the target driven back at full strength, and a unit advance.
func (g *game) chased(unit string) *game {
	g.Helper()
	defence, attack := 6, 0
	for _, m := range g.Mods() {
		if m.Sum == "attack" {
			attack += m.N
		}
	}
	return g.sum(max(2*defence-attack, g.Request().Dice.N())).WantRow("double").Play("retreat", "advance "+unit)
}

func TestLedgerWhenThereIsAPursuit(t *testing.T) {
	t.Run("MAN-6.6.1 cavalry pursues a target that retreated", func(t *testing.T) {
		cuirassiers(t, "fr-1c-3").chased("fr-1c").WantAsk("combat.pursuit", "")
	})
	t.Run("MAN-6.6.1 or withdrew", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-1c\nnorth ru: d5 ru-or\nfr hand: fr-1c-3\nru hand: ru-hq-withdraw-1")
		g.Play("assault fr-1c +fr-1c-3 @ru-or", "withdraw +ru-hq-withdraw-1", "advance fr-1c").WantAsk("combat.pursuit", "")
	})
	t.Run("MAN-6.6.1 but not one that was eliminated", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-1c\nnorth ru: d5 ru-or reduced\nfr hand: fr-1c-1").Play("assault fr-1c +fr-1c-1 @ru-or")
		g.sum(20).wantLost("ru-or").Play("advance fr-1c").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.6.1 and infantry pursues nobody, though cavalry took part", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-8l, c5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-8l-2 fr-gc-2 fr-hq-murat")
		g.Play("assault fr-8l +fr-8l-2 @ru-or", "commander.command +fr-hq-murat", "support fr-gc", "play +fr-gc-2").sum(4).WantRow("triple")
		g.Play("advance fr-8l").WantAsk("discard", "ru").wantReduced("ru-or")
	})
	t.Run("MAN-6.6.3 without a card there is no roll", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-hq-lannes", "commander.command +fr-hq-lannes", "support fr-gc").sum(3).WantRow("triple")
		g.Play("advance fr-gc").WantAsk("discard", "ru").wantReduced("ru-or")
	})
}

func TestLedgerTheDiceOfAPursuit(t *testing.T) {
	t.Run("MAN-6.6.2 each card of the advancing unit has a die and its own range", func(t *testing.T) {
		start := func() *game {
			return cuirassiers(t, "fr-1c-1 fr-1c-3", "play +fr-1c-3").sum(8).WantRow("double").Play("retreat", "advance fr-1c")
		}
		g := start().wantDieFor("fr-1c-1").Roll(5).wantFull("ru-or").wantDieFor("fr-1c-3").Roll(3).wantReduced("ru-or").WantAsk("discard", "ru")
		g.wantDiscards("fr", "fr-1c-1", "fr-1c-3")
		start().Roll(4).wantReduced("ru-or").Roll(4).wantReduced("ru-or").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.6.2 cards of other units have none", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-gc-2 fr-hq-lannes", "commander.command +fr-hq-lannes", "support fr-gc", "play +fr-gc-2").sum(4).WantRow("triple")
		g.Play("advance fr-1c").wantDieFor("fr-1c-3").Roll(6).WantAsk("discard", "ru").wantReduced("ru-or")
	})
	for _, c := range []struct {
		card string
		k    int
	}{{"fr-1c-1", 4}, {"fr-1c-3", 3}} {
		for face := 1; face <= 6; face++ {
			t.Run(fmt.Sprintf("MAN-6.6.4 a die hits within 1-%d: %d", c.k, face), func(t *testing.T) {
				g := cuirassiers(t, c.card).chased("fr-1c").Roll(face)
				if face <= c.k {
					g.wantReduced("ru-or")
				} else {
					g.wantFull("ru-or")
				}
			})
		}
	}
}

func TestLedgerACommanderInThePursuit(t *testing.T) {
	for _, c := range []struct {
		hand  string
		plays []string
		face  int
		hit   bool
	}{
		{"fr-1c-3", nil, 4, false},
		{"fr-1c-3 fr-hq-murat", []string{"commander.combat +fr-hq-murat"}, 4, true},
		{"fr-1c-3 fr-hq-murat", []string{"commander.combat +fr-hq-murat"}, 5, false},
		{"fr-1c-3 fr-hq-ney", []string{"commander.combat +fr-hq-ney"}, 4, false},
		{"fr-1c-3 fr-hq-murat", []string{"done"}, 4, false},
	} {
		t.Run(fmt.Sprintf("MAN-6.6.5 a Commander modifies every pursuit die: %v, %d", c.plays, c.face), func(t *testing.T) {
			g := cuirassiers(t, c.hand, c.plays...).chased("fr-1c").Roll(c.face)
			if c.hit {
				g.wantReduced("ru-or")
			} else {
				g.wantFull("ru-or")
			}
		})
	}
	t.Run("MAN-6.6.5 also one played for command, and for each die", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-1c-4 fr-hq-murat", "commander.command +fr-hq-murat", "support fr-ig", "play +fr-1c-4").sum(4).WantRow("triple")
		g.Play("advance fr-1c").Roll(5).wantReduced("ru-or").Roll(4).wantLost("ru-or")
	})
	for face, hit := range []bool{true, true, false} {
		t.Run(fmt.Sprintf("MAN-6.6.6 a modified 0 lies in the range: %d", face+1), func(t *testing.T) {
			g := scene(t, "", "south ot: d4 ot-ac\nnorth ru: d5 ru-or\not hand: ot-ac-3 ot-hq-muhammad-ali")
			g.Play("assault ot-ac +ot-ac-3 @ru-or", "commander.combat +ot-hq-muhammad-ali")
			g.sum(3).WantRow("double").Play("retreat", "advance ot-ac").Roll(face + 1)
			if hit {
				g.wantReduced("ru-or")
			} else {
				g.wantFull("ru-or")
			}
		})
	}
}

func TestLedgerTheHitsOfAPursuit(t *testing.T) {
	t.Run("MAN-6.6.7 a hitting die is one hit where the unit stands now, whatever the ground", func(t *testing.T) {
		cuirassiers(t, "fr-1c-3").chased("fr-1c").WantAt("ru-or", "d6").Roll(1).wantReduced("ru-or").WantAt("ru-or", "d6").wantStory("retreat ru-or", "advance fr-1c", "hit ru-or")
	})
	t.Run("MAN-6.6.8 two hits eliminate a full unit, and the dice left over are not rolled", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-1c-4 fr-1c-1", "play +fr-1c-4", "play +fr-1c-1").sum(10).WantRow("double").Play("retreat", "advance fr-1c")
		g.Roll(3).wantReduced("ru-or").Roll(3).wantLost("ru-or").WantAsk("discard", "ru").WantGauge("ru", "losses", 1)
	})
	t.Run("MAN-6.6.9 a pursuit leads to no further advance", func(t *testing.T) {
		g := cuirassiers(t, "fr-1c-3 fr-1c-4", "play +fr-1c-4").sum(5).WantRow("double").Play("retreat", "advance fr-1c").Roll(1).Roll(1)
		g.wantLost("ru-or").WantAt("fr-1c", "d5").WantAsk("discard", "ru")
	})
	t.Run("MAN-6.6.10 the Dragoon Guards with 1-4 and 1-3 roll 4 and 3: the target is gone", func(t *testing.T) {
		start := func() *game {
			g := scene(t, "", "south gb: d4 gb-kd\nnorth ru: d5 ru-or\ngb hand: gb-kd-1 gb-kd-4").Play("assault gb-kd +gb-kd-1 @ru-or", "play +gb-kd-4")
			return g.sum(4).WantRow("double").Play("retreat", "advance gb-kd")
		}
		start().Roll(4).Roll(3).wantLost("ru-or")
		start().Roll(3).Roll(4).wantReduced("ru-or")
	})
}

// wantDieFor checks which card brings the die that is about to be rolled.
func (g *game) wantDieFor(card string) *game {
	g.Helper()
	req := g.Request()
	if req == nil || req.To != rules.Chance || len(req.Dice.Of) != 1 || req.Dice.Of[0].For != refsByName[card] {
		g.Errorf("no die for %s", card)
	}
	return g.wantDice("1d6")
}
