// Package browser is the list of scenarios of a system, with all that is decided before a
// game.
package browser

import (
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screen/finder"
	"grognard/render/screen/page"
	"grognard/render/screen/survey"
	"grognard/render/ui"
	"grognard/rules"
)

// Doors lead out of the page.
type Doors struct {
	Who *Opponents // chosen last, for whichever system comes next
	// Strength is how strongly the computer is to play, and SetStrength remembers another one;
	// nil: as strongly as it can, and nothing is asked.
	Strength    func() string
	SetStrength func(string)
	// Temper is how the computer is to weigh its own losses, and SetTemper remembers another one.
	Temper    func() string
	SetTemper func(string)
	Seed      func() uint64 // of the dice of a game
	// Start begins a game. The player who is asked first for an army has army on the sheet,
	// if that is not nil.
	Start func(how match.Start, army []byte)
	// Armies opens the page on which armies are put together; march hears of the one that is
	// to be led into a battle.
	Armies func(book rules.ArmyBuilder, march func(army []byte))
	// Change opens the workshop on a copy of a battle; nil: there is none for the system.
	Change func(name string, data []byte)
	Own    func() []string // files of the player's own battles of the system; nil: he has none
	// Double begins a match of two games with sides changed, of which the first is given; nil: none are kept.
	Double func(how match.Start)
	Find   finder.Doors // of the list
	Learn  func()       // begins the lesson of the system; nil: it has none
}

// Page is the list of scenarios of a system with all that is decided before a game.
type Page struct {
	d      *page.Deps
	book   rules.Rulebook
	doors  Doors
	list   []battle
	find   *finder.List // which shows them
	at     int
	rules  ruleset
	who    Opponents
	hand   bool // dice are rolled on the players' own table
	honest bool // dice of the system, a sealed save
	double bool // a match of two games
	look   *preview
	map_   *survey.Survey // of the scenario chosen; nil: its map is laid by the players
	built  []byte         // an army that was put together for this battle, or nil
	head   paint.Rect     // of the page, where nothing can be clicked
}

// bareFrom is the size of the text from which on some buttons are pictures alone.
const bareFrom = 1.3

// listWide is the width of the list of scenarios, in dp.
const listWide = 360

// Opponents says who plays.
type Opponents int

const (
	twoPeople Opponents = iota
	onePerson           // plays both sides, and sees both hands
	asFirst             // against the computer
	asSecond
	opponentKinds int = iota
)

// Alone is one person against the computer, on a side.
func Alone(s rules.Side) Opponents { return asFirst + Opponents(s) }

// New opens the scenarios of a system.
func New(d *page.Deps, book rules.Rulebook, doors Doors) *Page {
	b := &Page{d: d, book: book, doors: doors, list: listed(book, doors), rules: ruleset{book: book, set: map[string]string{}}, who: *doors.Who}
	b.find = finder.New(d, b.list, doors.Find)
	b.show(b.find.First())
	return b
}

// show turns to a scenario.
func (b *Page) show(i int) {
	b.at = i
	clear(b.rules.set)
	if i < len(b.list) {
		b.see(newPreview(b.d, b.book, &b.list[i], nil))
		b.rules.own = b.look.switches
	}
}

// see shows another scenario, or the same one with other switches: the ground of a map
// that stays is kept.
func (b *Page) see(p *preview) {
	b.look, b.rules.now = p, p.switches
	switch {
	case p.view == nil || survey.Unbuilt(p.view.Map):
		b.Close()
	case b.map_ != nil && b.map_.See(p.view):
	default:
		b.Close()
		b.map_ = survey.New(b.d, b.book, p.view, "scenario")
	}
}

// Close implements page.Closer.
func (b *Page) Close() {
	if b.map_ != nil {
		b.map_.Close()
	}
	b.map_ = nil
}

// Book is the system whose battles are listed.
func (b *Page) Book() rules.Rulebook { return b.book }

// Lookup implements page.Ruled.
func (b *Page) Lookup() (rules.Rulebook, string) { return b.book, "" }

