package weigh

import (
	"context"

	"grognard/rules"
)

// Evened is a battle by chance with what its games came to.
type Evened struct {
	Text      string
	Wish      rules.Wish // that makes it, with what each side has to spare
	Share     float64    // of the decided games that the first side won, a draw counting half
	Games     int        // that were decided
	Exchanges int
}

// Fair battles are those of which either side wins at least so much.
const fairFrom, fairTo = 0.40, 0.60

// mostExchanges is how often one unit is exchanged, at most, until a battle is fair.
const mostExchanges = 6

// step is by how much an exchange weakens an army, in thousandths: about one unit.
const step = 60

// Even makes a battle by chance, plays FirstWord quick games, and weakens whoever wins too
// often: one exchange after the other, until the battle is fair or no more are to be made.
// What came nearest to even is returned. It takes until the games are played, or until ctx is
// done: then it is what was found so far, and the error is that of ctx if that is nothing.
func Even(ctx context.Context, book rules.Conjurer, w rules.Wish) (best Evened, err error) {
	for n := 0; n <= mostExchanges; n++ {
		e := Evened{Wish: w, Exchanges: n}
		if e.Text, err = book.Conjure(w); err != nil {
			return best, err
		}
		if err = e.try(ctx, book); err != nil {
			if best.Text != "" && ctx.Err() != nil {
				return best, nil
			}
			return best, err
		}
		if best.Text == "" || off(e.Share) < off(best.Share) {
			best = e
		}
		if e.Games == 0 || e.Share >= fairFrom && e.Share <= fairTo {
			return best, nil
		}
		strong := rules.First
		if e.Share < 0.5 {
			strong = rules.Second
		}
		// what the weaker side was made to spare it gets back first
		if other := strong.Other(); w.Spare[other] > 0 {
			w.Spare[other] = max(0, w.Spare[other]-step/2)
		} else {
			w.Spare[strong] += step
		}
	}
	return best, nil
}

// off is how far a share is from even.
func off(share float64) float64 { return max(share-0.5, 0.5-share) }

// try plays the games of a battle.
func (e *Evened) try(ctx context.Context, book rules.Conjurer) error {
	r, err := Start(Task{Book: book, Text: e.Text, Games: FirstWord})
	if err != nil {
		return err
	}
	select {
	case <-r.Done():
	case <-ctx.Done():
		r.Stop()
		<-r.Done()
		return ctx.Err()
	}
	if err := r.Err(); err != nil {
		return err
	}
	report := r.Weighing().Report()
	e.Games = report.Decided
	e.Share = 0.5
	if e.Games > 0 {
		e.Share = report.Won[0].Is + report.Drawn.Is/2
	}
	return nil
}
