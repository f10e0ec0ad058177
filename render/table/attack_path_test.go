package table

import (
	"slices"
	"testing"

	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

// orders answers with options as logs write them.
func (b *battle) orders(lines ...string) {
	b.desk.T.Helper()
	for _, line := range lines {
		o, err := rules.ParseOption(b.m.Book(), line)
		if err == nil {
			_, err = b.m.Answer(o)
		}
		if err != nil {
			b.desk.T.Fatalf("%s: %v", line, err)
		}
	}
	b.Long()
}

func TestASkirmishOffersItsWaysOnceItsTargetIsPicked(t *testing.T) {
	for _, again := range []bool{true, false} {
		b := training(t)
		b.orders("move fr-96 @0706", "move fr-gren @0705", "done")
		b.Settle()
		b.In.Now += prompt.DeafTime
		gren, target := b.ref("fr-gren"), b.ref("0803")
		b.piece(gren)
		b.Click(b.t.game.Words.Keys.Region("cell", target))
		b.Long()
		ways := b.t.game.Choice.Fork()
		if len(ways) != 2 || b.m.Request().Kind != "combat" || !b.Says("which way") {
			t.Fatalf("%d ways are offered", len(ways))
		}
		want := ways[0]
		if again {
			b.Click(b.t.game.Words.Keys.Region("cell", target))
		} else {
			want = ways[1]
			b.Click(b.t.game.Words.Keys.Region("cell", want.With))
		}
		b.Long()
		if got := b.m.Position(); b.m.Request().Kind != "combat.attack" {
			t.Errorf("the skirmish has not begun: %s", got.Request().Kind)
		}
		if a := b.m.Gave(b.m.Len()); a.Option != want {
			t.Errorf("it went by %s, want %s", b.t.game.Words.Keys.Short(a.Option.With), b.t.game.Words.Keys.Short(want.With))
		}
	}
}

func TestAClickOnAFriendWhoCouldActMovesNobodyOnTopOfHim(t *testing.T) {
	b := training(t)
	n := b.m.Len()
	b.piece(b.ref("fr-hq"))
	b.piece(b.ref("fr-trains"))
	if b.m.Len() != n {
		t.Fatal("the HQ has moved")
	}
	if !b.Has("button.commit") {
		t.Error("there is no button to move it after all")
	}
	b.piece(b.ref("fr-trains"))
	if b.m.Len() == n {
		t.Error("a second click does not move it")
	}
}

func TestANumberKeepsItsReplyWhenOneIsArmed(t *testing.T) {
	b := training(t)
	b.orders("move fr-12hus @1110", "done", "done", "charge au-nau @1009", "done")
	b.answer("charge")
	b.Long()
	b.Settle()
	b.In.Now += prompt.DeafTime
	if !b.t.game.Choice.Reacting() {
		t.Fatalf("%s is asked otherwise", b.m.Request().Kind)
	}
	order := func() (all []string) {
		for _, r := range b.t.game.Choice.Replies() {
			all = append(all, r.Option.Do)
		}
		return all
	}
	before := order()
	b.piece(b.ref("au-nau"))
	b.piece(b.ref("fr-12hus"))
	if after := order(); !slices.Equal(before, after) {
		t.Errorf("the replies stood as %v, and now as %v", before, after)
	}
}
