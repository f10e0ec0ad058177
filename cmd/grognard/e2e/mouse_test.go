//go:build gpu

package e2e

import (
	"math"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"time"
)

// click waits for a region and clicks its middle.
func (w *window) click(names ...string) {
	w.t.Helper()
	w.await(names...)
	w.tap(names...)
}

// tap clicks a region if it is there, and waits until what the click does is
// done.
func (w *window) tap(names ...string) bool {
	w.t.Helper()
	if !w.aim(names...) {
		return false
	}
	w.clicks++
	w.heard("a click", 2, "click", "1")
	return true
}

// aim takes the pointer to the middle of a region, if it is there. A stack that
// is pointed at is spread out, so the hand looks again where the region is now.
func (w *window) aim(names ...string) bool {
	w.t.Helper()
	h, ok := w.find(names...)
	if ok && (strings.HasPrefix(h.Name, "piece.") || strings.HasPrefix(h.Name, "cell.") || w.near(h)) {
		w.move(hit{}) // off a stack that is spread out over others, and from where the last click was made
		h, ok = w.find(names...)
	}
	old := hit{}
	for range 20 { // a region that never rests is missed, and the test says so
		if !ok || h == old {
			break
		}
		old = h
		w.move(h)
		h, ok = w.find(names...)
	}
	return ok
}

// near reports whether the pointer is so near to the middle of a region that a question to
// the other player would not hear a click there: it has to move first.
func (w *window) near(h hit) bool {
	s := w.look()
	return math.Hypot(float64(s.X)-h.X-h.W/2, float64(s.Y)-h.Y-h.H/2) < 60
}

// move takes the pointer to the middle of a region and waits until the window
// has seen it there, and rests.
func (w *window) move(h hit) {
	w.t.Helper()
	x, y := int(h.X+h.W/2), int(h.Y+h.H/2)
	w.hand(w.at(h)...)
	w.until("the pointer", func() bool {
		s := w.look()
		return int(s.X) == x && int(s.Y) == y && s.Resting
	})
}

// back clicks the right button, which takes a pick back.
func (w *window) back() { w.heard("a right click", 2, "click", "3") }

// drag takes one region to another with the button held, and stops on the way
// as a hand does.
func (w *window) drag(from, to string) {
	w.t.Helper()
	w.await(from)
	w.await(to)
	w.aim(from) // a row closes up when one of it has gone
	a, _ := w.find(from)
	b, _ := w.find(to)
	w.clicks++
	w.heard("a press", 1, append(w.at(a), "mousedown", "1")...)
	for _, part := range [...]float64{.1, .5, 1} {
		w.hand(w.at(hit{
			X: a.X + (b.X-a.X)*part, W: a.W + (b.W-a.W)*part,
			Y: a.Y + (b.Y-a.Y)*part, H: a.H + (b.H-a.H)*part,
		})...)
		time.Sleep(50 * time.Millisecond)
	}
	for now, ok := w.find(to); ok && now != b; now, ok = w.find(to) { // a stack that is pointed at is spread out
		b = now
		w.hand(w.at(b)...)
		time.Sleep(50 * time.Millisecond)
	}
	w.heard("a drag", 1, "mouseup", "1")
}

// scroll turns the wheel where a region is now until another one shows.
func (w *window) scroll(over, to string) {
	w.t.Helper()
	w.await(over)
	h, _ := w.find(over)
	w.until(to, func() bool {
		if w.has(to) {
			return true
		}
		w.hand(append(w.at(h), "click", "5")...)
		time.Sleep(50 * time.Millisecond)
		return false
	})
	w.until("the end of scrolling", func() bool { return w.look().Resting })
}

// heard has xdotool do something with a button of the mouse, and waits until
// the window has heard so many presses and releases, and rests.
func (w *window) heard(what string, n int, args ...string) {
	w.t.Helper()
	before := w.look().Buttons
	w.hand(args...)
	w.until("the end of "+what, func() bool {
		s := w.look()
		return s.Buttons >= before+n && s.Resting
	})
}

// at is how xdotool moves the pointer to the middle of a region.
func (w *window) at(h hit) []string {
	return []string{"mousemove", "--window", w.id, strconv.Itoa(int(h.X + h.W/2)), strconv.Itoa(int(h.Y + h.H/2))}
}

// hand has xdotool do something.
func (w *window) hand(args ...string) {
	w.t.Helper()
	if out, err := w.xdotool(args...).CombinedOutput(); err != nil {
		w.t.Fatalf("xdotool %v: %v: %s", args, err, out)
	}
}

func (w *window) xdotool(args ...string) *exec.Cmd {
	c := exec.Command("xdotool", args...)
	c.Env = append(os.Environ(), "DISPLAY="+w.display)
	return c
}
