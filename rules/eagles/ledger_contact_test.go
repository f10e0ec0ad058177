package eagles

import (
	"strings"
	"testing"

	"grognard/rules/plane"
)

// corner is a melee in which a1, in column, holds the right half of the front
// of b1; a2 looks at its left half, from where its front stands at 14.4,16: on
// the border of front zone and flank.
const corner = `
a1 line 24 column at 27.2,18.4 facing 0 foe b1 along 0 since 1 marks charger
b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1
a2 line 24 column at 12.703,14.303 facing 45
table small
`

// abreast are two enemy lines edge to edge, their joint straight before a1.
const abreast = `
a1 line 24 line at 24,10 facing 0
b1 line 24 line at 19.2,20.6 facing 180
b2 line 24 line at 28.8,20.6 facing 180
table small
`

func TestContactOfACharge(t *testing.T) {
	t.Run("ME-22.17 a charge comes from where the front-centre stood before it moved", func(t *testing.T) {
		draw(t, corner).WantRefused("charge a2 @b1", "ME-23.26")
		draw(t, strings.Replace(corner, "14.303", "14.308", 1)).WantRefused("charge a2 @b1", "ME-23.26")
		draw(t, strings.Replace(corner, "14.303", "14.309", 1)).Play("charge a2 @b1", "charge a2 @b1").Roll(4).Roll(6, 6, 6).
			wantMarks("a2", "supporting").wantMarks("b1", "disordered")
	})
	t.Run("ME-22.7 a charge without a wheel begins where the body stands, however it faces", func(t *testing.T) {
		for phi := range 360 {
			b := draw(t, "a1 line 24 line at 24,24 facing "+itoa(phi)+".37\nb1 line 24 line at 60,40 facing 180").board()
			c := b.newCharging(0, b.unitRef(1))
			straight := c.chosen(0)
			if way, _ := c.way(0); straight.wheeled != b.body[0].pose() || way.wheeled != straight.wheeled || straight.arc != 0 {
				t.Errorf("facing %d: it begins at %+v", phi, straight.wheeled)
			}
		}
	})
	t.Run("ME-19.11 a charge brushes away the groups that its wheel alone touches", func(t *testing.T) {
		wheeled := func(cents string) *game {
			return draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 line at 27,17 facing 180 out 2 groups 21,12\ntable small").
				Play("charge a1 @b1", "charge a1 @b1 #"+cents).Roll(4).Roll(6, 6).Play("hold b1").wantMarks("a1", "engaged")
		}
		wheeled("3000").wantGroup("b1.g1", "gone", 0)
		wheeled("200").wantGroup("b1.g1", "gone", 0)
		draw(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 line at 27,17 facing 180 out 2 groups 21,12\ntable small").
			Play("charge a1 @b1", "charge a1 @b1 #3000").Roll(4).Roll(1, 1).wantMarks("a1", "halted").wantGroup("b1.g1", "gone", 0)
	})
	t.Run("ME-22.7 a charge goes to first contact, to the mil", func(t *testing.T) {
		for gap := range 30 {
			far := itoa(10000 + gap)
			at := "24.000," + far[:2] + "." + far[2:]
			onset(t, ahead, "20.6", "11."+itoa(600+gap)).Roll(4).Roll(1, 1).Play("hold b1").wantAt("a1", at, "0.00")
			draw(t, strings.Replace(ahead, "20.6 facing 180", "15 facing 180 out 2 groups 24,11."+itoa(600+gap), 1)).Play("charge a1 @b1.g1", "charge a1 @b1.g1").Roll(4).Roll(1, 1).
				Play("hold b1").wantAt("a1", at, "0.00").wantGroup("b1.g1", "gone", 0)
		}
	})
	t.Run("ME-22.19 a battalion that supports may be charged, its support ends and a new melee begins", func(t *testing.T) {
		g := draw(t, joined+"b2 line 24 column at 6,21.6 facing 90\nactive b, lead b").Play("charge b2 @a2", "charge b2 @a2").Roll(4).Roll(6, 6, 6)
		g.WantAsk("me.melee", "").wantDice(2).wantMarks("a2", "engaged", "-supporting", "-fired", "activated").wantMarks("b2", "engaged", "bonus")
		if g.body("a2").foe != g.board().find(1, 1) || g.body("a1").foe != g.board().find(1, 0) {
			t.Error("the melees are mixed up")
		}
		g.Roll(1, 6).Play("hold b2", "fight a1").wantMod("attack", "ME-23.6", 0)
	})
	t.Run("ME-22.21 contact is made on any part and nobody is lined up", func(t *testing.T) {
		g := draw(t, "a1 line 24 column at 24,10 facing 20\nb1 line 24 line at 24,20.6 facing 180\ntable small").
			Play("charge a1 @b1", "charge a1 @b1").Roll(4).Roll(6, 6, 6).Play("hold b1").wantAt("b1", "24.000,20.600", "180.00")
		a, b := g.body("a1"), g.body("b1")
		if a.phi != 2000 || !a.quad.Poly().To(b.quad.Poly()).Within(tolerance) || a.quad.Poly().Overlaps(b.quad.Poly()) {
			t.Errorf("a1 stands at %v, facing %d", a.at, a.phi)
		}
		if d := b.quad.Poly().ToPoint(a.quad[1]); d.Within(100) {
			t.Errorf("the right corner is %v mils away", d)
		}
	})
	t.Run("ME-22.22 target and charger overlap by a figure, measured across the charge", func(t *testing.T) {
		clip := func(x string) *game {
			return draw(t, "a1 line 24 column at 24,10 facing 0\nb1 line 24 line at "+x+",20.6 facing 180\ntable small").Play("charge a1 @b1")
		}
		clip("29.6").WantOffered("charge a1 @b1")
		clip("29.601").WantRefused("charge a1 @b1", "ME-22.22").WantOffered("charge a1 @b1 #1500")
		clip("18.4").WantOffered("charge a1 @b1")
		clip("18.399").WantRefused("charge a1 @b1", "ME-22.22")
	})
	t.Run("ME-22.23 of two bodies touched at the same moment either may be charged", func(t *testing.T) {
		g := draw(t, abreast).WantOffered("charge a1 @b1", "charge a1 @b2").Play("charge a1 @b2", "charge a1 @b2").Roll(4).Roll(6, 6).Play("hold b2")
		g.wantMarks("b1", "-engaged", "-activated").wantMarks("b2", "engaged").wantAt("a1", "24.000,19.000", "0.00")
		near := func(y string) *game {
			return draw(t, strings.Replace(abreast, "28.8,20.6", "28.8,"+y, 1)).Play("charge a1 @b1")
		}
		near("20.595").WantOffered("charge a1 @b1")
		near("20.594").WantRefused("charge a1 @b1", "ME-22.8")
	})
}

func TestSightAndLengthOfACharge(t *testing.T) {
	t.Run("ME-22.6 one aim point that the front-centre sees is enough", func(t *testing.T) {
		draw(t, ahead+"building 22,14 26,14 26,15 22,15").WantRefused("charge a1 @b1", "ME-22.8")
		aside := strings.Replace(ahead, "24,20.6", "30,20.6", 1)
		draw(t, aside+"building 10,14 28,14 28,15 10,15").WantRefused("charge a1 @b1", "ME-22.8")
		draw(t, aside+"building 10,14 34,14 34,15 10,15").WantRefused("charge a1 @b1", "ME-22.6")
		draw(t, ahead+"a2 line 24 line at 36,30 facing 0\nb2 line 24 column at 40,10 facing 180").WantOffered("charge a1 @b1")
		group := strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1)
		draw(t, group+"building 23.8,14 24.2,14 24.2,14.1 23.8,14.1").WantRefused("charge a1 @b1.g1", "ME-22.6")
		draw(t, group+"hill 1: 10,13 38,13 38,18 10,18").WantOffered("charge a1 @b1.g1").WantRefused("charge a1 @b1", "ME-22.6")
	})
	t.Run("ME-22.10 ground and slope are judged on the straight part, half of it is not more than half", func(t *testing.T) {
		near := strings.Replace(ahead, "20.6", "15.6", 1)
		onset(t, near+"marsh 20,11 28,11 28,13 20,13").Roll(4).wantDice(2)
		onset(t, near+"marsh 20,11 28,11 28,13.001 20,13.001").Roll(4).wantDice(1)
		onset(t, near+"hill 1: 10,8 38,8 38,30 10,30").Roll(4).wantDice(2)
		onset(t, near+"hill 1: 10,14.801 38,14.801 38,30 10,30").Roll(4).wantDice(2)
		onset(t, near+"hill 1: 10,14.799 38,14.799 38,30 10,30").Roll(4).wantDice(1)
		onset(t, near+"marsh 14.5,5 19.3,5 19.3,9.9 14.5,9.9").Roll(4).wantDice(1)
		wheeled := draw(t, ahead+"hill 1: 24.2,10 30,10 30,15 24.2,15").Play("charge a1 @b1", "charge a1 @b1 #-3000").Roll(4)
		wheeled.wantDice(2)
		draw(t, ahead+"hill 1: 24.2,10 30,10 30,15 24.2,15").Play("charge a1 @b1", "charge a1 @b1 #1000").Roll(4).wantDice(1)
	})
	t.Run("ME-22.12 who falls short within the wheel has wheeled by the most that the distance covers", func(t *testing.T) {
		g := draw(t, ahead).Play("charge a1 @b1", "charge a1 @b1 #2000").Roll(4).Roll(1, 1).wantMarks("a1", "halted")
		if p := g.body("a1").pose(); p.Phi != 1193 || plane.Arc(9600, 1193) > 2000 || plane.Arc(9600, 1194) <= 2000 || g.body("a1").quad[1] != vec(28800, 10800) {
			t.Errorf("it faces %d, its pivot at %v", p.Phi, g.body("a1").quad[1])
		}
		left := draw(t, ahead).Play("charge a1 @b1", "charge a1 @b1 #-2000").Roll(4).Roll(1, 1)
		if p := left.body("a1").pose(); p.Phi != 36000-1193 {
			t.Errorf("it faces %d", p.Phi)
		}
		onset(t, ahead, "20.6", "21").Roll(4).Roll(4, 5).wantAt("a1", "24.000,19.000", "0.00").wantMarks("b1", "-activated")
		onset(t, ahead+"wall 10,14 38,14").Roll(4).Roll(1, 1).Roll(1).wantAt("a1", "24.000,11.000", "0.00")
	})
}
