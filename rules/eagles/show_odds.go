package eagles

import "grognard/rules"

// Estimates implements rules.Estimator: by eye nobody knows how far away a
// target is before he has given his order (ME-39.3). Of fire the odds are shown
// for every band of range, of a charge for some lengths of its way, of a move
// only for its test.
func (Book) Estimates(board rules.Board, q *rules.Request, o rules.Option) []rules.Estimate {
	b := board.(*Board)
	if !b.rules.byEye {
		return nil
	}
	switch {
	case q.Kind == "fire.screen":
		return b.estimateRange(b.unitNamed(q.About))
	case o.Do == "charge" && (q.Kind == "order" || q.Kind == "charge.path"):
		return b.estimateCharge(b.unitNamed(o.Who))
	case q.Kind != "order":
		return nil
	case o.Do == "fire" || o.Do == "snipe":
		return b.estimateRange(b.unitNamed(o.Who))
	case o.Do == "advance" || o.Do == "retire" || o.Do == "wheel":
		return []rules.Estimate{{N: 1}}
	}
	return nil
}

// estimateRange are the bands of a battalion's weapon (ME-18.10, ME-18.11).
func (b *Board) estimateRange(i int) (all []rules.Estimate) {
	for k, x := range bands[one(b.body[i].rifles)] {
		all = append(all, rules.Estimate{Text: rules.Text{Key: "me.estimate.range", N: int(x.to / inch)}, N: k + 1})
	}
	return all
}

// estimateStep is by how many inches the lengths differ for which the odds of a
// charge are shown.
const estimateStep = 4

// estimateCharge are some lengths that the dice of a charge may reach (ME-22.9).
func (b *Board) estimateCharge(i int) (all []rules.Estimate) {
	for n := estimateStep; n <= int(b.mostAhead(i, 1)/inch); n += estimateStep {
		all = append(all, rules.Estimate{Text: rules.Text{Key: "me.estimate.charge", N: n}, N: n})
	}
	return all
}

// Foretell implements rules.Foreteller: what the winner of a round decides who
// pursues or stays (ME-23.17): whether there is another round, and what the loser's
// Resolve test, which comes before it, then means.
func (Book) Foretell(board rules.Board, q *rules.Request, o rules.Option, after rules.Board) []rules.Note {
	was, b := board.(*Board), after.(*Board)
	if q.Kind != "pursue" {
		return nil
	}
	i := b.unitNamed(q.About)
	k := was.body[i].foe
	told := func(rule, key string, n, m int) rules.Note {
		return rules.Note{Rule: rule, Text: rules.Text{Key: "me.foretell." + key, A: b.unitRef(i), B: b.unitRef(k), N: n, M: m}}
	}
	fails := b.breaks(k)
	if o.Do == "hold" {
		return []rules.Note{told("ME-23.18", "apart", 0, 0), told("ME-23.16", "breaks", fails/10, fails%10)}
	}
	t := &rules.Table{}
	mine, theirs := b.score(t, i, "attack", b.body[i].groups()), b.score(t, k, "defence", b.body[k].groups())
	won, lost := beats(mine-theirs), beats(theirs-mine)
	return []rules.Note{
		told("ME-23.20", "flees", fails/10, fails%10), told("ME-23.21", "round", mine, theirs),
		told("ME-23.13", "won", won/10, won%10), told("ME-23.13", "lost", lost/10, lost%10),
	}
}

// breaks is the chance, in tenths of a percent, that a battalion fails its Resolve
// test as it stands, all re-rolls taken (ME-27.9 to ME-27.11, ME-8.10, ME-9.10).
func (b *Board) breaks(i int) int {
	if b.led(i) {
		return 0
	}
	mod := b.resolution(&rules.Table{}, i, "resolve", [3]string{"ME-27.9", "ME-27.10", "ME-27.11"})
	miss := min(max(b.needs(i)-mod-1, 0), 6) // faces that fail
	n, of := miss, 6
	for range b.body[i].has[standard] {
		n, of = n*miss, of*6
	}
	return (1000*n + of/2) / of
}

// beats is the chance, in tenths of a percent, that a die with a lead beats another
// one.
func beats(lead int) int {
	n := 0
	for a := 1; a <= 6; a++ {
		for c := 1; c <= 6; c++ {
			n += one(a+lead > c)
		}
	}
	return (1000*n + 18) / 36
}
