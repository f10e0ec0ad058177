package manoeuvre

import (
	"strings"
	"testing"

	"grognard/rules"
)

// everyUnitCard looks at all Unit cards of all armies.
func everyUnitCard(look func(a int, c *card, u *unitType)) {
	for a := range decks {
		for i := range decks[a].card {
			if c := &decks[a].card[i]; c.kind == unitCard {
				look(a, c, &armies[a].units[c.unit])
			}
		}
	}
}

func TestValuesOfUnitCards(t *testing.T) {
	t.Run("MAN-8.3 bombardment is for artillery, at range two", func(t *testing.T) {
		everyUnitCard(func(_ int, c *card, _ *unitType) {
			if (c.bombard.n > 0) != (c.icon == "artillery") {
				t.Errorf("%s is %s and bombards with %v", c.id, c.icon, c.bombard)
			}
		})
		g := draw(t, field("")+`
		south fr: d4 fr-ig
		north gb: d6 gb-1g, d8 gb-4f, g4 gb-9q
		fr hand: fr-ig-5
		`).wantOptions("pass", "bombard fr-ig +fr-ig-5 @gb-1g").wantRefused("bombard fr-ig +fr-ig-5 @gb-9q", "MAN-6.2.3")
		g.play("bombard fr-ig +fr-ig-5 @gb-1g").wantDice("2d6").roll(4, 5).wantTotal("attack", 9).wantReduced("gb-1g")
	})
	t.Run("MAN-8.4 a volley is for infantry, at range one", func(t *testing.T) {
		everyUnitCard(func(_ int, c *card, u *unitType) {
			if c.volley.n > 0 && (c.icon != "infantry" || u.cavalry) {
				t.Errorf("%s is %s and fires %v", c.id, c.icon, c.volley)
			}
		})
		g := draw(t, field("")+`
		south pr: d4 pr-1r
		north gb: d5 gb-1g, e5 gb-4f, d2 gb-db
		pr hand: pr-1r-4
		`).wantOptions("pass", "assault pr-1r +pr-1r-4 @gb-1g", "volley pr-1r +pr-1r-4 @gb-1g").wantRefused("volley pr-1r +pr-1r-4 @gb-db", "MAN-6.2.2")
		g.play("volley pr-1r +pr-1r-4 @gb-1g").wantDice("2d8").roll(4, 5).wantTotal("attack", 9).wantReduced("gb-1g")
	})
	t.Run("MAN-8.5 range is counted orthogonally, and at two squares the target must be seen", func(t *testing.T) {
		for _, c := range []struct {
			at, marks, clause string
		}{
			{"d5", "", ""}, {"e5", "", ""}, {"d6", "", ""}, {"b4", "", ""}, {"e6", "", "MAN-6.2.3"}, {"f6", "", "MAN-6.2.3"},
			{"d6", "d5 W", "MAN-6.2.4"}, {"e5", "d5 W", ""}, {"e5", "d5 W, e4 H", "MAN-6.2.4"},
		} {
			g := draw(t, field(c.marks)+"south fr: d4 fr-ig\nnorth gb: "+c.at+" gb-1g\nfr hand: fr-ig-5")
			if c.clause == "" {
				g.wantOffered("bombard fr-ig +fr-ig-5 @gb-1g")
			} else {
				g.wantRefused("bombard fr-ig +fr-ig-5 @gb-1g", c.clause)
			}
		}
	})
}

