package script

import (
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"grognard/render/paint"
)

// Meter is a scene that tells what each frame of another one costs: a line of
//
//	frame MS CPU TEXT
//
// with the milliseconds that Frame took by the clock and of the processor in its own
// thread, and what the hand did in it. Whatever else runs on the machine makes the first
// larger, not the second.
type Meter struct {
	Scene
	To  io.Writer
	CPU func() time.Duration // of the thread; nil: not known
}

// Frame runs the scene and writes its line.
func (m *Meter) Frame(in *paint.Input, l *paint.List) paint.Status {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	did := m.doing(in)
	cpu, begin := m.spent(), time.Now()
	s := m.Scene.Frame(in, l)
	took, of := time.Since(begin), m.spent()-cpu
	fmt.Fprintf(m.To, "frame %.1f %.1f %s\n", ms(took), ms(of), did)
	return s
}

// Drawn writes a line for a picture: the milliseconds since the window began to run, and
// those of drawing it.
func (m *Meter) Drawn(since, draw time.Duration) {
	fmt.Fprintf(m.To, "drawn %.1f %.1f\n", ms(since), ms(draw))
}

func (m *Meter) spent() time.Duration {
	if m.CPU == nil {
		return 0
	}
	return m.CPU()
}

// doing names the keys and the region that is pressed or let go in a frame.
func (m *Meter) doing(in *paint.Input) string {
	var all []string
	for _, k := range in.Keys {
		all = append(all, "key "+string(k))
	}
	for i := range in.Released {
		if in.Pressed[i] || in.Released[i] {
			all = append(all, "hand "+m.under(in.X, in.Y))
		}
	}
	return strings.Join(all, ", ")
}

// under is the topmost region at a place, of the frame before.
func (m *Meter) under(x, y float32) (name string) {
	for _, h := range m.Scene.Hits() {
		if h.Has(x, y) {
			name = h.Name
		}
	}
	return name
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
