package eagles

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// ahead is a line and another, its front 9 in away.
const ahead = `
a1 line 24 line at 24,10 facing 0
b1 line 24 line at 24,20.6 facing 180
table small
`

// onset has a1 charge b1 on the shortest path.
func onset(t *testing.T, picture string, swaps ...string) *game {
	t.Helper()
	return draw(t, strings.NewReplacer(swaps...).Replace(picture)).Play("charge a1 @b1", "charge a1 @b1")
}

func TestChargeTest(t *testing.T) {
	t.Run("ME-22.1 a charge needs a test against the activation value", func(t *testing.T) {
		for grade, need := range map[string]int{"militia": 5, "line": 4, "veteran": 3, "guard": 2} {
			swap := "a1 " + grade
			onset(t, ahead, "a1 line", swap).WantAsk("me.charge", "").wantDice(1).Roll(need).WantRow("charge.passed").WantAsk("me.charge.distance", "")
			onset(t, ahead, "a1 line", swap).Roll(need-1).WantRow("charge.failed").WantAsk("order", "b")
		}
	})
	t.Run("ME-22.2 there is one test, no other follows it", func(t *testing.T) {
		onset(t, ahead).Roll(4).Roll(6, 6).Play("hold b1").wantRolled("charge", "charge.distance").WantAsk("me.melee", "")
	})
	t.Run("ME-22.3 half lost and a melee lost take 1, an Officer gives 2", func(t *testing.T) {
		for marks, want := range map[string]int{"": 0, " left 12 bases 3": -1, " left 13": 0, " marks beaten": -1, " figures 0,0,0,1": 2, " marks beaten figures 0,0,0,1 left 12 bases 3": 0, " figures 2,2,1,0": 0} {
			onset(t, ahead, "10 facing 0", "10 facing 0"+marks).WantTotal("charge", want).Roll(4 - want).WantRow("charge.passed")
			if want >= 0 {
				continue
			}
			onset(t, ahead, "10 facing 0", "10 facing 0"+marks).Roll(3 - want).WantRow("charge.failed")
		}
		onset(t, ahead+"a pr: cmd with a2\na2 line 24 line at 8,10 facing 0", "a1 line", "a1 militia").wantMod("charge", "ME-9.12", -1)
	})
	t.Run("ME-22.4 who fails does nothing and does not break", func(t *testing.T) {
		onset(t, ahead).Roll(3).wantAt("a1", "24.000,10.000", "0.00").wantMarks("a1", "activated", "-broken", "-halted").WantAsk("order", "b")
	})
	t.Run("ME-22.5 who is broken, engaged, supporting or halted does not charge", func(t *testing.T) {
		for marks, ok := range map[string]bool{"marks broken": false, "halted 2": false, "marks disordered": true, "marks fired": true} {
			g := draw(t, strings.Replace(ahead, "10 facing 0", "10 facing 0 "+marks, 1))
			if ok {
				g.WantOffered("charge a1 @b1")
			} else {
				g.WantNot("charge a1 @b1").WantRefused("charge a1 @b1", "ME-22.5")
			}
		}
		draw(t, locked).WantRefused("charge a1 @b2", "ME-22.5").WantNot("charge a1 @b2")
		draw(t, strings.Replace(locked, "18 facing 0", "18 facing 0 helps a1", 1)+"b3 line 24 line at 48,28 facing 180").WantRefused("charge a2 @b3", "ME-22.5")
	})
	t.Run("ME-22.6 the charger sees the target, past troops but not past woods or hills", func(t *testing.T) {
		draw(t, ahead+"building 10,14 38,14 38,15 10,15").WantNot("charge a1 @b1").WantRefused("charge a1 @b1", "ME-22.6")
		draw(t, ahead+"wood 10,13 38,13 38,16 10,16").WantRefused("charge a1 @b1", "ME-22.6")
		draw(t, ahead+"wood 10,13 38,13 38,14.9 10,14.9").WantOffered("charge a1 @b1")
		draw(t, ahead+"hill 1: 10,13 38,13 38,14 10,14").WantRefused("charge a1 @b1", "ME-22.6")
		draw(t, strings.ReplaceAll(locked, "since 1", "since 2")).WantNot("charge a2 @b1").WantRefused("charge a2 @b1", "ME-23.24")
	})
}

