package squares

import "testing"

func TestExamplesOfTheContest(t *testing.T) {
	t.Run("NS-C3.3 dice and abilities", func(t *testing.T) {
		draw(t, field+`
		general red-g1 A1 +2
		general blue-g1 G7 -1
		A1 red-1
		G7 blue-1
		pool 1 0 1
		phase contest`).play("name red-g1", "name blue-g1").roll(3, 5).wantRow("contest.won").wantAsk("general", "red").through("leftover").
			wantAsk("leftover", "blue").wantOptions("activate blue-g1 #1")
	})
	t.Run("NS-C3.7 a full tie rolls again", func(t *testing.T) {
		draw(t, field+`
		A1 red-1
		G7 blue-1
		pool 1 0 1
		phase contest`).play("name red-g1", "name blue-g1").roll(3, 3).wantRow("contest.again").wantAsk("ns.contest", "chance").roll(3, 4).
			wantRow("contest.lost").wantAsk("general", "blue")
	})
	t.Run("NS-C2.5 a C-in-C helps", func(t *testing.T) {
		g := draw(t, field+`
		chief red C1 +2
		general red-g1 A1 0
		A1 red-1
		G7 blue-1
		pool 1 0 1
		phase chief`)
		g.wantOffered("help red-g1 @A1", "intervene", "move @C3")
	})
}

func TestExamplesOfAnIntervention(t *testing.T) {
	g := draw(t, field+`
	chief red B2 +1
	A1 red-1
	C3 red-2 of red-g2
	G7 blue-1
	pool 2 0 1
	phase chief`)
	g.play("intervene").wantAsk("ns.intervene.ap", "chance").roll(4).wantAsk("move", "red").wantOffered("move red-1 @A2", "move red-2 @C4")
	g.play("move red-2 @C4", "done").wantAsk("contest.name", "red").play("name red-g2", "name blue-g1").roll(6, 1).
		wantAsk("general", "red").play("stay").wantRefused("move red-2", "NS-A.45")
}

func TestExamplesOfTheNight(t *testing.T) {
	g := draw(t, field+`
	A1 red-1 5hits
	C4 red-2 1hit
	C6 blue-1
	days 2
	turn 20
	phase start`)
	if err := g.board().Check(); err != nil {
		t.Fatal(err)
	}
	g.wantAsk("night.leave", "red").play("stay", "stay").wantAsk("night.place", "blue").play("done").wantAsk("night.place", "red").play("done")
	g.wantHits("red-1", 1).wantHits("red-2", 0)
	if b := g.board(); b.day != 2 || b.night || b.clock() != b.dawn {
		t.Errorf("day %d begins at %d, night %t", b.day, b.clock(), b.night)
	}
}

func TestTheBattleEndsOnPointsAfterItsLastTurn(t *testing.T) {
	draw(t, field+`
	C3 red-1
	G7 blue-1
	objective C3 nobody 3
	turn 12
	phase break`).wantOver("red", "points")
}

func TestAReinforcementCommandIsActivatedWhenItArrives(t *testing.T) {
	g := draw(t, field+`
	general red-g1 A1 0 turn=1
	due red-1 linear E turn=1 entry=A1
	G7 blue-1
	pool 1 1 0
	phase contest`)
	g.play("name red-g1", "name blue-g1").roll(6, 1).wantAsk("general", "red").wantOffered("enter red-g1 @A1", "enter red-g1 @B2").play("enter red-g1 @B2")
	g.wantAsk("move", "red").play("enter red-1 @A1 #6").wantMarks("red-1", "march").wantFacing("red-1", "E").wantSpent("red-1", 1).play("move red-1 @B1")
}
