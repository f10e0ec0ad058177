package table

import (
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/rules"
)

func TestRedFramesOnATabletopHaveALegend(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := onFarm(t)
		b.words.Use(lang)
		want := b.words.Word("me.sign.attack")
		if b.Says(want) {
			t.Fatalf("%s: the legend stands there before anything is framed", lang)
		}
		b.piece(b.offers("fire", nil).Who)
		b.Pictures("legend-" + lang)
		if !b.Says(want) {
			t.Errorf("%s: nothing explains the red frames", lang)
		}
		if !b.Says(b.words.Word("me.sign.afar")) {
			t.Errorf("%s: nothing explains the broken ones", lang)
		}
	}
}

func TestTheLegendLiesAboveTheHand(t *testing.T) {
	m := screentest.Begin(t, "ccn", "ccn-12-waterloo", match.Start{Open: true, Seed: 11})
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	for i := 0; m.Request().Kind != "move"; i++ { // of units that are ordered
		o := m.Request().Options[0]
		if _, err := m.Answer(o); err != nil || i > 200 {
			t.Fatal("nobody may move")
		}
	}
	b.Long()
	lines := 0
	for _, o := range m.Request().Options {
		b.t.game.Choice.SelectOnly(o.Who)
		b.Tick()
		for _, k := range b.List.Cmds {
			if k.Op == paint.Text && k.Layer == paint.CardText {
				if lines++; k.Dst.Y > b.t.lay.Hand.Y {
					t.Fatalf("%q lies over the hand", k.Text)
				}
			}
		}
	}
	if lines == 0 {
		t.Error("there is no legend")
	}
}

func TestTheLegendLiesAboveTheRowOfTheInspector(t *testing.T) {
	p := prefs.Default()
	p.TextSize = 200
	m := screentest.Begin(t, "ccn", "ccn-12-waterloo", match.Start{Open: true, Seed: 11})
	b := newDesk(t, 1280, 720, p).begin(m)
	for i := 0; m.Request().Kind != "move"; i++ {
		if _, err := m.Answer(m.Request().Options[0]); err != nil || i > 200 {
			t.Fatal("nobody may move")
		}
	}
	b.Long()
	lines := 0
	for _, o := range m.Request().Options {
		b.t.game.Choice.SelectOnly(o.Who)
		b.Tick()
		for _, k := range b.List.Cmds {
			if k.Op == paint.Text && k.Layer == paint.CardText && k.Dst.Y > b.t.lay.Map.Y+b.t.lay.Map.H/2 {
				if lines++; k.Dst.Y > b.t.lay.Inspect.Y {
					t.Fatalf("%q lies over the row", k.Text)
				}
			}
		}
	}
	if lines == 0 {
		t.Error("there is no legend")
	}
}

func TestWhomNoChargeReachesIsMarkedSo(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := onFarm(t)
		b.words.Use(lang)
		q := b.m.Request()
		i := slices.Index(q.Signs, rules.Vain)
		if i < 0 {
			t.Fatal("all charges may get there")
		}
		want := b.words.Word("table.sign.vain")
		if b.Says(want) {
			t.Fatalf("%q stands there before anybody is picked", want)
		}
		b.piece(q.Options[i].Who)
		for _, k := range b.t.View.Picture.Marks {
			if k.Text == want && k.Kind != board.Barred {
				t.Errorf("it is marked like one whom a charge may reach: %+v", k)
			}
		}
		b.Pictures("vain-" + lang)
		if !b.Says(want) {
			t.Errorf("%s: nothing says %q", lang, want)
		}
	}
}
