package screen

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	kept "grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/page"
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
// their system. What is on the table or in the workshop stays as it is.
func (r *Root) dropped(all []paint.Dropped) {
	for _, f := range all {
		if f.Err != nil {
			r.given.Fail("ui.fault.taken", f.Err)
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

// put puts a battle onto the shelf of its system and says so.
func (r *Root) put(name, text string) error {
	title, where, err := r.taken(name, text)
	if err != nil {
		return err
	}
	r.drafts++
	said := r.word("ui.shelf.taken", title, r.given.Words.Book(where.Name()))
	if d, err := where.Draft(text); err == nil && d.Faults() > 0 {
		said = r.given.Words.Sentences(said, r.word("ui.shelf.faults", d.Faults()))
	}
	r.pages.Inform(said)
	return nil
}

// taken puts it there. The error is a *rules.FileError that names the file.
func (r *Root) taken(name, text string) (title string, where rules.Workshop, err error) {
	where, err = kept.Recognise(text, workshops())
	var o *kept.Open
	if err == nil {
		title = strings.TrimSuffix(name, kept.Ext)
		if info, err := scenarios.Parse("", []byte(text)); err == nil {
			title = info.Title.In(r.deps.Words.Language())
		}
		o, err = r.battles().Begin(where, title, text)
	}
	if err == nil {
		err = o.Close()
	}
	var fault *rules.FileError
	if errors.As(err, &fault) && fault.File == "" {
		err = fault.In(name)
	}
	return title, where, err
}

// fetch takes a battle in from a path that the player has typed, or from a file that lies where
// shared ones are written. It says why it cannot, "" if it can.
func (r *Root) fetch(path string) string {
	path = r.found(path)
	text, err := kept.Read(path)
	if err == nil {
		err = r.put(filepath.Base(path), text)
	}
	if err != nil {
		return r.word("ui.fault.taken", r.given.Words.Explain(err))
	}
	return ""
}

// found is the file that is meant by a path: a bare name lies where shared battles are written,
// if it is there, with or without its ending.
func (r *Root) found(path string) string {
	if home, err := os.UserHomeDir(); err == nil && strings.HasPrefix(path, "~/") {
		return filepath.Join(home, path[2:])
	}
	if filepath.Base(path) != path {
		return path
	}
	for _, name := range [...]string{path, path + kept.Ext} {
		at := filepath.Join(r.deps.Shared, name)
		if info, err := os.Stat(at); err == nil && info.Mode().IsRegular() {
			return at
		}
	}
	return path
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
	r.pages.Push(&shared{r: r, path: path, below: below})
}
