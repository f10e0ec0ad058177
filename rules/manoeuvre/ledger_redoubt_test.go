package manoeuvre

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

func TestLedgerARedoubtIsBuilt(t *testing.T) {
	t.Run("MAN-9.2.22 after the restoration step, one in a player turn", func(t *testing.T) {
		g := scene(t, "", "south au: d2 au-1r reduced, e2 au-3r\nnorth ot: d7 ot-1j\nau hand: au-hq-redoubt-1 au-hq-redoubt-2 au-1r-1")
		g.WantRefused("play +au-hq-redoubt-1", "MAN-9.2.22").Play("pass").WantAsk("restore", "au").WantRefused("play +au-hq-redoubt-1", "MAN-9.2.22")
		g.Play("restore +au-1r-1 @au-1r").WantAsk("redoubt", "au").Play("redoubt +au-hq-redoubt-1 @au-3r")
		g.wantRedoubt("au-3r", true).wantHand("au", "au-hq-redoubt-2").wantDiscards("au", "au-1r-1", "au-hq-redoubt-1").WantAsk("discard", "ot")
	})
	t.Run("MAN-9.2.22 the reacting player builds none", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth au: d5 au-1r\nfr hand: fr-ig-1\nau hand: au-hq-redoubt-1").Play("assault fr-ig +fr-ig-1 @au-1r", "stand")
		g.WantRefused("play +au-hq-redoubt-1", "MAN-9.2.22").WantOptions("done")
	})
	t.Run("MAN-9.2.23 under one own unit anywhere, but where there is one", func(t *testing.T) {
		g := scene(t, "", "south au: d2 au-1r redoubt, e6 au-3r, h8 au-jd reduced\nnorth ot: d7 ot-1j\nau hand: au-hq-redoubt-1\nau lost: au-4r au-9r au-14r au-6g\nphase redoubt")
		card := "redoubt +au-hq-redoubt-1 @"
		g.WantOptions("pass", card+"au-3r", card+"au-jd", card+"au-oc").WantRefused(card+"au-1r", "MAN-9.2.23")
		g.Play(card + "au-jd").wantMarkers("d2 h8")
	})
	for _, from := range []string{"c5", "d4", "e5", "d6"} {
		t.Run("MAN-9.2.24 the unit adds 3 against an attack from "+from, func(t *testing.T) {
			position := strings.Replace(assaultOnOrlov, "d4 au-4r", from+" au-4r", 1)
			position = strings.Replace(position, "d5 ru-or", "d5 ru-or redoubt", 1)
			for _, form := range formsOnOrlov {
				scene(t, "d5 woods", position).declared(form).sum(2).WantTotal("defence", 6+2+3)
			}
		})
	}
}

