package ground

import (
	"context"
	"image"
	"image/draw"

	"grognard/render/ground/tabletop"
	"grognard/rules"
)

// Patch returns the picture of a map, given that of the map that it was made from by a few
// changes: it paints only what lies about them. The old picture, which o was painted with
// too, stays as it is. Where too much has changed, the whole map is painted. It returns the
// context's error if that ends first.
func Patch(ctx context.Context, old *image.RGBA, was, now *rules.Map, o Options) (*image.RGBA, error) {
	if o.Cell == 0 {
		o.Cell = 96
	}
	w, h := NewLayout(now, o.Cell).Size()
	if old == nil || old.Rect != image.Rect(0, 0, w, h) || was == nil || !framed(was, now) {
		return Bake(ctx, now, o)
	}
	if Same(was, now) {
		return old, nil
	}
	boxes, all := changes(was, now, o)
	boxes = gathered(boxes, old.Rect)
	if all || covered(boxes)*2 > w*h {
		return Bake(ctx, now, o)
	}
	out := image.NewRGBA(old.Rect)
	copy(out.Pix, old.Pix)
	for _, r := range boxes {
		img, err := bakePart(ctx, now, o, r)
		if err != nil {
			return nil, err
		}
		draw.Draw(out, r, img, r.Min, draw.Src)
	}
	return out, nil
}

// changes returns the boxes of the picture outside of which two maps look the same, or all
// if that cannot be said.
func changes(was, now *rules.Map, o Options) (boxes []image.Rectangle, all bool) {
	if now.Shape == rules.Tabletop {
		return tabletop.Changes(was, now, o), false
	}
	return cellChanges(was, now, o)
}

// gathered joins boxes that are cheaper to paint together, and cuts them off at the edge of
// the picture.
func gathered(boxes []image.Rectangle, within image.Rectangle) []image.Rectangle {
	var all []image.Rectangle
	for _, r := range boxes {
		if r = r.Intersect(within); r.Empty() {
			continue
		}
		for i := 0; i < len(all); i++ {
			if both := all[i].Union(r); size(both) <= size(all[i])+size(r)+spared {
				r = both
				all[i] = all[len(all)-1]
				all, i = all[:len(all)-1], -1 // it may now join one that was passed
			}
		}
		all = append(all, r)
	}
	return all
}

// spared is how many pixels may be painted in vain so as to paint one box less: a box also
// costs what is measured beyond its edges.
const spared = 80 * 80

func size(r image.Rectangle) int { return r.Dx() * r.Dy() }

func covered(boxes []image.Rectangle) (n int) {
	for _, r := range boxes {
		n += size(r)
	}
	return n
}
