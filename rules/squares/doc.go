// Package squares is the rulebook of Napoleon Squares (d6): brigades and
// batteries under their generals on a board of large squares. It reads beside
// the book, a file or two a chapter; comments cite the clauses of the rule
// ledger (NS-C4.3.61), phases the states of its part 3.
//
// A Step is one block of the turn, one action in an activation (a move, a
// bombardment die, a recovery), or one whole combat from its declaration to the
// pursuit.
//
// # Contents
//
// The rules, by the sections of the book:
//
//	A            organization  core_board.go core_units.go core_capacity.go core_facing.go
//	                           leaders.go fog.go fog_setup.go
//	B            terrain       core_grid.go core_ground.go
//	C            the turn      turn_phases.go turn_sequence.go
//	C0           weather       weather.go
//	C2           C-in-C        command_chief.go
//	C3           contest       command_contest.go
//	C4           activation    command_activation.go
//	C4.1         movement      move_step.go move_reach.go move_offer.go move_march.go
//	                           move_formation.go move_arrival.go
//	C4.2         bombardment   artillery.go supply.go
//	C4.3, 1      attackers     combat_phase.go combat_attack.go
//	C4.3, 2 - 3  defenders     combat_defence.go
//	C4.3, 4 - 5  dice          combat_roll.go combat_modifiers.go result_losses.go
//	C4.3, 6      morale        morale.go
//	C4.3, 7      second round  combat_second_round.go
//	C4.3, 8      after combat  result_reposition.go result_retreat.go result_advance.go
//	C4.4         recovery      recovery.go
//	C5           break points  victory.go
//	D            the night     night.go
//
// What every rulebook has beside its rules:
//
//	position      core_book.go core_scenario.go core_names.go core_marks.go core_check.go
//	              core_hash.go core_hidden.go core_refs.go
//	files         io_file.go io_load.go io_load_sides.go io_load_time.go io_load_position.go
//	              io_load_start.go io_load_state.go io_save.go io_save_sides.go
//	              io_save_position.go io_switches.go
//	view          show_view.go show_map.go show_combat.go show_gauges.go show_overlay.go
//	              show_inspect.go show_score.go show_threat.go show_judge.go show_estimate.go
//	              show_prospects.go show_prospects_place.go show_prospects_command.go
//	reasons       show_refuse.go show_explain.go show_explain_units.go
//	workshop      workshop_draft.go workshop_things.go workshop_kit.go workshop_stock.go
//	              workshop_edit.go workshop_put.go workshop_set.go workshop_state.go
//	              workshop_fix.go workshop_mend.go workshop_stage.go workshop_chance.go
//	              workshop_chance_army.go workshop_chance_array.go
//	              workshop_arrive.go
//
// # Fog of war
//
// What is under a marker is known to its owner alone. Public are the squares of
// the markers, the generals whom they follow and the hits that they show. Units
// under a marker support nobody and take no objective before they appear.
//
// # Files
//
// Load reads scenarios and positions, TOML files of one format; Save writes
// positions. A scenario has no [position] table:
//
//	format = 1
//	options = ["fog_of_war"]      # offered at set-up: fog_of_war weather_random
//	                              # weather_change ammunition night_fighting pontoon
//	[board]
//	cols = 10                     # 3 to 16, lettered from the west
//	rows = 8                      # 3 to 12, numbered from the south
//	square_m = 600
//	turn_minutes = 45
//	seed = "10x8-a41f"            # of the picture; without it what the map shows is
//	squares = [                   # those that are not bare: hill wood broken fields
//	  { at = "J4", river = "unfordable", bridge = true },
//	  { at = "F4", hill = true, town = { name = "Hassenhausen", areas = 1 } },
//	]
//
//	[time]
//	start = "07:00"               # or "random"
//	month = 10
//	region = "other"              # italy spain other
//	weather = "normal"            # rainy snow cloudy normal clear
//	max_turns = 12
//	days = 1
//	bombard_short_only_until_turn = 2
//	night_extra_turns = 0
//
//	[variants]                    # other readings of the rules; see variants
//	save = 4
//
//	[forces]
//	sides = [                     # ids come from data/names.toml
//	  { nation = "fr", edge = "E", first = true, fog_markers = 5, cinc = { id = "fr-c-davout", ability = 2, at = "G4" } },
//	  { nation = "pr", edge = "W", fog_markers = 5, cinc = { own_command = "pr-blucher" } },
//	]
//	commands = [{ id = "fr-gudin", side = "fr", ability = 1, at = "G4" }]
//	units = [
//	  { id = "fr-petit", command = "fr-gudin", kind = "infantry", order = "massed", skirmish = 0, cls = ["veteran"], at = "G4" },
//	  { id = "fr-12pdr-davout", command = "fr-friant", kind = "artillery", weight = "heavy", mobility = "foot", arrives_turn = 3, entry = ["J4"] },
//	]
//	trains = [{ command = "fr-gudin", kind = "park", at = "G4" }]
//
//	[victory]
//	points_per_enemy_unit = 1
//	points_per_enemy_command = 3
//	margin = 4
//	objectives = [{ at = "F4", owner = "fr", vp = 4 }]
//
// The [position] of a game that has begun lists every unit that is not
// eliminated, the leaders, the markers that stand, and who is active:
//
//	[position]
//	phase = "movement"            # see phaseNames
//	turn = 3
//	units = [{ id = "fr-petit", at = "G4", hits = 1, marks = ["activated"] }]
//	leaders = [{ id = "fr-gudin", at = "G4" }]
//	markers = [{ id = "marker-a-1", at = "C3", general = "fr-gudin", pretends = "cavalry" }]
//	[position.activation]
//	leader = "fr-gudin"
//	ap = 2
package squares
