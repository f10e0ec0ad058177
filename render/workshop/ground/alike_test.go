package ground

import (
	"image"
	"strings"
	"testing"
	"time"

	painter "grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/workshop/shoptest"
	"grognard/rules"
)

// shown is the picture of a tool as it is painted in its region, in a frame of one size for
// all; nil while there is none.
func shown(d *shoptest.Bench, region string) []byte {
	in := d.Rect(region)
	for _, x := range d.List.Cmds {
		if x.Op != paint.Image || !strings.HasPrefix(x.Key, "sample/") && !strings.HasPrefix(x.Key, "icon/") || x.Dst.And(in) != x.Dst {
			continue
		}
		img := image.NewRGBA(image.Rect(0, 0, swatch, swatch))
		x.Dst, x.Clip = paint.Rect{W: swatch, H: swatch}, paint.Rect{}
		paint.Raster(img, &paint.List{Cmds: []paint.Cmd{x}}, d.Store, d.Faces)
		return img.Pix
	}
	return nil
}

// TestNoTwoToolsLookAlike looks at the drawer with the painter of the game.
func TestNoTwoToolsLookAlike(t *testing.T) {
	for book := range battles {
		t.Run(book, func(t *testing.T) {
			d := shoptest.Open(t, book, battles[book], "en", 1280, 720, 1)
			d.Pictures.Bake = painter.Baker(painter.Options{})
			furnish(d)
			pictures := map[string]string{}
			for _, x := range d.State.Open.Kit().Tools {
				if x.Stroke == rules.StrokeNone {
					continue
				}
				name := "tool." + x.Key
				seen(d, "ground.tools", name)
				pix := shown(d, name)
				for k := 0; k < 500 && pix == nil; k++ { // it is painted in the background
					time.Sleep(10 * time.Millisecond)
					d.Tick()
					pix = shown(d, name)
				}
				if pix == nil {
					t.Errorf("%s has no picture", x.Key)
					continue
				}
				if was := pictures[string(pix)]; was != "" {
					t.Errorf("%s looks like %s", x.Key, was)
				}
				pictures[string(pix)] = x.Key
			}
			if who := pictures[string(make([]byte, 4*swatch*swatch))]; who != "" {
				t.Errorf("the picture of %s is empty", who)
			}
		})
	}
}

// seen scrolls an area until the whole of a region in it shows.
func seen(d *shoptest.Bench, area, name string) {
	d.T.Helper()
	if whole(d, name) {
		return
	}
	for y := float32(0); y < 8000; y += 40 {
		d.UI.ScrollTo(area, y)
		d.Tick()
		d.Tick()
		if whole(d, name) {
			return
		}
	}
	d.T.Fatalf("%s never shows as a whole", name)
}

// whole reports whether all of what can be picked shows: its face is not clipped.
func whole(d *shoptest.Bench, name string) bool {
	if !d.Has(name) {
		return false
	}
	at := d.Rect(name)
	for _, x := range d.List.Cmds {
		if x.Op == paint.Fill && x.Dst == at {
			return true
		}
	}
	return false
}
