// Umpire is the referee of Grognard without a board to look at: it plays over
// lines of text, checks files, replays saves, tells odds and tries the rules.
// PROTOCOL.md describes what it speaks.
package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/alecthomas/kong"
)

// commands is the command line.
type commands struct {
	Systems   systemsCmd   `cmd:"" help:"List the systems and their rule switches."`
	Scenarios scenariosCmd `cmd:"" help:"List the scenarios."`
	Check     checkCmd     `cmd:"" help:"Check scenarios, positions and saves."`
	Play      playCmd      `cmd:"" help:"Play over lines of text (see PROTOCOL.md)."`
	Replay    replayCmd    `cmd:"" help:"Tell a saved game, or verify it."`
	Report    reportCmd    `cmd:"" help:"Write the report of a saved game: maps, story, charts."`
	Odds      oddsCmd      `cmd:"" help:"Tell what an option may lead to."`
	Walk      walkCmd      `cmd:"" help:"Count the leaves of the tree of options, dice fixed."`
	Fuzz      fuzzCmd      `cmd:"" help:"Play random games and check everything at every answer."`
	Balance   balanceCmd   `cmd:"" help:"Play games between equals and tell who wins."`
	Ladder    ladderCmd    `cmd:"" help:"Have two computer players meet in mirrored pairs of games and tell who is the stronger."`
	Train     trainCmd     `cmd:"" help:"Learn what the features of a system are worth."`
	Chance    chanceCmd    `cmd:"" help:"Print a battle made by chance: ground, two armies of equal worth, objectives."`
	Bench     benchCmd     `cmd:"" help:"Measure answers a second and bytes a game, and sign the behaviour of the rules."`
	Atlas     atlasCmd     `cmd:"" help:"Draw the sheets of pictures anew."`
}

// desk is what a command works with.
type desk struct {
	shelf
	in       io.Reader
	out, err io.Writer
}

func main() {
	os.Exit(run(os.Args[1:], desk{shelf: allBooks, in: os.Stdin, out: os.Stdout, err: os.Stderr}))
}

// The exit codes.
const (
	good   = 0
	failed = 1
	misuse = 2 // of the command line
)

// errTold ends a command that has already said what is wrong.
var errTold = errors.New("told already")

// run does what the command line says and returns the exit code.
func run(args []string, d desk) int {
	helped := false
	parser, err := kong.New(&commands{}, kong.Name("umpire"), kong.Description("The referee of Grognard."),
		kong.Writers(d.out, d.err), kong.Exit(func(int) { helped = true }))
	if err != nil {
		panic(err) // the command line is described wrongly
	}
	if len(args) > 0 && args[0] == "help" { // as in "umpire help play"
		args = append(args[1:len(args):len(args)], "--help")
	}
	ctx, err := parser.Parse(args)
	switch {
	case helped:
		return good
	case err != nil:
		d.complain(err)
		d.usage(parser, err)
		return misuse
	}
	switch err := ctx.Run(d); {
	case err == nil:
		return good
	case errors.Is(err, errTold):
		return failed
	default:
		d.complain(err)
		return failed
	}
}

// usage tells in one line how the command is used that was meant.
func (d desk) usage(parser *kong.Kong, err error) {
	summary := parser.Model.Summary()
	var wrong *kong.ParseError
	if errors.As(err, &wrong) {
		if cmd := wrong.Context.Selected(); cmd != nil {
			summary = cmd.Summary()
		}
	}
	fmt.Fprintf(d.err, "usage: umpire %s (umpire help tells more)\n", strings.TrimSpace(summary))
}

// complain says in one line what is wrong.
func (d desk) complain(err error) {
	fmt.Fprintln(d.err, "umpire:", strings.Join(strings.Fields(err.Error()), " "))
}
