// Package ai is a computer player for any rulebook. It knows none: a rulebook names what a position
// is judged by (assets) and what speaks for an answer (prospects), and the weights of both are learned
// from games of the player against others that weigh one of them more or less (package train).
//
// A decision goes like this. What the side does not see is dealt anew, some dozen times. In each such
// world every answer that it may give is tried, all of them with the same dice; from there a quick
// policy, which draws answers by their prospects, plays on for both sides to the end of a player turn
// (in some systems of the next), and the position is judged: a chance of winning. The worse half of the answers is dropped, the rest
// is tried more often, and so on until one is left. Answers that are laid out on a field rather than
// listed are those that the rulebook proposes, and a few by lot.
//
// Players of games with turns of many acts have been built in other ways, and these were measured
// before this one was chosen:
//
//   - Evolving a whole turn as a sequence of acts (online evolutionary planning, Justesen and others;
//     a tree over such sequences with a flexible horizon, Baier and Cowling; portfolios of scripts,
//     Churchill and Buro). Here dice fall and the enemy reacts between two acts of a turn, so that most
//     of a sequence cannot be played any more when its turn comes. Racing plans did not beat racing
//     single answers whose turn the policy plays to its end, which is a plan that takes the dice as
//     they fall.
//   - Trees with bandits over dealt worlds (information set search, Cowling, Powley and Whitehouse). A
//     turn of twenty answers, dozens of options each, leaves a tree a few visits a node in the time that
//     a player waits; they lost clearly.
//   - Dropping the worse half in worlds shared by all (sequential halving, Karnin, Koren and Somekh) held
//     in all systems, and needs no constant.
//   - What the position is judged by, how the policy chooses, and judging at the end of a player turn
//     rather than after so many acts gained more than any kind of search.
//
// What has been measured since stands in the results of the ladder (game/ladder/results.md).
package ai

import (
	"cmp"
	"context"
	"encoding/json"
	"hash/fnv"
	"math"
	"math/rand/v2"
	"slices"
	"time"

	"grognard/game/trail"
	"grognard/rules"
)

// Player is a computer player. The zero value plays well enough and takes
// about a fifth of a second for an answer. The same Player gives the same
// answer to the same position of the same game, unless Limit cuts it short.
type Player struct {
	Seed    uint64
	Work    int           // answers given in trial games for one decision, long lists of options counting more; 0 is DefaultWork
	Wide    int           // options tried at most; 0 is DefaultWide
	Limit   time.Duration // of one decision; 0 is none
	Turn    time.Duration // that others may wait for him in a player turn, all decisions together, see match.Timed; 0: as long as it takes
	Cores   int           // that he thinks on; 0 is one. He chooses the same on any number of them.
	Weights *Weights      // what he has learned; nil is Learned
	Near    bool          // he looks no further than the Step that he answers in
	Far     bool          // he looks further than his own turn, where that was found to tell
	Grasp   Grasp         // of what he sees
	Temper  Temper
	// Start is the position with which the game began. Where nothing is hidden in it, he takes the
	// sides for even there, whatever one of them holds, and tells his chances by what has changed
	// since; else, and where it is nil, by what there is.
	Start *rules.Position
}

// What a Player uses whose fields are zero.
const (
	DefaultWork = 40000
	DefaultWide = 80
)

// patience is how many answers a side gives in one Step before it looks for a
// button that ends it. It keeps a set-up from being arranged for ever.
const patience = 24

// Choose returns an option of the request that side has to answer, as if the
// game began there. It panics if the position does not ask side.
func (p Player) Choose(pos *rules.Position, side rules.Side) rules.Option {
	return p.ChooseAfter(context.Background(), &trail.Trail{}, pos, side)
}

// ChooseAfter is Choose in a game of which is known where it has been: an option
// that leads back to a position is taken only where there is no other, one that
// brings a piece back only where it is better by more than a little, and who is
// back himself does not choose by the same lot again. Soon after ctx is done it
// returns what seemed best so far.
func (p Player) ChooseAfter(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side) rules.Option {
	o, _ := p.ChooseWith(ctx, past, pos, side)
	return o
}

// ChooseJudging is ChooseAfter that tells how likely the player thinks his side is to win; NaN where
// there was nothing to think about.
func (p Player) ChooseJudging(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side) (rules.Option, float64) {
	o, all := p.ChooseWith(ctx, past, pos, side)
	if len(all) == 0 {
		return o, math.NaN()
	}
	return o, all[0].Chance
}

