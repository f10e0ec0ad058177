package ai

import (
	"maps"
	"math"
	"slices"
	"sync"

	"grognard/rules"
)

// mind is what a player knows of a system, ready to be used by one goroutine.
type mind struct {
	book    rules.Rulebook
	judge   rules.Judge // nil: the book is none
	horizon int         // player turns; 0: to the end of the Step
	far     int         // the same where more work is done; 0: as many
	temper  float64     // by how much more its own side's assets count than the other's
	even    float64     // odds, as a logarithm, at which he says that both win as often
	trust   float64     // how far a glance decides between options that trials find alike
	sharp   float64     // how closely trial games keep to what speaks for an answer
	sure    float64     // by how much odds are multiplied when they are told
	tempo   float64     // odds, as a logarithm, of an even position for the side whose turn has just ended
	scale   float64     // points of Score that make a chance of 73 %; 0: assets are judged
	kinds   map[string]*kind

	prospects    []float64
	assets       []float64
	count        []int // of prospects
	ours, theirs []int // of assets
}

// kind is how eager the player is in one kind of request.
type kind struct{ dos []eagerness }

type eagerness struct {
	do     string
	weight float64
}

// What is taken of a system of which nothing is known.
const (
	defaultScale   = 800
	defaultHorizon = 8
)

// newMind makes what was learned ready for use.
func newMind(book rules.Rulebook, w *Weights) *mind {
	key := mindKey{book, w}
	first, ok := minds.Load(key)
	if !ok {
		first, _ = minds.LoadOrStore(key, compile(book, w))
	}
	m := *first.(*mind) // what is learned is shared, what is counted is not
	m.count = make([]int, len(m.prospects))
	m.ours, m.theirs = make([]int, len(m.assets)), make([]int, len(m.assets))
	return &m
}

// minds are those that were made so far, each without room to count.
var minds sync.Map

type mindKey struct {
	book rules.Rulebook
	from *Weights
}

// compile reads weights.
func compile(book rules.Rulebook, w *Weights) *mind {
	m := &mind{book: book, horizon: orElse(w.Horizon, defaultHorizon), far: w.Far, scale: w.PointsPerOdds(), sure: w.Sure, tempo: w.Tempo, trust: w.Trust, sharp: w.Sharp, kinds: map[string]*kind{}}
	if m.sharp == 0 {
		m.sharp = 1
	}
	for name, dos := range w.Acts {
		k := &kind{}
		for _, do := range slices.Sorted(maps.Keys(dos)) {
			k.dos = append(k.dos, eagerness{do, math.Exp(dos[do] / 1000)})
		}
		m.kinds[name] = k
	}
	j, ok := book.(rules.Judge)
	if !ok {
		return m
	}
	m.judge = j
	for _, f := range j.Prospects() {
		m.prospects = append(m.prospects, w.Prospect(f))
	}
	for _, f := range j.Assets() {
		m.assets = append(m.assets, w.Asset(f))
	}
	return m
}

// told is what the player says where he has come to a chance of winning.
func (m *mind) told(chance float64) float64 {
	if chance <= 0 || chance >= 1 {
		return chance
	}
	sure := m.sure
	if sure == 0 {
		sure = 1
	}
	return 1 / (1 + math.Exp(-sure*(math.Log(chance/(1-chance))-m.even)))
}

// ended is what an even position at the horizon shows a side, as the logarithm of odds: trial games
// stop where a player turn ends.
func (m *mind) ended(active, side rules.Side) float64 {
	if active == rules.Chance || m.horizon == 0 {
		return 0
	}
	if m.horizon%2 == 0 {
		active = active.Other()
	}
	if active == side {
		return m.tempo
	}
	return -m.tempo
}

// chance is how likely a side wins from a board.
func (m *mind) chance(b rules.Board, s rules.Side) float64 {
	if r := b.Result(); r.Over {
		switch r.Winner {
		case s:
			return 1
		case rules.Chance:
			return 0.5
		}
		return 0
	}
	return 1 / (1 + math.Exp(-m.odds(b, s)))
}

// odds is the logarithm of the odds that a side wins.
func (m *mind) odds(b rules.Board, s rules.Side) float64 {
	if m.judge == nil || len(m.assets) == 0 {
		return float64(m.book.Score(b, s)) / m.scale
	}
	m.judge.CountAssets(b, s, m.ours)
	m.judge.CountAssets(b, s.Other(), m.theirs)
	sum := 0.0
	for i, w := range m.assets {
		sum += w * ((1+m.temper)*float64(m.ours[i]) - (1-m.temper)*float64(m.theirs[i]))
	}
	return sum
}

// appeal is what speaks for an answer, as a factor of how likely it is.
func (m *mind) appeal(b rules.Board, q *rules.Request, o rules.Option) float64 {
	if m.judge == nil || len(m.prospects) == 0 {
		return 1
	}
	m.judge.CountProspects(b, q, o, m.count)
	sum := 0.0
	for i, n := range m.count {
		if n != 0 {
			sum += m.prospects[i] * float64(n)
		}
	}
	if sum == 0 {
		return 1
	}
	return math.Exp(max(-20, min(20, sum)))
}

// liking is how likely the player gives an answer, at a glance, beside others.
func (m *mind) liking(b rules.Board, q *rules.Request, o rules.Option) float64 {
	return m.eager(m.kinds[q.Kind], q, o.Do) * m.appeal(b, q, o)
}
