package rules

import (
	"errors"
	"fmt"
	"slices"
)

// Position is a game waiting for one answer, or over. It never changes: Play
// returns another one, so keeping the old ones is undo.
type Position struct {
	book Rulebook
	base Board    // at the start of the Step, shared between positions
	tape []Answer // given since
	now  Board    // where the Step stopped
	req  *Request // nil when the game is over
	mods []Mod    // told in this Step so far
	used int      // of them, those of dice that lie
	gone *Result  // a side has conceded
	eye  followed // see Follow
}

// Begin starts or resumes a game at a board between two Steps.
func Begin(r Rulebook, b Board) (*Position, []Event, error) {
	return (&Position{book: r, base: b}).advance()
}

// Still returns the position of a board on which nobody plays: nothing is asked, and no
// rule is run. It is there to be viewed, as a battle that is being built is.
func Still(r Rulebook, b Board) *Position { return &Position{book: r, base: b, now: b} }

// Resume is Begin followed by answers given within the Step; each must still
// be legal.
func Resume(r Rulebook, b Board, tape []Answer) (*Position, error) {
	p, _, err := Begin(r, b)
	for i := 0; err == nil && i < len(tape); i++ {
		p, _, err = p.Play(tape[i])
	}
	return p, err
}

// Request returns what the game waits for; nil when it is over.
func (p *Position) Request() *Request { return p.req }

// Book returns the rulebook.
func (p *Position) Book() Rulebook { return p.book }

// Board returns the board where the Step stopped. Read only.
func (p *Position) Board() Board { return p.now }

// View returns the board as side s may see it.
func (p *Position) View(s Side) *View { return p.book.View(p.now, s) }

// Mods returns the terms of the sums that the Step has added up so far.
func (p *Position) Mods() []Mod { return p.mods }

// Terms returns those of Mods that do not belong to dice that lie: what the next
// dice will add up.
func (p *Position) Terms() []Mod { return p.mods[p.used:] }

// Checkpoint returns what a save needs: the board at the start of the Step and
// the answers since. Read only.
func (p *Position) Checkpoint() (Board, []Answer) { return p.base, p.tape }

// Result tells whether and how the game ended, conceding included.
func (p *Position) Result() Result {
	if p.gone != nil {
		return *p.gone
	}
	return p.base.Result()
}

// Play takes one answer and returns the next position and the new events. A
// refused answer is an error, a Reason where the rules give one, and changes
// nothing.
func (p *Position) Play(a Answer) (*Position, []Event, error) { return p.play(a, p.eye) }

// Follow is Play for who goes on to look at what one piece of the side that answers may do.
// The positions from there on are found much faster: of menus that are written in parts (see
// Menu.Part) they list the part of that piece alone, but for those without a quiet option,
// and a question to the other side has no options, so that nobody can go on behind it.
func (p *Position) Follow(a Answer, who Ref) (*Position, []Event, error) {
	return p.play(a, followed{who, a.By})
}

// followed is a piece, and its side, of which alone is asked what it may do; the zero value
// is nobody.
type followed struct {
	who Ref
	by  Side
}

func (p *Position) play(a Answer, eye followed) (*Position, []Event, error) {
	if p.req == nil {
		return nil, nil, errors.New("the game is over")
	}
	if err := p.req.Accepts(a); err != nil {
		if a.By == p.req.To && a.By != Chance {
			if r := p.Refused(a.Option); len(r) > 0 {
				return nil, nil, r[0]
			}
		}
		return nil, nil, err
	}
	q := &Position{book: p.book, base: p.base, tape: append(slices.Clip(p.tape), a), eye: eye}
	if a.By != Chance && a.Option == (Option{Do: Concede}) {
		q.now = p.now
		q.gone = &Result{Over: true, Winner: a.By.Other(), Why: Text{Key: "result.concede", A: SideRef(a.By)}, Rule: "concede"}
		return q, []Event{{Kind: EvEnd, Rule: "concede", Side: a.By.Other(), Text: q.gone.Why}}, nil
	}
	return q.advance()
}

