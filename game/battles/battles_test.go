package battles

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/game/lang"
	"grognard/rules/draft"
	"grognard/scenarios"
)

// Made are battles made up, of all systems and with all that battles may say or leave out.
func made(n int, seed uint64) (all []Entry) {
	r := rand.New(rand.NewPCG(seed, 1))
	names := []string{"Roliça", "Buçaco", "Fuentes de Oñoro", "Auerstedt", "Aspern-Essling", "The bridge", "L’Aia", "Königgrätz"}
	books := scenarios.Books()
	for i := range n {
		e := Entry{Info: scenarios.Info{
			Book: books[r.IntN(len(books))].Name(), ID: fmt.Sprintf("made-%03d", i), Level: draft.Levels[r.IntN(len(draft.Levels))],
			Minutes: 1 + r.IntN(300), Size: draft.Sizes[r.IntN(len(draft.Sizes))],
		}, Past: Past(r.IntN(int(Won) + 1))}
		e.Title = scenarios.Words{EN: fmt.Sprintf("%s %d", names[r.IntN(len(names))], i), IT: fmt.Sprintf("%s (%d)", names[r.IntN(len(names))], i)}
		if r.IntN(5) > 0 {
			e.Date = fmt.Sprint(1792 + r.IntN(30))
			if r.IntN(2) > 0 {
				e.Date += fmt.Sprintf("-%02d-%02d", 1+r.IntN(12), 1+r.IntN(28))
			}
		}
		for range r.IntN(4) {
			if n := scenarios.Nations[r.IntN(len(scenarios.Nations))]; !slices.Contains(e.Nations, n) {
				e.Nations = append(e.Nations, n)
			}
		}
		if r.IntN(7) == 0 {
			e.Path = "made.toml"
		}
		e.Summary = scenarios.Words{EN: "Between the river and the hill.", IT: "Fra il fiume e la collina."}
		e.SpokenIn("en", e.Nations...)
		all = append(all, e)
	}
	return all
}

// everything is battles made up and those of the game.
func everything() []Entry {
	all := made(150, 1)
	for _, b := range scenarios.Books() {
		for _, e := range Of(b, nil) {
			e.SpokenIn("it")
			all = append(all, e)
		}
	}
	return all
}

// Every battle is found by each of its own values, by all of them together, and by any part of its title; and each
// value of a battle is one that is offered.
func TestEveryBattleIsFoundByWhatItIs(t *testing.T) {
	all := everything()
	r := rand.New(rand.NewPCG(2, 2))
	for i := range all {
		e := &all[i]
		var together Query
		for _, f := range Facets {
			for _, v := range e.Values(f) {
				if !slices.Contains(Values(f), v) {
					t.Errorf("%s: %s %q is not among the values", e.ID, f, v)
				}
				var q Query
				q.Toggle(f, v)
				together.Toggle(f, v)
				if !slices.Contains(q.Find(all), i) {
					t.Errorf("%s is not found by %s %q", e.ID, f, v)
				}
			}
		}
		for _, title := range []string{e.Title.EN, e.Title.IT} {
			letters := []rune(title)
			from := r.IntN(len(letters))
			to := from + 1 + r.IntN(len(letters)-from)
			together.Text = strings.ToUpper(string(letters[from:to]))
			if !slices.Contains(together.Find(all), i) {
				t.Errorf("%s is not found by %q of %q", e.ID, together.Text, title)
			}
		}
	}
}

// random is what some player looks for.
func random(r *rand.Rand) *Query {
	q := &Query{Text: []string{"", "", "ro", "1811", "rive", "bridge 1", "hill"}[r.IntN(7)], order: Orders[r.IntN(len(Orders))]}
	for range r.IntN(5) {
		f := Facets[r.IntN(len(Facets))]
		q.Toggle(f, Values(f)[r.IntN(len(Values(f)))])
	}
	return q
}

// Filters commute: what is found by the values of two facets is what either finds among what the other has found,
// and one more value of a facet only adds battles, as one more facet or word only leaves some out.
func TestFiltersCommute(t *testing.T) {
	all := everything()
	r := rand.New(rand.NewPCG(3, 3))
	among := func(list []Entry, q *Query) (found []Entry) {
		for _, i := range q.Find(list) {
			found = append(found, list[i])
		}
		return found
	}
	ids := func(list []Entry) (all []string) {
		for i := range list {
			all = append(all, list[i].Book+" "+list[i].ID)
		}
		slices.Sort(all)
		return all
	}
	some := 0
	for range 400 {
		a, b := random(r), random(r)
		for _, f := range Facets { // each facet is narrowed by one of them
			if len(a.chosen[f]) > 0 {
				delete(b.chosen, f)
			}
		}
		both := &Query{Text: a.Text + " " + b.Text, chosen: map[Facet][]string{}}
		for _, q := range []*Query{a, b} {
			for f, v := range q.chosen {
				both.chosen[f] = append(both.chosen[f], v...)
			}
		}
		ab, ba, x := ids(among(among(all, a), b)), ids(among(among(all, b), a)), ids(among(all, both))
		if !slices.Equal(ab, ba) || !slices.Equal(ab, x) {
			t.Fatalf("%+v and %+v: %d, %d and together %d are found", a, b, len(ab), len(ba), len(x))
		}
		if some += len(x); len(x) > len(a.Find(all)) {
			t.Fatalf("%+v finds more than %+v", both, a)
		}
		f := Facets[r.IntN(len(Facets))]
		v := Values(f)[r.IntN(len(Values(f)))]
		if n := len(a.Find(all)); len(a.chosen[f]) > 0 && !a.Chosen(f, v) {
			if a.Toggle(f, v); len(a.Find(all)) < n {
				t.Fatalf("%s %q more leaves battles out", f, v)
			}
		}
	}
	if some == 0 {
		t.Error("nothing is ever found")
	}
}

