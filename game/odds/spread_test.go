package odds_test

import (
	"fmt"
	"math/big"
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/odds"
	"grognard/rules"
)

// twoOnTwo is red on C2 about to attack blue on C3, two brigades a side, one of
// blue's a veteran and one with skirmishers.
func twoOnTwo(t *testing.T) *rules.Position {
	t.Helper()
	board := boardtest.Squares{
		Units: []string{boardtest.Infantry("red-1", "C2", "skirmish = 1"), boardtest.Infantry("red-2", "C2", `cls = ["elite"]`),
			boardtest.Infantry("blue-1", "C3", `cls = ["veteran"]`), boardtest.Infantry("blue-2", "C3", "skirmish = 1")},
		States: []string{boardtest.At("red-1", "C2", "hits = 1"), boardtest.At("red-2", "C2", ""), boardtest.At("blue-1", "C3", ""), boardtest.At("blue-2", "C3", "hits = 1")},
	}
	return boardtest.Begin(t, "squares", board.File())
}

// outcome is what one choice of the defender comes to.
type outcome struct {
	edge           *big.Rat // steps lost by blue less those of red
	rows, openings map[string]*big.Rat
}

// tally plays a combat on through every throw of its dice until its first round
// is over. Blue makes the changes given, everybody else takes first options.
type tally struct {
	*scores
	changes []rules.Option
	out     outcome
}

// past is what has been told on the way to a point of the combat.
type past struct {
	edge, changed int
	row           string
}

// read takes over what has just been told.
func (w past) read(book rules.Rulebook, news []rules.Event) past {
	for _, e := range news {
		lost := 0
		switch {
		case e.Kind == rules.EvHit:
			lost = max(1, e.N)
		case e.Kind == rules.EvRemove:
			lost = e.N
		case e.Kind == rules.EvResult && w.row == "":
			w.row = e.Text.Key
		}
		if e.Who != 0 && strings.HasPrefix(book.Format(e.Who), "red-") {
			lost = -lost
		}
		w.edge += lost
	}
	return w
}

// play gives an answer and goes on until the round is over: to the second one
// that may follow, or out of the combat.
func (x *tally) play(p *rules.Position, a rules.Answer, chance *big.Rat, was past) {
	x.t.Helper()
	next, news, err := p.Play(a)
	if err != nil {
		x.t.Fatal(err)
	}
	was = was.read(p.Book(), news)
	req := next.Request()
	if second := req != nil && (req.Kind == "breakthrough" || req.Kind == "counter"); second || req == nil || next.View(rules.First).Combat == nil {
		add(x.out.rows, was.row, chance)
		if second {
			add(x.out.openings, "ns.log.may."+req.Kind, chance)
		}
		x.out.edge.Add(x.out.edge, new(big.Rat).Mul(chance, big.NewRat(int64(was.edge), 1)))
		return
	}
	if req.To == rules.Chance {
		x.roll(next, chance, was)
		return
	}
	o := req.Options[0]
	if req.Kind == "defend" && was.changed < len(x.changes) {
		o = x.changes[was.changed]
		was.changed++
	}
	x.play(next, rules.Answer{By: req.To, Option: o}, chance, was)
}

// roll goes through every throw; those that score alike are played once.
func (x *tally) roll(p *rules.Position, chance *big.Rat, was past) {
	dice, need, all := p.Request().Dice.N(), x.needs(p), int64(1)
	for range dice {
		all *= 6
	}
	ways, like := map[string]int64{}, map[string][]int{}
	for throw := range all {
		faces, key, i := facesOf(throw, dice), "", 0
		for _, d := range p.Request().Dice.Of {
			hits := 0
			for range d.N {
				if faces[i] >= need[i] {
					hits++
				}
				i++
			}
			key += fmt.Sprint(hits, " ")
		}
		ways[key]++
		like[key] = faces
	}
	for key, n := range ways {
		x.play(p, rules.Answer{By: rules.Chance, Faces: like[key]}, new(big.Rat).Mul(chance, big.NewRat(n, all)), was)
	}
}

func add(to map[string]*big.Rat, key string, chance *big.Rat) {
	if to[key] == nil {
		to[key] = new(big.Rat)
	}
	to[key].Add(to[key], chance)
}

