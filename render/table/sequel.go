package table

import (
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// sequel is what follows for certain from an option that waits and needs no
// dice.
type sequel struct {
	texts []rules.Text
	sums  []rules.Tally // with which a combat begins that it declares
}

// outcome tells what the option that waits leads to, where no dice are near:
// who gains and who loses by it.
func (t *Table) outcome(f *column) {
	o, ok := t.pending()
	if !ok {
		f.text(ui.Flavour, f.c.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	f.text(ui.Strong, f.c.Theme.Text, t.words.OddsTitle(o))
	then := t.sequel.Of(t.act(o), func(a foresee.Act) (then sequel) {
		then.texts = a.Outcome()
		if t.scene.Binds(o) {
			then.sums = foresee.Sums(a.Pos, []rules.Option{o})[o]
		}
		return then
	})
	for _, x := range then.texts {
		f.gap(2)
		f.text(ui.Body, f.c.Theme.Text, t.words.Say(x))
	}
	for i := range then.sums {
		s := &then.sums[i]
		f.pair(ui.Strong, t.words.SumWord(s.Key), t.words.TallyValue(s))
	}
}
