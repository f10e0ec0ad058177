package combat

import (
	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/ui"
	"grognard/rules"
)

// recap is the panel in which lines of the log are read, such as what the computer has done
// in its turn: beside what they tell of.
type recap struct {
	of   recapKey
	at   paint.Rect
	need float32 // of its height when it was placed
}

// recapKey is what its place depends on.
type recapKey struct {
	answer int // that the first line belongs to
	n      int // lines
	camera board.Place
	room   paint.Rect
	cards  [4]paint.Rect
}

// tallest is how much of the map a recap takes at most, so that its end is not below its edge.
const tallest = .9

// recapSizes are those of the panel in dp, the best first.
var recapSizes = [...]beside.Size{{W: 516, H: 900}, {W: 420, H: 900}, {W: 516, H: 360}, {W: 420, H: 300}, {W: 380, H: 240}}

// leave leaves a room to lines of the log, unless the log lies open and tells them already.
func (pn *Panel) leave(f *frame, room *Room, lines []match.Entry) {
	if room.Log || len(lines) == 0 {
		return
	}
	c := f.c
	key := recapKey{lines[0].Answer, len(lines), pn.Board.Place, room.Map, room.Cards}
	need := recapNeed(f.c, room, pn.recap.at.W, lines)
	if pn.recap.of != key {
		at := pn.besideAll(f, room, lines)
		need = recapNeed(f.c, room, at.W, lines)
		if was := pn.recap.of; was.answer != key.answer || was.n != key.n {
			c.ScrollToEnd("recap") // how it ended matters most
		}
		pn.recap = recap{key, at, need}
	}
	at := grown(pn.recap.at, need-pn.recap.need, room, px(c, recapSizes[0].H))
	c.Shadow(at.Inset(-c.Px(8)).Moved(c.Px(2), c.Px(3)))
	f.in = c.Panel(at)
	f.act.Recaps, f.act.Lines, f.act.Room = true, lines, f.in
}

// recapNeed is how high a panel so wide is that shows all lines.
func recapNeed(c *ui.Ctx, room *Room, w float32, lines []match.Entry) float32 {
	edge := c.FloatHeight(0)
	return room.Lines.RecapHigh(c, w-edge, lines) + edge
}

// grown is the place of a panel whose lines have become so much higher, such as by a reason that is
// told: downwards, and up from the edge of the map.
func grown(at paint.Rect, by float32, room *Room, most float32) paint.Rect {
	at.H = max(at.H, min(at.H+by, most, room.Map.H*tallest))
	at.Y = max(room.Map.Y, min(at.Y, room.Map.Y+room.Map.H-at.H))
	return at
}

// besideAll is a place beside all that lines tell of, and off the cards; where there is none, the
// corner that covers least of it, moved off the cards.
func (pn *Panel) besideAll(f *frame, room *Room, lines []match.Entry) paint.Rect {
	k := pn.ground.search(f, room)
	k.Clear = k.Clear[:0]
	for i := range lines {
		e := &lines[i].Event
		for _, r := range append([]rules.Ref{e.Who, e.From, e.To}, e.Path...) {
			k.Clear = pn.ground.cover(k.Clear, r)
		}
	}
	for _, r := range room.Cards {
		if r.W > 0 {
			k.Shun = append(k.Shun, r)
		}
	}
	for _, s := range recapSizes {
		w := min(px(f.c, s.W), room.Map.W*.5)
		k.Forms = append(k.Forms, beside.Size{W: w, H: ui.Floor(min(px(f.c, s.H), room.Map.H*tallest, recapNeed(f.c, room, w, lines)+1))})
	}
	for _, s := range k.Forms {
		if at, ok := atEdge(f.c, room, s, &k); ok {
			return at
		}
	}
	if at, _, ok := k.Place(); ok {
		return at
	}
	best, least := paint.Rect{}, float32(0)
	for i, at := range corners(f.c, room, k.Forms[len(k.Forms)-1]) {
		at = offCards(at, room)
		sum := float32(0)
		for _, r := range k.Clear {
			if both := r.And(at); both.W > 0 && both.H > 0 {
				sum += both.W * both.H
			}
		}
		if i == 0 || sum < least {
			best, least = at, sum
		}
	}
	return best
}

// atEdge is the place of a panel at an edge of a room that covers fewest pieces, and nothing that it tells of.
func atEdge(c *ui.Ctx, room *Room, s beside.Size, k *beside.Card) (best paint.Rect, ok bool) {
	in := room.Map.Inset(c.Px(14))
	least := 0
	for i := range 9 {
		at := paint.Rect{X: ui.Floor(in.X + (in.W-s.W)*float32(2-i%3)/2), Y: ui.Floor(in.Y + (in.H-s.H)*float32(2-i/3)/2), W: s.W, H: s.H}
		if i == 4 || s.H > in.H || !k.Free(at) { // the middle is no edge
			continue
		}
		if n := k.Covers(at); !ok || n < least {
			best, least, ok = at, n, true
		}
	}
	return best, ok
}

// offCards moves a place sideways off the cards, to the middle of the map.
func offCards(at paint.Rect, room *Room) paint.Rect {
	left := at.X+at.W/2 < room.Map.X+room.Map.W/2
	for _, r := range room.Cards {
		switch {
		case r.W <= 0 || !at.Overlaps(r):
		case left:
			at.X = max(at.X, ui.Floor(r.X+r.W)+1)
		default:
			at.X = min(at.X, ui.Floor(r.X-at.W)-1)
		}
	}
	return at
}

// corners are the places of a panel in the corners of a room, the best first.
func corners(c *ui.Ctx, room *Room, s beside.Size) (all [4]paint.Rect) {
	in := room.Map.Inset(c.Px(14))
	x, y := in.X+in.W-s.W, in.Y+in.H-s.H
	for i, at := range [...][2]float32{{x, y}, {in.X, y}, {x, in.Y}, {in.X, in.Y}} {
		all[i] = paint.Rect{X: ui.Floor(at[0]), Y: ui.Floor(at[1]), W: s.W, H: s.H}
	}
	return all
}

// corner is a panel at the right edge.
func (pn *Panel) corner(c *ui.Ctx, room *Room) paint.Rect {
	r := corners(c, room, beside.Size{W: min(c.Px(516), room.Map.W*.5), H: min(c.Px(360), room.Map.H*.6)})[0]
	c.Shadow(r.Inset(-c.Px(8)).Moved(c.Px(2), c.Px(3)))
	return c.Panel(r)
}
