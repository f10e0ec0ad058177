package squares

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// ledgerTables are the values of the ledger's tables by their path:
// "ap_dice.by_roll.3". What only tells of a value, such as its clause, is left out.
func ledgerTables(t *testing.T) map[string]string {
	t.Helper()
	data, err := os.ReadFile("testdata/ledger/ns-tables.toml")
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := toml.Unmarshal(data, &tree); err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	flattenTable(all, "", tree)
	return all
}

func flattenTable(all map[string]string, path string, v any) {
	switch v := v.(type) {
	case map[string]any:
		for key, x := range v {
			if !slices.Contains([]string{"clause", "source", "diagram_source", "when", "who", "dice_note"}, key) {
				flattenTable(all, strings.TrimPrefix(path+"."+key, "."), x)
			}
		}
	case []any:
		for i, x := range v {
			if row, ok := x.(map[string]any); ok && row["id"] != nil {
				flattenTable(all, path+"."+fmt.Sprint(row["id"]), x)
				continue
			}
			flattenTable(all, path+"."+strconv.Itoa(i), x)
		}
	default:
		all[path] = fmt.Sprint(v)
	}
}

// toldInTables are the entries of the tables that are sentences, or examples of what
// other entries say: tests of their clauses prove them.
var toldInTables = []string{"schema", "system", "version", "geometry.facing_vector.", "movement.diagonal_allowed.", "movement.forbidden.", "movement.must_stop.",
	"movement.light_infantry_exempt.", "bombardment.arc", "combat.reroll.", "combat.reroll_rule.", "combat.save.garrison.modifiers", "combat.save.infantry_vs_cavalry_only.modifiers",
	"morale.dice", "morale.who_tests.", "recovery.field.cost", "recovery.field.own_general_in_radius", "recovery.field.cinc_in_radius", "recovery.night.surrounded",
	"weather.dice", "daylight.random_start", "daylight.rule.", "break.", "command.contest_die", "bombardment.ammunition.optional",
	"general_ability.", "skirmish.values."}

// ours are the values of the program, by the paths of the ledger's tables.
func ours(t *testing.T) map[string]string {
	all := map[string]string{}
	set := func(path string, v any) { all[path] = fmt.Sprint(v) }
	list := func(path string, v ...any) {
		for i, x := range v {
			set(path+"."+strconv.Itoa(i), x)
		}
	}
	oursOnTheBoard(set, list)
	set("skirmish.light_from", lightFrom(t))
	oursInMovement(t, set, list)
	oursUnderFire(t, set, list)
	oursInCombat(t, set)
	oursInTheSky(t, set, list)
	return all
}

// offsets lists where neighbours stand to a unit, as steps in its own frame.
func offsets(set func(string, any), path string, all [][2]int) {
	for i, o := range all {
		set(fmt.Sprintf("%s.%d.0", path, i), o[0])
		set(fmt.Sprintf("%s.%d.1", path, i), o[1])
	}
}

