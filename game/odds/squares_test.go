package odds_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/odds"
	"grognard/rules"
	"grognard/scenarios"
)

// skirmishers are the troops of a random small combat of Napoleon Squares: red
// on C2 attacks blue on C3.
type skirmishers struct {
	forces, states []string
	traits         map[string]int // what traits add to a save
	guns           map[string]int // the face from which a battery hits
}

func oneOf[T any](r *rand.Rand, of ...T) T { return of[r.IntN(len(of))] }

// add lines up a unit with what chance gives it.
func (k *skirmishers) add(r *rand.Rand, color string, n int, gun bool) {
	id, at := fmt.Sprintf("%s-%d", color, n), map[string]string{"red": "C2", "blue": "C3"}[color]
	trait := oneOf(r, "", "", "elite", "veteran", "recruit", "irregular")
	row := fmt.Sprintf("id = %q, command = \"%s-g1\", at = %q", id, color, at)
	facing := map[string]string{"red": "N", "blue": oneOf(r, "N", "E", "S", "W")}[color]
	switch x := r.IntN(6); {
	case gun:
		weight := oneOf(r, "light", "medium", "heavy")
		k.guns[id] = map[string]int{"light": 4, "medium": 3, "heavy": 2}[weight]
		row += fmt.Sprintf(`, kind = "artillery", weight = %q, mobility = "foot", cls = []`, weight)
	case x < 2:
		row += fmt.Sprintf(`, kind = "cavalry", weight = %q, lancer = %t, cuirass = %t`, oneOf(r, "light", "medium", "heavy"), x == 0, x == 1)
	case x < 4:
		row += fmt.Sprintf(`, kind = "infantry", order = "massed", light = %t, skirmish = %d`, x == 2, r.IntN(2))
	default:
		row += fmt.Sprintf(`, kind = "infantry", order = "linear", facing = %q, skirmish = -1`, facing)
	}
	if !gun {
		row += fmt.Sprintf(`, cls = [%q]`, trait)
		if trait == "" {
			row = strings.Replace(row, `[""]`, `[]`, 1)
		}
		k.traits[id] = map[string]int{"elite": 1, "veteran": 1, "recruit": -1, "irregular": -1}[trait]
	}
	k.forces = append(k.forces, "{ "+row+" }")
	k.states = append(k.states, fmt.Sprintf("{ id = %q, at = %q, hits = %d }", id, at, oneOf(r, 0, 0, 1, 1, 2)))
}

// smallCombat is a Position in which red has declared an attack and is asked
// who takes part.
func smallCombat(t *testing.T, book rules.Rulebook, r *rand.Rand) (*skirmishers, *rules.Position) {
	t.Helper()
	k := &skirmishers{traits: map[string]int{}, guns: map[string]int{}}
	ground := oneOf(r, "", "hill = true", "wood = true", "broken = true", `river = "fordable"`, "fields = true")
	for _, color := range []string{"red", "blue"} {
		brigades := 1
		if k.forces == nil || len(k.forces) == 1 {
			brigades += r.IntN(2)
		}
		for n := range brigades {
			k.add(r, color, n+1, false)
		}
		if r.IntN(2) == 0 && ground != "wood = true" && ground != "broken = true" {
			k.add(r, color, brigades+1, true)
		}
	}
	board := boardtest.Squares{Weather: oneOf(r, "normal", "rainy"), Units: k.forces, States: k.states}
	if ground != "" {
		board.Ground = []string{`{ at = "C3", ` + ground + ` }`}
	}
	p := boardtest.Begin(t, book.Name(), board.File(), "attack red-1 @C3")
	return k, p
}

// scores counts the rows of a small combat by what the dice of every throw score.
type scores struct {
	*skirmishers
	t    *testing.T
	book rules.Rulebook
	r    *rand.Rand
	rows map[string]*big.Rat
	seen int // throws
}

