package lens

import (
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
)

// Parts of its width that the card may have, with letters larger than usual, and that it
// has at least when it is folded.
var (
	widths = [...]float32{1, .8, .64}
	folds  = [...]float32{.64, .5}
)

// foldFrom is the size of the text from which on the card folds rather than lie over
// furniture.
const foldFrom = 1.3

// lay finds the card a place: whole beside the place, or over furniture; folded to its
// chances where it has no room; and then wherever it hides neither the place nor what is
// pointed at.
func (l *Lens) lay(c *ui.Ctx, card *beside.Card) (r paint.Rect, lines []line, ok bool) {
	k := &l.card
	all := card.Clear // the place, about the pointer, and what the lens names
	whole, folded := l.sizes(c, k.lines, widths[:1]), l.sizes(c, k.folded, folds[:])
	if c.Text > 1 {
		whole = l.sizes(c, k.lines, widths[:])
	}
	tries := [...]struct {
		forms []beside.Size
		lines []line
		clear []paint.Rect
		shun  []paint.Rect
	}{
		{whole, k.lines, all, card.Shun}, {whole, k.lines, all, nil}, {folded, k.folded, all, card.Shun},
		{folded, k.folded, all[:2], card.Shun}, {folded, k.folded, all, nil}, {folded, k.folded, all[:2], nil}, {folded, k.folded, all[:1], nil},
	}
	if c.Text >= foldFrom {
		tries[1], tries[2] = tries[2], tries[1]
	}
	for _, try := range tries {
		card.Forms, card.Clear, card.Shun = try.forms, try.clear, try.shun
		if r, _, ok = card.Place(); ok {
			return r, try.lines, true
		}
	}
	return paint.Rect{}, nil, false
}

// sizes are the sizes of a card of some lines, by the parts of its width.
func (l *Lens) sizes(c *ui.Ctx, lines []line, parts []float32) (all []beside.Size) {
	high := float32(0)
	for i := range lines {
		high += c.Line(style(&lines[i]))
	}
	w := c.Px(wide) * max(1, min(c.Text, widest))
	for _, part := range parts {
		all = append(all, beside.Size{W: ui.Floor(w * part), H: ui.Floor(c.FloatHeight(high))})
	}
	return all
}

// fold shortens the lines of the card: the place, and below it a line for each side, with its
// best chance.
func (k *card) fold() {
	k.folded = k.folded[:0]
	for i := range k.lines {
		x := k.lines[i]
		switch {
		case i == 0, x.head && (i+1 == len(k.lines) || k.lines[i+1].head):
			k.folded = append(k.folded, x)
		case !x.head:
		case k.lines[i+1].color == muted:
			k.folded = append(k.folded, k.lines[i+1])
		case x.color == theirs: // how many, and the worst of them
			x = k.lines[i+1]
			if x.color = theirs; i+2 < len(k.lines) && k.lines[i+2].value != "" {
				x.value = k.lines[i+2].value
			}
			k.folded = append(k.folded, x)
		default:
			x.head, x.value = false, k.lines[i+1].value
			k.folded = append(k.folded, x)
		}
	}
}
