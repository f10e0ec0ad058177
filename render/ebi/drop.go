package ebi

import (
	"io"
	"io/fs"

	"grognard/render/paint"

	"github.com/hajimehoshi/ebiten/v2"
)

// mostFiles is how many files are taken when several are dropped at once.
const mostFiles = 16

// readDropped reads the files that were dropped on the window in this tick.
func (r *reader) readDropped() bool {
	r.in.Dropped = nil
	if folder := ebiten.DroppedFiles(); folder != nil {
		r.in.Dropped = dropped(folder)
	}
	return len(r.in.Dropped) > 0
}

// dropped reads the files of a folder, without those below it.
func dropped(folder fs.FS) (all []paint.Dropped) {
	entries, err := fs.ReadDir(folder, ".")
	if err != nil {
		return []paint.Dropped{{Err: err}}
	}
	for _, e := range entries {
		if e.IsDir() || len(all) == mostFiles {
			continue
		}
		d := paint.Dropped{Name: e.Name()}
		f, err := folder.Open(e.Name())
		if err == nil {
			d.Data, err = io.ReadAll(io.LimitReader(f, paint.MostDropped))
			if e := f.Close(); err == nil {
				err = e
			}
		}
		d.Err = err
		all = append(all, d)
	}
	return all
}
