package tomlfile

import (
	"reflect"
	"testing"
)

type written struct {
	Format  int               `toml:"format"`
	Nothing string            `toml:"nothing"`
	Zero    int               `toml:"zero" save:"always"`
	Quote   string            `toml:"quote"`
	On      bool              `toml:"on"`
	Full    *int              `toml:"full"`
	Any     any               `toml:"any"`
	Exact   any               `toml:"exact"`
	Home    map[string]string `toml:"home" save:"inline"`
	Rows    []string          `toml:"rows" save:"rows"`
	Line    []string          `toml:"line" save:"line"`
	Numbers []int             `toml:"numbers"`
	Names   []string          `toml:"names"`
	Courses [][]string        `toml:"courses" save:"rows"`
	Units   []writtenUnit     `toml:"units"`
	None    []writtenUnit     `toml:"none"`
	Front   writtenUnit       `toml:"front" save:"inline"`
	Back    writtenUnit       `toml:"back" save:"inline"`
	Map     writtenMap        `toml:"map"`
	Goals   []writtenUnit     `toml:"goal" save:"tables"`
	Tight   []writtenUnit     `toml:"tight" save:"tight"`
	unsaid  int
}

type writtenUnit struct {
	ID string `toml:"id"`
	where
}

type where struct {
	At    string   `toml:"at"`
	Entry []string `toml:"entry"`
}

type writtenMap struct {
	Sides writtenUnit `toml:"sides" save:"always"`
	Roads writtenUnit `toml:"roads"`
	Cols  int         `toml:"cols"`
}

func model() written {
	n := 0
	unit := writtenUnit{"a1", where{"C3", []string{"A1", "B1", "C1", "D1"}}}
	return written{Format: 1, Quote: "a \"b\"\n", On: true, Full: &n, Any: []string{"x"}, Home: map[string]string{"b": "n", "a": "s"},
		Rows: []string{"..", "~~"}, Line: []string{"a", "b", "c", "d"}, Numbers: []int{1, 2}, Names: []string{"a", "b", "c", "d"},
		Courses: [][]string{{"a1", "a2"}, {"b1"}}, Units: []writtenUnit{unit, {ID: "a2"}}, None: []writtenUnit{}, Front: writtenUnit{ID: "f"},
		Map: writtenMap{Cols: 8}, Goals: []writtenUnit{{ID: "g"}, {ID: "h"}}, Tight: []writtenUnit{{ID: "t"}, {ID: "u"}}, unsaid: 1}
}

const head = `format = 1
zero = 0
quote = "a \"b\"\n"
on = true
full = 0
`

const tail = `front = { id = "f" }

[map]
cols = 8

[map.sides]

[[goal]]
id = "g"

[[goal]]
id = "h"
[[tight]]
id = "t"
[[tight]]
id = "u"
`

func TestAFileIsWrittenInItsLayout(t *testing.T) {
	middle := `rows = [
  "..",
  "~~",
]
line = ["a", "b", "c", "d"]
numbers = [1, 2]
names = `
	rows := `
courses = [
  ["a1", "a2"],
  ["b1"],
]
units = [
  { id = "a1", at = "C3", entry = `
	end := ` },
  { id = "a2" },
]
none = [
]
`
	for lists, want := range map[Lists]string{
		{}: head + "any = [\"x\"]\nhome = { a = \"s\", b = \"n\" }\n" + middle + `["a", "b", "c", "d"]` + rows + `["A1", "B1", "C1", "D1"]` + end + tail,
		{Line: 3}: head + "any = [\n  \"x\",\n]\nhome = { a = \"s\", b = \"n\" }\n" + middle + "[\n  \"a\", \"b\", \"c\",\n  \"d\",\n]" + rows +
			`["A1", "B1", "C1", "D1"]` + end + tail,
		{Line: 3, Short: true}: head + "any = [\"x\"]\nhome = { a = \"s\", b = \"n\" }\n" + middle + "[\n  \"a\", \"b\", \"c\",\n  \"d\",\n]" + rows +
			"[\n  \"A1\", \"B1\", \"C1\",\n  \"D1\",\n]" + end + tail,
	} {
		if got := string(Write(model(), lists)); got != want {
			t.Errorf("%+v\n%s\nwant\n%s", lists, got, want)
		}
	}
}

func TestWhatIsWrittenIsReadAgain(t *testing.T) {
	want := model()
	want.unsaid = 0
	want.Any = []any{"x"}
	for _, lists := range []Lists{{}, {Line: 3}, {Line: 3, Short: true}} {
		var got written
		if _, err := Read(Write(model(), lists), &got); err != nil {
			t.Fatal(err)
		}
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%+v: %+v\nwant %+v", lists, got, want)
		}
	}
}

func TestLiteralsStandAsTheyAre(t *testing.T) {
	f := struct {
		X   any   `toml:"x"`
		Pts []any `toml:"pts"`
	}{Literal("3.250"), []any{Literal("1.000"), 2}}
	if got := string(Write(f, Lists{})); got != "x = 3.250\npts = [1.000, 2]\n" {
		t.Error(got)
	}
}

type gun struct {
	Attack int `toml:"attack" save:"always"`
	Charge int `toml:"charge" save:"always"`
}

func (gun) Omits(key string) bool { return key == "charge" }

func TestAStructSaysWhatIsNotWritten(t *testing.T) {
	f := struct {
		Gun gun `toml:"gun" save:"always"`
	}{}
	if got := string(Write(f, Lists{})); got != "\n[gun]\nattack = 0\n" {
		t.Error(got)
	}
}
