package eagles

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

// loners are a base of each side, one straight before the other: the muzzle at
// (36, 10.8), the front of the target at y 25.2.
const loners = "a1 line 24 line at 36,10 facing 0 left 4\nb1 line 24 line at 36,26 facing 180 left 4\n"

// postLines are the lines of the screen of a1 to a target.
func (g *game) postLines(x target) []sighting {
	a := g.board().posts(0, x, rules.Chance, 14)
	return a.lines[:a.n]
}

func TestLinesOfFire(t *testing.T) {
	t.Run("ME-34.1 a line starts at the muzzle of a base, of a group at its centre", func(t *testing.T) {
		draw(t, loners).wantSightings(sighting{vec(36000, 10800), vec(36000, 25200), 0})
		wantSeers(t, 1, "b1", loners+"building 30,10.9 35.9,10.9 35.9,12 30,12\nbuilding 36.1,10.9 42,10.9 42,12 36.1,12")
		wantSeers(t, 0, "b1", loners+"building 30,10.9 36.6,10.9 36.6,12 30,12\nbuilding 36.9,10.9 42,10.9 42,12 36.9,12")
		g := draw(t, "a1 line 24 line at 36,10 facing 0 out 1 groups 34,13\nb1 line 24 line at 36,20 facing 180")
		if l := g.postLines(target{body: 1}); len(l) != 1 || l[0].from != vec(34000, 13000) {
			t.Errorf("lines %v", l)
		}
	})
	t.Run("ME-34.2 its bearing is within 45 degrees of the facing, of a group any", func(t *testing.T) {
		const aside = "a1 line 24 line at 36,10 facing 0 left 4\nb1 line 24 line at %,20 facing 180 left 4"
		for x, n := range map[string]int{"46.8": 1, "46.803": 1, "46.804": 0, "25.2": 1, "25.197": 1, "25.196": 0} {
			wantSeers(t, n, "b1", strings.Replace(aside, "%", x, 1))
		}
		draw(t, "a1 line 24 line at 36,30 facing 0 out 1 groups 36,27.5\nb1 line 24 line at 36,20 facing 180").
			WantRefused("fire a1 @b1", "ME-17.1").WantOffered("snipe a1 @b1")
	})
	t.Run("ME-34.3 it ends at an aim point: each 0.8 inches of the border, or the centre of a group", func(t *testing.T) {
		wide := strings.Replace(loners, "facing 180 left 4", "facing 180", 1)
		wantSeers(t, 1, "b1", wide+"building 20,24 35.9,24 35.9,25 20,25\nbuilding 36.3,24 52,24 52,25 36.3,25")
		wantSeers(t, 0, "b1", wide+"building 20,24 36.1,24 36.1,25 20,25\nbuilding 36.4,24 52,24 52,25 36.4,25")
		wantSeers(t, 1, "b1", wide+"building 20,24 36.7,24 36.7,25 20,25\nbuilding 36.9,24 52,24 52,25 36.9,25")
		screen := strings.Replace(loners, "b1 line 24 line at 36,26 facing 180 left 4", "b1 line 24 line at 36,26 facing 180 out 1 groups 36,23", 1)
		a := draw(t, screen).board().bases(0, target{body: 1, screen: true}, rules.Chance, 14)
		if a.n != 1 || a.lines[0].to != vec(36000, 23000) {
			t.Errorf("lines %v", a.lines[:a.n])
		}
	})
	t.Run("ME-34.4 it is clear unless something lies between its ends", func(t *testing.T) {
		wantSeers(t, 1, "b1", loners)
		wantSeers(t, 1, "b1", loners+"building 30,26.9 42,26.9 42,30 30,30\nb2 line 24 line at 36,33 facing 180")
		wantSeers(t, 1, "b1", loners+"building 30,6 42,6 42,9 30,9\na2 line 24 line at 36,4 facing 0")
		wantSeers(t, 0, "b1", loners+"building 30,16 42,16 42,18 30,18")
	})
	t.Run("ME-34.5 other bodies block, for a group also its own, for a screen its body", func(t *testing.T) {
		for _, who := range []string{"a2", "b2"} {
			wantSeers(t, 0, "b1", loners+who+" line 24 line at 31.65,18 facing 180")
			wantSeers(t, 1, "b1", loners+who+" line 24 line at 31.55,18 facing 180")
		}
		const far = "\nb1 line 24 line at 36,24 facing 180"
		draw(t, "a1 line 24 line at 36,20 facing 0 out 1 groups 36,17.5"+far).WantRefused("snipe a1 @b1", "ME-17.1").WantOffered("fire a1 @b1")
		draw(t, "a1 line 24 line at 36,20 facing 0 out 1 groups 30,20"+far).WantOffered("snipe a1 @b1")
		const behind = "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180 out 1 groups "
		draw(t, behind+"36,22").WantRefused("fire a1 @b1.g1", "ME-17.1").WantOffered("fire a1 @b1")
		draw(t, behind+"36,17").WantOffered("fire a1 @b1.g1")
		b := draw(t, apart+"a2 line 24 line at 36,18 facing 0").board()
		for d, clear := range map[int64]bool{0: true, 3: true, 5: false} { // it cuts off a corner, d times the root of 2 of it inside
			x := barrier{bodies: [2]int{-1, -1}, screens: [2]int{-1, -1}, through: rules.Chance}
			if b.clear(vec(26200+d, 13800), vec(36200+d, 23800), &x) != clear {
				t.Errorf("%d mils aside the line is not clear: %t", d, clear)
			}
		}
		wantSeers(t, 0, "b1", loners+"a2 line 24 gone\na3 line 24 line at 36,18 facing 0")
	})
}