func oursOnTheBoard(set func(string, any), list func(string, ...any)) {
	var around, beside [][2]int
	for h := range heading(headings) {
		around = append(around, [2]int{east8[h], north8[h]})
		if touch(at(5, 5), at(5+east8[h], 5+north8[h]), true) {
			beside = append(beside, [2]int{east8[h], north8[h]})
		}
	}
	offsets(set, "geometry.adjacency_massed", around)
	offsets(set, "geometry.adjacency_linear", beside)
	list("geometry.facings", facingNames[0], facingNames[1], facingNames[2], facingNames[3])
	set("geometry.command_radius", commandRadius)
	arc := map[string][][2]int{}
	for forward := 1; forward >= -1; forward-- {
		for right := -1; right <= 1; right++ {
			if forward == 0 && right == 0 {
				continue
			}
			part := "front"
			if q := at(5+right, 5+forward); flankOf(north, at(5, 5), q) {
				part = "flank"
			}
			arc[part] = append(arc[part], [2]int{forward, right})
		}
	}
	flank := arc["flank"]
	offsets(set, "geometry.linear_arc.front", arc["front"])
	offsets(set, "geometry.linear_arc.flank", flank)
	offsets(set, "geometry.linear_arc.side", flank[:2])
	offsets(set, "geometry.linear_arc.rear", flank[2:])

	most := func(add func(*room)) int { return room{}.more(add) }
	set("capacity.massed_bases", most(func(r *room) { r.massed++ }))
	set("capacity.linear_bases", most(func(r *room) { r.linear++ }))
	set("capacity.artillery_bases", (&room{linear: 6, guns: 2}).bases()-6)
	set("capacity.absolute_max_bases", squareBases)
	set("capacity.budget", squareBudget)
	set("capacity.massed_base_cost", massedCost)
	set("capacity.linear_base_cost", linearCost)
	set("capacity.extra_artillery_base_cost_with_massed", (&room{massed: 1, guns: freeGuns + 1}).budget()-massedCost)
	set("capacity.extra_artillery_base_cost_otherwise", (&room{guns: freeGuns + 1}).budget())
	b := &Board{scenario: &scenario{units: []unitType{{kind: infantry, linear: true}}}}
	b.unit[0].march = true
	r := room{}
	b.add(&r, 0, at(0, 0))
	set("capacity.march_column_base_weight", r.linear/b.units[0].bases())
	for name, k := range map[string]unitType{"infantry": {kind: infantry}, "cavalry": {kind: cavalry}, "mixed": {kind: mixed}, "artillery_foot": {kind: artillery},
		"artillery_horse": {kind: artillery, horse: true}} {
		set("capacity.bases_per_unit."+name, k.bases())
	}
	set("capacity.bases_per_unit.general", 0) // neither is among the units
	set("capacity.bases_per_unit.train", 0)

	for name, k := range map[string]unitType{"elite": {elite: true}, "veteran": {veteran: true}, "regular": {}, "recruit": {recruit: true}, "irregular": {irregular: true}} {
		set("morale_class."+name, k.morale())
	}
	list("fatigue.fresh", 0, 0)
	list("fatigue.normal", 1, fatiguedFrom-1)
	set("fatigue.fatigued_from", fatiguedFrom)
	for i, ap := range apByFace {
		set("ap_dice.by_roll."+strconv.Itoa(i), ap)
	}
}

// lightFrom is the least skirmish value that needs light infantry (NS-A.20).
func lightFrom(t *testing.T) int {
	n := -1
	for ; n <= 2; n++ {
		if _, err := (Book{}).Load([]byte(drawnFile(t, fmt.Sprintf("%sA1 red-1 skirmish=%d\nG7 blue-1", field, n))), nil); err != nil {
			break
		}
	}
	return n
}

func oursInMovement(t *testing.T, set func(string, any), list func(string, ...any)) {
	cost := func(picture, line, id string) int {
		g := draw(t, ". . .\n. . .\n. . .\n"+picture).Play(line)
		return int(g.find(id).spent)
	}
	set("movement.first_step_orthogonal_ap", cost("B1 red-1", "move red-1 @B2", "red-1"))
	set("movement.diagonal_step_ap", cost("B1 red-1", "move red-1 @C2", "red-1"))
	set("movement.extra_move_ap", cost("B1 red-1", "move red-1 @B3", "red-1")-1)
	for name, unit := range map[string]string{"infantry": "massed", "mixed": "mixed", "artillery_foot": "gun", "cavalry": "cavalry heavy", "artillery_horse": "gun horse"} {
		g := draw(t, ". . .\n. . .\n. . .\n. . .\n. . .\nB1 red-1 "+unit).Play("move red-1 @B2", "move red-1 @B3")
		n := 1
		if g.find("red-1").extra > 0 {
			n++
		}
		set("movement.extra_move_squares_"+name, n)
	}
	g := draw(t, ". . .\n. . .\n. . .\nB1 red-1 cavalry heavy").Play("move red-1 @B2", "move red-1 @C3")
	set("movement.diagonal_uses_extra_squares", 2-int(g.find("red-1").extra))
	set("movement.initiate_combat_ap", attackAP)
	set("movement.linear_change_facing_ap", cost("B1 red-1 linear N", "face red-1 #2", "red-1"))
	set("movement.linear_change_march_ap", cost("B1 red-1 linear N", "column red-1", "red-1"))
	var spirited []any
	for w := heavyWeight; w > 0; w-- {
		k := unitType{kind: cavalry, weight: w}
		if k.spirited() {
			spirited = append(spirited, weightNames[w])
		}
	}
	list("movement.light_cavalry_bonus_weights", spirited...)
	light := draw(t, field+"B1 red-1 cavalry lighthorse")
	u, _ := light.board().unitNamed(refsByName["red-1"])
	set("movement.light_cavalry_bonus_action", light.board().allowance(u)-light.board().act.ap)
	s := "movement.surcharge."
	set(s+"artillery_per_activation", cost("B1 red-1 gun", "move red-1 @B2", "red-1")-1)
	onto := func(ground, picture string, lines ...string) int {
		g := draw(t, ". . .\n. "+ground+" .\n. . .\nB1 red-1\n"+picture).Play(lines...)
		return int(g.find("red-1").spent) - 1
	}
	set(s+"occupy_town", onto("t", "", "move red-1 @B2", "garrison red-1"))
	set(s+"enter_fordable_river", onto("~", "", "move red-1 @B2"))
	set(s+"enter_broken_or_wood", onto("w", "", "move red-1 @B2"))
	set(s+"rain_or_snow_per_activation", onto(".", "weather snow", "move red-1 @B2"))
	set(s+"night_per_activation", onto(".", "state night", "move red-1 @B2"))
	set("command.general_move_squares", generalReach)
	set("command.cinc_move_squares", generalReach)
	set("variants.cavalry_squares_per_extra_ap", 2-count(defaultVariants().singleExtra))
	set("variants.artillery_surcharge_per_square", defaultVariants().gunsPayEachSquare)
}

