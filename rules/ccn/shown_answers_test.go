package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// listedIf tells which reactions the odds look at if a card that nobody has
// seen is assumed.
func listedIf(t *testing.T, g *game, line string) (all []string) {
	t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		t.Fatal(err)
	}
	v := rules.Preview{WhatIf: map[string]int{rules.UnseenHand: 1}, OneDraw: true, Policy: func(r *rules.Request) (rules.Option, bool) {
		if r.Kind == "reaction" {
			all = nil
			for _, o := range r.Options {
				all = append(all, rules.FormatOption(Book{}, o))
			}
		}
		return r.Options[max(0, r.Quiet)], true
	}}
	if err := v.Outcomes(g.Position, []rules.Option{o}, func(rules.Leaf) {}); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestFirstStrikeIsImaginedOnlyWhereItCouldBePlayed(t *testing.T) { // part 10.4
	const wood = "french: e5 fr-ln-1 ordered\nallied: d5 gb-lc-1 blocks=2\nallied hand: c-rally-1\n"
	if got := listedIf(t, draw(t, wood), "melee fr-ln-1 @gb-lc-1"); !slices.Equal(got, []string{"stand", "reform", "strike"}) {
		t.Errorf("CCN-57.1: in the open %q", got)
	}
	if got := listedIf(t, draw(t, scene("d5 F")+wood), "melee fr-ln-1 @gb-lc-1"); !slices.Equal(got, []string{"stand", "reform"}) {
		t.Errorf("CCN-57.12: without a die %q", got)
	}
	if got := listedIf(t, draw(t, wood+"discards: c-first-strike-1 c-first-strike-2"), "melee fr-ln-1 @gb-lc-1"); !slices.Equal(got, []string{"stand", "reform"}) {
		t.Errorf("CCN-57.1: with both cards open %q", got)
	}
}

func TestACardFallsBackOnlyWhereNobodyIsLeft(t *testing.T) {
	const lost = "french: e5 fr-lc-1, e7 fr-lc-2\nfrench lost: fr-ln-1\nallied: a1 gb-ln-1, a3 gb-fa-1\n"
	t.Run("CCN-51.5 infantry that is lost does not count", func(t *testing.T) {
		cardTurn(t, "c-bayonet-charge-1", lost).wantAnyOne("fr-lc-1", "fr-lc-2")
	})
	t.Run("CCN-52.5 nor do the guns of the enemy", func(t *testing.T) {
		cardTurn(t, "c-bombard-1", lost).wantAnyOne("fr-lc-1", "fr-lc-2")
	})
	t.Run("CCN-53.7 foot artillery does not charge", func(t *testing.T) {
		cardTurn(t, "c-cavalry-charge-1", "french: e5 fr-fa-1, e7 fr-ln-1\nallied: a1 gb-lc-1").wantAnyOne("fr-fa-1", "fr-ln-1")
	})
	t.Run("CCN-60.6 leaders of the enemy, or lost, do not lead", func(t *testing.T) {
		cardTurn(t, "c-leadership-1", "french: e5 fr-fa-1, e7 fr-ln-1\nfrench lost: fr-ney\nallied: a1 gb-lc-1\nallied leaders: a1 gb-hill").wantAnyOne("fr-fa-1", "fr-ln-1")
	})
}

