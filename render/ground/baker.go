package ground

import (
	"context"
	"image"
	"slices"
	"sync"

	"grognard/rules"
)

// Baker returns a painter of grounds in cells of a size in pixels, to be called
// in the background, also several times at once; it returns nil for what was not finished.
// Nobody may paint on its pictures if o.Edited is set.
func Baker(o Options) func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
	var kept memory
	return func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
		o := o
		o.Cell = cell
		var last print
		if o.Edited {
			last = kept.find(m, cell)
		}
		img, err := Patch(ctx, last.img, last.m, m, o)
		if err != nil {
			return nil
		}
		if o.Edited {
			kept.keep(print{m, cell, img})
		}
		return img
	}
}

// print is a picture of a map.
type print struct {
	m    *rules.Map
	cell float32
	img  *image.RGBA
}

// memory holds the last pictures of maps that change, the latest at the end: of the board
// and of the map in its corner.
type memory struct {
	mu  sync.Mutex
	all []print
}

// How many pictures are kept, and how many pixels those have at least: a smaller one is
// painted anew as fast.
const (
	mostKept  = 3
	leastKept = 1 << 16
)

// find returns the picture of an earlier state of a map, if there is one.
func (k *memory) find(m *rules.Map, cell float32) print {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, p := range k.all {
		if p.m.ID == m.ID && p.cell == cell {
			return p
		}
	}
	return print{}
}

func (k *memory) keep(p print) {
	if size(p.img.Rect) < leastKept {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	k.all = slices.DeleteFunc(k.all, func(q print) bool { return q.m.ID == p.m.ID && q.cell == p.cell })
	if len(k.all) == mostKept {
		k.all = slices.Delete(k.all, 0, 1)
	}
	k.all = append(k.all, p)
}