// A list in any order has each battle once, and those in order that it is about.
func TestBattlesAreListedInTheOrderChosen(t *testing.T) {
	all := everything()
	for _, o := range Orders {
		q := Query{order: o}
		found := q.Find(all)
		if n := slices.Sorted(slices.Values(found)); len(n) != len(all) || n[0] != 0 || len(slices.Compact(n)) != len(all) {
			t.Fatalf("%s: %d of %d battles", o, len(found), len(all))
		}
		for k := range found[1:] {
			a, b := &all[found[k]], &all[found[k+1]]
			right := map[Order]bool{
				ByLevel: a.Own() == b.Own() && (a.Own() || rank(a.Level) < rank(b.Level) || rank(a.Level) == rank(b.Level) && a.Minutes <= b.Minutes) || !a.Own() && b.Own(),
				ByYear:  b.Year() == 0 || a.Year() != 0 && a.Year() <= b.Year(),
				ByTime:  a.Minutes <= b.Minutes, ByTitle: a.titles <= b.titles,
			}[o]
			if !right {
				t.Errorf("%s: %+v comes before %+v", o, a.Info, b.Info)
			}
		}
	}
}

// A battle in whose title stands what was typed comes before one that only tells of it, in whatever order; a text is
// searched by the beginnings of its words.
func TestTitlesComeBeforeTexts(t *testing.T) {
	all := []Entry{
		{Info: scenarios.Info{ID: "a", Level: "beginner", Minutes: 10, Title: scenarios.Words{EN: "Before the town"}, Story: scenarios.Words{EN: "Wellesley came from Talavera de la Reina."}}},
		{Info: scenarios.Info{ID: "b", Level: "standard", Minutes: 90, Title: scenarios.Words{EN: "Talavera", IT: "Talavera"}}},
	}
	for i := range all {
		all[i].SpokenIn("en")
	}
	for text, want := range map[string][]int{"talav": {1, 0}, "": {0, 1}, "avera": {1}, "TÀLAVERA": {1, 0}, "reina wellesley": {0}, "esley": {}, "talavera x": {}} {
		q := Query{Text: text}
		if got := q.Find(all); !slices.Equal(got, want) {
			t.Errorf("%q finds %v, not %v", text, got, want)
		}
	}
}

// Only what tells battles apart is offered, and what is chosen, so that it can be given up.
func TestWhatAllBattlesHaveIsNotOffered(t *testing.T) {
	all := []Entry{{Info: scenarios.Info{Size: "small", Minutes: 20, Date: "1811"}}, {Info: scenarios.Info{Size: "small", Minutes: 50, Date: "1811"}}}
	var q Query
	if got := Offered(Size, all, &q); len(got) != 0 {
		t.Errorf("sizes %v", got)
	}
	if got := Offered(Time, all, &q); !slices.Equal(got, []string{"30", "60"}) {
		t.Errorf("times %v", got)
	}
	if q.Toggle(Size, "large"); !slices.Equal(Offered(Size, all, &q), []string{"large"}) || !q.Filters() {
		t.Errorf("chosen, and offered %v", Offered(Size, all, &q))
	}
	if q.Toggle(Size, "large"); q.Filters() || q.Narrows() {
		t.Errorf("given up, and there is %+v", q)
	}
	for _, p := range Values(Period) {
		first, last := Years(p)
		for _, y := range []int{first, last} {
			if e := (Entry{Info: scenarios.Info{Date: fmt.Sprint(y)}}); y != 0 && e.Values(Period)[0] != p {
				t.Errorf("%d is of %v, not of %s", y, e.Values(Period), p)
			}
		}
	}
}

// Whatever is typed finds the same in any case and with or without accents, and a list twice the same.
func FuzzText(f *testing.F) {
	for _, s := range []string{"", "roliça", "L’Aia", "1811 fr", "\x00", "königgrätz (", "ﬁ İ ß"} {
		f.Add(s)
	}
	all := made(40, 9)
	f.Fuzz(func(t *testing.T, text string) {
		q, plain := Query{Text: text}, Query{Text: lang.Fold(text)}
		if a, b := q.Find(all), plain.Find(all); !reflect.DeepEqual(a, b) || !reflect.DeepEqual(a, q.Find(all)) {
			t.Errorf("%q finds %v and %v", text, a, b)
		}
	})
}
