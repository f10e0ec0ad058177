package forces

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// item is something that the drawer shows: a thing of the battle, a line of the box, a file.
type item struct {
	region string
	name   string
	army   string // headings
	arm    string
	nation string
	find   string // what a search looks through

	side   rules.Side
	thing  *rules.Thing
	line   *rules.Stock
	file   *File
	card   bool
	lead   bool // a leader: all look alike, and only his name tells him from others
	away   bool // in the box
	spent  bool // none of it is left there
	placed bool
	turn   int
	fault  bool
}

// look makes all anew where the draft or the language is another.
func (p *Panel) look(c *ui.Ctx) {
	d := p.State.Draft()
	if d == p.of && p.language == p.Words.Language() {
		return
	}
	p.pins = p.pinned(c)
	p.of, p.language = d, p.Words.Language()
	p.all = p.all[:0]
	p.kinds, p.several = [2]bool{}, map[string]bool{}
	kit := p.State.Open.Kit()
	p.arrivals = make([]int, kit.Turns+1)
	faulty := map[string]bool{}
	for i := range d.Flaws {
		if !d.Flaws[i].Advice {
			faulty[d.Flaws[i].Thing] = true
		}
	}
	lines := map[string]*rules.Stock{}
	order := map[string]int{}
	for i := range kit.Stock {
		l := &kit.Stock[i]
		lines[l.ID], order[l.ID] = l, i
	}
	for i := range d.Things {
		if t := &d.Things[i]; t.Stock != "" && (lines[t.Stock] != nil || !part(d, t)) {
			p.all = append(p.all, p.thing(t, lines[t.Stock], faulty[t.Path]))
		}
	}
	slices.SortStableFunc(p.all, func(a, b item) int {
		return cmp.Or(cmp.Compare(max(a.side, -a.side*2), max(b.side, -b.side*2)), cmp.Compare(place(order, a.thing.Stock), place(order, b.thing.Stock)))
	})
	n := len(p.all)
	for i := range kit.Stock {
		l := &kit.Stock[i]
		switch {
		case l.Filed:
			p.files(l)
		case l.Left != 0 || p.kept[l.ID] != 0: // what is used up keeps its place while the drawer is open
			if p.kept[l.ID] == 0 {
				p.kept[l.ID] = l.Left
			}
			p.all = append(p.all, p.boxed(l))
		}
	}
	for i := range p.all[n:] {
		if x := &p.all[n+i]; x.side != rules.Chance && x.file == nil && p.kept[x.line.ID] != 1 && !x.card {
			p.kinds[x.side], p.several[x.army] = true, true
		}
	}
	slices.SortStableFunc(p.all[n:], func(a, b item) int { return cmp.Compare(p.rank(&a), p.rank(&b)) })
	p.gather(p.all[:n])
	p.gather(p.all[n:])
}

// part reports whether a thing is a part of another one.
func part(d *rules.Draft, t *rules.Thing) bool {
	for path := t.Path; ; {
		i := strings.LastIndexByte(path, '.')
		if i < 0 {
			return false
		}
		if path = path[:i]; d.Thing(path) != nil {
			return true
		}
	}
}

// rank puts what belongs to a side of the battle before what could belong to either, and its
// counters by kind before the register of those who were there.
func (p *Panel) rank(x *item) int {
	switch {
	case x.side == rules.Chance:
		return 2
	case p.registered(x):
		return 1
	}
	return 0
}

// registered reports whether a line is one of a register, of a side that has counters by kind
// besides: it lists all formations by name, which is long.
func (p *Panel) registered(x *item) bool {
	return x.side != rules.Chance && p.kinds[x.side] && !p.several[x.army]
}

// place is where the catalogue has a line; what it does not know stands last.
func place(order map[string]int, id string) int {
	if n, ok := order[id]; ok {
		return n
	}
	return len(order)
}

// gather brings those of one heading together, in the order in which headings come.
func (p *Panel) gather(all []item) {
	army, arm := map[string]int{}, map[string]int{}
	for i := range all {
		if k := all[i].army; army[k] == 0 {
			army[k] = len(army) + 1
		}
		if k := all[i].army + "\n" + all[i].arm; arm[k] == 0 {
			arm[k] = len(arm) + 1
		}
	}
	slices.SortStableFunc(all, func(a, b item) int {
		return cmp.Or(army[a.army]-army[b.army], arm[a.army+"\n"+a.arm]-arm[b.army+"\n"+b.arm])
	})
}

