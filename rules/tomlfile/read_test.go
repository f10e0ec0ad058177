package tomlfile

import (
	"errors"
	"testing"

	"grognard/rules"
)

const sample = `title = "x"
list = ["a", "bb",
  "cc"]
nums = [1, 22]

[south]
army = "fr"
units = [
  { unit = "fr-ig", at = "d4" },
  { unit = "fr-gc", at = "e4" }, # last
]
place = { a2 = "fr-1c", b2 = "fr-2l" }

[[deck]]
id = "one"
[[deck]]
id = "two"
`

func TestAPathLeadsToItsLineAndColumn(t *testing.T) {
	var into map[string]any
	x, err := Read([]byte(sample), &into)
	if err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string][2]int{
		"title": {1, 1}, "list.0": {2, 9}, "list.2": {3, 3}, "nums.1": {4, 12}, "south": {6, 2}, "south.army": {7, 1},
		"south.units.1": {10, 3}, "south.units.1.at": {10, 21}, "south.place.b2": {12, 25},
		"deck.1.id": {17, 1}, "south.units.1.nothing": {10, 3}, "nowhere": {1, 1},
	} {
		var e *rules.FileError
		if !errors.As(x.At(path, rules.Fault("fault.x", "m")), &e) || e.Line != want[0] || e.Col != want[1] {
			t.Errorf("%s stands at %d:%d, want %v", path, e.Line, e.Col, want)
		}
	}
}

func TestFaultsOfTheFileNameTheirPlace(t *testing.T) {
	var into struct {
		A int `toml:"a"`
	}
	for text, line := range map[string]int{"a = 1\nb = 2": 2, "a = \"x\"": 1, "a = 1\n\n= 3": 3, "a = 1\na = 2": 2} {
		_, err := Read([]byte(text), &into)
		var e *rules.FileError
		if !errors.As(err, &e) || e.Line != line || e.Col == 0 || e.Msg == "" || e.Key == "" {
			t.Errorf("%q: %v", text, err)
		}
	}
}

func TestALoaderReadsPartsInOrderUpToTheFirstFault(t *testing.T) {
	var f struct {
		Format   int `toml:"format"`
		Position struct {
			Turn int `toml:"turn"`
		} `toml:"position"`
	}
	for format, want := range map[int]string{
		1: `:1:1: format is 2; this game reads format 1`,
		2: `:3:2: the position is not sound: nobody stands`,
	} {
		var l Loader
		late := false
		err := l.Read([]byte("format = 2\n\n[position]\nturn = 1\n"), &f, func() error { return l.Format(f.Format, format) },
			func() error { return l.Sound("position", nil) },
			func() error { return l.Sound("position", errors.New("nobody stands")) },
			func() error { late = true; return nil })
		var e *rules.FileError
		if !errors.As(err, &e) || e.Error() != want || late {
			t.Errorf("format %d: %v, read on: %t", format, err, late)
		}
	}
	var l Loader
	if err := l.Read([]byte("format ="), &f, func() error { t.Error("a part of a broken file is read"); return nil }); err == nil {
		t.Error("a broken file is read")
	}
}
