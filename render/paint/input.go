package paint

// Input is everything a screen may know about one tick: built once by the
// loop, or by a test.
type Input struct {
	Now   float64 // milliseconds since the program began
	W, H  float32 // window in pixels
	Scale float32 // pixels per dp: device scale times the user's text size

	X, Y           float32 // pointer
	WheelX, WheelY float32
	Down           [3]bool // buttons held: Left, Right, Middle
	Pressed        [3]bool // went down in this tick
	Released       [3]bool // went up in this tick

	Keys  []Key  // went down in this tick, repeats included
	Held  Held   // keys held
	Again bool   // of Keys, one is held and repeats
	Text  string // typed in this tick

	Dropped []Dropped // files that were dropped on the window in this tick
}

// Dropped is a file that was dropped on the window.
type Dropped struct {
	Name string // without its folder
	Data []byte // what it holds, no more than MostDropped bytes of it
	Err  error  // why it cannot be read
}

// MostDropped is how much is read of a file that is dropped on the window: more than any file
// of the game has.
const MostDropped = 4 << 20

// Buttons of the mouse.
const (
	Left = iota
	Right
	Middle
)

// Key is a key by name: "A".."Z", "0".."9", "Enter", "Escape", "Tab",
// "Space", "Backspace", "Delete", "Home", "End", "PageUp", "PageDown", "Up",
// "Down", "Left", "Right", "F1".."F12", "Slash", "Minus", "Plus", "Comma",
// "Period", "BracketLeft", "BracketRight".
type Key string

// Held are the keys that change what others mean.
type Held struct {
	Shift, Ctrl, Alt, Space, Tab bool
	Any                          bool     // one that a Key names
	Letters                      [26]bool // A to Z, for the keys of overlays
}

// Hit reports whether key k went down in this tick.
func (in *Input) Hit(k Key) bool {
	for _, h := range in.Keys {
		if h == k {
			return true
		}
	}
	return false
}
