// Package replay steps through the decisions of a game. A violet seal and frame say that
// this is not the game itself; from any moment a branch may be played on. The map and what
// lies about it are those of the table; at the foot runs the course of the battle.
package replay

import (
	"slices"

	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/study"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/replay/analysis"
	"grognard/render/screen/survey"
	"grognard/render/table/heard"
	"grognard/render/table/history"
	"grognard/render/table/layout"
	"grognard/render/table/mapview"
	"grognard/render/table/panel/combat"
	"grognard/render/table/panel/standards"
	"grognard/render/table/stage"
	"grognard/render/ui"
	"grognard/rules"
)

// Doors lead out of the page.
type Doors struct {
	Bake    board.Baker                              // paints the ground of the map
	Country func()                                   // has what lies behind the map painted
	Game    func() bool                              // reports whether the game itself lies below
	Branch  func(answer int)                         // plays on from after an answer, in a game of its own
	Try     func(m *match.Match, name string)        // plays on in a branch of the study; the page is come back to
	Compare func(names [2]string, m [2]*match.Match) // shows two of its games side by side
	SetUp   func(m *match.Match, answer int)         // takes the moment after an answer of a game into the workshop; nil: there is none
	Seed    func() uint64                            // of the dice of a new branch
	Closed  func()                                   // hears that the page is left
	// Report puts a game on paper; at is the position that a map alone shows. nil: it cannot be.
	Report func(m *match.Match, at *rules.Position, told *chronicle.Chronicle)
}

// Page is the replay of a game, or of one of the branches of its study.
type Page struct {
	d     *page.Deps
	doors Doors
	study *study.Study
	studied
	reel
	viewed
	stage *stage.Still
	shown int // answers played when the stage was set last
	drag  bool
	ear   heard.Ear
	marks marks

	told    *chronicle.Chronicle // nil: it is being worked out
	telling *chronicle.Telling   // nil: it was told before

	lay     layout.Layout
	spared  []paint.Rect // what the card of the lens leaves free
	logOpen bool
	settled bool // whether it does
	logged  int  // answers that the log tells: not those passed by
	said    said
	headed  headed
	titles  titles
	barred  barred
	hinted  hinted
}

// said is what was decided at a stop, in a language.
type said struct {
	at       int
	untold   int // events of it that are still to be seen
	language string
	text     string
}

// New opens the replay of a game that is studied at the decision that an answer belongs to. told is the
// course of the battle, nil if it is not known.
func New(d *page.Deps, k *study.Study, answer int, told *chronicle.Chronicle, doors Doors) *Page {
	p := &Page{d: d, doors: doors, study: k, studied: studied{drawer: analysis.New(d)}}
	p.closed, p.over = !study.May(k.Trunk()).OK(), k.Trunk().Result().Over
	p.viewer = p.begins()
	p.load(nil, k.Trunk(), told)
	p.at = p.At[p.Of(max(0, min(p.m.Len(), answer)))]
	return p
}

// load shows a game: that of a branch, or with nil the game itself.
func (p *Page) load(b *study.Branch, m *match.Match, told *chronicle.Chronicle) {
	p.unload()
	p.branch, p.reel, p.told, p.shown, p.logged, p.said = b, p.wind(m), told, -1, -1, said{at: -1}
	read := func(clause string) { p.d.Read(m.Book(), clause) }
	on := stage.Deps{Store: p.d.Store, Metrics: p.d.Metrics, Bake: p.doors.Bake, Country: p.doors.Country, Rule: read, Asks: true}
	p.stage = stage.Show(on, p.d.Words.Catalog, m.Book(), past{p}).Remember(lately{past{p}})
	p.stage.Log.Now = func(e match.Entry) bool { return p.Of(e.Answer) == p.Of(p.at) && p.at > 0 }
	p.marks = marks{}
	p.stage.View.Overlays.Spare(string(viewKey))
	p.stage.SeeAs(p.viewer)
	p.drawer.Forget()
	p.turn()
}

// wind is the reel of a game, at the speed of the one before.
func (p *Page) wind(m *match.Match) reel {
	r := reelOf(m)
	if p.m != nil {
		r.speed = p.speed
	}
	r.As(p.viewer)
	return r
}

// unload ends what goes on about the game that is shown.
func (p *Page) unload() {
	if p.stage == nil {
		return
	}
	p.stage.Close()
	p.film.Stop()
	if p.telling != nil {
		p.telling.Stop()
		p.telling = nil
	}
}

