package manoeuvre

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// seldom is what no battle on the shelf can come to, or only by so rare a chance that the
// games of this test do not, and why.
var seldom = map[string]string{
	"set-up beginner":               "a choice of the players before any battle, that of Great Britain or France: MAN-3.2",
	"man.prompt.setup.beginner":     "what is asked in the beginner set-up: MAN-3.2",
	"man.prompt.setup.hand.pick":    "another wording of the question which cards one begins with: MAN-3.9",
	"man.prompt.setup.hand.confirm": "another wording of the question which cards one begins with: MAN-3.9",
	"man.log.draw.veiled":           "what the other side is told of a draw: MAN-1.4.4",
	"man.result.pyrrhic":            "both sides lose in one combat the last unit that they may: MAN-2.1.4",
	"man.log.no_move":               "no unit of a side has anywhere to go: MAN-5.2",
}

// TestEveryRuleIsReachedByABattle: what ground, armies, tiles, cards and special rules the book
// knows, some battle has; what it asks and tells, some battle comes to in random games.
func TestEveryRuleIsReachedByABattle(t *testing.T) {
	if testing.Short() {
		t.Skip("random games of every battle")
	}
	seen := map[string]bool{}
	files := scenarioFiles(t)
	for i, name := range slices.Sorted(maps.Keys(files)) {
		b := load(t, files[name], nil)
		seesOf(b, seen)
		for _, m := range regexp.MustCompile(`tile = "(T[0-9]+)"`).FindAllSubmatch(files[name], -1) {
			seen["tile "+string(m[1])] = true
		}
		for g := range 20 {
			r := rand.New(rand.NewPCG(uint64(g), uint64(i)))
			rulestest.Visit(t, Book{}, b.Clone(), shelfAnswers, seen, func(p *rules.Position) rules.Answer { return eager(p, r) })
		}
	}
	rulestest.Reached(t, append(shelfWants(), rulestest.Words(t, Book{}, "prompt|log|row|result", ".about")...), seen, seldom)
}

// shelfAnswers is how many answers of each game are tried.
const shelfAnswers = 1500

// eager answers by chance, but does not set up for long, keeps its cards, goes where the enemy is,
// takes redoubts and rather fights than not.
func eager(p *rules.Position, r *rand.Rand) rules.Answer {
	req := p.Request()
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	if len(req.Options) == 0 {
		return rules.Answer{By: req.To, Option: req.Field.Sample(r)}
	}
	done := slices.IndexFunc(req.Options, func(o rules.Option) bool { return o.Do == "confirm" || o.Do == "done" && req.Kind == "discard" })
	if done >= 0 && r.IntN(3) > 0 {
		return rules.Answer{By: req.To, Option: req.Options[done]}
	}
	works := slices.IndexFunc(req.Options, func(o rules.Option) bool {
		s, u, ok := p.Board().(*Board).unitNamed(o.At)
		return o.Do == "play" && Book{}.Word(o.With) == "man.card.engineers" || o.Do == "assault" && ok && p.Board().(*Board).inRedoubt(s, u)
	})
	if works >= 0 {
		return rules.Answer{By: req.To, Option: req.Options[works]}
	}
	o := req.Options[r.IntN(len(req.Options))]
	for range 4 {
		if o.Do != "pass" && o.Do != "stand" {
			break
		}
		o = req.Options[r.IntN(len(req.Options))]
	}
	if b := p.Board().(*Board); o.Do == "move" && req.Kind != "combat.skirmish" {
		for range 4 {
			if x := req.Options[r.IntN(len(req.Options))]; x.Do == "move" && r.IntN(3) > 0 && b.fromEnemy(x, req.To) < b.fromEnemy(o, req.To) {
				o = x
			}
		}
	}
	return rules.Answer{By: req.To, Option: o}
}

// fromEnemy is how far the nearest enemy is from where a move leads.
func (b *Board) fromEnemy(o rules.Option, s rules.Side) int {
	n := 99
	for _, q := range b.force[s.Other()].at {
		if q != offBoard {
			n = min(n, distance(q, square(o.At.N())))
		}
	}
	return n
}

// seesOf notes what a battle is made of.
func seesOf(b *Board, seen map[string]bool) {
	for _, g := range b.ground {
		if g != bare {
			seen["ground "+string(g.effects().name)] = true
		}
	}
	seen["set-up "+procedureNames[b.rules.procedure]] = true
	see := func(what string, is bool) { seen[what] = seen[what] || is }
	see("turn limit", b.rules.turnLimit > 0)
	see("map that players lay", b.chart == nil)
	see("First Player by a roll", b.lead == rules.Chance)
	for s := range b.force {
		p := &b.plan[s]
		see("opening "+handPlanNames[p.hand], true)
		a := int(b.force[s].army)
		if a == noArmy {
			see("army that players choose", true)
			continue
		}
		see("army of its own", isOwn(a))
		see("army "+b.armyAt(a).nation, true)
		fixed := p.place[0] != offBoard || b.inPlay(rules.Side(s), 0)
		see("fixed deployment", fixed)
		see("free deployment", !fixed)
		see("units that begin reduced", p.worn != 0)
		see("free redoubts", p.redoubts > 0)
		for u := range 8 {
			see(fmt.Sprint("troops ", b.unitType(rules.Side(s), u).nation), true)
		}
		for c := range deckSize {
			x := b.card(rules.Side(s), c)
			seen["card "+kindNames[x.kind]] = true
			for what, has := range map[string]bool{"volley": x.volley.n > 0, "bombard": x.bombard.n > 0, "pursuit": x.pursuit > 0, "withdraw": x.withdraw > 0, "free": x.free,
				"battery": x.battery.n > 0, "rally always": x.rally == rallyAlways, "pursuit modifier": x.pursuitMod != 0, "two values of a Commander": x.kind == commander && x.combat != x.defence} {
				see("card with "+what, has)
			}
		}
	}
}

// shelfWants is what battles can be made of.
func shelfWants() (all []string) {
	for g := open; g <= woods; g++ {
		all = append(all, "ground "+string(terrain[g].name))
	}
	for i := range tiles {
		all = append(all, "tile "+tiles[i].id)
	}
	for i := range armies {
		all = append(all, "army "+armies[i].id)
	}
	for _, name := range kindNames {
		all = append(all, "card "+name)
	}
	for _, name := range procedureNames {
		all = append(all, "set-up "+name)
	}
	for _, name := range handPlanNames {
		all = append(all, "opening "+name)
	}
	return append(all, "turn limit", "map that players lay", "First Player by a roll", "army that players choose", "army of its own", "fixed deployment", "free deployment",
		"units that begin reduced", "free redoubts", "troops pt", "card with volley", "card with bombard", "card with pursuit", "card with withdraw", "card with free", "card with battery",
		"card with rally always", "card with pursuit modifier", "card with two values of a Commander")
}
