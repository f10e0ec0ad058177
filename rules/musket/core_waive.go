package musket

// Waives implements rules.Waiver.
func (Book) Waives(kind, do string) bool {
	switch do {
	case "forfeit", "none", "stand", "stay":
		return true
	case "done":
		switch kind { // what is not declared or joined now is not in this phase (MS-8.4.5, MS-9.3.8)
		case "bombard.aim", "bombard.join", "charge.on", "fow.join":
			return true
		}
	}
	return false
}
