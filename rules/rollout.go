package rules

// Runner plays Steps without stopping, for random games and searches that play
// very many. Nothing is told.
type Runner struct {
	Book Rulebook
	// Decide answers every request, those of Chance too. The request and its
	// options are written over by the next one.
	Decide func(*Request) Answer
	// Parts leaves the parts of menus unopened: Decide finds them in the request
	// and opens those that it wants to look into.
	Parts bool

	room  []Option // where menus are written, one over the other
	shelf []Part
}

// Step plays one Step on, in place.
func (r *Runner) Step(b Board) error {
	t := &Table{decide: r.Decide, quiet: true, room: r.room, parts: r.Parts, shelf: r.shelf}
	err := run(r.Book, b, t)
	r.room, r.shelf = t.room, t.shelf
	return err
}

// Steps plays a number of Steps on, in place, or to the end of the game.
func (r *Runner) Steps(b Board, n int) error {
	for range n {
		if b.Result().Over {
			return nil
		}
		if err := r.Step(b); err != nil {
			return err
		}
	}
	return nil
}

// Rollout plays on from b, in place, for a number of Steps or to the end of the
// game, with whole menus: see Runner.
func Rollout(r Rulebook, b Board, steps int, decide func(*Request) Answer) error {
	return (&Runner{Book: r, Decide: decide}).Steps(b, steps)
}
