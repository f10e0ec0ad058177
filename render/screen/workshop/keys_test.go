package workshop

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/prefs"
	kept "grognard/game/workshop"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screen/page"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// battles is one of each system, with a thing of it that can be selected.
var battles = []struct{ book, id string }{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"},
	{"musket", "training-trebbia-bridge"}, {"squares", "ns-01-maida"}, {"eagles", "three-elms-crossroads"}}

// bench is the workshop in a window, and which of its doors were gone through.
type bench struct {
	*pagetest.Pages
	page   *Page
	tried  int
	weighs int
	menus  int
}

func on(d *pagetest.Pages, book, text string) *bench {
	d.T.Helper()
	r, _ := scenarios.Book(book)
	o, err := kept.Shelf{Folder: d.T.TempDir()}.Begin(r.(rules.Workshop), "draft", text)
	if err != nil {
		d.T.Fatal(err)
	}
	b := &bench{Pages: d}
	b.page = New(&d.Deps, o, Doors{Bake: screentest.Ground(ground.Options{}), Country: func() {},
		Try: func(*kept.Open) { b.tried++ }, Weigh: func(*kept.Open) { b.weighs++ }, Menu: func(page.Page) { b.menus++ }})
	d.T.Cleanup(b.page.Close)
	d.Put(b.page)
	d.Long()
	return b
}

func open(t testing.TB, book, id string) *bench {
	t.Helper()
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return on(pagetest.Open(t, 1920, 1080, prefs.Default()), book, string(data))
}

// types types a letter that is no key of its own.
func (b *bench) types(s string) {
	b.In.Text = s
	b.Tick()
	b.In.Text = ""
	b.Settle()
}

func (b *bench) ctrl(k paint.Key) {
	b.In.Held.Ctrl = true
	b.Key(k)
	b.In.Held.Ctrl = false
	b.Settle()
}

// chosen selects the first piece that lies on the map and of which there is more in the box.
func (b *bench) chosen() *rules.Thing {
	b.T.Helper()
	s := &b.page.state
	for i := range s.Draft().Things {
		t := &s.Draft().Things[i]
		if l := s.Line(t.Stock); l != nil && l.Left != 0 && !l.Filed && l.Card == nil && (len(t.Cells) == 1 || t.Frame != nil) && t.Turn == 0 {
			s.Do(state.Select(t.Path))
			b.Ctx.Animate()
			b.Settle()
			return t
		}
	}
	return nil
}

func TestDrawersAndDoorsHaveKeys(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			for key, want := range map[paint.Key]state.Drawer{"1": state.Ground, "2": state.Forces, "3": state.Terms} {
				s.Closed = true
				if b.Key(key); s.Closed || s.Drawer != want {
					t.Errorf("%s opens %v, closed %v", key, s.Drawer, s.Closed)
				}
				if b.Key(key); !s.Closed {
					t.Errorf("%s does not close it", key)
				}
			}
			b.types("/")
			if s.Closed || s.Drawer != state.Forces || !b.page.forces.Typing(&b.Ctx) {
				t.Error("/ does not lead to the search")
			}
			b.types("x")
			if b.Key("Escape"); b.menus > 0 {
				t.Error("Escape leaves more than the search")
			}
			if b.Key("F5"); b.tried != 1 {
				t.Error("F5 does not try it")
			}
			if b.Key("F6"); b.weighs != 1 {
				t.Error("F6 does not weigh it")
			}
			if b.Key("Escape"); b.menus != 1 {
				t.Error("Escape does not open the menu")
			}
		})
	}
}

func TestToolsHaveKeysOnAMapOfCells(t *testing.T) {
	b := open(t, "musket", "training-trebbia-bridge")
	hand := &b.page.state.Hand
	b.page.state.Closed, b.page.state.Drawer = false, state.Ground
	for key, want := range map[paint.Key]state.Mode{"B": state.Brush, "K": state.Fill, "N": state.Along, "E": state.Erase} {
		if b.Key(key); hand.Mode != want {
			t.Errorf("%s comes to mode %v", key, hand.Mode)
		}
	}
	b.types("]")
	if b.types("]"); hand.Rings != 2 {
		t.Errorf("] comes to %d rings", hand.Rings)
	}
	if b.types("["); hand.Rings != 1 {
		t.Errorf("[ comes to %d rings", hand.Rings)
	}
}

