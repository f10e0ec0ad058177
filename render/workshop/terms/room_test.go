package terms

import "testing"

func TestNothingOfTheSheetLiesOnOneAnother(t *testing.T) {
	for _, b := range battles {
		for _, lang := range []string{"en", "it"} {
			for _, k := range []struct {
				w, h int
				text float32
			}{{1280, 720, 1}, {1920, 1080, 1}, {1280, 720, 2}, {1920, 1080, 2}} {
				d, p := open(t, b.book, b.id, lang, k.w, k.h, k.text)
				for _, at := range p.chapters {
					p.at = at.group
					d.UI.Animate()
					d.Settle()
					d.Apart(d.Lay.Terms)
					if t.Failed() {
						t.Fatalf("%s %s %+v, chapter %s", b.book, lang, k, at.group)
					}
				}
			}
		}
	}
}
