package screen

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// summary tells how a game ended.
type summary struct {
	r      *Root
	m      *match.Match
	names  func(rules.Side) string
	length string
	blow   string // that ended the game
	view   *rules.View
}

func newSummary(r *Root, m *match.Match) *summary {
	who := r.names(m)
	s := &summary{
		r: r, m: m, view: m.Position().View(rules.Chance),
		names: func(s rules.Side) string { return r.deps.Words.Side(s, who) },
	}
	s.length = r.word("ui.end.length", s.decisions(), s.view.Turn)
	s.blow = s.last()
	return s
}

// Lookup implements ruled.
func (s *summary) Lookup() (rules.Rulebook, string) { return s.m.Book(), s.m.Result().Rule }

// Frame implements screen.
func (s *summary) Frame(c *ui.Ctx) {
	p := newPage(c, s.title())
	sc := c.Scroll("summary", p.body)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.verdict(&f)
	f.Gap(28)
	s.columns(&f)
	f.Gap(20)
	f.Y += c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W}, ui.Body, ui.Middle, c.Theme.Muted, s.length)
	sc.Done(f.Y - sc.Y)
	s.foot(c, &p)
}

// verdict is who won, and how.
func (s *summary) verdict(f *ui.Flow) {
	c, res := f.C, s.m.Result()
	d := c.Px(170)
	f.Gap(10)
	head := s.r.word("ui.end.draw")
	box := ui.Mid(f.Take(d), d, d)
	if res.Winner != rules.Chance {
		head = s.r.word("ui.end.won", s.names(res.Winner))
		c.Image("emblem/"+s.view.Sides[res.Winner].Nation, box, paint.White)
	} else {
		c.Image("icon/flag", box, c.Theme.Muted)
	}
	c.Status().Title = head // of the window, for whoever looks elsewhere meanwhile
	f.Gap(10)
	f.Y += c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W}, grand, ui.Middle, c.Theme.Text, head)
	f.Gap(8)
	why := s.r.deps.Words.Say(res.Why, s.r.names(s.m))
	if res.Why.Key == "" {
		why = ""
	}
	f.Y += c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W}, ui.Reading, ui.Middle, c.Theme.Text, why)
	if res.Near.Key != "" {
		near := s.r.deps.Words.Say(res.Near, s.r.names(s.m))
		f.Y += c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W}, ui.Body, ui.Middle, c.Theme.Muted, near)
	}
	if s.blow != "" && clause(res.Rule) {
		f.Y += c.Paragraph(paint.Rect{X: f.X, Y: f.Y, W: f.W}, ui.Body, ui.Middle, c.Theme.Muted, s.blow)
	}
	if clause(res.Rule) {
		f.Gap(8)
		row := f.Take(c.Line(ui.Small))
		if _, hit := c.Chip("chip.result", row.X+(row.W-c.ChipWidth(res.Rule))/2, row.Y, res.Rule); hit {
			s.r.read(s.Lookup())
		}
	}
}

// clause reports whether the rule of a result is a paragraph of the rulebook,
// and not a word of the program such as that for conceding.
func clause(rule string) bool { return strings.ContainsAny(rule, "0123456789") }

// columns are the two armies beside each other with their numbers.
func (s *summary) columns(f *ui.Flow) {
	c := f.C
	w := min(f.W, c.Px(1100))
	area := paint.Rect{X: f.X + (f.W-w)/2, Y: f.Y, W: w}
	bottom := f.Y
	for side := range s.view.Sides {
		col := ui.Columns(area, 2, side, c.Px(24))
		bottom = max(bottom, s.army(c, col, rules.Side(side)))
	}
	f.Y = bottom
}

// army is one column; it returns its lower end.
func (s *summary) army(c *ui.Ctx, r paint.Rect, side rules.Side) float32 {
	a := &s.view.Sides[side]
	gauges := s.telling(side)
	line := c.Line(ui.Body) + c.Px(6)
	w := r.W - c.Px(48)
	r.H = 2*c.Px(18) + c.Line(ui.Heading) + c.Px(10)
	for _, g := range gauges {
		if r.H += line; !s.twin(side, g) {
			r.H += s.listHeight(c, g, w)
		}
	}
	c.Inset(r)
	c.Stripe(paint.Rect{X: r.X + c.Px(6), Y: r.Y + c.Px(6), W: c.Px(10), H: r.H - c.Px(12)}, a.Nation)
	f := ui.Flow{C: c, X: r.X + c.Px(30), Y: r.Y + c.Px(18), W: w}
	f.Text(ui.Heading, c.Theme.Text, s.names(side))
	f.Gap(10)
	for _, g := range gauges {
		row := f.Take(line)
		c.Label(row, ui.Body, ui.Start, c.Theme.Text, s.label(side, g))
		c.Label(row, ui.Strong, ui.End, c.Theme.Text, s.gauge(g))
		if list := s.list(g); list != "" && !s.twin(side, g) {
			f.Text(ui.Small, c.Theme.Muted, list)
			f.Gap(6)
		}
	}
	return r.Y + r.H
}

// telling lists the gauges of a side that say how the game ended: those that
// stand at nothing on both sides do not, nor lamps that are the same on both.
func (s *summary) telling(side rules.Side) (all []*rules.Gauge) {
	for i := range s.view.Sides[side].Gauges {
		g := &s.view.Sides[side].Gauges[i]
		other := s.counterpart(side.Other(), g.Key)
		lit := other != nil && (other.N > 0) == (g.N > 0)
		switch {
		case g.Lamp && lit:
		case !g.Lamp && g.N == 0 && len(g.Refs) == 0 && g.Text.Key == "" && (other == nil || other.N == 0):
		default:
			all = append(all, g)
		}
	}
	return all
}

