package assets

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"sync"
)

// Atlas hands the sprites out, sheet by sheet: a sheet takes memory only once
// something on it is wanted. It is safe for concurrent use.
type Atlas struct {
	sheets map[string][]Sprite
	names  []string          // of the sheets, in the order of the index
	on     map[string]string // the sheet of each sprite

	mu   sync.Mutex
	kept map[string][]*image.RGBA // sprites of each sheet; nil: none are kept
}

// Keep has the pictures of every sheet that is read kept, and returns a. Who opens
// one window needs each sheet once; tests open hundreds. What Beside and Sheet hand
// out is then for reading only.
func (a *Atlas) Keep() *Atlas {
	a.kept = map[string][]*image.RGBA{}
	return a
}

// OpenAtlas reads the index. An error means that the program was built wrong.
func OpenAtlas() (*Atlas, error) {
	data, err := sheets.ReadFile("sheet/index.txt")
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	index, err := ReadIndex(data)
	if err != nil {
		return nil, fmt.Errorf("assets: sheet/index.txt: %w", err)
	}
	a := &Atlas{sheets: map[string][]Sprite{}, on: map[string]string{}}
	for _, s := range index {
		if a.sheets[s.Sheet] == nil {
			a.names = append(a.names, s.Sheet)
		}
		a.sheets[s.Sheet] = append(a.sheets[s.Sheet], s)
		a.on[s.Name] = s.Sheet
	}
	return a, nil
}

// Beside calls put with a sprite and with all that share its sheet, and with
// nothing if there is no such sprite.
func (a *Atlas) Beside(sprite string, put func(name string, img *image.RGBA)) error {
	if sheet, ok := a.on[sprite]; ok {
		return a.Sheet(sheet, put)
	}
	return nil
}

// Sheet calls put with every sprite of a sheet, each cut into a picture of its
// own: on a common one, linear filtering would bleed the neighbours in.
func (a *Atlas) Sheet(sheet string, put func(name string, img *image.RGBA)) error {
	all, err := a.pictures(sheet)
	if err != nil {
		return err
	}
	for i, s := range a.sheets[sheet] {
		put(s.Name, all[i])
	}
	return nil
}

// pictures returns the sprites of a sheet, in the order of the index.
func (a *Atlas) pictures(sheet string) ([]*image.RGBA, error) {
	a.mu.Lock()
	defer a.mu.Unlock()
	if all := a.kept[sheet]; all != nil {
		return all, nil
	}
	data, err := sheets.ReadFile("sheet/" + sheet + ".png")
	if err != nil {
		return nil, fmt.Errorf("assets: %w", err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("assets: sheet/%s.png: %w", sheet, err)
	}
	var all []*image.RGBA
	for _, s := range a.sheets[sheet] {
		if !s.Rect.In(img.Bounds()) {
			return nil, fmt.Errorf("assets: sprite %s lies outside sheet %s", s.Name, sheet)
		}
		all = append(all, cut(img, s.Rect))
	}
	if a.kept != nil {
		a.kept[sheet] = all
	}
	return all, nil
}

// Sprites calls put with every sprite of every sheet.
func Sprites(put func(name string, img *image.RGBA)) error {
	a, err := OpenAtlas()
	if err != nil {
		return err
	}
	for _, name := range a.names {
		if err := a.Sheet(name, put); err != nil {
			return err
		}
	}
	return nil
}

func cut(img image.Image, r image.Rectangle) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.Dx(), r.Dy()))
	draw.Draw(out, out.Rect, img, r.Min, draw.Src)
	return out
}
