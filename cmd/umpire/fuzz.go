package main

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/rules/rulestest"
)

type fuzzCmd struct {
	System   string            `arg:"" optional:"" help:"One system only."`
	Scenario string            `arg:"" optional:"" help:"One scenario only."`
	Games    int               `default:"10" help:"Games from each scenario."`
	Seed     uint64            `default:"1" help:"Seed of the first game."`
	Eager    bool              `help:"With --quick: pass only where nothing else can be done, so that games are short and bloody."`
	Answers  int               `default:"4000" help:"Answers after which a game is broken off."`
	Probe    int               `default:"50" help:"One answer in so many is probed deeply: secrecy, odds, refusals."`
	Quick    bool              `help:"Check the board after every Step only: a hundred times as fast."`
	Set      map[string]string `help:"Switches, as in fog_of_war=on; battles that do not offer one are left out." placeholder:"KEY=VALUE"`
	Dump     string            `help:"Folder for the saves of games that fail; else that for temporary files." placeholder:"DIR"`
}

// Run plays random games and checks everything at every answer.
func (c fuzzCmd) Run(d desk) error {
	books, err := d.some(c.System)
	if err != nil {
		return err
	}
	bad := 0
	for _, b := range books {
		n, err := c.book(d, b)
		if err != nil {
			return err
		}
		bad += n
	}
	if bad > 0 {
		return fmt.Errorf("%d checks failed", bad)
	}
	return nil
}

// book tries one rulebook and returns how many checks failed.
func (c fuzzCmd) book(d desk, b rules.Rulebook) (bad int, err error) {
	starts, err := d.battles(b, c.Scenario, c.Set)
	if err != nil {
		return bad, err
	}
	for _, s := range starts {
		if c.Quick {
			n, err := c.quick(d, b, s)
			if err != nil {
				return bad, err
			}
			bad += n
			continue
		}
		report, faults := examine(rulestest.Book{Book: b, Starts: []rulestest.Start{s}, Games: c.Games, Answers: c.Answers,
			Probe: c.Probe, Seed: c.Seed, Prefer: restless(c.Seed)})
		failed, broken := 0, 0
		for _, f := range faults {
			if f.Check == rulestest.CheckEnd {
				broken += 1 + f.More // no rule says that random players come to an end
				continue
			}
			failed++
			c.tell(d, b, s, f)
		}
		bad += failed
		fmt.Fprintf(d.out, "%s %s: %d games, %d answers, %d broken off, %d checks failed\n", b.Name(), s.Name, report.Games, report.Answers, broken, failed)
	}
	return bad, nil
}

// quick plays games from one scenario without stopping at answers and checks
// the board between Steps. It returns how many games failed.
func (c fuzzCmd) quick(d desk, b rules.Rulebook, s rulestest.Start) (bad int, err error) {
	start, err := b.Load(s.Data, s.Set)
	if err != nil {
		return 0, err
	}
	answers, broken := 0, 0
	for i := range c.Games {
		seed := c.Seed + uint64(i)
		board, fault := start.Clone(), error(nil)
		r := rand.New(rand.NewPCG(seed, 1))
		prefer, keen := restless(r.Uint64()), eager{rand: r}
		if c.Eager {
			prefer = keen.prefer
		}
		n, err := randomGame(rules.Runner{Book: b, Parts: !c.Eager}, board, r, prefer, c.Answers, func(board rules.Board) {
			keen.asked = 0
			if fault == nil {
				fault = board.Check()
			}
		})
		answers += n
		if fault == nil {
			fault = err
		}
		switch {
		case fault != nil:
			bad++
			fmt.Fprintf(d.out, "%s %s, seed %d, after %d answers: %v\n", b.Name(), s.Name, seed, n, fault)
		case !board.Result().Over:
			broken++
		}
	}
	fmt.Fprintf(d.out, "%s %s: %d games, %d answers, %d broken off, %d games failed\n", b.Name(), s.Name, c.Games, answers, broken, bad)
	return bad, nil
}

// examine plays games and makes a fault of a panic.
func examine(kit rulestest.Book) (report *rulestest.Report, faults []*rulestest.Fault) {
	defer func() {
		if v := recover(); v != nil {
			f := &rulestest.Fault{Check: "panic", Start: kit.Starts[0].Name, Seed: kit.Seed, Err: fmt.Errorf("panic: %v", v)}
			report, faults = &rulestest.Report{}, []*rulestest.Fault{f}
		}
	}()
	return rulestest.Examine(kit)
}

