package weigh

import (
	"strconv"

	"grognard/game/weigh"
	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// games are those behind a number.
type games struct {
	k     *column
	c     *count
	title string
	all   []*weigh.Game
	at    int
}

// list shows the games behind a number.
func (p *Page) list(k *column, title string, seeds []uint64) {
	g := &games{k: k, c: k.seen.count, title: title}
	by := map[uint64]*weigh.Game{}
	for _, x := range g.c.w.Games {
		by[x.Seed] = x
	}
	for _, s := range seeds {
		if by[s] != nil {
			g.all = append(g.all, by[s])
		}
	}
	p.games = g
}

// sheet is a list over the page, with buttons below it; it returns the place chosen, whether
// the first button or a row twice was pushed, and whether it is to be closed.
func (p *Page) sheet(c *ui.Ctx, title, none string, rows ui.Rows, do ui.Button) (at int, act, gone bool) {
	c.Modal(.45)
	defer c.EndModal()
	w := min(c.Px(860), c.In.W-c.Px(24))
	r := ui.Mid(c.Window(), w, c.In.H-c.Px(24))
	if high := c.Px(860); r.H > high {
		r = ui.Mid(c.Window(), w, high)
	}
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(20))
	ui.CutTop(&r, c.Paragraph(r, ui.Prompt, ui.Start, c.Theme.Text, title)+c.Px(10))
	buttons := []ui.Button{{Name: "button.sheet.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape"}, do}
	foot := ui.CutBottom(&r, c.ButtonsHeight(r.W, buttons))
	ui.CutBottom(&r, c.Px(12))
	at = rows.At
	if rows.N > 0 {
		at, act = c.List(r, rows)
	} else {
		c.Centered(r, ui.Flavour, c.Theme.Muted, none)
	}
	switch c.Buttons(foot, ui.Start, buttons) {
	case 0:
		gone = true
	case 1:
		act = true
	}
	return at, act && rows.N > 0, gone
}

// listGames lists the games behind a number: each opens as a replay.
func (p *Page) listGames(c *ui.Ctx) {
	g := p.games
	opening := p.bench.busyOpening()
	do := ui.Button{Name: "button.replay", Label: p.d.Word("ui.weigh.replay"), Icon: "icon/play", Primary: true}
	if opening {
		do.Why = p.d.Word("ui.weigh.opening")
	}
	title := p.d.Words.Beside(g.title, p.d.Word("ui.weigh.games", len(g.all)))
	at, act, gone := p.sheet(c, title, p.d.Word("ui.weigh.nogames"), ui.Rows{
		Name: "list.games", N: len(g.all), At: g.at,
		Item: func(i int) string { return "game." + strconv.FormatUint(g.all[i].Seed, 10) },
		High: func(i int, w float32) float32 {
			return p.gameRow(c, i, paint.Rect{W: w - 2*c.Px(10)}, false) + 2*c.Px(10)
		},
		Paint: func(i int, r paint.Rect, _ bool) { p.gameRow(c, i, r, true) },
	}, do)
	g.at = at
	switch {
	case gone:
		p.games = nil
		c.Animate()
	case act && !opening:
		seed := g.all[g.at].Seed
		p.bench.open(g.k.draft, g.c, p.d.Word("ui.weigh.game", g.k.Title, int(seed)), seed)
		c.Animate()
	}
}

