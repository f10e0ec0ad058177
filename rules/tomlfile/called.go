package tomlfile

import (
	"strings"

	"grognard/rules"
)

// longestName is how many letters a name may have that a file gives to a thing.
const longestName = 60

// ReadCalled reads a name: words, or a table of them with the keys en and it. ok is
// false where it is neither.
func ReadCalled(value any) (c rules.Called, ok bool) {
	switch v := value.(type) {
	case nil:
		return c, true
	case string:
		return rules.Called{EN: v}, sound(v)
	case map[string]any:
		known := 0
		for _, key := range [...]string{"en", "it"} {
			words, is := v[key].(string)
			if !is {
				continue
			}
			if known++; key == "it" {
				c.IT = words
			} else {
				c.EN = words
			}
		}
		return c, known == len(v) && sound(c.EN) && sound(c.IT)
	}
	return c, false
}

// sound reports whether words can be a name: one short line.
func sound(s string) bool {
	letters := 0
	for _, r := range s {
		if letters++; r < ' ' || r >= 0x7f && r < 0xa0 { // no line ends within it
			return false
		}
	}
	return letters <= longestName && (s == "" || strings.TrimSpace(s) != "")
}

// WriteCalled is the value of a key called, as a file writes it: nil where there is no
// name.
func WriteCalled(c rules.Called) any {
	if s := CalledLiteral(c); s != "" {
		return Literal(s)
	}
	return nil
}

// CalledLiteral is the same as text: "" where there is no name.
func CalledLiteral(c rules.Called) string {
	switch {
	case c == rules.Called{}:
		return ""
	case c.IT == "":
		return Quote(c.EN)
	case c.EN == "":
		return "{ it = " + Quote(c.IT) + " }"
	}
	return "{ en = " + Quote(c.EN) + ", it = " + Quote(c.IT) + " }"
}

// Call reads what a file calls a thing that its table at has the key called for. The
// thing goes by several names if it is known by several.
func (l *Loader) Call(at string, value any, things ...rules.Ref) error {
	c, ok := ReadCalled(value)
	if !ok {
		return l.Fault(at+".called", "fault.file.called", "called is a name of at most %d letters, or a table of such: en and it", longestName)
	}
	for _, r := range things {
		if r != 0 && c != (rules.Called{}) {
			if l.called == nil {
				l.called = map[rules.Ref]rules.Called{}
			}
			l.called[r] = c
		}
	}
	return nil
}

// Own returns the names that Call has read, nil if there are none.
func (l *Loader) Own() *rules.Own {
	if l.called == nil {
		return nil
	}
	return rules.NewOwn(l.called)
}
