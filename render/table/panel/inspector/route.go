package inspector

import (
	"strconv"

	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// routes tells what each way to the cell under the pointer costs, line by line, and what
// the piece may still do at its end.
func (k *Panel) routes(f *panel.Column, cell rules.Ref) {
	if k.pinned || cell == 0 {
		return
	}
	theme, top := f.C.Theme, f.Y
	if why := k.Choice.Why.Route(cell); !why.OK() {
		f.Ruled("chip.way", why.Rule, k.Words.Capital(k.Words.Say(why.Text)), "", theme.Danger)
	}
	for n, w := range k.Choice.Routes(cell) {
		if w.Option.At != cell || len(w.Mods) == 0 && w.Sign == rules.Plain {
			continue
		}
		head := k.Words.Capital(k.Words.Label(w.Option))
		if sum := w.Cost(); sum != 0 {
			head = k.Words.About(head, k.Words.Word("format.value", k.Words.SumWord(w.Mods[0].Sum), strconv.Itoa(sum)))
		}
		f.Text(ui.SmallB, theme.Accent, head)
		for i := range w.Mods {
			m := &w.Mods[i]
			number := ""
			if m.N != 0 {
				number = strconv.Itoa(m.N)
			}
			chip := k.Words.Keys.Join("chip", "way", k.Words.Keys.Number(n*100+i))
			f.Ruled(chip, m.Rule, k.Words.Capital(k.Words.Say(m.Why)), number, theme.Text)
		}
		if key := signWord(w.Sign); key != "" {
			f.Ruled("", "", k.Words.Capital(k.Words.Word(key)), "", theme.Text)
		}
	}
	if f.Y > top {
		f.Gap(6)
	}
}

// signWord is the key of what a sign means, "" for none.
func signWord(s rules.Sign) string {
	switch s {
	case rules.Ends:
		return "table.sign.ends"
	case rules.Stops:
		return "table.sign.stops"
	}
	return ""
}