// follow takes the first option of every player and every throw of the dice,
// until the result of the round is told. Throws that score alike by the letter
// of the book are played once.
func (x *scores) follow(p *rules.Position, a rules.Answer, chance *big.Rat) {
	x.t.Helper()
	next, news, err := p.Play(a)
	if err != nil {
		x.t.Fatal(err)
	}
	for _, e := range news {
		if e.Kind == rules.EvResult {
			key := e.Text.Key
			if x.rows[key] == nil {
				x.rows[key] = new(big.Rat)
			}
			x.rows[key].Add(x.rows[key], chance)
			return
		}
	}
	req := next.Request()
	if req.To != rules.Chance {
		x.follow(next, rules.Answer{By: req.To, Option: req.Options[0]}, chance)
		return
	}
	dice := req.Dice.N()
	all := int64(1)
	for range dice {
		all *= 6
	}
	x.seen += int(all)
	need := x.needs(next)
	ways, sample := make([]int64, dice+1), make([]int64, dice+1)
	for throw := range all {
		score := 0
		for i, face := range facesOf(throw, dice) {
			if face >= need[i] {
				score++
			}
		}
		ways[score]++
		if x.r.Int64N(ways[score]) == 0 { // any of them, each as likely
			sample[score] = throw
		}
	}
	for score, n := range ways {
		if n > 0 {
			x.follow(next, rules.Answer{By: rules.Chance, Faces: facesOf(sample[score], dice)}, new(big.Rat).Mul(chance, big.NewRat(n, all)))
		}
	}
}

// facesOf are the faces of a throw by its number.
func facesOf(throw int64, dice int) []int {
	faces := make([]int, dice)
	for i := range faces {
		faces[i] = 1 + int(throw%6)
		throw /= 6
	}
	return faces
}

// needs are the least faces that count, of each die that is rolled.
func (x *scores) needs(p *rules.Position) (all []int) {
	req := p.Request()
	for _, d := range req.Dice.Of {
		need := x.need(p, req.Kind, d.For)
		for range d.N {
			all = append(all, need)
		}
	}
	return all
}

// need is the least face that counts for a unit (NS-C4.3.31 to NS-C4.3.33,
// NS-C4.3.55, NS-C4.3.69).
func (x *scores) need(p *rules.Position, kind string, who rules.Ref) int {
	id := x.book.Format(who)
	if kind == "ns.save" {
		return 4 - x.traits[id]
	}
	if on, gun := x.guns[id]; gun && kind != "ns.morale" {
		return on
	}
	need := 4
	for _, m := range p.Mods() {
		if m.Why.A == who && (kind == "ns.morale") == (m.Sum == "morale") {
			need -= m.N
		}
	}
	if kind != "ns.morale" {
		need = min(need, 6)
	}
	return need
}

// agree compares the rows of a card with those counted throw by throw; a card
// of samples may be off by so much.
func (x *scores) agree(card *odds.Odds, off *big.Rat) bool {
	got := map[string]*big.Rat{}
	for _, row := range card.Rows {
		got[row.Text.Key] = row.Chance
	}
	near := func(a, b *big.Rat) bool { return new(big.Rat).Abs(new(big.Rat).Sub(a, b)).Cmp(off) <= 0 }
	for key, chance := range x.rows {
		if got[key] == nil {
			got[key] = new(big.Rat)
		}
		if !near(got[key], chance) {
			return false
		}
	}
	return len(got) == len(x.rows)
}

func TestTheCardOfASmallCombatOfSquaresAgreesWithEveryThrow(t *testing.T) {
	book, ok := scenarios.Book("squares")
	if !ok {
		t.Fatal("this system is not there")
	}
	r := rand.New(rand.NewPCG(5, 7))
	exact, sampled, rolled, rows := 0, 0, 0, map[string]int{}
	enough := 4
	if testing.Short() {
		enough = 2
	}
	for exact+sampled < enough {
		k, p := smallCombat(t, book, r)
		roll := rules.Option{Do: "roll"}
		card, err := odds.Query{Variants: []odds.WhatIf{}}.Card(p, roll)
		if err != nil {
			t.Fatal(err)
		}
		x := &scores{skirmishers: k, t: t, book: book, r: r, rows: map[string]*big.Rat{}}
		x.follow(p, rules.Answer{By: rules.First, Option: roll}, big.NewRat(1, 1))
		off := new(big.Rat)
		if card.Sampled > 0 {
			sampled++
			off.SetFrac64(8, 100) // five deviations of a thousand throws
		} else {
			exact++
		}
		if !x.agree(card, off) {
			t.Errorf("%s: the card says %v of %d samples, every throw %v", strings.Join(append(k.forces, k.states...), "\n"), card.Rows, card.Sampled, x.rows)
		}
		rolled += x.seen
		for key := range x.rows {
			rows[key]++
		}
	}
	if len(rows) < 4 {
		t.Errorf("only the rows %v have come", rows)
	}
	t.Log(exact, sampled, rolled, rows)
}

