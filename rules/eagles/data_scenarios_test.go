package eagles

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/plane"
)

// ledgerFolder holds the data of the rule ledger, copied unchanged.
const ledgerFolder = "testdata/ledger"

// ledgerScenario is a scenario as the ledger writes it.
type ledgerScenario struct {
	Scenario struct {
		Table          string
		Width, Depth   float64
		Turns          int
		PointsLimit    int               `toml:"points_limit"`
		Sides          string            `toml:"sides"`
		FirstPlacement string            `toml:"first_placement"`
		HomeEdge       map[string]string `toml:"home_edge"`
	}
	Deployment []struct {
		Seat    string
		Most    int `toml:"max_battalions"`
		Polygon [][2]float64
	}
	Terrain []struct {
		ID, Kind      string
		Level         int
		Polygon, Line [][2]float64
	}
	Objective []struct {
		Kind, ID, Seat, Unit, Battalion string
		Points, Battalions              int
		Polygon                         [][2]float64
	}
	Army []struct {
		Seat, Nation string
		Points       int
		Commander    struct{ X, Y float64 }
		Battalion    []ledgerBattalion
	}
}

type ledgerBattalion struct {
	ID, Name, Nation, Quality, Formation              string
	Light, Rifles                                     bool
	Rankers, Drummers, Sergeants, Standards, Officers int
	Points, Skirmishers                               int
	X, Y, Facing                                      float64
	Groups                                            [][2]float64
}

// ledgerNations are the nations of the ledger by those of the game.
var ledgerNations = map[string]nation{"british": british, "french": french, "austrian": austrian, "prussian": prussian, "portuguese": portuguese}

// mils is a length of the ledger.
func mils(x float64) int64 { return int64(x*1000 + .5) }

// corners writes points down whichever comes first.
func corners(all [][2]float64) string {
	var s []string
	for _, p := range all {
		s = append(s, fmt.Sprint(plane.Vec{X: mils(p[0]), Y: mils(p[1])}))
	}
	slices.Sort(s)
	return strings.Join(s, " ")
}

func cornersOf(all plane.Poly) string {
	var s []string
	for _, p := range all {
		s = append(s, fmt.Sprint(p))
	}
	slices.Sort(s)
	return strings.Join(s, " ")
}

func TestScenariosAreThoseOfTheLedger(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(ledgerFolder, "me-scenarios", "*.toml"))
	if err != nil || len(files) != 6 {
		t.Fatal(files, err)
	}
	for _, path := range files {
		name := filepath.Base(path)
		t.Run(name, func(t *testing.T) {
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			var x ledgerScenario
			if err := toml.Unmarshal(data, &x); err != nil {
				t.Fatal(err)
			}
			b := load(t, scenarioFiles(t)[name], nil)
			same := func(what string, got, want any) {
				t.Helper()
				if fmt.Sprint(got) != fmt.Sprint(want) {
					t.Errorf("%s: %v, the ledger has %v", what, got, want)
				}
			}
			x.table(b, same)
			x.ground(b, same)
			x.goals(b, same)
			x.armies(b, same)
		})
	}
}

func (x *ledgerScenario) table(b *Board, same func(string, any, any)) {
	h, f := &x.Scenario, b.scenario
	same("table", tableSizes[f.table].name, h.Table)
	same("width", f.w, mils(h.Width))
	same("depth", f.h, mils(h.Depth))
	same("turns", f.turns, h.Turns)
	same("points", f.points, h.PointsLimit)
	same("sides rolled", f.roll, h.Sides != "fixed")
	same("first placement rolled", f.first == rules.Chance, h.FirstPlacement == "roll")
	same("edge of a", edges[b.army[0].home].name, h.HomeEdge["A"])
	same("edge of b", edges[b.army[1].home].name, h.HomeEdge["B"])
	same("zones", len(f.zones), len(x.Deployment))
	for i := range min(len(f.zones), len(x.Deployment)) {
		z, d := &f.zones[i], &x.Deployment[i]
		same("zone of", strings.ToUpper(sideName(z.side)), d.Seat)
		same("battalions of a zone", z.most, d.Most)
		same("zone", cornersOf(z.pts), corners(d.Polygon))
	}
}

