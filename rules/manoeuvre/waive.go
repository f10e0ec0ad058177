package manoeuvre

// Waives implements rules.Waiver.
func (Book) Waives(do string) bool {
	switch do {
	case "pass", "stand", "stay":
		return true
	}
	return false
}
