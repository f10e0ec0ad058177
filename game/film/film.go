// Package film goes through a game that has been played: at which answers one stops, what
// has happened until then, and the position there.
//
//	stops, f := film.StopsOf(m), film.New(m)
//	defer f.Stop()
//	p := f.At(stops.At[3])
package film

import (
	"context"
	"sync"

	"grognard/game/match"
	"grognard/rules"
)

// Film keeps positions of a game that lie so close together that any other can be
// played from one of them within a frame. They are made in the background; until then
// the match plays.
type Film struct {
	m       *match.Match
	answers []rules.Answer
	every   int
	stop    context.CancelFunc

	mu   sync.Mutex
	kept []*rules.Position // after no answer, after every, after twice as many and so on
}

// Every so manyth position is kept, or fewer, so that there are never too many.
const (
	filmEvery = 4
	filmMost  = 600
)

// New begins to keep positions of a game.
func New(m *match.Match) *Film {
	f := &Film{m: m, answers: m.Answers(), every: max(filmEvery, m.Len()/filmMost)}
	ctx, stop := context.WithCancel(context.Background())
	f.stop = stop
	go f.shoot(ctx, m.At(0))
	return f
}

// Stop ends the work in the background.
func (f *Film) Stop() { f.stop() }

// Answers are those of the game.
func (f *Film) Answers() []rules.Answer { return f.answers }

// shoot plays the game from its first position. What cannot be played is left to the
// match.
func (f *Film) shoot(ctx context.Context, p *rules.Position) {
	defer func() { _ = recover() }()
	for i := 0; ; i++ {
		if i%f.every == 0 {
			f.mu.Lock()
			f.kept = append(f.kept, p)
			f.mu.Unlock()
		}
		if i == len(f.answers) || ctx.Err() != nil {
			return
		}
		next, _, err := p.Play(f.answers[i])
		if err != nil {
			return
		}
		p = next
	}
}

// At returns the position after so many answers.
func (f *Film) At(i int) *rules.Position {
	k := i / f.every
	var p *rules.Position
	f.mu.Lock()
	if k < len(f.kept) {
		p = f.kept[k]
	}
	f.mu.Unlock()
	for n := k * f.every; p != nil && n < i; n++ {
		next, _, err := p.Play(f.answers[n])
		if err != nil {
			p = nil
			break
		}
		p = next
	}
	if p == nil {
		return f.m.At(i)
	}
	return p
}
