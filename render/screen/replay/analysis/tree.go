package analysis

import (
	"strconv"

	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
)

// tree is the tab of the branches.
type tree struct {
	naming *naming
	back   func()                // puts back what was removed last; nil: nothing was
	spoken string                // language of game
	game   string                // what the game is called
	turns  map[*study.Branch]int // in which they begin, as far as that was asked
}

func itoa(i int) string { return strconv.Itoa(i) }

// frame paints the tab.
func (p *tree) frame(c *ui.Ctx, d *page.Deps, r paint.Rect, g *Game, act *Act) {
	all := append([]*study.Branch{nil}, g.Study.Branches()...)
	begins, own := p.begins(d), p.own(d, g) // the first stay where they are, whatever is chosen
	low := ui.CutBottom(&r, c.ButtonsHeight(r.W, begins))
	c.Label(ui.CutBottom(&r, c.Line(ui.SmallB)+c.Px(6)), ui.SmallB, ui.Start, c.Theme.Muted, d.Word("ui.study.begin"))
	ui.CutBottom(&r, c.Px(8))
	var upper paint.Rect
	if len(own) > 0 {
		upper = ui.CutBottom(&r, c.ButtonsHeight(r.W, own))
		ui.CutBottom(&r, c.Px(8))
	}
	at := 0
	for i, b := range all {
		if b == g.Branch {
			at = i
		}
	}
	picked, twice := c.List(r, ui.Rows{
		Name: "list.branches", N: len(all), At: at,
		Item: func(i int) string { return "branch." + itoa(id(all[i])) },
		High: func(i int, w float32) float32 {
			in := c.Px(20) + indent(c, g, all[i])
			return c.Wrap(ui.SmallB, w-in, p.title(d, g, all[i])).Height + c.Wrap(ui.Small, w-in, p.about(d, g, all[i])).Height + c.Px(20)
		},
		Paint: func(i int, r paint.Rect, on bool) {
			ui.CutLeft(&r, indent(c, g, all[i]))
			h := c.Paragraph(r, ui.SmallB, ui.Start, c.Theme.Text, p.title(d, g, all[i]))
			c.Paragraph(paint.Rect{X: r.X, Y: r.Y + h, W: r.W}, ui.Small, ui.Start, c.Theme.Muted, p.about(d, g, all[i]))
		},
	})
	if picked != at {
		act.Open, act.Branch = true, all[picked]
	} else if twice && all[picked] != nil {
		act.Play, act.Branch = true, all[picked]
	}
	pushed := -1
	if len(own) > 0 {
		pushed = c.Buttons(upper, ui.Start, own)
	}
	if last := len(own) - 1; p.back != nil && c.In.Held.Ctrl && c.Take("Z") {
		pushed = last
	}
	p.push(c, d, pushed, own, g, act)
	p.push(c, d, c.Buttons(low, ui.Start, begins), begins, g, act)
}

func id(b *study.Branch) int {
	if b == nil {
		return 0
	}
	return b.ID
}

func indent(c *ui.Ctx, g *Game, b *study.Branch) float32 {
	if b == nil {
		return 0
	}
	return c.Px(14) * float32(min(5, 1+g.Study.Depth(b)))
}

// title is what a branch is called.
func (p *tree) title(d *page.Deps, g *Game, b *study.Branch) string {
	switch {
	case b == nil:
		return d.Word("ui.study.game")
	case b.Name != "":
		return b.Name
	}
	return Title(d, b)
}

// Title is what a branch is called that has no name.
func Title(d *page.Deps, b *study.Branch) string { return d.Word("ui.study.branch", b.ID) }

// about says where a branch begins, with which dice, and how far it goes.
func (p *tree) about(d *page.Deps, g *Game, b *study.Branch) string {
	if b == nil {
		return d.Words.Series([]string{p.called(d, g), d.Word("ui.study.decisions", g.decided(nil))})
	}
	if err := b.Fault(); err != nil {
		return d.Words.Explain(err)
	}
	return d.Words.Series([]string{d.Word("ui.study.from", p.turn(g, b)), d.Word(diceWords[b.Dice]), d.Word("ui.study.decisions", g.decided(b))})
}

// called is what the game is called, with its battle.
func (p *tree) called(d *page.Deps, g *Game) string {
	if l := d.Words.Language(); p.spoken != l {
		m := g.Study.Trunk()
		p.spoken, p.game = l, d.Words.Called(m.Book().Name(), m.Start())
	}
	return p.game
}

// decided is how many decisions the game has, or a branch has of its own.
func (g *Game) decided(b *study.Branch) int {
	m, err := g.Study.Game(b)
	switch {
	case err != nil:
		return 0
	case b == nil:
		return m.Decided(m.Len())
	}
	return m.Decided(m.Len()) - m.Decided(b.At-m.Before())
}

