package lang

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n"

	"grognard/game/keymap"
	"grognard/rules"
)

// Names tells what the things of a game are called. The zero Names knows the
// sides only.
type Names struct {
	Book    rules.Rulebook
	Nations [2]string // of the sides, "fr"; "" before they are chosen
	Called  [2]string // keys of what they are called otherwise, or ""
	Own     *rules.Own
}

// NamesOf returns the names that hold in a game, given any of its views.
func NamesOf(book rules.Rulebook, v *rules.View) Names {
	n := Names{Book: book}
	if v != nil {
		n.Nations = [2]string{v.Sides[0].Nation, v.Sides[1].Nation}
		n.Called = [2]string{v.Sides[0].Called, v.Sides[1].Called}
		n.Own = v.Own
	}
	return n
}

// naming is everything that a name depends on within one language.
type naming struct {
	ref   rules.Ref
	names Names
}

// Name returns the name of a thing: what the battle calls it of its own, else for a side
// its nation, if it has one yet, for anything else the word of the rulebook, or what is printed on it where
// the rulebook has none. Nothing is called "".
func (c *Catalog) Name(r rules.Ref, n Names) string {
	if r == 0 {
		return ""
	}
	k := naming{r, n}
	if s, ok := c.now.named[k]; ok {
		return s
	}
	s := c.name(r, n)
	if len(c.now.named) >= cacheLimit {
		c.now.forget()
	}
	c.now.named[k] = s
	return s
}

func (c *Catalog) name(r rules.Ref, n Names) string {
	if side, ok := r.Side(); ok {
		return c.Side(side, n)
	}
	if key := n.Own.Of(r).Key(); key != "" {
		return c.Word(key)
	}
	if n.Book == nil {
		return ""
	}
	if key := n.Book.Word(r); key != "" {
		return c.nameOf(key, c.people(n.Nations[0]), c.people(n.Nations[1]), alike(n.Nations))
	}
	if b, ok := n.Book.(rules.Labeler); ok {
		if label := b.Label(r); label != "" {
			return label
		}
	}
	return n.Book.Format(r)
}

// people is the adjective of a nation, for names of what is of that nation: "" if there
// is none.
func (c *Catalog) people(nation string) string {
	if key := "people." + nation; c.Has(key) {
		return c.Word(key)
	}
	return ""
}

// alike is not empty where the nation of a thing does not tell whose it is: names need a
// letter then.
func alike(nations [2]string) string {
	if nations[0] == nations[1] {
		return "alike"
	}
	return ""
}

// Side returns the name of a side: its nation, or "first player" and the like.
func (c *Catalog) Side(s rules.Side, n Names) string {
	switch {
	case s == rules.Chance:
		return c.Word("side.chance")
	case n.Called[s] != "":
		return c.nameOf(n.Called[s])
	case n.Nations[s] != "":
		return c.nameOf("nation." + n.Nations[s])
	case s == rules.First:
		return c.Word("side.first")
	}
	return c.Word("side.second")
}

// nameOf returns the words for the key of a name, filled with args, and remembers whose they are.
func (c *Catalog) nameOf(key string, args ...any) string {
	name := c.Word(key, args...)
	c.now.keyOf[name] = key
	return name
}

// Say puts a sentence of the rules into words.
func (c *Catalog) Say(t rules.Text, n Names) string {
	if t.Key == "" {
		return ""
	}
	return c.speak(c.saying(t, n))
}

func (c *Catalog) saying(t rules.Text, n Names) saying {
	return saying{t.Key, c.Name(t.A, n), c.Name(t.B, n), c.Name(t.C, n), t.N, t.M}
}

