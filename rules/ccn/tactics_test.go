package ccn

import "testing"

func TestLongRetreatsChooseTheirWayAndPayForWhatIsShort(t *testing.T) { // CCN-26.10, CCN-26.11
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 gb-ln-1, c5 gb-ln-2, c6 gb-ln-3
	`)
	g.Play("melee fr-ln-1 @gb-ln-1").roll("ffcca").WantAsk("flags", "allied").Play("take gb-ln-1")
	g.wantBlocks("gb-ln-1", 2).WantAt("gb-ln-1", "d5").WantAsk("battle_back", "allied")
}

func TestMilitiaRunsThreeHexesForAFlag(t *testing.T) { // CCN-26.1, CCN-27.12
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 pt-mi-1
	allied leaders: d5 pt-pack
	`)
	g.Play("melee fr-ln-1 @pt-mi-1").roll("ffcca").Play("ignore pt-mi-1 #1")
	g.WantAsk("retreat", "allied").Play("retreat pt-mi-1 @c5", "retreat pt-mi-1 @b5", "retreat pt-mi-1 @a5")
	g.WantAt("pt-mi-1", "a5").WantAt("pt-pack", "a5").wantBlocks("pt-mi-1", 4).WantAsk("advance", "french")
}

func TestARetreatStopsAtALoneLeaderWhoJoins(t *testing.T) { // CCN-26.8
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 gb-ln-1, c6 gb-ln-2
	allied leaders: c5 gb-hill
	`)
	g.Play("melee fr-ln-1 @gb-ln-1").roll("fffca") // one unit and one lone leader support: one flag may be ignored
	g.Play("take gb-ln-1").WantAt("gb-ln-1", "c5").wantBlocks("gb-ln-1", 4).WantAt("gb-hill", "c5")
}

func TestALeaderWhoseUnitIsLostRunsToAFriend(t *testing.T) { // CCN-25.6, CCN-28
	g := draw(t, `
	allied: e5 gb-ln-1 ordered
	french: d5 fr-ln-1 blocks=1, c5 fr-ln-2
	french leaders: d5 fr-ney
	top french, active allied
	`)
	// behind Ney: c5 with a friend, c6 free
	g.Play("melee gb-ln-1 @fr-ln-1").roll("sccc")
	g.wantLost("fr-ln-1").wantDice("leader.last", "allied", 1).roll("i")
	g.WantAsk("leader.retreat", "french").WantOptions("retreat fr-ney @c5", "retreat fr-ney @c6")
	g.Play("retreat fr-ney @c5").WantOptions("stop fr-ney", "retreat fr-ney @b4", "retreat fr-ney @b5").Play("stop fr-ney")
	g.WantAt("fr-ney", "c5").wantBanners("allied", 1).WantAsk("advance", "allied")
}

func TestEveryEnemyHexOnTheWayRollsAtARunningLeader(t *testing.T) { // CCN-29.4, CCN-29.5
	g := draw(t, `
	french: e5 fr-ln-1 ordered, d4 fr-hc-1, c5 fr-ln-2, c4 fr-lc-1, c6 fr-lc-2, b5 fr-fa-1
	allied: d5 gb-ln-1 blocks=1
	allied leaders: d5 gb-hill
	top allied
	`)
	g.Play("melee fr-ln-1 @gb-ln-1").roll("iiiii").roll("f")
	g.WantOptions("retreat gb-hill @c5", "retreat gb-hill @c6").Play("retreat gb-hill @c6")
	g.wantDice("leader.escape", "french", 4).roll("iiii").WantOptions("retreat gb-hill @b5", "retreat gb-hill @b6")
	g.Play("retreat gb-hill @b5").wantDice("leader.escape", "french", 4).roll("iiis")
	g.wantLeader("gb-hill", "killed").wantBanners("french", 2)
}

func TestALoneLeaderOnHisBaselineLeavesTheBoard(t *testing.T) { // CCN-25.14, CCN-28.8
	g := draw(t, `
	french: b5 fr-lc-1 ordered
	allied leaders: a5 gb-hill
	allied: i1 gb-ln-1
	`)
	g.Play("melee fr-lc-1 @gb-hill").wantDice("lone.roll", "french", 4).roll("iiff")
	g.wantLeader("gb-hill", "gone").wantBanners("french", 0).WantAsk("advance", "french")
}

func TestFirstStrikeCanDriveTheAttackerOff(t *testing.T) { // CCN-57
	g := draw(t, `
	french: e5 fr-ln-1 ordered, g5 fr-fa-1 ordered
	allied: d5 gb-gg-1
	allied hand: c-first-strike-2 c-forward-1
	phase combat
	`)
	g.Play("melee fr-ln-1 @gb-gg-1").WantAsk("reaction", "allied").WantOptions("stand", "strike +c-first-strike-2")
	g.Play("strike +c-first-strike-2").wantDice("strike.roll", "allied", 6).WantTotal("strike", 6).roll("ffffff")
	g.WantAsk("retreat", "french")
	for g.Request().Kind == "retreat" {
		g.Play(g.Options()[0])
	}
	g.WantRow("repelled").wantHandSize("allied", 1).wantDiscards("c-first-strike-2")
}

func TestRetireAndReformTakesOnlyCavalryHits(t *testing.T) { // CCN-34
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 gb-lc-1
	`)
	g.Play("melee fr-ln-1 @gb-lc-1").WantAsk("reaction", "allied").WantOptions("stand", "reform")
	g.Play("reform").wantDice("reform.roll", "french", 4).roll("scff").wantBlocks("gb-lc-1", 2)
	g.WantAsk("retreat", "allied").Play("retreat gb-lc-1 @c6", "retreat gb-lc-1 @b6")
	g.WantAsk("advance", "french").WantOptions("advance fr-ln-1 @d5", "stay fr-ln-1")
}

