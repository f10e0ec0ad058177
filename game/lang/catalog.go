// Package lang turns the keys of the rules and the screens into words. The
// words stand in assets/lang/<language>/*.toml, in the message format of
// go-i18n; no Go file holds a sentence that a player reads.
package lang

import (
	"cmp"
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"

	"grognard/game/keymap"
	"grognard/rules"
)

// Catalog holds the words of every language and speaks one of them. It is not
// for use by several goroutines at once.
type Catalog struct {
	langs []*tongue // sorted by id
	now   *tongue
	keys  keymap.Map // that the player has moved
	moved int

	missing []string
}

// tongue is one language.
type tongue struct {
	id    string
	local *i18n.Localizer
	words map[string]*word

	said  map[saying]string // what Say and Word have made before
	under map[saying]string // what Under has made
	named map[naming]string
	keyOf map[string]string    // of the names that have been said
	terms map[string]*Glossary // by the prefix of the system

	capital map[string]string
}

// saying is everything that a sentence depends on within one language.
type saying struct {
	key     string
	a, b, c string
	n, m    int
}

// cacheLimit bounds the sentences kept for a language: when it is reached the
// cache starts anew. A screen shows some hundreds.
const cacheLimit = 8192

// Load reads every file <language>/<area>.toml of fsys. A fault in a file is a
// *rules.FileError. The catalogue speaks English if there is English, else the
// first language by its id.
func Load(fsys fs.FS) (*Catalog, error) {
	files, err := fs.Glob(fsys, "*/*.toml")
	if err != nil {
		return nil, err
	}
	c := &Catalog{}
	of := map[*tongue][]string{}
	for _, file := range files {
		t, err := c.tongue(path.Dir(file))
		if err != nil {
			return nil, &rules.FileError{File: file, Msg: err.Error()}
		}
		of[t] = append(of[t], file)
	}
	if len(c.langs) == 0 {
		return nil, fmt.Errorf("no words: there is no file <language>/<area>.toml")
	}
	faults := make([]error, len(c.langs))
	var all sync.WaitGroup
	for i, t := range c.langs { // side by side: the window waits for them
		all.Go(func() { faults[i] = t.load(fsys, of[t]) })
	}
	all.Wait()
	if err := cmp.Or(faults...); err != nil {
		return nil, err
	}
	if !c.Use("en") {
		c.now = c.langs[0]
	}
	return c, nil
}

// load reads the files of a language.
func (t *tongue) load(fsys fs.FS, files []string) error {
	for _, file := range files {
		data, err := fs.ReadFile(fsys, file)
		if err != nil {
			return err
		}
		if err := t.read(file, data); err != nil {
			return err
		}
	}
	return t.bundle()
}

// Copy returns a catalogue of the same words that has said nothing yet. It speaks
// the language that c speaks.
func (c *Catalog) Copy() *Catalog {
	k := &Catalog{}
	for _, t := range c.langs {
		mine := &tongue{id: t.id, local: t.local, words: t.words, keyOf: map[string]string{}}
		mine.forget()
		k.langs = append(k.langs, mine)
	}
	k.Use(c.now.id)
	k.keys = c.keys
	return k
}

// Move has sentences name the keys that the player presses: {{.Key "L"}} is P once he has moved L there.
func (c *Catalog) Move(keys keymap.Map) {
	if keys.String() == c.keys.String() {
		return
	}
	c.keys = keys
	c.moved++
	for _, t := range c.langs {
		t.forget()
	}
}

// tongue returns the language called id, a new one if need be.
func (c *Catalog) tongue(id string) (*tongue, error) {
	if _, err := language.Parse(id); err != nil {
		return nil, fmt.Errorf("%q is not the code of a language", id)
	}
	i, ok := slices.BinarySearchFunc(c.langs, id, func(t *tongue, id string) int {
		return strings.Compare(t.id, id)
	})
	if !ok {
		t := &tongue{id: id, words: map[string]*word{}, keyOf: map[string]string{}}
		t.forget()
		c.langs = slices.Insert(c.langs, i, t)
	}
	return c.langs[i], nil
}

// bundle hands the words read to go-i18n.
func (t *tongue) bundle() error {
	tag := language.MustParse(t.id)
	b := i18n.NewBundle(tag)
	for _, key := range t.keys() {
		w := t.words[key]
		if err := b.AddMessages(tag, &w.Message); err != nil {
			return &rules.FileError{File: w.file, Msg: fmt.Sprintf("%s: %v", key, err)}
		}
	}
	t.local = i18n.NewLocalizer(b, t.id)
	return nil
}

// forget empties the caches.
func (t *tongue) forget() {
	t.said, t.under = map[saying]string{}, map[saying]string{}
	t.named, t.capital = map[naming]string{}, map[string]string{}
}

// keys lists the keys of a language in order.
func (t *tongue) keys() []string {
	all := make([]string, 0, len(t.words))
	for key := range t.words {
		all = append(all, key)
	}
	slices.Sort(all)
	return all
}

// Languages lists the ids of the languages, sorted.
func (c *Catalog) Languages() []string {
	var all []string
	for _, t := range c.langs {
		all = append(all, t.id)
	}
	return all
}

// Language returns the id of the language spoken now.
func (c *Catalog) Language() string { return c.now.id }

// Moved counts how often keys have been moved: what was said before may name others.
func (c *Catalog) Moved() int { return c.moved }

// Use switches to a language at once and reports whether there is one of that
// id; if not, nothing changes.
func (c *Catalog) Use(id string) bool {
	for _, t := range c.langs {
		if t.id == id {
			c.now = t
			return true
		}
	}
	return false
}

// Has reports whether the language spoken now has words for key.
func (c *Catalog) Has(key string) bool {
	_, own := rules.CalledBy(key)
	return own || c.now.words[key] != nil
}

// Missing lists the keys asked for in vain so far, each once, as
// "<language> <key>".
func (c *Catalog) Missing() []string { return c.missing }
