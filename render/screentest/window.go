// Package screentest is a window without a display: a test moves the mouse and
// the keys, and looks at the display list.
package screentest

import (
	"image"
	"os"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/render/ui"
	"grognard/scenarios"
)

// scene is what the window shows.
type scene interface {
	paint.Scene
	paint.Hitter
}

// Window is a window on a scene.
type Window struct {
	T     testing.TB
	scene scene
	In    paint.Input // of the next frame
	List  paint.List  // of the last frame
	Store *paint.Store
	Faces *paint.Faces
	Last  paint.Status
}

// faces and atlas serve all windows, as they serve the one of the game.
var (
	faces = sync.OnceValues(paint.NewFaces)
	atlas = sync.OnceValues(func() (*assets.Atlas, error) {
		a, err := assets.OpenAtlas()
		if err != nil {
			return nil, err
		}
		return a.Keep(), nil
	})
)

// Open returns a window of w by h pixels; it shows nothing before Show. How it looks when
// the test ends is a picture, as by Shot.
func Open(t testing.TB, w, h int) *Window {
	t.Helper()
	f, err := faces()
	if err != nil {
		t.Fatal(err)
	}
	win := &Window{T: t, Store: &paint.Store{}, Faces: f, In: paint.Input{W: float32(w), H: float32(h), X: -1, Y: -1, Scale: 1}}
	t.Cleanup(func() { win.Shot(strings.ReplaceAll(t.Name(), "/", "-") + "-" + strconv.Itoa(h)) })
	return win
}

// Atlas has the sprites of the game.
func Atlas(t testing.TB) *assets.Atlas {
	t.Helper()
	a, err := atlas()
	if err != nil {
		t.Fatal(err)
	}
	return a
}

// Widgets is what widgets are painted with in the window, in the words of a
// catalogue; its Store has the sprites of the game.
func (w *Window) Widgets(words *lang.Catalog) ui.Ctx {
	w.T.Helper()
	c := ui.Ctx{
		M: w.Faces, Theme: ui.ThemeNamed(""), Skin: &ui.Skin{}, Text: 1,
		Word:   func(key string) string { return words.Word(key) },
		Clause: func(id string) string { return id },
	}
	if err := c.Skin.Load(w.Store, Atlas(w.T)); err != nil {
		w.T.Fatal(err)
	}
	return c
}

// Show puts a scene into the window, and waits until it rests.
func (w *Window) Show(s scene) {
	w.scene = s
	w.Settle()
}

// Tick shows one frame, 16 ms after the last one.
func (w *Window) Tick() {
	w.In.Now += 16
	w.List.Reset()
	w.Last = w.scene.Frame(&w.In, &w.List)
	w.In.Pressed, w.In.Released, w.In.Dropped = [3]bool{}, [3]bool{}, nil
	w.In.Keys, w.In.Text, w.In.WheelY = nil, "", 0
}

// Settle runs frames until nothing moves.
func (w *Window) Settle() {
	for range 60 {
		w.Tick()
		if !w.Last.Animating {
			return
		}
	}
}

// pause is how long a hand rests before it clicks the same place again, in
// milliseconds: as long as a click is not heard that may be meant for what was there.
const pause = 600

// still is how far, in pixels, a hand moves that means the same place, and away how far it
// goes to be heard where the pointer has to move first.
const (
	still = 8
	away  = 60
)

// Click presses and releases the left button in the middle of a region.
func (w *Window) Click(name string) {
	w.T.Helper()
	for _, h := range w.scene.Hits() {
		if h.Name == name {
			if x, y := h.Center(); max(x-w.In.X, w.In.X-x, y-w.In.Y, w.In.Y-y) < still {
				w.In.Now += pause
			}
			if w.Last.Deaf {
				w.leave()
			}
			w.In.X, w.In.Y = h.Center()
			w.Tick()
			w.In.Pressed[paint.Left], w.In.Down[paint.Left] = true, true
			w.Tick()
			w.In.Released[paint.Left], w.In.Down[paint.Left] = true, false
			w.Settle()
			return
		}
	}
	w.T.Fatalf("there is nothing called %s to click, only %s", name, w.Names())
}

