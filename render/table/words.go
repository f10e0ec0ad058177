package table

import (
	"grognard/game/lang"
	"grognard/rules"
)

// say puts a sentence of the rules into words.
func (t *Table) say(x rules.Text) string { return t.deps.Words.Say(x, t.who) }

// name is what a thing is called.
func (t *Table) name(r rules.Ref) string { return t.deps.Words.Name(r, t.who) }

// placed is what a thing is called, with the label of its cell if other pieces
// bear the same name.
func (t *Table) placed(r rules.Ref) string {
	name := t.name(r)
	v := t.scene.View()
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
	return t.aside(name, t.name(where))
}

// shortName is what is printed on the counter of a thing, or "".
func (t *Table) shortName(r rules.Ref) string {
	key := t.names.Brief(r)
	if !t.deps.Words.Has(key) {
		return ""
	}
	return t.word(key)
}

// word is a word of the screens.
func (t *Table) word(key string) string { return t.deps.Words.Word(key) }

// byShape is a word of the screens that names the places of the map: that of
// the rulebook, such as "ns.table.grid", or that of its shape, such as
// "table.grid.hexes", if there is one.
func (t *Table) byShape(key string) string {
	if k := t.names.Dot(t.m.Book().Prefix(), key); t.deps.Words.Has(k) {
		return t.word(k)
	}
	if v := t.scene.View(); v != nil && v.Map != nil {
		if k := t.names.Dot(key, shapeNames[v.Map.Shape]); t.deps.Words.Has(k) {
			return t.word(k)
		}
	}
	return t.word(key)
}

// shapeNames end the keys of words that depend on the shape of places.
var shapeNames = [...]string{rules.Squares: "squares", rules.Hexes: "hexes", rules.Cloth: "cloth", rules.FlatHexes: "hexes"}

// percent writes a chance, decimal a number with a point, as the language does.
func (t *Table) percent(s string) string { return t.deps.Words.Percent(s) }
func (t *Table) decimal(s string) string { return t.deps.Words.Decimal(s) }

// chance names something with its chance.
func (t *Table) chance(of, percent string) string {
	return t.deps.Words.Word("odds.headline.row", of, t.percent(percent))
}

// about says something about something, dash sets two things beside each other,
// aside adds something in brackets.
func (t *Table) about(head, said string) string { return t.deps.Words.About(head, said) }
func (t *Table) dash(a, b string) string        { return t.deps.Words.Dash(a, b) }
func (t *Table) aside(s, add string) string     { return t.deps.Words.Word("format.aside", s, add) }

// side is the name of a player.
func (t *Table) side(s rules.Side) string { return t.name(rules.SideRef(s)) }

// own returns the key of a word of the rulebook, such as "man.prompt.move".
func (t *Table) own(area, key string) string {
	return t.names.Join(t.m.Book().Prefix(), area, key)
}

// translate takes back every text that was made in another language and is kept
// from frame to frame, so that it is made again.
func (t *Table) translate() {
	now := t.deps.Words.Language()
	if t.spoken == now {
		return
	}
	t.spoken = now
	if v := t.scene.View(); v != nil {
		t.who = lang.NamesOf(t.m.Book(), v)
	}
	clear(t.placeWords)
	t.log.lines, t.commons.view = nil, nil
	if t.tape.text != "" {
		t.tape.write(t)
	}
	if g := &t.grip; g.asked && g.ok {
		g.tapes = nil
		t.layTapes(g.found)
	}
	t.no = refusal{}
	t.look.gauge, t.look.tipFor = "", 0
	t.peek.said = ""
	t.target.pos, t.trace.pos, t.counts.pos = nil, nil, nil
	t.board.Rename()
}