// past is the match up to the moment shown, without what was taken back.
type past struct{ p *Page }

func (k past) Log() []match.Entry                         { return k.p.Until(k.p.at) }
func (k past) Changes() int                               { return 3*k.p.logged + int(k.p.viewer) }
func (k past) Len() int                                   { return k.p.at }
func (k past) At(i int) *rules.Position                   { return k.p.film.At(i) }
func (k past) Given(i int) (*rules.Request, rules.Answer) { return k.p.m.Given(i) }
func (k past) Start() match.Start                         { return k.p.m.Start() }
func (k past) Viewer() rules.Side                         { return k.p.viewer }

// lately is the match as the theatre knows it: since the stop before.
type lately struct{ past }

func (k lately) Log() []match.Entry { return k.p.Told(k.p.Of(k.p.at)) }

// Lookup implements page.Ruled.
func (p *Page) Lookup() (rules.Rulebook, string) {
	if pointed := p.stage.Look.RuleOfPointed(); pointed != "" {
		return p.m.Book(), pointed
	}
	if q := p.film.At(p.at).Request(); q != nil {
		return p.m.Book(), q.Rule
	}
	return p.m.Book(), p.m.Result().Rule
}

// OwnKeys implements page.Keyed.
func (p *Page) OwnKeys() (own [][2]string, games bool) {
	return [][2]string{
		{"Arrows", "ui.key.replay.step"}, {"PageUp PageDown", "ui.key.replay.ten"}, {"Home End", "ui.key.replay.ends"}, {"Space", "ui.key.replay.run"},
		{string(viewKey), "ui.replay.view.about"}, {"H", "ui.key.replay.study"}, {"L", "table.key.log"}, {"A", "table.key.hand"}, {"I", "table.key.inspect"},
		{"F", "table.key.fit"}, {"Plus Minus", "table.key.zoom"}, {"M", "table.key.minimap"},
	}, false
}

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	in := c.In
	if p.drawer.Asks() { // what is typed is a name
		deaf := *in
		deaf.Keys, deaf.Text = nil, ""
		c.In = &deaf
	}
	p.paint(c)
	c.In = in
	p.heed(c, p.drawer.Ask(c, p.game()))
}

// paint is the page without what lies over it.
func (p *Page) paint(c *ui.Ctx) {
	p.hear(c)
	p.think(c)
	p.pressed(c)
	p.keys(c)
	p.may(c)
	p.clock(c)
	before := p.shown
	p.stage.Pace(p.pace(c))
	p.turn()
	p.sound(c, before)
	p.stage.Look.Wake(c)
	n := p.stage.Needs(c)
	p.stage.Cards.Folded = p.folded || p.viewer == rules.Chance
	n.Hand = !p.stage.Cards.Hides()
	if !p.settled { // where there is room it lies beside the map
		p.settled, p.logOpen = true, n.W >= layout.PinLog && n.Text < layout.TwoLines
	}
	n.Log, n.LogPinned, n.Beside = p.logOpen || p.open, true, p.open
	l, foot := layout.Replay(n)
	p.lay = l
	p.map_(c)
	p.floating(c)
	p.foot(c, &foot)
	p.bar(c)
	p.picks(c)
	p.frame(c)
	p.stage.End(c)
}

// hear has the game told in the background, and takes what has been.
func (p *Page) hear(c *ui.Ctx) {
	if p.told != nil {
		return
	}
	if p.telling == nil {
		p.telling = chronicle.Tell(p.m.At(0), p.film.Answers(), p.d.Store.Wake)
	}
	if p.told = p.telling.Told(); p.told == nil {
		c.Wake(c.In.Now + 100)
	}
}

// turn sets the stage for the answer shown.
func (p *Page) turn() {
	if p.stage.Translate() {
		p.recall()
	}
	if !p.drag {
		p.logged = p.at
	}
	if p.shown == p.at {
		p.plays = false
		return
	}
	told := p.Told(p.Of(p.at))
	var moved []match.Entry
	for _, e := range slices.Backward(told) {
		if history.Moves(&e.Event) {
			moved = append(moved, e)
		}
	}
	if p.plays {
		p.stage.Run(p.happen(told), p.film.At(p.at), moved...)
	} else {
		p.ear.Forget()
		p.stage.See(p.film.At(p.at), moved...)
	}
	p.shown, p.plays = p.at, false
	p.recall()
}

