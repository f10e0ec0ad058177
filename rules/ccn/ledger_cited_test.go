package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
)

func TestTheLogCitesTheClauseThatDecides(t *testing.T) {
	const gun = "french: e6 fr-fa-1 ordered"
	t.Run("CCN-36.7 terrain leaves cavalry no die against the square that has formed", func(t *testing.T) {
		g := charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5f")).Play("square").Draw("c-rally-1")
		g.wantSaid("CCN-36.7", "no_dice").WantAsk("draw", "")
	})
	t.Run("CCN-57.4 First Strike leaves the attacker none", func(t *testing.T) {
		g := draw(t, scene("d5 T")+"french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1").
			Play("melee fr-hc-1 @gb-ln-1", "strike +c-first-strike-1").roll("ccii")
		g.wantBlocks("fr-hc-1", 2).wantSaid("CCN-57.4", "no_dice")
	})
	t.Run("CCN-36.2 terrain leaves the square none", func(t *testing.T) {
		g := charged(t, "fr-hc-1", "gb-gr-1", groundOn("e5F")+gun).Play("support fr-fa-1", "square").Draw("c-rally-1")
		g.wantSaid("CCN-36.2", "no_dice").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-20.4 blocks are lost to fire, CCN-23.4 in melee", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1", 2).roll("iccc").wantSaid("CCN-20.4", "hit").wantSaid("CCN-20.3", "lost1")
		duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("icccc").wantSaid("CCN-23.4", "hit").wantSaid("CCN-23.1", "lost1")
	})
	t.Run("CCN-34.6 to who retires only cavalry symbols do harm", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1).Play("reform").roll("csss").wantSaid("CCN-34.6", "hit").wantSaid("CCN-34.6", "driven")
		g.wantBlocks("gb-lc-1", 2)
	})
	t.Run("CCN-37.3 a square loses a block for each hex that it does not retreat", func(t *testing.T) {
		squared(t, "fr-ln-1", "gb-ln-1", "").roll("fccca").wantSaid("CCN-37.3", "stuck")
	})
	t.Run("CCN-26.10 others for each hex that is barred", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1", 1, scene("d5 d6 ~")).roll("fcccc").wantSaid("CCN-26.10", "stuck")
	})
	t.Run("CCN-26.8 a retreat ends with a lone leader", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied leaders: d5 gb-hill, d6 gb-moore").roll("ffccc").Play("take gb-ln-1", "retreat gb-ln-1 @d5")
		g.wantSaid("CCN-26.8", "joined")
	})
	t.Run("CCN-28.6 a leader runs to a unit", func(t *testing.T) {
		g := lonely(t, "fr-lt-1", "allied: d5 gb-ln-1").roll("iiii").Play("retreat gb-hill @d5", "stop gb-hill")
		g.wantSaid("CCN-28.6", "joined")
	})
	t.Run("CCN-11.6 a unit moves to a leader, CCN-15.6 a leader to a unit", func(t *testing.T) {
		pieces := "french: e5 fr-ln-1 ordered, i1 fr-ln-2 ordered\nfrench leaders: e6 fr-ney ordered"
		moving(t, "", pieces).Play("move fr-ln-1 @e6").wantSaid("CCN-11.6", "joined")
		moving(t, "", pieces).Play("move fr-ney @e5").wantSaid("CCN-15.6", "joined")
	})
	t.Run("CCN-31.12 after the bonus melee the cavalry may enter the hex that it has emptied", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2 blocks=1")
		g.Play("melee fr-lc-1 @gb-ln-1").roll("iaaa").WantRule("CCN-31.2")
		g.Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-ln-2").roll("iaaa").WantRule("CCN-31.12")
	})
	t.Run("CCN-56.3 and CCN-59.2 the card forbids to move", func(t *testing.T) {
		const held = "french: e5 fr-ln-1 ordered\nallied: a1 gb-ln-1\nfrench leaders: i1 fr-ney ordered\nphase movement, card "
		draw(t, held+"c-fire-and-hold-1").WantRefused("move fr-ln-1", "CCN-56.3")
		draw(t, held+"c-give-them-the-cold-steel-1").WantRefused("move fr-ln-1", "CCN-59.2")
	})
}

