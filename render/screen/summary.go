package screen

import (
	"context"
	"slices"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// summary tells how a game ended and how it came about: the last position with pins
// where the battle turned, the numbers in their course, the luck of the dice, the
// fallen. What has to be worked out comes from the background.
type summary struct {
	r      *Root
	m      *match.Match
	names  func(rules.Side) string
	length string
	view   *rules.View
	map_   *survey // nil: no map has been laid

	told  *chronicle.Chronicle // nil: it is being worked out
	turns []chronicle.Point    // turning points for which there is room
	comes chan *chronicle.Chronicle
	stop  context.CancelFunc
	lit   int // turning point that is pointed at, from 1; 0 for none
}

func newSummary(r *Root, m *match.Match) *summary {
	who := r.names(m)
	s := &summary{
		r: r, m: m, view: m.Position().View(rules.Chance),
		names: func(s rules.Side) string { return r.deps.Words.Side(s, who) },
	}
	s.length = r.word("ui.end.length", s.decisions(), s.view.Turn)
	if !unbuilt(s.view.Map) {
		s.map_ = newSurvey(r, m.Book(), s.view, "end")
	}
	s.tell()
	return s
}

// tell has the game told in the background.
func (s *summary) tell() {
	ctx, stop := context.WithCancel(context.Background())
	s.stop, s.comes = stop, make(chan *chronicle.Chronicle, 1)
	first, answers, wake := s.m.At(0), s.m.Answers(), s.r.deps.Store.Wake
	go func() {
		s.comes <- chronicleOf(ctx, first, answers)
		wake()
	}()
}

// chronicleOf tells a game, and nothing of one that cannot be played again: its page is
// to stand all the same.
func chronicleOf(ctx context.Context, first *rules.Position, answers []rules.Answer) (told *chronicle.Chronicle) {
	defer func() {
		if recover() != nil {
			told = &chronicle.Chronicle{}
		}
	}()
	told, err := chronicle.Of(ctx, first, answers)
	if err != nil {
		return &chronicle.Chronicle{}
	}
	return told
}

// Close implements closer.
func (s *summary) Close() {
	s.stop()
	if s.map_ != nil {
		s.map_.Close()
	}
}

// Lookup implements ruled.
func (s *summary) Lookup() (rules.Rulebook, string) { return s.m.Book(), s.m.Result().Rule }

// Room that two columns need, in dp.
const (
	endWide = 1100
	endHigh = 640
	endGap  = 36 // between them
)

// Frame implements screen.
func (s *summary) Frame(c *ui.Ctx) {
	s.hear(c)
	backdrop(c, .55)
	margin := min(c.Px(28), c.In.W/40)
	in := c.Panel(c.Window().Inset(margin)).Inset(c.Px(14))
	s.foot(c, &in)
	if in.W >= c.Px(endWide) && in.H >= c.Px(endHigh) {
		s.head(c, ui.CutTop(&in, s.headHeight(c, in.W)))
		ui.CutTop(&in, c.Px(14))
		left := ui.CutLeft(&in, ui.Floor((in.W-c.Px(endGap))*.5))
		ui.CutLeft(&in, c.Px(endGap))
		s.left(c, left)
		s.right(c, in)
	} else {
		s.single(c, in)
	}
	s.lit = s.pointed(c)
}

// hear takes what has been worked out.
func (s *summary) hear(c *ui.Ctx) {
	if s.told != nil {
		return
	}
	select {
	case s.told = <-s.comes:
	default:
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	}
}

// left is the map with the turning points below it.
func (s *summary) left(c *ui.Ctx, r paint.Rect) {
	s.choose(c, r.W, r.H*.46)
	list := ui.CutBottom(&r, min(s.pointsHeight(c, r.W), r.H*.46))
	ui.CutBottom(&r, c.Px(10))
	s.board(c, r)
	sc := c.Scroll("end.points", list)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.points(&f)
	sc.Done(f.Y - sc.Y)
}

// right is all that is told in numbers.
func (s *summary) right(c *ui.Ctx, r paint.Rect) {
	sc := c.Scroll("end.told", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.course(&f, max(c.Px(150), min(c.Px(330), r.H-s.restHigh(c, sc.Width))))
	s.fortune(&f)
	s.fallen(&f)
	s.numbers(&f)
	s.counts(&f)
	sc.Done(f.Y - sc.Y)
}

// restHigh is how high that is which is to be seen at once beside the lines of the course:
// its heading, the luck, the fallen.
func (s *summary) restHigh(c *ui.Ctx, w float32) float32 {
	done := c.Rehearse()
	f := ui.Flow{C: c, W: w}
	s.fortune(&f)
	s.fallen(&f)
	done()
	return f.Y + c.Line(ui.Heading) + c.Px(6+14)
}

// single sets everything below each other, where the letters are too large for two
// columns.
func (s *summary) single(c *ui.Ctx, r paint.Rect) {
	s.choose(c, r.W, 1e6)
	sc := c.Scroll("end.all", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.head(c, f.Take(s.headHeight(c, f.W)))
	f.Gap(12)
	if s.map_ != nil {
		room := f.Take(min(r.H*.9, f.W/s.map_.ratio()+c.Px(20)))
		s.board(c, ui.Mid(room, room.H*s.map_.ratio()+c.Px(40), room.H))
	}
	f.Gap(10)
	s.points(&f)
	s.course(&f, min(r.H*.7, c.Px(260)))
	s.fortune(&f)
	s.fallen(&f)
	s.numbers(&f)
	s.counts(&f)
	sc.Done(f.Y - sc.Y)
}

// board is the last position with its pins.
func (s *summary) board(c *ui.Ctx, r paint.Rect) {
	if s.map_ == nil {
		c.Inset(r)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
		return
	}
	s.map_.paint(c, r)
	s.pins(c, r)
}

// title is what the game is called: by its save, or like its scenario.
func (s *summary) title() string {
	start := s.m.Start()
	return s.r.called(s.m.Book().Name(), start.Scenario, start.Title)
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

// foot are the buttons.
func (s *summary) foot(c *ui.Ctx, in *paint.Rect) {
	all := []ui.Button{
		{Name: "button.replay", Label: s.r.word("ui.end.replay"), Icon: "icon/play"},
		{Name: "button.review", Label: s.r.word("ui.end.review"), Icon: "icon/eye", Key: "Escape"},
	}
	if s.r.deps.Shot != nil {
		all = append(all, ui.Button{Name: "button.picture", Label: s.r.word("ui.end.picture"), Icon: "icon/save"})
	}
	n := len(all)
	all = append(all, ui.Button{Name: "button.title", Label: s.r.word("ui.end.title")})
	if p := s.m.Start().Players; p[0].Computer != p[1].Computer {
		all = append(all, ui.Button{Name: "button.change", Label: s.r.word("ui.end.change"), Tip: s.r.word("ui.end.change.about")})
	}
	all = append(all, ui.Button{Name: "button.again", Label: s.r.word("ui.end.again"), Primary: true})
	if wideAs(c, all) > in.W { // pictures say it too
		for i := range all[:n] {
			all[i].Label, all[i].Tip = "", all[i].Label
		}
	}
	pushed := -1
	if wideAs(c, all) <= in.W {
		row := ui.CutBottom(in, c.ButtonsHeight(in.W, all))
		between := paint.Rect{X: row.X + wideAs(c, all[:n]) + c.Px(14), Y: row.Y, W: row.W - wideAs(c, all) - c.Px(28), H: row.H}
		if c.Width(ui.Small, s.length) <= between.W {
			c.Label(between, ui.Small, ui.End, c.Theme.Muted, s.length)
		}
		if pushed = c.Buttons(row, ui.Start, all[:n]); pushed < 0 {
			if k := c.Buttons(row, ui.End, all[n:]); k >= 0 {
				pushed = n + k
			}
		}
	} else {
		pushed = c.Buttons(ui.CutBottom(in, c.ButtonsHeight(in.W, all)), ui.Start, all)
	}
	ui.CutBottom(in, c.Px(14))
	if pushed >= 0 {
		s.push(c, all[pushed].Name)
	}
}

// wideAs is the width of buttons in one row.
func wideAs(c *ui.Ctx, all []ui.Button) (wide float32) {
	for _, b := range all {
		w, _ := c.Size(b)
		wide += w + c.Px(10)
	}
	return wide
}

// push does what a button says.
func (s *summary) push(c *ui.Ctx, name string) {
	switch name {
	case "button.review":
		s.r.pop()
	case "button.replay":
		s.r.push(newReplayAt(s.r, s.m, 0).knowing(s.told))
	case "button.picture":
		path := s.r.deps.Shot()
		c.Status().Shot = path
		s.r.inform(s.r.word("table.shot", path))
	case "button.title":
		s.r.home(nil)
	case "button.change":
		s.again(true)
	case "button.again":
		s.again(false)
	}
}

// again begins the same scenario with other dice and the same players, who may change
// sides.
func (s *summary) again(change bool) {
	how := s.m.Start()
	how.Seed = s.r.deps.seed()
	how.Dice = match.Again(how.Dice, how.Seed)
	how.Players = [2]match.Player(slices.Clone(how.Players[:]))
	if change {
		how.Players[0], how.Players[1] = how.Players[1], how.Players[0]
	}
	s.r.start(s.m.Book(), how, nil)
}
