package screen

import (
	"slices"

	"grognard/render/screen/about"
	"grognard/render/screen/page"
	"grognard/render/screen/reader"
	"grognard/render/screen/title"
	"grognard/render/table"
	"grognard/rules"
)

// explain has the words on the screen explained: those of the system that the page is about, and
// those of all.
func (r *Root) explain() {
	prefix := ""
	if book := r.shown(); book != nil {
		prefix = book.Prefix()
	}
	r.ui.Glossary = r.deps.Words.Glossary(prefix)
}

// shown is the system that the page is about, nil if it is about none: what lies over another
// page is about the same.
func (r *Root) shown() rules.Rulebook {
	for _, p := range slices.Backward(r.pages.All()) {
		switch p := p.(type) {
		case *title.Page, *about.Page:
			return nil
		case *reader.Page:
			return p.Book()
		case *table.Table:
			return p.Match().Book()
		case page.Ruled:
			book, _ := p.Lookup()
			return book
		}
	}
	return nil
}
