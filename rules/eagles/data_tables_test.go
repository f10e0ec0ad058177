package eagles

import (
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules/plane"
)

// ledgerTables reads the tables of the ledger as a list of fields: "melee.officer",
// "quality.guard.activation", "range_band.rifle.2.factor".
func ledgerTables(t *testing.T) map[string]any {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(ledgerFolder, "me-tables.toml"))
	if err != nil {
		t.Fatal(err)
	}
	var all map[string]any
	if err := toml.Unmarshal(data, &all); err != nil {
		t.Fatal(err)
	}
	fields := map[string]any{}
	flatten(fields, "", all)
	return fields
}

func flatten(to map[string]any, at string, x any) {
	switch x := x.(type) {
	case map[string]any:
		for k, v := range x {
			flatten(to, strings.TrimPrefix(at+"."+k, "."), v)
		}
	case []any:
		if len(x) == 0 || !isTable(x[0]) {
			to[at] = x
			return
		}
		seen := map[string]int{}
		for _, v := range x {
			m := v.(map[string]any)
			name, ok := m["id"].(string)
			if !ok {
				name, _ = m["weapon"].(string)
				seen[name]++
				name += "." + itoa(seen[name])
			}
			flatten(to, at+"."+name, m)
		}
	default:
		to[at] = x
	}
}

func isTable(x any) bool { _, ok := x.(map[string]any); return ok }

// told are fields that say in words what others say in numbers, or name their
// table again.
func told(at string) bool {
	last := at[strings.LastIndexByte(at, '.')+1:]
	return slices.Contains([]string{"en", "it", "original_en", "note", "basis", "id", "weapon", "applies", "shape", "tests"}, last) ||
		at == "meta.game" || at == "meta.version" || at == "meta.units"
}

// numbers writes a list as the ledger's is written.
func numbers(all ...int) string { return fmt.Sprint(all) }

func inchesOf(mils int64) float64 { return float64(mils) / 1000 }

// TestTheTablesAreTheLedgers compares every field of the ledger's tables with
// what the game plays by.
func TestTheTablesAreTheLedgers(t *testing.T) {
	got := map[string]any{}
	for _, add := range []func(map[string]any){geometryPlayed, troopsPlayed, purchasePlayed, figuresPlayed, groundPlayed, optionsPlayed} {
		add(got)
	}
	playedIn(t, got)
	want := ledgerTables(t)
	for _, at := range slices.Sorted(maps.Keys(want)) {
		if told(at) {
			continue
		}
		v, ok := got[at]
		if !ok {
			t.Errorf("%s: nothing is compared with it", at)
		} else if fmt.Sprint(v) != fmt.Sprint(want[at]) {
			t.Errorf("%s is %v, the ledger has %v", at, v, want[at])
		}
		delete(got, at)
	}
	for at, v := range got {
		t.Errorf("%s, %v, is not in the ledger", at, v)
	}
}

func geometryPlayed(got map[string]any) {
	for at, n := range map[string]int64{
		"length_tolerance": tolerance, "position_resolution": inch / 1000, "base_side": baseSide, "figure_base": baseSide / 2,
		"skirmish_group_radius": groupRadius, "commander_radius": cmdRadius, "aim_point_step": aimStep, "charge_front_min": clipping,
		"enemy_separation": separation, "screen_curtain_gap": curtainGap, "wood_sight_limit": woodSight, "linear_cover_reach": coverReach,
		"commander_attach_reach": attachReach, "sweep_step": sweepStep, "nearest_place_step": nearStep, "nearest_place_reach": nearReach,
	} {
		got["geometry."+at] = inchesOf(n)
	}
	_, deep := size(6, false)
	wide, _ := size(6, true)
	got["geometry.line_ranks_of_bases"], got["geometry.column_bases_wide"] = deep/baseSide, wide/baseSide
	got["geometry.figures_per_base"] = figuresABase
	got["geometry.wheel_max_deg"], got["geometry.charge_wheel_max_deg"], got["geometry.charge_wheel_step_deg"] = float64(wheelMax/100), float64(chargeWheel/100), float64(chargeStep/100)
	got["geometry.facing_resolution_deg"] = 360 / float64(plane.Facing(-1)+1)
	arc := 0 // the widest whole hundredth of a degree in the arc of fire
	for n := 4400; n < 4700; n++ {
		if plane.InArc(0, plane.Turned(n, 0, 1<<16)) {
			arc = n
		}
	}
	got["geometry.fire_arc_half_angle_deg"], got["geometry.angle_tolerance_deg"] = float64(arc/100), float64(arc%100)/100
	zone := 0.
	u := &battalion{bases: 6}
	for n := 1; n < 90; n++ {
		if u.zoneOf(u.pose().At(u.pose().W/2, u.pose().D/2).Add(plane.Turned(100*n, 0, 1<<20))) == front {
			zone = float64(n)
		}
	}
	got["geometry.front_zone_half_angle_deg"] = zone
	half := 0.
	for n := int64(1); n <= 100 && half == 0; n++ {
		if atLeastHalf(0, n, 100) == light {
			half = float64(n) / 100
		}
	}
	got["geometry.area_cover_fraction"] = half
	tried := 0
	nearestPlace(plane.Vec{}, func(p plane.Vec) bool { tried += one(p.Square() > 0); return false }, nearStep)
	got["geometry.nearest_place_directions"] = tried
	bits := 0
	for n := plane.Sin(9000); n > 1; n /= 2 {
		bits++
	}
	got["geometry.sine_scale_bits"] = bits
	for _, x := range tableSizes {
		got["table."+x.name+".width"], got["table."+x.name+".depth"] = inchesOf(x.width), inchesOf(x.height)
	}
	got["meta.mm_per_inch"] = float64(40*inch) / baseSide
}

