package script

import (
	"slices"
	"strings"

	"grognard/rules"
)

// WantAsk checks who is asked what.
func (g *Game[G]) WantAsk(kind, side string) G {
	g.Helper()
	if !g.asks(kind, side) {
		g.Errorf("want %q asked %s", side, kind)
	}
	return g.self
}

// WantRule checks the clause that grants the decision which is due.
func (g *Game[G]) WantRule(clause string) G {
	g.Helper()
	if req := g.Request(); req == nil || req.Rule != clause {
		g.Errorf("it is not by %s", clause)
	}
	return g.self
}

// WantOptions checks that exactly these options are listed, in any order.
func (g *Game[G]) WantOptions(want ...string) G {
	g.Helper()
	return g.WantNames("offered are", g.Options(), want...)
}

// WantEach checks the options of one kind: want is what follows behind the Do.
func (g *Game[G]) WantEach(do string, want ...string) G {
	g.Helper()
	var got []string
	for _, o := range g.Options() {
		if head, rest, _ := strings.Cut(o, " "); head == do {
			got = append(got, rest)
		}
	}
	return g.WantNames("offered to "+do+" are", got, want...)
}

// WantTargets checks where options of a kind lead: WantTargets("move fr-44",
// "0405 0406").
func (g *Game[G]) WantTargets(what, want string) G {
	g.Helper()
	var got []string
	for _, o := range g.Options() {
		if to, ok := strings.CutPrefix(o, what+" @"); ok {
			got = append(got, to)
		}
	}
	return g.WantNames(what+" leads to", got, strings.Fields(want)...)
}

// WantOffered checks that options may be chosen, listed or not.
func (g *Game[G]) WantOffered(lines ...string) G {
	g.Helper()
	for _, line := range lines {
		if !g.Accepts(line) {
			g.Errorf("%q is not offered", line)
		}
	}
	return g.self
}

// WantNot checks that options may not be chosen.
func (g *Game[G]) WantNot(lines ...string) G {
	g.Helper()
	for _, line := range lines {
		if g.Accepts(line) {
			g.Errorf("%q is offered", line)
		}
	}
	return g.self
}

// Accepts reports whether an option would be taken now.
func (g *Game[G]) Accepts(line string) bool {
	g.Helper()
	req := g.Request()
	return req != nil && req.To != rules.Chance && req.Accepts(rules.Answer{By: req.To, Option: g.Option(line)}) == nil
}

// WantRefused checks that an option is refused, citing a clause.
func (g *Game[G]) WantRefused(line, clause string) G {
	g.Helper()
	reasons := g.Refused(g.Option(line))
	if !slices.ContainsFunc(reasons, func(r rules.Reason) bool { return r.Rule == clause }) {
		g.Errorf("%q is refused by %v, want %s", line, reasons, clause)
	}
	return g.self
}

// WantWhy checks the first reason against an option: its clause, and the end of
// the key of its words.
func (g *Game[G]) WantWhy(line, clause, key string) G {
	g.Helper()
	if all := g.Refused(g.Option(line)); len(all) == 0 || all[0].Rule != clause || all[0].Text.Key != g.key("why", key) {
		g.Errorf("%q is refused by %+v, want %s %s", line, all, clause, key)
	}
	return g.self
}

// WantNames checks lists of words, in any order.
func (g *Game[G]) WantNames(what string, got []string, want ...string) G {
	g.Helper()
	got, want = slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))
	if !slices.Equal(got, want) {
		g.Errorf("%s %q, want %q", what, got, want)
	}
	return g.self
}

// WantAt checks where things stand, in pairs: "fr-44", "0405", "au-28", "".
func (g *Game[G]) WantAt(pairs ...string) G {
	g.Helper()
	for i := 0; i+1 < len(pairs); i += 2 { // an iterator would hide the line that fails
		id, want := pairs[i], pairs[i+1]
		got, ok := g.lang.Where(g.Board(), g.Ref(id))
		if !ok {
			g.Fatalf("%s is not in this game", id)
		}
		if got != want {
			g.Errorf("%s stands on %q, want %q", id, got, want)
		}
	}
	return g.self
}

