package screen

import (
	"cmp"

	"grognard/game/match"
	kept "grognard/game/workshop"
	"grognard/render/screen/weigh"
	"grognard/rules"
	"grognard/scenarios"
)

// weighDraft has the draft of the workshop played by computers many times.
func (r *Root) weighDraft(o *kept.Open) {
	_ = o.Flush() // its file is called after its title then
	r.weigh(r.subject(o.Book(), o.Path(), o.Text()))
}

// weighBattle does so with a battle of the shelf.
func (r *Root) weighBattle(b kept.Battle) {
	book, ok := workshopOf(b.Book)
	if !ok {
		return
	}
	text, err := kept.Read(b.Path)
	if err != nil {
		r.given.Fail("ui.fault.battle", err)
		return
	}
	r.weigh(r.subject(book, b.Path, text))
}

// weigh opens the page on which a battle is weighed.
func (r *Root) weigh(s weigh.Subject) {
	r.pages.Push(weigh.New(&r.given, s, func() []weigh.Subject { return r.comparable(s.Book) },
		weigh.Doors{Now: r.deps.Now, Replay: func(m *match.Match) { r.pages.Push(r.replay(m, 0, nil, nil)) }}))
}

// subject is a battle of the shelf as it is weighed.
func (r *Root) subject(book rules.Rulebook, path, text string) weigh.Subject {
	s := weigh.Subject{Book: book, Title: kept.Battle{Path: path}.Name(), Text: text, Path: path, Changed: kept.Changed(path)}
	if info, err := scenarios.Parse("", []byte(text)); err == nil {
		s.Title = cmp.Or(info.Title.In(r.deps.Words.Language()), s.Title)
	}
	return s
}

// comparable are the battles of a system: those of the shelf, then those of the game. What
// cannot be played is none.
func (r *Root) comparable(book rules.Rulebook) (all []weigh.Subject) {
	mine, err := r.battles().List(book.Name())
	if err != nil {
		r.given.Tell(r.given.Words.Explain(err))
	}
	for _, b := range mine {
		text, err := kept.Read(b.Path)
		if err != nil {
			continue
		}
		if _, err := book.Load([]byte(text), nil); err == nil {
			all = append(all, r.subject(book, b.Path, text))
		}
	}
	for _, info := range scenarios.List(book.Name()) {
		if _, data, err := scenarios.Open(book.Name(), info.ID); err == nil {
			all = append(all, weigh.Subject{Book: book, Title: info.Title.In(r.deps.Words.Language()), Text: string(data)})
		}
	}
	return all
}
