package rules

import (
	"errors"
	"fmt"
	"math/rand/v2"
)

// Part is what one piece may do, of a menu that is written in parts: see
// Menu.Part. Only a Runner with Parts leaves it unopened.
type Part struct {
	Who Ref

	before  int // options of the request that stand before it in the whole menu
	fill    func(Menu, Ref)
	room    *[]Option // where menus are written; nil once the request is answered
	opened  bool
	options []Option
	waived  []Option // of them, those that let something go by
}

// Part lists the options of one piece. Whoever needs the whole menu gets it as
// if fill(m, who) had been called at once; a rollout draws the piece first and
// lists what that one may do.
//
// So fill may be called late, in any order, or not at all: it looks at the board
// as it stands at the request, changes nothing, and neither what it offers nor
// what others offer depends on whether it ran. It only offers, and signs what it
// offers or says that it lets something go by: all else that is said of the request is said outside of it, and so is
// the quiet option.
func (m Menu) Part(who Ref, fill func(m Menu, who Ref)) {
	if m.only != 0 && m.only != who {
		return
	}
	if m.later == nil {
		quiet := m.req.Quiet
		if fill(m, who); m.req.Quiet != quiet {
			panic(errQuietPart)
		}
		return
	}
	m.req.Parts = append(m.req.Parts, Part{Who: who, before: len(m.req.Options), fill: fill, room: &m.later.room})
}

// followed lists what Position.Follow leaves of a menu, and reports whether that is all that
// is wanted: else nothing is listed.
func (m Menu) followed(eye followed, list func(Menu)) bool {
	switch {
	case eye.who == 0:
		return false
	case eye.aside(m.req.To):
		return true
	}
	was, refused := *m.req, 0
	if m.refuse != nil {
		refused = len(*m.refuse)
	}
	m.only = eye.who
	if list(m); m.req.Quiet >= 0 {
		return true
	}
	*m.req = was
	if m.refuse != nil {
		*m.refuse = (*m.refuse)[:refused]
	}
	return false
}

// aside reports whether a piece of another side than the one asked is followed.
func (f followed) aside(to Side) bool { return f.who != 0 && f.by != to }

// These are bugs of a rulebook, and of who plays a rollout.
var (
	errQuietPart  = errors.New("the quiet option stands in a part of the menu")
	errClosedPart = errors.New("a part of a menu was opened after the answer")
)

// Options opens a part and returns its options, possibly none. They hold, and
// may be asked for, until the request is answered.
func (p *Part) Options() []Option {
	switch {
	case p.opened:
		return p.options
	case p.room == nil:
		panic(errClosedPart)
	}
	used := *p.room
	req := Request{Quiet: -1, Options: used[len(used):]}
	p.fill(Menu{req: &req}, p.Who)
	if req.Quiet >= 0 {
		panic(errQuietPart)
	}
	p.opened, p.options, p.waived = true, req.Options, req.Waived
	if n := len(p.options); n <= cap(used)-len(used) {
		*p.room = used[:len(used)+n]
	} else {
		*p.room = req.Options // a longer list was made; who has part of the old one keeps it
	}
	return p.options
}

// Whole returns the options of the whole menu, its parts opened.
func (r *Request) Whole() []Option {
	if len(r.Parts) == 0 {
		return r.Options
	}
	var all []Option
	n := 0
	for i := range r.Parts {
		p := &r.Parts[i]
		all = append(append(all, r.Options[n:p.before]...), p.Options()...)
		n = p.before
	}
	return append(all, r.Options[n:]...)
}

// Listed counts the options that have been listed: those of parts that are open
// among them.
func (r *Request) Listed() int {
	n := len(r.Options)
	for i := range r.Parts {
		n += len(r.Parts[i].options)
	}
	return n
}

// Any draws an option by lot and reports whether there is one. An option that
// stands outside of parts is as likely to be drawn as a part, and each option of
// that part as any other of it. A part that turns out to be empty is struck and
// another one drawn. Where nothing is left there has to be a Field.
func (r *Request) Any(lot *rand.Rand) (Option, bool) {
	for {
		left := len(r.Options)
		for i := range r.Parts {
			if !r.Parts[i].empty() {
				left++
			}
		}
		if left == 0 {
			r.mustOffer()
			return Option{}, false
		}
		n := lot.IntN(left)
		if n < len(r.Options) {
			return r.Options[n], true
		}
		if all := r.nth(n - len(r.Options)).Options(); len(all) > 0 {
			return all[lot.IntN(len(all))], true
		}
	}
}

// empty reports whether a part is known to have no options.
func (p *Part) empty() bool { return p.opened && len(p.options) == 0 }

// nth returns the part with so many before it that are not known to be empty.
func (r *Request) nth(n int) *Part {
	for i := range r.Parts {
		if r.Parts[i].empty() {
			continue
		}
		if n == 0 {
			return &r.Parts[i]
		}
		n--
	}
	return nil
}

// mustOffer is the end of a Step in which a rulebook leaves nothing to choose,
// which is a bug of it.
func (r *Request) mustOffer() {
	if r.Field == nil {
		panic(fmt.Errorf("%s (%s): nothing to choose", r.Kind, r.Rule))
	}
}
