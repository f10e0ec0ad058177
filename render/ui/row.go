package ui

import "grognard/render/paint"

// rowGap is the room between buttons of a row, in dp.
const rowGap = 10

// Buttons paints buttons in a row, in several where one is too narrow, and
// returns the index of the one pushed, or -1.
func (c *Ctx) Buttons(r paint.Rect, a Align, bs []Button) int {
	pushed := -1
	y := r.Y
	for from := 0; from < len(bs); {
		to, w, h := c.oneRow(bs[from:], r.W)
		x := r.X
		switch a {
		case Middle:
			x += Floor((r.W - w) / 2)
		case End:
			x += r.W - w
		}
		for i := from; i < from+to; i++ {
			bw, _ := c.Size(bs[i])
			bw = min(bw, r.W)
			if c.Button(paint.Rect{X: x, Y: y, W: bw, H: h}, bs[i]) {
				pushed = i
			}
			x += bw + c.Px(rowGap)
		}
		y += h + c.Px(rowGap)
		from += to
	}
	return pushed
}

// ButtonsHeight is the height that Buttons needs in a width.
func (c *Ctx) ButtonsHeight(w float32, bs []Button) float32 {
	y := float32(0)
	for from := 0; from < len(bs); {
		n, _, h := c.oneRow(bs[from:], w)
		y += h + c.Px(rowGap)
		from += n
	}
	return max(0, y-c.Px(rowGap))
}

// oneRow counts the buttons that fit in a row, with its width and height. A
// label wider than the row is broken into lines.
func (c *Ctx) oneRow(bs []Button, most float32) (n int, w, h float32) {
	for _, b := range bs {
		bw, bh := c.Size(b)
		if bw > most {
			inner := most - c.Px(28)
			if b.Icon != "" {
				inner -= c.Em(b.style()) + c.Px(16)
			}
			bh = c.Wrap(b.style(), inner, b.Label).Height + c.Px(14)
			bw = most
		}
		next := w + bw
		if n > 0 {
			next += c.Px(rowGap)
		}
		if n > 0 && next > most {
			break
		}
		n, w, h = n+1, next, max(h, bh)
	}
	return n, w, h
}