// thing is a thing of the battle.
func (p *Panel) thing(t *rules.Thing, l *rules.Stock, fault bool) item {
	w := p.Words
	x := item{region: w.Keys.Dot("thing", t.Path), name: w.Capital(w.Say(t.Name)), side: t.Side, thing: t, line: l, turn: t.Turn, fault: fault,
		placed: len(t.Cells) > 0 || len(t.Pts) > 0}
	if l != nil {
		p.headed(&x, l)
		x.placed = x.placed || x.card
	}
	if t.Turn > 0 {
		x.placed = false
		if t.Turn < len(p.arrivals) {
			p.arrivals[t.Turn]++
		}
	}
	var props []string
	for i := range t.Props { // formation, arm: all that is chosen from names
		k := &t.Props[i]
		if k.Kind == rules.PropChoice {
			if at := slices.Index(k.Values, k.Value); at >= 0 && at < len(k.Names) && k.Value != "" {
				props = append(props, w.Say(k.Names[at]))
			}
		}
	}
	x.find = fold(strings.Join(append(props, x.name, x.army, x.arm), "\n"))
	return x
}

// headed gives an item the headings of its line.
func (p *Panel) headed(x *item, l *rules.Stock) {
	w := p.Words
	x.card, x.nation = l.Card != nil, l.Piece.Nation
	if x.card {
		x.nation = l.Card.Nation
	}
	if len(l.Group) > 0 {
		x.army = w.Capital(w.Say(l.Group[0]))
	}
	if len(l.Group) > 1 {
		x.arm = w.Capital(w.Say(l.Group[len(l.Group)-1]))
	}
	x.lead = !x.card && l.Piece.Form == rules.Leader && x.arm != x.name // else his heading names him
}

// boxed is a line of the box.
func (p *Panel) boxed(l *rules.Stock) item {
	w := p.Words
	x := item{region: w.Keys.Dot("stock", l.ID), name: w.Capital(w.Say(l.Name)), side: l.Side, line: l, away: true, spent: l.Left == 0 && !l.Filed}
	p.headed(&x, l)
	x.find = fold(strings.Join([]string{x.name, x.army, x.arm}, "\n"))
	return x
}

// files are the files that a line of the box stands for.
func (p *Panel) files(l *rules.Stock) {
	if p.army = nil; p.Armies != nil {
		p.army = p.Armies()
	}
	for i := range p.army {
		x := p.boxed(l)
		x.file, x.name = &p.army[i], p.army[i].Name
		x.region = p.Words.Keys.Join("stock", l.ID, p.army[i].Name)
		x.find = fold(x.name + "\n" + x.army)
		p.all = append(p.all, x)
	}
	if len(p.army) == 0 {
		x := p.boxed(l)
		x.file = &File{}
		p.all = append(p.all, x)
	}
}

// query is what is searched for.
type query struct {
	words    []string
	unplaced bool
	turn     int
}

// ask reads the search field: words of names, or the words for what has no place, or for a
// turn of entry.
func (p *Panel) ask() (q query) {
	text := strings.TrimSpace(fold(p.find))
	if text == "" {
		return q
	}
	if none := fold(p.Words.Word("ui.workshop.place.none")); len(text) > 3 && strings.HasPrefix(none, text) {
		q.unplaced = true
		return q
	}
	for n := range len(p.arrivals) {
		if n > 0 && text == fold(p.Words.Word("ui.workshop.forces.turn", n)) {
			q.turn = n
			return q
		}
	}
	q.words = strings.Fields(text)
	return q
}

// finds reports whether an item is one of those searched for.
func (q *query) finds(x *item) bool {
	switch {
	case q.unplaced:
		return !x.away && !x.placed && x.turn == 0
	case q.turn > 0:
		return x.turn == q.turn
	}
	for _, word := range q.words {
		if !strings.Contains(x.find, word) {
			return false
		}
	}
	return true
}

// hand is what taking a line in hand comes to.
func (p *Panel) hand(x *item) state.Hand {
	h := state.Hand{Stock: x.line.ID, Side: p.ofSide(x.line)}
	if x.file != nil {
		h.Value = x.file.Text
	}
	return h
}

// ofSide is whose a line becomes: that of the side shown, where it can be either's.
func (p *Panel) ofSide(l *rules.Stock) rules.Side {
	if l.Side != rules.Chance {
		return l.Side
	}
	if p.side != rules.Chance {
		return p.side
	}
	if v := p.State.View(); v != nil && l.Piece.Nation != "" && v.Sides[rules.Second].Nation == l.Piece.Nation {
		return rules.Second
	}
	return rules.First
}

// points names what a line costs, where armies are put together by points.
func points(w *words.Speaker, l *rules.Stock) string {
	if l.Points == 0 {
		return ""
	}
	return w.Word("ui.armylist.points", l.Points)
}

// leftText is how many of a line are left, "" for a single one.
func leftText(l *rules.Stock) string {
	switch {
	case l.Left < 0:
		return "∞"
	case l.Left > 1, l.Left == 0:
		return strconv.Itoa(l.Left)
	}
	return ""
}
