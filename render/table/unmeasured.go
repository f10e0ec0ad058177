package table

import (
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// pair are two bodies at a position, the one that acts first.
type pair struct {
	pos *rules.Position
	who [2]rules.Ref
}

// unmeasured shows, where nobody may measure before he has decided, what is
// known all the same of who acts and of whom he aims at, and what may come of it
// as far as he can judge; false if nobody does.
func (t *Table) unmeasured(c *ui.Ctx, in paint.Rect, s *foresee.Card) bool {
	who, at := t.choice.Attack(t.touch.hover)
	if !t.scene.Blind() || t.scene.Ask == nil || t.scene.Ask.About != 0 || t.clips.Running() {
		return false
	}
	if who == 0 {
		who = t.choice.Hand.Who
	}
	if who == 0 {
		return false
	}
	of := pair{t.scene.Pos, [2]rules.Ref{who, at}}
	known := t.known.Of(of, t.learn)
	sc := c.Scroll("odds", in)
	f := panel.In(c, sc, &t.asked)
	f.Text(ui.Small, c.Theme.Muted, t.words.Word("table.unmeasured"))
	if s != nil && s.Err == nil {
		t.fight.Variants(&f, s)
	}
	for i, r := range of.who {
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

// learn asks the rules about two bodies.
func (t *Table) learn(of pair) (notes [2][]rules.Note) {
	for i, r := range of.who {
		if r != 0 {
			notes[i] = t.m.Book().Inspect(of.pos.Board(), t.scene.Viewer, r)
		}
	}
	return notes
}
