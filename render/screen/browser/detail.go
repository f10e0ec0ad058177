package browser

import (
	"cmp"
	"slices"

	"grognard/game/lang"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Room that the story and the armies need beside each other, in dp.
const (
	detailWide = 1080
	detailGap  = 32
)

// detail shows the scenario chosen: the map with the story below it, and beside them
// the armies, the players and the rules; where there is no room all in one column.
func (b *Page) detail(c *ui.Ctx, r paint.Rect) {
	if r.W < c.Px(detailWide) {
		sc := c.Scroll("browser.detail", r)
		f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
		b.story(&f, r.H*.8)
		b.side(&f)
		sc.Done(f.Y - sc.Y + c.Px(16))
		return
	}
	left := ui.CutLeft(&r, ui.Floor((r.W-c.Px(detailGap))*b.share(r)))
	ui.CutLeft(&r, c.Px(detailGap))
	sc := c.Scroll("browser.story", left)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	words := b.storyHeight(c, sc.Width)
	b.story(&f, max(.58*left.H, min(.72*left.H, left.H-words)))
	sc.Done(f.Y - sc.Y)
	sc = c.Scroll("browser.side", r)
	f = ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	b.side(&f)
	sc.Done(f.Y - sc.Y + c.Px(8))
}

// share is how much of the width the map gets: more where it is wide.
func (b *Page) share(r paint.Rect) float32 {
	if b.map_ == nil {
		return .5
	}
	return max(.46, min(.6, r.H*.6*b.map_.Ratio()/r.W+.02))
}

// story is the title, the map in a frame of its own shape, and what there is to tell.
// The map is so high at most.
func (b *Page) story(f *ui.Flow, most float32) {
	c, s := f.C, &b.list[b.at]
	f.Text(ui.Heading, c.Theme.Text, s.Title.In(b.lang()))
	f.Text(ui.Small, c.Theme.Muted, b.facts(s))
	f.Gap(10)
	summary := s.Summary.In(b.lang())
	if b.map_ == nil {
		r := f.Take(min(most*.5, c.Px(220)))
		c.Inset(r)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
	} else {
		frame := f.Take(min(most, f.W/b.map_.Ratio()))
		beside := f.W - frame.H*b.map_.Ratio() - c.Px(20)
		if beside >= c.Px(220) && c.Wrap(ui.Flavour, beside, summary).Height <= frame.H {
			words := ui.CutRight(&frame, beside)
			ui.CutRight(&frame, c.Px(20))
			c.Paragraph(words, ui.Flavour, ui.Start, c.Theme.Muted, summary)
			summary = ""
		}
		b.map_.Paint(c, frame)
	}
	f.Gap(12)
	if summary != "" {
		f.Text(ui.Flavour, c.Theme.Muted, summary)
		f.Gap(8)
	}
	f.Text(ui.Reading, c.Theme.Text, s.Story.In(b.lang()))
	f.Gap(8)
}

// storyHeight is the height of all but the map, in a width.
func (b *Page) storyHeight(c *ui.Ctx, w float32) float32 {
	s, h := &b.list[b.at], c.Px(10+12+8+8+8)
	for _, t := range []struct {
		style ui.Style
		text  string
	}{{ui.Heading, s.Title.In(b.lang())}, {ui.Small, b.facts(s)}, {ui.Flavour, s.Summary.In(b.lang())}, {ui.Reading, s.Story.In(b.lang())}} {
		h += c.Wrap(t.style, w, t.text).Height
	}
	return h
}

// side is who plays, who fights, and by which rules.
func (b *Page) side(f *ui.Flow) {
	f.Text(ui.Heading, f.C.Theme.Text, b.d.Word("ui.browser.players"))
	f.C.Rule(f.Take(f.C.Px(10)))
	f.Gap(4)
	b.players(f)
	f.Gap(18)
	for side, army := range b.look.armies {
		b.army(f, rules.Side(side), army)
		f.Gap(14)
	}
	f.Heading(b.d.Word("ui.browser.dice"))
	b.dice(f)
	b.rules(f)
}

// armySize is the height of the arms of an army, in dp.
const armySize = 56

// army is one army: its arms, where it stands and when it moves, and its forces.
func (b *Page) army(f *ui.Flow, s rules.Side, a rules.Army) {
	c := f.C
	d := c.Px(armySize)
	name := b.d.Word("ui.browser.anyarmy")
	switch {
	case a.Called != "":
		name = b.d.Word(a.Called)
	case a.Nation != "":
		name = b.d.Word("nation." + a.Nation)
	}
	top := f.Y
	words := ui.Flow{C: c, X: f.X + d + c.Px(16), Y: f.Y, W: f.W - d - c.Px(16)}
	box := paint.Rect{X: f.X, Y: f.Y, W: d, H: d}
	if a.Nation != "" {
		c.Image("emblem/"+a.Nation, box, paint.White)
	} else {
		c.Inset(box)
		c.Label(box, ui.Heading, ui.Middle, c.Theme.Muted, "?")
	}
	words.Text(ui.Strong, c.Theme.Text, name)
	var facts []string
	if word := b.moves(s); word != "" {
		facts = append(facts, b.d.Word(word))
	}
	if a.Edge != rules.NoEdge {
		facts = append(facts, b.d.Word(edgeWords[a.Edge]))
	}
	words.Text(ui.Small, c.Theme.Muted, b.d.Words.Beside(facts...))
	f.Y = max(top+d, words.Y)
	f.Gap(6)
	b.forces(f, s)
}

// force is all pieces of a side that look alike, and how many they are.
type force struct {
	piece rules.Piece
	n     int
}

// forcesOf counts what a side has, by arm: troops first, then leaders.
func forcesOf(v *rules.View, s rules.Side) (all []force) {
	seen := map[rules.Ref]bool{}
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side != s || p.Form == rules.Marker || p.Face == "" || p.Ref == 0 || seen[p.Ref] {
			continue
		}
		seen[p.Ref] = true
		k := slices.IndexFunc(all, func(o force) bool { return o.piece.Face == p.Face && o.piece.Form == p.Form })
		if k < 0 {
			k, all = len(all), append(all, force{piece: *p})
			all[k].piece.State, all[k].piece.Badges = nil, nil
		}
		all[k].n++
	}
	slices.SortStableFunc(all, func(a, b force) int {
		if (a.piece.Form == rules.Leader) != (b.piece.Form == rules.Leader) {
			if a.piece.Form == rules.Leader {
				return 1
			}
			return -1
		}
		return cmp.Compare(b.n, a.n)
	})
	return all
}

