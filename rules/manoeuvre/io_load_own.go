package manoeuvre

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
)

// What the values of a battle's own armies may be: as far as the book goes, or a step beyond.
const (
	mostStrength = 9
	mostDefence  = 8
	mostRange    = 6 // of a die
	mostCommand  = 5
	mostCombat   = 6
)

// cardsOfUnit is how many cards each unit has (MAN-1.4.1).
const cardsOfUnit = 5

// bookDice are the dice of the book's cards.
var bookDice = []string{"1d6", "1d8", "1d10", "2d6", "2d8", "2d10"}

// liveries are the nations in whose colours troops can be shown.
var liveries = []string{"au", "pr", "ot", "us", "sp", "fr", "ru", "gb", "pt"}

// readRaised reads the armies that the battle has of its own.
func (l *loader) readRaised() error {
	if n := len(l.f.Army); n > ownArmies {
		if err := l.Past(l.Fault("army.2", "man.fault.own.many", "the battle has %d armies of its own, and only two sides", n)); err != nil {
			return err
		}
	}
	return l.Each(min(len(l.f.Army), ownArmies), func(i int) error {
		r := &ownReader{loader: l, n: len(armies) + i, key: fmt.Sprintf("army.%d", i), t: &l.f.Army[i]}
		found := len(l.Found())
		err := l.Parts(r.readHead, r.readUnits, r.readHQ)
		if err == nil && len(l.Found()) == found {
			r.own.deck.index()
			r.own.sum = r.own.count()
			l.b.raised[i] = &r.own
		}
		return err
	})
}

// ownReader reads one army of a battle's own.
type ownReader struct {
	*loader
	n    int    // of the army
	key  string // "army.0"
	t    *armyTable
	like int // army of the book, or noArmy
	own  ownForce
}

// readHead reads what the army is called, and which army of the book it is like: it has its colours,
// its events and the place behind it in the last tie-break where the file does not say otherwise.
func (r *ownReader) readHead() error {
	r.own.id, r.own.table = armyName(r.n), r.t
	r.like = findArmy(r.t.Like)
	if r.like == noArmy || isOwn(r.like) {
		r.like = noArmy
		return r.Fault(r.key+".like", "man.fault.own.army", "no army of the book is called %q", r.t.Like)
	}
	r.own.tie, r.own.behind = armies[r.like].tie, r.n-len(armies)+1
	r.own.nation = r.t.Nation
	if r.own.nation == "" {
		r.own.nation = armies[r.like].id
	}
	return r.Parts(
		func() error { return r.livery(r.key, r.own.nation) },
		func() error { return r.name(r.key, r.t.Called, armyRef(r.n)) })
}

// livery checks a nation that troops are shown as.
func (r *ownReader) livery(key, nation string) error {
	if !slices.Contains(liveries, nation) {
		return r.Fault(key+".nation", "man.fault.own.nation", "troops have no colours %q", nation)
	}
	return nil
}

// name reads what something is called, which has no other name.
func (r *ownReader) name(key string, called any, things ...rules.Ref) error {
	if c, ok := tomlfile.ReadCalled(called); ok && c == (rules.Called{}) {
		return r.Fault(key, "man.fault.own.name", "what a battle has of its own needs a name: write what it is called")
	}
	return r.Call(key, called, things...)
}

// within checks a number.
func (r *ownReader) within(key, value string, n, low, high int) error {
	if n < low || n > high {
		return r.Fault(key+"."+value, "man.fault.own.value", "%s is %s, not %d to %d", value, strconv.Itoa(n), low, high)
	}
	return nil
}

func (r *ownReader) readUnits() error {
	if n := len(r.t.Units); n != 8 {
		if err := r.Past(r.Fault(r.key+".units", "man.fault.own.units", "the army has %d units, not 8", n)); err != nil {
			return err
		}
	}
	return r.Each(min(len(r.t.Units), 8), func(u int) error {
		t, key := &r.t.Units[u], fmt.Sprintf("%s.units.%d", r.key, u)
		return r.readUnit(u, t, key)
	})
}

