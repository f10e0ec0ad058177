package reader

import (
	"strconv"

	"grognard/game/example"
	"grognard/render/names"
	"grognard/render/screen/diagram"
	"grognard/render/screen/page"
	"grognard/rules"
)

// boards are the small boards of a book, by the passage below which they stand.
type boards map[string][]*diagram.Diagram

// boardsOf returns those of a book. Where its file cannot be read there are none.
func boardsOf(d *page.Deps, book rules.Rulebook, prefix string) (boards, error) {
	all, err := example.Of(book)
	b := boards{}
	for i, x := range all {
		n := strconv.Itoa(i + 1)
		b[x.Clause] = append(b[x.Clause], diagram.New(d, book, x, n))
		if x.Brief > 0 {
			id := names.BriefID(prefix) + "." + strconv.Itoa(x.Brief)
			b[id] = append(b[id], diagram.New(d, book, x, n+".brief"))
		}
	}
	return b, err
}

// close ends what goes on in the background.
func (b boards) close() {
	for _, all := range b {
		for _, k := range all {
			k.Close()
		}
	}
}
