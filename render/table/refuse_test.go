package table

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/table/panel/prompt"
	"grognard/scenarios"
)

func TestADragToAForbiddenSquareTellsTheReasonAndKeepsTheUnit(t *testing.T) {
	b := moving(t)
	b.drag("piece.fr-ig", "cell.d6")
	if got := b.where("fr-ig"); got != "d2" {
		t.Errorf("the unit stands on %s", got)
	}
	if !strings.HasPrefix(b.t.bar.Refusal().Why.Rule, "MAN-") || !b.Has("chip.refusal") {
		t.Errorf("the reason is %+v", b.t.bar.Refusal().Why)
	}
}

func TestTheGenericRefusalSaysWhatIsAsked(t *testing.T) {
	b := moving(t)
	b.Click("cell.e5")
	if b.t.bar.Refusal().Say != "" && !b.Says("cannot be chosen now") {
		t.Errorf("the refusal is not shown: %q", b.t.bar.Refusal().Say)
	}
	if r := b.t.bar.Refusal().Crossed(); r != b.ref("e5") {
		t.Errorf("%d is crossed out after a click on e5", r)
	}
}

func TestEnterPassesNothingRightAfterARefusal(t *testing.T) {
	b, _ := attacking(t)
	b.t.click(&b.ui, b.m.View().Map.Cells[0].Ref)
	b.Key("Enter")
	if b.m.Request().Kind != "combat.declare" {
		t.Fatalf("Enter led on to %s", b.m.Request().Kind)
	}
	b.In.Now += prompt.RefusalTime
	b.Tick()
	b.Key("Enter")
	if b.m.Request().Kind != "combat.declare" || !strings.Contains(b.t.bar.Refusal().Say, b.t.game.Words.Word("man.do.pass")) {
		t.Fatalf("Enter gives the attacks away, or does not say what does: %q", b.t.bar.Refusal().Say)
	}
	b.In.Now += prompt.RefusalTime
	b.Tick()
	b.Key("E")
	b.Long()
	if b.m.Request() != nil && b.m.Request().Kind == "combat.declare" {
		t.Error("E does not pass")
	}
}

// TestAnEnemyWhomNoCardServesIsNotSaidToBeFar clicks an enemy beside a unit for
// which no card is held, while a unit far away has one.
func TestAnEnemyWhomNoCardServesIsNotSaidToBeFar(t *testing.T) {
	book, _ := scenarios.Book("manoeuvre")
	m, err := match.New(book, match.Start{Open: true, Seed: 1, Data: []byte(`format = 1
first = "south"
[rules]
setup = "scenario"
attrition_target = 8
[map]
rows = ["........", "........", "........", "........", "........", "........", "........", "........"]
[position]
phase = "combat"
turn = 3
active = "south"
[south]
army = "fr"
units = [{ unit = "fr-ig", at = "d4" }, { unit = "fr-gc", at = "a1" }]
hand = ["fr-gc-1"]
[north]
army = "gb"
units = [{ unit = "gb-1g", at = "d5" }]
hand = ["gb-1g-2"]
`)})
	if err != nil {
		t.Fatal(err)
	}
	b := newOn(t, m)
	for _, thing := range []string{"piece.gb-1g", "piece.fr-ig"} {
		b.Click(thing)
		if b.t.bar.Refusal().Why.Rule != "MAN-1.3.4" {
			t.Errorf("a click on %s is refused by %+v", thing, b.t.bar.Refusal().Why)
		}
	}
}
