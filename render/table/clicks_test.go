package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

func TestTheToyIsPlayedToItsEndByClicksAlone(t *testing.T) {
	b := newToy(t)
	b.playByClicks(600)
	if !b.m.Result().Over {
		t.Error("the game is not over")
	}
}

func TestManoeuvreIsPlayedByClicksAlone(t *testing.T) {
	for _, scenario := range []string{"man-01-first-orders", "man-09-open-battle"} {
		p := prefs.Default()
		p.Speed = "instant"
		b := newBattle(t, 1280, 720, scenario, p)
		b.t.deps.Over = nil
		b.playByClicks(250)
	}
}

// playByClicks answers with random options, each by clicks on what it names,
// until the game is over or most answers are given.
func (b *battle) playByClicks(most int) {
	b.desk.T.Helper()
	r, n := rand.New(rand.NewPCG(3, 9)), 0
	for ; n < most && b.m.Request() != nil; n++ {
		q := b.m.Request()
		o := q.Options[r.IntN(len(q.Options))]
		b.clickOption(q, o)
		if b.m.Request() == q {
			b.desk.T.Fatalf("answer %d, %s, is not taken; picks %v, there is %s", n, rules.FormatOption(b.m.Book(), o), b.t.game.Choice.Picks, b.Names())
		}
	}
	if n < 20 {
		b.desk.T.Errorf("the game is over after %d answers", n)
	}
}

// clickOption clicks what an option names, and then its button if there is
// still a choice.
func (b *battle) clickOption(q *rules.Request, o rules.Option) {
	b.desk.T.Helper()
	for _, r := range []rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && b.m.Request() == q && !b.t.game.Choice.IsPicked(r) {
			if _, done := b.t.game.Choice.Chosen(); !done {
				b.Click(b.thing(r))
			}
		}
	}
	if b.m.Request() != q {
		return
	}
	if name := b.t.game.Words.Keys.Option(o); b.Has(name) {
		b.Click(name)
	} else if name := b.t.game.Words.Keys.Dot("order", o.Do); b.Has(name) { // how far is proposed
		b.Click(name)
	} else if b.Has("button.commit") {
		b.Click("button.commit")
	}
}

