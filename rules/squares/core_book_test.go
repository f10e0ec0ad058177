package squares

import "testing"

// The key to go on gives none of these while there is something else to choose.
func TestAnswersThatLetSomethingGoBy(t *testing.T) {
	for _, q := range []struct {
		clause, kind, do string
		waives           bool
	}{
		{"NS-C4.3.76 a breakthrough", "breakthrough", "end", true},
		{"NS-C4.3.82 a counter-attack", "counter", "end", true},
		{"NS-C4.3.104 a pursuit", "pursuit", "done", true},
		{"NS-C4.3.88 facing after a combat", "face", "done", true},
		{"NS-C4.3.21 an evasion", "evade", "stand", true},
		{"NS-C4.0.10 an impulse, which is ended by this key", "move", "done", false},
		{"NS-C4.3.3 an attack that is to be rolled for", "attack.units", "roll", false},
	} {
		t.Run(q.clause, func(t *testing.T) {
			if got := (Book{}).Waives(q.kind, q.do); got != q.waives {
				t.Errorf("%s at %s: %v", q.do, q.kind, got)
			}
		})
	}
}
