package example

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/game/match"
	"grognard/rules"
)

// Prove plays the example through and holds it against all that its file says of it. Errors are
// *rules.FileError.
func (x *Example) Prove() error {
	m, dice, err := x.begin()
	if err != nil {
		return err
	}
	p := proof{Example: x, m: m, moment: m.Len()}
	if len(x.as.Offered)+len(x.as.Refused)+len(x.as.Ends) == 0 || len(x.Play) > 0 && len(x.as.Ends) == 0 {
		return x.as.fault("clause", rules.Fault("fault.example.unproved", "nothing is said that would prove it: offered, refused or, after what is shown, ends"))
	}
	if err := p.moments("", x.as.Offered, x.as.Refused); err != nil {
		return err
	}
	for i := range x.Play {
		key, s := fmt.Sprintf("play.%d.", i), &x.as.table.Play[i]
		if err := x.answer(m, key+"do", s.Do, x.Play[i].Do); err != nil {
			return err
		}
		if dice.unfit {
			break
		}
		if err := p.moments(key, s.Offered, s.Refused); err != nil {
			return err
		}
	}
	if dice.unfit || dice.next < len(dice.all) {
		return x.as.fault(fmt.Sprintf("dice.%d", min(dice.next, len(dice.all)-1)), rules.Fault("fault.example.dice", "the throws are not those that are asked for: the first that fits none is number %d", dice.next+1))
	}
	p.collect()
	for i, line := range x.as.Ends {
		if err := p.ends(fmt.Sprintf("ends.%d", i), line); err != nil {
			return err
		}
	}
	if !slices.ContainsFunc(p.cited, func(c string) bool { return c == x.Clause || strings.HasPrefix(c, x.Clause+".") }) {
		return x.as.fault("clause", rules.Fault("fault.example.uncited", "%s is not at work in it: it cites %s", x.Clause, strings.Join(p.cited, ", ")))
	}
	return nil
}

// proof is an example that is being proved.
type proof struct {
	*Example
	m      *match.Match
	moment int
	cited  []string // clauses that have been at work since the moment
	told   []string // keys of lines of the log since then
}

// cite notes a clause.
func (p *proof) cite(clause string) {
	if clause != "" && !slices.Contains(p.cited, clause) {
		p.cited = append(p.cited, clause)
	}
}

// moments checks what may be answered now, and what not.
func (p *proof) moments(key string, offered, refused []string) error {
	at := p.m.Position()
	if q := at.Request(); q != nil {
		p.cite(q.Rule)
	}
	for i, text := range offered {
		where := fmt.Sprintf("%soffered.%d", key, i)
		o, err := p.option(where, text)
		if err != nil {
			return err
		}
		if q := at.Request(); q == nil || q.Accepts(rules.Answer{By: q.To, Option: o}) != nil {
			return p.as.fault(where, rules.Fault("fault.example.offered", "%q is not offered", text))
		}
	}
	for i, line := range refused {
		where := fmt.Sprintf("%srefused.%d", key, i)
		clause, text, _ := strings.Cut(line, " ")
		o, err := p.option(where, text)
		if err != nil {
			return err
		}
		why := at.Refused(o)
		if len(why) == 0 {
			return p.as.fault(where, rules.Fault("fault.example.allowed", "%q is not refused, or means nothing", text))
		}
		if !slices.ContainsFunc(why, func(r rules.Reason) bool { return r.Rule == clause }) {
			return p.as.fault(where, rules.Fault("fault.example.reason", "%q is refused by %s, not by %s", text, why[0].Rule, clause))
		}
		p.cite(clause)
	}
	return nil
}

// collect notes what has happened since the moment.
func (p *proof) collect() {
	for i := p.moment + 1; i <= p.m.Len(); i++ {
		q, _ := p.m.Given(i)
		p.cite(q.Rule)
		for _, mod := range p.m.At(i).Mods() {
			p.cite(mod.Rule)
		}
		for _, e := range p.m.EventsOf(i) {
			p.cite(e.Rule)
			p.told = append(p.told, e.Text.Key)
			for _, mod := range e.Mods {
				p.cite(mod.Rule)
			}
		}
	}
}

// ends checks a line of how it stands.
func (p *proof) ends(key, line string) error {
	words := strings.Fields(line)
	if len(words) < 2 {
		return p.as.fault(key, rules.Fault("fault.example.line", "%q is not a thing and what holds of it, nor told and a key", line))
	}
	if words[0] == "told" {
		if !slices.Contains(p.told, words[1]) {
			return p.as.fault(key, rules.Fault("fault.example.told", "%s is not told; told are %s", words[1], strings.Join(p.told, ", ")))
		}
		return nil
	}
	r, err := p.book.Parse(words[0])
	if err != nil {
		return p.as.fault(key, rules.Fault("fault.example.thing", "there is no %q: %v", words[0], err))
	}
	v := p.m.Position().View(rules.Chance)
	i := slices.IndexFunc(v.Pieces, func(k rules.Piece) bool { return k.Ref == r && (k.Cell != 0 || k.Pt != rules.Point{}) })
	for _, w := range words[1:] {
		if holds := i < 0 && w == "gone" || i >= 0 && p.holds(&v.Pieces[i], w); !holds {
			return p.as.fault(key, rules.Fault("fault.example.ends", "it does not end so: %s is %s", words[0], p.stands(v, i)))
		}
	}
	return nil
}

// holds reports whether a word holds of a piece.
func (p *proof) holds(k *rules.Piece, word string) bool {
	if cell, ok := strings.CutPrefix(word, "@"); ok {
		r, err := p.book.Parse(cell)
		return err == nil && k.Cell == r
	}
	if n, err := strconv.Atoi(word); err == nil {
		return k.N == n
	}
	if state, not := strings.CutPrefix(word, "!"); not {
		return !slices.Contains(k.State, rules.State(state))
	}
	return slices.Contains(k.State, rules.State(word))
}

// stands is how piece i of a view stands, as a line of ends would have it.
func (p *proof) stands(v *rules.View, i int) string {
	if i < 0 {
		return "gone"
	}
	k := &v.Pieces[i]
	words := []string{strconv.Itoa(k.N)}
	if k.Cell != 0 {
		words = append(words, "@"+p.book.Format(k.Cell))
	}
	for _, s := range k.State {
		words = append(words, string(s))
	}
	return strings.Join(words, " ")
}

// battle is the fault of a battle that cannot begin.
func (w *written) battle(err error) error {
	const say = "its battle cannot begin: %v"
	var f *rules.FileError
	if w.Battle == "" || !errors.As(err, &f) {
		return w.fault("scenario", rules.Fault("fault.lesson.battle", say, err))
	}
	at := w.fault("battle", rules.Fault("fault.lesson.battle", say, f.Bare()))
	var here *rules.FileError
	if errors.As(at, &here) { // its first line is the one after the quotes
		return here.At(here.Line+f.Line, f.Col)
	}
	return at
}
