package weigh

import (
	"slices"
	"strconv"

	"grognard/game/weigh"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// option is one of the choices of the foot.
type option struct {
	word  string
	picks []ui.Pick
	at    int
}

// The choices of the foot.
const (
	ofStrength = iota
	ofHeat
	ofSide
)

// whose are the sides whose losses can be shown, whoseNames the regions of that choice.
var (
	whose      = [...]rules.Side{rules.Chance, rules.First, rules.Second}
	whoseNames = [...]string{"whose.both", "whose.first", "whose.second"}
)

// options are how well games are played, what the maps show, and whose losses if those are shown.
func (p *Page) options() [3]option {
	o := [3]option{{word: "ui.weigh.strength", at: int(p.bench.asked())}, {word: "ui.weigh.heat", at: int(p.heat.kind)},
		{word: "ui.weigh.whose", at: slices.Index(whose[:], p.heat.whose)}}
	for i := range strengths {
		o[ofStrength].picks = append(o[ofStrength].picks, ui.Pick{Name: strengthNames[i], Label: p.d.Word(strengths[i])})
	}
	for i := range kinds {
		o[ofHeat].picks = append(o[ofHeat].picks, ui.Pick{Name: kindNames[i], Label: p.d.Word(kinds[i])})
	}
	for i, s := range whose {
		o[ofSide].picks = append(o[ofSide].picks, p.sidePick(whoseNames[i], s))
	}
	return o
}

// sidePick is a side whose losses can be shown, by its arms: names are long. Where they do not tell
// the sides apart it has its name all the same.
func (p *Page) sidePick(name string, s rules.Side) ui.Pick {
	k := p.all[0]
	switch n := k.nation(max(s, rules.First)); {
	case s == rules.Chance:
		return ui.Pick{Name: name, Label: p.d.Word("ui.weigh.whose.both")}
	case n == "" || n == k.nation(s.Other()):
		return ui.Pick{Name: name, Label: p.armies(s)}
	default:
		return ui.Pick{Name: name, Icon: "emblem/" + n}
	}
}

// tip says what a choice is.
func (p *Page) tip(name string) string {
	if i := slices.Index(whoseNames[:], name); i > 0 {
		return p.d.Word("ui.weigh.tip.whose", p.armies(whose[i]))
	}
	return p.d.Word("ui.weigh.tip." + name)
}

// size is the room that a choice needs in a row, with its word before it.
func (o *option) size(c *ui.Ctx, word string) (w, h float32) {
	w = c.Width(ui.Small, word) + c.Px(10)
	for _, k := range o.picks {
		bw, bh := c.Size(ui.Button{Label: k.Label, Icon: k.Icon})
		w, h = w+bw+c.Px(6), bh
	}
	return w, h
}

// compare is the button that puts another battle beside those that are weighed.
func (p *Page) compare() ui.Button {
	b := ui.Button{Name: "button.compare", Label: p.d.Word("ui.weigh.compare"), Icon: "icon/scales", Key: "C", Tip: p.d.Word("ui.weigh.compare.about")}
	if len(p.all) == most {
		b.Why = p.d.Word("ui.weigh.compare.most", most)
	}
	return b
}

// verdict is what comparing two battles comes to.
type verdict struct {
	head, text string
	sure       bool
}

// verdicts are those of all pairs.
func (p *Page) verdicts() (all []verdict) {
	if len(p.all) < 2 {
		return nil
	}
	reports, s, ok := p.bench.common()
	if !ok || len(reports) != len(p.all) {
		return []verdict{{text: p.d.Word("ui.weigh.compare.few", weigh.FirstWord)}}
	}
	army := p.army(p.all[0], rules.First)
	for _, d := range weigh.Compare(rules.First, reports...) {
		v := verdict{head: p.d.Word("ui.weigh.against", letter(d.B), letter(d.A)), sure: d.Sure}
		low, high := p.d.Word("ui.weigh.signed", whole(-d.High)), p.d.Word("ui.weigh.signed", whole(-d.Low))
		v.text = p.d.Word("ui.weigh.points", army, low, high, whole(-d.Is))
		turns := p.longer(&d.Turns)
		switch {
		case d.Sure:
			v.text = p.d.Words.Sentences(v.text, p.d.Word("ui.weigh.sure"))
		case d.Games > 0:
			v.text = p.d.Words.Sentences(v.text, p.d.Word("ui.weigh.unsure.games", weigh.Round(d.Games)))
		default:
			v.text = p.d.Words.Sentences(v.text, p.d.Word("ui.weigh.unsure"))
		}
		all = append(all, v)
		if turns != "" {
			all = append(all, verdict{head: v.head, text: turns, sure: d.Turns.Sure})
		}
	}
	if s != p.bench.asked() {
		all = append(all, verdict{text: p.d.Word("ui.weigh.compare.as", p.d.Word(strengths[s]))})
	}
	return all
}

// longer says by how much games of the second battle are longer, "" if that cannot be told.
func (p *Page) longer(l *weigh.Longer) string {
	if !l.Known {
		return ""
	}
	how := "ui.weigh.unsure"
	if l.Sure {
		how = "ui.weigh.sure"
	}
	return p.d.Words.Sentences(p.d.Word("ui.weigh.longer", p.signed(-l.Is), p.signed(-l.High), p.signed(-l.Low)), p.d.Word(how))
}

// signed writes what is added or taken in tenths: +1.5, −0.3, 0.
func (p *Page) signed(n float64) string {
	tenths := round(10 * n)
	if tenths == 0 {
		return "0"
	}
	sign := "+"
	if tenths < 0 {
		sign, tenths = "−", -tenths
	}
	return sign + p.d.Words.Decimal(strconv.Itoa(tenths/10)+"."+strconv.Itoa(tenths%10))
}

// said is the whole sentence of a verdict.
func (v *verdict) said(p *Page) string {
	if v.head == "" {
		return v.text
	}
	return p.d.Words.About(v.head, v.text)
}

// footHigh is how high the foot is in a width.
func (p *Page) footHigh(c *ui.Ctx, w float32) float32 {
	f := ui.Flow{C: c, W: w - 2*c.Px(14)}
	p.footing(&f, false)
	return f.Y + 2*c.Px(10)
}

// foot is what holds of all maps: how they differ, how games are played, what is shown.
func (p *Page) foot(c *ui.Ctx, r paint.Rect) {
	c.Block(r)
	c.Surface("ui/panel", r, c.Theme.Panel)
	f := ui.Flow{C: c, X: r.X + c.Px(14), Y: r.Y + c.Px(10), W: r.W - 2*c.Px(14)}
	p.footing(&f, true)
	for i, key := range kindKeys {
		if c.Take(key) {
			p.heat.kind = kind(i)
			c.Animate()
		}
	}
}

// footing sets the parts of the foot, or only finds out how high they are.
func (p *Page) footing(f *ui.Flow, paints bool) {
	c := f.C
	for _, v := range p.verdicts() {
		p.verdict(f, &v, paints)
	}
	for _, k := range p.all {
		if k.map_ != nil { // before there is any colour, too: the foot is not to grow under the pointer
			p.verdict(f, &verdict{text: p.legend()}, paints)
			break
		}
	}
	b := p.compare()
	bw, high := c.Size(b)
	x, row := f.X, f.Take(high)
	fit := func(w float32) paint.Rect {
		if x > f.X && x+w > f.X+f.W {
			f.Gap(6)
			x, row = f.X, f.Take(high)
		}
		at := paint.Rect{X: x, Y: row.Y, W: min(w, f.X+f.W-x), H: high}
		x += w + c.Px(28)
		return at
	}
	for i, o := range p.options() {
		hidden := i == ofSide && p.heat.kind != losses
		if hidden && c.In.W < c.Px(roomy) { // else it keeps its room: the foot stands on the lower edge, and would grow under the pointer
			continue
		}
		word := p.d.Word(o.word)
		w, _ := o.size(c, word)
		if w > f.W {
			word = ""
			w, _ = o.size(c, word)
		}
		if at := fit(w); paints && !hidden {
			p.choice(c, at, i, &o, word)
		}
	}
	at := fit(bw)
	if at.X+bw < f.X+f.W {
		at.X = f.X + f.W - bw
	}
	if paints && c.Button(at, b) {
		list := p.comparable()
		p.choose = &others{list: list, at: p.likely(list)}
		c.Animate()
	}
}

// verdict sets what comparing two battles comes to.
func (p *Page) verdict(f *ui.Flow, v *verdict, paints bool) {
	c := f.C
	st, col := ui.Body, c.Theme.Text
	if v.sure {
		st = ui.Strong
	}
	if v.head == "" {
		st, col = ui.Small, c.Theme.Muted
	}
	text := v.said(p)
	if at := f.Take(c.Wrap(st, f.W, text).Height); paints {
		c.Paragraph(at, st, ui.Start, col, text)
	}
	f.Gap(4)
}

// choice is one of the choices of the foot, with its word before it.
func (p *Page) choice(c *ui.Ctx, at paint.Rect, i int, o *option, word string) {
	c.Label(ui.CutLeft(&at, c.Width(ui.Small, word)+c.Px(10)), ui.Small, ui.Start, c.Theme.Muted, word)
	at.W += c.Px(12) // the last one ends with a gap
	for _, k := range o.picks {
		c.Tip(k.Name, at, p.tip(k.Name), false)
	}
	if n, _ := c.Choice(at, o.picks, o.at); n != o.at {
		p.pick(c, i, n)
	}
}

// pick takes over a choice.
func (p *Page) pick(c *ui.Ctx, i, n int) {
	switch i {
	case ofStrength:
		p.bench.ask(weigh.Strength(n))
	case ofHeat:
		p.heat.kind = kind(n)
	default:
		p.heat.whose = whose[n]
	}
	c.Animate()
}
