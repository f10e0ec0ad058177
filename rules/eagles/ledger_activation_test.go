package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// inMelee is a melee of a1 and b1 that a2 supports, begun last turn, with a3 and
// b2 elsewhere.
const inMelee = `
table small
a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger
a2 line 24 column at 16.8,21.6 facing 90 helps a1
a3 line 24 line at 12,4 facing 0
b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
b2 line 24 line at 12,44 facing 180
`

// wantOrders checks what a battalion may be ordered, moves included.
func (g *game) wantOrders(id string, want ...string) *game {
	g.Helper()
	r, err := Book{}.Parse(id)
	if err != nil {
		g.Fatal(err)
	}
	var got []string
	req := g.Request()
	for _, o := range req.Options {
		if o.Who == r && !slices.Contains(got, o.Do) {
			got = append(got, o.Do)
		}
	}
	if d, ok := req.Field.(rules.Doer); ok {
		got = append(got, d.Does(r)...)
	}
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.Errorf("%s may %q, want %q", id, got, want)
	}
	return g
}

func TestActivation(t *testing.T) {
	t.Run("ME-13.1 a battalion has one order a turn", func(t *testing.T) {
		g := draw(t, twoAgainstOne).Play("form a1").Roll(6).wantMarks("a1", "activated").Play("pass b1").wantOrders("a1")
		g.WantRefused("pass a1", "ME-13.1").WantRefused("advance a1 #1000", "ME-13.1").Play("pass a2", "done", "done").Roll(6, 1).Play("first").
			WantOffered("pass a1", "advance a1 #1000")
	})
	t.Run("ME-13.2 the orders of a battalion depend on its status", func(t *testing.T) {
		draw(t, inMelee).wantOrders("a1", "fight", "pass").wantOrders("a2", "stand", "pass", "retire").
			wantOrders("a3", "pass", "form", "charge", "advance", "retire", "wheel")
		status := func(words string) *game {
			return draw(t, "table small\na1 line 24 line at 24,14 facing 0 "+words+"\nb1 line 24 line at 24,22 facing 180")
		}
		status("").wantOrders("a1", "pass", "form", "fire", "charge", "advance", "retire", "wheel")
		status("marks disordered").wantOrders("a1", "pass", "form", "reform", "fire", "charge", "advance", "retire", "wheel")
		status("marks broken").wantOrders("a1", "rally", "pass")
		status("halted 2").wantOrders("a1", "recover", "pass")
		status("halted 2 marks broken").wantOrders("a1", "rally", "pass")
		status("halted 2 marks activated").wantOrders("a1")
		draw(t, strings.Replace(inMelee, "along 0 since 1 marks charger", "along 0 since 1 halted 2 marks charger", 1)).wantOrders("a1", "fight", "pass")
	})
	t.Run("ME-13.3 the order and its end are declared before any die", func(t *testing.T) {
		g := draw(t, apart).Play("advance a1 #6000").WantAsk("me.manoeuvre", "").WantTold(rules.EvSay, "a1")
		g.Roll(4).Roll(6, 6).WantNot("retire a1 #1000", "wheel a1 #1000", "advance a1 #6001", "form a1").WantOffered("advance a1 #6000")
		draw(t, duel).Play("fire a1 @b1").WantAsk("me.fire", "").WantTold(rules.EvDeclare, "a1")
		draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").WantAsk("me.charge", "").WantTold(rules.EvDeclare, "a1")
	})
	t.Run("ME-13.4 Militia needs 5, Line 4, Veteran 3, Guard 2", func(t *testing.T) {
		for _, c := range []struct {
			grade string
			needs int
		}{{"militia", 5}, {"line", 4}, {"veteran", 3}, {"guard", 2}} {
			text := apart + "a2 " + c.grade + " 24 line at 12,10 facing 0"
			if v := draw(t, text).stands("a2")[0].Value; v != itoa(c.needs)+"+" {
				t.Errorf("%s shows %s", c.grade, v)
			}
			draw(t, text).Play("form a2").Roll(c.needs).WantRow("manoeuvre.passed")
			draw(t, text).Play("form a2").Roll(c.needs - 1).WantRow("manoeuvre.failed")
		}
	})
	t.Run("ME-13.5 all four activation tests are die and modifiers against the value", func(t *testing.T) {
		draw(t, apart).Play("form a1").Roll(3).WantRow("manoeuvre.failed")
		draw(t, duel).Play("fire a1 @b1").wantDice(1).Roll(4).wantRankers("b1", 23)
		draw(t, duel).Play("fire a1 @b1").Roll(3).wantRankers("b1", 24)
		officer := strings.Replace(duel, "facing 0", "facing 0 figures 0,0,0,1 marks broken", 1)
		draw(t, officer).Play("rally a1", "pass b1", "done", "done").Roll(2).WantAsk("face", "a")
		draw(t, officer).Play("rally a1", "pass b1", "done", "done").Roll(1).wantMarks("a1", "broken")
		half := strings.Replace(duel, "facing 0", "facing 0 left 16", 1)
		draw(t, half).Play("charge a1 @b1", "charge a1 @b1").Roll(4).WantRow("charge.failed")
		draw(t, half).Play("charge a1 @b1", "charge a1 @b1").Roll(5).WantRow("charge.passed")
	})
	t.Run("ME-13.6 a 1 may pass and a 6 may fail", func(t *testing.T) {
		draw(t, strings.Replace(duel, "line 32 column at 24,10 facing 0", "guard 32 column at 24,10 facing 0 figures 0,0,0,1", 1)).
			Play("charge a1 @b1", "charge a1 @b1").Roll(1).WantRow("charge.passed")
		shots := draw(t, `
			table small
			b fr: cmd gone
			a1 line 32 column at 24,10 facing 0
			b1 militia 24 line at 24,23 facing 180`).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("fire b1 @a1").Roll(6)
		shots.WantTotal("hit", -2).Roll(6, 6, 6, 6, 6, 6, 6, 6).wantRankers("a1", 32)
	})
}

