// Package weigh is the page on which battles are weighed: the computer plays each many times
// against itself, and what came of that is shown on the map and in numbers. Up to four are
// compared. The games go on in the background while the page is open.
package weigh

import (
	"slices"
	"strconv"
	"time"

	"grognard/game/lang"
	"grognard/game/match"
	"grognard/game/weigh"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
)

// Subject is a battle to be weighed.
type Subject struct {
	Book  rules.Rulebook
	Title string
	Text  string // of its file
	Path  string // on the shelf, where what it came to is kept beside it; "": it is not

	Changed time.Time // when its file was changed last, which tells drafts of one title apart
}

// Doors lead out of the page.
type Doors struct {
	Now    func() time.Time
	Replay func(m *match.Match) // shows a game again
}

// most is how many battles are compared.
const most = 4

// Page is a weighing.
type Page struct {
	d      *page.Deps
	doors  Doors
	others func() []Subject
	bench  *bench
	all    []*column
	serial int // of the next column
	heat   heat
	gone   *column // to be taken off the page after this frame
	games  *games  // that are listed, nil: none are
	choose *others // from which one is chosen to be compared, nil: none is
}

// column is a battle on the page.
type column struct {
	*draft
	tag     string // ends the names of its regions
	seen    look   // in this frame
	view    *rules.View
	names   lang.Names
	pieces  map[rules.Ref]rules.Piece
	map_    *survey.Survey // nil: there is no map
	glow    glow
	at      int // place in glow.hot that the keyboard is at, -1: at none
	differs differs
}

// New opens the page on a battle, which is weighed at once. others lists what it can be
// compared with.
func New(d *page.Deps, first Subject, others func() []Subject, doors Doors) *Page {
	return open(d, first, others, doors, nil)
}

// open is New with who decides in the games; nil: the computer.
func open(d *page.Deps, first Subject, others func() []Subject, doors Doors, player func(seed uint64) weigh.Decide) *Page {
	p := &Page{d: d, others: others, doors: doors, heat: heat{whose: rules.Chance}}
	p.bench = &bench{wake: d.Store.Wake, player: player, strength: weigh.Fair}
	p.add(first)
	return p
}

// add puts a battle beside the others.
func (p *Page) add(s Subject) {
	p.serial++
	k := &column{tag: string(rune('a'+len(p.all))) + strconv.Itoa(p.serial), at: -1, pieces: map[rules.Ref]rules.Piece{}}
	k.draft = p.bench.add(s)
	k.names = lang.Names{Book: s.Book}
	if b, err := s.Book.Load([]byte(s.Text), nil); err == nil { // else the weighing says why
		k.view = s.Book.View(b, rules.Chance)
		k.names = lang.NamesOf(s.Book, k.view)
		for side := rules.First; side <= rules.Second; side++ { // of his own a side sees more
			for _, pc := range s.Book.View(b, side).Pieces {
				if pc.Side == side && pc.Ref != 0 {
					k.pieces[pc.Ref] = pc
				}
			}
		}
		if !survey.Unbuilt(k.view.Map) {
			k.map_ = survey.New(p.d, s.Book, k.view, "weigh/"+k.tag)
		}
	}
	p.all = append(p.all, k)
	p.name()
}

// name gives the columns the letters of their places.
func (p *Page) name() {
	for i, k := range p.all {
		k.tag = string(rune('a' + i))
	}
}

// drop takes a battle off the page.
func (p *Page) drop(k *column) {
	p.bench.drop(k.draft)
	if k.map_ != nil {
		k.map_.Close()
	}
	p.all = slices.DeleteFunc(p.all, func(x *column) bool { return x == k })
	p.name()
}

// Close implements page.Closer.
func (p *Page) Close() {
	p.bench.close()
	for _, k := range p.all {
		if k.map_ != nil {
			k.map_.Close()
		}
	}
}

