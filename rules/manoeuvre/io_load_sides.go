package manoeuvre

import (
	"fmt"
	"slices"

	"grognard/rules"
)

// readSides reads both sides, and that their armies go together (MAN-3.4).
func (l *loader) readSides() error {
	if l.f.Position != nil {
		if err := l.readPhase(); err != nil {
			return err
		}
	}
	for _, name := range sideNames {
		s, _ := l.side(name)
		r := &sideReader{loader: l, s: s, name: name, t: l.f.side(name)}
		if err := l.Parts(r.readArmy, r.readPlan, r.readUnits, r.readCards); err != nil {
			return err
		}
	}
	return l.readArmies()
}

// readOwn reads what the file calls armies and units of its own. The card of a unit
// has its name.
func (l *loader) readOwn() error {
	for _, name := range sideNames {
		s, _ := l.side(name)
		t := l.f.side(name)
		err := l.Parts(
			func() error {
				if a := int(l.b.force[s].army); t.Called == nil && isOwn(a) {
					return l.Call(name, l.b.raised[a-len(armies)].table.Called, rules.SideRef(s))
				}
				return l.Call(name, t.Called, rules.SideRef(s), refsByName[t.Army])
			},
			func() error {
				return l.Each(len(t.Units), func(i int) error {
					return l.Call(fmt.Sprintf("%s.units.%d", name, i), t.Units[i].Called, namesOfUnit(t.Units[i].Unit)...)
				})
			})
		if err != nil {
			return err
		}
	}
	l.b.own = l.Own()
	return nil
}

// namesOfUnit are a unit and its cards.
func namesOfUnit(id string) []rules.Ref {
	r := refsByName[id]
	if r.Kind() != unitKind {
		return nil
	}
	all, army := []rules.Ref{r}, armyOfUnit(r)
	if isOwn(army) { // it has its names where it is raised, or others of the side that leads it
		for c := range cardsOfUnit {
			all = append(all, ownCardRef(army, unitCard, cardsOfUnit*(r.N()%8)+c))
		}
		return all
	}
	for c := range decks[army].card {
		if x := &decks[army].card[c]; x.kind == unitCard && x.unit == r.N()%8 {
			all = append(all, rules.MakeRef(cardRefKind, deckSize*army+c))
		}
	}
	return all
}

// readArmies checks that the armies go together. Of two that are one the second
// is left out.
func (l *loader) readArmies() error {
	one, two := l.b.force[0].army, l.b.force[1].army
	switch {
	case one == noArmy && two == noArmy, l.leaderless:
	case l.f.Position == nil && (one == noArmy || two == noArmy):
		return l.Fault("north", "man.fault.army.one", "only one side has an army: choose both or neither")
	case one == two:
		s, _ := l.side("north")
		l.b.dismiss(s)
		l.leaderless = true
		return l.Fault("north.army", "man.fault.army.same", "both sides lead the army %s: choose another for one of them", rules.Said{ID: armyName(int(one))})
	}
	return nil
}

// dismiss takes the army of a side off a board that is being read.
func (b *Board) dismiss(s rules.Side) {
	for u := range b.force[s].at {
		if b.inPlay(s, u) {
			b.lift(s, u)
		}
	}
	empty := emptyBoard()
	empty.force[s].north = b.force[s].north
	b.force[s], b.plan[s] = empty.force[s], empty.plan[s]
}

// sideReader reads one side.
type sideReader struct {
	*loader
	s    rules.Side
	name string // "south" or "north"
	t    *sideTable
}

func (r *sideReader) readArmy() error {
	if r.t.Army == "" {
		if len(r.t.Units)+len(r.t.StartReduced)+len(r.t.Hand)+len(r.t.Discards) > 0 {
			r.leaderless = true
			return r.Fault(r.name, "man.fault.army.none", "the %s has units or cards, but no army", saidEdge(r.name))
		}
		return nil
	}
	a := findArmy(r.t.Army)
	if !r.b.fields(a) {
		r.leaderless = true
		if i := a - len(armies); i >= 0 && i < len(r.f.Army) { // it has faults of its own
			return nil
		}
		return r.Fault(r.name+".army", "man.fault.army", "there is no army %q", r.t.Army)
	}
	r.b.force[r.s].army, r.b.force[r.s].deck = int8(a), wholeDeck
	return nil
}

