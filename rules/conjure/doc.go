// Package conjure is what rulebooks have in common that write chance battles
// (rules.Conjurer): wishes and what the seed makes of them, armies that cost what
// they are to cost, a line of battle, names of places, titles in both languages,
// and files laid out as those that come with the game.
package conjure
