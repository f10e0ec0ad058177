package table

import (
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// unmeasured shows, where nobody may measure before he has decided, what is
// known all the same of who acts and of whom he aims at, and what may come of it
// as far as he can judge; false if nobody does.
func (t *Table) unmeasured(c *ui.Ctx, in paint.Rect, s *foresee.Card) bool {
	who, at := t.choice.Attack(t.touch.Hover)
	if !t.scene.Blind() || t.scene.Ask == nil || t.scene.Ask.About != 0 || t.clips.Running() {
		return false
	}
	if who == 0 {
		who = t.choice.Hand.Who
	}
	if who == 0 {
		return false
	}
	of := foresee.Pair{Pos: t.scene.Pos, Viewer: t.scene.Viewer, Who: [2]rules.Ref{who, at}}
	known := t.ahead.Known(t.m.Book(), of)
	sc := c.Scroll("odds", in)
	f := panel.In(c, sc, &t.asked)
	f.Text(ui.Small, c.Theme.Muted, t.words.Word("table.unmeasured"))
	if s != nil && s.Err == nil {
		t.fight.Variants(&f, s)
	}
	for i, r := range of.Who {
		if r == 0 {
			continue
		}
		f.Gap(6)
		f.Text(ui.Strong, c.Theme.Text, t.words.Placed(r))
		for k := range known[i] {
			n := &known[i][k]
			chip := t.names.Join("chip", "known", t.names.Number(100*i+k))
			f.Y += t.ruledLine(c, paint.Rect{X: f.X, Y: f.Y, W: f.W}, chip, n.Rule, t.words.Say(n.Text), "", c.Theme.Text)
		}
	}
	sc.Done(f.Y - sc.Y)
	return true
}
