package manoeuvre

import (
	"math/big"
	"strings"
	"testing"

	"grognard/rules"
)

const openGround = `
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
`

func TestOneCombatFromStartToEnd(t *testing.T) { // part 3.6
	g := draw(t, `
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . W . . . .
	. . . H . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	south fr: d4 fr-8l, c5 fr-gc
	north ru: d5 ru-or
	fr hand: fr-8l-1 fr-gc-1 fr-hq-murat
	ru hand: ru-or-1
	active fr, phase combat
	`)
	g.Play("assault fr-8l +fr-8l-1 @ru-or").WantAsk("combat.withdraw", "ru").Play("stand")
	g.WantAsk("combat.defend", "ru").Play("play +ru-or-1", "done")
	g.WantAsk("combat.attack", "fr").WantRefused("play +fr-gc-1", "MAN-6.1.20")
	g.Play("commander.command +fr-hq-murat").WantAsk("combat.support", "fr").WantOptions("support fr-gc")
	g.Play("support fr-gc", "play +fr-gc-1")
	g.WantAsk("combat.roll", "").Roll(4, 5, 6, 7)
	g.WantTotal("attack", 38).WantTotal("defence", 12).WantRow("triple")
	g.WantAt("ru-or", "d6").wantReduced("ru-or")
	g.WantAsk("combat.advance", "fr").WantOptions("advance fr-8l", "advance fr-gc")
	g.Play("advance fr-gc").WantAt("fr-gc", "d5").WantAsk("combat.pursuit", "").Roll(5)
	g.wantLost("ru-or").wantDiscards("fr", "fr-8l-1", "fr-hq-murat", "fr-gc-1").wantDiscards("ru", "ru-or-1")
}

func TestNightCountsSquaresOfTheOtherHalf(t *testing.T) { // MAN-2.2.8
	g := draw(t, openGround+`
	south fr: d6 fr-8l, g5 fr-gc
	north ru: h5 ru-or
	alone
	active ru, phase redoubt, turn 1
	turn_limit = 1
	`)
	b := g.board() // the turn ends by itself: nobody holds a Redoubt
	if south, north := b.control(rules.First).Count(), b.control(rules.Second).Count(); south != 8 || north != 1 {
		t.Errorf("south controls %d squares, north %d", south, north)
	}
	g.WantOver("fr", "night")
}

func TestABombardmentFromAHillHitsOnFiveOrMore(t *testing.T) { // MAN-6.2.14
	g := draw(t, `
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	. . . H . . . .
	. . . . . . . .
	. . . . . . . .
	. . . . . . . .
	south gb: d4 gb-1g
	north ru: d6 ru-or
	gb hand: gb-1g-5
	active gb, phase combat
	`)
	rows := odds(t, g, "bombard gb-1g +gb-1g-5 @ru-or", 0)
	if rows["hit"].Cmp(big.NewRat(30, 36)) != 0 {
		t.Errorf("a hit on %v", rows["hit"])
	}
}

// odds counts the rows of the result table for an option, the defender playing
// so much.
func odds(t *testing.T, g *game, line string, defence int) map[string]*big.Rat {
	t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	rows := map[string]*big.Rat{}
	v := rules.Preview{Limit: 10000, WhatIf: map[string]int{"defence.cards": defence}, Policy: func(r *rules.Request) (rules.Option, bool) {
		if r.Quiet >= 0 {
			return r.Options[r.Quiet], true
		}
		return r.Options[0], true
	}}
	err = v.Outcomes(g.Position, []rules.Option{o}, func(l rules.Leaf) {
		for _, e := range l.Events {
			if e.Kind == rules.EvResult {
				row := strings.TrimPrefix(e.Text.Key, "man.row.")
				if rows[row] == nil {
					rows[row] = new(big.Rat)
				}
				rows[row].Add(rows[row], l.Chance)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return rows
}

func TestOddsOfTheImperialGuardAgainstTheDutchBelgians(t *testing.T) { // part 10.4
	g := draw(t, openGround+`
	south fr: d4 fr-ig
	north gb: d5 gb-db
	fr hand: fr-ig-1
	active fr, phase combat
	`)
	rows := odds(t, g, "assault fr-ig +fr-ig-1 @gb-db", 0)
	want := map[string]*big.Rat{"double": big.NewRat(15, 64), "triple": big.NewRat(34, 64), "quadruple": big.NewRat(15, 64)}
	if len(rows) != len(want) {
		t.Errorf("rows %v", rows)
	}
	for row, chance := range want {
		if rows[row] == nil || rows[row].Cmp(chance) != 0 {
			t.Errorf("%s: %v, want %v", row, rows[row], chance)
		}
	}
	if harder := odds(t, g, "assault fr-ig +fr-ig-1 @gb-db", 6); harder["quadruple"] != nil || harder["above"] == nil {
		t.Errorf("with 6 more in defence: %v", harder)
	}
}
