package manoeuvre

// Waives implements rules.Waiver: every question of this book is asked once a
// turn or once a combat, so that "done" too gives up what could still be played.
func (Book) Waives(_, do string) bool {
	switch do {
	case "pass", "stand", "stay", "done":
		return true
	}
	return false
}
