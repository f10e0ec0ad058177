package study

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// battles are a small one of each system.
var battles = map[string]string{
	"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "hedgerow-morning",
}

// all tries something in every system.
func all(t *testing.T, try func(t *testing.T, m *match.Match, r *rand.Rand)) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			t.Parallel()
			try(t, fought(t, book, battles[book.Name()], 140), rand.New(rand.NewPCG(7, 1)))
		})
	}
}

// fought is a battle that was played by the rule of thumb, to its end or for so many answers.
func fought(t testing.TB, book rules.Rulebook, scenario string, most int) *match.Match {
	t.Helper()
	_, data, err := scenarios.Open(book.Name(), scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: 3, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	goOn(t, m, most, rand.New(rand.NewPCG(3, 1)))
	return m
}

// goOn plays on in a game until it has so many answers.
func goOn(t testing.TB, m *match.Match, most int, r *rand.Rand) {
	t.Helper()
	soldier := ai.Soldier{Rand: r}
	for q := m.Request(); q != nil && m.Len() < most; q = m.Request() {
		var err error
		if q.To == rules.Chance {
			_, err = m.Dice(q.Dice.Throw(r))
		} else {
			_, err = m.Answer(soldier.Choose(q, m.Position().View(q.To)))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

// reopened is a game as its save has it.
func reopened(t *testing.T, m *match.Match) *match.Match {
	t.Helper()
	g, err := archive.Decode(archive.Encode(m.Save()))
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Lost) > 0 {
		t.Fatal(g.Lost)
	}
	again, err := match.Load(m.Book(), g)
	if err != nil {
		t.Fatal(err)
	}
	return again
}

// hashes are those of all positions of a game between Steps.
func hashes(m *match.Match) (all []uint64) {
	for i := 0; i <= m.Len(); i++ {
		if base, tape := m.At(i).Checkpoint(); len(tape) == 0 {
			all = append(all, base.Hash())
		}
	}
	return all
}

// Branches of branches, with all sorts of dice, are in the save as they were played, and the game itself
// is as it was.
func TestEveryBranchIsReadAsItWasPlayedAndTheGameStaysAsItWas(t *testing.T) {
	all(t, func(t *testing.T, m *match.Match, r *rand.Rand) {
		was := m.Save()
		s := Of(m, nil)
		var of *Branch
		for i := range 9 {
			from, err := s.Game(of)
			if err != nil {
				t.Fatal(err)
			}
			dice := [...]Dice{Same, Fresh, Chosen, Once}[i%4]
			b, err := s.Begin(of, r.IntN(from.Len()+1), Way{Dice: dice, Seed: r.Uint64()})
			if err != nil {
				t.Fatal(err)
			}
			s.Rename(b, "What if "+b.game.Book().Name())
			goOn(t, b.game, b.game.Len()+r.IntN(40), r)
			if i%4 != 3 {
				of = b
			} else {
				of = nil
			}
		}
		s.Keep()
		again := Of(reopened(t, m), nil)
		if len(again.Lost()) > 0 || len(again.Branches()) != 9 {
			t.Fatalf("%d branches are read, lost is %v", len(again.Branches()), again.Lost())
		}
		for i, b := range s.Branches() {
			c := again.Branches()[i]
			if b.Len() != c.Len() {
				t.Errorf("branch %d has %d answers, and %d before it was opened", c.ID, b.Len(), c.Len())
			}
			game, err := again.Game(c)
			if err != nil || c.Fault() != nil {
				t.Fatal(err, c.Fault())
			}
			if b.ID != c.ID || b.Name != c.Name || b.At != c.At || b.Parent != c.Parent || !slices.Equal(hashes(b.game), hashes(game)) {
				t.Errorf("branch %d reads as %+v", b.ID, c)
			}
		}
		now := m.Save()
		now.Parts = nil
		if !reflect.DeepEqual(was, now) {
			t.Error("the game has changed")
		}
	})
}

// Whoever does the same again with the same dice comes to the same end, and one who does something else
// meets the throws of the game in their order.
func TestTheSameDiceFallInABranch(t *testing.T) {
	all(t, func(t *testing.T, m *match.Match, r *rand.Rand) {
		s := Of(m, nil)
		at := m.Len() / 3
		for at > 0 && m.By(at+1) == rules.Chance {
			at--
		}
		b, err := s.Begin(nil, at, Way{Dice: Same, Seed: 99})
		if err != nil {
			t.Fatal(err)
		}
		for again := false; b.game.Len() < m.Len() && b.game.Request() != nil; {
			q, a := m.Given(b.game.Len() + 1)
			if a.By == rules.Chance {
				t.Fatalf("%s: no dice fell", q.Kind)
			}
			if _, err := b.game.Answer(a.Option); err != nil {
				t.Fatal(err)
			}
			if !again && b.game.Len() > b.At+12 { // taken back and done again, they fall alike
				again = true
				b.game.TakeBack(b.At + 6)
			}
		}
		if !slices.Equal(hashes(b.game), hashes(m)) {
			t.Error("it comes to another end")
		}
		other, err := s.Begin(nil, at, Way{Dice: Fresh, Seed: 99})
		if err != nil {
			t.Fatal(err)
		}
		goOn(t, other.game, m.Len(), rand.New(rand.NewPCG(3, 1)))
		if slices.Equal(hashes(other.game), hashes(m)) {
			t.Error("new dice fall as the old ones")
		}
	})
}

func TestAThrowMayBeChosen(t *testing.T) {
	all(t, func(t *testing.T, m *match.Match, r *rand.Rand) {
		s := Of(m, nil)
		tried := 0
		for i := range m.Len() {
			q := m.At(i).Request()
			if q.To != rules.Chance || q.Dice.Bag != nil {
				continue
			}
			fell := m.Gave(i + 1)
			q.Dice.Results(func(faces []int, _, _ uint64) {
				if tried > 20 || slices.Equal(faces, fell.Faces) {
					return
				}
				tried++
				b, err := s.Begin(nil, i, Way{Dice: Fresh, Seed: 1, Faces: slices.Clone(faces)})
				if err != nil {
					t.Fatal(err)
				}
				if a := b.game.Gave(i + 1); !slices.Equal(a.Faces, faces) {
					t.Errorf("%v falls, not %v", a.Faces, faces)
				}
			})
			once, err := s.Begin(nil, i, Way{Dice: Once, Seed: 1})
			if err != nil {
				t.Fatal(err)
			}
			if q := once.game.Request(); once.game.Len() != i || q.To != rules.Chance {
				t.Fatal("the throw it begins with falls by itself")
			}
			if _, err := once.game.Dice(fell.Faces); err != nil {
				t.Fatal(err)
			}
			if q := once.game.Request(); q != nil && q.To == rules.Chance {
				t.Error("another throw is to be chosen")
			}
			s.Remove(once)
			if _, err := s.Begin(nil, i, Way{Dice: Fresh, Faces: []int{99}}); err == nil {
				t.Fatal("a die shows 99")
			}
		}
		if tried == 0 {
			t.Error("nothing was thrown")
		}
		if n := len(s.Branches()); n != tried {
			t.Errorf("%d branches of %d throws", n, tried)
		}
	})
}

func TestABranchIsRemovedWithThoseThatLeadOffItAndPutBack(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 60)
	s := Of(m, nil)
	var b [4]*Branch
	for i, of := range []int{-1, 0, 1, -1} {
		var from *Branch
		if of >= 0 {
			from = b[of]
		}
		var err error
		if b[i], err = s.Begin(from, 20+i, Way{Dice: Fresh}); err != nil {
			t.Fatal(err)
		}
		goOn(t, b[i].game, 40, rand.New(rand.NewPCG(5, 1)))
	}
	back := s.Remove(b[1])
	if got := s.Branches(); !slices.Equal(got, []*Branch{b[0], b[3]}) {
		t.Errorf("%v are left", got)
	}
	later, err := s.Begin(nil, 30, Way{Dice: Fresh})
	if err != nil {
		t.Fatal(err)
	}
	back()
	if got := s.Branches(); !slices.Equal(got, []*Branch{b[0], b[1], b[2], b[3], later}) || later.ID == b[2].ID {
		t.Errorf("%v are there again", got)
	}
	s.Keep()
	again := Of(reopened(t, m), nil)
	again.Remove(again.Branch(later.ID))
	if next, err := again.Begin(nil, 30, Way{Dice: Fresh}); err != nil || next.ID <= later.ID {
		t.Errorf("a new branch is called as one that was removed: %v", err)
	}
	if s.Depth(b[2]) != 2 || s.Depth(b[3]) != 0 {
		t.Error("depths are wrong")
	}
}

// A branch that cannot be read takes with it those that lead off it, and no others; where answers were
// taken back that it leads off, or where its own cannot be played, it says so.
func TestADamagedBranchIsLeftOutAndSaysSo(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	m := fought(t, book, battles["ccn"], 60)
	s := Of(m, nil)
	first, _ := s.Begin(nil, 20, Way{Dice: Fresh})
	goOn(t, first.game, 40, rand.New(rand.NewPCG(5, 1)))
	second, _ := s.Begin(first, 30, Way{Dice: Fresh})
	third, _ := s.Begin(nil, 25, Way{Dice: Fresh})
	parts := s.Parts()
	read := func(change func(text string) string) *Study {
		bad := slices.Clone(parts)
		bad[0].Text = []byte(change(string(bad[0].Text)))
		m.SetParts(bad)
		return Of(m, nil)
	}
	for name, change := range map[string]func(string) string{
		"no head":       func(string) string { return "id 1\n" },
		"other id":      func(s string) string { return strings.Replace(s, "id 1", "id x", 1) },
		"no dice":       func(s string) string { return strings.Replace(s, "dice new", "dice loaded", 1) },
		"no answer":     func(s string) string { return s + "third pass\n" },
		"leads nowhere": func(s string) string { return strings.Replace(s, "from 0", "from 7", 1) },
		"its own child": func(s string) string { return strings.Replace(s, "from 0", "from 2", 1) },
	} {
		again := read(change)
		if got := again.Branches(); len(got) != 1 || got[0].ID != third.ID || len(again.Lost()) != 2 {
			t.Errorf("%s: %v are read, lost is %v", name, got, again.Lost())
		}
	}
	again := read(func(s string) string { return strings.Replace(s, "from 0 20 ", "from 0 21 ", 1) })
	if _, err := again.Game(again.Branch(1)); err == nil || len(again.Branches()) != 3 {
		t.Errorf("a branch off other answers opens: %v", err)
	}
	again = read(func(s string) string {
		i := strings.LastIndex(s, "\nfirst ")
		return s[:i] + "\nfirst pass @zz" + s[strings.Index(s[i+1:], "\n")+i+1:]
	})
	if game, err := again.Game(again.Branch(1)); err != nil || again.Branch(1).Fault() == nil || game.Len() <= 20 {
		t.Errorf("a branch with an answer that cannot be is %v, %v", err, again.Branch(1).Fault())
	}
	if _, err := again.Game(again.Branch(second.ID)); err != nil {
		t.Errorf("what leads off its sound part cannot be opened: %v", err)
	}
}

func FuzzReading(f *testing.F) {
	book, _ := scenarios.Book("ccn")
	m := fought(f, book, battles["ccn"], 60)
	s := Of(m, nil)
	b, err := s.Begin(nil, 20, Way{Dice: Same, Seed: 5})
	if err != nil {
		f.Fatal(err)
	}
	goOn(f, b.game, 30, rand.New(rand.NewPCG(5, 1)))
	s.verdicts[12] = Verdict{Answer: 12, By: rules.First, Before: 0.5, Played: 0.4, Best: 0.6, Other: m.At(11).Request().Options[0]}
	for _, p := range s.Parts() {
		f.Add(p.Kind, p.Text)
	}
	f.Fuzz(func(t *testing.T, kind string, text []byte) {
		m.SetParts([]archive.Part{{Kind: kind, Text: text}})
		s := Of(m, nil)
		for _, b := range s.Branches() {
			game, err := s.Game(b)
			if err == nil && game == nil {
				t.Fatal("there is neither a game nor a fault")
			}
		}
		// what was read is written so that it reads alike
		m.SetParts(s.Parts())
		again := Of(m, nil)
		if len(again.Lost()) > 0 || len(again.Branches()) != len(s.Branches()) || !reflect.DeepEqual(again.verdicts, s.verdicts) {
			t.Fatalf("written again it reads otherwise: %v", again.Lost())
		}
	})
}
