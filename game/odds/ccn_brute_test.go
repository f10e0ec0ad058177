package odds_test

import (
	"math/big"
	"os"
	"testing"

	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// TestOddsOfBattleDiceAgreeWithEveryThrow counts the rows of combats by lot
// anew: every throw of the attacker's dice is played, face by face. The
// variable GROGNARD_BRUTE counts a thousand combats instead of sixty.
func TestOddsOfBattleDiceAgreeWithEveryThrow(t *testing.T) {
	want := 60
	if testing.Short() {
		want = 20
	}
	if os.Getenv("GROGNARD_BRUTE") != "" {
		want = 1000
	}
	counted := 0
	for _, scenario := range scenarios.List("ccn") {
		combats(t, scenario.ID, 4000, func(p *rules.Position, o rules.Option) {
			if counted >= want {
				return
			}
			if rows, ok := everyThrow(t, p, o); ok {
				counted++
				agree(t, p, o, rows)
			}
		})
	}
	if counted < want {
		t.Errorf("%d combats were counted, want %d", counted, want)
	}
}

// agree compares a card with the share of all throws that led to each row.
func agree(t *testing.T, p *rules.Position, o rules.Option, rows map[string]*big.Rat) {
	t.Helper()
	card, err := odds.Card(p, o)
	if err != nil {
		t.Fatal(err)
	}
	if card.Sampled > 0 || len(card.Rows) != len(rows) {
		t.Errorf("%+v: %d rows, %d of them counted, %d thrown", o, len(card.Rows), len(rows), card.Sampled)
	}
	if off := (&proof{T: t, most: 4000}).toll(p, card); off != "" {
		t.Errorf("%+v: %s", o, off)
	}
	for _, r := range card.Rows {
		if n := rows[r.Text.Key]; n == nil || n.Cmp(r.Chance) != 0 {
			t.Errorf("%+v: %s has %v, counted %v", o, r.Text.Key, r.Chance, n)
		}
	}
}

// everyThrow plays an attack with every throw of up to four dice. It leaves
// out attacks that are answered with dice before they are made.
func everyThrow(t *testing.T, p *rules.Position, o rules.Option) (map[string]*big.Rat, bool) {
	t.Helper()
	q, _, err := p.Play(rules.Answer{By: p.Request().To, Option: o})
	if err != nil {
		t.Fatal(err)
	}
	q = decide(t, q)
	roll := q.Request()
	if roll == nil || roll.Kind != "fire.roll" && roll.Kind != "melee.roll" || roll.Dice.N() > 4 {
		return nil, false
	}
	rows := (&throws{t: t, most: 100_000}).count(p, o)
	return rows, rows != nil
}

// decide answers for the players as a card takes it for granted: nobody plays
// a card, and every choice takes its first option.
func decide(t *testing.T, p *rules.Position) *rules.Position {
	t.Helper()
	for q := p.Request(); q != nil && q.To != rules.Chance; q = p.Request() {
		var err error
		if p, _, err = p.Play(taken(q)); err != nil {
			t.Fatal(err)
		}
	}
	return p
}
