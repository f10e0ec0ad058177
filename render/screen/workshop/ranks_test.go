package workshop

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
)

// Cells of one column of a map stand below one another in the text of its file.
func TestRowsOfAMapStandInColumns(t *testing.T) {
	file := text(t, "ccn", "ccn-01-rolica-first")
	lines := strings.Split(file, "\n")
	first := 0
	for i, l := range lines {
		if strings.HasPrefix(l, "rows = [") {
			first = i + 1
		}
	}
	rows := rowsOf(lines)
	for i := range lines {
		if want := i >= first && i < first+9; rows[i] != want {
			t.Errorf("line %d, %q: a row of a map is %v", i+1, lines[i], rows[i])
		}
	}
	b := on(pagetest.Open(t, 1280, 720, prefs.Default()), "ccn", file)
	b.page.ShowText(first + 1)
	b.Ctx.Animate()
	b.Long()
	b.Shot("ranks")
	columns, letters := map[int]bool{}, 0
	for _, k := range b.List.Cmds { // in the middle of a column
		if k.Op == paint.Text && len(k.Text) == 1 && k.Dst.X > 40 && k.Layer >= paint.PanelText {
			columns[int(k.Dst.X+b.Faces.Width(k.Font, k.Size, k.Text)/2+.5)] = true
			letters++
		}
	}
	if letters < 9*13 || len(columns) > 3*17 { // rounded to either side
		t.Errorf("%d letters stand in %d columns", letters, len(columns))
	}
}
