package archive

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// studied is a game with parts, sealed or not.
func studied(sealed bool) *Game {
	g := sample()
	g.Sealed = sealed
	for _, p := range [...][2]string{
		{"branch", "from 0 57\nname What if?\nfirst move p0 @a2\n"},
		{"judged", strings.Repeat("12 0.5 0.25\n", 40)},
		{"branch", ""},
		{"branch", "part branch 2 00\nfrom 1 3\n"},
	} {
		g.Parts = append(g.Parts, Part{p[0], []byte(p[1])})
	}
	return g
}

func TestWhatIsKeptWithAGameReadsBack(t *testing.T) {
	for _, sealed := range []bool{false, true} {
		g := studied(sealed)
		data := Encode(g)
		if sealed && bytes.Contains(data, []byte("What if?")) {
			t.Error("a sealed game shows what is kept with it")
		}
		got, err := Decode(data)
		if err != nil {
			t.Fatal(err)
		}
		if len(got.Lost) > 0 || len(got.Parts) != len(g.Parts) {
			t.Fatalf("%d parts are read, %v is lost", len(got.Parts), got.Lost)
		}
		for i, p := range got.Parts {
			if p.Kind != g.Parts[i].Kind || !bytes.Equal(p.Text, g.Parts[i].Text) {
				t.Errorf("part %d reads %q %q", i, p.Kind, p.Text)
			}
		}
		if !bytes.Equal(Encode(got), data) {
			t.Error("written again it differs")
		}
	}
}

// Whatever byte behind the end of the game is damaged, the game and all other parts stand, and what
// is lost is told. Where the end of a part becomes one more line of it, both are.
func TestADamagedPartTakesNothingElseWithIt(t *testing.T) {
	for _, sealed := range []bool{false, true} {
		g := studied(sealed)
		data := Encode(g)
		bare := *g
		bare.Parts = nil
		ends := bytes.LastIndex(data, []byte("\nend ")) + len("\nend ") + 17
		if ends <= 17 || !bytes.HasPrefix(data[ends:], []byte("part ")) {
			t.Fatal("the parts do not stand behind the end")
		}
		for i := ends; i < len(data); i++ {
			for _, flip := range []byte{1, 0x20, 0x80} {
				bad := slices.Clone(data)
				bad[i] ^= flip
				got, err := Decode(bad)
				if err != nil {
					t.Fatalf("byte %d: %v", i, err)
				}
				if d := cmp.Diff(g.Lines, got.Lines); d != "" {
					t.Fatal(d)
				}
				if len(got.Lost) == 0 || len(got.Parts) < len(g.Parts)-2 {
					t.Fatalf("byte %d changed from %q to %q: %d parts are read, %v is lost", i, data[i], bad[i], len(got.Parts), got.Lost)
				}
				for _, p := range got.Parts {
					if !slices.ContainsFunc(g.Parts, func(q Part) bool { return q.Kind == p.Kind && bytes.Equal(q.Text, p.Text) }) {
						t.Fatalf("byte %d: a part reads %q %q", i, p.Kind, p.Text)
					}
				}
			}
		}
		for n := ends + 1; n < len(data); n++ {
			if got, err := Decode(data[:n]); err != nil || len(got.Parts)+len(got.Lost) == 0 {
				t.Fatalf("cut after %d bytes: %v", n, err)
			}
		}
	}
}

func TestGamesThatNothingIsKeptWithStayInTheirFormat(t *testing.T) {
	for want, g := range map[string]*Game{"grognard save 1\n": sample(), "grognard save 3\n": studied(false)} {
		if got := Encode(g); !strings.HasPrefix(string(got), want) {
			t.Errorf("%q begins a game of which %q should", got[:16], want)
		}
	}
	behind := append(Encode(sample()), "part branch 0 0000000000000000\n"...)
	if _, err := Decode(behind); err == nil {
		t.Error("a part is read behind a game of the first format")
	}
}
