package cells

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

func TestAWorthIsNotWrittenTwice(t *testing.T) {
	m := *chart(rules.Squares)
	at := m.Cells[0].Ref
	m.Areas = append(m.Areas[:len(m.Areas):len(m.Areas)], rules.Area{Kind: rules.AreaObjective, Label: "4", Side: rules.Chance, Cells: []rules.Ref{at}})
	v := &rules.View{Map: &m}
	b := looking(v, 80)
	times := func(shades ...rules.Shade) (n int) {
		var l paint.List
		b.Paint(&l, &sheet.Picture{View: v, Shades: shades})
		for _, c := range l.Cmds {
			if c.Op == paint.Text && c.Text == "4" {
				n++
			}
		}
		return n
	}
	bare := times()
	if n := times(rules.Shade{Cell: at, Side: rules.First, Style: rules.StyleNumber, N: 4}); bare == 0 || n != bare {
		t.Errorf("4 stands there %d times, on banners alone %d times", n, bare)
	}
	if n := times(rules.Shade{Cell: at, Side: rules.First, Style: rules.StyleNumber, N: 5}); n != bare {
		t.Errorf("4 stands there %d times for 5", n)
	}
}
