package advice

import (
	"testing"

	"grognard/rules"
)

// That a side lets something by tells nothing, as long as nobody learns whether it had anything
// else to choose.
func TestWhatIsLetByIsNotAskedAboutWhereItWouldTellOfAHand(t *testing.T) {
	pass, play := rules.Option{Do: "pass"}, rules.Option{Do: "play", Who: 7}
	for _, q := range []rules.Request{{Always: true}, {Own: true}, {}} {
		q.Options = []rules.Option{play, pass}
		q.Quiet = 1
		if secret := q.Always || q.Own; letsBy(&q, pass) != secret || letsBy(&q, play) {
			t.Errorf("%+v: let by %v, played %v", q, letsBy(&q, pass), letsBy(&q, play))
		}
	}
}
