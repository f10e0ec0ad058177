// Package compare shows two games of a study side by side, as they stood in the last turn that both
// have: the map, the numbers of both sides, and what the computer thinks of them.
package compare

import (
	"strconv"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/study"
	"grognard/render/chart"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
)

// Page shows two games.
type Page struct {
	d    *page.Deps
	game [2]game
	book rules.Rulebook
}

// game is one of them.
type game struct {
	name    string
	pos     *rules.Position
	decided int // decisions before it
	view    *rules.View
	map_    *survey.Survey // nil: no map has been laid
	chance  *study.Asked
}

// New shows two games of a study with their names.
func New(d *page.Deps, k *study.Study, names [2]string, m [2]*match.Match) *Page {
	p := &Page{d: d, book: m[0].Book()}
	turn := min(lastTurn(m[0]), lastTurn(m[1]))
	for i := range p.game {
		g := &p.game[i]
		at := until(m[i], turn)
		pos := m[i].At(at)
		*g = game{name: names[i], pos: pos, decided: m[i].Decided(at), view: pos.View(rules.Chance), chance: k.Ask(pos, d.Store.Wake)}
		if !survey.Unbuilt(g.view.Map) {
			g.map_ = survey.New(d, p.book, g.view, "compare"+[2]string{"a", "b"}[i])
		}
	}
	return p
}

// lastTurn is the game turn that a game has come to.
func lastTurn(m *match.Match) int { return m.Position().View(rules.Chance).Turn }

// until is the number of the answer before the last decision of a game turn; of the turn that the game has come to,
// that of its last answer.
func until(m *match.Match, turn int) int {
	for _, e := range m.Log() {
		if e.Turn > turn && e.Answer > 0 && !e.Undone {
			return decision(m, e.Answer-1)
		}
	}
	return m.Len()
}

// decision is the last moment, after so many answers at most, at which a player was to decide.
func decision(m *match.Match, at int) int {
	for at > 0 && m.By(at+1) == rules.Chance {
		at--
	}
	return at
}

// Close implements page.Closer.
func (p *Page) Close() {
	for i := range p.game {
		p.game[i].chance.Stop()
		if s := p.game[i].map_; s != nil {
			s.Close()
		}
	}
}

// Lookup implements page.Ruled.
func (p *Page) Lookup() (rules.Rulebook, string) { return p.book, "" }

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	s := page.LayWide(c, p.d.Word("ui.study.compare.title"))
	if s.Left(c, ui.Button{Name: "button.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape", Primary: true}) {
		p.d.Pop()
	}
	gap := c.Px(20)
	for i := range p.game {
		p.column(c, ui.Columns(s.Body, 2, i, gap), &p.game[i])
	}
}

// column is one game: its name, its map, its numbers.
func (p *Page) column(c *ui.Ctx, r paint.Rect, g *game) {
	f := ui.Flow{C: c, X: r.X, Y: r.Y, W: r.W}
	f.Text(ui.Heading, c.Theme.Text, g.name)
	f.Gap(6)
	text := p.numbers(g)
	low := float32(0) // of the one that has more to say: both maps are as high
	for i := range p.game {
		high := float32(0)
		for _, t := range p.numbers(&p.game[i]) {
			high += c.Wrap(ui.Body, r.W, t).Height
		}
		low = max(low, high)
	}
	at := f.Take(max(c.Px(80), r.Y+r.H-f.Y-low-c.Px(44)))
	if g.map_ != nil {
		g.map_.Paint(c, at)
	}
	f.Gap(8)
	p.balance(c, &f, g)
	for _, t := range text {
		f.Text(ui.Body, c.Theme.Text, t)
	}
}

// numbers are how far both games have come, in words.
func (p *Page) numbers(g *game) []string {
	all := []string{p.d.Word("ui.study.compare.turn", g.decided, g.view.Turn)}
	if x, _, ok := g.chance.Found(); ok {
		said := p.d.Words.Percent(strconv.Itoa(int(100*x + .5)))
		all = append(all, p.d.Word("ui.study.compare.chance", p.d.Words.Army(g.view.Sides[rules.First]), said))
	}
	score := chronicle.Scores(p.book, g.pos.Board(), g.view)
	for s, x := range score {
		if x != nil {
			all = append(all, p.d.Word("ui.study.compare.score", p.d.Words.Army(g.view.Sides[s]), p.d.Words.Counted(p.book, x), x.N))
		}
	}
	return all
}

// balance is the chance of both sides.
func (p *Page) balance(c *ui.Ctx, f *ui.Flow, g *game) {
	x, known, ok := g.chance.Found()
	if !known {
		c.Status().Pending = true
		c.Wake(c.In.Now + 60)
	}
	bar := f.Take(c.Px(16))
	f.Gap(4)
	if ok {
		chart.Balance(c, bar, &g.view.Sides, x)
	}
}
