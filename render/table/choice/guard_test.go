package choice

import (
	"testing"

	"grognard/rules"
)

func TestAQuestionToTheOtherSideIsDeafUntilThePointerMovesOrTimePasses(t *testing.T) {
	own, next, theirs := &rules.Request{To: rules.First}, &rules.Request{To: rules.First}, &rules.Request{To: rules.Second}
	var g Guard
	g.Watch(own, 0, 10, 10)
	if until := g.Watch(next, 1000, 10, 10); until != 0 {
		t.Errorf("the next question to the same side is deaf until %v", until)
	}
	if until := g.Watch(theirs, 2000, 10, 10); until != 2000+GuardTime {
		t.Fatalf("a question to the other side is deaf until %v", until)
	}
	for _, c := range []struct {
		q    *rules.Request
		now  float64
		x    float32
		deaf bool
	}{
		{theirs, 2100, 12, true},
		{theirs, 2100, 30, false},
		{theirs, 2000 + GuardTime, 12, false},
		{own, 2100, 12, false},
		{nil, 2100, 12, false},
	} {
		if _, deaf := g.Deaf(c.q, c.now, c.x, 10, 4); deaf != c.deaf {
			t.Errorf("at %v, with the pointer at %v, it is deaf: %v", c.now, c.x, deaf)
		}
	}
	if until := g.Watch(theirs, 2200, 99, 99); until != 0 {
		t.Error("a question that is there already comes again")
	}
}