// twin reports whether a gauge is one of several with the same word, each about
// one thing.
func (s *summary) twin(side rules.Side, g *rules.Gauge) bool {
	n := 0
	for i := range s.view.Sides[side].Gauges {
		if s.view.Sides[side].Gauges[i].Key == g.Key {
			n++
		}
	}
	return n > 1 && len(g.Refs) == 1
}

// label is what a gauge is called.
func (s *summary) label(side rules.Side, g *rules.Gauge) string {
	word := s.r.word(s.m.Book().Prefix() + ".gauge." + string(g.Key))
	if s.twin(side, g) {
		word = s.r.deps.Words.Dash(word, s.r.deps.Words.Name(g.Refs[0], s.r.names(s.m)))
	}
	return word
}

// counterpart returns the gauge of a side with a key, or nil.
func (s *summary) counterpart(side rules.Side, key rules.GaugeKey) *rules.Gauge {
	for i := range s.view.Sides[side].Gauges {
		if g := &s.view.Sides[side].Gauges[i]; g.Key == key {
			return g
		}
	}
	return nil
}

// listHeight is the height of the list below a gauge.
func (s *summary) listHeight(c *ui.Ctx, g *rules.Gauge, w float32) float32 {
	list := s.list(g)
	if list == "" {
		return 0
	}
	return c.Wrap(ui.Small, w, list).Height + c.Px(6)
}

// list names what a gauge counts, each name once with its number. The gauge
// that decides is told by its parts.
func (s *summary) list(g *rules.Gauge) string {
	if g.Spoils || len(g.Refs) == 0 {
		return ""
	}
	var names []string
	var counts []int
	who := s.r.names(s.m)
	for _, r := range g.Refs {
		name := cmp.Or(words.PlaceWord(s.r.deps.Words, s.m.Book(), words.PlaceName(s.view, r)), s.r.deps.Words.Name(r, who))
		i := slices.Index(names, name)
		if i < 0 {
			i = len(names)
			names, counts = append(names, name), append(counts, 0)
		}
		counts[i]++
	}
	for i, n := range counts {
		if n > 1 {
			names[i] = s.r.deps.Words.Word("format.times", names[i], n)
		}
	}
	return s.r.deps.Words.Series(names)
}

// title is what the game is called: by its save, or like its scenario.
func (s *summary) title() string {
	start := s.m.Start()
	return s.r.called(s.m.Book().Name(), start.Scenario, start.Title)
}

// last is what the log tells of the blow that ended the game: the last attack
// and the last loss before the end, if they are of its last phase.
func (s *summary) last() string {
	var said []string
	who := s.r.names(s.m)
	for _, e := range slices.Backward(s.m.Log()) {
		if e.Undone {
			continue
		}
		switch e.Event.Kind {
		case rules.EvTurn, rules.EvPhase:
			return s.r.deps.Words.Sentences(said...)
		case rules.EvDeclare, rules.EvRemove:
			if text := s.r.deps.Words.Say(e.Event.Text, who); text != "" {
				said = slices.Insert(said, 0, text)
			}
			if e.Event.Kind == rules.EvDeclare {
				return s.r.deps.Words.Sentences(said...)
			}
		}
	}
	return s.r.deps.Words.Sentences(said...)
}

// gauge is the number of a gauge in words.
func (s *summary) gauge(g *rules.Gauge) string {
	switch {
	case g.Text.Key != "":
		return s.r.deps.Words.Say(g.Text, s.r.names(s.m))
	case g.Lamp && g.N > 0:
		return s.r.word("ui.yes")
	case g.Lamp:
		return s.r.word("ui.no")
	case g.Of > 0:
		return s.r.word("ui.end.of", g.N, g.Of)
	}
	return strconv.Itoa(g.N)
}

// decisions counts the answers that players gave.
func (s *summary) decisions() int {
	n := 0
	for i := range s.m.Len() {
		if _, a := s.m.Given(i + 1); a.By != rules.Chance {
			n++
		}
	}
	return n
}

func (s *summary) foot(c *ui.Ctx, p *page) {
	if p.left(c, ui.Button{Name: "button.review", Label: s.r.word("ui.end.review"), Icon: "icon/eye", Key: "Escape"}) {
		s.r.pop()
	}
	if p.left(c, ui.Button{Name: "button.replay", Label: s.r.word("ui.end.replay"), Icon: "icon/play"}) {
		s.r.replace(newReplay(s.r, s.m))
	}
	if p.right(c, ui.Button{Name: "button.title", Label: s.r.word("ui.end.title"), Primary: true}) {
		s.r.home(nil)
	}
	if p.right(c, ui.Button{Name: "button.again", Label: s.r.word("ui.end.again")}) {
		s.again()
	}
}

// again begins the same scenario with other dice and the same players.
func (s *summary) again() {
	how := s.m.Start()
	how.Seed = s.r.deps.seed()
	how.Dice = match.Again(how.Dice, how.Seed)
	how.Players = [2]match.Player(slices.Clone(how.Players[:]))
	s.r.start(s.m.Book(), how, nil)
}