func oursUnderFire(t *testing.T, set func(string, any), list func(string, ...any)) {
	g := draw(t, field+"D4 red-1 gun\nD5 blue-1\nphase bombardment").Play("fire red-1 @D5")
	set("bombardment.dice_per_ap", g.Request().Dice.N())
	set("bombardment.hit_on", needed(0))
	v := defaultVariants()
	set("bombardment.natural_six_always_hits", v.bombardSixHits)
	set("variants.bombardment_natural_six_hits", v.bombardSixHits)
	set("variants.bombardment_corners", v.corners)
	x := &scenario{}
	offsets(set, "bombardment.short_range", reached(x, shortRange, [][2]int{{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}}))
	offsets(set, "bombardment.long_range", reached(x, longRange, [][2]int{{-1, 2}, {0, 2}, {1, 2}, {2, 1}, {2, 0}, {2, -1}, {1, -2}, {0, -2}, {-1, -2}, {-2, -1}, {-2, 0}, {-2, 1}}))
	offsets(set, "bombardment.excluded_corners", reached(x, outOfReach, [][2]int{{2, 2}, {2, -2}, {-2, -2}, {-2, 2}}))
	for w, name := range map[weight]string{lightWeight: "light", mediumWeight: "medium", heavyWeight: "heavy"} {
		set("bombardment.range_modifier."+name+".short", rangeBonus(w, shortRange))
		set("bombardment.range_modifier."+name+".long", rangeBonus(w, longRange))
	}
	for id, c := range map[string]struct{ picture, at, clause string }{
		"cover": {"C4 blue-1", "C4", "NS-C4.2.8"}, "over_troops": {"B2 blue-1\nC2 blue-2", "B2", "NS-C4.2.9"},
		"firer_fatigued": {"D3 blue-1", "D3", "NS-C4.2.10"}, "rain": {"D3 blue-1\nweather rain", "D3", "NS-C4.2.11"},
	} {
		hits := map[bool]string{true: " 3hits"}[id == "firer_fatigued"]
		at := map[bool]string{true: "D2", false: "D4"}[id == "over_troops"]
		g := draw(t, ". . . . .\n. . w . .\n. . . . .\n. . . . .\n. . . . .\n"+at+" red-1 gun"+hits+"\nphase bombardment\n"+c.picture).Play("fire red-1 @" + c.at)
		m := "bombardment.modifier." + id
		set(m+".id", id)
		set(m+".value", g.sumBy(c.clause))
	}
	passed := func(path string, dx, dy int) {
		list(path+".offset", dx, dy)
		n := 0
		for _, o := range [][2]int{{1, 0}, {1, 1}} { // all of them must hold troops
			if dy == 0 && o[1] != 0 {
				continue
			}
			b := draw(t, field+"A1 red-1 gun\nG7 blue-9").board()
			u, _ := b.unitNamed(refsByName["blue-9"])
			for _, p := range [][2]int{{1, 0}, {1, 1}} {
				b.in[at(p[0], p[1])] |= oneUnit(u)
			}
			b.in[at(o[0], o[1])] = 0
			if !b.overTroops(at(0, 0), at(dx, dy)) {
				list(fmt.Sprintf("%s.squares.%d", path, n), o[0], o[1])
				n++
			}
		}
	}
	passed("bombardment.passed_over.0", 2, 0)
	passed("bombardment.passed_over.1", 2, 1)
	set("bombardment.save.hit_cancelled_on", v.save)
	g = draw(t, field+"on ammunition\nD4 red-1 gun\nD5 blue-1\nphase bombardment").Play("fire red-1 @D5").Roll(d6)
	set("bombardment.ammunition.trigger_natural", d6)
	for face := 1; face <= d6; face++ {
		if h := draw(t, field+"on ammunition\nD4 red-1 gun\nD5 blue-1\nphase bombardment").Play("fire red-1 @D5").Roll(d6).Roll(face); h.find("red-1").dry {
			set(fmt.Sprintf("bombardment.ammunition.exhausted_on.%d", face-5), face)
		}
	}
	if g.Request().Kind != "ns.ammunition" {
		set("bombardment.ammunition.trigger_natural", 0)
	}
}

