package screen

import (
	"errors"
	"path/filepath"
	"strings"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// loadGame is the list of saved games.
type loadGame struct {
	r      *Root
	list   []archive.Item
	items  []string // names of the regions
	fault  error    // why the folder cannot be read, or nil
	at     int
	asking bool              // whether to delete the one chosen
	failed string            // save whose log could not be played
	armies map[string]string // of the saves shown so far, by path
}

func newLoad(r *Root) *loadGame {
	l := &loadGame{r: r}
	l.read()
	return l
}

// read lists the folder anew.
func (l *loadGame) read() {
	list, err := archive.List(l.r.deps.Saves)
	l.list, l.items, l.fault = list, nil, err
	for _, it := range list {
		l.items = append(l.items, "save."+strings.TrimSuffix(filepath.Base(it.Path), archive.Ext))
	}
	l.at = max(0, min(l.at, len(list)-1))
}

// Frame implements screen.
func (l *loadGame) Frame(c *ui.Ctx) {
	p := newPage(c, l.r.word("ui.load"))
	l.foot(c, &p)
	if len(l.list) == 0 {
		text := l.r.word("ui.load.none")
		if l.fault != nil {
			text = l.r.fault(l.fault)
		}
		c.Centered(p.body, ui.Flavour, c.Theme.Muted, text)
		return
	}
	at, act := c.List(p.body, ui.Rows{
		Name: "list.saves", N: len(l.list), At: l.at,
		Item:  func(i int) string { return l.items[i] },
		High:  func(i int, w float32) float32 { return l.rowHeight(c, i, w) },
		Paint: func(i int, r paint.Rect, on bool) { l.row(c, i, r) },
	})
	l.at = at
	if act && l.path() != "" {
		l.open()
	}
	if l.asking {
		l.ask(c)
	}
}

// Lookup implements ruled: it is the system of the save chosen.
func (l *loadGame) Lookup() (rules.Rulebook, string) {
	if len(l.list) > 0 {
		if book, ok := scenarios.Book(l.list[l.at].Header.Book); ok {
			return book, ""
		}
	}
	return l.r.anyRules()
}

// open opens the save chosen; one that cannot be played to its end may be
// opened at its last position instead.
func (l *loadGame) open() {
	if l.failed = ""; !l.r.resume(l.path()) {
		l.failed = l.path()
	}
}

// path is the file that would be opened: the save chosen, or an older copy of
// a damaged one; "" if neither can be.
func (l *loadGame) path() string {
	if len(l.list) == 0 {
		return ""
	}
	return l.list[l.at].Opens()
}

// foot are the buttons.
func (l *loadGame) foot(c *ui.Ctx, p *page) {
	if p.left(c, ui.Button{Name: "button.back", Label: l.r.word("ui.back"), Icon: "icon/left", Key: "Escape"}) {
		l.r.pop()
	}
	open := ui.Button{Name: "button.open", Label: l.r.word("ui.load.open"), Icon: "icon/load", Primary: true}
	del := ui.Button{Name: "button.delete", Label: l.r.word("ui.load.delete"), Danger: true}
	switch {
	case len(l.list) == 0:
		open.Why, del.Why = l.r.word("ui.load.none"), l.r.word("ui.load.none")
	case l.path() == "":
		open.Why = l.r.word("ui.load.damaged")
	case l.list[l.at].Err != nil:
		open.Label = l.r.word("ui.load.older")
	}
	if p.right(c, open) {
		l.open()
	}
	last := ui.Button{Name: "button.reopen", Label: l.r.word("ui.load.last"), Tip: l.r.word("ui.load.last.about")}
	if l.failed != "" && l.failed == l.path() && p.right(c, last) {
		l.r.resumeLast(l.failed)
	}
	if p.right(c, del) {
		l.asking = true
	}
}

// details are what the rows say of a save.
func (l *loadGame) details(it *archive.Item) (title, line string) {
	h := &it.Header
	switch {
	case it.Err != nil && it.Older != "":
		return l.r.titleOf(h), l.r.word("ui.load.rescue", filepath.Base(it.Path), l.damage(it.Err))
	case it.Err != nil:
		return filepath.Base(it.Path), l.r.word("ui.load.lost", l.damage(it.Err))
	case h.Copy:
		return l.title(it), l.r.word("ui.load.line.copy", l.r.mode(h), l.r.moment(h), l.when(it))
	}
	return l.title(it), l.r.word("ui.load.line", l.r.mode(h), l.r.moment(h), l.when(it))
}

// title names the scenario and the armies of a save.
func (l *loadGame) title(it *archive.Item) string {
	if l.armies == nil {
		l.armies = map[string]string{}
	}
	who, known := l.armies[it.Path]
	if !known {
		who = l.r.armiesOf(it.Path)
		l.armies[it.Path] = who
	}
	if who == "" {
		return l.r.titleOf(&it.Header)
	}
	return l.r.deps.Words.Dash(l.r.titleOf(&it.Header), who)
}

// damage says what is wrong with a save, without its path: the row names it.
func (l *loadGame) damage(err error) string {
	cause := l.r.deps.Words.Cause(err)
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.Line > 0 {
		return l.r.word("ui.load.fault.line", cause, fault.Line)
	}
	return l.r.word("ui.load.fault", cause)
}

// mode says of a saved game which system it is, and who plays.
func (r *Root) mode(h *archive.Header) string {
	key := "ui.load.mode.two"
	switch {
	case h.Players[0].Computer && h.Players[1].Computer:
		key = "ui.load.mode.computers"
	case h.Players[0].Computer || h.Players[1].Computer:
		key = "ui.load.mode.computer"
	case h.Open:
		key = "ui.load.mode.one"
	}
	who := r.word(key)
	if h.Dice == archive.DiceHonest {
		who = r.word("ui.load.mode.honest", who)
	}
	return r.word("ui.load.mode", r.bookName(h.Book), who)
}

// moment says how far a saved game has come.
func (r *Root) moment(h *archive.Header) string {
	switch {
	case h.Over != "":
		return r.word("ui.load.over")
	case h.Turn == 0:
		return r.word("ui.load.setup")
	}
	return r.word("ui.load.turn", h.Turn)
}

// bookName is the name of a rulebook, even one this program lacks.
func (r *Root) bookName(book string) string {
	if key := "ui.system." + book + ".name"; r.deps.Words.Has(key) {
		return r.word(key)
	}
	return book
}

// when is the moment of a save, in the computer's time.
func (l *loadGame) when(it *archive.Item) string {
	return it.Saved.Local().Format(l.r.word("ui.date"))
}

func (l *loadGame) rowHeight(c *ui.Ctx, i int, w float32) float32 {
	w -= 2 * c.Px(10)
	title, line := l.details(&l.list[i])
	return 2*c.Px(10) + c.Wrap(ui.Strong, w, title).Height + c.Wrap(ui.Small, w, line).Height
}

func (l *loadGame) row(c *ui.Ctx, i int, r paint.Rect) {
	title, line := l.details(&l.list[i])
	col := c.Theme.Muted
	if l.list[i].Opens() == "" {
		col = c.Theme.Danger
	}
	ui.CutTop(&r, c.Paragraph(r, ui.Strong, ui.Start, c.Theme.Text, title))
	c.Paragraph(r, ui.Small, ui.Start, col, line)
}

// ask asks whether to delete, and does.
func (l *loadGame) ask(c *ui.Ctx) {
	it := &l.list[l.at]
	title, _ := l.details(it)
	e := erasure{
		title: l.r.word("ui.load.delete.title"), text: l.r.word("ui.load.delete.text", title),
		keep: l.r.word("ui.load.keep"), yes: l.r.word("ui.load.delete"),
	}
	if e.ask(c, &l.asking) {
		l.remove(it.Path)
	}
}

// remove deletes a save with its older generations.
func (l *loadGame) remove(path string) {
	if err := archive.Remove(path); err != nil {
		l.r.tell(l.r.fault(err))
	}
	l.r.saves++
	l.read()
}
