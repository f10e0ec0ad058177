package saves

import (
	"time"

	"grognard/game/archive"
	"grognard/render/paint"
	"grognard/render/screen/dialog"
	"grognard/render/screen/page"
	"grognard/render/ui"
)

// deed is a button of the foot with what it does.
type deed struct {
	ui.Button
	left bool // it stands at the left end
	do   func()
}

// Room at the foot, in dp.
const (
	footGap  = 10  // between buttons
	footSaid = 330 // for what is said of the save chosen
	bareFrom = 1.5 // size of letters from which on nothing is said there
)

// foot are the buttons, and between them what is said of the save chosen.
func (l *Page) foot(c *ui.Ctx, p *page.Sheet) {
	all := l.deeds()
	room := p.Foot.W
	if c.Text < bareFrom {
		room -= c.Px(footSaid)
	}
	bare(c, all, room)
	for _, k := range all {
		put := p.Right
		if k.left {
			put = p.Left
		}
		if put(c, k.Button) {
			k.do()
			c.Animate()
		}
	}
	l.about(c, p.Foot)
}

// deeds are the buttons, from the ends of the foot inwards.
func (l *Page) deeds() []deed {
	word := l.d.Word
	open := ui.Button{Name: "button.open", Label: word("ui.load.open"), Icon: "icon/load", Primary: true}
	rename := ui.Button{Name: "button.rename", Label: word("ui.load.rename"), Tip: word("ui.load.rename.about"), Same: "F2"}
	del := ui.Button{Name: "button.delete", Icon: "icon/bin", Label: word("ui.load.delete"), Tip: word("ui.load.delete.about"), Danger: true}
	export := ui.Button{Name: "button.export", Icon: "icon/save", Label: word("ui.load.export"), Tip: word("ui.load.export.about")}
	switch {
	case len(l.list) == 0:
		why := word("ui.load.none")
		if len(l.all) > 0 {
			why = word("ui.load.nothing", l.search.text)
		}
		open.Why, rename.Why, del.Why, export.Why = why, why, why, why
	case l.path() == "":
		open.Why = word("ui.load.damaged")
		rename.Why, export.Why = open.Why, open.Why
	case l.list[l.at].Err != nil:
		open.Label = word("ui.load.older")
		rename.Why = word("ui.load.rename.damaged")
	}
	all := []deed{{ui.Button{Name: "button.back", Label: word("ui.back"), Icon: "icon/left", Key: "Escape"}, true, l.d.Pop}}
	if l.doors.Export != nil {
		all = append(all, deed{ui.Button{Name: "button.import", Icon: "icon/load", Label: word("ui.load.import"), Tip: word("ui.load.import.about")}, true, func() {
			l.fetching = dialog.Fetch(l.doors.Files())
		}})
	}
	if l.left != nil {
		all = append(all, deed{ui.Button{Name: "button.undo", Icon: "icon/undo", Label: word("ui.load.undo"), Tip: word("ui.load.undo.about", l.left.title), Same: "Ctrl+Z"}, true, l.undo})
	}
	all = append(all, deed{open, false, l.open})
	if l.failed != "" && l.failed == l.path() { // its log cannot be shown either
		all = append(all, deed{ui.Button{Name: "button.reopen", Label: word("ui.load.last"), Tip: word("ui.load.last.about")}, false, func() { l.doors.Last(l.failed) }})
	} else {
		all = append(all, deed{ui.Button{Name: "button.replay", Label: word("ui.end.replay"), Icon: "icon/play", Why: open.Why}, false, l.review})
	}
	all = append(all, deed{del, false, l.remove})
	if l.doors.Export != nil {
		all = append(all, deed{export, false, l.export})
	}
	return append(all, deed{rename, false, l.rename})
}

// bare takes the words off buttons that have a picture, those that are needed least first, until all of them
// have room; at last the main button loses its picture.
func bare(c *ui.Ctx, all []deed, room float32) {
	wide := func() (w float32) {
		for i := range all {
			n, _ := c.Size(all[i].Button)
			w += n + c.Px(footGap)
		}
		return w
	}
	for _, name := range [...]string{"button.export", "button.import", "button.delete", "button.replay", "button.undo", "button.back", "button.open"} {
		if wide() <= room {
			return
		}
		for i := range all {
			b := &all[i].Button
			switch {
			case b.Name != name:
			case b.Primary:
				b.Icon = ""
			default:
				if b.Tip == "" {
					b.Tip = b.Label
				}
				b.Label = ""
			}
		}
	}
}

