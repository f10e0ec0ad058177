package eagles

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/plane"
)

// notes are what the inspector tells of a thing: "men a1 24/24".
func (g *game) notes(id string) (all []string) {
	g.Helper()
	r, err := Book{}.Parse(id)
	if err != nil {
		g.Fatal(err)
	}
	for _, n := range (Book{}).Inspect(g.board(), rules.First, r) {
		x := n.Text
		all = append(all, fmt.Sprintf("%s %s %d/%d", n.Rule, strings.TrimPrefix(x.Key, "me.inspect."), x.N, x.M))
	}
	return all
}

// wantNotes checks that these are told of a thing, or, with a "-", not told.
func (g *game) wantNotes(id string, want ...string) *game {
	g.Helper()
	all := g.notes(id)
	for _, w := range want {
		name, not := strings.CutPrefix(w, "-")
		if slices.Contains(all, name) == not {
			g.Errorf("%s: %q is told %t among\n\t%s", id, name, !not, strings.Join(all, "\n\t"))
		}
	}
	return g
}

func TestTheInspectorTellsWhatABattalionIs(t *testing.T) {
	g := draw(t, "a gb: cmd with a1\na1 veteran 24 line at 36,10 facing 0 light rifles out 6 groups 34,13 36,13 38,13 left 8 bases 2 marks disordered,fired figures 1,0,1,0\n"+
		"a2 militia 24 column at 12,10 facing 0 halted 3\na3 line 24 line at 60,10 facing 0 marks broken\nb1 line 24 line at 36,40 facing 180\n"+
		"wood 6,2 18,2 18,30 6,30\nhill 1: 50,2 70,2 70,20 50,20\ngoal zone ridge-top for 2: 50,2 70,2 70,20 50,20")
	g.wantNotes("a1", "ME-13.4 needs 3/0", "ME-16.2 men 8/18", "ME-16.2 groups 2/0", "ME-19.1 screen 6/0", "ME-8.2 has 1/0", "ME-8.9 has 1/0", "-ME-8.6 has 0/0",
		"ME-9.6 led 0/0", "ME-20.5 light 0/0", "ME-18.11 rifles 0/0", "ME-31.2 line 0/0", "ME-15.1 disordered 0/0", "ME-16.4 fired 0/0", "ME-27.9 halved 0/0", "-ME-27.21 broken 0/0")
	g.wantNotes("a2", "ME-13.4 needs 5/0", "ME-9.12 burden.away 0/0", "ME-31.3 column 0/0", "ME-22.14 halted 3/0", "ME-35.7 cover_heavy 0/0", "-ME-16.4 fired 0/0", "-ME-27.9 halved 0/0", "-ME-9.11 dropped.away 0/0")
	g.wantNotes("a3", "ME-13.4 needs 5/0", "ME-9.11 dropped.away 0/0", "ME-27.21 broken 0/0", "ME-35.4 level 1/0", "-ME-35.7 cover_heavy 0/0")
	g.wantNotes("a1.g1", "ME-19.4 group 2/0", "ME-19.1 screen 6/0", "ME-37.2 tether 6/0", "ME-13.4 needs 3/0", "ME-18.11 rifles 0/0", "ME-16.4 fired 0/0")
	g.wantNotes("a-cmd-gb", "ME-9.11 cmd_with 0/0", "-ME-9.16 cmd_moved 0/0").wantNotes("b-cmd-fr", "ME-9.2 cmd_alone 0/0")
	g.wantNotes("goal-1-ridge-top", "ME-28.6 goal.zone 2/0").wantNotes("wood-1", "ME-35.6 ground.wood 0/0").wantNotes("line", "ME-13.4 grade 4/0")
	m := draw(t, inMelee)
	m.wantNotes("a1", "ME-23.32 engaged 0/0", "-ME-23.25 supporting 0/0").wantNotes("a2", "ME-23.25 supporting 0/0", "-ME-23.32 engaged 0/0")
	draw(t, "a pr: cmd gone\n"+apart).wantNotes("a-cmd-pr", "ME-9.15 cmd_dead 0/0")
	draw(t, "a pr: cmd 5,5 moved\n"+apart).wantNotes("a-cmd-pr", "ME-9.16 cmd_moved 0/0")
	draw(t, apart+"a2 line 24 line gone").wantNotes("a2", "ME-28.3 gone 0/0", "-ME-31.2 line 0/0")
	draw(t, strings.Replace(apart, "36,40", "36,16", 1)+"orchard 30,14 44,14 44,18 30,18").wantNotes("b1", "ME-35.7 cover_light 0/0")
	draw(t, "goal zone yard for 3: 30,5 42,5 42,15 30,15\n"+apart).wantNotes("goal-1-yard", "ME-28.6 goal.zone 3/0", "ME-28.6 earned 0/0")
	for _, id := range []string{"goal-1-yard", "goal-2-yard", "a9", "a1.g1", "a9.g1"} { // what there is not has nothing to tell
		r, err := Book{}.Parse(id)
		if all := (Book{}).Inspect(draw(t, apart).board(), rules.First, r); err != nil || len(all) > 0 {
			t.Errorf("%s: %+v, %v", id, all, err)
		}
	}
	for at, earner := range map[string]rules.Side{"30,5 42,5 42,15 30,15": rules.First, "30,35 42,35 42,45 30,45": rules.Second} {
		b := draw(t, "goal zone yard for 3: "+at+"\n"+apart).board()
		if all := (Book{}).Inspect(b, rules.First, b.scenario.objectiveRef(0)); len(all) != 2 || all[1].Text.A != rules.SideRef(earner) {
			t.Errorf("side %d has its yard: %+v", earner, all)
		}
	}
}

