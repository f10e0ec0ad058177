package anim

// outCubic starts at once and lands softly: for what answers the player.
func outCubic(t float64) float64 {
	u := 1 - t
	return 1 - u*u*u
}

// inOutCubic gathers speed and brakes: for what travels.
func inOutCubic(t float64) float64 {
	if t < .5 {
		return 4 * t * t * t
	}
	u := 2 - 2*t
	return 1 - u*u*u/2
}
