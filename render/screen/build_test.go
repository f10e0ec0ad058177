package screen

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	kept "grognard/game/workshop"
	"grognard/render/paint"
	"grognard/render/screen/workshop"
	"grognard/render/workshop/shoptest"
	"grognard/rules"
	"grognard/scenarios"
)

// mouse builds a battle in a window and counts what the hand does.
type mouse struct {
	*desk
	shots                  string // how pictures are called
	clicks, drags, notches int
}

// mostClicks is what a battle of twelve units takes at most.
const mostClicks = 120

// mostNotches is how far the wheel is turned in search of a region.
const mostNotches = 500

// reach scrolls a region into view.
func (m *mouse) reach(name string) {
	m.T.Helper()
	for end := time.Now().Add(20 * time.Second); strings.HasPrefix(name, "fix.") && !m.Has(name) && time.Now().Before(end); {
		m.Long() // it is being worked out
	}
	if m.Has(name) {
		return
	}
	list := shoptest.ListOf(name)
	for _, by := range [...]float32{-1, 1} {
		for range mostNotches {
			if list == "" || !m.Has("scroll."+list) || m.Has(name) {
				break
			}
			m.Point("scroll." + list)
			m.In.WheelY = by
			m.notches++
			m.Settle()
		}
	}
	if !m.Has(name) {
		m.T.Fatalf("there is nothing called %s, only %s", name, m.Names())
	}
}

func (m *mouse) Tap(name string) {
	m.T.Helper()
	m.reach(name)
	m.clicks++
	m.Click(name)
}

func (m *mouse) Pull(from, to string) {
	m.T.Helper()
	m.reach(from)
	x, y := m.Center(from)
	x2, y2 := m.Center(to)
	m.pull(x, y, x2, y2)
}

// pull drags from one place of the window to another, and stops on the way as a hand does.
func (m *mouse) pull(x, y, x2, y2 float32) {
	m.drags++
	m.In.X, m.In.Y = x, y
	m.Tick()
	m.In.Pressed[paint.Left], m.In.Down[paint.Left] = true, true
	m.Tick()
	for _, part := range [...]float32{.1, .5, 1} {
		m.In.X, m.In.Y = x+(x2-x)*part, y+(y2-y)*part
		m.Tick()
	}
	m.In.Released[paint.Left], m.In.Down[paint.Left] = true, false
	m.Settle()
}

func (m *mouse) Write(field, text string) {
	m.T.Helper()
	m.Tap(field)
	m.Typed(text)
	m.Key("Enter")
}

// pixels is where a point of the table lies in the window, in inches.
func (m *mouse) pixels(x, y float64) (float32, float32) {
	m.T.Helper()
	px, py, ok := m.root.Place(x, y)
	if !ok {
		m.T.Fatal("there is no table without cells")
	}
	return px, py
}

func (m *mouse) TapAt(x, y float64) {
	m.T.Helper()
	m.clicks++
	px, py := m.pixels(x, y)
	m.drags--
	m.pull(px, py, px, py)
}

func (m *mouse) PullAt(x, y, x2, y2 float64) {
	m.T.Helper()
	px, py := m.pixels(x, y)
	qx, qy := m.pixels(x2, y2)
	m.pull(px, py, qx, qy)
}

func (m *mouse) PullFrom(name string, x, y float64) {
	m.T.Helper()
	m.reach(name)
	px, py := m.Center(name)
	qx, qy := m.pixels(x, y)
	m.pull(px, py, qx, qy)
}

func (m *mouse) Look(stage string) {
	if os.Getenv("GROGNARD_PICTURES") != "" {
		time.Sleep(300 * time.Millisecond) // the ground is painted
		m.Long()
		m.Shot(m.shots + "-" + stage)
	}
}

