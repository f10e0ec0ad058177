package screen

import (
	"slices"

	"grognard/game/lang"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// detail shows the scenario chosen: picture, armies, story, players, rules.
func (b *browser) detail(c *ui.Ctx, r paint.Rect) {
	sc := c.Scroll("browser.detail", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s := &b.list[b.at]
	f.Text(ui.Heading, c.Theme.Text, s.Title.In(b.lang()))
	f.Text(ui.Small, c.Theme.Muted, b.facts(s))
	f.Gap(10)
	b.top(&f, s)
	f.Gap(12)
	f.Text(ui.Reading, c.Theme.Text, s.Story.In(b.lang()))
	f.Heading(b.r.word("ui.browser.players"))
	b.players(&f)
	b.rules(&f)
	sc.Done(f.Y - sc.Y + c.Px(16))
}

// top is the picture of the map with the armies beside it.
func (b *browser) top(f *ui.Flow, s *scenarios.Info) {
	c := f.C
	side := min(c.Px(400), f.W*.48)
	pic := paint.Rect{X: f.X, Y: f.Y, W: side, H: side}
	beside := ui.Flow{C: c, X: f.X + side + c.Px(20), Y: f.Y, W: f.W - side - c.Px(20)}
	b.look.paint(c, pic)
	beside.Text(ui.Flavour, c.Theme.Muted, s.Summary.In(b.lang()))
	beside.Gap(14)
	for side, army := range b.look.armies {
		b.army(&beside, rules.Side(side), army)
		beside.Gap(12)
	}
	f.Y = max(f.Y+side, beside.Y)
}

// army is one army with its emblem and where it stands.
func (b *browser) army(f *ui.Flow, s rules.Side, a rules.Army) {
	c := f.C
	d := c.Px(72)
	name := b.r.word("ui.browser.anyarmy")
	switch {
	case a.Called != "":
		name = b.r.word(a.Called)
	case a.Nation != "":
		name = b.r.word("nation." + a.Nation)
	}
	words := ui.Flow{C: c, X: f.X + d + c.Px(14), Y: f.Y, W: f.W - d - c.Px(14)}
	box := paint.Rect{X: f.X, Y: f.Y, W: d, H: d}
	if a.Nation != "" {
		c.Image("emblem/"+a.Nation, box, paint.White)
	} else {
		c.Inset(box)
		c.Label(box, ui.Heading, ui.Middle, c.Theme.Muted, "?")
	}
	words.Text(ui.Strong, c.Theme.Text, name)
	if word := b.moves(s); word != "" {
		words.Text(ui.Small, c.Theme.Muted, b.r.word(word))
	}
	if a.Edge != rules.NoEdge {
		words.Text(ui.Small, c.Theme.Muted, b.r.word(edgeWords[a.Edge]))
	}
	f.Y = max(f.Y+d, words.Y)
}

// moves is the key of the word for who has the first turn, or "" if nothing is
// known of that.
func (b *browser) moves(s rules.Side) string {
	switch {
	case b.look.view == nil || b.look.view.Active == rules.Chance:
		return ""
	case b.look.view.TurnUndecided:
		return "ui.browser.diced"
	case b.look.view.Active == s:
		return "ui.browser.first"
	}
	return "ui.browser.second"
}

var (
	edgeWords = [...]string{"", "ui.edge.north", "ui.edge.east", "ui.edge.south", "ui.edge.west"}
	whoWords  = [...]string{"ui.who.two", "ui.who.one", "ui.who.first", "ui.who.second"}
	whoNames  = [...]string{"who.two", "who.one", "who.first", "who.second"}
)

// players chooses who plays, and whose dice.
func (b *browser) players(f *ui.Flow) {
	c := f.C
	picks := make([]ui.Pick, opponentKinds)
	for i := range picks {
		picks[i] = ui.Pick{Name: whoNames[i], Label: b.r.word(whoWords[i], b.sideName(rules.Side(i-int(asFirst))))}
	}
	at, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, int(b.who))
	b.who = opponents(at)
	b.r.who = b.who
	f.Take(h)
	f.Gap(6)
	f.Text(ui.Small, c.Theme.Muted, b.r.word(b.about(whoWords[b.who]+".about")))
	f.Gap(8)
	b.hand = c.Toggle(f.Take(c.Px(36)), "option.hand", b.r.word("ui.browser.hand"), b.hand)
	f.Text(ui.Small, c.Theme.Muted, b.r.word(b.about("ui.browser.hand.about")))
	if !b.hand {
		f.Gap(8)
		b.honest = c.Toggle(f.Take(c.Px(36)), "option.honest", b.r.word("ui.browser.honest"), b.honest)
		f.Text(ui.Small, c.Theme.Muted, b.r.word("ui.browser.honest.about"))
	}
}

// about is the key of an explanation, as it reads where nobody has a secret, or
// where there is something hidden but no cards.
func (b *browser) about(key string) string {
	kind := ""
	switch {
	case b.look.bare && !b.look.cards:
		kind = ".bare"
	case !b.look.cards:
		kind = ".cardless"
	}
	if b.r.deps.Words.Has(key + kind) {
		return key + kind
	}
	return key
}

// sideName is what a side will be called: its nation or its edge if they are
// known before the game, else its place.
func (b *browser) sideName(s rules.Side) string {
	if s < rules.First || s > rules.Second {
		return ""
	}
	a := &b.look.armies[s]
	switch {
	case a.Called != "":
		return b.r.word(a.Called)
	case a.Nation != "":
		return b.r.word("nation." + a.Nation)
	case a.Edge != rules.NoEdge:
		return b.r.word(edgeWords[a.Edge])
	}
	return b.r.deps.Words.Side(s, lang.Names{})
}

// rules are the rule switches with their explanations, if the battle offers any.
func (b *browser) rules(f *ui.Flow) {
	c := f.C
	if !slices.ContainsFunc(b.sys.book.Switches(), b.offered) {
		return
	}
	f.Heading(b.r.word("ui.browser.rules"))
	f.Text(ui.Small, c.Theme.Muted, b.r.word("ui.browser.rules.about"))
	f.Gap(8)
	all := b.sys.book.Switches()
	for i := range all {
		if b.offered(all[i]) {
			b.rule(f, &all[i])
		}
	}
}

// offered reports whether the battle offers a switch.
func (b *browser) offered(s rules.Switch) bool { return b.settings()[s.Key] != "" }

// rule is one switch.
func (b *browser) rule(f *ui.Flow, s *rules.Switch) {
	c := f.C
	key := b.sys.book.Prefix() + ".switch." + s.Key
	f.Gap(8)
	head := f.Take(c.Line(ui.Strong))
	label := b.r.word(key)
	c.Label(head, ui.Strong, ui.Start, c.Theme.Text, label)
	if _, hit := c.Chip("chip.switch."+s.Key, head.X+c.Width(ui.Strong, label)+c.Px(12), head.Y, s.Rule); hit {
		b.r.read(b.sys.book, s.Rule)
	}
	f.Gap(4)
	var picks []ui.Pick
	values := b.values(s)
	for _, v := range values {
		picks = append(picks, ui.Pick{Name: "switch." + s.Key + "." + v, Label: b.valueWord(key, v)})
	}
	i, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, slices.Index(values, b.value(s)))
	f.Take(h)
	f.Gap(4)
	if about := key + ".about"; b.r.deps.Words.Has(about) {
		f.Text(ui.Small, c.Theme.Muted, b.r.word(about))
	}
	b.turn(s, values[i])
	f.Gap(6)
}

// valueWord is the label of a value; numbers stand for themselves.
func (b *browser) valueWord(key, v string) string {
	if v[0] >= '0' && v[0] <= '9' {
		return v
	}
	return b.r.word(key + "." + v)
}