func TestOverlaysLieWhereTheirRulesDo(t *testing.T) {
	over := func(g *game, key rules.Overlay, id string) []rules.Shade {
		r, _ := Book{}.Parse(id)
		return (Book{}).Overlay(g.board(), rules.First, key, r)
	}
	t.Run("ME-18.10 the bands begin at the front edge, 45 degrees to either side", func(t *testing.T) {
		g := draw(t, apart)
		for k, s := range over(g, "ranges", "a1") {
			n := int32(6000 * (k + 1))
			if len(s.Area) != 21 || s.Area[19] != (rules.Point{X: 40800, Y: 10800}) || s.Area[20] != (rules.Point{X: 31200, Y: 10800}) || s.Side != rules.First {
				t.Fatalf("band %d: %v", k, s)
			}
			diagonal := int32(plane.Turned(4500, 0, int64(n)).X)
			for at, want := range map[int]rules.Point{0: {X: 31200 - diagonal, Y: 10800 + diagonal}, 9: {X: 40800, Y: 10800 + n}, 18: {X: 40800 + diagonal, Y: 10800 + diagonal}} {
				if s.Area[at] != want {
					t.Errorf("band %d, point %d is %v, want %v", k, at, s.Area[at], want)
				}
			}
		}
		arc := over(g, "arcs", "a1")[0].Area
		if want := []rules.Point{{X: 31200, Y: 10800}, {X: 31200 - 12728, Y: 10800 + 12728}, {X: 40800 + 12728, Y: 10800 + 12728}, {X: 40800, Y: 10800}}; !slices.Equal(arc, want) {
			t.Errorf("arc %v, want %v", arc, want)
		}
		eye := over(draw(t, apart+eyed), "arcs", "a1")[0].Area
		for _, p := range eye {
			if p.X < 0 || p.X > 72000 || p.Y < 0 || p.Y > 48000 {
				t.Errorf("the arc leaves the table at %v", p)
			}
		}
	})
	t.Run("ME-14.20 the ground that is barred lies four inches around enemies and their groups", func(t *testing.T) {
		const text = "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,40 facing 180 out 4 groups 34,36 38,36 men 2,0"
		all := over(draw(t, text), "zone", "a1")
		if len(all) != 2 {
			t.Fatalf("%d shades", len(all))
		}
		for k, want := range []int64{4000, 4800} {
			for _, p := range all[k].Area {
				d := draw(t, text).board().body[1].quad.Poly().ToPoint(plane.Of(p))
				if k == 1 {
					d = plane.Apart(plane.Of(p), vec(34000, 36000))
				}
				if d.Down < want-2 || d.Up > want+2 {
					t.Errorf("%v is %d mils away, want %d", p, d.Down, want)
				}
			}
		}
		if n := len(over(draw(t, strings.Replace(inMelee, "180 foe", "180 out 2 groups 30,23 foe", 1)), "zone", "a1")); n != 2 {
			t.Errorf("with a screen in melee %d shades, want the two bodies", n)
		}
	})
	t.Run("ME-9.11 what every battalion needs, hatched twice where it is dropped", func(t *testing.T) {
		var got []string
		for _, s := range over(draw(t, leading), "command", "a1") {
			got = append(got, fmt.Sprint(s.Style, " ", s.N))
		}
		if want := []string{"area 4", "contested 5", "contested 5"}; !slices.Equal(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
		if all := (Book{}).Overlay(draw(t, leading).board(), rules.Chance, "command", 0); len(all) != 4 {
			t.Errorf("a spectator sees %d", len(all))
		}
	})
	t.Run("ME-17.1 the lines of bases and groups to every enemy", func(t *testing.T) {
		lines := over(draw(t, "a1 line 24 line at 36,10 facing 0 out 2 groups 44,10\nb1 line 24 line at 36,20 facing 180 out 2 groups 26,20"), "sight", "a1")
		bodies, groups := 0, 0
		for _, s := range lines {
			switch s.Area[0] {
			case rules.Point{X: 44000, Y: 10000}:
				groups++
			default:
				bodies++
			}
			if s.Style != "line" {
				t.Errorf("%+v", s)
			}
		}
		if bodies < 5 || groups != 2 {
			t.Errorf("%d lines of bases, %d of groups", bodies, groups)
		}
	})
	t.Run("ME-39.3 nothing is shaded for what is not there", func(t *testing.T) {
		g := draw(t, apart+"a2 line 24 line gone")
		for _, key := range (Book{}).Overlays() {
			if n := len(over(g, key, "a2")); n > 0 && key != "zone" && key != "command" {
				t.Errorf("%s: %d", key, n)
			}
		}
	})
}

func TestTheScoreSetsStandingTroopsAboveBroken(t *testing.T) {
	score := func(picture string) int { return (Book{}).Score(draw(t, picture).board(), rules.First) }
	even := score(apart)
	worse := map[string]string{"broken": "facing 0 marks broken", "disordered": "facing 0 marks disordered", "halted": "facing 0 halted 3", "thinned": "facing 0 left 20"}
	for name, marks := range worse {
		if n := score(strings.Replace(apart, "facing 0", marks, 1)); n >= even {
			t.Errorf("%s: %d, in order %d", name, n, even)
		}
	}
	if a, b := score(strings.Replace(apart, "facing 0", "facing 0 marks broken", 1)), score(strings.Replace(apart, "facing 0", "facing 0 marks disordered", 1)); a >= b {
		t.Errorf("broken %d, disordered %d", a, b)
	}
	for name, more := range map[string]string{"an Officer": "facing 0 figures 0,0,0,1", "nearer the middle": "facing 0"} {
		text := strings.Replace(apart, "facing 0", more, 1)
		if name == "nearer the middle" {
			text = strings.Replace(text, "36,10", "36,20", 1)
		}
		if n := score(text); n <= even {
			t.Errorf("%s: %d, without %d", name, n, even)
		}
	}
	if n := score("a pr: cmd gone\n" + apart); n >= even {
		t.Errorf("without a Commander %d", n)
	}
	goal := "goal zone yard for 2: 30,5 42,5 42,15 30,15\n"
	if n := score(goal + apart); n < even+500 {
		t.Errorf("with the objective %d", n)
	}
	won := draw(t, apart+"turn 8").board()
	won.phase, won.winner = over, rules.First
	for s, want := range map[rules.Side]int{rules.First: 10000, rules.Second: -10000} {
		if n := (Book{}).Score(won, s); n != want {
			t.Errorf("won by a: side %d has %d", s, n)
		}
	}
	won.winner = rules.Chance
	if n := (Book{}).Score(won, rules.First); n != 0 {
		t.Errorf("a draw is %d", n)
	}
}
