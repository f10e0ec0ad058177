package shelf

import (
	"path/filepath"
	"slices"

	"grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// listWide is the width of the list, in dp.
const listWide = 380

// heads are the words above each part of the list.
var heads = [...]string{own: "ui.shelf.own", chance: "ui.shelf.new", blank: "ui.shelf.blank", copied: "ui.shelf.copied", stored: "ui.shelf.stored"}

// begins reports whether an entry is the first of its part of the list: the battle that was worked
// at last is one by itself.
func (p *Page) begins(i int) bool {
	return i == 0 || p.list[i-1].kind != p.list[i].kind || p.list[i-1].last
}

// head is the word above the part of the list that an entry begins.
func (e *entry) head() string {
	if e.last {
		return "ui.shelf.last"
	}
	return heads[e.kind]
}

func (p *Page) rowHeight(c *ui.Ctx, i int, w float32) float32 {
	w -= 2 * c.Px(10)
	e := &p.list[i]
	h := 2*c.Px(8) + c.Wrap(ui.Body, w, p.titled(e)).Height
	if about := p.about(e); about != "" {
		h += c.Wrap(ui.Small, w, about).Height
	}
	if p.begins(i) {
		h += c.Line(ui.SmallB) + c.Px(6)
	}
	return h
}

func (p *Page) paintRow(c *ui.Ctx, i int, r paint.Rect) {
	e := &p.list[i]
	if p.begins(i) {
		head, at := p.d.Word(e.head()), ui.CutTop(&r, c.Line(ui.SmallB)+c.Px(6))
		c.Label(at, c.Fit(ui.SmallB, at.W, at.H, head), ui.Start, c.Theme.Accent, head)
	}
	r.Y += c.Paragraph(r, ui.Body, ui.Start, c.Theme.Text, p.titled(e))
	if about := p.about(e); about != "" {
		c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, about)
	}
}

// about tells battles apart: when each was changed last, and of one title by their files too.
func (p *Page) about(e *entry) string {
	if e.kind != own && e.kind != stored {
		return ""
	}
	said := p.d.Word("ui.shelf.changed", p.d.Words.When(e.battle.Changed, p.doors.Now()))
	if e.alike {
		said = p.d.Words.Beside(filepath.Base(e.battle.Path), said)
	}
	return said
}

// armies says how many units of each army there are, and whether the players set up others, "" where
// there is no map yet.
func (p *Page) armies() string {
	v := p.seen.view
	if v == nil {
		return ""
	}
	n := p.seen.units
	if n == [2]int{} {
		return ""
	}
	rest := workshop.SetsUp(p.seen.draft, v)
	var all []string
	for s := range n {
		if n[s] > 0 || !rest {
			all = append(all, p.d.Word("ui.workshop.units", p.d.Words.Army(v.Sides[s]), n[s]))
		}
	}
	if rest {
		all = append(all, p.d.Word("ui.shelf.rest"))
	}
	return p.d.Words.Beside(all...)
}

// systems chooses the system, above the list.
func (p *Page) systems(c *ui.Ctx, s *page.Sheet) {
	picks := make([]ui.Pick, len(p.books))
	for i, b := range p.books {
		picks[i] = ui.Pick{Name: "shelf." + b.Name(), Label: p.d.Words.Book(b.Name())}
	}
	r := s.Head
	ui.CutLeft(&r, c.Width(ui.Title, p.d.Word("ui.workshop"))+c.Px(24))
	at := page.Pick(c, r, picks, p.at, p.d.Word("ui.load.system.before"), p.d.Word("ui.load.system"))
	if at != p.at {
		p.at = at
		p.doors.Chosen(p.book())
		p.fill()
		c.ScrollTo("list.shelf", 0)
		c.ScrollTo("shelf.detail", 0)
		c.Animate()
	}
}

// bareFrom is the size of letters from which on buttons have their picture alone, and their
// word where the pointer rests.
const bareFrom = 1.5

// small is a button that has its word where there is room.
func small(c *ui.Ctx, b ui.Button) ui.Button {
	if c.Text >= bareFrom {
		if b.Tip == "" {
			b.Tip = b.Label
		}
		b.Label = ""
	}
	return b
}