// tell tells a fault and keeps its game.
func (c fuzzCmd) tell(d desk, b rules.Rulebook, s rulestest.Start, f *rulestest.Fault) {
	fmt.Fprintln(d.out, f)
	if len(f.Log) == 0 {
		return
	}
	path, err := c.dump(b, s, f)
	if err != nil {
		d.complain(err)
		return
	}
	fmt.Fprintln(d.out, "dump:", path)
}

// eager chooses at random, but not the quiet option while there is another.
type eager struct {
	rand  *rand.Rand
	kind  string
	asked int // so often in a row within a Step
}

// patience is how often in a row an eager player lets himself be asked the same
// within a Step: units can be put into a combat and taken out of it for ever.
const patience = 20

func (e *eager) prefer(q *rules.Request) int {
	if q.Kind != e.kind {
		e.kind, e.asked = q.Kind, 0
	}
	e.asked++
	switch {
	case q.Quiet < 0 || len(q.Options) == 1:
		return -1
	case e.asked > patience:
		return q.Quiet
	}
	return (q.Quiet + 1 + e.rand.IntN(len(q.Options)-1)) % len(q.Options)
}

// restless chooses at random, but takes a way to end the decision every third
// time, so that games come to an end.
func restless(seed uint64) func(*rules.Request) int {
	r := rand.New(rand.NewPCG(seed, 0x66757a7a))
	return func(q *rules.Request) int {
		if r.IntN(3) > 0 {
			return -1
		}
		if q.Quiet >= 0 {
			return q.Quiet
		}
		for i, o := range q.Options {
			if o.Who|o.With|o.At == 0 {
				return i
			}
		}
		return -1
	}
}

// dump writes the game of a fault as a save that "umpire replay" plays again.
func (c fuzzCmd) dump(b rules.Rulebook, s rulestest.Start, f *rulestest.Fault) (path string, err error) {
	g := &archive.Game{Data: s.Data, Header: archive.Header{Set: s.Set, Book: b.Name(), Version: b.Version(), Scenario: s.Name,
		Dice: archive.DiceHand, Open: true, Title: "fuzz " + f.Check, Fault: f.Err.Error()}}
	if g.Lines, err = logLines(b, s, f.Log); err != nil {
		return "", fmt.Errorf("no dump was written: %w", err)
	}
	folder := c.Dump
	if folder == "" {
		folder = os.TempDir()
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return "", err
	}
	path = filepath.Join(folder, fmt.Sprintf("fuzz-%s-%s-%s-%d%s", b.Name(), s.Name, f.Check, f.Seed, archive.Ext))
	return path, archive.Write(path, g)
}

// logLines turns the log of a fault, "kind option" or "kind [faces]", into the
// lines of a save. The last answer may be one that the rules refuse.
func logLines(b rules.Rulebook, s rulestest.Start, log []string) ([]string, error) {
	board, err := b.Load(s.Data, s.Set)
	if err != nil {
		return nil, err
	}
	p, _, err := rules.Begin(b, board)
	if err != nil {
		return nil, err
	}
	var lines []string
	for i, l := range log {
		_, rest, _ := strings.Cut(l, " ")
		a, err := readAnswer(b, p.Request(), rest)
		if err != nil {
			return nil, err
		}
		lines = append(lines, archive.FormatAnswer(b, p.Request(), a, false))
		if p, _, err = p.Play(a); err != nil && i < len(log)-1 {
			return nil, err
		}
	}
	return lines, nil
}

func readAnswer(b rules.Rulebook, q *rules.Request, text string) (a rules.Answer, err error) {
	if q == nil {
		return a, fmt.Errorf("%q answers nothing", text)
	}
	a.By = q.To
	if q.To != rules.Chance {
		a.Option, err = rules.ParseOption(b, text)
		return a, err
	}
	for _, w := range strings.Fields(strings.Trim(text, "[]")) {
		n, err := strconv.Atoi(w)
		if err != nil {
			return a, err
		}
		a.Faces = append(a.Faces, n)
	}
	return a, nil
}
