package squares

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestWhatIsShownOfThePieces(t *testing.T) {
	t.Run("NS-A.17 the weight of cavalry and guns, none of infantry", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nB1 red-2 cavalry\nC1 red-3 gun\nD1 red-4 cavalry heavy\nE1 red-5 gun light\nG7 blue-1")
		g.wantSeen("blue", "red-1", "!medium", "!heavy", "!lightweight").wantSeen("blue", "red-2", "medium", "!heavy").wantSeen("blue", "red-3", "medium", "!lightweight")
		g.wantSeen("blue", "red-4", "heavy", "!medium").wantSeen("blue", "red-5", "lightweight", "!medium")
	})
	t.Run("NS-A.74 a marker without hits shows none", func(t *testing.T) {
		g := fogged(t, "C1 red-1\nmarker marker-a-1 C1 red-g1 red-1\nG7 blue-1").wantSeen("blue", "marker-a-1", "!hits")
		if p := g.piece("blue", "marker-a-1"); p.Value != "" {
			t.Errorf("it shows %q", p.Value)
		}
	})
	t.Run("NS-C4.2.24 a park is one piece", func(t *testing.T) {
		if p := wagons(t, "B3 red-1 gun").piece("blue", "park-red-g1"); p.N != 1 || p.Of != 1 {
			t.Errorf("it is %d of %d", p.N, p.Of)
		}
	})
	t.Run("NS-C4.1.37 who is to come, by turn and entry", func(t *testing.T) {
		g := draw(t, field+"A1 red-1\nG7 blue-1\ndue red-2 turn=4 entry=A1\ndue red-3 turn=3 entry=A1\ndue red-4 turn=3 entry=A1\ndue red-5 turn=3 entry=B1")
		var got [][]rules.Ref
		for _, a := range g.View(rules.First).Due {
			if a.Side == rules.First && a.Turn < 99 {
				got = append(got, a.Who)
			}
		}
		want := [][]rules.Ref{{refsByName["red-3"], refsByName["red-4"]}, {refsByName["red-5"]}, {refsByName["red-2"]}}
		if !slices.EqualFunc(got, want, slices.Equal[[]rules.Ref]) {
			t.Errorf("they come as %v, want %v", got, want)
		}
	})
	t.Run("NS-A.2 the clock tells hours and minutes", func(t *testing.T) {
		g := redraw(t, field+"A1 red-1\nG7 blue-1", "day_start = 540", "day_start = 555")
		for _, x := range g.View(rules.First).Gauges {
			if x.Key == "clock" && (x.Text.N != 9 || x.Text.M != 15) {
				t.Errorf("it is %d:%d", x.Text.N, x.Text.M)
			}
		}
	})
	t.Run("NS-C4.2.28 a park that enters needs the AP of its step", func(t *testing.T) {
		coming := field + "on ammunition\ngeneral red-g1 A1 turn=1\nB1 red-1\ndue red-2 gun turn=1 entry=A1\nG7 blue-1\nphase movement\n"
		draw(t, coming+"active red-g1 ap 2").WantOffered("enter park-red-g1 @A1")
		draw(t, coming+"active red-g1 ap 1").WantNot("enter park-red-g1 @A1")
	})
}