func TestOrdersWithoutAMove(t *testing.T) {
	t.Run("ME-13.7 a battalion that passes does nothing and is activated", func(t *testing.T) {
		g := draw(t, apart)
		before := g.stands("a1")
		g.Play("pass a1").wantMarks("a1", "activated", "-fired", "-reforming").WantAsk("order", "b").wantRolled()
		for k, p := range g.stands("a1") {
			if p.Pt != before[k].Pt || p.Facing != before[k].Facing || p.N != before[k].N {
				t.Errorf("stand %d is %+v, was %+v", k, p, before[k])
			}
		}
	})
	t.Run("ME-13.8 an activated battalion still defends itself", func(t *testing.T) {
		marked := func(marks string) *game {
			return draw(t, strings.Replace(duel, "180", "180 marks "+marks, 1)).Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6)
		}
		marked("activated").WantAsk("defend", "b").WantOffered("fire b1 @a1").Play("hold b1").WantAsk("me.melee", "").Roll(1, 6).WantRow("melee.won")
		marked("activated,fired").WantAsk("me.melee", "").WantTotal("defence", 6)
		draw(t, strings.Replace(inMelee, "foe a1", "foe a1 marks activated", 1)).Play("fight a1").WantAsk("me.melee", "")
	})
	t.Run("ME-13.9 fire, fights and the quiet orders need no test", func(t *testing.T) {
		draw(t, duel).Play("fire a1 @b1").WantAsk("me.fire", "")
		draw(t, inMelee).Play("fight a1").WantAsk("me.melee", "")
		draw(t, inMelee).Play("stand a2").WantAsk("order", "b").wantRolled()
		draw(t, "a1 line 24 line at 36,20 facing 0 marks broken\n"+twoAgainstOne[strings.Index(twoAgainstOne, "a2"):]).Play("rally a1").
			WantAsk("order", "b").wantMarks("a1", "rallying", "activated").wantRolled()
		draw(t, "a1 line 24 line at 36,20 facing 0 halted 2\n"+twoAgainstOne[strings.Index(twoAgainstOne, "a2"):]).Play("recover a1").
			WantAsk("order", "b").wantMarks("a1", "reforming", "activated").wantRolled()
	})
	t.Run("ME-13.10 who fails a Manoeuvre or Charge test does nothing and is activated", func(t *testing.T) {
		draw(t, apart).Play("advance a1 #6000").Roll(3).WantAsk("order", "b").wantMarks("a1", "activated").wantAt("a1", "36.000,10.000", "0.00")
		draw(t, duel).Play("charge a1 @b1", "charge a1 @b1").Roll(3).WantAsk("order", "b").wantMarks("a1", "activated", "-halted", "-engaged").
			wantAt("a1", "24.000,10.000", "0.00").wantMarks("b1", "-activated")
	})
	t.Run("ME-13.11 a round of melee activates both principals, not the supporter", func(t *testing.T) {
		g := draw(t, inMelee).Play("fight a1").Roll(3, 5).WantRow("melee.tie")
		g.wantMarks("a1", "activated").wantMarks("b1", "activated").wantMarks("a2", "-activated").WantAsk("order", "b").WantRefused("fight b1", "ME-13.1")
	})
}
