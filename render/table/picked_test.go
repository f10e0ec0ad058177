package table

import (
	"strings"
	"testing"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/rules"
)

func TestThePromptSpeaksOfWhatIsPicked(t *testing.T) {
	b := moving(t)
	before := b.t.promptText()
	b.Click("piece.fr-ig")
	text := b.t.promptText()
	if text == before || !strings.Contains(text, b.t.words.Name(b.t.choice.Picks[0])) {
		t.Errorf("with %v in hand, %v left, live %v, the bar says %q", b.t.choice.Picks, b.t.choice.Left, b.t.choice.Live, text)
	}
	b.Key("Escape")
	if got := b.t.promptText(); got != before {
		t.Errorf("with nothing in hand the bar says %q", got)
	}
}

func TestARefusalTellsWhoseAThingIs(t *testing.T) {
	b := moving(t)
	v := b.t.scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Side != b.t.scene.Ask.To.Other() || p.Ref == 0 {
			continue
		}
		b.t.choice.Clear()
		if text := b.t.foreignText(p.Ref); !strings.Contains(text, b.t.words.Name(p.Ref)) {
			t.Errorf("the refusal does not name the piece: %q", text)
		}
		return
	}
	t.Fatal("there is no enemy")
}

func TestEnterPushesTheMainButtonWhileARefusalIsShown(t *testing.T) {
	b, o := attacking(t)
	b.Click(b.t.names.Region("card", o.With))
	b.Click(b.t.names.Region("piece", o.At))
	b.Long()
	b.t.no = refusal{say: "no", until: b.In.Now + refusalTime}
	b.Key("Enter")
	b.Long()
	if b.m.Request() != nil && b.m.Request().Kind == "combat.declare" {
		t.Error("Enter is dead while a refusal is shown")
	}
}

func TestWhatFollowsTellsNothingThatTheButtonSays(t *testing.T) {
	step := odds.Prospect{Losses: []rules.Event{{Kind: rules.EvRetreat}}}
	next := odds.Prospect{Next: &rules.Request{Kind: "other"}}
	b := moving(t)
	for _, x := range []odds.Prospect{step, next, {}} {
		if text := b.t.words.Follows(&x); text != "" {
			t.Errorf("%q follows", text)
		}
	}
}

func TestTheHeadlineNamesBothSidesThatMayBeHurt(t *testing.T) {
	b := moving(t)
	s := &foresee.Card{Odds: &odds.Odds{Attacker: rules.First}, Foe: foresee.Harm{Hurt: "50.0", Gone: "0.0"}, Own: foresee.Harm{Hurt: "10.0", Gone: "5.0"}}
	text := b.t.words.Headline(s)
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if !strings.Contains(text, b.t.words.Side(side)) {
			t.Errorf("the headline leaves %s out: %q", b.t.words.Side(side), text)
		}
	}
	s.Foe.Hurt, s.Foe.Gone = "", ""
	if text := b.t.words.Headline(s); !strings.Contains(text, b.t.words.Side(rules.First)) || strings.Contains(text, b.t.words.Side(rules.Second)) {
		t.Errorf("only the attacker may be hurt, but %q", text)
	}
}

func TestAChartHoldsTheChancesThatBearTheNameOfARow(t *testing.T) {
	b := moving(t)
	row := func(key string) rules.Text { return rules.Text{Key: key} }
	chart := &rules.Chart{Rows: []rules.ChartRow{{Low: 1, Text: row("table.menu")}, {Low: 2, Text: row("table.help")}, {Low: 3, Text: row("table.help")}}}
	s := &foresee.Card{Odds: &odds.Odds{}, Rows: []foresee.Row{{Text: row("table.menu"), Percent: "40.0"}, {Text: row("table.help"), Percent: "60.0"}}}
	if got := b.t.words.ChartChance(chart, 0, s); got != "40.0%" {
		t.Errorf("the first row has %q", got)
	}
	if got := b.t.words.ChartChance(chart, 1, s); got != "" {
		t.Errorf("one of two rows of a name has %q", got)
	}
}

func TestAClickBesideSeveralPiecesAsksWhichOfThem(t *testing.T) {
	b := moving(t)
	for _, r := range b.t.choice.Live {
		cell, piece := b.t.scene.Cell(r)
		if !piece || cell == 0 {
			continue
		}
		if who := b.t.within([]rules.Ref{0, cell}); len(who) == 0 || who[0] != r {
			t.Errorf("in %s stand %v", b.t.words.Name(cell), who)
		}
		return
	}
	t.Fatal("nothing can be moved")
}