func TestTheLogTellsWhatHappens(t *testing.T) { // part 10.1
	t.Run("CCN-32.5 a deck made anew, CCN-32.2 and after Élan", func(t *testing.T) {
		const rest = "french: e5 fr-ln-1\nallied: a1 gb-ln-1\n"
		g := draw(t, rest+"discards: "+allBut("c-rally-1", "c-attack-center-1")+"\nfrench hand: c-rally-1\nphase end").Draw("c-elan-1")
		g.wantSaid("CCN-32.5", "shuffle")
		draw(t, rest+"discards: c-rally-1\nphase end, card c-elan-1").wantSaid("CCN-32.2", "shuffle")
	})
	t.Run("CCN-31.8 a bonus melee is declared as one", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2").Play("melee fr-lc-1 @gb-ln-1").wantSaid("CCN-21.1", "melee").roll("iaaa")
		g.Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-ln-2").wantSaid("CCN-31.8", "bonus")
	})
	t.Run("CCN-34.2 who retires says so before the dice", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-lc-1", 1).Play("reform").wantSaid("CCN-34.2", "reform")
	})
	t.Run("CCN-38.2 a square that is left, and one that forms", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: a1 gb-ln-1\nphase orders").Play("order fr-ln-1", "done", "leave fr-ln-1")
		g.wantSaid("CCN-38.2", "unsquare")
		if e := g.lastEvent(rules.EvMark); e.N != -1 || e.Who != refsByName["fr-ln-1"] || e.To != refsByName["e5"] {
			t.Errorf("its mark is told as %+v", e)
		}
		charged(t, "fr-lc-1", "gb-ln-1", "").Play("square").Draw("c-rally-1").wantSaid("CCN-35.6", "square")
	})
	t.Run("CCN-64.4 banners that are lost, and CCN-64.2 gained", func(t *testing.T) {
		g := goals(t, "objective french each 2 g6\nfrench: g6 fr-ln-1").wantSaid("CCN-64.2", "goal").Play("play +c-probe-center-1", "order fr-ln-1", "done", "move fr-ln-1 @f6")
		g.wantSaid("CCN-64.4", "goal.lost").wantBanners("french", 0)
		for _, e := range g.AllEvents {
			if strings.HasSuffix(e.Text.Key, "goal.lost") && e.Text.N != 2 {
				t.Errorf("%d banners are told as lost", e.Text.N)
			}
		}
		g = goals(t, "objective french each 2 g6 g8\nfrench: g6 fr-ln-1, g8 fr-ln-2").Play("play +c-probe-center-1", "order fr-ln-1", "done", "move fr-ln-1 @f6")
		if e := g.lastSaid("goal.lost"); e.Text.N != 2 {
			t.Errorf("of four banners %d are told as lost, want 2", e.Text.N)
		}
	})
	t.Run("CCN-36.4 an attack that is driven off, and by First Strike", func(t *testing.T) {
		squared(t, "fr-lc-1", "gb-ln-1", "").roll("f").Play("retreat fr-lc-1 @f4").wantSaid("CCN-36.4", "repelled")
		draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1").Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1").
			roll("fccc").Play("retreat fr-ln-1 @f4").wantSaid("CCN-57.3", "repelled")
	})
	t.Run("CCN-25.1 a leader who is unhurt, and CCN-29.2 who escapes", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads).roll("icccc").roll("si").wantSaid("CCN-25.1", "unhurt")
		lonely(t, "fr-lt-1", "french: d5 fr-fa-1").roll("iiii").Play("retreat gb-hill @d5").roll("iiii").wantSaid("CCN-29.2", "escaped")
	})
	t.Run("CCN-38.7 a square that cavalry pins", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: d5 gb-lc-1\nphase orders").Play("order fr-ln-1", "done")
		g.wantSaid("CCN-38.7", "pinned").wantSquare("fr-ln-1", 1)
	})
	t.Run("CCN-8.6 a card that orders nobody", func(t *testing.T) {
		cardTurn(t, "c-attack-left-1", "french: i13 fr-ln-1\nfrench leaders: i12 fr-ney\nallied: a1 gb-ln-1").wantSaid("CCN-8.6", "nobody").wantTurnOver()
	})
	t.Run("CCN-8.6 nor do the lost obey", func(t *testing.T) {
		cardTurn(t, "c-attack-left-1", "french: i13 fr-ln-1\nfrench lost: fr-ln-2 fr-ney\nallied: a1 gb-ln-1").wantTurnOver()
		cardTurn(t, "c-attack-left-1", "french: i13 fr-ln-1\nallied: a1 gb-ln-1\nallied leaders: h2 gb-hill").wantTurnOver() // nor the enemy's
	})
	t.Run("CCN-27.1 flags that are ignored", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-gr-1", 1).roll("fcccc").Play("ignore gb-gr-1 #1").wantSaid("CCN-27.1", "ignored")
	})
	t.Run("CCN-54.1 what a Counter-Attack has become", func(t *testing.T) {
		const army = "french: e5 fr-ln-1\nallied: a1 gb-ln-1\n"
		cardTurn(t, "c-counter-attack-1", army+"last allied forward").wantSaid("CCN-54.1", "copy")
		cardTurn(t, "c-counter-attack-1", army).wantSaid("CCN-54.6", "copy.none")
	})
}

