package sound

// State is how the computer's sound device does.
type State int

// The states. One is Closed as long as nothing is to be heard.
const (
	Closed State = iota
	Opening
	Playing
	Missing // there is none that can be used
	Lost    // it was there, and is gone
)
