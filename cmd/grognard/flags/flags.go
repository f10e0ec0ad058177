// Package flags reads the command line of the desktop game. It knows neither
// window nor rules, so that it can be tested without a display.
package flags

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"time"
)

// Options are what the command line says. What it leaves out is zero and
// follows the settings.
type Options struct {
	Lang       string // "en" or "it"
	W, H       int    // window in device-independent pixels
	Fullscreen bool
	DataDir    string // for settings and saved games
	Load       string // saved game to open
	Take       string // file of a battle to take in
	Book       string // of the scenario to begin
	Scenario   string
	Seed       *uint64 // of the dice
	Speed      string  // of animations: "0.5", "1", "2", "4" or "instant"

	DebugShots  string        // folder for pictures of the window
	DebugFrames string        // file for the cost of each frame
	DebugHits   string        // file for the clickable regions
	DebugScript string        // file to play
	DebugSparse time.Duration // from one picture to the next at least
}

// Languages are those that --lang takes.
var Languages = []string{"en", "it"}

// Speeds are those that --speed takes.
var Speeds = []string{"0.5", "1", "2", "4", "instant"}

// Version is what the program calls itself: packages set it when they are built.
var Version = "(built from its source)"

// ErrHelp is returned when the player asked for the usage, which has been
// written.
var ErrHelp = flag.ErrHelp

// Parse reads args, without the program's name. The usage goes to out if asked
// for. An error is one sentence that names flag and cause.
func Parse(args []string, out io.Writer) (Options, error) {
	var o Options
	fs := define(&o)
	fs.SetOutput(io.Discard)
	fs.Usage = func() {}
	version := fs.Bool("version", false, "tell the version")
	err := fs.Parse(args)
	if err == nil && *version {
		fmt.Fprintln(out, "grognard", Version)
		return o, ErrHelp
	}
	if err == nil && fs.NArg() == 1 { // a file that was double-clicked
		o.file(fs.Arg(0))
	}
	switch {
	case errors.Is(err, flag.ErrHelp):
		usage(fs, out)
		return o, ErrHelp
	case err != nil:
		return o, plain(err)
	case fs.NArg() > 1:
		return o, fmt.Errorf("unexpected argument %q: grognard takes flags and one file, see --help", fs.Arg(1))
	case o.Load != "" && o.Scenario != "" || o.Take != "" && o.Load+o.Scenario != "":
		return o, errors.New("only one of --load, --scenario and a file can be given")
	}
	return o, nil
}

// saveExt is how the name of a saved game ends.
const saveExt = ".grog"

// file takes a file in by its name: a saved game is opened, anything else is a battle for the shelf.
func (o *Options) file(name string) {
	if strings.HasSuffix(name, saveExt) && o.Load == "" {
		o.Load = name
		return
	}
	o.Take = name
}

func define(o *Options) *flag.FlagSet {
	fs := flag.NewFlagSet("grognard", flag.ContinueOnError)
	fs.Func("lang", "`language`: "+strings.Join(Languages, " or "), oneOf(&o.Lang, Languages))
	fs.Func("size", "window size `WxH`", o.setSize)
	fs.BoolVar(&o.Fullscreen, "fullscreen", false, "begin in full screen")
	fs.StringVar(&o.DataDir, "data-dir", "", "`folder` for settings and saved games")
	fs.StringVar(&o.Load, "load", "", "saved game `file` to open, and to save on in")
	fs.Func("scenario", "scenario to begin, `BOOK/ID`", o.setScenario)
	fs.Func("seed", "`number` that decides the dice", o.setSeed)
	fs.Func("speed", "of animations, `N`: "+strings.Join(Speeds, ", "), oneOf(&o.Speed, Speeds))
	fs.StringVar(&o.DebugShots, "debug-shots", "", "`folder` for pictures of the window")
	fs.StringVar(&o.DebugFrames, "debug-frames", "", "`file` that gets the cost of each frame")
	fs.StringVar(&o.DebugHits, "debug-hits", "", "`file` that gets the clickable regions as JSON")
	fs.StringVar(&o.DebugScript, "debug-script", "", "`file` of clicks and keys to play")
	fs.DurationVar(&o.DebugSparse, "debug-sparse", 0, "least `time` from one picture to the next, like 200ms")
	return fs
}

func oneOf(to *string, choices []string) func(string) error {
	return func(s string) error {
		if !slices.Contains(choices, s) {
			return fmt.Errorf("it must be one of %s", strings.Join(choices, ", "))
		}
		*to = s
		return nil
	}
}

func (o *Options) setSize(s string) error {
	w, h, ok := strings.Cut(s, "x")
	var errW, errH error
	o.W, errW = strconv.Atoi(w)
	o.H, errH = strconv.Atoi(h)
	if !ok || errW != nil || errH != nil || o.W < 640 || o.H < 360 || o.W > 16384 || o.H > 16384 {
		return errors.New("it must be a width and a height like 1280x720, from 640x360 to 16384x16384")
	}
	return nil
}

func (o *Options) setScenario(s string) error {
	book, id, ok := strings.Cut(s, "/")
	if !ok || book == "" || id == "" {
		return errors.New("it must be a book and a scenario like manoeuvre/basic")
	}
	o.Book, o.Scenario = book, id
	return nil
}

func (o *Options) setSeed(s string) error {
	n, err := strconv.ParseUint(s, 0, 64)
	if err != nil {
		return errors.New("it must be a whole number, not negative")
	}
	o.Seed = &n
	return nil
}

// plain puts an error of package flag into the program's words.
func plain(err error) error {
	s := err.Error()
	if name, ok := strings.CutPrefix(s, "flag provided but not defined: -"); ok {
		return fmt.Errorf("unknown flag --%s, see --help", strings.TrimPrefix(name, "-"))
	}
	if name, ok := strings.CutPrefix(s, "flag needs an argument: -"); ok {
		return fmt.Errorf("--%s needs a value", strings.TrimPrefix(name, "-"))
	}
	return errors.New(strings.NewReplacer(" for flag -", " for --", " for -", " for --").Replace(s))
}

func usage(fs *flag.FlagSet, out io.Writer) {
	fmt.Fprint(out, "usage: grognard [flags] [saved game, or file of a battle]\n\n")
	fs.VisitAll(func(f *flag.Flag) {
		arg, text := flag.UnquoteUsage(f)
		fmt.Fprintf(out, "  %-24s %s\n", strings.TrimSpace("--"+f.Name+" "+arg), text)
	})
}
