package terms

import (
	"strconv"
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

func open(t *testing.T, book, scenario, language string, w, h int, text float32) (*shoptest.Bench, *Panel) {
	d := shoptest.Open(t, book, scenario, language, w, h, text)
	d.Shut = true
	p := New(Deps{State: &d.State, Words: d.Words})
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, d.Lay.Terms) }
	d.Settle()
	return d, p
}

var battles = []struct{ book, id, chapter string }{{"manoeuvre", "man-01-first-orders", "south"}, {"ccn", "ccn-12-waterloo", "words"}, {"musket", "marengo-1800", "rules"},
	{"squares", "ns-05-salamanca", "sides"}, {"eagles", "the-walled-farm", "victory"}}

func TestSheet(t *testing.T) {
	for _, b := range battles {
		for _, k := range []struct {
			lang string
			w, h int
			text float32
		}{{"en", 1280, 720, 1}, {"it", 1920, 1080, 1}, {"it", 1280, 720, 2}} {
			t.Run(b.book+"-"+k.lang, func(t *testing.T) {
				d, p := open(t, b.book, b.id, k.lang, k.w, k.h, k.text)
				p.at = b.chapter
				d.Settle()
			})
		}
	}
}

// Every value of every chapter, with the things that stand among them.
func TestEveryTermIsSetByHand(t *testing.T) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			done := map[string]bool{}
			for _, info := range scenarios.List(book.Name()) {
				exercise(t, book.Name(), info.ID, done)
			}
		})
	}
}

func exercise(t *testing.T, book, id string, done map[string]bool) {
	t.Helper()
	var d *shoptest.Bench
	var p *Panel
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	b, _ := scenarios.Book(book)
	draft, err := b.(rules.Workshop).Draft(string(data))
	if err != nil {
		t.Fatal(err)
	}
	do := func(key, region, path string, k rules.Prop) {
		if testing.Short() {
			key = strconv.Itoa(int(k.Kind))
		}
		if done[key] || k.Fixed.Key != "" || t.Failed() {
			return
		}
		if d == nil {
			d, p = open(t, book, id, "en", 1280, 720, 1)
			d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 100, Y: 10, W: 700, H: 9000}) }
		}
		done[key] = true
		if path == "" && !p.Show(k.Key) || path != "" && !p.Show(path) {
			t.Errorf("%s %s is in no chapter", path, k.Key)
			return
		}
		d.Settle()
		d.Exercise(region, path, k)
	}
	kit := b.(rules.Workshop).Kit(draft)
	for _, k := range kit.Terms {
		do(k.Key, "term."+k.Key, "", k)
	}
	for _, x := range draft.Things {
		if tool := kit.Tool(x.Tool); tool != nil && tool.Stroke == rules.StrokeNone {
			for _, k := range x.Props {
				do(x.Tool+" "+k.Key, "term."+x.Path+"."+k.Key, x.Path, k)
			}
		}
	}
}

func TestThingsOfTheTermsAreAddedAndTakenAway(t *testing.T) {
	d, p := open(t, "musket", "marengo-1800", "en", 1280, 720, 1)
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 100, Y: 10, W: 700, H: 9000}) }
	count := func(tool string) (n int) {
		for _, x := range d.State.Draft().Things {
			if x.Tool == tool {
				n++
			}
		}
		return n
	}
	for chapter, tool := range map[string]string{"victory": "level", "time": "los_limit", "sides": "formation"} {
		d.Settle()
		d.Click("term.chapter." + chapter)
		d.Forget()
		n, button := count(tool), "term.add."+tool
		if tool == "formation" {
			button += ".second"
		}
		d.Click(button)
		if e := d.Edits(); len(e) != 1 || e[0].Do != rules.EditPut || e[0].Tool != tool || count(tool) != n+1 {
			t.Errorf("%s: %+v, %d of them", tool, e, count(tool))
		}
		if tool == "formation" && d.Edits()[0].Side != rules.Second {
			t.Error("it is not the second side's")
		}
		for _, x := range d.State.Draft().Things {
			if x.Tool == tool && count(tool) > n {
				d.Click("term.take." + x.Path)
			}
		}
		if count(tool) != n {
			t.Errorf("%s: %d are left of %d", tool, count(tool), n)
		}
	}
}

func TestWhatIsTypedCountsWhereTheSheetIsLeft(t *testing.T) {
	d, p := open(t, "ccn", "ccn-12-waterloo", "en", 1280, 720, 1)
	d.Click("term.scenario.title_en")
	d.In.Held.Ctrl = true
	d.Key("A")
	d.In.Held.Ctrl = false
	d.Typed("Mont")
	if !p.Typing(&d.UI) || len(d.Acts) > 0 {
		t.Errorf("typing: %v, %+v", p.Typing(&d.UI), d.Acts)
	}
	if a := p.Close(&d.UI); len(a.Edits) != 1 || a.Edits[0].Value != "Mont" {
		t.Errorf("%+v", a)
	}
	d.Click("term.scenario.title_en")
	d.Typed("x")
	d.Key("Escape")
	d.Click("term.chapter.sides")
	if len(d.Acts) > 0 || p.at != "sides" {
		t.Errorf("after Escape: %+v, chapter %s", d.Acts, p.at)
	}
	d.Click("term.chapter.words")
	d.Click("term.scenario.title_en")
	d.Key("Home", "Delete")
	d.Typed("y")
	d.Click("term.chapter.sides") // it goes on to something else
	if e := d.Edits(); len(e) != 1 || e[0].Key != "scenario.title_en" || e[0].Value != "yaterloo (Mont-Saint-Jean)" {
		t.Errorf("%+v", e)
	}
}
