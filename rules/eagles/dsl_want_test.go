package eagles

import (
	"fmt"
	"strings"

	"grognard/rules"
)

// wantDice checks how many dice are rolled now.
func (g *game) wantDice(n int) *game {
	g.Helper()
	if req := g.Request(); req == nil || req.To != rules.Chance || req.Dice.N() != n {
		g.Errorf("%s, want %d dice", g.Asked(), n)
	}
	return g
}

// body finds a battalion: "a1".
func (g *game) body(id string) *battalion {
	g.Helper()
	for i := range g.board().body {
		if g.board().bodyName(i) == id {
			return &g.board().body[i]
		}
	}
	g.Fatalf("%s is not in this game", id)
	return nil
}

// wantAt checks where the centre of a battalion stands, in inches, and how it
// faces, in degrees: wantAt("a1", "36.000,10.000", "0.00").
func (g *game) wantAt(id, where, facing string) *game {
	g.Helper()
	u := g.body(id)
	if at := inDecimals(u.at.X, 3) + "," + inDecimals(u.at.Y, 3); at != where || inDecimals(int64(u.phi), 2) != facing {
		g.Errorf("%s stands at %s facing %s, want %s facing %s", id, at, inDecimals(int64(u.phi), 2), where, facing)
	}
	return g
}

// wantGroup checks where a group lies, or "gone": wantGroup("a1.g2", "30.000,12.400", 2).
func (g *game) wantGroup(id, where string, men int) *game {
	g.Helper()
	body, number, _ := strings.Cut(id, ".g")
	var n int
	fmt.Sscan(number, &n)
	x := g.body(body).screen[n-1]
	at := inDecimals(x.at.X, 3) + "," + inDecimals(x.at.Y, 3)
	if x.men == 0 {
		at = "gone"
	}
	if at != where || x.men != men {
		g.Errorf("%s with %d men lies at %s, want %d at %s", id, x.men, at, men, where)
	}
	return g
}

// wantCommander checks where a Commander is: "36.000,10.000", a body such as
// "a1", or "gone".
func (g *game) wantCommander(side, where string) *game {
	g.Helper()
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
		g.Errorf("the Commander of %s is at %s, want %s", side, got, where)
	}
	return g
}

// wantRankers checks the Rankers left in a body.
func (g *game) wantRankers(id string, n int) *game {
	g.Helper()
	if got := g.body(id).rankers; got != n {
		g.Errorf("%s has %d Rankers, want %d", id, got, n)
	}
	return g
}

// wantFigures checks its Drummers, Sergeants, Standards and Officers.
func (g *game) wantFigures(id string, want [4]int) *game {
	g.Helper()
	if got := g.body(id).has; got != want {
		g.Errorf("%s has figures %v, want %v", id, got, want)
	}
	return g
}

// wantBases checks how many bases a body shows.
func (g *game) wantBases(id string, n int) *game {
	g.Helper()
	if got := g.body(id).bases; got != n {
		g.Errorf("%s shows %d bases, want %d", id, got, n)
	}
	return g
}

// wantGone checks that a battalion is out of play.
func (g *game) wantGone(id string) *game {
	g.Helper()
	if g.body(id).state != gone {
		g.Errorf("%s is %s, want it gone", id, stateNames[g.body(id).state])
	}
	return g
}

// wantMarks checks that a battalion has marks (markNames, "halted", "engaged",
// "supporting", "column"); with a "-" before it that it has not.
func (g *game) wantMarks(id string, marks ...string) *game {
	g.Helper()
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
				g.Fatalf("there is no mark %q", name)
			}
			has = *p
		}
		if has == not {
			g.Errorf("%s: %s is %t", id, name, has)
		}
	}
	return g
}

// mods are the terms of a sum so far in this Step, or of the last result told.
func (g *game) mods(sum rules.SumKey) (all []rules.Mod) {
	for _, m := range g.LastMods() {
		if m.Sum == sum {
			all = append(all, m)
		}
	}
	return all
}

// wantMod checks the term that a clause gives to a sum; 0: none. The last one
// counts where a Step has several such sums.
func (g *game) wantMod(sum rules.SumKey, clause string, n int) *game {
	g.Helper()
	got := 0
	for _, m := range g.mods(sum) {
		if m.Rule == clause {
			got = m.N
		}
	}
	if got != n {
		g.Errorf("%s of %s is %d, want %d: %+v", clause, sum, got, n, g.mods(sum))
	}
	return g
}

// nearest is what the Field of the request makes of a wish.
func (g *game) nearest(wish string) string {
	g.Helper()
	return rules.FormatOption(Book{}, g.Request().Field.Nearest(g.Option(wish)))
}