func TestDiceAreTypedInByHandButCardsAreNot(t *testing.T) {
	m, err := match.New(toy.Book{}, match.Start{Scenario: "duel", Data: []byte(toy.Duel), Open: true, Dice: match.Real(5)})
	if err != nil {
		t.Fatal(err)
	}
	b := newOn(t, m)
	for range 60 {
		q := m.Request()
		if q.To != rules.Chance {
			if _, err := m.Answer(q.Options[len(q.Options)-1]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if q.Dice.Bag != nil {
			t.Fatalf("the table asks for a card of %d", len(q.Dice.Bag))
		}
		b.Long()
		b.Click(b.t.game.Words.Keys.Join("die", b.t.game.Words.Keys.Number(1), b.t.game.Words.Keys.Number(1)))
		b.Click("button.dice")
		if m.Request() == q {
			t.Error("a die that was typed in is not taken")
		}
		return
	}
	t.Error("no die is ever thrown")
}

// newToy puts the toy rulebook on the table.
func newToy(t *testing.T) *battle {
	t.Helper()
	m, err := match.New(toy.Book{}, match.Start{Scenario: "duel", Data: []byte(toy.Duel), Open: true, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	return newOn(t, m)
}

// newOn puts a match on the table, without animations.
func newOn(t *testing.T, m *match.Match) *battle {
	t.Helper()
	b := newDesk(t, 1280, 720, instant()).begin(m)
	b.t.deps.Over = nil
	b.Tick() // what is painted in the first frame can be clicked in the second
	return b
}

// thing is the name of a thing's region; what lies hidden in the list of what
// is on offer is scrolled to.
func (b *battle) thing(r rules.Ref) string {
	for i := range 80 {
		for _, kind := range []string{"piece", "card", "plate", "cell"} {
			if name := b.t.game.Words.Keys.Region(kind, r); b.Has(name) {
				return name
			}
		}
		if b.t.game.Choice.OffMap.Waits {
			b.tray()
			continue
		}
		b.In.X, b.In.Y = b.t.lay.cards.Spread.Center()
		b.In.WheelY = -2
		if i > 30 {
			b.In.WheelY = 2 // it has been passed
		}
		b.Tick()
		b.Tick()
	}
	b.desk.T.Fatalf("%s is nowhere on the table: %s", b.m.Book().Format(r), b.Names())
	return ""
}

// tray scrolls the tray on, from its end to its beginning again.
func (b *battle) tray() {
	for _, arrow := range [...]string{"tray.on", "tray.back"} {
		if b.Has(arrow) {
			for b.Click(arrow); arrow == "tray.back" && b.Has(arrow); {
				b.Click(arrow)
			}
			return
		}
	}
}

// quietTurn plays a player turn by clicks alone, as one who wants no more than to be
// done: he pushes what ends a question, and moves the first unit that may move where he
// must. It returns what was asked, and how often was clicked.
func (b *battle) quietTurn() (kinds []string, clicks int) {
	m := b.m
	for turn := m.View().Active; m.Request() != nil && m.View().Active == turn; {
		if _, pending := m.HandOver(); pending {
			m.TakeSeat()
		}
		q := m.Request()
		b.awaits(q)
		kinds = append(kinds, q.Kind)
		if who := b.t.game.Choice.Onward(); len(who) > 0 {
			b.Click(b.thing(who[0]))
			clicks++
			continue
		}
		o := q.Options[max(0, q.Quiet)]
		if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return q.Act(o) == rules.ActStay }); q.Quiet < 0 && i >= 0 {
			o = q.Options[i]
		} else if i := slices.IndexFunc(q.Options, func(o rules.Option) bool {
			return o.At != 0 && (b.t.game.Choice.IsPicked(o.Who) || len(b.t.game.Choice.Picks) == 0)
		}); q.Quiet < 0 && i >= 0 {
			o = q.Options[i]
		}
		clicks += b.counted(q, o)
	}
	return kinds, clicks
}

// counted gives an answer by clicks and returns how many it took.
func (b *battle) counted(q *rules.Request, o rules.Option) (clicks int) {
	b.desk.T.Helper()
	for _, r := range []rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && b.m.Request() == q && !b.t.game.Choice.IsPicked(r) {
			if _, done := b.t.game.Choice.Chosen(); !done {
				b.Click(b.thing(r))
				clicks++
			}
		}
	}
	button := b.t.game.Words.Keys.Option(o)
	for _, name := range []string{button, "button.slip.end", "button.commit"} { // twice, where it warns of those who could still act
		if b.m.Request() == q && b.Has(name) {
			b.Click(name)
			clicks++
		}
	}
	if b.m.Request() == q {
		b.desk.T.Fatalf("%s: %s is not taken among %s", q.Kind, rules.FormatOption(b.m.Book(), o), b.Names())
	}
	return clicks
}

// A quiet turn of Manoeuvre takes a click on the unit, which ends the discards too, and one
// on its square; two people at one screen pass the combat besides.
func TestAQuietTurnOfManoeuvreTakesThreeClicksAtMost(t *testing.T) {
	for name, c := range map[string]struct {
		start match.Start
		want  []string
		most  int
	}{
		"one person": {match.Start{Open: true, Auto: true, Seed: 11}, []string{"discard", "move.base"}, 2},
		"two people": {match.Start{Auto: true, Seed: 11}, []string{"discard", "move.base", "combat.declare"}, 3},
	} {
		m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", c.start)
		screentest.Until(t, m, "discard")
		b := newDesk(t, 1280, 720, instant()).begin(m)
		b.t.deps.Over = nil
		if kinds, clicks := b.quietTurn(); clicks > c.most || !slices.Equal(kinds, c.want) {
			t.Errorf("%s: %d clicks for %v, want %d for %v", name, clicks, kinds, c.most, c.want)
		}
	}
}

// A click on a unit ends no question in which something has been chosen, or after which
// cards are drawn: those are not taken back.
func TestAClickOnAUnitEndsOnlyAQuestionThatCanBeTakenBack(t *testing.T) {
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Auto: true, Seed: 11})
	b := newDesk(t, 1280, 720, instant()).begin(m)
	screentest.Until(t, m, "discard")
	b.awaits(m.Request())
	who := b.t.game.Choice.Onward()
	if len(who) == 0 || !b.Says(b.words.Word("table.onward")) {
		t.Fatalf("nobody can be clicked, or nothing says so: %v", who)
	}
	n := m.Len()
	b.Click(b.thing(who[0]))
	b.awaits(m.Request())
	if m.Request().Kind != "move.base" || !b.t.game.Choice.IsPicked(who[0]) {
		t.Fatalf("%s is asked, %v in hand", m.Request().Kind, b.t.game.Choice.Picks)
	}
	if err := m.Undo(); err != nil || m.Len() != n {
		t.Fatalf("it cannot be taken back: %v", err)
	}
	b.awaits(m.Request())
	answered(t, m, m.Request().Options[1-m.Request().Quiet])
	q := m.Request()
	b.awaits(q)
	if act := b.t.game.Choice.Click(who[0]); act.Does != choice.Refuses || act.Refusal.Clicked != who[0] {
		t.Errorf("with a card discarded the click comes to %+v", act)
	}
}

