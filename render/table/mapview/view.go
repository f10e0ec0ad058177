// Package mapview is the map of a table: it paints the map with what stands on it and
// what is to be said of it there, hears pointer and keys over it, and hands back what
// the player has done. Every screen that has a map in it shows this one.
package mapview

import (
	"math"
	"slices"

	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/choice/field"
	"grognard/render/table/history"
	"grognard/render/table/mapview/cursor"
	"grognard/render/table/mapview/freehand"
	"grognard/render/table/mapview/label"
	"grognard/render/table/mapview/lens"
	"grognard/render/table/mapview/marks"
	"grognard/render/table/mapview/overlay"
	"grognard/render/table/mapview/pointer"
	"grognard/render/table/mapview/ruler"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// Deps is what a map is shown from. What a screen that only shows may leave out is nil.
type Deps struct {
	Store   *paint.Store
	Metrics paint.Metrics
	Bake    board.Baker

	Scene    *scene.Scene
	Words    *words.Speaker
	Book     rules.Rulebook
	Dice     *panel.Dice
	Pictures *panel.Pictures

	Choice  *choice.Choice
	Clips   *anim.Timeline       // nil: nothing moves here
	History *history.History     // nil: nothing is told of the combat in progress
	Missed  func() []match.Entry // moves that are drawn, the last one first; nil: none
	Decider func() rules.Side    // whose troops the map shows first, and whose moves are not drawn; nil: nobody's
	EdgePan func() bool          // the map moves while the pointer is at the edge of the window; nil: it does not
	Lens    func() bool          // the threat lens is on; nil: it never is
	SetLens func(bool)           // switches it; nil: there is none
	Asks    bool                 // while its key is held the lens tells of whatever is pointed at
}

// Room is where the map and what belongs to it lie, in pixels.
type Room struct {
	Map     paint.Rect
	Free    paint.Rect   // the part of it that nothing lies over; none: all of it
	Tools   paint.Rect   // buttons, floating over it
	Columns int          // of them; 0 is one
	Folded  bool         // only those of the zoom, and one that opens the rest
	Foot    paint.Rect   // room for a legend; no height if there is none
	Spared  []paint.Rect // where the card of the lens does not lie, if it finds another place
	Above   []paint.Rect // what is painted over it: it never lies there
	Off     paint.Rect   // the theatre, which is painted over it: it lies nowhere below; W 0: there is none
}

// View is a map with what stands on it.
type View struct {
	Deps
	Board    board.Board
	Picture  board.Picture // what the board shows in this frame
	Pointer  pointer.At
	Overlays overlay.Overlays
	Ruler    ruler.Ruler
	Labels   label.Labels
	Cursor   cursor.Cursor
	Threats  *lens.Lens

	room  Room
	marks marks.Marks
	hand  freehand.Hand
	walk  walk
	edge  edge

	grid    bool         // coordinates stand in every cell
	bare    bool         // pieces are lifted away for a look at the ground
	opened  bool         // folded tools are
	begun   bool         // the map has been seen
	viewer  rules.Side   // who looked at it last
	places  [2]place     // where each side has left it
	lit     []rules.Ref  // things that are pointed at elsewhere
	was     []rules.Ref  // of them, those pointed at before this frame
	crossed rules.Ref    // what was clicked in vain
	bring   rules.Ref    // into view
	said    []paint.Rect // what was written over the map in this frame
	spared  []paint.Rect // what the card of the lens leaves free
	stack   rules.Ref    // cell whose stack a key has opened, until something is clicked
	stackOf rules.Ref    // cell of the cursor when it did so for the cursor, 0: for none
	better  [2]rules.Ref // what would have been better than the act shown went from here to there
	advised rules.Option // that is shown in this frame as if it were done
}

// New returns the view of a map.
func New(d Deps) *View {
	v := &View{Deps: d, viewer: rules.Chance}
	eyes := d.Decider
	if eyes == nil {
		eyes = func() rules.Side { return rules.Chance }
	}
	b := &v.Board
	b.Store, b.Metrics = d.Store, d.Metrics
	b.Bakes(d.Bake)
	v.Picture = board.Picture{Clips: d.Clips, Off: scene.OffBoard, Name: d.Words.Name, Short: d.Words.ShortName, Place: d.Words.Place}
	v.Overlays = overlay.New(overlay.Deps{Scene: d.Scene, Words: d.Words, Book: d.Book, Choice: d.Choice, Board: b, Dice: d.Dice})
	v.Ruler = ruler.New(ruler.Deps{Scene: d.Scene, Words: d.Words, Board: b})
	v.Labels = label.New(label.Deps{Scene: d.Scene, Words: d.Words, Choice: d.Choice, Board: b})
	v.Cursor = cursor.Cursor{Deps: cursor.Deps{Scene: d.Scene, Choice: d.Choice, Board: b}}
	v.Threats = lens.New(lens.Deps{Scene: d.Scene, Words: d.Words, Choice: d.Choice, Board: b, On: d.Lens, Switch: d.SetLens, Asks: d.Asks})
	v.marks = marks.New(marks.Deps{Scene: d.Scene, Words: d.Words, Choice: d.Choice, Board: b, Clips: d.Clips, History: d.History, Missed: d.Missed})
	v.hand = freehand.New(freehand.Deps{Scene: d.Scene, Words: d.Words, Book: d.Book, Choice: d.Choice, Board: b, Pointer: &v.Pointer, Missed: d.Missed, Decider: eyes})
	return v
}

// Close ends what goes on in the background.
func (v *View) Close() {
	v.Board.Close()
	v.Labels.Forget()
	v.Threats.Close()
}

// Reword forgets what is in another language.
func (v *View) Reword() {
	v.Overlays.Reword()
	v.Ruler.Reword()
	v.Labels.Forget()
	v.Threats.Reword()
	v.hand.Reword()
	v.Board.Rename()
}

// Light marks things that the player points at elsewhere, in this frame.
func (v *View) Light(all ...rules.Ref) { v.lit = append(v.lit, all...) }

// Again asks for one more frame where other things are pointed at than in the last:
// the map has been painted already.
func (v *View) Again(c *ui.Ctx) {
	if !slices.Equal(v.lit, v.was) {
		c.Wake(c.In.Now + 16)
	}
}

// Cross crosses out in this frame what was clicked in vain; 0 is nothing.
func (v *View) Cross(r rules.Ref) { v.crossed = r }

// Bring brings a thing into view, as soon as nothing moves and no button is held.
func (v *View) Bring(r rules.Ref) { v.bring = r }

// Try shows on a tabletop what an option would make of its body, in this frame.
func (v *View) Try(o rules.Option) { v.hand.Try(o) }

// Advise shows in this frame who an option is done by, to what, and how he would go there or
// stand.
func (v *View) Advise(o rules.Option) { v.advised = o }

// Better shows in this frame that something would rather have gone from a cell or piece to another.
func (v *View) Better(from, to rules.Ref) { v.better = [2]rules.Ref{from, to} }

// Place returns where a point of the tabletop is in the window, in inches from its
// south-west corner; false on a table with cells.
func (v *View) Place(x, y float64) (px, py float32, ok bool) {
	top := v.Board.Tabletop()
	if top == nil {
		return 0, 0, false
	}
	unit := float64(max(1, v.Scene.View().Map.Unit))
	px, py = top.PointPixels(rules.Point{X: int32(x * unit), Y: int32(y * unit)})
	return px, py, true
}

// Tick moves on what moves by itself.
func (v *View) Tick(c *ui.Ctx) {
	v.was = append(v.was[:0], v.lit...)
	switch wake := v.Board.Tick(c.In.Now); {
	case wake == 0:
		c.Animate()
	case wake > 0:
		c.Wake(c.In.Now + wake)
	}
}

// look turns the map to its room, and at first to the troops of whoever decides.
func (v *View) look(c *ui.Ctx) {
	shown := v.Scene.View()
	v.Board.Calm = c.Calm
	v.Board.Look(shown.Map, v.room.Map, v.room.Free, c.Scale)
	v.begin(shown)
	v.passOn(c.In.Now)
	if r := v.bring; r != 0 && !v.Scene.Moving() && c.In.Down == [3]bool{} {
		v.bring = 0
		v.Board.ShowRef(r, c.In.Now)
	}
}

// place is where a side has left the map.
type place struct {
	board.Place
	left bool
}

// passOn brings the map back to where whoever looks now has left it.
func (v *View) passOn(now float64) {
	was, is := v.viewer, v.Scene.Viewer
	v.viewer = is
	if was == is || !v.begun {
		return
	}
	if was != rules.Chance {
		v.places[was] = place{v.Board.Aim(), true}
	}
	if is != rules.Chance && v.places[is].left {
		v.Board.Go(v.places[is].Place, now)
	}
}

// begin turns the map, when it is first seen, to the troops of whoever decides.
func (v *View) begin(shown *rules.View) {
	if v.begun || v.Decider == nil {
		return
	}
	v.begun = true
	v.Board.Begin(action(shown, v.Decider(), v.Board.Within), shown.Pieces)
}

// Prepare works out what the map shows in this frame, once it has been carried out what
// the player has done to it.
func (v *View) Prepare(c *ui.Ctx) {
	p := &v.Picture
	if len(v.lit) > 0 && !c.Calm {
		c.Wake(c.In.Now + 33)
	}
	v.marks.Set(p, &marks.At{Hover: v.Pointer.Hover, Cell: v.Pointer.Cell, Lit: v.lit, Crossed: v.crossed, Advised: v.advised})
	v.hand.Advise(v.advised)
	if to := v.better[1]; to != 0 {
		p.Marks = append(p.Marks, board.Mark{At: to, Kind: board.Lit}, board.Mark{At: to, Kind: board.Selected})
		if from := v.better[0]; from != 0 && from != to {
			p.Arrows = append(p.Arrows, board.Arrow{From: from, To: to, Kind: board.ArrowMove})
		}
	}
	v.Threats.Mark(p)
	v.lit, v.crossed, v.advised, v.better = v.lit[:0], 0, rules.Option{}, [2]rules.Ref{}
	p.View, p.Grid, p.Hide, p.Ghost = v.Scene.View(), v.grid, v.bare, v.Choice.Dragged
	p.Strong = pulse(c)
	p.Shades = v.Overlays.Shades(v.Pointer.Hover)
	p.Sketch = v.hand.Sketch(c, v.Ruler.Lines())
}

// Paint paints the map, as Prepare has left it, in the room that Hear was given.
func (v *View) Paint(c *ui.Ctx) {
	p, room := &v.Picture, v.room.Map
	if !slices.Equal(p.Lies, v.room.Spared) {
		p.Lies = append(p.Lies[:0], v.room.Spared...)
		c.Wake(c.In.Now + 16)
	}
	v.Board.Paint(c.L, p)
	v.badge(c)
	v.Ruler.Paint(c)
	v.proposal(c)
	v.Labels.Paint(c, room, v.Pointer.Hover, v.Pointer.Cell, v.Choice.Hand.Grasp >= field.Carried || v.Ruler.Laid())
	v.spared = append(append(v.spared[:0], v.room.Spared...), v.marks.Said...) // and the legend, as it lay in the last frame
	v.Threats.Paint(c, v.aboveFoot(), lens.Spared{Shun: v.spared, Above: v.room.Above, Off: v.room.Off})
	v.marks.Legend(c, p, v.aboveHand(), v.room.Foot, v.Threats.Notes())
	if v.Board.Drawing() { // it is bare for a moment
		c.Status().Pending = true
		c.Centered(room, ui.Flavour, panel.Ink, v.Words.Word("table.drawing"))
	}
	v.Overlays.Paint(c, room)
	v.Cursor.Paint(c, room)
	v.tools(c)
	v.written(c)
}

// badge explains the badge of a body under the pointer.
func (v *View) badge(c *ui.Ctx) {
	t := v.Board.Tabletop()
	if t == nil || !v.Pointer.Over || v.Choice.Dragged != 0 {
		return
	}
	if s, at := t.BadgeAt(c.In.X, c.In.Y); s != "" {
		if key := v.Words.Own("badge", string(s)); v.Words.Has(key) {
			c.Tip(c.Hot(), at, v.Words.Word(key), false)
		}
	}
}

// written passes on what is written over the map now: in the next frame the names of places
// keep off it.
func (v *View) written(c *ui.Ctx) {
	p := &v.Picture
	v.said = append(append(append(v.said[:0], v.Labels.Said...), v.marks.Said...), v.Overlays.Said...)
	if !slices.Equal(v.said, p.Said) {
		p.Said = append(p.Said[:0], v.said...)
		c.Wake(c.In.Now + 16)
	}
}

// aboveHand is the room of the map, but for where a hand lies over its foot.
func (v *View) aboveHand() paint.Rect {
	r := v.room.Map
	if foot := v.room.Free.Y + v.room.Free.H; v.room.Free.H > 0 {
		r.H = min(r.H, foot-r.Y)
	}
	return r
}

// aboveFoot is the same above the row at the foot, if the inspector is one.
func (v *View) aboveFoot() paint.Rect {
	r := v.aboveHand()
	if foot := v.room.Foot; foot.H > 0 {
		r.H = min(r.H, foot.Y+foot.H-r.Y)
	}
	return r
}

// pulse is how strongly things blink that are pointed at elsewhere: once a
// second, gently.
func pulse(c *ui.Ctx) float32 {
	if c.Calm {
		return 1
	}
	return .75 + .25*float32(math.Cos(c.In.Now/1000*2*math.Pi))
}
