package odds

import (
	"fmt"
	"maps"
	"math/big"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/manoeuvre"
)

// randomBattle is a Combat Phase of two armies in disorder: everybody within
// reach of somebody, any ground, any strength, any hands.
func randomBattle(t *testing.T, r *rand.Rand) *rules.Position {
	t.Helper()
	unit, card := named(t, "au-1r"), named(t, "au-1r-1") // units and cards are counted through the eight armies
	armies := r.Perm(8)[:2]
	var s strings.Builder
	fmt.Fprintf(&s, "format = 1\nfirst = \"south\"\n[rules]\nambush = %q\nhill_bonus = %q\n[map]\nrows = [",
		pick(r, "classic", "revised"), pick(r, "per_unit", "once"))
	for range 8 {
		row := ""
		for range 8 {
			row += pick(r, ".", ".", ".", ".", "H", "H", "W", "T", "F", "M")
		}
		fmt.Fprintf(&s, "%q, ", row)
	}
	fmt.Fprintf(&s, "]\n[position]\nphase = \"combat\"\nturn = 3\nactive = %q\n", pick(r, "south", "north"))
	squares := r.Perm(40) // ranks 2 to 6
	for i, name := range []string{"south", "north"} {
		var units, hand []string
		for u := range 8 {
			q := squares[8*i+u]
			mark := pick(r, "", "", " reduced", " redoubt")
			units = append(units, fmt.Sprintf("%s %c%d%s", manoeuvre.Book{}.Format(rules.MakeRef(unit.Kind(), 8*armies[i]+u)), 'a'+q%8, 2+q/8, mark))
		}
		for _, c := range r.Perm(60)[:r.IntN(6)] {
			hand = append(hand, manoeuvre.Book{}.Format(rules.MakeRef(card.Kind(), 60*armies[i]+c)))
		}
		army, _, _ := strings.Cut(units[0], "-")
		s.WriteString(side(name, army, strings.Join(units, ", "), strings.Join(hand, " ")))
	}
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

func named(t *testing.T, name string) rules.Ref {
	t.Helper()
	ref, err := manoeuvre.Book{}.Parse(name)
	if err != nil {
		t.Fatal(err)
	}
	return ref
}

func pick(r *rand.Rand, of ...string) string { return of[r.IntN(len(of))] }

// brute counts the rows of a combat without the help of rules.Preview.
type brute struct {
	t    *testing.T
	r    *rand.Rand
	form string // what was declared
	rows map[string]*big.Rat
	lost bool // there were too many faces to go through
}

// bruteRows counts the rows that option o of p leads to: every die face by
// face, with the least that the players may do where they are free to choose.
func bruteRows(t *testing.T, r *rand.Rand, p *rules.Position, form string, o rules.Option) *brute {
	b := &brute{t: t, r: r, form: form, rows: map[string]*big.Rat{}}
	b.follow(p, rules.Answer{By: p.Request().To, Option: o}, big.NewRat(1, 1))
	return b
}

func (b *brute) follow(p *rules.Position, a rules.Answer, chance *big.Rat) {
	b.t.Helper()
	next, news, err := p.Play(a)
	if err != nil {
		b.t.Fatal(err)
	}
	if row := rowTold(news); row != "" {
		b.add(row, chance)
		return
	}
	req := next.Request()
	switch {
	case req == nil || !strings.HasPrefix(req.Kind, "combat."):
	case req.Kind == "combat.roll":
		b.roll(next, chance)
	case req.To == rules.Chance:
		sixth := new(big.Rat).Mul(chance, big.NewRat(1, 6))
		for face := 1; face <= 6; face++ {
			b.follow(next, rules.Answer{By: rules.Chance, Faces: []int{face}}, sixth)
		}
	default:
		b.follow(next, rules.Answer{By: req.To, Option: leastOf(req)[0]}, chance)
	}
}

func (b *brute) add(row string, chance *big.Rat) {
	if b.rows[row] == nil {
		b.rows[row] = new(big.Rat)
	}
	b.rows[row].Add(b.rows[row], chance)
}

// roll goes through all faces of all dice and looks the totals up, and plays
// one throw to see that the rules look them up alike.
func (b *brute) roll(p *rules.Position, chance *big.Rat) {
	b.t.Helper()
	attack, defence := 0, 0
	for _, m := range p.Mods() {
		if m.Sum == "attack" {
			attack += m.N
		} else {
			defence += m.N
		}
	}
	dice := p.Request().Dice
	ways := map[string]int64{}
	all := int64(1)
	for i := range dice.N() {
		all *= int64(dice.Sides(i))
	}
	if b.lost = all > 3_000_000; b.lost {
		return
	}
	for throw := range all {
		total := 0
		for i := range dice.N() {
			sides := int64(dice.Sides(i))
			total += 1 + int(throw%sides)
			throw /= sides
		}
		ways[b.lookUp(attack+total, defence)]++
	}
	for row, n := range ways {
		b.add(row, new(big.Rat).Mul(chance, big.NewRat(n, all)))
	}
	faces := dice.Throw(b.r)
	_, news, err := p.Play(rules.Answer{By: rules.Chance, Faces: faces})
	if err != nil {
		b.t.Fatal(err)
	}
	if got, want := rowTold(news), b.lookUp(attack+rules.Total(faces), defence); got != want {
		b.t.Errorf("%s: %d and %v against %d is %s, want %s", b.form, attack, faces, defence, got, want)
	}
}

// lookUp is parts 5.2 and 5.3 of the ledger.
func (b *brute) lookUp(attack, defence int) string {
	switch fire := b.form != "assault" && b.form != "ambush"; {
	case fire && attack > defence:
		return "hit"
	case fire:
		return "miss"
	case attack < defence:
		return "repulsed"
	case attack == defence:
		return "standoff"
	}
	return []string{"above", "double", "triple", "quadruple"}[min(attack/defence, 4)-1]
}

func rowTold(news []rules.Event) string {
	for _, e := range news {
		if e.Kind == rules.EvResult {
			return strings.TrimPrefix(e.Text.Key, "man.row.")
		}
	}
	return ""
}

// leastOf lists what a player may do who plays no more cards than he must.
func leastOf(req *rules.Request) []rules.Option {
	if req.Always && req.Quiet >= 0 {
		return req.Options[req.Quiet:][:1]
	}
	rest := slices.DeleteFunc(slices.Clone(req.Options), func(o rules.Option) bool { return o.With != 0 })
	if len(rest) == 0 {
		return req.Options
	}
	return rest
}

// look is shown an option of a combat, and what was declared; it says whether
// it has compared anything.
type look func(r *rand.Rand, p *rules.Position, form string, o rules.Option) bool

// combats plays random combats up to their result and shows every option that
// is taken on the way, until in enough of them something has been compared.
func combats(t *testing.T, seed uint64, enough int, see look) {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 2))
	for enough > 0 {
		if oneCombat(t, r, randomBattle(t, r), see) {
			enough--
		}
	}
}

