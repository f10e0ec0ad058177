package squares

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
	"start at random":         "for invented battles: NS-C0.1; each of ours was fought at an hour that is known",
	"ns.log.dry":              "a six in bombardment, then a 5 or 6, in a battle with ammunition: NS-C4.2.25",
	"ns.log.supplied":         "a battery that is dry reaches its park: NS-C4.2.26",
	"ns.prompt.reveal.hit":    "a marker with several units was hit before it is removed: NS-A.62",
	"ns.prompt.recover.unit":  "a marker with two tired units recovers: NS-A.64",
	"ns.prompt.reset.face":    "another wording of the question how a square is ranked anew: NS-C4.3.88",
	"ns.prompt.reset.done":    "another wording of the question how a square is ranked anew: NS-C4.3.88",
	"ns.log.attack.more":      "three Linear brigades of one square attack together: NS-C4.3.6",
	"ns.prompt.displace":      "a general stands alone with several units of his equally near: NS-A.48",
	"ns.prompt.second.defend": "in a second round the defender has more brigades than may fight: NS-C4.3.80",
}

// TestEveryRuleIsReachedByABattle: what ground, troops, weather, options and other readings
// the book knows, some battle has; what it asks and tells, some battle comes to in random games.
func TestEveryRuleIsReachedByABattle(t *testing.T) {
	if testing.Short() {
		t.Skip("random games of every battle")
	}
	seen := map[string]bool{}
	files := scenarioFiles(t)
	for i, name := range slices.Sorted(maps.Keys(files)) {
		set := allOptions(t, files[name])
		for key := range set {
			seen["option "+key] = true
		}
		b := load(t, files[name], set)
		seesOf(b, seen)
		for g := range 8 {
			if g == 2 { // with markers hardly anybody is attacked
				delete(set, "fog_of_war")
				b = load(t, files[name], set)
			}
			r := rand.New(rand.NewPCG(uint64(g), uint64(i)))
			rulestest.Visit(t, Book{}, b.Clone(), shelfAnswers, seen, func(p *rules.Position) rules.Answer { return eager(p, r) })
		}
	}
	rulestest.Reached(t, append(shelfWants(), rulestest.Words(t, Book{}, "prompt|log", ".name")...), seen, seldom)
}

// shelfAnswers is how many answers of each game are tried.
const shelfAnswers = 4000

// eager answers by chance, but goes where the enemy is, rather attacks than not, and does not
// leave the field.
func eager(p *rules.Position, r *rand.Rand) rules.Answer {
	req := p.Request()
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	if bold(req) > 0 && r.IntN(8) > 0 {
		return rules.Answer{By: req.To, Option: req.Options[1+r.IntN(len(req.Options)-1)]}
	}
	if i := slices.IndexFunc(req.Options, func(o rules.Option) bool { return o.Do == "bridge" || o.Do == "intervene" && r.IntN(3) == 0 }); i >= 0 {
		return rules.Answer{By: req.To, Option: req.Options[i]}
	}
	o := req.Options[r.IntN(len(req.Options))]
	for range 8 {
		rare := o.Do == "leave" || o.Do == "none" || (o.Do == "done" || o.Do == "roll") && req.Kind != "move" || o.Do == "withdraw" && r.IntN(2) == 0
		if !rare {
			break
		}
		o = req.Options[r.IntN(len(req.Options))]
	}
	if req.Kind == "move" && o.Do == "move" {
		b := p.Board().(*Board)
		for range 6 {
			if x := req.Options[r.IntN(len(req.Options))]; x.Do == "move" && b.fromEnemy(x, req.To) < b.fromEnemy(o, req.To) {
				o = x
			}
		}
	}
	return rules.Answer{By: req.To, Option: o}
}

// fromEnemy is how far the nearest enemy is from where a move leads.
func (b *Board) fromEnemy(o rules.Option, s rules.Side) int {
	to, _ := parseSquare(Book{}.Format(o.At))
	n := maxCols
	for rest := b.of[s.Other()]; rest != 0; rest = rest.Rest() {
		if at := b.unit[rest.First()].at; at != offBoard {
			n = min(n, distance(at, to))
		}
	}
	return n
}