// ChooseWith is ChooseAfter that tells what the player thinks of the options that he has thought
// about, the best first: none where there was nothing to think about.
func (p Player) ChooseWith(ctx context.Context, past *trail.Trail, pos *rules.Position, side rules.Side) (rules.Option, []Opinion) {
	req := pos.Request()
	if req == nil || req.To != side {
		panic("ai: asked to choose for a side that has nothing to decide")
	}
	r := p.source(pos, side, past.Visits(pos))
	s := p.search(ctx, pos, side, r)
	options := onward(pos, past, s.candidates(req, orElse(p.Wide, DefaultWide)))
	back := s.returning(past, options)
	if req.Field != nil { // who has said that he wheels does not wheel by a hair
		if forth := slices.DeleteFunc(slices.Clone(options), func(o rules.Option) bool { return back[o] }); len(forth) > 0 {
			options = forth
		}
	}
	if len(options) == 1 {
		return options[0], nil
	}
	if end, ok := button(req.Options, r); ok && p.tired(pos, side) {
		return end, nil
	}
	ranked := s.best(options, back)
	if ranked == nil {
		return s.blind(options), nil
	}
	var all []Opinion
	for _, t := range ranked {
		all = append(all, Opinion{t.option, s.games[0].mind.told(t.mean()), int(t.n)})
	}
	return all[0].Option, all
}

// TurnTime implements match.Timed.
func (p Player) TurnTime() time.Duration { return p.Turn }

// search is a decision to be thought over.
func (p Player) search(ctx context.Context, pos *rules.Position, side rules.Side, r *rand.Rand) *search {
	w := p.Weights
	if w == nil || w.Book != "" && w.Book != pos.Book().Name() {
		w = Learned(pos.Book())
	}
	s := &search{ctx: ctx, pos: pos, side: side, rand: r, work: orElse(p.Work, DefaultWork)}
	even, active := p.even(pos.Book(), w, side), pos.View(side).Active
	before := early(pos, side)
	for range max(1, p.Cores) {
		m := p.mind(pos.Book(), w)
		m.even = even + m.ended(active, side)
		g := newTrialGame(m)
		if before {
			g.most = setUpSteps
		}
		s.games = append(s.games, g)
	}
	s.bare = !rules.Conceals(pos.Book(), pos.Board())
	if p.Limit > 0 {
		s.until = time.Now().Add(p.Limit)
	}
	return s
}

// early reports whether a side builds its army, or sets it up.
func early(pos *rules.Position, side rules.Side) bool {
	return pos.Request().SetUp || pos.View(side).ArmyList != nil
}

// even is what speaks for a side at the start, as the logarithm of odds. It is 0 where something is
// hidden: nobody may look there, and in Commands & Colors, dealt anew, it told less than nothing.
func (p Player) even(book rules.Rulebook, w *Weights, side rules.Side) float64 {
	if p.Start == nil || rules.Conceals(book, p.Start.Board()) {
		return 0
	}
	return p.mind(book, w).odds(p.Start.Board(), side)
}

// mind is what the player knows, as he is.
func (p Player) mind(book rules.Rulebook, w *Weights) *mind {
	m := newMind(book, w)
	m.temper = p.Temper.weight()
	grasp, near := p.Grasp, p.Near
	if grasp == Acts && w.Near {
		grasp, near = Whole, true
	}
	if near {
		m.horizon = 0
	} else if p.Far && m.far > 0 {
		m.horizon = m.far
	}
	switch grasp {
	case Counts:
		m.judge, m.trust = nil, 0
	case Acts:
		m.assets = nil
	}
	return m
}

// blind answers where no deal fits: with what changes least, else by lot. The
// real position would tell better, and must not.
func (s *search) blind(options []rules.Option) rules.Option {
	if req := s.pos.Request(); req.Quiet >= 0 && slices.Contains(options, req.Options[req.Quiet]) {
		return req.Options[req.Quiet]
	}
	return options[s.rand.IntN(len(options))]
}

// onward returns the options that do not lead back to where the game has been,
// or, where all do, those that lead where it has been least.
func onward(pos *rules.Position, past *trail.Trail, options []rules.Option) (best []rules.Option) {
	least := 0
	for _, o := range options {
		next, _, err := pos.Play(rules.Answer{By: pos.Request().To, Option: o})
		if err != nil {
			continue // whoever plays it will say so
		}
		n := past.Visits(next)
		if len(best) == 0 || n < least {
			best, least = best[:0], n
		}
		if n == least {
			best = append(best, o)
		}
	}
	if len(best) == 0 {
		return options
	}
	return best
}

