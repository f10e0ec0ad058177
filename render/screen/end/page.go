// Package end is the page of a game that is over. It tells how it ended and how it came
// about: the last position with pins where the battle turned, the numbers in their course,
// the luck of the dice, the fallen. What has to be worked out comes from the background.
package end

import (
	"cmp"
	"slices"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
)

// Doors lead out of the page.
type Doors struct {
	// Replay shows the game again from an answer on; told is nil as long as the battle is
	// being told.
	Replay func(answer int, told *chronicle.Chronicle)
	Study  func(told *chronicle.Chronicle) // opens the study of the game
	Title  func()                          // leaves the game
	Again  func(match.Start)               // begins a game like another one, with other dice
	Shot   func() string                   // names a new file for a picture; nil: no pictures
	Series *Series                         // that the game belongs to, nil: none
	// Report puts the battle on paper; at is the position that a map alone shows. nil: it cannot be.
	Report func(m *match.Match, at *rules.Position, told *chronicle.Chronicle)
}

// Series leads on in the series that a game belongs to.
type Series struct {
	Label string
	Open  func()
}

// Page is the end of a game.
type Page struct {
	battle
	turning points
	doors   Doors
	map_    *survey.Survey // nil: no map has been laid
	telling *chronicle.Telling
}

// New opens the page of a game that is over.
func New(d *page.Deps, m *match.Match, doors Doors) *Page {
	s := &Page{battle: facts(d, m), doors: doors}
	s.turning = points{battle: &s.battle, open: func(i int) { doors.Replay(s.turning.turns[i].Answer, s.told) }}
	if !survey.Unbuilt(s.view.Map) {
		s.map_ = survey.New(d, m.Book(), s.view, "end")
	}
	s.telling = chronicle.Tell(m.At(0), m.Answers(), d.Store.Wake)
	return s
}

// Close implements page.Closer.
func (s *Page) Close() {
	s.telling.Stop()
	if s.map_ != nil {
		s.map_.Close()
	}
}

// Lookup implements page.Ruled.
func (s *Page) Lookup() (rules.Rulebook, string) { return s.lookup() }

// Room that two columns need, in dp.
const (
	endWide = 1100
	endHigh = 640
	endGap  = 36 // between them
)

// Frame implements page.Page.
func (s *Page) Frame(c *ui.Ctx) {
	s.hear(c)
	s.judge()
	c.Opens()
	c.Reads()
	page.Backdrop(c, .55)
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
	s.turning.point(c)
}

// hear takes what has been worked out.
func (s *Page) hear(c *ui.Ctx) {
	if s.told != nil {
		return
	}
	if s.told = s.telling.Told(); s.told == nil {
		c.Status().Pending = true
		c.Wake(c.In.Now + 30)
	}
}

// left is the map with the turning points below it.
func (s *Page) left(c *ui.Ctx, r paint.Rect) {
	s.turning.choose(c, r.W, r.H*.46)
	list := ui.CutBottom(&r, min(s.turning.height(c, r.W), r.H*.46))
	ui.CutBottom(&r, c.Px(10))
	s.board(c, r)
	sc := c.Scroll("end.points", list)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.turning.list(&f)
	sc.Done(f.Y - sc.Y)
}