func TestPursuitAndWithdrawalOnCards(t *testing.T) {
	t.Run("MAN-8.6 pursuit is for cavalry", func(t *testing.T) {
		everyUnitCard(func(_ int, c *card, u *unitType) {
			if (c.pursuit > 0) != (u.cavalry && c.icon == "cavalry") || c.pursuit > 4 {
				t.Errorf("%s is %s and pursues on 1-%d", c.id, c.icon, c.pursuit)
			}
		})
	})
	for _, c := range []struct {
		name, card string
		face       int
		hit        bool
	}{
		{"a pursuit of 1 hits on a 1", "ot-ac-3", 1, true}, {"a pursuit of 1 misses on a 2", "ot-ac-3", 2, false},
		{"a pursuit of 1-2 hits on a 2", "ot-ac-2", 2, true}, {"a pursuit of 1-2 misses on a 3", "ot-ac-2", 3, false},
	} {
		t.Run("MAN-8.6 "+c.name, func(t *testing.T) {
			g := draw(t, field("")+"south ot: d4 ot-ac\nnorth gb: d5 gb-db\not hand: "+c.card)
			g.play("assault ot-ac +"+c.card+" @gb-db").roll(2, 2).wantRow("double").play("retreat", "advance ot-ac")
			if g.wantAsk("combat.pursuit", "").roll(c.face).wantAt("gb-db", "d6"); c.hit {
				g.wantReduced("gb-db")
			} else {
				g.wantFull("gb-db")
			}
		})
	}
	t.Run("MAN-8.7 a withdrawal range is on Unit cards of the United States only", func(t *testing.T) {
		n := 0
		everyUnitCard(func(a int, c *card, u *unitType) {
			if c.withdraw > 0 {
				n++
				if armies[a].id != "us" || c.icon == "artillery" || u.cavalry || c.withdraw > 3 {
					t.Errorf("%s withdraws on 1-%d", c.id, c.withdraw)
				}
			}
		})
		if n != 18 {
			t.Errorf("%d cards with a withdrawal range", n)
		}
		g := draw(t, field("")+`
		south gb: d4 gb-1g
		north fr: d5 fr-ig
		gb hand: gb-1g-1
		fr hand: fr-ig-1
		`).play("assault gb-1g +gb-1g-1 @fr-ig").wantOptions("stand")
		g.wantRefused("withdraw +fr-ig-1", "MAN-6.1.10")
	})
}

func TestWordsOnUnitCards(t *testing.T) {
	t.Run("MAN-8.8 it means nothing on a card that defends or fires", func(t *testing.T) {
		g := draw(t, field("")+`
		south gb: d4 gb-4f
		north pr: d5 pr-gg reduced
		gb hand: gb-4f-1
		pr hand: pr-gg-1
		`).play("assault gb-4f +gb-4f-1 @pr-gg", "stand", "play +pr-gg-1", "done").roll(8, 8).wantRow("double").play("retreat")
		g.wantAsk("combat.advance", "gb").wantOptions("advance gb-4f")
		draw(t, field("")+`
		south pr: d4 pr-gg
		north gb: d5 gb-db reduced
		pr hand: pr-gg-4
		`).play("volley pr-gg +pr-gg-4 @gb-db").roll(8, 8).wantLost("gb-db").wantAsk("discard", "gb").wantAt("pr-gg", "d4")
	})
	t.Run("MAN-8.10 the name on the card decides which unit of its army it serves", func(t *testing.T) {
		everyUnitCard(func(a int, c *card, u *unitType) {
			if !strings.HasPrefix(c.id, u.id+"-") || (Book{}).Word(refsByName[c.id]) != (Book{}).Word(refsByName[u.id]) {
				t.Errorf("%s, called %s, serves %s, called %s", c.id, Book{}.Word(refsByName[c.id]), u.id, Book{}.Word(refsByName[u.id]))
			}
		})
		// Austria and Prussia both have a 1st Regiment.
		g := draw(t, field("")+`
		south au: d4 au-1r
		north pr: d5 pr-1r
		au hand: au-1r-1
		pr hand: pr-1r-1 pr-gg-1
		`).wantRejected(rules.First, "assault au-1r +pr-1r-1 @pr-1r").play("assault au-1r +au-1r-1 @pr-1r", "stand")
		g.wantOptions("done", "play +pr-1r-1").wantRefused("play +pr-gg-1", "MAN-6.1.16")
	})
}
