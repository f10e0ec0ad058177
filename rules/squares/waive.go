package squares

// Waives implements rules.Waiver.
func (Book) Waives(do string) bool {
	switch do {
	case "stand", "stay":
		return true
	}
	return false
}
