// Package manoeuvre is the rulebook of Manoeuvre: two armies of eight units
// and sixty cards each on a board of eight by eight squares. It reads beside
// the book, a file a chapter; comments cite the clauses of the rule ledger
// (MAN-6.1.26) and its decision points (SU-n of the set-up, DP-n of the turn).
//
// # Contents
//
// The rules, by the chapters of the book:
//
//	1     board, units  core_board.go core_grid.go core_ground.go core_tiles.go core_units.go
//	2     winning       victory.go
//	3     set-up        setup_sides.go setup_map.go setup_hands.go setup_deploy.go
//	4     the turn      turn_phases.go turn_sequence.go
//	5     movement      move_reach.go move_offer.go move_march.go
//	6.1   assault       combat_phase.go combat_attack.go combat_assault.go
//	                    combat_modifiers.go
//	6.2   fire          combat_fire.go
//	6.5   results       result_apply.go result_losses.go result_retreat.go
//	6.6   pursuit       result_advance.go
//	7     restoration   recovery.go
//	8, 9  cards         cards_deck.go cards_hand.go
//
// What a battle may have of its own, and the book has not: core_own.go io_load_own.go
//
// What every rulebook has beside its rules:
//
//	position      core_book.go core_check.go core_hash.go core_hidden.go core_refs.go
//	files         io_file.go io_load.go io_load_sides.go io_load_position.go io_save.go
//	              io_switches.go
//	view          show_view.go show_map.go show_combat.go show_cards.go show_gauges.go
//	              show_odds.go show_overlay.go show_inspect.go show_threat.go
//	computer      show_score.go show_judge.go show_prospects.go show_prospects_combat.go
//	              show_estimate.go
//	reasons       show_refuse.go show_explain.go show_explain_deeds.go
//	workshop      workshop_draft.go workshop_mend.go workshop_kit.go workshop_edit.go
//	              workshop_map.go workshop_terms.go workshop_stage.go workshop_chance.go
//
// # Files
//
// Load reads scenarios and positions, TOML files of one format; Save writes
// positions. A scenario has no [position] table and begins with the set-up; a
// position stands between two Steps of a game:
//
//	format = 1
//	first = "south"             # the First Player: "south", "north" or "roll"
//
//	[rules]                     # switches; what is left out has its default
//	setup = "scenario"          # who decides what in the set-up
//	opening_hand = "random"     # or "chosen"
//	ambush = "classic"          # or "revised"
//	hill_bonus = "per_unit"     # or "once"
//	forced_march = "began"      # or "began_or_ended": none after a stop either
//	card_faces = "source"       # or "public"
//	attrition_target = 5        # 1 to 8
//	turn_limit = 0              # game turns; 0: none
//
//	[map]                       # none: the First Player lays the map
//	rows = [                    # rank 8 first; or nw, ne, sw and se =
//	  "..W.....",               # { tile = "T03", rot = 0 }, quarter turns
//	  ".....F..",               # clockwise
//	  ".T.....H",               # . or O open, F fields, H hill, L lake,
//	  "...FW...",               # M marsh, T town, W woods
//	  ".H......",
//	  "...THH..",
//	  ".......W",
//	  "W.......",
//	]
//	seed = "sierra"             # may be left out: the picture of the map, which then
//	                            # stays when its ground is changed
//
//	[position]
//	phase = "combat"            # discard draw move supply combat restore
//	turn = 3                    # redoubt over; in the set-up roll-off right
//	active = "south"            # beginner map offer take edge hand deploy
//	south = "first"             # redoubts. south: the seat that plays south
//	moved = "fr-8l"             # unit of the base move, in phases supply, combat
//	moved_from = "d3"           # where that move began, in phase supply
//
//	[south]
//	army = "fr"
//	units = [                   # in play, units that are not named are lost
//	  { unit = "fr-8l", at = "d4" },
//	  { unit = "fr-gc", at = "c5", reduced = true, redoubt = true },
//	]
//	hand = ["fr-8l-1", "fr-gc-1", "fr-hq-murat"]
//	discards = ["fr-ig-1"]      # from the bottom
//	deck = "rest"               # or the list of all cards that are left
//	known = ["fr-ig-1"]         # what the other side has seen of hand, discards
//	first_deck_finished = false
//
//	[north]
//	army = "ru"
//	units = [{ unit = "ru-or", at = "d5" }]
//
// In a scenario a side has an army (or none: it is chosen in the set-up), an
// opening ("random", "chosen", "option": as the switch says), and it may have
// start_reduced = ["gb-1g"], free_redoubts = 2, and units, which are then its
// fixed deployment.
//
// A battle may have up to two armies of its own, "own-1" and "own-2" in the order of
// the file. Each has eight units and sixty cards, as those of the book have; what is
// left out of a unit is as with the one that it is like:
//
//	[[army]]
//	called = { en = "Army of Warsaw", it = "Armata di Varsavia" } # or one name for both
//	like = "fr"                 # army of the book: events, colours, and the place behind
//	                            # it in the last tie-break
//	nation = "fr"               # colours: au pr ot us sp fr ru gb pt
//	units = [                   # eight: "own-1-a" to "own-1-h"
//	  { like = "fr-19l", called = "3rd Line" },
//	  { like = "pr-13r", called = "Saxons", full = 6, reduced = 3, nation = "pr" },
//	  { like = "fr-2l", called = "8th Line", cards = [ # five, attack or bombard in each:
//	    { attack = "2d6", defence = 4 },                # "own-1-c-1"
//	    { attack = "1d8", volley = "2d8", defence = 5, free = true },
//	    { attack = "1d10", defence = 3, withdraw = 3 },
//	    { attack = "1d10", defence = 3, pursuit = 2 },
//	    { bombard = "1d10", defence = 5 },
//	  ] },
//	]
//	commanders = [              # "own-1-hq-commander-1"; defence: if other than combat
//	  { called = "Poniatowski", command = 3, combat = 4, defence = 5, rally = 4 },
//	  { called = "Dombrowski", command = 2, combat = 3, rally = 7, pursuit_mod = -1 },
//	]                           # rally 7: always
//	events = { supply = 6, withdraw = 6, ambush = 6 } # or those of the army it is like;
//	                            # twenty cards with the Commanders
//
// The names of cards count their place in the headquarters: after two Commanders and
// six Ambushes the first Supply is "own-1-hq-supply-9". Events lie in the order ambush,
// committed_attack, forced_march, guerrillas, redoubt, regroup, engineers, skirmish, spy,
// supply, withdraw.
package manoeuvre
