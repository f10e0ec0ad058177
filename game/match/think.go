package match

import (
	"context"
	"errors"
	"math"
	"sync/atomic"
	"time"

	"grognard/game/trail"
	"grognard/rules"
)

// Chooser is a computer player. Choose returns one of the options of the
// position's request, which is to side s; it must not use more of the position
// than s may know. It runs in a goroutine of its own.
type Chooser interface {
	Choose(p *rules.Position, s rules.Side) rules.Option
}

// Mindful is a Chooser that knows where the game has been, so that it does not
// go round in a circle, and that stops when nobody waits for it any more.
type Mindful interface {
	Chooser
	// ChooseAfter is Choose. visits tells how often the game has come to a
	// position; once ctx is done any option will do.
	ChooseAfter(ctx context.Context, past *trail.Trail, p *rules.Position, s rules.Side) rules.Option
}

// Judging is a Mindful that tells how likely its side is to win, as it judges that: NaN where it
// cannot tell.
type Judging interface {
	Mindful
	ChooseJudging(ctx context.Context, past *trail.Trail, p *rules.Position, s rules.Side) (rules.Option, float64)
}

// Timed is a computer player for whom the other one should not wait longer than so in a player turn.
type Timed interface {
	Mindful
	TurnTime() time.Duration
}

// waited is how long a computer player has been waited for in a player turn.
type waited struct {
	turn int
	time time.Duration
}

// leastThink is the time for a decision that is always granted.
const leastThink = 250 * time.Millisecond

// share is the time for one decision of a player turn: a part of what is left, since nobody knows how
// many are to come.
func (w *waited) share(turn int, all time.Duration) time.Duration {
	if turn != w.turn {
		*w = waited{turn: turn}
	}
	return max(leastThink, (all-w.time)/4)
}

// add counts the wait for a thought that is done.
func (w *waited) add(th *thought) {
	w.time += max(0, th.ended.Sub(th.since))
}

// thought is a choice being worked out.
type thought struct {
	pos     *rules.Position
	trail   *trail.Trail
	ctx     context.Context
	stop    context.CancelFunc // it comes to an end soon, with what it has found
	dropped atomic.Bool        // nobody wants to know any more
	done    chan struct{}

	since time.Time // when it was first waited for; zero: not yet
	ended time.Time // when it was done

	// What is found, once it is done.
	option rules.Option
	chance float64 // of winning; NaN: not told
	err    error
}

// SetChooser seats the program that plays a side, or with nil a human.
func (m *Match) SetChooser(s rules.Side, c Chooser) {
	m.how.Players[s].Chooser = c
	m.how.Players[s].Computer = c != nil
	m.Rest()
	m.leave()
	m.changed()
}

// Computer reports whether a computer player must decide now.
func (m *Match) Computer() bool {
	q := m.Request()
	return q != nil && q.To != rules.Chance && m.how.Players[q.To].Computer
}

// Ready begins to think, if a computer player must decide, and reports whether
// it has decided, so that Think returns at once. A screen calls it once a
// frame.
func (m *Match) Ready() bool {
	if !m.Computer() {
		return false
	}
	m.ponder()
	select {
	case <-m.think.done:
		return true
	default:
		return false
	}
}

// Think lets the computer player decide and plays its answer, as Answer does;
// it waits for the decision. If the computer player fails, some legal answer
// is played instead, and both events and error are returned.
func (m *Match) Think() ([]rules.Event, error) { return m.ThinkUntil(context.Background()) }

// ThinkUntil is Think, unless ctx is done before the decision is there: then
// nothing is played, and the error is that of ctx.
func (m *Match) ThinkUntil(ctx context.Context) ([]rules.Event, error) {
	if !m.Computer() {
		return nil, errors.New("no computer player must decide")
	}
	m.ponder()
	th := m.think
	select {
	case <-th.done:
		m.waited.add(th)
	case <-ctx.Done():
		m.forget()
		return nil, ctx.Err()
	}
	m.think = nil
	m.despair.note(m.Position(), th.chance)
	q := m.Request()
	err := th.err
	if err == nil {
		err = guard(func() error {
			if err := q.Accepts(rules.Answer{By: q.To, Option: th.option}); err != nil {
				return err
			}
			if m.lost(th.trail, th.option) {
				th.option = m.wayOut(th.trail)
			}
			return nil
		})
	}
	if err == nil {
		return m.play(rules.Answer{By: q.To, Option: th.option})
	}
	events, err2 := m.play(rules.Answer{By: q.To, Option: fallback(q)})
	return events, errors.Join(err2, failed(err))
}

// forget stops the thought that nobody waits for any more.
func (m *Match) forget() {
	if m.think != nil {
		m.think.drop()
		m.think = nil
	}
}

// Rest ends what the computer thinks about, until it is asked again.
func (m *Match) Rest() {
	m.forget()
	m.ahead.stop()
}

// failed tells that another answer was given for the computer player.
func failed(err error) error {
	f := rules.Fault("fault.play.failed", "the computer player failed, and another answer was given for it")
	return f.Adding(err.Error())
}

// ponder begins to think about the position now, if that has not begun.
func (m *Match) ponder() {
	p := m.Position()
	if m.think != nil && m.thinkOf == p {
		return
	}
	m.forget()
	m.thinkOf = p
	if m.think = m.ahead.of(p); m.think == nil {
		m.think = newThought(p, m.past())
		go m.think.work(m.how.Players[p.Request().To].Chooser)
	}
	m.think.since = time.Now()
	if m.hurried {
		m.think.stop()
	} else if c, ok := m.how.Players[p.Request().To].Chooser.(Timed); ok && c.TurnTime() > 0 {
		board, _ := p.Checkpoint()
		time.AfterFunc(m.waited.share(m.book.PlayerTurn(board), c.TurnTime()), m.think.stop)
	}
}

// newThought is a thought about a position that nobody works at yet.
func newThought(p *rules.Position, t *trail.Trail) *thought {
	th := &thought{pos: p, trail: t, done: make(chan struct{}), chance: math.NaN()}
	th.ctx, th.stop = context.WithCancel(context.Background())
	return th
}

// work works the choice out.
func (th *thought) work(c Chooser) {
	defer close(th.done)
	defer th.stop()
	defer func() { th.ended = time.Now() }()
	s := th.pos.Request().To
	th.err = guard(func() error {
		switch c := c.(type) {
		case nil:
			return errors.New("none is seated")
		case Judging:
			th.option, th.chance = c.ChooseJudging(th.ctx, th.trail, th.pos, s)
		case Mindful:
			th.option = c.ChooseAfter(th.ctx, th.trail, th.pos, s)
		default:
			th.option = c.Choose(th.pos, s)
		}
		return nil
	})
}

// Hurry has the computer player move at once, with what it has found so far, until somebody else
// is asked.
func (m *Match) Hurry() {
	if !m.Computer() {
		return
	}
	m.hurried = true
	if m.think != nil {
		m.think.stop()
	}
}

// fallback returns a legal option that needs no thought.
func fallback(q *rules.Request) rules.Option {
	switch {
	case q.Quiet >= 0:
		return q.Options[q.Quiet]
	case len(q.Options) > 0:
		return q.Options[0]
	}
	return q.Field.Nearest(rules.Option{})
}