// reached keeps the offsets that are in a range.
func reached(x *scenario, r gunRange, all [][2]int) (in [][2]int) {
	for _, o := range all {
		if x.rangeTo(at(6, 6), at(6+o[0], 6+o[1])) == r {
			in = append(in, o)
		}
	}
	return in
}

// sumBy is what a clause adds to the dice of the first unit that it concerns.
func (g *game) sumBy(clause string) int {
	for _, m := range g.mods() {
		if m.Rule == clause {
			return m.N
		}
	}
	return 0
}

// combatTerms are attacks in which a modifier of the tables comes up: who has it,
// and by which clause.
var combatTerms = map[string]struct{ picture, id, clause, side string }{
	"fatigued":                      {"C3 red-1 3hits\nC4 blue-1", "red-1", "NS-C4.3.34", "either"},
	"recruit":                       {"C3 red-1 recruit\nC4 blue-1", "red-1", "NS-C4.3.35", "either"},
	"irregular":                     {"C3 red-1 irregular\nC4 blue-1", "red-1", "NS-C4.3.35", "either"},
	"attack_wood":                   {"E3 red-1\nE4 blue-1", "red-1", "NS-C4.3.36", "attacker"},
	"fresh":                         {"C3 red-1\nC4 blue-1", "red-1", "NS-C4.3.37", "either"},
	"elite":                         {"C3 red-1 elite\nC4 blue-1", "red-1", "NS-C4.3.38", "either"},
	"veteran":                       {"C3 red-1 veteran\nC4 blue-1", "red-1", "NS-C4.3.38", "either"},
	"skirmish_advantage":            {"C3 red-1 skirmish=1\nC4 blue-1", "red-1", "NS-C4.3.39", "either"},
	"attack_flank":                  {"C3 red-1\nC4 blue-1 linear N", "red-1", "NS-C4.3.40", "attacker"},
	"cuirass":                       {"C3 red-1 cavalry heavy cuirass\nC4 blue-1", "red-1", "NS-C4.3.41", "attacker"},
	"broken_ground":                 {"G3 red-1 linear N\nG4 blue-1", "red-1", "NS-C4.3.42", "either"},
	"flanked":                       {"C3 red-1\nC4 blue-1 linear N", "blue-1", "NS-C4.3.43", "defender"},
	"unsupported":                   {"C3 red-1 linear N\nC4 blue-1", "red-1", "NS-C4.3.44", "either"},
	"linear_vs_frontal_cavalry":     {"C3 red-1 cavalry heavy\nC4 blue-1 linear S", "blue-1", "NS-C4.3.45", "defender"},
	"cavalry_vs_unsupported_linear": {"C3 red-1 cavalry heavy\nC4 blue-1 linear S", "red-1", "NS-C4.3.46", "attacker"},
}

