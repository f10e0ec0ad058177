package ccn

import (
	"testing"

	"grognard/rules"
)

// reformed lets the French infantry on e5 attack the heavy cavalry on d5, with
// further lines of a picture, and the cavalry retire and reform.
func reformed(t *testing.T, more string) *game {
	t.Helper()
	g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-hc-1\n"+more)
	return g.Play("melee fr-ln-1 @gb-hc-1").WantAsk("reaction", "allied").Play("reform")
}

func TestLedgerCavalryMayRetireAndReform(t *testing.T) {
	t.Run("CCN-34.1 cavalry attacked by infantry alone may retire and reform", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-lc-1")
		g.Play("melee fr-ln-1 @gb-lc-1").WantAsk("reaction", "allied").WantOptions("stand", "reform")
		g.Play("stand").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-34.3 from the edge of the map by the one hex behind it", func(t *testing.T) {
		g := draw(t, "french: f1 fr-ln-1 ordered\nallied: e1 gb-lc-1").Play("melee fr-ln-1 @gb-lc-1").WantOffered("reform").Play("reform").roll("aaaa").WantAt("gb-lc-1", "d1")
		g.Play("retreat gb-lc-1 @c2").WantAt("gb-lc-1", "c2")
	})
	t.Run("CCN-34.1 it may also when infantry leads a combined arms attack", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered\nallied: d5 gb-hc-1")
		g.Play("melee fr-ln-1 @gb-hc-1", "support fr-fa-1").WantAsk("reaction", "allied").WantOptions("stand", "reform")
	})
	t.Run("CCN-34.1 infantry and artillery may not", func(t *testing.T) {
		for _, target := range []string{"gb-ln-1", "gb-ha-1"} {
			g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 "+target+"\nallied hand: c-forward-1")
			g.Play("melee fr-ln-1 @"+target).WantAsk("reaction", "allied").WantOptions("stand").WantRefused("reform", "CCN-34.1")
		}
	})
	t.Run("CCN-34.2 the attacker waits for the answer before any dice", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-hc-1").Play("melee fr-ln-1 @gb-hc-1")
		g.WantAsk("reaction", "allied").WantNeverTold(rules.EvDice, "fr-ln-1").WantAt("gb-hc-1", "d5")
		g.Play("reform").wantDice("reform.roll", "french", 4).WantAt("gb-hc-1", "d5")
	})
}

func TestLedgerRetireAndReformNeedsTwoHexes(t *testing.T) {
	for _, tt := range []struct {
		name, more string
		open       bool
	}{
		{"CCN-34.3 two free hexes behind are enough", "", true},
		{"CCN-34.3 friends on both hexes behind prevent it", "allied: c5 gb-ln-1, c6 gb-ln-2", false},
		{"CCN-34.3 enemies on both hexes behind prevent it", "french: c5 fr-lc-1, c6 fr-lc-2", false},
		{"CCN-34.3 an enemy leader behind prevents it too", "french leaders: c5 fr-ney\nallied: c6 gb-ln-2", false},
		{"CCN-34.3 one way round is enough", "allied: c5 gb-ln-1, b5 gb-ln-2", true},
		{"CCN-34.3 one hex alone is not enough", "allied: b4 gb-ln-1, b5 gb-ln-2, b6 gb-ln-3", false},
		{"CCN-34.3 impassable terrain prevents it", groundOn("c5R", "c6R"), false},
		{"CCN-34.3 impassable terrain in the second hex prevents it", groundOn("b4~", "b5~", "b6~"), false},
		{"CCN-34.3 forests and towns that stop a move do not", groundOn("c5F", "c6T", "b4T", "b5F", "b6F"), true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-hc-1\nallied hand: c-forward-1\n"+tt.more)
			g.Play("melee fr-ln-1 @gb-hc-1").WantAsk("reaction", "allied")
			if tt.open {
				g.WantOptions("stand", "reform")
			} else {
				g.WantOptions("stand").WantRefused("reform", "CCN-34.3")
			}
		})
	}
	t.Run("CCN-34.3 the baseline prevents it one hex from the edge", func(t *testing.T) {
		g := draw(t, "french: c5 fr-ln-1 ordered\nallied: b5 gb-hc-1\nallied hand: c-forward-1").Play("melee fr-ln-1 @gb-hc-1")
		g.WantOptions("stand").WantRefused("reform", "CCN-34.3")
		g = draw(t, "french: d5 fr-ln-1 ordered\nallied: c5 gb-hc-1\nallied hand: c-forward-1").Play("melee fr-ln-1 @gb-hc-1")
		g.WantOptions("stand", "reform").Play("reform").roll("ssss").Play("retreat gb-hc-1 @b4", "retreat gb-hc-1 @a4").WantAt("gb-hc-1", "a4")
	})
}