// readUnit reads a unit: it is like one of the book, whose arm, strengths and five cards it has but
// for what the file says otherwise (MAN-1.3.2, MAN-1.4.1).
func (r *ownReader) readUnit(u int, t *ownUnit, key string) error {
	model := refsByName[t.Like]
	if model.Kind() != unitKind || isOwn(armyOfUnit(model)) {
		return r.Fault(key+".like", "man.fault.own.unit", "no unit of the book is called %q", t.Like)
	}
	a, v := armyOfUnit(model), model.N()%8
	k := armies[a].units[v]
	k.id, k.nation = unitName(8*r.n+u), t.Nation
	replaceInt(&k.full, t.Full)
	replaceInt(&k.reduced, t.Reduced)
	r.own.units[u] = k
	refs := []rules.Ref{unitRef(r.n, u)}
	first := cardsOfUnit * u
	for c := range cardsOfUnit {
		refs = append(refs, ownCardRef(r.n, unitCard, first+c))
	}
	return r.Parts(
		func() error { return r.name(key, t.Called, refs...) },
		func() error {
			if t.Nation == "" {
				return nil
			}
			return r.livery(key, t.Nation)
		},
		func() error { return r.within(key, "full", k.full, 1, mostStrength) },
		func() error { return r.within(key, "reduced", k.reduced, 1, k.full) },
		func() error { return r.readCardsOf(u, a, v, t, key) })
}

// readCardsOf gives a unit the cards of its model, or those that the file lists.
func (r *ownReader) readCardsOf(u, a, v int, t *ownUnit, key string) error {
	d, printed := &r.own.deck, &decks[a]
	if r.b.rules.publicFaces {
		printed = &publicDecks[a]
	}
	take := func(c int, x card) {
		n := cardsOfUnit*u + c
		x.id, x.kind, x.unit = cardName(ownCardRef(r.n, unitCard, n).N()), unitCard, u
		d.card[n] = x
	}
	if t.Cards == nil {
		for c, rest := 0, printed.unit[v]; rest != 0; c, rest = c+1, rest.Rest() {
			n := rest.First()
			take(c, printed.card[n])
			r.own.differs = r.own.differs || decks[a].card[n] != publicDecks[a].card[n]
		}
		return nil
	}
	if n := len(t.Cards); n != cardsOfUnit {
		if err := r.Past(r.Fault(key+".cards", "man.fault.own.cards", "the unit has %d cards, not 5", n)); err != nil {
			return err
		}
	}
	return r.Each(min(len(t.Cards), cardsOfUnit), func(c int) error {
		x, err := r.readCard(&t.Cards[c], fmt.Sprintf("%s.cards.%d", key, c), armies[a].units[v].cavalry)
		take(c, x)
		return err
	})
}

// readCard reads a Unit card (section 8 of the book): one that attacks, or one that bombards.
func (r *ownReader) readCard(t *ownCard, key string, cavalry bool) (c card, err error) {
	c = card{icon: rules.FaceInfantry, defence: t.Defence, pursuit: t.Pursuit, withdraw: t.Withdraw, free: t.Free}
	switch {
	case t.Bombard != "":
		c.icon = rules.FaceArtillery
	case cavalry:
		c.icon = rules.FaceCavalry
	}
	dice := func(value, text string, into *dice) func() error {
		return func() error {
			if text != "" && !slices.Contains(bookDice, text) {
				return r.Fault(key+"."+value, "man.fault.own.dice", "the book has not the dice %q, but %s", text, strings.Join(bookDice, ", "))
			}
			*into = mustDice(text)
			return nil
		}
	}
	err = r.Parts(dice("attack", t.Attack, &c.attack), dice("bombard", t.Bombard, &c.bombard), dice("volley", t.Volley, &c.volley),
		func() error {
			if (t.Attack == "") == (t.Bombard == "") {
				return r.Fault(key, "man.fault.own.card", "a card of a unit has dice to attack with or dice to bombard with, one of the two")
			}
			return nil
		},
		func() error { return r.within(key, "defence", t.Defence, 1, mostDefence) },
		func() error { return r.within(key, "pursuit", t.Pursuit, 0, mostRange) },
		func() error { return r.within(key, "withdraw", t.Withdraw, 0, mostRange) })
	return c, err
}

