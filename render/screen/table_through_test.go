package screen

import (
	"slices"
	"testing"

	"grognard/render/board"
	"grognard/rules"
)

// orders answers with options as logs write them.
func (b *battle) orders(lines ...string) {
	b.desk.t.Helper()
	for _, line := range lines {
		o, err := rules.ParseOption(b.m.Book(), line)
		if err == nil {
			_, err = b.m.Answer(o)
		}
		if err != nil {
			b.desk.t.Fatalf("%s: %v", line, err)
		}
	}
	b.long()
}

func TestASkirmishShowsTheCellItGoesThroughBeforeTheClick(t *testing.T) {
	b := training(t)
	b.orders("move fr-96 @0706", "move fr-gren @0705", "done")
	o := b.offers("skirmish", nil)
	b.settle()
	b.in.Now += changeTime
	b.piece(o.Who)
	b.point(b.t.names.region("cell", o.At))
	b.tick()
	for _, a := range [...]board.Arrow{{From: o.Who, To: o.With}, {From: o.With, To: o.At}} {
		same := func(x board.Arrow) bool {
			return x.From == a.From && x.To == a.To && x.Kind == board.ArrowAttack
		}
		if !slices.ContainsFunc(b.t.pic.Arrows, same) {
			t.Errorf("no arrow from %s to %s: %+v", b.t.names.short(a.From), b.t.names.short(a.To), b.t.pic.Arrows)
		}
	}
	b.pictures("musket-skirmish")
}

func TestASkirmishOffersItsWaysOnceItsTargetIsPicked(t *testing.T) {
	for _, again := range []bool{true, false} {
		b := training(t)
		b.orders("move fr-96 @0706", "move fr-gren @0705", "done")
		b.settle()
		b.in.Now += changeTime
		gren, target := b.ref("fr-gren"), b.ref("0803")
		b.piece(gren)
		b.click(b.t.names.region("cell", target))
		b.long()
		ways := b.t.fork()
		if len(ways) != 2 || b.m.Request().Kind != "combat" || !b.says("which way") {
			t.Fatalf("%d ways are offered", len(ways))
		}
		want := ways[0]
		if again {
			b.click(b.t.names.region("cell", target))
		} else {
			want = ways[1]
			b.click(b.t.names.region("cell", want.With))
		}
		b.long()
		if got := b.m.Position(); b.m.Request().Kind != "combat.attack" {
			t.Errorf("the skirmish has not begun: %s", got.Request().Kind)
		}
		if _, a := b.m.Given(b.m.Len()); a.Option != want {
			t.Errorf("it went by %s, want %s", b.t.names.short(a.Option.With), b.t.names.short(want.With))
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
	if !b.has("button.commit") {
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
	b.long()
	b.settle()
	b.in.Now += changeTime
	if !b.t.onRibbon() {
		t.Fatalf("%s is asked otherwise", b.m.Request().Kind)
	}
	order := func() (all []string) {
		for _, r := range b.t.replies() {
			all = append(all, r.option.Do)
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
