package weigh

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"
	"slices"
	"sync"
	"time"

	"grognard/rules"
)

// Run is a weighing that goes on in the background. Its methods may be called from any
// goroutine.
type Run struct {
	task  Task
	first rules.Board
	kept  Weighing // without games

	mu     sync.Mutex
	stop   context.CancelFunc // of the workers, as is done: anew each time it goes on
	done   chan struct{}
	games  []*playing // in the order of their seeds; nil: not begun
	ended  int
	before int // of them, had ended when it went on last
	begun  time.Time
	latest time.Time // when the last game ended
	err    error
}

// pilots is how many of the first games tell what is too long: a game is broken off at excess
// times the middle one of their answers.
const (
	pilots = 9
	excess = 10
)

// Start begins to weigh. The error is that of a text that no game can begin from.
func Start(t Task) (*Run, error) {
	if t.Workers == 0 {
		t.Workers = max(1, runtime.GOMAXPROCS(0)-1)
	}
	if t.Most == 0 {
		t.Most = Endless
	}
	t.Seed = max(1, t.Seed)
	if t.Player == nil {
		t.Player = t.Strength.computer
	}
	board, err := t.Book.Load([]byte(t.Text), t.Set)
	if err != nil {
		return nil, err
	}
	r := &Run{task: t, first: board, kept: weighingOf(t, board), games: make([]*playing, t.Games)}
	for _, g := range t.Known {
		if i := g.Seed - t.Seed; i < uint64(len(r.games)) && r.games[i] == nil {
			r.games[i] = ended(g)
			r.ended++
		}
	}
	r.goOn()
	return r, nil
}

// goOn sets the workers to work.
func (r *Run) goOn() {
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	r.stop, r.done = stop, done
	r.begun, r.before = time.Now(), r.ended
	var workers sync.WaitGroup
	for range min(r.task.Workers, len(r.games)) {
		workers.Go(func() { r.work(ctx) })
	}
	go func() {
		workers.Wait()
		stop()
		close(done)
	}()
}

// Stop ends the work: what has been played counts.
func (r *Run) Stop() {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stop()
}

// GoOn goes on after Stop: games that were broken into are played on from where they stand, and
// in the end all comes to the same as if it had not been stopped.
func (r *Run) GoOn() {
	<-r.Done()
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err == nil && r.ended < len(r.games) {
		r.goOn()
	}
}

// Done is closed when no more is played: all games are, or Stop was called.
func (r *Run) Done() <-chan struct{} {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.done
}

// Err tells that the rules failed in a game, with which the weighing ended.
func (r *Run) Err() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.err
}

// Progress is how far a weighing has come.
type Progress struct {
	Done, Of int // games
	Over     bool
	Left     time.Duration // that it will take, where Known: from the sixth game on
	Known    bool
}

// told is how many games have to have ended before the time left is told.
const told = 6

// Progress tells how far the weighing has come.
func (r *Run) Progress() Progress {
	r.mu.Lock()
	defer r.mu.Unlock()
	p := Progress{Done: r.ended, Of: len(r.games)}
	select {
	case <-r.done:
		p.Over = true
		return p
	default:
	}
	if n := p.Done - r.before; n >= told {
		p.Known = true
		each := r.latest.Sub(r.begun) / time.Duration(n)
		p.Left = max(0, each*time.Duration(p.Of-p.Done)-time.Since(r.latest))
	}
	return p
}

// Weighing is what the games have come to so far: all of them up to the first that goes on, so
// that short games do not count before long ones.
func (r *Run) Weighing() *Weighing {
	r.mu.Lock()
	defer r.mu.Unlock()
	w := r.kept
	least, most := r.limit()
	for _, g := range r.games {
		if g == nil || g.result == nil || least < most && g.result.Answers >= least {
			break
		}
		w.Games = append(w.Games, g.result.within(most))
	}
	return &w
}

// limit is the number of answers at which games are broken off: as far as it is known, at least
// so many and at most. It is counted by the first games alone, and those that are too long for
// it need not end: so it comes to the same however fast they are played.
func (r *Run) limit() (least, most int) {
	first := r.games[:min(pilots, len(r.games))]
	var low, high []int // answers of each of them when it ends
	for _, g := range first {
		l, h := 0, r.task.Most
		switch {
		case g == nil:
		case g.state == over:
			l, h = g.answers, g.answers
		case g.state == broken:
			l = r.task.Most
		default:
			l = g.answers
		}
		low, high = append(low, l), append(high, h)
	}
	middle := func(all []int) int {
		slices.Sort(all)
		return min(r.task.Most, excess*all[(len(all)+1)/2-1])
	}
	return middle(low), middle(high)
}

// work plays games until there are none left.
func (r *Run) work(ctx context.Context) {
	defer func() {
		if what := recover(); what != nil {
			r.fail(ctx, fmt.Errorf("%v\n%s", what, debug.Stack()))
		}
	}()
	for g := r.take(ctx); g != nil; g = r.take(ctx) {
		if err := g.goOn(ctx); err != nil {
			r.fail(ctx, err)
			return
		}
		r.give(g)
	}
}

func (r *Run) fail(ctx context.Context, err error) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.err == nil && ctx.Err() == nil {
		r.err = err
	}
	r.stop()
}

// take returns the game that is to go on: of those that tell what is too long the one that has
// come least far, roughly, so that one without end holds nobody up; else the next one.
func (r *Run) take(ctx context.Context) *playing {
	r.mu.Lock()
	defer r.mu.Unlock()
	if ctx.Err() != nil {
		return nil
	}
	best := -1
	for i, g := range r.games[:min(pilots, len(r.games))] {
		if g.free() && (best < 0 || g.far() < r.games[best].far()) {
			best = i
		}
	}
	if best < 0 {
		n := min(pilots, len(r.games))
		i := slices.IndexFunc(r.games[n:], (*playing).free)
		if i < 0 {
			return nil
		}
		best = n + i
	}
	if r.games[best] == nil {
		r.games[best] = &playing{seed: r.task.Seed + uint64(best), run: r}
	}
	r.games[best].busy = true
	return r.games[best]
}

// give puts a game back.
func (r *Run) give(g *playing) {
	r.mu.Lock()
	g.answers = g.given
	_, limit := r.limit()
	switch {
	case g.answers >= limit:
		g.state = broken
	case g.pos != nil && g.pos.Request() == nil:
		g.state = over
	default:
		g.busy = false
		r.mu.Unlock()
		return
	}
	r.mu.Unlock()
	result := g.finish()
	r.mu.Lock()
	defer r.mu.Unlock()
	g.result = result
	r.ended++
	r.latest = time.Now()
}
