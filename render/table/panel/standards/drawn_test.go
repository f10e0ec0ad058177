package standards_test

import (
	"testing"

	"grognard/render/paint/painttest"
)

// TestBannersAreDrawnAsRecorded keeps every command of banners and disc: with lamps and
// three lines, with two, small, and as plates.
func TestBannersAreDrawnAsRecorded(t *testing.T) {
	book := painttest.Open(t, "standards")
	for _, b := range [][2]string{battles[1], battles[2]} {
		book.Page(b[1], &open(t, b, 1920, 1080, 1, "en").List)
	}
	s := open(t, battles[2], 1920, 1080, 1, "en")
	s.small = [2]bool{true, true}
	s.Settle()
	book.Page("small", &s.List)
	book.Page("plates", &open(t, battles[2], 1280, 720, 2, "en").List)
}
