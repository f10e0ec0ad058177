// Package series holds games that belong together: a match of two games with sides changed, a
// tournament, a campaign. A Series says which game is played next, from what came of those before
// it, and nothing else: where it stands is worked out anew each time. Its games are ordinary saves
// whose header names it (archive.Header.Series), so that leaving, replay and study work as they do.
//
// A series is one text file, "NAME.series", written crash-safe with two older generations beside it
// as saves are, and complete in itself:
//
//	grognard series 1
//	kind match                        or: tournament, campaign
//	title Roliça
//	book ccn                          not of a campaign, which may mix systems
//	mode pairs                        of a tournament; or: rounds
//	scenario ccn-01-rolica-first      of a match
//	switch militia_squares flags      of a match, one line each, sorted
//	who one human Anna                the two who play; in a campaign "one" is its first side
//	who two computer full
//	seed 1234                         of all its games: each has its own made from it
//	dice seeded                       or: real, honest
//	open                              one person plays both
//	date 2026-05-01T10:00:00Z         of the last change
//	data 2                            lines of the scenario of a match, or of the campaign
//	|format = 1
//	start one 12                      of a campaign in which armies go on: the one that was chosen for it
//	|format = 1
//	result 1 first one 5 3 7          a game that is over: number, the side that "one" led, who won
//	                                  (one, two, draw), both scores, turns
//	fewer                             of the scores the lower one is the better
//	battle rolica                     of a campaign
//	nations gb fr                     that one and two led
//	army one 12                       with which one goes into the next battle, lines of it
//	|format = 1
//	unit one 2 line veteran 36 12 6 4 32   see rules.Mustered: number, grades, before, lost, back,
//	                                  recruits, after
//	end 9b1d6a3e5c7f0248              sum of everything above
//
// Reading never changes a file. Errors are *rules.FileError with file, line and cause.
package series
