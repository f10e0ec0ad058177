package script

import (
	"fmt"
	"math/rand/v2"
	"path/filepath"
	"strings"

	"grognard/render/paint"
)

// patience is how long an order waits for what it names, in ms.
const patience = 10_000

// leave is how far the hand goes to be heard, in widths of the window.
const leave = .05

// Player is a scene that plays another one from a script. While it does, mouse
// and keys of the real window are ignored.
type Player struct {
	scene  Scene
	orders []Order
	file   string
	shots  string // folder for relative names of pictures
	dice   *rand.Rand

	next   int     // of orders
	begun  float64 // Input.Now when the order at next began; 0: it has not
	played int     // clicks of the current play
	calm   int     // frames since something moved
	aimed  bool    // the pointer is where the order at hand wants to click
	deaf   bool    // presses go nowhere until the pointer has moved
	todo   []gesture
	in     paint.Input
	x, y   float32
	down   [3]bool
	err    error
}

// Scene is what a script can play.
type Scene interface {
	paint.Scene
	paint.Hitter
}

// Speaker is a Scene that can change its language.
type Speaker interface{ SetLang(tag string) }

// Options of a Player.
type Options struct {
	File  string // of the script, for errors
	Shots string // folder for pictures; "" is the current one
	Seed  uint64 // of the lots that play draws
}

// NewPlayer plays orders into scene.
func NewPlayer(scene Scene, orders []Order, o Options) *Player {
	return &Player{
		scene: scene, orders: orders, file: o.File, shots: o.Shots,
		dice: rand.New(rand.NewPCG(o.Seed, 1)),
	}
}

// Err returns what stopped the script before its end, with file and line.
func (p *Player) Err() error { return p.err }

// Done reports whether the script is at its end or has failed.
func (p *Player) Done() bool { return p.err != nil || p.next >= len(p.orders) && len(p.todo) == 0 }

// Hits lists the regions of the scene played.
func (p *Player) Hits() []paint.Hit { return p.scene.Hits() }

// Frame runs the scene with the next bit of the script for input.
func (p *Player) Frame(in *paint.Input, l *paint.List) paint.Status {
	if p.Done() {
		return p.scene.Frame(in, l)
	}
	p.in = paint.Input{Now: in.Now, W: in.W, H: in.H, Scale: in.Scale, Keys: p.in.Keys[:0]}
	var own paint.Status
	if len(p.todo) == 0 {
		own = p.advance(in.Now)
	}
	p.gesture()
	s := p.scene.Frame(&p.in, l)
	p.deaf = s.Deaf
	if p.calm++; s.Animating || s.Pending {
		p.calm = 0
	}
	if own.Shot != "" {
		s.Shot = own.Shot
	}
	s.Quit = s.Quit || own.Quit || p.err != nil
	s.Animating = s.Animating || !p.Done()
	return s
}

// advance looks at the order at hand and carries it out if it can.
func (p *Player) advance(now float64) (s paint.Status) {
	if p.calm < 2 {
		return s // each order begins when nothing moves
	}
	o := &p.orders[p.next]
	if p.begun == 0 {
		p.begun = now
	}
	done, err := p.do(o, now, &s)
	if err != nil {
		p.err = fmt.Errorf("%s:%d: %w", p.file, o.Line, err)
	}
	if done {
		p.next++
		p.begun, p.played, p.aimed = 0, 0, false
	}
	return s
}

// do carries out an order, or reports that it has to be tried again.
func (p *Player) do(o *Order, now float64, s *paint.Status) (done bool, err error) {
	switch o.Do {
	case "wait":
		return now >= p.begun+float64(o.N), nil
	case "settle":
		return true, nil
	case "key":
		p.todo = append(p.todo, gesture{key: o.Key, held: o.Held}, gesture{})
	case "type":
		p.todo = append(p.todo, gesture{text: o.Text})
	case "shot":
		s.Shot = p.path(o.Text)
	case "lang":
		speaker, ok := p.scene.(Speaker)
		if !ok {
			return false, fmt.Errorf("this screen has one language only")
		}
		speaker.SetLang(o.Text)
		p.calm = 0
	case "quit":
		s.Quit = true
	case "absent":
		if _, there := p.find(o.Names[0]); there {
			return p.late(now, "%q is there", o.Names[0])
		}
	case "play":
		return p.play(o, now)
	default:
		return p.point(o, now)
	}
	return true, nil
}

// late fails when the order at hand has waited long enough.
func (p *Player) late(now float64, format string, args ...any) (bool, error) {
	if now < p.begun+patience {
		return false, nil
	}
	return false, fmt.Errorf(format, args...)
}

// point carries out an order that names regions.
func (p *Player) point(o *Order, now float64) (bool, error) {
	var at [2]paint.Rect
	for i, name := range o.Names {
		r, there := p.find(name)
		if !there {
			return p.late(now, "nothing named %q is there", name)
		}
		at[i] = r
	}
	switch o.Do {
	case "click", "rclick":
		if !p.aim(at[0]) {
			return false, nil
		}
		p.click(at[0], map[string]int{"click": paint.Left, "rclick": paint.Right}[o.Do])
	case "move":
		p.move(at[0].Center())
	case "wheel":
		p.move(at[0].Center())
		p.todo = append(p.todo, gesture{wheel: float32(o.N)})
	case "drag":
		p.drag(at[0], at[1], paint.Left, paint.Held{})
	case "rdrag":
		p.drag(at[0], at[1], paint.Right, paint.Held{Alt: true})
	}
	return true, nil
}

// aim takes the pointer to a region and looks again, since what is pointed at may
// move: a stack is spread out. It reports whether the pointer is there.
func (p *Player) aim(at paint.Rect) bool {
	if p.aimed && at.Has(p.x, p.y) {
		return true
	}
	p.aimed = true
	if p.deaf { // the hand leaves its place before it is heard
		p.move(p.x+leave*p.in.W, p.y)
	}
	p.move(at.Center())
	return false
}

// play clicks one more region by lot.
func (p *Player) play(o *Order, now float64) (bool, error) {
	if p.played >= o.N {
		return true, nil
	}
	if _, there := p.find(o.Until); there {
		return true, nil
	}
	var fit []paint.Hit
	for _, h := range p.scene.Hits() {
		for _, prefix := range o.Names {
			if strings.HasPrefix(h.Name, prefix) {
				fit = append(fit, h)
				break
			}
		}
	}
	if len(fit) == 0 {
		return p.late(now, "nothing named %s is there", strings.Join(o.Names, ", "))
	}
	p.click(fit[p.dice.IntN(len(fit))].Rect, paint.Left)
	p.played++
	p.begun = now
	return false, nil
}

func (p *Player) find(name string) (paint.Rect, bool) {
	if x, y, ok := tablePoint(name); ok {
		return p.spot(x, y)
	}
	for _, h := range p.scene.Hits() {
		if h.Name == name && name != "" {
			return h.Rect, true
		}
	}
	return paint.Rect{}, false
}

func (p *Player) path(file string) string {
	if filepath.IsAbs(file) {
		return file
	}
	return filepath.Join(p.shots, file)
}