func TestWhatIsSelectedHasKeys(t *testing.T) {
	for _, k := range battles {
		if k.book == "manoeuvre" { // all its armies are in the box once
			continue
		}
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			was := s.Draft()
			one := b.chosen()
			if one == nil {
				t.Skip("there is no more of anything")
			}
			if b.ctrl("D"); len(s.Draft().Things) != len(was.Things)+1 || s.Thing() == nil || s.Thing().Stock != one.Stock {
				t.Fatalf("Ctrl D: %d things, were %d; %v", len(s.Draft().Things), len(was.Things), s.Refused)
			}
			if b.Key("Delete"); len(s.Draft().Things) != len(was.Things) {
				t.Errorf("Del: %d things, were %d", len(s.Draft().Things), len(was.Things))
			}
			b.ctrl("Z")
			if b.ctrl("Z"); s.Draft().Text != was.Text {
				t.Error("Ctrl Z does not lead back")
			}
			if b.ctrl("Y"); s.Draft().Text == was.Text {
				t.Error("Ctrl Y does not lead on")
			}
			b.ctrl("Z")
			one = b.chosen()
			if b.Key("Right"); s.Thing() == nil || slices.Equal(s.Thing().Cells, one.Cells) && slices.Equal(s.Thing().Pts, one.Pts) {
				b.Key("Left")
				if s.Thing() == nil || slices.Equal(s.Thing().Cells, one.Cells) && slices.Equal(s.Thing().Pts, one.Pts) {
					t.Errorf("no arrow moves it: %v", s.Refused)
				}
			}
			if b.Key("Escape"); len(s.Selected()) > 0 || b.menus > 0 {
				t.Error("Escape does not let go of it")
			}
		})
	}
}

func TestWAsksForOddsOfWhatIsSelected(t *testing.T) {
	b := open(t, "ccn", "ccn-01-rolica-first")
	b.page.state.Do(state.Select("french.units.0"))
	b.Ctx.Animate()
	b.Settle()
	if b.Key("W"); !b.page.whatif.Aiming() {
		t.Error("W does not aim")
	}
}

// What is typed into a field of the card means nothing to the map, with or without cells.
func TestLettersOfAFieldAreNoKeys(t *testing.T) {
	for _, k := range battles {
		t.Run(k.book, func(t *testing.T) {
			b := open(t, k.book, k.id)
			s := &b.page.state
			field := ""
			for i := range s.Draft().Things {
				s.Do(state.Select(s.Draft().Things[i].Path))
				b.Ctx.Animate()
				b.Settle()
				for j := range s.Draft().Things[i].Props {
					if p := &s.Draft().Things[i].Props[j]; (p.Kind == rules.PropNumber || p.Kind == rules.PropWords) && p.Fixed.Key == "" && b.Has("prop."+p.Key) {
						field = "prop." + p.Key
					}
				}
				if field != "" {
					break
				}
			}
			if field == "" {
				t.Skip("nothing is typed here")
			}
			was, chosen := s.Draft(), slices.Clone(s.Selected())
			b.Click(field)
			if !b.page.typing(&b.Ctx) {
				t.Fatalf("%s takes no letters", field)
			}
			b.Key("Backspace", "Delete", "Left", "1", "W")
			b.types("?")
			if s.Draft() != was || !slices.Equal(s.Selected(), chosen) || b.page.listed || s.Drawer == state.Forces {
				t.Errorf("they are keys of the map: %v is selected, changed %v", s.Selected(), s.Draft() != was)
			}
		})
	}
}

func TestTheListOfKeysSaysWhatTheyDo(t *testing.T) {
	for _, k := range battles {
		pagetest.Everywhere(t, "keys-"+k.book, func(d *pagetest.Pages, tag string) {
			_, data, err := scenarios.Open(k.book, k.id)
			if err != nil {
				d.T.Fatal(err)
			}
			b := on(d, k.book, string(data))
			b.types("?")
			if !b.page.listed || !d.Has("button.close") {
				d.T.Fatal("? does not open it")
			}
			for _, x := range b.page.keyLines() {
				if strings.Contains(x[1], "ui.") || strings.Contains(x[1], "table.") {
					d.T.Errorf("%s has no word: %s", x[0], x[1])
				}
			}
			b.Key("1")
			if b.page.state.Closed {
				d.T.Error("keys below the list are heard")
			}
			d.Shot(tag)
			if b.Key("Escape"); b.page.listed || b.menus > 0 {
				d.T.Error("Escape does not close it")
			}
			d.Click("button.help")
			if !b.page.listed {
				d.T.Error("the button does not open it")
			}
		})
	}
}
