package eagles

import (
	"strings"
	"testing"
)

func TestFreeMoveOfTheCommander(t *testing.T) {
	t.Run("ME-9.16 he moves up to 4D6 inches, free, once a turn", func(t *testing.T) {
		g := draw(t, alone).Play("command a-cmd-pr").wantDice(4).Roll(4, 4, 4, 1).
			WantOffered("ride a-cmd-pr (49000,20000)", "ride a-cmd-pr (36000,20001)", "attach a-cmd-pr @a1").
			WantRefused("ride a-cmd-pr (49006,20000)", "ME-9.16")
		g.Play("ride a-cmd-pr (41000,32000)").wantCommander("a", "41.000,32.000").WantAsk("order", "a").WantRefused("command a-cmd-pr", "ME-9.16").
			WantOffered("pass a1", "pass a2", "pass a3")
		g.Play("pass a1", "pass b1", "pass a2", "pass a3").WantAsk("command.end", "b").Play("done").Roll(6, 1).Play("first").
			WantOffered("command a-cmd-pr")
	})
	t.Run("ME-9.17 he moves before an activation of his side or at the close of them", func(t *testing.T) {
		g := draw(t, alone).WantOffered("command a-cmd-pr").WantNot("command b-cmd-fr").Play("pass a1").WantAsk("order", "b").
			WantOffered("command b-cmd-fr").WantNot("command a-cmd-pr")
		g.Play("command b-cmd-fr").Roll(1, 1, 1, 1).Play("stay b-cmd-fr").WantAsk("order", "b").Play("pass b1", "pass a2", "pass a3").
			WantAsk("command.end", "a").WantOptions("command a-cmd-pr", "done").Play("command a-cmd-pr").Roll(1, 1, 1, 1).
			Play("ride a-cmd-pr (36000,24000)").wantCommander("a", "36.000,24.000").WantAsk("me.initiative", "")
		draw(t, alone+"lead b").Play("pass a1", "pass b1", "pass a2", "pass a3").WantAsk("command.end", "b").Play("done").WantAsk("command.end", "a")
	})
	t.Run("ME-9.18 his way is straight, past friends but no building or enemy", func(t *testing.T) {
		ride := func(ground, more string) *game {
			return draw(t, ground+"\na pr: cmd 20,20\na1 line 24 line at 60,8 facing 0\nb1 line 24 line at 60,44 facing 180\n"+more).
				Play("command a-cmd-pr").Roll(6, 6, 6, 6)
		}
		const far = "ride a-cmd-pr (36000,20000)"
		ride("building 25,18 30,18 30,22 25,22", "").WantRefused(far, "ME-9.18").WantRefused("ride a-cmd-pr (27000,20000)", "ME-9.18").
			WantRefused("ride a-cmd-pr (24700,20000)", "ME-9.18").WantOffered("ride a-cmd-pr (24500,20000)", "ride a-cmd-pr (36000,28000)")
		ride("marsh 25,18 30,18 30,22 25,22\nwood 31,18 34,18 34,22 31,22\nwall 35,10 35,30", "").WantOffered(far)
		ride("", "b2 line 24 line at 28,20 facing 180").WantRefused(far, "ME-9.18").WantRefused("ride a-cmd-pr (28000,20000)", "ME-9.18")
		ride("", "a2 line 24 line at 28,20 facing 0").WantOffered(far).WantRefused("ride a-cmd-pr (28000,20000)", "ME-9.18").
			WantRefused("ride a-cmd-pr (28000,21100)", "ME-9.18").WantOffered("ride a-cmd-pr (28000,21200)")
		b := draw(t, "a pr: cmd 20,20\na1 line 24 line at 60,8 facing 0\nb1 line 24 line at 60,44 facing 180\nb2 line 24 line at 28,20 facing 180").board().Clone().(*Board)
		b.body[2].state = gone // his place is not forgotten
		begin(t, b).Play("command a-cmd-pr").Roll(6, 6, 6, 6).WantOffered(far)
		ride("", "").WantOffered("ride a-cmd-pr (400,20000)").WantRefused("ride a-cmd-pr (300,20000)", "ME-9.18")
	})
	t.Run("ME-9.19 who comes to stand on him makes him give way", func(t *testing.T) {
		move := func(text string) *game {
			return draw(t, text).Play("advance a1 #4000").Roll(4).Roll(6, 6).Play("advance a1 #4000")
		}
		move("a pr: cmd 36,14\n"+apart).wantCommander("a", "36.000,15.200")
		move("a pr: cmd 36,16\n"+apart).wantCommander("a", "36.000,16.000")
		move("a pr: cmd 36,14\nbuilding 30,15 42,15 42,20 30,20\n"+apart).wantCommander("a", "36.105,12.805")
		move("b fr: cmd 36,14\n"+apart).wantCommander("b", "36.000,15.200")
	})
	t.Run("ME-9.25 his way begins at the edge of his battalion and may end 0.9 inches from the next", func(t *testing.T) {
		draw(t, leading).Play("command a-cmd-pr").Roll(1, 1, 1, 1).WantOffered("ride a-cmd-pr (44800,10000)", "ride a-cmd-pr (36000,14800)").
			WantRefused("ride a-cmd-pr (44810,10000)", "ME-9.16").WantRefused("ride a-cmd-pr (36000,14810)", "ME-9.16")
		attach := func(text string) *game { return draw(t, text).Play("command a-cmd-pr").Roll(1, 1, 1, 1) }
		attach(strings.Replace(alone, "36,20", "36,15.7", 1)).WantOffered("attach a-cmd-pr @a1")
		attach(strings.Replace(alone, "36,20", "36,15.71", 1)).WantRefused("attach a-cmd-pr @a1", "ME-9.25")
		attach(strings.Replace(leading, "12,10", "21.5,10", 1)).WantOffered("attach a-cmd-pr @a2")
		attach(strings.Replace(leading, "12,10", "21.49,10", 1)).WantRefused("attach a-cmd-pr @a2", "ME-9.25")
		attach("building 36.1,12 38,12 38,14 36.1,14\n" + strings.Replace(alone, "36,20", "36,15.7", 1)).WantOffered("attach a-cmd-pr @a1")
		attach("building 35.9,12 38,12 38,14 35.9,14\n"+strings.Replace(alone, "36,20", "36,15.7", 1)).WantRefused("attach a-cmd-pr @a1", "ME-9.18")
	})
}
