package script

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"grognard/render/paint"
)

// Recorder is a scene that writes to a file, whenever it changes, what can be
// clicked in another one. The file is a JSON object with
//
//	buttons  how often a button of the mouse went down or up so far
//	x, y     where the pointer is, in pixels
//	resting  whether nothing moves
//	regions  the named regions, each with name, x, y, w and h in pixels
//	tabletop on a table without cells: x and y of its south-west corner and
//	         the length of an inch, in pixels
//
// so that whoever clicks can wait until the window has heard it and its effect
// shows.
type Recorder struct {
	Scene
	File string

	last record
	hits []paint.Hit // of last
	some bool        // the file was written
	err  error
}

// record is the form of the file.
type record struct {
	Buttons int      `json:"buttons"`
	X       float32  `json:"x"`
	Y       float32  `json:"y"`
	Resting bool     `json:"resting"`
	Regions []region `json:"regions"`
	Table   tabletop `json:"tabletop,omitzero"`
}

// tabletop is where a table without cells lies in the window.
type tabletop struct {
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	Inch float32 `json:"inch"`
}

// Err returns the first error of writing.
func (r *Recorder) Err() error { return r.err }

// region is the form in the file.
type region struct {
	Name string  `json:"name"`
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
}

// Frame runs the scene and writes the file if anything in it changed.
func (r *Recorder) Frame(in *paint.Input, l *paint.List) paint.Status {
	s := r.Scene.Frame(in, l)
	hits := r.Scene.Hits()
	now := record{Buttons: r.last.Buttons, X: in.X, Y: in.Y, Resting: !s.Animating && !s.Pending, Regions: r.last.Regions, Table: r.tabletop()}
	for i := range in.Released {
		now.Buttons += count(in.Pressed[i]) + count(in.Released[i])
	}
	same := r.some && slices.Equal(hits, r.hits)
	if !same {
		r.hits = append(r.hits[:0], hits...)
		now.Regions = make([]region, len(hits))
		for i, h := range hits {
			now.Regions[i] = region{h.Name, h.X, h.Y, h.W, h.H}
		}
	}
	if same && now.says(&r.last) || r.err != nil {
		return s
	}
	r.last, r.some = now, true
	if err := r.write(); err != nil {
		r.err = fmt.Errorf("regions cannot be written to %s: %w", r.File, err)
	}
	return s
}

// tabletop measures the table without cells that the scene shows, if it does.
func (r *Recorder) tabletop() (c tabletop) {
	p, is := r.Scene.(Placer)
	if !is {
		return c
	}
	x, y, ok := p.Place(0, 0)
	if !ok {
		return c
	}
	const far = 10 // inches
	east, _, _ := p.Place(far, 0)
	return tabletop{x, y, (east - x) / far}
}

// says reports whether two records tell the same, but for the regions.
func (r *record) says(old *record) bool {
	return r.Buttons == old.Buttons && r.X == old.X && r.Y == old.Y && r.Resting == old.Resting && r.Table == old.Table
}

func count(b bool) int {
	if b {
		return 1
	}
	return 0
}

// write replaces the file at once, so that a reader never sees half of it.
func (r *Recorder) write() error {
	data, err := json.MarshalIndent(r.last, "", " ")
	if err != nil {
		return err
	}
	part := r.File + ".part"
	if err := os.WriteFile(part, append(data, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(part, r.File)
}
