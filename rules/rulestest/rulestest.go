// Package rulestest is the test kit that every rulebook runs: it plays random
// games to the end and checks at every answer what everything else relies on.
//
//	func TestRulebookKeepsTheContract(t *testing.T) {
//		rulestest.Run(t, rulestest.Book{Book: Book{}, Starts: starts}).Said(t, Book{}, names)
//	}
package rulestest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// Book is a rulebook and how hard to try it.
type Book struct {
	Book   rules.Rulebook
	Starts []Start

	Games   int    // games from each start; 0: 10
	Answers int    // a game must end within so many answers; 0: 5000
	Probe   int    // one answer in so many is probed deeply: secrecy, odds, refusals; 0: 5
	Seed    uint64 // of the first game

	// Clauses are the ids of the ledger. nil: any clause may be cited.
	Clauses []string
	// Prefer, if set, chooses among the options of a request: it returns an
	// index, or -1 for any. It helps random play to get somewhere.
	Prefer func(*rules.Request) int
	// Until, if set, ends the examination at the first fault that it accepts.
	Until func(*Fault) bool
}

// Start is a scenario or position that games begin from.
type Start struct {
	Name string
	Data []byte
	Set  map[string]string // switches
}

// The checks, as Fault.Check names them.
const (
	CheckStep    = "step"    // the rulebook failed, or refused what it had offered
	CheckEnd     = "end"     // a game does not end, or ends without saying how
	CheckRequest = "request" // a request is not well formed
	CheckAct     = "act"     // an option of which the rulebook does not say what kind of act it is
	CheckText    = "text"    // an option or name does not survive being written
	CheckParts   = "parts"   // the parts of a menu are together another menu
	CheckField   = "field"   // samples and proposals of a Field are not legal
	CheckRefusal = "refusal" // a refusal without clause or words, or of what is allowed
	CheckWhy     = "why"     // no reason for an option that is not allowed
	CheckClause  = "clause"  // a clause that the ledger does not know
	CheckEvent   = "event"   // an event is not well formed
	CheckBoard   = "board"   // Board.Check fails
	CheckClone   = "clone"   // a board shares something with its clone
	CheckTwice   = "twice"   // the same answers give another game
	CheckRollout = "rollout" // a rollout plays otherwise than a game
	CheckUndo    = "undo"    // an old position has changed
	CheckSave    = "save"    // a position file or a checkpoint does not come back
	CheckView    = "view"    // a View is missing, changes the board or is not the same twice
	CheckLook    = "look"    // a word for painters that the contract does not declare
	CheckSecret  = "secret"  // a side is shown, asked or told what it should not know
	CheckWall    = "wall"    // a side learns something and may take it back
	CheckOdds    = "odds"    // the chances of a preview do not add up
)

// Fault is a check that failed.
type Fault struct {
	Check string
	Start string
	Seed  uint64 // of the game
	Log   []string
	Err   error
	More  int // how often it failed again

	sort string // faults of one check and sort are told once
}

// Error tells what failed and how to come back to it.
func (f *Fault) Error() string {
	s := fmt.Sprintf("%s: start %s, seed %d, answer %d: %v", f.Check, f.Start, f.Seed, len(f.Log), f.Err)
	if n := len(f.Log); n > 0 {
		s += "\n\tlast answers: " + strings.Join(f.Log[max(0, n-8):], " | ")
	}
	if f.More > 0 {
		s += fmt.Sprintf("\n\tand %d times more", f.More)
	}
	return s
}

// Run examines a rulebook, fails t for every fault and reports what was seen.
func Run(t *testing.T, b Book) *Report {
	t.Helper()
	report, faults := Examine(b)
	for _, f := range faults {
		t.Error(f)
	}
	t.Log(report)
	return report
}

// Examine is Run without a test. It returns the first fault of each sort and
// start.
func Examine(b Book) (*Report, []*Fault) {
	if b.Games == 0 {
		b.Games = 10
	}
	if b.Answers == 0 {
		b.Answers = 5000
	}
	if b.Probe == 0 {
		b.Probe = 5
	}
	x := &examiner{Book: b, report: newReport(), ledger: map[string]bool{}, alias: aliasing{pairs: map[pair]bool{}}}
	for _, c := range b.Clauses {
		x.ledger[c] = true
	}
	x.book()
	for _, s := range b.Starts {
		for i := range b.Games {
			if !x.enough {
				x.game(s, b.Seed+uint64(i), i < 2)
			}
		}
	}
	if !x.enough {
		x.aliased()
	}
	return x.report, x.faults
}

// examiner goes through games; the rest of it is the game in hand.
type examiner struct {
	Book
	report *Report
	ledger map[string]bool
	faults []*Fault
	enough bool // Until has accepted one
	alias  aliasing

	start  Start
	seed   uint64
	steps  int // that have begun, in all games
	log    []string
	tried  []rules.Option        // of earlier requests of the game, of both sides
	looked *rules.Map            // whose words have been checked last
	seen   [2]map[rules.Ref]bool // cards whose place a side knows, since nothing has hidden them
}

// fail notes a fault, if err is one.
func (x *examiner) fail(check string, err error) {
	if err != nil {
		x.note(check, "", err)
	}
}

func (x *examiner) failf(check, format string, args ...any) {
	x.note(check, format, fmt.Errorf(format, args...))
}

func (x *examiner) note(check, sort string, err error) {
	for _, f := range x.faults {
		if f.Check == check && f.sort == sort && f.Start == x.start.Name {
			f.More++
			return
		}
	}
	f := &Fault{Check: check, Start: x.start.Name, Seed: x.seed, Log: slices.Clone(x.log), Err: err, sort: sort}
	x.faults = append(x.faults, f)
	x.enough = x.enough || x.Until != nil && x.Until(f)
}

// clause notes a citation.
func (x *examiner) clause(rule string) {
	if rule == "" {
		return
	}
	x.report.Rules[rule]++
	if x.Clauses != nil && !x.ledger[rule] && rule != rules.Concede {
		x.failf(CheckClause, "the ledger has no clause %q", rule)
	}
}

// book checks what does not depend on a game.
func (x *examiner) book() {
	x.start.Name = "-"
	if x.Book.Book.Name() == "" || x.Book.Book.Version() < 1 {
		x.failf(CheckStep, "a rulebook needs a name and a version from 1")
	}
	for _, s := range x.Book.Book.Switches() {
		x.clause(s.Rule)
		x.report.word("switch", s.Key)
		if !slices.Contains(s.Values, s.Default) {
			x.failf(CheckStep, "switch %s does not offer its default %q", s.Key, s.Default)
		}
	}
}
