package switches

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

type colour uint8

type ruleset struct {
	steep  bool
	colour colour
	turns  int
}

var table = Table[ruleset]{
	Rows: []Row[ruleset]{
		Two("hills", "T-1", "flat", "steep", func(r *ruleset) *bool { return &r.steep }),
		{Key: "colour", Rule: "T-2", Values: colours, Default: "blue", Setting: Choice(colours, func(r *ruleset) *colour { return &r.colour })},
		{Key: "turns", Rule: "T-3", Values: []string{"none", "8"}, Setting: Number("none", func(r *ruleset) *int { return &r.turns }),
			Check: func(v string) *rules.FileError {
				if v == "-1" {
					return rules.Fault("limit", "no game ends before it begins")
				}
				return nil
			}},
	},
	Unknown: func(key string) *rules.FileError { return rules.Fault("unknown", "there is no %q", key) },
	Wrong: func(key, value string, values []string) *rules.FileError {
		return rules.Fault("wrong", "%s is %q, not one of %d", key, value, len(values))
	},
}

var colours = []string{"red", "green", "blue"}

func TestSwitchesForTheContract(t *testing.T) {
	want := []rules.Switch{{Key: "hills", Default: "flat", Values: []string{"flat", "steep"}, Rule: "T-1"},
		{Key: "colour", Default: "blue", Values: colours, Rule: "T-2"}, {Key: "turns", Default: "none", Values: []string{"none", "8"}, Rule: "T-3"}}
	if got := table.Switches(); !reflect.DeepEqual(got, want) {
		t.Errorf("%+v", got)
	}
	if got := table.Defaults(); got != (ruleset{colour: 2}) {
		t.Errorf("by themselves they stand as %+v", got)
	}
}

func TestWhatIsSetIsTheValue(t *testing.T) {
	r := table.Defaults()
	for _, s := range [][3]string{{"hills", "steep", ""}, {"hills", "flat", ""}, {"colour", "green", ""}, {"turns", "8", ""}, {"turns", "17", ""}, {"turns", "none", ""},
		{"hills", "high", "wrong"}, {"colour", "grey", "wrong"}, {"turns", "-1", "limit"}, {"turns", "many", "wrong"}, {"turns", "", "wrong"}, {"fog", "on", "unknown"}} {
		before, f := table.Value(&r, s[0]), table.Set(&r, s[0], s[1])
		switch {
		case s[2] == "" && (f != nil || table.Value(&r, s[0]) != s[1]):
			t.Errorf("%s = %s: %v, and it is %s", s[0], s[1], f, table.Value(&r, s[0]))
		case s[2] != "" && (f == nil || f.Key != s[2] || table.Value(&r, s[0]) != before):
			t.Errorf("%s = %s: %v, and it is %s", s[0], s[1], f, table.Value(&r, s[0]))
		}
	}
}

func TestWhatIsWrittenIsRead(t *testing.T) {
	for _, text := range []string{"[rules]\nhills = \"steep\"\ncolour = \"red\"\nturns = 12\n", "[rules]\nhills = \"flat\"\ncolour = \"blue\"\nturns = 0\n"} {
		r, err := read(text)
		if err != nil {
			t.Fatal(err)
		}
		f := file{Rules: ruleFile{}}
		table.Fill(&r, &f.Rules)
		got := strings.TrimPrefix(string(tomlfile.Write(f, tomlfile.Lists{})), "\n")
		if got != text {
			t.Errorf("%s comes back as %s", text, got)
		}
	}
}

func TestFaultsHaveTheirPlace(t *testing.T) {
	for text, want := range map[string]string{"hills = 1": "fault.toml.sort", "turns = \"8\"": "fault.toml.sort", "colour = \"grey\"": "wrong", "colour = \"\"": "wrong", "turns = -1": "limit"} {
		_, err := read("[rules]\n" + text)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != want || f.Line != 2 {
			t.Errorf("%s: %v", text, err)
		}
	}
	var f struct {
		Rules map[string]string `toml:"rules"`
	}
	r := table.Defaults()
	x, err := tomlfile.Read([]byte("[rules]\nhills = \"steep\"\nfog = \"on\""), &f)
	if err == nil {
		err = table.Read(&r, x, f.Rules)
	}
	if err == nil || err.Error() != `:3:1: there is no "fog"` {
		t.Errorf("of any keys: %v", err)
	}
	m := map[string]string{}
	r.steep = true
	if table.Fill(&r, m); m["hills"] != "steep" || m["colour"] != "blue" || m["turns"] != "none" {
		t.Errorf("they stand as %v", m)
	}
	r = table.Defaults()
	if err := table.Override(&r, map[string]string{"hills": "steep", "turns": "8"}); err != nil || r != (ruleset{true, 2, 8}) {
		t.Errorf("%v, %+v", err, r)
	}
	if err := table.Override(&r, map[string]string{"fog": "on"}); err == nil {
		t.Error("nobody has a switch for fog")
	}
}

type file struct {
	Rules ruleFile `toml:"rules"`
}

type ruleFile struct {
	Hills  string `toml:"hills"`
	Colour string `toml:"colour"`
	Turns  *int   `toml:"turns"`
}

func read(text string) (ruleset, error) {
	var f file
	r := table.Defaults()
	x, err := tomlfile.Read([]byte(text), &f)
	if err != nil {
		return r, err
	}
	return r, table.Read(&r, x, &f.Rules)
}
