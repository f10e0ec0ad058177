package combat

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// mostBranches is how many options are all told of if one is: whoever weighs a hit against a
// retreat reads of both.
const mostBranches = 3

// follows lists what the options bring that bring more than their own words
// say, each once and with the piece that it is about.
func (pn *pen) follows(f *panel.Column, list []odds.Prospect) {
	if !slices.ContainsFunc(list, foresee.Tells) {
		return
	}
	if same := pn.Words.Follows(&list[0]); len(list) > 1 && !slices.ContainsFunc(list, func(x odds.Prospect) bool { return pn.Words.Follows(&x) != same }) {
		if same != "" { // whatever is chosen
			f.Head(pn.Words.Word("odds.follows"))
			f.Text(ui.Small, f.C.Theme.Text, same)
		}
		return
	}
	var told []string
	for i := range list {
		x := &list[i]
		if few := len(list) <= mostBranches && len(x.Losses) > 0; !few && !foresee.Tells(*x) {
			continue
		}
		text, named := pn.Words.ConsequenceOf(x.Option)
		if losses := pn.Words.Losses(x, named); losses != "" {
			text = pn.Words.About(text, losses)
		}
		if slices.Contains(told, text) {
			continue
		}
		if len(told) == 0 {
			f.Head(pn.Words.Word("odds.follows"))
		}
		told = append(told, text)
		f.Text(ui.Small, f.C.Theme.Text, text)
		rows := foresee.Results(x)
		for k := range rows {
			if len(x.Pursuit) == 0 {
				g := f.Inset(f.C.Px(14))
				g.Pair(ui.Small, pn.Words.RowText(pn.Scene.NamedHere(rows[k].Text)), pn.Words.Percent(rows[k].Percent()))
				f.Y = g.Y
			}
		}
		pn.notes(f, x.Notes)
	}
}

// notes sets what an option decides of dice that fall later, each with its clause.
func (pn *pen) notes(f *panel.Column, all []rules.Note) {
	for i := range all {
		g := f.Inset(f.C.Px(14))
		g.Text(ui.Small, f.C.Theme.Text, pn.Words.Say(all[i].Text))
		f.Y = g.Y
	}
}
