package table

import (
	"testing"

	"grognard/rules"
)

func TestGaugesOfNeitherSideStandBesideTheTurn(t *testing.T) {
	v := hexView()
	v.Gauges = []rules.Gauge{
		{Key: "losses", N: 540, Text: rules.Text{Key: "table.turn", N: 9}},
		{Key: "cards", N: 3, Refs: []rules.Ref{stagePiece(1), stagePiece(1), stagePiece(2)}},
		{Key: "points", N: 2, Of: 5},
	}
	b := newStage(t, 1280, 720, v)
	b.Point("track")
	b.Settle()
	for _, key := range []string{"losses", "cards", "points"} {
		if _, _, ok := b.region("gauge.table." + key); !ok {
			t.Errorf("the gauge %s is not shown", key)
		}
	}
	var texts []string
	for i := range v.Gauges {
		texts = append(texts, b.t.game.Words.CommonText(&v.Gauges[i]))
	}
	if !b.Says(texts[0]) || !b.Says(texts[2]) {
		t.Errorf("not shown is one of %q", texts)
	}
	one, two := b.t.game.Words.Name(stagePiece(1)), b.t.game.Words.Name(stagePiece(2))
	if want := b.t.game.Words.Say(rules.Text{Key: "table.turn", N: 9}); texts[0] != want {
		t.Errorf("the first reads %q, want %q", texts[0], want)
	}
	if want := b.t.game.Words.Word(b.t.game.Words.Own("gauge", "cards")) + ": " + one + " ×2, " + two; texts[1] != want {
		t.Errorf("the second reads %q, want %q", texts[1], want)
	}
	if want := b.t.game.Words.Word(b.t.game.Words.Own("gauge", "points")) + ": 2/5"; texts[2] != want {
		t.Errorf("the third reads %q, want %q", texts[2], want)
	}
	b.Point("gauge.table.losses")
	if _, value, _ := b.t.Look.Word(); value != texts[0] {
		t.Errorf("pointing at it tells %q", value)
	}
	b.Point("gauge.table.cards")
	if !b.lit(stagePiece(1)) || !b.lit(stagePiece(2)) {
		t.Error("what is counted is not lit on the map")
	}
}

func TestTokensLieBesideTheTurnInRows(t *testing.T) {
	v := hexView()
	v.Gauges = []rules.Gauge{{Key: "cards", N: 12}}
	for range 12 {
		v.Gauges[0].Refs = append(v.Gauges[0].Refs, stagePiece(1))
	}
	b := newStage(t, 1280, 720, v)
	discs := func() (n int) {
		for _, k := range b.List.Cmds {
			if k.Key == "badge" {
				n++
			}
		}
		return n
	}
	b.t.game.Words.Keys.Shorts = map[rules.Ref]string{stagePiece(1): "table.lacking.short"}
	b.t.Standards.Reword()
	b.Point("track")
	b.Settle()
	before := discs()
	b.t.game.Words.Keys.Shorts[stagePiece(1)] = "ns.token.3.short"
	b.t.Standards.Reword()
	b.Tick()
	if n := discs() - before; n != 12 {
		t.Errorf("%d tokens, want 12", n)
	}
	if text := b.t.game.Words.Word(b.t.game.Words.Own("gauge", "cards")) + ":"; !b.Says(text) {
		t.Errorf("the gauge does not read %q beside its tokens", text)
	}
}
