package eagles

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
)

// playedIn adds the values that the game holds nowhere but in what it does: each
// is read off a drawn position.
func playedIn(t *testing.T, got map[string]any) {
	t.Helper()
	for _, add := range []func(*testing.T, map[string]any){limitsSeen, searchSeen, rerollsSeen, commanderSeen, movementSeen, fireSeen, defenceSeen, meleeSeen, testsSeen, casualtiesSeen} {
		add(t, got)
	}
}

// term is what a clause adds to a sum once an order has been given.
func term(t *testing.T, sum rules.SumKey, clause, order, picture string) int {
	t.Helper()
	n := 0
	for _, m := range draw(t, picture).Play(order).Position.Mods() {
		if m.Rule == clause && m.Sum == sum {
			n += m.N
		}
	}
	return n
}

func limitsSeen(t *testing.T, got map[string]any) {
	turns := 0
	for _, data := range scenarioFiles(t) {
		turns = max(turns, load(t, data, nil).scenario.turns)
	}
	got["meta.turns"] = turns
	_, two := buyArmy("fr", "veteran 16; light = true", "veteran 16; light = true")
	_, one := buyArmy("fr", "veteran 16; light = true")
	if two != "" && one == "" {
		got["limits.light_battalions_max"] = 1
	}
	for g := militia; g <= guard; g++ {
		if _, fault := buyArmy("fr", grades[g].name+" 16; light = true"); fault == "" {
			got["limits.light_quality"] = grades[g].name
		}
	}
	for name, n := range ledgerNations {
		if _, fault := buyArmy(nations[n], "veteran 16; light = true; rifles = true"); fault == "" {
			got["limits.rifles_nation"] = name
		}
	}
	got["limits.commanders"] = len(draw(t, apart).stands("a-cmd-pr"))
	for table, want := range map[string][2]string{"large": {"south", "north"}, "small": {"west", "east"}} {
		g := setup(t, "table "+table+oneEach, sidesRolled...).Roll(6, 1)
		pairs := "[[south north]]"
		if g.Accepts("edge @"+want[0]) && table == "small" {
			pairs = "[[south north] [west east]]"
		}
		if g.Accepts("edge @west") != (table == "small") || !g.Accepts("edge @south") {
			pairs = "no edges"
		}
		got["table."+table+".home_edges"] = pairs
	}
}

// searchSeen finds the step of the search for room: the greatest by which a zone
// as large as a body may be shifted along its edge so that the body fits again.
func searchSeen(t *testing.T, got map[string]any) {
	for step := int64(10); step <= 200; step += 10 {
		at := func(x int64) string { return inDecimals(x, 3) + "," }
		zone := fmt.Sprintf("zone a: %s0 %s0 %s1.6 %s1.6\nzone b: 0,36 72,36 72,48 0,48", at(step), at(9600+step), at(9600+step), at(step))
		if _, ok := setup(t, oneEach+zone).board().room(0, false); ok {
			got["geometry.deployment_search_step"] = inchesOf(step)
			return
		}
	}
}

func rerollsSeen(t *testing.T, got map[string]any) {
	// how often a failed test is rolled again with one figure
	again := func(figures, order string, before func(*game) *game, kind string, fail ...int) int {
		g := draw(t, strings.Replace(ahead, "10 facing 0", "10 facing 0 figures "+figures, 1))
		if g.Play(strings.Split(order, "; ")...); before != nil {
			before(g)
		}
		n := -1
		for req := g.Request(); req != nil && req.Kind == kind; req = g.Request() {
			n++
			g.Roll(fail...)
		}
		return n
	}
	got["special.drummer.rerolls_per_turn"] = again("1,0,0,0", "advance a1 #3000", nil, "me.manoeuvre", 1)
	got["special.officer.rerolls_per_test"] = again("0,0,0,1", "charge a1 @b1; charge a1 @b1", nil, "me.charge", 1)
	resolve := draw(t, strings.Replace(apart, "facing 0", "facing 0 figures 0,0,1,0 marks lost", 1)+"phase resolve").WantAsk("me.resolve", "").Roll(1).WantAsk("me.resolve", "").Roll(1)
	got["special.standard.rerolls_per_test"] = strings.Count(fmt.Sprint(kindsRolled(resolve)), "resolve") - 1
	fire := volleyOf(t, facingLine+" figures 0,1,0,0", foeLine).Roll(1, 1, 1, 1, 1, 1).WantAsk("me.fire.reroll", "")
	got["special.sergeant.rerolls_per_turn"] = fire.Request().Dice.N()
	for f, kind := range map[string]string{"drummer": "manoeuvre", "officer": "charge", "standard": "resolve", "sergeant": "fire_die"} {
		got["special."+f+".reroll"] = kind
	}
	officer := strings.Replace(ahead, "10 facing 0", "10 facing 0 figures 0,0,0,1", 1)
	got["special.officer.charge_test"] = sumOf(draw(t, officer).Play("charge a1 @b1", "charge a1 @b1"), "charge", "ME-22.3")
	b := draw(t, officer).board()
	table := &rules.Table{}
	b.resolution(table, 0, "resolve", [3]string{"ME-27.9", "ME-27.10", "ME-27.11"})
	got["special.officer.resolve"] = table.Mods()[0].N
	got["special.officer.initiative"] = b.initiativeOf(&rules.Table{}, rules.First, "x") - draw(t, ahead).board().initiativeOf(&rules.Table{}, rules.First, "x")
}