func oursInCombat(t *testing.T, set func(string, any)) {
	ground := ". . . . . . .\n. . . . . . .\n. . . . . . .\n. . . . w . b\n. . . . . . .\n. . . . . . .\n. . . . . . .\nphase combat\n"
	for id, c := range combatTerms {
		target := map[byte]string{'C': "C4", 'E': "E4", 'G': "G4"}[c.picture[0]]
		g := draw(t, ground+c.picture).Play("attack red-1 @" + target).dice()
		n := 0
		for _, m := range g.mods() {
			if m.Rule == c.clause && m.Why.A == refsByName[c.id] && (id != "elite" && id != "veteran" || strings.HasSuffix(m.Why.Key, id)) {
				n = m.N
			}
		}
		path := "combat.modifier." + id
		set(path+".id", id)
		set(path+".value", n)
		set(path+".for", c.side)
	}
	set("combat.max_massed", attackBudget/massedCost)
	set("combat.max_linear", attackBudget/linearCost)
	set("combat.budget", attackBudget)
	set("combat.massed_cost", massedCost)
	set("combat.linear_cost", linearCost)
	set("combat.second_round_brigades", secondBrigades)
	g := draw(t, field+"C3 red-1\nB4 red-2\nB4 red-3\nC4 blue-1\nphase combat").Play("attack red-1 @C4", "add red-2")
	set("combat.assist_units_per_square", 2-count(!slices.Contains(g.Options(), "add red-3")))
	b := draw(t, field+"C3 red-1\nC3 red-2\nC3 red-3 gun\nC4 blue-1\nphase combat").Play("attack red-1 @C4", "add red-3").board()
	dice := func(id string) int {
		u, _ := b.unitNamed(refsByName[id])
		return b.arms(oneUnit(u), true)[0].dice
	}
	set("combat.brigade_dice", dice("red-1"))
	set("combat.artillery_dice", dice("red-3"))
	b.fight.fought = b.fight.attack
	set("combat.brigade_dice_already_fought", dice("red-2"))
	set("combat.brigade_hit_on", hitFrom)
	weak := draw(t, field+"C3 red-1 recruit irregular 3hits\nC4 blue-1\nphase combat").Play("attack red-1 @C4").board()
	u, _ := weak.unitNamed(refsByName["red-1"])
	set("combat.natural_six_always_hits", weak.hitFace(&rules.Table{}, u, true) == d6)
	for w := irregularHorse; w <= heavyWeight; w++ {
		set("combat.cavalry_weight_order."+weightNames[w], int(w))
		if k := (unitType{weight: w}); w > irregularHorse {
			set("combat.artillery_hit_on."+weightNames[w], k.hitOn())
		}
	}
	for _, id := range []string{"garrison", "infantry_vs_cavalry_only"} {
		set("combat.save."+id+".id", id)
	}
	set("combat.save.garrison.hit_cancelled_on", defaultVariants().save)
	h := draw(t, field+"C3 red-1 cavalry heavy\nC4 blue-1\nphase combat").Play("attack red-1 @C4").dice().Roll(6, 1)
	set("combat.save.infantry_vs_cavalry_only.hit_cancelled_on", 1+slices.Index(h.Request().Dice.Like, 1))
	oursInMorale(t, set)
}

func oursInMorale(t *testing.T, set func(string, any)) {
	set("morale.pass_on", needed(0))
	set("morale.artillery_failures_to_destroy", leastThat(t, "gun", func(b *Board, u, n int) bool { return b.destroys(u, n) }))
	set("morale.brigade_failures_to_destroy", leastThat(t, "massed", func(b *Board, u, n int) bool { return b.destroys(u, n) }))
	retreats := 0
	for n := 3; n > 0; n-- {
		g := draw(t, field+"C3 red-1\nC4 blue-1 2hits\nphase combat").Play("attack red-1 @C4", "roll").Roll(6, 1).Roll(1, 1)
		faces := []int{6, 6, 6}
		for i := range n {
			faces[i] = 1
		}
		if g.Roll(faces...).Position.Request().Kind == "retreat" {
			retreats = n
		}
	}
	set("morale.brigade_failures_to_retreat", retreats)
	for name, marks := range map[string]string{"elite": "elite", "veteran": "veteran", "recruit": "recruit", "irregular": "irregular", "demoralized_command": ""} {
		picture := field + "A1 red-1 " + marks + "\nG7 blue-1"
		if marks == "" {
			picture += "\ngeneral red-g1 A1 demoralized"
		}
		b := draw(t, picture).board()
		u, _ := b.unitNamed(refsByName["red-1"])
		set("morale.modifier."+name, b.courage(&rules.Table{}, u))
	}
	set("variants.irregular_counts_in_morale", !defaultVariants().steadyIrregulars)
	set("variants.broken_affects_all_line", defaultVariants().brokenAffectsAll)
	set("variants.guns_lost_when_any_brigade_retreats", defaultVariants().gunsLostWithAnyone)
}

// leastThat is the least number of failures that do something to a unit.
func leastThat(t *testing.T, what string, does func(b *Board, u, n int) bool) int {
	b := draw(t, field+"A1 red-1 "+what+"\nG7 blue-1").board()
	u, _ := b.unitNamed(refsByName["red-1"])
	n := 1
	for ; n < 9 && !does(b, u, n); n++ {
	}
	return n
}