// Terms are those of the Step so far, or else of the last result told.
func (g *Game[G]) LastMods() []rules.Mod {
	mods := g.Mods()
	if len(mods) == 0 {
		for _, e := range g.AllEvents {
			if e.Kind == rules.EvResult && e.Mods != nil {
				mods = e.Mods
			}
		}
	}
	return mods
}

// WantTotal checks the total of a sum.
func (g *Game[G]) WantTotal(sum rules.SumKey, want int) G {
	g.Helper()
	got := 0
	for _, m := range g.LastMods() {
		if m.Sum == sum {
			got += m.N
		}
	}
	if got != want {
		g.Errorf("%s is %d, want %d: %+v", sum, got, want, g.LastMods())
	}
	return g.self
}

// WantRow checks the last result told, by the end of its key.
func (g *Game[G]) WantRow(name string) G {
	g.Helper()
	got := ""
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvResult {
			got = strings.TrimPrefix(e.Text.Key, g.key("row", ""))
		}
	}
	if got != name {
		g.Errorf("the result is %q, want %q", got, name)
	}
	return g.self
}

// WantTold checks that the last answer told events of a kind about a thing.
func (g *Game[G]) WantTold(kind rules.EventKind, who string) G {
	g.Helper()
	if !g.tells(g.Events, kind, who) {
		g.Errorf("no event %s of %s", kind, who)
	}
	return g.self
}

// WantEverTold checks that an event of a kind about a thing was told since the
// position was drawn.
func (g *Game[G]) WantEverTold(kind rules.EventKind, who string) G {
	g.Helper()
	if !g.tells(g.AllEvents, kind, who) {
		g.Errorf("there never was an event %s of %s", kind, who)
	}
	return g.self
}

// WantNeverTold checks that no event of a kind about a thing was told since then.
func (g *Game[G]) WantNeverTold(kind rules.EventKind, who string) G {
	g.Helper()
	if g.tells(g.AllEvents, kind, who) {
		g.Errorf("an event %s of %s has been told", kind, who)
	}
	return g.self
}

func (g *Game[G]) tells(events []rules.Event, kind rules.EventKind, who string) bool {
	g.Helper()
	var about rules.Ref
	if who != "" {
		about = g.Ref(who)
	}
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == kind && e.Who == about })
}

// WantGauge checks a number in the margin of a side, as everybody sees it.
func (g *Game[G]) WantGauge(side, key string, want int) G {
	g.Helper()
	if got := g.Gauge(side, key).N; got != want {
		g.Errorf("the gauge %s of %s shows %d, want %d", key, side, got, want)
	}
	return g.self
}

// Gauge is a number in the margin of a side.
func (g *Game[G]) Gauge(side, key string) rules.Gauge {
	g.Helper()
	all := g.View(rules.Chance).Sides[g.SideOf(side)].Gauges
	i := slices.IndexFunc(all, func(x rules.Gauge) bool { return string(x.Key) == key })
	if i < 0 {
		g.Fatalf("%s has no gauge %q", side, key)
	}
	return all[i]
}

// WantOver checks that the game has ended so; winner is what Language calls
// Chance in a draw.
func (g *Game[G]) WantOver(winner, ending string) G {
	g.Helper()
	r := g.Result()
	if !r.Over || g.lang.Side(g.Board(), r.Winner) != winner || r.Why.Key != g.key("result", ending) {
		g.Errorf("the result is %+v, want %q by %s", r, winner, ending)
	}
	return g.self
}

// key is a key of the words of the rulebook.
func (g *Game[G]) key(kind, name string) string {
	return g.lang.Book.Prefix() + "." + kind + "." + name
}
