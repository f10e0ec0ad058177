// Package musket is the rulebook of Musket & Saber: a battle of the musket era
// with brigades on a map of hexes, zones of control, one combat results chart
// read by differential, morale, leaders, headquarters and Fortunes of War. It
// reads beside the book, a file a chapter; comments cite the clauses of the rule
// ledger (MS-7.8.4), its rulings and its decision points (DM-n of the
// Movement Phase, DC-n of the Combat Phase).
//
// # Contents
//
// The rules, by the chapters of the book:
//
//	2            counters, map  core_board.go core_occupancy.go core_grid.go core_ground.go
//	                            core_map.go core_units.go
//	3            the turn       turn_phases.go turn_sequence.go
//	4            movement       move_offer.go move_search.go move_reach.go
//	                            move_reach_joint.go move_cost.go move_allowance.go
//	                            move_group.go move_march.go
//	5, 6         stacks, ZOC    move_zones.go move_obstacles.go move_disengage.go
//	7.1 - 7.5    attack         combat_phase.go threats.go combat_attack.go combat_defence.go
//	                            combat_join.go
//	7.6          safe lines     supply_lines.go
//	7.7          differential   combat_modifiers.go
//	7.8          the die        combat_resolve.go combat_roll.go combat_chart.go
//	                            result_apply.go result_convert.go
//	7.9          retreat        result_retreat.go
//	7.10         rout           result_rout.go
//	7.11         losses         result_losses.go
//	7.12         advance        result_advance.go
//	7.13         tactics        combat_tactics.go
//	7.14         coordination   combat_coordination.go
//	8            artillery      artillery.go core_sight.go
//	9            cavalry        charge.go charge_counter.go
//	10           leaders        leaders.go
//	11           recovery       morale.go recovery.go
//	12.1 - 12.3  HQ, trains     supply.go
//	12.4         fortunes       fortunes.go
//	13           entry          move_arrival.go
//	18           victory        victory.go
//
// What every rulebook has beside its rules:
//
//	position       core_book.go core_scenario.go core_names.go core_check.go core_hash.go
//	               core_refs.go
//	files          io_file.go io_load.go io_load_map.go io_load_sides.go io_load_units.go
//	               io_load_victory.go io_load_position.go io_save.go io_save_position.go
//	               io_switches.go
//	view           show_view.go show_map.go show_combat.go show_gauges.go show_overlay.go
//	               show_inspect.go show_score.go show_threat.go show_foretell.go
//	judging        show_judge.go show_prospects.go show_blows.go show_choices.go
//	               show_outlook.go show_strikers.go
//	reasons        show_explain.go show_explain_deeds.go show_explain_reach.go
//	workshop       workshop_draft.go workshop_advice.go workshop_props.go workshop_fix.go workshop_kit.go
//	               workshop_stock.go workshop_blank.go workshop_edit.go workshop_set.go
//	               workshop_ground.go workshop_refs.go workshop_stage.go
//	               workshop_chance.go workshop_chance_army.go
//
// # Steps
//
// A Step is the start or end of a phase, one action of a Movement Phase, the
// declaration of all bombardments, or one bombardment, attack or charge with
// everything that follows from it: retreats, advance, Fortunes of War, further
// charges. The Fortune of War of a threatened unit is a Step of its own.
//
// # Files
//
// Load reads scenarios and positions, TOML files of one format; Save writes
// positions. A scenario has no [position] table and begins with turn 1:
//
//	format = 1
//	first = "france"            # army of the First Player
//	turns = ["day", "twilight"] # light of every turn
//
//	[rules]                     # switches; what is left out has its default
//	coordination = "on"
//	threat_charge = "off"
//	enemy_test = "one"          # or "all"
//
//	[map]
//	terrain = ["..w.", "v.t."]  # one letter a hex, one row a line; . clear,
//	heights = ["0201"]          # v vineyard, w woods, b broken, m marsh, t town,
//	                            # s strongpoint, x impassable
//	[map.hexsides]              # between neighbours; slopes from low to high
//	stream = ["0101-0201"]      # also river, bridge, ford, wall
//	slope = ["0101>0201"]       # also steep
//
//	[[map.road]]
//	kind = "road"               # or "trail"
//	hexes = ["0101", "0201"]
//
//	[[map.place]]
//	name = "Rivalta"
//	hex = "0302"
//
//	[[side]]                    # two of them
//	army = "france"
//	nation = "fr"               # colours
//	loc = ["0101"]
//	steps = 1                   # replacement steps a turn
//	embarkation = "0101"        # if units may leave the map only there, for good
//	hq = { id = "fr-hq", ma = 8, hex = "0101" }
//	trains = { id = "fr-trains", ma = 4, hex = "0101" }
//	formations = [{ mark = "1", name = "watrin" }]
//
//	[[leader]]
//	id = "fr-lannes"            # ids and names of formations: see data/register.toml; own-leader-1 to 24, own-1 to 16 as formations
//	side = "france"
//	cf = 2
//	mr = 1
//	movement = 1
//	span = ["1"]                # or ["all"]
//	hex = "0101"                # or turn = 2 and entry = ["0101"]
//
//	[[unit]]
//	id = "fr-28"                # own-1 to own-96 are there for players
//	side = "france"
//	type = "infantry"           # cavalry, artillery
//	size = "brigade"            # battalion, squadron
//	figure = "light"            # pictogram, if not that of the type
//	formation = "1"             # "0" none, "A" any
//	identity = "28e Ligne"
//	steps = 2
//	back_is = "reduced"         # ineffective, blank
//	front = { cf = 4, mr = 4, ma = 4 } # cf_paren, ma_paren, red_dot, charge; ma "V"
//	back = { cf = 2, mr = 3, ma = 4 }  # artillery: attack, defence, range, ma
//	hex = "0101"
//	state = ["shaken"]          # at the start: reduced, ineffective, shaken, square
//
//	[victory]                   # VP of losses to the enemy
//	margin_of = "france"
//	eliminated = 1              # destroyed, captured, off_map, leader_killed,
//	                            # leader_captured, hq_captured, trains_captured
//	[[victory.objective]]
//	name = "Rivalta"
//	hex = "0302"
//	vp = 4
//	held = "austria"            # at the start
//
//	[[victory.level]]           # rising; the first one holds from below
//	from = -99
//	winner = "austria"
//	grade = "decisive"          # or "marginal"
//
//	[[event]]                   # exclusive rules: no_attack (units, turns, bonus),
//	kind = "los_limit"          # leader_leaves (leader, heir, span, turns),
//	turns = [1]                 # los_limit (value, no_march, turns), hq_shock
//	value = 1                   # (leader), voluntary_delay (units)
//	no_march = true
//
//	[position]
//	phase = "combat"            # move-start move combat-start combat combat-end over
//	turn = 3
//	active = "france"
//	pieces = [                  # who is not named is absent
//	  { id = "fr-28", at = "0201", marks = ["shaken", "reduced"] },
//	  { id = "au-28", place = "track", box = 5 },
//	]
//	threats = [{ unit = "au-51", by = ["fr-28"] }]
//
// The other keys of a position are what Save writes: begun, steps, shock, aimed,
// targets, bases, control, and start, aim and helps of pieces.
package musket
