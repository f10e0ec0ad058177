package table

import (
	"slices"

	"grognard/render/board"
	"grognard/render/board/footprint"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

// grasp says how the player has a body in hand.
type grasp uint8

const (
	untouched grasp = iota
	chosen          // it is selected; its handles show
	carried         // its ghost follows the pointer
	put             // its ghost stands and waits to be confirmed
)

// grip is the body that the player moves on a Cloth while the rules wait for an
// answer of a Field. It makes wishes of what the hand does and keeps what the
// Field says to the last one.
type grip struct {
	ask    *rules.Request // that all the rest belongs to
	bodies []grabbable
	who    rules.Ref
	do     string // order taken hold of by a button or a handle; "" is for the rules to tell
	grasp  grasp
	button bool // it was taken with the button held: letting go puts it down

	from    footprint.Body // as it stood when it was taken
	grab    rules.Point    // where the pointer took it, from its middle
	pt      rules.Point    // where its middle is wished
	some    bool           // a place is wished
	at      rules.Ref      // what lies under the pointer
	turned  int            // hundredths of a degree clockwise, by wheel or keys
	right   bool           // the right handle is held, or was last
	turning bool           // a handle is held
	hot     [2]bool        // handles under the pointer, left and right

	asked bool         // what follows is the answer to wish
	wish  rules.Option // the last one
	found rules.Option // the legal option nearest to it
	ok    bool         // there is one
	why   rules.Reason // that it is not what was wished
	ghost []rules.Piece
	wrong []rules.Piece // how the wish would stand
	tapes []board.Tape
	reach reach
	rim   rim

	turnsAt rules.Option // that turnsIt was found out for
	turnsIt bool         // wheel and keys turn what is in hand
}

// grabbable is a body that the Field lets move, with the kinds of its answers.
type grabbable struct {
	ref  rules.Ref
	does []string
}

// field starts with the Field of a request, if there is one.
func (t *Table) field(q *rules.Request) {
	t.grip = grip{}
	if q == nil || q.Field == nil || !t.scene.OnCloth() {
		return
	}
	g := &t.grip
	g.ask = q
	v := t.scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == 0 || p.Side != q.To || slices.ContainsFunc(g.bodies, func(k grabbable) bool { return k.ref == p.Ref }) {
			continue
		}
		if does, ok := mayMove(q.Field, p.Ref); ok {
			g.bodies = append(g.bodies, grabbable{p.Ref, does})
		}
	}
	t.present(v, q)
}

// present takes what the request is about into the hand: a body that stands
// nowhere yet follows the pointer at once.
func (t *Table) present(v *rules.View, q *rules.Request) {
	g := &t.grip
	who := q.About
	if who == 0 && len(g.bodies) == 1 && onlyOf(q, g.bodies[0].ref) {
		who = g.bodies[0].ref
	}
	does, ok := mayMove(q.Field, who)
	if who == 0 || !ok {
		return
	}
	if !slices.ContainsFunc(g.bodies, func(k grabbable) bool { return k.ref == who }) {
		g.bodies = append(g.bodies, grabbable{who, does})
	}
	g.who, g.grasp = who, chosen
	if _, there := footprint.Of(v.Pieces, who); !there {
		g.grasp = carried
	}
	t.suggest(q)
}

// layTapes has the Field measure an option.
func (t *Table) layTapes(o rules.Option) {
	g := &t.grip
	m, ok := g.ask.Field.(rules.Measurer)
	if !ok || t.scene.Blind() {
		return
	}
	for _, r := range m.Measure(o) {
		g.tapes = append(g.tapes, board.Tape{Pts: r.Pts, Text: t.tapeText(r.Text)})
	}
}

// mayMove reports whether a Field lets a body move, and how.
func mayMove(f rules.Field, who rules.Ref) ([]string, bool) {
	if d, ok := f.(rules.Doer); ok {
		does := d.Does(who)
		return does, len(does) > 0
	}
	return nil, who != 0 && f.Nearest(rules.Option{Who: who}).Who == who
}

