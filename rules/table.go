package rules

import (
	"fmt"
	"slices"
)

// Table is the rulebook's end of the conversation. It lives for one run of one
// Step; a rulebook must not keep it.
type Table struct {
	book     Rulebook
	tape     []Answer
	next     int
	decide   func(*Request) Answer         // rollouts and previews: answer at once, do not stop
	check    bool                          // list and check the options of taped answers too
	recall   func(*Request, Answer) Answer // with check: what a taped answer is taken for
	quiet    bool                          // rollouts: record no events
	room     []Option                      // with quiet: where menus are written
	parts    bool                          // rollouts: leave parts of menus unopened
	shelf    []Part                        // where they are kept
	eye      followed                      // whose part of menus is listed: see Position.Follow
	whatif   map[string]int
	since    int // answers that are given before what a preview assumes holds
	onWhatIf func(key string, values []int)
	refuse   *[]Refusal // explain mode: collect what the last Menu refuses
	events   []Event
	mods     []Mod
	spent    int // terms of dice that lie
	told     int // events older than the last taped answer
	found    int // answers at the end of the tape that a preview has given
	merges   int // calls of MergeOn
	asked    int
	last     question                                   // the one before, unless dice came since
	repeat   int                                        // how often it had come before that
	merge    func(marks, since int, numbers []int) bool // previews: whether the run ends here
	board    Board                                      // previews: of the run before, to be written over
	memos    *memos                                     // previews: the results of Memo
	known    func(Side, Ref) Ref                        // how sides know things, nil: by their names
	want     *Request
}

// Menu collects the options of one request.
type Menu struct {
	req    *Request
	refuse *[]Refusal
	later  *Table // whose parts stay unopened, or nil
	only   Ref    // the piece whose part is listed, 0: all are
}

// Refusal is an option that somebody might expect, with all that forbids it.
type Refusal struct {
	Option  Option
	Reasons []Reason
}

// Offer adds an option if no check stands against it. Whatever a player might
// try is offered with its checks, so that a refused click can say why.
func (m Menu) Offer(o Option, checks ...Reason) bool {
	for i, r := range checks {
		if !r.OK() {
			if m.refuse != nil {
				ref := Refusal{Option: o}
				for _, r := range checks[i:] {
					if !r.OK() {
						ref.Reasons = append(ref.Reasons, r)
					}
				}
				*m.refuse = append(*m.refuse, ref)
			}
			return false
		}
	}
	m.add(o)
	return true
}

// add grows the list twofold: menus of moves have thousands of options.
func (m Menu) add(o Option) {
	if n := len(m.req.Options); n == cap(m.req.Options) {
		m.req.Options = slices.Grow(m.req.Options, n+16)
	}
	m.req.Options = append(m.req.Options, o)
}

// Quiet adds the option that changes least, such as "pass" or "done".
func (m Menu) Quiet(o Option) {
	m.req.Quiet = len(m.req.Options)
	m.add(o)
}

// Waive adds the quiet option of a decision that is not asked again: it lets
// something go by, such as a pursuit.
func (m Menu) Waive(o Option) {
	m.Quiet(o)
	m.LetsGo()
}

// LetsGo says that the option which was added last lets something go by, after
// Offer has reported that it was added.
func (m Menu) LetsGo() {
	if n := len(m.req.Options); n > 0 {
		m.req.Waived = append(m.req.Waived, m.req.Options[n-1])
	}
}

// Sign marks the option that was added last, after Offer has reported that it
// was.
func (m Menu) Sign(s Sign) {
	for len(m.req.Signs) < len(m.req.Options) {
		m.req.Signs = append(m.req.Signs, Plain)
	}
	if n := len(m.req.Options); n > 0 {
		m.req.Signs[n-1] = s
	}
}

// Field sets an answer space beside the options.
func (m Menu) Field(f Field) { m.req.Field = f }

// Losses says that n losses are still to be given out: see Request.
func (m Menu) Losses(n int) { m.req.Losses = n }

// Course tells how far a course of decisions has come: see Request.
func (m Menu) Course(t Text) { m.req.Course = t }

