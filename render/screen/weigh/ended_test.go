package weigh

import (
	"testing"

	"grognard/game/weigh"
)

// The card counts the games that the head of its column counts, though its report is older.
func TestTheCardCountsWhatItsHeadCounts(t *testing.T) {
	l := look{count: &count{r: &weigh.Report{}}, goingOn: true}
	l.how.Done, l.how.Of = 3, 24
	if n := ended(&l); n != 3 {
		t.Errorf("of 3 games that have ended the card has %d", n)
	}
	l.goingOn = false
	l.r.Decided = 2
	if n := ended(&l); n != 2 {
		t.Errorf("the report has 2 games, the card %d", n)
	}
}
