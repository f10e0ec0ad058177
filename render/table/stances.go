package table

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Options that differ in their number alone, and bring their piece to stand in
// as many ways, are shown as pictures of it instead of words: a facing, a
// formation.

// Edge of such a picture in the prompt bar and the gap between two, in dp.
const (
	stanceEdge = 58
	stanceGap  = 6
)

// mostStances is how many of them are shown side by side.
const mostStances = 12

// stanceBook remembers how a piece would stand after each option that the clicks
// have left.
type stanceBook struct {
	pos    *rules.Position
	among  []rules.Option // that it was made for
	pieces map[rules.Option]rules.Piece
}

// of finds the options among some that are shown as pictures.
func (k *stanceBook) of(t *Table, among []rules.Option) {
	if k.pos == t.scene.Pos && slices.Equal(k.among, among) {
		return
	}
	k.pos, k.among = t.scene.Pos, append(k.among[:0], among...)
	clear(k.pieces)
	if t.scene.Ask == nil || t.scene.Ask.Field != nil || t.onRibbon() || t.scene.OnCloth() {
		return
	}
	for i, o := range among {
		same := func(p rules.Option) bool { return sameBut(o, p) }
		if slices.IndexFunc(among, same) != i {
			continue
		}
		k.group(t, slices.DeleteFunc(slices.Clone(among), func(p rules.Option) bool { return !same(p) }))
	}
}

// group shows the options of a group as pictures, if no two of these are alike
// and they face in different directions.
func (k *stanceBook) group(t *Table, all []rules.Option) {
	if len(all) < 2 || len(all) > mostStances || findPiece(t.scene.View(), all[0].Who) == nil {
		return
	}
	var pieces []rules.Piece
	for _, o := range all {
		next, _, err := t.scene.Pos.Play(rules.Answer{By: t.scene.Ask.To, Option: o})
		if err != nil {
			return
		}
		p := findPiece(next.View(t.scene.Ask.To), o.Who)
		if p == nil || slices.ContainsFunc(pieces, func(q rules.Piece) bool { return alike(p, &q) }) {
			return
		}
		pieces = append(pieces, *p)
	}
	if !slices.ContainsFunc(pieces, func(q rules.Piece) bool { return q.Facing != pieces[0].Facing }) {
		return
	}
	if k.pieces == nil {
		k.pieces = map[rules.Option]rules.Piece{}
	}
	for i, o := range all {
		k.pieces[o] = pieces[i]
	}
}

// alike reports whether a piece looks the same in two places.
func alike(p, q *rules.Piece) bool {
	return p.Facing == q.Facing && p.Form == q.Form && p.Face == q.Face && slices.Equal(p.State, q.State) && slices.Equal(p.Badges, q.Badges)
}

// findPiece returns a piece of a View, or nil.
func findPiece(v *rules.View, r rules.Ref) *rules.Piece {
	for i := range v.Pieces {
		if v.Pieces[i].Ref == r && r != 0 {
			return &v.Pieces[i]
		}
	}
	return nil
}

// stance returns how the piece of an option stands after it, if that is shown as
// a picture.
func (t *Table) stance(o rules.Option) (rules.Piece, bool) {
	if t.stances.pos != t.scene.Pos {
		return rules.Piece{}, false
	}
	p, ok := t.stances.pieces[o]
	return p, ok
}

// stanceOpen returns the piece of which nothing is left to choose but how it
// stands, 0 if there is none.
func (t *Table) stanceOpen() rules.Ref {
	if len(t.choice.Left) < 2 || len(t.choice.Picks) == 0 {
		return 0
	}
	for _, o := range t.choice.Left {
		if _, ok := t.stance(o); !ok {
			return 0
		}
	}
	return t.choice.Left[0].Who
}

// inOrder turns the replies that are pictures round, since a list of replies is
// read from right to left and pictures from left to right.
func (t *Table) inOrder(list []reply) {
	for i := 0; i < len(list); i++ {
		n := i
		for n < len(list) && t.pictured(list[n]) && sameBut(list[n].option, list[i].option) {
			n++
		}
		if n > i {
			slices.Reverse(list[i:n])
			i = n - 1
		}
	}
}

// pictured reports whether a reply is a picture.
func (t *Table) pictured(r reply) bool {
	_, ok := t.stance(r.option)
	return ok && r.name != "button.commit"
}

// stanceButton paints the button of an option as a picture in r, and reports
// whether it was pushed. Under the pointer the piece shows where it would stand.
func (t *Table) stanceButton(c *ui.Ctx, r paint.Rect, b ui.Button, o rules.Option) bool {
	p, _ := t.stance(o)
	if b.Tip != "" {
		b.Label = t.names.Glue(b.Label, "\n", b.Tip)
	}
	b.Tip, b.Label = b.Label, ""
	pushed := c.Button(r, b)
	layer, _ := c.Layers()
	t.board.Token(c.L, layer, r.Inset(c.Px(10)), &p, nil, 1)
	if c.Hot() == b.Name {
		t.shadow(c, &p)
	}
	return pushed
}

// shadow shows a piece on its cell.
func (t *Table) shadow(c *ui.Ctx, p *rules.Piece) {
	at, ok := t.board.CellRect(p.Cell)
	if x, y := at.Center(); !ok || !t.lay.board.Has(x, y) {
		return
	}
	layer, text := c.On(paint.Over, paint.OverText)
	defer c.On(layer, text)
	d := min(at.W, at.H) * .7
	c.Fill(at.Inset(c.Px(4)), paint.Alpha(cardPaper, .6))
	t.board.Token(c.L, paint.Over, ui.Mid(at, d, d), p, nil, .9)
}
