package script

import (
	"path/filepath"
	"strings"
	"testing"

	"grognard/render/paint"
)

// lawn is a desk that shows a tabletop of which an inch is ten pixels wide.
type lawn struct{ desk }

func (l *lawn) Place(x, y float64) (px, py float32, ok bool) {
	return float32(10 * x), float32(300 - 10*y), x >= 0
}

func TestPointsOfATabletopAreNamedInInches(t *testing.T) {
	l := &lawn{desk{names: []string{"one", "two"}}}
	orders, err := Parse("test.txt", "drag one @7.5,29\nclick @1,29.5\nmove @-3,4")
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayer(l, orders, Options{File: "test.txt"})
	play := func() {
		for i := 1; i < 3000 && !p.Done(); i++ {
			p.Frame(&paint.Input{Now: float64(i) * 16, W: 640, H: 360, Scale: 1}, &paint.List{})
		}
	}
	play()
	if got := strings.Join(l.did, "; "); got != "left one to two; left one to one" {
		t.Errorf("done: %s", got)
	}
	if p.Err() == nil || !strings.Contains(p.Err().Error(), `test.txt:3: nothing named "@-3,4" is there`) {
		t.Errorf("a point that is nowhere gives %v", p.Err())
	}
}

func TestRecorderTellsWhereTheTabletopLies(t *testing.T) {
	r := &Recorder{Scene: &lawn{}, File: filepath.Join(t.TempDir(), "hits.json")}
	if f := recorded(t, r, paint.Input{}); f.Table != (tabletop{0, 300, 10}) {
		t.Errorf("%+v", f.Table)
	}
}
