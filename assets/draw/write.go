package draw

import (
	"fmt"
	"image/png"
	"os"
	"path/filepath"

	"grognard/assets"
)

// Write draws all sheets and puts them into a folder, with their index.
func Write(dir string) error {
	var all []assets.Sprite
	for _, s := range Sheets() {
		if err := writeSheet(filepath.Join(dir, s.Name+".png"), s); err != nil {
			return err
		}
		all = append(all, s.Sprites...)
	}
	return os.WriteFile(filepath.Join(dir, "index.txt"), assets.WriteIndex(all), 0o644)
}

func writeSheet(path string, s Sheet) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	err = (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, s.Img)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	return nil
}