func TestGroundThatBlocksLinesOfFire(t *testing.T) {
	t.Run("ME-34.6 more than 2 inches of wood block, all woods together", func(t *testing.T) {
		wood := func(from, to string) string { return fmt.Sprintf("wood 20,%s 52,%s 52,%s 20,%s\n", from, from, to, to) }
		wantSeers(t, 1, "b1", loners+wood("23.7", "40"))
		wantSeers(t, 0, "b1", loners+wood("22.7", "40"))
		wantSeers(t, 1, "b1", loners+wood("23.195", "40"))
		wantSeers(t, 0, "b1", loners+wood("23.19", "40"))
		wantSeers(t, 1, "b1", loners+wood("13", "14")+wood("16", "17"))
		wantSeers(t, 0, "b1", loners+wood("13", "14.1")+wood("16", "17"))
	})
	t.Run("ME-34.7 buildings block, however thin", func(t *testing.T) {
		wantSeers(t, 0, "b1", loners+"building 30,16 42,16 42,16.1 30,16.1")
		wantSeers(t, 1, "b1", loners+"building 30,16 42,16 42,16.005 30,16.005")
		wantSeers(t, 1, "b1", loners+"building 30,16 35,16 35,18 30,18")
	})
	t.Run("ME-34.8 ground higher than both ends blocks", func(t *testing.T) {
		const ridge = "hill 1: 20,14 52,14 52,20 20,20\n"
		wantSeers(t, 0, "b1", loners+ridge)
		wantSeers(t, 1, "b1", loners+"hill 1: 20,8 52,8 52,20 20,20\n")
		wantSeers(t, 1, "b1", loners+"hill 1: 20,14 52,14 52,30 20,30\n")
		wantSeers(t, 1, "b1", loners+"hill 1: 20,10.75 52,10.75 52,20 20,20\n")
		wantSeers(t, 1, "b1", loners+ridge+"hill 1: 20,6 52,6 52,10.5 20,10.5\n")
		wantSeers(t, 0, "b1", loners+"hill 1: 20,8 52,8 52,20 20,20\nhill 2: 22,14 50,14 50,18 22,18\n")
		wantSeers(t, 1, "b1", loners+"hill 1: 20,14 52,14 52,14.005 20,14.005\n")
		const posted = "a1 line 24 line at 36,10 facing 0 out 1 groups 36,13\nb1 line 24 line at 36,26 facing 180\nhill 1: "
		draw(t, posted+"20,14 52,14 52,20 20,20").WantRefused("snipe a1 @b1", "ME-17.1")
		draw(t, posted+"20,13 52,13 52,20 20,20").WantOffered("snipe a1 @b1")
	})
	t.Run("ME-34.11 of two points as near the one less aside is aimed at", func(t *testing.T) {
		for text, aside := range map[string]string{
			"a1 line 24 line at 36,20 facing 0 left 4\nb1 line 24 line at 36,27.8 facing 180 left 4 out 4 groups ":  "39,24.8 36,25.8",
			"a1 line 24 line at 36,20 facing 90 left 4\nb1 line 24 line at 43.8,20 facing 180 left 4 out 4 groups ": "40.8,17 41.8,20",
			"a1 line 24 line at 36,20 facing 180 left 4\nb1 line 24 line at 36,12.2 facing 0 left 4 out 4 groups ":  "33,15.2 36,14.2",
			"a1 line 24 line at 36,20 facing 270 left 4\nb1 line 24 line at 28.2,20 facing 0 left 4 out 4 groups ":  "31.2,23 30.2,20",
		} {
			far, near, _ := strings.Cut(aside, " ")
			for g, groups := range []string{near + " " + far, far + " " + near} {
				a := draw(t, text+groups).board().bases(0, target{body: 1, screen: true}, rules.Chance, 14)
				if a.n != 1 || a.lines[0].group != g || a.seen != 3 {
					t.Errorf("%s%s: lines %v", text, groups, a.lines[:a.n])
				}
			}
		}
	})
	t.Run("ME-34.10 obstacles, orchards, marshes, roads and a Commander alone do not block", func(t *testing.T) {
		for _, kind := range []string{"wall", "hedge", "fence"} {
			wantSeers(t, 1, "b1", loners+kind+" 30,16 42,16")
		}
		for _, kind := range []string{"orchard", "marsh", "road"} {
			wantSeers(t, 1, "b1", loners+kind+" 30,12 42,12 42,20 30,20")
		}
		wantSeers(t, 1, "b1", loners+"a gb: cmd 36,14\nb fr: cmd 36,20")
	})
}

