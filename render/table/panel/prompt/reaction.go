package prompt

import (
	"math"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/render/table/choice/selection"
	"grognard/render/ui"
	"grognard/rules"
)

// slideTime is how long the sheet takes to slide in from its edge, in milliseconds.
const slideTime = 180

// thinkTime is how long, in milliseconds, the sheet waits at most for what the answers
// bring, so that it need not grow on the screen.
const thinkTime = 120

// apartFrom is how far, in dp, every answer is from where the pointer rested when the
// question came.
const apartFrom = 120

// reaction is the sheet that asks the side whose turn it is not: its answers lie there as
// cards. It slides in from that player's edge.
type reaction struct {
	pos   *rules.Position // that it belongs to
	since float64         // when the question came, and then the sheet
	comes bool            // the sheet does

	x, y, far float32 // where the pointer rested, and how far from there answers keep

	cards    []answer
	from     made // what they were written from
	lies     lying
	laid     laid // what that was found for
	ordered  string
	headline string
}

// made is what the words of the cards depend on.
type made struct {
	pos      *rules.Position
	language string
	known    bool // what the answers bring
	n        int
}

// laid is what the place of the sheet depends on.
type laid struct {
	from  made
	room  paint.Rect
	text  float32
	dice  bool // lie over the map
	keep  [2]paint.Rect
	moves bool // the map does, to what is asked about
}

// sheet paints it.
func (p *Bar) sheet(c *ui.Ctx) {
	if !p.Choice.Reacting() {
		return
	}
	k := &p.reaction
	still := c.Calm || p.Clips.Speed < 0
	if k.pos != p.Scene.Pos {
		*k = reaction{pos: p.Scene.Pos, since: c.In.Now}
		if presses, _ := p.Choice.Guard.Deaf(); presses && !c.Steered() { // no cursor of the keyboard presses anything by itself
			k.far = apartFrom * ui.Dp(c.In)
			k.x, k.y = p.Choice.Guard.Rest()
		}
	}
	if !k.comes { // what the answers bring is known in a moment
		if !still && p.Ahead.Outlooks(p.Scene.Pos) == nil && c.In.Now < k.since+thinkTime {
			c.Animate()
			return
		}
		k.comes, k.since = true, c.In.Now
	}
	out := float32(1)
	if u := float32(c.In.Now-k.since) / slideTime; u < 1 && !still {
		out = 1 - (1-u)*(1-u)*(1-u)
		c.Animate()
	}
	list := p.Choice.Replies()
	p.write(c, list)
	p.lay(c)
	hidden := ui.Floor(k.lies.at.H * (1 - out))
	if !k.lies.south {
		hidden = -hidden
	}
	c.Clip(p.room.Map)
	defer c.Unclip()
	p.sheetFace(c, k.lies.at.Moved(0, hidden), list)
}

// write puts the cards into words, and again once it is known what they bring.
func (p *Bar) write(c *ui.Ctx, list []choice.Reply) {
	k := &p.reaction
	all := p.Ahead.Outlooks(p.Scene.Pos)
	if all == nil {
		c.Wake(c.In.Now + 20)
	}
	now := made{p.Scene.Pos, p.Words.Language(), all != nil, len(list)}
	if k.from == now {
		return
	}
	k.from = now
	k.cards = p.compose(list, all)
	k.headline = p.Words.Asked(p.Scene.Ask)
	if quiet, ok := p.Scene.Quiet(); ok && p.Scene.MayOrder() {
		k.ordered = p.Words.Word("table.order", p.Words.Label(quiet))
	}
}

// lay finds the place of the sheet, anew only where it has changed.
func (p *Bar) lay(c *ui.Ctx) {
	k := &p.reaction
	now := laid{k.from, p.room.Map, c.Text, false, p.room.Keep, p.Board.Gliding()}
	clear := p.about()
	if p.Theatre != nil && p.dice() {
		if r := p.Theatre(); r.W > 0 {
			clear, now.dice = append(clear, r), true
		}
	}
	if k.laid == now {
		return
	}
	k.laid = now
	edge := ui.Floor(p.unit(c) * frameWide)
	room := paint.Rect{X: p.room.Map.X + edge, Y: p.room.Map.Y, W: p.room.Map.W - 2*edge, H: p.room.Map.H - edge}
	for _, r := range p.room.Keep {
		if by := r.X + r.W + edge/2 - room.X; r.W > 0 && by > 0 && by < room.W*leastAside {
			room.X, room.W = room.X+by, room.W-by
		}
	}
	s := site{room: room, clear: clear, south: p.Scene.View().Sides[p.Scene.Ask.To].Edge == rules.South,
		size: func(w, h float32) sized { return p.measure(c, w, h) }}
	s.x, s.y, s.far = k.x, k.y, k.far
	s.least = ui.Floor(cardLeast * p.unit(c))
	k.lies = s.place()
}

// leastAside is how much of its room a sheet leaves to the standards at most.
const leastAside = .25

// dice reports whether the dice have fallen that the question follows: they stay in sight.
func (p *Bar) dice() bool { return len(p.Clips.Throws()) > 0 && p.Scene.View().Combat != nil }

// Sheet is where the sheet of a reaction lies, of no width where there is none.
func (p *Bar) Sheet() paint.Rect {
	if !p.Choice.Reacting() || p.reaction.pos != p.Scene.Pos {
		return paint.Rect{}
	}
	return p.reaction.lies.at
}

// Light is what of the map the question is about, while all about it is dark: as of the
// frame before.
func (p *Bar) Light(c *ui.Ctx) (l board.Light, ok bool) {
	k := &p.reaction
	if !p.Choice.Reacting() || k.pos != p.Scene.Pos || !k.comes {
		return l, false
	}
	for i, r := range p.about() {
		if i == 0 {
			l.On = r
		}
		l.On = l.On.Union(r)
	}
	l.Dark, l.Rim = dark, c.Theme.Name == "contrast"
	return l, l.On.W > 0
}

// dark is how dark the map is about what the question is about.
const dark = .5

// about is where what the question is about stands: a piece with its cell, however little is left
// of it there, or a cell that is attacked.
func (p *Bar) about() (all []paint.Rect) {
	add := func(r rules.Ref) {
		at, ok := p.Board.PieceRect(r)
		if ok {
			all = append(all, at)
		}
		cell := r
		if x := p.Scene.Piece(r); x != nil {
			cell = x.Cell
		}
		if at, ok := p.Board.CellRect(cell); ok && cell != 0 {
			all = append(all, at.Inset(at.W*cellRim))
		}
	}
	add(p.Scene.Ask.About)
	if k := p.Scene.View().Combat; k != nil {
		add(k.To)
		for _, r := range k.From {
			add(r)
		}
	}
	return all
}

// cellRim is the share of a cell at its edge that may be covered: a hex has no corners there.
const cellRim = .1

// unit is a dp of what is no text, in pixels.
func (p *Bar) unit(c *ui.Ctx) float32 { return ui.Dp(c.In) * min(c.Text, mostGrowth) }

// mostGrowth is how far what is no text grows with it.
const mostGrowth = 1.4

// digitNames are the number keys.
var digitNames = [selection.MostReplies]paint.Key{"1", "2", "3", "4", "5", "6", "7", "8", "9"}

func hypot(x, y float32) float32 { return float32(math.Hypot(float64(x), float64(y))) }
