package manoeuvre

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

func TestArmiesAndTheirUnits(t *testing.T) {
	t.Run("MAN-1.3.1 there are eight armies of eight units and their own cards", func(t *testing.T) {
		var ids []string
		for _, a := range armies {
			ids = append(ids, a.id)
			for u := range a.units {
				if !strings.HasPrefix(a.units[u].id, a.id+"-") {
					t.Errorf("%s belongs to %s", a.units[u].id, a.id)
				}
			}
			for _, c := range decks[findArmy(a.id)].card {
				if !strings.HasPrefix(c.id, a.id+"-") {
					t.Errorf("%s belongs to %s", c.id, a.id)
				}
			}
		}
		if got := strings.Join(ids, " "); got != "au pr ot us sp fr ru gb" {
			t.Errorf("armies %s", got)
		}
	})
	t.Run("MAN-1.3.1 units and cards are not exchanged between armies", func(t *testing.T) {
		for mine, theirs := range map[string]string{`"fr-8l"`: `"ru-rg"`, `"fr-8l-1"`: `"ru-rg-1"`} {
			_, err := Book{}.Load([]byte(strings.Replace(sound, mine, theirs, 1)), nil)
			if err == nil || !strings.Contains(err.Error(), "of this army (fr)") {
				t.Errorf("%s in the French army: %v", theirs, err)
			}
		}
	})
	t.Run("MAN-1.3.2 the strength of the side showing counts", func(t *testing.T) {
		for _, c := range []struct {
			mark, value     string
			attack, defence int
		}{{"", "8", 8 + 2, 6}, {"reduced", "5", 5 + 2, 5}} {
			g := draw(t, openGround+fmt.Sprintf(`
			south fr: d4 fr-ig %s
			north ru: d5 ru-or %s
			fr hand: fr-ig-1
			`, c.mark, c.mark))
			for _, p := range g.View(rules.Chance).Pieces {
				if p.Ref == refsByName["fr-ig"] && p.Value != c.value {
					t.Errorf("%q is printed on the Imperial Guard, want %q", p.Value, c.value)
				}
			}
			g.Play("assault fr-ig +fr-ig-1 @ru-or").Roll(1, 1).WantTotal("attack", c.attack).WantTotal("defence", c.defence)
		}
	})
	t.Run("MAN-1.3.3 a unit is infantry or cavalry and stays it when reduced", func(t *testing.T) {
		const horse = " au-jd au-oc pr-10d pr-re ot-ap ot-ac ot-ic ot-rc us-vc sp-dr sp-3h fr-1c fr-gc ru-bs ru-1c gb-kd gb-9q "
		for _, pair := range []string{"au pr", "ot us", "sp fr", "ru gb"} {
			side := strings.Fields(pair)
			g := draw(t, openGround+"south "+side[0]+":\nnorth "+side[1]+":\n")
			for _, p := range g.View(rules.Chance).Pieces {
				id := Book{}.Format(p.Ref)
				if want := map[bool]rules.Face{true: "cavalry", false: "infantry"}[strings.Contains(horse, " "+id+" ")]; p.Face != want {
					t.Errorf("%s is %s, want %s", id, p.Face, want)
				}
			}
		}
		draw(t, openGround+`
		south fr: d4 fr-gc reduced, h1 fr-ig reduced
		north ru: h8 ru-or
		alone
		phase move
		`).wantMoves("fr-gc", "d5 e4 d3 c4 d6 e5 f4 e3 d2 c3 b4 c5").wantMoves("fr-ig", "g1 h2")
	})
	t.Run("MAN-1.3.5 all eight units of each side start on the board at full strength", func(t *testing.T) {
		g := opened(t, "man-01-first-orders", nil).On("discard", "fr")
		standing := func() (n int) {
			for s := rules.First; s <= rules.Second; s++ {
				n += g.board().count(s, full) + g.board().count(s, reduced)
			}
			return n
		}
		if n := g.board().count(rules.First, full) + g.board().count(rules.Second, full); n != 16 {
			t.Errorf("%d units at full strength", n)
		}
		before := standing()
		g.atRandom(5, 1500, func() { // and no reinforcements ever come
			if n := standing(); n > before {
				t.Errorf("%d units stood on the board, now %d", before, n)
			}
			before = standing()
		})
	})
	t.Run("MAN-1.3.6 an eliminated unit is gone for good", func(t *testing.T) {
		const lost = openGround + `
		south fr: d4 fr-ig reduced
		north ru: d5 ru-or
		fr lost: fr-8l
		fr hand: fr-8l-1 fr-hq-supply-1 fr-hq-ney
		`
		g := draw(t, lost+"phase restore").WantOptions("pass", "restore +fr-hq-supply-1 @fr-ig", "restore +fr-hq-ney @fr-ig")
		g.WantRefused("restore +fr-hq-supply-1 @fr-8l", "MAN-7.1").WantRefused("restore +fr-8l-1 @fr-8l", "MAN-7.1")
		g = draw(t, lost+"phase combat").WantOptions("pass").WantRefused("assault +fr-8l-1", "MAN-1.3.6")
		if slices.ContainsFunc(g.View(rules.First).Pieces, func(p rules.Piece) bool { return p.Ref == refsByName["fr-8l"] }) {
			t.Error("a lost unit lies on the table")
		}
	})
	t.Run("MAN-1.3.7 a square holds one unit, friend or foe", func(t *testing.T) {
		g := draw(t, openGround+`
		south fr: d4 fr-ig, d5 fr-8l
		north ru: c4 ru-or
		phase move
		`)
		g.WantRefused("move fr-ig @d5", "MAN-5.5").WantRefused("move fr-ig @c4", "MAN-5.5").wantMoves("fr-ig", "e4 d3")
		g = opened(t, "man-02-before-dusk", nil).On("setup.deploy", "pr").Play("place pr-gg @a1")
		g.WantRefused("place pr-1r @a1", "MAN-1.3.7").WantOffered("place pr-1r @b1")
	})
	t.Run("MAN-1.3.8 it does not matter which way a unit faces", func(t *testing.T) {
		for _, from := range []string{"e4", "d5", "f5", "e6"} {
			g := draw(t, openGround+`
			south fr: `+from+` fr-ig
			north ru: e5 ru-or
			fr hand: fr-ig-1
			`).Play("assault fr-ig +fr-ig-1 @ru-or").Roll(1, 1)
			g.WantTotal("attack", 10).WantTotal("defence", 6).WantRow("above")
			for _, p := range g.View(rules.First).Pieces {
				if p.Facing != 0 {
					t.Errorf("%s faces %d", Book{}.Format(p.Ref), p.Facing)
				}
			}
		}
	})
}

