package ccn

import (
	"slices"
	"strings"

	"grognard/rules"
)

// unit finds a unit of this game.
func (g *game) unit(id string) int {
	g.Helper()
	u := g.board().unitNamed(refsByName[id])
	if u < 0 {
		g.Fatalf("%s is not in this game", id)
	}
	return u
}

// leader finds a leader of this game.
func (g *game) leader(id string) int {
	g.Helper()
	l := g.board().leaderNamed(refsByName[id])
	if l < 0 {
		g.Fatalf("%s is not in this game", id)
	}
	return l
}

// wantBlocks checks the strength of a unit; wantLost that units are eliminated.
func (g *game) wantBlocks(id string, want int) *game {
	g.Helper()
	if got := int(g.board().units[g.unit(id)].blocks); got != want {
		g.Errorf("%s has %d blocks, want %d", id, got, want)
	}
	return g
}

func (g *game) wantLost(ids ...string) *game {
	g.Helper()
	for _, id := range ids {
		g.wantBlocks(id, 0).WantAt(id, "")
	}
	return g
}

// wantLeader checks what has become of a leader: "serving", "gone", "killed".
func (g *game) wantLeader(id, want string) *game {
	g.Helper()
	if got := [...]string{"serving", "gone", "killed"}[g.board().leaders[g.leader(id)].state]; got != want {
		g.Errorf("%s is %s, want %s", id, got, want)
	}
	return g
}

// wantSquare checks the square counter of a unit; 0 is none.
func (g *game) wantSquare(id string, want int) *game {
	g.Helper()
	if got := int(g.board().units[g.unit(id)].square); got != want {
		g.Errorf("%s has square counter %d, want %d", id, got, want)
	}
	if p, _ := g.piece(id); want > 0 && !slices.Equal(p.Badges, []rules.Badge{{Kind: rules.BadgeSquare, N: want}}) {
		g.Errorf("%s shows the numbers %v, want square counter %d", id, p.Badges, want)
	}
	return g
}

// wantOrdered checks exactly which pieces have orders.
func (g *game) wantOrdered(ids ...string) *game {
	g.Helper()
	var got []string
	b := g.board()
	for u := range b.unitCount() {
		if b.units[u].ordered {
			got = append(got, Book{}.Format(b.unitRef(u)))
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered {
			got = append(got, Book{}.Format(b.leaderRef(l)))
		}
	}
	return g.WantNames("ordered are", got, ids...)
}

// wantMod checks that a sum has a term of a clause: "dice", "strike", "back",
// "flags"; n is 0 where the clause must give none.
func (g *game) wantMod(sum rules.SumKey, clause string, n int) *game {
	g.Helper()
	got := 0
	for _, m := range g.Mods() {
		if m.Sum == sum && m.Rule == clause {
			got += m.N
		}
	}
	if got != n {
		g.Errorf("%s gives %+d to %s, want %+d: %+v", clause, got, sum, n, g.Mods())
	}
	return g
}

// wantDice checks which roll is due, by how many dice of which side.
func (g *game) wantDice(kind, side string, n int) *game {
	g.Helper()
	req := g.Request()
	if req == nil || req.To != rules.Chance || req.Kind != kind || req.Dice.Bag != nil {
		g.Errorf("%s, want the roll %s", g.Asked(), kind)
		return g
	}
	if req.Dice.N() != n || sideNames[req.Dice.Side] != side {
		g.Errorf("%s: %s rolls %d dice, want %s with %d", kind, sideNames[req.Dice.Side], req.Dice.N(), side, n)
	}
	return g
}

// wantBanners checks the victory banners of a side.
func (g *game) wantBanners(side string, want int) *game {
	g.Helper()
	if got := g.board().banners(g.SideOf(side)); got != want {
		g.Errorf("the %s side has %d banners, want %d", side, got, want)
	}
	return g
}

// wantHand checks the cards of a hand, in any order; wantHandSize their number.
func (g *game) wantHand(side string, ids ...string) *game {
	g.Helper()
	return g.WantNames("the "+side+" hand is", g.board().cardNames(handOf(g.SideOf(side))), ids...)
}

func (g *game) wantHandSize(side string, want int) *game {
	g.Helper()
	if got := g.board().handSize(g.SideOf(side)); got != want {
		g.Errorf("the %s hand has %d cards, want %d", side, got, want)
	}
	return g
}

// wantDiscards checks the discards from the bottom.
func (g *game) wantDiscards(ids ...string) *game {
	g.Helper()
	b := g.board()
	var got []string
	for _, c := range b.pile[:b.piled] {
		got = append(got, deckNames[c])
	}
	if !slices.Equal(got, ids) {
		g.Errorf("the discards are %q, want %q", got, ids)
	}
	return g
}

// wantPhase checks the phase and whose turn it is.
func (g *game) wantPhase(name, active string) *game {
	g.Helper()
	if b := g.board(); phaseNames[b.phase] != name || sideNames[b.active] != active {
		g.Errorf("phase %s of %s, want %s of %s", phaseNames[b.phase], sideNames[b.active], name, active)
	}
	return g
}

// wantAlong checks that a leader was told to go from hex to hex with his unit,
// in events without words of their own: the log tells of the unit alone.
func (g *game) wantAlong(kind rules.EventKind, rule, leader, from, to string) *game {
	g.Helper()
	for i, e := range g.AllEvents {
		if e.Kind == kind && e.Who == refsByName[leader] && e.From == refsByName[from] && e.To == refsByName[to] {
			if unit := g.AllEvents[i-1]; e.Rule != rule || e.Text.Key != "" || unit.From != e.From || unit.To != e.To || unit.Kind != kind {
				g.Errorf("%s goes along by %s, after %+v, and the log says %q", leader, e.Rule, unit, e.Text.Key)
			}
			return g
		}
	}
	g.Errorf("no event takes %s from %s to %s", leader, from, to)
	return g
}

// wantOver checks that the game has been won by a side.
func (g *game) wantOver(winner string) *game {
	g.Helper()
	if r := g.Result(); !r.Over || r.Winner == rules.Chance || sideNames[r.Winner] != winner {
		g.Errorf("result %+v, want a victory of the %s side", r, winner)
	}
	return g
}

// lastSaid is the last event whose words have a key that ends so.
func (g *game) lastSaid(key string) (found rules.Event) {
	for _, e := range g.AllEvents {
		if strings.HasSuffix(e.Text.Key, "."+key) {
			found = e
		}
	}
	return found
}

// wantSaid checks that something was told under a clause since the position was
// drawn: the end of the key of its words, such as "no_dice".
func (g *game) wantSaid(clause, key string) *game {
	g.Helper()
	var rules []string
	for _, e := range g.AllEvents {
		if strings.HasSuffix(e.Text.Key, "."+key) {
			rules = append(rules, e.Rule)
		}
	}
	if !slices.Contains(rules, clause) {
		g.Errorf("%s is told under %q, want %s", key, rules, clause)
	}
	return g
}
