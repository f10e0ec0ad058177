package odds

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/manoeuvre"
)

// field is a position in the Combat Phase of one side, France in the south,
// Great Britain in the north, on open ground: units as "fr-ig d4" and the
// hands. Units not named stand at home.
func field(t testing.TB, active, french, british, frenchHand, britishHand string) *rules.Position {
	t.Helper()
	var s strings.Builder
	s.WriteString("format = 1\nfirst = \"south\"\n[map]\nrows = [" + strings.Repeat(`"........",`, 8) + "]\n")
	s.WriteString("[position]\nphase = \"combat\"\nturn = 3\nactive = \"" + active + "\"\n")
	s.WriteString(side("south", "fr", french+", fr-2l a1, fr-19l b1, fr-8l c1, fr-4s d1", frenchHand))
	s.WriteString(side("north", "gb", british+", gb-1g a8, gb-4f b8, gb-32f c8, gb-42f d8", britishHand))
	b, err := manoeuvre.Book{}.Load([]byte(s.String()), nil)
	if err != nil {
		t.Fatalf("%v in\n%s", err, s.String())
	}
	p, _, err := rules.Begin(manoeuvre.Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// guard is the Imperial Guard before the Dutch-Belgians.
func guard(t testing.TB) *rules.Position {
	t.Helper()
	return field(t, "south", "fr-ig d4", "gb-db d5", "fr-ig-1", "gb-db-1 gb-db-2 gb-db-3")
}

func side(name, army, units, hand string) string {
	var s strings.Builder
	fmt.Fprintf(&s, "[%s]\narmy = %q\n", name, army)
	s.WriteString("hand = [")
	for _, c := range strings.Fields(hand) {
		fmt.Fprintf(&s, "%q,", c)
	}
	s.WriteString("]\n")
	for _, u := range strings.Split(units, ",") {
		w := strings.Fields(u)
		fmt.Fprintf(&s, "[[%s.units]]\nunit = %q\nat = %q\n", name, w[0], w[1])
		if len(w) > 2 {
			fmt.Fprintf(&s, "%s = true\n", w[2])
		}
	}
	return s.String()
}

func option(t testing.TB, line string) rules.Option {
	t.Helper()
	o, err := rules.ParseOption(manoeuvre.Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func play(t testing.TB, p *rules.Position, lines ...string) *rules.Position {
	t.Helper()
	for _, line := range lines {
		next, _, err := p.Play(rules.Answer{By: p.Request().To, Option: option(t, line)})
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		p = next
	}
	return p
}

func card(t testing.TB, p *rules.Position, line string) *Odds {
	t.Helper()
	o, err := Card(p, option(t, line))
	if err != nil {
		t.Fatalf("%s: %v", line, err)
	}
	return o
}

// rowsOf writes rows as "double 15/64, triple 17/32".
func rowsOf(rows []Row) string {
	var all []string
	for _, r := range rows {
		all = append(all, strings.TrimPrefix(r.Text.Key, "man.row.")+" "+r.Fraction())
	}
	return strings.Join(all, ", ")
}

// The worked check of part 10.4 of the ledger.
func TestTheGuardAgainstTheDutchBelgians(t *testing.T) {
	o := card(t, guard(t), "assault fr-ig +fr-ig-1 @gb-db")
	if got, want := rowsOf(o.Rows), "double 15/64, triple 17/32, quadruple 15/64"; got != want {
		t.Errorf("rows %s, want %s", got, want)
	}
	if got := Fraction(o.Derived.Removed.Low); got != "15/64" {
		t.Errorf("eliminated in %s, want 15/64", got)
	}
	if !o.Derived.Hurt.One() || Fraction(o.Derived.Hurt.Low) != "1" {
		t.Errorf("hurt in %s to %s, want 1", o.Derived.Hurt.Low, o.Derived.Hurt.High)
	}
	if len(o.Assumed) != 2 || o.Assumed[0].Kind != "combat.withdraw" || o.Assumed[1].Kind != "combat.defend" {
		t.Errorf("assumed %+v, want that the target stands without cards", o.Assumed)
	}
	if len(o.Mods) != 2 {
		t.Errorf("terms %+v, want the two strengths", o.Mods)
	}
	if len(o.Variants) != 3 || slices.ContainsFunc(o.Variants, func(v Variant) bool { return len(v.Rows) == 0 || v.Likely == nil }) {
		t.Errorf("%d variants, want three with their chances", len(o.Variants))
	}
}

func TestIfTheDefenderAddsSixTheGuardMayFail(t *testing.T) {
	o, err := Query{Variants: []WhatIf{{rules.DefenceCards, []int{6}}}}.Card(guard(t), option(t, "assault fr-ig +fr-ig-1 @gb-db"))
	if err != nil {
		t.Fatal(err)
	}
	// defence 11: 10 is repulsed, 11 stands off, 12 to 21 above, 22 to 24 double
	if got, want := rowsOf(o.Variants[0].Rows), "repulsed 1/64, standoff 1/32, above 55/64, double 3/32"; got != want {
		t.Errorf("with 6 more: %s, want %s", got, want)
	}
}

func TestTheHiddenHandDoesNotMoveTheOdds(t *testing.T) {
	a := guard(t)
	line := "assault fr-ig +fr-ig-1 @gb-db"
	want := rowsOf(card(t, a, line).Rows)
	base, _ := a.Checkpoint()
	other := base.Clone()
	manoeuvre.Book{}.Resample(other, rules.First, rand.New(rand.NewPCG(1, 2)))
	p, _, err := rules.Begin(manoeuvre.Book{}, other)
	if err != nil {
		t.Fatal(err)
	}
	if got := rowsOf(card(t, p, line).Rows); got != want {
		t.Errorf("another hidden hand gives %s instead of %s", got, want)
	}
}

func TestTheGuardCavalryPursuesWithADieForEachCard(t *testing.T) {
	p := field(t, "south", "fr-gc d4, fr-ig d3", "gb-db d5", "fr-gc-1 fr-gc-2", "gb-db-1")
	p = play(t, p, "assault fr-gc +fr-gc-1 @gb-db", "stand", "done")
	o := card(t, p, "play +fr-gc-2")
	if len(o.Derived.Pursuit) != 1 || o.Derived.Pursuit[0].Unit != o.Own[0] {
		t.Fatalf("pursuit %+v, want that of the Guard Cavalry", o.Derived.Pursuit)
	}
	for _, r := range o.Rows {
		if r.Text.Key != "man.row.triple" {
			continue
		}
		// the target is reduced: the first hit of two dice (4 in 6 each) ends it
		h := r.Derived.Pursuit[0].Hits
		if got := Fraction(h[0]) + " " + Fraction(h[1]) + " " + Fraction(h[2]); got != "1/9 8/9 0" {
			t.Errorf("pursuit in row triple: %s, want 1/9 8/9 0", got)
		}
		if len(r.Choices) == 0 || r.Choices[0].Kind != "combat.advance" {
			t.Errorf("choices %+v, want the advance", r.Choices)
		}
		return
	}
	t.Errorf("rows %s lack triple", rowsOf(o.Rows))
}

func TestTheDefenderSeesTheRowsForEachOfHisCards(t *testing.T) {
	p := play(t, guard(t), "assault fr-ig +fr-ig-1 @gb-db", "stand")
	o := card(t, p, "play +gb-db-1")
	if o.Attacker != rules.First || o.Side != rules.Second || len(o.Variants) != 0 {
		t.Errorf("attacker %v, side %v, %d variants: the defender composes the defence himself", o.Attacker, o.Side, len(o.Variants))
	}
	if len(o.Rows) == 0 || len(o.Dice) != 1 {
		t.Errorf("rows %s", rowsOf(o.Rows))
	}
}

// BenchmarkAGreatAssault is the largest card of the game: four Unit cards of
// cavalry, pursuit dice for each, and a spy still in the hand.
func BenchmarkAGreatAssault(b *testing.B) {
	p := field(b, "north", "fr-ig d4", "gb-kd d5", "fr-ig-1", "gb-kd-1 gb-kd-2 gb-kd-3 gb-kd-4 gb-hq-spy-1")
	p = play(b, p, "assault gb-kd +gb-kd-1 @fr-ig", "stand", "done", "play +gb-kd-2", "play +gb-kd-3")
	for b.Loop() {
		if _, err := Card(p, option(b, "play +gb-kd-4")); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkDeclareAnAssault(b *testing.B) {
	p := field(b, "south", "fr-gc d4", "gb-db d5", "fr-gc-1", "gb-db-1")
	for b.Loop() {
		if _, err := Card(p, option(b, "assault fr-gc +fr-gc-1 @gb-db")); err != nil {
			b.Fatal(err)
		}
	}
}

func TestTheSumsSayWhatTheDiceMayAdd(t *testing.T) {
	o := card(t, guard(t), "assault fr-ig +fr-ig-1 @gb-db")
	want := []Sum{{Key: "attack", N: 8, Low: 10, High: 24}, {Key: "defence", N: 5, Low: 5, High: 5}}
	if !slices.Equal(o.Sums, want) {
		t.Errorf("sums %+v, want %+v", o.Sums, want)
	}
}

func TestProspectsTellWhatADecisionBrings(t *testing.T) {
	p := play(t, guard(t), "assault fr-ig +fr-ig-1 @gb-db", "stand", "done")
	next, _, err := p.Play(rules.Answer{By: rules.Chance, Faces: []int{1, 1}})
	if err != nil {
		t.Fatal(err)
	}
	all := Prospects(next, nil)
	if len(all) != 2 || all[0].Option.Do != "hit" || all[1].Option.Do != "retreat" {
		t.Fatalf("prospects %+v, want those of hit and retreat", all)
	}
	told := func(x Prospect, kind rules.EventKind) bool {
		return slices.ContainsFunc(x.Losses, func(e rules.Event) bool { return e.Kind == kind })
	}
	if !told(all[0], rules.EvHit) || told(all[0], rules.EvRetreat) || all[0].Next != nil {
		t.Errorf("a hit brings %+v", all[0])
	}
	if !told(all[1], rules.EvRetreat) || told(all[1], rules.EvHit) {
		t.Errorf("a retreat brings %+v", all[1])
	}
}

// TestCardsThatAreNotSeenAreAsLikelyAsTheyAreDealt deals the defender's hand over and over.
func TestCardsThatAreNotSeenAreAsLikelyAsTheyAreDealt(t *testing.T) {
	p := guard(t)
	o, err := Query{Variants: []WhatIf{{rules.DefenceCards, []int{1, 4, 8}}}}.Card(p, option(t, "assault fr-ig +fr-ig-1 @gb-db"))
	if err != nil {
		t.Fatal(err)
	}
	base, _ := p.Checkpoint()
	r := rand.New(rand.NewPCG(4, 4))
	const deals = 1000
	able := make([]int, len(o.Variants))
	for range deals {
		other := base.Clone()
		manoeuvre.Book{}.Resample(other, rules.First, r)
		x, _, err := rules.Begin(manoeuvre.Book{}, other)
		if err != nil {
			t.Fatal(err)
		}
		most := defence(t, play(t, x, "assault fr-ig +fr-ig-1 @gb-db"))
		for i, v := range o.Variants {
			if most >= v.N {
				able[i]++
			}
		}
	}
	for i, v := range o.Variants {
		want, _ := v.Likely.Float64()
		if off := want - float64(able[i])/deals; off > .06 || off < -.06 {
			t.Errorf("+%d is dealt %d times of %d, the odds say %.3f", v.N, able[i], deals, want)
		}
	}
	t.Log(able, deals)
}

// The average over unseen hands weighs each sum that they may add by how likely it is.
func TestWhatIsExpectedIsTheAverageOverTheHandsThatMayBeHeld(t *testing.T) {
	var steps []int
	for n := range 30 {
		steps = append(steps, n+1)
	}
	o, err := Query{Variants: []WhatIf{{rules.DefenceCards, steps}}}.Card(guard(t), option(t, "assault fr-ig +fr-ig-1 @gb-db"))
	if err != nil {
		t.Fatal(err)
	}
	x := o.Expected
	if x == nil || len(o.Variants) != len(steps) {
		t.Fatalf("expected is %+v, of %d variants", x, len(o.Variants))
	}
	last := o.Variants[len(o.Variants)-1].Likely
	if last.Sign() != 0 {
		t.Fatalf("more than %d may be added", len(steps))
	}
	want, rest, before := new(big.Rat), big.NewRat(1, 1), o.First.Harmed.High
	for _, v := range o.Variants {
		want.Add(want, new(big.Rat).Mul(new(big.Rat).Sub(rest, v.Likely), before))
		rest, before = v.Likely, v.Derived.Harmed.High
	}
	if x.Harmed.Cmp(want) != 0 {
		t.Errorf("harm is expected with %v, by every sum it is %v", x.Harmed, want)
	}
	if b := o.Bounds.Harmed; x.Harmed.Cmp(b.Low) <= 0 || x.Harmed.Cmp(b.High) >= 0 {
		t.Errorf("%v is not between %v and %v", x.Harmed, b.Low, b.High)
	}
}

// defence is the most that the defender can add with the cards that he is offered.
func defence(t *testing.T, p *rules.Position) int {
	t.Helper()
	if p.Request().Kind == "combat.withdraw" {
		p = play(t, p, "stand")
	}
	sum, best := 0, 0
	view := p.View(p.Request().To)
	for _, o := range p.Request().Options {
		for _, k := range view.Cards {
			if o.With != k.Ref || o.With == 0 {
				continue
			}
			next := play(t, p, rules.FormatOption(manoeuvre.Book{}, o), "done")
			n := 0
			for _, m := range next.Terms() {
				if m.Sum == "defence" && (m.Why.Key == "man.mod.card" || m.Why.Key == "man.mod.commander") {
					n += m.N
				}
			}
			if k.Unit != 0 {
				sum += n
			} else {
				best = max(best, n)
			}
		}
	}
	return sum + best
}
