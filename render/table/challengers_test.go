package table

import (
	"strings"
	"testing"

	"grognard/game/odds"
)

func TestANamedGeneralHasOddsAgainstEachWhomTheOtherSideMayName(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.until("contest.name")
	o := b.m.Request().Options[0]
	card, err := odds.Card(b.t.game.Scene.Pos, o)
	if err != nil {
		t.Fatal(err)
	}
	if len(card.Choices) != 1 || len(card.Choices[0].Options) < 2 {
		t.Fatalf("the other side has nobody to choose: %+v", card.Choices)
	}
	rows := 0
	for _, x := range card.Choices[0].Options {
		rows += len(x.Rows)
	}
	name := b.t.game.Words.Keys.Region("piece", o.Who)
	b.Click(name)
	b.Long()
	for i := range rows {
		if row := b.t.game.Words.Keys.Join("odds", "row", b.t.game.Words.Keys.Number(i)); !b.Has(row) {
			t.Errorf("result %d of %d is not shown", i, rows)
		}
	}
	shown := 0
	for _, h := range b.Hits() {
		if strings.HasPrefix(h.Name, "odds.row.") {
			shown++
		}
	}
	if shown != rows {
		t.Errorf("%d results are shown of %d", shown, rows)
	}
}

func TestTheKeyThatPassesSaysThatAContestCannotBePassed(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.until("contest.name")
	b.Key("E")
	var names []string
	for _, o := range b.m.Request().Options {
		names = append(names, b.t.game.Words.Name(o.Who))
	}
	want := b.t.game.Words.Word("ns.endless.contest.name", b.t.game.Words.Clauses(names))
	if b.m.Request().Kind != "contest.name" || len(names) < 2 || b.t.bar.Refusal().Say == "" || !strings.HasPrefix(b.t.bar.Refusal().Say, want[:30]) || !strings.Contains(b.t.bar.Refusal().Say, names[0]) {
		t.Errorf("E says %q, want %q", b.t.bar.Refusal().Say, want)
	}
}

// Whoever names his general second sees both generals, each in his own column with his own terms.
func TestTheGeneralsOfAContestStandInTheirOwnColumns(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.until("contest.name")
	first := b.m.Request().Options[0].Who
	if _, err := b.m.Answer(b.m.Request().Options[0]); err != nil {
		t.Fatal(err)
	}
	b.Long()
	second := b.m.Request().Options[0].Who
	b.Click(b.t.game.Words.Keys.Region("piece", second))
	b.Long()
	var left, right float32
	for _, h := range b.Hits() {
		switch h.Name {
		case b.t.game.Words.Keys.Region("fighter", second):
			left = h.X + h.W
		case b.t.game.Words.Keys.Region("fighter", first):
			right = h.X
		}
	}
	if left == 0 || left > right {
		t.Errorf("who chooses stands up to %.0f, his rival from %.0f", left, right)
	}
}