// movable reports whether a body can be moved now.
func (g *grip) movable(r rules.Ref) bool {
	return r != 0 && slices.ContainsFunc(g.bodies, func(k grabbable) bool { return k.ref == r })
}

// does lists the orders of the body in hand.
func (g *grip) does() []string {
	for i := range g.bodies {
		if g.bodies[i].ref == g.who {
			return g.bodies[i].does
		}
	}
	return nil
}

// wheels reports whether the body in hand may wheel, so that it has handles.
func (g *grip) wheels() bool { return slices.Contains(g.does(), rules.DoWheel) }

// choose selects a body of the Field.
func (g *grip) choose(r rules.Ref) {
	if g.who != r {
		g.reach = reach{}
	}
	g.who, g.grasp, g.do = r, chosen, ""
	g.clear()
}

// clear forgets the wish.
func (g *grip) clear() {
	g.turned, g.some, g.at, g.asked, g.ok = 0, false, 0, false, false
	g.why, g.ghost, g.wrong, g.tapes = rules.Reason{}, nil, nil, nil
}

// take begins to carry the body in hand from a place of the table. Where its
// ghost stands already it is the ghost that is taken.
func (t *Table) take(at rules.Point, do string, button bool) {
	g := &t.grip
	body, ok := footprint.Of(g.ghost, g.who)
	if g.grasp != put || !ok || do == rules.DoWheel {
		g.clear()
		if body, ok = footprint.Of(t.scene.View().Pieces, g.who); !ok {
			body.Mid = at
		}
	}
	g.from, g.do, g.grasp, g.button = body, do, carried, button
	g.grab = rules.Point{X: at.X - body.Mid.X, Y: at.Y - body.Mid.Y}
	t.ahead.Odds.Forget()
}

// carryTo moves the wish to where the pointer is.
func (t *Table) carryTo(at rules.Point, over rules.Ref) {
	g := &t.grip
	if over == g.who {
		over = 0
	}
	g.at = over
	if g.do == rules.DoWheel {
		return
	}
	g.pt = rules.Point{X: at.X - g.grab.X, Y: at.Y - g.grab.Y}
	g.some = true
}

// wished is the wish of the moment.
func (g *grip) wished() rules.Option {
	o := rules.Option{Do: g.do, Who: g.who, At: g.at, N: g.turned}
	if g.some {
		o.Pt = g.pt
	}
	if g.do == rules.DoWheel {
		o.At = 0
	}
	return o
}

// settleWish asks the Field about the wish, if it is another one.
func (t *Table) settleWish() {
	g := &t.grip
	if g.grasp < carried {
		return
	}
	wish := g.wished()
	if g.asked && wish == g.wish {
		return
	}
	f := g.ask.Field
	g.asked, g.wish = true, wish
	g.found = f.Nearest(wish)
	g.ok = g.found.Who == g.who && (g.do == "" || g.found.Do == g.do)
	g.why, g.ghost, g.wrong, g.tapes = f.Check(wish), nil, nil, nil
	if !g.ok {
		return
	}
	g.ghost = f.Ghost(g.found)
	if g.near() {
		g.why = rules.Reason{}
	}
	if full := wish; !g.why.OK() && g.some {
		if full.Do == "" {
			full.Do = g.found.Do
		}
		g.wrong = f.Ghost(full)
	}
	if _, there := footprint.Of(g.wrong, g.who); there && t.scene.Blind() { // where it would stop is measured
		g.ghost, g.wrong, g.why = g.wrong, nil, rules.Reason{}
	}
	t.layTapes(g.found)
}

// tapeText is what a tape of the rules says.
func (t *Table) tapeText(x rules.Text) string {
	if x.Key == "" {
		return ""
	}
	return t.words.Say(x)
}

// near reports whether the ghost stands where it was wished, but for a quarter
// of an inch or two degrees: then there is nothing to explain.
func (g *grip) near() bool {
	if !g.some {
		d := g.found.N - g.wish.N
		return g.do != rules.DoWheel || max(d, -d) <= 200
	}
	return g.within(g.unit() / 4)
}

// within reports whether the ghost stands no farther from where it was wished than
// some distance, in the rulebook's unit.
func (g *grip) within(far int32) bool {
	body, ok := footprint.Of(g.ghost, g.who)
	return ok && scene.Distance(body.Mid, g.pt) < float64(far)
}