// Always forbids answering for the player: see Request.
func (m Menu) Always() { m.req.Always = true }

// Own lets the question depend on the hand of its side: see Request.
func (m Menu) Own() { m.req.Own = true }

// Public says that the decision needs no secret: see Request.
func (m Menu) Public() { m.req.Public = true }

// Secret hides the answer from the other side: see Request.
func (m Menu) Secret() { m.req.Secret = true }

// SetUp says that armies are set up: see Request.
func (m Menu) SetUp() { m.req.SetUp = true }

// Explaining reports whether refusals are collected, so that candidates nobody
// would try need not be listed in play.
func (m Menu) Explaining() bool { return m.refuse != nil }

// Ask puts a decision to a side and returns the option chosen. list runs only
// if the answer is not known yet: running a Step again costs next to nothing.
func (t *Table) Ask(to Side, kind, rule string, about Ref, list func(Menu)) Option {
	t.repeat++
	if now := (question{to, kind}); now != t.last {
		t.last, t.repeat = now, 0
	}
	if a, ok := t.taped(); ok {
		return a.Option
	}
	req := &Request{To: to, Book: t.book, Kind: kind, Rule: rule, About: about, Quiet: -1, Repeat: t.repeat, Options: t.room[:0]}
	var refuse *[]Refusal
	if t.next == len(t.tape) {
		refuse = t.refuse
	}
	m := Menu{req: req, refuse: refuse}
	if t.parts {
		m.later, req.Parts = t, t.shelf[:0]
	}
	if !m.followed(t.eye, list) {
		list(m)
	}
	if t.quiet && len(req.Options) > 0 {
		t.room = req.Options
	} else {
		t.room = t.room[:0]
	}
	if len(req.Options) == 0 {
		req.Options = nil // as if there had been no room
	}
	o := t.settle(req).Option
	if t.parts {
		clear(req.Parts) // what was not opened stays closed: the board goes on
		t.shelf = req.Parts
	}
	return o
}

// Roll rolls dice, tells so, and returns the faces in the order of the dice.
func (t *Table) Roll(kind, rule string, d Dice) []int {
	faces := t.chance(kind, rule, d)
	n := Total(faces)
	if d.Used > 0 {
		n = d.Number(faces)
	}
	t.Tell(Event{Kind: EvDice, Rule: rule, Side: d.Side, Dice: d, Faces: faces, Text: Text{Key: "dice." + kind, A: d.roller(), N: n, M: d.need()}})
	return faces
}

// Draw picks one of bag for side s and returns its index. A deck is a bag: its
// order is decided when a card is drawn, so there is no order to hide. The
// rulebook tells what was drawn, to whom it may be told.
func (t *Table) Draw(s Side, kind, rule string, bag []Ref) int {
	return t.chance(kind, rule, Dice{Side: s, Bag: bag})[0]
}

// Total adds faces up.
func Total(faces []int) int {
	sum := 0
	for _, f := range faces {
		sum += f
	}
	return sum
}

// Tell records a fact.
func (t *Table) Tell(e Event) {
	if t.quiet {
		return
	}
	if t.known != nil {
		e.Aliases = t.aliases(&e)
	}
	t.events = append(t.events, e)
}

// Mute reports whether nothing is told, as in a rollout: what serves only to be
// told need not be found out.
func (t *Table) Mute() bool { return t.quiet }

// Say records a log line.
func (t *Table) Say(rule string, s Side, text Text) {
	t.Tell(Event{Kind: EvSay, Rule: rule, Side: s, Text: text})
}

// Mod adds one term to a sum and explains it: attack += t.Mod(...). The odds
// card, the log and the tests read the same list. A term of 0 is not listed.
func (t *Table) Mod(sum SumKey, rule string, why Text, n int) int {
	if n != 0 && !t.quiet {
		t.mods = append(t.mods, Mod{sum, why, rule, n})
	}
	return n
}

// Settle says that the terms so far belong to dice that lie: what comes next is
// explained without them.
func (t *Table) Settle() { t.spent = len(t.mods) }

