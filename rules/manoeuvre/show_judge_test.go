package manoeuvre

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// asset counts one asset of an army.
func (g *game) asset(army, key string) int {
	g.Helper()
	return rulestest.AssetOf(g.TB, Book{}, g.board(), g.SideOf(army), key)
}

// beside is around, square by square.
func beside(q square) (all squares) {
	for _, n := range adjacent[q] {
		if n != offBoard {
			all.Add(n)
		}
	}
	return all
}

func TestSquaresAroundAreThoseNextToOne(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 3))
	for range 200 {
		all, want := squares(r.Uint64()&r.Uint64()&r.Uint64()), squares(0)
		for rest := all; rest != 0; rest = rest.Rest() {
			want |= beside(rest.First())
		}
		if got := around(all); got != want {
			t.Fatalf("around %x lie %x, want %x", all, got, want)
		}
	}
}

func TestWhatTheComputerSees(t *testing.T) {
	rulestest.Judge(t, Book{}, rulestest.Judged{Starts: rulestest.Starts(t, "manoeuvre"), Games: 2, Answers: 900, Answer: playout.Answer, Kinds: 25})
}

// One picture has more of an asset than another.
func TestAssets(t *testing.T) {
	french := func(what string) string { return "alone\nsouth fr: d4 fr-ig\nnorth ru: h8 ru-or\n" + what }
	met := func(what string) string { return "alone\nsouth fr: d4 fr-ig\nnorth ru: d5 ru-or\n" + what }
	const theirs = "\nactive ru, phase discard"
	for _, x := range []struct {
		key        string
		grounds    string
		more, less string
	}{
		{"units", "", "alone\nsouth fr: d4 fr-ig, a1 fr-4s\nnorth ru: h8 ru-or", french("")},
		{"strength", "", french(""), "alone\nsouth fr: d4 fr-ig reduced\nnorth ru: h8 ru-or"},
		{"ground", "d4 town, d3 woods", french(""), "alone\nsouth fr: d3 fr-ig\nnorth ru: h8 ru-or"},
		{"squares", "", "alone\nsouth fr: d6 fr-ig\nnorth ru: h1 ru-or", french("")},
		{"hand", "", french("fr hand: fr-ig-1 fr-2l-1"), french("fr hand: fr-ig-1")},
		{"worn", "", "alone\nsouth fr: d4 fr-ig reduced\nnorth ru: h8 ru-or", french("")},
		{"brink", "", "south fr: d4 fr-ig\nnorth ru: h8 ru-or\nfr lost: fr-2l fr-8l", "south fr: d4 fr-ig\nnorth ru: h8 ru-or\nfr lost: fr-2l"},
		{"redoubts", "", "alone\nsouth fr: d4 fr-ig redoubt\nnorth ru: h8 ru-or", french("")},
		{"redoubts", "", "alone\nsouth fr: d4 fr-ig redoubt\nnorth ru: h8 ru-or", "alone\nsouth fr: d4 fr-gc redoubt\nnorth ru: h8 ru-or"},
		{"forward", "", french(""), "alone\nsouth fr: d3 fr-ig\nnorth ru: h8 ru-or"},
		{"cornered", "b1 lake", "alone\nsouth fr: a1 fr-ig\nnorth ru: a2 ru-or", "alone\nsouth fr: a1 fr-ig\nnorth ru: a3 ru-or"},
		{"massed", "", "alone\nsouth fr: d4 fr-ig, c5 fr-4s\nnorth ru: d5 ru-or", "alone\nsouth fr: d4 fr-ig, c6 fr-4s\nnorth ru: d5 ru-or"},
		{"pressed", "", met("ru hand: ru-or-1" + theirs), met("ru hand: ru-or-1\nfr hand: fr-ig-1 fr-ig-2" + theirs)},
		{"pressed", "", met("ru hand: ru-or-1" + theirs), met("ru hand: ru-kx-1" + theirs)},
		{"pressed", "", met("ru hand: ru-or-1" + theirs), met("ru hand: ru-or-1")}, // one's own turn comes first
		{"pressed", "", "alone\nsouth fr: d4 fr-ig\nnorth ru: d6 ru-or\nru hand: ru-or-1" + theirs, "alone\nsouth fr: d4 fr-ig\nnorth ru: d7 ru-or\nru hand: ru-or-1" + theirs},
		{"doomed", "", "alone\nsouth fr: d4 fr-ig reduced\nnorth ru: d5 ru-or\nru hand: ru-or-1" + theirs, met("ru hand: ru-or-1" + theirs)},
		{"pressing", "d5 hill", "alone\nsouth fr: d4 fr-ig, e8 fr-gc\nnorth ru: d5 ru-or, e7 ru-mo\nfr hand: fr-gc-1" + theirs,
			"alone\nsouth fr: d4 fr-ig, e8 fr-gc\nnorth ru: d5 ru-or, e6 ru-mo\nfr hand: fr-gc-1" + theirs},
		{"prey", "", "alone\nsouth fr: d4 fr-ig\nnorth ru: d5 ru-or reduced\nfr hand: fr-ig-1" + theirs, met("fr hand: fr-ig-1" + theirs)},
		{"blade", "", met("fr hand: fr-ig-1"), french("fr hand: fr-ig-1")},
		{"shield", "", met("fr hand: fr-ig-1"), met("fr hand: fr-hq-ney")},
		{"leaders", "", french("fr hand: fr-hq-ney"), french("fr hand: fr-hq-murat")},
		{"spare", "", french("fr hand: fr-hq-ney fr-hq-napoleon fr-hq-davout"), french("fr hand: fr-hq-ney fr-hq-napoleon")},
		{"spare", "", french("fr hand: fr-hq-ney fr-hq-davout fr-hq-napoleon"), french("fr hand: fr-hq-lannes fr-hq-davout fr-hq-napoleon")},
		{"events", "", french("fr hand: fr-hq-supply-1"), french("fr hand: fr-ig-1")},
		{"dead", "", french("fr hand: fr-2l-1"), french("fr hand: fr-ig-1")},
		{"night", "", "alone\nsouth fr: d6 fr-ig\nnorth ru: h1 ru-or\nfinished fr", "alone\nsouth fr: d6 fr-ig\nnorth ru: h1 ru-or"},
		{"deck", "", french(""), french("fr discards: fr-ig-1")},
		{"deck", "", french(""), french("finished fr")},
	} {
		t.Run(x.key, func(t *testing.T) {
			more, less := scene(t, x.grounds, x.more).asset("fr", x.key), scene(t, x.grounds, x.less).asset("fr", x.key)
			if more <= less {
				t.Errorf("%s is %d in\n%s\nand %d in\n%s", x.key, more, x.more, less, x.less)
			}
		})
	}
}

