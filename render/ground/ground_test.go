package ground

import (
	"bytes"
	"context"
	"image"
	"strings"
	"testing"

	"grognard/rules"
)

// drawn reads a map of squares from rows of letters.
func drawn(id string, rows ...string) *rules.Map {
	names := map[byte]rules.Ground{'O': "open", 'F': "fields", 'H': "hill", 'L': "lake", 'M': "marsh", 'T': "town", 'W': "woods", 'R': "rough", '2': "hill2", '3': "hill3"}
	m := &rules.Map{ID: id, Cols: len(rows[0]), Rows: len(rows)}
	for row, s := range rows {
		for col := range len(s) {
			m.Cells = append(m.Cells, rules.Cell{Ref: rules.MakeRef(1, row*m.Cols+col+1), Col: col, Row: row, Ground: names[s[col]]})
		}
	}
	return m
}

func reference() *rules.Map {
	m := drawn("reference",
		"OOOOOWWO",
		"OHHOOWWO",
		"OOHOOOTO",
		"OOOOFFOO",
		"WOTOOOOO",
		"WWOMOHOO",
		"OOOLLHHO",
		"FOOLOOOO",
	)
	line := rules.MapLine{Kind: "midline", Border: true}
	for col := range 8 {
		line.Cells = append(line.Cells, m.Cells[3*8+col].Ref, m.Cells[4*8+col].Ref)
	}
	tile := rules.MapLine{Kind: "tile", Border: true}
	for row := range 8 {
		tile.Cells = append(tile.Cells, m.Cells[row*8+3].Ref, m.Cells[row*8+4].Ref)
	}
	m.Lines = []rules.MapLine{line, tile}
	return m
}

func bake(t testing.TB, m *rules.Map, o Options) *image.RGBA {
	t.Helper()
	img, err := Bake(context.Background(), m, o)
	if err != nil {
		t.Fatal(err)
	}
	return img
}

func TestTheSameMapGivesTheSamePicture(t *testing.T) {
	a, b := bake(t, reference(), Options{Cell: 40}), bake(t, reference(), Options{Cell: 40})
	if !bytes.Equal(a.Pix, b.Pix) {
		t.Error("two bakes of one map differ")
	}
}

func TestAPictureHasTheSizeOfItsLayout(t *testing.T) {
	m := reference()
	w, h := NewLayout(m, 37).Size()
	if got := bake(t, m, Options{Cell: 37}).Rect.Size(); got != image.Pt(w, h) {
		t.Errorf("picture is %v, layout %d by %d", got, w, h)
	}
}

func TestAnEndedContextStopsTheBrush(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	if _, err := Bake(ctx, reference(), Options{}); err != context.Canceled {
		t.Errorf("got %v", err)
	}
}

func TestEveryCellContainsItsMiddle(t *testing.T) {
	for _, shape := range []rules.Shape{rules.Squares, rules.Hexes, rules.FlatHexes} {
		l := NewLayout(&rules.Map{Shape: shape, Cols: 9, Rows: 7}, 51)
		for row := range l.Rows {
			for col := range l.Cols {
				x, y := l.Center(col, row)
				if c, r, ok := l.At(x, y); !ok || c != col || r != row {
					t.Errorf("shape %d: middle of (%d, %d) lies in (%d, %d)", shape, col, row, c, r)
				}
			}
		}
	}
}

// BenchmarkBake is a board of 8 by 8 at the height of a full screen of 1080.
func BenchmarkBake(b *testing.B) {
	m := reference()
	cell := FitLayout(m, 1080, 1080).Cell
	for b.Loop() {
		bake(b, m, Options{Cell: cell})
	}
}

// BenchmarkBakeHexes is the largest map of flat-top hexes, thirty by eighteen
// with every kind of ground, at the height of a full screen of 1080.
func BenchmarkBakeHexes(b *testing.B) {
	rows := make([]string, 18)
	for i := range rows {
		rows[i] = strings.Repeat("OWHFT2MROO"[i%5:]+"OWHFT2MROO"[:i%5], 3)
	}
	m := drawn("hexes", rows...)
	m.Shape = rules.FlatHexes
	cell := FitLayout(m, 1920, 1080).Cell
	for b.Loop() {
		bake(b, m, Options{Cell: cell})
	}
}
