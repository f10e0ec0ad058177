package wire

import (
	"errors"
	"strconv"

	"grognard/rules"
)

// view shows the board.
func (s *Session) view(rest string) error {
	side := s.Match.Viewer()
	if rest != "" {
		var err error
		if side, err = parseSide(rest); err != nil {
			return err
		}
		if !s.open() && side != rules.Chance && side != s.Match.Viewer() {
			return errors.New("that side is the computer's, and its hand stays hidden")
		}
	}
	v := s.Match.Position().View(side)
	s.say("view", attr{".side", seenBy(side)}, attr{"turn", v.Turn}, attr{"turns", v.Turns},
		attr{"active", sideName(v.Active)}, attr{"phase", v.Phase.Key}, attr{"say", s.words(v.Phase)})
	for i, a := range v.Sides {
		s.army(rules.Side(i), a)
	}
	for _, g := range v.Gauges {
		s.say("gauge", attr{".side", "both"}, attr{".key", string(g.Key)}, attr{"", g.N}, attr{"of", g.Of}, attr{"rule", g.Rule}, attr{"say", s.words(g.Text)})
	}
	for _, c := range v.Map.Cells {
		s.say("cell", attr{".cell", s.ref(c.Ref)}, attr{".ground", string(c.Ground)})
	}
	for _, p := range v.Pieces {
		s.piece(p)
	}
	for _, c := range v.Cards {
		s.card(c)
	}
	if v.Combat != nil {
		s.combat(v.Combat)
	}
	return nil
}

func seenBy(side rules.Side) string {
	if side == rules.Chance {
		return "both"
	}
	return sideName(side)
}

func (s *Session) army(side rules.Side, a rules.Army) {
	edge := [...]string{"", "north", "east", "south", "west"}[a.Edge]
	s.say("army", attr{".side", sideName(side)}, attr{"nation", a.Nation}, attr{"edge", edge})
	for _, g := range a.Gauges {
		s.say("gauge", attr{".side", sideName(side)}, attr{".key", string(g.Key)}, attr{"", g.N}, attr{"of", g.Of}, attr{"rule", g.Rule})
	}
}

func (s *Session) piece(p rules.Piece) {
	name := s.ref(p.Ref)
	if name == "" {
		name = "?"
	}
	s.say("piece", attr{".piece", name}, attr{".side", sideName(p.Side)}, attr{"at", s.ref(p.Cell)}, attr{"pt", point(p.Pt)},
		attr{"facing", p.Facing}, attr{"face", string(p.Face)}, attr{"steps", p.N}, attr{"of", p.Of}, attr{"value", p.Value}, attr{"state", states(&p)})
}

// states lists what is so of a piece, and what is counted on it in the words that
// clients know: "ap-2" and "aps-3" are two action points left of three.
func states(p *rules.Piece) (all []string) {
	for _, s := range p.State {
		all = append(all, string(s))
	}
	for _, b := range p.Badges {
		switch n := strconv.Itoa(b.N); b.Kind {
		case rules.BadgePoints:
			all = append(all, "ap-"+n, "aps-"+strconv.Itoa(b.Of))
		case rules.BadgeSquare:
			all = append(all, "square-"+n)
		default:
			all = append(all, string(b.Kind))
		}
	}
	if p.Mark != "" {
		all = append(all, "mark:"+p.Mark)
	}
	return all
}

func point(p rules.Point) string {
	if p == (rules.Point{}) {
		return ""
	}
	return strconv.Itoa(int(p.X)) + "," + strconv.Itoa(int(p.Y))
}

func (s *Session) card(c rules.Card) {
	name := s.ref(c.Ref)
	if name == "" {
		name = "?"
	}
	place := [...]string{"hand", "deck", "discards", "play", "track", "offer"}[c.Place]
	s.say("card", attr{".card", name}, attr{".side", sideName(c.Side)}, attr{"place", place}, attr{"pile", c.N},
		attr{"class", string(c.Class)}, attr{"unit", s.ref(c.Unit)}, attr{"spent", c.Spent})
}

func (s *Session) combat(c *rules.Combat) {
	s.say("combat", attr{"key", c.Kind.Key}, attr{"from", s.refs(c.From)}, attr{"to", s.ref(c.To)})
	for _, t := range c.Sums {
		s.say("sum", attr{".key", string(t.Key)}, attr{".side", sideName(t.Side)}, attr{"", t.N}, attr{"dice", t.Dice})
	}
}
