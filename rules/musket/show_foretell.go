package musket

import "grognard/rules"

// Foretell implements rules.Foreteller: what follows from the choices that a result of
// combat leaves (MS-7.8.4, MS-7.8.5, MS-7.8.9).
func (Book) Foretell(board rules.Board, q *rules.Request, o rules.Option, _ rules.Board) []rules.Note {
	b := board.(*Board)
	if q.Kind != "combat.r" && q.Kind != "combat.x" {
		return nil
	}
	c := b.pieceNamed(q.About)
	if c < 0 {
		return nil
	}
	rule, key := q.Rule, "shaken"
	switch was := b.is(c, shaken); {
	case q.Kind == "combat.x" && o.Do == "retreat":
		key = "retreat.shaken"
	case q.Kind == "combat.x":
		key = "loss"
	case o.Do == "retreat":
		key = "retreat"
	case was:
		rule, key = "MS-7.8.5", "again"
	}
	return []rules.Note{{Rule: rule, Text: rules.Text{Key: "ms.foretell." + key, A: q.About}}}
}
