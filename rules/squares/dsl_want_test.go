package squares

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// play gives answers of whichever player is asked: "attack red-1 @C4".
func (g *game) play(lines ...string) *game {
	g.t.Helper()
	for _, line := range lines {
		if g.settled(line) {
			continue
		}
		req := g.p.Request()
		if req == nil || req.To == rules.Chance {
			g.t.Fatalf("%s: no player is asked, but %s", line, g.asked())
		}
		o, err := rules.ParseOption(Book{}, line)
		if err != nil {
			g.t.Fatal(err)
		}
		g.answer(rules.Answer{By: req.To, Option: o}, line)
	}
	return g
}

// settled reports whether the game has named a general by itself, since he was
// the only one left.
func (g *game) settled(line string) bool {
	who, naming := strings.CutPrefix(line, "name ")
	return naming && !g.offers(line) && slices.ContainsFunc(g.events, func(e rules.Event) bool {
		return e.Text.Key == "ns.log.name" && e.Text.B == refsByName[who]
	})
}

// wantNamed checks that the game has named a general by itself.
func (g *game) wantNamed(who string) *game {
	g.t.Helper()
	if !g.settled("name " + who) {
		g.t.Errorf("%s; %s has not been named: %+v", g.asked(), who, g.events)
	}
	return g
}

// roll gives the faces of one roll, in the order of the dice.
func (g *game) roll(faces ...int) *game {
	g.t.Helper()
	if req := g.p.Request(); req == nil || req.To != rules.Chance {
		g.t.Fatalf("no dice are rolled, but %s", g.asked())
	}
	return g.answer(rules.Answer{By: rules.Chance, Faces: faces}, fmt.Sprint("roll ", faces))
}

// through takes the quiet option of every player until one is asked kind, dice
// are rolled or the game is over.
func (g *game) through(kind string) *game {
	g.t.Helper()
	for req := g.p.Request(); req != nil && req.To != rules.Chance && req.Kind != kind; req = g.p.Request() {
		if req.Quiet < 0 {
			g.t.Fatalf("%s has no quiet option", req.Kind)
		}
		g.answer(rules.Answer{By: req.To, Option: req.Options[req.Quiet]}, "quiet")
	}
	return g
}

func (g *game) answer(a rules.Answer, line string) *game {
	g.t.Helper()
	p, events, err := g.p.Play(a)
	if err != nil {
		g.t.Fatalf("%s at %s: %v; offered %q", line, g.asked(), err, g.options())
	}
	g.p, g.events = p, events
	g.all = append(g.all, events...)
	if err := g.board().Check(); err != nil {
		g.t.Fatalf("after %s: %v", line, err)
	}
	return g
}

// asked tells what the game waits for.
func (g *game) asked() string {
	req := g.p.Request()
	if req == nil {
		return "the game is over"
	}
	return fmt.Sprintf("%s is asked %s", sideName(req.To), req.Kind)
}

// sideName calls the sides as the pictures do: red, blue, or chance.
func sideName(s rules.Side) string { return [...]string{"chance", "red", "blue"}[s+1] }

// options lists what is offered, as text.
func (g *game) options() (all []string) {
	if req := g.p.Request(); req != nil {
		for _, o := range req.Options {
			all = append(all, rules.FormatOption(Book{}, o))
		}
	}
	return all
}

// wantAsk checks who is asked what: "red", "blue" or "chance".
func (g *game) wantAsk(kind, side string) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.Kind != kind || sideName(req.To) != side {
		g.t.Errorf("%s, want %s asked %s", g.asked(), side, kind)
	}
	return g
}

// wantOptions checks that exactly these options are offered, in any order.
func (g *game) wantOptions(want ...string) *game {
	g.t.Helper()
	got := g.options()
	slices.Sort(got)
	slices.Sort(want)
	if !slices.Equal(got, want) {
		g.t.Errorf("%s: offered %q, want %q", g.asked(), got, want)
	}
	return g
}

// wantOffered checks that options are among those offered, wantNot that they
// are not.
func (g *game) wantOffered(want ...string) *game {
	g.t.Helper()
	for _, o := range want {
		if !slices.Contains(g.options(), o) {
			g.t.Errorf("%s: %q is not offered: %q", g.asked(), o, g.options())
		}
	}
	return g
}

func (g *game) wantNot(options ...string) *game {
	g.t.Helper()
	for _, o := range options {
		if slices.Contains(g.options(), o) {
			g.t.Errorf("%s: %q is offered", g.asked(), o)
		}
	}
	return g
}

// wantRefused checks that an option is refused, citing a clause.
func (g *game) wantRefused(line, clause string) *game {
	g.t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.t.Fatal(err)
	}
	reasons := g.p.Refused(o)
	if !slices.ContainsFunc(reasons, func(r rules.Reason) bool { return r.Rule == clause }) {
		g.t.Errorf("%s: %q is refused by %v, want %s", g.asked(), line, reasons, clause)
	}
	return g
}

// find returns the state of a unit.
func (g *game) find(id string) *unit {
	g.t.Helper()
	u, ok := g.board().unitNamed(refsByName[id])
	if !ok {
		g.t.Fatalf("%s is not in this game", id)
	}
	return &g.board().unit[u]
}

// wantAt checks where a unit or leader stands; "" is off the board.
func (g *game) wantAt(id, where string) *game {
	g.t.Helper()
	at := offBoard
	if l, ok := g.board().leaderNamed(refsByName[id]); ok {
		at = g.board().leader[l].at
	} else {
		at = g.find(id).at
	}
	if name := at.name(); name != where && (at != offBoard || where != "") {
		g.t.Errorf("%s stands on %s, want %q", id, name, where)
	}
	return g
}

