package rules

import (
	"cmp"
	"strings"
)

// Called is what a file calls a thing of its own: in each language of the game, or
// in one of them, which is then shown in both.
type Called struct{ EN, IT string }

// In returns the name in a language, "en" or "it"; the English one for any other.
func (c Called) In(lang string) string {
	if lang == "it" {
		return cmp.Or(c.IT, c.EN)
	}
	return cmp.Or(c.EN, c.IT)
}

// The marks of a key that says words as they stand: no key of a catalogue has them.
const (
	literalMark = "="
	literalEnd  = "\x00"
)

// Key returns a key that needs no words in the catalogue, since the name itself is in
// it: for Text, and for whatever else is told by a key. It is "" if there is no name.
func (c Called) Key() string {
	if c == (Called{}) {
		return ""
	}
	return literalMark + c.EN + literalEnd + c.IT + literalEnd
}

// CalledBy is the inverse of Called.Key. ok is false for a key of the catalogue.
func CalledBy(key string) (c Called, ok bool) {
	rest, is := strings.CutPrefix(key, literalMark)
	if !is {
		return Called{}, false
	}
	en, rest, one := strings.Cut(rest, literalEnd)
	it, rest, two := strings.Cut(rest, literalEnd)
	return Called{en, it}, one && two && rest == ""
}

// Own holds the names that a battle gives to things of its own. It never changes
// once the battle is loaded; nil has none.
type Own struct{ called map[Ref]Called }

// NewOwn makes names that begin with those given.
func NewOwn(called map[Ref]Called) *Own { return &Own{called} }

// Of returns what a thing is called of its own, the zero Called if it is not.
func (o *Own) Of(r Ref) Called {
	if o == nil {
		return Called{}
	}
	return o.called[r]
}

// Call has a view call things as the battle does.
func (v *View) Call(o *Own) {
	v.Own = o
	for s := range v.Sides {
		if key := o.Of(SideRef(Side(s))).Key(); key != "" {
			v.Sides[s].Called = key
		}
	}
}
