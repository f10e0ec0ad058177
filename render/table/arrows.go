package table

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// arrow is one of the four keys, and the way that it points on the map.
type arrow struct {
	key    paint.Key
	dx, dy float32
}

var arrows = [...]arrow{{"Left", -1, 0}, {"Right", 1, 0}, {"Up", 0, -1}, {"Down", 0, 1}}

// arrowKeys hears the arrows: once Tab has picked a piece they go through its
// targets, else they move the map.
func (t *Table) arrowKeys(c *ui.Ctx) {
	step := c.Px(90)
	for _, k := range arrows {
		if c.In.Hit(k.key) && t.aimNext(c, k) || !c.Take(k.key) {
			continue
		}
		t.board.Pan(-k.dx*step, -k.dy*step)
	}
}

// aimNext picks the target of the piece in hand that lies next in the direction of
// a key, as a first click would: Enter confirms it. It reports whether there is
// one.
func (t *Table) aimNext(c *ui.Ctx, k arrow) bool {
	h := &t.touch
	if t.scene.Ask == nil || t.scene.OnTabletop() || h.unit < 0 || c.In.Held.Ctrl || t.clips.Running() || t.keyList.Open {
		return false
	}
	from, aimed := rules.Ref(0), false
	switch n := len(t.choice.Picks); {
	case n == 1:
		from = t.choice.Picks[0]
	case n == 2 && t.choice.Picks[1] == h.aim:
		from, aimed = h.aim, true
	default:
		return false
	}
	to := t.next(t.choice.Picks[0], from, k)
	if to == 0 {
		return false
	}
	c.Take(k.key)
	if aimed {
		t.choice.Back()
	}
	t.bar.Forgive()
	t.choice.Take(to)
	t.choice.Aim()
	h.aim = to
	t.board.ShowRef(to, c.In.Now)
	c.Sound("select")
	c.Animate()
	return true
}

// next returns the target of a piece that lies nearest to a place in the
// direction of a key, no further to the side than ahead; 0 if there is none.
func (t *Table) next(who, from rules.Ref, k arrow) (best rules.Ref) {
	x0, y0, ok := t.board.Middle(from)
	if !ok {
		return 0
	}
	var least float32
	for _, o := range t.choice.Options {
		if o.Who != who || o.At == 0 || o.At == from {
			continue
		}
		x, y, on := t.board.Middle(o.At)
		ahead := (x-x0)*k.dx + (y-y0)*k.dy
		side := (x-x0)*k.dy + (y-y0)*k.dx
		if side < 0 {
			side = -side
		}
		if away := ahead + side; on && ahead > 0 && side <= ahead && (best == 0 || away < least) {
			best, least = o.At, away
		}
	}
	return best
}
