package forces

import (
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// row is a line of the drawer: a heading, some pieces side by side, or one with its name.
type row struct {
	kind  kind
	y, h  float32
	from  int    // items, of all
	items []int  // of pieces side by side
	text  string // of a heading
	note  string // at its end
	name  string // of its region
	key   string // under which it is folded
	shut  bool
	away  bool // of the box
}

// kind is what a row is.
type kind int

const (
	heading kind = iota // "In the box"
	army
	arm
	tokens
	title   // a card, a leader
	file    // an army file
	nothing // a sentence
)

// lay is what rows were laid out for.
type lay struct {
	of     *rules.Draft
	find   string
	side   rules.Side
	width  float32
	scale  float32
	folds  int
	high   float32
	spoken string
}

// layout lays out what shows, once for a draft, a search and a width.
func (p *Panel) layout(c *ui.Ctx, w float32) {
	k := lay{p.of, p.find, p.side, w, c.Scale, len(p.folded), 0, p.language}
	was := p.lay
	was.high = 0
	if k == was && p.lay.of != nil {
		return
	}
	p.rows = p.rows[:0]
	q := p.ask()
	var there, box []int
	for i := range p.all {
		x := &p.all[i]
		if p.side != rules.Chance && x.side != p.side && x.side != rules.Chance || !q.finds(x) {
			continue
		}
		if x.away {
			box = append(box, i)
		} else {
			there = append(there, i)
		}
	}
	b := builder{p: p, c: c, w: w, open: p.find != ""}
	b.groups(there, false)
	if len(box) > 0 {
		if len(there) > 0 {
			b.add(row{kind: heading, text: p.Words.Word("ui.workshop.forces.box"), note: p.Words.Word("ui.workshop.forces.lines", p.left(box)), away: true}, c.Px(34))
		}
		b.groups(box, true)
	}
	if len(p.rows) == 0 {
		text := p.Words.Word("ui.workshop.forces.nothing")
		b.add(row{kind: nothing, text: text}, c.Wrap(ui.Small, w, text).Height)
	}
	k.high = b.y
	p.lay = k
}

// left is how many lines of some are not used up.
func (p *Panel) left(all []int) (n int) {
	for _, i := range all {
		if !p.all[i].spent {
			n++
		}
	}
	return n
}

// builder puts rows below each other.
type builder struct {
	p    *Panel
	c    *ui.Ctx
	w, y float32
	open bool // all headings are
}

func (b *builder) add(r row, h float32) {
	r.y, r.h = b.y, h
	b.p.rows = append(b.p.rows, r)
	b.y += h
}

// groups adds items under the headings that they have.
func (b *builder) groups(all []int, away bool) {
	p := b.p
	for len(all) > 0 {
		first := &p.all[all[0]]
		n := slices.IndexFunc(all, func(i int) bool { return p.all[i].army != first.army })
		if n < 0 {
			n = len(all)
		}
		if !b.headed(army, first, all[:n], away) {
			b.arms(all[:n], away)
		}
		all = all[n:]
	}
}

// headed adds a heading and reports whether what stands below it is folded.
func (b *builder) headed(k kind, x *item, all []int, away bool) (shut bool) {
	p, w := b.p, b.p.Words
	text, key := x.army, "forces.army."
	if k == arm {
		text, key = x.army+"."+x.arm, "forces.arm."
	}
	if away {
		key = "box" + key[len("forces"):]
	}
	r := row{kind: k, text: x.army, name: w.Keys.Glue(key, "", text), from: all[0], items: all, away: away}
	if k == arm {
		r.text = x.arm
	}
	if away {
		r.key = r.name
		shut = p.folded[r.key] != (k == army && x.side == rules.Chance && x.nation != "" && !p.fights(x.nation) || k == arm && p.registered(x))
		if r.shut = shut && !b.open; r.shut {
			r.note = w.Keys.Number(p.left(all))
		}
	} else {
		r.note = p.standing(all)
	}
	h := b.c.Px(30)
	if k == army {
		h = b.c.Px(36)
	}
	b.add(r, h)
	return r.shut
}

// fights reports whether a nation is in the battle.
func (p *Panel) fights(nation string) bool {
	v := p.State.View()
	return v == nil || v.Sides[rules.First].Nation == nation || v.Sides[rules.Second].Nation == nation ||
		v.Sides[rules.First].Nation == "" || v.Sides[rules.Second].Nation == ""
}

// standing says how many of those under a heading have a place.
func (p *Panel) standing(all []int) string {
	none, later := 0, 0
	for _, i := range all {
		switch x := &p.all[i]; {
		case x.turn > 0:
			later++
		case !x.placed:
			none++
		}
	}
	switch {
	case none > 0:
		return p.Words.Word("ui.workshop.forces.unplaced", none)
	case later > 0:
		return p.Words.Word("ui.workshop.forces.later", later)
	}
	return p.Words.Word("ui.workshop.forces.all", len(all))
}

// arms adds the items of an army by arm or formation.
func (b *builder) arms(all []int, away bool) {
	p := b.p
	for len(all) > 0 {
		first := &p.all[all[0]]
		n := slices.IndexFunc(all, func(i int) bool { return p.all[i].arm != first.arm })
		if n < 0 {
			n = len(all)
		}
		if first.arm == "" || !b.headed(arm, first, all[:n], away) {
			b.fill(all[:n])
		}
		all = all[n:]
	}
}

// titled reports whether an item stands in a row of its own, with its name.
func (x *item) titled() bool { return x.card || x.lead || x.file != nil }

// fill adds pieces side by side, and leaders, cards and files below each other.
func (b *builder) fill(all []int) {
	p, c := b.p, b.c
	d, gap := c.Px(token), c.Px(between)
	most := max(1, int((b.w+gap)/(d+gap)))
	for i := 0; i < len(all); {
		x := &p.all[all[i]]
		if x.titled() {
			k := title
			if x.file != nil {
				k = file
			}
			b.add(row{kind: k, items: all[i : i+1]}, max(c.Px(tall), c.Wrap(ui.Small, b.w-c.Px(42), x.name).Height+c.Px(6)))
			i++
			continue
		}
		to := i
		for to < len(all) && to-i < most && !p.all[all[to]].titled() {
			to++
		}
		b.add(row{kind: tokens, items: all[i:to]}, d+c.Px(8))
		i = to
	}
	b.y += c.Px(4)
}
