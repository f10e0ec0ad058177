package table

import (
	"strings"
	"testing"

	"grognard/render/table/choice"
	"grognard/rules"
)

func TestTheButtonPressedLastCountsWhateverIsPicked(t *testing.T) {
	b := onFarm(t)
	o := b.offers("fire", func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) == 0 })
	b.piece(o.Who)
	b.piece(o.At)
	if p, ok := b.t.game.Choice.Pending(); !ok || p != o {
		t.Fatal("there is a choice before")
	}
	b.Click("option.pass")
	b.Long()
	if p, _ := b.t.game.Choice.Pending(); p.Do != "pass" || !b.Has("option.pass") {
		t.Fatalf("after its button %q waits", p.Do)
	}
	if text := b.t.bar.Text(); !strings.Contains(text, b.t.game.Words.Label(rules.Option{Do: "pass", Who: o.Who})) {
		t.Errorf("the bar says %q", text)
	}
	if b.t.game.Choice.Shooter(b.t.View.Pointer.Hover) != 0 || len(b.t.View.Picture.Sketch.Sight) > 0 {
		t.Error("the fire is still drawn")
	}
	b.piece(o.At)
	if p, _ := b.t.game.Choice.Pending(); b.m.Request().Kind != "order" || p != o {
		t.Errorf("a click on the target again makes %q wait, asked is %s", p.Do, b.m.Request().Kind)
	}
}

func TestTheButtonOfAnOrderConfirmsItWhereItStands(t *testing.T) {
	b := onFarm(t)
	b.piece(b.ref("a3-gb-line-2"))
	b.Click("order.advance")
	b.Long()
	if p, ok := b.t.game.Choice.Pending(); !ok || p.Do != "advance" {
		t.Fatalf("%q waits", p.Do)
	}
	for _, r := range b.t.game.Choice.Replies() {
		if r.Primary != (r.Kind == choice.Commit) || r.Primary && r.Option.Do != "advance" {
			t.Errorf("the bar has %+v", r)
		}
	}
	b.Click("button.commit")
	b.Long()
	if q := b.m.Request(); q != nil && q.Kind == "order" && b.t.game.Choice.Hand.Who == b.ref("a3-gb-line-2") {
		t.Error("the second click does not give the order")
	}
}

func TestAClickOnAnEnemyPicksNobodyToActAgainstHim(t *testing.T) {
	b := onFarm(t)
	foe := b.offers("fire", nil).At
	before := b.m.Len()
	b.piece(foe)
	if len(b.t.game.Choice.Picks) > 0 || b.t.bar.Refusal().Say == "" || len(b.t.bar.Refusal().Who) == 0 {
		t.Errorf("picked are %v, the bar says %q", b.t.game.Choice.Picks, b.t.bar.Refusal().Say)
	}
	b.Key("Enter")
	b.Key("Enter")
	b.Long()
	if b.m.Len() != before {
		t.Error("somebody has acted")
	}
}

func TestWhereNothingEndsAPhaseItIsSaidWhoMustAct(t *testing.T) {
	b := onFarm(t)
	b.Key("E")
	if len(b.t.bar.Refusal().Who) < 2 || !strings.Contains(b.t.bar.Refusal().Say, b.t.game.Words.Name(b.t.bar.Refusal().Who[1])) {
		t.Errorf("E says %q", b.t.bar.Refusal().Say)
	}
}

func TestTheEndOfATurnIsToldUntilSomebodyDecides(t *testing.T) {
	b := onFarm(t)
	for range 400 {
		q := b.m.Request()
		if q == nil {
			t.Fatal("the battle ends before")
		}
		if len(b.t.game.History.TurnEnd()) > 0 {
			break
		}
		o := rules.Option{}
		switch {
		case q.Quiet >= 0:
			o = q.Options[q.Quiet]
		case len(q.Options) > 0:
			o = q.Options[0]
		}
		for _, p := range q.Options {
			if p.Do == "fire" {
				o = p
			}
		}
		if q.To == rules.Chance {
			b.Long()
			continue
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
		b.Long()
	}
	lines := b.t.game.History.TurnEnd()
	if len(lines) == 0 {
		t.Fatal("nobody is tested")
	}
	t.Logf("turn %d, %d lines, asked is %s", b.t.game.Scene.View().Turn, len(lines), b.m.Request().Kind)
	if q := b.m.Request(); q != nil && q.Quiet >= 0 {
		b.m.Answer(q.Options[q.Quiet])
		b.Long()
		if b.t.game.History.LastDecision(b.m.Len()) == b.m.Len() && len(b.t.game.History.TurnEnd()) > 0 {
			t.Error("it is told after a decision as well")
		}
	}
}
