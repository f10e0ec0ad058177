package table

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// newBlocks opens a battle of blocks, with both hands open.
func newBlocks(t *testing.T, w, h int, scenario string) *battle {
	t.Helper()
	return newBattleOf(t, "ccn", w, h, scenario)
}

// newBattleOf opens a battle of any system, with both hands open.
func newBattleOf(t *testing.T, system string, w, h int, scenario string) *battle {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11})
	b := newDesk(t, w, h, prefs.Default()).begin(m)
	b.Long()
	return b
}

// ordering plays a card that gives at least two orders.
func ordering(t *testing.T) *battle {
	t.Helper()
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	b.ui.Calm = true // sections that a card lights pulse for ever
	for _, k := range b.m.View().Cards {
		if k.Place == rules.Hand && len(k.Orders) > 2 {
			b.Click(b.t.game.Words.Keys.Region("card", k.Ref))
			b.Long()
			if q := b.m.Request(); q.Kind == "order" {
				return b
			}
			b.Key("Backspace")
		}
	}
	t.Fatal("no card of the hand gives orders")
	return nil
}

// ordered lists the pieces with an order.
func (b *battle) ordered() (all []rules.Ref) {
	for _, p := range b.m.View().Pieces {
		if slices.Contains(p.State, "ordered") {
			all = append(all, p.Ref)
		}
	}
	return all
}

