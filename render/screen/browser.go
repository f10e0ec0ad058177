package screen

import (
	"cmp"
	"maps"
	"slices"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// browser is the list of scenarios of a system with all that is decided
// before a game.
type browser struct {
	r      *Root
	sys    system
	list   []scenarios.Info
	items  []string // names of the regions of the list
	at     int
	own    map[string]string // how the scenario sets the switches
	set    map[string]string // switches that differ from it
	who    opponents
	hand   bool // dice are rolled on the players' own table
	honest bool // dice of the system, a sealed save
	look   *preview
	map_   *survey    // of the scenario chosen; nil: its map is laid by the players
	built  []byte     // an army that was put together for this battle, or nil
	head   paint.Rect // of the page, where nothing can be clicked
}

// listWide is the width of the list of scenarios, in dp.
const listWide = 360

// opponents says who plays.
type opponents int

const (
	twoPeople opponents = iota
	onePerson           // plays both sides, and sees both hands
	asFirst             // against the computer
	asSecond
	opponentKinds int = iota
)

func newBrowser(r *Root, s system) *browser {
	b := &browser{r: r, sys: s, list: byLevel(scenarios.List(s.id)), set: map[string]string{}, who: r.who}
	for _, sc := range b.list {
		b.items = append(b.items, "scenario."+sc.ID)
	}
	b.show(0)
	return b
}

// levels are those of scenarios, the one to begin with first.
var levels = []string{"beginner", "short", "standard"}

// byLevel puts scenarios into the order in which they are best played: by level,
// then the shorter ones first.
func byLevel(list []scenarios.Info) []scenarios.Info {
	rank := func(s scenarios.Info) int {
		if i := slices.Index(levels, s.Level); i >= 0 {
			return i
		}
		return len(levels)
	}
	slices.SortStableFunc(list, func(a, b scenarios.Info) int {
		return cmp.Or(cmp.Compare(rank(a), rank(b)), cmp.Compare(a.Minutes, b.Minutes))
	})
	return list
}

// show turns to a scenario.
func (b *browser) show(i int) {
	b.at = i
	clear(b.set)
	if i < len(b.list) {
		b.see(newPreview(b.r, b.sys.book, &b.list[i], nil))
		b.own = b.look.switches
	}
}

// see shows another scenario, or the same one with other switches: the ground of a map
// that stays is kept.
func (b *browser) see(p *preview) {
	b.look = p
	switch {
	case p.view == nil || unbuilt(p.view.Map):
		b.Close()
	case b.map_ != nil && b.map_.pic.View.Map.ID == p.view.Map.ID:
		b.map_.pic.View = p.view
	default:
		b.Close()
		b.map_ = newSurvey(b.r, b.sys.book, p.view, "scenario")
	}
}

// Close implements closer.
func (b *browser) Close() {
	if b.map_ != nil {
		b.map_.Close()
	}
	b.map_ = nil
}

// Lookup implements ruled.
func (b *browser) Lookup() (rules.Rulebook, string) { return b.sys.book, "" }

// Frame implements screen.
func (b *browser) Frame(c *ui.Ctx) {
	p := widePage(c, b.r.word("ui.system."+b.sys.id+".name"))
	b.head = p.head
	if p.left(c, ui.Button{Name: "button.back", Label: b.r.word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		b.r.pop()
	}
	if p.left(c, ui.Button{Name: "button.rules", Label: b.r.word("ui.browser.read"), Icon: "icon/book"}) {
		b.r.read(b.Lookup())
	}
	if a, ok := b.sys.book.(rules.ArmyBuilder); ok && p.left(c, ui.Button{Name: "button.armies", Label: b.r.word("ui.armies"), Icon: "icon/flag"}) {
		b.armies(a)
	}
	if p.right(c, ui.Button{Name: "button.start", Label: b.startWord(), Icon: "icon/play", Primary: true, Why: b.whyNot()}) {
		b.start()
	}
	list := ui.CutLeft(&p.body, min(c.Px(listWide), p.body.W*.36))
	ui.CutLeft(&p.body, c.Px(28))
	at, act := c.List(list, ui.Rows{
		Name: "list.scenarios", N: len(b.list), At: b.at,
		Item:  func(i int) string { return b.items[i] },
		High:  func(i int, w float32) float32 { return b.rowHeight(c, i, w) },
		Paint: func(i int, r paint.Rect, on bool) { b.row(c, i, r) },
	})
	if at != b.at {
		b.show(at)
		for _, name := range [...]string{"browser.detail", "browser.story", "browser.side"} {
			c.ScrollTo(name, 0)
		}
	}
	if act && b.whyNot() == "" {
		b.start()
	}
	if len(b.list) > 0 {
		b.detail(c, p.body)
	}
}

// NoticeRoom implements roomy: a notice must not lie over the switches.
func (b *browser) NoticeRoom() paint.Rect {
	return paint.Rect{X: b.head.X, Y: 0, W: b.head.W, H: b.head.H}
}

// armies opens the page on which armies are put together outside of a game.
func (b *browser) armies(book rules.ArmyBuilder) {
	m, err := newArmyPage(b.r, b.sys, book)
	if err != nil {
		b.r.tell(b.r.word("ui.fault.start", b.r.fault(err)))
		return
	}
	m.march = b.march
	b.r.push(m)
}

// lang is the language of the scenarios' own texts.
func (b *browser) lang() string { return b.r.deps.Words.Language() }

func (b *browser) rowHeight(c *ui.Ctx, i int, w float32) float32 {
	w -= 2 * c.Px(10)
	return 2*c.Px(10) + c.Wrap(ui.Strong, w, b.list[i].Title.In(b.lang())).Height + c.Wrap(ui.Small, w, b.facts(&b.list[i])).Height
}

func (b *browser) row(c *ui.Ctx, i int, r paint.Rect) {
	s := &b.list[i]
	ui.CutTop(&r, c.Paragraph(r, ui.Strong, ui.Start, c.Theme.Text, s.Title.In(b.lang())))
	c.Paragraph(r, ui.Small, ui.Start, c.Theme.Muted, b.facts(s))
}

// facts are level and length of a scenario.
func (b *browser) facts(s *scenarios.Info) string {
	return b.r.word("ui.browser.facts", b.r.word("ui.level."+s.Level), s.Minutes)
}

// startWord says who is about to play.
func (b *browser) startWord() string {
	switch b.who {
	case twoPeople:
		return b.r.word("ui.start.two")
	case onePerson:
		return b.r.word("ui.start.one")
	}
	return b.r.word("ui.start.computer", b.sideName(rules.Side(b.who-asFirst)))
}

// whyNot says why the game cannot start.
func (b *browser) whyNot() string {
	switch {
	case len(b.list) == 0:
		return b.r.word("ui.browser.none")
	case b.look.fault != "":
		return b.look.fault
	}
	return ""
}

// start begins the game.
func (b *browser) start() {
	s := b.list[b.at]
	_, data, err := scenarios.Open(b.sys.id, s.ID)
	if err != nil {
		b.r.tell(b.r.word("ui.fault.start", b.r.fault(err)))
		return
	}
	how := match.Start{
		Scenario: s.ID, Data: data, Set: b.chosen(), Seed: b.r.deps.seed(),
		Open: b.who == onePerson, Auto: b.r.prefs.AutoAnswer, Title: s.Title.In(b.lang()),
	}
	switch {
	case b.honest && !b.hand:
		how.Dice = match.Honest()
	case b.hand:
		how.Dice = match.Real(how.Seed)
	}
	for i := range how.Players {
		how.Players[i].Name = b.r.word("ui.player")
	}
	if b.who >= asFirst {
		foe := asSecond - b.who // the side that is left
		how.Players[foe] = match.Player{Name: b.r.word("ui.computer"), Computer: true}
	}
	b.r.start(b.sys.book, how, b.built)
}

// switches copies the switches that were changed.
func (b *browser) switches() map[string]string {
	set := map[string]string{}
	for _, s := range b.sys.book.Switches() {
		if v, ok := b.set[s.Key]; ok {
			set[s.Key] = v
		}
	}
	return set
}

// chosen are the switches that were changed, but for those that the battle no
// longer offers since another one was.
func (b *browser) chosen() map[string]string {
	set := b.switches()
	maps.DeleteFunc(set, func(key, _ string) bool { return b.settings()[key] == "" })
	return set
}

// settings are the switches on offer as they stand now; where they do not go
// together, as they stood in the scenario.
func (b *browser) settings() map[string]string {
	if b.look.switches == nil {
		return b.own
	}
	return b.look.switches
}

// value is how a switch stands: as the players set it, or as the scenario does.
func (b *browser) value(s *rules.Switch) string {
	if v, ok := b.set[s.Key]; ok {
		return v
	}
	return b.settings()[s.Key]
}

// values are those of a switch on offer, with the scenario's own among them.
func (b *browser) values(s *rules.Switch) []string {
	own := b.own[s.Key]
	if own == "" || slices.Contains(s.Values, own) {
		return s.Values
	}
	return append([]string{own}, s.Values...)
}

// turn sets a switch; one that stands as the scenario has it is not passed on.
func (b *browser) turn(s *rules.Switch, v string) {
	if v == b.value(s) {
		return
	}
	if b.set[s.Key] = v; v == b.own[s.Key] {
		delete(b.set, s.Key)
	}
	b.see(newPreview(b.r, b.sys.book, &b.list[b.at], b.switches()))
}