// wantHits checks the hits that a unit carries.
func (g *game) wantHits(id string, hits int) *game {
	g.t.Helper()
	if got := int(g.find(id).hits); got != hits {
		g.t.Errorf("%s has %d hits, want %d", id, got, hits)
	}
	return g
}

// wantSpent checks the AP that a unit has spent.
func (g *game) wantSpent(id string, ap int) *game {
	g.t.Helper()
	if got := int(g.find(id).spent); got != ap {
		g.t.Errorf("%s has spent %d AP, want %d", id, got, ap)
	}
	return g
}

// wantLost checks that units are eliminated.
func (g *game) wantLost(ids ...string) *game {
	g.t.Helper()
	for _, id := range ids {
		if g.find(id).state != gone {
			g.t.Errorf("%s is not eliminated", id)
		}
	}
	return g
}

// wantMarks checks marks of a unit, as in position files; "!rear" is none.
func (g *game) wantMarks(id string, marks ...string) *game {
	g.t.Helper()
	got := markNames(g.find(id).marks())
	for _, m := range marks {
		name, not := strings.CutPrefix(m, "!")
		if slices.Contains(got, name) == not {
			g.t.Errorf("%s has the marks %q, want %q", id, got, m)
		}
	}
	return g
}

// wantFacing checks where a Linear unit looks: "N".
func (g *game) wantFacing(id, facing string) *game {
	g.t.Helper()
	if got := facingNames[g.find(id).facing.number()-1]; got != facing {
		g.t.Errorf("%s faces %s, want %s", id, got, facing)
	}
	return g
}

// mods lists the terms of the sums so far in this Step, and of results told.
func (g *game) mods() []rules.Mod {
	all := slices.Clone(g.p.Mods())
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			all = append(all, e.Mods...)
		}
	}
	return all
}

// wantMod checks that a unit has a term of n by a clause; n 0: none.
func (g *game) wantMod(id, clause string, n int) *game {
	g.t.Helper()
	got := 0
	for _, m := range g.mods() {
		if m.Rule == clause && (m.Why.A == refsByName[id] || id == "") {
			got = m.N
		}
	}
	if got != n {
		g.t.Errorf("%s has %+d by %s, want %+d: %+v", id, got, clause, n, g.mods())
	}
	return g
}

// wantRow checks the last result told: "combat.won", "fire.hit", ...
func (g *game) wantRow(name string) *game {
	g.t.Helper()
	got := ""
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			got = strings.TrimPrefix(e.Text.Key, "ns.row.")
		}
	}
	if got != name {
		g.t.Errorf("the result is %q, want %q", got, name)
	}
	return g
}

// wantDice checks the dice of the roll that is waited for: how many, and the
// least face that hits, saves or passes; 7: none.
func (g *game) wantDice(kind string, dice, need int) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.To != rules.Chance || req.Kind != kind || req.Dice.N() != dice {
		g.t.Errorf("%s with %+v, want %d dice for %s", g.asked(), req, dice, kind)
		return g
	}
	got := 1 + slices.Index(req.Dice.Like, 1)
	if got == 0 {
		got = d6 + 1
	}
	if need > 0 && got != need {
		g.t.Errorf("%s succeeds on %d, want %d", kind, got, need)
	}
	return g
}

// wantTold checks that an event of a kind about a thing was told since the
// position was drawn.
func (g *game) wantTold(kind rules.EventKind, who string) *game {
	g.t.Helper()
	if !slices.ContainsFunc(g.all, func(e rules.Event) bool { return e.Kind == kind && e.Who == refsByName[who] }) {
		g.t.Errorf("no event %s of %s", kind, who)
	}
	return g
}

// wantOver checks that the game has ended so: "red", "blue" or "chance".
func (g *game) wantOver(winner, ending string) *game {
	g.t.Helper()
	r := g.p.Result()
	if !r.Over || sideName(r.Winner) != winner || r.Why.Key != "ns.result."+ending {
		g.t.Errorf("the result is %+v, want %s by %s; %s", r, winner, ending, g.asked())
	}
	return g
}

func TestExampleOfADrawnPosition(t *testing.T) {
	g := draw(t, `
	. . . . .
	. . . . .
	. . . . .
	. . . . .
	. . . . .

	C3 red-1 linear N veteran
	C3 red-2 linear N rear
	C4 blue-1 massed
	phase combat
	`)
	g.wantAsk("attack", "red").wantOffered("attack red-1 @C4", "done").
		play("attack red-1 @C4").wantAsk("attack.units", "red").play("leave red-2", "roll").
		wantDice("ns.combat", 2, 2).wantMod("red-1", "NS-C4.3.37", 1).wantMod("red-1", "NS-C4.3.38", 1).wantMod("red-1", "NS-C4.3.44", 0).
		roll(2, 3).wantDice("ns.combat", 2, 3).roll(1, 1).
		wantHits("blue-1", 2).wantHits("red-1", 0).wantDice("ns.morale", 2, 4).roll(4, 3).
		wantRow("combat.cleared").wantAsk("retreat", "blue").wantOptions("retreat blue-1 @C5", "retreat blue-1 @B5", "retreat blue-1 @D5").
		play("retreat blue-1 @C5").through("pursuit").wantOptions("advance red-1 @C4", "done")
}
