package manoeuvre

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// polish is a battle with an army of its own, in which each thing that can be said of one is said.
const polish = `format = 1
first = "south"

[rules]
setup = "scenario"

[map]
nw = { tile = "T05", rot = 0 }
ne = { tile = "T02", rot = 0 }
sw = { tile = "T04", rot = 0 }
se = { tile = "T01", rot = 0 }

[[army]]
called = { en = "Army of Warsaw", it = "Armata di Varsavia" }
like = "fr"
nation = "pt"
units = [
  { like = "fr-2l", called = { en = "1st Line", it = "1° di linea" }, full = 5, reduced = 2, cards = [{ attack = "2d6", defence = 3 }, { attack = "1d8", volley = "2d8", defence = 4, free = true }, { attack = "2d6", defence = 3, pursuit = 2 }, { attack = "1d10", defence = 3, withdraw = 3 }, { bombard = "2d10", defence = 5 }] },
  { like = "fr-8l", called = "2nd Line" },
  { like = "gb-4f", called = "3rd Line", nation = "gb" },
  { like = "fr-19l", called = "4th Line", full = 4 },
  { like = "fr-45l", called = "5th Line" },
  { like = "ru-mo", called = "6th Line" },
  { like = "pr-re", called = "Uhlans", full = 6, reduced = 3 },
  { like = "fr-1c", called = "Krakus" },
]
commanders = [
  { called = "Poniatowski", command = 3, combat = 4, defence = 5, rally = 7 },
  { called = "Dombrowski", command = 2, combat = 3, rally = 4, pursuit_mod = -1 },
]
events = { supply = 6, withdraw = 4, ambush = 5, spy = 3 }

[south]
army = "own-1"
opening = "random"
units = [
  { unit = "own-1-a", at = "d2" },
]

[north]
army = "au"
opening = "random"
`

func TestAnArmyOfABattlesOwnIsAsItsFileSays(t *testing.T) { // MAN-1.3.1, MAN-1.4.1
	b := load(t, []byte(polish), nil)
	for u, want := range []string{"own-1-a 5/2 false", "own-1-b 6/3 false", "own-1-c 7/3 false", "own-1-d 4/4 false", "own-1-e 6/3 false", "own-1-f 6/5 false", "own-1-g 6/3 true", "own-1-h 7/4 true"} {
		k := b.unitType(rules.First, u)
		if got := fmt.Sprintf("%s %d/%d %t", k.id, k.full, k.reduced, k.cavalry); got != want {
			t.Errorf("unit %d is %s, want %s", u, got, want)
		}
	}
	counts := map[cardKind]int{}
	for c := range deckSize {
		p := b.card(rules.First, c)
		counts[p.kind]++
		ref := b.cardRef(rules.First, c)
		if back, err := (Book{}).Parse(p.id); err != nil || back != ref || (Book{}).Format(ref) != p.id || b.cardNamed(len(armies), p.id) != c {
			t.Errorf("card %d is called %q, which names %q, %v", c, p.id, Book{}.Format(back), err)
		}
	}
	if counts[unitCard] != 40 || counts[commander] != 2 || counts[supply] != 6 || counts[withdraw] != 4 || counts[ambush] != 5 || counts[spy] != 3 {
		t.Errorf("the deck has %v", counts)
	}
	card := func(id string) *card { return b.card(rules.First, b.cardNamed(len(armies), id)) }
	if c := card("own-1-a-2"); c.attack != (dice{1, 8}) || c.volley != (dice{2, 8}) || c.defence != 4 || !c.free || c.unit != 0 || c.icon != rules.FaceInfantry {
		t.Errorf("the second card of the 1st Line is %+v", c)
	}
	if c := card("own-1-a-5"); c.bombard != (dice{2, 10}) || c.attack.n > 0 || c.icon != rules.FaceArtillery {
		t.Errorf("its guns are %+v", c)
	}
	if c, model := card("own-1-g-1"), &decks[findArmy("pr")].card[cardIndex(findArmy("pr"), "pr-re-1")]; c.attack != model.attack || c.pursuit != model.pursuit || c.unit != 6 {
		t.Errorf("the first card of the Uhlans is %+v, that of their model %+v", c, model)
	}
	if c := card("own-1-hq-commander-1"); c.command != 3 || c.combat != 4 || c.defence != 5 || c.rally != rallyAlways {
		t.Errorf("Poniatowski is %+v", c)
	}
	if c := card("own-1-hq-commander-2"); c.defence != 3 || c.pursuitMod != -1 {
		t.Errorf("Dombrowski is %+v", c)
	}
	if b.cardNamed(len(armies), "own-1-hq-supply-1") >= 0 {
		t.Error("the first card of the headquarters is a Commander, and goes by the name of a Supply")
	}
}