// leave moves the pointer away from its place, towards the middle of the window.
func (w *Window) leave() {
	step := float32(away)
	if w.In.X > w.In.W/2 {
		step = -away
	}
	w.In.X += step
	w.Tick()
}

// Key presses keys one after the other.
func (w *Window) Key(keys ...paint.Key) {
	for _, k := range keys {
		w.In.Keys = []paint.Key{k}
		w.Settle()
	}
}

// Typed types a text.
func (w *Window) Typed(text string) {
	w.In.Text = text
	w.Settle()
}

// Names lists what can be clicked.
func (w *Window) Names() string {
	var all []string
	for _, h := range w.scene.Hits() {
		all = append(all, h.Name)
	}
	return strings.Join(all, " ")
}

// Has reports whether there is a region of a name.
func (w *Window) Has(name string) bool {
	for _, h := range w.scene.Hits() {
		if h.Name == name {
			return true
		}
	}
	return false
}

// Says reports whether a line of text on the screen contains a word.
func (w *Window) Says(word string) bool {
	for _, c := range w.List.Cmds {
		if c.Op == paint.Text && strings.Contains(c.Text, word) {
			return true
		}
	}
	return false
}

// Shot writes a picture of the window, name.png, into the folder that GROGNARD_PICTURES
// names, to be looked at; without a folder it does nothing. It paints the last frame
// again: Pictures waits for the ground first.
func (w *Window) Shot(name string) {
	w.T.Helper()
	dir := os.Getenv("GROGNARD_PICTURES")
	if dir == "" {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, int(w.In.W), int(w.In.H)))
	l := paint.List{Cmds: append([]paint.Cmd(nil), w.List.Cmds...)}
	l.Sort()
	paint.Raster(img, &l, w.Store, w.Faces)
	painttest.Save(w.T, dir, name, img)
}

// Begin starts a scenario of a system.
func Begin(tb testing.TB, system, scenario string, start match.Start) *match.Match {
	tb.Helper()
	book, ok := scenarios.Book(system)
	if !ok {
		tb.Fatalf("there is no system %s", system)
	}
	_, data, err := scenarios.Open(system, scenario)
	if err != nil {
		tb.Fatal(err)
	}
	start.Scenario, start.Data = scenario, data
	m, err := match.New(book, start)
	if err != nil {
		tb.Fatal(err)
	}
	return m
}

// Long lets clips and bakes come to an end.
func (w *Window) Long() {
	for range 400 {
		w.Tick()
		if w.Last.Animating {
			continue
		}
		if w.Last.Wake == 0 || w.Last.Wake > w.In.Now+100 {
			return
		}
		time.Sleep(2 * time.Millisecond)
	}
}

// Pictures is Shot once the ground is baked and shows. Where no pictures are written
// it waits for nothing.
func (w *Window) Pictures(name string) {
	w.T.Helper()
	if os.Getenv("GROGNARD_PICTURES") == "" {
		w.Settle()
		return
	}
	w.Baked()
	w.Shot(name)
}

// Baked waits until the ground is baked.
func (w *Window) Baked() {
	for range 300 {
		w.Tick()
		if w.Store.Get("board/ground") != nil {
			break
		}
		time.Sleep(20 * time.Millisecond)
	}
	w.Long()
}

// Point moves the pointer into the middle of a region.
func (w *Window) Point(name string) {
	w.T.Helper()
	for _, h := range w.scene.Hits() {
		if h.Name == name {
			w.In.X, w.In.Y = h.Center()
			w.Tick()
			w.Tick()
			return
		}
	}
	w.T.Fatalf("there is nothing called %s, only %s", name, w.Names())
}

// Allocations counts those of a frame in which nothing happens.
func (w *Window) Allocations() float64 {
	w.Settle()
	return testing.AllocsPerRun(20, w.Tick)
}

// Until gives the quiet option of every decision, or the first, until a kind of
// request comes.
func Until(tb testing.TB, m *match.Match, kind string) {
	tb.Helper()
	for range 400 {
		q := m.Request()
		if q == nil {
			break
		}
		if q.Kind == kind {
			return
		}
		if _, pending := m.HandOver(); pending {
			m.TakeSeat()
		}
		if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			tb.Fatal(err)
		}
	}
	tb.Fatalf("no request %s came", kind)
}