func TestLeadershipLetsALeaderGoAndHisUnitStay(t *testing.T) { // CCN-60
	g := draw(t, `
	french: e5 fr-ln-1, e7 fr-ln-2
	french leaders: i9 fr-soult, e5 fr-ney, e7 fr-reille
	allied: a1 gb-ln-1
	phase orders, card c-leadership-1
	`)
	g.WantAsk("move", "french").wantOrdered("fr-ln-1", "fr-ln-2", "fr-ney", "fr-reille", "fr-soult")
	g.Play("move fr-ney @d5").wantOrdered("fr-ln-2", "fr-ney", "fr-reille", "fr-soult").WantRefused("move fr-ln-1", "CCN-9.1")
	g.Play("move fr-ln-2 @d7").WantAt("fr-reille", "d7").WantRefused("move fr-reille", "CCN-15.3")
}

func TestADetachedLeaderStaysBehindAndJoinsAnother(t *testing.T) { // CCN-15.2, CCN-15.11
	g := draw(t, `
	french: e5 fr-gr-1, e7 fr-hc-1, i7 fr-ln-1
	french leaders: e5 fr-ney
	allied: d7 gb-ln-1
	phase orders, card c-assault-center-1
	`)
	g.Play("order fr-gr-1", "detach fr-ney", "order fr-hc-1", "order fr-ln-1", "done")
	g.Play("move fr-gr-1 @d5").WantAt("fr-ney", "e5").Play("move fr-ney @e7").WantRefused("move fr-hc-1", "CCN-15.11")
	g.Play("done").WantAsk("combat", "french").WantOffered("melee fr-hc-1 @gb-ln-1")
}

func TestCounterAttackMirrorsTheCardBefore(t *testing.T) { // CCN-54
	g := draw(t, `
	french: e2 fr-ln-1, e12 fr-ln-2
	allied: a1 gb-ln-1
	french hand: c-counter-attack-1 c-rally-1
	phase command, last allied probe-right
	`)
	g.Play("play +c-counter-attack-1").WantAsk("order", "french").WantOptions("order fr-ln-1", "done")
	g.WantRefused("order fr-ln-2", "CCN-9.8").Play("order fr-ln-1")
	if g.board().last[0] != probeLeft {
		t.Errorf("the card acts as %d", g.board().last[0])
	}
}

func TestElanRollsOrdersAndShuffles(t *testing.T) { // CCN-55
	g := draw(t, `
	french: e2 fr-ln-1, e12 fr-hc-1, e5 fr-fa-1
	french leaders: e2 fr-ney
	allied: a1 gb-ln-1
	french hand: c-elan-1 c-rally-1 c-forward-1
	discards: c-bombard-1
	phase command
	`)
	g.Play("play +c-elan-1").wantDice("elan.roll", "french", 3).roll("ifs")
	g.Play("order fr-ln-1", "detach fr-ney").WantRefused("order fr-hc-1", "CCN-55.2")
	g.Play("done", "done").WantAsk("draw", "").wantDiscards()
}

func TestRallyAndShortSupplyDoTheirWork(t *testing.T) { // CCN-62, CCN-63
	g := draw(t, `
	french: e2 fr-ln-1 blocks=2, e12 fr-hc-1
	allied: a1 gb-ln-1
	french hand: c-rally-1 c-short-supply-1 c-forward-1
	phase command
	`)
	g.Play("play +c-rally-1").roll("iic").Play("rally fr-ln-1", "rally fr-ln-1")
	g.wantBlocks("fr-ln-1", 4).wantOrdered("fr-ln-1").WantAsk("move", "french")
	g = draw(t, `
	french: e2 fr-ln-1
	allied: d4 gb-ln-1, a2 gb-ln-2
	french hand: c-short-supply-1 c-forward-1
	phase command
	`)
	g.Play("play +c-short-supply-1").WantTargets("supply gb-ln-1", "a1 a3 a4 a5 a6 a7 a8 a9").WantTargets("supply fr-ln-1", "i1 i2 i3 i4")
	g.Play("supply gb-ln-1 @a5").WantAt("gb-ln-1", "a5").WantAsk("draw", "")
}

func TestScoutKeepsOneOfTwo(t *testing.T) { // CCN-50.1
	g := draw(t, `
	french: e2 fr-ln-1
	allied: a1 gb-ln-1
	allied hand: c-forward-1
	phase end, card c-scout-left-1
	`)
	g.Draw("c-rally-1", "c-elan-1").WantAsk("scout", "french").WantOptions("keep +c-rally-1", "keep +c-elan-1")
	g.Play("keep +c-elan-1").wantHand("french", "c-elan-1").wantDiscards("c-scout-left-1", "c-rally-1").wantPhase("command", "allied")
}

func TestAnObjectiveIsWonAndLost(t *testing.T) { // CCN-64
	g := draw(t, `
	objective french all 2 g6 h5
	french: g6 fr-ln-1, h5 fr-ln-2
	allied: a1 gb-ln-1
	french hand: c-attack-center-1
	phase start
	`)
	g.wantBanners("french", 2).Play("play +c-attack-center-1", "order fr-ln-1", "done", "move fr-ln-1 @f6").wantBanners("french", 0)
}

func TestTheGameEndsAtTheBannerThatDecides(t *testing.T) { // CCN-33.2
	g := draw(t, `
	french: e5 fr-ln-1 ordered
	allied: d5 gb-ln-1 blocks=1, i1 gb-ln-2
	allied leaders: d5 gb-hill
	banners 1
	`)
	g.Play("melee fr-ln-1 @gb-ln-1").roll("iffff").wantOver("french")
}
