package rulestest

import (
	"math/rand/v2"
	"reflect"
	"slices"

	"grognard/rules"
)

// record is a game as it was played, to compare other ways of playing with.
type record struct {
	start   rules.Board
	answers []rules.Answer
	at      []*rules.Position // before each answer, and at the end
	hashes  []uint64          // of the boards shown there
	events  [][]rules.Event   // that each answer brought
}

// game plays one random game from a start. thorough: checkpoints are saved and
// loaded all along, not only where it is looked at deeply.
func (x *examiner) game(s Start, seed uint64, thorough bool) {
	x.start, x.seed, x.log, x.tried = s, seed, nil, nil
	x.seen = [2]map[rules.Ref]bool{{}, {}}
	r := rand.New(rand.NewPCG(seed, 0x6772_6f67))
	b, err := x.Book.Book.Load(s.Data, s.Set)
	if err != nil {
		x.failf(CheckSave, "the start does not load: %v", err)
		return
	}
	g := &record{start: b.Clone()}
	p, events, err := rules.Begin(x.Book.Book, b)
	if err != nil {
		x.fail(CheckStep, err)
		return
	}
	x.events(nil, p, events)
	x.report.Games++
	for g.keep(p); p.Request() != nil && !x.enough; g.keep(p) {
		if len(g.answers) == x.Answers {
			x.failf(CheckEnd, "the game has not ended after %d answers", x.Answers)
			break
		}
		deep := r.IntN(x.Probe) == 0
		x.position(p, r, deep, thorough)
		a := x.answer(p.Request(), r)
		x.remember(p.Request(), r)
		next, events, err := p.Play(a)
		if err != nil {
			x.log = append(x.log, describe(x.Book.Book, p.Request(), a))
			x.failf(CheckStep, "%s: %v", p.Request().Kind, err)
			break
		}
		if deep {
			x.wall(p, a, next, events, r)
			x.follow(p, a, next, events, r)
		}
		x.log = append(x.log, describe(x.Book.Book, p.Request(), a))
		x.events(p, next, events)
		g.answers, g.events = append(g.answers, a), append(g.events, events)
		p = next
	}
	if x.enough {
		return
	}
	x.ended(p)
	x.again(g)
	x.rollout(g, false)
	x.rollout(g, true)
	x.unchanged(g, r)
}

func (g *record) keep(p *rules.Position) {
	g.at, g.hashes = append(g.at, p), append(g.hashes, p.Board().Hash())
}

// answer chooses at random.
func (x *examiner) answer(q *rules.Request, r *rand.Rand) rules.Answer {
	switch {
	case q.To == rules.Chance:
		return rules.Answer{By: rules.Chance, Faces: q.Dice.Throw(r)}
	case q.Field != nil && (len(q.Options) == 0 || r.IntN(2) == 0):
		return rules.Answer{By: q.To, Option: q.Field.Sample(r)}
	}
	i := -1
	if x.Prefer != nil {
		i = x.Prefer(q)
	}
	if i < 0 {
		i = r.IntN(len(q.Options))
	}
	return rules.Answer{By: q.To, Option: q.Options[i]}
}

// describe writes an answer for the log of a fault.
func describe(k rules.Rulebook, q *rules.Request, a rules.Answer) string {
	if a.By == rules.Chance {
		return q.Kind + " " + text(a.Faces)
	}
	return q.Kind + " " + rules.FormatOption(k, a.Option)
}

// One position in so many is viewed twice, and one Step in so many of a thorough game saved and
// loaded; none of them divides the rounds of a game, so that all its moments have their turn.
const (
	twice = 5
	save  = 3
)

// position checks where a game stands.
func (x *examiner) position(p *rules.Position, r *rand.Rand, deep, thorough bool) {
	x.report.Answers++
	x.fail(CheckBoard, p.Board().Check())
	x.request(p)
	x.views(p, deep || x.report.Answers%twice == 0)
	base, tape := p.Checkpoint()
	if len(tape) == 0 {
		if x.steps++; deep || thorough && x.steps%save == 0 {
			x.saved(p, base)
		}
	}
	if !deep {
		return
	}
	if len(tape) > 0 {
		x.resumed(p)
	}
	x.refusals(p)
	x.parts(p, rand.New(rand.NewPCG(x.seed, uint64(len(x.log))))) // another lot: the game goes on as without
	x.explained(p, r)
	x.field(p.Request(), r)
	x.plot(p, r)
	x.cloned(base, r)
	x.secrets(p, r)
	x.aliases(p, r)
	x.guarded(p, r)
	x.odds(p, r)
	x.extras(p)
}

