package script

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"

	"grognard/render/paint"
)

// Recorder is a scene that writes the named regions of another one to a file,
// whenever they change, as a JSON array of name, x, y, w and h in pixels.
type Recorder struct {
	Scene
	File string

	last []paint.Hit
	err  error
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

// Frame runs the scene and writes its regions if they changed.
func (r *Recorder) Frame(in *paint.Input, l *paint.List) paint.Status {
	s := r.Scene.Frame(in, l)
	hits := r.Scene.Hits()
	if r.err == nil && (r.last == nil || !slices.Equal(hits, r.last)) {
		r.last = append(r.last[:0:0], hits...)
		if err := r.write(); err != nil {
			r.err = fmt.Errorf("regions cannot be written to %s: %w", r.File, err)
		}
	}
	return s
}

// write replaces the file at once, so that a reader never sees half of it.
func (r *Recorder) write() error {
	regions := make([]region, len(r.last))
	for i, h := range r.last {
		regions[i] = region{h.Name, h.X, h.Y, h.W, h.H}
	}
	data, err := json.MarshalIndent(regions, "", " ")
	if err != nil {
		return err
	}
	part := r.File + ".part"
	if err := os.WriteFile(part, append(data, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(part, r.File)
}