// A hand is chosen before anybody stands anywhere: any card of a unit may serve there, one of a unit far
// from the enemy later does not.
func TestCardsCountBeforeTheBattle(t *testing.T) {
	g := loaded(t, strings.Replace(lakeside, "opening = \"random\"", "opening = \"chosen\"", 1)).On("setup.hand", "fr")
	was := [2]int{g.asset("fr", "blade"), g.asset("fr", "shield")}
	g.Play("pick +fr-ig-1")
	if blade, shield := g.asset("fr", "blade"), g.asset("fr", "shield"); was != [2]int{} || blade <= 0 || shield <= 0 {
		t.Errorf("a card that is chosen counts %d and %d, none %v", blade, shield, was)
	}
}

func TestAssetsCountWhatStandsThere(t *testing.T) {
	g := scene(t, "d4 town", `
	south fr: d4 fr-ig reduced, e5 fr-gc, a2 fr-8l redoubt
	north ru: d5 ru-or, h8 ru-rg
	fr lost: fr-2l fr-19l fr-45l fr-4s fr-1c
	ru lost: ru-kx ru-ks ru-lg ru-mo ru-bs
	fr hand: fr-ig-1 fr-gc-1 fr-hq-ney fr-hq-redoubt-1 fr-2l-1
	ru hand: ru-or-1 ru-hq-kutuzov
	attrition_target = 8
	`)
	for key, want := range map[string]int{
		"units": 3, "strength": 19, "ground": 3, "hand": 5, "worn": 1, "redoubts": 1, "forward": 3 + 4 + 1, "cornered": 0,
		"massed": 1, "brink": 39, "blade": 9 + 11, "shield": 7 + 4, "leaders": 4, "events": 1, "dead": 1, "deck": 55, "pressed": 0,
	} {
		if got := g.asset("fr", key); got != want {
			t.Errorf("%s is %d, want %d", key, got, want)
		}
	}
}

