package diagram

import (
	"grognard/render/table/choice"
	"grognard/render/table/history"
	"grognard/render/ui"
	"grognard/rules"
)

// click is a click on things that lie on top of each other.
func (g *Diagram) click(c *ui.Ctx, under ...rules.Ref) {
	k := g.game
	if k.Clips.Running() {
		k.Hurry()
		c.Animate()
		return
	}
	g.why, g.vain = rules.Reason{}, ""
	switch act := k.Choice.Click(under...); act.Does {
	case choice.Answers:
		g.answer(c, act.Option)
	case choice.Refuses:
		g.why, g.vain = act.Refusal.Why, k.Words.Refusal(k.Choice, &act.Refusal)
		if g.vain == "" {
			g.vain = k.Words.Capital(k.Words.Say(g.why.Text))
		}
	case choice.Changes:
		if act.Selects {
			c.Sound("select")
		}
	}
	c.Animate()
}

// answer gives an answer: that of the example, or another one.
func (g *Diagram) answer(c *ui.Ctx, o rules.Option) {
	k := g.game
	k.Hurry()
	before := k.Match.Len()
	if err := k.AnswerAll([]rules.Option{o}); err != nil { // what is offered is allowed
		g.vain = k.Words.Cause(err)
		return
	}
	g.acted, g.why, g.vain = account{since: before}, rules.Reason{}, ""
	if !g.astray && g.shown < len(g.ex.Play) && g.ex.Play[g.shown].Do == o {
		g.shown++
		g.acted.step = g.shown
	} else {
		g.astray = true
	}
	c.Animate()
}

// Show gives the next answer of the example.
func (g *Diagram) show(c *ui.Ctx) { g.answer(c, g.ex.Play[g.shown].Do) }

// again goes back to the moment with which it began.
func (g *Diagram) again(c *ui.Ctx) {
	g.begin()
	c.Animate()
}

// keepReading has what is told stand until there is something else to tell: who goes on at once can still
// read it. What the example says stays beside the log of a later step that it says nothing of.
func (g *Diagram) keepReading() {
	switch {
	case g.read == g.acted:
	case g.told(g.acted) != "" && !g.game.Scene.Moving():
		g.read = g.acted
	case len(g.logged(g.acted)) > 0:
		if g.read.since = g.acted.since; g.acted.step == 0 || g.told(g.acted) != "" {
			g.read.step = g.acted.step
		}
	}
}

// told is what the example says of an answer, "" for nothing.
func (g *Diagram) told(a account) string {
	if a.step == 0 {
		return ""
	}
	return g.ex.Play[a.step-1].Tell.In(g.d.Words.Language())
}

// logged is what the log tells of an answer and of those that followed, as far as it has been seen.
func (g *Diagram) logged(a account) (all []string) {
	log := g.game.Match.Log()
	log = log[:history.Told(log, g.game.Clips.Untold())]
	for i, e := range log {
		if e.Answer <= a.since || e.Event.Kind == rules.EvDice || !history.Worth(log, i) {
			continue
		}
		if s := g.game.Words.Say(e.Event.Text); s != "" {
			all = append(all, s)
		}
	}
	return all
}

// buttons lists the answers that nothing on the map stands for, as far as they fit what is picked: they are
// given by buttons.
func (g *Diagram) buttons() (all []rules.Option) {
	k := g.game
	if k.Scene.Ask == nil || k.Scene.Moving() {
		return nil
	}
	for _, o := range k.Choice.Left {
		on := false
		for _, r := range [...]rules.Ref{o.Who, o.With, o.At} {
			on = on || r != 0 && r != k.Choice.About && !k.Choice.IsPicked(r) && g.onMap(r)
		}
		if !on {
			all = append(all, o)
		}
	}
	if o, ok := k.Choice.Pending(); ok && k.Scene.Ask.Field != nil {
		all = append(all, o)
	}
	return all
}

// onMap reports whether a thing can be clicked on the map.
func (g *Diagram) onMap(r rules.Ref) bool {
	if g.game.Scene.IsCell(r) {
		return true
	}
	p := g.game.Scene.Piece(r)
	return p != nil && !g.pic.Off(*p)
}
