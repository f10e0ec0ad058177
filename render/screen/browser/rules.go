package browser

import (
	"maps"
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// ruleset is how the switches of a battle are set on the page.
type ruleset struct {
	book rules.Rulebook
	own  map[string]string // as the scenario sets them
	set  map[string]string // those that differ from it
	now  map[string]string // those on offer as they stand; nil: they do not go together
}

// switches copies the switches that were changed.
func (u *ruleset) switches() map[string]string {
	set := map[string]string{}
	for _, s := range u.book.Switches() {
		if v, ok := u.set[s.Key]; ok {
			set[s.Key] = v
		}
	}
	return set
}

// chosen are the switches that were changed, but for those that the battle no
// longer offers since another one was.
func (u *ruleset) chosen() map[string]string {
	set := u.switches()
	maps.DeleteFunc(set, func(key, _ string) bool { return u.settings()[key] == "" })
	return set
}

// settings are the switches on offer as they stand now; where they do not go
// together, as they stood in the scenario.
func (u *ruleset) settings() map[string]string {
	if u.now == nil {
		return u.own
	}
	return u.now
}

// value is how a switch stands: as the players set it, or as the scenario does.
func (u *ruleset) value(s *rules.Switch) string {
	if v, ok := u.set[s.Key]; ok {
		return v
	}
	return u.settings()[s.Key]
}

// values are those of a switch on offer, with the scenario's own among them.
func (u *ruleset) values(s *rules.Switch) []string {
	own := u.own[s.Key]
	if own == "" || slices.Contains(s.Values, own) {
		return s.Values
	}
	return append([]string{own}, s.Values...)
}

// offered reports whether the battle offers a switch.
func (u *ruleset) offered(s rules.Switch) bool { return u.settings()[s.Key] != "" }

// turn sets a switch; one that stands as the scenario has it is not passed on. It reports
// whether anything has changed.
func (u *ruleset) turn(s *rules.Switch, v string) bool {
	if v == u.value(s) {
		return false
	}
	if u.set[s.Key] = v; v == u.own[s.Key] {
		delete(u.set, s.Key)
	}
	return true
}

// switches are the rule switches with their explanations, if the battle offers any.
func (b *Page) switches(f *ui.Flow) {
	c := f.C
	if !slices.ContainsFunc(b.book.Switches(), b.rules.offered) {
		return
	}
	f.Heading(b.d.Word("ui.browser.rules"))
	f.Text(ui.Small, c.Theme.Muted, b.d.Word("ui.browser.rules.about"))
	f.Gap(8)
	all := b.book.Switches()
	for i := range all {
		if b.rules.offered(all[i]) {
			b.rule(f, &all[i])
		}
	}
}

// rule is one switch.
func (b *Page) rule(f *ui.Flow, s *rules.Switch) {
	c := f.C
	key := b.book.Prefix() + ".switch." + s.Key
	f.Gap(8)
	head := f.Take(c.Line(ui.Strong))
	label := b.d.Word(key)
	c.Label(head, ui.Strong, ui.Start, c.Theme.Text, label)
	if _, hit := c.Chip("chip.switch."+s.Key, head.X+c.Width(ui.Strong, label)+c.Px(12), head.Y, s.Rule); hit {
		b.d.Read(b.book, s.Rule)
	}
	f.Gap(4)
	var picks []ui.Pick
	values := b.rules.values(s)
	for _, v := range values {
		picks = append(picks, ui.Pick{Name: "switch." + s.Key + "." + v, Label: b.valueWord(key, v)})
	}
	i, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, slices.Index(values, b.rules.value(s)))
	f.Take(h)
	f.Gap(4)
	if about := key + ".about"; b.d.Words.Has(about) {
		f.Text(ui.Small, c.Theme.Muted, b.d.Word(about))
	}
	if b.rules.turn(s, values[i]) {
		b.see(newPreview(b.d, b.book, &b.list[b.at], b.rules.switches()))
	}
	f.Gap(6)
}

// valueWord is the label of a value; numbers stand for themselves.
func (b *Page) valueWord(key, v string) string {
	if v[0] >= '0' && v[0] <= '9' {
		return v
	}
	return b.d.Word(key + "." + v)
}
