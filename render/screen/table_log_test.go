package screen

import (
	"testing"

	"grognard/render/paint"
)

func TestADoubleClickOnALineOfTheLogOpensTheReplayThere(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.long()
	line := b.t.log.lines[len(b.t.log.lines)-1]
	name := b.t.names.join("log", "line", b.t.names.number(line.index))
	b.point(name)
	for range 2 {
		b.in.Pressed[paint.Left], b.in.Down[paint.Left] = true, true
		b.tick()
		b.in.Released[paint.Left], b.in.Down[paint.Left] = true, false
		b.tick()
	}
	b.settle()
	p, ok := b.top().(*replay)
	if !ok || p.at != line.entry.Answer {
		t.Fatalf("the top screen is %T", b.top())
	}
	b.key("Escape")
	if _, ok := b.top().(*table); !ok {
		t.Error("Escape does not lead back to the table")
	}
}

func TestTheLogKeepsToItsLastLineInAnyWindow(t *testing.T) {
	b := moving(t)
	for _, size := range [][2]float32{{1280, 720}, {640, 360}, {1920, 1080}} {
		b.in.W, b.in.H = size[0], size[1]
		b.settle()
		last := b.t.log.lines[len(b.t.log.lines)-1]
		if y := b.row(last.index); y < b.t.lay.log.Y || y > b.t.lay.log.Y+b.t.lay.log.H {
			t.Errorf("at %g by %g the last line of the log lies at %g", size[0], size[1], y)
		}
	}
}

// row is the middle of a line of the log, -1 if it does not show.
func (b *battle) row(index int) float32 {
	for _, h := range b.root.Hits() {
		if h.Name == b.t.names.join("log", "line", b.t.names.number(index)) {
			return h.Y + h.H/2
		}
	}
	return -1
}

func TestTheLogDoesNotForestallTheDice(t *testing.T) {
	b, o := attacking(t)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.long()
	for range 8 {
		q := b.m.Request()
		if q == nil || q.Quiet < 0 {
			break
		}
		b.in.Keys = []paint.Key{"E"}
		b.tick()
		b.tick()
		for range 200 {
			if !b.t.clips.Running() {
				break
			}
			if n := b.t.clips.Untold(); n > 0 {
				log := b.m.Log()
				last := b.t.log.lines[len(b.t.log.lines)-1].index
				if last >= len(log)-n {
					t.Fatalf("line %d of %d is told with %d clips to come", last, len(log), n)
				}
			}
			b.tick()
		}
		b.long()
		if len(b.t.clips.Throws()) > 0 {
			return
		}
	}
	t.Fatal("no dice were rolled")
}
