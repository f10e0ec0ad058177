package weigh

import (
	"context"
	"math"
	"time"

	"grognard/rules"
)

// Evened is a battle by chance with what its games came to.
type Evened struct {
	Text      string
	Wish      rules.Wish // that makes it, with what each side has to spare
	Share     float64    // of the decided games that the first side won, a draw counting half
	Games     int        // that were decided
	Exchanges int        // other battles that were tried
}

// Fair battles are those of which either side wins at least so much.
const fairFrom, fairTo = 0.40, 0.60

const (
	mostRounds = 10  // of FirstWord quick games, until a battle is fair
	enoughWord = 3   // of them a battle has to be fair in: one alone deceives in one of six
	grid       = 20  // thousandths by which armies are weakened
	mostSpare  = 420 // thousandths
)

// Even makes a battle by chance, plays rounds of quick games, and weakens whoever wins too
// often, by as much as what has been played tells: until the battle is fair or no more rounds
// are to be played. What seems nearest to even is returned. It takes until the games are played,
// or until ctx is done: then it is what was found so far, and the error is that of ctx if that
// is nothing.
func Even(ctx context.Context, book rules.Conjurer, w rules.Wish) (Evened, error) {
	return EvenTold(ctx, book, w, func(int) {})
}

// MostEvening is how many games are played at most to make a battle even.
const MostEvening = mostRounds * FirstWord

// EvenTold is Even that tells how many games have been played, whenever there are more.
func EvenTold(ctx context.Context, book rules.Conjurer, w rules.Wish, tell func(games int)) (Evened, error) {
	e := evener{book: book, wish: w, base: w.Spare[rules.Second] - w.Spare[rules.First], tell: tell}
	return e.run(ctx)
}

// run plays rounds until a battle is fair or there are no more.
func (e *evener) run(ctx context.Context) (Evened, error) {
	at, err := e.make(e.base)
	for range mostRounds {
		if err == nil {
			err = e.play(ctx, at)
		}
		if err != nil {
			break
		}
		best := e.best()
		if best.Games == 0 || best.rounds >= enoughWord && best.fair() {
			break
		}
		if at = best; !best.fair() {
			if at, err = e.next(); err == nil && at.rounds >= enoughWord {
				break // there is none that differs
			}
		}
	}
	best := e.best()
	if err != nil && (best == nil || ctx.Err() == nil) {
		return Evened{}, err
	}
	best.Exchanges = len(e.all) - 1
	return best.Evened, nil
}

// evener looks for an even battle.
type evener struct {
	book rules.Conjurer
	wish rules.Wish
	base int
	all  []*trial // battles that differ
	tell func(games int)
	done int // games that were played in all rounds before this one
}

// trial is a battle that was tried.
type trial struct {
	Evened
	lead   int // thousandths by which the second side is weaker than it would be, less the first
	rounds int
}

func (t *trial) fair() bool { return t.Share >= fairFrom && t.Share <= fairTo }

// make makes the battle in which armies are weakened so, or returns it if there is one like it.
func (e *evener) make(lead int) (*trial, error) {
	w := e.wish
	w.Spare = [2]int{max(0, -lead), max(0, lead)}
	text, err := e.book.Conjure(w)
	if err != nil {
		return nil, err
	}
	for _, t := range e.all {
		if t.Text == text {
			return t, nil
		}
	}
	t := &trial{Evened: Evened{Text: text, Wish: w}, lead: lead}
	e.all = append(e.all, t)
	return t, nil
}

// next is the battle that should be even, as what was played tells. One that was played often
// enough and was not is left for the next one that differs.
func (e *evener) next() (*trial, error) {
	lead := e.guess()
	toward := -grid // the first side is to be weaker
	if e.best().Share < 0.5 {
		toward = grid
	}
	for {
		t, err := e.make(lead)
		if err != nil || t.rounds < enoughWord || lead <= -mostSpare || lead >= mostSpare {
			return t, err
		}
		lead += toward
	}
}

// UsualEffect is by how much one thousandth of an army moves the log of the odds, as a rule.
const UsualEffect = 0.006

// chances is how likely the first side wins by the log of its odds.
func chances(odds float64) float64 { return 1 / (1 + math.Exp(-odds)) }

// fit finds the odds of the first side in an army that is not weakened, and what a thousandth
// does to them: those that explain best what was played, given what is usual.
func (e *evener) fit() (odds, effect float64) {
	most := math.Inf(-1)
	for a := -6.0; a <= 6; a += 0.05 {
		for _, f := range [...]float64{-1.2, -0.8, -0.4, 0, 0.4, 0.8, 1.2} {
			b := UsualEffect * math.Exp(f)
			likely := -a*a/(2*1.0*1.0) - f*f/(2*0.6*0.6)
			for _, t := range e.all {
				p := chances(a + b*float64(t.lead-e.base))
				n := float64(t.Games)
				likely += n*t.Share*math.Log(p) + n*(1-t.Share)*math.Log(1-p)
			}
			if likely > most {
				most, odds, effect = likely, a, b
			}
		}
	}
	return odds, effect
}

// guess is by how much armies should be weakened.
func (e *evener) guess() int {
	odds, effect := e.fit()
	lead := e.base - int(math.Round(odds/effect/grid))*grid
	return max(-mostSpare, min(mostSpare, lead))
}

// best is the battle that seems nearest to even: by its own games and, as if they were a round
// more, by what those of the others tell. nil: none was played.
func (e *evener) best() (best *trial) {
	odds, effect := e.fit()
	least := 2.0
	for _, t := range e.all {
		if t.rounds == 0 {
			continue
		}
		n := float64(t.Games)
		seems := (n*t.Share + FirstWord*chances(odds+effect*float64(t.lead-e.base))) / (n + FirstWord)
		if d := math.Abs(seems - 0.5); d < least {
			best, least = t, d
		}
	}
	return best
}

// lookedAt is how often it is looked at how many games have been played.
const lookedAt = 200 * time.Millisecond

// await waits until the games of a round are played, and tells how many there are.
func (e *evener) await(ctx context.Context, r *Run) error {
	look := time.NewTicker(lookedAt)
	defer look.Stop()
	for told := 0; ; {
		select {
		case <-r.Done():
			e.done += FirstWord
			e.tell(e.done)
			return nil
		case <-ctx.Done():
			r.Stop()
			<-r.Done()
			return ctx.Err()
		case <-look.C:
			if n := r.Progress().Done; n > told {
				told = n
				e.tell(e.done + n)
			}
		}
	}
}

// play plays one more round of a battle; of one that is stopped, what was played counts.
func (e *evener) play(ctx context.Context, t *trial) error {
	r, err := Start(Task{Book: e.book, Text: t.Text, Games: FirstWord, Seed: 1 + uint64(t.rounds)*FirstWord})
	if err != nil {
		return err
	}
	stopped := e.await(ctx, r)
	if err := r.Err(); err != nil && stopped == nil {
		return err
	}
	report := r.Weighing().Report()
	if stopped != nil && report.Decided == 0 {
		return stopped
	}
	t.rounds++
	won := t.Share * float64(t.Games)
	won += float64(len(report.Won[0].Seeds)) + float64(len(report.Drawn.Seeds))/2
	if t.Games += report.Decided; t.Games > 0 {
		t.Share = won / float64(t.Games)
	} else {
		t.Share = 0.5
	}
	return stopped
}
