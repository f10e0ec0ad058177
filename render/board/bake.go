package board

import (
	"context"
	"image"

	"grognard/render/paint"
	"grognard/rules"
)

// mapKey is the picture of the ground in the Store.
const mapKey = "board/ground"

// rest is how long the zoom must not change before the ground is baked anew;
// until then the old picture is stretched.
const rest = 250.0 // milliseconds

// largest is the most pixels a cell that are baked; beyond, it is stretched.
const largest = 220

// Baker paints the ground of a map at so many pixels a cell, margin included.
// It returns nil when ctx ends first.
type Baker func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA

// bakery bakes the ground in the background, one picture at a time.
type bakery struct {
	bake  Baker
	m     *rules.Map
	cell  float32 // pixels a cell of that picture, and
	next  float32 // of the one wanted
	since float64 // when it was first wanted, 0: not yet seen
	stop  context.CancelFunc
	done  chan *image.RGBA
	doing float32 // pixels a cell of the picture under way
}

// want says which picture fits best.
func (k *bakery) want(m *rules.Map, zoom float32) {
	zoom = min(zoom, largest)
	if k.m == m && k.next == zoom {
		return
	}
	if k.m == nil || k.m.ID != m.ID {
		k.cell = 0 // an old picture of another map is of no use
		k.cancel()
	}
	k.m, k.next, k.since = m, zoom, 0
}

func (k *bakery) cancel() {
	if k.stop != nil {
		k.stop()
		k.stop, k.done = nil, nil
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
		case img := <-k.done:
			k.collect(img, store)
		default:
			return 30
		}
	}
	if k.cell == k.next {
		return never
	}
	if k.since == 0 {
		k.since = now
	}
	if left := k.since + rest - now; left > 0 && k.cell != 0 {
		return left
	}
	k.begin()
	return 30
}

// never tells that nothing has to be done until something happens.
const never = -1.0

func (k *bakery) begin() {
	ctx, stop := context.WithCancel(context.Background())
	done, bake, m, cell := make(chan *image.RGBA, 1), k.bake, k.m, k.next
	k.stop, k.done, k.doing = stop, done, cell
	go func() { done <- bake(ctx, m, cell) }()
}

func (k *bakery) collect(img *image.RGBA, store *paint.Store) {
	k.stop()
	k.stop, k.done = nil, nil
	if img == nil {
		return
	}
	store.Put(mapKey, img)
	k.cell = k.doing
}

// ready reports whether there is a picture of the map.
func (k *bakery) ready() bool { return k.cell != 0 }
