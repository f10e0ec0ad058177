package ebi

import (
	"fmt"
	"image"
	"image/png"
	"os"
	"path/filepath"

	"github.com/hajimehoshi/ebiten/v2"
)

// take reads the window now and saves it to file in the background.
func (s *shots) take(screen *ebiten.Image, file string) {
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	s.wg.Go(func() {
		if err := save(img, file); err != nil {
			s.mu.Lock()
			defer s.mu.Unlock()
			s.errs = append(s.errs, fmt.Errorf("picture %s cannot be saved: %w", file, err))
		}
	})
}

// save writes under another name first, so that who waits for file finds it
// whole.
func save(img *image.RGBA, file string) error {
	f, err := os.CreateTemp(filepath.Dir(file), ".shot-*")
	if err != nil {
		return err
	}
	enc := png.Encoder{CompressionLevel: png.BestSpeed}
	if err = enc.Encode(f, img); err == nil {
		err = f.Chmod(0o644)
	}
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(f.Name(), file)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}
