package choice

import (
	"testing"

	"grognard/rules"
)

// drilled is a rulebook whose orders have number keys.
type drilled struct{ rules.Rulebook }

func (drilled) Key(_, do string) int { return map[string]int{"fire": 7, "march": 1}[do] }

func TestRepliesHaveTheirNumberKeys(t *testing.T) {
	c := plain()
	number := func(does ...string) (got []int) {
		list := make([]Reply, len(does))
		for i, do := range does {
			list[len(does)-1-i].Option.Do = do // from right to left
		}
		c.Number(list)
		for i := range list {
			got = append(got, list[len(list)-1-i].Digit)
		}
		return got
	}
	expect := func(got []int, want ...int) {
		t.Helper()
		for i := range want {
			if len(got) != len(want) || got[i] != want[i] {
				t.Errorf("the keys are %v, want %v", got, want)
				return
			}
		}
	}
	expect(number("halt", "march", "fire"), 1, 2, 3)
	c.Scene.Ask.Book = drilled{}
	expect(number("halt", "march", "fire"), 2, 1, 7)
	expect(number("halt", "fire"), 1, 7)
	expect(number("fire", "fire", "march"), 7, 2, 1) // each key opens one thing
	expect(number("a", "b", "c", "d", "e", "f", "g", "h", "fire", "j"), 1, 2, 3, 4, 5, 6, 8, 9, 7, 0)
}
