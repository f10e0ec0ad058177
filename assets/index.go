package assets

import (
	"bytes"
	"fmt"
	"image"
	"strconv"
	"strings"
)

// Sprite is the place of a sprite on a sheet, in pixels.
type Sprite struct {
	Sheet string
	Name  string
	Rect  image.Rectangle
}

// indexHead is the first line of an index.
const indexHead = "grognard sprites 1"

// maxSide bounds what an index may ask for.
const maxSide = 1 << 14

// WriteIndex writes sprites as ReadIndex reads them: one line each with sheet,
// name, left, top, width and height.
func WriteIndex(all []Sprite) []byte {
	var b bytes.Buffer
	fmt.Fprintln(&b, indexHead)
	for _, s := range all {
		r := s.Rect
		fmt.Fprintln(&b, s.Sheet, s.Name, r.Min.X, r.Min.Y, r.Dx(), r.Dy())
	}
	return b.Bytes()
}

// ReadIndex reads an index. An error names the line and what is wrong with it.
func ReadIndex(data []byte) ([]Sprite, error) {
	head, rest, _ := strings.Cut(string(data), "\n")
	if head != indexHead {
		return nil, fmt.Errorf("line 1: want %q", indexHead)
	}
	var all []Sprite
	seen := map[string]bool{}
	n := 1
	for line := range strings.Lines(rest) {
		n++
		s, err := readSprite(strings.TrimSuffix(line, "\n"))
		if err == nil && seen[s.Name] {
			err = fmt.Errorf("sprite %s is listed twice", s.Name)
		}
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		seen[s.Name] = true
		all = append(all, s)
	}
	return all, nil
}

func readSprite(line string) (Sprite, error) {
	words := strings.Split(line, " ")
	if len(words) != 6 || words[0] == "" || words[1] == "" {
		return Sprite{}, fmt.Errorf("want sheet, name, left, top, width and height")
	}
	var v [4]int
	for i, w := range words[2:] {
		n, err := strconv.Atoi(w)
		if err != nil || n < 0 || n > maxSide {
			return Sprite{}, fmt.Errorf("%q is no length in pixels", w)
		}
		v[i] = n
	}
	if v[2] == 0 || v[3] == 0 {
		return Sprite{}, fmt.Errorf("sprite %s is empty", words[1])
	}
	return Sprite{words[0], words[1], image.Rect(v[0], v[1], v[0]+v[2], v[1]+v[3])}, nil
}
