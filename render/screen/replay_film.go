package screen

import (
	"context"
	"sync"

	"grognard/game/match"
	"grognard/rules"
)

// film keeps positions of a game that lie so close together that any other can be
// played from one of them within a frame. They are made in the background; until then
// the match plays.
type film struct {
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

func newFilm(m *match.Match) *film {
	f := &film{m: m, answers: m.Answers(), every: max(filmEvery, m.Len()/filmMost)}
	ctx, stop := context.WithCancel(context.Background())
	f.stop = stop
	go f.shoot(ctx, m.At(0))
	return f
}

// shoot plays the game from its first position. What cannot be played is left to the
// match.
func (f *film) shoot(ctx context.Context, p *rules.Position) {
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

// at returns the position after so many answers.
func (f *film) at(i int) *rules.Position {
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
