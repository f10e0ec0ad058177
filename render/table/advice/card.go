package advice

import (
	"math"
	"slices"
	"strconv"
	"strings"

	"grognard/game/ai"
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// mostTold is how many options a card tells: what the computer would do, and the next best.
const mostTold = 3

// Card tells a player, when he asks, what the computer would do in his place. Its act is lit on
// the table; the next best are while they are pointed at, or once they are clicked.
type Card struct {
	Deps
	byKey bool    // it was asked for by its key, and no other was pressed since: then Enter does what it says
	since float64 // when that was
	asked asked
	open  bool
	wants bool // it opens as soon as it is offered
	at    question
	told  told
	picks int        // of what is told, the one that was clicked
	hot   int        // the one that is pointed at; -1: none
	lies  paint.Rect // of no width while it is closed
}

// told is advice in words.
type told struct {
	ready bool
	lines []line
	why   string
	odds  string
}

// line is an option as a card tells it.
type line struct {
	option rules.Option
	name   string // of its region
	deed   string
	apart  string // where its piece stands, or what its card is worth, where another line would read alike
	rank   string // what the computer thinks of it beside the best
}

// NewCard returns the card; it is closed.
func NewCard(d Deps) *Card { return &Card{Deps: d, asked: asked{thinker: d.Thinker}, hot: -1} }

// Offered reports whether whoever is asked may ask the computer: it would say by the cards of a
// hand that the other player must not know, if that is who looks.
func (k *Card) Offered() bool {
	sc := k.Scene
	if k.Thinker == nil || sc.Ask == nil || sc.Moving() || sc.View().ArmyList != nil {
		return false
	}
	return sc.Viewer == sc.Ask.To || k.Match.Bare()
}

// Open reports whether the card lies on the table.
func (k *Card) Open() bool { return k.open }

// Waits reports whether the card was asked for before the player is to decide, and opens then.
func (k *Card) Waits() bool { return k.wants }

// Turn opens the card, or closes it. While things still move before the player is asked, and while a
// computer decides, it opens once he is.
func (k *Card) Turn() {
	wanted := k.wants
	if k.Close() {
		return
	}
	if !k.Offered() {
		k.wants = !wanted && k.due()
		return
	}
	k.open = true
	k.at = question{pos: k.Scene.Pos, side: k.Scene.Ask.To, trail: k.Match.TrailTo(k.Match.Len())}
}

// due reports whether whoever looks is to be asked next: against a computer that and the lot alone
// may come before, among two players nothing may.
func (k *Card) due() bool {
	q, of := k.Match.Request(), k.Match.Start().Players
	if k.Thinker == nil || q == nil {
		return false
	}
	if of[0].Computer != of[1].Computer {
		return true
	}
	return q.To != rules.Chance && !k.Match.Computer()
}

// Close closes the card and calls off what is thought; it reports whether it was open.
func (k *Card) Close() bool {
	was := k.open
	k.open, k.wants, k.told, k.picks, k.hot, k.lies = false, false, told{}, 0, -1, paint.Rect{}
	k.asked.later.Forget()
	return was
}

// Reword forgets what is in another language.
func (k *Card) Reword() { k.told = told{} }

// Follow closes the card when something else is decided than it speaks of, and takes in what the
// computer thinks as soon as it is known. It is called in every frame before anything is painted;
// it reports whether there is something new to see.
func (k *Card) Follow(c *ui.Ctx) bool {
	if k.wants && k.Offered() {
		k.Turn()
	}
	k.wants = k.wants && k.due()
	if c.In.Now > k.since && (c.In.Pressed[paint.Left] || len(c.In.Keys) > 0 && !c.In.Hit("H")) {
		k.byKey = false
	}
	if !k.open {
		return false
	}
	if !k.holds() {
		k.Close()
		return false
	}
	if k.told.ready {
		return false
	}
	a, ready := k.asked.answer(k.at)
	if !ready {
		c.Wake(c.In.Now + thinking)
		return false
	}
	if len(a.Opinions) == 0 { // it was called off
		k.Close()
		return false
	}
	k.tell(&a)
	if k.byKey {
		c.Ring(does)
	}
	return true
}

// does is the name of the button that does what is picked.
const does = "button.advice.do"

// Asked notes by what the card was asked for: its key, or else the mouse.
func (k *Card) Asked(c *ui.Ctx, byKey bool) { k.byKey, k.since = byKey, c.In.Now }

// Leave takes the keyboard off the card once it is closed, so that Enter is for the table again.
func (k *Card) Leave(c *ui.Ctx) {
	if on := c.Focus(); !k.open && (strings.HasPrefix(on, "button.advice.") || strings.HasPrefix(on, "advice.line.")) {
		c.SetFocus("")
		c.Hide()
	}
}

// holds reports whether what the card was asked is still to be decided.
func (k *Card) holds() bool { return k.Scene.Pos == k.at.pos && k.Offered() }

// tell puts advice into words.
func (k *Card) tell(a *ai.Advice) {
	w := k.Words
	k.told = told{ready: true}
	best := a.Opinions[0].Chance
	if !math.IsNaN(best) && !a.Early {
		k.told.odds = w.Word("table.advice.chance", percent(w.Percent, best))
	}
	last, next := best, math.NaN()
	for _, o := range a.Opinions {
		i := len(k.told.lines)
		if i == mostTold {
			break
		}
		if k.tells(o.Option) {
			continue
		}
		l := line{option: o.Option, name: w.Keys.Join("advice", "line", strconv.Itoa(i)), deed: k.deed(o.Option)}
		if i > 0 {
			last = min(last, o.Chance) // of one that was given up early he knows less: it is no better than those he kept
			if i == 1 {
				next = last
			}
			if l.rank = w.Word(beside(best - last)); !a.Early {
				l.rank = w.Dash(percent(w.Percent, last), l.rank)
			}
		}
		k.told.lines = append(k.told.lines, l)
	}
	k.told.why = because(w, a, next)
	k.part()
}

// part tells lines apart that would read alike: it adds where their pieces stand, or what their
// cards are worth.
func (k *Card) part() {
	all := k.told.lines
	for i := range all {
		o := all[i].option
		ofOther := func(l line) bool { return l.deed == all[i].deed && l.option.Who != o.Who }
		byOther := func(l line) bool { return l.deed == all[i].deed && l.option.With != o.With }
		if cell, ok := k.Scene.CellOf(o.Who); ok && slices.ContainsFunc(all, ofOther) {
			all[i].apart = k.Words.Name(cell.Ref)
		} else if card := k.Scene.Card(o.With); card != nil && len(card.Stats) > 0 && slices.ContainsFunc(all, byOther) {
			all[i].apart = k.Words.StatValue(&card.Stats[0])
		}
	}
	for i := range all {
		if all[i].apart != "" {
			all[i].deed = k.Words.Aside(all[i].deed, all[i].apart)
		}
	}
}

// tells reports whether the card has the same deed already, and only the place on a tabletop or a
// number is another, or the deed is done by another card that is the same in all that is printed on it.
func (k *Card) tells(o rules.Option) bool {
	return slices.ContainsFunc(k.told.lines, func(l line) bool {
		has := l.option
		return has.Do == o.Do && has.Who == o.Who && has.At == o.At && (k.Scene.Ask.Field != nil || has.N == o.N) &&
			(has.With == o.With || k.twins(has.With, o.With))
	})
}

// twins reports whether two cards cannot be told apart.
func (k *Card) twins(a, b rules.Ref) bool {
	x, y := k.Scene.Card(a), k.Scene.Card(b)
	return x != nil && y != nil && k.Words.Name(a) == k.Words.Name(b) && slices.Equal(x.Stats, y.Stats)
}

// deed says what an option does, and by which card if that is not told.
func (k *Card) deed(o rules.Option) string {
	text := k.Words.Consequence(o)
	if who := k.actor(o); who != o.Who && !k.Words.Tells(k.Words.LabelText(o), who) {
		text = k.Words.Dash(text, k.Words.Name(who))
	}
	_, at := k.Words.Unsaid(o)
	if card := k.Scene.Card(o.With); card == nil || at == o.With || k.Words.Tells(k.Words.LabelText(o), o.With) {
		return text
	}
	return k.Words.Dash(text, k.Words.Name(o.With))
}

// actor is who does what an option says: where it names nobody, the piece that the question is about,
// if that is the player's own.
func (k *Card) actor(o rules.Option) rules.Ref {
	ask := k.Scene.Ask
	if p := k.Scene.Piece(ask.About); o.Who == 0 && p != nil && p.Side == ask.To {
		return ask.About
	}
	return o.Who
}

func percent(say func(string) string, chance float64) string {
	return say(strconv.Itoa(int(math.Round(100 * min(max(chance, .01), .99)))))
}

// asGood is by how much less the chance of winning may be where two options are called about as good.
const asGood = .01

// beside is the key of what is thought of an option by which the chance of winning is so much
// less than by the best.
func beside(less float64) string {
	switch {
	case less < asGood:
		return "table.advice.as"
	case less < .05:
		return "table.advice.worse"
	}
	return "table.advice.bad"
}

// Shown is the option that is to be lit on the table; false if none is.
func (k *Card) Shown() (rules.Option, bool) {
	if !k.told.ready {
		return rules.Option{}, false
	}
	i := k.picks
	if k.hot >= 0 {
		i = k.hot
	}
	o := k.told.lines[i].option
	o.Who = k.actor(o)
	return o, true
}

// Spoken are the things that the card speaks of: it does not lie over them.
func (k *Card) Spoken() (all []rules.Ref) {
	for i := range k.told.lines {
		o := &k.told.lines[i].option
		for _, r := range [...]rules.Ref{k.actor(*o), o.At, o.With} {
			if r != 0 && !slices.Contains(all, r) {
				all = append(all, r)
			}
		}
	}
	return all
}

// Act is what the player does with the card.
type Act struct {
	Plays  bool // what is picked on the card is to be done
	Option rules.Option
}

// Sizes of the card in dp.
const (
	wide = 380
	gap  = 8
	pad  = 10 // of a line of the next best
)

// Styles of the card.
var (
	headStyle = ui.SmallB
	deedStyle = ui.Strong
	restStyle = ui.Small
)

// Frame paints the card and returns what the player does with it. room is where it may lie;
// place finds the best place in it for a card so wide and high.
func (k *Card) Frame(c *ui.Ctx, room paint.Rect, place func(w, h float32, was paint.Rect) paint.Rect) (act Act) {
	if !k.open {
		return act
	}
	if !k.holds() { // it was answered in this frame, by a button of the bar or a card
		k.Close()
		return act
	}
	w := min(c.Px(wide), ui.Floor(room.W*.45))
	in := w - c.FloatHeight(0)
	high := k.text(c, paint.Rect{W: in}, false)
	foot := k.footHigh(c, in)
	h := min(ui.Floor(c.FloatHeight(high+foot+c.Px(gap))), room.H)
	k.lies = place(w, h, k.lies)
	r := c.Float(k.lies)
	below := ui.CutBottom(&r, foot)
	ui.CutBottom(&r, c.Px(gap))
	was := k.hot
	k.hot = -1
	if high > r.H+1 {
		sc := c.Scroll("advice", r)
		sc.Done(k.text(c, paint.Rect{X: sc.View.X, Y: sc.Y, W: sc.Width}, true))
	} else {
		k.text(c, r, true)
	}
	if k.hot != was { // what it speaks of is lit before it is painted
		c.Animate()
	}
	return k.foot(c, below)
}

// Lies is where the card lies, of no width while it is closed.
func (k *Card) Lies() paint.Rect { return k.lies }

// text sets what the card says from the top of r, or only measures it, and returns how high it is.
func (k *Card) text(c *ui.Ctx, r paint.Rect, paints bool) float32 {
	y := r.Y
	set := func(st ui.Style, col paint.Color, x, w float32, s string) {
		if s == "" {
			return
		}
		if paints {
			c.Paragraph(paint.Rect{X: x, Y: y, W: w}, st, ui.Start, col, s)
		}
		y += c.Wrap(st, w, s).Height
	}
	if !k.told.ready {
		set(ui.Body, c.Theme.Muted, r.X, r.W, k.Words.Word("table.advice.thinks"))
		return y - r.Y
	}
	set(headStyle, c.Theme.Muted, r.X, r.W, k.Words.Word("table.advice.head"))
	y += c.Px(gap / 2)
	k.line(c, r, &y, 0, paints)
	y += c.Px(gap / 2)
	set(ui.Body, c.Theme.Text, r.X, r.W, k.told.why)
	if k.told.odds != "" {
		y += c.Px(gap / 2)
		set(ui.SmallB, c.Theme.Accent, r.X, r.W, k.told.odds)
	}
	if len(k.told.lines) < 2 {
		return y - r.Y
	}
	y += c.Px(gap)
	if paints {
		c.Fill(paint.Rect{X: r.X, Y: y, W: r.W, H: c.Hairline()}, paint.Alpha(c.Theme.Border, .6))
	}
	y += c.Px(gap / 2)
	set(headStyle, c.Theme.Muted, r.X, r.W, k.Words.Word("table.advice.next"))
	for i := 1; i < len(k.told.lines); i++ {
		k.line(c, r, &y, i, paints)
	}
	return y - r.Y
}

// line sets option i of the card below y, and hears what is done with it.
func (k *Card) line(c *ui.Ctx, r paint.Rect, y *float32, i int, paints bool) {
	l := &k.told.lines[i]
	st := restStyle
	if i == 0 {
		st = deedStyle
	}
	x, w := r.X+c.Px(pad), r.W-c.Px(2*pad)
	high := c.Wrap(st, w, l.deed).Height + c.Px(6)
	if l.rank != "" {
		high += c.Wrap(ui.Small, w, l.rank).Height
	}
	at := paint.Rect{X: r.X, Y: *y, W: r.W, H: high}
	*y += high
	if !paints {
		return
	}
	t := c.Region(l.name, at)
	_, pushed := c.Focusable(l.name, at)
	if t.Hover {
		k.hot = i
		c.Cursor(paint.Hand)
		c.Fill(at, c.Theme.Panel2)
	}
	if t.Clicked || pushed {
		k.picks = i
		c.Sound("select")
	}
	if i == k.picks { // what is lit, and what the button does
		c.Fill(paint.Rect{X: at.X, Y: at.Y, W: c.Px(4), H: at.H}, c.Theme.Accent)
	}
	top := at.Y + c.Px(3)
	h := c.Paragraph(paint.Rect{X: x, Y: top, W: w}, st, ui.Start, c.Theme.Text, l.deed)
	if l.rank != "" {
		c.Paragraph(paint.Rect{X: x, Y: top + h, W: w}, ui.Small, ui.Start, c.Theme.Muted, l.rank)
	}
}

// buttons are those at the foot of the card.
func (k *Card) buttons() []ui.Button {
	all := []ui.Button{{Name: "button.advice.close", Label: k.Words.Word("table.close")}}
	if k.told.ready {
		do := ui.Button{Name: does, Label: k.Words.Word("table.advice.do"), Tip: k.Words.Word("table.advice.do.tip")}
		if k.Choice.Awaits(k.told.lines[k.picks].option) { // only the confirmation is missing
			do.Label, do.Primary = k.Words.Word("table.advice.sure"), true
		}
		all = append([]ui.Button{do}, all...)
	}
	return all
}

func (k *Card) footHigh(c *ui.Ctx, w float32) float32 { return c.ButtonsHeight(w, k.buttons()) }

// foot sets the buttons.
func (k *Card) foot(c *ui.Ctx, r paint.Rect) (act Act) {
	all := k.buttons()
	i := c.Buttons(r, ui.Start, all)
	switch {
	case i < 0:
	case i == len(all)-1:
		k.Close()
	default:
		act = Act{Plays: true, Option: k.told.lines[k.picks].option}
	}
	return act
}
