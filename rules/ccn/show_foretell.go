package ccn

import "grognard/rules"

// Foretell implements rules.Foreteller: what it means to ignore a flag, or to take it
// (CCN-26.1, CCN-27.1).
func (Book) Foretell(board rules.Board, q *rules.Request, o rules.Option, _ rules.Board) []rules.Note {
	b := board.(*Board)
	if q.Kind != "flags" {
		return nil
	}
	e := b.unitNamed(q.About)
	if e < 0 {
		return nil
	}
	n, rule, key := b.typeOf(e).retreat, "CCN-26.1", "take"
	if b.units[e].square != 0 { // it loses blocks instead
		rule, key = "CCN-37.3", "square"
		if b.rules.perFlag {
			n = 1
		}
	}
	if o.Do == "ignore" {
		n, key = n*o.N, key+".ignore"
	}
	return []rules.Note{{Rule: rule, Text: rules.Text{Key: "ccn.foretell." + key, A: q.About, N: n}}}
}