func TestLedgerRetireAndReformPassesLeaders(t *testing.T) {
	t.Run("CCN-34.4 a friendly lone leader in the first hex would stop cavalry without a leader", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-hc-1, c6 gb-ln-1\nallied leaders: c5 gb-hill\nallied hand: c-forward-1")
		g.Play("melee fr-ln-1 @gb-hc-1").WantOptions("stand").WantRefused("reform", "CCN-34.3")
	})
	t.Run("CCN-34.4 it goes by the other hex instead", func(t *testing.T) {
		g := reformed(t, "allied leaders: c5 gb-hill").roll("ssss").WantAt("gb-hc-1", "c6")
		g.WantOptions("retreat gb-hc-1 @b5", "retreat gb-hc-1 @b6").Play("retreat gb-hc-1 @b5").WantAt("gb-hill", "c5")
	})
	t.Run("CCN-34.4 in the second hex he is attached", func(t *testing.T) {
		g := reformed(t, "allied: c6 gb-ln-1, b4 gb-ln-2\nallied leaders: b5 gb-hill").roll("ssss").WantAt("gb-hc-1", "b5")
		g.wantLed("gb-hc-1", "gb-hill")
	})
	t.Run("CCN-34.4 cavalry with a leader passes the first hex but does not end in the second", func(t *testing.T) {
		g := reformed(t, "allied: c6 gb-ln-1\nallied leaders: d5 gb-cole, c5 gb-hill, b4 gb-leith").roll("ssss")
		g.WantAt("gb-hc-1", "b5").WantAt("gb-cole", "b5").WantAt("gb-hill", "c5").WantAt("gb-leith", "b4")
	})
}

func TestLedgerTheDiceAgainstRetireAndReform(t *testing.T) {
	wood := groundOn("d5F")
	for _, tt := range []struct {
		name, more string
		n          int
	}{
		{"CCN-34.5 the attacker rolls what it had in the cavalry's hex", "", 4},
		{"CCN-34.5 the terrain that the cavalry leaves counts", wood, 3},
		{"CCN-34.5 the card counts", "card c-elan-1", 5},
		{"CCN-34.5 card and terrain count together", wood + "card c-elan-1", 4},
	} {
		t.Run(tt.name, func(t *testing.T) { reformed(t, tt.more).wantDice("reform.roll", "french", tt.n) })
	}
	t.Run("CCN-34.5 combined arms artillery adds its dice", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered\nallied: d5 gb-hc-1")
		g.Play("melee fr-ln-1 @gb-hc-1", "support fr-fa-1", "reform").wantDice("reform.roll", "french", 4+4)
	})
	t.Run("CCN-34.6 sabers, flags, infantry and artillery do nothing", func(t *testing.T) {
		g := reformed(t, "").roll("sfia").wantBlocks("gb-hc-1", 3).WantAsk("retreat", "allied")
		g.WantNeverTold(rules.EvHit, "gb-hc-1").wantMod("flags", "CCN-27.9", 0)
	})
	t.Run("CCN-34.6 each cavalry symbol hits", func(t *testing.T) {
		reformed(t, "").roll("ccsf").wantBlocks("gb-hc-1", 1).WantAsk("retreat", "allied")
		reformed(t, "").roll("cccc").wantLost("gb-hc-1").wantBanners("french", 1)
	})
	t.Run("CCN-34.7 a leader is checked when a block is lost", func(t *testing.T) {
		g := reformed(t, "allied leaders: d5 gb-cole").roll("csss").wantDice("leader.check", "french", 2).roll("ss")
		g.wantLeader("gb-cole", "killed").WantEverTold(rules.EvRemove, "gb-cole").wantBanners("french", 1).WantAsk("retreat", "allied")
		g.Play("retreat gb-hc-1 @c5", "retreat gb-hc-1 @b4").WantAt("gb-hc-1", "b4")
		reformed(t, "allied leaders: d5 gb-cole").roll("ssss").WantAsk("retreat", "allied")
	})
	t.Run("CCN-34.7 if the cavalry is eliminated its leader has one die to pass, and runs", func(t *testing.T) {
		g := reformed(t, "allied leaders: d5 gb-cole").roll("cccs").wantLost("gb-hc-1").wantDice("leader.last", "french", 1).roll("i")
		g.WantAsk("leader.retreat", "allied").Play("retreat gb-cole @c5", "stop gb-cole").wantLeader("gb-cole", "serving")
		g.WantAsk("advance", "french").wantBanners("french", 1)
	})
}

