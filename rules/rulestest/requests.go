package rulestest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"

	"grognard/rules"
)

func text(v any) string { return fmt.Sprint(v) }

// request checks that what is asked can be shown, answered and written down.
func (x *examiner) request(p *rules.Position) {
	q := p.Request()
	x.clause(q.Rule)
	x.report.Kinds[q.Kind]++
	switch {
	case q.Kind == "" || q.Rule == "":
		x.failf(CheckRequest, "request %q of clause %q: kind or clause is missing", q.Kind, q.Rule)
	case q.To == rules.Chance:
		x.fail(CheckRequest, x.dice(q))
		return
	case q.To != rules.First && q.To != rules.Second:
		x.failf(CheckRequest, "%s asks side %d", q.Kind, q.To)
	case len(q.Options) == 0 && q.Field == nil:
		x.failf(CheckRequest, "%s offers nothing", q.Kind)
	case q.Quiet < -1 || q.Quiet >= len(q.Options):
		x.failf(CheckRequest, "%s: the quiet option is number %d of %d", q.Kind, q.Quiet, len(q.Options))
	}
	x.report.word("kind", q.Kind)
	x.name(q.About)
	seen := map[string]bool{}
	for _, o := range q.Options {
		line := rules.FormatOption(x.Book.Book, o)
		if seen[line] {
			x.failf(CheckRequest, "%s offers %q twice", q.Kind, line)
		}
		seen[line] = true
		x.option(q, o)
	}
}

// dice checks what Chance is asked for.
func (x *examiner) dice(q *rules.Request) error {
	d := q.Dice
	if d.Bag != nil {
		for i, c := range d.Bag {
			x.name(c)
			if slices.Contains(d.Bag[:i], c) {
				return fmt.Errorf("%s: the bag holds %s twice", q.Kind, x.Book.Book.Format(c))
			}
		}
		if len(d.Bag) == 0 {
			return fmt.Errorf("%s draws from an empty bag", q.Kind)
		}
		return nil
	}
	if d.N() < 1 {
		return fmt.Errorf("%s rolls no dice", q.Kind)
	}
	x.report.word("text", "dice."+q.Kind)
	for _, g := range d.Of {
		if g.Face != "" {
			undeclared(x, "face of a die", g.Face, rules.DieFaces[:])
		}
	}
	for i := range d.N() {
		switch sides := d.Sides(i); {
		case sides < 2:
			return fmt.Errorf("%s rolls a die of %d sides", q.Kind, sides)
		case d.By == rules.Set && sides != d.Sides(0):
			return fmt.Errorf("%s counts dice that differ", q.Kind)
		case d.Used > 0:
		case d.Like != nil && (d.By == rules.Each || d.By == rules.Set) && len(d.Like) != sides:
			return fmt.Errorf("%s gives classes for %d of %d faces", q.Kind, len(d.Like), sides)
		}
	}
	if d.Used > 0 {
		return usedThrows(q)
	}
	if least, most := d.N(), totalSides(d); d.Like != nil && (d.By == rules.Sum || d.By == rules.Diff) && len(d.Like) != most-least+1 {
		return fmt.Errorf("%s gives classes for %d of %d totals", q.Kind, len(d.Like), most-least+1)
	}
	return nil
}

// usedThrows checks dice of which some throws are thrown again.
func usedThrows(q *rules.Request) error {
	d := q.Dice
	all := 1
	for i := range d.N() {
		all *= d.Sides(i)
	}
	switch {
	case d.Used > all:
		return fmt.Errorf("%s uses %d of %d throws", q.Kind, d.Used, all)
	case d.By != rules.Each:
		return fmt.Errorf("%s counts throws that it throws again", q.Kind)
	case d.Like != nil && len(d.Like) != d.Used:
		return fmt.Errorf("%s gives classes for %d of %d throws", q.Kind, len(d.Like), d.Used)
	}
	return nil
}

func totalSides(d rules.Dice) int {
	n := 0
	for _, g := range d.Of {
		n += g.N * g.Sides
	}
	return n
}

// option checks that an option comes back from its text, and that its rulebook says
// what kind of act it is.
func (x *examiner) option(q *rules.Request, o rules.Option) {
	if o.Do == "" || o.Do == rules.Concede || strings.ContainsAny(o.Do, " \t\n") {
		x.failf(CheckText, "an option may not be called %q", o.Do)
		return
	}
	x.report.word("do", o.Do)
	act := q.Act(o)
	if x.report.word("act", string(act)); !slices.Contains(rules.Acts[:], act) {
		x.note(CheckAct, q.Kind+" "+o.Do, fmt.Errorf("%s: %q is an act of kind %q, which the contract does not declare", q.Kind, o.Do, act))
	}
	for _, r := range []rules.Ref{o.Who, o.With, o.At} {
		x.name(r)
	}
	line := rules.FormatOption(x.Book.Book, o)
	if back, err := rules.ParseOption(x.Book.Book, line); err != nil || back != o {
		x.failf(CheckText, "option %q comes back as %+v, not %+v: %v", line, back, o, err)
	}
}