// readPlan reads what the scenario lays down for the set-up.
func (r *sideReader) readPlan() error { return r.Parts(r.readOpening, r.readWorn, r.readRedoubts) }

func (r *sideReader) readOpening() error {
	if r.t.Opening == "" {
		return nil
	}
	i := slices.Index(handPlanNames, r.t.Opening)
	if i < 0 {
		return r.Fault(r.name+".opening", "man.fault.opening", "the opening hand is %q; it is random, chosen, or the option decides", r.t.Opening)
	}
	r.b.plan[r.s].hand = handPlan(i)
	return nil
}

// led reports whether the side has an army, without which its units and cards
// are not read.
func (r *sideReader) led() bool { return r.b.force[r.s].army != noArmy }

func (r *sideReader) readWorn() error {
	if !r.led() {
		return nil
	}
	return r.Each(len(r.t.StartReduced), func(i int) error {
		u, err := r.unit(fmt.Sprintf("%s.start_reduced.%d", r.name, i), r.t.StartReduced[i])
		if err == nil {
			r.b.plan[r.s].worn |= 1 << uint(u)
		}
		return err
	})
}

func (r *sideReader) readRedoubts() error {
	if n := r.t.FreeRedoubts; n < 0 || n > 8 {
		return r.Fault(r.name+".free_redoubts", "man.fault.redoubts", "there are %d free redoubts, not 0 to 8", n)
	}
	r.b.plan[r.s].redoubts = uint8(r.t.FreeRedoubts)
	return nil
}

// unit finds a unit of this side's army.
func (r *sideReader) unit(key, id string) (int, error) {
	army := int(r.b.force[r.s].army)
	u := unitIndex(army, id)
	switch {
	case u >= 0:
		return u, nil
	case refsByName[id].Kind() == unitKind:
		return 0, r.Fault(key, "man.fault.unit.foreign", "%s is not a unit of this army (%s)", rules.Said{ID: id}, rules.Said{ID: armyName(army)})
	}
	return 0, r.Fault(key, "man.fault.unit", "there is no unit %q", id)
}

// readUnits reads a fixed deployment or, in a position, the units that stand
// on the board; in play the others are lost.
func (r *sideReader) readUnits() error {
	if !r.led() {
		return nil
	}
	f := &r.b.force[r.s]
	if r.b.phase.inPlayerTurn() || r.b.phase == gameOver {
		for u := range f.state {
			f.state[u] = lost
		}
	}
	var seen uint8
	return r.Each(len(r.t.Units), func(i int) error {
		t, key := r.t.Units[i], fmt.Sprintf("%s.units.%d", r.name, i)
		u, err := r.unit(key+".unit", t.Unit)
		if err != nil {
			return err
		}
		if hasBit(seen, u) {
			return r.Fault(key, "man.fault.unit.twice", "%s is in the army twice", rules.Said{ID: t.Unit})
		}
		seen |= 1 << uint(u)
		return r.stand(key, u, t)
	})
}

