package combat

import (
	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
)

// planned shows all that is known of what is about to be done: first who fights whom and
// what the sums are made of, then what may come of it.
func (pn *Panel) planned(f *frame) {
	s := f.card
	g := f.column("odds")
	defer g.done()
	if foresee.Foretold(pn.foretold) {
		pn.tells.follows(&g.Column, pn.foretold)
	}
	next, waiting := pn.Ahead.Foreseen(pn.Scene, pn.Choice.Sharing())
	if waiting {
		f.c.Wake(f.c.In.Now + 10)
	}
	switch {
	case next.Combat != nil || s != nil:
		pn.tells.weighed(&g.Column, next, s)
	case pn.Ahead.Odds.At(pn.Scene.Pos):
		g.Text(ui.Strong, f.c.Theme.Text, pn.Words.OddsTitle(pn.Ahead.Odds.Option))
	default:
		pn.tells.outcome(&g.Column)
	}
}

// composing reports whether a combat is being put together: the one in progress, or the
// one that begins with what is weighed. Who is picked alone opens no theatre: his targets
// may lie anywhere.
func (pn *Panel) composing() bool {
	sc := pn.Scene
	if sc.View().Combat != nil {
		return pn.History.Composing()
	}
	return !sc.Moving() && sc.Ask != nil && pn.Ahead.Odds.At(sc.Pos)
}

// mostAhead is how many options are looked ahead from.
const mostAhead = 8

// Prospects returns what the options bring that follow the result of a combat,
// and nil anywhere else.
func (pn *Panel) Prospects(c *ui.Ctx) []odds.Prospect {
	sc := pn.Scene
	if sc.Ask == nil || sc.Moving() || len(sc.Ask.Options) > mostAhead || !pn.History.Decided() {
		return nil
	}
	list := pn.Ahead.Prospects(sc.Pos)
	if list == nil {
		c.Wake(c.In.Now + 10)
	}
	return list
}

// outcome tells what the option that waits leads to, where no dice are near:
// who gains and who loses by it.
func (pn *pen) outcome(f *panel.Column) {
	o, ok := pn.Choice.Pending()
	if !ok {
		f.Text(ui.Flavour, f.C.Theme.Muted, pn.Words.Word("table.dock.empty"))
		return
	}
	f.Text(ui.Strong, f.C.Theme.Text, pn.Words.OddsTitle(o))
	then := pn.Ahead.Consequence(pn.Choice.Trial(o))
	for _, x := range then.Texts {
		f.Gap(2)
		f.Text(ui.Body, f.C.Theme.Text, pn.Words.Say(x))
	}
	for i := range then.Sums {
		s := &then.Sums[i]
		f.Pair(ui.Strong, pn.Words.SumWord(s.Key), pn.Words.TallyValue(s))
	}
}
