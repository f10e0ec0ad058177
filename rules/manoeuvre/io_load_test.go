package manoeuvre

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
)

// sound is a position without a fault; the tests spoil it a line at a time.
const sound = `format = 1
first = "south"

[rules]
setup = "scenario"

[map]
rows = [
  "OOOOOOOO",
  "OOOOOOOO",
  "OOOOOOOO",
  "OOOWOOOO",
  "OOLHOOOO",
  "OOOOOOOO",
  "OOOOOOOO",
  "OOOOOOOO",
]

[position]
phase = "combat"
turn = 3
active = "south"

[south]
army = "fr"
units = [
  { unit = "fr-8l", at = "d4" },
  { unit = "fr-gc", at = "c5", reduced = true, redoubt = true },
  { unit = "fr-ig", at = "a1" },
  { unit = "fr-2l", at = "b1" },
]
hand = ["fr-8l-1", "fr-gc-1", "fr-hq-murat"]
discards = ["fr-ig-1", "fr-ig-2"]

[north]
army = "ru"
units = [
  { unit = "ru-or", at = "d5" },
  { unit = "ru-kx", at = "a8" },
  { unit = "ru-ks", at = "b8" },
  { unit = "ru-lg", at = "c8" },
]
hand = ["ru-or-1"]
`

func TestASoundPositionLoadsAsItIsWritten(t *testing.T) {
	b := load(t, []byte(sound), nil)
	g := begin(t, b)
	g.WantAsk("combat.declare", "fr").WantAt("fr-8l", "d4").wantReduced("fr-gc").wantRedoubt("fr-gc", true).wantLost("fr-1c", "ru-rg")
	g.wantHand("fr", "fr-8l-1", "fr-gc-1", "fr-hq-murat").wantDiscards("fr", "fr-ig-1", "fr-ig-2")
	if b.turn != 3 || b.force[1].deck.Count() != 59 {
		t.Errorf("turn %d, deck %d", b.turn, b.force[1].deck.Count())
	}
}

