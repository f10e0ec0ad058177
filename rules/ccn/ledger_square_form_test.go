package ccn

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestLedgerInfantryMayFormSquare(t *testing.T) {
	t.Run("CCN-35.1 infantry of any strength may, when cavalry declares a melee", func(t *testing.T) {
		for _, marks := range []string{"", " blocks=1"} {
			g := charged(t, "fr-lc-1", "gb-ln-1"+marks, "").WantAsk("reaction", "allied").WantOptions("stand", "square")
			g.Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
		}
	})
	t.Run("CCN-35.1 in a bonus melee as well", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2\n"+threeCards)
		g.Play("melee fr-lc-1 @gb-ln-1", "stand").roll("iiii").Play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-ln-2")
		g.WantAsk("reaction", "allied").WantOptions("stand", "square")
	})
	t.Run("CCN-35.1 not against infantry or artillery, nor if it is in square", func(t *testing.T) {
		charged(t, "fr-ln-1", "gb-ln-1", "").WantOptions("stand").WantRefused("square", "CCN-35.1")
		charged(t, "fr-fa-1", "gb-ln-1", "").WantOptions("stand").WantRefused("square", "CCN-35.1")
		g := squared(t, "fr-lc-1", "gb-ln-1", threeCards).wantDice("square.roll", "allied", 1)
		g.wantHandSize("allied", 3).wantTrack("allied", "c-scout-left-2")
	})
	t.Run("CCN-35.1 cavalry and artillery form no square", func(t *testing.T) {
		charged(t, "fr-lc-1", "gb-lc-1", "").WantOptions("stand").WantRefused("square", "CCN-35.1")
		charged(t, "fr-lc-1", "gb-fa-1", "").WantOptions("stand").WantRefused("square", "CCN-35.1")
	})
	t.Run("CCN-35.2 the question comes after combined arms and before any dice", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "french: e6 fr-fa-1 ordered").WantAsk("support", "french").wantSquare("gb-ln-1", 0)
		g.Play("support fr-fa-1").WantAsk("reaction", "allied").WantOptions("stand", "square").WantNeverTold(rules.EvDice, "fr-lc-1")
	})
	t.Run("CCN-35.3 a hand of three allows it and keeps two", func(t *testing.T) {
		charged(t, "fr-lc-1", "gb-ln-1", "").Play("square").Draw("c-forward-1").wantHand("allied", "c-rally-1", "c-probe-left-1")
	})
	t.Run("CCN-35.3 a hand of two does not", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-forward-1 c-rally-1").Play("melee fr-lc-1 @gb-ln-1")
		g.WantOptions("stand").WantRefused("square", "CCN-35.3")
	})
	for _, place := range []string{"Town", "Windmill"} {
		t.Run("CCN-35.4 not in a "+place, func(t *testing.T) {
			charged(t, "fr-lc-1", "gb-ln-1", groundOn("d5"+place[:1])+"french: e6 fr-fa-1 ordered").Play("support fr-fa-1").
				WantOptions("stand").WantRefused("square", "CCN-35.4")
		})
	}
	t.Run("CCN-35.4 not in a field works hex, even when it is attacked from behind", func(t *testing.T) {
		charged(t, "fr-lc-1", "gb-ln-1", "works d5 nw").WantOptions("stand").WantRefused("square", "CCN-45.3")
	})
	t.Run("CCN-35.4 not when all four spaces of the track are in use", func(t *testing.T) {
		squares := "allied: a1 gb-ln-2 square=1, a3 gb-ln-3 square=2, a9 gb-ln-4 square=3"
		track := "\nallied track: c-elan-1 c-forward-2 c-probe-center-1"
		charged(t, "fr-lc-1", "gb-ln-1", squares+track).WantOptions("stand", "square")
		charged(t, "fr-lc-1", "gb-ln-1", squares+", a7 gb-ln-5 square=4"+track+" c-probe-center-2").
			WantOptions("stand").WantRefused("square", "CCN-35.4")
	})
	for _, letter := range []string{".", "F", "H", "f", "b", "s"} {
		t.Run("CCN-35.9 it may on ground "+letter, func(t *testing.T) {
			g := charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5"+letter)).WantOptions("stand", "square")
			g.Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
		})
	}
}

func TestLedgerNoSquareAgainstAnAnswer(t *testing.T) {
	french := "allied: d5 gb-hc-1\nfrench: e5 fr-ln-1 ordered\nfrench hand: c-forward-1 c-rally-1 c-probe-left-1\n"
	t.Run("CCN-35.5 not against cavalry that battles back", func(t *testing.T) {
		g := draw(t, french).Play("melee fr-ln-1 @gb-hc-1", "stand").roll("iiii").Play("back gb-hc-1")
		g.wantDice("back.roll", "allied", 4).wantSquare("fr-ln-1", 0).wantHandSize("french", 3)
	})
	t.Run("CCN-35.5 not against cavalry that plays First Strike", func(t *testing.T) {
		g := draw(t, french+"allied hand: c-first-strike-1").Play("melee fr-ln-1 @gb-hc-1", "strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 4).wantSquare("fr-ln-1", 0)
	})
	t.Run("CCN-35.11 infantry that plays First Strike instead has its full dice", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-gr-1", "allied hand: c-forward-1 c-rally-1 c-first-strike-1")
		g.WantOptions("stand", "square", "strike +c-first-strike-1").Play("strike +c-first-strike-1")
		g.wantDice("strike.roll", "allied", 5).wantSquare("gb-gr-1", 0).roll("iiiii").wantDice("melee.roll", "french", 4)
	})
}

