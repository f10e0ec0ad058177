package musket

// Waives implements rules.Waiver.
func (Book) Waives(do string) bool {
	switch do {
	case "forfeit", "none", "stand", "stay":
		return true
	}
	return false
}
