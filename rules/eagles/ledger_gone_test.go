package eagles

import (
	"slices"
	"testing"
)

// Whoever is out of play is in nobody's way, nor is a screen that has fallen, even
// if its place is not forgotten: what could be done without him can be done, and
// could not be with him there.
func TestWhoIsOutOfPlayIsInNobodysWay(t *testing.T) {
	const (
		facing = "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,26 facing 180\n"
		screen = "a1 line 24 line at 36,10 facing 0 out 4 groups 34,13.6 38,13.6\nb1 line 24 line at 36,40 facing 180\n"
		ridden = "a pr: cmd 36,20\na1 line 24 line at 12,10 facing 0\nb1 line 24 line at 60,46 facing 180\n"
		zones  = "zone a 1: 0,0 40,0 40,12 0,12\nzone a: 40,0 72,0 72,12 40,12\na pr: cmd waiting\nb fr: cmd waiting\na1 line 24 waiting\nb1 line 24 line at 36,40 facing 180\nphase deploy, active a, lead a\n"
	)
	stay := func(*game) {}
	for name, c := range map[string]struct {
		text, who string
		play      func(g *game)
		may       []string // what only he hinders
		past      []string // what only his screen hinders
	}{
		"ME-14.23 an enemy before a march": {facing, "b2 line 24 line at 36,14 facing 180", stay,
			[]string{"advance a1 #6000", "fire a1 @b1", "charge a1 @b1"}, nil},
		"ME-14.20 the screen of an enemy": {facing, "b2 line 24 line at 60,16 facing 180 out 2 groups 36,14", stay, nil, []string{"advance a1 #2000", "wheel a1 #1000"}},
		"ME-14.23 a friend where a march ends": {facing, "a2 line 24 line at 36,14 facing 0", stay,
			[]string{"advance a1 #4000", "fire a1 @b1", "charge a1 @b1"}, nil},
		"ME-14.27 a friend where a column would stand": {facing, "a2 line 24 line at 36,8 facing 0", stay, []string{"form a1"}, nil},
		"ME-22.7 a friend beside the way of a charge": {facing, "a2 line 24 line at 26,14 facing 0", func(g *game) { g.Play("charge a1 @b1") },
			[]string{"charge a1 @b1 #-1000"}, nil},
		"ME-22.7 an enemy beside a charge that wheels": {facing, "b2 line 24 line at 45.7,11 facing 180", func(g *game) { g.Play("charge a1 @b1") },
			[]string{"charge a1 @b1 #-1000"}, nil},
		"ME-37.1 a friend and his screen where a group would lie": {screen, "a2 line 24 line at 42.8,16 facing 0 out 2 groups 34.5,15.4", func(g *game) { g.Play("form a1").Roll(4) },
			[]string{"post a1.g1 (37400,15400)"}, []string{"post a1.g1 (34000,14600)"}},
		"ME-19.21 an enemy and his screen near a group": {screen, "b2 line 24 line at 43,18 facing 180 out 2 groups 34,17.4", func(g *game) { g.Play("form a1").Roll(4) },
			[]string{"post a1.g1 (37500,14800)"}, []string{"post a1.g1 (34000,14500)"}},
		"ME-37.4 an enemy in the way of a group": {screen, "b2 line 24 line at 36,19.1 facing 180 left 4 bases 1", func(g *game) { g.Play("form a1").Roll(4) },
			[]string{"post a1.g1 (38000,13600)"}, nil},
		"ME-37.4 the screen of an enemy in the way of a group": {screen, "b2 line 24 line at 36,24 facing 180 out 2 groups 36,18.9", func(g *game) { g.Play("form a1").Roll(4) },
			nil, []string{"post a1.g1 (38000,13600)"}},
		"ME-9.18 a friend where a Commander would stand": {ridden, "a2 line 24 line at 36,24 facing 0 out 2 groups 30,20", func(g *game) { g.Play("command a-cmd-pr").Roll(6, 6, 6, 6) },
			[]string{"ride a-cmd-pr (36000,24000)"}, []string{"ride a-cmd-pr (30000,20000)"}},
		"ME-9.18 an enemy in the way of a Commander": {ridden, "b2 line 24 line at 36,24 facing 0", func(g *game) { g.Play("command a-cmd-pr").Roll(6, 6, 6, 6) },
			[]string{"ride a-cmd-pr (36000,28000)"}, nil},
		"ME-10.15 one who has left the zone": {zones, "a2 line 24 line at 10,6 facing 0", func(g *game) { g.Play("line a1") },
			[]string{"deploy a1 (30000,6000)"}, nil},
		"ME-10.9 one where a body is placed": {zones, "a2 line 24 line at 60,6 facing 0 out 2 groups 50,6", func(g *game) { g.Play("line a1") },
			[]string{"deploy a1 (62000,6000)"}, []string{"deploy a1 (48000,6000)"}},
		"ME-22.23 an enemy between the charger and a group": {"a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,26 facing 180 out 2 groups 36,23\n", "b2 line 24 line at 36,18 facing 180", stay,
			[]string{"charge a1 @b1.g1", "fire a1 @b1.g1"}, nil},
		"ME-34.9 the screen of an enemy in a line of fire": {loners, "b2 line 24 line at 40,18 facing 180 left 4 bases 1 out 2 groups 36,18", stay, nil, []string{"fire a1 @b1"}},
	} {
		t.Run(name, func(t *testing.T) {
			without, there := draw(t, c.text), draw(t, c.text+c.who)
			but := func(change func(u *battalion)) *game {
				b := there.board().Clone().(*Board)
				for i := range b.body {
					if b.bodyName(i) == c.who[:2] {
						change(&b.body[i])
					}
				}
				return begin(t, b)
			}
			left := but(func(u *battalion) { u.state = gone })
			fallen := but(func(u *battalion) {
				for g := range u.screen {
					u.screen[g].men = 0
				}
			})
			for _, g := range []*game{without, left, fallen, there} {
				c.play(g)
			}
			may := func(g *game, when, line string) {
				t.Helper()
				if !g.Accepts(line) {
					t.Errorf("%s cannot be done %s: %v", line, when, g.Refused(g.Option(line)))
				}
			}
			for _, line := range slices.Concat(c.may, c.past) {
				may(without, "without him", line)
				may(left, "though he is gone", line)
				if there.Accepts(line) {
					t.Errorf("%s can be done though he is there", line)
				}
			}
			for _, line := range c.past {
				may(fallen, "though his screen has fallen", line)
			}
		})
	}
}
