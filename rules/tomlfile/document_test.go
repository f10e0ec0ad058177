package tomlfile

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"
)

const draft = `# A battle

format = 1
turns = ["day", "day"] # the light

[map]
# . clear, w wood
rows = [
  "..w", # 01
  "...", # 02
]
road = [
  "0101-0102", "0102-0103",
  "0103-0104",
]

# The bridge
[map.edges]
bridge = []

[south]
army = "fr"
units = [
  # the Guard
  { unit = "fr-ig", at = "d4" }, # first
  { unit = "fr-gc", at = "e4" },
  { unit = "fr-8l", at = "f4" } # last
]

# The village
[[goal]]
name = "village"
worth = 2

[[goal]]
name = "hill"

[[goal.hex]]
at = "a1"

# The end
[north]
army = "gb"
`

func parse(t *testing.T, text string) *Document {
	t.Helper()
	d, err := Parse([]byte(text), []string{"format", "turns", "map", "weather", "south", "goal", "north"})
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestAnEditTouchesOnlyItsBytes(t *testing.T) {
	for _, c := range []struct {
		name     string
		edit     func(*Document)
		old, new string
	}{
		{"a value", func(d *Document) { d.Set("south.units.1.at", `"e5"`) }, `"e4"`, `"e5"`},
		{"a row", func(d *Document) { d.Set("map.rows.0", `".ww"`) }, `"..w", # 01`, `".ww", # 01`},
		{"a new key in a row", func(d *Document) { d.Set("south.units.2.n", "3") }, `"f4" }`, `"f4", n = 3 }`},
		{"a new key of a table", func(d *Document) { d.Set("map.name", `"x"`) }, "\"0103-0104\",\n]\n", "\"0103-0104\",\n]\nname = \"x\"\n"},
		{"a new key of the file", func(d *Document) { d.Set("first", `"fr"`) }, "# the light\n", "# the light\nfirst = \"fr\"\n"},
		{"a new key of the last table", func(d *Document) { d.Set("north.hand", "4") }, "army = \"gb\"\n", "army = \"gb\"\nhand = 4\n"},
		{"a new table", func(d *Document) { d.Set("weather.rain", "true") }, "[south]\n", "[weather]\nrain = true\n\n[south]\n"},
		{"a new table behind all", func(d *Document) { d.Set("more.rain", "true") }, "army = \"gb\"\n", "army = \"gb\"\n\n[more]\nrain = true\n"},
		{"an element on a line of its own", func(d *Document) { d.Add("south.units", 1, false, Pair{"unit", `"x"`}, Pair{"at", `"y"`}) },
			"  { unit = \"fr-gc\"", "  { unit = \"x\", at = \"y\" },\n  { unit = \"fr-gc\""},
		{"the first one, above its comment", func(d *Document) { d.Add("south.units", 0, false, Pair{"unit", `"x"`}) }, "  # the Guard", "  { unit = \"x\" },\n  # the Guard"},
		{"the last one, without a comma before", func(d *Document) { d.Add("south.units", 9, false, Pair{"unit", `"x"`}) },
			"at = \"f4\" } # last\n", "at = \"f4\" }, # last\n  { unit = \"x\" },\n"},
		{"the last of several on a line", func(d *Document) { d.Insert("map.road", 9, `"0104-0105"`) }, "\"0103-0104\",\n", "\"0103-0104\", \"0104-0105\",\n"},
		{"between several on a line", func(d *Document) { d.Insert("map.road", 1, `"x"`) }, `"0102-0103"`, `"x", "0102-0103"`},
		{"the first of an empty list", func(d *Document) { d.Insert("map.edges.bridge", 0, `"x"`) }, "bridge = []", `bridge = ["x"]`},
		{"the last of a line", func(d *Document) { d.Insert("turns", 2, `"night"`) }, `"day"]`, `"day", "night"]`},
		{"a table with a header", func(d *Document) { d.Add("goal", 1, true, Pair{"name", `"ford"`}) }, "[[goal]]\nname = \"hill\"", "[[goal]]\nname = \"ford\"\n\n[[goal]]\nname = \"hill\""},
		{"the last table with a header", func(d *Document) { d.Add("goal", 2, true, Pair{"name", `"ford"`}) }, "at = \"a1\"\n", "at = \"a1\"\n\n[[goal]]\nname = \"ford\"\n"},
		{"the first table with a header", func(d *Document) { d.Add("weather", 0, true, Pair{"at", "1"}) }, "[south]\n", "[[weather]]\nat = 1\n\n[south]\n"},
		{"the first one in an element", func(d *Document) { d.Add("goal.0.hex", 0, true, Pair{"at", `"b1"`}) }, "worth = 2\n", "worth = 2\n\n[[goal.hex]]\nat = \"b1\"\n"},
		{"one more in an element", func(d *Document) { d.Add("goal.1.hex", 1, true, Pair{"at", `"b1"`}) }, "at = \"a1\"\n", "at = \"a1\"\n\n[[goal.hex]]\nat = \"b1\"\n"},
		{"out: an element with its comments", func(d *Document) { d.Cut("south.units.0") }, "  # the Guard\n  { unit = \"fr-ig\", at = \"d4\" }, # first\n", ""},
		{"out: the last one", func(d *Document) { d.Cut("south.units.2") }, "  { unit = \"fr-8l\", at = \"f4\" } # last\n", ""},
		{"out: one of several on a line", func(d *Document) { d.Cut("map.road.0") }, `"0101-0102", `, ""},
		{"out: the last on a line", func(d *Document) { d.Cut("map.road.1") }, `, "0102-0103"`, ""},
		{"out: alone on its line", func(d *Document) { d.Cut("map.road.2") }, "  \"0103-0104\",\n", ""},
		{"out: the last on one line", func(d *Document) { d.Cut("turns.1") }, `, "day"]`, `]`},
		{"out: a key with its comments", func(d *Document) { d.Cut("turns") }, "turns = [\"day\", \"day\"] # the light\n", ""},
		{"out: a key in a row", func(d *Document) { d.Cut("south.units.0.unit") }, `unit = "fr-ig", `, ""},
		{"out: the last key in a row", func(d *Document) { d.Cut("south.units.0.at") }, `, at = "d4"`, ""},
		{"out: a table with a header", func(d *Document) { d.Cut("goal.0") }, "\n# The village\n[[goal]]\nname = \"village\"\nworth = 2\n", ""},
		{"out: a table with those within it", func(d *Document) { d.Cut("goal.1") }, "\n[[goal]]\nname = \"hill\"\n\n[[goal.hex]]\nat = \"a1\"\n", ""},
		{"out: nothing", func(d *Document) { d.Cut("nowhere.3") }, "", ""},
	} {
		d := parse(t, draft)
		c.edit(d)
		if want := strings.Replace(draft, c.old, c.new, 1); string(d.Text()) != want || !strings.Contains(draft, c.old) {
			t.Errorf("%s:\n%s\nwant\n%s", c.name, d.Text(), want)
		}
	}
}

func TestSeveralKeysAreSetAtOneGo(t *testing.T) {
	d, err := Parse([]byte(draft), nil)
	if err != nil {
		t.Fatal(err)
	}
	d.SetAll([]Pair{{"south.units.2.at", `"g44"`}, {"format", "12"}, {"nobody.here", "1"}, {"map.rows.1", `"w"`}, {"goal.0.name", `"farm"`}})
	want := strings.NewReplacer("format = 1", "format = 12", `"..." `, "", `"...",`, `"w",`, `"f4"`, `"g44"`, `"village"`, `"farm"`).Replace(draft)
	if got := string(d.Text()); got != want {
		t.Errorf("%s\nwant\n%s", got, want)
	}
	if d.Set("goal.1.name", `"mill"`); d.Literal("goal.0.name") != `"farm"` || d.Literal("goal.1.name") != `"mill"` {
		t.Error("the places are not those of the new text")
	}
}

func TestATextThatIsNoTOMLIsRefused(t *testing.T) {
	for _, text := range []string{"a = ", "[a", "a = 1\na = 2", "a = {b = 1", "[[a]]\n[a]\n"} {
		if _, err := Parse([]byte(text), nil); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}

func TestStringsOfAllSortsAreTakenApart(t *testing.T) {
	d := parse(t, "a = '''it's''''\nb = \"\"\"say \\\" \"x\" \"\"\"\n\"c d\" = 'x]'\ne.f = [\"]\", '}', \"\\\"\"] # ] }\ng = 1979-05-27 07:32:00 # a day\r\n")
	for path, want := range map[string]string{"a": `'''it's''''`, "b": `"""say \" "x" """`, "c d": `'x]'`, "e.f.2": `"\""`, "g": "1979-05-27 07:32:00"} {
		if got := d.Literal(path); got != want {
			t.Errorf("%s is %s, want %s", path, got, want)
		}
	}
}

// decoded is what a text says.
func decoded(t *testing.T, text []byte) (all map[string]any) {
	t.Helper()
	if err := toml.Unmarshal(text, &all); err != nil {
		t.Fatalf("%v:\n%s", err, text)
	}
	return all
}

// reach follows a path in what a text says; put sets what stands at its end.
func reach(in any, path string) (at any, put func(any)) {
	at = in
	for k := range strings.SplitSeq(path, ".") {
		switch x := at.(type) {
		case map[string]any:
			at, put = x[k], func(v any) { x[k] = v }
		case []any:
			i, _ := strconv.Atoi(k)
			at, put = x[i], func(v any) { x[i] = v }
		}
	}
	return at, put
}

// commentOf is where the comment of a line begins, -1 if it has none: a hash in a string is none.
func commentOf(line string) int {
	quoted := false
	for i, c := range line {
		switch {
		case c == '"':
			quoted = !quoted
		case c == '#' && !quoted:
			return i
		}
	}
	return -1
}

// TestRandomEditsSayWhatTheyShould edits texts at random and holds them against
// the same edits of what they say.
func TestRandomEditsSayWhatTheyShould(t *testing.T) {
	texts := [][]byte{[]byte(draft), []byte(strings.ReplaceAll(draft, "\n", "\r\n"))}
	files, _ := filepath.Glob("../../scenarios/*/*.toml")
	if len(files) < 30 {
		t.Fatal("no battles")
	}
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		texts = append(texts, text)
	}
	r := rand.New(rand.NewPCG(1, 3))
	for i, text := range texts {
		d, err := Parse(text, nil)
		if err != nil {
			t.Fatal(err)
		}
		for range 60 {
			before := d.Text()
			all := decoded(t, before)
			did := edit(d, all, r)
			if got := decoded(t, d.Text()); !reflect.DeepEqual(got, all) {
				t.Fatalf("text %d: %s: says something else:\n%s\nwas\n%s", i, did, d.Text(), before)
			}
			if strings.HasPrefix(did, "cut") {
				continue
			}
			for _, line := range strings.Split(string(before), "\n") {
				if c := commentOf(line); c >= 0 && !strings.Contains(string(d.Text()), line[c:]) {
					t.Fatalf("text %d: %s: the comment %s is gone", i, did, line)
				}
			}
		}
	}
}

// edit makes one random edit of both.
func edit(d *Document, all map[string]any, r *rand.Rand) string {
	var paths []string
	for p, it := range d.at {
		if p != "" && it.in != nil {
			paths = append(paths, p)
		}
	}
	if len(paths) == 0 { // only headers are left
		return "cut nothing"
	}
	slices.Sort(paths)
	path := paths[r.IntN(len(paths))]
	it := d.at[path]
	outer, key := split(path)
	v, put := reach(all, path)
	switch it.in.kind {
	case aList, theTables:
		list, putList := reach(all, outer)
		now := list.([]any)
		i, _ := strconv.Atoi(key)
		switch r.IntN(3) {
		case 0:
			d.Cut(path)
			if len(now) == 1 && it.in.kind == theTables {
				over, last := split(outer)
				m := any(all)
				if over != "" {
					m, _ = reach(all, over)
				}
				delete(m.(map[string]any), last)
				return "cut the last of " + outer
			}
			putList(slices.Delete(slices.Clone(now), i, i+1))
			return "cut " + path
		case 1:
			at := i + r.IntN(2)
			var e any = map[string]any{"x": int64(7), "y": "z"}
			if it.in.kind == theTables || it.kind == anInline {
				d.Add(outer, at, false, Pair{"x", "7"}, Pair{"y", `"z"`})
			} else {
				e = "new"
				d.Insert(outer, at, `"new"`)
			}
			putList(slices.Insert(slices.Clone(now), at, e))
			return fmt.Sprintf("insert %s at %d", outer, at)
		}
	default:
		if m, _ := reach(all, outer); r.IntN(3) == 0 {
			if outer == "" {
				m = all
			}
			d.Cut(path)
			delete(m.(map[string]any), key)
			return "cut " + path
		}
	}
	if it.kind == aTable || it.kind == anInline {
		new := "k" + strconv.Itoa(r.IntN(1000))
		d.Set(path+"."+new, "5")
		v.(map[string]any)[new] = int64(5)
		return "set a new key of " + path
	}
	if it.kind != aScalar { // its comments go with it
		d.Set(path, "[]")
		put([]any{})
		return "cut to nothing " + path
	}
	d.Set(path, `"other"`)
	put("other")
	return "set " + path
}
