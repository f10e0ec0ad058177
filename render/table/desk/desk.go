// Package desk is what the sheet of the map lies on: where it ends the painted country of
// the title goes on, under a veil that is thicker towards the edges of the window, and
// the sheet casts a soft shadow on it.
//
//	d := desk.Desk{Store: store, Order: painter.Spare}
//	...
//	w, h := b.Size()
//	d.Paint(c, b.Rect(paint.Rect{W: w, H: h}), b.Map.Shape) // below the map
//
// Country and veil are one picture, half as large as a window in each direction, and only
// what the sheet leaves bare of it is painted: a frame costs no more than its pixels.
package desk

import (
	"image"
	"image/color"
	"image/draw"
	"math"
	"strconv"
	"sync"

	"grognard/assets/ink"
	"grognard/assets/palette"
	"grognard/render/country"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Desk paints it.
type Desk struct {
	Store *paint.Store
	Order func() // has the small picture of the country painted, where it is not; nil: nobody does

	ready  bool        // the pictures below are in the Store
	ofDark bool        // they are those of the dark theme
	of     *image.RGBA // the country under the veil
	parts  [9]string   // of the edge of a sheet
	rims   [9]string   // the same of a sheet of paper
}

// How thick the veil is in the middle of the window and at its edges.
const (
	veilMiddle = .55
	veilEdge   = .78
)

// The veil by day and by candle light.
var (
	veilDay    = palette.Hex("#DECDA4")
	veilCandle = palette.Hex("#2B2216")
)

// Veil is the colour of the desk in a theme: what fades there fades into it.
func Veil(t *ui.Theme) paint.Color {
	switch t {
	case &ui.Candle:
		return veilCandle
	case &ui.Contrast:
		return t.Panel2
	}
	return veilDay
}

// countryKey is the picture of the veiled country in the Store.
const countryKey = "desk/country"

// Paint covers the window with the desk, on the layer of the ground, but for what a sheet
// hides that lies in a rectangle of the window: a sheet of paper, or a table with an edge
// of its own.
func (d *Desk) Paint(c *ui.Ctx, sheet paint.Rect, shape rules.Shape) {
	layer, text := c.On(paint.Ground, paint.Ground)
	defer c.On(layer, text)
	w := c.Window()
	if sheet.X <= w.X && sheet.Y <= w.Y && sheet.X+sheet.W >= w.W && sheet.Y+sheet.H >= w.H {
		return
	}
	bare := beside(w, sheet.Inset(c.Px(under)))
	if c.Theme == &ui.Contrast {
		for _, r := range bare {
			c.Fill(r, Veil(c.Theme))
		}
		c.Frame(sheet.Inset(-c.Px(3)), c.Px(3), c.Theme.Border)
		return
	}
	d.prepare(c)
	for _, r := range bare {
		if r.W > 0 && r.H > 0 {
			c.L.PushClip(r)
			c.Image(countryKey, country.Place(w), paint.White)
			c.L.PopClip()
		}
	}
	parts := &d.rims
	if shape == rules.Tabletop {
		parts = &d.parts
	}
	d.edge(c, sheet, parts)
}

// under is how far the desk goes on below the edge of a sheet, in dp.
const under = 3

// beside is what a sheet leaves bare of a window, in whole pixels: above, below, left and
// right of it.
func beside(w, sheet paint.Rect) [4]paint.Rect {
	foot, right := w.Y+w.H, w.X+w.W
	y0, y1 := clamp(ui.Floor(sheet.Y), w.Y, foot), clamp(ui.Floor(sheet.Y+sheet.H), w.Y, foot)
	x0, x1 := clamp(ui.Floor(sheet.X), w.X, right), clamp(ui.Floor(sheet.X+sheet.W), w.X, right)
	return [4]paint.Rect{
		{X: w.X, Y: w.Y, W: w.W, H: y0 - w.Y}, {X: w.X, Y: y1, W: w.W, H: foot - y1},
		{X: w.X, Y: y0, W: x0 - w.X, H: y1 - y0}, {X: x1, Y: y0, W: right - x1, H: y1 - y0},
	}
}

func clamp(x, lo, hi float32) float32 { return min(max(x, lo), hi) }

// edge paints the shadow and the rim of a sheet round its rectangle.
func (d *Desk) edge(c *ui.Ctx, r paint.Rect, parts *[9]string) {
	b := c.Px(corner)
	out := c.Px(reach)
	r = r.Inset(-out)
	xs, ys := [4]float32{r.X, r.X + 2*b, r.X + r.W - 2*b, r.X + r.W}, [4]float32{r.Y, r.Y + 2*b, r.Y + r.H - 2*b, r.Y + r.H}
	w := c.Window()
	for i, part := range parts {
		x, y := i%3, i/3
		at := paint.Rect{X: xs[x], Y: ys[y], W: xs[x+1] - xs[x], H: ys[y+1] - ys[y]}
		if i != 4 && at.W > 0 && at.H > 0 && at.Overlaps(w) {
			c.Image(part, at, paint.White)
		}
	}
}

// Sizes in dp of the picture of an edge: it reaches so far beyond the sheet, and half a
// corner of it is so large.
const (
	reach  = 36
	corner = 36
	rim    = 7 // of paper beyond the margin of the chart
)

// prepare draws the veiled country and the edges, once for the themes by day and by candle
// light, and the country again once it is painted.
func (d *Desk) prepare(c *ui.Ctx) {
	if d.Order != nil {
		d.Order()
	}
	var of *image.RGBA
	if small := d.Store.Get(country.Small); small != nil {
		of = small.Img
	}
	if !d.ready || d.ofDark != c.Theme.Dark || d.of != of {
		d.of = of
		d.Store.PutPart(countryKey, veiled(of, c.Theme))
	}
	if d.ready && d.ofDark == c.Theme.Dark {
		return
	}
	d.ready, d.ofDark = true, c.Theme.Dark
	pictures := byDay()
	if c.Theme.Dark {
		pictures = byCandle()
	}
	d.put(&d.parts, "desk/edge/", &pictures.table)
	d.put(&d.rims, "desk/rim/", &pictures.paper)
}

// put puts the nine parts of a picture into the Store.
func (d *Desk) put(parts *[9]string, name string, pictures *[9]*image.RGBA) {
	for i, p := range pictures {
		parts[i] = name + strconv.Itoa(i)
		d.Store.PutPart(parts[i], p)
	}
}

// edges are the parts of the edge of a sheet: of a table, and of a sheet of paper.
type edges struct{ table, paper [9]*image.RGBA }

// The edges by day and by candle light. They are drawn once for all tables; nobody paints on
// them.
var (
	byDay    = sync.OnceValue(func() edges { return edgesOf(palette.Hex("#E9DFC2")) })
	byCandle = sync.OnceValue(func() edges { return edgesOf(palette.Hex("#5E4F39")) })
)

func edgesOf(paper color.NRGBA) edges { return edges{cut(edgeOf(0, paper)), cut(edgeOf(rim, paper))} }

// cut makes nine parts of a picture.
func cut(img *image.RGBA) (parts [9]*image.RGBA) {
	n := img.Rect.Dx() / 3
	for i := range parts {
		r := image.Rect(i%3*n, i/3*n, (i%3+1)*n, (i/3+1)*n)
		p := image.NewRGBA(image.Rect(0, 0, n, n))
		for y := range n {
			copy(p.Pix[y*p.Stride:(y+1)*p.Stride], img.Pix[img.PixOffset(r.Min.X, r.Min.Y+y):])
		}
		parts[i] = p
	}
	return parts
}

// veiled is the country in the light of a theme, under a veil that grows thicker from the
// middle to the edges. Where there is no country yet the veil lies on paper.
func veiled(of *image.RGBA, t *ui.Theme) *image.RGBA {
	light, _ := country.Light(t)
	if of == nil {
		of = image.NewRGBA(image.Rect(0, 0, 96, 54))
		draw.Draw(of, of.Rect, image.NewUniform(palette.Sheet), image.Point{}, draw.Src)
	}
	img := image.NewRGBA(of.Rect)
	w, h := img.Rect.Dx(), img.Rect.Dy()
	veil := Veil(t)
	tint, cloth := [3]int{int(light.R), int(light.G), int(light.B)}, [3]int{int(veil.R), int(veil.G), int(veil.B)}
	for y := range h {
		v := 2*(float64(y)+.5)/float64(h) - 1
		from, to := of.Pix[y*of.Stride:][:4*w], img.Pix[y*img.Stride:][:4*w]
		for x := range w {
			u := 2*(float64(x)+.5)/float64(w) - 1
			t := min(1, math.Sqrt(u*u+v*v))
			thick := int(255 * (veilMiddle + (veilEdge-veilMiddle)*t*t*(3-2*t)))
			for i := range 3 {
				to[4*x+i] = uint8((int(from[4*x+i])*tint[i]/255*(255-thick) + cloth[i]*thick) / 255)
			}
			to[4*x+3] = 255
		}
	}
	return img
}

// edgeOf is the picture of a sheet on the desk, two pixels a dp: its shadow, and a rim of
// so many dp of paper between two lines.
func edgeOf(wide float64, paper color.NRGBA) *image.RGBA {
	const k, size = 2, 6 * corner * 2
	c := ink.New(size, size)
	at, long := float64(reach)*k, float64(size-2*reach*k)
	box := func(out float64) ink.Path { return ink.Box(at-out*k, at-out*k, long+2*out*k, long+2*out*k) }
	c.Shadow(box(wide).By(ink.Move(0, 6*k)), 9*k, palette.Alpha(palette.Hex("#1E1408"), .62))
	c.Shadow(box(wide).By(ink.Move(0, 1.5*k)), 2*k, palette.Alpha(palette.Hex("#1E1408"), .4))
	c.Fill(box(wide+1.5), palette.Ink)
	if wide > 0 {
		c.Fill(box(wide), paper)
		c.Fill(append(box(wide-2.5), box(wide-3.5).Reversed()...), palette.Alpha(palette.Ink, .55))
	}
	return c.Img
}