func TestUnitsFightWithCardsOfTheirOwnName(t *testing.T) {
	t.Run("MAN-1.3.4 without a card of its name a unit neither attacks nor adds defence cards", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d4 fr-8l, e4 fr-2l
		north ru: d5 ru-or
		fr hand: fr-2l-1 fr-ig-1
		ru hand: ru-kx-1
		`).WantOptions("pass").WantRefused("assault fr-8l", "MAN-1.3.4").WantRefused("assault fr-8l +fr-2l-1", "MAN-1.3.4")
		g := draw(t, openGround+`
		south fr: d4 fr-8l
		north ru: d5 ru-or
		fr hand: fr-8l-1
		ru hand: ru-kx-1
		`).Play("assault fr-8l +fr-8l-1 @ru-or", "stand")
		g.WantOptions("done").WantRefused("play +ru-kx-1", "MAN-6.1.16")
	})
	t.Run("MAN-1.3.4 a defender defends with its strength without a card", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d4 fr-8l
		north ru: d5 ru-or
		fr hand: fr-8l-1
		`).Play("assault fr-8l +fr-8l-1 @ru-or").Roll(1, 1).WantTotal("defence", 6)
	})
	t.Run("MAN-1.3.4 a supporting unit lends its strength without a card", func(t *testing.T) {
		draw(t, openGround+`
		south fr: d4 fr-8l, c5 fr-19l
		north ru: d5 ru-or
		fr hand: fr-8l-1 fr-hq-ney
		`).Play("assault fr-8l +fr-8l-1 @ru-or", "commander.command +fr-hq-ney", "support fr-19l").Roll(1, 1).WantTotal("attack", 6+7+2)
	})
	t.Run("MAN-1.3.4 an ambush and a grand battery need no card of a unit", func(t *testing.T) {
		draw(t, openGround+`
		south us: d2 us-1i
		north ru: d5 ru-or
		us hand: us-hq-ambush-1
		`).Play("ambush +us-hq-ambush-1 @ru-or").wantDice("1d10").Roll(4).WantTotal("attack", 4)
		draw(t, openGround+`
		south fr: d4 fr-4s
		north ru: d6 ru-or
		fr hand: fr-hq-napoleon
		`).Play("battery fr-4s +fr-hq-napoleon @ru-or").wantDice("2d10").Roll(4, 5).WantTotal("attack", 9)
	})
}
