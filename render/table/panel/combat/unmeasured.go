package combat

import (
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// unmeasuredPair is who acts and whom he aims at, where nobody may measure before he
// has decided; none where nobody does.
func (d *Deps) unmeasuredPair(hover rules.Ref) (who, at rules.Ref) {
	if ask := d.Scene.Ask; !d.Scene.Blind() || ask == nil || ask.About != 0 || d.Scene.Moving() {
		return 0, 0
	}
	if who, at = d.Choice.Attack(hover); who == 0 {
		who = d.Choice.Hand.Who
	}
	return who, at
}

// unmeasured shows what is known of two bodies though nobody has measured, and what may
// come of the act as far as he can judge.
func (pn *Panel) unmeasured(f *frame, who, at rules.Ref) {
	of := foresee.Pair{Pos: pn.Scene.Pos, Viewer: pn.Scene.Viewer, Who: [2]rules.Ref{who, at}}
	known := pn.Ahead.Known(pn.Book, of)
	g := f.column("odds")
	defer g.done()
	g.Text(ui.Small, f.c.Theme.Muted, pn.Words.Word("table.unmeasured"))
	if f.card != nil && f.card.Err == nil {
		pn.tells.variants(&g.Column, f.card)
	}
	for i, r := range of.Who {
		if r == 0 {
			continue
		}
		g.Gap(6)
		g.Text(ui.Strong, f.c.Theme.Text, pn.Words.Placed(r))
		for k := range known[i] {
			n := &known[i][k]
			chip := pn.Words.Keys.Join("chip", "known", pn.Words.Keys.Number(100*i+k))
			g.Ruled(chip, n.Rule, pn.Words.Capital(pn.Words.Say(n.Text)), "", f.c.Theme.Text)
		}
	}
}