func kindsRolled(g *game) (all []string) {
	for _, e := range g.AllEvents {
		if e.Kind == rules.EvDice {
			all = append(all, e.Text.Key)
		}
	}
	return all
}

// sumOf adds up what a clause gives to a sum so far.
func sumOf(g *game, sum rules.SumKey, clause string) (n int) {
	for _, m := range g.Mods() {
		if m.Sum == sum && m.Rule == clause {
			n += m.N
		}
	}
	return n
}

func commanderSeen(t *testing.T, got map[string]any) {
	ride := draw(t, alone).Play("command a-cmd-pr")
	got["commander.free_move_dice"] = ride.Request().Dice.N()
	ride.Roll(1, 1, 1, 1).Play("stay a-cmd-pr")
	if !ride.Accepts("command a-cmd-pr") {
		got["commander.free_moves_per_turn"] = 1
	}
	near := strings.Replace(leading, "36,40", "36,15", 1)
	got["commander.to_hit"] = term(t, "hit", "ME-9.8", "fire a1 @b1", near)
	led := draw(t, strings.Replace(inMelee, "table small", "table small\na pr: cmd with a1", 1)).Play("fight a1")
	got["commander.melee"] = sumOf(led, "attack", "ME-23.12")
	b := draw(t, alone).board()
	with := b.initiativeOf(&rules.Table{}, rules.First, "x")
	b.army[0].cmd.state = gone
	got["commander.initiative"] = with - b.initiativeOf(&rules.Table{}, rules.First, "x")
	var auto []string
	if g := draw(t, leading).Play("advance a1 #6000"); g.Request().Kind == "move" {
		auto = append(auto, "manoeuvre")
		column := draw(t, strings.Replace(leading, "36,10 facing 0", "36,10 facing 0 ", 1)).Play("advance a1 #12000")
		got["commander.movement_die_value"] = int(column.Request().Field.(*marching).far) / 2 / inch
	}
	if len(kindsRolled(draw(t, near).Play("charge a1 @b1", "charge a1 @b1"))) == 0 {
		auto = append(auto, "charge")
	}
	lost := draw(t, strings.Replace(leading, "36,10 facing 0", "36,10 facing 0 marks lost", 1)+"phase resolve")
	if len(kindsRolled(lost)) == 0 && lost.Asked() == "chance is asked me.initiative" {
		auto = append(auto, "resolve")
	}
	got["commander.auto_pass"] = fmt.Sprint(auto)
	drop := draw(t, leading).board()
	got["quality_drop.grades"] = int(drop.body[1].grade - drop.grade(1))
	got["quality_drop.militia_modifier"] = drop.burden(2)
}

