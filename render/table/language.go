package table

// translate takes back every text that was made in another language and is kept
// from frame to frame, so that it is made again.
func (t *Table) translate() {
	if !t.words.Changed() {
		return
	}
	t.log.Reword()
	if t.tape.text != "" {
		t.tape.write(t)
	}
	t.bar.Forgive()
	t.look.Reword()
	t.peek.caption.Forget()
	t.targets.Forget()
	t.past.Forget()
	t.sides.Reword()
	t.board.Rename()
}
