package tally

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Coming is an arrival in words: when and whose it is, who comes, and where, if the
// rules say that.
type Coming struct {
	Field            paint.Color // of its side
	Head, Who, Where string
	Rule             string
}

// ComingOf puts an arrival into words.
func ComingOf(w *words.Speaker, sc *scene.Scene, a *rules.Arrival) Coming {
	head := rules.Text{Key: "table.due", A: rules.SideRef(a.Side), N: a.Turn}
	if a.Turn <= sc.View().Turn {
		head.Key = "table.due.now"
	}
	x := Coming{Field: ui.LiveryOf(sc.Nation(a.Side)).Field, Rule: a.Rule,
		Head: w.Capital(w.Say(head)), Who: w.Series(w.NamesOf(a.Who))}
	if len(a.At) > 0 {
		x.Where = w.Capital(w.Word("table.due.at", w.Series(w.NamesOf(a.At))))
	}
	return x
}

// Set sets the lines of an arrival, with a chip of its clause of a name.
func (x *Coming) Set(f *panel.Column, chip string) {
	c := f.C
	f.Gap(6)
	d := c.Line(ui.SmallB)
	mark := paint.Rect{X: f.X, Y: f.Y + d*.2, W: d * .6, H: d * .6}
	c.Fill(mark, x.Field)
	c.Frame(mark, c.Hairline(), panel.Ink)
	g := f.Inset(d)
	g.Text(ui.SmallB, c.Theme.Text, x.Head)
	g.Text(ui.Small, c.Theme.Text, x.Who)
	if x.Where != "" {
		g.Ruled(chip, x.Rule, x.Where, "", c.Theme.Muted)
	}
	f.Y = g.Y
}

// height is what Set takes in a width.
func (x *Coming) height(c *ui.Ctx, w float32) float32 {
	w -= c.Line(ui.SmallB)
	h := c.Px(6) + c.Wrap(ui.SmallB, w, x.Head).Height + c.Wrap(ui.Small, w, x.Who).Height
	if x.Where == "" {
		return h
	}
	if x.Rule != "" {
		w -= c.ChipWidth(x.Rule) + c.Px(8)
	}
	return h + max(c.Line(ui.Small), c.Wrap(ui.Small, w, x.Where).Height) + c.Px(3)
}

// comings are all arrivals of a view in words.
func (p *Tally) comings() []Coming {
	return p.due.Of(p.Scene.View(), func(v *rules.View) (all []Coming) {
		for i := range v.Due {
			all = append(all, ComingOf(p.Words, p.Scene, &v.Due[i]))
		}
		return all
	})
}

// Due lists who is still to come, when and where. The cells where those under the pointer
// may come are lit.
func (p *Tally) Due(f *panel.Column) {
	all, due := p.comings(), p.Scene.View().Due
	for i := range all {
		top := f.Y
		all[i].Set(f, p.Words.Keys.Join("chip", "arrival", p.Words.Keys.Number(i)))
		name := p.Words.Keys.Dot("arrival", p.Words.Keys.Number(i))
		if f.C.Region(name, paint.Rect{X: f.X, Y: top, W: f.W, H: f.Y - top}).Hover {
			f.Intent.Lit = append(f.Intent.Lit, due[i].At...)
		}
	}
}

// DueHeight is what Due takes in a width.
func (p *Tally) DueHeight(c *ui.Ctx, w float32) (h float32) {
	all := p.comings()
	for i := range all {
		h += all[i].height(c, w)
	}
	return h
}
