package screen

import (
	"math/rand/v2"

	"grognard/game/match"
	kept "grognard/game/workshop"
	"grognard/render/ground"
	"grognard/render/screen/page"
	"grognard/render/screen/shelf"
	"grognard/render/screen/workshop"
	"grognard/render/workshop/forces"
	"grognard/rules"
	"grognard/scenarios"
)

// shelf is the page from which battles are built: those of the player's own, and what a new
// one can begin from.
func (r *Root) shelf(book rules.Rulebook) page.Page {
	return shelf.New(&r.given, book, shelf.Doors{Chosen: r.builds, Shelf: r.battles(), Open: r.openBattle, Begin: r.beginBattle, Copy: r.copyBattle, Play: r.playBattle, Weigh: r.weighBattle, Share: func(title, text string) { r.share(r.pages.Top(), title, text) }, Fetch: r.fetch, Files: r.sharedFiles, Seed: r.deps.seed, Now: r.deps.Now, Seen: func() int { return r.drafts }})
}

// lastShelf is the page of the system of which battles were built last.
func (r *Root) lastShelf() page.Page {
	book, ok := workshopOf(r.prefs.Workshop)
	if !ok {
		return r.shelf(nil)
	}
	return r.shelf(book)
}

// builds remembers the system of which battles are built, for the next time.
func (r *Root) builds(book rules.Workshop) {
	p := r.prefs
	if p.Workshop = book.Name(); p != r.prefs {
		r.setPrefs(p)
	}
}

// lastBattle is the battle of the player's own that was worked at last, and what it is called.
func (r *Root) lastBattle() (b kept.Battle, title string, ok bool) {
	if b, ok = r.battles().Latest(workshops()); !ok || r.deps.Battles == "" {
		return b, "", false
	}
	title = b.Name()
	if text, err := kept.Read(b.Path); err == nil {
		if info, err := scenarios.Parse("", []byte(text)); err == nil {
			title = info.Title.In(r.deps.Words.Language())
		}
	}
	return b, title, true
}

// battles is the folder of the player's own battles.
func (r *Root) battles() kept.Shelf { return kept.Shelf{Folder: r.deps.Battles} }

// openBattle opens the workshop on a battle of the player's own.
func (r *Root) openBattle(b kept.Battle) {
	book, ok := workshopOf(b.Book)
	if !ok {
		return
	}
	o, err := r.battles().Open(book, b.Path)
	r.work(o, err)
}

// beginBattle opens the workshop on a new battle. name is what its file is to be called. Of a
// title that there is already it is the second, or third.
func (r *Root) beginBattle(book rules.Workshop, name, text string) {
	name, text = r.numbered(book, name, text)
	o, err := r.battles().Begin(book, name, text)
	r.work(o, err)
}

// copyBattle opens it on a new battle that can be begun with again at any time: it goes if nothing
// is done with it.
func (r *Root) copyBattle(book rules.Workshop, name, text string) {
	name, text = r.numbered(book, name, text)
	o, err := r.battles().Copy(book, name, text)
	r.work(o, err)
}

// workshopOf is the rulebook of a name, if battles of it can be built.
func workshopOf(name string) (rules.Workshop, bool) {
	b, _ := scenarios.Book(name)
	book, ok := b.(rules.Workshop)
	return book, ok
}

// work opens the workshop on a draft, unless that could not be opened.
func (r *Root) work(o *kept.Open, err error) {
	if err != nil {
		r.given.Fail("ui.fault.battle", err)
		return
	}
	r.drafts++
	r.builds(o.Book())
	r.pages.Push(workshop.New(&r.given, o, workshop.Doors{
		Bake: r.deps.ground(ground.Options{Unnamed: true, Edited: true}), Country: r.spare,
		Try: func(o *kept.Open) {
			o.Stay()      // the trial leads back to it
			_ = o.Flush() // the page tells what fails; its file is called after its title then
			r.pages.Push(r.tries(o))
		},
		Weigh:  r.weighDraft,
		Menu:   r.workshopMenu,
		Armies: r.armyFiles(o.Book()),
		Left:   func() { r.drafts++ },
	}))
}