func TestPathOfACharge(t *testing.T) {
	t.Run("ME-22.7 the path is a wheel of whole degrees up to 45 and then straight", func(t *testing.T) {
		g := draw(t, ahead).Play("charge a1 @b1").WantOffered("charge a1 @b1", "charge a1 @b1 #1000", "charge a1 @b1 #-1000").
			WantNot("charge a1 @b1 #1050", "charge a1 @b1 #4600", "charge a1 @b1 #-4600")
		g.Play("charge a1 @b1 #1000").Roll(4).Roll(4, 5)
		g.wantMarks("a1", "halted")
		draw(t, ahead).Play("charge a1 @b1", "charge a1 @b1 #1000").Roll(4).Roll(4, 6).WantAsk("defend", "b")
		draw(t, ahead+"a2 line 24 line at 33.6,10 facing 0").Play("charge a1 @b1").WantNot("charge a1 @b1 #-1000", "charge a1 @b1 #4600")
		draw(t, ahead+"hedge 19.2,11 20,11").Play("charge a1 @b1").WantOffered("charge a1 @b1").WantNot("charge a1 @b1 #1000")
	})
	t.Run("ME-22.8 nobody else stands in the way", func(t *testing.T) {
		for _, x := range []string{"b2 line 24 column at 21,16 facing 180", "a2 line 24 column at 21,16 facing 0", "building 20,15 21,15 21,16 20,16"} {
			draw(t, ahead+x).WantRefused("charge a1 @b1", "ME-22.8")
		}
		draw(t, strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1)).WantOffered("charge a1 @b1")
	})
	t.Run("ME-22.9 a charge goes 2D6 in line and 3D6 in column", func(t *testing.T) {
		onset(t, ahead).Roll(4).wantDice(2)
		onset(t, ahead, "line at 24,10", "column at 24,8.4").Roll(4).wantDice(3)
	})
	t.Run("ME-22.10 difficult ground or a slope leaves one die", func(t *testing.T) {
		near := strings.Replace(ahead, "20.6", "15.6", 1)
		onset(t, near+"marsh 20,5 28,5 28,10 20,10").Roll(4).wantDice(1)
		onset(t, near+"hill 1: 10,14 38,14 38,30 10,30").Roll(4).wantDice(1)
		onset(t, near+"marsh 20,11 28,11 28,14 20,14").Roll(4).wantDice(1)
		onset(t, near+"marsh 20,11 28,11 28,12 20,12").Roll(4).wantDice(2)
	})
	t.Run("ME-22.11 the charge arrives if the distance is enough", func(t *testing.T) {
		onset(t, ahead).Roll(4).Roll(4, 5).WantAsk("defend", "b").Play("hold b1").wantAt("a1", "24.000,19.000", "0.00").wantMarks("a1", "engaged").wantMarks("b1", "engaged")
		onset(t, ahead, "20.6", "20.61").Roll(4).Roll(4, 5).wantMarks("a1", "halted", "-engaged").WantAsk("order", "b")
		onset(t, ahead, "20.6", "11.6").Roll(4).Roll(1, 1).Play("hold b1").wantAt("a1", "24.000,10.000", "0.00").wantMarks("a1", "engaged")
	})
	t.Run("ME-22.12 who falls short goes as far as he rolled and is halted, not shot at", func(t *testing.T) {
		onset(t, ahead, "20.6 facing 180", "21 facing 180 out 2 groups 24,17").Roll(4).Roll(4, 5).wantAt("a1", "24.000,19.000", "0.00").
			wantMarks("a1", "halted", "activated").wantGroup("b1.g1", "gone", 0).WantAsk("order", "b").wantMarks("b1", "-fired")
		onset(t, ahead+"wall 10,14 38,14").Roll(4).Roll(1, 1).Roll(2).wantAt("a1", "24.000,10.000", "0.00").wantMarks("a1", "halted")
	})
	t.Run("ME-22.13 the halted fight but do not fire when charged", func(t *testing.T) {
		onset(t, ahead, "20.6 facing 180", "20.6 facing 180 halted 3").Roll(4).Roll(6, 6).WantAsk("me.melee", "").Roll(1, 6).WantAsk("pursue", "b")
	})
	t.Run("ME-22.14 a halt lasts to the end of the next turn, with Recover alone", func(t *testing.T) {
		g := onset(t, ahead, "20.6", "22").Roll(4).Roll(1, 1).Play("pass b1", "done", "done").Roll(6, 1).Play("first")
		g.wantMarks("a1", "halted").WantOffered("recover a1", "pass a1").WantNot("advance a1 #1000", "form a1", "charge a1 @b1", "fire a1 @b1", "reform a1")
		g.Play("recover a1", "pass b1", "done", "done").Roll(6, 1).Play("first").wantMarks("a1", "-halted").WantOffered("charge a1 @b1")
	})
	t.Run("ME-22.15 an obstacle costs a die and disorders, at the contact too", func(t *testing.T) {
		wall := "wall 10,14 38,14"
		onset(t, ahead+wall, "20.6", "20.1").Roll(4).Roll(6, 6).WantAsk("me.obstacle", "").wantDice(1).wantMarks("a1", "disordered").Roll(3).WantAsk("defend", "b")
		onset(t, ahead+wall, "20.6", "20.1").Roll(4).Roll(6, 6).Roll(4).wantMarks("a1", "halted", "disordered").wantAt("a1", "24.000,18.000", "0.00")
		onset(t, ahead+wall).Roll(3).wantMarks("a1", "-disordered")
		onset(t, ahead+"wall 10,19.8 38,19.8").Roll(4).Roll(6, 6).WantAsk("me.obstacle", "")
		onset(t, ahead+wall+"\nwall 10,15 38,15").Roll(4).Roll(6, 6).wantDice(2)
	})
	t.Run("ME-22.16 test, distance, defence, contact and melee follow one another", func(t *testing.T) {
		onset(t, ahead).Roll(4).Roll(6, 6).wantAt("a1", "24.000,10.000", "0.00").Play("fire b1 @a1").Roll(3).Roll(4, 5, 1).Roll(6).
			wantAt("a1", "24.000,19.000", "0.00").Roll(1, 6).wantRolled("charge", "charge.distance", "defend.factor", "defend", "resolve", "melee")
	})
}

// A charge that no dice get there may be ordered, but says so.
func TestAChargeInVainSaysSo(t *testing.T) {
	for _, x := range []struct {
		at   string
		more string
		want rules.Sign
		key  string
	}{{"20.6", "", rules.Distant, "me.ruler.charge"}, {"23.5", "", rules.Distant, "me.ruler.charge"}, {"24.6", "", rules.Vain, "me.ruler.charge.vain"},
		{"23.5", "wall 0,14 48,14", rules.Vain, "me.ruler.charge.vain"}, {"20.6", "wall 0,14 48,14", rules.Distant, "me.ruler.charge"}} { // ME-22.15
		g := draw(t, strings.Replace(ahead, "20.6", x.at, 1)+x.more)
		i := slices.Index(g.Options(), "charge a1 @b1")
		if got := g.Request().Sign(i); got != x.want {
			t.Errorf("%s: sign %d, want %d", x.at, got, x.want)
		}
		g.Play("charge a1 @b1")
		if got := g.Request().Field.(rules.Measurer).Measure(g.Option("charge a1 @b1"))[0].Text.Key; got != x.key {
			t.Errorf("%s: %s, want %s", x.at, got, x.key)
		}
	}
}
