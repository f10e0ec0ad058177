package table

// translate takes back every text that was made in another language and is kept
// from frame to frame, so that it is made again.
func (t *Table) translate() {
	if !t.game.Words.Changed() {
		return
	}
	t.log.Reword()
	t.bar.Forgive()
	t.look.Reword()
	t.view.Reword()
	t.sides.Reword()
}
