package squares

import (
	"strings"
	"testing"

	"grognard/rules"
)

// dusk is the start of a turn that begins at an hour of the clock.
func dusk(t *testing.T, hour, picture string) *game {
	t.Helper()
	before := map[string]string{"18:30": "1080", "19:00": "1110", "19:30": "1140", "04:30": "240", "05:00": "270"}[hour] // half an hour, in minutes
	return redraw(t, field+picture+"\nphase start\nturn 1", "day_start = 540", "day_start = "+before)
}

// wantCamp checks that a unit has gone to a row, and beyond the enemy's reach,
// next to a square if it can.
func (g *game) wantCamp(id, near string, row int) *game {
	g.Helper()
	q, _ := parseSquare(near)
	x := g.find(id)
	if x.at.row() != row-1 || distance(x.at, q) > 1 || g.board().underGuns(x.at, g.board().sideOf(g.board().unitNumber[refsByName[id]])) {
		g.Errorf("%s camps on %s", id, x.at.name())
	}
	return g
}

const camps = "A1 red-1\nG7 blue-1\n"

func TestLedgerNightfall(t *testing.T) {
	t.Run("NS-D.1 fight on or withdraw, when the day ends", func(t *testing.T) {
		dusk(t, "18:30", camps+"on night_fighting").WantAsk("ns.ap", "chance")
		g := dusk(t, "19:00", camps+"on night_fighting").WantAsk("night.choice", "red").WantOptions("fight", "withdraw").Play("fight")
		g.WantAsk("night.choice", "blue").WantOptions("fight", "withdraw")
	})
	dark := "on night_fighting\nstate night\n"
	t.Run("NS-D.2 no bombardment, but artillery in combat", func(t *testing.T) {
		g := draw(t, field+dark+"C3 red-1\nC3 red-2 gun\nC4 blue-1\nC4 blue-2 gun\nphase bombardment").WantAsk("attack", "red")
		g.Play("attack red-1 @C4", "add red-2", "roll", "stand").wantDice("ns.combat", 3, 3).Roll(1, 1, 1).wantDice("ns.combat", 3, 3)
	})
	t.Run("NS-D.3 all movement costs 1 AP more", func(t *testing.T) {
		draw(t, field+dark+"C3 red-1\nC3 red-2 cavalry heavy\nD3 red-3 gun\nG7 blue-1\nactive red-g1 ap 3").Play("move red-1 @C4").wantSpent("red-1", 2).
			Play("move red-2 @C6").wantSpent("red-2", 3).Play("move red-3 @D4").wantSpent("red-3", 3)
	})
	t.Run("NS-D.3 also when the fight goes on from day to night", func(t *testing.T) {
		g := dusk(t, "19:30", camps+"on night_fighting").Play("fight", "fight").Roll(6, 6).onward("contest.name").wins("red-g1").through("move")
		g.Play("move red-1 @A2").wantSpent("red-1", 2)
	})
	t.Run("NS-D.4 who withdraws goes beyond bombardment distance", func(t *testing.T) {
		g := night(t, field+"C3 red-1\nC5 blue-1\nB5 blue-2\nG7 blue-3").WantAsk("night.place", "blue").Play("done").wantCamp("blue-1", "C5", 6).wantCamp("blue-2", "B5", 6).WantAt("blue-3", "G7")
		g.Play("done").WantAt("red-1", "C3")
	})
	t.Run("NS-D.9 of several squares beyond it the nearest, then the one nearer to the base line", func(t *testing.T) {
		g := night(t, field+"C7 red-1\nG1 red-2\nC5 blue-1\nG7 blue-2").WantAsk("night.place", "blue")
		if !g.Request().Always {
			t.Error("the answer comes by itself")
		}
		g.Play("done").WantEverTold(rules.EvMove, "blue-1")
		if x := g.find("blue-1").at; x.row() != 3 || distance(x, at(2, 4)) != 1 {
			t.Errorf("blue-1 camps on %s", x.name())
		}
	})
	t.Run("NS-D.8 what a side decides for the night is not shown to the other", func(t *testing.T) {
		leave := draw(t, field+camps+"phase leave\ndays 2").WantAsk("night.leave", "red")
		choice := dusk(t, "19:00", camps+"on night_fighting").WantAsk("night.choice", "red")
		if !leave.Request().Secret || !choice.Request().Secret {
			t.Error("it is decided in the open")
		}
	})
	t.Run("NS-D.4 who is beyond it stays as he is", func(t *testing.T) {
		town := strings.Replace(field, ". . . . . . .", ". . . t . . .", 1)
		g := night(t, town+"A1 red-1\nD7 blue-1 garrison\nE7 blue-2").WantAsk("night.place", "blue").Play("done").WantAt("blue-1", "D7").wantMarks("blue-1", "garrison")
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvMove && e.From == e.To {
				t.Errorf("it moves where it is: %+v", e)
			}
		}
	})
	t.Run("NS-D.5 unless one side leaves the field", func(t *testing.T) {
		g := draw(t, field+camps+"phase leave\ndays 2").WantAsk("night.leave", "red").WantOptions("leave", "stay").Play("stay").WantAsk("night.leave", "blue").Play("stay")
		g.WantAsk("night.place", "blue")
	})
	t.Run("NS-D.6 then the night recoveries", func(t *testing.T) {
		night(t, field+"A1 red-1 1hit\nG7 blue-1 5hits").Play("done").wantHits("red-1", 1).Play("done").wantHits("red-1", 0).wantHits("blue-1", 1)
	})
	t.Run("NS-D.7 it begins again at the start of the day, the turns go on", func(t *testing.T) {
		g := draw(t, field+camps+"phase leave\ndays 2\nturn 5\nstate begun").Play("stay", "stay", "done", "done").wantTable("clock", 5*60+0)
		if b := g.board(); b.turn != 5 || b.day != 2 {
			t.Errorf("turn %d of day %d", b.turn, b.day)
		}
		g.nextTurn("red-g1").onward("ns.ap").wantTable("clock", 5*60+30)
		g = draw(t, field+camps+"phase leave\ndays 2\nmonth 1\nweather rain").Play("stay", "stay", "done", "done").wantHour(7)
		g.wantNight(false)
	})
}

