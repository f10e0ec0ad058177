package paint

// Scene is what the window shows. The loop calls Frame when there is input,
// when the scene asked for it through Status, when a picture of the Store
// changes and when the window does; at rest it calls nothing.
type Scene interface {
	// Frame takes one tick of input and appends the whole picture to l, which
	// is empty. It keeps neither in nor l.
	Frame(in *Input, l *List) Status
}

// Hitter is a Scene that can name what a click would reach. The names are
// stable and unique, "option.pass" or "cell.d4", for scripts and for tests.
type Hitter interface {
	// Hits lists the clickable regions of the last frame.
	Hits() []Hit
}

// Hit is a named clickable region of the window, in pixels.
type Hit struct {
	Name string
	Rect
}

// Status is what a Scene wants from the loop after a frame. The zero value
// sleeps until something happens.
type Status struct {
	Animating bool    // wants the next frame at once
	Pending   bool    // a picture is still being made: what is shown now is not all
	Deaf      bool    // what a button of the mouse does goes nowhere until the pointer has moved
	Wake      float64 // Input.Now at which to run again, in ms; 0: not by the clock
	Quit      bool    // close the window
	Cursor    Cursor
	Title     string   // of the window; "" keeps it
	Sounds    []string // to play now, see package sound; forgotten where there is none
	Ambience  string   // to be heard below them from now on, the same; "": none

	// ToggleFullscreen leaves or enters full screen, once.
	ToggleFullscreen bool
	// Shot saves a picture of the window to this PNG file, once; "" does not.
	Shot string
}

// Cursor is the shape of the pointer.
type Cursor uint8

// The pointers.
const (
	Arrow       Cursor = iota
	Hand               // a click does something
	Grab               // the map or a piece can be, or is, dragged
	Cross              // measures
	Forbidden          // a click would be refused
	Beam               // text is typed here
	PullNorth          // a side or a corner is pulled: north and south,
	PullEast           // west and east,
	PullRising         // or across, from the lower left to the upper right,
	PullFalling        // or from the upper left to the lower right
)
