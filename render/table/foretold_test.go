package table

import (
	"strings"
	"testing"
)

// meleeField is the same table with a1 in melee: it cannot lose the round.
func meleeField() string {
	s := strings.Replace(ledField, "x = 36\ny = 20\nfacing = 180", "x = 36\ny = 11.6\nfacing = 180\nfoe = \"a1\"\nalong = 0\nsince = 1", 1)
	s = strings.Replace(s, "rankers = 24", "rankers = 48", 1)
	return strings.Replace(s, "x = 36\ny = 10\nfacing = 0", "x = 36\ny = 10\nfacing = 0\nfoe = \"b1\"\nalong = 0\nsince = 1\nmarks = [\"charger\"]", 1)
}

func TestWhetherToPursueShowsWhatItDecidesBeforeTheRoundThatWasFought(t *testing.T) {
	b := onField(t, meleeField())
	if _, err := b.m.Answer(b.offers("fight", nil)); err != nil {
		t.Fatal(err)
	}
	b.Long()
	q := b.m.Request()
	if q.Kind != "pursue" {
		t.Fatalf("asked is %s", q.Kind)
	}
	told := func() {
		t.Helper()
		for range 100 {
			if b.Tick(); b.ahead() != nil {
				break
			}
			b.Long()
		}
		b.Long()
		for _, x := range b.ahead() {
			if len(x.Notes) == 0 {
				t.Fatalf("nothing is foretold of %s", x.Option.Do)
			}
			begins := func(text string) bool {
				all := strings.Fields(text)
				return b.Says(strings.Join(all[:min(3, len(all))], " "))
			} // lines break
			if !begins(b.t.game.Words.Say(x.Notes[0].Text)) || !begins(b.t.game.Words.Consequence(x.Option)) {
				t.Errorf("it is not told what %s means: %+v", x.Option.Do, x.Notes)
			}
		}
		if len(b.ahead()) != 2 {
			t.Errorf("looked at are %+v", b.ahead())
		}
	}
	told()
	b.Click("option.pursue")
	b.Long()
	if o, ok := b.t.game.Choice.Pending(); !ok || o.Do != "pursue" {
		t.Fatalf("%+v waits", o)
	}
	told()
}