// Word returns the words for a key. Arguments that are strings fill {{.A}},
// {{.B}} and {{.C}} in order, those that are ints {{.N}} and {{.M}}. A key
// that has no words comes back in guillemets and is recorded in Missing.
func (c *Catalog) Word(key string, args ...any) string {
	k := saying{key: key}
	texts, numbers := [...]*string{&k.a, &k.b, &k.c}, [...]*int{&k.n, &k.m}
	i, j := 0, 0
	for _, arg := range args {
		switch v := arg.(type) {
		case string:
			*texts[i], i = v, i+1
		case int:
			*numbers[j], j = v, j+1
		}
	}
	return c.speak(k)
}

func (c *Catalog) speak(k saying) string {
	if s, ok := c.now.said[k]; ok {
		return s
	}
	s, ok := c.now.make(k, c.keys)
	if !ok {
		s = "«" + k.key + "»"
		if miss := c.now.id + " " + k.key; !slices.Contains(c.missing, miss) {
			c.missing = append(c.missing, miss)
		}
	}
	if len(c.now.said) >= cacheLimit {
		c.now.forget()
	}
	c.now.said[k] = s
	return s
}

// make fills in the template of a sentence, and reports whether there is one.
func (t *tongue) make(k saying, keys keymap.Map) (string, bool) {
	if own, ok := rules.CalledBy(k.key); ok {
		return own.In(t.id), true
	}
	w := t.words[k.key]
	if w == nil {
		return "", false
	}
	if w.plain {
		return w.Other, true
	}
	data := arguments{t.called(k.a), t.called(k.b), t.called(k.c), number(k.n), number(k.m), keys}
	conf := &i18n.LocalizeConfig{MessageID: k.key, TemplateData: data}
	if w.plural {
		conf.PluralCount = k.n
	}
	s, err := t.local.Localize(conf)
	return s, err == nil
}

// arguments is what a template may use. A, B and C are a called, or "" where
// there is none: {{if .B}} asks for that.
type arguments struct {
	A, B, C any
	N, M    number
	keys    keymap.Map
}

// Key is what is printed on the key that the player presses for one: {{.Key "L"}}.
func (a arguments) Key(key string) string { return keymap.Sign(a.keys.Pressed(key)) }

// pressed finds the keys that a text names.
var pressed = regexp.MustCompile(`\{\{\.Key "([^"]*)"\}\}`)

// Keyed fills in the keys of a text that stands in no file of words, such as one of a lesson.
func (c *Catalog) Keyed(text string) string {
	if !strings.Contains(text, "{{") {
		return text
	}
	k := saying{key: "keyed", a: text}
	s, ok := c.now.said[k]
	if !ok {
		s = pressed.ReplaceAllStringFunc(text, func(m string) string {
			return arguments{keys: c.keys}.Key(pressed.FindStringSubmatch(m)[1])
		})
		c.now.said[k] = s
	}
	return s
}

// called is a name in a sentence. A language whose names have cases writes them
// below the name, [unit.guard.genitive], and asks for them in its templates:
// {{.A.As "genitive"}}.
type called struct {
	name string
	in   *tongue
}

func (t *tongue) called(name string) any {
	if name == "" {
		return ""
	}
	return called{name, t}
}

// String is the name as it stands in a list.
func (n called) String() string { return n.name }

// As returns a form of the name, the name itself where the language has no such
// form of it.
func (n called) As(form string) string {
	if w := n.in.words[n.in.keyOf[n.name]+"."+form]; w != nil {
		return w.Other
	}
	return n.name
}

// Is reports whether the language says something of the name, below it: of what is many,
// such as [nation.us.plural], a sentence asks {{if .A.Is "plural"}}.
func (n called) Is(form string) bool { return n.in.words[n.in.keyOf[n.name]+"."+form] != nil }

// number is a number in a sentence.
type number int

// String writes the number with a minus, not a hyphen.
func (n number) String() string {
	if n < 0 {
		return "−" + strconv.Itoa(-int(n))
	}
	return strconv.Itoa(int(n))
}

// Signed writes what is added or taken: +1, −1, 0.
func (n number) Signed() string {
	if n > 0 {
		return "+" + n.String()
	}
	return n.String()
}