func TestAssetsOfThreats(t *testing.T) {
	for _, x := range []struct {
		name, grounds, units, key string
		want                      int
	}{
		// 7 and a die of 10 against 5: over it always, twice it in 80 of 100; the reply may be a retreat, which counts a quarter
		{"one target", "", "south fr: d4 fr-4s\nnorth ru: d5 ru-kx\nru hand: ru-kx-1", "pressed", 85},
		{"two targets", "", "south fr: d4 fr-4s, e5 fr-8l\nnorth ru: d5 ru-kx\nru hand: ru-kx-1", "pressed", 85 + 70/4},
		{"a card that defends", "", "south fr: d4 fr-4s\nnorth ru: d5 ru-kx\nru hand: ru-kx-1\nfr hand: fr-4s-4", "pressed", 80 / 4},
		{"ground", "d4 town", "south fr: d4 fr-4s\nnorth ru: d5 ru-kx\nru hand: ru-kx-1", "pressed", 20 + (90-20)/4},
		{"a Commander", "", "south fr: d4 fr-4s\nnorth ru: d5 ru-kx\nru hand: ru-kx-1 ru-hq-bennigsen", "pressed", 100},
		{"reduced", "", "south fr: d4 fr-4s reduced\nnorth ru: d5 ru-kx\nru hand: ru-kx-1", "doomed", 100},
		{"a corner", "c4 lake, e4 lake, d3 lake", "south fr: d4 fr-4s\nnorth ru: d5 ru-kx\nru hand: ru-kx-1", "doomed", 80},
		{"marsh", "d5 marsh", "south fr: d4 fr-4s\nnorth ru: d5 ru-kx\nru hand: ru-kx-1", "pressed", 0},
		{"fire", "", "south fr: d4 fr-4s\nnorth ru: d6 ru-mo\nru hand: ru-mo-5", "pressed", 50},
		{"no card yet", "", "south fr: d4 fr-4s\nnorth ru: d6 ru-mo", "pressed", 31},
		{"no way there", "d5 lake", "south fr: d4 fr-4s\nnorth ru: d6 ru-mo", "pressed", 0},
		{"infantry far away", "", "south fr: d4 fr-4s\nnorth ru: d7 ru-mo", "pressed", 0},
		{"cavalry far away", "", "south fr: d4 fr-4s\nnorth ru: d7 ru-1c", "pressed", 31},
		{"our own", "", "south fr: d4 fr-gc\nnorth ru: d5 ru-or", "pressing", 31},
		{"our own fire", "", "south fr: d4 fr-gc\nnorth ru: d6 ru-or\nfr hand: fr-gc-5", "pressing", 57},
		{"our own, not yet there", "", "south fr: d4 fr-gc\nnorth ru: d6 ru-or\nfr hand: fr-gc-1", "pressing", 0},
	} {
		t.Run(x.name, func(t *testing.T) {
			if got := scene(t, x.grounds, "alone\n"+x.units+"\nactive ru, phase discard").asset("fr", x.key); got != x.want {
				t.Errorf("%s is %d, want %d", x.key, got, x.want)
			}
		})
	}
}

func TestAssetsOfTheClock(t *testing.T) {
	night := func(what string) int {
		return scene(t, "", "alone\nsouth fr: d6 fr-ig\nnorth ru: h1 ru-or\n"+what).asset("fr", "night")
	}
	for what, want := range map[string]int{ // of 5 squares
		"": 0, "finished fr": 25, "finished fr, finished ru": 50, "turn_limit = 20\nturn 8": 20, "turn_limit = 20\nturn 20\nfinished fr": 50,
	} {
		if got := night(what); got != want {
			t.Errorf("%q: night is %d, want %d", what, got, want)
		}
	}
	if got := scene(t, "", "alone\nsouth fr: d6 fr-ig\nnorth ru: h2 ru-or").asset("ru", "forward"); got != 6 {
		t.Errorf("the north stands %d ranks forward, want 6", got)
	}
}

// The chances of dice by the normal curve, held against all throws.
func TestDiceAreEstimatedWithinThreeHundredths(t *testing.T) {
	for _, of := range [][]dice{{{1, 10}}, {{1, 8}}, {{2, 6}}, {{2, 8}}, {{2, 10}}, {{2, 6}, {2, 8}}, {{2, 10}, {2, 8}, {2, 6}}, {{1, 10}, {2, 6}}} {
		x, ways, all := spread{}, []int{1}, 1
		for _, d := range of {
			x = x.plus(d)
			for range d.n {
				next := make([]int, len(ways)+d.sides)
				for sum, n := range ways {
					for face := 1; face <= d.sides; face++ {
						next[sum+face] += n
					}
				}
				ways, all = next, all*d.sides
			}
		}
		for n := -2; n < len(ways)+3; n++ {
			k := 0
			for sum := max(n, 0); sum < len(ways); sum++ {
				k += ways[sum]
			}
			if got, want := x.atLeast(n), 100*k/all; got < want-3 || got > want+3 {
				t.Errorf("%v makes %d or more in %d hundredths, want %d", of, n, got, want)
			}
		}
	}
}

func BenchmarkAssets(b *testing.B) {
	board := load(b, scenarioFiles(b)["man-03-sierra.toml"], nil)
	r := rand.New(rand.NewPCG(2, 2))
	n := 0
	run := rules.Runner{Book: Book{}, Decide: func(q *rules.Request) rules.Answer { n++; return playout.Answer(q, r) }}
	for n < 300 || board.phase != discardPhase {
		if err := run.Step(board); err != nil || board.Result().Over {
			b.Fatal(err)
		}
	}
	into := make([]int, len(assets))
	for b.Loop() {
		Book{}.CountAssets(board, board.active.Other(), into) // who has just moved: all is counted
	}
}
