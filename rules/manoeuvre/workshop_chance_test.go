package manoeuvre

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestChanceBattlesAreSoundAndEven(t *testing.T) {
	rulestest.Chance(t, Book{}, func(t *testing.T, w rules.Wish, d *rules.Draft) {
		b := d.Board.(*Board)
		var worth, stand [2]int
		for s := range worth {
			for u := range 8 {
				k := b.unitType(rules.Side(s), u)
				worth[s] += k.full + k.reduced
				if b.plan[s].worn>>uint(u)&1 == 1 {
					worth[s] -= k.full
				}
			}
		}
		for _, x := range d.Things {
			if q := x.Prop("at"); q != nil {
				stand[x.Side]++
				if at, ok := parseSquare(q.Value); !ok || !home(x.Side == rules.Second).Has(at) || b.ground[at] == lake {
					t.Errorf("%s stands on %s", x.Stock, q.Value)
				}
			}
		}
		rulestest.Even(t, Book{}, w, worth)
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

func TestAChanceBattleIsEvenedByOneArmy(t *testing.T) {
	rulestest.Thinned(t, Book{}, func(board rules.Board) (worth [2]int) {
		b := board.(*Board)
		for s := range worth {
			for u := range 8 {
				k := b.unitType(rules.Side(s), u)
				if worth[s] += k.reduced; b.plan[s].worn>>uint(u)&1 == 0 {
					worth[s] += k.full
				}
			}
		}
		return worth
	})
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
