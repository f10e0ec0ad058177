package odds

import (
	"errors"
	"maps"
	"math/rand/v2"
	"slices"

	"grognard/rules"
)

// walk counts one option through.
type walk struct {
	asker  rules.Side
	option rules.Option
	target rules.Ref
	own    []rules.Ref

	*scene
	fighting bool // a combat has begun already

	tree    tree
	dice    []rules.Dice
	mods    []rules.Mod // those that all leaves seen so far share
	sums    []Sum       // their ranges over the leaves seen so far
	used    int         // terms that belong to dice which lie already
	leaves  int
	assumed []Assumption
	first   bool // take the first option wherever a choice is open
	force   []forced
	closed  bool             // there were too many ways with every option of open choices
	cut     bool             // of a choice only the first option was taken
	shut    []Assumption     // those choices, with the option taken
	asked   []*rules.Request // what the other side decides openly, one of each kind
	veiled  bool             // the asker may not know of one of them
	roam    bool             // leave the way of a target that runs open
	roams   bool             // it was not
	samples int              // ways tried, where not all were counted
	runs    int              // of the Step

	party   []rules.Ref // the pieces that take part, as far as they are known
	units   registry
	terms   []string // that the rules have asked Table.WhatIf for
	wonders []WhatIf // those that they name values of
}

// walk runs the Step behind option o through every result of its dice: with the
// first option of each choice still open, then with every one of them unless
// that is too much to wait for; and if the first are too many, through some.
func (q Query) walk(p *rules.Position, o rules.Option) (*walk, error) {
	limit := q.Limit
	if limit == 0 {
		limit = DefaultLimit
	}
	preview := rules.Preview{WhatIf: q.assumed(p), OneDraw: true, Stop: q.Stop}
	first := []rules.Option{o}
	count := func(plain bool, limit int) (*walk, error) {
		w := q.start(p, o)
		w.first = plain
		preview.Policy, preview.OnWhatIf, preview.Limit, preview.Runs = w.policy, w.wonder, limit, &w.runs
		return w, preview.Outcomes(p, first, w.leaf)
	}
	w, err := count(true, limit)
	if err == nil && w.cut && !q.plain {
		w.closed = true
		if w.runs <= openLimit { // else there are more with every option
			switch open, fails := count(false, min(limit, openLimit)); {
			case fails == nil:
				w = open
			case !errors.Is(fails, ErrTooMany):
				return nil, fails
			}
		}
	}
	if errors.Is(err, ErrTooMany) && q.Samples >= 0 {
		w = q.start(p, o)
		w.first = true
		if w.samples = q.Samples; w.samples == 0 {
			w.samples = DefaultSamples
		}
		preview.Policy, preview.OnWhatIf = w.policy, w.wonder
		base, tape := p.Checkpoint()
		luck := rand.New(rand.NewPCG(base.Hash(), uint64(len(tape)))) // the same card each time
		err = preview.Sample(p, first, w.samples, luck, w.leaf)
	}
	if err != nil {
		return nil, err
	}
	w.tree.level()
	return w, nil
}

// assumed are the answers of Table.WhatIf for the one who is asked in p.
func (q Query) assumed(p *rules.Position) map[string]int {
	all := map[string]int{rules.Onlooker: 1 + int(p.Request().To)}
	maps.Copy(all, q.WhatIf)
	return all
}

// scene is what a view tells of who stands on the board and who fights whom
// already. No walk changes it.
type scene struct {
	book    rules.Rulebook
	side    map[rules.Ref]rules.Side // of the pieces on the board
	leaders map[rules.Ref]bool       // pieces that are leaders
	off     map[rules.Ref]bool       // pieces that stand beside the map
	combat  *rules.Combat            // nil where none has begun
}

// upsets reports whether an event tells of a marker that does a piece harm: one that appears, and is no formation.
func (s *scene) upsets(e rules.Event) bool {
	return e.Kind == rules.EvMark && e.N > 0 && !rules.Forms(s.book, e)
}

func sceneOf(book rules.Rulebook, v *rules.View) *scene {
	s := &scene{book: book, side: map[rules.Ref]rules.Side{}, leaders: map[rules.Ref]bool{}, off: map[rules.Ref]bool{}, combat: v.Combat}
	for _, pc := range v.Pieces {
		if pc.Ref != 0 {
			s.side[pc.Ref] = pc.Side
			s.leaders[pc.Ref] = pc.Form == rules.Leader
			s.off[pc.Ref] = pc.Cell == 0 && pc.Pt == (rules.Point{})
		}
	}
	return s
}