// ended checks the last position.
func (x *examiner) ended(p *rules.Position) {
	if p.Request() != nil {
		return
	}
	res := p.Result()
	x.clause(res.Rule)
	x.report.text(res.Why)
	x.report.Winners[res.Winner+1]++
	switch {
	case !res.Over:
		x.failf(CheckEnd, "nothing is asked, but the game is not over")
	case res.Winner < rules.Chance || res.Winner > rules.Second:
		x.failf(CheckEnd, "side %d wins", res.Winner)
	case res.Why.Key == "" || res.Rule == "":
		x.failf(CheckEnd, "the game ends without reason or clause")
	}
	x.fail(CheckBoard, p.Board().Check())
	x.course(p)
	x.views(p, true)
}

// course checks that the number by which the battle is told is there to the end.
func (x *examiner) course(p *rules.Position) {
	k, ok := x.Book.Book.(rules.Chronicler)
	if !ok {
		return
	}
	key := k.Course(p.Board()).Gauge
	for s, a := range p.View(rules.Chance).Sides {
		if !slices.ContainsFunc(a.Gauges, func(g rules.Gauge) bool { return g.Key == key }) {
			x.failf(CheckEnd, "side %d ends without the gauge %q by which the battle is told", s, key)
		}
	}
}

// again plays the answers a second time.
func (x *examiner) again(g *record) {
	p, _, err := rules.Begin(x.Book.Book, g.start.Clone())
	for i, a := range g.answers {
		var events []rules.Event
		if err == nil {
			p, events, err = p.Play(a)
		}
		switch {
		case err != nil:
			x.failf(CheckTwice, "answer %d is refused the second time: %v", i+1, err)
			return
		case p.Board().Hash() != g.hashes[i+1]:
			x.failf(CheckTwice, "answer %d leads to another board the second time", i+1)
			return
		case !reflect.DeepEqual(events, g.events[i]):
			x.failf(CheckTwice, "answer %d tells other events the second time", i+1)
			return
		}
	}
}

// rollout plays the answers without stopping: every list of options is built,
// which a game does only where it waits, and nothing is told. In parts only what
// holds the answer is opened. Each Step must begin at the board of the game's
// checkpoint.
func (x *examiner) rollout(g *record, parts bool) {
	b, n, last := g.start.Clone(), 0, len(g.at)-1
	ended, before := g.at[last].Request() == nil, uint64(0)
	r := rules.Runner{Book: x.Book.Book, Parts: parts, Decide: func(q *rules.Request) rules.Answer {
		if n++; n > len(g.answers) { // the game was cut short within this Step
			q.Options = q.Whole()
			return x.answer(q, rand.New(rand.NewPCG(uint64(n), 1)))
		}
		was, a := g.at[n-1].Request(), g.answers[n-1]
		if was.Kind != q.Kind || was.To != q.To || !parts && !reflect.DeepEqual(was.Options, q.Options) || parts && !lists(q, a) {
			x.failf(CheckRollout, "answer %d: a rollout asks %s, the game %s, or with other options", n, q.Kind, was.Kind)
		}
		if base, tape := g.at[n-1].Checkpoint(); len(tape) == 0 && base.Hash() != before {
			x.failf(CheckRollout, "a rollout comes to answer %d with another board than the game", n)
		}
		return a
	}}
	for idle, was := 0, 0; idle < 100 && (n < len(g.answers) || ended) && !b.Result().Over; idle++ {
		before = b.Hash()
		if err := r.Step(b); err != nil {
			x.fail(CheckRollout, err)
			return
		}
		if n > was {
			idle, was = 0, n
		}
	}
	if ended && (n != len(g.answers) || b.Hash() != g.hashes[last]) {
		x.failf(CheckRollout, "a rollout ends with another board than the game")
	}
}

// lists opens the part with an answer, that of its piece first, and reports whether
// there is one, or the answer stands outside of parts.
func lists(q *rules.Request, a rules.Answer) bool {
	if a.By == rules.Chance || q.Field != nil || slices.Contains(q.Options, a.Option) {
		return true
	}
	for i := range q.Parts {
		if p := &q.Parts[i]; p.Who == a.Option.Who && slices.Contains(p.Options(), a.Option) {
			return true
		}
	}
	return slices.Contains(q.Whole(), a.Option)
}

// unchanged looks again at old positions, as undo does.
func (x *examiner) unchanged(g *record, r *rand.Rand) {
	for range min(10, len(g.answers)) {
		i := r.IntN(len(g.answers))
		if g.at[i].Board().Hash() != g.hashes[i] {
			x.failf(CheckUndo, "the position before answer %d has changed", i+1)
			return
		}
		q, _, err := g.at[i].Play(g.answers[i])
		if err != nil || q.Board().Hash() != g.hashes[i+1] {
			x.failf(CheckUndo, "answer %d cannot be taken back and given again: %v", i+1, err)
			return
		}
	}
}
