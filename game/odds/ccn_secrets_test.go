package odds_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/game/wire"
	"grognard/rules"
	"grognard/scenarios"
)

// A secret of the battle of blocks is a card: two games differ in nothing but
// which one it is, a in the first and b in the second, and the other side must
// not be able to tell them apart by any channel. %s stands for the card, in the
// position or in an answer.
type secret struct {
	name     string
	position string // what differs from nothing: lines of [position], [french], [allied]
	answers  []string
	place    rules.Place // where its owner, the Allied side, sees it in the end
	a, b     string
}

const (
	cavalryAttacks = `phase = "combat"
active = "french"
card = { played = "c-attack-center-1", level = 5 }
[french]
edge = "bottom"
hand = ["c-forward-1", "c-rally-1", "c-scout-left-1"]
deals = 6
units = [{ unit = "fr-lc-1", at = "e5", blocks = 3, ordered = true }, { unit = "fr-lc-2", at = "i1", ordered = true }]
[allied]
edge = "top"
deals = 6
`
	alliedTurn = `active = "allied"
[french]
edge = "bottom"
hand = ["c-forward-1", "c-rally-1", "c-scout-left-1"]
deals = 6
units = [{ unit = "fr-lc-1", at = "i1" }]
[allied]
edge = "top"
deals = 6
`
	line   = `units = [{ unit = "gb-ln-1", at = "d5" }, { unit = "gb-ln-2", at = "a1" }]` + "\n"
	square = `units = [{ unit = "gb-ln-1", at = "d5", square = 1, blocks = 1 }, { unit = "gb-ln-2", at = "a1" }]` + "\n"
	others = `"c-bombard-1", "c-forward-2", "c-elan-1"`
)