// recall shows the dice of the decision, unless the player is passing by.
func (p *Page) recall() {
	if p.drag {
		p.stage.Recall(nil, nil)
		return
	}
	stop := p.Of(p.at)
	throws, answer := p.Dice(stop)
	if len(throws) == 0 {
		p.stage.Recall(nil, nil)
		return
	}
	p.stage.Recall(&combat.Fight{Declared: p.Declared(stop)}, p.film.At(answer-1), throws...)
}

// map_ hears and paints the map on its desk.
func (p *Page) map_(c *ui.Ctx) {
	l := &p.lay
	if survey.Unbuilt(p.stage.Seen().Map) {
		c.L.Fill(paint.Ground, c.Window(), c.Theme.Bg)
		c.Centered(l.Map, ui.Flavour, c.Theme.Muted, p.d.Word("ui.browser.nomap"))
		return
	}
	v := p.stage.View
	v.Tick(c)
	v.Hear(c, mapview.Room{Map: l.Map, Free: l.Free, Tools: l.Tools, Columns: l.Columns, Folded: l.Folded, Spared: p.spare()})
	p.stage.Ground(c)
	v.Better(p.better())
	v.Prepare(c)
	v.Paint(c)
}

// spare lists what the card of the lens does not lie on.
func (p *Page) spare() []paint.Rect {
	l := &p.lay
	all := append(p.spared[:0], l.Standards[0], l.Standards[1], l.Turn, l.Tools, l.Inspect, l.Piles[0], l.Piles[1], l.Common, l.Play)
	if _, at, told := p.stage.Fought(); told {
		all = append(all, at)
	}
	if p.logOpen {
		all = append(all, l.Log)
	}
	p.spared = slices.DeleteFunc(all, func(r paint.Rect) bool { return r.W <= 0 || r.H <= 0 })
	return p.spared
}

// floating is what lies over the map: standards, cards in play, inspector, dice, log.
func (p *Page) floating(c *ui.Ctx) {
	l := &p.lay
	if !survey.Unbuilt(p.stage.Seen().Map) {
		p.stage.Lay(l)
		p.stage.Tallies(c, standards.Room{Sides: l.Standards, Turn: l.Turn, Plates: l.Plates, Cards: l.Map})
		p.stage.Hand(c)
	}
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	p.stage.Fight(c, p.theatre(c))
	_, fight, told := p.stage.Fought()
	p.stage.Peek(c, l.Inspect.H, func(high float32) paint.Rect {
		r := l.Inspect
		if r.Y, r.H = r.Y+r.H-high, high; told && r.Overlaps(fight) {
			return paint.Rect{}
		}
		return r
	})
	if p.open {
		c.On(paint.Popup, paint.Popup) // its letters too: the list of views lies over them
		p.drawerIn(c, l.Log)
	} else if p.logOpen {
		c.On(paint.Popup, paint.Popup) // above all other furniture and its letters
		if act := p.stage.Lines(c, l.Log, p.stage.Untold()); act.Replay {
			p.show(p.At[p.Of(act.Answer)])
		}
	}
}

// uprightDesk is how wide a desk is that the upright theatre has room on, in dp.
const uprightDesk = 372

// theatre is where the dice may lie: between standards and tools.
func (p *Page) theatre(c *ui.Ctx) combat.Room {
	l, gap := &p.lay, c.Px(8)
	x := max(l.Standards[0].X+l.Standards[0].W, l.Turn.X+l.Turn.W) + gap
	k := combat.Room{Modest: true, Map: paint.Rect{X: x, Y: l.Map.Y, W: l.Tools.X - gap - x, H: l.Map.H}}
	if l.Hand.W > 0 && !l.Fanned {
		k.Map.H = l.Hand.Y - gap - l.Map.Y
	}
	for i, d := range l.Desk {
		d.X = max(d.X, x)
		d.W = max(0, min(l.Desk[i].X+l.Desk[i].W, l.Tools.X-gap)-d.X)
		k.Desks[i] = d
	}
	k.Upright = k.Desks[1].W >= c.Px(uprightDesk)
	return k
}

// Close implements page.Closer.
func (p *Page) Close() {
	p.unload()
	p.halt()
	p.drawer.Close()
	p.doors.Closed()
}

// back is what the page below is called.
func (p *Page) back() string {
	if p.doors.Game() {
		return p.d.Word("ui.menu.resume")
	}
	return p.d.Word("ui.back")
}
