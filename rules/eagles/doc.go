// Package eagles is the rulebook of The March of Eagles: two small forces of
// infantry on a table without cells, everything measured in inches. It reads
// beside the book, a file a chapter; comments cite the clauses of the rule
// ledger (ME-14.20) and its decision points (D-ACT, D-MOVE). The geometry of
// the table, in whole thousandths of an inch and hundredths of a degree,
// stands in package plane.
//
// # Contents
//
// The rules, by the sections of the ledger:
//
//	2, 3    table, bases   core_board.go core_scenario.go core_places.go
//	4 - 8   the army       setup_army.go core_units.go
//	9       Commander      leaders.go
//	10      set-up         setup_sides.go setup_deploy.go setup_deploy_field.go
//	11, 12  the turn       turn_phases.go turn_sequence.go
//	13      orders         command_orders.go command_orders_field.go
//	14      manoeuvre      move_manoeuvre.go move_march.go move_wheel.go move_march_field.go
//	15      disorder       morale_disorder.go
//	16, 17  fire           combat_fire.go
//	18      volley, range  combat_volley.go combat_range.go
//	19      skirmishers    skirmishers.go skirmishers_place.go
//	22      charging       charge.go charge_path.go charge_wheel.go charge_field.go
//	23, 26  melee          combat_melee.go result_advance.go
//	24      defence        combat_defence.go
//	25      casualties     result_losses.go
//	27      resolve, rout  morale.go morale_tests.go result_retreat.go
//	28      winning        victory.go
//	34      sight          core_sight.go
//
// What every rulebook has beside its rules:
//
//	position       core_book.go core_names.go core_check.go core_hash.go core_refs.go
//	files          io_file.go io_load.go io_load_map.go io_load_sides.go io_load_stands.go
//	               io_load_position.go io_army_file.go io_save.go io_switches.go
//	view           show_view.go show_map.go show_combat.go show_gauges.go show_armylist.go
//	               show_tapes.go show_odds.go show_overlay.go show_inspect.go show_score.go show_threat.go
//	               show_judge.go show_estimate.go show_prospects.go show_prospects_place.go
//	               show_propose.go show_propose_place.go
//	reasons        show_explain.go
//	armies go on   recovery_muster.go
//	workshop       workshop_draft.go workshop_advice.go workshop_shapes.go workshop_form.go workshop_props.go workshop_kit.go
//	               workshop_edit.go workshop_edit_shape.go workshop_edit_army.go workshop_edit_body.go workshop_fix.go workshop_stage.go
//	               workshop_chance.go workshop_chance_ways.go workshop_chance_army.go
//
// # Files
//
// Load reads scenarios and positions, TOML files of one format; Save writes
// positions. A scenario has no [position] table. Lengths are inches with at
// most three places, facings degrees with at most two; x grows east and y
// north from the south-west corner:
//
//	format = 1
//
//	[rules]                     # switches; what is left out has its default
//	deployment = "scenario"     # or "free": placed in turns
//	armies = "scenario"         # or "build": bought in play
//	measuring = "open"          # or "by_eye"
//	cascade = "no"              # or "yes"
//	ask_rerolls = "no"          # or "yes"
//
//	[battle]
//	map = "the-long-ridge"      # seeds the picture of the table
//	table = "large"             # 72 by 48 inches; or "small", 48 by 48
//	turns = 8
//	points = 200                # that an army may cost
//	sides = "fixed"             # or "roll": the winner of a roll takes an edge
//	first = "roll"              # who places first: "roll", "a" or "b"
//	home = { a = "south", b = "north" }
//
//	[[zone]]                    # none: strips along the home edges
//	side = "a"
//	most = 1                    # battalions; 0 or left out: any number
//	polygon = [[0.0, 0.0], [72.0, 0.0], [72.0, 12.0], [0.0, 12.0]]
//
//	[[terrain]]                 # polygon: wood orchard marsh hill building
//	kind = "hill"               # road, convex; line: wall hedge fence;
//	level = 1                   # woods, orchards and marshes lie apart, a hill
//	                            # of level 2 within those of level 1
//	polygon = [[8.0, 14.0], [64.0, 14.0], [66.0, 18.0], [7.0, 19.0]]
//
//	[[objective]]
//	kind = "zone"               # or unit (unit = "a1"), commander,
//	name = "ridge-top"          # break (battalions = 3)
//	points = 2
//	side = "a"                  # who may earn it; a zone without: either
//	polygon = [[20.0, 14.0], [52.0, 14.0], [52.0, 22.0], [20.0, 22.0]]
//
//	[[army]]                    # a, then b
//	side = "a"
//	nation = "gb"               # au fr gb ot pl pr pt ru sp us
//	commander = { x = 36.0, y = 12.0 } # or with = "a1", or state = "gone"
//	[[army.battalion]]          # in roster order: a1, a2, ...
//	name = "riflemen"           # left out: its number is its name
//	grade = "veteran"           # militia line veteran guard
//	light = true
//	rifles = true
//	rankers = 20
//	sergeants = 1               # drummers, sergeants, standards, officers
//	points = 54                 # checked if given
//	formation = "line"          # or "column"
//	x = 9.0                     # its centre
//	y = 15.8
//	facing = 0.0
//	skirmishers = 10
//	groups = [[3.8, 15.8], [5.6, 15.8], [12.4, 15.8], [14.2, 15.8], [16.0, 15.8]]
//
//	[position]
//	phase = "orders"            # build roll edge first deploy commanders
//	turn = 3                    # initiative orders closing resolve flight
//	active = "a"                # upkeep over
//	lead = "b"                  # who has the initiative
//
// In a position a battalion may also have: state ("waiting", "gone"), left
// (Rankers of the body alive), figures (alive: drummers, sergeants, standards,
// officers), bases, men (of each group), marks, halted (to the end of which
// turn), rerolled (Sergeants used), foe and helps (melee), since, along
// (facing of the charge) and behind (the cover that it defends).
//
// Areas of one kind and level that share whole edges are handled as one in the
// workshop, unless an id of its own keeps one apart: so it writes a concave outline.
//
// An army file is one [[army]] table without side and places, with a title
// before it: what the army builder saves. ReadArmy checks it, BuildArmy turns it
// into the answers that put the army together in a game.
//
//	format = 1
//	title = "Thin Red Line"
//
//	[[army]]
//	nation = "gb"
//	points = 46                 # may be left out, here and below: a check
//	[[army.battalion]]          # all of the army's own nation
//	grade = "veteran"
//	rankers = 24
//	light = true
//	officers = 1
//	points = 46
package eagles
