package screen

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"grognard/game/archive"
	kept "grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/shelf"
	"grognard/render/screen/title"
	"grognard/rules"
	"grognard/scenarios"
)

// workshops are the systems of which battles can be built.
func workshops() (all []rules.Workshop) {
	for _, b := range scenarios.Books() {
		if w, ok := b.(rules.Workshop); ok {
			all = append(all, w)
		}
	}
	return all
}

// dropped takes files in that were dropped on the window: battles come onto the shelf of
// their system, games among the saved ones. What is on the table or in the workshop stays as it is.
func (r *Root) dropped(all []paint.Dropped) {
	for _, f := range all {
		if f.Err != nil {
			r.given.Fail("ui.fault.taken", f.Err)
			continue
		}
		if archive.IsSave(f.Data) || strings.HasSuffix(f.Name, archive.Ext) {
			if err := r.importSave(f.Name, f.Data); err != nil {
				r.given.Fail("ui.fault.taken", err)
			}
			continue
		}
		r.take(f.Name, string(f.Data))
	}
}

// take puts a battle onto the shelf of its system. A fault is told.
func (r *Root) take(name, text string) {
	if err := r.put(name, text); err != nil {
		r.given.Fail("ui.fault.taken", err)
	}
}

// Take takes the file of a battle in at once, for the command line, and shows it on the shelf of its system.
// The error is one sentence.
func (r *Root) Take(path string) error {
	if fault := r.fetch(path); fault != "" {
		return errors.New(fault)
	}
	return nil
}

// put puts a battle onto the shelf of its system, says so and shows it there. One that is there
// already is only shown.
func (r *Root) put(name, text string) error {
	where, err := kept.Recognise(text, workshops())
	if err != nil {
		return inFile(err, name)
	}
	if b, title, ok := r.owned(where, text); ok {
		r.show(where, b.Path)
		r.pages.Inform(r.word("ui.shelf.already", title, r.given.Words.Book(where.Name())))
		return nil
	}
	title, path, err := r.taken(where, name, text)
	if err != nil {
		return inFile(err, name)
	}
	r.drafts++
	r.show(where, path)
	said := r.word("ui.shelf.taken", title, r.given.Words.Book(where.Name()))
	if d, err := where.Draft(text); err == nil && d.Faults() > 0 {
		said = r.given.Words.Sentences(said, r.word("ui.shelf.faults", d.Faults()))
	}
	r.pages.Inform(said)
	return nil
}

// show shows a battle on the shelf, if nothing is open over that or the title. What is on the table
// or in the workshop stays before the player.
func (r *Root) show(where rules.Workshop, path string) {
	p, open := r.pages.Top().(*shelf.Page)
	if _, first := r.pages.Top().(*title.Page); first {
		p, open = r.shelf(where).(*shelf.Page)
		r.pages.Push(p)
	}
	if open {
		p.Choose(where, path)
		r.builds(where)
	}
}

// owned is the battle of the player's own that a text is, but for the number behind its title.
func (r *Root) owned(where rules.Workshop, text string) (b kept.Battle, title string, ok bool) {
	own, _ := r.battles().List(where.Name()) // the shelf tells why it cannot be read
	for _, b := range own {
		is, err := kept.Read(b.Path)
		if err != nil {
			continue
		}
		info, err := scenarios.Parse("", []byte(is))
		if is == text || err == nil && called(where, text, info.Title) == is {
			return b, cmp.Or(info.Title.In(r.deps.Words.Language()), b.Name()), true
		}
	}
	return b, "", false
}

// called is a text with the titles of another, where they differ in nothing but the number behind
// them; "" where they differ in more.
func called(book rules.Workshop, text string, as scenarios.Words) string {
	info, err := scenarios.Parse("", []byte(text))
	if err != nil {
		return ""
	}
	for _, k := range [...]struct{ key, is, as string }{{"scenario.title_en", info.Title.EN, as.EN}, {"scenario.title_it", info.Title.IT, as.IT}} {
		switch {
		case k.is == k.as:
			continue
		case counted.ReplaceAllString(k.is, "") != counted.ReplaceAllString(k.as, ""):
			return ""
		}
		d, err := book.Draft(text)
		if err != nil {
			return ""
		}
		if text, err = book.Edit(d, rules.Edit{Do: rules.EditSet, Key: k.key, Value: k.as}); err != nil {
			return ""
		}
	}
	return text
}

// taken puts a battle onto a shelf: of a title that one of the player's own has it is the second, or
// third. One of the game may have it: the file stays as it was given away.
func (r *Root) taken(where rules.Workshop, name, text string) (title, path string, err error) {
	title = strings.TrimSuffix(name, kept.Ext)
	if info, err := scenarios.Parse("", []byte(text)); err == nil {
		title = cmp.Or(info.Title.In(r.deps.Words.Language()), title)
	}
	title, text = apart(where, title, text, r.ownTitles(where))
	o, err := r.battles().Begin(where, title, text)
	if err != nil {
		return title, "", err
	}
	return title, o.Path(), o.Close()
}

// inFile names the file of a fault that names none.
func inFile(err error, name string) error {
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.File == "" {
		return fault.In(name)
	}
	return err
}

// fetch takes a battle in from a path that the player has typed, or from a file that lies where
// shared ones are written. It says why it cannot, "" if it can.
func (r *Root) fetch(path string) string {
	at, looked := r.found(path, kept.Ext)
	text, err := kept.Read(at)
	if err == nil {
		err = r.put(filepath.Base(at), text)
	} else if errors.Is(err, fs.ErrNotExist) {
		return r.word("ui.fault.taken.nowhere", r.deps.Words.Any(looked))
	}
	if err != nil {
		return r.word("ui.fault.taken", r.given.Words.Explain(err))
	}
	return ""
}

// found is the file that is meant by a path, with or without its ending ext: one that does not say all
// of where it is lies where battles and games are written that are shared, or where the program was started. Where
// there is none looked says where it was looked for.
func (r *Root) found(path, ext string) (at string, looked []string) {
	from := []string{""}
	if home, err := os.UserHomeDir(); err == nil && strings.HasPrefix(path, "~/") {
		path = filepath.Join(home, path[2:])
	} else if !filepath.IsAbs(path) {
		from = []string{r.deps.Shared}
		if here, err := os.Getwd(); err == nil && here != r.deps.Shared {
			from = append(from, here)
		}
	}
	for _, folder := range from {
		for _, name := range [...]string{path, path + ext} {
			at := filepath.Join(folder, name)
			if info, err := os.Stat(at); err == nil && info.Mode().IsRegular() {
				return at, nil
			}
		}
		looked = append(looked, filepath.Join(folder, path))
	}
	return looked[0], looked
}

// sharedFiles are the battles that lie where shared ones are written.
func (r *Root) sharedFiles() []kept.Battle {
	all, err := kept.Files(r.deps.Shared)
	if err != nil {
		r.fault(err)
	}
	return all
}

// share writes a copy of a battle where it can be given to somebody, and tells where, over the
// page below.
func (r *Root) share(below page.Page, title, text string) {
	path, err := kept.Share(r.deps.Shared, title, text)
	if err != nil {
		r.given.Fail("ui.fault.battle", err)
		return
	}
	r.pages.Push(&shared{r: r, path: path, title: "ui.shared", below: below})
}
