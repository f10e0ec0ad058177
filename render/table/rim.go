package table

import (
	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/rules"
)

// rim is the line round all places that a body without a front may go to, as
// the rules measure it before any place is named.
type rim struct {
	who   rules.Ref
	tapes []board.Tape
}

// rimOf returns the rim of what is in hand. It belongs to the decision, so that
// it may be shown where nobody measures: the rules lay none then that the dice
// have not told.
func (t *Table) rimOf() []board.Tape {
	g := &t.grip
	if g.rim.who == g.who {
		return g.rim.tapes
	}
	g.rim = rim{who: g.who}
	m, ok := g.ask.Field.(rules.Measurer)
	body, stands := footprint.Of(t.scene.View().Pieces, g.who)
	does := g.does()
	if !ok || !stands || !body.Round || len(does) != 1 {
		return nil
	}
	for _, r := range m.Measure(rules.Option{Do: does[0], Who: g.who}) {
		if len(r.Pts) > 2 {
			g.rim.tapes = append(g.rim.tapes, board.Tape{Pts: r.Pts, Text: t.tapeText(r.Text)})
		}
	}
	return g.rim.tapes
}