func oneCombat(t *testing.T, r *rand.Rand, p *rules.Position, see look) (seen bool) {
	t.Helper()
	form := ""
	for {
		req := p.Request()
		a := rules.Answer{By: req.To}
		switch {
		case req.Kind == "combat.roll" || !strings.HasPrefix(req.Kind, "combat."):
			return seen
		case req.To == rules.Chance:
			a.Faces = req.Dice.Throw(r)
		default:
			a.Option = req.Options[r.IntN(len(req.Options))]
			if form == "" && a.Option.Do != "spy" {
				form = a.Option.Do
			}
			seen = see(r, p, form, a.Option) || seen
		}
		next, news, err := p.Play(a)
		if err != nil {
			t.Fatal(err)
		}
		if p = next; rowTold(news) != "" {
			return seen
		}
	}
}

// Part 10.4 of the ledger.
func TestTheCardAgreesWithEveryDieFaceOf300RandomCombats(t *testing.T) {
	forms := map[string]int{}
	combats(t, 1, 300, func(r *rand.Rand, p *rules.Position, form string, o rules.Option) bool {
		want := bruteRows(t, r, p, form, o)
		if want.lost || len(want.rows) == 0 {
			return false
		}
		line := rules.FormatOption(manoeuvre.Book{}, o)
		card := card(t, p, line)
		got, tenths, sum := map[string]*big.Rat{}, 0, new(big.Rat)
		for _, row := range card.Rows {
			got[strings.TrimPrefix(row.Text.Key, "man.row.")] = row.Chance
			tenths += row.Tenths
			sum.Add(sum, row.Chance)
		}
		if !maps.EqualFunc(got, want.rows, func(x, y *big.Rat) bool { return x.Cmp(y) == 0 }) {
			t.Errorf("%s at %s: rows %s, want %v", line, p.Request().Kind, rowsOf(card.Rows), want.rows)
		}
		if tenths != 1000 || sum.Cmp(one) != 0 {
			t.Errorf("%s: the rows add to %s and to %d tenths of a percent", line, sum, tenths)
		}
		forms[form]++
		return true
	})
	for _, form := range []string{"assault", "ambush", "bombard", "volley", "battery"} {
		if forms[form] == 0 {
			t.Errorf("among %v there is no %s", forms, form)
		}
	}
	t.Log(forms)
}