// right is all that is told in numbers.
func (s *Page) right(c *ui.Ctx, r paint.Rect) {
	sc := c.Scroll("end.told", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	rest := s.restHigh(c, sc.Width)
	s.turning.course(&f, max(c.Px(150), min(c.Px(330), r.H-rest)))
	s.chances(&f)
	s.fortune(&f)
	s.fallen(&f)
	s.numbers(&f)
	s.counts(&f)
	sc.Done(f.Y - sc.Y)
}

// restHigh is how high that is which is to be seen at once beside the lines of the course:
// its heading, the luck, the fallen.
func (s *Page) restHigh(c *ui.Ctx, w float32) float32 {
	done := c.Rehearse()
	f := ui.Flow{C: c, W: w}
	s.chances(&f)
	s.fortune(&f)
	s.fallen(&f)
	done()
	return f.Y + c.Line(ui.Heading) + c.Px(6+14)
}

// single sets everything below each other, where the letters are too large for two
// columns.
func (s *Page) single(c *ui.Ctx, r paint.Rect) {
	s.turning.choose(c, r.W, 1e6)
	sc := c.Scroll("end.all", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	s.head(c, f.Take(s.headHeight(c, f.W)))
	f.Gap(12)
	if s.map_ != nil {
		room := f.Take(min(r.H*.9, f.W/s.map_.Ratio()+c.Px(20)))
		s.board(c, ui.Mid(room, room.H*s.map_.Ratio()+c.Px(40), room.H))
	}
	f.Gap(10)
	s.turning.list(&f)
	s.turning.course(&f, min(r.H*.7, c.Px(260)))
	s.chances(&f)
	s.fortune(&f)
	s.fallen(&f)
	s.numbers(&f)
	s.counts(&f)
	sc.Done(f.Y - sc.Y)
}

// board is the last position with its pins.
func (s *Page) board(c *ui.Ctx, r paint.Rect) {
	if s.map_ == nil {
		c.Inset(r)
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
		return
	}
	s.map_.Paint(c, r)
	s.turning.pins(c, r, s.map_)
}

// foot are the buttons.
func (s *Page) foot(c *ui.Ctx, in *paint.Rect) {
	all := []ui.Button{
		{Name: "button.replay", Label: s.d.Word("ui.end.replay"), Icon: "icon/play"},
		{Name: "button.study", Label: s.d.Word("ui.study"), Icon: "icon/scales", Tip: s.d.Word("ui.study.about")},
		{Name: "button.review", Label: s.d.Word("ui.end.review"), Icon: "icon/eye", Key: "Escape"},
	}
	if s.doors.Shot != nil {
		all = append(all, ui.Button{Name: "button.picture", Label: s.d.Word("ui.end.picture"), Icon: "icon/save"})
	}
	if s.doors.Report != nil {
		all = append(all, ui.Button{Name: "button.report", Label: s.d.Word("ui.report.button"), Icon: "icon/book", Tip: s.d.Word("ui.report.about")})
	}
	n := len(all)
	all = append(all, ui.Button{Name: "button.title", Label: s.d.Word("ui.end.title")})
	if k := s.doors.Series; k != nil {
		all = append(all, ui.Button{Name: "button.series", Label: k.Label, Primary: true})
	} else if p := s.m.Start().Players; p[0].Computer != p[1].Computer {
		all = append(all, ui.Button{Name: "button.change", Label: s.d.Word("ui.end.change"), Tip: s.d.Word("ui.end.change.about")})
	}
	if s.doors.Series == nil {
		all = append(all, ui.Button{Name: "button.again", Label: s.d.Word("ui.end.again"), Primary: true})
	}
	if wideAs(c, all) > in.W { // pictures say it too
		for i := range all[:n] {
			all[i].Label, all[i].Tip = "", cmp.Or(all[i].Tip, all[i].Label)
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
func (s *Page) push(c *ui.Ctx, name string) {
	switch name {
	case "button.review":
		s.d.Pop()
	case "button.replay":
		s.doors.Replay(0, s.told)
	case "button.study":
		s.doors.Study(s.told)
	case "button.picture":
		path := s.doors.Shot()
		c.Status().Shot = path
		s.d.Inform(s.d.Word("table.shot", path))
	case "button.report":
		s.doors.Report(s.m, s.m.Position(), s.told)
	case "button.title":
		s.doors.Title()
	case "button.series":
		s.doors.Series.Open()
	case "button.change":
		s.again(true)
	case "button.again":
		s.again(false)
	}
}

// again begins the same scenario with the same players, who may change
// sides.
func (s *Page) again(change bool) {
	how := s.m.Start()
	how.Players = [2]match.Player(slices.Clone(how.Players[:]))
	if change {
		how.Players[0], how.Players[1] = how.Players[1], how.Players[0]
	}
	s.doors.Again(how)
}
