package terms

import (
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// TestTextsStandInColumnsThatAreEasilyRead measures the stories of a battle on a large window.
func TestTextsStandInColumnsThatAreEasilyRead(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		d, _ := open(t, "musket", "marengo-1800", language, 1920, 1080, 1)
		for _, key := range []string{"term.scenario.story_en", "term.scenario.story_it"} {
			letters := d.Rect(key).W / (d.UI.Width(ui.Small, "Reynier comes down from the hills to throw the landing force back") / 65)
			if letters < 45 || letters > 80 {
				t.Errorf("%s: a column of %.0f letters", key, letters)
			}
		}
	}
}

// TestATitleOfAnEmptyBoardIsLeftOutOfTheOtherLanguage gives a new battle a title in one
// language: that of the other is not to go on being the one of any new battle. A title that
// somebody wrote stays.
func TestATitleOfAnEmptyBoardIsLeftOutOfTheOtherLanguage(t *testing.T) {
	for _, book := range scenarios.Books() {
		d := shoptest.Blank(t, book.Name(), "en", 1280, 720)
		p := New(Deps{State: &d.State, Words: d.Words})
		title := func(key string) string { return d.State.Open.Kit().Term(key).Value }
		d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 100, Y: 10, W: 900, H: 600}) }
		d.Settle()
		if title(titles[1]) == "" {
			t.Fatalf("%s: an empty board has no title", book.Name())
		}
		set := func(text string) {
			d.Click("term." + titles[0])
			d.Typed(text)
			d.Key("Enter")
		}
		if set("Alba"); title(titles[0]) != "Alba" || title(titles[1]) != "" {
			t.Errorf("%s: %q and %q", book.Name(), title(titles[0]), title(titles[1]))
		}
		if info, err := scenarios.Parse("", []byte(d.State.Draft().Text)); err != nil || info.Title.In("it") != "Alba" {
			t.Errorf("%s: in Italian it is called %q (%v)", book.Name(), info.Title.In("it"), err)
		}
		d.State.Do(state.Edit(rules.Edit{Do: rules.EditSet, Key: titles[1], Value: "Alba de Tormes"}))
		if set("The ford"); title(titles[1]) != "Alba de Tormes" {
			t.Errorf("%s: a title that was written is %q", book.Name(), title(titles[1]))
		}
	}
}

// Summary and story of a new battle have room to be written in, though they are empty.
func TestWordsHaveRoomToBeWritten(t *testing.T) {
	for _, book := range scenarios.Books() {
		for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
			d := shoptest.Blank(t, book.Name(), "en", size[0], size[1])
			d.Shut = true
			p := New(Deps{State: &d.State, Words: d.Words})
			d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, d.Lay.Terms) }
			d.Settle()
			d.Shot("words-" + book.Name())
			for key, lines := range map[string]float32{"summary_en": 3, "summary_it": 3, "story_en": 8, "story_it": 8} {
				if r := d.Rect("term.scenario." + key); r.H < lines*d.UI.Line(ui.Small) || r.W < d.Lay.Terms.W*.3 {
					t.Errorf("%s: %s has a field of %v by %v", book.Name(), key, r.W, r.H)
				}
			}
		}
	}
}
