package ccn

// Waives implements rules.Waiver.
func (Book) Waives(do string) bool {
	switch do {
	case "hold", "ignore", "pass", "stand", "stay":
		return true
	}
	return false
}