func TestLinesPastScreens(t *testing.T) {
	screened := func(light bool, groups string) string {
		words := " out 4 groups " + groups
		if light {
			words += " light"
		}
		return "a1 line 24 line at 33,10 facing 0 left 4\nb1 line 24 line at 33,26 facing 180 left 4\nb2 line 24 line at 27,17.6 facing 180" + words
	}
	t.Run("ME-34.9 groups and curtains block, but not of the target nor the firing screen", func(t *testing.T) {
		wantSeers(t, 0, "b1", screened(false, "31,16 35,16"))
		wantSeers(t, 0, "b1", screened(false, "31,16 35.605,16"))
		wantSeers(t, 1, "b1", screened(false, "31,16 35.606,16"))
		wantSeers(t, 1, "b1", screened(false, "31,16 29,16"))
		wantSeers(t, 0, "b1", screened(false, "29,15 33,16"))
		u := draw(t, screened(false, "29,15 33,16")).body("b2")
		if u.stops(vec(33800, 10000), vec(33800, 26000)) || !u.stops(vec(33799, 10000), vec(33799, 26000)) {
			t.Error("a line exactly 0.8 inches from a centre is clear, a nearer one is not")
		}
		draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,24 facing 180 out 4 groups 34,20 38,20").
			Play("fire a1 @b1.g1").wantMod("dice", "ME-17.4", 6)
		own := draw(t, "a1 line 24 line at 36,10 facing 0 out 4 groups 36,13 36,15\nb1 line 24 line at 36,24 facing 180")
		if l := own.postLines(target{body: 1}); len(l) != 2 {
			t.Errorf("lines %v", l)
		}
	})
}

func TestSightingAndVisionLines(t *testing.T) {
	t.Run("ME-34.11 the sighting line runs to the nearest aim point, then the least aside, then the first", func(t *testing.T) {
		const one = "a1 line 24 line at %s left 4\nb1 line 24 line at 36,26 facing 180"
		from := vec(36400, 10800)
		draw(t, fmt.Sprintf(one, "36.4,10 facing 0")).wantSightings(sighting{from, vec(36800, 25200), 0})
		draw(t, fmt.Sprintf(one, "36.47,10.003 facing 355")).wantSightings(sighting{from, vec(36000, 25200), 0})
		draw(t, fmt.Sprintf(one, "36.33,10.003 facing 5")).wantSightings(sighting{from, vec(36800, 25200), 0})
		draw(t, fmt.Sprintf(one, "36.1,10 facing 0")).wantSightings(sighting{vec(36100, 10800), vec(36000, 25200), 0})
		draw(t, fmt.Sprintf(one, "36.4,10 facing 0")+"\nbuilding 36.5,20 52,20 52,22 36.5,22").wantSightings(sighting{from, vec(36000, 25200), 0})
	})
	t.Run("ME-34.12 vision is stopped by woods, buildings and higher ground only, all round", func(t *testing.T) {
		for ground, sees := range map[string]bool{
			"":                                                     true,
			"building 20,16 52,16 52,18 20,18":                     false,
			"wood 20,16 52,16 52,18.1 20,18.1":                     false,
			"wood 20,16 52,16 52,18 20,18":                         true,
			"hill 1: 20,14 52,14 52,20 20,20":                      false,
			"a2 line 24 line at 36,18 facing 0":                    true,
			"b2 line 24 line at 36,18 facing 0":                    true,
			"orchard 20,16 52,16 52,20 20,20":                      true,
			"b2 line 24 line at 44,18 facing 0 out 2 groups 36,18": true,
		} {
			g := draw(t, loners+ground)
			if got := g.board().vision(0, 1); got != sees {
				t.Errorf("%q: %t", ground, got)
			}
			if !sees {
				g.WantRefused("charge a1 @b1", "ME-22.6")
			}
		}
		back := draw(t, strings.Replace(loners, "facing 0", "facing 180", 1)).WantRefused("fire a1 @b1", "ME-17.1")
		if !back.board().vision(0, 1) {
			t.Error("vision has an arc")
		}
	})
}
