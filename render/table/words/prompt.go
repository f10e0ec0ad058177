package words

import (
	"slices"
	"strconv"

	"grognard/render/table/choice"
	"grognard/render/table/choice/field"
	"grognard/render/table/choice/refusal"
	"grognard/render/table/choice/selection"
	"grognard/rules"
)

// prompts are the sentences of the modes that a player is in while he makes his
// choice. One that says "" has nothing of its own to say: the question stands then.
var prompts = map[choice.Mode]func(*Speaker, *choice.Choice) string{
	choice.Ending:   (*Speaker).warning,
	choice.Posing:   (*Speaker).posing,
	choice.Forking:  (*Speaker).forking,
	choice.Plotting: (*Speaker).plotting,
	choice.Handling: (*Speaker).handling,
	choice.Holding:  (*Speaker).holding,
	choice.Choosing: (*Speaker).choosing,
	choice.Picking:  (*Speaker).picking,
	choice.Dragging: (*Speaker).picking,
	choice.Reacting: (*Speaker).reacting,
}

// Prompt says who is to do what, and how to go on with what he has begun.
func (w *Speaker) Prompt(c *choice.Choice) string {
	if say := prompts[c.Mode()]; say != nil {
		if text := say(w, c); text != "" {
			return text
		}
	}
	if q := c.Scene.Ask; len(q.Options) == 1 && q.Quiet == 0 && q.Field == nil {
		if key := w.Own("only", q.Kind); w.Has(key) {
			return w.Word(key, w.Side(q.To), w.Label(q.Options[0]))
		}
		return w.Word("table.prompt.only", w.Side(q.To), w.Label(q.Options[0]))
	}
	if c.Dealt() && len(c.Onward()) > 0 {
		return w.Sentences(w.Asking(c), w.Word("table.onward"))
	}
	return w.Asking(c)
}

// Asking is the sentence of a request: who is to do what, and how much of it is
// done.
func (w *Speaker) Asking(c *choice.Choice) string {
	return w.Sentences(w.Demand(c.Scene.Ask), w.progress(c))
}

// progress says how much of a choice of several picks is made: of how many, if
// a gauge of the side counts them.
func (w *Speaker) progress(c *choice.Choice) string {
	q := c.Scene.Ask
	if c.Scene.View().ArmyList != nil {
		return "" // the budget tells
	}
	if q.Course.Key != "" {
		return w.Say(q.Course)
	}
	if n, of, ok := c.Scene.Counts(q); ok {
		if of > 0 {
			return w.Word("table.prompt.of", n, of)
		}
		return w.Word("table.prompt.chosen", n)
	}
	if n := len(c.Past.Given()); n > 0 && !q.SetUp { // whoever waits for his place is seen, and one may be placed twice
		return w.Word("table.prompt.chosen", n)
	}
	return ""
}

// warning says who could still act if the phase were ended, and what comes then.
func (w *Speaker) warning(c *choice.Choice) string { return w.warned(c, mostListed, true) }

// Warning is the warning before a phase is ended in ever fewer words, until they fit: they are read at a glance or
// not at all, and whom it speaks of is lit on the map.
func (w *Speaker) Warning(c *choice.Choice, fits func(string) bool) (text string) {
	for _, then := range [...]bool{true, false} {
		for _, most := range [...]int{mostListed, 3, 2, 1} {
			if text = w.warned(c, most, then); fits(text) {
				return text
			}
		}
	}
	return text
}

// warned is the warning with so many names for each that may still be done, and with what comes then if it is wanted.
func (w *Speaker) warned(c *choice.Choice, most int, ahead bool) string {
	k := &c.Warning
	text := w.Word(k.Key, w.listed(k.Who(), most))
	if len(k.Attack) > 0 && len(k.Act) > 0 {
		text = w.Word(k.Key, w.listed(k.Attack, most), w.listed(k.Act, most))
	}
	if k.Next == nil || !ahead {
		return text
	}
	return w.Sentences(text, w.Word("table.ending.then", w.Demand(k.Next)))
}

func (w *Speaker) reacting(c *choice.Choice) string {
	return w.Asking(c)
}

func (w *Speaker) posing(c *choice.Choice) string {
	return w.Word("table.stances", w.Side(c.Scene.Ask.To), w.Placed(c.Variants.Posed()))
}

func (w *Speaker) forking(c *choice.Choice) string {
	o := c.Fork()[0]
	return w.Word("table.fork", w.Side(c.Scene.Ask.To), w.Label(o), w.Name(o.At))
}

// plotting tells how to go on with the cells named so far.
func (w *Speaker) plotting(c *choice.Choice) string {
	return w.Say(rules.Text{Key: "table.plot.on", A: rules.SideRef(c.Scene.Ask.To), N: len(c.Plot.Course)})
}

// handling tells how to go on with the body in hand.
func (w *Speaker) handling(c *choice.Choice) string {
	key := "table.grip.carry"
	switch h := &c.Hand; {
	case h.Wheeling():
		key = "table.grip.wheel"
	case !h.Turns():
		key = "table.grip.put"
	}
	return w.Word(key, w.Name(c.Hand.Who))
}

