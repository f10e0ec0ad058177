package eagles

import (
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
)

// wantAsk checks who is asked what: "a", "b", or "" for Chance.
func (g *game) wantAsk(kind, side string) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.Kind != kind || sideName(req.To) != side {
		g.t.Errorf("%s, want %q asked %s", g.asked(), side, kind)
	}
	return g
}

// wantOptions checks that exactly these options are listed, in any order.
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

// option reads an option.
func (g *game) option(line string) rules.Option {
	g.t.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.t.Fatal(err)
	}
	return o
}

// accepts reports whether an option would be taken now, listed or not.
func (g *game) accepts(line string) bool {
	g.t.Helper()
	req := g.p.Request()
	return req != nil && req.To != rules.Chance && req.Accepts(rules.Answer{By: req.To, Option: g.option(line)}) == nil
}

// wantOffered checks that options may be chosen, wantNot that they may not.
func (g *game) wantOffered(want ...string) *game {
	g.t.Helper()
	for _, o := range want {
		if !g.accepts(o) {
			g.t.Errorf("%s: %q is not offered: %q", g.asked(), o, g.options())
		}
	}
	return g
}

func (g *game) wantNot(options ...string) *game {
	g.t.Helper()
	for _, o := range options {
		if g.accepts(o) {
			g.t.Errorf("%s: %q is offered", g.asked(), o)
		}
	}
	return g
}

// wantRefused checks that an option is refused, citing a clause.
func (g *game) wantRefused(line, clause string) *game {
	g.t.Helper()
	reasons := g.p.Refused(g.option(line))
	if !slices.ContainsFunc(reasons, func(r rules.Reason) bool { return r.Rule == clause }) {
		g.t.Errorf("%s: %q is refused by %v, want %s", g.asked(), line, reasons, clause)
	}
	return g
}

// wantDice checks how many dice are rolled now.
func (g *game) wantDice(n int) *game {
	g.t.Helper()
	if req := g.p.Request(); req == nil || req.To != rules.Chance || req.Dice.N() != n {
		g.t.Errorf("%s, want %d dice", g.asked(), n)
	}
	return g
}

// body finds a battalion: "a1".
func (g *game) body(id string) *battalion {
	g.t.Helper()
	for i := range g.board().body {
		if g.board().bodyName(i) == id {
			return &g.board().body[i]
		}
	}
	g.t.Fatalf("%s is not in this game", id)
	return nil
}

// wantAt checks where the centre of a battalion stands, in inches, and how it
// faces, in degrees: wantAt("a1", "36.000,10.000", "0.00").
func (g *game) wantAt(id, where, facing string) *game {
	g.t.Helper()
	u := g.body(id)
	if at := inDecimals(u.at.X, 3) + "," + inDecimals(u.at.Y, 3); at != where || inDecimals(int64(u.phi), 2) != facing {
		g.t.Errorf("%s stands at %s facing %s, want %s facing %s", id, at, inDecimals(int64(u.phi), 2), where, facing)
	}
	return g
}

// wantGroup checks where a group lies, or "gone": wantGroup("a1.g2", "30.000,12.400", 2).
func (g *game) wantGroup(id, where string, men int) *game {
	g.t.Helper()
	body, number, _ := strings.Cut(id, ".g")
	var n int
	fmt.Sscan(number, &n)
	x := g.body(body).screen[n-1]
	at := inDecimals(x.at.X, 3) + "," + inDecimals(x.at.Y, 3)
	if x.men == 0 {
		at = "gone"
	}
	if at != where || x.men != men {
		g.t.Errorf("%s with %d men lies at %s, want %d at %s", id, x.men, at, men, where)
	}
	return g
}

// wantCommander checks where a Commander is: "36.000,10.000", a body such as
// "a1", or "gone".
func (g *game) wantCommander(side, where string) *game {
	g.t.Helper()
	s, _ := sideNamed(side)
	c := g.board().cmdOf(s)
	got := inDecimals(c.at.X, 3) + "," + inDecimals(c.at.Y, 3)
	switch {
	case c.state != inPlay:
		got = stateNames[c.state]
	case c.with >= 0:
		got = g.board().bodyName(c.with)
	}
	if got != where {
		g.t.Errorf("the Commander of %s is at %s, want %s", side, got, where)
	}
	return g
}

// wantRankers checks the Rankers left in a body.
func (g *game) wantRankers(id string, n int) *game {
	g.t.Helper()
	if got := g.body(id).rankers; got != n {
		g.t.Errorf("%s has %d Rankers, want %d", id, got, n)
	}
	return g
}

