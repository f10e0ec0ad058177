package ebi

import (
	"math"
	"runtime/debug"
	"time"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// The loop looks at the devices at the pace of the screen while something
// happens, and dozes when nothing has for a while: then it looks after each nap
// only, or at once when the Store changes or the scene wanted to run.
//
// Ebitengine can also wait for the desktop's events, at no cost at all; but then
// it does not keep a click that begins and ends before it comes to look, and on
// a busy machine one in twenty is lost.
const (
	drowsy = 300 * time.Millisecond
	nap    = 40 * time.Millisecond
	doze   = 8 * time.Millisecond // a nap while the pointer is on what can be used: a hand that drags it is quick
	stale  = time.Second
	pace   = 6 * time.Millisecond // shortest tick, for screens that set none
)

// loop is the game that Ebitengine runs.
type loop struct {
	o      Options
	scene  paint.Scene
	canvas *canvas
	reader reader
	shots  shots

	start      time.Time
	lists      [2]paint.List
	shown, new int // of lists
	status     paint.Status
	rev        int // of the Store at the last frame
	freed      int // rev when memory was last given back
	fresh      bool
	dirty      bool      // the window does not show lists[shown]
	drawn      time.Time // when lists[shown] was
	brought    bool      // to the display, since then
	took       time.Duration
	shot       string
	title      string

	active time.Time // when something last happened
	ticked time.Time // end of the last tick
	poke   chan bool // ends a nap
	timer  *time.Timer
	screen *ebiten.Image
	w, h   float64 // of the window in physical pixels
}

func newLoop(scene paint.Scene, o Options) *loop {
	g := &loop{o: o, scene: scene, start: time.Now(), new: 1, title: o.Title, poke: make(chan bool, 1)}
	g.active = g.start
	g.timer = time.NewTimer(time.Hour)
	return g
}

// wake ends the nap, from any goroutine.
func (g *loop) wake() {
	select {
	case g.poke <- true:
	default:
	}
}

// now returns the time for Input.Now, in ms.
func (g *loop) now() float64 { return float64(time.Since(g.start)) / 1e6 }

// LayoutF makes one unit one physical pixel.
func (g *loop) LayoutF(w, h float64) (float64, float64) {
	s := ebiten.Monitor().DeviceScaleFactor()
	g.w, g.h = max(1, math.Ceil(w*s)), max(1, math.Ceil(h*s))
	return g.w, g.h
}

// Layout is not called, since there is LayoutF.
func (g *loop) Layout(w, h int) (int, int) { return w, h }

// Update runs the scene if there is a reason to.
func (g *loop) Update() error {
	if g.canvas == nil {
		g.canvas = newCanvas(g.o.Store, g.o.Faces)
	}
	if ebiten.IsWindowBeingClosed() || g.status.Quit && g.shot == "" {
		return g.close()
	}
	g.read()
	if g.wanted() {
		g.run()
	}
	if g.reader.active || g.status.Animating || g.status.Quit || g.shot != "" {
		g.rouse()
	}
	g.wait()
	return nil
}

// rouse notes that something happens. After a rest the window is painted anew:
// the desktop may have uncovered it.
func (g *loop) rouse() {
	if time.Since(g.active) > stale {
		g.dirty = true
		g.canvas.forget()
	}
	g.active = time.Now()
}

// wait holds the loop back to its pace, or for a nap if nothing has to be
// drawn. It ends the tick: Ebitengine looks at the devices soon after it.
func (g *loop) wait() {
	defer func() { g.ticked = time.Now() }()
	if g.dirty || g.shot != "" || time.Since(g.active) < drowsy {
		time.Sleep(pace - time.Since(g.ticked))
		return
	}
	if g.freed != g.rev {
		g.freed = g.rev
		g.o.Store.Forget()
		go debug.FreeOSMemory() // pictures have been made, copied and forgotten
	}
	rest := nap
	if g.status.Cursor != paint.Arrow {
		rest = doze
	}
	if w := g.status.Wake; w != 0 {
		rest = max(0, min(rest, time.Duration((w-g.now())*1e6)))
	}
	g.timer.Reset(rest)
	select {
	case <-g.poke:
	case <-g.timer.C:
	}
}

func (g *loop) close() error {
	if g.o.Closed != nil {
		g.o.Closed(place())
	}
	return ebiten.Termination
}

func (g *loop) read() {
	s := ebiten.Monitor().DeviceScaleFactor()
	text := float32(1)
	if g.o.TextSize != nil {
		text = g.o.TextSize()
	}
	g.reader.read(g.now(), float32(g.w), float32(g.h), float32(s)*text)
}

// wanted reports whether the scene has to run in this tick.
func (g *loop) wanted() bool {
	rev := g.o.Store.Rev()
	changed := rev != g.rev || !g.fresh
	g.rev, g.fresh = rev, true
	if changed {
		g.dirty = true
	}
	due := g.status.Wake != 0 && g.reader.in.Now >= g.status.Wake
	return changed || due || g.status.Animating || g.reader.active
}

// run asks the scene for its picture and does what it wants done.
func (g *loop) run() {
	l := &g.lists[g.new]
	l.Reset()
	begin := time.Now()
	g.status = g.scene.Frame(&g.reader.in, l)
	g.took = time.Since(begin)
	if !l.Equal(&g.lists[g.shown]) {
		g.shown, g.new = g.new, g.shown
		g.dirty = true
	}
	g.obey(&g.status)
}

func (g *loop) obey(s *paint.Status) {
	if s.Title != "" && s.Title != g.title {
		g.title = s.Title
		ebiten.SetWindowTitle(s.Title)
	}
	if shape := cursors[s.Cursor]; shape != ebiten.CursorShape() {
		ebiten.SetCursorShape(shape)
	}
	if s.ToggleFullscreen {
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	}
	if g.o.Sound != nil {
		for _, name := range s.Sounds {
			g.o.Sound.Play(name)
		}
		g.o.Sound.Scene(s.Ambience)
	}
	g.shot = s.Shot
}

var cursors = [...]ebiten.CursorShapeType{
	paint.Arrow:     ebiten.CursorShapeDefault,
	paint.Hand:      ebiten.CursorShapePointer,
	paint.Grab:      ebiten.CursorShapeMove,
	paint.Cross:     ebiten.CursorShapeCrosshair,
	paint.Forbidden: ebiten.CursorShapeNotAllowed,
	paint.Beam:      ebiten.CursorShapeText,

	paint.PullNorth:   ebiten.CursorShapeNSResize,
	paint.PullEast:    ebiten.CursorShapeEWResize,
	paint.PullRising:  ebiten.CursorShapeNESWResize,
	paint.PullFalling: ebiten.CursorShapeNWSEResize,
}

// DrawFinalScreen brings what Draw has painted to the display. It hides all that was there:
// to mix it with that, as Ebitengine does, costs more.
func (g *loop) DrawFinalScreen(screen ebiten.FinalScreen, offscreen *ebiten.Image, place ebiten.GeoM) {
	if g.brought && g.o.Sparse > 0 { // Ebitengine brings each picture four times, lest a display has several of its own
		return
	}
	g.brought = true
	o := ebiten.DrawImageOptions{GeoM: place, Blend: ebiten.BlendCopy}
	if place.Element(0, 0) != 1 { // the desktop's pixels are no whole part of ours
		o.Filter = ebiten.FilterLinear
	}
	screen.DrawImage(offscreen, &o)
}

// Draw executes the list if the window does not show it yet.
func (g *loop) Draw(screen *ebiten.Image) {
	if screen != g.screen {
		g.screen = screen
		g.dirty = true
	}
	if g.dirty && (g.shot != "" || time.Since(g.drawn) >= g.o.Sparse) {
		begin := time.Now()
		g.canvas.draw(screen, &g.lists[g.shown])
		g.dirty, g.drawn, g.brought = false, begin, false
		if g.o.Drawn != nil {
			now := time.Now()
			g.o.Drawn(Frame{g.took, now.Sub(begin), now.Sub(g.start)})
		}
	}
	if g.shot != "" {
		g.shots.take(screen, g.shot)
		g.shot = ""
	}
}
