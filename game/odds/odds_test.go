package odds

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"testing"

	"grognard/rules"
	_ "grognard/rules/rulestest/heap"
	"grognard/rules/rulestest/toy"
)

// duel is a Step like an assault on the board of the toy game: p0 (8) attacks
// p2 (5) with two eight-sided dice, p1 may advance in its stead.
type duel struct{ toy.Book }

func (duel) Step(rb rules.Board, t *rules.Table) {
	b := rb.(*toy.Board)
	me, foe := rules.First, rules.Second
	o := t.Ask(me, "duel.declare", "D-1", 0, func(m rules.Menu) {
		m.Offer(rules.Option{Do: "attack", Who: ref("p0"), At: ref("p2")})
		m.Offer(rules.Option{Do: "attack", Who: ref("p0"), At: ref("p3")}, rules.No("D-2", rules.Text{Key: "duel.far"}))
		m.Offer(rules.Option{Do: "storm"})
		m.Quiet(rules.Option{Do: "pass"})
	})
	b.Turn++
	switch o.Do {
	case "pass":
		return
	case "storm":
		for range 20 {
			t.Roll("duel.storm", "D-9", rules.D(1, 6))
		}
		return
	}
	t.Tell(rules.Event{Kind: rules.EvDeclare, Rule: "D-1", Who: o.Who, To: o.At})
	t.Ask(foe, "duel.defend", "D-3", o.At, func(m rules.Menu) {
		m.Always()
		m.Quiet(rules.Option{Do: "done"})
		m.Offer(rules.Option{Do: "play", With: ref("k1")})
	})
	def := t.Mod("defence", "D-3", rules.Text{Key: "duel.unit"}, 5)
	def += t.Mod("defence", "D-3", rules.Text{Key: "duel.assumed"}, t.WhatIf("defence.cards", 2, 4, 6, 8, 10, 12))
	sum := t.Mod("attack", "D-3", rules.Text{Key: "duel.unit"}, 8)
	sum += rules.Total(t.Roll("duel.roll", "D-4", rules.D(2, 8).RolledBy(me).Summed()))
	times := min(sum/def, 4)
	t.Tell(rules.Event{Kind: rules.EvResult, Rule: "D-5", Text: rules.Text{Key: fmt.Sprintf("duel.row.%d", times), N: sum}})
	if times < 4 {
		if t.Ask(foe, "duel.choice", "D-6", o.At, func(m rules.Menu) {
			m.Offer(rules.Option{Do: "hit"})
			m.Offer(rules.Option{Do: "retreat"})
		}).Do == "hit" {
			t.Tell(rules.Event{Kind: rules.EvHit, Side: foe, Who: o.At, N: 1})
			return
		}
		t.Tell(rules.Event{Kind: rules.EvRetreat, Side: foe, Who: o.At})
	} else {
		t.Tell(rules.Event{Kind: rules.EvRemove, Side: foe, Who: o.At})
	}
	duel{}.advance(t, o.At, times)
}

func (duel) advance(t *rules.Table, at rules.Ref, times int) {
	adv := t.Ask(rules.First, "duel.advance", "D-7", 0, func(m rules.Menu) {
		m.Offer(rules.Option{Do: "advance", Who: ref("p0")})
		m.Offer(rules.Option{Do: "advance", Who: ref("p1")})
		m.Offer(rules.Option{Do: "spy", With: ref("k2")})
		m.Quiet(rules.Option{Do: "pass"})
	})
	if adv.Do != "advance" {
		return
	}
	t.Tell(rules.Event{Kind: rules.EvAdvance, Who: adv.Who})
	if adv.Who == ref("p1") && times < 4 {
		for _, f := range t.Roll("duel.pursuit", "D-8", rules.D(2, 6)) {
			if f <= 2 {
				t.Tell(rules.Event{Kind: rules.EvHit, Side: rules.Second, Who: at, N: 1})
			}
		}
	}
}

func ref(name string) rules.Ref {
	r, err := toy.Book{}.Parse(name)
	if err != nil {
		panic(err)
	}
	return r
}