// Edge of a piece among the forces, in dp, and in pixels at least: it must tell more
// than its arm.
const (
	forceSize  = 56
	forceLeast = 50
)

// forces are the pieces of a side, one of each kind with its number.
func (b *Page) forces(f *ui.Flow, s rules.Side) {
	c := f.C
	if b.map_ == nil {
		return
	}
	d, gap := max(forceLeast, c.Px(forceSize)), c.Px(14)
	x := f.X
	all := forcesOf(b.look.view, s)
	for i := range all {
		count := b.d.Word("ui.browser.force", all[i].n)
		w := d + c.Px(5) + c.Width(ui.Strong, count)
		if x > f.X && x+w > f.X+f.W {
			x, f.Y = f.X, f.Y+d+c.Px(6)
		}
		b.map_.Token(c, paint.Rect{X: x, Y: f.Y, W: d, H: d}, &all[i].piece, 1)
		c.Label(paint.Rect{X: x + d + c.Px(5), Y: f.Y, W: w, H: d}, ui.Strong, ui.Start, c.Theme.Text, count)
		x += w + gap
	}
	if len(all) > 0 {
		f.Y += d
	}
}

// moves is the key of the word for who has the first turn, or "" if nothing is
// known of that.
func (b *Page) moves(s rules.Side) string {
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

// players chooses who plays.
func (b *Page) players(f *ui.Flow) {
	c := f.C
	picks := make([]ui.Pick, opponentKinds)
	for i := range picks {
		picks[i] = ui.Pick{Name: whoNames[i], Label: b.d.Word(whoWords[i], b.sideName(rules.Side(i-int(asFirst))))}
	}
	at, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, int(b.who))
	b.who = Opponents(at)
	*b.doors.Who = b.who
	f.Take(h)
	f.Gap(6)
	f.Text(ui.Small, c.Theme.Muted, b.d.Word(b.about(whoWords[b.who]+".about")))
}

// dice chooses whose dice are thrown.
func (b *Page) dice(f *ui.Flow) {
	c := f.C
	b.hand = c.Toggle(f.Take(c.Px(36)), "option.hand", b.d.Word("ui.browser.hand"), b.hand)
	f.Text(ui.Small, c.Theme.Muted, b.d.Word(b.about("ui.browser.hand.about")))
	if !b.hand {
		f.Gap(8)
		b.honest = c.Toggle(f.Take(c.Px(36)), "option.honest", b.d.Word("ui.browser.honest"), b.honest)
		f.Text(ui.Small, c.Theme.Muted, b.d.Word("ui.browser.honest.about"))
	}
}

// about is the key of an explanation, as it reads where nobody has a secret, or
// where there is something hidden but no cards.
func (b *Page) about(key string) string {
	kind := ""
	switch {
	case b.look.bare && !b.look.cards:
		kind = ".bare"
	case !b.look.cards:
		kind = ".cardless"
	}
	if b.d.Words.Has(key + kind) {
		return key + kind
	}
	return key
}

// sideName is what a side will be called: its nation or its edge if they are
// known before the game, else its place.
func (b *Page) sideName(s rules.Side) string {
	if s < rules.First || s > rules.Second {
		return ""
	}
	a := &b.look.armies[s]
	switch {
	case a.Called != "":
		return b.d.Word(a.Called)
	case a.Nation != "":
		return b.d.Word("nation." + a.Nation)
	case a.Edge != rules.NoEdge:
		return b.d.Word(edgeWords[a.Edge])
	}
	return b.d.Words.Side(s, lang.Names{})
}

// rules are the rule switches with their explanations, if the battle offers any.
func (b *Page) rules(f *ui.Flow) {
	c := f.C
	if !slices.ContainsFunc(b.book.Switches(), b.offered) {
		return
	}
	f.Heading(b.d.Word("ui.browser.rules"))
	f.Text(ui.Small, c.Theme.Muted, b.d.Word("ui.browser.rules.about"))
	f.Gap(8)
	all := b.book.Switches()
	for i := range all {
		if b.offered(all[i]) {
			b.rule(f, &all[i])
		}
	}
}

// offered reports whether the battle offers a switch.
func (b *Page) offered(s rules.Switch) bool { return b.settings()[s.Key] != "" }

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
	values := b.values(s)
	for _, v := range values {
		picks = append(picks, ui.Pick{Name: "switch." + s.Key + "." + v, Label: b.valueWord(key, v)})
	}
	i, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, slices.Index(values, b.value(s)))
	f.Take(h)
	f.Gap(4)
	if about := key + ".about"; b.d.Words.Has(about) {
		f.Text(ui.Small, c.Theme.Muted, b.d.Word(about))
	}
	b.turn(s, values[i])
	f.Gap(6)
}

// valueWord is the label of a value; numbers stand for themselves.
func (b *Page) valueWord(key, v string) string {
	if v[0] >= '0' && v[0] <= '9' {
		return v
	}
	return b.d.Word(key + "." + v)
}