func TestLedgerARedoubtGoesWithItsUnit(t *testing.T) {
	attacker := "south fr: d4 fr-ig redoubt, g2 fr-8l redoubt\nnorth ru: d5 ru-or redoubt, a8 ru-mo\nfr hand: fr-ig-1 "
	for _, c := range []struct {
		name, more string
		plays      []string
		dice       int
		after      []string
		left       string
	}{
		{"move", "\nphase move", []string{"move fr-8l @g3"}, 0, nil, "d4 d5"},
		{"Supply move", "fr-hq-supply-1\nphase move", []string{"move fr-2l @a2", "supply +fr-hq-supply-1", "pass", "move fr-8l @g3"}, 0, nil, "d4 d5"},
		{"Forced March", "fr-hq-forced-march-1\nphase move", []string{"move fr-8l @g3", "march +fr-hq-forced-march-1", "pass", "move fr-8l @g2"}, 0, nil, "d4 d5"},
		{"Skirmish move", "fr-hq-skirmish-1", []string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "done", "skirmish +fr-hq-skirmish-1", "move fr-ig @d3"}, 0, nil, "d5 g2"},
		{"staying in a Skirmish", "fr-hq-skirmish-1", []string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "done", "skirmish +fr-hq-skirmish-1", "stay"}, 0, nil, "d4 d5 g2"},
		{"advance", "", []string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "done"}, 10, []string{"retreat", "advance fr-ig"}, "g2"},
		{"retreat", "", []string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "done"}, 10, []string{"retreat", "pass"}, "d4 g2"},
		{"withdrawal", "", []string{"assault fr-ig +fr-ig-1 @ru-or", "withdraw +ru-hq-withdraw-1", "pass"}, 0, nil, "d4 g2"},
		{"a hit does not take it", "", []string{"assault fr-ig +fr-ig-1 @ru-or", "stand", "done"}, 10, []string{"hit"}, "d4 d5 g2"},
	} {
		t.Run("MAN-9.2.25 a redoubt stays as long as its unit does: "+c.name, func(t *testing.T) {
			g := scene(t, "", attacker+c.more+"\nru hand: ru-hq-withdraw-1 ru-mo-1").wantMarkers("d4 d5 g2").Play(c.plays...)
			if c.dice > 0 {
				g.sum(c.dice)
			}
			g.Play(c.after...).wantMarkers(c.left)
		})
	}
	t.Run("MAN-9.2.25 a redoubt stays as long as its unit does: elimination", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig\nnorth ru: d5 ru-or reduced redoubt\nfr hand: fr-ig-1 fr-ig-2").Play("assault fr-ig +fr-ig-1 @ru-or", "play +fr-ig-2")
		g.sum(32).wantLost("ru-or").wantMarkers("").Play("pass").wantMarkers("")
	})
}

func TestLedgerWhatRedoubtsDoNotDo(t *testing.T) {
	t.Run("MAN-9.2.26 they do not hinder a move or fire", func(t *testing.T) {
		position := "south ru: d4 ru-bs%s\nnorth fr: d6 fr-ig%s\nru hand: ru-bs-5\nphase "
		scene(t, "", fmt.Sprintf(position, " redoubt", " redoubt")+"move").wantMoves("ru-bs", "d5 c4 e4 d3 c5 e5 b4 f4 c3 e3 d2")
		scene(t, "", fmt.Sprintf(position, " redoubt", " redoubt")+"combat").WantOffered("bombard ru-bs +ru-bs-5 @fr-ig")
	})
	t.Run("MAN-9.2.26 nor help an attack", func(t *testing.T) {
		g := scene(t, "", "south fr: d4 fr-ig redoubt\nnorth ru: d5 ru-or\nfr hand: fr-ig-1").Play("assault fr-ig +fr-ig-1 @ru-or").sum(5)
		g.WantTotal("attack", 8+5)
	})
	t.Run("MAN-9.2.26 and there is no limit to them", func(t *testing.T) {
		var units []string
		for i, u := range []string{"1r", "3r", "4r", "9r", "14r", "6g", "jd", "oc"} {
			units = append(units, fmt.Sprintf("%c2 au-%s", 'a'+i, u))
		}
		g := scene(t, "", "south au: "+strings.Join(units[:7], " redoubt,")+" redoubt, "+units[7]+"\nnorth ot: d7 ot-1j redoubt\nau hand: au-hq-redoubt-1\nphase redoubt")
		g.Play("redoubt +au-hq-redoubt-1 @au-oc").wantMarkers("a2 b2 c2 d2 e2 f2 g2 h2 d7")
	})
}