func TestOpenDecisionsAreAnsweredWithTheHandsFaceDown(t *testing.T) { // part 10.2
	const army = "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered, i1 fr-lc-1\nfrench leaders: i5 fr-ney\nallied: d5 gb-ln-1, a1 gb-lc-1\n"
	for _, tt := range []struct {
		kind string
		g    *game
	}{
		{"combat", draw(t, army)},
		{"support", draw(t, army).Play("melee fr-ln-1 @gb-ln-1")},
		{"move", draw(t, army+"phase movement")},
		{"order", draw(t, army+"phase orders")},
		{"square.leave", draw(t, "french: e5 fr-ln-1 square=1\nfrench track: c-rally-1\nallied: a1 gb-ln-1\nphase orders").Play("order fr-ln-1", "done")},
		{"card.section", cardTurn(t, "c-force-march-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1")},
		{"card.mode", cardTurn(t, "c-la-grande-manoeuvre-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1")},
		{"supply", cardTurn(t, "c-short-supply-1", "french: e5 fr-ln-1\nallied: a1 gb-ln-1")},
		{"rally", cardTurn(t, "c-rally-1", "french: e5 fr-ln-1 blocks=2\nallied: a1 gb-ln-1").roll("iiiii")},
		{"flags", duel(t, "fr-ln-1", "", "gb-gr-1", 1).roll("fcccc")},
		{"retreat", duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("fcccc")},
		{"leader.retreat", lonely(t, "fr-lt-1").roll("iiii")},
		{"battle_back", duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("ccccc")},
		{"advance", duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1).roll("icccc")},
		{"breakthrough", duel(t, "fr-lc-1", "", "gb-ln-1 blocks=1", 1).roll("iccc").Play("advance fr-lc-1 @e6")},
		{"bonus", draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2").Play("melee fr-lc-1 @gb-ln-1").roll("iaaa").Play("advance fr-lc-1 @d5", "stay fr-lc-1")},
		{"reaction", charged(t, "fr-lc-1", "gb-ln-1", "discards: c-first-strike-1 c-first-strike-2")},
	} {
		if req := tt.g.Request(); req == nil || req.Kind != tt.kind || !req.Public {
			t.Errorf("%s: %s, in public %t", tt.kind, tt.g.Asked(), req != nil && req.Public)
		}
	}
}