// wantFigures checks its Drummers, Sergeants, Standards and Officers.
func (g *game) wantFigures(id string, want [4]int) *game {
	g.t.Helper()
	if got := g.body(id).has; got != want {
		g.t.Errorf("%s has figures %v, want %v", id, got, want)
	}
	return g
}

// wantBases checks how many bases a body shows.
func (g *game) wantBases(id string, n int) *game {
	g.t.Helper()
	if got := g.body(id).bases; got != n {
		g.t.Errorf("%s shows %d bases, want %d", id, got, n)
	}
	return g
}

// wantGone checks that a battalion is out of play.
func (g *game) wantGone(id string) *game {
	g.t.Helper()
	if g.body(id).state != gone {
		g.t.Errorf("%s is %s, want it gone", id, stateNames[g.body(id).state])
	}
	return g
}

// wantMarks checks that a battalion has marks (markNames, "halted", "engaged",
// "supporting", "column"); with a "-" before it that it has not.
func (g *game) wantMarks(id string, marks ...string) *game {
	g.t.Helper()
	u := g.body(id)
	for _, m := range marks {
		name, not := strings.CutPrefix(m, "-")
		var has bool
		switch name {
		case "halted":
			has = u.resting()
		case "engaged":
			has = u.engaged()
		case "supporting":
			has = u.supporting()
		case "column":
			has = u.column
		default:
			p := u.mark(name)
			if p == nil {
				g.t.Fatalf("there is no mark %q", name)
			}
			has = *p
		}
		if has == not {
			g.t.Errorf("%s: %s is %t", id, name, has)
		}
	}
	return g
}

// mods are the terms of a sum so far in this Step, or of the last result told.
func (g *game) mods(sum string) (all []rules.Mod) {
	list := g.p.Mods()
	if len(list) == 0 {
		for _, e := range g.all {
			if e.Kind == rules.EvResult && e.Mods != nil {
				list = e.Mods
			}
		}
	}
	for _, m := range list {
		if m.Sum == sum {
			all = append(all, m)
		}
	}
	return all
}

// wantMod checks the term that a clause gives to a sum; 0: none. The last one
// counts where a Step has several such sums.
func (g *game) wantMod(sum, clause string, n int) *game {
	g.t.Helper()
	got := 0
	for _, m := range g.mods(sum) {
		if m.Rule == clause {
			got = m.N
		}
	}
	if got != n {
		g.t.Errorf("%s of %s is %d, want %d: %+v", clause, sum, got, n, g.mods(sum))
	}
	return g
}

// wantTotal checks the total of a sum.
func (g *game) wantTotal(sum string, want int) *game {
	g.t.Helper()
	got := 0
	for _, m := range g.mods(sum) {
		got += m.N
	}
	if got != want {
		g.t.Errorf("%s is %d, want %d: %+v", sum, got, want, g.mods(sum))
	}
	return g
}

// wantRow checks the last result told: "manoeuvre.passed", "melee.won", ...
func (g *game) wantRow(name string) *game {
	g.t.Helper()
	got := ""
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			got = strings.TrimPrefix(e.Text.Key, "me.row.")
		}
	}
	if got != name {
		g.t.Errorf("the result is %q, want %q", got, name)
	}
	return g
}

// wantTold checks that an event of a kind about a thing was told since the
// last answer.
func (g *game) wantTold(kind rules.EventKind, who string) *game {
	g.t.Helper()
	r, err := Book{}.Parse(who)
	if err != nil {
		g.t.Fatal(err)
	}
	if !slices.ContainsFunc(g.events, func(e rules.Event) bool { return e.Kind == kind && e.Who == r }) {
		g.t.Errorf("no event %s of %s among %+v", kind, who, g.events)
	}
	return g
}

// wantOver checks that the game has ended so: winner "a", "b" or "".
func (g *game) wantOver(winner, ending string) *game {
	g.t.Helper()
	r := g.p.Result()
	if !r.Over || sideName(r.Winner) != winner || r.Why.Key != "me.result."+ending {
		g.t.Errorf("result %+v, want %q by %s", r, winner, ending)
	}
	return g
}

// nearest is what the Field of the request makes of a wish.
func (g *game) nearest(wish string) string {
	g.t.Helper()
	return rules.FormatOption(Book{}, g.p.Request().Field.Nearest(g.option(wish)))
}
