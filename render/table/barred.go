package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/ui"
	"grognard/rules"
)

// barred lists the answers to the question of a ribbon which name nothing but
// what it is about, and which the rules refuse at the moment: they stand beside
// the others, with the reason. What names a card is left out, since it would tell who holds it.
func (t *Table) barred() (all []rules.Refusal) {
	if !t.onRibbon() {
		return nil
	}
	for _, r := range t.refused() {
		known := func(o rules.Refusal) bool { return o.Option == r.Option }
		o := r.Option
		if o.Who == t.scene.Ask.About { // known without a click
			o.Who = 0
		}
		if choice.Bare(o) && len(r.Reasons) > 0 && !slices.Contains(t.scene.Ask.Options, r.Option) && !slices.ContainsFunc(all, known) {
			all = append(all, r)
		}
	}
	return all
}

// barredWidth is the width of their buttons; 0 where they would leave no room
// for the question.
func (t *Table) barredWidth(c *ui.Ctx, taken float32) (w float32) {
	for _, r := range t.barred() {
		bw, _ := c.Size(ui.Button{Label: t.words.Label(r.Option)})
		w += bw + c.Px(6)
	}
	if t.lay.asks.W-taken-w <= c.Px(leastQuestion) {
		return 0
	}
	return w
}

// barredButtons sets them left of x, none of which can be pushed, and returns
// the new x.
func (t *Table) barredButtons(c *ui.Ctx, in *paint.Rect, x float32) float32 {
	for _, r := range t.barred() {
		why := r.Reasons[0]
		b := ui.Button{Name: t.names.Dot("barred", r.Option.Do), Label: t.words.Label(r.Option), Why: t.words.Sentences(t.words.Say(why.Text), why.Rule)}
		w, h := c.Size(b)
		c.Button(paint.Rect{X: x - w, Y: in.Y + (in.H-h)/2, W: w, H: h}, b)
		x -= w + c.Px(6)
	}
	return x
}
