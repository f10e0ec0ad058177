package table

import (
	"strconv"
	"testing"

	"grognard/game/prefs"
	"grognard/rules"
)

// tileDesk is the table where a map is put together.
func tileDesk(t *testing.T) *battle {
	b := newGame(t, 1280, 720, "man-09-open-battle", prefs.Default(), true)
	if q := b.m.Request(); q == nil || q.Kind != "setup.map" {
		t.Fatal("no map is put together")
	}
	b.Long()
	return b
}

// laid is the last answer of a player.
func (b *battle) laid() string {
	for i := b.m.Len(); i > 0; i-- {
		if a := b.m.Gave(i); a.By != rules.Chance {
			return rules.FormatOption(b.m.Book(), a.Option)
		}
	}
	return ""
}

func TestATileIsLaidOnAQuarterOfTheBoardAndTurned(t *testing.T) {
	b := tileDesk(t)
	b.Click("card.T01")
	b.Click("cell.b7")
	b.Click("cell.c6")
	b.Key("R")
	b.Pictures("setup-tile")
	b.Key("Enter")
	if got := b.laid(); got != "lay T01 @nw #2" {
		t.Errorf("after two turns: %s", got)
	}
	b.Click("card.T02")
	b.Click("cell.g2")
	b.Click("card.T03") // the one before is not lost
	if got := b.laid(); got != "lay T02 @se" {
		t.Errorf("another tile has dropped the one before: %s", got)
	}
	if !b.t.game.Choice.IsPicked(b.m.Request().Options[0].Who) && len(b.t.game.Choice.Picks) != 1 {
		t.Error("the tile that was clicked is not picked")
	}
	b.Key("Escape")
	b.drag("card.T04", "cell.f7")
	b.Pictures("setup-dragged")
	b.Key("Enter")
	if got := b.laid(); got != "lay T04 @ne" {
		t.Errorf("dragged to the north-east: %s", got)
	}
}

func TestTheLastTileOpensNoTheatre(t *testing.T) {
	b := tileDesk(t)
	for i, slot := range []string{"nw", "ne", "sw"} {
		b.Click("card.T0" + strconv.Itoa(i+1))
		b.Click("plate." + slot)
		b.Key("Enter")
	}
	b.Click("card.T04")
	b.Click("plate.se")
	for b.t.game.Ahead.Odds.Busy() {
		b.Long()
	}
	b.Long()
	if r := b.t.combat.Place(); r.W > 0 {
		t.Errorf("dice that decide nothing of it have a theatre at %v", r)
	}
	b.Key("Enter")
	if got := b.laid(); got != "lay T04 @se" {
		t.Errorf("the last tile: %s", got)
	}
}

func TestArmiesAreNamedWithTheSameGesturesFromPlatesThatStay(t *testing.T) {
	b := tileDesk(t)
	for i, slot := range []string{"nw", "ne", "sw", "se"} {
		b.Click("card.T0" + strconv.Itoa(i+1))
		b.Click("plate." + slot)
		b.Key("Enter")
	}
	b.answer("confirm")
	b.Long()
	b.Pictures("setup-offer")
	before := append([]rules.Ref(nil), b.t.game.Choice.OffMap.Labels...)
	for _, army := range []string{"fr", "ru"} {
		n := b.m.Len()
		b.Click("plate." + army)
		if b.m.Len() != n {
			t.Fatalf("one click has named %s", army)
		}
		b.Key("Enter")
		if b.m.Len() == n {
			t.Fatalf("%s is not named", army)
		}
		if army == "fr" {
			for i, r := range before {
				if b.t.game.Choice.OffMap.Labels[i] != r {
					t.Fatal("the plates change places")
				}
			}
			b.Pictures("setup-offer2")
		}
	}
	b.until("setup.edge")
	b.Point("cell.d8")
	b.Pictures("setup-edge")
	b.Click("cell.d8")
	b.Key("Enter")
	if got := b.laid(); got != "edge @north" {
		t.Errorf("a click on the northern edge: %s", got)
	}
}

func TestTheMapStaysWhileUnitsArePlaced(t *testing.T) {
	b := tileDesk(t)
	for b.m.Request().Kind != "setup.deploy" {
		q := b.m.Request()
		o := q.Options[0]
		if q.Quiet >= 0 {
			o = q.Options[q.Quiet]
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b.Long()
	b.Pictures("setup-deploy")
	before, to := b.t.lay.Free, b.m.Request().To
	for q := b.m.Request(); q.Kind == "setup.deploy" && q.To == to && q.Quiet < 0; q = b.m.Request() {
		b.t.commit(&b.ui, q.Options[0])
		b.Long()
	}
	if q := b.m.Request(); q.Kind != "setup.deploy" || b.t.lay.Free != before {
		t.Errorf("%s: the map has jumped from %v to %v", q.Kind, before, b.t.lay.Free)
	}
	b.Pictures("setup-deployed")
}
