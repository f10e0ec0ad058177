package rulestest

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/conjure"
)

// Chance examines the chance battles of a rulebook: that each is a whole draft
// without a flaw, that the same wish gives the same bytes, that random games go
// through without a fault, and that what cannot be wished is refused. look is told
// each battle, with what was wished.
func Chance(t *testing.T, book rules.Conjurer, look func(t *testing.T, w rules.Wish, d *rules.Draft)) {
	t.Run("Whole", func(t *testing.T) {
		seen := map[uint64]bool{} // boards: title and number differ anyway
		n := Long(200, 60, 20)
		for seed := range n {
			w := wished(book, uint64(seed))
			text, err := book.Conjure(w)
			if err != nil {
				t.Fatalf("%+v: %v", w, err)
			}
			b := conjured(t, book, w, text, look)
			if t.Failed() {
				t.Fatalf("%+v:\n%s", w, text)
			}
			seen[b.Hash()] = true
		}
		if 5*len(seen) < 4*n {
			t.Errorf("%d seeds make only %d battles", n, len(seen))
		}
	})
	t.Run("Plays", func(t *testing.T) {
		for seed := range Many(20, 4) {
			plays(t, book, uint64(seed))
		}
	})
	t.Run("Refuses", func(t *testing.T) { refuses(t, book) })
	t.Run("Words", func(t *testing.T) {
		en := words(t, "en")
		for _, p := range book.Wishes() {
			keys := []string{p.Word, p.Word + ".about"}
			for i, v := range p.Values {
				if key := p.Word + "." + v; p.Names == nil {
					keys = append(keys, key)
				} else {
					keys = append(keys, p.Names[i].Key)
				}
			}
			for _, key := range keys {
				if en[key] == "" && spoken(en, book.Prefix()) {
					t.Errorf("no words for %q", key)
				}
			}
		}
	})
}

// wished is a wish: for even seeds nothing but the seed, else some value of each
// thing that can be asked; every other one of both is plain.
func wished(book rules.Conjurer, seed uint64) rules.Wish {
	w := rules.Wish{Seed: seed, Says: map[string]string{}, Plain: seed%4 >= 2}
	if seed%2 == 0 {
		return w
	}
	r, taken := rand.New(rand.NewPCG(seed, 18)), map[string]bool{}
	for _, p := range book.Wishes() {
		switch p.Kind {
		case rules.PropChoice:
			v := p.Values[r.IntN(len(p.Values))]
			if taken[v] { // the other army
				v = rules.WishAny
			}
			w.Says[p.Key], taken[v] = v, true
		case rules.PropNumber:
			step := max(1, p.Step)
			w.Says[p.Key] = strconv.Itoa(p.Low + step*r.IntN((p.High-p.Low)/step+1))
		}
	}
	return w
}

// conjured checks a chance battle and returns its board.
func conjured(t *testing.T, book rules.Conjurer, w rules.Wish, text string, look func(*testing.T, rules.Wish, *rules.Draft)) rules.Board {
	t.Helper()
	if again, _ := book.Conjure(w); again != text {
		t.Error("the same wish makes another battle")
	}
	d, err := book.Draft(text)
	if err != nil {
		t.Error(err)
		return nil
	}
	if !d.Whole() || len(d.Flaws) > 0 {
		for _, f := range d.Flaws {
			t.Errorf("flaw: %v", f.Err)
		}
		return nil
	}
	b, err := book.Load([]byte(text), nil)
	if err != nil || b.Hash() != d.Board.Hash() {
		t.Errorf("Load: %v", err)
		return nil
	}
	look(t, w, d)
	return b
}

// Even checks that both armies of a chance battle cost the same but for a tenth; where
// what armies are better than their points is levelled, for that as well.
func Even(t *testing.T, book rules.Conjurer, w rules.Wish, worth [2]int) {
	t.Helper()
	most := 100
	if !w.Plain {
		most += conjure.MostLevelled(book.Name())
	}
	if less := min(worth[0], worth[1]); (max(worth[0], worth[1])-less)*1000 > less*most {
		t.Errorf("armies worth %v: more than %d thousandths differ", worth, most)
	}
}

// plays plays random answers from the beginning of a chance battle.
func plays(t *testing.T, book rules.Conjurer, seed uint64) {
	t.Helper()
	text, err := book.Conjure(wished(book, seed))
	if err != nil {
		t.Fatal(err)
	}
	b, err := book.Load([]byte(text), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(book, b)
	r, n := rand.New(rand.NewPCG(seed, 19)), 0
	for ; err == nil && n < 200 && p.Request() != nil; n++ {
		p, _, err = p.Play((Playout{}).Answer(p.Request(), r))
	}
	if err != nil {
		t.Errorf("seed %d, answer %d: %v", seed, n, err)
	}
	if n < 20 {
		t.Errorf("seed %d: the battle is over after %d answers", seed, n)
	}
}

// refuses checks that wishes which a book does not know are faults.
func refuses(t *testing.T, book rules.Conjurer) {
	t.Helper()
	wrong := []map[string]string{{"moon": "full"}}
	for _, p := range book.Wishes() {
		switch p.Kind {
		case rules.PropChoice:
			wrong = append(wrong, map[string]string{p.Key: "moon"})
		case rules.PropNumber:
			wrong = append(wrong, map[string]string{p.Key: fmt.Sprint(p.High + 1)}, map[string]string{p.Key: "many"})
		}
	}
	for _, says := range wrong {
		_, err := book.Conjure(rules.Wish{Seed: 1, Says: says})
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key == "" {
			t.Errorf("%v: %T %v", says, err, err)
		}
	}
}

// Roadless checks of a book whose maps have no roads that no chance battle is called after a
// crossing of them.
func Roadless(t *testing.T, book rules.Conjurer) {
	t.Helper()
	for seed := range uint64(60) {
		text, err := book.Conjure(rules.Wish{Seed: seed, Says: map[string]string{"country": "villages"}})
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(text, "Crossroads") {
			t.Errorf("seed %d: there is no crossing of roads", seed)
		}
	}
}

// Thinned checks that what a side is to spare makes its army cost less, roughly by so
// much, and changes nothing of the other army. costs tells what both are worth.
func Thinned(t *testing.T, book rules.Conjurer, costs func(rules.Board) [2]int) {
	t.Helper()
	for seed := range uint64(12) {
		for side := range 2 {
			worth := func(spare int) [2]int {
				w := rules.Wish{Seed: seed}
				w.Spare[side] = spare
				text, err := book.Conjure(w)
				if err != nil {
					t.Fatal(err)
				}
				b, err := book.Load([]byte(text), nil)
				if err != nil {
					t.Fatalf("%v\n%s", err, text)
				}
				return costs(b)
			}
			full, less := worth(0), worth(200)
			// both may be worth less, to come nearer to what is asked
			if was, is := full[side]*less[1-side], less[side]*full[1-side]; less[1-side]*100 < full[1-side]*90 || is*100 > was*92 || is*100 < was*68 {
				t.Errorf("seed %d: armies worth %v and, side %d with 200 thousandths less, %v", seed, full, side, less)
			}
		}
	}
}
