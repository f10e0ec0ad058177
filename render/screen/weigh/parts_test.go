package weigh

import (
	"reflect"
	"slices"
	"testing"

	"grognard/game/weigh"
	"grognard/rules"
)

// 4 of 32 games and 28 of 32 are 12.5 % and 87.5 %: together they are written as a hundred.
func TestSharesComeToAHundred(t *testing.T) {
	for _, k := range []struct {
		is   []float64
		want []int
	}{
		{[]float64{.125, .875, 0}, []int{13, 87, 0}},
		{[]float64{1. / 3, 1. / 3, 1. / 3}, []int{34, 33, 33}},
		{[]float64{20. / 38, 8. / 38, 10. / 38}, []int{53, 21, 26}},
		{[]float64{0, 1, 0}, []int{0, 100, 0}},
	} {
		if got := parts(k.is...); !reflect.DeepEqual(got, k.want) {
			t.Errorf("%v: %v, want %v", k.is, got, k.want)
		}
	}
}

// A battle that is compared has its first games before the other one has all.
func TestNoBattleWaitsForAllGamesOfAnother(t *testing.T) {
	player, let := holding(weigh.FirstWord, every(4))
	defer let()
	other := toyBattle()
	other.Text += "\n"
	w := on(t, desk(t), player, toyBattle(), other)
	enough := func(i int) func() bool {
		return func() bool { l := &w.page.all[i].seen; return l.count != nil && l.r.Games >= weigh.FirstWord }
	}
	w.soon("the first games of the first", enough(0))
	w.Click("button.compare")
	w.Click("button.sheet.do")
	w.soon("the first games of the other", enough(1))
	if n := w.page.all[0].seen.r.Games; n >= weigh.Usual {
		t.Errorf("the first one has %d games", n)
	}
	let()
	w.rest()
	for _, k := range w.page.all {
		if k.seen.r.Games != weigh.Usual {
			t.Errorf("%d games in the end", k.seen.r.Games)
		}
	}
}

// Whose are the objectives: where they are counted for who stands there, the heading says so, and a
// town that is one is called by its name and its square.
func TestObjectivesAreCalledByTheirNames(t *testing.T) {
	for _, k := range []struct{ book, id, heading, place string }{
		{"squares", "ns-01-maida", "ui.weigh.goals.stood", "Maida (H4)"}, {"musket", "maida-1806", "ui.weigh.goals", ""}, {"ccn", "ccn-08-fuentes-de-onoro", "ui.weigh.goals.stood", "Fuentes de Oñoro (F5 and F6)"}} {
		w := begun(t, k.book, k.id)
		if !w.Reads(w.page.d.Word(k.heading)) || k.place != "" && !w.Reads(k.place) {
			t.Errorf("%s: neither %q nor %q is read", k.book, w.page.d.Word(k.heading), k.place)
		}
	}
}

// One piece that stands elsewhere is named.
func TestAPieceThatStandsElsewhereIsNamed(t *testing.T) {
	a := battle(t, "ccn", rolica)
	book := a.Book.(rules.Workshop)
	d, err := book.Draft(a.Text)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(d.Things, func(x rules.Thing) bool { return x.Stock != "" && len(x.Cells) == 1 && x.Ref != 0 })
	moved := d.Things[i]
	empty := rules.Ref(0)
	for _, c := range rules.Still(a.Book, d.Board).View(rules.Chance).Map.Cells {
		if !slices.ContainsFunc(d.Things, func(x rules.Thing) bool { return slices.Contains(x.Cells, c.Ref) }) {
			empty = c.Ref
		}
	}
	text, err := book.Edit(d, rules.Edit{Do: rules.EditPut, Path: moved.Path, Cells: []rules.Ref{empty}})
	if err != nil {
		t.Fatal(err)
	}
	player, let := holding(0, soldier)
	defer let()
	w := on(t, desk(t), player, a, Subject{Book: a.Book, Title: "B", Text: text})
	w.Click("button.compare")
	w.Click("button.sheet.do")
	name := w.page.d.Words.Say(moved.Name, w.page.all[0].names)
	if said := w.page.compareDrafts(w.page.all[0], w.page.all[1]); len(said) != 1 || said[0] != w.page.d.Words.About("Stand elsewhere", name) {
		t.Errorf("%q, moved was %s", said, name)
	}
}
