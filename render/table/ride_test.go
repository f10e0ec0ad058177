package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

// riding opens the decision of a commander whose dice have been thrown.
func riding(t *testing.T) *battle {
	t.Helper()
	b := onFarm(t)
	b.answer("command")
	b.Long()
	if q := b.m.Request(); q.Kind != "command" || b.t.game.Choice.Hand.Who != q.About {
		t.Fatalf("asked for %s", q.Kind)
	}
	return b
}

// clickAt clicks a place of the table, in the rulebook's unit.
func (b *battle) clickAt(p rules.Point) {
	b.In.X, b.In.Y = b.t.View.Board.Tabletop().PointPixels(p)
	b.Tick()
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Long()
}

func TestTheReachOfACommanderIsSeenBeforeAnyPlaceIsNamed(t *testing.T) {
	b := riding(t)
	if n := len(b.t.View.Picture.Sketch.Tapes); n != 1 || len(b.t.View.Picture.Sketch.Tapes[0].Pts) < 12 {
		t.Errorf("%d lines are laid round his reach", n)
	}
}

func TestAClickOnTheBareTableOnlySetsTheGhostOfARide(t *testing.T) {
	b := riding(t)
	who := b.t.game.Choice.Hand.Who
	from, _ := footprint.Of(b.m.View().Pieces, who)
	to := rules.Point{X: from.Mid.X - 4000, Y: from.Mid.Y + 2000}
	b.clickAt(to)
	if g, ok := b.t.game.Choice.InHand(); !ok || g.Who != who || b.m.Request().Kind != "command" {
		t.Fatalf("no ghost stands: %+v, asked for %s", g, b.m.Request().Kind)
	}
	b.clickAt(rules.Point{X: to.X + 5000, Y: to.Y})
	if g, _ := b.t.game.Choice.InHand(); g.Pt.X < to.X+4000 {
		t.Errorf("the next click leaves the ghost at %v", g.Pt)
	}
	b.Key("Enter")
	b.Long()
	if after, _ := footprint.Of(b.m.View().Pieces, who); after.Mid == from.Mid {
		t.Error("Enter does not confirm the ride")
	}
}

func TestARideTooFarIsRefusedWithItsReasonAndStandsAtItsLimit(t *testing.T) {
	b := riding(t)
	from, _ := footprint.Of(b.m.View().Pieces, b.t.game.Choice.Hand.Who)
	b.clickAt(rules.Point{X: from.Mid.X + 32000, Y: from.Mid.Y + 20000})
	if _, ok := b.t.game.Choice.InHand(); !ok || b.t.bar.Refusal().Why.OK() {
		t.Errorf("a ghost stands: %v; reason %+v", ok, b.t.bar.Refusal().Why)
	}
}

func TestJoiningABodyShowsWhatItCostsBeforeItIsDone(t *testing.T) {
	b := riding(t)
	o := b.offers("attach", nil)
	b.piece(o.At)
	if p, ok := b.t.game.Choice.Pending(); !ok || p != o || b.m.Request().Kind != "command" {
		t.Fatalf("the first click has joined him: %+v", p)
	}
	if all := b.t.game.Choice.Trial(o).Consequence().Texts; len(all) == 0 || !b.Says(strings.Fields(b.t.game.Words.Say(all[0]))[0]) {
		t.Error("nothing tells what it leads to")
	}
	b.piece(o.At)
	if b.m.Request().Kind == "command" {
		t.Error("the second click does not confirm it")
	}
}

func TestEnterLetsNothingGoBy(t *testing.T) {
	b := riding(t)
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if b.m.Len() != n || b.t.bar.Refusal().Say == "" {
		t.Errorf("Enter gives %d answers and says %q", b.m.Len()-n, b.t.bar.Refusal().Say)
	}
	b.In.Now += prompt.RefusalTime
	b.Key("E")
	b.Long()
	if b.m.Len() == n {
		t.Error("E does not take the quiet answer")
	}
}

func TestEnterTakesTheOnlyOffer(t *testing.T) {
	b := onFarm(t)
	o := b.offers("charge", nil)
	hold := rules.Option{Do: "hold", Who: o.Who}
	b.asks(&rules.Request{To: b.m.Request().To, Kind: "pursue", About: o.Who, Options: []rules.Option{hold, o}, Waived: []rules.Option{hold}})
	if b.t.game.Choice.EnterTakes(hold) || !b.t.game.Choice.EnterTakes(o) {
		t.Error("Enter would hold")
	}
	b.asks(&rules.Request{To: b.m.Request().To, Kind: "pursue", About: o.Who, Options: []rules.Option{hold}})
	if !b.t.game.Choice.EnterTakes(hold) {
		t.Error("Enter does not take the only answer")
	}
}

func TestFireThatIsPutTogetherShowsItsArcByItself(t *testing.T) {
	b := onFarm(t)
	o := b.offers("fire", nil)
	b.piece(o.Who)
	if b.t.game.Choice.Shooter(b.t.View.Pointer.Hover) != 0 {
		t.Error("a body fires that is only selected")
	}
	b.piece(o.At)
	if b.t.game.Choice.Shooter(b.t.View.Pointer.Hover) != o.Who || len(b.t.View.Picture.Shades) == 0 || len(b.t.View.Picture.Sketch.Sight) == 0 {
		t.Errorf("%v fires, %d bands and %d lines are shown", b.t.game.Choice.Shooter(b.t.View.Pointer.Hover), len(b.t.View.Picture.Shades), len(b.t.View.Picture.Sketch.Sight))
	}
	b.Key("Escape", "Escape")
	b.Long()
	if b.t.game.Choice.Shooter(b.t.View.Pointer.Hover) != 0 {
		t.Error("the arc stays when nothing is in hand")
	}
}

func TestTheNewFormationStandsAsAGhostWhileItsButtonIsPointedAt(t *testing.T) {
	b := onFarm(t)
	o := b.offers("form", nil)
	b.piece(o.Who)
	b.Point("option.form")
	b.Tick()
	b.Tick()
	ghost, ok := footprint.Of(b.t.View.Picture.Sketch.Ghost, o.Who)
	now, _ := footprint.Of(b.m.View().Pieces, o.Who)
	if !ok || ghost.Wide == now.Wide {
		t.Errorf("the ghost is %d wide, the body %d", ghost.Wide, now.Wide)
	}
}

func TestWhoMustTestIsListedBesideTheTable(t *testing.T) {
	b := onFarm(t)
	v := *b.t.game.Scene.View()
	who := b.offers("fire", nil).Who
	first := v.Sides[rules.First]
	first.Gauges = append(slices.Clone(first.Gauges), rules.Gauge{Key: "tests", N: 1, Refs: []rules.Ref{who}, Rule: "ME-13.1"})
	v.Sides[rules.First] = first
	b.t.game.Clips.Settle(&v)
	b.t.Standards.Reword()
	b.Point("standard.first")
	b.Settle()
	var listed []string
	for _, name := range strings.Fields(b.Names()) {
		if strings.HasPrefix(name, "counted.") {
			listed = append(listed, name)
		}
	}
	if len(listed) != 1 || listed[0] != b.t.game.Words.Keys.Region("counted", who) {
		t.Fatalf("listed are %v", listed)
	}
}