// returning tells which options move a piece back to where it was before. That is tried in a dealt
// world: in the true position something hidden might stop the piece on its way.
func (s *search) returning(past *trail.Trail, options []rules.Option) map[rules.Option]bool {
	back := map[rules.Option]bool{}
	w := s.world()
	if w == nil || w.Request().SetUp {
		return back
	}
	q, now := w.Request(), w.View(s.side)
	for _, o := range options {
		who := cmp.Or(o.Who, q.About)
		stands, ok := trail.StandOf(now, who)
		if !ok {
			continue
		}
		next, _, err := w.Play(rules.Answer{By: s.side, Option: o})
		if err != nil {
			continue // it does not fit this world
		}
		v := next.View(s.side)
		at, ok := trail.StandOf(v, who)
		back[o] = ok && at != stands && past.Back(s.side, who, at, v.Map)
	}
	return back
}

func orElse(n, otherwise int) int {
	if n > 0 {
		return n
	}
	return otherwise
}

// source returns the random numbers for one decision: they depend on the seed,
// on what the side sees of the position, and on how often the game has come to
// it. A hand that it does not see must not move even its lot.
func (p Player) source(pos *rules.Position, side rules.Side, visits int) *rand.Rand {
	_, tape := pos.Checkpoint()
	again := max(0, visits-1) // this time does not count
	return rand.New(rand.NewPCG(p.Seed+uint64(again)<<32, sum(pos.View(side))+uint64(len(tape))))
}

// sum adds up all that a view shows, but for the map, which never changes.
func sum(v *rules.View) uint64 {
	seen := *v
	seen.Map = nil
	h := fnv.New64a()
	if err := json.NewEncoder(h).Encode(seen); err != nil {
		panic(err) // plain values only
	}
	return h.Sum64()
}

// tired reports whether side has answered often enough in this Step.
func (p Player) tired(pos *rules.Position, side rules.Side) bool {
	_, tape := pos.Checkpoint()
	n := 0
	for _, a := range tape {
		if a.By == side {
			n++
		}
	}
	return n >= patience
}

// sampled is how many answers of a Field are taken by lot, beside those that it proposes.
const sampled = 4

// candidates lists the options worth trying: all of them, or those of a long list that the
// player likes best at a glance; of a Field what it proposes, and some by lot. The quiet option
// is always among them.
func (s *search) candidates(req *rules.Request, wide int) []rules.Option {
	all := slices.Clone(req.Options)
	if req.Field != nil {
		by := wide
		if f, ok := req.Field.(rules.Proposer); ok {
			all = append(all, f.Propose(wide*3/4)...)
			by = sampled
		}
		for range max(sampled, min(by, wide-len(all))) {
			if o := req.Field.Sample(s.rand); !slices.Contains(all, o) {
				all = append(all, o)
			}
		}
	}
	if len(all) <= wide {
		return all
	}
	if req.SetUp { // those liked best would be the same ones for ever, and others would never be put down
		if req.Quiet >= 0 {
			all[0], all[req.Quiet] = all[req.Quiet], all[0]
		}
		rest := all[min(1, req.Quiet+1):]
		s.rand.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
		return all[:wide]
	}
	// A world serves as well as the position, and holds nothing that the side may not know.
	w := s.world()
	if w == nil {
		return all[:wide]
	}
	m := s.games[0].mind
	liking := make(map[rules.Option]float64, len(all))
	for _, o := range all {
		liking[o] = m.liking(w.Board(), req, o)
	}
	if req.Quiet >= 0 {
		liking[req.Options[req.Quiet]] = math.Inf(1)
	}
	slices.SortStableFunc(all, func(a, b rules.Option) int { return cmp.Compare(liking[b], liking[a]) })
	return all[:wide]
}

// button returns one of the options that name nothing, such as "confirm".
func button(options []rules.Option, r *rand.Rand) (rules.Option, bool) {
	n := 0
	var one rules.Option
	for _, o := range options {
		if o.Who|o.With|o.At == 0 && o.Pt == (rules.Point{}) {
			if n++; r.IntN(n) == 0 {
				one = o
			}
		}
	}
	return one, n > 0
}
