package weigh

import (
	"cmp"
	"math"
	"slices"

	"grognard/rules"
)

// sum makes the report of games, which are in the order of their seeds.
func sum(games []*Game, course rules.Course) *Report {
	r := &Report{Games: len(games), Course: course}
	var ended []*Game
	for _, g := range games {
		if g.Broken {
			r.Unfinished = append(r.Unfinished, g.Seed)
			continue
		}
		ended = append(ended, g)
	}
	r.Decided = len(ended)
	r.wins(ended)
	r.endings(ended)
	r.lengths(ended)
	r.scores(ended)
	r.pieces(ended)
	r.goals(ended)
	r.heat(ended)
	return r
}

func share(seeds []uint64, of int) Share {
	s := Share{Seeds: seeds, Of: of, Interval: Wilson(len(seeds), of)}
	if of > 0 {
		s.Is = float64(len(seeds)) / float64(of)
	}
	return s
}

// seedsOf are those of the games of which something is true.
func seedsOf(games []*Game, is func(*Game) bool) (seeds []uint64) {
	for _, g := range games {
		if is(g) {
			seeds = append(seeds, g.Seed)
		}
	}
	return seeds
}

func (r *Report) wins(games []*Game) {
	won := func(s rules.Side) Share {
		return share(seedsOf(games, func(g *Game) bool { return g.Winner == s }), len(games))
	}
	r.Won, r.Drawn = [2]Share{won(rules.First), won(rules.Second)}, won(rules.Chance)
}

func (r *Report) endings(games []*Game) {
	type way struct {
		winner    rules.Side
		key, rule string
	}
	var ways []way
	by := map[way][]*Game{}
	for _, g := range games {
		w := way{g.Winner, g.Why.Key, g.Rule}
		if by[w] == nil {
			ways = append(ways, w)
		}
		by[w] = append(by[w], g)
	}
	for _, w := range ways {
		e := Ending{Winner: w.winner, Why: by[w][0].Why, Rule: w.rule}
		e.Why.N = middle(by[w], func(g *Game) int { return g.Why.N })
		e.Why.M = middle(by[w], func(g *Game) int { return g.Why.M })
		e.Varies = slices.ContainsFunc(by[w], func(g *Game) bool { return g.Why.N != e.Why.N || g.Why.M != e.Why.M })
		e.Share = share(seedsOf(by[w], func(*Game) bool { return true }), len(games))
		r.Endings = append(r.Endings, e)
	}
	slices.SortStableFunc(r.Endings, func(a, b Ending) int { return cmp.Compare(len(b.Seeds), len(a.Seeds)) })
}

// middle is a number that one of the games has, and no more than half are above or below.
func middle(games []*Game, of func(*Game) int) int {
	var all []int
	for _, g := range games {
		all = append(all, of(g))
	}
	slices.Sort(all)
	return all[(len(all)-1)/2]
}

// spread is that of some numbers, which it sorts.
func spread(all []float64) Spread {
	if len(all) == 0 {
		return Spread{}
	}
	slices.Sort(all)
	return Spread{at(all, 0.1), at(all, 0.5), at(all, 0.9)}
}

// at is the number below which a part of them lies, between two of them in proportion.
func at(sorted []float64, part float64) float64 {
	x := part * float64(len(sorted)-1)
	i := int(math.Floor(x))
	if i+1 == len(sorted) {
		return sorted[i]
	}
	return sorted[i] + (x-float64(i))*(sorted[i+1]-sorted[i])
}

func (r *Report) lengths(games []*Game) {
	var turns []float64
	for _, g := range games {
		turns = append(turns, float64(g.Turn))
	}
	if r.Turns = spread(turns); len(turns) == 0 {
		return
	}
	for t := int(turns[0]); t <= int(turns[len(turns)-1]); t++ {
		r.Length = append(r.Length, Bar{t, seedsOf(games, func(g *Game) bool { return g.Turn == t })})
	}
}

func (r *Report) scores(games []*Game) {
	type turn struct {
		n     [2][]float64
		seeds []uint64
	}
	by := map[int]*turn{}
	var turns []int
	for _, g := range games {
		for _, s := range g.Scores {
			t := by[s.Turn]
			if t == nil {
				t = &turn{}
				by[s.Turn], turns = t, append(turns, s.Turn)
			}
			for i := range s.N {
				t.n[i] = append(t.n[i], float64(s.N[i]))
			}
			t.seeds = append(t.seeds, g.Seed)
		}
	}
	slices.Sort(turns)
	for _, t := range turns {
		r.Scores = append(r.Scores, Band{Turn: t, Side: [2]Spread{spread(by[t].n[0]), spread(by[t].n[1])}, Seeds: by[t].seeds})
	}
}

