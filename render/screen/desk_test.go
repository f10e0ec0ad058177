package screen

import (
	"image"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"grognard/assets"
	"grognard/game/lang"
	"grognard/game/prefs"
	"grognard/render/paint"
)

// desk is a window without a display: a test moves the mouse and the keys and
// looks at the list.
type desk struct {
	t     *testing.T
	root  *Root
	in    paint.Input
	list  paint.List
	store *paint.Store
	faces *paint.Faces
	last  paint.Status
}

// newDesk opens the game in a window of a size, with its own empty folders.
func newDesk(t *testing.T, w, h int, p prefs.Prefs) *desk {
	t.Helper()
	d := &desk{t: t, store: &paint.Store{}}
	var err error
	if d.faces, err = paint.NewFaces(); err != nil {
		t.Fatal(err)
	}
	root, err := New(Deps{
		Store: d.store, Metrics: d.faces, Words: catalog(t), Prefs: p, Language: "en",
		Saves: filepath.Join(t.TempDir(), "saves"), Armies: filepath.Join(t.TempDir(), "armies"),
		Now:   func() time.Time { return time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC) },
		Seed:  func() uint64 { return 7 },
		NoArt: os.Getenv("GROGNARD_PICTURES") == "",
	})
	if err != nil {
		t.Fatal(err)
	}
	d.root = root
	t.Cleanup(func() { root.Close() }) // nothing may write when the folder goes
	d.in = paint.Input{W: float32(w), H: float32(h), X: -1, Y: -1, Scale: 1}
	d.settle()
	return d
}

// catalog is the words of the game.
func catalog(t *testing.T) *lang.Catalog {
	t.Helper()
	words, err := fs.Sub(assets.Lang, "lang")
	if err != nil {
		t.Fatal(err)
	}
	c, err := lang.Load(words)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// tick shows one frame, 16 ms after the last one.
func (d *desk) tick() {
	d.in.Now += 16
	d.list.Reset()
	d.last = d.root.Frame(&d.in, &d.list)
	d.in.Pressed, d.in.Released = [3]bool{}, [3]bool{}
	d.in.Keys, d.in.Text, d.in.WheelY = nil, "", 0
}

// settle runs frames until nothing moves.
func (d *desk) settle() {
	for range 60 {
		d.tick()
		if !d.last.Animating {
			return
		}
	}
}

// click presses and releases the left button in the middle of a region.
func (d *desk) click(name string) {
	d.t.Helper()
	for _, h := range d.root.Hits() {
		if h.Name == name {
			d.in.X, d.in.Y = h.Center()
			d.tick()
			d.in.Pressed[paint.Left], d.in.Down[paint.Left] = true, true
			d.tick()
			d.in.Released[paint.Left], d.in.Down[paint.Left] = true, false
			d.settle()
			return
		}
	}
	d.t.Fatalf("there is nothing called %s to click, only %s", name, d.names())
}

// key presses keys one after the other.
func (d *desk) key(keys ...paint.Key) {
	for _, k := range keys {
		d.in.Keys = []paint.Key{k}
		d.settle()
	}
}

// typed types a text.
func (d *desk) typed(text string) {
	d.in.Text = text
	d.settle()
}

// names lists what can be clicked.
func (d *desk) names() string {
	var all []string
	for _, h := range d.root.Hits() {
		all = append(all, h.Name)
	}
	return strings.Join(all, " ")
}

// has reports whether there is a region of a name.
func (d *desk) has(name string) bool {
	for _, h := range d.root.Hits() {
		if h.Name == name {
			return true
		}
	}
	return false
}

// says reports whether a line of text on the screen contains a word.
func (d *desk) says(word string) bool {
	for _, c := range d.list.Cmds {
		if c.Op == paint.Text && strings.Contains(c.Text, word) {
			return true
		}
	}
	return false
}

// shot writes a picture of the window into the folder that the environment
// names in GROGNARD_PICTURES, for review by eye; without it, nothing.
func (d *desk) shot(name string) {
	d.t.Helper()
	dir := os.Getenv("GROGNARD_PICTURES")
	if dir == "" {
		return
	}
	img := image.NewRGBA(image.Rect(0, 0, int(d.in.W), int(d.in.H)))
	l := paint.List{Cmds: append([]paint.Cmd(nil), d.list.Cmds...)}
	l.Sort()
	paint.Raster(img, &l, d.store, d.faces)
	f, err := os.Create(filepath.Join(dir, name+".png"))
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, img); err != nil {
		d.t.Fatal(err)
	}
}