var secrets = []secret{
	{name: "a card in the hand", position: cavalryAttacks + line + `hand = ["%s", ` + others + `]`, place: rules.Hand,
		a: "c-probe-left-1", b: "c-bayonet-charge-1"},
	{name: "First Strike in the hand of who may be attacked", position: cavalryAttacks + line + `hand = ["%s", ` + others + `]`, place: rules.Hand,
		a: "c-first-strike-1", b: "c-probe-left-1"},
	{name: "First Strike in the hand of who is attacked", position: cavalryAttacks + line + `hand = ["%s", ` + others + `]`, place: rules.Hand,
		answers: []string{"melee fr-lc-1 @gb-ln-1"}, a: "c-first-strike-1", b: "c-probe-left-1"},
	{name: "First Strike in the hand of who has stood", position: cavalryAttacks + line + `hand = ["%s", ` + others + `]`, place: rules.Hand,
		answers: []string{"melee fr-lc-1 @gb-ln-1", "stand", "dice 1 4 4", "hold gb-ln-1"}, a: "c-first-strike-1", b: "c-probe-left-1"},
	{name: "the hand of who plays a card", position: `phase = "command"` + "\n" + alliedTurn + line + `hand = ["%s", ` + others + `]`, place: rules.Hand,
		a: "c-probe-left-1", b: "c-counter-attack-1"},
	{name: "the card that a hand keeps when another is played", position: `phase = "command"` + "\n" + alliedTurn + line + `hand = ["%s", ` + others + `]`, place: rules.Hand,
		answers: []string{"play +c-forward-2"}, a: "c-probe-left-1", b: "c-first-strike-2"},
	{name: "the card under a square", position: cavalryAttacks + square + `hand = [` + others + "]\n" + `track = ["%s"]`, place: rules.Track,
		a: "c-probe-left-1", b: "c-first-strike-1"},
	{name: "the card that a square takes from the hand", position: cavalryAttacks + line + `hand = ["c-probe-left-1", "c-leadership-1", ` + others + `]`, place: rules.Track,
		answers: []string{"melee fr-lc-1 @gb-ln-1", "square", "draw %s"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "the card that comes back when a square is left", place: rules.Hand,
		position: "phase = \"orders\"\ncard = { played = \"c-attack-center-1\", level = 5 }\n" + alliedTurn + square + `hand = [` + others + "]\n" + `track = ["%s"]`,
		answers:  []string{"order gb-ln-1", "done", "leave gb-ln-1"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "the card that comes back when a square is eliminated", position: cavalryAttacks + square + `hand = [` + others + "]\n" + `track = ["%s"]`, place: rules.Hand,
		answers: []string{"melee fr-lc-1 @gb-ln-1", "dice 1", "dice 6"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "a Scout's two cards while he chooses", place: rules.Offer,
		position: "phase = \"end\"\ncard = { played = \"c-scout-right-1\", level = 5 }\n" + alliedTurn + line + `hand = [` + others + `]`,
		answers:  []string{"draw c-short-supply-1", "draw %s"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "the card that a Scout keeps", place: rules.Hand,
		position: "phase = \"end\"\ncard = { played = \"c-scout-right-1\", level = 5 }\n" + alliedTurn + line + `hand = [` + others + `]`,
		answers:  []string{"draw c-short-supply-1", "draw %s", "keep +%s"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "the card drawn at the end of a turn", place: rules.Hand,
		position: "phase = \"end\"\ncard = { played = \"c-attack-center-1\", level = 5 }\n" + alliedTurn + line + `hand = [` + others + `]`,
		answers:  []string{"draw %s"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "the card drawn for a First Strike", place: rules.Hand,
		position: strings.Replace(cavalryAttacks, `"combat"`, `"end"`, 1) + line + "strikes = 1\nhand = [" + others + `]`,
		answers:  []string{"draw %s", "draw c-short-supply-1"}, a: "c-probe-left-1", b: "c-leadership-1"},
	{name: "the hand that is dealt", place: rules.Hand,
		position: "phase = \"deal\"\n" + strings.Replace(alliedTurn, `["c-forward-1", "c-rally-1", "c-scout-left-1"]`, "1", 1) + line + "hand = 1",
		answers:  []string{"draw c-rally-1", "draw %s"}, a: "c-probe-left-1", b: "c-leadership-1"},
}

// mirrored exchanges the sides of a position or an answer.
func mirrored(text string) string {
	return strings.NewReplacer("french", "allied", "allied", "french", "fr-", "gb-", "gb-", "fr-").Replace(text)
}

// tellTale is one of the two games of a secret.
type tellTale struct {
	p    *rules.Position
	told []rules.Event
}

// begin plays a secret with one card; with the sides exchanged if turned.
func (x *secret) begin(t *testing.T, card string, turned bool) tellTale {
	t.Helper()
	book, _ := scenarios.Book("ccn")
	fill := func(text string) string {
		if text = strings.ReplaceAll(text, "%s", card); turned {
			text = mirrored(text)
		}
		return text
	}
	data := boardtest.Field() + fill(x.position)
	if turned {
		data = strings.Replace(data, `first = "french"`, `first = "allied"`, 1)
	}
	b, err := book.Load([]byte(data), nil)
	if err != nil {
		t.Fatalf("%v\n%s", err, data)
	}
	p, told, err := rules.Begin(book, b)
	for _, line := range x.answers {
		if err != nil {
			t.Fatal(err)
		}
		var more []rules.Event
		p, more, err = p.Play(answerOf(t, p, fill(line)))
		told = append(told, more...)
	}
	if err != nil {
		t.Fatal(err)
	}
	return tellTale{p, told}
}

// answerOf reads an answer: an option, "draw CARD" or "dice FACES".
func answerOf(t *testing.T, p *rules.Position, line string) rules.Answer {
	t.Helper()
	q := p.Request()
	a := rules.Answer{By: q.To}
	switch verb, rest, _ := strings.Cut(line, " "); verb {
	case "draw":
		r, err := p.Book().Parse(rest)
		if err != nil {
			t.Fatal(err)
		}
		a.Faces = []int{slices.Index(q.Dice.Bag, r)}
	case "dice":
		for word := range strings.FieldsSeq(rest) {
			a.Faces = append(a.Faces, int(word[0]-'0'))
		}
	default:
		a.Option = boardtest.Option(t, p.Book(), line)
	}
	return a
}

// holds reports whether a side sees a card of its own in a place.
func holds(p *rules.Position, s rules.Side, place rules.Place, card string) bool {
	return slices.ContainsFunc(p.View(s).Cards, func(c rules.Card) bool {
		return c.Place == place && c.Ref != 0 && p.Book().Format(c.Ref) == card
	})
}

// channels are the ways in which a side could learn of a secret. Each compares
// two games that differ in it; s is the side that may not know.
var channels = []struct {
	name  string
	check func(t *testing.T, x, y tellTale, s rules.Side)
}{
	{"view", func(t *testing.T, x, y tellTale, s rules.Side) {
		equal(t, x.p.View(s), y.p.View(s))
		equal(t, x.p.View(rules.Chance), y.p.View(rules.Chance))
	}},
	{"events", func(t *testing.T, x, y tellTale, s rules.Side) {
		for _, who := range []rules.Side{s, rules.Chance} {
			var a, b []rules.Event
			for _, e := range x.told {
				a = append(a, e.For(who))
			}
			for _, e := range y.told {
				b = append(b, e.For(who))
			}
			equal(t, a, b)
		}
	}},
	{"request and options", func(t *testing.T, x, y tellTale, s rules.Side) {
		a, b := *x.p.Request(), *y.p.Request()
		if a.To != s { // what is listed is not his to see
			a.Options, b.Options, a.Quiet, b.Quiet = nil, nil, 0, 0
			a.Dice.Bag, b.Dice.Bag = nil, nil
		}
		equal(t, a, b)
		equal(t, x.p.Mods(), y.p.Mods())
	}},
	{"refusals", func(t *testing.T, x, y tellTale, s rules.Side) {
		if x.p.Request().To == s {
			equal(t, x.p.Refusals(), y.p.Refusals())
		}
	}},
	{"why", func(t *testing.T, x, y tellTale, s rules.Side) {
		if x.p.Request().To != s {
			return
		}
		for _, card := range []string{"c-probe-left-1", "c-leadership-1", "c-first-strike-1", "c-bayonet-charge-1", "c-short-supply-1"} {
			for _, do := range []string{"play", "strike", "keep", "draw"} {
				o := boardtest.Option(t, x.p.Book(), do+" +"+card)
				equal(t, x.p.Refused(o), y.p.Refused(o))
			}
		}
		for _, do := range []string{"square", "reform", "stand", "leave gb-ln-1", "back gb-ln-1"} {
			o := boardtest.Option(t, x.p.Book(), do)
			equal(t, x.p.Refused(o), y.p.Refused(o))
		}
	}},
	{"odds", func(t *testing.T, x, y tellTale, s rules.Side) {
		if x.p.Request().To != s {
			return
		}
		for _, o := range x.p.Request().Options {
			a, err := odds.Card(x.p, o)
			b, err2 := odds.Card(y.p, o)
			equal(t, fmt.Sprint(err), fmt.Sprint(err2))
			if err == nil {
				equal(t, shownOf(a), shownOf(b))
			}
		}
	}},
	{"protocol against the computer", func(t *testing.T, x, y tellTale, s rules.Side) {
		a, b := spoken(t, x, s), spoken(t, y, s)
		equal(t, a, b)
		if !strings.Contains(a, "error: a position shows both hands") {
			t.Errorf("the position is written down:\n%s", a)
		}
	}},
}

// shownOf is what a card of odds shows, in words.
func shownOf(c *odds.Odds) string {
	s := fmt.Sprint(c.Assumed, c.Mods, c.Sums, c.Sampled, c.Closed)
	add := func(rows []odds.Row) {
		for _, r := range rows {
			s += fmt.Sprint(r.Text, r.Rule, r.Chance, r.Tenths, len(r.Choices))
		}
	}
	add(c.Rows)
	add(c.Back)
	for _, r := range c.Replies {
		s += fmt.Sprint(r.Option, r.Unseen, r.Sampled, r.Derived.Hurt.Low, r.Derived.OwnHit.High)
		add(r.Rows)
		add(r.Back)
	}
	return s
}

// spoken is what a side is told that plays this position on against the
// computer: all that a save and its reader could show it.
func spoken(t *testing.T, x tellTale, s rules.Side) string {
	t.Helper()
	base, tape := x.p.Checkpoint()
	if len(tape) > 0 {
		return "error: a position shows both hands" // no file of it can be written within a Step
	}
	start := match.Start{Data: x.p.Book().Save(base), Seed: 3}
	start.Players[s.Other()] = match.Player{Computer: true, Chooser: ai.Player{Work: 1}}
	m, err := match.New(x.p.Book(), start)
	if err != nil {
		t.Fatal(err)
	}
	if q := m.Request(); q == nil || q.To != s {
		return "error: a position shows both hands" // the computer would move at once
	}
	var out bytes.Buffer
	if err := (&wire.Session{Match: m}).Serve(strings.NewReader("view\nview both\nlog\nposition\nask\n"), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

func equal[T any](t *testing.T, a, b T) {
	t.Helper()
	if !reflect.DeepEqual(a, b) {
		t.Errorf("it tells them apart:\n%+v\n%+v", a, b)
	}
}

func TestNoChannelTellsASecretCard(t *testing.T) { // part 1.6
	for _, turned := range []bool{false, true} {
		for i := range secrets {
			x := &secrets[i]
			owner := rules.Second
			if turned {
				owner = rules.First
			}
			t.Run(fmt.Sprintf("part 1.6 %s, of side %d", x.name, owner), func(t *testing.T) {
				a, b := x.begin(t, x.a, turned), x.begin(t, x.b, turned)
				if !holds(a.p, owner, x.place, x.a) || holds(a.p, owner, x.place, x.b) || !holds(b.p, owner, x.place, x.b) || holds(b.p, owner, x.place, x.a) {
					t.Fatal("its owner does not see it himself")
				}
				for _, c := range channels {
					t.Run(c.name, func(t *testing.T) { c.check(t, a, b, owner.Other()) })
				}
				t.Run("cards dealt anew", func(t *testing.T) { x.dealtAnew(t, a.p, owner) })
				t.Run("what the computer imagines", func(t *testing.T) { x.imagined(t, a.p, owner) })
			})
		}
	}
}

// dealtAnew checks that Resample for the side that may not know moves the card
// away, if not always, and for its owner leaves it.
func (x *secret) dealtAnew(t *testing.T, p *rules.Position, owner rules.Side) {
	book, r := p.Book(), rand.New(rand.NewPCG(1, 9))
	stays := 0
	has := func(b rules.Board) bool {
		return slices.ContainsFunc(book.View(b, owner).Cards, func(c rules.Card) bool {
			return c.Place == x.place && c.Ref != 0 && book.Format(c.Ref) == x.a
		})
	}
	const deals = 100
	for range deals {
		b := p.Board().Clone()
		book.Resample(b, owner.Other(), r)
		if has(b) {
			stays++
		}
		b = p.Board().Clone()
		if book.Resample(b, owner, r); !has(b) {
			t.Fatal("its owner loses sight of it")
		}
	}
	if stays > deals/2 {
		t.Errorf("it stays where it is in %d of %d deals", stays, deals)
	}
}

// imagined checks that a computer player which may not know imagines other cards
// in its place.
func (x *secret) imagined(t *testing.T, p *rules.Position, owner rules.Side) {
	r := rand.New(rand.NewPCG(2, 9))
	guesses, right := 0, 0
	for range 60 {
		if g := rules.Guess(p, owner.Other(), r, 20, nil); g != nil {
			if guesses++; holds(g, owner, x.place, x.a) {
				right++
			}
		}
	}
	if guesses == 0 || right > guesses/2 {
		t.Errorf("of %d guesses %d have the card where it is", guesses, right)
	}
}
