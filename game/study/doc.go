// Package study is what is tried and thought about a game once it has been played: branches that lead
// off it at any moment, and what the computer makes of each decision. Both are kept in the save of the
// game, as parts of it that stand by themselves; the game never changes.
//
//	s := study.Of(m, nil)
//	b, err := s.Begin(nil, 57, study.Way{Dice: study.Fresh, Seed: 7})
//	game, err := s.Game(b) // play on in it
//	s.Keep(b)
//
// A branch is kept as
//
//	id 3
//	from 1 57 8f3a6e0c11d2b7a4   what it leads off, 0 the game itself; answers before it, of the whole game; their sum
//	dice new 1234      same, new, chosen or once; seed of what falls else
//	name What if the Guard stays
//	second move p4 @c3 answers since, as saves have them
//
// and what was thought of decisions, one to a line, as
//
//	through 385        so many answers have been gone through
//	12 8f3a6e0c11d2b7a4 3 1 0.5512 0.5312 0.6120 0.0130 first move p0 @a2
//
// the number of the answer, the sum of all up to it, the player turn and whose it is (0: nobody's), how likely its side was to win before it, with it,
// and with the best other one, how doubtful the difference of the two is, and that other one.
package study