// Lookup implements page.Ruled.
func (p *Page) Lookup() (rules.Rulebook, string) { return p.all[0].Book, "" }

// Sizes in dp.
const (
	gap        = 12
	roomy      = 1150 // width of a window from which on the parts stand beside each other
	cardShare  = .42  // of the width, for the numbers beside a single map
	mapShare   = .56  // of the height, for the map above the numbers at most
	leastCards = 300  // height of the numbers below a map
)

// Frame implements page.Page.
func (p *Page) Frame(c *ui.Ctx) {
	p.hear(c)
	c.Reads()
	page.Backdrop(c, .35)
	body := c.Window()
	p.bar(c, &body)
	body = body.Inset(c.Px(gap))
	if c.In.W < c.Px(roomy) {
		p.single(c, body)
	} else {
		p.beside(c, body)
	}
	p.overlay(c)
	if p.gone != nil {
		p.drop(p.gone)
		p.gone = nil
	}
}

// hear takes what has been found out.
func (p *Page) hear(c *ui.Ctx) {
	for _, k := range p.all {
		k.seen = p.bench.see(k.draft)
		if k.seen.goingOn && k.seen.how.Known {
			c.Wake(c.In.Now + 1000) // the time left
		}
	}
	m, err := p.bench.heard()
	if err != nil {
		p.d.Tell(p.d.Words.Explain(err))
	}
	if m != nil && p.games != nil { // else the player has turned to something else
		p.doors.Replay(m)
	}
	p.shine(c)
}

// beside sets map and numbers beside each other, or the battles that are compared.
func (p *Page) beside(c *ui.Ctx, r paint.Rect) {
	foot := ui.CutBottom(&r, p.footHigh(c, r.W))
	ui.CutBottom(&r, c.Px(gap))
	p.foot(c, foot)
	if len(p.all) == 1 {
		card := ui.CutRight(&r, ui.Floor(r.W*cardShare))
		ui.CutRight(&r, c.Px(gap))
		p.head(c, ui.CutTop(&r, p.headHigh(c, r.W)), 0)
		p.ground(c, r, 0)
		p.told(c, card, 0)
		return
	}
	for i := range p.all {
		col := ui.Columns(r, len(p.all), i, c.Px(gap))
		p.head(c, ui.CutTop(&col, p.headHigh(c, col.W)), i)
		high := min(col.H*mapShare, col.H-c.Px(leastCards))
		if m := p.all[i].map_; m != nil {
			high = min(high, col.W/m.Ratio()+c.Px(8))
		}
		p.ground(c, ui.CutTop(&col, ui.Floor(max(high, col.H*.3))), i)
		ui.CutTop(&col, c.Px(gap))
		p.told(c, col, i)
	}
}

// single sets everything below each other, where letters are large.
func (p *Page) single(c *ui.Ctx, r paint.Rect) {
	in := c.Panel(r)
	sc := c.Scroll("weigh.all", in)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	p.foot(c, f.Take(p.footHigh(c, f.W)))
	f.Gap(gap)
	for i, k := range p.all {
		p.head(c, f.Take(p.headHigh(c, f.W)), i)
		high := r.H * .8
		if k.map_ != nil {
			high = min(high, f.W/k.map_.Ratio())
		}
		p.ground(c, f.Take(high), i)
		f.Gap(gap)
		p.card(&f, i)
		f.Gap(2 * gap)
	}
	sc.Done(f.Y - sc.Y)
}

// told are the numbers of a battle, in a panel of their own.
func (p *Page) told(c *ui.Ctx, r paint.Rect, i int) {
	in := c.Float(r)
	sc := c.Scroll("weigh.card."+p.all[i].tag, in)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	p.card(&f, i)
	sc.Done(f.Y - sc.Y)
}

// overlay is what lies over the page.
func (p *Page) overlay(c *ui.Ctx) {
	switch {
	case p.games != nil:
		p.listGames(c)
	case p.choose != nil:
		p.listOthers(c)
	}
}
