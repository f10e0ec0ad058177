package table

import (
	"grognard/render/ui"
)

// outcome tells what the option that waits leads to, where no dice are near:
// who gains and who loses by it.
func (t *Table) outcome(f *column) {
	o, ok := t.pending()
	if !ok {
		f.text(ui.Flavour, f.c.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	f.text(ui.Strong, f.c.Theme.Text, t.words.OddsTitle(o))
	then := t.ahead.Consequence(t.act(o))
	for _, x := range then.Texts {
		f.gap(2)
		f.text(ui.Body, f.c.Theme.Text, t.words.Say(x))
	}
	for i := range then.Sums {
		s := &then.Sums[i]
		f.pair(ui.Strong, t.words.SumWord(s.Key), t.words.TallyValue(s))
	}
}