func (x *ledgerScenario) ground(b *Board, same func(string, any, any)) {
	same("pieces of terrain", len(b.scenario.scene), len(x.Terrain))
	for i := range min(len(b.scenario.scene), len(x.Terrain)) {
		s, d := &b.scenario.scene[i], &x.Terrain[i]
		same("terrain", s.id, d.ID)
		same(d.ID+" kind", grounds[s.kind].name, d.Kind)
		same(d.ID+" level", s.level, d.Level)
		same(d.ID+" outline", cornersOf(s.pts), corners(append(d.Polygon, d.Line...)))
	}
}

func (x *ledgerScenario) goals(b *Board, same func(string, any, any)) {
	same("objectives", len(b.scenario.objectives), len(x.Objective))
	for i := range min(len(b.scenario.objectives), len(x.Objective)) {
		g, d := &b.scenario.objectives[i], &x.Objective[i]
		same("objective kind", objectiveKinds[g.kind], d.Kind)
		same("objective points", g.points, d.Points)
		same("objective battalions", g.n, d.Battalions)
		same("objective zone", cornersOf(g.pts), corners(d.Polygon))
		seat := ""
		if g.side != rules.Chance {
			seat = strings.ToUpper(sideName(g.side))
		}
		same("objective of", seat, d.Seat)
		if d.Kind == "unit" {
			id := d.Unit + d.Battalion
			for s := range x.Army {
				if k := slices.IndexFunc(x.Army[s].Battalion, func(u ledgerBattalion) bool { return u.ID == id }); k >= 0 && x.Army[s].Seat == d.Seat {
					same("objective unit", g.body, k)
					id = ""
				}
			}
			same("unit without a number", id, "")
		}
	}
}

func (x *ledgerScenario) armies(b *Board, same func(string, any, any)) {
	for s := range x.Army {
		a, side := &x.Army[s], rules.Side(s)
		same("seat", strings.ToUpper(sideName(side)), a.Seat)
		same("nation", nations[b.army[s].nation], nations[ledgerNations[a.Nation]])
		same("points of an army", b.spent(side), a.Points)
		same("Commander", b.army[s].cmd.at, plane.Vec{X: mils(a.Commander.X), Y: mils(a.Commander.Y)})
		from, to := b.roster(side)
		same("battalions", to-from, len(a.Battalion))
		for k := range min(to-from, len(a.Battalion)) {
			a.Battalion[k].compare(&b.body[from+k], ledgerNations[a.Nation], same)
		}
	}
}

// compare compares a battalion, its price and its place.
func (d *ledgerBattalion) compare(u *battalion, home nation, same func(string, any, any)) {
	at := func(what string) string { return d.ID + " " + what }
	if d.Nation != "" {
		home = ledgerNations[d.Nation]
	}
	same(at("nation"), nations[u.nation], nations[home])
	same(at("grade"), grades[u.grade].name, d.Quality)
	same(at("light"), u.light, d.Light)
	same(at("rifles"), u.rifles, d.Rifles)
	same(at("Rankers"), u.bought, d.Rankers)
	same(at("figures"), u.had, [4]int{d.Drummers, d.Sergeants, d.Standards, d.Officers})
	same(at("points"), u.cost(), d.Points)
	same(at("column"), u.column, d.Formation == "column")
	same(at("place"), u.at, plane.Vec{X: mils(d.X), Y: mils(d.Y)})
	same(at("facing"), u.phi, int(d.Facing*100+.5))
	same(at("skirmishers"), u.men(), d.Skirmishers)
	same(at("body"), u.rankers, d.Rankers-d.Skirmishers)
	same(at("groups"), u.posts, len(d.Groups))
	for g := range min(u.posts, len(d.Groups)) {
		same(at("group"), u.screen[g].at, plane.Vec{X: mils(d.Groups[g][0]), Y: mils(d.Groups[g][1])})
	}
}
