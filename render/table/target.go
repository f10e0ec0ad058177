package table

import (
	"context"
	"slices"
	"strings"

	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// targetDesk has what an attack on each target would begin with worked out
// beside the frame, as soon as the unit is picked: the option is played on the
// position, which never changes, and the sums of its View are read.
type targetDesk struct {
	pos   *rules.Position
	ready map[rules.Option]targetPlate
	asked int // how often options have been looked at
	sums  foresee.Later[int, map[rules.Option][]rules.Tally]
}

// targetPlate is what stands on a target.
type targetPlate struct {
	text string // all that there is to tell
	gist string // the first sum alone, where there is no room for more
	dice bool   // a die stands before it
	n    int    // how many dice that are
}

// afar reports whether all attacks on a piece are on one that is not in
// contact.
func (t *Table) afar(r rules.Ref) bool {
	return t.signed(r, rules.Distant) && len(t.besidesOf(r, nil)) == 0
}

// signed reports whether all options at a cell that are left have a sign.
func (t *Table) signed(r rules.Ref, sign rules.Sign) (all bool) {
	for i, o := range t.scene.Ask.Options {
		if o.At == r && t.choice.Fits(o) {
			if t.scene.Ask.Sign(i) != sign {
				return false
			}
			all = true
		}
	}
	return all
}

// mostTargets is how many targets get a plate.
const mostTargets = 24

// at returns the plates that are ready, by option, after ordering those of the
// options given.
func (k *targetDesk) at(t *Table, options []rules.Option) (ready map[rules.Option]targetPlate, waiting bool) {
	if k.pos != t.scene.Pos {
		k.sums.Forget()
		*k = targetDesk{pos: t.scene.Pos, ready: map[rules.Option]targetPlate{}}
	}
	if k.sums.Busy() {
		return k.ready, true
	}
	sums, _ := k.sums.Value()
	for o, s := range sums {
		k.ready[o] = t.plateOf(o, s)
	}
	k.sums.Forget()
	unknown := func(o rules.Option) bool { _, ok := k.ready[o]; return !ok }
	if !slices.ContainsFunc(options, unknown) {
		return k.ready, false
	}
	fresh := slices.DeleteFunc(slices.Clone(options), func(o rules.Option) bool { return !unknown(o) })
	k.asked++
	pos := k.pos
	k.sums.Ask(k.asked, func(context.Context, int) map[rules.Option][]rules.Tally { return foresee.Sums(pos, fresh) })
	return k.ready, true
}

// plateOf writes the sums of an attack as a plate holds them: "4 · range 2",
// "5+2d8 : 7". Where they do not tell the range of the dice, it is counted.
func (t *Table) plateOf(o rules.Option, sums []rules.Tally) (p targetPlate) {
	if t.scene.OnCloth() {
		return targetPlate{text: t.deeds(o, sums)}
	}
	var text string
	ranged := func(s rules.Tally) bool { return s.Key == "range" }
	if far := t.far(o.Who, o.At); far > 1 && len(sums) > 0 && sums[0].Key == "dice" && !slices.ContainsFunc(sums, ranged) {
		sums = append(slices.Clip(sums), rules.Tally{Key: "range", N: far})
	}
	for i := range sums {
		s := &sums[i]
		switch said := t.words.TallyText(s); {
		case i == 0:
			text = said
		case s.Key == "defence" && sums[i-1].Key == "attack":
			text += " : " + said // a sum, in every language
		default:
			text = t.words.Beside(text, said)
		}
		if i == 0 || s.Key == "defence" {
			p.gist = text
		}
		if i == 0 && s.Key == "dice" {
			p.dice, p.n = true, s.N
		}
	}
	p.text = text
	return p
}

// deeds names what can be done to the target of an option, and puts into words
// the sums that it begins with: on a Cloth only the target that is pointed at
// has a plate, so that there is room.
func (t *Table) deeds(o rules.Option, sums []rules.Tally) string {
	var parts []string
	for _, p := range t.choice.Left {
		if s := t.words.Label(p); p.Who == o.Who && p.At == o.At && !slices.Contains(parts, s) {
			parts = append(parts, s)
		}
	}
	for _, p := range t.besidesOf(o.At, nil) {
		parts = append(parts, t.words.Label(p))
	}
	s, rest := "", ""
	if len(parts) > 0 { // the sums are those of the first alone
		s, rest = parts[0], strings.Join(append([]string{""}, parts[1:]...), " / ")
	}
	for i := range sums {
		x := &sums[i]
		if i == 0 {
			s += ": "
		} else {
			s += ", "
		}
		if k := t.words.Own("plate", x.Key); x.Text.Key == "" && t.words.Has(k) {
			s += t.words.Say(rules.Text{Key: k, N: x.N})
			continue
		}
		s += t.words.Word("format.value", t.words.SumWord(x.Key), t.words.TallyText(x))
	}
	return s + rest
}

// far is the distance of two pieces in cells, 0 if it is unknown.
func (t *Table) far(a, b rules.Ref) int {
	x, ok0 := t.cellOf(a)
	y, ok1 := t.cellOf(b)
	if !ok0 || !ok1 {
		return 0
	}
	dx, dy := t.board.Apart(x, y)
	return max(dx, dy)
}

// aims lists the options that attack a piece, one for each target, once it is
// settled who attacks and with what.
func (t *Table) aims(buf []rules.Option) []rules.Option {
	if t.scene.Ask == nil || t.clips.Running() || len(t.choice.Picks) == 0 && !t.choice.Sole() {
		return buf
	}
	for _, o := range t.choice.Left {
		if o.Who == 0 || o.At == 0 || o.At == o.Who || len(buf) == mostTargets || t.scene.Mine(o.At) || t.isCell(o.At) && !t.scene.Hostile(o.At) {
			continue
		}
		if who := t.choice.Left[0].Who; o.Who != who && !t.choice.IsPicked(o.Who) {
			continue
		}
		if i := slices.IndexFunc(buf, func(p rules.Option) bool { return p.At == o.At }); i < 0 {
			buf = append(buf, o)
		}
	}
	return buf
}

// targets stands a plate on every piece that may be attacked.
func (t *Table) targets(c *ui.Ctx) {
	t.aimed = t.aims(t.aimed[:0])
	if len(t.aimed) == 0 || t.scene.Blind() {
		return
	}
	ready, waiting := t.target.at(t, t.aimed)
	if waiting {
		c.Wake(c.In.Now + 10)
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	c.Clip(t.lay.board)
	defer c.Unclip()
	var hot rules.Option
	for _, o := range t.aimed {
		if o.At == t.touch.hover || o.At == t.touch.cell || t.choice.IsPicked(o.At) {
			hot = o
			continue
		}
		t.aimedAt(c, o, ready[o], false)
	}
	if hot != (rules.Option{}) { // over its neighbours
		t.aimedAt(c, hot, ready[hot], true)
	}
}

// aimedAt stands the plate of an option on its target: all of it on the one
// that is looked at, on the others as much as the cell has room for.
func (t *Table) aimedAt(c *ui.Ctx, o rules.Option, p targetPlate, all bool) {
	if p.text == "" || !t.plateShows(o.At) {
		return
	}
	if r, ok := t.targetRect(o.At); ok && !all && c.Width(plateStyle, p.text)+c.Px(38) > r.W {
		p.text = p.gist
	}
	t.targetPlate(c, o.At, p)
}

// plateStyle is that of the words on a plate.
var plateStyle = ui.Style{Font: paint.SansBold, Size: 19, Lead: 1.2}

// targetRect is the cell of a target, or the target itself where there are no
// cells.
func (t *Table) targetRect(at rules.Ref) (paint.Rect, bool) {
	r, ok := t.board.PieceRect(at)
	if cell, is := t.board.CellRect(at); is {
		return cell, true
	}
	if z, on := t.scene.Cell(at); on {
		if cell, has := t.board.CellRect(z); has {
			return cell, true
		}
	}
	return r, ok
}

// targetPlate paints one plate at the edge of the target's cell.
func (t *Table) targetPlate(c *ui.Ctx, at rules.Ref, p targetPlate) {
	r, ok := t.targetRect(at)
	if !ok {
		return
	}
	st := plateStyle
	h := c.Line(st) + c.Px(4)
	w := c.Width(st, p.text) + c.Px(14)
	if p.dice {
		w += h * .86
	}
	x, y := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y-h*.4) // a counter's strength stands at its foot
	if t.scene.View().Map.Shape == rules.Hexes {
		y = ui.Floor(r.Y + r.H - h*.92)
	}
	if t.scene.OnCloth() { // its name stands behind its rear
		x, y = t.besideTarget(at, r, w, h)
		x = max(t.lay.board.X+c.Px(4), min(x, t.lay.board.X+t.lay.board.W-w-c.Px(4)))
	}
	box := paint.Rect{X: x, Y: y, W: ui.Floor(w), H: h}
	c.Fill(box.Inset(-c.Px(1)), cardInk)
	c.Fill(box, cardPaper)
	if p.dice {
		die := ui.CutLeft(&box, h)
		c.Image("icon/die", die.Inset(h*.1), attackColor)
	}
	c.Label(box, st, ui.Middle, cardInk, p.text)
}

// besideTarget is where a plate of so many pixels stands beside a target on a
// Cloth: before its front if it can, since its name stands behind its rear, but
// clear of all bodies.
func (t *Table) besideTarget(at rules.Ref, r paint.Rect, w, h float32) (x, y float32) {
	mid, level := ui.Floor(r.X+(r.W-w)/2), ui.Floor(r.Y+(r.H-h)/2)
	place := func(x, y float32) paint.Rect { return paint.Rect{X: x, Y: y, W: w, H: h} }
	over, under := place(mid, ui.Floor(r.Y-h*1.3)), place(mid, ui.Floor(r.Y+r.H+h*.3))
	if body, ok := footprint.Of(t.scene.View().Pieces, at); ok && body.Ahead(1000).Y < 0 {
		over, under = under, over
	}
	out := h * 2.2 // one row farther
	if over.Y < under.Y {
		out = -out
	}
	left, right := place(ui.Floor(r.X-w-h*.5), level), place(ui.Floor(r.X+r.W+h*.5), level)
	free := t.board.Tabletop().Clearest(over, left, right, under, place(ui.Floor(r.X-w), over.Y), place(ui.Floor(r.X+r.W), over.Y), place(mid, over.Y+out/2), place(mid, over.Y+out), place(mid, under.Y-out))
	return free.X, free.Y
}

// attackColor is that of everything that attacks.
var attackColor = paint.Color{R: 0xa0, G: 0x18, B: 0x18, A: 255}