func TestMovesThatAreDeniedSayWhatDeniesThem(t *testing.T) { // part 10.3
	g := draw(t, scene("d7 F", "c9 R")+`
	works h3 e w
	french: e5 fr-lc-1 ordered, e4 fr-ln-2, h3 fr-lc-2 ordered, i9 fr-lc-3 ordered
	french leaders: d4 fr-soult, e9 fr-ney ordered, i9 fr-victor
	allied: e6 gb-ln-1
	allied leaders: g6 gb-hill
	phase movement`)
	for _, tt := range []struct{ line, clause, key string }{
		{"move fr-lc-1 @e5", "CCN-11.12", "stay"},
		{"move fr-lc-1 @e4", "CCN-11.4", "friend"},
		{"move fr-lc-1 @e6", "CCN-11.5", "foe"},
		{"move fr-lc-1 @g6", "CCN-11.5", "foe"},
		{"move fr-lc-1 @a5", "CCN-13.1", "far"},
		{"move fr-lc-1 @e7", "", ""},
		{"move fr-lc-3 @i9", "CCN-11.12", "stay"},
		{"move fr-ney @e9", "CCN-15.2", "stay"},
		{"move fr-ney @e6", "CCN-15.7", "foe"},
		{"move fr-ney @c9", "CCN-15.8", "impassable"},
		{"move fr-ney @a9", "CCN-15.1", "far"},
		{"move fr-ney @i9", "CCN-15.1", "far"},
	} {
		o, _ := rules.ParseOption(Book{}, tt.line)
		all := g.Refused(o)
		if tt.clause == "" {
			continue
		}
		if len(all) != 1 || all[0].Rule != tt.clause || all[0].Text.Key != "ccn.why."+tt.key {
			t.Errorf("%s: %v, want %s %s", tt.line, all, tt.clause, tt.key)
		}
	}
	t.Run("CCN-11.7 one reason each for a unit with a leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered, e4 fr-ln-1\nfrench leaders: e5 fr-ney, e4 fr-soult\nallied: a1 gb-ln-1\nphase movement")
		for line, want := range map[string]string{"move fr-lc-1 @e4": "CCN-11.4", "move fr-lc-1 @e5": "CCN-11.12"} {
			if got := reasons(g, line); len(got) != 1 || got[0] != want {
				t.Errorf("%s: %q, want %s alone", line, got, want)
			}
		}
	})
	t.Run("CCN-11.6 a leader in whose hex a unit has to stop, CCN-45.2 or works that it crosses", func(t *testing.T) {
		g := draw(t, scene("i2 R", "h2 R")+"french: i1 fr-lc-1 ordered\nfrench leaders: h1 fr-ney\nallied: a13 gb-ln-1\nphase movement")
		o, _ := rules.ParseOption(Book{}, "move fr-lc-1 @g1")
		if all := g.Refused(o); len(all) != 1 || all[0].Text.Key != "ccn.why.stops.leader" || all[0].Text.C != refsByName["fr-ney"] {
			t.Errorf("behind the leader: %v", all)
		}
		g = draw(t, scene("i2 R", "h2 R")+"works h1 sw\nfrench: i1 fr-lc-1 ordered\nallied: a13 gb-ln-1\nphase movement")
		if all := g.Refused(o); len(all) != 1 || all[0].Text.Key != "ccn.why.stops.works" {
			t.Errorf("behind the works: %v", all)
		}
	})
	t.Run("CCN-11.7 a unit with a leader does not enter the hex of another", func(t *testing.T) {
		draw(t, "french: e5 fr-lc-1 ordered\nfrench leaders: d4 fr-soult, e5 fr-ney\nallied: a1 gb-ln-1\nphase movement").wantWhy("move fr-lc-1 @d4", "CCN-11.7")
		draw(t, "french: e5 fr-lc-1 ordered\nfrench leaders: e5 fr-ney, d4 fr-soult\nallied: a1 gb-ln-1\nphase movement").wantWhy("move fr-lc-1 @d4", "CCN-11.7")
		draw(t, "french: e5 fr-lc-1 ordered\nfrench leaders: d4 fr-soult\nallied: a1 gb-ln-1\nphase movement").wantWhy("move fr-lc-1 @d4", "")
	})
}

func TestLongListsAreBrokenIntoLines(t *testing.T) {
	g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: c-rally-1 c-elan-1 c-forward-1 c-forward-2 c-bombard-1 c-bombard-2 c-leadership-1 c-leadership-2\nphase command")
	text := string(Book{}.Save(g.board()))
	i := strings.Index(text, "hand = [")
	if got := strings.Count(text[i:i+strings.Index(text[i:], "]")], "\n"); got != 3 {
		t.Errorf("eight cards stand on %d lines:\n%s", got, text[i:])
	}
}