// unit is an inch in the rulebook's unit, as the body in hand tells it.
func (g *grip) unit() int32 { return max(1, g.reach.unit) }

// putDown leaves the ghost where it is. What can be taken back is done at once
// where the body was dragged there or is being set up; else it waits to be
// confirmed, with its odds beside it.
func (t *Table) putDown(c *ui.Ctx) {
	g := &t.grip
	t.settleWish()
	if t.aimedByDrag(c) {
		return
	}
	if why, ok := t.unaimed(); ok {
		g.why = why
		t.refuseWish(c)
		g.choose(g.who)
		return
	}
	if !g.ok {
		t.refuseWish(c)
		g.choose(g.who)
		return
	}
	final := t.final(g.found)
	if _, stands := footprint.Of(t.scene.View().Pieces, g.who); t.once() || !final && (g.button || g.turning || !stands || deploys(g.ask.Kind)) {
		t.commit(c, g.found)
		return
	}
	g.grasp, g.button = put, false
	if !g.why.OK() {
		t.refuseWish(c)
		t.no.say = t.words.Word("table.grip.limit", t.words.Capital(t.words.Say(t.no.why.Text)), t.farLabel(g.found))
	}
	if final && !t.scene.View().Blind {
		t.ahead.Odds.Want(t.scene.Pos, g.found)
	}
	c.Animate()
}

// aimedByDrag picks body and target where the body was let go on a piece that
// an option names with it: a charge, a shot, an attachment.
func (t *Table) aimedByDrag(c *ui.Ctx) bool {
	g := &t.grip
	target := g.at
	if target == 0 || g.do != "" || g.ok && g.found.At == target {
		return false
	}
	if !slices.ContainsFunc(g.ask.Options, func(o rules.Option) bool { return o.Who == g.who && o.At == target }) {
		return false
	}
	g.choose(g.who)
	t.choice.Clear()
	t.choice.Pick(g.who)
	t.click(c, target)
	return true
}

// refuseWish tells for a while why nothing like the wish is possible.
func (t *Table) refuseWish(c *ui.Ctx) {
	if t.grip.why.OK() {
		return
	}
	t.no = refusal{why: t.grip.why, until: c.In.Now + refusalTime}
	c.Wake(t.no.until)
	c.Sound("refused")
}

// dropGrip is one step back: the ghost goes, then the selection. It reports
// whether there was anything in hand.
func (t *Table) dropGrip() bool {
	g := &t.grip
	first, proposed := g.suggestion()
	switch {
	case g.grasp >= carried && proposed && g.grasp == put && g.found == first:
		return false // what the rules propose is where the player began
	case g.grasp != untouched && proposed:
		t.ahead.Odds.Forget()
		t.suggest(g.ask)
		return true
	case g.grasp >= carried && (g.ok || g.do != "" || g.some):
		waits := g.grasp == put
		g.choose(g.who)
		t.ahead.Odds.Forget()
		if _, there := footprint.Of(t.scene.View().Pieces, g.who); !there {
			g.grasp = carried // it stands nowhere else
			return waits
		}
		return true
	case g.grasp == chosen && len(t.choice.Picks) > 1:
		return false // its target goes first
	case g.grasp == chosen:
		if g.who == g.ask.About {
			return false
		}
		t.letGo()
		t.choice.Clear()
		return true
	}
	return false
}

// letGo takes the body out of the hand.
func (t *Table) letGo() {
	t.grip.clear()
	t.grip.grasp, t.grip.who, t.grip.do = untouched, 0, ""
}

// followPick takes the body out of the hand if another piece has been picked
// in its place.
func (t *Table) followPick() {
	g := &t.grip
	if g.ask == nil || g.ask != t.scene.Ask || g.grasp == untouched || len(t.choice.Picks) == 0 || t.choice.IsPicked(g.who) || g.who == g.ask.About {
		return
	}
	if t.choice.IsLive(g.who) || t.scene.Mine(t.choice.Picks[0]) {
		t.letGo()
	}
}