// gameRow is a game of the list: its seed, who won, how and when. It returns its height.
func (p *Page) gameRow(c *ui.Ctx, i int, r paint.Rect, on bool) float32 {
	g := p.games
	x := g.all[i]
	how := p.d.Word("ui.weigh.broken", x.Answers)
	turn := ""
	if !x.Broken {
		how = p.d.Words.Say(x.Why, g.k.names)
		turn = p.d.Word("ui.weigh.turn", x.Turn)
	}
	seed := p.d.Word("ui.weigh.seed", int(x.Seed))
	wide := c.Width(ui.SmallB, p.d.Word("ui.weigh.seed", 1000)) + c.Px(12)
	mark, end := c.Px(26), c.Width(ui.Small, p.d.Word("ui.weigh.turn", 100))+c.Px(8)
	text := paint.Rect{X: r.X + wide + mark + c.Px(8), Y: r.Y, W: r.W - wide - mark - end - c.Px(8), H: r.H}
	h := max(mark, c.Wrap(ui.Small, text.W, how).Height)
	if !on {
		return h
	}
	first := c.Line(ui.Small)
	c.Label(paint.Rect{X: r.X, Y: r.Y, W: wide, H: first}, ui.SmallB, ui.Start, c.Theme.Text, seed)
	if n := g.k.nation(max(0, x.Winner)); !x.Broken && x.Winner != rules.Chance && n != "" {
		c.Image("emblem/"+n, paint.Rect{X: r.X + wide, Y: r.Y, W: mark, H: mark}, paint.White)
	}
	c.Paragraph(text, ui.Small, ui.Start, c.Theme.Text, how)
	c.Label(paint.Rect{X: r.X + r.W - end, Y: r.Y, W: end, H: first}, ui.Small, ui.End, c.Theme.Muted, turn)
	return h
}

// others are the battles that can be compared.
type others struct {
	list []Subject
	at   int
}

// comparable are those that are not on the page.
func (p *Page) comparable() (all []Subject) {
	for _, s := range p.others() {
		there := false
		for _, k := range p.all {
			there = there || k.Text == s.Text
		}
		if !there {
			all = append(all, s)
		}
	}
	return all
}

// listOthers asks what is to be compared.
func (p *Page) listOthers(c *ui.Ctx) {
	o := p.choose
	do := ui.Button{Name: "button.sheet.do", Label: p.d.Word("ui.weigh.compare.do"), Icon: "icon/scales", Primary: true}
	if o.at < 0 {
		do.Why, do.Primary = p.d.Word("ui.weigh.compare.pick"), false
	}
	at, act, gone := p.sheet(c, p.d.Word("ui.weigh.compare.which"), p.d.Word("ui.weigh.compare.none"), ui.Rows{
		Name: "list.others", N: len(o.list), At: o.at,
		Item: func(i int) string { return "other." + strconv.Itoa(i) },
		High: func(i int, w float32) float32 {
			return c.Wrap(ui.Body, w-2*c.Px(10), p.otherTitle(&o.list[i])).Height + 2*c.Px(10)
		},
		Paint: func(i int, r paint.Rect, _ bool) {
			c.Paragraph(r, ui.Body, ui.Start, c.Theme.Text, p.otherTitle(&o.list[i]))
		},
	}, do)
	o.at = at
	switch {
	case gone:
		p.choose = nil
	case act && o.at >= 0:
		p.add(o.list[o.at])
		p.choose = nil
	default:
		return
	}
	c.Animate()
}

// otherTitle is what a battle of the list is called.
func (p *Page) otherTitle(s *Subject) string {
	switch {
	case s.Path == "":
		return s.Title
	case s.Changed.IsZero():
		return p.d.Words.Beside(s.Title, p.d.Word("ui.weigh.own"))
	}
	return p.d.Words.Beside(s.Title, p.d.Word("ui.weigh.own"), p.changed(s))
}

// changed says when a battle of the player's own was changed last.
func (p *Page) changed(s *Subject) string {
	return p.d.Word("ui.shelf.changed", p.d.Words.When(s.Changed, p.doors.Now()))
}

// titled is what a battle on the page is called: where another one has its title, with when it
// was changed last, and if that is the same too, with its file.
func (p *Page) titled(k *column) string {
	said := []string{k.Title}
	var same, also bool
	for _, o := range p.all {
		if o != k && o.Title == k.Title {
			same = true
			also = also || o.Path != "" && k.Path != "" && p.changed(&o.Subject) == p.changed(&k.Subject)
		}
	}
	switch {
	case same && k.Path != "" && !k.Changed.IsZero():
		said = append(said, p.changed(&k.Subject))
	case same && k.Path == "":
		said = append(said, p.d.Word("ui.weigh.game.comes"))
	}
	if also {
		said = append(said, workshop.Battle{Path: k.Path}.Name())
	}
	return p.d.Words.Beside(said...)
}