func begin(t testing.TB, r rules.Rulebook) *rules.Position {
	t.Helper()
	b, err := r.Load([]byte(toy.Duel), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(r, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func attack() rules.Option { return rules.Option{Do: "attack", Who: ref("p0"), At: ref("p2")} }

func duelCard(t testing.TB) *Odds {
	t.Helper()
	o, err := Card(begin(t, duel{}), attack())
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestRowsAreExactAndAddToOneAndToAHundredPercent(t *testing.T) {
	want := []struct{ key, fraction, percent string }{
		{"duel.row.2", "15/64", "23.4"}, {"duel.row.3", "17/32", "53.1"}, {"duel.row.4", "15/64", "23.5"},
	}
	o := duelCard(t)
	if len(o.Rows) != len(want) {
		t.Fatalf("%d rows, want %d", len(o.Rows), len(want))
	}
	sum, tenths := new(big.Rat), 0
	for i, r := range o.Rows {
		if r.Text.Key != want[i].key || r.Fraction() != want[i].fraction {
			t.Errorf("row %d is %s %s, want %s %s", i, r.Text.Key, r.Fraction(), want[i].key, want[i].fraction)
		}
		if r.Text.N != 0 {
			t.Errorf("row %d speaks of total %d, which its results do not share", i, r.Text.N)
		}
		sum.Add(sum, r.Chance)
		tenths += r.Tenths
	}
	if sum.Cmp(one) != 0 || tenths != 1000 {
		t.Errorf("the rows add to %s and %d tenths of a percent", sum.RatString(), tenths)
	}
}

func TestEveryOpenChoiceShowsItsBranches(t *testing.T) {
	row := duelCard(t).Rows[0]
	if len(row.Choices) != 1 || row.Choices[0].Kind != "duel.choice" || row.Choices[0].Side != rules.Second {
		t.Fatalf("choices %+v, want the defender's", row.Choices)
	}
	c := row.Choices[0]
	if c.Share.Cmp(one) != 0 || len(c.Options) != 2 {
		t.Fatalf("share %s with %d options", c.Share, len(c.Options))
	}
	hit, retreat := c.Options[0], c.Options[1]
	if hit.Derived.Hurt.Low.Cmp(one) != 0 || hit.Derived.Moved.High.Sign() != 0 || len(hit.Choices) != 0 {
		t.Error("a hit must hurt, not move, and end it")
	}
	if retreat.Derived.Moved.Low.Cmp(one) != 0 || len(retreat.Choices) != 1 {
		t.Fatal("a retreat must move the target and let the attacker advance")
	}
	if n := len(retreat.Choices[0].Options); n != 3 {
		t.Errorf("%d ways to advance, want 3: no card of the hand is played", n)
	}
}

func TestDerivedNumbersSpanWhatIsStillChosen(t *testing.T) {
	d := duelCard(t).Derived
	if got := Fraction(d.Removed.Low) + " " + Fraction(d.Removed.High); got != "15/64 15/64" {
		t.Errorf("removed %s, want 15/64 whatever is chosen", got)
	}
	if got := Fraction(d.Moved.Low) + " " + Fraction(d.Moved.High); got != "0 49/64" {
		t.Errorf("moved %s, want 0 to 49/64", got)
	}
	if !d.Hurt.One() || d.Hurt.Low.Cmp(one) != 0 {
		t.Errorf("hurt %s to %s, want 1", d.Hurt.Low, d.Hurt.High)
	}
	if d.OwnLoss.High.Sign() != 0 {
		t.Error("the attacker loses nothing here")
	}
}

func TestPursuitCountsTheHitsOfTheUnitThatAdvances(t *testing.T) {
	p := duelCard(t).Derived.Pursuit
	if len(p) != 1 || p[0].Unit != ref("p1") {
		t.Fatalf("pursuit %+v, want that of p1", p)
	}
	for i, want := range []string{"4/9", "4/9", "1/9"} {
		if got := Fraction(p[0].Hits[i]); got != want {
			t.Errorf("%d hits: %s, want %s", i, got, want)
		}
	}
}

func TestQuietAnswersOfHiddenHandsAreSaid(t *testing.T) {
	o := duelCard(t)
	if len(o.Assumed) != 1 || o.Assumed[0].Kind != "duel.defend" || o.Assumed[0].Option.Do != "done" {
		t.Errorf("assumed %+v, want that the defender plays nothing", o.Assumed)
	}
	if len(o.Mods) != 2 || len(o.Dice) != 1 || o.Dice[0].N() != 2 {
		t.Errorf("%d terms and dice %v, want 2 terms and one roll of 2 dice", len(o.Mods), o.Dice)
	}
	if o.Target != ref("p2") || len(o.Own) != 1 || o.Own[0] != ref("p0") {
		t.Errorf("%v attacks %v", o.Own, o.Target)
	}
}

func TestVariantsShowWhatHappensIfTheDefenderAdds(t *testing.T) {
	vs := duelCard(t).Variants
	if len(vs) != 6 || vs[0].N != 2 || vs[5].N != 12 {
		t.Fatalf("%d variants, want 2 to 12 by twos", len(vs))
	}
	rows := vs[5].Rows // defence 17: 17 and more is row 1
	if len(rows) != 2 || rows[0].Text.Key != "duel.row.0" || rows[0].Fraction() != "7/16" {
		t.Errorf("with 12 more: %+v", rows)
	}
}

func TestARefusedOptionGivesItsReason(t *testing.T) {
	var why rules.Reason
	_, err := Card(begin(t, duel{}), rules.Option{Do: "attack", Who: ref("p0"), At: ref("p3")})
	if !errors.As(err, &why) || why.Rule != "D-2" {
		t.Errorf("error %v, want the reason of D-2", err)
	}
}

func TestTooManyResultsAreTriedAndSaidToBe(t *testing.T) {
	p := begin(t, duel{})
	storm := rules.Option{Do: "storm"}
	if _, err := (Query{Samples: -1}).Card(p, storm); !errors.Is(err, ErrTooMany) {
		t.Errorf("error %v, want ErrTooMany", err)
	}
	a, err := Card(p, storm)
	if err != nil {
		t.Fatal(err)
	}
	if a.Sampled != DefaultSamples {
		t.Errorf("%d throws, want %d", a.Sampled, DefaultSamples)
	}
	b, err := Card(p, storm)
	if err != nil {
		t.Fatal(err)
	}
	same := func(x, y Row) bool { return x.Text == y.Text && x.Chance.Cmp(y.Chance) == 0 }
	if !slices.EqualFunc(a.Rows, b.Rows, same) {
		t.Errorf("the same card again has other rows:\n%v\n%v", a.Rows, b.Rows)
	}
}

func TestThrowsComeCloseToTheExactChances(t *testing.T) {
	p := begin(t, duel{})
	exact, err := Card(p, attack())
	if err != nil {
		t.Fatal(err)
	}
	tried, err := Query{Limit: 1, Samples: 4000}.Card(p, attack())
	if err != nil {
		t.Fatal(err)
	}
	for _, r := range tried.Rows {
		i := slices.IndexFunc(exact.Rows, func(e Row) bool { return e.Text.Key == r.Text.Key })
		if i < 0 {
			t.Fatalf("%s cannot happen", r.Text.Key)
		}
		if d := r.Tenths - exact.Rows[i].Tenths; d > 40 || d < -40 {
			t.Errorf("%s: %d of 1000, exactly %d", r.Text.Key, r.Tenths, exact.Rows[i].Tenths)
		}
	}
}

func TestAnOptionWithoutDiceIsCertain(t *testing.T) {
	o, err := Card(begin(t, duel{}), rules.Option{Do: "pass"})
	if err != nil {
		t.Fatal(err)
	}
	if !o.Certain() || len(o.Rows) != 1 || o.Rows[0].Percent() != "100.0" {
		t.Errorf("card %+v, want one certain row", o)
	}
}

func TestWhereNoRowIsNamedTheCardNamesHitsAndMisses(t *testing.T) {
	b, err := toy.Book{}.Load([]byte("toy\nhand 1\ndealt\npiece p0 a1 2\npiece p2 a2 2\ncard k1 first\ncard k2 second\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(toy.Book{}, b)
	if err == nil {
		p, _, err = p.Play(rules.Answer{By: rules.First, Option: rules.Option{Do: "pass"}})
	}
	if err != nil {
		t.Fatal(err)
	}
	o, err := Card(p, attack())
	if err != nil {
		t.Fatal(err)
	}
	if len(o.Rows) != 2 || o.Rows[0].Text.Key != "odds.row.nothing" || o.Rows[1].Fraction() != "1/2" {
		t.Errorf("rows %+v, want nothing and hit at 1/2 each", o.Rows)
	}
}

func BenchmarkCardOfADuel(b *testing.B) {
	p := begin(b, duel{})
	for b.Loop() {
		if _, err := Card(p, attack()); err != nil {
			b.Fatal(err)
		}
	}
}
