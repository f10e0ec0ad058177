// Package differ tells in what one battle differs from another.
package differ

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"grognard/game/lang"
	"grognard/render/screen/caption"
	"grognard/rules"
)

// Battle is one of the two: its file, and what is seen of it, nil as long as it has no map.
type Battle struct {
	Book  rules.Rulebook
	Text  string
	View  *rules.View
	Names lang.Names
}

// Of lists in what b differs from a, in words: pieces, ground, terms.
func Of(w *caption.Words, a, b Battle) []string {
	return teller{Words: w, named: map[string]bool{}}.compare(a, b)
}

// mostNamed is how many pieces or terms are named one by one.
const mostNamed = 4

// Some names some of a list, and how many more there are.
func Some(w *caption.Words, all []string) string {
	if len(all) <= mostNamed {
		return w.All(all)
	}
	return w.All(append(slices.Clone(all[:mostNamed-1]), w.Word("ui.weigh.differs.others", len(all)-mostNamed+1)))
}

type teller struct {
	*caption.Words
	named map[string]bool // units in the list of a term that differs: told of there
}

// compare lists in what two battles differ: pieces, ground, terms.
func (p teller) compare(a, b Battle) (all []string) {
	book, ok := a.Book.(rules.Workshop)
	if !ok {
		return []string{p.Word("ui.weigh.differs.untold")}
	}
	x, err := book.Draft(a.Text)
	y, also := book.Draft(b.Text)
	if err != nil || also != nil {
		return []string{p.Word("ui.weigh.differs.untold")}
	}
	terms := p.terms(book, x, y)
	all = append(all, p.pieces(a, b, x, y)...)
	all = append(all, p.grounds(a, b)...)
	all = append(all, terms...)
	if len(all) == 0 {
		all = append(all, p.Word("ui.weigh.differs.nothing"))
	}
	return all
}

// stood is a thing as it is told of: what it is called, and where it stands.
type stood struct {
	name string
	side rules.Side
	at   string
	with string // its values
}

// things are those of a draft that come from the catalogue, by what they are called.
func (p teller) things(d *rules.Draft, n lang.Names) map[string][]stood {
	all := map[string][]stood{}
	for i := range d.Things {
		t := &d.Things[i]
		if t.Stock == "" {
			continue
		}
		s := stood{name: p.Say(t.Name, n), side: t.Side}
		for _, cell := range t.Cells {
			s.at += p.Name(cell, n) + " "
		}
		for _, pt := range t.Pts {
			s.at += fmt.Sprint(pt)
		}
		for k := range t.Props {
			if x := &t.Props[k]; x.Kind != rules.PropCell && x.Kind != rules.PropCells { // where it stands is told of by itself
				s.with += x.Key + "=" + x.Value + "\n"
			}
		}
		key := s.name
		all[key] = append(all[key], s)
	}
	return all
}

// pieces lists those that one battle has and the other has not, and counts those that stand
// elsewhere.
func (p teller) pieces(a, b Battle, x, y *rules.Draft) (all []string) {
	was, is := p.things(x, a.Names), p.things(y, b.Names)
	var more, less []string
	var set []string
	moved, who := 0, []string(nil)
	keys := slices.Sorted(maps.Keys(was))
	for key := range is {
		if was[key] == nil {
			keys = append(keys, key)
		}
	}
	slices.Sort(keys)
	for _, key := range keys {
		n := len(is[key]) - len(was[key])
		switch {
		case n > 0:
			more = append(more, p.times(key, n))
		case n < 0:
			less = append(less, p.times(key, -n))
		}
		if n := elsewhere(was[key], is[key]); n > 0 {
			moved, who = moved+n, append(who, p.times(key, n))
		}
		if n := otherwise(was[key], is[key]); n > 0 && !p.named[key] {
			set = append(set, p.times(key, n))
		}
	}
	if len(more) > 0 {
		all = append(all, p.About(p.Word("ui.weigh.differs.more"), Some(p.Words, more)))
	}
	if len(less) > 0 {
		all = append(all, p.About(p.Word("ui.weigh.differs.less"), Some(p.Words, less)))
	}
	if moved > 0 && moved < mostNamed {
		all = append(all, p.About(p.Word("ui.weigh.differs.moved.named"), p.All(who)))
	} else if moved > 0 {
		all = append(all, p.Word("ui.weigh.differs.moved", moved))
	}
	if len(set) > 0 {
		all = append(all, p.About(p.Word("ui.weigh.differs.set"), Some(p.Words, set)))
	}
	return all
}

// elsewhere counts the pieces of one kind that stand where none stood before, beyond those that
// are new.
func elsewhere(was, is []stood) (n int) {
	left := map[string]int{}
	for _, s := range was {
		left[s.at]++
	}
	for _, s := range is {
		if left[s.at] > 0 {
			left[s.at]--
			continue
		}
		n++
	}
	return max(0, n-max(0, len(is)-len(was)))
}

// otherwise counts the pieces of one kind that have other values than those that stood in the same
// places.
func otherwise(was, is []stood) (n int) {
	left, with := map[string]int{}, map[string]int{}
	for _, s := range was {
		left[s.at]++
		with[s.at+s.with]++
	}
	for _, s := range is {
		if left[s.at] == 0 {
			continue
		}
		left[s.at]--
		if with[s.at+s.with] > 0 {
			with[s.at+s.with]--
			continue
		}
		n++
	}
	return n
}

// times is a name, and how often if that is more than once.
func (p teller) times(name string, n int) string {
	if n == 1 {
		return name
	}
	return p.Word("ui.weigh.times", name, n)
}