// Frame implements page.Page.
func (b *Page) Frame(c *ui.Ctx) {
	p := page.LayWide(c, b.d.Word("ui.system."+b.book.Name()+".name"))
	b.head = p.Head
	b.find.Keys(c)
	if p.Left(c, ui.Button{Name: "button.back", Label: b.d.Word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		b.d.Pop()
	}
	if p.Left(c, ui.Button{Name: "button.rules", Label: b.d.Word("ui.browser.read"), Icon: "icon/book"}) {
		b.d.Read(b.Lookup())
	}
	if b.doors.Learn != nil {
		k := ui.Button{Name: "button.lesson", Label: b.d.Word("ui.lesson"), Icon: "icon/flag"}
		if c.Text >= bareFrom { // the foot has no room for the word
			k.Label, k.Tip = "", k.Label
		}
		if p.Left(c, k) {
			b.doors.Learn()
		}
	}
	if a, ok := b.book.(rules.ArmyBuilder); ok && p.Left(c, ui.Button{Name: "button.armies", Label: b.d.Word("ui.armies"), Icon: "icon/flag"}) {
		b.doors.Armies(a, b.march)
	}
	if b.doors.Change != nil && !b.find.None() {
		k := ui.Button{Name: "button.change", Label: b.d.Word("ui.shelf.copy"), Icon: "icon/compasses"}
		if c.Text >= bareFrom { // the foot has no room for the word
			k.Label, k.Tip = "", k.Label
		}
		if p.Left(c, k) {
			b.change()
		}
	}
	if p.Right(c, ui.Button{Name: "button.start", Label: b.startWord(), Icon: "icon/play", Primary: !b.find.Open(), Why: b.whyNot()}) {
		b.start()
	}
	list := ui.CutLeft(&p.Body, min(c.Px(listWide), p.Body.W*.36))
	ui.CutLeft(&p.Body, c.Px(28))
	at, act := b.find.Frame(c, list, b.at)
	if at != b.at {
		b.show(at)
		for _, name := range [...]string{"browser.detail", "browser.story", "browser.side"} {
			c.ScrollTo(name, 0)
		}
	}
	if act && b.whyNot() == "" {
		b.start()
	}
	switch {
	case b.find.Open():
		b.find.Drawer(c, p.Body)
	case !b.find.None():
		b.detail(c, p.Body)
	}
}

// change opens the workshop on a copy of the battle chosen.
func (b *Page) change() {
	s := b.list[b.at]
	data, err := s.Read()
	if err != nil {
		b.d.Fail("ui.fault.start", err)
		return
	}
	b.doors.Change(s.Title.In(b.lang()), data)
}

// NoticeRoom implements page.Roomy: a notice must not lie over the switches.
func (b *Page) NoticeRoom() paint.Rect {
	return paint.Rect{X: b.head.X, Y: 0, W: b.head.W, H: b.head.H}
}

// march turns to a battle in which armies are put together, for which the first
// player brings this one.
func (b *Page) march(army []byte) {
	b.built = army
	for i := range b.list {
		if look := newPreview(b.d, b.book, &b.list[i], nil); look.view != nil && look.view.ArmyList != nil {
			b.turn(i)
			break
		}
	}
	b.d.Inform(b.d.Word("ui.armies.march"))
}

// lang is the language of the scenarios' own texts.
func (b *Page) lang() string { return b.d.Words.Language() }

// startWord says who is about to play.
func (b *Page) startWord() string {
	switch b.who {
	case twoPeople:
		return b.d.Word("ui.start.two")
	case onePerson:
		return b.d.Word("ui.start.one")
	}
	return b.d.Word("ui.start.computer", b.look.side(b.d.Words, rules.Side(b.who-asFirst)))
}

// whyNot says why the game cannot start.
func (b *Page) whyNot() string {
	switch {
	case len(b.list) == 0:
		return b.d.Word("ui.browser.none")
	case b.find.None():
		return b.d.Word("ui.find.none")
	case b.look.fault != "":
		return b.look.fault
	}
	return ""
}

// start begins the game.
func (b *Page) start() {
	s := b.list[b.at]
	data, err := s.Read()
	if err != nil {
		b.d.Fail("ui.fault.start", err)
		return
	}
	how := match.Start{
		Scenario: s.ID, Data: data, Set: b.rules.chosen(), Seed: b.doors.Seed(),
		Open: b.who == onePerson, Title: s.Title.In(b.lang()),
	}
	switch {
	case b.honest && !b.hand:
		how.Dice = match.Honest()
	case b.hand:
		how.Dice = match.Real(how.Seed)
	}
	for i := range how.Players {
		how.Players[i].Name = b.d.Word("ui.player")
	}
	if b.who >= asFirst {
		foe := asSecond - b.who // the side that is left
		how.Players[foe] = match.Player{Name: b.opponent(), Computer: true}
	}
	if b.double && b.doors.Double != nil {
		b.doors.Double(how)
		return
	}
	b.doors.Start(how, b.built)
}