func TestATieThatIsRolledAgainIsSharedByTheOtherResults(t *testing.T) {
	book, ok := scenarios.Book("squares")
	if !ok {
		t.Fatal("this system is not there")
	}
	_, data, err := scenarios.Open("squares", "ns-01-maida")
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.Load(data, nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	for named := 0; err == nil && named < 1; {
		q := p.Request()
		a := rules.Answer{By: q.To}
		switch {
		case q.To == rules.Chance:
			a.Faces = q.Dice.Throw(rand.New(rand.NewPCG(1, 1)))
		case q.Kind == "contest.name":
			named++
			a.Option = find(t, book, q, map[rules.Side]string{rules.First: "fr-left", rules.Second: "gb-left"}[q.To])
		default:
			a.Option = q.Options[q.Quiet]
		}
		p, _, err = p.Play(a)
	}
	if err != nil {
		t.Fatal(err)
	}
	q, ties := p.Request(), 0
	for _, o := range q.Options {
		card, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		sum, again := new(big.Rat), tie(t, p, o)
		if again != "" {
			ties++
		}
		for _, row := range card.Rows {
			sum.Add(sum, row.Chance)
			if row.Text.Key == again || row.Text.A == 0 {
				t.Errorf("%s: the row %+v", book.Format(o.Who), row.Text)
			}
		}
		if len(card.Rows) != 2 || sum.Cmp(big.NewRat(1, 1)) != 0 {
			t.Errorf("%s: %d rows that add to %s", book.Format(o.Who), len(card.Rows), sum)
		}
	}
	if ties == 0 {
		t.Error("no throw is a tie")
	}
}

// tie is the result of an option after which the rules say that the same dice
// are thrown again, or "".
func tie(t *testing.T, p *rules.Position, o rules.Option) (key string) {
	t.Helper()
	b := &throws{t: t, most: 1000, meet: func(e rules.Event) {
		if e.Again {
			key = e.Text.Key
		}
	}}
	b.count(p, o)
	return key
}

// find returns the option of a request about a thing.
func find(t *testing.T, book rules.Rulebook, q *rules.Request, who string) rules.Option {
	t.Helper()
	for _, o := range q.Options {
		if book.Format(o.Who) == who {
			return o
		}
	}
	t.Fatalf("%s offers nothing about %s", q.Kind, who)
	return rules.Option{}
}

func TestAnAttackOnASquareNamesWhoeverStandsThere(t *testing.T) {
	book, ok := scenarios.Book("squares")
	if !ok {
		t.Fatal("this system is not there")
	}
	r := rand.New(rand.NewPCG(5, 1))
	for range 20 {
		_, p := smallCombat(t, book, r)
		card, err := odds.Card(p, rules.Option{Do: "roll"})
		if err != nil {
			t.Fatal(err)
		}
		blue := 0
		for _, u := range card.Units {
			if name := book.Format(u.Who); strings.HasPrefix(name, "blue-") && u.Side == rules.Second {
				blue++
			}
		}
		if card.Target != 0 || blue == 0 {
			t.Errorf("target %v and %d defenders by name, want a square and some", card.Target, blue)
		}
		if card.First.Lost.High.Sign() == 0 {
			t.Errorf("nobody in the square loses anything: %v", card.Rows)
		}
	}
}

func TestTheResultsOfAnAttackStandFromItsWorstToItsBest(t *testing.T) {
	book, ok := scenarios.Book("squares")
	if !ok {
		t.Fatal("this system is not there")
	}
	order := []string{"repulsed", "lost", "mutual", "standoff", "won", "cleared"}
	r := rand.New(rand.NewPCG(5, 1))
	most := 0
	for range 10 {
		_, p := smallCombat(t, book, r)
		card, err := odds.Card(p, rules.Option{Do: "roll"})
		if err != nil {
			t.Fatal(err)
		}
		var places []int
		for _, row := range card.Rows {
			places = append(places, slices.Index(order, strings.TrimPrefix(row.Text.Key, "ns.row.combat.")))
		}
		if !slices.IsSorted(places) || slices.Contains(places, -1) {
			t.Errorf("the results stand in the order %v of %v", places, order)
		}
		most = max(most, len(places))
	}
	if most < 4 {
		t.Errorf("no attack had more than %d results", most)
	}
}
