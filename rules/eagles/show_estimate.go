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
		return b.estimateRange(b.bodyNamed(q.About))
	case o.Do == "charge" && (q.Kind == "order" || q.Kind == "charge.path"):
		return b.estimateCharge(b.bodyNamed(o.Who))
	case q.Kind != "order":
		return nil
	case o.Do == "fire" || o.Do == "snipe":
		return b.estimateRange(b.bodyNamed(o.Who))
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