// opened opens the workshop on an empty board, from the title.
func (m *mouse) opened(book, blank string) {
	m.T.Helper()
	m.Tap("button.workshop")
	if m.Has("shelf." + book) {
		m.Tap("shelf." + book)
	}
	m.Tap("blank." + blank)
	m.Tap("button.begin")
	if _, on := m.top().(*workshop.Page); !on {
		m.T.Fatalf("the workshop does not open: %T", m.top())
	}
	m.Long()
}

// TestABattleIsBuiltFromNothingByMouse builds one of each system: it is whole, what Load makes of
// its file is what stands on the table, and all its steps can be taken back and again.
func TestABattleIsBuiltFromNothingByMouse(t *testing.T) {
	for _, f := range shoptest.Firsts {
		for _, size := range [...][2]int{{1280, 720}, {1920, 1080}} {
			t.Run(f.Book, func(t *testing.T) {
				m := &mouse{desk: newDesk(t, size[0], size[1], prefs.Default()), shots: fmt.Sprintf("built-%s-%d", f.Book, size[1])}
				m.opened(f.Book, f.Blank)
				p := m.top().(*workshop.Page)
				blank := p.Draft().Text
				f.Build(m, f.Title)
				m.Look("terms")
				now := p.Draft()
				for i := range now.Flaws {
					if f := &now.Flaws[i]; !f.Advice {
						t.Errorf("a fault: %v", f.Err)
					}
				}
				if info, err := scenarios.Parse("", []byte(now.Text)); err != nil || info.Title.EN != f.Title {
					t.Errorf("it is called %q, %v", info.Title.EN, err)
				}
				book, _ := scenarios.Book(f.Book)
				b, err := book.Load([]byte(now.Text), nil)
				if err != nil {
					t.Fatal(err)
				}
				if b.Hash() != now.Board.Hash() {
					t.Error("the file is another battle than the table shows")
				}
				n := 0
				for i := range now.Things {
					if now.Things[i].Stock != "" {
						n++
					}
				}
				if n != f.Pieces {
					t.Errorf("%d pieces are in it, want %d", n, f.Pieces)
				}
				if f.Book == "ccn" && m.clicks+m.drags > mostClicks {
					t.Errorf("%d clicks and %d drags, want %d at most", m.clicks, m.drags, mostClicks)
				}
				t.Logf("%d clicks, %d drags, %d notches of the wheel, %d pieces", m.clicks, m.drags, m.notches, len(book.View(b, rules.Chance).Pieces))
				if f.Book == "eagles" && m.Reads("the next click another") {
					t.Error("what was dragged out of the box is still in hand")
				}
				m.unmade(p, blank)
			})
		}
	}
}

// unmade takes all steps back, down to the empty board, and again.
func (m *mouse) unmade(p *workshop.Page, blank string) {
	m.T.Helper()
	texts := []string{p.Draft().Text}
	for steps := 0; p.Draft().Text != blank && steps < 300; steps++ {
		m.Click("button.undo")
		texts = append(texts, p.Draft().Text)
	}
	if p.Draft().Text != blank {
		m.T.Fatal("no way leads back to the empty board")
	}
	for i := len(texts) - 2; i >= 0; i-- {
		if m.Click("button.redo"); p.Draft().Text != texts[i] {
			m.T.Fatalf("step %d again is another one", i)
		}
	}
}

func TestWhatWasBuiltLastIsKeptWhereTheProgramEnds(t *testing.T) {
	m := &mouse{desk: newDesk(t, 1280, 720, prefs.Default())}
	m.opened("ccn", "board")
	m.Tap("tool.woods")
	m.Tap("cell.c3")
	text := m.top().(*workshop.Page).Draft().Text
	if err := m.root.Close(); err != nil {
		t.Fatal(err)
	}
	all, err := m.root.battles().List("ccn")
	if err != nil || len(all) != 1 {
		t.Fatalf("kept: %v, %v", all, err)
	}
	if got, err := kept.Read(all[0].Path); err != nil || got != text {
		t.Errorf("the last stroke is lost: %v", err)
	}
}