// A click on the next unit ends the march of the one before.
func TestAClickOnTheNextUnitEndsTheMarchOfTheOneBefore(t *testing.T) {
	for _, c := range []struct{ book, scenario, kind string }{
		{"musket", "maida-1806", "move.on"},
		{"squares", "ns-01-maida", "general"},
	} {
		m := screentest.Begin(t, c.book, c.scenario, match.Start{Open: true, Auto: true, Seed: 11})
		r, b := rand.New(rand.NewPCG(2, 2)), newOn(t, m)
		tried := false
		for range 300 {
			q := m.Request()
			if q == nil || tried {
				break
			}
			if q.Kind == c.kind {
				b.awaits(q)
				tried = b.goesOn(q)
				continue
			}
			answered(t, m, q.Options[r.IntN(len(q.Options))])
		}
		if !tried {
			t.Errorf("%s: nobody can be gone on with at %s", c.book, c.kind)
		}
	}
}

// quietly gives the quiet answer.
func quietly(m *match.Match, q *rules.Request) {
	if _, err := m.Answer(q.Options[q.Quiet]); err != nil {
		panic(err)
	}
}

// goesOn clicks a unit that can act next, and takes that back; it gives the quiet answer
// where there is none.
func (b *battle) goesOn(q *rules.Request) bool {
	t, n := b.desk.T, b.m.Len()
	who := b.t.game.Choice.Onward()
	if len(who) == 0 {
		quietly(b.m, q)
		return false
	}
	home, _ := b.t.game.Scene.Cell(who[0])
	if b.t.game.Choice.IsLive(home) { // the march may go there
		b.t.click(&b.ui, who[0], home)
		if b.m.Len() != n || b.t.bar.Refusal().Insist != who[0] {
			t.Errorf("%s: a click on a unit where the march may go answers, or does not say what it is for", q.Kind)
		}
		quietly(b.m, q)
		return false
	}
	b.t.click(&b.ui, who[0], home)
	b.awaits(b.m.Request())
	if a := b.m.Gave(n + 1); a.Option != q.Options[q.Quiet] || !b.t.game.Choice.IsPicked(who[0]) {
		t.Errorf("%s: the click comes to %v, %v in hand", q.Kind, a.Option, b.t.game.Choice.Picks)
	}
	if err := b.m.Undo(); err != nil || b.m.Len() != n {
		t.Errorf("%s: it cannot be taken back: %v", q.Kind, err)
	}
	return true
}
