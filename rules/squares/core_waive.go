package squares

// Waives implements rules.Waiver.
func (Book) Waives(kind, do string) bool {
	switch do {
	case "stand", "stay", "end": // a second round is offered once (NS-C4.3.76, NS-C4.3.82)
		return true
	case "done":
		switch kind { // what is left where it stands stays there until the next impulse (NS-C4.3.88)
		case "pursuit", "face", "reset":
			return true
		}
	}
	return false
}
