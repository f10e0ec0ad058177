package musket

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
	"army portugal":           "only in the box: Portuguese brigades fight in Allied armies in every battle of ours",
	"army sardinia":           "only in the box: Piedmont's horse fights in the French army at Montebello",
	"ms.prompt.combat.charge": "another wording of the question what to attack, for a declared charge that is left",
	"ms.prompt.combat.fire":   "another wording of the question what to attack, for a declared bombardment that is left",
	"ms.prompt.combat.primary": "the primary has routed for lack of a safe line before the combat and two others are left: " +
		"MS-7.3.4",
	"ms.prompt.charge.stand": "somebody routs in a second charge of the same cavalry: MS-9.3.10",
	"ms.log.embarked":        "a unit is driven off at the beach of Maida: MS-4.1.2",
	"ms.log.leader_captured": "a leader stands alone without any line of retreat: MS-10.1.6",
}

// TestEveryRuleIsReachedByABattle: what ground, troops, light and special rules the book
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
		for g := range 12 {
			r := rand.New(rand.NewPCG(uint64(g), uint64(i)))
			rulestest.Visit(t, Book{}, b.Clone(), shelfAnswers, seen, func(p *rules.Position) rules.Answer { return eager(p.Request(), r) })
		}
	}
	rulestest.Reached(t, append(shelfWants(), rulestest.Words(t, Book{}, "prompt|log", ".name", ".head")...), seen, seldom)
}

// shelfAnswers is how many answers of each battle are tried.
const shelfAnswers = 3000

// seesOf notes what a battle is made of.
func seesOf(b *Board, seen map[string]bool) {
	b.hexesOf(func(h hex) {
		seen["hex "+tec.Hex[b.ground[h]].ID] = true
		for s := range 6 {
			for i := range sideNames {
				if b.hexsides[h][s]&(hexside(1)<<i) != 0 {
					seen["hexside "+sideNames[i]] = true
				}
			}
			seen[fmt.Sprint("track ", b.tracks[h][s])] = true
		}
		if b.heights.Has(h) {
			seen["height"] = true
		}
	})
	for _, l := range b.turns {
		seen["light "+lightNames[l]] = true
	}
	for i := range b.events {
		seen["special rule "+eventNames[b.events[i].kind]] = true
	}
	for s := range b.army {
		a := &b.army[s]
		seen["army "+armyNames[a.name]] = true
		if a.steps > 0 {
			seen["replacement steps"] = true
		}
		if a.embarkation != noHex {
			seen["embarkation"] = true
		}
		if len(a.loc) > 1 {
			seen["several LOC hexes"] = true
		}
	}
	same := map[string]int{}
	for c := range b.counters {
		p := &b.print[c]
		if !p.unit() {
			continue
		}
		seen[fmt.Sprint("unit ", armNames[p.arm], " ", sizeNames[p.size], " ", backNames[p.backIs])] = true
		f := &p.faces[0]
		for what, has := range map[string]bool{"(CF)": f.paren, "(MA)": f.maParen, "MA of V": f.ma == variable, "red dot": f.dot || p.faces[1].dot, "formation 0": p.formation == "0", "formation A": p.formation == "A",
			"reinforcements": b.piece[c].place == waiting, "several entry hexes": len(p.entry) > 1} {
			seen[what] = seen[what] || has
		}
		for i, mark := range stateNames {
			if b.piece[c].marks&(1<<i) != 0 {
				seen["state at the start: "+mark] = true
			}
		}
		if same[fmt.Sprint(p.side, p.identity)]++; same[fmt.Sprint(p.side, p.identity)] > 1 {
			seen["shared identity"] = true
		}
	}
}

// shelfWants is what battles can be made of.
func shelfWants() (all []string) {
	for _, x := range tec.Hex {
		all = append(all, "hex "+x.ID)
	}
	for _, name := range sideNames {
		all = append(all, "hexside "+name)
	}
	for k := noTrack; k <= road; k++ {
		all = append(all, fmt.Sprint("track ", k))
	}
	for _, name := range lightNames {
		all = append(all, "light "+name)
	}
	for _, name := range eventNames {
		all = append(all, "special rule "+name)
	}
	for _, name := range armyNames {
		all = append(all, "army "+name)
	}
	for _, mark := range stateNames {
		all = append(all, "state at the start: "+mark)
	}
	for _, kind := range []string{"infantry brigade reduced", "infantry brigade blank", "infantry battalion ineffective", "cavalry brigade ineffective", "cavalry squadron ineffective", "artillery brigade ineffective"} {
		all = append(all, "unit "+kind)
	}
	return append(all, "height", "replacement steps", "embarkation", "several LOC hexes", "(CF)", "(MA)", "MA of V", "red dot", "formation 0", "formation A", "reinforcements", "several entry hexes", "shared identity")
}
