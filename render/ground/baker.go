package ground

import (
	"context"
	"image"

	"grognard/rules"
)

// Baker returns a painter of grounds in cells of a size in pixels, to be called
// in the background; it returns nil for what was not finished.
func Baker(o Options) func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
	return func(ctx context.Context, m *rules.Map, cell float32) *image.RGBA {
		o := o
		o.Cell = cell
		img, err := Bake(ctx, m, o)
		if err != nil {
			return nil
		}
		return img
	}
}