// maxIdle is how many Steps in a row may ask nothing: more are a bug.
const maxIdle = 1000

func (p *Position) advance() (*Position, []Event, error) {
	var news []Event
	for range maxIdle {
		if p.base.Result().Over {
			p.now, p.req = p.base, nil
			return p, news, nil
		}
		b, t := p.base.Clone(), &Table{tape: p.tape, eye: p.eye}
		if err := run(p.book, b, t); err != nil {
			return nil, nil, err
		}
		news = append(news, t.events[t.told:]...)
		if t.want != nil {
			p.now, p.req, p.mods, p.used = b, t.want, t.mods, t.spent
			return p, news, nil
		}
		p.base, p.tape = b, nil // the Step is complete: a new checkpoint
	}
	return nil, nil, fmt.Errorf("%s: %d Steps in a row ask nothing and end nothing", p.book.Name(), maxIdle)
}

// Refusals lists what the player might try now and may not, with the reasons.
func (p *Position) Refusals() []Refusal {
	all, _ := p.refusals()
	return all
}

// CheckRefusals reports what goes wrong while the reasons are gathered, which
// Refusals keeps from players: a menu that breaks down, or asks something else than
// without them.
func (p *Position) CheckRefusals() error {
	_, err := p.refusals()
	return err
}

func (p *Position) refusals() ([]Refusal, error) {
	if p.req == nil || p.req.To == Chance {
		return nil, nil
	}
	var all []Refusal
	t := &Table{tape: p.tape, refuse: &all, eye: p.eye}
	if err := run(p.book, p.base.Clone(), t); err != nil {
		return nil, err
	}
	if q := t.want; q == nil || q.Kind != p.req.Kind || q.To != p.req.To || !slices.Equal(q.Options, p.req.Options) {
		return nil, fmt.Errorf("%s: %s is asked otherwise while reasons are gathered", p.book.Name(), p.req.Kind)
	}
	return all, nil
}

// Refused returns why o is not allowed now, the widest reason first: what the
// menu has against it, else what the rulebook has to say of it. While dice are
// rolled, and after the end, nothing is allowed. It is nil if o is allowed or
// means nothing in this system.
func (p *Position) Refused(o Option) []Reason {
	switch {
	case p.req == nil:
		return []Reason{{Rule: p.Result().Rule, Text: Text{Key: "why.over"}}}
	case p.req.To == Chance:
		return []Reason{{Rule: p.req.Rule, Text: Text{Key: "why.dice"}}}
	case slices.Contains(p.req.Options, o) || o == Option{Do: Concede}:
		return nil
	}
	for _, r := range p.Refusals() {
		if r.Option == o {
			return r.Reasons
		}
	}
	if p.req.Field != nil {
		r := p.req.Field.Check(o)
		if r.OK() {
			return nil
		}
		return []Reason{r}
	}
	if r := p.book.Explain(p.now, p.req, o); !r.OK() {
		return []Reason{r}
	}
	return nil
}

// Accepts reports why a does not settle r.
func (r *Request) Accepts(a Answer) error {
	switch {
	case a.By != r.To:
		return fmt.Errorf("%s: side %d answers for side %d", r.Kind, a.By, r.To)
	case r.To == Chance:
		if !r.Dice.Fits(a.Faces) {
			return fmt.Errorf("%s: impossible result %v", r.Kind, a.Faces)
		}
		return nil
	case a.Option == Option{Do: Concede} || slices.Contains(r.Options, a.Option):
		return nil
	case r.Field != nil:
		if why := r.Field.Check(a.Option); !why.OK() {
			return why
		}
		return nil
	}
	return fmt.Errorf("%s: %q is not one of the options that %s gives", r.Kind, a.Option.Do, r.Rule)
}