func TestLedgerScoutAndSpy(t *testing.T) {
	british := `
	south gb: d4 gb-1g reduced, d2 gb-kd
	north fr: d5 fr-ig, d7 fr-8l
	gb hand: gb-hq-spy-1 gb-1g-1 gb-hq-supply-1 gb-hq-forced-march-1 gb-hq-redoubt-1
	fr hand: fr-ig-1 fr-hq-ney
	`
	spy := "spy +gb-hq-spy-1"
	t.Run("MAN-9.2.40 the active player sees the hand once, and nobody else does", func(t *testing.T) {
		g := scene(t, "", british).Play(spy).WantTold(rules.EvReveal, "fr-ig-1").WantTold(rules.EvReveal, "fr-hq-ney").WantAsk("combat.declare", "gb")
		for _, e := range g.Events {
			if e.Kind == rules.EvReveal && (e.For(rules.First).Who == 0 || e.For(rules.Second).Who != 0) {
				t.Errorf("told to the wrong side: %+v", e)
			}
		}
		g.wantDiscards("gb", "gb-hq-spy-1").wantSeen(rules.First, "fr", rules.Hand, "?*2")
	})
	for _, c := range []struct {
		phase string
		plays []string
		kind  string
	}{
		{"discard", nil, "discard"}, {"draw", nil, "draw.spy"}, {"move", nil, "move.base"}, {"move", []string{"move gb-kd @d3"}, "move.march"},
		{"move", []string{"move gb-kd @d3", "pass"}, "move.supply"}, {"move", []string{"move gb-kd @d3", "march +gb-hq-forced-march-1"}, "move.march.square"},
		{"move", []string{"move gb-kd @d3", "pass", "supply +gb-hq-supply-1"}, "move.second"}, {"combat", nil, "combat.declare"},
		{"combat", []string{"assault gb-1g +gb-1g-1 @fr-ig", "stand", "done"}, "combat.attack"}, {"restore", nil, "restore"}, {"redoubt", nil, "redoubt"},
	} {
		t.Run("MAN-9.2.40 at every decision of the own turn: "+c.kind, func(t *testing.T) {
			g := scene(t, "", british+"phase "+c.phase).Play(c.plays...).WantAsk(c.kind, "gb").WantOffered(spy).Play(spy).WantTold(rules.EvReveal, "fr-ig-1")
			if c.kind != "draw.spy" {
				g.WantAsk(c.kind, "gb")
			}
		})
	}
	t.Run("MAN-9.2.40 and never in the turn of the other", func(t *testing.T) {
		g := scene(t, "", british+"active fr").Play("assault fr-ig +fr-ig-1 @gb-1g").WantAsk("combat.withdraw", "gb").WantNot(spy).wantRejected(rules.First, spy)
		g.Play("stand").WantAsk("combat.defend", "gb").WantNot(spy).wantRejected(rules.First, spy)
	})
	t.Run("MAN-9.2.41 in the Draw Phase the hand is filled again", func(t *testing.T) {
		g := scene(t, "", british+"phase draw").WantAsk("draw.spy", "gb").Play(spy).WantAsk("draw", "").Draw("gb-db-1")
		g.wantHand("gb", "gb-1g-1", "gb-hq-supply-1", "gb-hq-forced-march-1", "gb-hq-redoubt-1", "gb-db-1").WantAsk("move.base", "gb")
	})
	t.Run("MAN-9.2.41 in the Discard Phase by the normal draw, later not at all", func(t *testing.T) {
		scene(t, "", british+"phase discard").Play(spy).WantAsk("discard", "gb").Play("done").Draw("gb-db-1").WantAsk("move.base", "gb").WantGauge("gb", "hand", 5)
		g := scene(t, "", british+"phase move").Play(spy, "move gb-kd @d3").WantAsk("move.march", "gb").WantGauge("gb", "hand", 4)
		g.On("discard", "fr").WantGauge("gb", "hand", 4)
	})
	for _, hand := range []string{"fr-ig-1", ""} {
		t.Run("MAN-9.2.42 a small or empty hand can be looked at too, and nothing prevents it:"+hand, func(t *testing.T) {
			g := scene(t, "", "south gb: d4 gb-1g\nnorth fr: d6 fr-ig\ngb hand: gb-hq-spy-1\nfr hand: "+hand).WantOffered(spy).Play(spy).wantDiscards("gb", "gb-hq-spy-1")
			if hand != "" {
				g.WantTold(rules.EvReveal, hand)
			}
			g.WantAsk("combat.declare", "gb")
		})
	}
}
