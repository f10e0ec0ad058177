package screen

import (
	"strconv"
	"unicode"
	"unicode/utf8"

	"grognard/rules"
)

// say puts a sentence of the rules into words.
func (t *table) say(x rules.Text) string { return t.deps.words.Say(x, t.who) }

// name is what a thing is called.
func (t *table) name(r rules.Ref) string { return t.deps.words.Name(r, t.who) }

// placed is what a thing is called, with the label of its cell if other pieces
// bear the same name.
func (t *table) placed(r rules.Ref) string {
	name := t.name(r)
	v := t.view()
	where, same := rules.Ref(0), 0
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == r {
			where = p.Zone
		}
		if p.Ref != 0 && t.name(p.Ref) == name {
			same++
		}
	}
	if r == 0 || where == 0 || same < 2 {
		return name
	}
	return name + " (" + t.name(where) + ")"
}

// shortName is what is printed on the counter of a thing, or "".
func (t *table) shortName(r rules.Ref) string {
	key, ok := t.names.shorts[r]
	if !ok {
		if t.names.shorts == nil {
			t.names.shorts = map[rules.Ref]string{}
		}
		key = t.m.Book().Word(r) + ".short"
		t.names.shorts[r] = key
	}
	if !t.deps.words.Has(key) {
		return ""
	}
	return t.word(key)
}

// word is a word of the screens.
func (t *table) word(key string) string { return t.deps.words.Word(key) }

// byShape is a word of the screens that names the places of the map: that of
// the rulebook, such as "ns.table.grid", or that of its shape, such as
// "table.grid.hexes", if there is one.
func (t *table) byShape(key string) string {
	if k := t.names.dot(t.m.Book().Prefix(), key); t.deps.words.Has(k) {
		return t.word(k)
	}
	if v := t.view(); v != nil && v.Map != nil {
		if k := t.names.dot(key, shapeNames[v.Map.Shape]); t.deps.words.Has(k) {
			return t.word(k)
		}
	}
	return t.word(key)
}

// shapeNames end the keys of words that depend on the shape of places.
var shapeNames = [...]string{rules.Squares: "squares", rules.Hexes: "hexes", rules.Cloth: "cloth", rules.FlatHexes: "hexes"}

// side is the name of a player.
func (t *table) side(s rules.Side) string { return t.name(rules.SideRef(s)) }

// own returns the key of a word of the rulebook, such as "man.prompt.move".
func (t *table) own(area, key string) string {
	return t.names.join(t.m.Book().Prefix(), area, key)
}

// nameBook makes the names of regions and keys, each once.
type nameBook struct {
	book    rules.Rulebook
	regions map[regionID]string
	shorts  map[rules.Ref]string // keys of short names
	keys    map[[3]string]string
	pairs   map[[2]int]string
	options map[optionID]string
}

type regionID struct {
	kind string
	ref  rules.Ref
}

type optionID struct {
	do string
	n  int
}

// join returns a.b.c.
func (n *nameBook) join(a, b, c string) string {
	k := [3]string{a, b, c}
	s, ok := n.keys[k]
	if !ok {
		if n.keys == nil {
			n.keys = map[[3]string]string{}
		}
		s = a + "." + b + "." + c
		n.keys[k] = s
	}
	return s
}

// slash returns a/b, the name of a picture.
func (n *nameBook) slash(a, b string) string { return n.glue(a, "/", b) }

// dot returns a.b, a key of the catalogue.
func (n *nameBook) dot(a, b string) string { return n.glue(a, ".", b) }

func (n *nameBook) glue(a, by, b string) string {
	k := [3]string{a, by, b}
	s, ok := n.keys[k]
	if !ok {
		if n.keys == nil {
			n.keys = map[[3]string]string{}
		}
		s = a + by + b
		n.keys[k] = s
	}
	return s
}

// capital returns a name with a capital letter at its start.
func (n *nameBook) capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	if !unicode.IsLower(r) {
		return s
	}
	return n.glue(string(unicode.ToUpper(r)), "", s[size:])
}

// region returns the name of the region of a thing: "cell.d4".
func (n *nameBook) region(kind string, r rules.Ref) string {
	k := regionID{kind, r}
	s, ok := n.regions[k]
	if !ok {
		if n.regions == nil {
			n.regions = map[regionID]string{}
		}
		s = kind + "." + n.short(r)
		n.regions[k] = s
	}
	return s
}

func (n *nameBook) short(r rules.Ref) string {
	if s, ok := r.Side(); ok {
		return [...]string{"first", "second"}[s]
	}
	return n.book.Format(r)
}

// option returns the name of the region of an option's button.
func (n *nameBook) option(o rules.Option) string {
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

// pair writes "3" or "3/5".
func (n *nameBook) pair(x, of int) string {
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

// number writes a number.
func (n *nameBook) number(x int) string { return n.pair(x, 0) }