func TestAnArmyOfABattlesOwnIsShownUnderItsNamesAndColours(t *testing.T) {
	v := Book{}.View(load(t, []byte(polish), nil), rules.First)
	if v.Sides[0].Nation != "pt" || v.Sides[1].Nation != "au" {
		t.Errorf("the sides have the colours %s and %s", v.Sides[0].Nation, v.Sides[1].Nation)
	}
	for id, want := range map[string]string{"own-1": "Armata di Varsavia", "own-1-a": "1° di linea", "own-1-a-5": "1° di linea", "own-1-c": "3rd Line", "own-1-hq-commander-1": "Poniatowski"} {
		if got := v.Own.Of(refsByName[id]).In("it"); got != want {
			t.Errorf("%s is called %q, want %q", id, got, want)
		}
	}
	if rules.SideRef(0) == 0 || v.Own.Of(rules.SideRef(rules.First)).In("en") != "Army of Warsaw" {
		t.Error("the side does not go by the name of its army")
	}
	if got := (Book{}).Word(refsByName["own-1-hq-supply-19"]); got != "man.card.supply" {
		t.Errorf("a Supply goes by %s", got)
	}
	b := load(t, []byte(polish), nil)
	b.phase, b.edges = deployment, true
	for u := range 8 {
		b.put(rules.First, u, at(u, 0))
		b.force[0].state[u] = full
	}
	for _, p := range (Book{}).View(b, rules.First).Pieces {
		want := map[rules.Side]string{rules.First: "pt", rules.Second: "au"}[p.Side]
		if p.Ref == refsByName["own-1-c"] {
			want = "gb"
		}
		if p.Nation != want {
			t.Errorf("%s has the colours of %s, want %s", Book{}.Format(p.Ref), p.Nation, want)
		}
	}
}

func TestABattleWithAnArmyOfItsOwnIsPlayedSavedAndGoesOn(t *testing.T) {
	b := load(t, []byte(polish), nil)
	for seed := range uint64(6) {
		p, _, err := rules.Begin(Book{}, b)
		r := rand.New(rand.NewPCG(seed, 3))
		for n := 0; err == nil && p.Request() != nil; n++ {
			if n%50 == 0 {
				text := Book{}.Save(p.Board())
				again, err := Book{}.Load(text, nil)
				if err != nil || n == 0 && again.Hash() != p.Board().Hash() || string(Book{}.Save(again)) != string(text) {
					t.Fatalf("%v\n%s", err, text)
				}
				if !strings.Contains(string(text), `called = { en = "Army of Warsaw", it = "Armata di Varsavia" }`) || strings.Count(string(text), "Army of Warsaw") != 1 {
					t.Fatalf("the army has not its name once:\n%s", text)
				}
			}
			p, _, err = p.Play(playout.Answer(p.Request(), r))
		}
		if err != nil || !p.Result().Over {
			t.Fatalf("game %d: %v, %+v", seed, err, p.Result())
		}
	}
}

func TestOtherValuesMakeAnotherBattle(t *testing.T) {
	was := load(t, []byte(polish), nil).Hash()
	for _, c := range [][2]string{{"full = 5, reduced = 2", "full = 5, reduced = 3"}, {"combat = 3, rally = 4", "combat = 4, rally = 4"}, {`volley = "2d8"`, `volley = "2d6"`}, {"supply = 6, withdraw = 4", "supply = 5, withdraw = 5"}} {
		if !strings.Contains(polish, c[0]) || load(t, []byte(strings.Replace(polish, c[0], c[1], 1)), nil).Hash() == was {
			t.Errorf("%s: the board is the same", c[1])
		}
	}
}

