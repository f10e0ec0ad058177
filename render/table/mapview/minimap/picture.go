package minimap

import (
	"context"
	"image"

	"golang.org/x/image/draw"

	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// picture is the ground of the map as it lies on the minimap, painted in the background.
type picture struct {
	have, want subject
	since      float64 // when it was first wanted
	stop       context.CancelFunc
	done       chan *image.RGBA
	doing      subject
}

// subject is what is painted.
type subject struct {
	m     *rules.Map // nil: nothing yet
	w, h  float32
	theme *ui.Theme
}

// same reports whether two subjects give one picture.
func (s subject) same(o subject) bool {
	return s.w == o.w && s.h == o.h && s.theme == o.theme && ground.Same(s.m, o.m)
}

// of reports whether it is a picture of a map, be it of another state or size.
func (s subject) of(m *rules.Map) bool {
	return s.m != nil && s.m.ID == m.ID && s.m.Cols == m.Cols && s.m.Rows == m.Rows
}

// groundKey is the picture in the Store.
const groundKey = "minimap/ground"

// rest is how long the size must not change before another picture is begun, in
// milliseconds.
const rest = 250.0

// of returns the picture to paint, "" if there is none yet.
func (k *picture) of(m *Map, c *ui.Ctx) string {
	in := m.Board.Map
	if want := (subject{in, m.face.W, m.face.H, c.Theme}); want != k.want {
		if !want.same(k.want) {
			k.since = c.In.Now
		}
		if want.same(k.have) {
			k.have = want // as cheap to compare the next time
		}
		k.want = want
	}
	if k.done != nil {
		k.collect(m.Store)
	}
	switch {
	case m.Bake == nil || k.have.same(k.want):
	case k.done != nil:
		c.Wake(c.In.Now + 50)
	case c.In.Now-k.since < rest && k.have.of(in) && ground.Same(k.have.m, in):
		c.Wake(k.since + rest)
	default:
		k.begin(m.Bake, in)
		c.Wake(c.In.Now + 50)
	}
	if !k.have.of(in) {
		return ""
	}
	return groundKey
}

func (k *picture) begin(bake board.Baker, in *rules.Map) {
	ctx, stop := context.WithCancel(context.Background())
	done, w, h := make(chan *image.RGBA, 1), int(k.want.w), int(k.want.h)
	k.stop, k.done, k.doing = stop, done, k.want
	go func() { done <- small(ctx, bake, in, w, h) }()
}

func (k *picture) collect(store *paint.Store) {
	select {
	case img := <-k.done:
		if img != nil {
			store.Put(groundKey, img)
			k.have = k.doing
		}
		k.cancel()
	default:
	}
}

func (k *picture) cancel() {
	if k.stop != nil {
		k.stop()
		k.stop, k.done = nil, nil
	}
}

// fine is how many times larger than it is shown the ground is painted: strokes that are
// thinner than a pixel come out grey.
const fine = 2.5

// small paints the ground of a map without its margin, w by h pixels.
func small(ctx context.Context, bake board.Baker, in *rules.Map, w, h int) *image.RGBA {
	one := ground.NewLayout(in, 100).Board()
	cell := ui.Floor(100 * float32(w) * fine / one.W)
	img := bake(ctx, in, max(4, cell))
	if img == nil {
		return nil
	}
	r := ground.NewLayout(in, max(4, cell)).Board().Pixels()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.BiLinear.Scale(out, out.Rect, img, r.Add(img.Rect.Min), draw.Src, nil)
	return out
}
