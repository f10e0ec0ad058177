package script

import "grognard/render/paint"

// gesture is what the hand does in one frame.
type gesture struct {
	move    bool
	x, y    float32
	press   bool
	release bool
	button  int
	wheel   float32
	key     paint.Key
	held    paint.Held
	text    string
}

// gesture turns the next one into input.
func (p *Player) gesture() {
	var g gesture
	if len(p.todo) > 0 {
		g, p.todo = p.todo[0], p.todo[1:]
		p.calm = 0
	}
	if g.move {
		p.x, p.y = g.x, g.y
	}
	in := &p.in
	in.X, in.Y, in.WheelY, in.Text, in.Held = p.x, p.y, g.wheel, g.text, g.held
	switch {
	case g.press:
		p.down[g.button] = true
		in.Pressed[g.button] = true
	case g.release:
		p.down[g.button] = false
		in.Released[g.button] = true
	}
	in.Down = p.down
	if g.key != "" {
		in.Keys = append(in.Keys, g.key)
	}
}

func (p *Player) move(x, y float32) { p.todo = append(p.todo, gesture{move: true, x: x, y: y}) }

func (p *Player) click(r paint.Rect, button int) {
	p.move(r.Center())
	p.todo = append(p.todo, gesture{press: true, button: button}, gesture{release: true, button: button})
}

// drag goes in steps, as a hand does, with a button and perhaps a key held.
func (p *Player) drag(from, to paint.Rect, button int, held paint.Held) {
	ax, ay := from.Center()
	bx, by := to.Center()
	p.move(ax, ay)
	p.todo = append(p.todo, gesture{press: true, button: button, held: held})
	const steps = 4
	for i := 1; i <= steps; i++ {
		part := float32(i) / steps
		p.todo = append(p.todo, gesture{move: true, x: ax + (bx-ax)*part, y: ay + (by-ay)*part, held: held})
	}
	p.todo = append(p.todo, gesture{release: true, button: button, held: held})
}
