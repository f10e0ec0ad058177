package choice

import (
	"grognard/render/table/foresee"
	"grognard/rules"
)

// mostRoutes is how many routes to one place are told apart.
const mostRoutes = 4

// Routes lists how what is picked would come to the place under the pointer, or
// to the one that is picked. Nothing is listed before the piece is known.
func (c *Choice) Routes(cell rules.Ref) []foresee.Route {
	if c.Scene.Ask == nil || c.Scene.Moving() || c.Scene.View().Map == nil || c.Scene.OnTabletop() {
		return nil
	}
	to := cell
	if !c.IsLive(to) && !c.IsPicked(to) {
		to = 0
		if n := len(c.Picks); n > 0 && c.Scene.IsCell(c.Picks[n-1]) {
			to = c.Picks[n-1]
		}
	}
	if to == 0 {
		return nil
	}
	return c.Ahead.Routes(c.journey(to), c.findRoutes)
}

// findRoutes plays the options that make a journey.
func (c *Choice) findRoutes(j foresee.Journey) (all []foresee.Route) {
	sole := c.Sole()
	for i, o := range c.Scene.Ask.Options {
		if len(all) == mostRoutes {
			break
		}
		if o.At == j.To && o.Who != 0 && c.Fits(o) && (sole || c.IsPicked(o.Who) || o.Who == c.About) {
			if r, ok := c.Trial(o).Route(c.Scene.Viewer); ok {
				r.Sign = c.Scene.Ask.Sign(i)
				all = append(all, r)
			}
		}
	}
	return all
}

// journey takes what is picked to a place.
func (c *Choice) journey(to rules.Ref) foresee.Journey {
	j := foresee.Journey{Pos: c.Scene.Pos, To: to}
	copy(j.Picks[:], c.Picks)
	return j
}

// BarredRoute returns why what is picked cannot go to a place, if the rules say so of
// that very piece.
func (c *Choice) BarredRoute(cell rules.Ref) rules.Reason {
	if c.Scene.Ask == nil || c.Scene.Moving() || !c.Scene.IsCell(cell) || len(c.Picks) == 0 || c.IsLive(cell) || c.IsPicked(cell) {
		return rules.Reason{}
	}
	if home, ok := c.Scene.Cell(c.Picks[0]); !ok || home == cell {
		return rules.Reason{}
	}
	return c.barred.Of(c.journey(cell), c.whyBarred)
}

// whyBarred returns what the rules have against a journey.
func (c *Choice) whyBarred(j foresee.Journey) rules.Reason {
	why, _ := closest(c.Refused(), c.Picks, []rules.Ref{j.To})
	return why
}
