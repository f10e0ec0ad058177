package sheet

import (
	"bytes"
	"context"
	"image"
	"math"

	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/rules"
)

// mapKey is the picture of the ground in the Store, unless the Sheet has a Key.
const mapKey = "board/ground"

// rest is how long the zoom must not change before the ground is baked anew;
// until then the old picture is stretched. What changes on the ground does not wait.
const rest = 250.0 // milliseconds

// The most pixels a cell that are baked, and the most in all; beyond, the
// picture is stretched.
const (
	largest      = 220
	tableLargest = 34 // of an inch of a table without cells
	mostInAll    = 23 << 18
)

// sharpest returns the most pixels a cell at which a map is baked.
func sharpest(m *rules.Map) float32 {
	if m.Shape == rules.Tabletop {
		return tableLargest
	}
	w, h := ground.NewLayout(m, 100).Size()
	return min(largest, floor(100*float32(math.Sqrt(mostInAll/float64(w*h)))))
}

// Baker paints the ground of a map at so many pixels a cell, margin included.
// It returns nil when ctx ends first.
type Baker func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA

// bakery bakes the ground in the background, one picture at a time.
type bakery struct {
	bake   Baker
	key    string // of the picture in the Store
	m      *rules.Map
	cell   float32    // pixels a cell of that picture, and
	next   float32    // of the one wanted
	most   float32    // that are baked of this map
	begun  *rules.Map // as the last picture shows it, or the one under way
	stale  bool       // the ground has changed since,
	edited bool       // or did earlier
	since  float64    // when it was first wanted, 0: not yet seen
	stop   context.CancelFunc
	done   chan baked
	doing  float32 // pixels a cell of the picture under way
	// last is the picture that is shown, once the ground has changed: what changes then is a
	// small part of it.
	last *image.RGBA
}

// baked is a picture that is ready, and the part of it in which it differs from the last.
type baked struct {
	img     *image.RGBA
	changed image.Rectangle
}

// want says which picture fits best. A rulebook draws its map anew for each view: what
// counts is whether the ground on it is another.
func (k *bakery) want(m *rules.Map, zoom float32) {
	if k.m == m && k.next == min(zoom, k.most) {
		return
	}
	if k.m != m {
		k.most = sharpest(m)
		k.stale = k.begun != nil && !ground.Same(k.begun, m)
		k.edited = k.edited || k.stale
	}
	zoom = min(zoom, k.most)
	other := k.m == nil || k.m.ID != m.ID || ground.NewLayout(k.m, 1) != ground.NewLayout(m, 1)
	if other {
		k.cell, k.last, k.edited = 0, nil, false // an old picture of another map is of no use
		k.cancel()
	}
	if other || k.next != zoom {
		k.next, k.since = zoom, 0
	}
	k.m = m
}

func (k *bakery) cancel() {
	if k.stop != nil {
		k.stop()
		k.stop, k.done, k.begun = nil, nil, nil
	}
}

// tick starts and collects bakes; it reports when it wants to be called
// again: at once (0 or less), or after so many milliseconds, or never (-1).
func (k *bakery) tick(now float64, store *paint.Store) (wake float64) {
	if k.bake == nil || k.m == nil {
		return never
	}
	if k.done != nil {
		select {
		case b := <-k.done:
			k.collect(b, store)
		default:
			return 30
		}
	}
	if k.cell == k.next && !k.stale {
		return never
	}
	if k.since == 0 {
		k.since = now
	}
	cell := k.next
	if left := k.since + rest - now; left > 0 && k.cell != 0 {
		if !k.stale {
			return left
		}
		cell = k.cell // what has changed shows at once, however near one is to be
	}
	k.begin(cell, store)
	return 30
}

// never tells that nothing has to be done until something happens.
const never = -1.0

func (k *bakery) begin(cell float32, store *paint.Store) {
	ctx, stop := context.WithCancel(context.Background())
	done, bake, m, last := make(chan baked, 1), k.bake, k.m, k.last
	k.stop, k.done, k.doing, k.stale, k.begun = stop, done, cell, false, m
	go func() {
		b := baked{img: bake(ctx, m, cell)}
		if b.img != nil && last != nil && b.img.Rect == last.Rect {
			b.changed = difference(last, b.img)
		}
		done <- b
		store.Wake()
	}()
}

func (k *bakery) collect(b baked, store *paint.Store) {
	k.stop()
	k.stop, k.done = nil, nil
	switch {
	case b.img == nil:
		return
	case k.last == nil || k.last.Rect != b.img.Rect:
		store.Put(k.key, b.img)
	case !b.changed.Empty():
		store.Change(k.key, b.img, b.changed)
	}
	if k.cell = k.doing; k.edited {
		k.last = b.img
	}
}

// difference is the box of two pictures of one size outside of which they are the same.
func difference(a, b *image.RGBA) (box image.Rectangle) {
	if a == b {
		return box
	}
	for y := range a.Rect.Dy() {
		p, q := a.Pix[y*a.Stride:][:4*a.Rect.Dx()], b.Pix[y*b.Stride:][:4*b.Rect.Dx()]
		if bytes.Equal(p, q) {
			continue
		}
		x0, x1 := 0, len(p)
		for p[x0] == q[x0] {
			x0++
		}
		for p[x1-1] == q[x1-1] {
			x1--
		}
		box = box.Union(image.Rect(x0/4, y, (x1+3)/4, y+1))
	}
	return box.Add(a.Rect.Min)
}

// drawing reports whether the first picture of the map is under way.
func (k *bakery) drawing() bool { return k.cell == 0 && k.done != nil }

// ready reports whether there is a picture of the map.
func (k *bakery) ready() bool { return k.cell != 0 }
