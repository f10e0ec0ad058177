package ground

import (
	"context"
	"image"
	"image/draw"

	"grognard/assets/palette"
	"grognard/rules"
)

// Swatches paints a square sample of every kind of ground, side pixels wide,
// for legends, and calls put with "ground/<name>". It returns the context's
// error if that ends first.
func Swatches(ctx context.Context, side int, put func(name string, img *image.RGBA)) error {
	for _, w := range palette.Washes {
		m := &rules.Map{ID: "swatch-" + w.Ground, Cols: 1, Rows: 1}
		m.Cells = []rules.Cell{{Ref: 1, Ground: rules.Ground(w.Ground)}}
		img, err := Bake(ctx, m, Options{Cell: float32(side), Bare: true})
		if err != nil {
			return err
		}
		out := image.NewRGBA(image.Rect(0, 0, side, side))
		margin := int(NewLayout(m, float32(side)).Margin)
		draw.Draw(out, out.Rect, img, image.Pt(margin, margin), draw.Src)
		put("ground/"+w.Ground, out)
	}
	return nil
}
