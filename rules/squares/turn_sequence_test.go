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
		phase contest`).Play("name red-g1", "name blue-g1").Roll(3, 5).WantRow("contest.won").WantAsk("general", "red").through("leftover").
			WantAsk("leftover", "blue").WantOptions("activate blue-g1 #1")
	})
	t.Run("NS-C3.7 a full tie rolls again", func(t *testing.T) {
		draw(t, field+`
		A1 red-1
		G7 blue-1
		pool 1 0 1
		phase contest`).Play("name red-g1", "name blue-g1").Roll(3, 3).WantRow("contest.again").WantAsk("ns.contest", "chance").Roll(3, 4).
			WantRow("contest.lost").WantAsk("general", "blue")
	})
	t.Run("NS-C2.5 a C-in-C helps", func(t *testing.T) {
		g := draw(t, field+`
		chief red C1 +2
		general red-g1 A1 0
		A1 red-1
		G7 blue-1
		pool 1 0 1
		phase chief`)
		g.WantOffered("help red-g1 @A1", "intervene", "move @C3")
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
	g.Play("intervene").WantAsk("ns.intervene.ap", "chance").Roll(4).WantAsk("move", "red").WantOffered("move red-1 @A2", "move red-2 @C4")
	g.Play("move red-2 @C4", "done").WantAsk("contest.name", "red").Play("name red-g2", "name blue-g1").Roll(6, 1).
		WantAsk("general", "red").Play("stay").WantRefused("move red-2", "NS-A.45")
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
	g.WantAsk("night.leave", "red").Play("stay", "stay").WantAsk("night.place", "blue").Play("done").WantAsk("night.place", "red").Play("done")
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
	phase break`).WantOver("red", "points")
}

func TestAReinforcementCommandIsActivatedWhenItArrives(t *testing.T) {
	g := draw(t, field+`
	general red-g1 A1 0 turn=1
	due red-1 linear E turn=1 entry=A1
	G7 blue-1
	pool 1 1 0
	phase contest`)
	g.Play("name red-g1", "name blue-g1").Roll(6, 1).WantAsk("general", "red").WantOffered("enter red-g1 @A1", "enter red-g1 @B2").Play("enter red-g1 @B2")
	g.WantAsk("move", "red").Play("enter red-1 @A1 #6").wantMarks("red-1", "march").wantFacing("red-1", "E").wantSpent("red-1", 1).Play("move red-1 @B1")
}
