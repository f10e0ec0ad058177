package series

import (
	"slices"

	"grognard/rules"
	"grognard/scenarios"
)

// Point is where a campaign stands.
type Point struct {
	Battle *Battle           // to be fought next; nil: it is over
	Ending *Ending           // nil: it goes on
	Gains  []*Gain           // that are carried over
	Told   []scenarios.Words // what came of each battle, one for each result; may be empty
	Fought []*Battle
}

// Plan is the campaign of a series; nil: it is none. Errors are *rules.FileError.
func (s *Series) Plan() (*Plan, error) {
	if s.Kind != Campaign || s.plan != nil {
		return s.plan, nil
	}
	p, err := ReadPlan(s.Data)
	s.plan = p
	return p, err
}

// At tells where a campaign stands, by the results of its battles. Errors are *rules.FileError.
func (s *Series) At() (*Point, error) {
	plan, err := s.Plan()
	if err != nil {
		return nil, err
	}
	at := &Point{Battle: plan.Battle(plan.First)}
	var has []string
	for i := range s.Results {
		r := &s.Results[i]
		if at.Battle == nil || at.Battle.ID != r.Battle {
			return nil, rules.Fault("fault.series.battle", "game %d is of the battle %q, which is not to be fought there", i+1, r.Battle)
		}
		t := at.Battle.follows(r, has)
		at.Fought, at.Told = append(at.Fought, at.Battle), append(at.Told, t.Story)
		has = t.gains(has)
		at.Battle, at.Ending = plan.Battle(t.Next), plan.Ending(t.Next)
	}
	for _, id := range has {
		at.Gains = append(at.Gains, plan.Gain(id))
	}
	return at, nil
}

// follows is what follows from a battle: the last one fits always.
func (b *Battle) follows(r *Result, has []string) *Then {
	for i := range b.Then {
		if b.Then[i].fits(r, has) {
			return &b.Then[i]
		}
	}
	return &b.Then[len(b.Then)-1]
}

func (t *Then) fits(r *Result, has []string) bool {
	if c, ok := contestants[t.Won]; ok && r.Won != c {
		return false
	}
	apart := r.Score[0] - r.Score[1]
	return max(apart, -apart) >= t.By && (t.If == "" || slices.Contains(has, t.If)) && !slices.Contains(has, t.Unless)
}

func ids(all []*Gain) (to []string) {
	for _, g := range all {
		to = append(to, g.ID)
	}
	return to
}

func (s *Series) nextOfCampaign() (*Game, error) {
	plan, err := s.Plan()
	if err != nil {
		return nil, err
	}
	at, err := s.At()
	if err != nil {
		return nil, err
	}
	b := at.Battle
	g := &Game{N: len(s.Results) + 1, Book: b.Book, Scenario: b.Scenario, Set: b.Switches, Title: b.Title, Battle: b}
	if g.Data, err = b.changed(ids(at.Gains)); err != nil {
		return nil, err
	}
	if g.One, err = plan.side(b, g.Data); err != nil {
		return nil, err
	}
	g.Armies, err = s.Armies()
	return g, err
}

// Armies are those with which both sides of a campaign go into the next battle; nil where none go on.
func (s *Series) Armies() (all [2][]byte, err error) {
	plan, err := s.Plan()
	if err != nil || plan == nil || plan.Muster == nil {
		return all, err
	}
	for c := range all {
		if all[c] = s.Start[c]; all[c] == nil {
			all[c] = plan.Army(Contestant(c))
		}
		for i := range s.Results {
			if data := s.Results[i].Armies[c]; data != nil {
				all[c] = data
			}
		}
	}
	return all, nil
}

// Army is the army with which a side begins where none was chosen.
func (p *Plan) Army(c Contestant) []byte {
	for _, a := range scenarios.Armies(p.Battles[0].Book.Name()) {
		if a.ID == p.Sides[c].Army {
			return a.Data
		}
	}
	return nil
}

// Takes reports whether a side of the campaign may begin with an army: it is of its nations, and not too dear.
func (p *Plan) Takes(c Contestant, n rules.ArmyNote) bool {
	return p.Muster != nil && n.Points <= p.Muster.Points && slices.Contains(p.Sides[c].Nations, n.Nation)
}

// march adds to a result the armies that go on.
func (s *Series) march(g *Game, b rules.Board, r *Result) {
	k, ok := g.Book.(rules.Campaigner)
	if !ok || s.plan == nil || s.plan.Muster == nil {
		return
	}
	m := s.plan.Muster
	for c := One; c <= Two; c++ {
		side := g.One
		if c == Two {
			side = side.Other()
		}
		recruits := m.Lost
		switch r.Won {
		case c:
			recruits = m.Won
		case None:
			recruits = m.Drawn
		}
		r.Armies[c], r.Units[c] = k.Muster(b, side, recruits, m.Points)
	}
}
