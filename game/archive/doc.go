// Package archive keeps games on disk. A save is a text file, complete in
// itself: it holds the scenario as well as every answer given.
//
//	grognard save 1
//	game manoeuvre 1                  rulebook and its version
//	scenario man-01-first-orders 8f3a6e0c11d2b7a4
//	switch opening_hand 5             one line each, sorted
//	seed 1234
//	dice seeded                       or: hand, typed in by the players
//	open                              one person plays both sides
//	player first human Anna
//	player second computer Murat
//	copy                              kept by a player: no game is saved over it
//	draft ccn/the-bridge.toml         battle of the workshop that is tried out
//	title First Orders
//	date 2026-05-01T10:00:00Z         as the caller gave it
//	turn 7                            for the list of saves, as is the next line
//	over first                        or: second, draw
//	played 120                        answers given before the scenario below
//	fault toy: a piece is lost        only in the dump of a crash
//	data 2                            lines of the scenario, each after a bar
//	|name = "First Orders"
//	>last line, if it does not end with a line feed
//	answers 5                         lines of the log
//	first move p0 @a2
//	roll 3 5                          faces of the dice
//	draw 12                           index into the bag
//	auto second pass                  given by the program for the player
//	# 51c0ffee0badf00d                hash of the board between two Steps
//	position 4 1                      answers before the last checkpoint, lines of it
//	|turn = 7
//	end 9b1d6a3e5c7f0248              sum of everything above
//
// Format 2 is written where the dice are honest, or the game is sealed: then
// "seed 0" stands above, and one part takes the place of answers and position:
//
//	sealed 3                          lines of it: seed, answers and position
//	Jd81kQb9...
//
// That keeps hands, decks and seed from a look, and from no more: see seal.
//
// Format 3 is written where something is kept with the game, behind its end;
// each part stands by itself, so that one that is damaged takes nothing with it:
//
//	part branch 2 51c0ffee0badf00d    its kind, how many lines, the sum of all that
//	|from 0 57
//	|first move p0 @a2
//
// In a sealed game the lines are sealed as well, and have no bars.
//
// Format 4 is written where the game belongs to a series (package series), behind "draft":
//
//	series rolica-20261130-0015 2     name of its file, and which of its games this is
//
// Beside "name.grog" lie its older generations "name.grog.1" and ".2", while a
// program plays on it "name.grog.lock", and "name.grog.damaged" if its file had to
// be set aside. "name.grog.deleted" is a save that was deleted and can be brought back.
//
// The sum catches every damage; the other checks say where it is. Reading
// never changes a file. Errors are *rules.FileError with file, line and cause.
package archive
