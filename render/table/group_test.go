package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/screentest"
	"grognard/rules"
)

// Who moves as a group is marked as long as it is put together; and whoever picks a leader that may help is told
// what for.
func TestAGroupThatIsPutTogetherIsMarked(t *testing.T) {
	m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 11})
	do := func(o rules.Option) {
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	find := func(verb string) (rules.Option, bool) {
		i := slices.IndexFunc(m.Request().Options, func(o rules.Option) bool { return o.Do == verb })
		if i < 0 {
			return rules.Option{}, false
		}
		return m.Request().Options[i], true
	}
	for range 60 {
		if o, ok := find("group"); ok {
			do(o)
			break
		}
		q := m.Request()
		do(q.Options[max(0, q.Quiet)])
	}
	add, ok := find("add")
	if !ok {
		t.Fatalf("nobody joins: %v", m.Request().Options)
	}
	do(add)
	b := newOn(t, m)
	b.Settle()
	b.Long()
	if !b.lights(add.Who, board.Selected) {
		t.Error("who was added to the group is not marked")
	}
	help, ok := find("help")
	if !ok {
		t.Skip("no leader helps here")
	}
	b.Click(b.thing(help.Who))
	b.Settle()
	if text := b.t.bar.Text(); !strings.Contains(text, b.t.game.Words.Label(help)) {
		t.Errorf("the leader is in hand, and it says %q", text)
	}
}