// start returns a walk that has yet to begin.
func (q Query) start(p *rules.Position, o rules.Option) *walk {
	w := &walk{scene: q.scene, asker: p.Request().To, option: o, first: q.plain, roam: q.roam, force: q.force, party: q.party,
		used: len(p.Mods()) - len(p.Terms())}
	if k := w.combat; k != nil {
		w.fighting = true
		w.fight(k.To)
		w.own = slices.Clone(k.From)
		return w
	}
	w.fight(o.At)
	if w.mine(o.Who) {
		w.own = []rules.Ref{o.Who}
	}
	return w
}

// fight notes the target, if r is a piece.
func (w *walk) fight(r rules.Ref) {
	if _, ok := w.side[r]; ok {
		w.target = r
	}
}

// mine reports whether r is a piece of the side that attacks: the other one
// than the target's, or the asker's where there is no target.
func (w *walk) mine(r rules.Ref) bool {
	s, ok := w.side[r]
	return ok && s == w.attacker()
}

// attacked reports whether r is the target: the piece itself, or where a place
// is attacked any in it that takes part.
func (w *walk) attacked(r rules.Ref) bool {
	if w.target != 0 {
		return r == w.target
	}
	return r != 0 && !w.leaders[r] && slices.Contains(w.party, r) && !w.mine(r)
}

// alone reports whether nobody is attacked and r rolls by itself, such as a unit
// that tests its morale.
func (w *walk) alone(r rules.Ref) bool {
	return w.target == 0 && !w.fighting && !slices.ContainsFunc(w.own, func(o rules.Ref) bool { return o != r })
}

// recalled reports whether r is lost already and rolls by itself for its return: no more
// harm can come to it.
func (w *walk) recalled(r rules.Ref) bool { return w.off[r] && w.alone(r) }

func (w *walk) attacker() rules.Side {
	if w.target != 0 {
		return w.side[w.target].Other()
	}
	if !w.fighting {
		return w.asker
	}
	for _, r := range w.own { // a place is attacked
		if s, ok := w.side[r]; ok {
			return s
		}
	}
	for _, f := range w.combat.Force { // those who attacked it are lost
		if slices.Contains(w.own, f.Ref) {
			return f.Side
		}
	}
	return w.asker
}

// mostRepeats is how often one question may come in a row before a walk gives
// up.
const mostRepeats = 100

// policy answers for the players. Where a hidden hand decides it answers
// quietly, and says so; where there is one option it takes it; everything else
// stays open. The request is this run's own, so its options may be cut down.
func (w *walk) policy(r *rules.Request) (rules.Option, bool) {
	for i := range w.force {
		if f := &w.force[i]; f.answers(r) {
			return f.options[r.Repeat], true
		}
	}
	switch {
	case r.Field != nil: // which place is taken changes no result of the dice before it
		if r.Quiet >= 0 && r.Quiet < len(r.Options) {
			return r.Options[r.Quiet], true
		}
		return r.Field.Nearest(rules.Option{}), true
	case r.Repeat > 0 && r.Quiet >= 0: // one change is looked at, not every way to make some
		return r.Options[r.Quiet], true
	case r.Always && r.Quiet >= 0:
		w.assume(r, r.Options[r.Quiet])
		return r.Options[r.Quiet], true
	case len(r.Options) == 1 && r.Repeat <= mostRepeats:
		return r.Options[0], true
	}
	r.Options = withoutCards(r.Options)
	if w.flees(r) {
		if w.roam {
			return w.chosen(r)
		}
		w.roams = true
	}
	if r.Repeat > 0 { // nothing ends the question yet: another option each time
		if r.Repeat > mostRepeats {
			panic(ErrTooMany) // a policy returns no error: the core makes one of it
		}
		return r.Options[r.Repeat%len(r.Options)], true
	}
	if len(r.Options) == 1 || w.onlyWhere(r.Options) {
		return r.Options[0], true
	}
	if r.To != w.asker && r.Public && !slices.ContainsFunc(w.asked, func(x *rules.Request) bool { return x.Kind == r.Kind }) {
		w.asked = append(w.asked, r)
	}
	return w.chosen(r)
}

// chosen leaves a choice open, or takes its first option.
func (w *walk) chosen(r *rules.Request) (rules.Option, bool) {
	if w.first {
		w.shuts(r)
	}
	return r.Options[0], w.first
}

// flees reports whether a question is about the way of a leader who is the target: he
// has no place to hold, and one way may lead him off the board and another one not.
func (w *walk) flees(r *rules.Request) bool {
	return r.To != w.asker && r.About == w.target && w.leaders[r.About] && len(r.Options) > 1 && (r.Repeat > 0 || w.onlyWhere(r.Options))
}

