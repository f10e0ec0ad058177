package choice

import (
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// onPlot hears a click on things that lie on top of each other as a cell of the
// answer, or the piece that is to act; false if it is meant for something else.
func (c *Choice) onPlot(under []rules.Ref) (Act, bool) {
	p := &c.Plot
	if !p.On() {
		return Act{}, false
	}
	var piece, cell rules.Ref
	for _, r := range under {
		switch {
		case r == 0:
		case c.Scene.IsCell(r):
			cell = r
		default:
			piece = r
		}
	}
	if !p.May(cell) && (c.IsLive(piece) && piece != p.Who || len(c.Picks) > 0 && c.Picks[0] != p.Who) {
		return Act{}, false // one of the options beside the cells
	}
	switch p.Click(piece, cell) {
	case field.Stray:
		return Act{}, false
	case field.Denied:
		return refuse(c.Why.Decline(p.Barred)), true
	case field.Sealed:
		return answer(p.Found), true
	}
	c.Clear()
	act := c.weighPlot(p.Full())
	act.Selects = true
	return act, true
}

// TakePlot begins to draw a course at a piece and the cell below it; false if nothing
// begins there.
func (c *Choice) TakePlot(piece, cell rules.Ref) bool {
	if c.Dragged != 0 || !c.Plot.Take(piece, cell) {
		return false
	}
	c.Clear()
	return true
}

// EndPlot ends the drawing of a course.
func (c *Choice) EndPlot() Act {
	c.Plot.Drawing = false
	return c.weighPlot(true)
}

// weighPlot gives an answer that is complete if it can be taken back, and shows
// the odds of one that could be given and cannot.
func (c *Choice) weighPlot(full bool) Act {
	c.Ahead.Odds.Forget()
	if o, ok := c.Plot.Ready(); ok {
		switch final := c.Final(o); {
		case full && (c.once() || !final):
			return answer(o)
		case final:
			c.weigh(o)
		}
	}
	return Act{Does: Changes}
}
