package eagles

import "grognard/rules"

// Remarks implements rules.Remarker: an army may cost less than it might, but
// its owner is told (ME-4.4).
func (Book) Remarks(board rules.Board) (all []*rules.FileError) {
	b := board.(*Board)
	if b.phase == build { // nothing has been bought yet
		return nil
	}
	for s := rules.First; s <= rules.Second; s++ {
		if left := b.field.points - b.spent(s); left > 0 {
			all = append(all, rules.Fault("me.remark.unspent", "the army of side %s leaves %d of %d points unspent", sideName(s), left, b.field.points))
		}
	}
	return all
}
