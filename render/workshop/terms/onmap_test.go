package terms

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/render/workshop/shoptest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// tall has room for all of a chapter.
func tall(d *shoptest.Bench, p *Panel) {
	d.Put = func(c *ui.Ctx) state.Act { return p.Frame(c, paint.Rect{X: 100, Y: 10, W: 700, H: 9000}) }
	d.Settle()
}

func says(d *shoptest.Bench, text string) bool {
	for i := range d.List.Cmds {
		if k := &d.List.Cmds[i]; k.Op == paint.Text && strings.Contains(k.Text, text) {
			return true
		}
	}
	return false
}

func TestVictoryTellsWhatCountsOnTheMap(t *testing.T) {
	for _, b := range []struct {
		book, id string
		says     []string
	}{{"ccn", "ccn-12-waterloo", []string{"Objective · E4, E7", "For: France", "Banners: 1"}},
		{"musket", "marengo-1800", []string{"Marengo · 1011", "VP: 4", "Held at the start by: France"}},
		{"squares", "ns-05-salamanca", []string{"Objective · F6", "Victory points: 2"}},
		{"eagles", "the-walled-farm", []string{"Farmyard", "Points: 2", "For: either side"}}} {
		t.Run(b.book, func(t *testing.T) {
			d, p := open(t, b.book, b.id, "en", 1280, 720, 1)
			tall(d, p)
			d.Click("term.chapter.victory")
			for _, text := range b.says {
				if !says(d, text) {
					t.Errorf("nobody says %q", text)
				}
			}
			var path string
			n := 0
			kit := d.State.Open.Kit()
			for _, x := range d.State.Draft().Things {
				if tool := kit.Tool(x.Tool); tool != nil && tool.Told == "victory" {
					path = x.Path
					n++
					d.Rect("term.goes." + path)
				}
			}
			if path == "" {
				t.Fatal("there is no objective")
			}
			d.State.Drawer = state.Terms
			d.Click("term.goes." + path)
			if a := d.LastAct(); a.Show != path || !slices.Equal(d.State.Selected(), []string{path}) || d.State.Drawer != state.Ground {
				t.Errorf("a click does %+v, the drawer is %v", a, d.State.Drawer)
			}
			d.Click("term.take." + path)
			for _, x := range d.State.Draft().Things {
				if tool := kit.Tool(x.Tool); tool != nil && tool.Told == "victory" {
					n--
				}
			}
			if n != 1 {
				t.Errorf("the cross took %d", n)
			}
		})
	}
}

func TestWhereNothingCountsTheTermsSayHowItIsLaid(t *testing.T) {
	for _, book := range scenarios.Books() {
		d := shoptest.Blank(t, book.Name(), "en", 1280, 720)
		p := New(Deps{State: &d.State, Words: d.Words})
		tall(d, p)
		if book.Name() == "manoeuvre" { // it has no objectives
			if d.Click("term.chapter.victory"); says(d, "On the map") {
				t.Error("Manoeuvre tells of objectives")
			}
			continue
		}
		d.Click("term.chapter.victory")
		if !says(d, "Nothing on the map counts") {
			t.Errorf("%s says nothing", book.Name())
		}
		for i := range d.State.Open.Kit().Tools {
			if x := &d.State.Open.Kit().Tools[i]; x.Told == "victory" {
				d.State.Drawer = state.Terms
				if d.Click("term.lay." + x.Key); d.State.Hand.Tool != x.Key || d.State.Drawer != state.Ground {
					t.Errorf("%s: %+v is in hand, the drawer is %v", book.Name(), d.State.Hand, d.State.Drawer)
				}
			}
		}
	}
}

// Weather is set in one chapter, in every system.
func TestTheWeatherStandsInOneChapter(t *testing.T) {
	for _, b := range battles {
		r, _ := scenarios.Book(b.book)
		shop := r.(rules.Workshop)
		_, data, _ := scenarios.Open(b.book, b.id)
		draft, err := shop.Draft(string(data))
		if err != nil {
			t.Fatal(err)
		}
		kit := shop.Kit(draft)
		for _, x := range kit.Terms {
			if (strings.Contains(x.Key, "weather") || strings.Contains(x.Key, "light")) && x.Group != "time" {
				t.Errorf("%s: %s stands in %s", b.book, x.Key, x.Group)
			}
		}
		if x := kit.Tool("los_limit"); x != nil && x.Layer != "time" {
			t.Errorf("the fog of %s stands in %s", b.book, x.Layer)
		}
	}
}

// No words stand right below the same words: the title of a chapter, or a heading.
func TestNothingIsSaidTwiceOnEndInTheTerms(t *testing.T) {
	for _, b := range battles {
		for _, language := range []string{"en", "it"} {
			d, p := open(t, b.book, b.id, language, 1280, 720, 1)
			for _, begun := range []bool{false, true} {
				if begun {
					phase := d.State.Open.Kit().Term("position.phase")
					if phase == nil {
						continue
					}
					d.State.Do(state.Edit(rules.Edit{Do: rules.EditSet, Key: phase.Key, Value: phase.Values[len(phase.Values)-1]}))
				}
				for _, k := range slices.Clone(p.chapters) {
					p.at = k.group
					p.look()
					above := k.title
					for i := range p.lines {
						if l := &p.lines[i]; l.heading != "" && l.goes == "" {
							if l.heading == above {
								t.Errorf("%s %s %s: %q stands twice", b.book, language, k.group, above)
							}
							above = l.heading
						} else {
							above = ""
						}
					}
				}
			}
		}
	}
}

