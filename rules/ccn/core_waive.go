package ccn

// Waives implements rules.Waiver.
func (Book) Waives(kind, do string) bool {
	switch do {
	case "hold", "ignore", "pass", "stand", "stay":
		return true
	case "done":
		switch kind { // who does not join now does not join this attack (CCN-39.1)
		case "support":
			return true
		}
	}
	return false
}
