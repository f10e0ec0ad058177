package rules_test

import (
	"testing"

	"pgregory.net/rapid"

	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

func TestOptionsAreWrittenAsTheLogHoldsThem(t *testing.T) {
	piece, cell, card := rules.MakeRef(2, 1), rules.MakeRef(1, 6), rules.MakeRef(3, 10)
	for line, o := range map[string]rules.Option{
		"pass":                         {Do: "pass"},
		"move p1 @c2":                  {Do: "move", Who: piece, At: cell},
		"lay k10 #-2":                  {Do: "lay", Who: card, N: -2},
		"march p1 +k10 @c2 (-3,70) #4": {Do: "march", Who: piece, With: card, At: cell, Pt: rules.Point{X: -3, Y: 70}, N: 4},
		"choose @second":               {Do: "choose", At: rules.SideRef(rules.Second)},
		"first first":                  {Do: "first", Who: rules.SideRef(rules.First)},
	} {
		if got := rules.FormatOption(toy.Book{}, o); got != line {
			t.Errorf("%+v is written %q, want %q", o, got, line)
		}
		if got, err := rules.ParseOption(toy.Book{}, line); got != o || err != nil {
			t.Errorf("%q is read %+v, %v", line, got, err)
		}
	}
}

func TestBadOptionLinesAreErrors(t *testing.T) {
	for _, line := range []string{"", "   ", "move zz", "move @", "move #x", "move (1;2)", "move (1,2", "move +", "move p1 p2", "move (1,2)x",
		"move #1 #2", "move #99999999999999999999"} {
		if o, err := rules.ParseOption(toy.Book{}, line); err == nil {
			t.Errorf("%q is read as %+v", line, o)
		}
	}
}

func anyOption(r *rapid.T) rules.Option {
	ref := rapid.OneOf(
		rapid.Just(rules.Ref(0)),
		rapid.Map(rapid.IntRange(0, 15), func(n int) rules.Ref { return rules.MakeRef(1, n) }),
		rapid.Map(rapid.IntRange(0, 3), func(n int) rules.Ref { return rules.MakeRef(2, n) }),
		rapid.Map(rapid.IntRange(0, 11), func(n int) rules.Ref { return rules.MakeRef(3, n) }),
		rapid.Map(rapid.IntRange(0, 1), func(n int) rules.Ref { return rules.SideRef(rules.Side(n)) }),
	)
	return rules.Option{
		Do:  rapid.StringMatching(`[a-z][a-z-]{0,9}`).Draw(r, "do"),
		Who: ref.Draw(r, "who"), With: ref.Draw(r, "with"), At: ref.Draw(r, "at"),
		Pt: rules.Point{X: rapid.Int32().Draw(r, "x"), Y: rapid.Int32().Draw(r, "y")},
		N:  rapid.Int().Draw(r, "n"),
	}
}

func TestEveryOptionComesBackFromItsText(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		o := anyOption(r)
		line := rules.FormatOption(toy.Book{}, o)
		if back, err := rules.ParseOption(toy.Book{}, line); err != nil || back != o {
			r.Fatalf("%q comes back as %+v: %v", line, back, err)
		}
	})
}

func FuzzParseOption(f *testing.F) {
	for _, s := range []string{"pass", "move p1 @c2", "march p1 +k10 @c2 (-3,70) #4", "choose @second", "( ( (", "# # +"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, line string) {
		o, err := rules.ParseOption(toy.Book{}, line)
		if err != nil {
			return
		}
		again, err := rules.ParseOption(toy.Book{}, rules.FormatOption(toy.Book{}, o))
		if err != nil || again != o {
			t.Errorf("%q is read as %+v, then as %+v: %v", line, o, again, err)
		}
	})
}
