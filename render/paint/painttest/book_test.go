package painttest

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"grognard/render/paint"
)

func TestABookNoticesWhatChanges(t *testing.T) {
	var l paint.List
	l.Image(paint.Pieces, "block/fr", paint.Rect{X: 1, Y: 2, W: 30, H: 40}, paint.White)
	l.Text(paint.OverText, paint.Sans, 12, 5, 6, paint.Color{R: 1, A: 255}, "4-5")
	page := "== one\n" + line(&l.Cmds[0]) + "\n" + line(&l.Cmds[1]) + "\n"
	for name, c := range map[string]struct {
		now, says string
	}{
		"nothing":          {page, ""},
		"a hair's breadth": {strings.Replace(page, " 30.0 ", " 30.1 ", 1), ""},
		"a pixel":          {strings.Replace(page, " 30.0 ", " 31.0 ", 1), "command 1 is"},
		"a letter":         {strings.Replace(page, "4-5", "4-6", 1), "command 2 is"},
		"a colour":         {strings.Replace(page, "#01", "#02", 1), "command 2 is"},
		"a layer":          {strings.Replace(page, "pieces", "under", 1), "command 1 is"},
		"one less":         {page[:strings.LastIndex(strings.TrimSpace(page), "\n")+1], "command 2 is missing"},
		"one more":         {page + "over fill 1.0 1.0 1.0 1.0\n", "command 3 more"},
		"a new picture":    {page + "== two\n", "two is not in the book"},
		"a lost picture":   {"", "one is no longer drawn"},
	} {
		got := strings.Join(differences(page, c.now), "; ")
		if c.says == "" && got != "" || !strings.Contains(got, c.says) {
			t.Errorf("%s: %q", name, got)
		}
	}
}

func TestABookNoticesADotInADrawnPicture(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 48, 48))
	page := func() string {
		var b Book
		b.Image("one", img)
		return b.text.String()
	}
	bare := page()
	img.SetRGBA(20, 30, color.RGBA{R: 200, A: 255})
	if d := differences(bare, page()); len(d) != 1 || !strings.Contains(d[0], "3.1") {
		t.Errorf("%q", d)
	}
}

func TestBesidesTellsWhatIsMoreAndWhatIsLess(t *testing.T) {
	fill := func(l *paint.List, x float32) { l.Fill(paint.Over, paint.Rect{X: x, W: 1, H: 1}, paint.White) }
	var bare, l paint.List
	for _, x := range []float32{1, 2, 2} {
		fill(&bare, x)
	}
	for _, x := range []float32{2, 3, 3} {
		fill(&l, x)
	}
	var b Book
	b.Page("x", Besides(&bare, &l))
	if want := "== x\nover fill 3.0 0.0 1.0 1.0\nover fill 3.0 0.0 1.0 1.0\nover no longer: fill 1.0 0.0 1.0 1.0\nover no longer: fill 2.0 0.0 1.0 1.0\n"; b.text.String() != want {
		t.Errorf("%s", b.text.String())
	}
}
