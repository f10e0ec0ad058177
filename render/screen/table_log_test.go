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
