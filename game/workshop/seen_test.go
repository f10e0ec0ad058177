package workshop

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/squares"
	"grognard/scenarios"
)

// A unit that stands too far from its general is no part of the battle until that is mended: it is
// seen where the file has it, once, among those that stand there.
func TestWhatAFaultKeepsOffTheBoardIsSeen(t *testing.T) {
	book := squares.Book{}
	_, data, err := scenarios.Open("squares", "ns-01-maida")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Replace(string(data), `ability = 1, at = "F2"`, `ability = 1, at = "C1"`, 1)
	d, err := book.Draft(text)
	if err != nil || d.Whole() {
		t.Fatalf("it has no fault: %v", err)
	}
	asked := 0
	v := Seen(book, d, func() *rules.Kit { asked++; return book.Kit(d) })
	if asked != 1 {
		t.Errorf("the kit was asked %d times", asked)
	}
	for i := range d.Things {
		x := &d.Things[i]
		if x.Stock == "" || len(x.Cells) != 1 {
			continue
		}
		n := 0
		for _, p := range v.Pieces {
			if p.Ref == x.Ref && p.Cell == x.Cells[0] && p.Side == x.Side && p.Face != "" {
				n++
			}
		}
		if n != 1 {
			t.Errorf("%s is seen %d times on %s", x.Path, n, book.Format(x.Cells[0]))
		}
	}
	sound, _ := book.Draft(string(data))
	Seen(book, sound, func() *rules.Kit { t.Error("the kit of a sound battle is asked"); return nil })
}
