package ccn

import (
	"slices"
	"strings"

	"grognard/rules"
)

// wantAsk checks who is asked what; side "" is Chance.
func (g *game) wantAsk(kind, side string) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.Kind != kind || (req.To == rules.Chance) != (side == "") || side != "" && sideNames[req.To] != side {
		g.t.Errorf("%s, want %s asked %s", g.asked(), side, kind)
	}
	return g
}

// wantRequestRule checks the clause that grants the decision which is due.
func (g *game) wantRequestRule(clause string) *game {
	g.t.Helper()
	if req := g.p.Request(); req == nil || req.Rule != clause {
		g.t.Errorf("%s by another clause than %s", g.asked(), clause)
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

// wantOffered checks that options are among those offered; wantNot that they
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

// wantTargets checks where options of a kind lead: wantTargets("move fr-ln-1",
// "f4 f5") or wantTargets("fire fr-ln-1", "gb-ln-2").
func (g *game) wantTargets(what, want string) *game {
	g.t.Helper()
	var got []string
	for _, o := range g.options() {
		if to, ok := strings.CutPrefix(o, what+" @"); ok {
			got = append(got, to)
		}
	}
	all := strings.Fields(want)
	slices.Sort(got)
	slices.Sort(all)
	if !slices.Equal(got, all) {
		g.t.Errorf("%s: %s goes to %q, want %q", g.asked(), what, got, all)
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

// unit finds a unit of this game.
func (g *game) unit(id string) int {
	g.t.Helper()
	u := g.board().unitNamed(refsByName[id])
	if u < 0 {
		g.t.Fatalf("%s is not in this game", id)
	}
	return u
}

// leader finds a leader of this game.
func (g *game) leader(id string) int {
	g.t.Helper()
	l := g.board().leaderNamed(refsByName[id])
	if l < 0 {
		g.t.Fatalf("%s is not in this game", id)
	}
	return l
}

// wantAt checks where a unit or leader stands; "" is off the board.
func (g *game) wantAt(id, where string) *game {
	g.t.Helper()
	h, got := nowhere, ""
	if refsByName[id].Kind() == leaderKind {
		h = g.board().leaders[g.leader(id)].at
	} else {
		h = g.board().units[g.unit(id)].at
	}
	if h != nowhere {
		got = h.name()
	}
	if got != where {
		g.t.Errorf("%s stands on %q, want %q", id, got, where)
	}
	return g
}

// wantBlocks checks the strength of a unit; wantLost that units are eliminated.
func (g *game) wantBlocks(id string, want int) *game {
	g.t.Helper()
	if got := int(g.board().units[g.unit(id)].blocks); got != want {
		g.t.Errorf("%s has %d blocks, want %d", id, got, want)
	}
	return g
}

func (g *game) wantLost(ids ...string) *game {
	g.t.Helper()
	for _, id := range ids {
		g.wantBlocks(id, 0).wantAt(id, "")
	}
	return g
}

// wantLeader checks what has become of a leader: "serving", "gone", "killed".
func (g *game) wantLeader(id, want string) *game {
	g.t.Helper()
	if got := [...]string{"serving", "gone", "killed"}[g.board().leaders[g.leader(id)].state]; got != want {
		g.t.Errorf("%s is %s, want %s", id, got, want)
	}
	return g
}

// wantSquare checks the square counter of a unit; 0 is none.
func (g *game) wantSquare(id string, want int) *game {
	g.t.Helper()
	if got := int(g.board().units[g.unit(id)].square); got != want {
		g.t.Errorf("%s has square counter %d, want %d", id, got, want)
	}
	return g
}

// wantOrdered checks exactly which pieces have orders.
func (g *game) wantOrdered(ids ...string) *game {
	g.t.Helper()
	var got []string
	b := g.board()
	for u := range b.unitCount() {
		if b.units[u].ordered {
			got = append(got, Book{}.Format(b.unitName(u)))
		}
	}
	for l := range b.leaderCount() {
		if b.leaders[l].ordered {
			got = append(got, Book{}.Format(b.leaderName(l)))
		}
	}
	slices.Sort(got)
	slices.Sort(ids)
	if !slices.Equal(got, ids) {
		g.t.Errorf("ordered are %q, want %q", got, ids)
	}
	return g
}

// wantMod checks that a sum has a term of a clause: "dice", "strike", "back",
// "flags"; n is 0 where the clause must give none.
func (g *game) wantMod(sum, clause string, n int) *game {
	g.t.Helper()
	got := 0
	for _, m := range g.p.Mods() {
		if m.Sum == sum && m.Rule == clause {
			got += m.N
		}
	}
	if got != n {
		g.t.Errorf("%s gives %+d to %s, want %+d: %+v", clause, got, sum, n, g.p.Mods())
	}
	return g
}

// wantSum checks the total of a sum so far in this Step.
func (g *game) wantSum(sum string, want int) *game {
	g.t.Helper()
	got := 0
	for _, m := range g.p.Mods() {
		if m.Sum == sum {
			got += m.N
		}
	}
	if got != want {
		g.t.Errorf("%s is %d, want %d: %+v", sum, got, want, g.p.Mods())
	}
	return g
}

// wantDice checks which roll is due, by how many dice of which side.
func (g *game) wantDice(kind, side string, n int) *game {
	g.t.Helper()
	req := g.p.Request()
	if req == nil || req.To != rules.Chance || req.Kind != kind || req.Dice.Bag != nil {
		g.t.Errorf("%s, want the roll %s", g.asked(), kind)
		return g
	}
	if req.Dice.N() != n || sideNames[req.Dice.Side] != side {
		g.t.Errorf("%s: %s rolls %d dice, want %s with %d", kind, sideNames[req.Dice.Side], req.Dice.N(), side, n)
	}
	return g
}

// wantBanners checks the victory banners of a side.
func (g *game) wantBanners(side string, want int) *game {
	g.t.Helper()
	if got := g.board().banners(rules.Side(slices.Index(sideNames[:], side))); got != want {
		g.t.Errorf("the %s side has %d banners, want %d", side, got, want)
	}
	return g
}

// wantHand checks the cards of a hand, in any order; wantHandSize their number.
func (g *game) wantHand(side string, ids ...string) *game {
	g.t.Helper()
	got := (&writer{b: g.board()}).cards(handOf(rules.Side(slices.Index(sideNames[:], side))))
	slices.Sort(got)
	slices.Sort(ids)
	if !slices.Equal(got, ids) {
		g.t.Errorf("the %s hand is %q, want %q", side, got, ids)
	}
	return g
}

func (g *game) wantHandSize(side string, want int) *game {
	g.t.Helper()
	if got := g.board().handSize(rules.Side(slices.Index(sideNames[:], side))); got != want {
		g.t.Errorf("the %s hand has %d cards, want %d", side, got, want)
	}
	return g
}

// wantDiscards checks the discards from the bottom.
func (g *game) wantDiscards(ids ...string) *game {
	g.t.Helper()
	b := g.board()
	var got []string
	for _, c := range b.pile[:b.piled] {
		got = append(got, deckNames[c])
	}
	if !slices.Equal(got, ids) {
		g.t.Errorf("the discards are %q, want %q", got, ids)
	}
	return g
}

// wantPhase checks the phase and whose turn it is.
func (g *game) wantPhase(name, active string) *game {
	g.t.Helper()
	if b := g.board(); phaseNames[b.phase] != name || sideNames[b.active] != active {
		g.t.Errorf("phase %s of %s, want %s of %s", phaseNames[b.phase], sideNames[b.active], name, active)
	}
	return g
}

// wantRow checks the last result told: "none", "lost2", "driven", ...
func (g *game) wantRow(name string) *game {
	g.t.Helper()
	got := ""
	for _, e := range g.all {
		if e.Kind == rules.EvResult {
			got = strings.TrimPrefix(e.Text.Key, "ccn.row.")
		}
	}
	if got != name {
		g.t.Errorf("the result is %q, want %q", got, name)
	}
	return g
}

// wantTold checks that an event of a kind about a thing was told since the
// position was drawn; wantUntold that none was.
func (g *game) wantTold(kind rules.EventKind, who string) *game {
	g.t.Helper()
	if !g.told(kind, who) {
		g.t.Errorf("no event %s of %s", kind, who)
	}
	return g
}

func (g *game) wantUntold(kind rules.EventKind, who string) *game {
	g.t.Helper()
	if g.told(kind, who) {
		g.t.Errorf("an event %s of %s", kind, who)
	}
	return g
}

// wantAlong checks that a leader was told to go from hex to hex with his unit,
// in events without words of their own: the log tells of the unit alone.
func (g *game) wantAlong(kind rules.EventKind, rule, leader, from, to string) *game {
	g.t.Helper()
	for i, e := range g.all {
		if e.Kind == kind && e.Who == refsByName[leader] && e.From == refsByName[from] && e.To == refsByName[to] {
			if unit := g.all[i-1]; e.Rule != rule || e.Text.Key != "" || unit.From != e.From || unit.To != e.To || unit.Kind != kind {
				g.t.Errorf("%s goes along by %s, after %+v, and the log says %q", leader, e.Rule, unit, e.Text.Key)
			}
			return g
		}
	}
	g.t.Errorf("no event takes %s from %s to %s", leader, from, to)
	return g
}

func (g *game) told(kind rules.EventKind, who string) bool {
	return slices.ContainsFunc(g.all, func(e rules.Event) bool { return e.Kind == kind && e.Who == refsByName[who] })
}

// wantOver checks that the game has been won by a side.
func (g *game) wantOver(winner string) *game {
	g.t.Helper()
	if r := g.p.Result(); !r.Over || r.Winner == rules.Chance || sideNames[r.Winner] != winner {
		g.t.Errorf("result %+v, want a victory of the %s side", r, winner)
	}
	return g
}

// lastSaid is the last event whose words have a key that ends so.
func (g *game) lastSaid(key string) (found rules.Event) {
	for _, e := range g.all {
		if strings.HasSuffix(e.Text.Key, "."+key) {
			found = e
		}
	}
	return found
}

// wantSaid checks that something was told under a clause since the position was
// drawn: the end of the key of its words, such as "no_dice".
func (g *game) wantSaid(clause, key string) *game {
	g.t.Helper()
	var rules []string
	for _, e := range g.all {
		if strings.HasSuffix(e.Text.Key, "."+key) {
			rules = append(rules, e.Rule)
		}
	}
	if !slices.Contains(rules, clause) {
		g.t.Errorf("%s is told under %q, want %s", key, rules, clause)
	}
	return g
}
