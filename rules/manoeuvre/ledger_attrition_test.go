package manoeuvre

import (
	"testing"

	"grognard/rules"
)

// blow is an attack of the Imperial Guard on the Orlov Regiment, a unit of whose
// army may be the fifth to fall.
const blow = openGround + `
	south fr: d4 fr-ig
	north ru: d5 ru-or
	fr hand: fr-ig-1
`

// bothWays is an attack that removes its target, and its own unit by a
// Committed Attack.
const bothWays = openGround + `
	south ot: d4 ot-1j reduced
	north ru: d5 ru-or reduced
	ot hand: ot-1j-1 ot-hq-committed-attack-1
`

func destroyBoth(g *game) *game {
	g.Play("assault ot-1j +ot-1j-1 @ru-or", "play +ot-hq-committed-attack-1").Roll(8, 8, 6, 6).WantRow("quadruple")
	return g.wantLost("ru-or").wantReduced("ot-1j").Play("pass").wantLost("ot-1j")
}

func TestAttritionVictory(t *testing.T) {
	t.Run("MAN-2.1.1 who has eliminated five enemy units wins at once", func(t *testing.T) {
		draw(t, blow+"ru lost: ru-kx ru-ks ru-lg").Play("assault fr-ig +fr-ig-1 @ru-or").Roll(8, 8).Play("pass").WantGauge("ru", "losses", 4).wantOn()
		g := draw(t, blow+"ru lost: ru-kx ru-ks ru-lg ru-mo").Play("assault fr-ig +fr-ig-1 @ru-or").Roll(8, 8).Play("pass")
		g.WantGauge("ru", "losses", 5).WantOver("fr", "attrition")
		if g.Request() != nil {
			t.Errorf("%s", g.Asked())
		}
	})
	t.Run("MAN-2.1.3 the test comes when the combat is completely finished", func(t *testing.T) {
		g := draw(t, openGround+`
		south ru: d4 ru-rg, c5 ru-kx
		north fr: d5 fr-4s reduced
		ru hand: ru-rg-1 ru-hq-kutuzov ru-hq-committed-attack-1
		fr lost: fr-ig fr-2l fr-8l fr-19l
		`).Play("assault ru-rg +ru-rg-1 @fr-4s", "commander.command +ru-hq-kutuzov", "support ru-kx", "play +ru-hq-committed-attack-1")
		g.Roll(1, 1, 1, 1).wantLost("fr-4s").wantOn().WantAsk("combat.advance", "ru").Play("advance ru-kx")
		g.wantOn().WantAsk("combat.committed", "ru").Play("hit ru-rg").wantReduced("ru-rg").WantOver("ru", "attrition")
	})
	t.Run("MAN-2.1.4 an attacker who loses the fifth unit by a Committed Attack in the same combat has lost", func(t *testing.T) {
		g := draw(t, bothWays+"ot lost: ot-af ot-gf ot-2j ot-ap\nru lost: ru-kx ru-ks ru-lg ru-mo")
		destroyBoth(g).WantGauge("ot", "losses", 5).WantGauge("ru", "losses", 5).WantOver("ru", "pyrrhic")
	})
	t.Run("MAN-2.1.5 the losses of the active player are tested first", func(t *testing.T) {
		for _, c := range []struct{ lost, winner, ending string }{
			{"ot lost: ot-af ot-gf ot-2j ot-ap\nru lost: ru-kx ru-ks ru-lg", "ru", "attrition"},
			{"ot lost: ot-af ot-gf ot-2j\nru lost: ru-kx ru-ks ru-lg ru-mo", "ot", "attrition"},
			{"ot lost: ot-af ot-gf ot-2j ot-ap\nru lost: ru-kx ru-ks ru-lg ru-mo", "ru", "pyrrhic"},
		} {
			destroyBoth(draw(t, bothWays+c.lost)).WantOver(c.winner, c.ending)
		}
	})
	t.Run("MAN-2.1.6 attrition_target stands for five, for both sides", func(t *testing.T) {
		for _, c := range []struct{ rules, winner, ending string }{
			{"attrition_target = 2\not lost: ot-af\nru lost: ru-kx", "ru", "pyrrhic"},
			{"attrition_target = 2\not lost: ot-af", "ru", "attrition"},
			{"attrition_target = 2\nru lost: ru-kx", "ot", "attrition"},
		} {
			g := draw(t, bothWays+c.rules)
			if of := g.View(rules.Chance).Sides[rules.First].Gauges[0]; of.Key != "units" || of.Of != 2 {
				t.Errorf("enemy units to win: %+v", of)
			}
			destroyBoth(g).WantOver(c.winner, c.ending)
		}
		destroyBoth(draw(t, bothWays+"attrition_target = 6\not lost: ot-af ot-gf ot-2j ot-ap\nru lost: ru-kx ru-ks ru-lg ru-mo")).wantOn()
	})
}

