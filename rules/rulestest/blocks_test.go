package rulestest_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/rulestest/blocks"
)

var drill = []rulestest.Start{{Name: "start", Data: []byte(blocks.Start)}}

func TestBlocksPassEveryCheck(t *testing.T) {
	r := rulestest.Run(t, rulestest.Book{Book: blocks.Book{}, Starts: drill, Games: rulestest.Many(20, 8), Probe: 4, Prefer: attack,
		Clauses: []string{"BLK-1", "BLK-2", "BLK-3", "BLK-4", "BLK-5", "BLK-6", "BLK-7"}})
	if r.Winners[1] == 0 || r.Winners[2] == 0 {
		t.Errorf("%d games, winners %v", r.Games, r.Winners)
	}
	if r.Walls == 0 || r.Previews == 0 || r.Guesses == 0 || r.NoGuess > r.Guesses/4 || r.Aliases == 0 {
		t.Errorf("too little was probed:\n%s", r)
	}
}

func TestTheWorkshopOfBlocksKeepsTheContract(t *testing.T) {
	rulestest.Workshop(t, blocks.Book{}, drill, rulestest.Many(100, 20), rulestest.Many(1000, 200))
}

// betraying is the sixth system with a fault built in.
type betraying struct {
	blocks.Book
	alias  func(rules.Board, rules.Side, rules.Ref) rules.Ref
	before func(*blocks.Board, *rules.Table)
	after  func(*blocks.Board)
	deal   func(rules.Board, rules.Side, *rand.Rand)
}

func (k betraying) Alias(b rules.Board, s rules.Side, r rules.Ref) rules.Ref {
	if k.alias != nil {
		return k.alias(b, s, r)
	}
	return k.Book.Alias(b, s, r)
}

func (k betraying) Step(b rules.Board, t *rules.Table) {
	if k.before != nil {
		k.before(b.(*blocks.Board), t)
	}
	k.Book.Step(b, t)
	if k.after != nil {
		k.after(b.(*blocks.Board))
	}
}

func (k betraying) Resample(b rules.Board, s rules.Side, r *rand.Rand) {
	if k.deal != nil {
		k.deal(b, s, r)
		return
	}
	k.Book.Resample(b, s, r)
}

func betrays(t *testing.T, k betraying, want string) {
	t.Helper()
	is := func(f *rulestest.Fault) bool {
		return f.Check == rulestest.CheckSecret && strings.Contains(f.Error(), want)
	}
	_, faults := rulestest.Examine(rulestest.Book{Book: k, Starts: drill, Games: 10, Probe: 2, Answers: 40, Prefer: attack, Until: is})
	if !slices.ContainsFunc(faults, is) {
		t.Errorf("no fault %q among %v", want, faults)
	}
}

func TestKitFindsEventsThatNameWhatIsHidden(t *testing.T) {
	betrays(t, betraying{alias: func(_ rules.Board, _ rules.Side, r rules.Ref) rules.Ref { return r }}, "turns on what it does not see")
	betrays(t, betraying{before: func(b *blocks.Board, t *rules.Table) {
		if b.Flags[rules.Second] >= 0 {
			t.Tell(rules.Event{Kind: rules.EvSay, N: b.Blocks[1].Cell})
		}
	}}, "turns on what it does not see")
}

func TestKitFindsAliasesThatTellWhatStandsBehindThem(t *testing.T) {
	sorted := func(b *blocks.Board) { // in one hex the lower back is that of the lower block
		for n := range b.Blocks {
			for m := range b.Blocks[:n] {
				if k, l := &b.Blocks[m], &b.Blocks[n]; k.Cell == l.Cell && m/4 == n/4 && k.Back > l.Back {
					k.Back, l.Back = l.Back, k.Back
				}
			}
		}
	}
	betrays(t, betraying{after: sorted}, "in the order of their names")
	betrays(t, betraying{deal: func(rules.Board, rules.Side, *rand.Rand) {}}, "the same things stand behind")
}

func TestKitFindsAliasesThatAreNone(t *testing.T) {
	first := func(b rules.Board, s rules.Side, r rules.Ref) rules.Ref {
		if as := (blocks.Book{}).Alias(b, s, r); as != r && as != 0 {
			return rules.MakeRef(as.Kind(), as.N()/4*4)
		}
		return r
	}
	betrays(t, betraying{alias: first}, "knows")
	betrays(t, betraying{alias: func(b rules.Board, s rules.Side, r rules.Ref) rules.Ref {
		if as := (blocks.Book{}).Alias(b, s, r); as != r {
			return rules.MakeRef(as.Kind(), 40+as.N())
		}
		return r
	}}, "which it sees neither before nor after")
}

func TestKitFindsOddsThatTellWhatIsHidden(t *testing.T) {
	betrays(t, betraying{alias: func(b rules.Board, s rules.Side, r rules.Ref) rules.Ref {
		if as := (blocks.Book{}).Alias(b, s, r); as == r || b.(*blocks.Board).Blocks[r.N()].Steps > 0 {
			return as
		}
		return r // in odds a block that is gone shows its face
	}}, "the odds of act tell")
}

// Whatever a Step has told by aliases, a side can imagine how it went with what may
// stand behind them.
func TestAnswersOfTheOtherSideAreGuessedByWhatStandsBehindTheAlias(t *testing.T) {
	b, err := blocks.Book{}.Load([]byte("blocks\nturn 1 first\nmixed\nflag first a1\nflag second a5\n"+
		"block fr-line c2 3 1\nblock fr-horse e2 3 2\nblock gb-line c5 3 1\n"), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, _, err := rules.Begin(blocks.Book{}, b)
	if err != nil {
		t.Fatal(err)
	}
	o, err := rules.ParseOption(blocks.Book{}, "patrol fr-line #9")
	if err != nil {
		t.Fatal(err)
	}
	if p, _, err = p.Play(rules.Answer{By: rules.First, Option: o}); err != nil {
		t.Fatal(err)
	}
	var who []string
	for seed := range uint64(20) {
		g := rules.Guess(p, rules.Second, rand.New(rand.NewPCG(seed, 1)), 20, nil)
		if g == nil {
			t.Fatal("there is no guess")
		}
		_, tape := g.Checkpoint()
		if name := (blocks.Book{}).Format(tape[0].Option.Who); !slices.Contains(who, name) {
			who = append(who, name)
		}
	}
	slices.Sort(who)
	if !slices.Equal(who, []string{"fr-horse", "fr-line"}) {
		t.Errorf("the patrol is guessed to come from %v", who)
	}
}

func TestChanceBattlesOfBlocksAreSound(t *testing.T) {
	woods := 0
	rulestest.Chance(t, blocks.Book{}, func(t *testing.T, _ rules.Wish, d *rules.Draft) {
		stand := [2]int{}
		for _, x := range d.Things {
			if x.Tool == "wood" {
				woods++
			} else {
				stand[x.Side]++
			}
		}
		if stand != [2]int{4, 4} {
			t.Errorf("%v blocks stand", stand)
		}
	})
	if woods == 0 {
		t.Error("no woods anywhere")
	}
}