func TestFaultsInAnArmyOfABattlesOwnNameLineColumnAndCause(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{`like = "fr"`, `like = "xx"`, `:15:1: no army of the book is called "xx"`},
		{`like = "fr"`, `like = "own-2"`, `:15:1: no army of the book is called "own-2"`},
		{`nation = "pt"`, `nation = "xx"`, `:16:1: troops have no colours "xx"`},
		{`called = { en = "Army of Warsaw", it = "Armata di Varsavia" }`, ``, `:13:3: what a battle has of its own needs a name`},
		{`like = "fr-8l"`, `like = "fr-xx"`, `:19:5: no unit of the book is called "fr-xx"`},
		{`like = "fr-8l"`, `like = "own-1-a"`, `:19:5: no unit of the book is called "own-1-a"`},
		{`like = "fr-8l", called = "2nd Line"`, `like = "fr-8l"`, `:19:3: what a battle has of its own needs a name`},
		{`like = "fr-8l", called = "2nd Line"`, `like = "fr-8l", called = 2`, `:19:21: called is a name of at most 60 letters`},
		{"  { like = \"fr-8l\", called = \"2nd Line\" },\n", ``, `:17:1: the army has 7 units, not 8`},
		{`nation = "gb"`, `nation = "pl"`, `:20:42: troops have no colours "pl"`},
		{`full = 4`, `full = 10`, `:21:43: full is 10, not 1 to 9`},
		{`full = 4`, `full = 3`, `:21:3: reduced is 4, not 1 to 3`},
		{`attack = "1d8"`, `attack = "3d8"`, `the book has not the dice "3d8", but 1d6`},
		{`{ bombard = "2d10", defence = 5 }`, `{ defence = 5 }`, `a card of a unit has dice to attack with or dice to bombard with`},
		{`, { bombard = "2d10", defence = 5 }`, ``, `the unit has 4 cards, not 5`},
		{`pursuit = 2`, `pursuit = 7`, `pursuit is 7, not 0 to 6`},
		{`command = 3`, `command = 0`, `:28:29: command is 0, not 1 to 5`},
		{`combat = 4`, `combat = 7`, `:28:42: combat is 7, not 1 to 6`},
		{`rally = 7`, `rally = 8`, `:28:67: rally is 8, not 1 to 7`},
		{`pursuit_mod = -1`, `pursuit_mod = 1`, `pursuit_mod is 1, not -1 to 0`},
		{`called = "Poniatowski", `, ``, `:28:3: what a battle has of its own needs a name`},
		{`supply = 6`, `supply = 7`, `:13:3: the headquarters have 21 cards, Commanders and events together, not 20`},
		{`supply = 6`, `supply = -6`, `:31:12: supply is -6, not 0 to 20`},
		{`supply = 6`, `cavalry = 6`, `:31:12: unknown key army.events.cavalry`},
		{`army = "own-1"`, `army = "own-2"`, `:34:1: there is no army "own-2"`},
		{`army = "au"`, `army = "own-1"`, `:41:1: both sides lead the army own-1`},
		{`unit = "own-1-a"`, `unit = "own-2-a"`, `:37:5: own-2-a is not a unit of this army (own-1)`},
		{`opening = "random"
units`, `hand = ["own-1-hq-spy-1"]
units`, `:35:9: own-1-hq-spy-1 is not a card of this army (own-1)`},
	} {
		if !strings.Contains(polish, c.old) {
			t.Fatalf("%q is not in the battle", c.old)
		}
		_, err := Book{}.Load([]byte(strings.Replace(polish, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.Contains(err.Error(), c.want) || f.Key == "" {
			t.Errorf("%s: %v, want %s", c.new, err, c.want)
		}
	}
	if _, err := (Book{}).Load([]byte(polish+strings.Repeat("\n[[army]]\nlike = \"fr\"\n", 2)), nil); err == nil || !strings.Contains(err.Error(), "the battle has 3 armies of its own, and only two sides") {
		t.Error(err)
	}
}

func TestTheFacesOfCardsCanBeChosenWhereModelsHaveTwo(t *testing.T) { // MAN-S.6
	plain := strings.NewReplacer(`like = "fr-45l"`, `like = "fr-2l"`).Replace(polish)
	if b := load(t, []byte(plain), nil); (Book{}).Offered(b, "card_faces") {
		t.Error("none of its cards was printed otherwise")
	}
	guards := strings.Replace(plain, `like = "fr-8l"`, `like = "pr-gg"`, 1)
	b, other := load(t, []byte(guards), nil), load(t, []byte(guards), map[string]string{"card_faces": "public"})
	c := b.cardNamed(len(armies), "own-1-b-3")
	if !(Book{}).Offered(b, "card_faces") || b.card(0, c).attack != (dice{2, 8}) || other.card(0, c).attack != (dice{2, 6}) {
		t.Errorf("the third card of the Guard has %v, in the other printing %v", b.card(0, c).attack, other.card(0, c).attack)
	}
}

func TestOneMistakeInAnArmyIsToldOnce(t *testing.T) {
	d, err := Book{}.Draft(strings.Replace(polish, "full = 4", "full = 10", 1))
	if err != nil || len(d.Flaws) != 1 || d.Flaws[0].Err.Key != "man.fault.own.value" {
		t.Errorf("%v: %v", err, d.Flaws)
	}
}

func TestAnArmyOfABattlesOwnStandsInTheListBehindTheOneItIsLike(t *testing.T) { // MAN-2.2.11
	b := load(t, []byte(strings.Replace(polish, `army = "au"`, `army = "fr"`, 1)), nil)
	if own, book := b.rank(rules.First), b.rank(rules.Second); own >= book {
		t.Errorf("it has rank %d, France %d", own, book)
	}
	b.force[1].army = int8(findArmy("gb")) // the next before it
	if own, book := b.rank(rules.First), b.rank(rules.Second); own >= book {
		t.Errorf("it has rank %d, Great Britain %d", own, book)
	}
}

func TestTheWorkshopHasTheArmiesOfABattle(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, polish, putAt("own-1-b", "e2"), putAt("own-1-a", "c2"), setTo("", "south.start_reduced", "own-1-g"))
	if !strings.Contains(text, `{ unit = "own-1-b", at = "e2" }`) || !strings.Contains(text, `{ unit = "own-1-a", at = "c2" }`) || !strings.Contains(text, `start_reduced = ["own-1-g"]`) || len(d.Flaws) > 0 {
		t.Errorf("%v\n%s", d.Flaws, text)
	}
	kit := Book{}.Kit(d)
	name := func(texts ...rules.Text) (all []string) {
		for _, x := range texts {
			c, _ := rules.CalledBy(x.Key)
			all = append(all, c.EN)
		}
		return all
	}
	cards := 0
	for _, s := range kit.Stock {
		if s.ID == "own-1-b" && (name(s.Name)[0] != "2nd Line" || name(s.Group[0])[0] != "Army of Warsaw" || s.Left != 0) {
			t.Errorf("the box has %+v", s)
		}
		if strings.HasPrefix(s.ID, "own-1-") && s.Card != nil {
			cards++
		}
	}
	if cards != deckSize {
		t.Errorf("the box has %d of its cards", cards)
	}
	p := kit.Term("north.army")
	if n := len(p.Values); p.Values[n-1] != "own-1" || name(p.Names[n-1])[0] != "Army of Warsaw" {
		t.Errorf("the north may lead %v", p.Values)
	}
	text, d = rulestest.Edited(t, Book{}, polish, setTo("", "south.army", "ru"))
	if !strings.Contains(text, `{ unit = "ru-kx", at = "d2" }`) || len(d.Flaws) > 0 {
		t.Errorf("its units do not give way to others: %v\n%s", d.Flaws, text)
	}
}
