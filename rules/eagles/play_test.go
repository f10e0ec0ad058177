package eagles

import (
	"testing"

	"grognard/rules"
)

func TestScreenIsDrapedAsTheExampleSays(t *testing.T) { // ME-37.5
	g := draw(t, `
		a1 line 24 line at 36,10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6
		b1 line 24 line at 36,40 facing 180`)
	g.Play("advance a1 #6000").Roll(4).Roll(4, 4).Play("advance a1 #6000").
		WantAsk("screen", "a").Play("drape a1 #2000").
		wantGroup("a1.g1", "33.333,19.600", 2).wantGroup("a1.g2", "36.000,19.600", 2).wantGroup("a1.g3", "38.667,19.600", 1)
}

func TestGroupsMoveOneByOneWithinTheirAllowance(t *testing.T) { // ME-19.9, ME-19.22
	draw(t, `
		a1 line 24 line at 36,10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6
		b1 line 24 line at 36,40 facing 180`).
		Play("wheel a1 #1000").Roll(4).Roll(2).Play("stand a1").
		WantRefused("post a1.g1 (34000,16700)", "ME-19.10").
		WantRefused("post a1.g2 (36000,12600)", "ME-19.22").
		Play("post a1.g1 (34000,14600)").WantAsk("screen.group", "a").
		WantRefused("post a1.g2 (34000,14600)", "ME-37.1").
		Play("keep a1.g2").Play("drape a1 #2000").
		wantGroup("a1.g1", "34.000,14.600", 2).wantGroup("a1.g2", "36.000,12.600", 2).wantGroup("a1.g3", "38.667,13.600", 1)
}

func TestChargeBrushesAwayTheGroupsItTouches(t *testing.T) { // ME-19.11
	draw(t, `
		a1 line 32 column at 24,10 facing 0
		b1 line 32 line at 24,23 facing 180 out 6 groups 20,20 24,19 28,20
		table small`).
		Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").Roll(6, 1).
		wantGroup("b1.g2", "gone", 0).wantMarks("b1", "beaten")
}

func TestJoiningFromTheFlankDisordersAndAddsTwo(t *testing.T) { // ME-23.25 to ME-23.27
	g := draw(t, `
		a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
		a2 line 24 column at 12,21.6 facing 90
		b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
		table small`)
	g.WantRefused("fire a2 @b1", "ME-16.9").
		Play("charge a2 @b1", "charge a2 @b1").Roll(4).Roll(3, 3, 3).
		wantMarks("a2", "supporting").wantMarks("b1", "disordered", "-activated").
		Play("fight b1").wantMod("defence", "ME-23.6", 2).wantMod("attack", "ME-23.10", -2)
}

func TestMeleeInTheTurnItBeganCannotBeJoined(t *testing.T) { // ME-23.24
	draw(t, `
		a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 2 marks charger
		a2 line 24 column at 12,21.6 facing 90
		b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 2
		table small`).WantRefused("charge a2 @b1", "ME-23.24")
}

func TestWallBeforeTheDefenderCostsOrderDieAndFour(t *testing.T) { // ME-22.15, ME-23.11
	draw(t, `
		a1 line 32 column at 24,10 facing 0
		b1 line 24 line at 24,23 facing 180 marks fired
		wall 16,21.8 32,21.8
		table small`).
		Play("charge a1 @b1", "charge a1 @b1").Roll(4).wantMarks("a1", "disordered").Roll(6, 3, 3).Roll(3).
		wantMod("attack", "ME-23.11", -4).wantMod("attack", "ME-23.10", -2).WantTotal("attack", 8)
}

func TestCommanderWithABattalionLowersTheOthers(t *testing.T) { // ME-9.6, ME-9.7, ME-9.11
	draw(t, `
		a pr: cmd with a1
		a1 line 24 line at 36,10 facing 0
		a2 militia 24 line at 12,10 facing 0
		b1 line 24 line at 36,40 facing 180
		b2 line 24 line at 12,40 facing 180`).
		Play("advance a1 #12000").WantAsk("move", "a").Play("advance a1 #12000").wantAt("a1", "36.000,22.000", "0.00").
		Play("pass b1").Play("advance a2 #6000").wantMod("manoeuvre", "ME-9.12", -1).Roll(5).wantAt("a2", "12.000,10.000", "0.00")
}

func TestSixesKillSpecialFiguresAndSergeantsRollAgain(t *testing.T) { // ME-21.1, ME-21.3, ME-8.7
	draw(t, `
		a1 line 24 line at 36,10 facing 0 figures 0,1,0,0
		b1 line 24 line at 36,15 facing 180 figures 1,0,0,1`).
		Play("fire a1 @b1").wantDice(6).Roll(6, 6, 4, 1, 1, 1).wantDice(1).Roll(5).
		WantAsk("me.special", "").Roll(2).
		wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 22)
}

func TestBrokenBattalionRalliesOrFlees(t *testing.T) { // ME-27.18, ME-27.19
	g := draw(t, `
		a1 line 24 line at 36,20 facing 0 marks broken
		b1 line 24 line at 36,40 facing 180
		active a`).
		Play("rally a1", "pass b1").Play("done").Play("done").WantAsk("me.resolve", "").Roll(4).WantAsk("face", "a").Play("reverse a1")
	g.wantMarks("a1", "disordered", "halted", "-broken").wantAt("a1", "36.000,20.000", "180.00")
}

func TestBothSidesSeeTheSame(t *testing.T) { // ME-1.2
	g := draw(t, duel)
	if len(g.View(rules.First).Pieces) != len(g.View(rules.Second).Pieces) {
		t.Error("something is hidden")
	}
}

func TestDeploymentAlternatesAndKeepsToItsZone(t *testing.T) { // ME-10.6, ME-10.8
	b := load(t, scenarioFiles(t)["eagles-and-lions.toml"], map[string]string{"deployment": "free"})
	begin(t, b).Roll(6, 1).WantAsk("setup.first", "a").Play("second").WantAsk("deploy.body", "b").
		Play("column b1-fr-1").
		WantRefused("deploy b1-fr-1 (16000,38300)", "ME-10.6").
		Play("deploy b1-fr-1 (16000,38400)", "detach b1-fr-1 #5").WantAsk("deploy.screen", "b").Play("drape b1-fr-1 #2000").
		wantAt("b1", "16.000,38.400", "180.00").WantAsk("deploy.body", "a")
}

func TestChargerClosesItsRanksOnlyWhenTheChargeIsOver(t *testing.T) { // ME-25.2, ME-25.6, ME-24.11
	g := draw(t, `
		a1 line 24 column at 24,10 facing 0 left 13
		b1 line 24 line at 24,23 facing 180
		table small`)
	g.Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6).
		wantDice(8).Roll(5, 5, 1, 1, 1, 1, 1, 1).Roll(6).
		wantRankers("a1", 11).wantBases("a1", 6).wantMod("attack", "ME-23.2", 4).
		Roll(6, 1).Play("hold a1").wantBases("a1", 3).wantMarks("a1", "-engaged", "disordered")
}

func TestEndOfTheLastTurnIsScored(t *testing.T) { // ME-28.1, ME-28.2
	g := draw(t, `
		a gb: cmd with a1
		a1 line 24 line at 36,10 facing 0 left 20
		b1 line 24 line at 36,40 facing 180
		b2 line 24 line at 60,40 facing 180 marks broken,fled
		turn 8`).
		WantNot("rally a1", "pass b1").wantCommander("a", "a1").
		Play("pass a1").WantTold(rules.EvSay, "a1")
	g.Play("pass b1", "pass b2").Play("done").Play("done").WantOver("b", "losses")
}
