package rulestest

import (
	"bytes"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"grognard/rules"
)

// Starts are the scenarios of a rulebook, each with every set of switches; nil
// is the scenario as it stands.
func Starts(t testing.TB, book string, sets ...map[string]string) (all []Start) {
	t.Helper()
	files := Scenarios(t, book)
	for _, name := range slices.Sorted(maps.Keys(files)) {
		for i, set := range append(sets, nil)[:max(1, len(sets))] {
			s := Start{Name: name, Data: files[name], Set: set}
			if i > 0 {
				s.Name += fmt.Sprintf(" (%d)", i+1)
			}
			all = append(all, s)
		}
	}
	return all
}

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

// Load loads a scenario or position of a rulebook; B is its board.
func Load[B rules.Board](t testing.TB, book rules.Rulebook, data []byte, set map[string]string) B {
	t.Helper()
	b, err := book.Load(data, set)
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	return b.(B)
}

// Playout plays random games that check the board at every answer and nothing
// else, to go where Run does not come.
type Playout struct {
	Book rules.Rulebook
	// Bias, if it is set, answers for a player who does not take just any option,
	// so that games end and see all of the rules; false: he does.
	Bias    func(*rules.Request, *rand.Rand) (rules.Option, bool)
	Answers int // a game is broken off after so many
	// Endless says that one game in ten may be broken off.
	Endless bool
	// Forget, if it is set, clears what a board keeps only so as not to look again,
	// which no position file has.
	Forget func(rules.Board)
}

// Answer answers a request by chance.
func (p Playout) Answer(req *rules.Request, r *rand.Rand) rules.Answer {
	if req.To == rules.Chance {
		return rules.Answer{By: rules.Chance, Faces: req.Dice.Throw(r)}
	}
	if p.Bias != nil {
		if o, ok := p.Bias(req, r); ok {
			return rules.Answer{By: req.To, Option: o}
		}
	}
	if req.Field != nil && (len(req.Options) == 0 || r.IntN(2) == 0) {
		return rules.Answer{By: req.To, Option: req.Field.Sample(r)}
	}
	return rules.Answer{By: req.To, Option: req.Options[r.IntN(len(req.Options))]}
}

// Many is how many games a test plays, and how many where tests are to be short.
func Many(games, short int) int {
	if testing.Short() {
		return short
	}
	return games
}

// Long is Many, or long, where GROGNARD_LONG asks for all that was ever promised.
func Long(long, games, short int) int {
	if os.Getenv("GROGNARD_LONG") != "" {
		return long
	}
	return Many(games, short)
}

// Games plays some games from each start, to their end, beside each other.
func (p Playout) Games(t *testing.T, games int, starts ...Start) {
	for _, s := range starts {
		t.Run(s.Name, func(t *testing.T) {
			t.Parallel()
			over := 0
			for seed := range games {
				if p.Over(t, Load[rules.Board](t, p.Book, s.Data, s.Set), uint64(seed)) {
					over++
				}
			}
			if least := games * 9 / 10; over < games && !p.Endless || over < least {
				t.Errorf("only %d of %d games came to an end", over, games)
			}
		})
	}
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

// Saved plays a game from each start, and saves and loads it after every so many
// Steps, seldomer where tests are to be short, and at its end.
func (p Playout) Saved(t testing.TB, every int, starts ...Start) {
	t.Helper()
	every = Many(every, 3*every)
	for _, s := range starts {
		p.saved(t, Load[rules.Board](t, p.Book, s.Data, s.Set), 3, every)
	}
}

func (p Playout) saved(t testing.TB, start rules.Board, seed uint64, every int) {
	t.Helper()
	var before rules.Board
	var turns playerTurns
	steps := 0
	last := p.play(t, start, seed, func(pos *rules.Position, _ int) {
		base, tape := pos.Checkpoint()
		if base == before || len(tape) > 0 {
			return
		}
		turns.at(t, p.Book, base)
		if before = base; steps%every == 0 {
			p.Reload(t, base)
		}
		steps++
	})
	turns.end(t)
	if last.Request() == nil {
		p.Reload(t, last.Board())
	}
}

// playerTurns checks what a rulebook says of player turns: each turn has one of each side at
// least, and none goes on from one turn into the next.
type playerTurns struct {
	turn, number int // as of the Step before
	begun        bool
	turns, ended int
}

// at sees the board at the start of a Step.
func (k *playerTurns) at(t testing.TB, book rules.Rulebook, b rules.Board) {
	t.Helper()
	turn, number := book.View(b, rules.Chance).Turn, book.PlayerTurn(b)
	if k.begun && number != k.number {
		k.ended++
	}
	if k.begun && turn != k.turn {
		if k.turns++; number == k.number {
			t.Fatalf("turn %d began, and player turn %d went on", turn, number)
		}
	}
	k.turn, k.number, k.begun = turn, number, true
}

// end looks back at the game.
func (k *playerTurns) end(t testing.TB) {
	t.Helper()
	if k.ended < 2*(k.turns-1) {
		t.Errorf("%d player turns ended in %d turns", k.ended, k.turns)
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
