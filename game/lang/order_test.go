package lang

import (
	"slices"
	"testing"
	"unicode/utf8"
)

func TestKeysComeAsABookNumbersThem(t *testing.T) {
	c, err := Load(files("en/a.toml", `
[clause."MAN-6.10.1"]
other = "ten"
[clause."MAN-6.9.2"]
other = "nine, two"
[clause."MAN-6.9.11"]
other = "nine, eleven"
[clause."MAN-S.1"]
other = "letters"
[clause.MAN-6.9]
other = "nine itself"
[clause."CCN-1"]
other = "another book"
[chapter.MAN-6]
other = "a chapter"
`))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{"clause.MAN-6.9", "clause.MAN-6.9.2", "clause.MAN-6.9.11", "clause.MAN-6.10.1", "clause.MAN-S.1"}
	if got := c.Keys("clause.MAN-"); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	if got := c.Keys("nothing."); len(got) != 0 {
		t.Errorf("%q begin with nothing.", got)
	}
}

func TestInOrderTellsBeforeAndAfter(t *testing.T) {
	for _, test := range []struct {
		a, b string
		want int
	}{
		{"MAN-2", "MAN-10", -1},
		{"MAN-10", "MAN-2", 1},
		{"MAN-6.5", "MAN-6.5.1", -1},
		{"MAN-6.5.7", "MAN-6.5.7", 0},
		{"MAN-9", "MAN-S", -1},
		{"MAN-07", "MAN-7", 0},
	} {
		if got := InOrder(test.a, test.b); got != test.want {
			t.Errorf("%s and %s: %d, want %d", test.a, test.b, got, test.want)
		}
	}
}

func TestFoldDropsCapitalsAndAccentsAndKeepsTheLength(t *testing.T) {
	for in, want := range map[string]string{
		"Perché È Così": "perche e cosi", "MAN-6.5.7 – a ½": "man-6.5.7 – a ½", "": "",
	} {
		got := Fold(in)
		if got != want || utf8.RuneCountInString(got) != utf8.RuneCountInString(in) {
			t.Errorf("%q becomes %q, want %q", in, got, want)
		}
	}
}
