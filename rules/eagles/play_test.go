package eagles

import (
	"testing"

	"grognard/rules"
)

func TestScreenIsDrapedAsTheExampleSays(t *testing.T) { // ME-37.5
	g := draw(t, `
		a1 line 24 line at 36,10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6
		b1 line 24 line at 36,40 facing 180`)
	g.play("advance a1 #6000").roll(4).roll(4, 4).play("advance a1 #6000").
		wantAsk("screen", "a").play("drape a1 #2000").
		wantGroup("a1.g1", "33.333,19.600", 2).wantGroup("a1.g2", "36.000,19.600", 2).wantGroup("a1.g3", "38.667,19.600", 1)
}

func TestGroupsMoveOneByOneWithinTheirAllowance(t *testing.T) { // ME-19.9, ME-19.22
	draw(t, `
		a1 line 24 line at 36,10 facing 0 out 5 groups 34,12.6 36,12.6 38,12.6
		b1 line 24 line at 36,40 facing 180`).
		play("wheel a1 #1000").roll(4).roll(2).play("stand a1").
		wantRefused("post a1.g1 (34000,16700)", "ME-19.10").
		wantRefused("post a1.g2 (36000,12600)", "ME-19.22").
		play("post a1.g1 (34000,14600)").wantAsk("screen.group", "a").
		wantRefused("post a1.g2 (34000,14600)", "ME-37.1").
		play("keep a1.g2").play("drape a1 #2000").
		wantGroup("a1.g1", "34.000,14.600", 2).wantGroup("a1.g2", "36.000,12.600", 2).wantGroup("a1.g3", "38.667,13.600", 1)
}

func TestChargeBrushesAwayTheGroupsItTouches(t *testing.T) { // ME-19.11
	draw(t, `
		a1 line 32 column at 24,10 facing 0
		b1 line 32 line at 24,23 facing 180 out 6 groups 20,20 24,19 28,20
		table small`).
		play("charge a1 @b1", "charge a1 @b1").roll(4).roll(6, 6, 6).play("hold b1").roll(6, 1).
		wantGroup("b1.g2", "gone", 0).wantMarks("b1", "beaten")
}

func TestJoiningFromTheFlankDisordersAndAddsTwo(t *testing.T) { // ME-23.25 to ME-23.27
	g := draw(t, `
		a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
		a2 line 24 column at 12,21.6 facing 90
		b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
		table small`)
	g.wantRefused("fire a2 @b1", "ME-16.9").
		play("charge a2 @b1", "charge a2 @b1").roll(4).roll(3, 3, 3).
		wantMarks("a2", "supporting").wantMarks("b1", "disordered", "-activated").
		play("fight b1").wantMod("defence", "ME-23.6", 2).wantMod("attack", "ME-23.10", -2)
}

func TestMeleeInTheTurnItBeganCannotBeJoined(t *testing.T) { // ME-23.24
	draw(t, `
		a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 2 marks charger
		a2 line 24 column at 12,21.6 facing 90
		b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 2
		table small`).wantRefused("charge a2 @b1", "ME-23.24")
}

func TestWallBeforeTheDefenderCostsOrderDieAndFour(t *testing.T) { // ME-22.15, ME-23.11
	draw(t, `
		a1 line 32 column at 24,10 facing 0
		b1 line 24 line at 24,23 facing 180 marks fired
		wall 16,21.8 32,21.8
		table small`).
		play("charge a1 @b1", "charge a1 @b1").roll(4).wantMarks("a1", "disordered").roll(6, 3, 3).roll(3).
		wantMod("attack", "ME-23.11", -4).wantMod("attack", "ME-23.10", -2).wantTotal("attack", 8)
}