func oursInTheSky(t *testing.T, set func(string, any), list func(string, ...any)) {
	set("recovery.field.min_hits", recoverFrom)
	set("recovery.field.success_on", recoverOn)
	g := draw(t, field+"C3 red-1 5hits\nG7 blue-1\nphase recovery").Play("recover red-1").Roll(6)
	set("recovery.field.removes", 5-int(g.find("red-1").hits))
	fear := func(enemies, general string) int {
		b := draw(t, field+"general red-g1 "+general+"\nC4 red-1 2hits\n"+enemies+"\nphase recovery").board()
		u, _ := b.unitNamed(refsByName["red-1"])
		return b.spirit(&rules.Table{}, u)
	}
	set("recovery.field.enemy_adjacent_square", fear("C5 blue-1", "C4"))
	set("recovery.field.enemy_adjacent_square_min", fear("C5 blue-1\nB4 blue-2\nD4 blue-3\nC3 blue-4\nB5 blue-5", "C4"))
	set("recovery.field.outside_both_radii", fear("G7 blue-1", "G1"))
	night := func(hits string) int {
		b := draw(t, field+"A1 red-1 "+hits+"\nG7 blue-1").board()
		u, _ := b.unitNamed(refsByName["red-1"])
		b.recoverAtNight(&rules.Table{}, u)
		return int(b.unit[u].hits)
	}
	set("recovery.night.one_hit_becomes", night("1hit"))
	set("recovery.night.two_or_more_become", night("5hits"))
	rows := func(path string, w weatherTable, top int) {
		list(path+".rainy", 2, w.cloudy-1)
		list(path+".cloudy", w.cloudy, w.normal-1)
		list(path+".normal", w.normal, w.clear-1)
		list(path+".clear", w.clear, top)
	}
	rows("weather.nov_apr", winterWeather, 13)
	rows("weather.may_oct", summerWeather, 13)
	bonus := func(region string) int { // a roll that is Rainy, unless something is added
		g := redraw(t, fmt.Sprintf("%smonth 7\non weather_random", quietField), `region = "other"`, fmt.Sprintf("region = %q", region)).Roll(1, 3)
		return count(g.board().weather != rain)
	}
	set("weather.bonus_spain_or_italy", bonus("spain")*bonus("italy")-bonus("other"))
	for face := 1; face <= d6; face++ {
		g := draw(t, quietField+"turn 1\nmonth 7\non weather_change").Roll(face)
		if g.Request().Kind == "ns.weather" {
			set("weather.change_each_turn_on_d6", face)
		}
		cold := draw(t, quietField+"month 2\non weather_random").Roll(1, 1).Roll(face)
		sky := weatherNames[cold.board().weather]
		if all := "weather.rainy_nov_apr_d6." + sky; face == 1 || face == 5 {
			set(all+".0", face)
		} else {
			set(all+".1", face)
		}
	}
	set("daylight.start_hour", firstHour/hour)
	set("daylight.end_hour", lastHour/hour)
	shift := func(month int, w weather) int {
		b := &Board{scenario: &scenario{month: month}, weather: w}
		b.setDay()
		if b.dawn-firstHour != lastHour-b.dusk {
			return 99
		}
		return (b.dawn - firstHour) / hour
	}
	var winter, summer []any
	for _, m := range []int{12, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11} {
		switch n := shift(m, normalSky); {
		case n > 0:
			winter = append(winter, m)
			set("daylight.shift.winter", n)
		case n < 0:
			summer = append(summer, m)
			set("daylight.shift.summer", n)
		}
	}
	list("daylight.winter_months", winter...)
	list("daylight.summer_months", summer...)
	for name, w := range map[string]weather{"rainy": rain, "cloudy": cloudy, "normal": normalSky, "clear": clear} {
		set("daylight.shift."+name, shift(9, w))
	}
}

func TestTablesAreTheLedgers(t *testing.T) {
	want, got := ledgerTables(t), ours(t)
	for path, v := range want {
		told := slices.ContainsFunc(toldInTables, func(p string) bool { return path == p || strings.HasSuffix(p, ".") && strings.HasPrefix(path, p) })
		chapter, _, _ := strings.Cut(path, ".")
		if told {
			continue
		}
		t.Run("NS "+chapter+" "+path, func(t *testing.T) {
			if g, ok := got[path]; !ok {
				t.Errorf("nothing is compared with %s = %s", path, v)
			} else if g != v {
				t.Errorf("%s is %s, want %s", path, g, v)
			}
		})
	}
	for path := range got {
		if want[path] == "" {
			t.Errorf("the ledger has no %s", path)
		}
	}
}
