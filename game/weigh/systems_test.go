package weigh

import (
	"testing"

	"grognard/scenarios"
)

// Games between equals come to their end in every system, however much there is to do in a turn:
// one of Montebello has some 400 answers.
func TestGamesOfEverySystemEnd(t *testing.T) {
	if testing.Short() {
		t.Skip("plays whole games")
	}
	for book, id := range map[string]string{"manoeuvre": "man-01-first-orders", "ccn": "ccn-07-barrosa", "musket": "montebello-1800", "squares": "ns-01-maida"} {
		b, _ := scenarios.Book(book)
		_, data, err := scenarios.Open(book, id)
		if err != nil {
			t.Fatal(err)
		}
		_, w := weigh(t, Task{Book: b, Text: string(data), Games: 1, Most: 1500})
		if r := w.Report(); r.Decided != 1 || len(r.Pieces) == 0 || len(r.Scores) == 0 || r.Hottest.Fights == 0 || r.Hottest.Losses == 0 || r.Hottest.Held == 0 {
			t.Errorf("%s: %+v", id, r)
		}
	}
}
