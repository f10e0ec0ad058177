package eagles

import (
	"strings"
	"testing"
)

func TestPaths(t *testing.T) {
	t.Run("ME-36.1 a straight move sweeps all between its start and its end", func(t *testing.T) {
		const past = "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at "
		draw(t, past+"45.595,16 facing 90").WantOffered("advance a1 #12000")
		draw(t, past+"45.594,16 facing 90").WantRefused("advance a1 #12000", "ME-14.20")
		draw(t, "building 39,14 40,14 40,14.2 39,14.2\n"+apart).WantRefused("advance a1 #12000", "ME-14.24").WantOffered("advance a1 #3205")
	})
	t.Run("ME-36.2 a wheel turns about the inner front corner", func(t *testing.T) {
		right := draw(t, apart).Play("wheel a1 #2387").Roll(4).Roll(4).Play("wheel a1 #2387").wantAt("a1", "36.087,12.011", "23.87")
		left := draw(t, apart).Play("wheel a1 #-2387").Roll(4).Roll(4).Play("wheel a1 #-2387").wantAt("a1", "35.913,12.011", "336.13")
		if r, l := right.body("a1").quad, left.body("a1").quad; r[1] != vec(40800, 10800) || l[0] != vec(31200, 10800) || r[0] != vec(32021, 14685) {
			t.Errorf("corners %v and %v", r, l)
		}
	})
	t.Run("ME-36.3 a wheel is looked at every tenth of an inch of its arc", func(t *testing.T) {
		if n := draw(t, apart).board().newMarch(0, 1).step(); n != 59 {
			t.Errorf("a line of six bases steps by %d", n)
		}
		if n := draw(t, column).board().newMarch(0, 1).step(); n != 179 {
			t.Errorf("a column steps by %d", n)
		}
		draw(t, "building 30.8,11.4 30.9,11.4 30.9,11.5 30.8,11.5\n"+apart).WantOffered("wheel a1 #3000")
		draw(t, "building 32,12 32.2,12 32.2,12.2 32,12.2\n"+apart).WantRefused("wheel a1 #3000", "ME-14.24").WantOffered("wheel a1 #300")
		draw(t, "fence 31.7,12.34 31.95,12.34\n"+apart).WantOffered("wheel a1 #944", "wheel a1 #960").WantRefused("wheel a1 #1000", "ME-14.25").WantRefused("wheel a1 #2000", "ME-14.25")
	})
	t.Run("ME-36.4 an obstacle is crossed from the leading edge on, short of the end, within the width", func(t *testing.T) {
		crossed := func(wall, order string, n int) {
			t.Helper()
			g := draw(t, "wall "+wall+"\n"+apart).Play(order).Roll(4)
			if g.Roll([]int{6, 6}[:g.Request().Dice.N()]...); n == 0 {
				g.WantAsk("move", "a")
			} else {
				g.WantAsk("me.obstacle", "").wantDice(n)
			}
		}
		crossed("30,13.8 42,13.8", "advance a1 #3000", 0)
		crossed("30,13.8 42,13.8", "advance a1 #3005", 0)
		crossed("30,13.8 42,13.8", "advance a1 #3006", 1)
		crossed("30,10.8 42,10.8", "advance a1 #3000", 1)
		crossed("30,10.795 42,10.795", "advance a1 #3000", 1)
		crossed("30,10.794 42,10.794", "advance a1 #3000", 0)
		crossed("40.794,12 50,12", "advance a1 #3000", 1)
		crossed("40.795,12 50,12", "advance a1 #3000", 0)
		crossed("33,12 35,12.5 37,12", "advance a1 #3000", 1)
		crossed("30,8 42,8", "retire a1 #3000", 1)
		crossed("30,8 42,8", "advance a1 #3000", 0)
		crossed("20,12 52,18", "advance a1 #3300", 0)
		crossed("20,12 52,18", "advance a1 #3310", 1)
		crossed("52,12 20,18", "advance a1 #3300", 0)
		crossed("52,12 20,18", "advance a1 #3310", 1)
	})
	t.Run("ME-22.8 who is reached at the same time as the target may be touched, not entered", func(t *testing.T) {
		g := draw(t, "a1 line 40 line at 33.2,12 facing 90\nb1 line 24 column at 40.4,10 facing 270\nb2 line 32 column at 39.2,18 facing 270").Play("charge a1 @b1")
		g.WantAsk("charge.path", "a").WantRefused("charge a1 @b1 #-1400", "ME-22.8").WantOffered("charge a1 @b1 #-1500")
	})
	t.Run("ME-36.5 the share of ground is measured along the front-centre", func(t *testing.T) {
		rough := func(wood string, dice int) {
			t.Helper()
			draw(t, "wood "+wood+"\n"+apart).Play("advance a1 #6000").Roll(4).wantDice(dice)
		}
		rough("30,12 35.9,12 35.9,20 30,20", 2)
		rough("35.9,12 36.1,12 36.1,20 35.9,20", 1)
		rough("35.9,13.8 36.1,13.8 36.1,20 35.9,20", 2)
	})
	t.Run("ME-36.6 the nearest legal place lies on the first circle, the first way round from north", func(t *testing.T) {
		const taken = "a1 line 24 line at 36,10 facing 0 out 1 groups 34,13\nb1 line 24 line at 60,44 facing 180\n"
		draped := func(more string) *game {
			return draw(t, taken+more).Play("advance a1 #3000").Roll(4).Roll(6, 6).Play("advance a1 #3000", "drape a1 #2000")
		}
		draped("").wantGroup("a1.g1", "36.000,16.600", 1)
		draped("building 35,16 37,16 37,16.3 35,16.3").wantGroup("a1.g1", "35.134,17.100", 1)
	})
	t.Run("ME-36.7 a move ends at the last whole mil that is legal, a charge at the first contact", func(t *testing.T) {
		g := draw(t, strings.Replace(apart, "36,40", "36,20", 1)).Play("advance a1 #4405").Roll(4).Roll(6, 6)
		if got := g.nearest("advance a1"); got != "advance a1 #4405" {
			t.Errorf("it goes %s", got)
		}
		draw(t, "a1 line 32 column at 24,10 facing 0\nb1 line 24 line at 24,23.001 facing 180\ntable small").Play("charge a1 @b1", "charge a1 @b1").Roll(4).
			Roll(6, 6, 6).Play("hold b1").wantAt("a1", "24.000,19.001", "0.00")
	})
}
