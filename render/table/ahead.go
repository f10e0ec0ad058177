package table

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// mostAhead is how many options are looked ahead from.
const mostAhead = 8

// prospects returns what the options bring that follow the result of a combat,
// and nil anywhere else.
func (t *Table) prospects(c *ui.Ctx) []odds.Prospect {
	if t.scene.Ask == nil || t.clips.Running() || len(t.scene.Ask.Options) > mostAhead || !t.history.Decided() {
		return nil
	}
	list := t.ahead.Prospects(t.scene.Pos)
	if list == nil {
		c.Wake(c.In.Now + 10)
	}
	return list
}

// whatFollows lists what the options bring that bring more than their own words
// say, each once and with the piece that it is about.
func (t *Table) whatFollows(f *column) {
	list := t.prospects(f.c)
	if !slices.ContainsFunc(list, foresee.Tells) {
		return
	}
	if same := t.words.Follows(&list[0]); len(list) > 1 && !slices.ContainsFunc(list, func(x odds.Prospect) bool { return t.words.Follows(&x) != same }) {
		if same != "" { // whatever is chosen
			f.head(t.words.Word("odds.follows"))
			f.text(ui.Small, f.c.Theme.Text, same)
		}
		return
	}
	var told []string
	for i := range list {
		x := &list[i]
		if !foresee.Tells(*x) {
			continue
		}
		text, named := t.words.ConsequenceOf(x.Option)
		if losses := t.words.Losses(x, named); losses != "" {
			text = t.words.About(text, losses)
		}
		if slices.Contains(told, text) {
			continue
		}
		if len(told) == 0 {
			f.head(t.words.Word("odds.follows"))
		}
		told = append(told, text)
		f.text(ui.Small, f.c.Theme.Text, text)
		for k := range x.Rows {
			if len(x.Pursuit) == 0 {
				g := column{c: f.c, x: f.x + f.c.Px(14), y: f.y, w: f.w - f.c.Px(14)}
				g.pair(ui.Small, t.words.RowText(t.scene.NamedHere(x.Rows[k].Text)), t.words.Percent(x.Rows[k].Percent()))
				f.y = g.y
			}
		}
		t.notes(f, x.Notes)
	}
}

// notes sets what an option decides of dice that fall later, each with its clause.
func (t *Table) notes(f *column, all []rules.Note) {
	for i := range all {
		g := column{c: f.c, x: f.x + f.c.Px(14), y: f.y, w: f.w - f.c.Px(14)}
		g.text(ui.Small, f.c.Theme.Text, t.words.Say(all[i].Text))
		f.y = g.y
	}
}

// foretold reports whether some option decides of dice that fall later: that counts
// more than the dice that led to the choice.
func (t *Table) foretold(c *ui.Ctx) bool {
	return slices.ContainsFunc(t.prospects(c), func(x odds.Prospect) bool { return len(x.Notes) > 0 })
}

// aheadOf says what one option brings, or "".
func (t *Table) aheadOf(c *ui.Ctx, o rules.Option) string {
	list := t.prospects(c)
	for i := range list {
		if list[i].Option == o {
			return t.words.Follows(&list[i])
		}
	}
	return ""
}
