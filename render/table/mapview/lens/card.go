package lens

import (
	"strconv"

	"grognard/game/odds"
	"grognard/game/threat"
	"grognard/render/paint"
	"grognard/render/table/layout/beside"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// card is what the lens says in words.
type card struct {
	of     *finding
	lines  []line
	folded []line     // the same, as short as can be
	last   paint.Rect // where it lay last
	at     paint.Rect // where it lies now, of no width while it is not shown
}

// Forget has the words found anew.
func (k *card) Forget() { k.of, k.lines = nil, k.lines[:0] }

// line is a line of the card.
type line struct {
	head   bool
	color  tone
	text   string
	value  string
	clause string
}

// tone is the colour of a line.
type tone uint8

const (
	plain tone = iota
	mine
	theirs
	muted
)

// Sizes of the card, in dp.
const (
	wide  = 392
	clear = 96 // from the pointer
	gap   = 24

	widest = 1.6 // times as wide with larger letters
)

// Card is where the card lies, of no width while it is not shown.
func (l *Lens) Card() paint.Rect {
	if !l.shown {
		return paint.Rect{}
	}
	return l.card.at
}

// tell paints the card beside the place, never where off, painted later, would cover it.
func (l *Lens) tell(c *ui.Ctx, f *finding, at, room paint.Rect, spared []paint.Rect, off paint.Rect) {
	k := &l.card
	k.at = paint.Rect{}
	room.H -= c.Line(ui.Small) + c.Px(10) // the legend of marks lies there
	if f == nil {
		k.Forget()
		k.lines = append(k.lines, line{color: muted, text: l.Words.Word("table.lens.waits")})
	} else if k.of != f {
		k.lines, k.of = l.say(k.lines[:0], f), f
	}
	k.fold()
	place := beside.Card{Room: room.Inset(c.Px(6)), Gap: c.Px(gap), Cell: max(1, l.Board.Zoom), Last: k.last, Off: off,
		Clear: []paint.Rect{at, paint.About(c.In.X, c.In.Y, 2*c.Px(clear), 2*c.Px(clear))}}
	place.Clear = append(place.Clear, l.way()...)
	if f != nil {
		place.Clear = append(place.Clear, l.struck(f)...)
	}
	place.Shun = spared
	l.about(&place)
	r, lines, ok := l.lay(c, &place)
	if !ok {
		return
	}
	k.last, k.at = r, r
	layer, text := c.On(paint.Panel, paint.PanelText)
	defer c.On(layer, text)
	l.write(c, c.Surfaced(r), lines)
}

// way is where the way to the place leads.
func (l *Lens) way() (all []paint.Rect) {
	if l.aimed.asked() {
		return nil
	}
	routes := l.Choice.Routes(l.aimed.Option.At)
	if len(routes) == 0 {
		return nil
	}
	for _, r := range routes[0].Path {
		if at, ok := l.Board.CellRect(r); ok {
			all = append(all, at)
		}
	}
	return all
}

// struck is where those stand whom the lens names.
func (l *Lens) struck(f *finding) (all []paint.Rect) {
	for i := range f.own {
		if at, ok := l.thing(f.own[i].At); ok && i < best {
			all = append(all, at)
		}
	}
	for _, who := range f.reaching(best) {
		if at, ok := l.thing(who); ok {
			all = append(all, at)
		}
	}
	return all
}

// about tells a card that looks for its place where pieces stand.
func (l *Lens) about(k *beside.Card) {
	v := l.Scene.View()
	for i := range v.Pieces {
		if at, ok := l.Board.PieceRect(v.Pieces[i].Ref); ok {
			k.Pieces = append(k.Pieces, at)
		}
	}
	for _, r := range l.Choice.Live {
		if at, ok := l.Board.PieceRect(r); ok {
			k.Live = append(k.Live, at)
		} else if at, ok := l.Board.CellRect(r); ok {
			k.Pieces = append(k.Pieces, at)
		}
	}
}

// style is how a line is written.
func style(x *line) ui.Style {
	switch {
	case x.head:
		return ui.Strong
	case x.color == muted:
		return ui.Small
	}
	return ui.Body
}

// write paints the lines of the card.
func (l *Lens) write(c *ui.Ctx, in paint.Rect, lines []line) {
	inks := [...]paint.Color{plain: c.Theme.Text, mine: c.Theme.Danger, theirs: Amber, muted: c.Theme.Muted}
	if c.Theme.Dark {
		inks[theirs] = c.Theme.Gold
	}
	for i := range lines {
		x := &lines[i]
		st := style(x)
		row := ui.CutTop(&in, c.Line(st))
		c.Cites(row, x.clause)
		if w := c.ChipWidth(x.clause); w > 0 {
			c.Chip("", row.X+row.W-w, row.Y, x.clause)
			row.W -= w + c.Px(6)
		}
		if x.value != "" {
			w := c.Width(ui.Strong, x.value)
			c.Label(row, ui.Strong, ui.End, inks[x.color], x.value)
			row.W -= w + c.Px(8)
		}
		c.Label(row, c.Fit(st, row.W, row.H, x.text), ui.Start, inks[x.color], x.text)
	}
}

// say puts into words what is known of a move.
func (l *Lens) say(to []line, f *finding) []line {
	w := l.Words
	head := line{head: true, text: l.title(f)}
	if !f.act.asked() {
		for _, r := range l.Choice.Routes(l.aimed.Option.At) {
			if sum := r.Cost(); sum != 0 {
				head.value = w.Word("format.value", w.SumWord(r.Mods[0].Sum), strconv.Itoa(sum))
				break
			}
		}
	}
	to = append(to, head)
	switch {
	case f.none && f.act.asked():
		return append(to, line{color: muted, text: w.Word("table.lens.never")})
	case f.none:
		return append(to, line{color: muted, text: w.Word("table.lens.dark")})
	case f.who == 0:
		to = l.coming(to, f)
	default:
		to = l.exposed(to, f)
	}
	if f.public && f.all {
		to = append(to, line{color: muted, text: w.Word("table.lens.public")})
	}
	return to
}

// coming puts into words who of each side could go to a place.
func (l *Lens) coming(to []line, f *finding) []line {
	w := l.Words
	first := rules.First
	if f.act.viewer != rules.Chance {
		first = f.act.viewer.Other()
	}
	for _, s := range [...]rules.Side{first, first.Other()} {
		k := &f.come[s]
		if !k.Told {
			continue
		}
		head := line{head: true, color: theirs, text: w.Word("table.lens.come", w.Side(s), len(k.Who))}
		if s == f.act.viewer {
			head.color = mine
		}
		if k.AtMost && len(k.Who) > 0 {
			head.value = w.Word("table.lens.most")
		}
		to = append(to, head)
		for i, who := range k.Who {
			if i == best {
				to = append(to, line{color: muted, text: w.Word("table.lens.more", len(k.Who)-best)})
				break
			}
			to = append(to, line{text: l.name(who)})
		}
	}
	return to
}

// person is the key of a text about a piece: of one's own, or of another one.
func (f *finding) person(own, other string) string {
	if f.act.asked() && f.act.viewer != f.side {
		return other
	}
	return own
}

// exposed puts into words what a piece could attack and what could be done to it.
func (l *Lens) exposed(to []line, f *finding) []line {
	w := l.Words
	to = append(to, line{head: true, color: mine, text: w.Word(f.person("table.lens.own", "table.lens.own.it"))})
	switch {
	case len(f.own) > 0:
	case f.barred && !f.why.OK():
		to = append(to, line{color: muted, text: w.Capital(w.Say(f.why.Text)), clause: f.why.Rule})
	case f.barred:
		to = append(to, line{color: muted, text: w.Word("table.lens.barred")})
	default:
		to = append(to, line{color: muted, text: w.Word("table.lens.nothing")})
	}
	for i := range f.own {
		if i == best {
			to = append(to, line{color: muted, text: w.Word("table.lens.more", len(f.own)-best)})
			break
		}
		to = append(to, line{text: l.name(f.own[i].At), value: percent(w, &f.own[i])})
	}
	if f.all && !f.menace.Told {
		return to
	}
	to = append(to, line{head: true, color: theirs, text: w.Word(f.person("table.lens.foe", "table.lens.foe.it"))})
	if !f.seen {
		return append(to, line{color: muted, text: waiting})
	}
	return l.threats(to, f)
}

// threats puts into words what the enemy could do.
func (l *Lens) threats(to []line, f *finding) []line {
	w, m := l.Words, &f.menace
	if len(m.Reach) == 0 {
		if !f.all {
			return append(to, line{color: muted, text: waiting})
		}
		return append(to, line{color: muted, text: w.Word(f.person("table.lens.safe", "table.lens.safe.it"))})
	}
	reach := line{text: w.Word(f.person("table.lens.reach", "table.lens.reach.it"), len(m.Reach), m.All)}
	if m.AtMost {
		reach.value = w.Word("table.lens.most")
	}
	to = append(to, reach)
	for i := range m.Reach {
		if i == best {
			break
		}
		to = append(to, line{text: l.name(m.Reach[i].Who), value: percent(w, &m.Reach[i])})
	}
	x := f.fate()
	if x.back != "" {
		to = append(to, line{color: muted, text: w.Word(f.person("table.lens.back", "table.lens.back.it")), value: w.Percent(x.back)})
	}
	if x.gone != "" {
		to = append(to, line{color: muted, text: w.Word(f.person("table.lens.gone", "table.lens.gone.it")), value: w.Percent(x.gone)})
	}
	if x.helps != nil {
		to = append(to, line{color: muted, text: w.Word(f.person("table.lens.helps", "table.lens.helps.it"), w.Say(x.helps.Why)), clause: x.helps.Rule})
	}
	return to
}

// title names the place, or on a table without cells the piece.
func (l *Lens) title(f *finding) string {
	switch a := &f.act; {
	case a.point:
		return l.Words.Word("table.lens.place")
	case a.asked() && l.Scene.IsCell(a.about):
		return l.Words.Name(a.about)
	case a.asked():
		return l.Words.Capital(l.Words.Name(a.about))
	case l.Scene.IsCell(a.Option.At) && !l.inHand(a.Option):
		return l.Words.Word("table.lens.if", l.Words.Capital(l.Words.Name(f.who)), l.Words.Name(a.Option.At))
	}
	if at := f.act.Option.At; l.Scene.IsCell(at) {
		return l.Words.Name(at) // as the rulebook writes it
	}
	return l.Words.Capital(l.Words.Name(f.who))
}

// name names what attacks or is attacked: of a cell those who stand there.
func (l *Lens) name(r rules.Ref) string {
	if l.Scene.IsCell(r) {
		v := l.Scene.View()
		for i := len(v.Pieces) - 1; i >= 0; i-- { // the uppermost
			if p := &v.Pieces[i]; p.Cell == r && p.Form != rules.Marker && p.Form != rules.Leader && p.Ref != 0 {
				r = p.Ref
				break
			}
		}
	}
	return l.Words.Capital(l.Words.Name(r))
}

// percent writes how likely a strike hurts, and that this is what the number means.
func percent(w *words.Speaker, s *threat.Strike) string {
	if s.Hurt == nil {
		return w.Word("table.lens.open")
	}
	return w.Word("table.lens.hurt", w.Percent(odds.Percent(s.Hurt)))
}