// holding tells how a body that is in hand gets an order.
func (w *Speaker) holding(c *choice.Choice) string {
	return w.Word("table.grip.held", w.Side(c.Scene.Ask.To), w.Name(c.Hand.Who))
}

// choosing asks which of some orders it shall be: "Foot Guards –
// Skirmishers: Fire or Charge?".
func (w *Speaker) choosing(c *choice.Choice) string {
	all := c.Either()
	return w.Word("table.either", w.Side(c.Scene.Ask.To), w.Facing(all[0].Who, all[0].At), w.Any(w.labels(all)))
}

// labels lists what the buttons of some options say, each once.
func (w *Speaker) labels(all []rules.Option) (names []string) {
	for _, o := range all {
		if s := w.Label(o); !slices.Contains(names, s) {
			names = append(names, s)
		}
	}
	return names
}

// picking says how to go on with what is picked: where it shall go, whom it
// shall attack, or which of several deeds it shall be; "" where nothing is
// left to click.
func (w *Speaker) picking(c *choice.Choice) string {
	n := len(c.Picks)
	if n == 0 || c.Placing() && !c.Scene.OnTabletop() || c.Scene.Ask.Field != nil { // without cells it may also be taken in hand
		return ""
	}
	what := make([]string, n)
	for i, r := range c.Picks {
		what[i] = w.Placed(r)
	}
	about := w.Series(what)
	if c.OnlyButtons() {
		if _, laid := c.Laid(); laid { // pictures of it show how it may be turned
			return w.Word("table.turned", w.Side(c.Scene.Ask.To), about)
		}
		if deeds := w.labels(c.Left); len(deeds) > 1 {
			return w.Word("table.either", w.Side(c.Scene.Ask.To), about, w.Any(deeds))
		}
	}
	key := wanted[c.Wants()]
	if key == "" {
		return ""
	}
	text := w.Word(key, w.Side(c.Scene.Ask.To), about)
	if c.Wants() == selection.WantsOther && len(c.Left) > 0 { // for what
		text = w.Word("table.picked.deed", w.Side(c.Scene.Ask.To), about, w.Any(w.labels(c.Left)))
	}
	if slices.ContainsFunc(c.Left, c.Complete) { // a button does something with it
		text = w.Word("table.picked.button", text)
	}
	return text
}

// wanted are the sentences that ask for the next pick.
var wanted = [...]string{
	selection.WantsNothing:    "",
	selection.WantsPlace:      "table.picked.place",
	selection.WantsFoe:        "table.picked.foe", // by what way or with what is asked after that
	selection.WantsPlaceOrFoe: "table.picked.both",
	selection.WantsOther:      "table.picked.other",
	selection.WantsCard:       "table.picked.card",
}

// Changing tells how the ghost that waits is changed before it is confirmed, or "".
func (w *Speaker) Changing(c *choice.Choice) string {
	if c.Plot.On() && !c.Plot.Full() {
		return w.Word("table.plot.more")
	}
	switch c.Hand.MayChange() {
	case field.Elsewhere:
		return w.Word("table.grip.more.put")
	case field.Farther:
		return w.Word("table.grip.more.wheel")
	}
	return ""
}

// Measured is how far the ghost that waits to be confirmed has gone: the angle
// of a wheel, or what the first line laid on the table says; "" where nobody may
// measure.
func (w *Speaker) Measured(c *choice.Choice) string {
	h := &c.Hand
	if c.Scene.Blind() {
		return ""
	}
	if h.Wheeled() && h.Found.N != 0 {
		n := max(h.Found.N, -h.Found.N)
		return w.Word("table.degrees", strconv.Itoa((n+50)/100))
	}
	for i := range h.Measures {
		if s := w.RulerText(h.Measures[i].Text); s != "" {
			return s
		}
	}
	return ""
}

// RulerText is what a line laid on the table says; it may say nothing.
func (w *Speaker) RulerText(x rules.Text) string {
	if x.Key == "" {
		return ""
	}
	return w.Say(x)
}

// mostClickable is how many things a refusal names that could be clicked.
const mostClickable = 6