func TestLedgerNightDecisions(t *testing.T) {
	t.Run("NS-D.8 only with the option", func(t *testing.T) {
		dusk(t, "19:00", camps).WantOver("chance", "drawn")
		dusk(t, "19:00", camps+"days 2").WantAsk("night.leave", "red")
		dusk(t, "19:00", camps+"objective D4 red 2").WantOver("red", "points")
	})
	t.Run("NS-D.8 if both want it", func(t *testing.T) {
		both := camps + "on night_fighting\n"
		dusk(t, "19:00", both).Play("fight", "fight").WantAsk("ns.ap", "chance").wantNight(true)
		for _, c := range [][2]string{{"fight", "withdraw"}, {"withdraw", "fight"}, {"withdraw", "withdraw"}} {
			dusk(t, "19:00", both).Play(c[0], c[1]).WantOver("chance", "drawn")
			dusk(t, "19:00", both+"days 2").Play(c[0], c[1]).WantAsk("night.leave", "red")
		}
	})
	t.Run("NS-D.8 asked at the start of every night turn", func(t *testing.T) {
		g := dusk(t, "19:00", camps+"on night_fighting").Play("fight", "fight").Roll(6, 6).onward("contest.name").wins("red-g1").onward("night.choice")
		g.WantAsk("night.choice", "red").Play("fight", "withdraw").WantOver("chance", "drawn")
	})
	t.Run("NS-D.10 who leaves the field loses, both: a draw", func(t *testing.T) {
		leave := field + camps + "phase leave\ndays 2"
		draw(t, leave).Play("leave", "stay").WantOver("blue", "left")
		draw(t, leave).Play("stay", "leave").WantOver("red", "left")
		draw(t, leave).Play("leave", "leave").WantOver("chance", "both-left")
	})
	t.Run("NS-D.11 new weather if it is random, ammunition again", func(t *testing.T) {
		g := draw(t, field+"A1 red-1 gun dry\nG7 blue-1\non ammunition weather_random\nphase leave\ndays 2").Play("stay", "stay", "done").wantMarks("red-1", "dry").Play("done")
		g.wantMarks("red-1", "!dry").WantAsk("ns.weather", "chance").Roll(6, 6).WantRow("weather.clear").wantHour(4)
		draw(t, field+camps+"phase leave\ndays 2").Play("stay", "stay", "done", "done").WantAsk("ns.ap", "chance")
	})
	t.Run("NS-D.12 when the day comes the night rules end", func(t *testing.T) {
		dusk(t, "04:30", camps+"on night_fighting\nstate night").WantAsk("night.choice", "red")
		g := dusk(t, "05:00", camps+"C3 red-2 gun\nC4 blue-2\non night_fighting\nstate night").WantAsk("ns.ap", "chance").wantNight(false)
		g.Roll(6, 6).onward("contest.name").wins("red-g1").through("move").Play("move red-1 @A2").wantSpent("red-1", 1).Play("done").WantAsk("bombard", "red")
	})
}

