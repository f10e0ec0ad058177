package weigh

import (
	"bytes"
	"compress/flate"
	"io"
	"slices"
	"strings"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
)

// Weighing is what is kept of the games of a Task: enough for the Report, and to open each of
// them. It is never changed.
type Weighing struct {
	Book     string
	Version  int // of the rulebook
	Sum      uint64
	Set      map[string]string `json:",omitempty"`
	Strength Strength
	Asked    int // games
	Course   rules.Course
	Games    []*Game `json:"-"` // in the order of their seeds
}

func weighingOf(t Task, b rules.Board) Weighing {
	w := Weighing{Book: t.Book.Name(), Version: t.Book.Version(), Sum: archive.Sum([]byte(t.Text)), Set: t.Set, Strength: t.Strength, Asked: t.Games}
	if k, ok := t.Book.(rules.Chronicler); ok {
		w.Course = k.Course(b)
	}
	return w
}

// Fits reports whether a battle is still the one that was weighed, under the same rules.
func (w *Weighing) Fits(book rules.Rulebook, text string) bool {
	return w.Book == book.Name() && w.Version == book.Version() && w.Sum == archive.Sum([]byte(text))
}

// Report tells what the games came to.
func (w *Weighing) Report() *Report { return sum(w.Games, w.Course) }

// Open opens a game as one that was played, under a title: with text, which has to be what was
// weighed. The error is that of a weighing that is not of this battle, or whose answers the rules refuse.
func (w *Weighing) Open(book rules.Rulebook, text, title string, seed uint64) (*match.Match, error) {
	i := slices.IndexFunc(w.Games, func(g *Game) bool { return g.Seed == seed })
	if i < 0 || !w.Fits(book, text) {
		return nil, rules.Fault("fault.weighing.other", "the games that were weighed are not of this battle")
	}
	moves, err := unpack(w.Games[i].Moves)
	if err != nil {
		return nil, err
	}
	m, err := match.New(book, match.Start{Scenario: "-", Data: []byte(text), Set: w.Set, Seed: seed, Open: true, Title: title})
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(moves) {
		line = strings.TrimSuffix(line, "\n")
		if line == "" {
			continue // Chance answers by itself
		}
		o, err := rules.ParseOption(book, line)
		if err == nil {
			_, err = m.Answer(o)
		}
		if err != nil {
			return nil, damaged(err)
		}
	}
	return m, nil
}

// within is a game as it counts where games are broken off at so many answers.
func (g *Game) within(limit int) *Game {
	if g.Answers < limit {
		return g
	}
	if g.Broken && g.Answers == limit {
		return g
	}
	moves, err := unpack(g.Moves)
	if err != nil {
		panic(err) // it has just been packed
	}
	lines := strings.SplitAfterN(moves, "\n", limit+1)
	return &Game{Seed: g.Seed, Broken: true, Answers: limit, Moves: pack(strings.Join(lines[:limit], ""))}
}

// pack makes text short, unpack brings it back.
func pack(text string) []byte {
	var b bytes.Buffer
	w, err := flate.NewWriter(&b, flate.BestSpeed)
	if err == nil {
		_, err = io.WriteString(w, text)
	}
	if err == nil {
		err = w.Close()
	}
	if err != nil {
		panic(err) // nothing is written but memory
	}
	return b.Bytes()
}

// longest is more than the answers of any game come to.
const longest = 8 << 20

func unpack(b []byte) (string, error) {
	text, err := io.ReadAll(io.LimitReader(flate.NewReader(bytes.NewReader(b)), longest))
	if err != nil {
		return "", damaged(err)
	}
	return string(text), nil
}

func damaged(why error) *rules.FileError {
	return rules.Fault("fault.weighing.damaged", "what was weighed cannot be read: the file is damaged").Adding(why.Error())
}
