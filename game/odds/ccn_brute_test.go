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
	rows := map[string]*big.Rat{}
	playAll(t, q, big.NewRat(1, 1), rows)
	return rows, true
}

// playAll plays every throw of the dice that a position asks for, each with its
// share of a chance, until the rules name the result: a leader who falls before
// that cannot help to ignore flags.
func playAll(t *testing.T, p *rules.Position, chance *big.Rat, rows map[string]*big.Rat) {
	t.Helper()
	n, all := p.Request().Dice.N(), int64(1)
	for range n {
		all *= 6
	}
	share := new(big.Rat).Mul(chance, big.NewRat(1, all))
	for throw := range int(all) {
		faces := make([]int, n)
		for i, left := 0, throw; i < n; i, left = i+1, left/6 {
			faces[i] = 1 + left%6
		}
		key, next := rowAfter(t, p, faces)
		if key == "" {
			playAll(t, next, share, rows)
			continue
		}
		if rows[key] == nil {
			rows[key] = new(big.Rat)
		}
		rows[key].Add(rows[key], share)
	}
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

func taken(q *rules.Request) rules.Answer {
	if q.Always && q.Quiet >= 0 {
		return rules.Answer{By: q.To, Option: q.Options[q.Quiet]}
	}
	for _, o := range q.Options {
		if o.With == 0 {
			return rules.Answer{By: q.To, Option: o}
		}
	}
	return rules.Answer{By: q.To, Option: q.Options[0]}
}

// rowAfter plays on with a throw until the rules name its result, or more dice
// are thrown.
func rowAfter(t *testing.T, p *rules.Position, faces []int) (string, *rules.Position) {
	t.Helper()
	a := rules.Answer{By: rules.Chance, Faces: faces}
	for {
		next, events, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			if e.Kind == rules.EvResult {
				return e.Text.Key, nil
			}
		}
		q := next.Request()
		if q.To == rules.Chance {
			return "", next
		}
		p, a = next, taken(q)
	}
}
