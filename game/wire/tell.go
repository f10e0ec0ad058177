package wire

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/game/match"
	"grognard/rules"
)

// ask says what the match waits for, with every option on a line.
func (s *Session) ask() {
	q := s.Match.Request()
	switch {
	case q == nil:
		s.over()
	case q.To == rules.Chance:
		s.askChance(q)
	default:
		s.askPlayer(q)
	}
}

func (s *Session) over() {
	r := s.Match.Result()
	winner := sideName(r.Winner)
	if r.Winner == rules.Chance {
		winner = "draw"
	}
	s.say("over", attr{".winner", winner}, attr{".rule", r.Rule}, attr{"key", r.Why.Key}, attr{"say", s.words(r.Why)})
}

func (s *Session) askChance(q *rules.Request) {
	s.say("ask", attr{".side", "chance"}, attr{".kind", q.Kind}, attr{".rule", q.Rule},
		attr{"by", sideName(q.Dice.Side)}, attr{"dice", diceName(q.Dice)}, attr{"used", q.Dice.Used}, attr{"bag", len(q.Dice.Bag)})
	for _, r := range q.Dice.Bag {
		s.say("bag", attr{".thing", s.ref(r)})
	}
}

func (s *Session) askPlayer(q *rules.Request) {
	s.say("ask", attr{".side", sideName(q.To)}, attr{".kind", q.Kind}, attr{".rule", q.Rule},
		attr{"about", s.ref(q.About)}, attr{"always", q.Always}, attr{"public", q.Public}, attr{"secret", q.Secret},
		attr{"field", q.Field != nil}, attr{"say", s.prompt(q)})
	for i, o := range q.Options {
		kind := "opt"
		if i == q.Quiet {
			kind = "quiet"
		}
		s.say(kind, attr{".option", s.option(o)})
	}
	if q.Field != nil {
		s.say("near", attr{".option", s.option(q.Field.Nearest(rules.Option{}))})
	}
}

// prompt is the sentence of a request, A who decides, B what it is about, C who
// attacks in the combat in progress: the word <prefix>.prompt.<kind>, with
// the prefix that the rulebook's words have.
func (s *Session) prompt(q *rules.Request) string {
	if s.Words == nil {
		return ""
	}
	t := rules.Text{Key: s.Match.Book().Prefix() + ".prompt." + q.Kind, A: rules.SideRef(q.To), B: q.About, N: len(q.Options)}
	if c := s.Match.Position().View(q.To).Combat; c != nil && len(c.From) > 0 {
		t.C = c.From[0]
	}
	if !s.Words.Has(t.Key) {
		return ""
	}
	return s.words(t)
}

// diceName writes dice as "2d8+1d10"; a bag is "".
func diceName(d rules.Dice) string {
	var groups []string
	for _, g := range d.Of {
		groups = append(groups, fmt.Sprintf("%dd%d", g.N, g.Sides))
	}
	return strings.Join(groups, "+")
}

// event tells one fact, as whoever speaks may know it.
func (s *Session) event(e rules.Event) {
	if !s.open() {
		e = e.For(s.Match.Viewer())
	}
	s.say("event", s.eventAttrs(e)...)
}

func (s *Session) eventAttrs(e rules.Event) []attr {
	return []attr{
		{".kind", string(e.Kind)}, {".rule", e.Rule}, {"side", s.who(e)}, {"who", s.ref(e.Who)},
		{"from", s.ref(e.From)}, {"to", s.ref(e.To)}, {"path", s.refs(e.Path)}, {"dice", diceName(e.Dice)},
		{"faces", e.Faces}, {"n", e.N}, {"key", e.Text.Key}, {"say", s.words(e.Text)},
	}
}

// who names the side of an event, but for phases and the like of nobody.
func (s *Session) who(e rules.Event) string {
	if e.Side == rules.Chance {
		return ""
	}
	return sideName(e.Side)
}

// log tells what has happened.
func (s *Session) log(rest string) error {
	entries := s.Match.Log()
	if rest != "" {
		n, err := strconv.Atoi(rest)
		if err != nil || n < 0 {
			return fmt.Errorf("%q is not a number of events", rest)
		}
		entries = entries[max(0, len(entries)-n):]
	}
	for _, e := range entries {
		s.say("log", s.entry(e)...)
	}
	return nil
}

func (s *Session) entry(e match.Entry) []attr {
	head := []attr{{"", e.Answer}, {"turn", e.Turn}, {"wall", e.Event.UndoBarrier()}, {"undone", e.Undone}}
	return append(head, s.eventAttrs(e.Event)...)
}
