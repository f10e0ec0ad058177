package study

import (
	"context"
	"runtime"
	"sync"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/rules"
)

// Work is a game being judged in the background.
type Work struct {
	stop context.CancelFunc
	over sync.WaitGroup

	mu    sync.Mutex
	found []Verdict // since they were last taken
	done  int       // decisions
	all   int       // of them; 0: not yet counted
	ended bool
	until int  // answers of the game
	whole bool // it ended by itself
}

// effort is how many answers of trial games a decision is thought over with, and among how many
// options: in a game of 400 answers it takes a minute or two of one core.
const (
	effort = 12_000
	wide   = 40
)

// strides are the rounds in which a game is gone through: every sixteenth answer first, so that its
// course is soon known roughly.
var strides = [...]int{16, 8, 4, 2, 1}

// Judge begins to judge the decisions of the game that nothing is thought of yet, on so many cores (0:
// all but one), and calls wake, on another goroutine, whenever something was found. The study knows
// nothing of it until Take.
func (s *Study) Judge(cores int, wake func()) *Work {
	ctx, stop := context.WithCancel(context.Background())
	if cores == 0 {
		cores = max(1, runtime.NumCPU()-1)
	}
	w := &Work{stop: stop, until: s.game.Before() + s.game.Len()}
	done := map[int]bool{}
	for _, i := range s.judged() {
		done[i] = true
	}
	jobs := make(chan job)
	g := gone{first: s.game.At(0), answers: s.game.Answers(), before: s.game.Before(), done: done}
	var known sums
	known.of(s.game, 0)
	var workers sync.WaitGroup
	for range cores {
		workers.Go(func() {
			for j := range jobs {
				v, ok := judge(ctx, g.first, j)
				if ctx.Err() != nil {
					continue
				}
				v.Answer = j.answer + g.before
				if j.answer < len(known) {
					v.sum = known[j.answer]
				}
				w.give(v, ok)
				wake()
			}
		})
	}
	w.over.Go(func() {
		g.through(ctx, w, jobs)
		close(jobs)
		workers.Wait()
		w.end(ctx.Err() == nil)
		wake()
	})
	return w
}

// job is a decision to be judged: that of answer number i, from 1.
type job struct {
	answer int
	pos    *rules.Position // before it
	given  rules.Answer
}

// gone is a game to be gone through.
type gone struct {
	first   *rules.Position
	answers []rules.Answer
	before  int
	done    map[int]bool // decisions that were judged
}

// through hands out all decisions, round by round. It plays the game anew in each: that costs less
// than to keep all positions.
func (g *gone) through(ctx context.Context, w *Work, jobs chan<- job) {
	defer func() { _ = recover() }() // what cannot be played again is not judged
	if g.each(ctx, func(int, *rules.Position, rules.Answer) { w.count() }) != nil {
		return
	}
	for round, stride := range strides {
		err := g.each(ctx, func(n int, p *rules.Position, a rules.Answer) {
			if n%stride != 0 || round > 0 && n%strides[round-1] == 0 {
				return
			}
			select {
			case jobs <- job{n, p, a}:
			case <-ctx.Done():
			}
		})
		if err != nil {
			return
		}
	}
}

// each visits every decision that is to be judged, with the position before it.
func (g *gone) each(ctx context.Context, visit func(n int, p *rules.Position, a rules.Answer)) error {
	p := g.first
	for i, a := range g.answers {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if n := i + 1; !g.done[n] && decides(p.Request(), a) {
			visit(n, p, a)
		}
		next, _, err := p.Play(a)
		if err != nil {
			return err
		}
		p = next
	}
	return nil
}

// decides reports whether an answer is a decision that there is something to think of.
func decides(q *rules.Request, a rules.Answer) bool {
	return q != nil && a.By != rules.Chance && a.Option.Do != rules.Concede && !q.SetUp &&
		(len(q.Options) > 1 || q.Field != nil || len(q.Parts) > 0)
}

// judge thinks a decision over.
func judge(ctx context.Context, first *rules.Position, j job) (v Verdict, ok bool) {
	defer func() {
		if recover() != nil {
			ok = false
		}
	}()
	x, ok := ai.Player{Seed: uint64(j.answer), Work: effort, Wide: wide, Start: first}.Judge(ctx, j.pos, j.given.By, j.given.Option)
	return Verdict{By: j.given.By, Turn: j.pos.Book().PlayerTurn(j.pos.Board()), Active: j.pos.View(rules.Chance).Active, Before: x.Before, Played: x.Given, Best: x.Best, Other: x.Other, Doubt: x.Doubt}, ok
}

// give hands over what was found of a decision, if anything was.
func (w *Work) give(v Verdict, ok bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.done++
	if ok {
		w.found = append(w.found, v)
	}
}

func (w *Work) count() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.all++
}

func (w *Work) end(whole bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.ended, w.whole = true, whole
}

// Progress is how many of the decisions that were to be judged have been, and whether the work is over.
func (w *Work) Progress() (done, all int, over bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.done, w.all, w.ended
}

// Stop ends the work, and waits until it has.
func (w *Work) Stop() {
	w.stop()
	w.over.Wait()
}

// Take adds what the work has found since it was last asked, and reports whether that was anything. It is
// called from the goroutine of the match.
func (s *Study) Take(w *Work) bool {
	w.mu.Lock()
	found := w.found
	w.found = nil
	if w.whole {
		s.through = w.until
	}
	w.mu.Unlock()
	for _, v := range found {
		s.verdicts[v.Answer] = v
	}
	if len(found) > 0 {
		s.worked = worked{}
	}
	return len(found) > 0
}

// May tells why a game may not be studied yet, or the zero Reason: what is tried and thought shows what
// one side may hide from the other, as long as they play.
func May(m *match.Match) rules.Reason {
	if m.Result().Over || m.Start().Open {
		return rules.Reason{}
	}
	return rules.No("study", rules.Text{Key: "match.study.may"})
}