func movementSeen(t *testing.T, got map[string]any) {
	dice := func(order, picture string) int {
		return draw(t, picture).Play(order).Roll(6).Position.Request().Dice.N()
	}
	column := strings.Replace(apart, "a1 line 24 line", "a1 line 24 column", 1)
	got["movement.advance_line_dice"], got["movement.advance_column_dice"] = dice("advance a1 #3000", apart), dice("advance a1 #3000", column)
	got["movement.retire_dice"], got["movement.wheel_dice"] = dice("retire a1 #3000", apart), dice("wheel a1 #900", apart)
	got["movement.difficult_or_uphill_dice"] = dice("advance a1 #3000", apart+"marsh 30,8 42,8 42,10 30,10")
	charge := func(picture string) int {
		return draw(t, picture).Play("charge a1 @b1", "charge a1 @b1").Roll(6).Position.Request().Dice.N()
	}
	got["movement.charge_line_dice"], got["movement.charge_column_dice"] = charge(ahead), charge(strings.Replace(ahead, "a1 line 24 line", "a1 line 24 column", 1))
	share := 0.
	for _, rough := range []int{49, 50, 51} { // of a hundredth of ten inches, from the front edge on
		g := draw(t, fmt.Sprintf("%smarsh 30,11 42,11 42,%d.%d 30,%d.%d", strings.Replace(apart, "36,10", "36,10", 1), 11+rough/10, rough%10, 11+rough/10, rough%10)).
			Play("advance a1 #10000").Roll(6)
		if g.Request().Dice.N() == 2 {
			share = float64(rough) / 100
		}
	}
	got["movement.difficult_path_fraction"] = share
	in := draw(t, apart+"marsh 30,8 42,8 42,10 30,10").Play("retire a1 #6000").Roll(6).Roll(6)
	got["movement.retire_in_difficult_factor"] = float64(in.Request().Field.(*marching).far) / 6000
	got["movement.obstacle_dice_subtracted"] = draw(t, apart+"hedge 20,15 52,15").Play("advance a1 #9000").Roll(6).Roll(6, 6).Position.Request().Dice.N()
	got["movement.flight_dice"] = draw(t, strings.Replace(apart, "facing 0", "facing 0 marks broken", 1)+"phase flight").Position.Request().Dice.N()
	got["movement.pushback"] = float64(pushBack) / inch
}

func fireSeen(t *testing.T, got map[string]any) {
	got["fire.figures_per_group"] = 24 / (&battalion{rankers: 24}).groups()
	got["fire.minimum_dice"] = dice(-3, 2)
	got["fire.rounding"] = map[bool]string{true: "half_up_once"}[dice(5, 1) == 3 && dice(6, 2) == 2 && dice(9, 2) == 2]
	hit := volleyOf(t, facingLine, foeLine).Roll(5, 1, 1, 1, 1, 1)
	got["fire.casualties_per_hit"] = 24 - hit.body("b1").rankers
	fire := func(clause, picture string) int { return term(t, "dice", clause, "fire a1 @b1", picture) }
	half := func(clause, order, picture string) float64 {
		return 1 / float64(int(1)<<term(t, "halvings", clause, order, picture))
	}
	close := "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,15 facing 180\n"
	got["fire_modifier.target_column.dice"] = fire("ME-18.2", strings.Replace(close, "b1 line 24 line at 36,15", "b1 line 24 column at 36,16", 1))
	got["fire_modifier.british_in_line.dice"] = fire("ME-18.3", "a gb: cmd 0.5,0.5\n"+close)
	got["fire_modifier.guard.dice"] = fire("ME-18.4", strings.Replace(close, "a1 line", "a1 guard", 1))
	got["fire_modifier.british_rifles.dice"] = fire("ME-18.5", "a gb: cmd 0.5,0.5\n"+strings.Replace(close, "a1 line 24 line", "a1 veteran 24 line light rifles", 1))
	got["fire_modifier.light_cover.dice"] = fire("ME-18.6", close+"hedge 30,14 42,14")
	got["fire_modifier.heavy_cover.factor"] = half("ME-18.7", "fire a1 @b1", close+"wall 30,14 42,14")
	got["fire_modifier.shooter_disordered.factor"] = half("ME-18.8", "fire a1 @b1", strings.Replace(close, "facing 0", "facing 0 marks disordered", 1))
	got["fire_modifier.target_skirmishers.factor"] = half("ME-18.9", "fire a1 @b1.g1", strings.Replace(close, "36,15 facing 180", "36,20 facing 180 out 2 groups 36,16", 1))
}

