package wire

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// attr is one datum of a line. In text it reads key=value; if the key is "" or
// begins with a dot, the value alone. Zero values are left out.
type attr struct {
	key   string
	value any // string, int, bool, []string, []int or raw
}

// raw is a string that holds the rest of the line as it is, such as an option.
type raw string

// say writes one line: its type, then its data.
func (s *Session) say(kind string, attrs ...attr) {
	if s.JSON {
		s.sayJSON(kind, attrs)
		return
	}
	s.out.WriteString(kind)
	for _, a := range attrs {
		text, ok := a.text()
		if !ok {
			continue
		}
		s.out.WriteByte(' ')
		if bare := a.key == "" || a.key[0] == '.'; !bare && a.value != true {
			s.out.WriteString(a.key + "=")
		}
		s.out.WriteString(text)
	}
	s.out.WriteByte('\n')
}

// text writes the value, or reports that it is left out.
func (a attr) text() (string, bool) {
	switch v := a.value.(type) {
	case raw:
		return string(v), v != ""
	case string:
		return quote(v), v != ""
	case int:
		return strconv.Itoa(v), v != 0 || a.key == ""
	case bool:
		return a.key, v
	case []string:
		return quote(strings.Join(v, ",")), len(v) > 0
	case []int:
		return ints(v), len(v) > 0
	}
	panic(fmt.Sprintf("wire: a line cannot hold a %T", a.value))
}

func ints(all []int) string {
	var words []string
	for _, n := range all {
		words = append(words, strconv.Itoa(n))
	}
	return strings.Join(words, ",")
}

// quote puts a value in quotation marks if it is not one plain word.
func quote(v string) string {
	plain := func(r rune) bool { return r > ' ' && r != '"' && r != '=' && r != 0x7f }
	if strings.IndexFunc(v, func(r rune) bool { return !plain(r) }) < 0 {
		return v
	}
	return strconv.Quote(v)
}

func (s *Session) sayJSON(kind string, attrs []attr) {
	s.out.WriteString(`{"type":` + jsonOf(kind))
	for _, a := range attrs {
		if _, ok := a.text(); !ok {
			continue
		}
		key := strings.TrimPrefix(a.key, ".")
		if key == "" {
			key = "n"
		}
		s.out.WriteString("," + jsonOf(key) + ":" + jsonOf(a.value))
	}
	s.out.WriteString("}\n")
}

func jsonOf(v any) string {
	b, err := json.Marshal(v)
	if err != nil {
		panic(err) // strings and numbers always have JSON
	}
	return string(b)
}

// fail answers with an error, in one line.
func (s *Session) fail(err error) {
	msg := s.sentence(err)
	if s.JSON {
		s.say("error", attr{"error", raw(msg)})
		return
	}
	s.out.WriteString("error: " + msg + "\n")
}

// sentence puts an error into one line, a reason of the rules in its words.
func (s *Session) sentence(err error) string {
	var why rules.Reason
	if errors.As(err, &why) {
		if text := s.words(why.Text); text != "" {
			if !strings.Contains(why.Rule, "-") { // of the session, not of a book
				return strings.TrimSuffix(oneLine(text), ".")
			}
			return fmt.Sprintf("%s (%s)", strings.TrimSuffix(oneLine(text), "."), why.Rule)
		}
	}
	return oneLine(err.Error())
}

func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(text, func(r rune) bool { return r < ' ' || r == 0x7f }), " ")
}

// words translates a text, or returns "" if nobody speaks.
func (s *Session) words(t rules.Text) string {
	if s.Words == nil {
		return ""
	}
	return s.Words.Say(t, s.names)
}

// spoken is words as a sentence of its own.
func (s *Session) spoken(t rules.Text) string {
	if s.Words == nil {
		return ""
	}
	return s.Words.Capital(s.words(t))
}

// ref names a thing; 0 is "".
func (s *Session) ref(r rules.Ref) string {
	if r == 0 {
		return ""
	}
	if side, ok := r.Side(); ok {
		return sideName(side)
	}
	return s.Match.Book().Format(r)
}

func (s *Session) refs(all []rules.Ref) []string {
	var names []string
	for _, r := range all {
		names = append(names, s.ref(r))
	}
	return names
}

func (s *Session) option(o rules.Option) raw {
	return raw(rules.FormatOption(s.Match.Book(), o))
}

func sideName(s rules.Side) string {
	return [...]string{"chance", "first", "second"}[s+1]
}

// parseSide reads a side; "both" is Chance, who sees what both see.
func parseSide(name string) (rules.Side, error) {
	switch name {
	case "first":
		return rules.First, nil
	case "second":
		return rules.Second, nil
	case "both":
		return rules.Chance, nil
	}
	return 0, fmt.Errorf("%q is not a side: first, second or both", name)
}
