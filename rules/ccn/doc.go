// Package ccn is the rulebook of Commands & Colors: Napoleonics: the French
// against the British and Portuguese on 113 hexes, led by a deck of 70 command
// cards. It reads beside the book, a file a chapter; comments cite the clauses
// of the rule ledger (CCN-31.4), its rulings and its decision points
// (D8). rules.First is always the French side, rules.Second the Allied one.
// Tables are data: data/units.toml what the box has, data/nations.toml the
// nations and what we designed of their armies.
//
// A Step is the play of a card, the giving of orders, one unit's move, one
// combat, each advance after it, or the end of the turn.
//
// # Contents
//
// The rules, by the sections of the ledger:
//
//	1 - 3        board, units   core_board.go core_grid.go core_units.go
//	4            set-up         core_scenario.go
//	5            banners        victory.go
//	6            the turn       turn_phases.go turn_sequence.go
//	7, 8, 50 on  cards          cards_deck.go cards_hand.go command_cards.go
//	9, 10        orders         command_orders.go command_limits.go
//	11 - 15      movement       move_reach.go move_offer.go move_march.go
//	16           combat         combat_phase.go combat_resolve.go
//	17           fire           combat_fire.go
//	18           line of sight  core_sight.go
//	19 - 20      dice           combat_modifiers.go combat_roll.go
//	21 - 24, 39  melee          combat_melee.go
//	25           casualties     result_losses.go
//	26, 27       retreats       result_retreat.go
//	28, 29       leaders        leaders.go
//	30, 31       advance        result_advance.go
//	34           reactions      combat_reactions.go
//	35 - 38      square         combat_square.go
//	40 - 49      terrain        core_ground.go
//
// What every rulebook has beside its rules:
//
//	position       core_book.go core_check.go core_hash.go core_hidden.go core_refs.go
//	files          io_file.go io_load.go io_load_sides.go io_load_position.go io_save.go
//	               io_switches.go
//	view           show_view.go show_map.go show_combat.go show_cards.go show_gauges.go
//	               show_overlay.go show_inspect.go show_score.go show_threat.go show_foretell.go
//	               show_judge.go show_prospects.go show_estimate.go
//	reasons        show_refuse.go show_explain.go
//	workshop       workshop_draft.go workshop_advice.go workshop_kit.go workshop_edit.go workshop_stage.go
//	               workshop_fix.go workshop_chance.go workshop_chance_file.go workshop_chance_handicap.go
//
// # Files
//
// Load reads scenarios and positions, TOML files of one format; Save writes
// positions. A scenario has no [position] table and begins with the deal; a
// position stands between two Steps of a game:
//
//	format = 1
//	first = "french"            # who takes the first turn: french or allied
//	banners = 6                 # that win
//
//	[rules]                     # switches, which may be left out
//	militia_squares = "hexes"   # or "flags": what a flag costs militia in square
//
//	[map]
//	fordable = true             # every river hex is a ford
//	rows = [                    # from the top edge; 13 and 12 letters in turn
//	  ".............",          # . open, F forest, H hill, R rugged hill,
//	  "..HH.TT..HH.",           # T town, W windmill, ~ river, f ford,
//	  ...                       # b bridge, s sandpit
//	]
//	courses = [["f1", "f2"]]    # rivers as they run, for the picture
//	seed = "a41f"               # of the picture; without it what the map shows is
//	names = [{ name = "Vimeiro", hexes = ["g6", "h5"] }]
//	fieldworks = [{ hex = "f10", sides = ["nw", "ne"] }]
//
//	[[objective]]
//	side = "french"
//	hexes = ["g6", "h5"]
//	mode = "all"                # or "each"
//	banners = 2
//	scored = []                 # in a position: hexes whose banners are held
//
//	[position]
//	phase = "combat"            # deal start command orders movement combat
//	turn = 3                    # ground breakthrough bonus end over
//	active = "french"
//	discards = ["c-forward-1"]  # from the bottom
//	card = { played = "c-probe-left-1", level = 5 } # acts, plain, section, rolled
//	charge = { unit = "fr-hc-1", vacated = "d5", bonus = false } # in ground, breakthrough, bonus
//
//	[french]
//	edge = "top"                # or "bottom"
//	hand = 5                    # cards to deal; in a position the cards held
//	units = [
//	  { unit = "fr-ln-1", at = "d5" },
//	  { unit = "fr-ln-2", at = "d7", blocks = 2, square = 1, ordered = true, moved = 1, fought = true },
//	  { unit = "fr-lt-1" },     # eliminated
//	  { unit = "sp-ln-1", called = { en = "Swiss", it = "Svizzeri" }, at = "c4" }, # of another nation, under its own name
//	]
//	leaders = [{ leader = "fr-ney", at = "d5" }, { leader = "fr-reille", gone = true },
//	  { leader = "fr-own-1", called = "Suchet", at = "d7" }] # xx-own-1 to 6 are there for leaders who have no name of their own
//	track = ["c-rally-1"]       # cards under the spaces of the square track
//	last = "attack-center"      # its card of phase 1 before, as it acted
//	strikes = 1                 # First Strikes to be replaced
//
//	[allied]
//	edge = "bottom"
package ccn