func troopsPlayed(got map[string]any) {
	for g := militia; g <= guard; g++ {
		at := "quality." + grades[g].name
		got[at+".rank"], got[at+".activation"], got[at+".cost_per_ranker"] = int(g), grades[g].activation, float64(grades[g].pair)/2
		var prices []int
		for n := leastRankers; n <= mostRankers; n += rankersStep {
			prices = append(prices, price(g, n))
		}
		got["costs."+grades[g].name] = numbers(prices...)
	}
	for k, weapon := range []string{"musket", "rifle"} {
		from := 0.
		for n, x := range bands[k] {
			at := fmt.Sprintf("range_band.%s.%d", weapon, n+1)
			got[at+".over"], got[at+".to"], got[at+".factor"] = from, inchesOf(x.to), 1/float64(int(1)<<x.halved)
			from = inchesOf(x.to)
		}
	}
}

func purchasePlayed(got map[string]any) {
	var sizes, most, groups, lights, mostLights, groupsLight []int
	for n := leastRankers; n <= mostRankers; n += rankersStep {
		for _, light := range []bool{false, true} {
			if light && n > mostLight {
				continue
			}
			u := &battalion{bought: n}
			u.detach(mostSkirmishers(n, light))
			switch {
			case !light:
				sizes, most, groups = append(sizes, n), append(most, u.men()), append(groups, u.posts)
			default:
				lights, mostLights, groupsLight = append(lights, n), append(mostLights, u.men()), append(groupsLight, u.posts)
			}
		}
	}
	got["costs.sizes"] = numbers(sizes...)
	got["skirmishers.sizes"], got["skirmishers.max"], got["skirmishers.max_groups"] = numbers(sizes...), numbers(most...), numbers(groups...)
	got["skirmishers.light_sizes"], got["skirmishers.light_max"], got["skirmishers.light_max_groups"] = numbers(lights...), numbers(mostLights...), numbers(groupsLight...)
	got["skirmishers.share"], got["skirmishers.share_light"] = float64(mostSkirmishers(40, false))/40, float64(mostSkirmishers(40, true))/40
	got["skirmishers.rounding"] = map[bool]string{true: "up"}[mostSkirmishers(16, false)*5 > 16]
	got["skirmishers.tether"], got["skirmishers.tether_light"] = inchesOf(tether(false)), inchesOf(tether(true))
	got["fire.figures_per_skirmish_group"] = menAGroup
	got["limits.rankers_min"], got["limits.rankers_max"], got["limits.rankers_step"], got["limits.light_rankers_max"] = leastRankers, mostRankers, rankersStep, mostLight
	got["meta.points_limit"] = armyPoints
	plain, rifles := &battalion{bought: 24, grade: veteran}, &battalion{bought: 24, grade: veteran, rifles: true}
	got["costs.rifles_per_ranker"] = (rifles.cost() - plain.cost()) / 24
	got["costs.commander"] = figureTable[commander].points
}

func figuresPlayed(got map[string]any) {
	for f := drummer; f < figures; f++ {
		x := &figureTable[f]
		at := "special." + x.name
		got[at+".max"], got[at+".cost"], got[at+".melee"] = x.most, x.points, x.melee
	}
	b := &Board{scenario: &scenario{}, body: []battalion{{state: inPlay, has: [4]int{2, 2, 1, 1}, rankers: 1, melee: noMelee}}}
	b.army[0].cmd = commanderState{state: inPlay, with: 0}
	all, n := b.present(0)
	var order []string
	for _, f := range all[:n] {
		order = append(order, figureTable[f].name)
	}
	got["special_draw.order"] = "[" + strings.Join(order, " ") + "]"
}

func groundPlayed(got map[string]any) {
	for k := range grounds {
		g, at := &grounds[k], "terrain."+grounds[k].name
		if g.difficult {
			got[at+".difficult"] = true
		}
		if g.cover != open {
			got[at+".cover"] = []string{"", "light", "heavy"}[g.cover]
		}
	}
	got["terrain.wood.sight_limit"] = inchesOf(woodSight)
	square := plane.Poly{vec(0, 0), vec(0, 9000), vec(9000, 9000), vec(9000, 0)}
	for k := wood; k <= road; k++ {
		f := &scenario{w: 72 * inch, h: 48 * inch, scene: []scenery{{kind: k, pts: square, box: square.Box()}}}
		if f.blocked(box(vec(1000, 1000), vec(2000, 2000))) {
			got["terrain."+grounds[k].name+".impassable"] = true
		}
		if k != wood && !f.sees(vec(-1000, 4000), vec(20000, 4000), 0) {
			got["terrain."+grounds[k].name+".blocks_sight"] = true
		}
	}
	got["terrain.hill.level"] = 1
}

func optionsPlayed(got map[string]any) {
	word := map[string]any{"yes": true, "no": false}
	for _, s := range (Book{}).Switches() {
		if s.Key == "deployment" || s.Key == "armies" {
			continue // of the program, not of the ledger
		}
		var values []any
		def := any(s.Default)
		for _, v := range s.Values {
			if x, ok := word[v]; ok {
				values = append(values, x)
			} else {
				values = append(values, v)
			}
		}
		if x, ok := word[s.Default]; ok {
			def = x
		}
		got["option."+s.Key+".values"], got["option."+s.Key+".default"] = values, def
	}
}
