// Package page is what every page is: something that paints itself through the widgets
// each frame and keeps only what must last. Here stand what it is given, and the frame
// and the wall that it is painted with.
//
// A page is a package of its own. Its New takes Deps, and a struct of the doors that lead
// out of it; package screen opens those, so that no page knows another.
package page

import (
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/ui"
	"grognard/rules"
)

// Page is one of the pictures that the player walks between.
type Page interface {
	// Frame reads this tick's input and paints the whole window.
	Frame(c *ui.Ctx)
}

// Overlay is a page that shows another one below it: it does not fade in.
type Overlay interface {
	Page
	Overlaid()
}

// Closer is a page with something going on in the background. It is closed when nobody
// can come back to it.
type Closer interface{ Close() }

// Ruled is a page that has rules to look up.
type Ruled interface {
	// Lookup returns the rulebook, and the clause that matters now or "".
	Lookup() (book rules.Rulebook, clause string)
}

// Keyed is a page with keys of its own, which the list of keys tells.
type Keyed interface {
	// OwnKeys are those keys, apart by spaces, with the keys of the catalogue for what they do, and whether the list
	// tells those of a game as well.
	OwnKeys() (own [][2]string, games bool)
}

// Roomy is a page that says where a notice covers nothing that is needed.
type Roomy interface {
	// NoticeRoom is where a notice may lie, at the top.
	NoticeRoom() paint.Rect
}

// Deps is what every page is given. All changes of what is shown happen after the frame.
type Deps struct {
	Words   *caption.Words
	Store   *paint.Store
	Metrics paint.Metrics
	Ground  func(ground.Options) board.Baker // makes painters of grounds

	Push    func(Page)                               // puts a page on top
	Pop     func()                                   // goes back to the page below
	Beneath func(*ui.Ctx, Page)                      // paints a page that lies below this one
	Read    func(book rules.Rulebook, clause string) // opens the rules
	Tell    func(text string)                        // says that something went wrong
	Inform  func(text string)                        // says that something went well
}

// Word returns the words for a key, see lang.Catalog.Word.
func (d *Deps) Word(key string, args ...any) string { return d.Words.Word(key, args...) }

// Fail tells an error in a sentence of a key.
func (d *Deps) Fail(key string, err error) { d.Tell(d.Word(key, d.Words.Explain(err))) }