// armyFiles are the armies that can be put into a battle, those of the player's first.
func (r *Root) armyFiles(book rules.Workshop) func() []forces.File {
	b, builds := book.(rules.ArmyBuilder)
	if !builds {
		return nil
	}
	var all []forces.File
	for _, a := range r.armies.Sound(b) {
		all = append(all, forces.File{Name: a.Title, Text: string(a.Data)})
	}
	return func() []forces.File { return all }
}

// playBattle asks who is to play a battle of the shelf.
func (r *Root) playBattle(book rules.Workshop, d *rules.Draft) {
	r.pages.Push(&trial{r: r, book: book, draft: d, below: r.pages.Top()})
}

// setUpFrom opens the workshop on a moment of a game: the beginning of the step that p stands
// in. What only one of two players knows is dealt anew before it is laid open.
func (r *Root) setUpFrom(m *match.Match, p *rules.Position) {
	book, ok := m.Book().(rules.Workshop)
	if !ok {
		return
	}
	base, _ := p.Checkpoint()
	if how := m.Start(); !how.Open && m.Request() != nil {
		base = base.Clone()
		for _, s := range [...]rules.Side{rules.First, rules.Second} {
			if how.Players[s].Computer || !how.Players[s.Other()].Computer {
				book.Resample(base, s.Other(), rand.New(rand.NewPCG(r.deps.seed(), uint64(s))))
			}
		}
	}
	text := book.Adopt(string(m.Start().Data), base)
	title := m.Start().Title
	if info, err := scenarios.Parse("", []byte(text)); err == nil && title == "" { // a game of before games had one
		title = info.Title.In(r.deps.Words.Language())
	}
	if v := book.View(base, rules.Chance); v.Turn > 0 {
		title = r.word("ui.workshop.moment", title, v.Turn)
	}
	r.beginBattle(book, title, r.retitled(book, text, title))
}

// retitled gives a battle another title, so that it is told from the one that it comes from.
func (r *Root) retitled(book rules.Workshop, text, title string) string {
	d, err := book.Draft(text)
	if err != nil {
		return text
	}
	if now, err := book.Edit(d, rules.Edit{Do: rules.EditSet, Key: "scenario.title_" + r.deps.Words.Language(), Value: title}); err == nil {
		return now
	}
	return text
}

// workshopMenu lays the menu over the workshop.
func (r *Root) workshopMenu(below page.Page) {
	r.pages.Push(&menu{r: r, below: below, items: []menuItem{
		{"button.resume", "ui.workshop.menu.resume", "icon/play", false, func(u *menu) { u.r.pages.Pop() }},
		{"button.share", "ui.shelf.share", "icon/save", false, func(u *menu) {
			u.r.pages.Pop()
			p := u.below.(*workshop.Page)
			u.r.share(u.below, p.Title(), p.Draft().Text)
		}},
		{"button.copy", "ui.shelf.copy", "icon/branch", false, (*menu).changeCopy},
		{"button.text", "ui.workshop.text.show", "icon/eye", false, (*menu).showText},
		{"button.rules", "ui.menu.rules", "icon/book", false, (*menu).read},
		{"button.options", "ui.menu.options", "icon/settings", false, func(u *menu) { u.r.pages.Replace(u.r.options()) }},
		{"button.about", "ui.menu.about", "icon/help", false, func(u *menu) { u.r.pages.Replace(u.r.about()) }},
		{"button.shelf", "ui.workshop.menu.shelf", "icon/left", false, (*menu).leaveWorkshop},
		{"button.title", "ui.menu.title", "icon/left", false, func(u *menu) { u.r.pages.Home(nil) }},
		{"button.quit", "ui.menu.quit", "icon/close", false, func(u *menu) { u.r.quit = true }},
	}})
}

// showText shows the file that is built as it is written.
func (u *menu) showText() {
	p, below := u.below.(*workshop.Page)
	u.r.pages.Pop()
	if below {
		p.ShowText(1)
	}
}

// changeCopy leaves the battle as it is and goes on with a copy of it.
func (u *menu) changeCopy() {
	p := u.below.(*workshop.Page)
	book, title, text := p.Book(), p.Title(), p.Draft().Text
	u.r.pages.Home(u.r.shelf(book))
	u.r.copyBattle(book, title, text)
}

// leaveWorkshop goes back to the shelf of the system, or to the title.
func (u *menu) leaveWorkshop() {
	book, _ := u.below.(page.Ruled).Lookup()
	u.r.pages.Home(u.r.shelf(book))
}