// deeds are the buttons of the chosen entry.
func (p *Page) deeds(c *ui.Ctx, s *page.Sheet) {
	if len(p.list) == 0 {
		return
	}
	e := &p.list[p.row]
	word := [...]string{own: "ui.shelf.open", chance: "ui.shelf.change", blank: "ui.shelf.begin", copied: "ui.shelf.copy", stored: "ui.shelf.back"}[e.kind]
	if e.last {
		word = "ui.shelf.goon"
	}
	icon := "icon/compasses"
	if e.kind == stored {
		icon = "icon/undo"
	}
	if s.Right(c, ui.Button{Name: "button.begin", Label: p.d.Word(word), Icon: icon, Primary: true, Why: p.whyNot()}) {
		p.begin()
	}
	if s.Left(c, small(c, ui.Button{Name: "button.fetch", Icon: "icon/load", Label: p.d.Word("ui.shelf.fetch"), Tip: p.d.Word("ui.shelf.fetch.about")})) {
		p.fetching = p.newFetching()
	}
	if p.left != nil && s.Left(c, ui.Button{Name: "button.unaway", Icon: "icon/undo", Label: p.d.Word("ui.shelf.unaway"), Tip: p.d.Word("ui.shelf.unaway.about", p.titled(p.left))}) {
		p.back(p.left)
		return
	}
	if n := p.countAway(); n > 0 && p.left == nil && e.kind != stored && s.Left(c, small(c, ui.Button{Name: "button.stored", Icon: "icon/eye", Label: p.d.Word("ui.shelf.stored.list", n), Tip: p.d.Word("ui.shelf.stored.about")})) {
		p.row, p.show = len(p.list)-n, true
		p.read()
		c.Animate()
		return
	}
	if e.kind == chance && s.Right(c, small(c, ui.Button{Name: "button.play", Label: p.d.Word("ui.shelf.play"), Icon: "icon/play", Why: p.unsound()})) {
		p.doors.Play(p.book(), p.seen.draft)
	}
	if e.kind != own {
		return
	}
	if s.Left(c, small(c, ui.Button{Name: "button.share", Icon: "icon/save", Label: p.d.Word("ui.shelf.share"), Tip: p.d.Word("ui.shelf.share.about"), Why: p.whyNot()})) {
		p.doors.Share(p.titled(e), p.seen.text)
	}
	if s.Right(c, small(c, ui.Button{Name: "button.play", Label: p.d.Word("ui.shelf.play"), Icon: "icon/play", Why: p.unsound()})) {
		p.doors.Play(p.book(), p.seen.draft)
	}
	if s.Right(c, small(c, ui.Button{Name: "button.weigh", Label: p.d.Word("ui.workshop.weigh"), Icon: "icon/scales", Tip: p.d.Word("ui.workshop.weigh.about"), Why: p.unsound()})) {
		p.doors.Weigh(e.battle)
	}
	copy := small(c, ui.Button{Name: "button.copy", Label: p.d.Word("ui.shelf.copy"), Icon: "icon/branch", Tip: p.d.Word("ui.shelf.copy.about"), Why: p.whyNot()})
	if s.Left(c, copy) {
		p.doors.Begin(p.book(), p.titled(e), p.seen.text)
	}
	if s.Left(c, ui.Button{Name: "button.away", Icon: "icon/bin", Tip: p.d.Word("ui.shelf.away")}) {
		p.away(e)
	}
}

// countAway is how many battles that were put away stand at the end of the list.
func (p *Page) countAway() int {
	n := 0
	for n < len(p.list) && p.list[len(p.list)-1-n].kind == stored {
		n++
	}
	return n
}

// away puts a battle away.
func (p *Page) away(e *entry) {
	gone, err := p.doors.Shelf.PutAway(e.battle)
	if err != nil {
		p.d.Tell(p.d.Words.Explain(err))
		return
	}
	p.d.Inform(p.d.Word("ui.shelf.gone", p.titled(e)))
	left, row := *e, p.row
	left.kind, left.battle = stored, gone
	p.fill()
	p.left, p.row = &left, min(row, len(p.list)-1)
}

// back brings a battle back that was put away, and chooses it.
func (p *Page) back(e *entry) {
	path, err := p.doors.Shelf.Return(e.battle)
	if err != nil {
		p.d.Tell(p.d.Words.Explain(err))
		return
	}
	p.d.Inform(p.d.Word("ui.shelf.returned", p.titled(e)))
	p.fill()
	p.row = max(0, slices.IndexFunc(p.list, func(e entry) bool { return e.battle.Path == path }))
	p.show = true
}

// leastMap is the share of the height that the map of a battle by chance has at least.
const leastMap = .36

// detail shows the chosen entry.
func (p *Page) detail(c *ui.Ctx, r paint.Rect) {
	if len(p.list) == 0 {
		return
	}
	sc := c.Scroll("shelf.detail", r)
	f := ui.Flow{C: c, X: sc.View.X, Y: sc.Y, W: sc.Width}
	e := &p.list[p.row]
	f.Text(ui.Heading, c.Theme.Text, p.titled(e))
	var said []string
	if all := p.armies(); all != "" {
		said = append(said, all)
	}
	if e.kind == own || e.kind == stored {
		said = append(said, filepath.Base(e.battle.Path))
	}
	if len(said) > 0 {
		f.Text(ui.Small, c.Theme.Muted, p.d.Words.Beside(said...))
	}
	switch n := p.faults(); {
	case p.seen.failed != "":
		f.Text(ui.Body, c.Theme.Danger, p.seen.failed)
	case n > 0:
		f.Text(ui.Body, c.Theme.Muted, p.d.Word("ui.shelf.faults", n))
	}
	f.Gap(10)
	if p.list[p.row].kind == chance {
		p.chance(c, &f)
		p.read()
	}
	if m := p.seen.map_; m != nil {
		high := r.H * .72
		if e.kind == chance { // what is left below the wishes, so that all of the map is seen with them
			high = min(high, max(r.H*leastMap, sc.View.H-(f.Y-sc.Y)-c.Px(4)))
		}
		p.seen.at = f.Take(min(high, f.W/m.Ratio()))
		m.Paint(c, p.seen.at)
	} else {
		box := f.Take(c.Px(220))
		c.Inset(box)
		c.Centered(box.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, p.d.Word("ui.workshop.nomap"))
	}
	f.Gap(12)
	language := p.d.Words.Language()
	if s := p.seen.info.Summary.In(language); s != "" {
		f.Text(ui.Flavour, c.Theme.Muted, s)
		f.Gap(8)
	}
	f.Text(ui.Reading, c.Theme.Text, p.seen.info.Story.In(language))
	sc.Done(f.Y - sc.Y + c.Px(8))
}
