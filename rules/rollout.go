package rules

// Runner plays Steps without stopping, for random games and searches that play
// very many. Nothing is told.
type Runner struct {
	Book Rulebook
	// Decide answers every request, those of Chance too. The request and its
	// options are written over by the next one.
	Decide func(*Request) Answer

	room []Option // where menus are written, one over the other
}

// Step plays one Step on, in place.
func (r *Runner) Step(b Board) error {
	t := &Table{decide: r.Decide, quiet: true, room: r.room}
	err := run(r.Book, b, t)
	r.room = t.room
	return err
}

// Rollout plays on from b, in place, for a number of Steps or to the end of the
// game: see Runner.
func Rollout(r Rulebook, b Board, steps int, decide func(*Request) Answer) error {
	runner := Runner{Book: r, Decide: decide}
	for range steps {
		if b.Result().Over {
			return nil
		}
		if err := runner.Step(b); err != nil {
			return err
		}
	}
	return nil
}