// readHQ reads the Commanders and the events, which make twenty cards together (MAN-1.4.1).
func (r *ownReader) readHQ() error {
	c := unitCards
	err := r.Each(len(r.t.Commanders), func(i int) error {
		key := fmt.Sprintf("%s.commanders.%d", r.key, i)
		x, err := r.readCommander(&r.t.Commanders[i], key, min(c, deckSize-1))
		if c < deckSize {
			r.own.deck.card[c] = x
		}
		c++
		return err
	})
	if err != nil {
		return err
	}
	for k := ambush; k < kinds; k++ {
		n, err := r.events(k)
		if err != nil {
			return err
		}
		for range n {
			if c < deckSize {
				r.own.deck.card[c] = card{id: cardName(ownCardRef(r.n, k, c).N()), kind: k, unit: -1}
			}
			c++
		}
	}
	if n := c - unitCards; n != deckSize-unitCards && r.like != noArmy {
		return r.Fault(r.key, "man.fault.own.hq", "the headquarters have %d cards, Commanders and events together, not 20", n)
	}
	return nil
}

// events is how many cards of a kind there are: as many as the army has that this one is like, unless
// the file counts them.
func (r *ownReader) events(k cardKind) (int, error) {
	if r.t.Events == nil {
		if r.like == noArmy {
			return 0, nil
		}
		return decks[r.like].of[k].Count(), nil
	}
	n := r.t.Events.of(k)
	return max(0, n), r.Past(r.within(r.key+".events", kindNames[k], n, 0, deckSize-unitCards))
}

// readCommander reads a Commander (section 9.1 of the book).
func (r *ownReader) readCommander(t *ownCommander, key string, c int) (card, error) {
	ref := ownCardRef(r.n, commander, c)
	x := card{id: cardName(ref.N()), kind: commander, unit: -1, command: t.Command, combat: t.Combat, defence: t.Combat, rally: t.Rally,
		pursuitMod: t.PursuitMod}
	replaceInt(&x.defence, t.Defence)
	return x, r.Parts(
		func() error { return r.name(key, t.Called, ref) },
		func() error { return r.within(key, "command", t.Command, 1, mostCommand) },
		func() error { return r.within(key, "combat", t.Combat, 1, mostCombat) },
		func() error { return r.within(key, "defence", x.defence, 1, mostCombat) },
		func() error { return r.within(key, "rally", t.Rally, 1, rallyAlways) },
		func() error { return r.within(key, "pursuit_mod", t.PursuitMod, -1, 0) })
}

// replaceInt takes a value that a file gives.
func replaceInt(old *int, with int) {
	if with != 0 {
		*old = with
	}
}

// count is a sum over all values.
func (o *ownForce) count() uint64 {
	h := rules.NewHasher()
	for u := range o.units {
		k := &o.units[u]
		h.Mix(uint64(k.full)<<8 | uint64(k.reduced))
		h.Flag(k.cavalry)
	}
	for i := range o.deck.card {
		c := &o.deck.card[i]
		for _, d := range [...]dice{c.attack, c.bombard, c.volley} {
			h.Mix(uint64(d.n)<<8 | uint64(d.sides))
		}
		for _, n := range [...]int{int(c.kind), c.defence, c.pursuit, c.withdraw, c.command, c.combat, c.rally, c.pursuitMod} {
			h.Mix(uint64(n))
		}
		h.Flag(c.free)
	}
	return uint64(h)
}