func TestFaultsInAPositionNameLineColumnAndCause(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{`format = 1`, `format = 2`, `:1:1: format is 2; this game reads format 1`},
		{`setup = "scenario"`, `setup = "chess"`, `:5:1: setup cannot be "chess"`},
		{`setup = "scenario"`, `weather = "rain"`, `:5:1: unknown key rules.weather`},
		{`"OOLHOOOO"`, `"OOLHOOO"`, `:13:3: row "OOLHOOO" has 7 letters, not 8`},
		{`"OOLHOOOO"`, `"OOLHOOOX"`, `:13:3: "X" is not a kind of ground`},
		{`phase = "combat"`, `phase = "lunch"`, `:20:1: there is no phase "lunch"`},
		{`turn = 3`, `turn = 0`, `:21:1: the game turn is 0, not 1 or more`},
		{`turn = 3`, `turn = "x"`, `:21:8: position.turn: a value of another sort belongs here`},
		{`active = "south"`, `active = "fr"`, `:22:1: it is the turn of "fr"`},
		{`first = "south"`, `first = "roll"`, `:20:1: the phase "combat" needs a First Player`},
		{`at = "d4"`, `at = "d9"`, `:27:21: "d9" is not a square of the board`},
		{`at = "d4"`, `at = "c4"`, `:27:21: fr-8l stands on c4, a lake`},
		{`at = "d4"`, `at = "d5"`, `:38:21: ru-or stands on d5, where another unit stands`},
		{`unit = "fr-2l"`, `unit = "fr-8l"`, `:30:3: fr-8l is in the army twice`},
		{`unit = "fr-2l"`, `unit = "gb-1g"`, `:30:5: gb-1g is not a unit of this army (fr)`},
		{`unit = "fr-2l"`, `unit = "fr-xx"`, `:30:5: there is no unit "fr-xx"`},
		{`"fr-gc-1"`, `"fr-gc-9"`, `:32:20: there is no card "fr-gc-9"`},
		{`"fr-gc-1"`, `"ru-or-2"`, `:32:20: ru-or-2 is not a card of this army (fr)`},
		{`"fr-gc-1"`, `"fr-8l-1"`, `:32:20: the card fr-8l-1 lies in two places`},
		{`"fr-ig-2"`, `"fr-8l-1"`, `:33:24: the card fr-8l-1 lies in two places`},
		{`discards = ["fr-ig-1", "fr-ig-2"]`, `deck = ["fr-ig-1"]`, `:33:1: the deck of the south is not complete: 56 cards lie nowhere`},
		{`hand = ["ru-or-1"]`, `hand = ["ru-or-1", "ru-or-2", "ru-or-3", "ru-or-4", "ru-or-5", "ru-kx-1"]`, `:43:1: the hand of the north has 6 cards`},
		{`army = "ru"`, `army = "fr"`, `:38:5: ru-or is not a unit of this army (fr)`},
		{`army = "ru"`, `army = "xx"`, `:36:1: there is no army "xx"`},
		{"  { unit = \"ru-lg\", at = \"c8\" },\n", ``, `:20:1: ru has lost 5 units: the game is over`},
		{`hand = ["ru-or-1"]`, `hand = "all"`, `:43:8: north.hand: a value of another sort belongs here`},
		{`[north]`, `[north`, `:35:7: this is not a file of Grognard, or it is damaged here: expected`},
	} {
		if !strings.Contains(sound, c.old) {
			t.Fatalf("%q is not in the position", c.old)
		}
		_, err := Book{}.Load([]byte(strings.Replace(sound, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.HasPrefix(err.Error(), c.want) || f.Key == "" {
			t.Errorf("%s: %v, want %s", c.new, err, c.want)
		}
	}
}

func TestUnknownSwitchesOfThePlayersAreRefused(t *testing.T) {
	for _, set := range []map[string]string{{"weather": "rain"}, {"ambush": "never"}, {"attrition_target": "9"}, {"turn_limit": "-1"}, {"setup": "standard"}} {
		if _, err := (Book{}).Load([]byte(sound), set); err == nil {
			t.Errorf("%v is taken", set)
		}
	}
	b := load(t, []byte(sound), map[string]string{"ambush": "revised", "turn_limit": "12", "attrition_target": "7"})
	if !b.rules.revised || b.rules.turnLimit != 12 || b.rules.attrition != 7 {
		t.Errorf("%+v", b.rules)
	}
}

func TestAnotherSetUpDropsWhatTheScenarioFixes(t *testing.T) {
	data := scenarioFiles(t)["man-01-first-orders.toml"]
	b := load(t, data, map[string]string{"setup": "standard"})
	if b.chart != nil || b.force[0].army != noArmy || b.lead != rules.Chance || b.phase != rollOff {
		t.Error("the standard set-up keeps something of the scenario")
	}
	b = load(t, data, map[string]string{"setup": "tournament"})
	if b.chart == nil || b.force[0].army != noArmy || b.phase != rollOff {
		t.Error("the tournament keeps the map and nothing else")
	}
}

func FuzzLoadNeverPanicsAndSavesWhatItTakes(f *testing.F) {
	f.Add([]byte(sound))
	f.Add([]byte(polish))
	for _, data := range scenarioFiles(f) {
		f.Add(data)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		b, err := Book{}.Load(data, nil)
		if err != nil {
			var fault *rules.FileError
			if !errors.As(err, &fault) || fault.Key == "" {
				t.Fatalf("%T: %v", err, err)
			}
			return
		}
		p, _, err := rules.Begin(Book{}, b)
		r := rand.New(rand.NewPCG(1, 2))
		for n := 0; err == nil && p.Request() != nil && n < 40; n++ {
			p, _, err = p.Play(playout.Answer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(err)
		}
		text := Book{}.Save(b)
		c, err := Book{}.Load(text, nil)
		if err != nil || c.Hash() != b.Hash() {
			t.Fatalf("%v\n%s", err, text)
		}
	})
}