// shuts notes a choice of which only the first option is taken.
func (w *walk) shuts(r *rules.Request) {
	w.cut = true
	w.veiled = w.veiled || r.To != w.asker && !r.Public
	if a := (Assumption{r.To, r.Kind, r.Rule, r.Options[0], !r.Public}); !slices.Contains(w.shut, a) {
		w.shut = append(w.shut, a)
	}
}

// onlyWhere reports whether a decision is only about the place that a piece
// falls back to or goes on to. That changes no result of the dice before it,
// and would multiply all that follow.
func (w *walk) onlyWhere(options []rules.Option) bool {
	for _, o := range options {
		_, piece := w.side[o.At]
		at := options[0]
		at.At = o.At
		if o.At == 0 || piece || o != at {
			return false
		}
	}
	return true
}

// withoutCards lists the options that leave the cards of the hand in it: what
// is open to a side that plays no more of them than the odds say. Where every
// option plays one, all of them are.
func withoutCards(options []rules.Option) []rules.Option {
	plays := func(o rules.Option) bool { return o.With != 0 }
	rest := slices.DeleteFunc(slices.Clone(options), plays)
	if len(rest) == 0 {
		return options
	}
	return rest
}

// assume notes an answer taken for granted, once.
func (w *walk) assume(r *rules.Request, o rules.Option) {
	a := Assumption{r.To, r.Kind, r.Rule, o, !r.Public}
	if !slices.Contains(w.assumed, a) {
		w.assumed = append(w.assumed, a)
	}
}

// leaf takes over one way through the Step.
func (w *walk) leaf(l rules.Leaf) {
	if w.leaves == 0 && !w.fighting {
		w.declared(l.Events)
	}
	w.share(l)
	w.leaves++
	end := w.fate(l)
	w.tree.add(l, end)
	if !end.again && !slices.ContainsFunc(l.Choices, besideFirst) {
		w.enter(l)
	}
}

// besideFirst reports whether a choice takes another option than its first.
func besideFirst(c rules.Choice) bool { return c.Option != c.Request.Options[0] }

// declared takes from the first attack that is declared who fights whom; later
// ones answer it.
func (w *walk) declared(events []rules.Event) {
	i := slices.IndexFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvDeclare })
	if i < 0 {
		return
	}
	e := &events[i]
	w.fight(e.To)
	if w.mine(e.Who) && !slices.Contains(w.own, e.Who) {
		w.own = append(w.own, e.Who)
	}
}

// share keeps the dice and the terms that are the same in every leaf.
func (w *walk) share(l rules.Leaf) {
	mods := l.Mods[w.used:]
	var dice []rules.Dice
	for _, e := range l.Events {
		if e.Kind == rules.EvDice {
			dice = append(dice, e.Dice)
		}
		if e.Kind == rules.EvResult && e.Mods != nil {
			mods = e.Mods
			break
		}
	}
	w.stretch(mods)
	if w.leaves == 0 {
		w.mods, w.dice = slices.Clone(mods), dice
		return
	}
	w.mods = slices.DeleteFunc(w.mods, func(m rules.Mod) bool { return !slices.Contains(mods, m) })
	if len(dice) < len(w.dice) {
		w.dice = w.dice[:len(dice)]
	}
}

// wonder notes a term that the rules ask for.
func (w *walk) wonder(key string, values []int) {
	if !slices.Contains(w.terms, key) {
		w.terms = append(w.terms, key)
		if len(values) > 0 {
			w.wonders = append(w.wonders, WhatIf{key, values})
		}
	}
}

// knows reports whether the walk found more terms than n: whether the rulebook
// has a place for what was assumed.
func (w *walk) knows(n int) bool { return len(w.mods) > n }

// card writes down what the walk has found.
func (w *walk) card() *Odds {
	o := &Odds{Option: w.option, Side: w.asker, Attacker: w.attacker(), Target: w.target, Own: w.own, Dice: w.dice, Mods: w.mods, Assumed: w.assumed, Sampled: w.samples, Closed: w.cut && (w.closed || w.samples > 0)}
	if o.Closed && !w.veiled {
		o.Shut = w.shut
	}
	o.Sums = w.total()
	o.Rows, o.Choices = w.rows(w.tree.root.kids, one)
	o.Derived = w.tree.derive(w.tree.root.kids, one)
	plain := firsts(nil, w.tree.root.kids)
	o.First = w.tree.derive(plain, one)
	o.Back = backs(plain)
	o.Openings = openings(plain)
	o.Units = w.toll()
	return o
}