func (r *Report) pieces(games []*Game) {
	type fate struct {
		games int
		left  float64
		lost  []uint64
	}
	fates := map[rules.Ref]*fate{}
	for _, g := range games {
		for _, p := range g.Pieces {
			f := fates[p.Ref]
			if f == nil {
				f = &fate{}
				fates[p.Ref] = f
				r.Pieces = append(r.Pieces, Toll{Ref: p.Ref, Side: p.Side, Nation: p.Nation, Face: p.Face})
			}
			f.games++
			if p.Lost {
				f.lost = append(f.lost, g.Seed)
			}
			f.left += p.left()
		}
	}
	for i := range r.Pieces {
		f := fates[r.Pieces[i].Ref]
		r.Pieces[i].Lost, r.Pieces[i].Left = share(f.lost, f.games), f.left/float64(f.games)
	}
	slices.SortFunc(r.Pieces, func(a, b Toll) int { return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(a.Ref, b.Ref)) })
}

// left is the part of its strength that a piece has at the end.
func (p *End) left() float64 {
	switch {
	case p.Lost:
		return 0
	case p.Of == 0:
		return 1 // it has no steps to lose
	}
	return float64(p.N) / float64(p.Of)
}

func (r *Report) goals(games []*Game) {
	type tenure struct {
		games int
		held  [2]float64
		last  [2][]uint64
	}
	tenures := map[Goal]*tenure{}
	for _, g := range games {
		for _, h := range g.Goals {
			t := tenures[h.Goal]
			if t == nil {
				t = &tenure{}
				tenures[h.Goal] = t
				r.Goals = append(r.Goals, Objective{Goal: h.Goal})
			}
			t.games++
			for s := range h.N {
				t.held[s] += float64(h.N[s]) / float64(max(1, h.Of))
			}
			if h.Last != rules.Chance {
				t.last[h.Last] = append(t.last[h.Last], g.Seed)
			}
		}
	}
	for i := range r.Goals {
		o := &r.Goals[i]
		t := tenures[o.Goal]
		for s := range o.Held {
			o.Held[s], o.Last[s] = t.held[s]/float64(t.games), share(t.last[s], t.games)
		}
	}
}

func (r *Report) heat(games []*Game) {
	spots := map[Spot]int{}
	for _, g := range games {
		for _, h := range g.Heat {
			i, known := spots[h.Spot]
			if !known {
				i = len(r.Heat)
				spots[h.Spot] = i
				r.Heat = append(r.Heat, Hot{Spot: h.Spot})
			}
			r.Heat[i].add(g, &h)
		}
	}
	n := float64(len(games))
	for i := range r.Heat {
		h := &r.Heat[i]
		h.Fights, h.Losses = h.Fights/n, h.Losses/n
		for s := range h.Held {
			h.Lost[s], h.Held[s] = h.Lost[s]/n, h.Held[s]/n
		}
		r.Hottest.Fights, r.Hottest.Losses = max(r.Hottest.Fights, h.Fights), max(r.Hottest.Losses, h.Losses)
		r.Hottest.Held = max(r.Hottest.Held, h.Held[0], h.Held[1])
	}
	slices.SortFunc(r.Heat, func(a, b Hot) int {
		return cmp.Or(cmp.Compare(a.Cell, b.Cell), cmp.Compare(a.Row, b.Row), cmp.Compare(a.Col, b.Col))
	})
}

// add takes over what went on in a cell in one game.
func (h *Hot) add(g *Game, in *Heat) {
	if in.Fights > 0 {
		h.Fights += float64(in.Fights)
		h.Fought = append(h.Fought, g.Seed)
	}
	if in.Losses[0]+in.Losses[1] > 0 {
		h.Bled = append(h.Bled, g.Seed)
	}
	for s := range in.Held {
		h.Losses += float64(in.Losses[s])
		h.Lost[s] += float64(in.Losses[s])
		if in.Losses[s] > 0 {
			h.Hurt[s] = append(h.Hurt[s], g.Seed)
		}
		if in.Held[s] > 0 {
			h.Held[s] += float64(in.Held[s]) / float64(max(1, g.Sampled))
			h.Stood[s] = append(h.Stood[s], g.Seed)
		}
	}
}
