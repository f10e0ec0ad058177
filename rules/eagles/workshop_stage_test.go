package eagles

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// fights are positions with an order that begins a fight, and one that is none.
var fights = []struct{ name, picture, order string }{
	{"charge in line", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18.6 facing 180", "charge a1 @b1"},
	{"charge in column", "a1 line 16 column at 24,10 facing 0\nb1 militia 16 line at 24,20 facing 180", "charge a1 @b1"},
	{"charge of guards", "a1 guard 16 line at 24,10 facing 0\nb1 line 16 column at 24,18 facing 180", "charge a1 @b1"},
	{"charge with the Commander", "a gb: cmd with a1\na1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18 facing 180", "charge a1 @b1"},
	{"charge at the disordered", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18 facing 180 marks disordered", "charge a1 @b1"},
	{"charge at the halted", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18 facing 180 halted 4", "charge a1 @b1"},
	{"charge at who has fired", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18 facing 180 marks fired", "charge a1 @b1"},
	{"charge at the broken", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,16 facing 0 marks broken", "charge a1 @b1"},
	{"charge over a wall", "wall 10,14 38,14\na1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,16 facing 180 marks fired", "charge a1 @b1"},
	{"charge uphill", "hill 1: 10,14 38,14 38,30 10,30\na1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,15.6 facing 180 marks fired", "charge a1 @b1"},
	{"charge at a group", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,20 facing 180 out 2 groups 24,17", "charge a1 @b1.g1"},
	{"charge into a flank", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18 facing 90", "charge a1 @b1"},
	{"fire near", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,15 facing 180", "fire a1 @b1"},
	{"fire far", "a1 line 24 line at 24,10 facing 0\nb1 line 16 line at 24,24 facing 180", "fire a1 @b1"},
	{"fire at a column", "a1 line 16 line at 24,10 facing 0\nb1 line 16 column at 24,18 facing 180", "fire a1 @b1"},
	{"fire of the British", "a gb: cmd 2,2\na1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,18 facing 180", "fire a1 @b1"},
	{"fire into a wood", "wood 10,16 38,16 38,30 10,30\na1 line 24 line at 24,10 facing 0\nb1 line 16 line at 24,17 facing 180", "fire a1 @b1"},
	{"fire at a screen", "a1 line 16 line at 24,10 facing 0\nb1 line 16 line at 24,20 facing 180 out 2 groups 24,17", "fire a1 @b1.g1"},
	{"fire of body and screen", "a1 line 16 line at 24,10 facing 0 out 2 groups 24,13\nb1 line 16 line at 24,18 facing 180", "fire a1 @b1"},
	{"fire of the screen alone", "a1 line 16 line at 24,10 facing 0 out 2 groups 24,13\nb1 line 16 line at 24,18 facing 180", "snipe a1 @b1"},
	{"fire of riflemen", "a gb: cmd 2,2\na1 veteran 16 line at 24,10 facing 0 light rifles out 4 groups 22,13 26,13\nb1 line 16 line at 24,27 facing 180", "snipe a1 @b1"},
	{"one more round", "a1 line 16 line at 24,10 facing 0 foe b1 along 0 since 1 marks charger\nb1 line 16 line at 24,11.6 facing 180 foe a1 along 0 since 1", "fight a1"},
	{"joining a melee", "a1 line 16 line at 24,10 facing 0 foe b1 along 0 since 1 marks charger\nb1 line 16 line at 24,11.6 facing 180 foe a1 along 0 since 1\na2 line 16 line at 34,11.6 facing 270", "charge a2 @b1"},
}

var odds = rulestest.Odds{End: after, Bold: []string{"defend", "fire.screen"}}

// after is the board after a fight.
func after(l rules.Leaf) string { return fmt.Sprint(l.Board.Hash()) }

func TestAStagedFightHasTheOddsOfAGame(t *testing.T) {
	for _, f := range fights {
		t.Run(f.name, func(t *testing.T) {
			before := draw(t, "table small\nturn 2, phase initiative\n"+f.picture)
			g := draw(t, "table small\nturn 2, phase initiative\n"+f.picture).Roll(6, 1).Play("first").WantOffered(f.order)
			o := g.Option(f.order)
			at := o.At
			if at == 0 {
				at = g.board().unitRef(g.board().body[0].foe)
			}
			var way *rules.Staged
			for _, s := range (Book{}).Stage(before.board(), []rules.Ref{o.Who}, at) {
				if s.First[0] == o {
					way = &s
				}
			}
			if way == nil || way.Text.Key != "me.do."+o.Do || len(way.Taken) != 1 {
				t.Fatalf("%s is not staged", f.order)
			}
			if n := odds.Same(t, *way, g.Position, []rules.Option{o}); n < 2 {
				t.Errorf("%d endings", n)
			}
		})
	}
}

func TestFightsOfGamesHaveTheOddsOfADraft(t *testing.T) {
	seen := rulestest.Fights{Book: Book{}, Game: playout, Begins: begins, Odds: odds}.
		Compare(t, rulestest.Long(80, 30, 10), rulestest.Starts(t, "eagles", nil, placed)...)
	if seen["charge"] < 2 || seen["fire"] < 2 {
		t.Error(seen)
	}
}

// begins says whose fight against whom begins with an option.
func begins(p *rules.Position, o rules.Option) (who []rules.Ref, at rules.Ref, ok bool) {
	b := p.Board().(*Board)
	switch o.Do {
	case "fire", "charge", "snipe":
		return []rules.Ref{o.Who}, o.At, p.Request().Kind == "order" && o.At != 0
	case "fight":
		return []rules.Ref{o.Who}, b.unitRef(b.body[b.unitNamed(o.Who)].foe), p.Request().Kind == "order"
	}
	return nil, 0, false
}

// Whoever has acted already, and whose turn it is, makes no difference.
func TestAFightIsStagedAtAnyMoment(t *testing.T) {
	const picture = "table small\na1 line 16 line at 24,10 facing 0%s\nb1 line 16 line at 24,18 facing 180\nturn 2, active %s"
	g := draw(t, fmt.Sprintf(picture, "", "a"))
	late := draw(t, fmt.Sprintf(picture, " marks activated,fired", "b"))
	all := (Book{}).Stage(late.board(), []rules.Ref{g.board().unitRef(0)}, g.board().unitRef(1))
	if len(all) != 2 {
		t.Fatalf("%d ways", len(all))
	}
	for _, s := range all {
		odds.Same(t, s, g.Position, s.First)
	}
}

func TestNoFightIsStagedWhereThereIsNone(t *testing.T) {
	b := draw(t, "a1 line 16 line at 24,10 facing 0\na2 line 16 line at 44,10 facing 180 marks broken\nb1 line 16 line at 24,18 facing 180\nb2 line 16 line at 24,45 facing 180").board()
	named := func(s string) rules.Ref {
		r, err := Book{}.Parse(s)
		if err != nil {
			t.Fatal(err)
		}
		return r
	}
	for who, at := range map[string]string{"a2": "b1", "a1": "a2", "b2": "a1", "a-cmd-pr": "b1"} {
		if all := (Book{}).Stage(b, []rules.Ref{named(who)}, named(at)); who != "b2" && len(all) > 0 {
			t.Errorf("%s attacks %s: %+v", who, at, all[0].First)
		}
	}
	var ways []string
	for _, s := range (Book{}).Stage(b, []rules.Ref{named("a1"), named("a2")}, named("b1")) {
		ways = append(ways, rules.FormatOption(Book{}, s.First[0]))
	}
	if got := strings.Join(ways, ", "); got != "fire a1 @b1, charge a1 @b1" {
		t.Error(got)
	}
	if u := b.body[0]; u.activated || b.phase != activations {
		t.Error("the board has changed")
	}
}
