package browser

import (
	"cmp"
	"slices"
	"strconv"

	"grognard/game/ai"
	"grognard/game/lang"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

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
	b.switches(f)
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
		picks[i] = ui.Pick{Name: whoNames[i], Label: b.d.Word(whoWords[i], b.look.side(b.d.Words, rules.Side(i-int(asFirst))))}
	}
	at, h := c.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, int(b.who))
	b.who = Opponents(at)
	*b.doors.Who = b.who
	f.Take(h)
	f.Gap(6)
	f.Text(ui.Small, c.Theme.Muted, b.d.Word(b.look.about(b.d.Words, whoWords[b.who]+".about")))
	if s := b.balance(); s != "" {
		f.Gap(6)
		f.Text(ui.Small, c.Theme.Text, s)
	}
	if b.who >= asFirst && b.doors.Strength != nil {
		b.computer(f)
	}
	if b.doors.Double != nil {
		f.Gap(8)
		b.double = c.Toggle(f.Take(c.Px(36)), "option.double", b.d.Word("ui.browser.double"), b.double)
		f.Text(ui.Small, c.Theme.Muted, b.d.Word("ui.browser.double.about"))
	}
}

// balance says whom the battle favours, or that it favours nobody; "" of one that was not measured.
func (b *Page) balance() string {
	s := &b.list[b.at]
	x, ok := scenarios.BalanceOf(s.Book, s.ID)
	if !ok || s.Own() {
		return ""
	}
	side, leans := x.Favours()
	if !leans {
		return b.d.Word("ui.balance.even", min(x.First, x.Second), x.Games())
	}
	return b.d.Word("ui.balance.leans", b.look.side(b.d.Words, side), b.look.side(b.d.Words, side.Other()), x.Won(side), x.Games())
}

// computer chooses how strongly the computer plays, and in which temper. A beginner has none: he
// counts.
func (b *Page) computer(f *ui.Flow) {
	d := &b.doors
	if s := b.choice(f, "strength", prefs.Strengths(), d.Strength()); s != d.Strength() {
		d.SetStrength(s)
	}
	if ai.Level(d.Strength()) == ai.Beginner {
		return
	}
	if s := b.choice(f, "temper", prefs.Tempers(), d.Temper()); s != d.Temper() {
		d.SetTemper(s)
	}
}

// choice offers one of several things that have words, and says what it means.
func (b *Page) choice(f *ui.Flow, what string, all []string, is string) string {
	f.Gap(10)
	f.Text(ui.Strong, f.C.Theme.Text, b.d.Word("ui."+what))
	f.Gap(4)
	picks := make([]ui.Pick, len(all))
	for i, s := range all {
		picks[i] = ui.Pick{Name: what + "." + s, Label: b.d.Word("ui." + what + "." + s)}
	}
	at, h := f.C.Choice(paint.Rect{X: f.X, Y: f.Y, W: f.W}, picks, slices.Index(all, is))
	f.Take(h)
	f.Gap(6)
	f.Text(ui.Small, f.C.Theme.Muted, b.d.Word("ui."+what+"."+all[at]+".about"))
	return all[at]
}

// opponent is the name of the computer player, as saves have it.
func (b *Page) opponent() string {
	if b.doors.Strength == nil {
		return string(ai.Full)
	}
	return ai.NameOf(ai.Level(b.doors.Strength()), ai.Temper(b.doors.Temper()))
}

// dice chooses whose dice are thrown.
func (b *Page) dice(f *ui.Flow) {
	c := f.C
	b.hand = c.Toggle(f.Take(c.Px(36)), "option.hand", b.d.Word("ui.browser.hand"), b.hand)
	f.Text(ui.Small, c.Theme.Muted, b.d.Word(b.look.about(b.d.Words, "ui.browser.hand.about")))
	if !b.hand {
		f.Gap(8)
		b.honest = c.Toggle(f.Take(c.Px(36)), "option.honest", b.d.Word("ui.browser.honest"), b.honest)
		f.Text(ui.Small, c.Theme.Muted, b.d.Word("ui.browser.honest.about"))
	}
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
	if word := b.look.moves(s); word != "" {
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
	who   []rules.Ref
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
		all[k].who = append(all[k].who, p.Ref)
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
		name, at := forceName(s, i), paint.Rect{X: x, Y: f.Y, W: w, H: d}
		if c.Region(name, at).Hover {
			c.Tip(name, at, b.called(&all[i]), false)
		}
		x += w + gap
	}
	if len(all) > 0 {
		f.Y += d
	}
}

// mostCalled is how many units are named of a kind.
const mostCalled = 8

// called names the units of one kind, each name once.
func (b *Page) called(f *force) string {
	names := lang.NamesOf(b.book, b.look.view)
	var all []string
	for _, r := range f.who {
		if name := b.d.Words.Capital(b.d.Words.Name(r, names)); !slices.Contains(all, name) {
			all = append(all, name)
		}
	}
	if n := len(all) - mostCalled; n > 0 {
		return b.d.Words.Series(append(all[:mostCalled], b.d.Word("ui.browser.more", n)))
	}
	return b.d.Words.Series(all)
}

// forceName is the region of a kind of units of a side.
func forceName(s rules.Side, i int) string {
	return "force." + strconv.Itoa(int(s)) + "." + strconv.Itoa(i)
}
