package rulestest

import (
	"bytes"
	"math/rand/v2"
	"os"
	"path/filepath"
	"testing"

	"grognard/rules"
)

// Scenarios returns the scenarios of the game that a rulebook has, by file
// name. Tests in its folder may ask.
func Scenarios(t testing.TB, book string) map[string][]byte {
	t.Helper()
	names, err := filepath.Glob("../../scenarios/" + book + "/*.toml")
	if err != nil || len(names) == 0 {
		t.Fatalf("no scenarios of %s: %v", book, err)
	}
	all := map[string][]byte{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		all[filepath.Base(name)] = data
	}
	return all
}

// Playout plays random games that check the board at every answer and nothing
// else, to go where Run does not come.
type Playout struct {
	Book    rules.Rulebook
	Answer  func(*rules.Request, *rand.Rand) rules.Answer
	Answers int // a game is broken off after so many
	// Forget, if it is set, clears what a board keeps only so as not to look again,
	// which no position file has.
	Forget func(rules.Board)
}

// Over plays a game from a board and reports whether it came to its end.
func (p Playout) Over(t testing.TB, start rules.Board, seed uint64) bool {
	t.Helper()
	last := p.play(t, start, seed, func(pos *rules.Position, n int) {
		if err := pos.Board().Check(); err != nil {
			t.Fatalf("seed %d, answer %d, %s: %v", seed, n, pos.Request().Kind, err)
		}
	})
	return last.Request() == nil
}

// Saved plays a game from a board, and saves and loads it after every so many
// Steps and at its end.
func (p Playout) Saved(t testing.TB, start rules.Board, seed uint64, every int) {
	t.Helper()
	var before rules.Board
	steps := 0
	last := p.play(t, start, seed, func(pos *rules.Position, _ int) {
		base, tape := pos.Checkpoint()
		if base == before || len(tape) > 0 {
			return
		}
		if before = base; steps%every == 0 {
			p.Reload(t, base)
		}
		steps++
	})
	if last.Request() == nil {
		p.Reload(t, last.Board())
	}
}

// play plays a game; visit sees every position in which an answer is due.
func (p Playout) play(t testing.TB, start rules.Board, seed uint64, visit func(pos *rules.Position, n int)) *rules.Position {
	t.Helper()
	r := rand.New(rand.NewPCG(seed, 7))
	pos, _, err := rules.Begin(p.Book, start)
	n := 0
	for ; err == nil && pos.Request() != nil && n < p.Answers; n++ {
		visit(pos, n)
		pos, _, err = pos.Play(p.Answer(pos.Request(), r))
	}
	if err != nil {
		t.Fatalf("seed %d, answer %d: %v", seed, n, err)
	}
	return pos
}

// Reload saves a board as a position file and compares, field by field, what
// comes back.
func (p Playout) Reload(t testing.TB, b rules.Board) {
	t.Helper()
	text := p.Book.Save(b)
	got, err := p.Book.Load(text, nil)
	if p.Forget != nil && err == nil {
		b = b.Clone()
		p.Forget(b)
		p.Forget(got)
	}
	switch {
	case err != nil:
		t.Fatalf("a saved position does not load: %v\n%s", err, text)
	case got.Hash() != b.Hash(), dump(got) != dump(b):
		t.Fatalf("another board comes back\n%s\n%s", text, p.Book.Save(got))
	case !bytes.Equal(p.Book.Save(got), text):
		t.Fatalf("a loaded position is saved in other words\n%s\n%s", text, p.Book.Save(got))
	}
}

// Bench measures how many answers a second games from a board take.
func (p Playout) Bench(b *testing.B, start rules.Board) {
	r := rand.New(rand.NewPCG(1, 1))
	answers := 0
	b.ReportAllocs()
	for answers < b.N {
		err := rules.Rollout(p.Book, start.Clone(), p.Answers, func(req *rules.Request) rules.Answer {
			answers++
			return p.Answer(req, r)
		})
		if err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(answers)/b.Elapsed().Seconds(), "answers/s")
}
