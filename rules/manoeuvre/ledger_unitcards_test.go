package manoeuvre

import (
	"strings"
	"testing"
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
		`).WantOptions("pass", "bombard fr-ig +fr-ig-5 @gb-1g").WantRefused("bombard fr-ig +fr-ig-5 @gb-9q", "MAN-6.2.3")
		g.Play("bombard fr-ig +fr-ig-5 @gb-1g").wantDice("2d6").Roll(4, 5).WantTotal("attack", 9).wantReduced("gb-1g")
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
		`).WantOptions("pass", "assault pr-1r +pr-1r-4 @gb-1g", "volley pr-1r +pr-1r-4 @gb-1g").WantRefused("volley pr-1r +pr-1r-4 @gb-db", "MAN-6.2.2")
		g.Play("volley pr-1r +pr-1r-4 @gb-1g").wantDice("2d8").Roll(4, 5).WantTotal("attack", 9).wantReduced("gb-1g")
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
				g.WantOffered("bombard fr-ig +fr-ig-5 @gb-1g")
			} else {
				g.WantRefused("bombard fr-ig +fr-ig-5 @gb-1g", c.clause)
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
			g.Play("assault ot-ac +"+c.card+" @gb-db").Roll(2, 2).WantRow("double").Play("retreat", "advance ot-ac")
			if g.WantAsk("combat.pursuit", "").Roll(c.face).WantAt("gb-db", "d6"); c.hit {
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
		`).Play("assault gb-1g +gb-1g-1 @fr-ig").WantOptions("stand")
		g.WantRefused("withdraw +fr-ig-1", "MAN-6.1.10")
	})
}

func TestWordsOnUnitCards(t *testing.T) {
	t.Run("MAN-8.8 it means nothing on a card that defends or fires", func(t *testing.T) {
		g := draw(t, field("")+`
		south gb: d4 gb-4f
		north pr: d5 pr-gg reduced
		gb hand: gb-4f-1
		pr hand: pr-gg-1
		`).Play("assault gb-4f +gb-4f-1 @pr-gg", "stand", "play +pr-gg-1", "done").Roll(8, 8).WantRow("double").Play("retreat")
		g.WantAsk("combat.advance", "gb").WantOptions("advance gb-4f")
		draw(t, field("")+`
		south pr: d4 pr-gg
		north gb: d5 gb-db reduced
		pr hand: pr-gg-4
		`).Play("volley pr-gg +pr-gg-4 @gb-db").Roll(8, 8).wantLost("gb-db").WantAsk("discard", "gb").WantAt("pr-gg", "d4")
	})
	t.Run("MAN-8.10 a card is called like its unit, whatever the counter says", func(t *testing.T) {
		var l ledgerCards
		ledger(t, "cards", &l)
		for _, c := range l.Card {
			if got, want := (Book{}).Word(refsByName[c.ID]), (Book{}).Word(refsByName[c.Unit]); c.Class == "unit" && (got != want || want != "man.unit."+c.Unit) {
				t.Errorf("%s is called %s, its unit %s", c.ID, got, want)
			}
		}
	})
	t.Run("MAN-8.10 of eight units beside an enemy the one that a card names attacks with it", func(t *testing.T) {
		eachAbreast(t, func(army, foe, unit string, named []string) {
			g := abreast(t, army, foe, army+" hand: "+strings.Join(named, " "))
			serves := map[string]bool{}
			for _, o := range g.Request().Options {
				if o.With != 0 {
					serves[(Book{}).Format(o.With)+" "+(Book{}).Format(o.Who)] = true
				}
			}
			for _, c := range named {
				if !serves[c+" "+unit] {
					t.Errorf("%s does not serve %s", c, unit)
				}
			}
			if len(serves) != len(named) {
				t.Errorf("five cards of %s serve %v", unit, serves)
			}
		})
	})
	t.Run("MAN-8.10 of eight units beside an enemy the one that a card names defends itself with it", func(t *testing.T) {
		eachAbreast(t, func(army, foe, unit string, named []string) {
			u := unitIndex(findArmy(army), unit)
			beside := armies[findArmy(army)].units[(u+1)%8].id + "-1"
			attacker := armies[findArmy(foe)].units[u].id
			g := abreast(t, foe, army, foe+" hand: "+attacker+"-1\n"+army+" hand: "+beside+" "+named[0]+" "+named[4])
			g.Play("assault "+attacker+" +"+attacker+"-1 @"+unit).On("combat.defend", army)
			g.WantOptions("done", "play +"+named[0], "play +"+named[4])
		})
	})
	t.Run("MAN-8.10 a regiment of the same number in another army is another unit", func(t *testing.T) {
		// Austria and Prussia both have a 1st Regiment.
		g := draw(t, field("")+`
		south au: d4 au-1r
		north pr: d5 pr-1r
		au hand: au-1r-1
		pr hand: pr-1r-1 pr-gg-1
		`).WantRefused("assault au-1r +pr-1r-1 @pr-1r", "MAN-1.4.4").Play("assault au-1r +au-1r-1 @pr-1r", "stand")
		g.WantOptions("done", "play +pr-1r-1").WantRefused("play +pr-gg-1", "MAN-6.1.16").WantRefused("play +au-1r-2", "MAN-1.4.4")
	})
}

// eachAbreast looks at every unit of every army, with an army against it and the
// cards that the ledger prints its name on.
func eachAbreast(t *testing.T, look func(army, foe, unit string, named []string)) {
	t.Helper()
	var l ledgerCards
	ledger(t, "cards", &l)
	for i, a := range l.Army {
		for _, u := range l.Unit {
			if u.Army != a.ID {
				continue
			}
			var named []string
			for _, c := range l.Card {
				if c.Unit == u.ID {
					named = append(named, c.ID)
				}
			}
			look(a.ID, l.Army[(i+1)%len(l.Army)].ID, u.ID, named)
		}
	}
}

// abreast draws two armies in line, every unit beside an enemy.
func abreast(t *testing.T, south, north, hands string) *game {
	t.Helper()
	picture := field("") + "south " + south + ":"
	for u, x := range armies[findArmy(south)].units {
		picture += " " + at(u, 3).name() + " " + x.id + ","
	}
	picture += "\nnorth " + north + ":"
	for u, x := range armies[findArmy(north)].units {
		picture += " " + at(u, 4).name() + " " + x.id + ","
	}
	return draw(t, picture+"\n"+hands)
}