// seesOf notes what a battle is made of.
func seesOf(b *Board, seen map[string]bool) {
	see := func(what string, is bool) { seen[what] = seen[what] || is }
	for q := range b.ground {
		g := &b.ground[q]
		see("hill", g.hill)
		see("wood", g.wood)
		see("wooded hill", g.wood && g.hill)
		see("broken", g.broken)
		see("fields", g.fields)
		see("ford", g.fordable)
		see("bridge over a ford", g.fordable && g.bridge)
		see("river", g.unfordable)
		see("bridge over a river", g.unfordable && g.bridge)
		see("fort", g.fort)
		see("town", g.areas == 1 && !g.fort)
		see("town of two areas", g.areas == 2)
	}
	seen["weather "+weatherNames[b.startWeather]] = true
	seen["region "+b.region] = true
	seen["edge "+facingNames[b.side[0].edge/2]] = true
	seen["edge "+facingNames[b.side[1].edge/2]] = true
	see("start at random", b.start == randomStart)
	see("two days", b.days == 2)
	see("three days", b.days == 3)
	see("turns by night", b.nightTurns > 0)
	see("morning fog", b.shortOnlyTill > 0)
	for name, is := range map[string]bool{"save": b.vary.save != 4, "broken": b.vary.brokenAffectsAll, "single extra": b.vary.singleExtra, "corners": b.vary.corners,
		"guns pay": b.vary.gunsPayEachSquare, "irregulars": b.vary.steadyIrregulars, "six hits": b.vary.bombardSixHits, "guns lost": b.vary.gunsLostWithAnyone} {
		see("reading "+name, is)
	}
	for i := range b.units {
		u := &b.units[i]
		kind := kindNames[u.kind]
		if u.kind != artillery {
			see(fmt.Sprint(kind, " linear ", u.linear), true)
		}
		if u.foot() {
			see(fmt.Sprint("skirmish ", u.skirmish), true)
		}
		see(kind+" "+weightNames[u.weight], u.weight != 0)
		for trait, is := range map[string]bool{"elite": u.elite, "veteran": u.veteran, "recruit": u.recruit, "irregular": u.irregular, "light": u.light, "lancer": u.lancer,
			"cuirass": u.cuirass, "horse artillery": u.horse, "garrison": u.garrison, "rear": u.rear, "reinforcement": u.arrival.turn > 0, "several entries": len(u.entry) > 1,
			"gunners with a trait": u.kind == artillery && u.morale() != 0, "two traits": u.elite && u.veteran || u.recruit && u.irregular} {
			see(trait, is)
		}
	}
	for l := range b.leaders {
		see(fmt.Sprint("ability ", b.leaders[l].ability), true)
	}
	for s := range b.side {
		chief := b.side[s].chief
		see("chief with troops", b.isCommand(chief))
		see("chief without troops", !b.isCommand(chief))
		see("chief who arrives", b.leaders[chief].turn > 0)
		see("nation "+b.side[s].nation, true)
	}
	see("pontoon train", len(b.pontoons) > 0)
	for _, o := range b.objectives {
		see("objective of nobody", o.owner == rules.Chance)
	}
}

// shelfWants is what battles can be made of.
func shelfWants() (all []string) {
	for _, row := range ruleTable.Rows {
		all = append(all, "option "+row.Key)
	}
	for _, name := range weatherNames {
		all = append(all, "weather "+name)
	}
	for _, name := range regions {
		all = append(all, "region "+name)
	}
	for _, name := range facingNames {
		all = append(all, "edge "+name)
	}
	for _, name := range weightNames[1:] {
		all = append(all, "cavalry "+name)
	}
	for _, name := range weightNames[2:] {
		all = append(all, "artillery "+name)
	}
	for n := -1; n <= 2; n++ {
		all = append(all, fmt.Sprint("skirmish ", n), fmt.Sprint("ability ", n))
	}
	return append(all, "hill", "wood", "wooded hill", "broken", "fields", "ford", "bridge over a ford", "river", "bridge over a river", "fort", "town", "town of two areas",
		"start at random", "two days", "three days", "turns by night", "morning fog", "reading save", "reading broken", "reading single extra", "reading corners", "reading guns pay",
		"reading irregulars", "reading six hits", "reading guns lost", "infantry linear true", "infantry linear false", "mixed linear false", "elite", "veteran", "recruit", "irregular", "light",
		"lancer", "cuirass", "horse artillery", "garrison", "rear", "reinforcement", "several entries", "gunners with a trait", "two traits", "chief with troops", "chief without troops",
		"chief who arrives", "pontoon train", "objective of nobody", "nation fr", "nation gb", "nation au", "nation pr", "nation ru", "nation sp", "nation us", "nation ot")
}