// name checks the name of a thing, once for each thing.
func (x *examiner) name(r rules.Ref) {
	if r == 0 || x.report.named[r] {
		return
	}
	x.report.named[r] = true
	if s, ok := r.Side(); ok {
		if s != rules.First && s != rules.Second {
			x.failf(CheckText, "there is no side %d", s)
		}
		return
	}
	if key := x.Book.Book.Word(r); key != "" {
		x.report.word("name", key)
	}
	s := x.Book.Book.Format(r)
	switch back, err := x.Book.Book.Parse(s); {
	case s == "" || strings.ContainsAny(s, " \t\n") || strings.ContainsAny(s[:1], "+@#("):
		x.failf(CheckText, "%q cannot be the name of thing %x", s, uint32(r))
	case s == "first" || s == "second":
		x.failf(CheckText, "%q is the name of a player", s)
	case err != nil || back != r:
		x.failf(CheckText, "name %q of %x comes back as %x: %v", s, uint32(r), uint32(back), err)
	}
}

// refusals checks that every refusal says why, and that none stands against
// what is allowed.
func (x *examiner) refusals(p *rules.Position) {
	q := p.Request()
	if err := p.CheckRefusals(); err != nil {
		x.failf(CheckRefusal, "%v", err)
	}
	for _, f := range p.Refusals() {
		if len(f.Reasons) == 0 {
			x.failf(CheckRefusal, "%s refuses %q without a reason", q.Kind, rules.FormatOption(x.Book.Book, f.Option))
		}
		for _, r := range f.Reasons {
			x.reason(q, f.Option, r)
		}
		x.option(q, f.Option)
		if slices.Contains(q.Options, f.Option) {
			x.failf(CheckRefusal, "%s both offers and refuses %q", q.Kind, rules.FormatOption(x.Book.Book, f.Option))
		} else if q.Field == nil {
			if _, _, err := p.Play(rules.Answer{By: q.To, Option: f.Option}); err == nil {
				x.failf(CheckRefusal, "%s takes %q, which it refuses", q.Kind, rules.FormatOption(x.Book.Book, f.Option))
			}
		}
	}
}

func (x *examiner) reason(q *rules.Request, o rules.Option, r rules.Reason) {
	x.clause(r.Rule)
	x.report.text(r.Text)
	if r.Rule == "" || r.Text.Key == "" {
		x.failf(CheckRefusal, "%s refuses %q without clause or words", q.Kind, rules.FormatOption(x.Book.Book, o))
	}
}

// field checks an answer space: its samples and proposals are legal.
func (x *examiner) field(q *rules.Request, r *rand.Rand) {
	f := q.Field
	if f == nil {
		return
	}
	legal := func(what string, o rules.Option) {
		if why := f.Check(o); !why.OK() {
			x.failf(CheckField, "%s: the %s %q is refused: %v", q.Kind, what, rules.FormatOption(x.Book.Book, o), why)
		}
		x.option(q, o)
	}
	legal("proposal", f.Nearest(rules.Option{}))
	for range 4 {
		o := f.Sample(r)
		legal("sample", o)
		f.Ghost(o)
		o.Pt.X += int32(r.IntN(40001)) - 20000
		o.Pt.Y += int32(r.IntN(40001)) - 20000
		o.N += r.IntN(201) - 100
		if why := f.Check(o); !why.OK() {
			x.reason(q, o, why)
		}
		f.Ghost(o)
		legal("nearest to a wish", f.Nearest(o))
		if m, ok := f.(rules.Measurer); ok {
			for _, l := range m.Measure(o) {
				x.report.text(l.Text)
			}
		}
	}
}

// events checks what was told between two positions; before is nil at the
// start of a game.
func (x *examiner) events(before, after *rules.Position, events []rules.Event) {
	for _, e := range events {
		x.clause(e.Rule)
		x.report.Events[e.Kind]++
		x.report.text(e.Text)
		x.report.text(e.Veiled)
		for _, m := range e.Mods {
			x.mod(m)
		}
		for _, r := range append([]rules.Ref{e.Who, e.From, e.To}, e.Path...) {
			x.name(r)
		}
		switch {
		case !slices.Contains(eventKinds, e.Kind):
			x.failf(CheckEvent, "there is no kind of event %q", e.Kind)
		case e.Side < rules.Chance || e.Side > rules.Second:
			x.failf(CheckEvent, "%s is told of side %d", e.Kind, e.Side)
		case len(e.Path) > 0 && (e.Path[0] != e.From || e.Path[len(e.Path)-1] != e.To):
			x.failf(CheckEvent, "%s %s: the path does not lead from From to To", e.Kind, e.Rule)
		}
	}
	for _, m := range after.Mods() {
		x.mod(m)
	}
	x.told(before, after, events)
	x.learn(events)
}

func (x *examiner) mod(m rules.Mod) {
	x.clause(m.Rule)
	x.report.text(m.Why)
	x.report.word("sum", string(m.Sum))
	if m.Sum == "" || m.Rule == "" || m.Why.Key == "" {
		x.failf(CheckEvent, "a term of %+d in sum %q lacks its explanation", m.N, m.Sum)
	}
}

var eventKinds = []rules.EventKind{
	rules.EvTurn, rules.EvPhase, rules.EvPlace, rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvHit, rules.EvRestore,
	rules.EvRemove, rules.EvMark, rules.EvPlay, rules.EvDiscard, rules.EvDraw, rules.EvReturn, rules.EvReveal, rules.EvDeclare,
	rules.EvDice, rules.EvResult, rules.EvSay, rules.EvEnd,
}