func TestChaptersHaveOneOrderInAllSystems(t *testing.T) {
	for _, b := range battles {
		_, p := open(t, b.book, b.id, "en", 1280, 720, 1)
		last := 0
		for _, k := range p.chapters {
			if rank(k.group) < last {
				t.Errorf("%s: %s comes too late", b.book, k.group)
			}
			last = rank(k.group)
		}
	}
}

func TestAValueThatNeedNotBeSaidHasACross(t *testing.T) {
	d, p := open(t, "musket", "marengo-1800", "en", 1280, 720, 1)
	tall(d, p)
	d.Click("term.chapter.sides")
	if d.Click("term.side.0.loc.clear"); d.State.Open.Kit().Term("side.0.loc").Value != "" {
		t.Error("the hexes are still there")
	}
	d.Settle()
	if strings.Contains(d.Names(), "term.side.0.loc.clear") || strings.Contains(d.Names(), "term.side.0.called.en.clear") {
		t.Error("what is empty can be emptied")
	}
	d.Click("term.chapter.rules")
	path := ""
	for _, x := range d.State.Draft().Things {
		if x.Tool == "leader_leaves" {
			path = x.Path
		}
	}
	if d.Click("term." + path + ".turns.clear"); d.State.Draft().Thing(path).Prop("turns").Value != "" {
		t.Error("the turns are still there")
	}
}

// A chapter that is opened from elsewhere shows in the list of chapters, however large letters are.
func TestAChapterThatIsOpenedIsInView(t *testing.T) {
	d, p := open(t, "squares", "ns-05-salamanca", "it", 1280, 720, 2)
	if strings.Contains(d.Names(), "term.chapter.moment") {
		t.Fatal("all chapters are in view")
	}
	if !p.Show("begun") {
		t.Fatal("nobody knows the term")
	}
	d.UI.Animate()
	d.Settle()
	if !strings.Contains(d.Names(), "term.chapter.moment") {
		t.Errorf("it shows %s", d.Names())
	}
}

// A special rule can become one of its own chapter alone: the fog, which is weather, none.
func TestFogBecomesNoOtherRule(t *testing.T) {
	d, p := open(t, "musket", "marengo-1800", "en", 1280, 720, 1)
	tall(d, p)
	d.State.Do(state.Edit(rules.Edit{Do: rules.EditPut, Tool: "los_limit", Side: rules.Chance}))
	n := 0
	for _, x := range d.State.Draft().Things {
		switch kind := x.Prop("kind"); {
		case x.Tool == "los_limit":
			if n++; kind != nil {
				t.Errorf("the fog can become %v", kind.Values)
			}
		case x.Tool == "leader_leaves":
			if n++; kind == nil || slices.Contains(kind.Values, "los_limit") || len(kind.Values) < 3 {
				t.Errorf("a leader who leaves can become %v", kind)
			}
		}
	}
	if n < 2 {
		t.Errorf("%d of them are there", n)
	}
}

// Rows stay where they are when one is taken away, until the pointer has left them: a second click
// in the same place takes nothing else. So it is with what lies on the map and with what lies
// nowhere.
func TestRowsStayWhileTheyAreTakenAway(t *testing.T) {
	for _, k := range []struct{ book, id, chapter, tool string }{{"squares", "ns-05-salamanca", "victory", "objective"}, {"musket", "marengo-1800", "sides", "formation"}} {
		d, p := open(t, k.book, k.id, "en", 1280, 720, 1)
		tall(d, p)
		d.Click("term.chapter." + k.chapter)
		of := func() (all []string) {
			for _, x := range d.State.Draft().Things {
				if x.Tool == k.tool {
					all = append(all, x.Path)
				}
			}
			return all
		}
		was := of()
		first, third := d.Rect("term.take."+was[0]), d.Rect("term.take."+was[2])
		d.In.X, d.In.Y = first.Center()
		for range 2 { // the second falls on what is greyed
			d.In.Now += 1000
			d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
			d.Tick()
			d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
			d.Settle()
		}
		if n := len(of()); n != len(was)-1 || !says(d, "taken away") {
			t.Fatalf("%s: two clicks took %d", k.book, len(was)-n)
		}
		if now := d.Rect("term.take." + of()[1]); now != third {
			t.Errorf("%s: the third row lay at %v, and lies at %v", k.book, third, now)
		}
		d.Click("term.take." + of()[1]) // the one below goes too
		if n := len(of()); n != len(was)-2 {
			t.Errorf("%s: %d are left of %d", k.book, n, len(was))
		}
		if len(of()) > 1 {
			below := d.Rect("term.take." + of()[1])
			d.In.X, d.In.Y = 5, 5
			d.Settle()
			if now := d.Rect("term.take." + of()[1]); says(d, "taken away") || now.Y >= below.Y {
				t.Errorf("%s: the rows do not close once the pointer has left them", k.book)
			}
		}
		d.Click("term.take." + of()[0])
		d.State.Undo()
		d.UI.Animate()
		d.Settle()
		if says(d, "taken away") {
			t.Errorf("%s: what came back is greyed too", k.book)
		}
	}
}
