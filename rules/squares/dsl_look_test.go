package squares

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// drawnFile is the file of a picture with changes: pairs of what stands in it
// and what takes its place.
func drawnFile(t *testing.T, picture string, changes ...string) string {
	t.Helper()
	d := newDrawing(t)
	for _, line := range strings.Split(picture, "\n") {
		d.read(strings.TrimSpace(line))
	}
	file := d.file()
	for i := 0; i+1 < len(changes); i += 2 {
		if !strings.Contains(file, changes[i]) {
			t.Fatalf("%q is not in the file", changes[i])
		}
		file = strings.Replace(file, changes[i], changes[i+1], 1)
	}
	return file
}

// redraw sets up a picture whose file is changed.
func redraw(t *testing.T, picture string, changes ...string) *game {
	t.Helper()
	return begin(t, load(t, []byte(drawnFile(t, picture, changes...)), nil))
}

// scenarioOf is the file of a picture before the battle begins.
func scenarioOf(t *testing.T, picture string, changes ...string) string {
	t.Helper()
	file, _, _ := strings.Cut(drawnFile(t, picture, changes...), "[position]")
	return file
}

// opening begins a battle from its scenario with options switched on.
func opening(t *testing.T, picture string, on []string, changes ...string) *game {
	t.Helper()
	set := map[string]string{}
	for _, key := range on {
		set[key] = "on"
	}
	return begin(t, load(t, []byte(scenarioOf(t, picture, changes...)), set))
}

// wantFault checks that a file is refused with a cause.
func wantFault(t *testing.T, file, cause string) {
	t.Helper()
	if _, err := (Book{}).Load([]byte(file), nil); err == nil || !strings.Contains(err.Error(), cause) {
		t.Errorf("the file is loaded with %v, want %q", err, cause)
	}
}

// seat is the side that a picture calls red or blue.
func seat(name string) rules.Side {
	if name == "red" {
		return rules.First
	}
	return rules.Second
}

// piece is a thing as a side sees it, or nil.
func (g *game) piece(viewer, id string) *rules.Piece {
	for _, p := range g.View(seat(viewer)).Pieces {
		if p.Ref == refsByName[id] {
			return &p
		}
	}
	return nil
}

// wantSeen checks that a side sees a thing with marks; "!rear" is none.
func (g *game) wantSeen(viewer, id string, marks ...string) *game {
	g.Helper()
	p := g.piece(viewer, id)
	if p == nil {
		g.Errorf("%s does not see %s", viewer, id)
		return g
	}
	for _, m := range marks {
		name, not := strings.CutPrefix(m, "!")
		if slices.Contains(marksOf(p), name) == not {
			g.Errorf("%s is seen with %q, want %q", id, marksOf(p), m)
		}
	}
	return g
}

// marksOf lists what is shown on a piece: "ap-2" and "aps-3" are two action points
// left of three.
func marksOf(p *rules.Piece) (all []string) {
	for _, s := range p.State {
		all = append(all, string(s))
	}
	if _, ok := p.Badge(rules.BadgeHits); ok {
		all = append(all, "hits")
	}
	if k, ok := p.Badge(rules.BadgePoints); ok {
		all = append(all, fmt.Sprint("ap-", k.N), fmt.Sprint("aps-", k.Of))
	}
	return all
}

// wantUnseen checks that a side does not see things.
func (g *game) wantUnseen(viewer string, ids ...string) *game {
	g.Helper()
	for _, id := range ids {
		if p := g.piece(viewer, id); p != nil {
			g.Errorf("%s sees %s at %s", viewer, id, Book{}.Format(p.Cell))
		}
	}
	return g
}

// wantGauge checks a gauge of a side, of the things named if there are any.
func (g *game) wantGauge(side, key string, n int, refs ...string) *game {
	g.Helper()
	return g.wantAmong(g.View(seat(side)).Sides[seat(side)].Gauges, side, key, n, refs)
}

// wantTable checks a gauge that belongs to neither side.
func (g *game) wantTable(key string, n int, refs ...string) *game {
	g.Helper()
	return g.wantAmong(g.View(rules.First).Gauges, "the table", key, n, refs)
}

