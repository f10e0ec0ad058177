package prompt

import (
	"slices"
	"testing"

	"grognard/render/paint"
	"grognard/render/table/choice/refusal"
	"grognard/rules"
)

func TestARefusalIsShownForAWhile(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	d.bar.Deny(&d.UI, rules.Reason{Rule: "MAN-1.3.4"})
	d.Tick()
	if d.hit("chip.refusal"); d.Last.Wake > d.In.Now+RefusalTime {
		t.Errorf("nothing is painted before %v, when the reason goes", d.Last.Wake)
	}
	d.In.Now += RefusalTime
	d.Tick()
	if d.Has("chip.refusal") || d.bar.Refusal().Shown(d.In.Now) {
		t.Error("the reason stays for ever")
	}
	if !d.bar.Refusal().Told() {
		t.Error("it is forgotten what was told last")
	}
	d.bar.Deny(&d.UI, rules.Reason{Rule: "MAN-1.3.4"})
	d.bar.Forgive()
	d.Tick()
	if d.Has("chip.refusal") || d.bar.Refusal().Told() {
		t.Error("it is still told what is no longer refused")
	}
}

func TestTheClauseOfARefusalIsAskedFor(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	d.bar.Deny(&d.UI, rules.Reason{Rule: "MAN-1.3.4"})
	d.Tick()
	d.In.X, d.In.Y = d.hit("chip.refusal").Center()
	d.Tick()
	d.In.Pressed[paint.Left], d.In.Down[paint.Left] = true, true
	d.Tick()
	d.In.Released[paint.Left], d.In.Down[paint.Left] = true, false
	d.Tick()
	if d.last.Rule != "MAN-1.3.4" {
		t.Errorf("asked for is %q", d.last.Rule)
	}
}

// On the map is crossed out what was clicked, where something stands against it.
func TestWhatTheRulesRefuseIsCrossedOut(t *testing.T) {
	for how, crossed := range map[refusal.How]bool{refusal.ByRules: true, refusal.Foreign: true, refusal.NotByEnter: false, refusal.Endless: false} {
		n := Refusal{Refusal: refusal.Refusal{How: how, Clicked: 7}}
		if got := n.Crossed() == 7; got != crossed {
			t.Errorf("refused in the way %d, it is %v that it is crossed out", how, got)
		}
	}
}

// Enter that pushes no button says so, with the clause of what is asked.
func TestEnterThatPushesNothingIsRefused(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	all := []rules.Option{{Do: "pass"}, {Do: "stand"}, {Do: "hold"}}
	d.put(&rules.Request{To: d.Scene.Ask.To, Kind: "combat.defend", Rule: "MAN-1.3.4", Options: all, Waived: all[:1]})
	if d.Tick(); d.bar.Refusal().Told() {
		t.Error("something is refused though no key was pressed")
	}
	d.In.Keys = []paint.Key{"Enter"}
	d.Tick()
	if no := d.bar.Refusal(); no.How != refusal.NotByEnter || no.Why.Rule != "MAN-1.3.4" {
		t.Errorf("told is %+v", no)
	}
	if !slices.Contains(d.Last.Sounds, "refused") {
		t.Errorf("it sounds like %v", d.Last.Sounds)
	}
}
