package weigh

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"

	"grognard/game/lang"
	"grognard/render/ui"
	"grognard/rules"
)

// differs is in what a battle differs from the first one, in words.
type differs struct {
	from     *draft
	language string
	lines    []string
}

// mostNamed is how many pieces or terms are named one by one.
const mostNamed = 4

// differences says in what a battle differs from the first one.
func (p *Page) differences(f *ui.Flow, i int) {
	if i == 0 {
		return
	}
	k, from := p.all[i], p.all[0]
	if d := &k.differs; d.from != from.draft || d.language != p.d.Words.Language() {
		*d = differs{from: from.draft, language: p.d.Words.Language()}
		d.lines = p.compareDrafts(from, k)
	}
	f.Gap(4)
	f.Text(ui.SmallB, f.C.Theme.Muted, p.d.Word("ui.weigh.differs", letter(0)))
	for _, line := range k.differs.lines {
		f.Text(ui.Small, f.C.Theme.Text, line)
	}
	f.Gap(8)
}

// compareDrafts lists in what two battles differ: pieces, ground, terms.
func (p *Page) compareDrafts(a, b *column) (all []string) {
	book, ok := a.Book.(rules.Workshop)
	if !ok {
		return []string{p.d.Word("ui.weigh.differs.untold")}
	}
	x, err := book.Draft(a.Text)
	y, also := book.Draft(b.Text)
	if err != nil || also != nil {
		return []string{p.d.Word("ui.weigh.differs.untold")}
	}
	all = append(all, p.pieces(a, b, x, y)...)
	all = append(all, p.grounds(a, b)...)
	all = append(all, p.terms(book, x, y)...)
	if len(all) == 0 {
		all = append(all, p.d.Word("ui.weigh.differs.nothing"))
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
func (p *Page) things(d *rules.Draft, n lang.Names) map[string][]stood {
	all := map[string][]stood{}
	for i := range d.Things {
		t := &d.Things[i]
		if t.Stock == "" {
			continue
		}
		s := stood{name: p.d.Words.Say(t.Name, n), side: t.Side}
		for _, cell := range t.Cells {
			s.at += p.d.Words.Name(cell, n) + " "
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
func (p *Page) pieces(a, b *column, x, y *rules.Draft) (all []string) {
	was, is := p.things(x, a.names), p.things(y, b.names)
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
		if n := otherwise(was[key], is[key]); n > 0 {
			set = append(set, p.times(key, n))
		}
	}
	if len(more) > 0 {
		all = append(all, p.d.Words.About(p.d.Word("ui.weigh.differs.more"), p.some(more)))
	}
	if len(less) > 0 {
		all = append(all, p.d.Words.About(p.d.Word("ui.weigh.differs.less"), p.some(less)))
	}
	if moved > 0 && moved < mostNamed {
		all = append(all, p.d.Words.About(p.d.Word("ui.weigh.differs.moved.named"), p.d.Words.All(who)))
	} else if moved > 0 {
		all = append(all, p.d.Word("ui.weigh.differs.moved", moved))
	}
	if len(set) > 0 {
		all = append(all, p.d.Words.About(p.d.Word("ui.weigh.differs.set"), p.some(set)))
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
func (p *Page) times(name string, n int) string {
	if n == 1 {
		return name
	}
	return p.d.Word("ui.weigh.times", name, n)
}

// some names some of a list, and how many more there are.
func (p *Page) some(all []string) string {
	if len(all) <= mostNamed {
		return p.d.Words.All(all)
	}
	return p.d.Words.All(append(slices.Clone(all[:mostNamed-1]), p.d.Word("ui.weigh.differs.others", len(all)-mostNamed+1)))
}

// grounds counts the cells whose ground differs, and what else the map has otherwise.
func (p *Page) grounds(a, b *column) (all []string) {
	if a.view == nil || b.view == nil || a.view.Map == nil || b.view.Map == nil {
		return nil
	}
	x, y := a.view.Map, b.view.Map
	if x.Cols != y.Cols || x.Rows != y.Rows || x.Width != y.Width || x.Height != y.Height {
		return []string{p.d.Word("ui.weigh.differs.size")}
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
		all = append(all, p.d.Word("ui.weigh.differs.cells", n))
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
		all = append(all, p.d.Word("ui.weigh.differs.lines"))
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
		all = append(all, p.d.Word("ui.weigh.differs.areas", n))
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
func (p *Page) terms(book rules.Workshop, x, y *rules.Draft) (all []string) {
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
		word := p.d.Word(t.Word)
		if t.Of.Key != "" {
			word = p.d.Words.About(p.d.Words.Say(t.Of, lang.Names{Book: book}), word)
		}
		if said := p.members(book, old, t); said != "" {
			all = append(all, p.d.Words.About(word, said))
			continue
		}
		now := p.value(t)
		if len(before)+len(now) > longTerm || before == now {
			all = append(all, p.d.Word("ui.weigh.differs.term.long", word))
			continue
		}
		all = append(all, p.d.Word("ui.weigh.differs.term", word, cmp.Or(now, p.d.Word("ui.weigh.differs.empty")), cmp.Or(before, p.d.Word("ui.weigh.differs.empty"))))
	}
	if len(all) > mostNamed {
		all = append(all[:mostNamed-1], p.d.Word("ui.weigh.differs.terms", len(all)-mostNamed+1))
	}
	return all
}

// members names what is in a list of units or cells, and was not, and the other way round; "" where
// a term is no such list.
func (p *Page) members(book rules.Workshop, old, now *rules.Prop) string {
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
				names = append(names, p.member(book, k.has, v))
			}
		}
		if len(names) > 0 {
			said = append(said, p.d.Word(k.word, p.some(names)))
		}
	}
	if len(said) == 0 {
		return ""
	}
	return p.d.Words.Clauses(said)
}

// member is what is called so in a list of units or cells.
func (p *Page) member(book rules.Workshop, t *rules.Prop, v string) string {
	n := lang.Names{Book: book}
	if i := slices.Index(t.Values, v); i >= 0 && i < len(t.Names) && t.Names[i].Key != "" {
		return p.d.Words.Say(t.Names[i], n)
	}
	if r, err := book.Parse(v); err == nil {
		return p.d.Words.Name(r, n)
	}
	return v
}

// longTerm is how many letters of two values are told.
const longTerm = 60

// value is what the value of a term is called.
func (p *Page) value(t *rules.Prop) string {
	for i, v := range t.Values {
		if v == t.Value && i < len(t.Names) && t.Names[i].Key != "" {
			return p.d.Words.Say(t.Names[i], lang.Names{})
		}
	}
	if key := t.Word + "." + t.Value; t.Value != "" && p.d.Words.Has(key) {
		return p.d.Word(key)
	}
	if t.Kind == rules.PropFlag {
		if t.Value == "true" {
			return p.d.Word("ui.weigh.yes")
		}
		return p.d.Word("ui.weigh.no")
	}
	return t.Value
}