// stand puts a unit on its square, now or when the set-up comes to it.
func (r *sideReader) stand(key string, u int, t unitTable) error {
	if t.At == "" && t.Called != nil {
		return nil
	}
	q, ok := parseSquare(t.At)
	if !ok {
		return r.Fault(key+".at", "man.fault.square", "%q is not a square of the board", t.At)
	}
	if r.b.chart == nil && !r.mapless {
		r.mapless = true
		if err := r.Past(r.Fault(key, "man.fault.unit.nomap", "%s stands where there is no map: make one", rules.Said{ID: t.Unit})); err != nil {
			return err
		}
	}
	switch {
	case r.b.ground[q] == lake:
		return r.Fault(key+".at", "man.fault.unit.lake", "%s stands on %s, a lake", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	case r.taken(q):
		return r.Fault(key+".at", "man.fault.unit.taken", "%s stands on %s, where another unit stands", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	}
	if r.b.phase < openingHand {
		return r.plan(key, u, q, t)
	}
	f := &r.b.force[r.s]
	r.b.put(r.s, u, q)
	f.state[u] = full
	if t.Reduced {
		f.state[u] = reduced
	}
	if t.Redoubt {
		f.forts |= 1 << uint(u)
	}
	return nil
}

// plan notes where a unit will stand when the set-up comes to it.
func (r *sideReader) plan(key string, u int, q square, t unitTable) error {
	switch {
	case t.Redoubt:
		return r.Fault(key+".redoubt", "man.fault.redoubt.early", "it stands in a redoubt before the battle has begun")
	case !home(r.b.force[r.s].north).Has(q):
		return r.Fault(key+".at", "man.fault.unit.home", "%s stands on %s, but before the battle has begun units stand on their own two ranks", rules.Said{ID: t.Unit}, rules.Said{ID: t.At})
	}
	r.b.plan[r.s].place[u] = q
	if t.Reduced {
		r.b.plan[r.s].worn |= 1 << uint(u)
	}
	return nil
}

// taken reports whether a square has been given to a unit already.
func (r *sideReader) taken(q square) bool {
	return r.b.unitAt[q] != nobody || slices.Contains(r.b.plan[0].place[:], q) || slices.Contains(r.b.plan[1].place[:], q)
}

// readCards reads hand, discards and deck; what is not named lies in the deck.
func (r *sideReader) readCards() error {
	if !r.led() {
		return nil
	}
	r.b.force[r.s].finished = r.t.Finished
	return r.Parts(r.readHand, r.readDiscards, r.readDeck, r.readKnown)
}

func (r *sideReader) readHand() error {
	f := &r.b.force[r.s]
	err := r.each("hand", r.t.Hand, func(c int) { f.deck, f.hand = f.deck.Without(c), f.hand.With(c) })
	if n := f.hand.Count(); err == nil && n > handSize {
		return r.Fault(r.name+".hand", "man.fault.hand", "the hand of the %s has %d cards; it holds at most %d", saidEdge(r.name), n, handSize)
	}
	return err
}

func (r *sideReader) readDiscards() error {
	f := &r.b.force[r.s]
	return r.each("discards", r.t.Discards, func(c int) {
		f.deck = f.deck.Without(c)
		f.discard(c, false)
	})
}

// readDeck checks a deck that is written out: it must be all that is left.
func (r *sideReader) readDeck() error {
	key, f := r.name+".deck", &r.b.force[r.s]
	list, ok := r.t.Deck.([]any)
	if !ok {
		if r.t.Deck != nil && r.t.Deck != "rest" {
			return r.Fault(key, "man.fault.deck", "the deck of the %s is neither the rest of the cards nor a list of them", saidEdge(r.name))
		}
		return nil
	}
	ids := make([]string, len(list))
	for i, v := range list {
		ids[i] = fmt.Sprint(v)
	}
	found, left := len(r.Found()), f.deck
	err := r.each("deck", ids, func(c int) { f.deck = f.deck.Without(c) })
	lack := f.deck
	f.deck = left
	if err == nil && lack != 0 && len(r.Found()) == found {
		return r.Fault(key, "man.fault.deck.short", "the deck of the %s is not complete: %d cards lie nowhere, among them %s", saidEdge(r.name), lack.Count(), rules.Said{ID: r.b.card(r.s, lack.First()).id})
	}
	return err
}

func (r *sideReader) readKnown() error {
	return r.Each(len(r.t.Known), func(i int) error {
		c, err := r.card(fmt.Sprintf("%s.known.%d", r.name, i), r.t.Known[i])
		if err == nil {
			r.b.force[r.s].known = r.b.force[r.s].known.With(c)
		}
		return err
	})
}

// each reads a list of cards, none of which may lie elsewhere already.
func (r *sideReader) each(list string, ids []string, take func(c int)) error {
	f := &r.b.force[r.s]
	return r.Each(len(ids), func(i int) error {
		key := fmt.Sprintf("%s.%s.%d", r.name, list, i)
		c, err := r.card(key, ids[i])
		if err != nil {
			return err
		}
		if !f.deck.Has(c) {
			return r.Fault(key, "man.fault.card.twice", "the card %s lies in two places", rules.Said{ID: ids[i]})
		}
		take(c)
		return nil
	})
}

// card finds a card of this side's army.
func (r *sideReader) card(key, id string) (int, error) {
	army := int(r.b.force[r.s].army)
	c := r.b.cardNamed(army, id)
	switch {
	case c >= 0:
		return c, nil
	case refsByName[id].Kind() == cardRefKind:
		return 0, r.Fault(key, "man.fault.card.foreign", "%s is not a card of this army (%s)", rules.Said{ID: id}, rules.Said{ID: armyName(army)})
	}
	return 0, r.Fault(key, "man.fault.card", "there is no card %q", id)
}
