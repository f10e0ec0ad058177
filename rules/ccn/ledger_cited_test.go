package ccn

import "testing"

func TestTheLogCitesTheClauseThatDecides(t *testing.T) {
	const gun = "french: e6 fr-fa-1 ordered"
	t.Run("CCN-36.7 terrain leaves cavalry no die against the square that has formed", func(t *testing.T) {
		g := charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5f")).play("square").draw("c-rally-1")
		g.wantSaid("CCN-36.7", "no_dice").wantAsk("draw", "")
	})
	t.Run("CCN-57.4 First Strike leaves the attacker none", func(t *testing.T) {
		g := draw(t, scene("d5 T")+"french: e5 fr-hc-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-first-strike-1").
			play("melee fr-hc-1 @gb-ln-1", "strike +c-first-strike-1").roll("ccii")
		g.wantBlocks("fr-hc-1", 2).wantSaid("CCN-57.4", "no_dice")
	})
	t.Run("CCN-36.2 terrain leaves the square none", func(t *testing.T) {
		g := charged(t, "fr-hc-1", "gb-gr-1", groundOn("e5F")+gun).play("support fr-fa-1", "square").draw("c-rally-1")
		g.wantSaid("CCN-36.2", "no_dice").wantDice("melee.roll", "french", 4)
	})
	t.Run("CCN-20.4 blocks are lost to fire, CCN-23.4 in melee", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1", 2).roll("iccc").wantSaid("CCN-20.4", "hit").wantSaid("CCN-20.3", "lost1")
		duel(t, "fr-ln-1", "", "gb-ln-1", 1).roll("icccc").wantSaid("CCN-23.4", "hit").wantSaid("CCN-23.1", "lost1")
	})
	t.Run("CCN-34.6 to who retires only cavalry symbols do harm", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-lc-1", 1).play("reform").roll("csss").wantSaid("CCN-34.6", "hit").wantSaid("CCN-34.6", "driven")
		g.wantBlocks("gb-lc-1", 2)
	})
	t.Run("CCN-37.3 a square loses a block for each hex that it does not retreat", func(t *testing.T) {
		squared(t, "fr-ln-1", "gb-ln-1", "").roll("fccca").wantSaid("CCN-37.3", "stuck")
	})
	t.Run("CCN-26.10 others for each hex that is barred", func(t *testing.T) {
		duel(t, "fr-ln-1", "", "gb-ln-1", 1, scene("d5 d6 ~")).roll("fcccc").wantSaid("CCN-26.10", "stuck")
	})
	t.Run("CCN-26.8 a retreat ends with a lone leader", func(t *testing.T) {
		g := duel(t, "fr-ln-1", "", "gb-ln-1", 1, "allied leaders: d5 gb-hill, d6 gb-moore").roll("ffccc").play("take gb-ln-1", "retreat gb-ln-1 @d5")
		g.wantSaid("CCN-26.8", "joined")
	})
	t.Run("CCN-28.6 a leader runs to a unit", func(t *testing.T) {
		g := lonely(t, "fr-lt-1", "allied: d5 gb-ln-1").roll("iiii").play("retreat gb-hill @d5", "stop gb-hill")
		g.wantSaid("CCN-28.6", "joined")
	})
	t.Run("CCN-11.6 a unit moves to a leader, CCN-15.6 a leader to a unit", func(t *testing.T) {
		pieces := "french: e5 fr-ln-1 ordered, i1 fr-ln-2 ordered\nfrench leaders: e6 fr-ney ordered"
		moving(t, "", pieces).play("move fr-ln-1 @e6").wantSaid("CCN-11.6", "joined")
		moving(t, "", pieces).play("move fr-ney @e5").wantSaid("CCN-15.6", "joined")
	})
	t.Run("CCN-31.12 after the bonus melee the cavalry may enter the hex that it has emptied", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2 blocks=1")
		g.play("melee fr-lc-1 @gb-ln-1").roll("iaaa").wantRequestRule("CCN-31.2")
		g.play("advance fr-lc-1 @d5", "stay fr-lc-1", "melee fr-lc-1 @gb-ln-2").roll("iaaa").wantRequestRule("CCN-31.12")
	})
	t.Run("CCN-56.3 and CCN-59.2 the card forbids to move", func(t *testing.T) {
		const held = "french: e5 fr-ln-1 ordered\nallied: a1 gb-ln-1\nfrench leaders: i1 fr-ney ordered\nphase movement, card "
		draw(t, held+"c-fire-and-hold-1").wantRefused("move fr-ln-1", "CCN-56.3")
		draw(t, held+"c-give-them-the-cold-steel-1").wantRefused("move fr-ln-1", "CCN-59.2")
	})
}
