// Package series is the page of games that belong together: matches of two games, tournaments and campaigns,
// those that are being played and those that can be begun. It shows where each stands, what hangs on its next
// game, and leads there.
package series

import (
	"bytes"
	"strings"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/series"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/theatre"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// Doors lead out of the page.
type Doors struct {
	Folder *series.Folder
	Now    func() time.Time
	Seed   func() uint64
	// Strength and Temper are how the computer is to play; SetStrength and SetTemper remember others.
	Strength, Temper       func() string
	SetStrength, SetTemper func(string)

	// Armies are those that a side may bring into a campaign: the player's own, then those that come with the game.
	Armies func(rules.ArmyBuilder) []Army

	Play   func(*series.Series) // the next game of a series: begins it, or goes on with it
	Replay func(path string)    // shows a game that is over again
	Saved  func(tag string) string
	Fault  func(error)
}

// Army is an army that stands in a file.
type Army struct {
	Title string
	Data  []byte
}

// entry is a line of the list: a series, or one that can be begun.
type entry struct {
	*series.Item              // nil: it has not begun
	plan         *series.Plan // of a campaign
	mode         string       // of a tournament
	region       string
}

// Page is that page.
type Page struct {
	d     *page.Deps
	doors Doors
	list  []entry
	items []string
	at    int
	who   int // who is to play what is begun, of whoNames
	map_  *theatre.Map
	bring [2][]Army    // armies that the sides of the campaign chosen may begin with
	brung [2]int       // those that they do
	of    *series.Plan // that map_ is of
	next  *series.Game // of the series chosen, nil: there is none
	going string       // save of the game that is being played in the series chosen
	below bool         // what came of the campaign chosen stands below its map
	erase bool         // whether to delete is asked
}

// New opens the page at a series, or at the first one if id is "".
func New(d *page.Deps, id string, doors Doors) *Page {
	p := &Page{d: d, doors: doors, who: againstFirst}
	p.load(id)
	return p
}

// load lists what there is, and chooses a series.
func (p *Page) load(id string) {
	p.list, p.items = nil, nil
	all, faults := p.doors.Folder.List()
	for _, err := range faults {
		p.doors.Fault(err)
	}
	at := 0
	for i := range all {
		it := &all[i]
		e := entry{Item: it, region: "series." + strings.TrimSuffix(base(it.Path), series.Ext)}
		if it.Series != nil {
			e.plan, _ = it.Plan() // it was read before it came into the list
			if it.ID == id {
				at = len(p.list)
			}
		}
		p.list = append(p.list, e)
	}
	plans, err := series.Plans()
	if err != nil {
		p.doors.Fault(err)
	}
	for _, k := range plans {
		p.list = append(p.list, entry{plan: k, region: "campaign." + k.ID})
	}
	for _, mode := range [...]string{series.Pairs, series.Rounds} {
		p.list = append(p.list, entry{mode: mode, region: "tournament." + mode})
	}
	for i := range p.list {
		p.items = append(p.items, p.list[i].region)
	}
	p.choose(at)
}

func base(path string) string { return path[strings.LastIndexAny(path, `/\`)+1:] }

// choose turns to an entry.
func (p *Page) choose(i int) {
	p.at, p.erase = i, false
	e := &p.list[i]
	if e.plan != p.of {
		p.Close()
		if p.of = e.plan; e.plan != nil {
			p.map_ = theatre.New(p.d.Store, &e.plan.Map, e.region)
		}
	}
	p.raise(e)
	p.going, p.next = "", nil
	if e.began() && !e.Over() {
		p.going = p.doors.Folder.Going(e.Series)
		var err error
		if p.next, err = e.Next(); err != nil {
			p.doors.Fault(err)
		}
	}
}

// raise lists the armies that the sides of a campaign may begin with; the one of its plan is chosen.
func (p *Page) raise(e *entry) {
	p.bring, p.brung = [2][]Army{}, [2]int{}
	if e.Item != nil || e.plan == nil || e.plan.Muster == nil {
		return
	}
	book, ok := e.plan.Battle(e.plan.First).Book.(rules.ArmyBuilder)
	if !ok {
		return
	}
	for _, a := range p.doors.Armies(book) {
		note, err := book.ReadArmy(a.Data)
		for c := range p.bring {
			if err != nil || !e.plan.Takes(series.Contestant(c), note) {
				continue
			}
			if bytes.Equal(a.Data, e.plan.Army(series.Contestant(c))) {
				p.brung[c] = len(p.bring[c])
			}
			p.bring[c] = append(p.bring[c], a)
		}
	}
}

// began reports whether an entry is a series that can be read.
func (e *entry) began() bool { return e.Item != nil && e.Series != nil }

// Close implements page.Closer.
func (p *Page) Close() {
	if p.map_ != nil {
		p.map_.Close()
	}
	p.map_, p.of = nil, nil
}

// Lookup implements page.Ruled.
func (p *Page) Lookup() (rules.Rulebook, string) {
	if p.next != nil {
		return p.next.Book, ""
	}
	return p.list[p.at].book(), ""
}

// book is the system of an entry that has no next game.
func (e *entry) book() rules.Rulebook {
	if e.plan != nil {
		return e.plan.Battle(e.plan.First).Book
	}
	name := series.TournamentBook
	if e.began() {
		name = e.Book
	}
	if b, ok := scenarios.Book(name); ok {
		return b
	}
	return scenarios.Books()[0]
}

// Sizes in dp.
const (
	listWide   = 310
	detailWide = 1040 // from which on the map stands beside the words
)

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	s := page.LayWide(c, p.d.Word("ui.series"))
	if s.Left(c, ui.Button{Name: "button.back", Label: p.d.Word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		p.d.Pop()
	}
	e := &p.list[p.at]
	if e.Item != nil {
		k := ui.Button{Name: "button.delete", Label: p.d.Word("ui.series.delete"), Icon: "icon/bin"}
		if p.erase {
			k.Name, k.Label = "button.delete.really", p.d.Word("ui.series.delete.really")
		}
		if s.Left(c, k) {
			p.delete(e)
			return
		}
	}
	if label := p.goWord(e); label != "" && s.Right(c, ui.Button{Name: "button.go", Label: label, Icon: "icon/play", Primary: true}) {
		p.leadOn(e)
	}
	list := ui.CutLeft(&s.Body, min(c.Px(listWide), s.Body.W*.34))
	ui.CutLeft(&s.Body, c.Px(26))
	at, act := c.List(list, ui.Rows{
		Name: "list.series", N: len(p.list), At: p.at,
		Item:  func(i int) string { return p.items[i] },
		High:  func(i int, w float32) float32 { return p.rowHigh(c, i, w) },
		Paint: func(i int, r paint.Rect, on bool) { p.row(c, i, r) },
	})
	if at != p.at {
		p.choose(at)
		c.ScrollTo("series.words", 0)
		c.ScrollTo("series.below", 0)
		c.Animate()
	}
	if act && p.goWord(&p.list[p.at]) != "" {
		p.leadOn(&p.list[p.at])
	}
	p.detail(c, s.Body)
}

// delete deletes a series once it was asked for twice.
func (p *Page) delete(e *entry) {
	if !p.erase {
		p.erase = true
		return
	}
	if err := p.doors.Folder.Delete(strings.TrimSuffix(base(e.Path), series.Ext)); err != nil {
		p.doors.Fault(err)
		return
	}
	p.load("")
}

// rowWords is what the line of an entry says.
func (p *Page) rowWords(i int) (title, facts string) {
	e := &p.list[i]
	switch {
	case e.Item != nil && e.Series == nil:
		return base(e.Path), p.d.Word("ui.series.unread")
	case e.Item != nil:
		return p.title(e), p.standWord(e)
	case e.plan != nil:
		return e.plan.Title.In(p.lang()), p.d.Word("ui.series.new.campaign")
	}
	return p.d.Word("ui.series.tournament." + e.mode), p.d.Word("ui.series.new.tournament")
}

func (p *Page) lang() string { return p.d.Words.Language() }

// title is what a series is called.
func (p *Page) title(e *entry) string {
	switch {
	case e.plan != nil:
		return e.plan.Title.In(p.lang())
	case e.mode != "":
		return p.d.Word("ui.series.tournament." + e.mode)
	case e.Kind == series.Tournament:
		return p.d.Word("ui.series.tournament." + e.Mode)
	}
	return p.d.Words.Game(e.Book, e.Scenario, e.Title)
}

// standWord says in a few words where a series stands.
func (p *Page) standWord(e *entry) string {
	n := len(e.Results)
	switch {
	case e.Over():
		return p.d.Word("ui.series.over")
	case e.Games() > 0:
		return p.d.Word("ui.series.stands", n+1, e.Games())
	}
	return p.d.Word("ui.series.battle", n+1)
}

func (p *Page) rowHigh(c *ui.Ctx, i int, w float32) float32 {
	title, facts := p.rowWords(i)
	w -= 2 * c.Px(10)
	return 2*c.Px(10) + c.Wrap(ui.Strong, w, title).Height + c.Wrap(ui.Small, w, facts).Height
}

func (p *Page) row(c *ui.Ctx, i int, r paint.Rect) {
	title, facts := p.rowWords(i)
	ui.CutTop(&r, c.Paragraph(r, ui.Strong, ui.Start, c.Theme.Text, title))
	c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, facts)
}

// goWord is what the button says that leads on, "" if nothing does.
func (p *Page) goWord(e *entry) string {
	switch {
	case e.Item == nil && e.plan != nil:
		return p.d.Word("ui.series.begin.campaign")
	case e.Item == nil:
		return p.d.Word("ui.series.begin.tournament")
	case e.Series == nil || e.Over():
		return ""
	case p.going != "":
		return p.d.Word("ui.series.goon")
	}
	switch g := p.next; {
	case g == nil:
		return ""
	case g.Battle != nil:
		return p.d.Word("ui.series.fight", g.Title.In(p.lang()))
	default:
		return p.d.Word("ui.series.play", g.N)
	}
}

// leadOn begins what is chosen, or goes on with it.
func (p *Page) leadOn(e *entry) {
	if e.Item != nil {
		p.doors.Play(e.Series)
		return
	}
	s := &series.Series{Kind: series.Tournament, Mode: e.mode, Book: series.TournamentBook, Title: p.title(e)}
	name := "tournament-" + e.mode
	if e.plan != nil {
		s, name = series.Of(e.plan, p.lang()), e.plan.ID
	}
	for c, all := range p.bring {
		if len(all) > 0 {
			s.Start[c] = all[p.brung[c]].Data
		}
	}
	s.Seed = p.doors.Seed()
	p.seat(s)
	if err := p.doors.Folder.New(s, name); err != nil {
		p.doors.Fault(err)
		return
	}
	p.load(s.ID)
	if e.plan == nil {
		p.doors.Play(s)
	}
}

// Who plays a series.
const (
	twoPeople = iota
	onePerson
	againstFirst // the computer leads the second side
	againstSecond
)

var (
	whoNames = [...]string{"who.two", "who.one", "who.first", "who.second"}
	whoWords = [...]string{"ui.who.two", "ui.who.one", "ui.who.first", "ui.who.second"}
)

// seat says who plays a series.
func (p *Page) seat(s *series.Series) {
	for i := range s.Who {
		s.Who[i] = match.Player{Name: p.d.Word("ui.player")}
	}
	s.Open = p.who == onePerson
	if p.who >= againstFirst {
		name := ai.NameOf(ai.Level(p.doors.Strength()), ai.Temper(p.doors.Temper()))
		s.Who[againstSecond-p.who] = match.Player{Name: name, Computer: true}
	}
}