func defenceSeen(t *testing.T, got map[string]any) {
	var factors []float64
	for face := 1; face <= 6; face++ {
		g := onset(t, ahead).Roll(6).Roll(6, 6).Play("fire b1 @a1").Roll(face)
		factors = append(factors, 1/float64(int(1)<<sumOf(g, "halvings", "ME-24.3")))
		got["defensive_fire.to_hit"] = sumOf(g, "hit", "ME-24.6")
	}
	got["defensive_fire.die_factor"] = fmt.Sprint(factors)
}

func meleeSeen(t *testing.T, got map[string]any) {
	see := func(key, clause, swap, by string) {
		g := draw(t, strings.Replace(inMelee, swap, by, 1)).Play("fight a1")
		got["melee."+key] = sumOf(g, "attack", clause)
	}
	const me, foe = "24,20 facing 0", "180 foe a1"
	see("charge_line", "ME-23.3", "marks charger", "marks charger,bonus")
	see("charge_column", "ME-23.4", "a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger", "a1 line 24 column at 24,18.4 facing 0 foe b1 along 0 since 1 marks charger,bonus")
	see("officer", "ME-23.5", me, me+" figures 0,0,0,1")
	see("supported", "ME-23.6", "", "")
	see("higher", "ME-23.7", "table small", "table small\nhill 1: 20,19 28,19 28,20.5 20,20.5")
	see("other_special", "ME-23.8", me, me+" figures 0,1,0,0")
	see("against_light_cover", "ME-23.9", foe, "180 marks defends behind light foe a1")
	see("against_heavy_cover", "ME-23.11", foe, "180 marks defends behind heavy foe a1")
	see("disordered", "ME-23.10", "marks charger", "marks charger,disordered")
	got["melee.commander"] = figureTable[commander].melee
	g := draw(t, inMelee).Play("fight a1")
	got["melee.per_fire_group"] = sumOf(g, "attack", "ME-23.2") / g.body("a1").groups()
	got["melee.dice"] = g.Request().Dice.Of[0].N
	won := draw(t, inMelee).Play("fight a1").Roll(6, 1)
	got["melee.winner_losses"], got["melee.loser_losses"] = 24-won.body("a1").rankers, 24-won.body("b1").rankers
	tie := brawl(t, "").Roll(3, 3).WantRow("melee.tie")
	got["melee.tie_losses"] = 24 - tie.body("a1").rankers
	margin := 0
	for faces, asks := range map[[2]int]int{{4, 1}: 0, {5, 1}: 0} {
		if asks = one(brawl(t, "", "180 foe", "180 figures 1,0,0,0 foe").Roll(faces[0], faces[1]).Position.Request().Kind == "me.risk"); asks == 1 {
			margin = faces[0] - faces[1] - 1 // b1 is one ahead before the dice
		}
	}
	got["melee.special_risk_margin"] = margin
	var dies []int
	for face := 1; face <= 6; face++ {
		if brawl(t, "", "180 foe", "180 figures 1,0,0,0 foe").Roll(5, 1).Roll(face).body("b1").has[drummer] == 0 {
			dies = append(dies, face)
		}
	}
	got["melee.special_dies_on"] = numbers(dies...)
}

func testsSeen(t *testing.T, got map[string]any) {
	mod := func(marks string) int {
		b := draw(t, strings.Replace(apart, "facing 0", "facing 0 "+marks, 1)).board()
		return b.resolution(&rules.Table{}, 0, "resolve", [3]string{"ME-27.9", "ME-27.10", "ME-27.11"})
	}
	got["test_modifier.half_losses.value"] = mod("left 12 bases 3")
	got["test_modifier.lost_melee_this_turn.value"] = mod("marks beaten")
	got["test_modifier.officer_present.value"] = mod("figures 0,0,0,1")
	b := draw(t, leading).board()
	got["test_modifier.militia_dropped.value"] = b.resolution(&rules.Table{}, 2, "resolve", [3]string{"ME-27.9", "ME-27.10", "ME-27.11"})
}

func casualtiesSeen(t *testing.T, got map[string]any) {
	for left := 23; left > 0; left-- {
		if u := (&battalion{start: 24, rankers: left}); u.halved() {
			got["casualties.removal_share"] = float64(24-left) / 24
			break
		}
	}
	g := volleyOf(t, facingLine, foeLine+" figures 0,0,0,1").Roll(6, 1, 1, 1, 1, 1)
	got["casualties.specials_immediate"] = g.body("b1").has[officer] == 0 && g.body("b1").bases == 6
}
