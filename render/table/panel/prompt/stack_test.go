package prompt

import (
	"slices"
	"testing"

	"grognard/render/table/choice"
	"grognard/rules"
)

// The same deed of several pieces is told apart by their names, on cards that are pushed
// apart from each other.
func TestTheSameDeedOfSeveralPiecesNamesThem(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	all := d.Scene.View().Pieces
	one, two := all[0].Ref, all[slices.IndexFunc(all, func(p rules.Piece) bool { return d.Words.Name(p.Ref) != d.Words.Name(all[0].Ref) })].Ref
	q := *d.Scene.Ask
	q.Options = []rules.Option{{Do: "hold"}, {Do: "battle", Who: one}, {Do: "battle", Who: two}, {Do: "battle", Who: one, With: two}}
	d.put(&q)
	var list []choice.Reply
	for _, o := range q.Options {
		list = append(list, choice.Reply{Option: o})
	}
	names, told := map[string]bool{}, map[string]bool{}
	for _, a := range d.bar.compose(list, nil) {
		if names[a.name] {
			t.Errorf("two cards are called %s", a.name)
		}
		names[a.name] = true
		if a.option.Who == 0 {
			if len(a.facts) > 0 {
				t.Errorf("the answer of all names %+v", a.facts)
			}
			continue
		}
		if len(a.facts) == 0 || told[a.facts[0].label] {
			t.Errorf("%+v names nobody, or the same as another: %+v", a.option, a.facts)
			continue
		}
		told[a.facts[0].label] = true
	}
	if len(told) != 3 {
		t.Errorf("%d cards name pieces", len(told))
	}
}