// turn is that in which a branch begins.
func (p *tree) turn(g *Game, b *study.Branch) int {
	if n, ok := p.turns[b]; ok {
		return n
	}
	n := 0
	if m, err := g.Study.Game(b); err == nil {
		n = m.At(b.At - m.Before()).View(rules.Chance).Turn
	}
	if p.turns == nil {
		p.turns = map[*study.Branch]int{}
	}
	p.turns[b] = n
	return n
}

var diceWords = map[study.Dice]string{study.Same: "ui.study.dice.same", study.Fresh: "ui.study.dice.new", study.Chosen: "ui.study.dice.chosen", study.Once: "ui.study.dice.once"}

// Dice says with which dice a branch is played.
func (p *Drawer) Dice(b *study.Branch) string { return p.d.Word(diceWords[b.Dice]) }

// begins are the buttons that begin a branch.
func (p *tree) begins(d *page.Deps) []ui.Button {
	return []ui.Button{
		{Name: "button.branch.same", Label: d.Word("ui.study.begin.same"), Icon: "icon/branch", Tip: d.Word("ui.study.begin.same.about"), Style: &ui.Small},
		{Name: "button.branch.new", Label: d.Word("ui.study.begin.new"), Icon: "icon/branch", Tip: d.Word("ui.study.begin.new.about"), Style: &ui.Small},
		{Name: "button.branch.chosen", Label: d.Word("ui.study.begin.chosen"), Icon: "icon/branch", Tip: d.Word("ui.study.begin.chosen.about"), Style: &ui.Small},
	}
}

// own are the buttons of the branch that is shown, and the one that puts back what was removed.
func (p *tree) own(d *page.Deps, g *Game) []ui.Button {
	var all []ui.Button
	if g.Branch != nil {
		mark := ui.Button{Name: "button.branch.compare", Label: d.Word("ui.study.compare"), Tip: d.Word("ui.study.compare.about"), Style: &ui.Small}
		all = append(all,
			ui.Button{Name: "button.branch.play", Label: d.Word("ui.study.play"), Icon: "icon/play", Primary: true, Style: &ui.Small},
			ui.Button{Name: "button.branch.rename", Label: d.Word("ui.study.rename"), Key: "F2", Style: &ui.Small},
			mark,
			ui.Button{Name: "button.branch.remove", Label: d.Word("ui.study.remove"), Danger: true, Key: "Delete", Style: &ui.Small})
	}
	if p.back != nil {
		all = append(all, ui.Button{Name: "button.branch.back", Label: d.Word("ui.study.putback"), Icon: "icon/undo", Style: &ui.Small})
	}
	return all
}

// push does what a button says.
func (p *tree) push(c *ui.Ctx, d *page.Deps, i int, all []ui.Button, g *Game, act *Act) {
	if i < 0 {
		return
	}
	act.Answer = g.At
	switch all[i].Name {
	case "button.branch.same":
		act.Begin = &study.Way{Dice: study.Same}
	case "button.branch.new":
		act.Begin = &study.Way{Dice: study.Fresh}
	case "button.branch.chosen":
		act.Begin = &study.Way{Dice: study.Chosen}
	case "button.branch.play":
		act.Play, act.Branch = true, g.Branch
	case "button.branch.rename":
		p.naming = &naming{of: g.Branch, ask: dialog.Suggest(p.title(d, g, g.Branch))}
	case "button.branch.compare":
		act.Compare, act.Pair = true, [2]*study.Branch{g.Study.Branch(g.Branch.Parent), g.Branch}
	case "button.branch.remove":
		p.back = g.Study.Remove(g.Branch)
		act.Open, act.Branch, act.Kept = true, g.Study.Branch(g.Branch.Parent), true
	case "button.branch.back":
		p.back()
		p.back, act.Kept = nil, true
	}
	c.Animate()
}

// mostName is the longest name of a branch.
const mostName = 60

// name asks for the name of a branch.
func (p *tree) name(c *ui.Ctx, d *page.Deps, g *Game, act *Act) {
	n := p.naming
	if n == nil {
		return
	}
	switch n.ask.Ask(c, dialog.NameBox{
		Title: d.Word("ui.study.rename.title"), About: d.Word("ui.study.rename.about"), Most: mostName,
		Buttons: []ui.Button{
			{Name: "button.cancel", Label: d.Word("ui.cancel"), Key: "Escape"},
			{Name: "button.name", Label: d.Word("ui.study.rename"), Primary: true},
		},
	}) {
	case 0:
		p.naming = nil
	case 1:
		g.Study.Rename(n.of, n.ask.Given())
		p.naming, act.Kept = nil, true
	}
}
