package musket

import "grognard/rules"

// morale is a morale test about to be made: the unit, whose die modifiers
// count, and the leaders who help.
type morale struct {
	kind    string // of the roll: "morale.line"
	rule    string
	unit    int
	leaders set
	back    bool // the unit would come back with the face mr stands on (MS-11.2.7)
	mr      int  // instead of the unit's own, if back
	calm    bool // without the +2 for being Shaken (MS-11.1.7)
	square  bool // +2 against cavalry (MS-9.5.5)
}

// rating is the MR with its modifiers, and what is added to the die
// (MS-2.4.7).
func (b *Board) rating(x morale) (mr, die int) {
	mr = int(b.face(x.unit).mr)
	if x.back {
		mr = x.mr
	}
	for all := x.leaders; !all.Empty(); all = all.Rest() {
		mr += int(b.face(all.First()).mr)
	}
	if x.square {
		mr += 2
	}
	if b.is(x.unit, shaken) && !x.calm {
		die += 2
	}
	switch b.light() {
	case night:
		die += 2
	case twilight:
		die++
	}
	return mr, die
}

// test makes a morale test: 1 always passes, 6 always fails (MS-2.4.5,
// MS-2.4.6).
func (b *Board) test(t *rules.Table, x morale) bool {
	mr, plus := b.rating(x)
	class := make([]int, 6)
	for i := range class {
		if passes(i+1, mr, plus) {
			class[i] = 1
		}
	}
	die := t.Roll(x.kind, x.rule, rules.Dice{Side: b.sideOf(x.unit),
		Of: []rules.Die{{N: 1, Sides: 6, For: b.pieceRef(x.unit), Face: rules.DieDark}}}.Alike(class...))[0]
	pass := passes(die, mr, plus)
	key := "ms.log.fails"
	if pass {
		key = "ms.log.passes"
	}
	t.Say(x.rule, b.sideOf(x.unit), rules.Text{Key: key, A: b.pieceRef(x.unit), N: die + plus, M: mr})
	return pass
}

func passes(die, mr, plus int) bool { return die == 1 || die != 6 && die+plus <= mr }

// passing counts the faces of the die that pass a test.
func (b *Board) passing(x morale) (n int) {
	mr, plus := b.rating(x)
	for die := 1; die <= 6; die++ {
		if passes(die, mr, plus) {
			n++
		}
	}
	return n
}

// shake makes a unit Shaken (MS-11.1.1); a square breaks (MS-9.5.7).
func (b *Board) shake(t *rules.Table, c int, rule string) {
	if !b.inPlay(c) || b.is(c, shaken) {
		return
	}
	b.mark(c, shaken)
	b.unmark(c, charging)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log.shaken", A: b.pieceRef(c)}})
	b.breakSquare(t, c, "MS-9.5.7")
}

// weaken turns a counter ineffective (MS-7.9.9, MS-10.2.1); it is nothing to
// what has no ineffective side.
func (b *Board) weaken(t *rules.Table, c int, rule string) {
	if !b.inPlay(c) || b.is(c, ineffective) || !b.print[c].canTurn() {
		return
	}
	b.mark(c, ineffective)
	b.unmark(c, charging)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log.ineffective", A: b.pieceRef(c)}})
}

// formSquare is DM-13: automatic outside EZOCs (MS-9.5.3).
func (b *Board) formSquare(t *rules.Table, c int) {
	b.mark(c, square|moved)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: "MS-9.5.3", Side: b.sideOf(c), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: 1,
		Text: rules.Text{Key: "ms.log.square", A: b.pieceRef(c)}})
}

// breakSquare removes a square marker (MS-9.5.7).
func (b *Board) breakSquare(t *rules.Table, c int, rule string) {
	if !b.is(c, square) {
		return
	}
	b.unmark(c, square)
	t.Tell(rules.Event{Kind: rules.EvMark, Rule: rule, Side: b.sideOf(c), Who: b.pieceRef(c), To: b.piece[c].at.ref(), N: -1,
		Text: rules.Text{Key: "ms.log.unsquare", A: b.pieceRef(c)}})
}
