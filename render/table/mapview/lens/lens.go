// Package lens tells of a place to which a piece in hand may go, before it goes: what it
// could attack from there, and what the enemy could do to it in his next turn. While a key is
// held it tells the same of whatever is pointed at, with nothing in hand. It paints that over
// the map and in words on a card; it is worked out in the background.
package lens

import (
	"sync/atomic"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/choice/field"
	"grognard/render/table/foresee"
	"grognard/render/table/mapview/marks"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what the lens tells from.
type Deps struct {
	Scene  *scene.Scene
	Words  *words.Speaker
	Choice *choice.Choice
	Board  *board.Board
	On     func() bool // the player wants it; nil: it never shows
	Switch func(on bool)
	Asks   bool // while its key is held it tells of whatever is pointed at
}

// Lens is the threat lens of a map.
type Lens struct {
	Deps
	aimed aim     // at what the pointer rests
	since float64 // from when on, in milliseconds
	shown bool

	found foresee.Later[aim, *finding]
	early atomic.Pointer[finding] // what is known of it so far
	pips  pips
	notes []marks.Note
	card  card
}

// aim is what the lens tells of: a move that may be made, or what lies under the pointer while
// the key is held.
type aim struct {
	foresee.Act
	about  rules.Ref   // a piece, or a cell; 0: a move, or a point
	pt     rules.Point // on a table without cells
	point  bool        // pt is what is meant
	viewer rules.Side  // who may know it
}

// asked reports whether it is told of since the key is held.
func (a *aim) asked() bool { return a.about != 0 || a.point }

// New returns a lens; it has found out nothing.
func New(d Deps) *Lens { return &Lens{Deps: d} }

// Key switches the lens on and off.
const Key = paint.Key("D")

// Held is the letter that is held to be told of whatever is pointed at.
const Held = 'W'

// rest is how long the pointer rests on a place before the lens tells of it, in
// milliseconds.
const rest = 120

// Wanted reports whether the player has the lens on.
func (l *Lens) Wanted() bool { return l.On != nil && l.On() }

// Toggle switches the lens on or off for good.
func (l *Lens) Toggle() {
	if l.Switch != nil {
		l.Switch(!l.Wanted())
	}
}

// Hear hears the keys of the lens, and at what the pointer rests: the thing and the cell under
// it, or the ghost of the body in hand.
func (l *Lens) Hear(c *ui.Ctx, hover, cell rules.Ref, over bool) {
	if l.Switch != nil && !c.In.Held.Ctrl && !c.In.Held.Alt && c.Take(Key) {
		l.Toggle()
	}
	held := l.Asks && c.In.Held.Letters[Held-'A'] && !c.In.Held.Ctrl
	to, ok := l.aim(cell)
	if held && !ok {
		to, ok = l.ask(c, hover, cell, over)
	}
	if !ok || !held && !l.Wanted() || c.In.Held.Alt || c.Beneath() {
		l.Forget()
		return
	}
	if to != l.aimed {
		l.aimed, l.since, l.shown = to, c.In.Now, false
	}
	if left := l.since + rest - c.In.Now; left > 0 && !held {
		c.Wake(c.In.Now + left)
		return
	}
	l.shown = true
}

// ask returns what the pointer is at while the key is held. Of a cell to which an own piece may
// go it is the move of the first that may.
func (l *Lens) ask(c *ui.Ctx, hover, cell rules.Ref, over bool) (a aim, ok bool) {
	v := l.Scene.View()
	if v == nil || v.Map == nil || l.Scene.Moving() || l.Scene.Blind() || l.Scene.Pos == nil || !over {
		return a, false
	}
	a = aim{Act: foresee.Act{Pos: l.Scene.Pos}, viewer: l.Scene.Viewer}
	if who := l.subject(hover, cell); who != 0 {
		a.about = who
		return a, true
	}
	if l.Scene.OnTabletop() {
		a.pt, a.point = l.Board.Tabletop().PointAt(c.In.X, c.In.Y), true
		unit := max(1, v.Map.Unit) // whole inches: a hand is never quite still
		a.pt = rules.Point{X: (a.pt.X + unit/2) / unit * unit, Y: (a.pt.Y + unit/2) / unit * unit}
		return a, true
	}
	if q := l.Scene.Ask; q != nil && !q.SetUp && q.To == v.Active && v.Combat == nil && len(l.Choice.Picks) == 0 {
		for _, o := range q.Options {
			if o.At == cell && goes(q, o) && l.Scene.Mine(l.mover(o)) {
				a.Option, a.viewer = o, rules.Chance
				return a, true
			}
		}
	}
	a.about = cell
	return a, cell != 0
}

// subject is the piece that is meant: the one under the pointer, or the uppermost of its cell
// that can be attacked; 0 if there is none.
func (l *Lens) subject(hover, cell rules.Ref) (who rules.Ref) {
	v := l.Scene.View()
	for i := range v.Pieces {
		switch k := &v.Pieces[i]; {
		case k.Ref == 0 || k.Side == rules.Chance || k.Form == rules.Marker || k.Form == rules.Leader:
		case k.Ref == hover:
			return hover
		case k.Cell != 0 && k.Cell == cell:
			who = k.Ref
		}
	}
	return who
}

// aim returns the move that the pointer means, if the piece in hand may make it in its own
// turn.
func (l *Lens) aim(cell rules.Ref) (a aim, ok bool) {
	q, v := l.Scene.Ask, l.Scene.View()
	if q == nil || v == nil || v.Map == nil || l.Scene.Moving() || l.Scene.Blind() || q.SetUp || q.To != v.Active || v.Combat != nil {
		return a, false
	}
	if h := &l.Choice.Hand; l.Scene.OnTabletop() {
		if !h.Asked() || h.Grasp < field.Carried || !h.OK || !goes(q, h.Found) || h.Found.Who == 0 {
			return a, false
		}
		return aim{Act: foresee.Act{Pos: l.Scene.Pos, Option: h.Found}, viewer: rules.Chance}, true
	}
	for _, o := range l.Choice.Left {
		if o.At == cell && l.inHand(o) && goes(q, o) {
			return aim{Act: foresee.Act{Pos: l.Scene.Pos, Option: o}, viewer: rules.Chance}, true
		}
	}
	return a, false
}

// tells reports whether the lens tells of a move that can still be made: in the frame in
// which it is, another question may stand there already, or none.
func (l *Lens) tells() bool {
	return l.shown && l.aimed.Pos == l.Scene.Pos && (l.aimed.asked() && l.aimed.viewer == l.Scene.Viewer || !l.aimed.asked() && l.Scene.Ask != nil)
}

// inHand reports whether an option moves a piece that is picked, or that alone can act.
func (l *Lens) inHand(o rules.Option) bool {
	who := l.mover(o)
	return o.At != 0 && l.Scene.IsCell(o.At) && who != 0 && l.Scene.Mine(who) && (l.Choice.IsPicked(who) || who == l.Scene.Ask.About || l.Choice.Sole())
}

// mover is the piece that an option moves.
func (l *Lens) mover(o rules.Option) rules.Ref {
	if o.Who == 0 {
		return l.Scene.Ask.About
	}
	return o.Who
}

// goes reports whether an option takes a piece to another place.
func goes(q *rules.Request, o rules.Option) bool {
	switch q.Act(o) {
	case rules.ActMove, rules.ActAdvance, rules.ActRetreat, rules.ActWheel:
		return true
	}
	return false
}

// piece returns the piece that the lens tells of, where it stands now.
func (l *Lens) piece() *rules.Piece {
	who := l.aimed.about
	if !l.aimed.asked() {
		who = l.mover(l.aimed.Option)
	}
	v := l.Scene.View()
	for i := range v.Pieces {
		if v.Pieces[i].Ref == who {
			return &v.Pieces[i]
		}
	}
	return nil
}

// Busy reports whether something is worked out.
func (l *Lens) Busy() bool { return l.found.Busy() || l.pips.busy() }

// Forget shows nothing and calls off what is worked out.
func (l *Lens) Forget() {
	if l.aimed.Pos != nil {
		l.found.Forget()
	}
	l.aimed, l.shown = aim{}, false
	l.card.Forget()
}

// Close calls off everything.
func (l *Lens) Close() {
	l.Forget()
	l.pips.forget()
}

// Reword forgets what is in another language.
func (l *Lens) Reword() { l.card.Forget() }
