// Package standards is what always hangs at the left edge of the table: a banner for
// each side with its score, a word for what that counts, and at most three numbers below, and between them the disc of
// the turn. All else that is counted is told by a card beside them, while they are
// pointed at.
//
//	p := standards.New(tally.Deps{Scene: &g.Scene, Words: g.Words, Book: book, Orders: m.Orders})
//	needs.Lines, needs.Clock = p.Lines(), p.Clock()
//	l := layout.Of(needs)
//	...
//	act, intent := p.Frame(c, standards.Room{Sides: l.Standards, Turn: l.Turn, Plates: l.Plates, Cards: l.Map})
//
// What a click or the pointer asks for is in act, as in every tally; act.Turn says that
// the disc is pointed at.
package standards

import (
	"grognard/render/paint"
	"grognard/render/table/panel"
	"grognard/render/table/tally"
	"grognard/render/ui"
	"grognard/rules"
)

// MostLines is how many numbers a banner has below its score.
const MostLines = 3

// Panel is both banners and the disc.
type Panel struct {
	tally.Tally
	spoken
	open card
	now  frame // kept, so that none is made anew

	intent panel.Intent // of what is painted just now
}

// New returns the panel.
func New(d tally.Deps) *Panel { return &Panel{Tally: tally.New(d), open: card{topic: nothing}} }

// Room is where banners and disc hang, in pixels.
type Room struct {
	Sides  [2]paint.Rect
	Turn   paint.Rect
	Plates bool       // for large letters: emblem and score only
	Small  [2]bool    // the same while not pointed at, where cells lie under a banner
	Cards  paint.Rect // where cards may lie
}

// Act is what the player asks for.
type Act struct {
	tally.Act
	Turn bool // turn and phase are told of, and who is due
}

// frame is one frame.
type frame struct {
	tally.Frame
	room Room
	over topic // what the pointer is at, of which a card tells
}

// Frame paints banners and disc, and the card of what is pointed at.
func (p *Panel) Frame(c *ui.Ctx, room Room) (Act, panel.Intent) {
	p.intent.Reset()
	f := &p.now
	*f = frame{Frame: p.Begin(c, &p.intent), room: room, over: nothing}
	for s := rules.First; s <= rules.Second; s++ {
		p.side(f, s)
	}
	p.disc(f)
	p.card(f)
	return Act{Act: f.Act, Turn: p.open.topic == turn}, p.intent
}

// Bounds is what is painted of the banner of a side when nothing is pointed at.
func (r *Room) Bounds(s rules.Side) paint.Rect {
	at := r.Sides[s]
	if r.Small[s] {
		at.H = min(at.H, ui.Floor(at.W*smallHigh/wide+.5))
	}
	return at
}

// Shows reports whether a banner is pointed at, and its card lies open.
func (p *Panel) Shows(s rules.Side) bool { return p.open.topic == topic(s) }

// Lines is how many lines the longer banner has.
func (p *Panel) Lines() (n int) {
	v := p.Scene.View()
	if v == nil {
		return 0
	}
	for s := range v.Sides {
		_, lines := chosen(&v.Sides[s])
		for k := range lines {
			if lines[k] >= 0 {
				n = max(n, k+1)
			}
		}
	}
	return n
}

// none is no gauge.
const none = -1

// chosen picks the gauges of a banner by their place in the list: the score, and those of
// the lines below it.
func chosen(a *rules.Army) (score int, lines [MostLines]int) {
	score, lines = none, [MostLines]int{none, none, none}
	n := 0
	for i := range a.Gauges {
		g := &a.Gauges[i]
		switch {
		case g.Aside || g.Lamp:
		case score == none:
			score = i
		case n < MostLines:
			lines[n] = i
			n++
		}
	}
	return score, lines
}

// printed reports whether gauge i stands on the banner of a side as it is painted now.
func (p *Panel) printed(f *frame, s rules.Side, i int) bool {
	score, lines := chosen(&f.View.Sides[s])
	if i == score {
		return true
	}
	for _, k := range lines {
		if k == i && !p.plate(f, s) {
			return true
		}
	}
	return false
}

// plate reports whether a banner is a plate in this frame.
func (p *Panel) plate(f *frame, s rules.Side) bool {
	return f.room.Plates || f.room.Small[s] && p.open.topic != topic(s)
}