func TestEveryLostUnitCounts(t *testing.T) {
	for _, c := range []struct {
		cause, picture string
		play           func(*game) *game
		winner, loser  string
	}{
		{"a hit", `
		south fr: d4 fr-ig
		north ru: d5 ru-or reduced
		fr hand: fr-ig-1`,
			func(g *game) *game {
				return g.Play("assault fr-ig +fr-ig-1 @ru-or").Roll(1, 1).WantRow("double").Play("hit", "pass")
			}, "fr", "ru"},
		{"no square to retreat to", `
		south fr: d4 fr-ig, d6 fr-8l, c5 fr-2l, e5 fr-4s
		north ru: d5 ru-or
		fr hand: fr-ig-1`,
			func(g *game) *game {
				return g.Play("assault fr-ig +fr-ig-1 @ru-or").Roll(3, 1).WantRow("double").Play("retreat", "pass")
			}, "fr", "ru"},
		{"pursuit", `
		south fr: d4 fr-gc
		north ru: d5 ru-or reduced
		fr hand: fr-gc-1`,
			func(g *game) *game {
				return g.Play("assault fr-gc +fr-gc-1 @ru-or").Roll(2, 2).WantRow("double").Play("retreat", "advance fr-gc").Roll(1)
			}, "fr", "ru"},
		{"four times the defence", `
		south fr: d4 fr-ig
		north ru: d5 ru-or
		fr hand: fr-ig-1`,
			func(g *game) *game {
				return g.Play("assault fr-ig +fr-ig-1 @ru-or").Roll(8, 8).WantRow("quadruple").Play("pass")
			}, "fr", "ru"},
		{"the own Committed Attack", `
		south ot: d4 ot-1j reduced
		north ru: d5 ru-or
		ot hand: ot-1j-1 ot-hq-committed-attack-1`,
			func(g *game) *game {
				return g.Play("assault ot-1j +ot-1j-1 @ru-or", "play +ot-hq-committed-attack-1").Roll(1, 1, 1, 1).WantRow("above").Play("hit")
			}, "ru", "ot"},
		{"a repulse", `
		south ot: d4 ot-1j reduced
		north ru: d5 ru-rg
		ot hand: ot-1j-4`,
			func(g *game) *game { return g.Play("assault ot-1j +ot-1j-4 @ru-rg").Roll(2).WantRow("repulsed") }, "ru", "ot"},
		{"an ambush", `
		south us: d2 us-1i
		north ot: d5 ot-ic reduced
		us hand: us-hq-ambush-1`,
			func(g *game) *game { return g.Play("ambush +us-hq-ambush-1 @ot-ic").Roll(8).WantRow("quadruple") }, "us", "ot"},
		{"fire", `
		south fr: d4 fr-ig
		north ru: d6 ru-or reduced
		fr hand: fr-ig-5`,
			func(g *game) *game { return g.Play("bombard fr-ig +fr-ig-5 @ru-or").Roll(3, 3).WantRow("hit") }, "fr", "ru"},
	} {
		t.Run("MAN-2.1.2 a unit counts that is lost by "+c.cause, func(t *testing.T) {
			g := draw(t, openGround+c.picture+"\nattrition_target = 1").WantGauge(c.loser, "losses", 0).wantOn()
			c.play(g).WantGauge(c.loser, "losses", 1).WantGauge(c.winner, "losses", 0).WantOver(c.winner, "attrition")
		})
	}
}