// grounds counts the cells whose ground differs, and what else the map has otherwise.
func (p teller) grounds(a, b Battle) (all []string) {
	if a.View == nil || b.View == nil || a.View.Map == nil || b.View.Map == nil {
		return nil
	}
	x, y := a.View.Map, b.View.Map
	if x.Cols != y.Cols || x.Rows != y.Rows || x.Width != y.Width || x.Height != y.Height {
		return []string{p.Word("ui.weigh.differs.size")}
	}
	n := 0
	type place struct{ col, row int }
	was := map[place]*rules.Cell{}
	for i := range x.Cells {
		was[place{x.Cells[i].Col, x.Cells[i].Row}] = &x.Cells[i]
	}
	for i := range y.Cells {
		k := &y.Cells[i]
		if o := was[place{k.Col, k.Row}]; o == nil || o.Ground != k.Ground || o.Level != k.Level {
			n++
		}
	}
	if n > 0 {
		all = append(all, p.Word("ui.weigh.differs.cells", n))
	}
	lines := func(m *rules.Map) map[string]int {
		set := map[string]int{}
		for i := range m.Lines {
			l := &m.Lines[i]
			set[fmt.Sprint(l.Kind, where(a.Book, l.Cells), l.Pts)]++
		}
		return set
	}
	if !maps.Equal(lines(x), lines(y)) {
		all = append(all, p.Word("ui.weigh.differs.lines"))
	}
	areas := func(m *rules.Map) map[string]int {
		set := map[string]int{}
		for i := range m.Areas {
			l := &m.Areas[i]
			set[fmt.Sprint(l.Kind, l.Label, where(a.Book, l.Cells), l.Pts)]++
		}
		return set
	}
	if n := max(beyond(areas(x), areas(y)), beyond(areas(y), areas(x))); n > 0 {
		all = append(all, p.Word("ui.weigh.differs.areas", n))
	}
	return all
}

// where names cells alike in both battles.
func where(book rules.Rulebook, cells []rules.Ref) (all []string) {
	for _, c := range cells {
		all = append(all, book.Format(c))
	}
	return all
}

// beyond counts what one has and the other has not.
func beyond(a, b map[string]int) (n int) {
	for key, times := range a {
		n += max(0, times-b[key])
	}
	return n
}

// terms lists the terms that have other values; title and story are none that matter.
func (p teller) terms(book rules.Workshop, x, y *rules.Draft) (all []string) {
	was, is := book.Kit(x), book.Kit(y)
	for i := range is.Terms {
		t := &is.Terms[i]
		old := was.Term(t.Key)
		if t.Group == "words" || old != nil && old.Value == t.Value {
			continue
		}
		before := ""
		if old != nil {
			before = p.value(old)
		}
		word := p.Word(t.Word)
		if t.Of.Key != "" {
			word = p.About(p.Say(t.Of, lang.Names{Book: book}), word)
		}
		if said := p.members(book, old, t); said != "" {
			all = append(all, p.About(word, said))
			continue
		}
		now := p.value(t)
		if len(before)+len(now) > longTerm || before == now {
			all = append(all, p.Word("ui.weigh.differs.term.long", word))
			continue
		}
		all = append(all, p.Word("ui.weigh.differs.term", word, cmp.Or(now, p.Word("ui.weigh.differs.empty")), cmp.Or(before, p.Word("ui.weigh.differs.empty"))))
	}
	if len(all) > mostNamed {
		all = append(all[:mostNamed-1], p.Word("ui.weigh.differs.terms", len(all)-mostNamed+1))
	}
	return all
}

// members names what is in a list of units or cells, and was not, and the other way round; "" where
// a term is no such list.
func (p teller) members(book rules.Workshop, old, now *rules.Prop) string {
	if now.Kind != rules.PropSome && now.Kind != rules.PropCells {
		return ""
	}
	if old == nil {
		old = &rules.Prop{}
	}
	var said []string
	for _, k := range [...]struct {
		word      string
		has, lack *rules.Prop
	}{{"ui.weigh.differs.also", now, old}, {"ui.weigh.differs.without", old, now}} {
		var names []string
		for _, v := range strings.Fields(k.has.Value) {
			if !slices.Contains(strings.Fields(k.lack.Value), v) {
				name := p.member(book, k.has, v)
				names, p.named[name] = append(names, name), true
			}
		}
		if len(names) > 0 {
			said = append(said, p.Word(k.word, Some(p.Words, names)))
		}
	}
	if len(said) == 0 {
		return ""
	}
	return p.Clauses(said)
}

// member is what is called so in a list of units or cells.
func (p teller) member(book rules.Workshop, t *rules.Prop, v string) string {
	n := lang.Names{Book: book}
	if i := slices.Index(t.Values, v); i >= 0 && i < len(t.Names) && t.Names[i].Key != "" {
		return p.Say(t.Names[i], n)
	}
	if r, err := book.Parse(v); err == nil {
		return p.Name(r, n)
	}
	return v
}

// longTerm is how many letters of two values are told.
const longTerm = 60

// value is what the value of a term is called.
func (p teller) value(t *rules.Prop) string {
	for i, v := range t.Values {
		if v == t.Value && i < len(t.Names) && t.Names[i].Key != "" {
			return p.Say(t.Names[i], lang.Names{})
		}
	}
	if key := t.Word + "." + t.Value; t.Value != "" && p.Has(key) {
		return p.Word(key)
	}
	if t.Kind == rules.PropFlag {
		if t.Value == "true" {
			return p.Word("ui.weigh.yes")
		}
		return p.Word("ui.weigh.no")
	}
	return t.Value
}
