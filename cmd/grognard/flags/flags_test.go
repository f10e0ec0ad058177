package flags

import (
	"errors"
	"io"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
)

func TestEveryFlagIsRead(t *testing.T) {
	o, err := Parse(strings.Fields("--lang it --size 1920x1080 --fullscreen --data-dir d --scenario manoeuvre/basic "+
		"--seed 7 --speed instant --debug-shots s --debug-frames f --debug-hits h --debug-script c --debug-sparse 200ms"), io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if o.Seed == nil || *o.Seed != 7 {
		t.Errorf("seed %v", o.Seed)
	}
	o.Seed = nil
	want := Options{
		Lang: "it", W: 1920, H: 1080, Fullscreen: true, DataDir: "d", Book: "manoeuvre", Scenario: "basic",
		Speed: "instant", DebugShots: "s", DebugFrames: "f", DebugHits: "h", DebugScript: "c", DebugSparse: 200 * time.Millisecond,
	}
	if o != want {
		t.Errorf("got %+v, want %+v", o, want)
	}
}

func TestWrongCommandLinesAreRefusedInOneSentence(t *testing.T) {
	for args, want := range map[string]string{
		"--colour":                      "unknown flag --colour, see --help",
		"--load":                        "--load needs a value",
		"--lang fr":                     `invalid value "fr" for --lang: it must be one of en, it`,
		"--size 12":                     `invalid value "12" for --size: it must be a width and a height like 1280x720, from 640x360 to 16384x16384`,
		"--size 12x12":                  `invalid value "12x12" for --size: it must be a width and a height like 1280x720, from 640x360 to 16384x16384`,
		"--seed -4":                     `invalid value "-4" for --seed: it must be a whole number, not negative`,
		"--debug-sparse 3":              `invalid value "3" for --debug-sparse: parse error`,
		"--speed 3":                     `invalid value "3" for --speed: it must be one of 0.5, 1, 2, 4, instant`,
		"--scenario manoeuvre":          `invalid value "manoeuvre" for --scenario: it must be a book and a scenario like manoeuvre/basic`,
		"--fullscreen=perhaps":          `invalid boolean value "perhaps" for --fullscreen: parse error`,
		"one.grog two.grog":             `unexpected argument "two.grog": grognard takes flags and one file, see --help`,
		"--load a --scenario manoe/one": "only one of --load, --scenario and a file can be given",
		"--load a battle.toml":          "only one of --load, --scenario and a file can be given",
		"--load a b.grog":               "only one of --load, --scenario and a file can be given",
	} {
		t.Run(args, func(t *testing.T) {
			_, err := Parse(strings.Fields(args), io.Discard)
			if err == nil || err.Error() != want {
				t.Errorf("got  %v\nwant %s", err, want)
			}
		})
	}
}

// A file that was double-clicked comes without a flag.
func TestAFileNeedsNoFlag(t *testing.T) {
	if saveExt != archive.Ext {
		t.Errorf("saves end in %s, not %s", archive.Ext, saveExt)
	}
	if o, err := Parse([]string{"--lang", "it", "my game.grog"}, io.Discard); err != nil || o.Load != "my game.grog" || o.Take != "" {
		t.Errorf("%+v, %v", o, err)
	}
	if o, err := Parse([]string{"my battle.toml"}, io.Discard); err != nil || o.Take != "my battle.toml" || o.Load != "" {
		t.Errorf("%+v, %v", o, err)
	}
}

func TestTheVersionIsTold(t *testing.T) {
	var out strings.Builder
	if _, err := Parse([]string{"--version"}, &out); !errors.Is(err, ErrHelp) || out.String() != "grognard "+Version+"\n" {
		t.Errorf("%v, %q", err, out.String())
	}
}

func TestHelpNamesEveryFlag(t *testing.T) {
	var out strings.Builder
	if _, err := Parse([]string{"--help"}, &out); !errors.Is(err, ErrHelp) {
		t.Errorf("got %v", err)
	}
	for _, name := range []string{"--lang language", "--size WxH", "--debug-script file", "--seed number"} {
		if !strings.Contains(out.String(), name) {
			t.Errorf("%s is missing in\n%s", name, out.String())
		}
	}
}