// about says between the buttons what was deleted, or else more of the save chosen, if there is room; what was
// deleted is told in any case.
func (l *Page) about(c *ui.Ctx, r paint.Rect) {
	text := ""
	switch {
	case l.left != nil:
		text = l.d.Word("ui.load.delete.done", l.left.title)
	case len(l.list) > 0 && l.list[l.at].Err == nil:
		text = l.cardOf(l.at).said().about
	}
	in := paint.Rect{X: r.X + c.Px(6), Y: r.Y, W: r.W - c.Px(12), H: r.H}
	if text != "" && c.Wrap(ui.Small, in.W, text).Height <= in.H+c.Px(16) {
		c.Centered(in, ui.Small, c.Theme.Muted, text)
	} else if l.left != nil && !l.left.told {
		l.d.Inform(l.d.Word("ui.load.delete.undo", l.left.title))
	}
	if l.left != nil {
		l.left.told = true
	}
}

// left is a save that was deleted and can be brought back.
type left struct {
	*archive.Deleted
	title string
	told  bool // that it is gone
}

// remove deletes the save chosen.
func (l *Page) remove() {
	if len(l.list) == 0 {
		return
	}
	title := l.cardOf(l.at).said().title
	gone, err := l.doors.Delete(l.list[l.at].Path)
	if err != nil {
		l.d.Tell(l.d.Words.Explain(err))
		return
	}
	l.forgo()
	l.left = &left{Deleted: gone, title: title}
	l.changed()
}

// undo brings back what was deleted last.
func (l *Page) undo() {
	if l.left == nil {
		return
	}
	path, err := l.left.Undo()
	if err != nil {
		l.d.Tell(l.d.Words.Explain(err))
		return
	}
	l.d.Inform(l.d.Word("ui.load.undone", l.left.title))
	l.left = nil
	l.changed()
	l.Choose(path)
}

// forgo gives up what was deleted last.
func (l *Page) forgo() {
	if l.left != nil {
		l.left.Remove()
		l.left = nil
	}
}

// changed reads the folder anew in which something was changed.
func (l *Page) changed() {
	l.doors.Changed()
	l.shots.close()
	l.read()
}

// export writes a copy of the save chosen.
func (l *Page) export() {
	k := l.cardOf(l.at)
	name := l.d.Words.Beside(k.said().title, l.d.Words.Moment(&k.it.Header), k.it.Saved.Local().Format(l.d.Word("ui.date")))
	l.doors.Export(k.it.Opens(), name)
}

// fetch asks for a file to be imported.
func (l *Page) fetch(c *ui.Ctx) {
	if l.fetching.Choose(c, dialog.FetchBox{
		Title: l.d.Word("ui.load.import.title"), About: l.d.Word("ui.shelf.fetch.about"), Head: l.d.Word("ui.load.import.files"),
		NoName: l.d.Word("ui.shelf.fetch.noname"), Yes: l.d.Word("ui.load.import"), Back: l.d.Word("ui.back"),
		When: func(at time.Time) string { return l.d.Words.When(at, l.doors.Now()) },
	}, l.doors.Import) {
		l.fetching = nil
	}
}

// naming asks what a save is to be called.
type naming struct {
	dialog.Naming
	path string
}

// mostName is how many letters the name of a save has at most.
const mostName = 80

// rename asks what the save chosen is to be called.
func (l *Page) rename() {
	if len(l.list) > 0 && l.list[l.at].Err == nil {
		l.naming = &naming{dialog.Suggest(l.cardOf(l.at).said().title), l.list[l.at].Path}
	}
}

// name asks for the name, and gives it.
func (l *Page) name(c *ui.Ctx) {
	c.Modal(.45)
	defer c.EndModal()
	switch l.naming.Ask(c, dialog.NameBox{
		Title: l.d.Word("ui.load.rename.title"), About: l.d.Word("ui.load.rename.text"), Most: mostName,
		Buttons: []ui.Button{
			{Name: "button.rename.yes", Label: l.d.Word("ui.load.rename"), Primary: true},
			{Name: "button.rename.no", Label: l.d.Word("ui.cancel"), Key: "Escape"},
		},
	}) {
	case 0:
		if err := l.doors.Rename(l.naming.path, l.naming.Given()); err != nil {
			l.d.Tell(l.d.Words.Explain(err))
		} else {
			l.changed()
			l.Choose(l.naming.path)
		}
		l.naming = nil
	case 1:
		l.naming = nil
	}
}

// Unfetched is why a file that was to be imported was not, "" if none was refused.
func (l *Page) Unfetched() string {
	if l.fetching == nil {
		return ""
	}
	return l.fetching.Fault
}
