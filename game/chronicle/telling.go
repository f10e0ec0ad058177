package chronicle

import (
	"context"

	"grognard/rules"
)

// Telling is a game that is told in the background.
type Telling struct {
	comes chan *Chronicle
	stop  context.CancelFunc
	told  *Chronicle
}

// Tell begins to tell a game, see Of; wake is called, on another goroutine, when it has
// been told. Of a game that cannot be played again nothing is told: its pages are to stand
// all the same.
func Tell(first *rules.Position, answers []rules.Answer, wake func()) *Telling {
	ctx, stop := context.WithCancel(context.Background())
	t := &Telling{comes: make(chan *Chronicle, 1), stop: stop}
	go func() {
		t.comes <- orNothing(ctx, first, answers)
		wake()
	}()
	return t
}

// Told returns the game, nil as long as it is being told.
func (t *Telling) Told() *Chronicle {
	if t.told == nil {
		select {
		case t.told = <-t.comes:
		default:
		}
	}
	return t.told
}

// Stop ends the telling: nobody waits for it any more.
func (t *Telling) Stop() { t.stop() }

func orNothing(ctx context.Context, first *rules.Position, answers []rules.Answer) (told *Chronicle) {
	defer func() {
		if recover() != nil {
			told = &Chronicle{}
		}
	}()
	told, err := Of(ctx, first, answers)
	if err != nil {
		return &Chronicle{}
	}
	return told
}
