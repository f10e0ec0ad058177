package eagles

// Waives implements rules.Waiver.
func (Book) Waives(_, do string) bool {
	switch do {
	case "detach", "hold", "pass", "stand", "stay":
		return true
	}
	return false
}