func TestLedgerAfterRetireAndReform(t *testing.T) {
	t.Run("CCN-34.8 the cavalry retreats two hexes, no less", func(t *testing.T) {
		g := reformed(t, "").roll("csss").WantOptions("retreat gb-hc-1 @c5", "retreat gb-hc-1 @c6").Play("retreat gb-hc-1 @c6")
		g.WantOptions("retreat gb-hc-1 @b5", "retreat gb-hc-1 @b6").Play("retreat gb-hc-1 @b6").WantAt("gb-hc-1", "b6").wantBlocks("gb-hc-1", 2)
	})
	t.Run("CCN-34.7 if its leader falls and that is the last banner, nobody retreats any more", func(t *testing.T) {
		g := reformed(t, "banners 1\nallied leaders: d5 gb-cole").roll("csss").roll("ss").wantOver("french")
		g.WantAt("gb-hc-1", "d5").wantBlocks("gb-hc-1", 2)
	})
	t.Run("CCN-34.8 if its leader falls in the check, one who stands behind stops it, and joins it", func(t *testing.T) {
		g := reformed(t, "allied: c6 gb-ln-1\nallied leaders: d5 gb-cole, c5 gb-hill").roll("csss").wantDice("leader.check", "french", 2).roll("ss")
		g.wantLeader("gb-cole", "killed").WantAt("gb-hc-1", "c5").WantAt("gb-hill", "c5").wantBlocks("gb-hc-1", 2).wantSaid("CCN-26.8", "joined")
	})
	t.Run("CCN-34.8 the leader goes with it", func(t *testing.T) {
		g := reformed(t, "allied leaders: d5 gb-cole").roll("ssss").Play("retreat gb-hc-1 @c5", "retreat gb-hc-1 @b5")
		g.WantAt("gb-hc-1", "b5").WantAt("gb-cole", "b5")
	})
	t.Run("CCN-34.9 it does not battle back, not even next to the attacker", func(t *testing.T) {
		g := draw(t, "french: c5 fr-ln-1 ordered\nallied: d5 gb-hc-1, b6 gb-ln-1").Play("melee fr-ln-1 @gb-hc-1", "reform").roll("ssss")
		g.WantAt("gb-hc-1", "b5").WantAsk("advance", "french").Play("stay fr-ln-1").WantAsk("draw", "").WantNeverTold(rules.EvDeclare, "gb-hc-1")
	})
	t.Run("CCN-34.10 the infantry may take the vacated hex", func(t *testing.T) {
		g := reformed(t, "").roll("ssss").Play("retreat gb-hc-1 @c5", "retreat gb-hc-1 @b5").WantAsk("advance", "french")
		g.WantOptions("advance fr-ln-1 @d5", "stay fr-ln-1").Play("advance fr-ln-1 @d5").WantAt("fr-ln-1", "d5").WantAsk("draw", "")
	})
}

func TestLedgerRetireAndReformIsForMeleeByInfantryAlone(t *testing.T) {
	t.Run("CCN-34.11 not against cavalry or artillery", func(t *testing.T) {
		for _, by := range []string{"fr-lc-1", "fr-fa-1"} {
			g := draw(t, "french: e5 "+by+" ordered\nallied: d5 gb-hc-1\nallied hand: c-forward-1").Play("melee " + by + " @gb-hc-1")
			g.WantAsk("reaction", "allied").WantOptions("stand").WantRefused("reform", "CCN-34.1")
		}
	})
	t.Run("CCN-34.11 not against fire", func(t *testing.T) {
		g := draw(t, "french: f5 fr-ln-1 ordered\nallied: d5 gb-hc-1\nallied hand: c-forward-1")
		g.Play("fire fr-ln-1 @gb-hc-1").wantDice("fire.roll", "french", 4)
	})
	t.Run("CCN-34.11 not against a battle back", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1\nfrench hand: c-forward-1 c-rally-1 c-elan-1")
		g.Play("melee fr-lc-1 @gb-ln-1").roll("cccc").Play("back gb-ln-1").wantDice("back.roll", "allied", 4)
	})
	t.Run("CCN-34.11 not against First Strike", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1")
		g.Play("melee fr-lc-1 @gb-ln-1", "strike +c-first-strike-1").wantDice("strike.roll", "allied", 4)
	})
	t.Run("CCN-34.11 against infantry in square it is open", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 ordered square=1\nfrench track: c-rally-1\nallied: d5 gb-hc-1").Play("melee fr-ln-1 @gb-hc-1")
		g.WantOptions("stand", "reform").Play("reform").wantDice("reform.roll", "french", 1).roll("s")
		g.Play("retreat gb-hc-1 @c5", "retreat gb-hc-1 @b5").WantAsk("draw", "").WantAt("fr-ln-1", "e5")
	})
}
