package ebi

import (
	"math"
	"os"
	"time"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// The loop is awake or asleep. Awake it polls the devices at the pace of the
// screen; asleep it waits for the desktop, a timer or the Store, and costs
// nothing. It falls asleep when nothing has happened for drowsy.
const (
	drowsy = 300 * time.Millisecond
	// tick is the longest that Ebitengine pauses after a picture not drawn. A
	// click that begins and ends between the last look at the devices and the
	// sleep would be lost: so it falls asleep only when that pause has just
	// passed, and the next one will be short.
	tick = 15 * time.Millisecond
	// still is how many ticks without a new picture come before it falls
	// asleep: Ebitengine presents the last one a few times more, and each
	// makes a tick long.
	still = 6
	// stale is the rest after which whatever wakes the loop repaints the
	// window once: the desktop may have uncovered it.
	stale = time.Second
	// pace is the shortest time between two frames, for screens that do not
	// set one.
	pace = 6 * time.Millisecond
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
	fresh      bool
	dirty      bool // the window does not show lists[shown]
	took       time.Duration
	shot       string
	title      string

	awake   bool
	active  time.Time // when something last happened
	updated time.Time // end of the last tick
	drawn   time.Time
	blinked time.Time // last new picture without input
	still   int       // ticks without a new picture
	screen  *ebiten.Image
	w, h    float64 // of the window in physical pixels
	timer   *time.Timer
	due     float64 // Input.Now for which timer is set; 0: not set
}

func newLoop(scene paint.Scene, o Options) *loop {
	g := &loop{o: o, scene: scene, start: time.Now(), new: 1, awake: true, title: o.Title}
	g.timer = time.AfterFunc(time.Hour, ebiten.ScheduleFrame)
	g.timer.Stop()
	return g
}

func (g *loop) stop() { g.timer.Stop() }

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
	if d := pace - time.Since(g.updated); d > 0 && g.status.Animating {
		time.Sleep(d)
	}
	now := time.Now()
	rested := now.Sub(g.updated)
	defer func() { g.updated = time.Now() }()
	if g.canvas == nil {
		g.canvas = newCanvas(g.o.Store, g.o.Faces)
	}
	if ebiten.IsWindowBeingClosed() {
		return g.close()
	}
	g.read()
	if g.wanted() {
		g.run()
	}
	if g.status.Quit && g.shot == "" {
		return g.close()
	}
	if rested > stale && now.Sub(g.drawn) > stale {
		g.dirty = true
	}
	g.rest(now, rested)
	return nil
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
		for _, key := range s.Sounds {
			g.o.Sound(key)
		}
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
}

// rest decides between awake and asleep.
func (g *loop) rest(now time.Time, rested time.Duration) {
	if g.busy(now) {
		g.active = now
	}
	if g.still++; g.dirty {
		g.still = 0
	}
	drowsy := now.Sub(g.active) >= drowsy && g.still >= still
	if os.Getenv("NODOZE") != "" { drowsy = false }
	switch {
	case g.active.Equal(now) && !g.awake:
		g.awake = true
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOn) // and keeps short clicks
	case drowsy && g.awake && rested >= tick:
		g.awake = false
		ebiten.SetFPSMode(ebiten.FPSModeVsyncOffMinimum)
	case drowsy && g.awake && rested > tick/8:
		// The pauses have come to be equal: one of our own makes them
		// alternate again between none and a whole one.
		time.Sleep(tick + 2*time.Millisecond)
	}
	if !g.awake {
		g.setTimer()
	}
}

// busy reports whether the loop has to be awake. A new picture without input
// is a reason only if it comes alone: what blinks is painted in its sleep.
func (g *loop) busy(now time.Time) bool {
	if g.dirty && !g.reader.active {
		alone := now.Sub(g.blinked) > 2*stale
		g.blinked = now
		if alone {
			return true
		}
	}
	return g.reader.active || g.status.Animating || g.status.Quit || g.shot != ""
}

// setTimer arranges for the frame that the scene asked for.
func (g *loop) setTimer() {
	if g.status.Wake == g.due {
		return
	}
	g.due = g.status.Wake
	g.timer.Stop()
	if g.due != 0 {
		g.timer.Reset(time.Millisecond + time.Duration(max(0, g.due-g.now())*1e6))
	}
}

// Draw executes the list if the window does not show it yet.
func (g *loop) Draw(screen *ebiten.Image) {
	if screen != g.screen {
		g.screen = screen
		g.dirty = true
	}
	if g.dirty {
		begin := time.Now()
		g.canvas.draw(screen, &g.lists[g.shown])
		g.dirty = false
		g.drawn = time.Now()
		if g.o.Drawn != nil {
			g.o.Drawn(Frame{g.took, g.drawn.Sub(begin), g.drawn.Sub(g.start)})
		}
	}
	if g.shot != "" {
		g.shots.take(screen, g.shot)
		g.shot = ""
	}
}
