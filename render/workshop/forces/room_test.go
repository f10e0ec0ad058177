package forces

import (
	"testing"

	"grognard/render/paint"
)

// Where letters are large the drawer is a sheet: the list has its full height beside the rest.
func TestTheListHasRoomAtEverySizeOfLetters(t *testing.T) {
	for _, b := range battles {
		for _, lang := range []string{"en", "it"} {
			for _, text := range []float32{1, 1.5, 2} {
				d, p := open(t, b.book, b.id, lang, 1280, 720, text)
				list, found := paint.Rect{}, false
				for i := range d.List.Cmds {
					if k := &d.List.Cmds[i]; k.Clip.H > list.H && within(k.Clip, p.at) {
						list, found = k.Clip, true
					}
				}
				if !found || list.H < .5*p.at.H {
					t.Errorf("%s %s %v: of %v the list has %v", b.book, lang, text, p.at, list)
				}
				d.Apart(p.at)
			}
		}
	}
}

func within(a, r paint.Rect) bool {
	return a.W > 0 && a.X >= r.X && a.Y >= r.Y && a.X+a.W <= r.X+r.W && a.Y+a.H <= r.Y+r.H
}