// Refusal says why something leads nowhere; "" where the reason of the rules says it.
func (w *Speaker) Refusal(c *choice.Choice, r *refusal.Refusal) string {
	switch r.How {
	case refusal.ByRules:
		if later := w.later(c, r.Clicked); later != "" {
			return w.Sentences(w.Capital(w.Say(r.Why.Text)), later)
		}
	case refusal.PickFirst:
		return w.Word("table.first", w.Name(r.Clicked), w.Listed(r.Who))
	case refusal.PickFirstAgainst:
		return w.Word("table.first.foe", w.Placed(r.Clicked), w.Listed(r.Who))
	case refusal.WhichOf:
		return w.Word("table.which", w.Name(r.Clicked), w.Listed(r.Who))
	case refusal.NotAbout:
		if r.Insist == 0 {
			return w.Word("table.idle.about", w.Placed(r.Clicked), w.Placed(r.Who[0]))
		}
		return w.Word("table.bystander", w.Placed(r.Clicked), w.Placed(r.Who[0]))
	case refusal.Idle:
		return w.idle(c, r.Clicked)
	case refusal.Foreign:
		return w.foreign(c, r.Clicked)
	case refusal.AsksAgain:
		return w.Asking(c)
	case refusal.Endless:
		return w.endless(c, r.Who)
	case refusal.NotByEnter:
		if quiet, ok := c.Scene.Quiet(); ok {
			return w.Word("table.enter", w.Asking(c), w.Label(quiet))
		}
		return w.Word("table.enter.choose", w.Asking(c))
	case refusal.Unmade:
		return w.Word("table.unmade")
	case refusal.Undrawn:
		return w.Word("table.unmade.drawn")
	case refusal.Limited:
		s := w.Label(c.Hand.Found)
		if far := w.Measured(c); far != "" {
			s = w.Word("format.value", s, far)
		}
		return w.Word("table.grip.limit", w.Capital(w.Say(r.Why.Text)), s)
	}
	return ""
}

// idle says why an own piece has nothing to do in the decision: in the rulebook's own
// words for its question, or since it stands outside the combat that is on.
func (w *Speaker) idle(c *choice.Choice, r rules.Ref) string {
	q, name := c.Scene.Ask, w.Placed(r)
	k := c.Scene.View().Combat
	switch key := w.Own("idle", q.Kind); {
	case r == q.About:
		return w.Asking(c)
	case w.Has(key):
		return w.Word(key, name, w.Placed(q.About))
	case k != nil && fights(k, r):
		return w.Sentences(w.Word("table.idle.fights", name), w.Asking(c))
	case k != nil:
		return w.Sentences(w.Word("table.idle.fight", name), w.Asking(c))
	}
	return w.Sentences(w.Word("table.idle", name), w.Asking(c))
}

// fights reports whether a piece takes part in a combat.
func fights(k *rules.Combat, r rules.Ref) bool {
	return k.To == r || slices.Contains(k.From, r) || slices.ContainsFunc(k.Force, func(f rules.Fighter) bool { return f.Ref == r })
}

// later says that an enemy on the map is attacked only once the moves are ended that are
// asked for; "" where that is not what a click on him is short of.
func (w *Speaker) later(c *choice.Choice, foe rules.Ref) string {
	q := c.Scene.Ask
	quiet, ok := c.Scene.Quiet()
	if _, piece := c.Scene.Cell(foe); !ok || !piece || c.Scene.OnTabletop() || c.Scene.Mine(foe) || c.Scene.Theirs() || q.Act(quiet) != rules.ActDone {
		return ""
	}
	moves := slices.ContainsFunc(q.Options, func(o rules.Option) bool { return q.Act(o) == rules.ActMove && c.Scene.Mine(o.Who) })
	if !moves || slices.ContainsFunc(q.Options, c.Scene.Attacks) {
		return ""
	}
	return w.Word("table.foe.later", w.Label(quiet))
}

// chosen reports whether a card has been chosen for what is asked now, and can be taken back.
func chosen(c *choice.Choice, r rules.Ref) bool {
	return c.Game.CanUndo().OK() && slices.ContainsFunc(c.Past.Given(), func(n int) bool { return c.Game.Gave(n).Option.With == r })
}

// foreign says what a thing is that has no part in the decision, and what can
// be clicked instead.
func (w *Speaker) foreign(c *choice.Choice, r rules.Ref) string {
	if chosen(c, r) {
		return w.Word("table.foreign.chosen", w.Placed(r))
	}
	what := w.Word("table.foreign", w.Placed(r))
	if later := w.later(c, r); later != "" {
		return w.Sentences(what, later)
	}
	own := len(c.Live) > 0 && !slices.ContainsFunc(c.Live, func(r rules.Ref) bool { return !c.Scene.Mine(r) })
	if s, ok := c.Scene.SideOf(r); ok && s != c.Scene.Ask.To && own {
		what = w.Word("table.foreign.side", w.Placed(r), w.Side(s), w.Side(c.Scene.Ask.To))
	}
	if len(c.Live) > 0 && len(c.Live) <= mostClickable {
		return w.Sentences(what, w.Word("table.foreign.click", w.Listed(c.Live)))
	}
	return w.Sentences(what, w.Asking(c))
}

// endless tells who is still to act where nothing ends the phase before that, or
// in the rulebook's own words what its question needs. A question that is about no
// pieces is put again.
func (w *Speaker) endless(c *choice.Choice, who []rules.Ref) string {
	switch key := w.Own("endless", c.Scene.Ask.Kind); {
	case w.Has(key):
		return w.Word(key, w.Listed(who))
	case len(who) > 0:
		return w.Word("table.endless", w.Listed(who))
	}
	return w.Asking(c)
}

// ToRoll asks for dice that players roll themselves.
func (w *Speaker) ToRoll(q *rules.Request) string {
	return w.Say(rules.Text{Key: "table.roll", A: rules.SideRef(q.Dice.Side), N: q.Dice.N()})
}
