// Package names makes the names of regions on the screen and of keys of the
// catalogue, each string once: a frame at rest allocates nothing.
package names

import (
	"strconv"

	"grognard/rules"
)

// Book makes the names of regions and keys, each once. It belongs to who paints
// with it: two goroutines may not share one. It keeps as many as there are things,
// words of the catalogue and numbers that were shown.
type Book struct {
	Rulebook rules.Rulebook
	regions  map[regionID]string
	Shorts   map[rules.Ref]string // keys of short names
	joined   map[[3]string]string // by Join
	glued    map[[3]string]string // by Glue
	pairs    map[[2]int]string
	options  map[optionID]string
}

type regionID struct {
	kind string
	ref  rules.Ref
}

type optionID struct {
	do string
	n  int
}

// Brief returns the key of what is printed on the counter of a thing.
func (n *Book) Brief(r rules.Ref) string {
	key, ok := n.Shorts[r]
	if !ok {
		if n.Shorts == nil {
			n.Shorts = map[rules.Ref]string{}
		}
		key = n.Rulebook.Word(r) + ".short"
		n.Shorts[r] = key
	}
	return key
}

// Join returns a.b.c.
func (n *Book) Join(a, b, c string) string {
	k := [3]string{a, b, c}
	s, ok := n.joined[k]
	if !ok {
		if n.joined == nil {
			n.joined = map[[3]string]string{}
		}
		s = a + "." + b + "." + c
		n.joined[k] = s
	}
	return s
}

// Slash returns a/b, the name of a picture.
func (n *Book) Slash(a, b string) string { return n.Glue(a, "/", b) }

// Dot returns a.b, a key of the catalogue.
func (n *Book) Dot(a, b string) string { return n.Glue(a, ".", b) }

// Glue returns two words with something between them.
func (n *Book) Glue(a, by, b string) string {
	k := [3]string{a, by, b}
	s, ok := n.glued[k]
	if !ok {
		if n.glued == nil {
			n.glued = map[[3]string]string{}
		}
		s = a + by + b
		n.glued[k] = s
	}
	return s
}

// Region returns the name of the region of a thing: "cell.d4".
func (n *Book) Region(kind string, r rules.Ref) string {
	k := regionID{kind, r}
	s, ok := n.regions[k]
	if !ok {
		if n.regions == nil {
			n.regions = map[regionID]string{}
		}
		s = kind + "." + n.Short(r)
		n.regions[k] = s
	}
	return s
}

// Short is how the rulebook writes a thing in logs, "first" or "second" for a
// side.
func (n *Book) Short(r rules.Ref) string {
	if s, ok := r.Side(); ok {
		return [...]string{"first", "second"}[s]
	}
	return n.Rulebook.Format(r)
}

// Option returns the name of the region of an option's button.
func (n *Book) Option(o rules.Option) string {
	k := optionID{o.Do, o.N}
	s, ok := n.options[k]
	if !ok {
		if n.options == nil {
			n.options = map[optionID]string{}
		}
		s = "option." + o.Do
		if o.N != 0 {
			s += "." + strconv.Itoa(o.N)
		}
		n.options[k] = s
	}
	return s
}

// Pair writes "3" or "3/5".
func (n *Book) Pair(x, of int) string {
	k := [2]int{x, of}
	s, ok := n.pairs[k]
	if !ok {
		if n.pairs == nil {
			n.pairs = map[[2]int]string{}
		}
		s = strconv.Itoa(x)
		if of > 0 {
			s += "/" + strconv.Itoa(of)
		}
		n.pairs[k] = s
	}
	return s
}

// Number writes a number.
func (n *Book) Number(x int) string { return n.Pair(x, 0) }

// BriefID is the id of the chapter that tells the game in brief: it comes
// before all others.
func BriefID(prefix string) string { return prefix + "-0" }
