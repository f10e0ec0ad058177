package armies

import (
	"errors"
	"path/filepath"
	"slices"
	"strings"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// armyList lets the player choose an army file: his own, then those that come
// with the game.
type armyList struct {
	f      *Folder
	d      *page.Deps
	book   rules.ArmyBuilder
	below  page.Page
	take   func(title string, data []byte) error
	list   []armyItem
	at     int
	asking bool // whether to delete the one chosen
}

// armyItem is a line of the list.
type armyItem struct {
	name  string // of its region
	path  string // "" if it comes with the game
	title string
	line  string
	note  rules.ArmyNote
	data  []byte
	fault error // why it cannot be loaded
}

func newArmyList(f *Folder, book rules.ArmyBuilder, below page.Page, take func(title string, data []byte) error) *armyList {
	l := &armyList{f: f, d: f.d, book: book, below: below, take: take}
	l.read()
	return l
}

// Overlaid implements page.Overlay.
func (l *armyList) Overlaid() {}

// read lists the folder anew.
func (l *armyList) read() {
	l.list = l.list[:0]
	files, err := archive.Armies(l.f.of(l.book))
	if err != nil {
		l.d.Tell(l.d.Words.Explain(err))
	}
	for _, f := range files {
		it := armyItem{path: f.Path, title: strings.TrimSuffix(filepath.Base(f.Path), rules.ArmyExt)}
		it.name = "army." + it.title
		it.data, it.fault = archive.ReadArmy(f.Path)
		when := l.d.Word("ui.armies.own", f.Changed.Local().Format(l.d.Word("ui.date")))
		l.list = append(l.list, l.checked(it, when))
	}
	for _, a := range scenarios.Armies(l.book.Name()) {
		it := armyItem{name: "army.book." + a.ID, title: l.d.Word(l.book.Prefix() + ".army." + a.ID), data: a.Data}
		l.list = append(l.list, l.checked(it, l.d.Word("ui.armies.book")))
	}
	l.at = max(0, min(l.at, len(l.list)-1))
	if sound := func(it armyItem) bool { return it.fault == nil }; len(l.list) > 0 && !sound(l.list[l.at]) {
		l.at = max(0, slices.IndexFunc(l.list, sound)) // nobody opens the list for a broken file
	}
}

// File is an army that stands in a file.
type File struct {
	Title string
	Data  []byte
}

// Sound are the armies of a system whose files have no fault: those of the player's, the latest
// first, then those that come with the game.
func (f *Folder) Sound(book rules.ArmyBuilder) (all []File) {
	if f.path == "" {
		return nil
	}
	l := &armyList{f: f, d: f.d, book: book}
	l.read()
	for _, it := range l.list {
		if it.fault == nil {
			all = append(all, File{it.title, it.data})
		}
	}
	return all
}

// checked reads what stands in the file of an item, and writes its line.
func (l *armyList) checked(it armyItem, from string) armyItem {
	if it.fault == nil {
		it.note, it.fault = l.book.ReadArmy(it.data)
		it.fault = inFile(it.fault, filepath.Base(it.path))
	}
	if it.fault != nil {
		it.line = l.d.Word("ui.armies.fault", l.d.Words.Explain(it.fault))
		return it
	}
	if it.note.Title != "" {
		it.title = it.note.Title
	}
	it.line = l.d.Word("ui.armies.line", l.d.Word("nation."+it.note.Nation), l.d.Words.Beside(l.d.Word(l.book.Prefix()+".armylist.units", it.note.Units), from), it.note.Points)
	return it
}

// inFile names the file that a fault is in.
func inFile(err error, file string) error {
	var f *rules.FileError
	if errors.As(err, &f) && f.File == "" && file != "." {
		return f.In(file)
	}
	return err
}

// Frame implements page.Page.
func (l *armyList) Frame(c *ui.Ctx) {
	l.d.Beneath(c, l.below)
	c.Modal(.5)
	defer c.EndModal()
	r := ui.Mid(c.Window(), min(c.Px(1020), c.In.W-c.Px(60)), min(c.Px(860), c.In.H-c.Px(60)))
	c.Surface("ui/panel", r, c.Theme.Panel)
	r = r.Inset(c.Px(26))
	ui.CutTop(&r, c.Paragraph(r, ui.Heading, ui.Start, c.Theme.Text, l.d.Word("ui.armies.load"))+c.Px(4))
	ui.CutTop(&r, c.Paragraph(r, ui.Body, ui.Start, c.Theme.Muted, l.d.Word("ui.armies.load.about"))+c.Px(14))
	_, h := c.Size(ui.Button{})
	foot := ui.CutBottom(&r, h)
	c.Rule(ui.CutBottom(&r, c.Px(22)))
	at, act := c.List(r, ui.Rows{
		Name: "list.armies", N: len(l.list), At: l.at,
		Item:  func(i int) string { return l.list[i].name },
		High:  func(i int, w float32) float32 { return l.high(c, i, w) },
		Paint: func(i int, r paint.Rect, on bool) { l.row(c, i, r) },
	})
	l.at = at
	l.buttons(c, foot, act)
	if l.asking {
		l.ask(c)
	}
}

// badge is the side of the emblem of an army, in dp.
const badge = 54

func (l *armyList) high(c *ui.Ctx, i int, w float32) float32 {
	w -= 2*c.Px(10) + c.Px(badge+14)
	it := &l.list[i]
	return max(c.Px(badge), c.Wrap(ui.Strong, w, it.title).Height+c.Wrap(ui.Small, w, it.line).Height) + 2*c.Px(10)
}

func (l *armyList) row(c *ui.Ctx, i int, r paint.Rect) {
	it := &l.list[i]
	d := c.Px(badge)
	pic := ui.CutLeft(&r, d)
	ui.CutLeft(&r, c.Px(14))
	col := c.Theme.Muted
	if it.fault != nil {
		c.Label(pic, ui.Title, ui.Middle, c.Theme.Danger, "!")
		col = c.Theme.Danger
	} else {
		c.Image("emblem/"+it.note.Nation, ui.Mid(pic, d, d), paint.White)
	}
	ui.CutTop(&r, c.Paragraph(r, ui.Strong, ui.Start, c.Theme.Text, it.title))
	c.Paragraph(r, ui.Small, ui.Start, col, it.line)
}

// buttons are load, delete and cancel; act says that an entry was chosen twice.
func (l *armyList) buttons(c *ui.Ctx, r paint.Rect, act bool) {
	load := ui.Button{Name: "button.army.take", Label: l.d.Word("ui.armies.take"), Icon: "icon/load", Primary: !l.asking}
	del := ui.Button{Name: "button.army.delete", Label: l.d.Word("ui.armies.delete"), Danger: true}
	switch {
	case len(l.list) == 0:
		load.Why, del.Why = l.d.Word("ui.armies.none"), l.d.Word("ui.armies.none")
	case l.list[l.at].path == "":
		del.Why = l.d.Word("ui.armies.delete.book")
	}
	cancel := ui.Button{Name: "button.cancel", Label: l.d.Word("ui.cancel"), Key: "Escape"}
	pushed := c.Buttons(r, ui.Start, []ui.Button{load, cancel, del})
	switch {
	case (pushed == 0 || act) && load.Why == "":
		l.choose()
	case pushed == 1:
		l.d.Pop()
	case pushed == 2:
		l.asking = true
	}
}

// choose loads the army chosen. A fault is told, and the list stays.
func (l *armyList) choose() {
	it := &l.list[l.at]
	err := it.fault
	if err == nil {
		err = inFile(l.take(it.title, it.data), filepath.Base(it.path))
	}
	if err != nil {
		l.d.Tell(l.d.Words.Explain(err))
		return
	}
	l.d.Inform(l.d.Word("ui.armies.loaded", it.title))
	l.d.Pop()
}

// ask asks whether to delete, and does.
func (l *armyList) ask(c *ui.Ctx) {
	it := &l.list[l.at]
	e := dialog.Erasure{
		Title: l.d.Word("ui.armies.delete.title"), Text: l.d.Word("ui.armies.delete.text", it.title),
		Keep: l.d.Word("ui.armies.keep"), Yes: l.d.Word("ui.armies.delete"),
	}
	if e.Ask(c, &l.asking) {
		if err := archive.RemoveArmy(it.path); err != nil {
			l.d.Tell(l.d.Words.Explain(err))
		}
		l.read()
	}
}