func TestTheQuietOptionHasItsButtonThoughItNamesAPiece(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	r := rand.New(rand.NewPCG(4, 2))
	for range 3000 {
		q := b.m.Request()
		if q.Kind == "advance" {
			b.Long()
			if !strings.Contains(b.Names(), "option.stay") {
				t.Errorf("there is no button to stay: %s", b.Names())
			}
			b.Key("E")
			b.Long()
			if a := b.m.Gave(b.lastAnswer()); a.Option.Do != "stay" {
				t.Errorf("E gave %+v", a.Option)
			}
			return
		}
		if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody may take ground")
}

func TestAClickOnAnOrderedPieceTakesItsOrderBack(t *testing.T) {
	b := ordering(t)
	first := b.m.Request().Options[0].Who
	b.Click(b.t.game.Words.Keys.Region("piece", first))
	b.Long()
	if got := b.ordered(); len(got) != 1 || got[0] != first {
		t.Fatalf("ordered are %v, want %v", got, first)
	}
	i := slices.IndexFunc(b.m.Request().Options, func(o rules.Option) bool { return o.Do == "order" && o.Who != first })
	second := b.m.Request().Options[i].Who
	b.Click(b.t.game.Words.Keys.Region("piece", second))
	b.Long()
	if q := b.m.Request(); q.Kind == "order" {
		b.Click(b.t.game.Words.Keys.Region("piece", first)) // not the last one: the other order stays
		b.Long()
		if got := b.ordered(); len(got) != 1 || got[0] != second {
			t.Fatalf("ordered are %v, want %v", got, second)
		}
	}
}

func TestThePromptCountsTheOrdersGiven(t *testing.T) {
	b := ordering(t)
	if b.Says("(1") {
		t.Error("an order is counted before one is given")
	}
	b.Click(b.t.game.Words.Keys.Region("piece", b.m.Request().Options[0].Who))
	b.Long()
	if b.m.Request().Kind == "order" && !b.Says("(1") {
		t.Error("the order given is not counted")
	}
}

// battling plays on by lot until somebody may attack in a way.
func battling(t *testing.T, w, h int, act string) *battle {
	t.Helper()
	b := newBlocks(t, w, h, "ccn-01-rolica-first")
	r := rand.New(rand.NewPCG(4, 2))
	for range 600 {
		q := b.m.Request()
		if q.Kind == "combat" && len(b.acts(act)) > 0 {
			b.Long()
			return b
		}
		if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody comes to blows")
	return nil
}

// labelled reports whether it stands on a target what an attack begins with.
func (b *battle) labelled(o rules.Option) bool {
	_, ok := b.t.View.Labels.Of(o)
	return ok
}

func TestEveryTargetOfThePickedUnitShowsItsDice(t *testing.T) {
	b := battling(t, 1280, 720, "fire")
	fire := b.acts("fire")
	b.Click(b.t.game.Words.Keys.Region("piece", fire[0].Who))
	for n := 0; n < 200 && !b.labelled(fire[0]); n++ {
		time.Sleep(5 * time.Millisecond)
		b.Tick()
	}
	b.Pictures("ccn-targets")
	for _, o := range fire {
		if o.Who != fire[0].Who {
			continue
		}
		next, _, err := b.m.Position().Play(rules.Answer{By: b.m.Request().To, Option: o})
		if err != nil {
			t.Fatal(err)
		}
		if p, _ := b.t.View.Labels.Of(o); !p.Dice || p.N != next.View(b.m.Request().To).Combat.Sums[0].N {
			t.Errorf("the plate on %s says %+v", b.t.game.Words.Keys.Short(o.At), p)
		}
	}
}

func TestNumberKeysAnswerOnTheStripOfTheOtherPlayer(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	r := rand.New(rand.NewPCG(4, 2))
	for range 3000 {
		q := b.m.Request()
		if q.Kind == "battle_back" {
			b.Long()
			if !b.t.game.Choice.Reacting() || !b.Has("option.back") || !b.Has("option.hold") {
				t.Fatalf("no strip with both options: %s", b.Names())
			}
			b.Key("1") // shows the odds
			b.Key("1")
			b.Long()
			if a := b.m.Gave(b.lastAnswer()); a.Option.Do != "back" {
				t.Errorf("key 1 gave %+v", a.Option)
			}
			return
		}
		if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody may battle back")
}

// Enter takes the card of the strip that is marked, as it says: first its odds are shown, then it is
// given.
func TestEnterTakesTheMarkedCardOfTheStrip(t *testing.T) {
	m := reactions[1].reacts(t, match.Start{Open: true})
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	b.Long()
	n, keys := m.Len(), b.t.game.Words.Word("table.ask.keys", 2)
	if q := m.Request(); q.Kind != "battle_back" || !b.Says(keys) {
		t.Fatalf("%s is asked, and nobody says %q", q.Kind, keys)
	}
	b.Key("Enter")
	b.Long()
	if o, armed := b.t.game.Choice.Armed(); m.Len() != n || !armed || o.Do != "back" {
		t.Fatalf("the first Enter: %d answers, %+v waits", m.Len()-n, o)
	}
	b.Key("Enter")
	b.Long()
	if a := m.Gave(b.lastAnswer()); m.Len() == n || a.Option.Do != "back" {
		t.Errorf("the second Enter gave %+v", a.Option)
	}
}

// lastAnswer is the number of the last answer that a player gave.
func (b *battle) lastAnswer() int {
	for i := b.m.Len(); i > 0; i-- {
		if a := b.m.Gave(i); a.By != rules.Chance {
			return i
		}
	}
	return 0
}

// acts returns the options of a kind of act.
func (b *battle) acts(do string) (all []rules.Option) {
	for _, o := range b.m.Request().Options {
		if o.Do == do {
			all = append(all, o)
		}
	}
	return all
}

// faced plays a battle of blocks by lot until a decision holds.
func faced(t *testing.T, until func(q *rules.Request, v *rules.View) bool) *battle {
	t.Helper()
	for seed := range uint64(8) {
		b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
		r := rand.New(rand.NewPCG(4, seed))
		for q := b.m.Request(); q != nil; q = b.m.Request() {
			if until(q, b.m.View()) {
				b.Long()
				return b
			}
			if _, err := b.m.Answer(q.Options[r.IntN(len(q.Options))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("nobody is asked that")
	return nil
}

func TestAChoiceAmongAmountsShowsAllOfThemAtOnceWithTheDice(t *testing.T) {
	own := func(q *rules.Request, v *rules.View) bool { return q.Kind == "flags" && q.To == v.Active }
	b := faced(t, own)
	if !b.Has("option.ignore.1") || !b.Has("option.take") {
		t.Errorf("the buttons are not all there: %v", b.t.game.Choice.Replies())
	}
	if len(b.t.game.Clips.Throws()) == 0 {
		t.Fatal("no dice lie there")
	}
	again := newOn(t, b.m) // as after opening a save
	again.Long()
	if len(again.t.game.Clips.Throws()) == 0 {
		t.Error("a game that is opened there does not show the dice")
	}
}

// A move that cannot be taken back asks for a second click, and says why.
func TestAMoveThatAsksForASecondClickSaysWhy(t *testing.T) {
	for seed := uint64(1); seed < 6; seed++ {
		m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: seed})
		soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		for range 600 {
			q := m.Request()
			if q == nil {
				break
			}
			final := func(o rules.Option) bool {
				return o.Do == "move" && foresee.Act{Pos: m.Position(), Option: o}.Final(m.Walls)
			}
			if i := slices.IndexFunc(q.Options, final); q.Kind == "move" && i >= 0 {
				b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
				b.Long()
				o := q.Options[i]
				b.Click(b.t.game.Words.Keys.Region("piece", o.Who))
				b.Click(b.t.game.Words.Keys.Region("cell", o.At))
				b.Long()
				want := b.t.game.Words.Word("table.confirm.final", b.t.game.Words.Side(q.To), b.t.bar.Deed(o))
				var all strings.Builder // it may stand in two lines
				for _, k := range b.List.Cmds {
					if k.Op == paint.Text {
						all.WriteString(k.Text + " ")
					}
				}
				if m.Request() != q || !strings.Contains(all.String(), want[len(want)-60:]) {
					t.Errorf("it does not say %q", want)
				}
				return
			}
			if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("no move is final")
}

// The dice of a card set how far no unit may move.
func TestTheDiceOfACardAreNotSaidToBeForAMove(t *testing.T) {
	for seed := uint64(1); seed < 80; seed++ {
		m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: seed})
		screentest.Until(t, m, "card")
		for _, o := range m.Request().Options {
			if !strings.Contains(rules.FormatOption(m.Book(), o), "c-elan") {
				continue
			}
			b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
			b.Long()
			b.Click(b.t.game.Words.Keys.Region("card", o.With))
			b.Long()
			if b.Says(b.words.Word("odds.harmless")) || !b.Says(b.words.Word("odds.harmless.card")) {
				t.Errorf("the dice of a card are said to be for a move: %s", b.said())
			}
			return
		}
	}
	t.Fatal("nobody holds the card")
}
