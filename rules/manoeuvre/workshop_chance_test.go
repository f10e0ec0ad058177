package manoeuvre

import (
	"math/bits"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestChanceBattlesAreSoundAndEven(t *testing.T) {
	rulestest.Chance(t, Book{}, func(t *testing.T, _ rules.Wish, d *rules.Draft) {
		b := d.Board.(*Board)
		var stand [2]int
		for _, x := range d.Things {
			if q := x.Prop("at"); q != nil {
				stand[x.Side]++
				if at, ok := parseSquare(q.Value); !ok || !home(x.Side == rules.Second).Has(at) || b.ground[at] == lake {
					t.Errorf("%s stands on %s", x.Stock, q.Value)
				}
			}
		}
		if stand != [2]int{8, 8} {
			t.Errorf("%v units set up", stand)
		}
		if unfair(b.ground) > 12 {
			t.Errorf("the ground favours one side by %d", unfair(b.ground))
		}
		for q := range square(64) {
			if home(true).Has(q) && b.ground[q] != lake && !walks(b)[q] {
				t.Errorf("nobody can come to %s", q.name())
			}
		}
	})
}

// walks are the squares that can be come to from the southern edge in the end.
func walks(b *Board) (all [64]bool) {
	var next []square
	for q := range square(64) {
		if home(false).Has(q) {
			next = append(next, q)
		}
	}
	for len(next) > 0 {
		q := next[0]
		next = next[1:]
		if q == offBoard || all[q] || !b.ground[q].effects().enter {
			continue
		}
		all[q] = true
		next = append(next, adjacent[q][:]...)
	}
	return all
}

func TestChanceBattlesOfTheSameArmyAreRefused(t *testing.T) {
	says := func(first, second string) (string, error) {
		return Book{}.Conjure(rules.Wish{Seed: 3, Says: map[string]string{"first": first, "second": second}})
	}
	if _, err := says("fr", "fr"); err == nil {
		t.Error("France fights France")
	}
	for seed := range uint64(30) {
		if _, err := (Book{}).Conjure(rules.Wish{Seed: seed, Says: map[string]string{"second": "fr"}}); err != nil {
			t.Error(err)
		}
	}
}

// The more a side has to spare, the weaker it is: it begins, more of its units stand in the
// rear rank and more begin reduced. Steps are fine, for units of both armies may.
func TestAHandicapWeakensOneArmy(t *testing.T) {
	const begins = -90
	ids := [2]*army{&armies[1], &armies[5]}
	weaker := func(h handicap, s int) (n int) {
		if n = h.deep[s] * perDeep; h.first == s {
			n -= begins
		}
		for _, r := range ids[s].reductions() {
			if slices.Equal(r.units, h.reduced[s]) {
				n += r.costs
			}
		}
		return n
	}
	for lead := -300; lead <= 300; lead += 10 {
		for drawn := range 2 {
			h := even(ids, lead, begins, drawn)
			if got := weaker(h, 0) - weaker(h, 1); abs(got-lead) > 12 {
				t.Errorf("south is to be weaker by %d, and is by %d: %+v", lead, got, h)
			}
			if lead == 0 && h.first != drawn {
				t.Error("between equals the seed draws who begins")
			}
			if len(h.reduced[0]) > mostReduced || len(h.reduced[1]) > mostReduced || max(h.deep[0], h.deep[1]) > mostDeep {
				t.Errorf("too much: %+v", h)
			}
		}
	}
}

// What a file says of a handicap is what was asked for.
func TestAChanceBattleHasItsHandicap(t *testing.T) {
	type begun struct {
		worn, deep int
	}
	read := func(seed uint64, spare int) (all [2]begun) {
		text, err := Book{}.Conjure(rules.Wish{Seed: seed, Plain: true, Spare: [2]int{spare, 0}})
		if err != nil {
			t.Fatal(err)
		}
		d, err := Book{}.Draft(text)
		if err != nil {
			t.Fatal(err)
		}
		for s := range all {
			all[s].worn = bits.OnesCount8(d.Board.(*Board).plan[s].worn)
		}
		for _, x := range d.Things {
			if at := x.Prop("at"); at != nil {
				if q, _ := parseSquare(at.Value); q.rank() == 0 || q.rank() == 7 {
					all[x.Side].deep++
				}
			}
		}
		return all
	}
	for seed := range uint64(12) {
		none, much := read(seed, 0), read(seed, 200)
		if none[0].worn+none[1].worn != 0 {
			t.Errorf("seed %d: %+v without anything to spare", seed, none)
		}
		if much[0].worn < 3 || much[1].worn != 0 || much[0].deep < none[0].deep+3 || much[1] != none[1] {
			t.Errorf("seed %d: %+v, then %+v", seed, none, much)
		}
	}
}

// A country of marsh has some, unless its tiles lie elsewhere; then it is not called after it.
func TestAMarshyChanceBattleHasMarsh(t *testing.T) {
	wet := 0
	for seed := range uint64(60) {
		text, err := (Book{}).Conjure(rules.Wish{Seed: seed, Says: map[string]string{"country": "river"}})
		if err != nil {
			t.Fatal(err)
		}
		b, err := (Book{}).Load([]byte(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		has := slices.ContainsFunc(b.(*Board).ground[:], func(g ground) bool { return g == marsh || g == lake })
		if has {
			wet++
		}
		head, _, _ := strings.Cut(text, "[rules]")
		if strings.Contains(head, "River") || strings.Contains(head, "Bridge") || !has && strings.Contains(head, "arsh") {
			t.Errorf("seed %d is called after what it has not:%s", seed, head)
		}
	}
	if wet < 54 {
		t.Errorf("there is marsh in %d of 60", wet)
	}
}