func TestCommanderWithABattalionLowersTheOthers(t *testing.T) { // ME-9.6, ME-9.7, ME-9.11
	draw(t, `
		a pr: cmd with a1
		a1 line 24 line at 36,10 facing 0
		a2 militia 24 line at 12,10 facing 0
		b1 line 24 line at 36,40 facing 180
		b2 line 24 line at 12,40 facing 180`).
		play("advance a1 #12000").wantAsk("move", "a").play("advance a1 #12000").wantAt("a1", "36.000,22.000", "0.00").
		play("pass b1").play("advance a2 #6000").wantMod("manoeuvre", "ME-9.12", -1).roll(5).wantAt("a2", "12.000,10.000", "0.00")
}

func TestSixesKillSpecialFiguresAndSergeantsRollAgain(t *testing.T) { // ME-21.1, ME-21.3, ME-8.7
	draw(t, `
		a1 line 24 line at 36,10 facing 0 figures 0,1,0,0
		b1 line 24 line at 36,15 facing 180 figures 1,0,0,1`).
		play("fire a1 @b1").wantDice(6).roll(6, 6, 4, 1, 1, 1).wantDice(1).roll(5).
		wantAsk("me.special", "").roll(2).
		wantFigures("b1", [4]int{0, 0, 0, 0}).wantRankers("b1", 22)
}

func TestBrokenBattalionRalliesOrFlees(t *testing.T) { // ME-27.18, ME-27.19
	g := draw(t, `
		a1 line 24 line at 36,20 facing 0 marks broken
		b1 line 24 line at 36,40 facing 180
		active a`).
		play("rally a1", "pass b1").play("done").play("done").wantAsk("me.resolve", "").roll(4).wantAsk("face", "a").play("reverse a1")
	g.wantMarks("a1", "disordered", "halted", "-broken").wantAt("a1", "36.000,20.000", "180.00")
}

func TestBothSidesSeeTheSame(t *testing.T) { // ME-1.2
	g := draw(t, duel)
	if len(g.p.View(rules.First).Pieces) != len(g.p.View(rules.Second).Pieces) {
		t.Error("something is hidden")
	}
}

func TestDeploymentAlternatesAndKeepsToItsZone(t *testing.T) { // ME-10.6, ME-10.8
	b := load(t, scenarioFiles(t)["eagles-and-lions.toml"], map[string]string{"deployment": "free"})
	begin(t, b).roll(6, 1).wantAsk("setup.first", "a").play("second").wantAsk("deploy.body", "b").
		play("column b1-fr-1").
		wantRefused("deploy b1-fr-1 (16000,38300)", "ME-10.6").
		play("deploy b1-fr-1 (16000,38400)", "detach b1-fr-1 #5").wantAsk("deploy.screen", "b").play("drape b1-fr-1 #2000").
		wantAt("b1", "16.000,38.400", "180.00").wantAsk("deploy.body", "a")
}

func TestChargerClosesItsRanksOnlyWhenTheChargeIsOver(t *testing.T) { // ME-25.2, ME-25.6, ME-24.11
	g := draw(t, `
		a1 line 24 column at 24,10 facing 0 left 13
		b1 line 24 line at 24,23 facing 180
		table small`)
	g.play("charge a1 @b1", "charge a1 @b1").roll(4).roll(6, 6, 6).play("fire b1 @a1").roll(6).
		wantDice(8).roll(5, 5, 1, 1, 1, 1, 1, 1).roll(6).
		wantRankers("a1", 11).wantBases("a1", 6).wantMod("attack", "ME-23.2", 4).
		roll(6, 1).play("hold a1").wantBases("a1", 3).wantMarks("a1", "-engaged", "disordered")
}

func TestEndOfTheLastTurnIsScored(t *testing.T) { // ME-28.1, ME-28.2
	g := draw(t, `
		a gb: cmd with a1
		a1 line 24 line at 36,10 facing 0 left 20
		b1 line 24 line at 36,40 facing 180
		b2 line 24 line at 60,40 facing 180 marks broken,fled
		turn 8`).
		wantNot("rally a1", "pass b1").wantCommander("a", "a1").
		play("pass a1").wantTold(rules.EvSay, "a1")
	g.play("pass b1", "pass b2").play("done").play("done").wantOver("b", "losses")
}