func TestLedgerTheCardOfASquare(t *testing.T) {
	t.Run("CCN-35.6 the card is drawn from the whole hand and goes to the lowest free space", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "").Play("square").WantAsk("square.card", "")
		var bag []string
		for _, r := range g.Request().Dice.Bag {
			bag = append(bag, Book{}.Format(r))
		}
		slices.Sort(bag)
		if want := []string{"c-forward-1", "c-probe-left-1", "c-rally-1"}; !slices.Equal(bag, want) {
			t.Errorf("drawn from %q, want %q", bag, want)
		}
		g.Draw("c-probe-left-1").wantTrack("allied", "c-probe-left-1").wantHand("allied", "c-forward-1", "c-rally-1")
		g.wantSquare("gb-ln-1", 1).WantEverTold(rules.EvMark, "gb-ln-1")
	})
	t.Run("CCN-35.6 the next square gets the next number", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "allied: a1 gb-ln-2 square=1\nallied track: c-elan-1").Play("square").Draw("c-rally-1")
		g.wantSquare("gb-ln-1", 2).wantTrack("allied", "c-elan-1", "c-rally-1")
		for _, key := range []string{"square", "square.card"} {
			if e := g.lastSaid(key); e.Text.N != 2 {
				t.Errorf("%s is told of number %d, want 2", key, e.Text.N)
			}
		}
		if e := g.lastSaid("square"); e.Kind != rules.EvMark || e.N != 1 {
			t.Errorf("the mark is set by %s %d", e.Kind, e.N)
		}
	})
	t.Run("CCN-35.6 a space that was freed is filled first", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1 ordered, e9 fr-ln-1 ordered
		allied: d5 gb-ln-1, d9 gb-ln-2 square=1 blocks=1, a1 gb-ln-3 square=2
		allied hand: c-forward-1 c-rally-1
		allied track: c-elan-1 c-scout-left-1`)
		g.Play("melee fr-ln-1 @gb-ln-2", "stand").roll("iiiii").wantTrack("allied", "", "c-scout-left-1").Play("stay fr-ln-1")
		playout.Reload(t, g.board()) // a saved game keeps the free space
		g.Play("melee fr-lc-1 @gb-ln-1", "square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
		g.wantTrack("allied", "c-rally-1", "c-scout-left-1")
	})
	t.Run("CCN-35.6 the card lies face down to the opponent", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "").Play("square").Draw("c-rally-1")
		g.wantTrackSeen("allied", "c-rally-1").wantTrackSeen("french", "")
		for _, e := range g.Events {
			if e.Who == refsByName["c-rally-1"] && e.For(rules.First).Who != 0 {
				t.Errorf("the French are told the card: %+v", e)
			}
		}
	})
	t.Run("CCN-35.7 the owner sees the card but cannot play it", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-lc-1
		allied: d5 gb-ln-1 square=1
		allied track: c-rally-1
		allied hand: c-forward-1
		active allied, phase command`)
		g.wantTrackSeen("allied", "c-rally-1").WantOptions("play +c-forward-1").WantRefused("play +c-rally-1", "CCN-8.3")
	})
	t.Run("CCN-35.8 the counter is no block: it adds none and takes no hit", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1 blocks=1", "").Play("square").Draw("c-rally-1").wantBlocks("gb-ln-1", 1)
		for _, p := range g.View(rules.First).Pieces {
			if p.Ref == refsByName["gb-ln-1"] && (p.N != 1 || !slices.Contains(p.Badges, rules.Badge{Kind: rules.BadgeSquare, N: 1})) {
				t.Errorf("the square shows %d blocks and %v", p.N, p.Badges)
			}
		}
		g.roll("i").roll("s").wantLost("gb-ln-1").wantBanners("french", 1)
	})
	t.Run("CCN-35.10 an attached leader stays with the unit", func(t *testing.T) {
		g := charged(t, "fr-lc-1", "gb-ln-1", "allied leaders: d5 gb-hill").Play("square").Draw("c-rally-1").wantLed("gb-ln-1", "gb-hill")
		g.roll("i").roll("i").wantDice("leader.check", "french", 2)
	})
}

// wantTrackSeen checks what a side sees of the one card on the Allied track:
// its name, or "" for a back.
func (g *game) wantTrackSeen(side, want string) *game {
	g.Helper()
	for _, c := range g.View(rules.Side(slices.Index(sideNames[:], side))).Cards {
		if c.Place != rules.Track || c.Side != rules.Second {
			continue
		}
		if c.Ref != refsByName[want] || c.Unit != refsByName["gb-ln-1"] {
			g.Errorf("the %s side sees %v under %v, want %q", side, c.Ref, c.Unit, want)
		}
		return g
	}
	g.Errorf("the %s side sees no card on the track", side)
	return g
}
