package ccn

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// shelf loads all battles that come with the game, in the order of their names.
func shelf(t *testing.T) (all []*Board) {
	t.Helper()
	files := scenarioFiles(t)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		all = append(all, load(t, files[name]))
	}
	return all
}

// spareTypes are the types that no battle has, and why.
var spareTypes = map[string]string{
	"fr-glc": "in no box: Guard lancers and chasseurs fought in one body with the heavy Guard cavalry",
	"fr-glt": "in no box: the light regiments of the Guard stand in the Young Guard",
	"fr-gha": "in no box: the Guard's horse batteries stand in its foot batteries",
	"fr-mlc": "in no box, and France raised no militia cavalry",
	"fr-ma":  "in no box: coast gunners, who fought no battle in the field",
	"pt-mi":  "the Portuguese militia held fortresses and lines, and none of our battles",
	"pr-gg":  "the Prussian Foot Guard was kept back at Leipzig and was not with Blücher in 1815",
	"pr-mi":  "fresh Landwehr fought at Hagelberg and before fortresses, not in our battles",
	"ru-gfa": "the Guard batteries stand with the others",
}

func TestTheShelfUsesAllThatTheBookHas(t *testing.T) {
	seen := map[string]bool{}
	for _, b := range shelf(t) {
		for h, g := range b.scenario.ground {
			if hex(h).real() {
				seen["ground "+terrains[g].name] = true
			}
			if b.scenario.works[h] != 0 {
				seen["works"] = true
			}
		}
		for u := range b.unitCount() {
			k := b.typeOf(u)
			seen["unit "+k.id] = true
			if b.sideOf(u) != homeOf(k.nation) {
				seen["away"] = true
			}
		}
		for _, g := range b.scenario.objectives {
			seen[fmt.Sprint("objective ", sideNames[g.side], " ", g.all)] = true
		}
		seen["first "+sideNames[b.lead]], seen["top "+sideNames[b.top]] = true, true
		for s := range b.scenario.nations {
			seen["nation "+b.scenario.nations[s]] = true
		}
	}
	want := []string{"works", "away", "first french", "first allied", "top french", "top allied"}
	for _, g := range terrains {
		want = append(want, "ground "+g.name)
	}
	for _, mode := range []string{"french true", "french false", "allied false"} { // the Allies have none for all of several hexes
		want = append(want, "objective "+mode)
	}
	for i := range nations {
		if n := nations[i].id; n != "pt" { // who never are the most of a side
			want = append(want, "nation "+n)
		}
	}
	for i := range unitTypes {
		id := unitTypes[i].id
		if _, spare := spareTypes[id]; spare {
			if seen["unit "+id] {
				t.Errorf("%s is in a battle, but said to be in none", id)
			}
			continue
		}
		want = append(want, "unit "+id)
	}
	for _, w := range want {
		if !seen[w] {
			t.Errorf("no battle has: %s", w)
		}
	}
}

// seldomTold are the clauses that the program tells in play, but random games of the shelf hardly
// ever come to, and why.
var seldomTold = map[string]string{
	"CCN-30.3":  "an advance that is barred is not offered; who asks for it on the map is told CCN-30.1 and the ground",
	"CCN-30.4":  "as CCN-30.3",
	"CCN-30.5":  "as CCN-30.3",
	"CCN-31.7":  "cavalry with a leader breaks through beside a lone leader of its own: a game in hundreds",
	"CCN-36.12": "a square that cavalry attacks is not asked how it reacts",
	"CCN-39.4":  "a battery that sees the target from beyond a friend at one hex: seldom beside a melee that is asked for",
	"CCN-39.5":  "a battery with a block left, whose dice the ground takes, beside a melee: a game in hundreds",
	"CCN-56.3":  "Fire and Hold orders units that nobody is asked to move",
}

// refusedEvery is after how many answers it is asked what is refused and why.
const refusedEvery = 11

// toldClauses are the clauses that the rules tell of in play: those that files of the rules name, but
// for what is only shown.
func toldClauses(t *testing.T) map[string]bool {
	t.Helper()
	clause := regexp.MustCompile(`"(CCN-\d+\.\d+)"`)
	all := map[string]bool{}
	files, _ := filepath.Glob("*.go")
	for _, name := range files {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "show_") || strings.HasPrefix(name, "workshop_") || strings.HasPrefix(name, "io_") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, line := range strings.Split(string(text), "\n") {
			line, _, _ = strings.Cut(line, "//")
			for _, m := range clause.FindAllStringSubmatch(line, -1) {
				all[m[1]] = true
			}
		}
	}
	return all
}

func TestGamesOfTheShelfComeToEveryClauseThatIsTold(t *testing.T) {
	missing := toldClauses(t)
	all := len(missing)
	if all < 80 {
		t.Fatalf("only %d clauses are told", all)
	}
	heard := func(rule string) { delete(missing, rule) }
	boards := shelf(t)
	games := 0
	for seed := uint64(0); seed < 10 && len(missing) > len(seldomTold); seed++ {
		for _, b := range boards {
			games++
			r := rand.New(rand.NewPCG(seed, 11))
			pos, events, err := rules.Begin(Book{}, b)
			for n := 0; err == nil && n < 4000; n++ {
				for i := range events {
					heard(events[i].Rule)
					for _, m := range events[i].Mods {
						heard(m.Rule)
					}
				}
				req := pos.Request()
				if req == nil {
					heard(pos.Board().Result().Rule)
					break
				}
				heard(req.Rule)
				for _, m := range pos.Mods() {
					heard(m.Rule)
				}
				if n%refusedEvery == 0 || req.Kind == "support" || req.Kind == "reaction" {
					for _, x := range pos.Refusals() {
						for _, why := range x.Reasons {
							heard(why.Rule)
						}
					}
				}
				pos, events, err = pos.Play(playout.Answer(req, r))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("%d games, %d clauses", games, all)
	for _, rule := range slices.Sorted(maps.Keys(missing)) {
		if _, ok := seldomTold[rule]; !ok {
			t.Errorf("no game of the shelf tells of %s", rule)
		}
	}
}