// counted counts one choice of blue.
func counted(t *testing.T, p *rules.Position, o rules.Option, changes []rules.Option) outcome {
	t.Helper()
	troops := &skirmishers{traits: map[string]int{"blue-1": 1, "red-2": 1}}
	x := &tally{scores: &scores{skirmishers: troops, t: t, book: p.Book()}, changes: changes,
		out: outcome{new(big.Rat), map[string]*big.Rat{}, map[string]*big.Rat{}}}
	x.play(p, rules.Answer{By: rules.First, Option: o}, big.NewRat(1, 1), past{})
	return x.out
}

// sameRange compares the chances of one list with those of every choice.
func sameRange(t *testing.T, got []odds.RowRange, all []map[string]*big.Rat) {
	t.Helper()
	low, high := map[string]*big.Rat{}, map[string]*big.Rat{}
	for _, m := range all {
		for key := range m {
			low[key], high[key] = big.NewRat(1, 1), new(big.Rat)
		}
	}
	for key := range low {
		for _, m := range all {
			chance := m[key]
			if chance == nil {
				chance = new(big.Rat)
			}
			if chance.Cmp(low[key]) < 0 {
				low[key] = chance
			}
			if chance.Cmp(high[key]) > 0 {
				high[key] = chance
			}
		}
	}
	for _, r := range got {
		if key := r.Text.Key; low[key] == nil || r.Chance.Low.Cmp(low[key]) != 0 || r.Chance.High.Cmp(high[key]) != 0 {
			t.Errorf("%s: %s to %s, want %s to %s", key, r.Chance.Low, r.Chance.High, low[key], high[key])
		}
	}
	if len(got) != len(low) {
		t.Errorf("%d of them are told, want %d", len(got), len(low))
	}
}

func TestTheRangeOfTwoOnTwoAgreesWithEveryThrowOfEveryChoiceOfTheDefender(t *testing.T) {
	p := twoOnTwo(t)
	option := func(line string) rules.Option { return boardtest.Option(t, p.Book(), line) }
	o := option("attack red-1 @C3")
	card, err := odds.Card(p, o)
	if err != nil {
		t.Fatal(err)
	}
	x := card.Range
	if x == nil || x.Counted != 3 || x.Left != 0 || x.Side != rules.Second || x.Kind != "defend" || x.Rule != "NS-C4.3.16" {
		t.Fatalf("the range is %+v, want one over the three choices of blue", x)
	}
	var rows, openings []map[string]*big.Rat
	var low, high *big.Rat
	for _, changes := range [][]rules.Option{nil, {option("leave blue-1")}, {option("leave blue-2")}} {
		c := counted(t, p, o, changes)
		rows, openings = append(rows, c.rows), append(openings, c.openings)
		if low == nil || c.edge.Cmp(low) < 0 {
			low = c.edge
		}
		if high == nil || c.edge.Cmp(high) > 0 {
			high = c.edge
		}
	}
	if x.Edge.Low.Cmp(low) != 0 || x.Edge.High.Cmp(high) != 0 || x.Edge.One() {
		t.Errorf("the difference of losses is %s to %s, want %s to %s", x.Edge.Low, x.Edge.High, low, high)
	}
	sameRange(t, x.Rows, rows)
	sameRange(t, x.Openings, openings)
	if len(x.Openings) != 1 || x.Openings[0].Text.Key != "ns.log.may.counter" {
		t.Errorf("%+v may follow, want a counter-attack of those left out", x.Openings)
	}
}

func TestOnlyAnAttackerHasARange(t *testing.T) {
	p := twoOnTwo(t)
	o, err := rules.ParseOption(p.Book(), "attack red-1 @C3")
	for _, step := range []rules.Option{o, {Do: "roll"}} {
		if err == nil && p.Request().Kind != "defend" {
			p, _, err = p.Play(rules.Answer{By: p.Request().To, Option: step})
		}
	}
	if err != nil || p.Request().Kind != "defend" {
		t.Fatal(err, p.Request())
	}
	card, err := odds.Card(p, rules.Option{Do: "stand"})
	if err != nil || card.Range != nil {
		t.Errorf("%v: the side that chooses is told a range", err)
	}
}
