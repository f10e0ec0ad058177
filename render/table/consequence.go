package table

import (
	"grognard/render/table/panel"
	"grognard/render/ui"
)

// outcome tells what the option that waits leads to, where no dice are near:
// who gains and who loses by it.
func (t *Table) outcome(f *panel.Column) {
	o, ok := t.choice.Pending()
	if !ok {
		f.Text(ui.Flavour, f.C.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, t.words.OddsTitle(o))
	then := t.ahead.Consequence(t.choice.Trial(o))
	for _, x := range then.Texts {
		f.Gap(2)
		f.Text(ui.Body, f.C.Theme.Text, t.words.Say(x))
	}
	for i := range then.Sums {
		s := &then.Sums[i]
		f.Pair(ui.Strong, t.words.SumWord(s.Key), t.words.TallyValue(s))
	}
}
