package ccn

import (
	"testing"

	"grognard/rules"
)

func TestLedgerUntilSomebodyWins(t *testing.T) {
	const close = `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1 blocks=1, a1 gb-ln-2
		allied lost: gb-ln-3
		allied hand: c-forward-1
		banners `
	t.Run("CCN-33.1 one banner short the game goes on with the other player", func(t *testing.T) {
		g := draw(t, close+"3").Play("melee fr-ln-1 @gb-ln-1").On("reaction", "allied").Play("stand").roll("icccc").wantBanners("french", 2)
		g.Play("stay fr-ln-1").On("card", "allied")
		if g.Result().Over {
			t.Error("the game is over")
		}
	})
	t.Run("CCN-33.1 with the number the game is won", func(t *testing.T) {
		g := draw(t, close+"2").Play("melee fr-ln-1 @gb-ln-1", "stand").roll("icccc").wantOver("french")
		e := g.lastEvent(rules.EvEnd)
		if e.Side != rules.First || e.Text.Key != "ccn.result.banners" || e.Text.N != 2 || e.Text.M != 2 {
			t.Errorf("told: %+v", e)
		}
	})
	t.Run("CCN-33.1 the last turn is nobody's: nothing more can be answered", func(t *testing.T) {
		g := draw(t, close+"2").Play("melee fr-ln-1 @gb-ln-1", "stand").roll("icccc")
		if _, _, err := g.Position.Play(rules.Answer{By: rules.First}); err == nil || g.Request() != nil {
			t.Error("an answer is taken")
		}
	})
}

func TestLedgerTheGameStopsAtOnce(t *testing.T) {
	t.Run("CCN-33.2 no advance, no further combat, no draw", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-hc-1 ordered, e8 fr-ln-2 ordered
		allied: d5 gb-ln-1 blocks=1, d8 gb-ln-2
		banners 1`)
		g.Play("melee fr-hc-1 @gb-ln-1").roll("icccc").wantOver("french").WantAt("fr-hc-1", "e5").WantNeverTold(rules.EvAdvance, "fr-hc-1").wantDrawers("")
	})
	t.Run("CCN-33.2 no check of the leader whose unit is lost", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1 blocks=1, a1 gb-ln-2
		allied leaders: d5 gb-hill
		banners 1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("icccc").wantOver("french").wantLeader("gb-hill", "serving").WantAt("gb-hill", "d5").wantBanners("french", 1)
	})
	t.Run("CCN-33.2 no retreat after the leader who decides it", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1, a1 gb-ln-2
		allied leaders: d5 gb-hill
		banners 1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("iffff").wantDice("leader.check", "french", 2).roll("ss").wantOver("french")
		g.WantAt("gb-ln-1", "d5").wantBlocks("gb-ln-1", 3)
	})
	t.Run("CCN-33.2 no battle back", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1, a1 gb-ln-2
		allied leaders: d5 gb-hill
		banners 1`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("icccc").roll("ss").wantOver("french").wantBlocks("fr-ln-1", 4).wantRolls("back.roll", 0)
	})
	t.Run("CCN-33.2 a battle back wins in the enemy's turn", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 blocks=1 ordered, e8 fr-ln-2 ordered
		french lost: fr-ln-3
		allied: d5 gb-ln-1, d8 gb-ln-2
		banners 2`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("cc").Play("back gb-ln-1").roll("iccc").wantOver("allied").wantPhase("over", "french")
	})
	t.Run("CCN-33.2 no move after the objective that decides it", func(t *testing.T) {
		g := draw(t, `
		objective french each 1 g6
		french: g6 fr-ln-1
		allied: a1 gb-ln-1
		french hand: c-forward-1
		phase start, banners 1`)
		g.wantOver("french").wantHandSize("french", 1).wantPhases("")
	})
}

func TestLedgerBannersOneByOne(t *testing.T) {
	const even = `
		french: e5 fr-ln-1 blocks=1 ordered, i1 fr-ln-2
		french lost: fr-ln-3
		allied: d5 gb-ln-1 blocks=1, a1 gb-ln-2
		allied lost: gb-ln-3
		allied hand: c-first-strike-1
		banners 2`
	t.Run("CCN-33.3 the attacker who strikes first wins", func(t *testing.T) {
		draw(t, even).Play("melee fr-ln-1 @gb-ln-1", "stand").roll("ic").wantOver("french").wantBanners("french", 2).wantBanners("allied", 1)
	})
	t.Run("CCN-33.3 the defender with First Strike wins before the attack", func(t *testing.T) {
		g := draw(t, even).Play("melee fr-ln-1 @gb-ln-1", "strike +c-first-strike-1").roll("i").wantOver("allied").wantBanners("allied", 2).wantBanners("french", 1)
		g.wantBlocks("gb-ln-1", 1)
	})
	t.Run("CCN-33.3 a unit and then its leader are two, one after the other", func(t *testing.T) {
		g := draw(t, `
		french: e5 fr-ln-1 ordered
		allied: d5 gb-ln-1 blocks=1, a1 gb-ln-2
		allied leaders: d5 gb-hill
		banners 2`)
		g.Play("melee fr-ln-1 @gb-ln-1").roll("icccc").wantBanners("french", 1).wantDice("leader.last", "french", 1).roll("s").wantOver("french")
	})
	t.Run("CCN-33.4 more than the target wins too", func(t *testing.T) {
		g := draw(t, `
		objective french all 2 g6 h5
		french: g6 fr-ln-1, h5 fr-ln-2
		allied: a1 gb-ln-1
		allied lost: gb-ln-2
		french hand: c-forward-1
		phase start, banners 2`)
		g.wantOver("french").wantBanners("french", 3)
		if r := g.Result(); r.Why.N != 3 || r.Why.M != 2 {
			t.Errorf("result %+v", r)
		}
	})
}
