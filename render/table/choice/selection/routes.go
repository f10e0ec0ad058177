package selection

import (
	"grognard/render/table/foresee"
	"grognard/rules"
)

// mostRoutes is how many routes to one place are told apart.
const mostRoutes = 4

// Routes lists how what is picked would come to the place under the pointer, or
// to the one that is picked. Nothing is listed before the piece is known.
func (s *Selection) Routes(ahead *foresee.Lookahead, cell rules.Ref) []foresee.Route {
	if s.scene.Ask == nil || s.scene.Moving() || s.scene.View().Map == nil || s.scene.OnTabletop() {
		return nil
	}
	to := cell
	if !s.IsLive(to) && !s.IsPicked(to) {
		to = 0
		if n := len(s.Picks); n > 0 && s.scene.IsCell(s.Picks[n-1]) {
			to = s.Picks[n-1]
		}
	}
	if to == 0 {
		return nil
	}
	return ahead.Routes(s.Journey(to), s.findRoutes)
}

// findRoutes plays the options that make a journey.
func (s *Selection) findRoutes(j foresee.Journey) (all []foresee.Route) {
	sole := s.Sole()
	for i, o := range s.scene.Ask.Options {
		if len(all) == mostRoutes {
			break
		}
		if o.At == j.To && o.Who != 0 && s.Fits(o) && (sole || s.IsPicked(o.Who) || o.Who == s.About) {
			if r, ok := s.trial(o).Route(s.scene.Viewer); ok {
				r.Sign = s.scene.Ask.Sign(i)
				all = append(all, r)
			}
		}
	}
	return all
}

// Journey takes what is picked to a place.
func (s *Selection) Journey(to rules.Ref) foresee.Journey {
	j := foresee.Journey{Pos: s.scene.Pos, To: to}
	copy(j.Picks[:], s.Picks)
	return j
}

// trial is an option of the position that is shown, to look ahead from.
func (s *Selection) trial(o rules.Option) foresee.Act {
	return foresee.Act{Pos: s.scene.Pos, Option: o}
}