// wantHour checks the hour of the clock, wantNight whether it is night.
func (g *game) wantHour(n int) *game {
	g.Helper()
	if got := g.board().clock() % wholeDay / hour; got != n {
		g.Errorf("it is %d o'clock, want %d", got, n)
	}
	return g.wantTable("clock", g.board().clock()%wholeDay)
}

func (g *game) wantNight(night bool) *game {
	g.Helper()
	for _, x := range g.View(rules.First).Gauges {
		if x.Key == "clock" && (x.Text.Key == "ns.gauge.clock.night") != night {
			g.Errorf("the clock says %s, want night: %t", x.Text.Key, night)
		}
	}
	return g
}

func (g *game) wantAmong(all []rules.Gauge, side, key string, n int, refs []string) *game {
	g.Helper()
	for _, x := range all {
		var names []string
		for _, r := range x.Refs {
			names = append(names, Book{}.Format(r))
		}
		if string(x.Key) == key && (len(refs) == 0 || slices.Equal(names, refs)) {
			if x.N != n {
				g.Errorf("%s of %s %q is %d, want %d", key, side, names, x.N, n)
			}
			return g
		}
	}
	g.Errorf("%s has no gauge %s of %q", side, key, refs)
	return g
}

// wantNote checks that a side reads a note on a thing.
func (g *game) wantNote(viewer, id, key string) *game {
	g.Helper()
	if !slices.Contains(g.notes(viewer, id), key) {
		g.Errorf("%s reads %q of %s, want %q", viewer, g.notes(viewer, id), id, key)
	}
	return g
}

// note is what a side reads of a thing under a key.
func (g *game) note(viewer, id, key string) rules.Note {
	g.Helper()
	for _, n := range (Book{}).Inspect(g.board(), seat(viewer), refsByName[id]) {
		if n.Text.Key == "ns.inspect."+key {
			return n
		}
	}
	g.Errorf("%s reads no %s of %s", viewer, key, id)
	return rules.Note{}
}

// notes are the keys of what a side reads of a thing.
func (g *game) notes(viewer, id string) (keys []string) {
	for _, n := range (Book{}).Inspect(g.board(), seat(viewer), refsByName[id]) {
		keys = append(keys, strings.TrimPrefix(n.Text.Key, "ns.inspect."))
	}
	return keys
}

// wantPhase checks the phase of the turn, by its name in position files.
func (g *game) wantPhase(name string) *game {
	g.Helper()
	if got := phaseNames[g.board().phase]; got != name {
		g.Errorf("the phase is %s, want %s; %s", got, name, g.Asked())
	}
	return g
}

// wantPool checks how many tokens of 3, 2 and 1 AP are left.
func (g *game) wantPool(three, two, one int) *game {
	g.Helper()
	var tokens []string
	for i, n := range [3]int{three, two, one} {
		tokens = append(tokens, slices.Repeat([]string{[3]string{"token-3", "token-2", "token-1"}[i]}, n)...)
	}
	return g.wantTable("tokens", three+two+one, tokens...)
}

// wantAP checks who is active with how many AP.
func (g *game) wantAP(leader string, ap int) *game {
	g.Helper()
	if p := g.View(rules.First).Phase; p.A != refsByName[leader] || p.N != ap {
		g.Errorf("%s is active with %d AP, want %s with %d", Book{}.Format(p.A), p.N, leader, ap)
	}
	return g
}

// dice takes the quiet options until dice are rolled.
func (g *game) dice() *game { g.Helper(); return g.through("-") }

// drift takes the quiet options and rolls one face with every die until a
// player is asked kind.
func (g *game) drift(kind string, face int) *game {
	g.Helper()
	for req := g.Request(); req != nil && req.Kind != kind; req = g.Request() {
		if kind == "contest.name" && req.Kind == "ns.contest" {
			return g // the only generals have been named
		}
		if req.To != rules.Chance {
			g.through(kind)
			continue
		}
		g.Roll(slices.Repeat([]int{face}, req.Dice.N())...)
	}
	return g
}
