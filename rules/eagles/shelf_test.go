package eagles

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// seldom is what no battle on the shelf can come to, or only by so rare a chance that the
// games of this test do not, and why.
var seldom = map[string]string{
	"me.log.left_out": "a battalion finds no room where it may be placed: ME-10.14; every table of ours has room for all",
	"me.log.stand":    "a battalion that supports a friend in melee is ordered to stand: ME-13.2",
}

// TestEveryRuleIsReachedByABattle: what ground, troops, objectives and tables the book knows,
// some battle has; what it asks and tells, some battle comes to in random games, with each
// switch thrown in one of them.
func TestEveryRuleIsReachedByABattle(t *testing.T) {
	if testing.Short() {
		t.Skip("random games of every battle")
	}
	seen := map[string]bool{}
	files := scenarioFiles(t)
	for i, name := range slices.Sorted(maps.Keys(files)) {
		seesOf(load(t, files[name], nil), seen)
		for g, set := range []map[string]string{nil, {"deployment": "free", "cascade": "yes", "ask_rerolls": "yes"}, {"measuring": "by_eye"}} {
			r := rand.New(rand.NewPCG(uint64(g), uint64(i)))
			rulestest.Visit(t, Book{}, load(t, files[name], set), shelfAnswers, seen, func(p *rules.Position) rules.Answer { return eager(p.Request(), r) })
		}
	}
	rulestest.Reached(t, append(shelfWants(), rulestest.Words(t, Book{}, "prompt|log", ".name", ".group")...), seen, seldom)
}

// shelfAnswers is how many answers of each game are tried.
const shelfAnswers = 1500

// eager answers by chance, but is soon done with armies and rather charges, fights and fires
// than not.
func eager(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To != rules.Chance && hasty(req) < 0 && r.IntN(3) > 0 {
		var bold []rules.Option
		for _, o := range req.Options {
			if o.Do == "charge" || o.Do == "fight" || o.Do == "fire" || o.Do == "rally" || o.Do == "stand" && req.Kind == "order" {
				bold = append(bold, o)
			}
		}
		if len(bold) > 0 {
			return rules.Answer{By: req.To, Option: bold[r.IntN(len(bold))]}
		}
	}
	return playout.Answer(req, r)
}

// seesOf notes what a battle is made of.
func seesOf(b *Board, seen map[string]bool) {
	f := b.scenario
	seen["table "+tableSizes[f.table].name] = true
	seen[fmt.Sprint("zones of its own ", len(f.zones) > 0)] = true
	for i := range f.zones {
		seen[fmt.Sprint("zone for some battalions ", f.zones[i].most > 0)] = true
	}
	for i := range f.scene {
		seen["ground "+grounds[f.scene[i].kind].name] = true
		seen[fmt.Sprint("level ", f.scene[i].level)] = true
	}
	seen[fmt.Sprint("objectives ", len(f.objectives) > 0)] = true
	for i := range f.objectives {
		g := &f.objectives[i]
		seen["objective "+objectiveKinds[g.kind]] = true
		seen[fmt.Sprint("objective of one side ", g.side != rules.Chance)] = true
	}
	for s := range b.army {
		if b.army[s].nation != noNation {
			seen["nation "+nations[b.army[s].nation]] = true
			seen["home "+edges[b.army[s].home].name] = true
		}
	}
	for i := range b.body {
		u := &b.body[i]
		seen["grade "+grades[u.grade].name] = true
		for what, is := range map[string]bool{"light": u.light, "rifles": u.rifles, "contingent": u.nation != b.army[u.side].nation, "skirmishers of a battalion of the line": u.posts > 0 && !u.light,
			"a single file of skirmishers": slices.ContainsFunc(u.screen[:u.posts], func(g group) bool { return g.men == 1 }), "the smallest battalion": u.bought == leastRankers,
			"the largest battalion": u.bought == mostRankers, "column": u.column, "line": !u.column} {
			seen[what] = seen[what] || is
		}
		for k := range u.had {
			if u.had[k] == figureTable[k].most {
				seen["as many as may be: "+figureTable[k].name] = true
			}
		}
	}
}

// shelfWants is what battles can be made of.
func shelfWants() (all []string) {
	for _, x := range tableSizes {
		all = append(all, "table "+x.name)
	}
	for i := range grounds {
		all = append(all, "ground "+grounds[i].name)
	}
	for _, kind := range objectiveKinds {
		all = append(all, "objective "+kind)
	}
	for _, n := range nations {
		all = append(all, "nation "+n)
	}
	for i := range edges {
		all = append(all, "home "+edges[i].name)
	}
	for i := range grades {
		all = append(all, "grade "+grades[i].name)
	}
	for i := range figureTable[:figures] {
		all = append(all, "as many as may be: "+figureTable[i].name)
	}
	return append(all, "level 1", "level 2", "zones of its own true", "zones of its own false", "zone for some battalions true", "objectives true", "objectives false", "objective of one side true",
		"objective of one side false", "light", "rifles", "contingent", "skirmishers of a battalion of the line", "a single file of skirmishers", "the smallest battalion", "the largest battalion",
		"column", "line")
}
