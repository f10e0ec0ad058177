package table

import (
	"strings"
	"testing"

	"grognard/render/table/foresee"
	"grognard/rules"
)

// fightView is the battle of blocks with a combat that is being put together.
func fightView() *rules.View {
	v := hexView()
	why := rules.Text{Key: "toy.phase"}
	v.Combat = &rules.Combat{
		Kind: why, From: []rules.Ref{stagePiece(0), stagePiece(1)}, To: stagePiece(7),
		Force: []rules.Fighter{{Ref: stagePiece(0), Side: rules.First, Value: "4", Lead: true}, {Ref: stagePiece(1), Side: rules.First, Value: "3"},
			{Ref: stagePiece(7), Side: rules.Second, Value: "5"}, {Ref: stagePiece(8), Side: rules.Second, Value: "2"}},
		Sums: []rules.Tally{{Key: "attack", Side: rules.First, N: 7}, {Key: "defence", Side: rules.Second, N: 7}, {Key: "differential", Side: rules.Chance, N: 0}},
		Mods: []rules.Mod{{Sum: "defence", Why: why, Rule: "MAN-6.1.28", N: -1}, {Sum: "attack", Why: why, Rule: "MAN-6.1.26", N: 2}},
		Chart: &rules.Chart{Title: why, Rule: "MAN-8.1", Rows: []rules.ChartRow{
			{Low: 1, High: 2, Text: why, Rule: "MAN-8.1"}, {Low: 3, High: 3, Text: why}, {Low: 4, High: 6, Text: why}}},
	}
	return v
}

// region returns where a region lies.
func (b *battle) region(name string) (y, x float32, ok bool) {
	for _, h := range b.Hits() {
		if h.Name == name {
			x, y := h.Center()
			return y, x, true
		}
	}
	return 0, 0, false
}

func TestACombatIsShownInTwoColumnsWithoutScrolling(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}} {
		b := newStage(t, size[0], size[1], fightView())
		room, _ := b.t.combat.Lies()
		places := map[string][2]float32{}
		for _, name := range []string{"fighter.x2-0", "fighter.x2-1", "fighter.x2-7", "fighter.x2-8", "chip.mod.1", "chip.mod.101", "chart.row.1", "chart.row.3"} {
			y, x, ok := b.region(name)
			if !ok || !room.Inset(-4).Has(x, y) {
				t.Fatalf("%d: %s is not to be seen at once: %v in %s", size[1], name, ok, b.Names())
			}
			places[name] = [2]float32{x, y}
		}
		left, right := places["fighter.x2-1"], places["fighter.x2-8"]
		if left[0] >= right[0] {
			t.Error("the attack does not stand left of the defence")
		}
		if places["chart.row.1"][1] <= left[1] {
			t.Error("the table of results does not stand below the pieces")
		}
	}
}

func TestPointingAtAFighterShowsWhereItStands(t *testing.T) {
	b := newStage(t, 1280, 720, fightView())
	b.Point("fighter.x2-8")
	b.Tick()
	if b.t.Look.Ref() != stagePiece(8) {
		t.Error("the inspector tells of something else")
	}
}

func TestWhoAttacksIsMarkedOnTheMap(t *testing.T) {
	b := newStage(t, 1280, 720, fightView())
	if b.t.game.Scene.Ask == nil {
		t.Fatal("nobody is asked")
	}
	marked := map[rules.Ref]bool{}
	for _, m := range b.t.View.Picture.Marks {
		marked[m.At] = true
	}
	own := []rules.Ref{stagePiece(0), stagePiece(1)}
	if b.t.game.Scene.Ask.To == rules.Second {
		own = []rules.Ref{stagePiece(7), stagePiece(8)}
	}
	for _, r := range own {
		if !marked[r] {
			t.Errorf("%s takes part and bears no mark", b.t.game.Words.Keys.Short(r))
		}
	}
}

func TestDiceOfAnEarlierCombatAreGoneWhileOneIsPutTogether(t *testing.T) {
	v := hexView()
	b := newStage(t, 1280, 720, v)
	b.throwDice(rules.D(2, 6), 3, 4)
	b.t.game.Clips.Finish()
	b.Long()
	if !b.Has("theatre.slip") {
		t.Fatal("no dice lie there")
	}
	v.Combat = fightView().Combat
	b.Long()
	if b.Has("roll.1.1") || !b.Has("fighter.x2-0") {
		t.Error("the dice of the last combat lie beside the next one")
	}
}

func TestWhatAnAttackBeginsWithIsKnownBeforeTheDice(t *testing.T) {
	b, o := attacking(t)
	f := foresee.Act{Pos: b.t.game.Scene.Pos, Option: o}.Ahead()
	if f.Combat == nil || len(f.Combat.From) == 0 || len(f.Mods) == 0 {
		t.Fatalf("an attack looks like %+v", f)
	}
	sums := map[rules.SumKey]int{}
	for _, m := range f.Mods {
		sums[m.Sum] += m.N
	}
	for _, s := range f.Combat.Sums {
		if sums[s.Key] != s.N {
			t.Errorf("%s is %d, its terms add up to %d", s.Key, s.N, sums[s.Key])
		}
	}
}

func TestTheOddsNameBothSidesAndTheReaderFirst(t *testing.T) {
	b, o := attacking(t)
	b.t.game.Ahead.Odds.Want(b.t.game.Scene.Pos, o)
	for b.t.game.Ahead.Odds.Busy() {
		b.Tick()
	}
	s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos)
	if s == nil {
		t.Fatal("no odds")
	}
	if got := b.t.game.Words.Victim(s); got != b.t.game.Words.Placed(o.At) {
		t.Errorf("the target is called %q", got)
	}
	if got := b.t.game.Words.Striker(s); len(s.Odds.Own) != 1 || got != b.t.game.Words.Placed(o.Who) {
		t.Errorf("the attacker is called %q", got)
	}
	if s.Foe.Hurt.None() || !strings.Contains(b.t.game.Words.Headline(s), b.t.game.Words.Placed(o.At)) {
		t.Errorf("the headline does not say who: %q", b.t.game.Words.Headline(s))
	}
	x := s.Befalls(rules.Text{Key: "odds.row.own"})
	if x.A != o.At || x.B == 0 {
		t.Errorf("a general result names %v and %v", x.A, x.B)
	}
}