func TestLedgerRedeployment(t *testing.T) {
	t.Run("NS-D.9 the side with fewer unbroken commands first, on a tie the second", func(t *testing.T) {
		night(t, field+camps).WantAsk("night.place", "blue").Play("done").WantAsk("night.place", "red")
		night(t, field+camps+"F7 blue-2 of blue-g2").WantAsk("night.place", "red").Play("done").WantAsk("night.place", "blue")
		night(t, field+"A1 red-1\nB1 red-2 of red-g2\nC1 red-3 of red-g3\nG7 blue-1\nF7 blue-2 of blue-g2\nE7 blue-3 of blue-g3\ngeneral red-g1 A1 demoralized").WantAsk("night.place", "red")
		night(t, field+"A1 red-1\nB1 red-2 of red-g2\nG7 blue-1\nF7 blue-2 of blue-g2\nE7 blue-3 of blue-g3\ngeneral blue-g1 G7 demoralized").WantAsk("night.place", "blue")
	})
	t.Run("NS-D.9 within 3 squares, out of the enemy's reach", func(t *testing.T) {
		night(t, field+"A1 red-1\nC7 blue-1").WantOffered("place blue-1 @C4", "place blue-1 @F4", "place blue-1 @A4").WantNot("place blue-1 @C3", "place blue-1 @G4")
		g := night(t, field+"C3 red-1\nC7 blue-1").WantOffered("place blue-1 @C6", "place blue-1 @E5", "place blue-1 @A5").WantNot("place blue-1 @C5", "place blue-1 @D5", "place blue-1 @E4")
		g.Play("place blue-1 @E5").WantAt("blue-1", "E5").WantNot("place blue-1 @C6").Play("done").WantAsk("night.place", "red").WantNot("place red-1 @D4", "place red-1 @D3").
			WantOffered("place red-1 @B5", "place red-1 @B4")
	})
	t.Run("NS-D.9 to legal squares", func(t *testing.T) {
		rows := ". . . .\n. . w .\n. # . .\n. . . .\n. . . .\n. . . ."
		g := night(t, rows+"\nD1 red-1\nA6 blue-1 gun\nB6 blue-2\nB6 blue-3\nA5 blue-4").WantNot("place blue-1 @C5", "place blue-1 @B4", "place blue-4 @B6")
		g.WantOffered("place blue-1 @B6", "place blue-4 @C5")
	})
	t.Run("NS-D.9 who cannot stay goes to the nearest square toward the base line", func(t *testing.T) {
		night(t, field+"C3 red-1\nA3 red-2\nE3 red-3\nC2 blue-1\nG7 blue-2").Play("done").wantCamp("blue-1", "B6", 6)
		night(t, field+"D5 red-1\nD7 blue-1\nG1 blue-2").Play("done").wantCamp("blue-1", "C7", 7)
	})
	t.Run("NS-D.9 generals go with their troops", func(t *testing.T) {
		g := night(t, field+"A1 red-1\nC7 blue-1\nchief blue C7").Play("place blue-1 @C5", "done").WantAt("blue-g1", "C5").WantAt("blue-c", "C5")
		night(t, field+"A1 red-1\nC7 blue-1\nC7 blue-2").Play("place blue-1 @C5", "done").WantAt("blue-g1", "C7")
		g.WantAsk("night.place", "red")
	})
	ring := "A3 red-2\nB3 red-3\nC3 red-4\nA2 red-5\nC2 red-6\nA1 red-7\nB1 red-8\nC1 red-9\n"
	t.Run("NS-D.9 who is surrounded stays, and the enemy ignores him", func(t *testing.T) {
		g := night(t, field+ring+"B2 blue-1\nC7 blue-2").WantNot("place blue-1 @B4").Play("done").WantAt("blue-1", "B2")
		g.Play("done").WantAt("red-3", "B3").WantAt("red-6", "C2").WantAsk("ns.ap", "chance")
		free := strings.Replace(ring, "C3 red-4\n", "", 1)
		night(t, field+free+"B2 blue-1\nC7 blue-2").Play("done").WantAt("blue-1", "D5") // it gets out
	})
}
