package keymap

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

func TestKeysAreMovedAndChangePlaces(t *testing.T) {
	m, other := Map{}.Move("L", "P")
	if other != "P" || m.String() != "L=P P=L" || m.Means("P") != "L" || m.Pressed("P") != "L" {
		t.Errorf("L to P: %q, %s", m, other)
	}
	if m, other = m.Move("L", "L"); other != "P" || !m.None() {
		t.Errorf("and back: %q, %s", m, other)
	}
	for _, pair := range [][2]string{{"Enter", "A"}, {"A", "Enter"}, {"1", "A"}, {"A", "Up"}} {
		if m, _ := (Map{}).Move(pair[0], pair[1]); !m.None() {
			t.Errorf("%v gives %q", pair, m)
		}
	}
}

// However keys are moved, each is pressed by one and means one, and the settings bring it back.
func TestNoKeyIsLostNorMeansTwoThings(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		key := rapid.SampledFrom(movable)
		var m Map
		for range rapid.IntRange(0, 12).Draw(t, "moves") {
			m, _ = m.Move(key.Draw(t, "key"), key.Draw(t, "pressed"))
		}
		seen := map[string]bool{}
		for _, k := range movable {
			p := m.Pressed(k)
			if seen[p] || m.Means(p) != k {
				t.Fatalf("%q: %s is pressed by %s, which means %s", m, k, p, m.Means(p))
			}
			seen[p] = true
		}
		again, err := Parse(m.String())
		if err != nil || again.String() != m.String() {
			t.Fatalf("%q is read as %q, %v", m, again, err)
		}
	})
}

func TestAMapWithoutSenseIsRefusedInOneSentence(t *testing.T) {
	for text, want := range map[string]string{
		"L":           `"L" is not a pair`,
		"L=Enter":     `"Enter" is not a key that can be moved`,
		"Q1=L":        `"Q1" is not a key`,
		"L=P":         "P is pressed for both L and P",
		"L=P M=P P=L": "P is pressed for both L and M",
		"L=P L=M":     "L is moved twice",
	} {
		if _, err := Parse(text); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, not %q", text, err, want)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("L=P P=L")
	f.Add("L=P L=P")
	f.Add("= ==")
	f.Fuzz(func(t *testing.T, text string) {
		m, err := Parse(text)
		if err != nil {
			return
		}
		if again, err := Parse(m.String()); err != nil || again.String() != m.String() {
			t.Errorf("%q is written as %q, which is read as %q, %v", text, m, again, err)
		}
	})
}