// Asked returns how many answers this Step has had, those of Chance too: a
// point to count from in MergeOn.
func (t *Table) Asked() int { return t.asked }

// MergeOn says that of all dice thrown since Asked returned since only these
// numbers still matter, to the rest of the Step and to the board: "4 hits", from
// whichever dice. (The log may still name totals and single figures.) It makes
// exact odds cheap: a preview counts the rest once for the same numbers. A call
// that leaves a number out makes odds wrong and nothing else, so tests compare
// them with every throw counted. See enumerator for an example.
func (t *Table) MergeOn(since int, numbers ...int) {
	t.merges++
	if t.merge != nil && t.merge(t.merges, since, numbers) {
		panic(halt{})
	}
}

// Mods returns the terms of the sums so far in this Step.
func (t *Table) Mods() []Mod { return t.mods }

// What previews assume for the keys of WhatIf.
const (
	// DefenceCards is what the defender adds to his sum with cards that nobody
	// has seen.
	DefenceCards = "defence.cards"
	// UnseenHand is 1 where the side that reacts may do what takes a card that
	// nobody has seen: the rulebook lists it then as an option without the
	// card, whether it is held or not.
	UnseenHand = "hand.unseen"
	// Unmeasured is the Estimate that stands for what the player may not know.
	Unmeasured = "unmeasured"
	// Onlooker is the side for which odds are counted, plus 1: what lies hidden
	// from it on the board may change nothing in them. Where they turn on it a
	// rulebook takes one case for granted.
	Onlooker = "onlooker"
	// Contrary is 1 where it is to take the other case.
	Contrary = "contrary"
)

// WhatIf returns 0 in play, and in a preview what it assumes for key: "if the
// defender adds 4". What was played before the preview was played without it.
// values are what a player may wonder about beside 0: odds show each of them.
func (t *Table) WhatIf(key string, values ...int) int {
	return t.WhatIfOf(key, func() []int { return values })
}

// WhatIfOf does it with values that are looked for only where somebody wonders.
func (t *Table) WhatIfOf(key string, values func() []int) int {
	if t.asked < t.since {
		return 0
	}
	if t.onWhatIf != nil {
		t.onWhatIf(key, Memo(t, values))
	}
	return t.whatif[key]
}

// question is what a side is asked.
type question struct {
	to   Side
	kind string
}

func (t *Table) chance(kind, rule string, d Dice) []int {
	t.last = question{}
	if a, ok := t.taped(); ok {
		return a.Faces
	}
	return t.settle(&Request{To: Chance, Book: t.book, Kind: kind, Rule: rule, Dice: d, Quiet: -1}).Faces
}

// halt unwinds a Step that needs an answer nobody has given yet.
type halt struct{}

func (t *Table) taped() (Answer, bool) {
	if t.check || t.next == len(t.tape) {
		return Answer{}, false
	}
	t.asked++
	return t.take(), true
}

func (t *Table) take() Answer {
	a := t.tape[t.next]
	t.next++
	if t.next <= len(t.tape)-t.found {
		t.told = len(t.events)
	}
	return a
}

func (t *Table) settle(req *Request) Answer {
	t.asked++
	if req.To != Chance && len(req.Options)+len(req.Parts) == 0 && !t.eye.aside(req.To) {
		req.mustOffer()
	}
	if t.next < len(t.tape) { // checking a loaded tape: is each answer still legal?
		a := t.take()
		if t.recall != nil {
			a = t.recall(req, a)
		}
		if err := req.Accepts(a); err != nil {
			panic(err)
		}
		return a
	}
	if t.decide != nil {
		return t.decide(req)
	}
	t.want = req
	panic(halt{}) // recovered in run, nowhere else
}

// run plays one Step until it ends or asks for an answer that is not there.
func run(r Rulebook, b Board, t *Table) (err error) {
	defer func() {
		switch v := recover().(type) {
		case nil, halt:
		case error:
			err = fmt.Errorf("%s: %w", r.Name(), v)
		default:
			err = fmt.Errorf("%s: %v", r.Name(), v)
		}
	}()
	t.book, t.known = r, namer(r, b)
	r.Step(b, t)
	return nil
}
