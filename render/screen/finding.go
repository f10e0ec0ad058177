package screen

import (
	"grognard/game/battles"
	"grognard/render/screen/browser"
	"grognard/render/screen/finder"
	"grognard/render/screen/index"
	"grognard/render/screen/page"
	"grognard/rules"
	"grognard/scenarios"
)

// finding is what the list of the battles of a system hangs on, "" of all. What is looked for in it stays while
// the program runs.
func (r *Root) finding(system string) finder.Doors {
	if r.sought == nil {
		r.sought = map[string]*battles.Query{}
	}
	if r.sought[system] == nil {
		r.sought[system] = &battles.Query{}
	}
	return finder.Doors{Folder: r.deps.Saves, Seen: r.changed, Query: r.sought[system]}
}

// changed is another number whenever saved games or battles may have changed.
func (r *Root) changed() int { return r.saves + r.drafts }

// index is the list of the battles of all systems.
func (r *Root) index() page.Page {
	return index.New(&r.given, index.Doors{Find: r.finding(""), Own: r.ownOf, Open: r.browseAt})
}

// ownOf are the files of the player's own battles of a system.
func (r *Root) ownOf(system string) (all []string) {
	mine, _ := r.battles().List(system) // the shelf says what is wrong
	for _, b := range mine {
		all = append(all, b.Path)
	}
	return all
}

// browseAt opens the battles of a system at one of them.
func (r *Root) browseAt(e *battles.Entry) {
	book, ok := scenarios.Book(e.Book)
	if !ok {
		return
	}
	r.pages.Push(r.battle(book, e))
}

// battle is the page with the battles of a system, at one of them.
func (r *Root) battle(book rules.Rulebook, e *battles.Entry) page.Page {
	p := r.browse(book)
	if b, ok := p.(*browser.Page); ok {
		b.Choose(e)
	}
	return p
}
