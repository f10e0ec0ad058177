package analysis

import (
	"testing"

	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/names"
	"grognard/render/screen/pagetest"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/rules"
)

// Two options that read alike are told apart by what differs: where to, with what, how many.
func TestWhatReadsAlikeIsToldApart(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, "eagles", "three-elms-crossroads")
	v := *m.At(0).View(rules.First)
	w := words.New(d.Deps.Words.Catalog, m.Book(), &names.Book{Rulebook: m.Book()}, &scene.Scene{View: func() *rules.View { return &v }, Pos: m.At(0)})
	w.See(&v)
	g := &Game{Study: study.Of(m, nil), Match: m, Words: w}
	who := func(n int) rules.Ref { return v.Pieces[n].Ref }
	unit := v.Map.Unit
	v.Pieces = append(v.Pieces[:0:0], v.Pieces...)
	for i := range v.Pieces {
		v.Pieces[i].Pt = rules.Point{X: 1000 * unit, Y: 1000 * unit}
	}
	last := len(v.Pieces) - 1
	v.Pieces[0].Pt = rules.Point{X: unit, Y: unit}
	v.Pieces[last].Pt = rules.Point{X: 9 * unit, Y: unit}
	for _, k := range []struct {
		name       string
		one, other rules.Option
		a, b       string
	}{
		{"the same", rules.Option{Do: "ride"}, rules.Option{Do: "ride"}, "", ""},
		{"to where", rules.Option{Pt: rules.Point{X: 3 * unit, Y: unit}}, rules.Option{Pt: rules.Point{X: 8 * unit, Y: unit}},
			"2.0″ from " + g.Words.Name(who(0)), "1.0″ from " + g.Words.Name(who(last))},
		{"with what", rules.Option{With: who(0)}, rules.Option{}, g.Words.Placed(who(0)), ""},
		{"how many", rules.Option{Do: "x", N: 2}, rules.Option{Do: "x", N: 3}, "2", "3"},
	} {
		if a, b := differ(&d.Deps, g, &v, k.one, k.other); a != k.a || b != k.b {
			t.Errorf("%s: %q and %q, want %q and %q", k.name, a, b, k.a, k.b)
		}
	}
}
