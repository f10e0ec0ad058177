package report

import (
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/rules"
	"grognard/scenarios"
)

// What another does after a charge is no part of its paragraph; what the charge comes to is, whoever it tells of.
func TestAParagraphOfAChargeEndsWithIt(t *testing.T) {
	w := langtest.Words(t)
	w.Use("en")
	who := func(n int) rules.Ref { return rules.MakeRef(1, n) }
	event := func(kind rules.EventKind, n, to int) rules.Event {
		e := rules.Event{Kind: kind, N: 1, Text: rules.Text{Key: "ui.end.point", N: n, M: to}}
		if n > 0 {
			e.Who = who(n)
		}
		if to > 0 {
			e.To = who(to)
		}
		return e
	}
	dice := rules.Event{Kind: rules.EvDice, Faces: []int{4}, Dice: rules.Dice{Of: []rules.Die{{N: 1, Sides: 6}}}}
	charge := []rules.Event{event(rules.EvDeclare, 1, 2), dice, event(rules.EvHit, 2, 0), event(rules.EvSay, 7, 0)}
	for _, k := range []struct {
		name   string
		begins begins
		next   []rules.Event
		parts  int // paragraphs in all
	}{
		{"an order to another", begun, []rules.Event{dice, event(rules.EvResult, 3, 0)}, 2},
		{"an order to the same", begun, []rules.Event{event(rules.EvSay, 1, 0)}, 2},
		{"another that passes", mayBegin, []rules.Event{event(rules.EvSay, 3, 0)}, 2},
		{"the one that was charged, and stands", mayBegin, []rules.Event{event(rules.EvSay, 2, 0)}, 1},
		{"another that advances after the combat", mayBegin, []rules.Event{event(rules.EvAdvance, 3, 0)}, 1},
		{"what the dice bring", goesOn, []rules.Event{dice, event(rules.EvResult, 3, 0)}, 1},
	} {
		turn := raw{events: append(charge[:len(charge):len(charge)], k.next...)}
		turn.begins = make([]begins, len(turn.events))
		turn.begins[len(charge)] = k.begins
		g := &gatherer{words: w}
		parts := g.parts(&turn, nil)
		if len(parts) != 1 || len(parts[0].Story) != k.parts {
			t.Errorf("%s: %+v", k.name, parts)
			continue
		}
		first := parts[0].Story[0]
		if dice := k.parts == 1 && k.begins == goesOn; len(first.Dice) != map[bool]int{true: 2, false: 1}[dice] {
			t.Errorf("%s: %d throws are told of the charge", k.name, len(first.Dice))
		}
	}
}

// Which answers begin a deed of their own: orders and moves, not what is settled on the way.
func TestWhatBeginsADeed(t *testing.T) {
	for name := range battles {
		book, _ := scenarios.Book(name)
		m := finished(t, book, "", 80)
		orders, settled := 0, 0
		for i := 1; i <= m.Len(); i++ {
			q, a := m.Given(i)
			switch begin(q, a) {
			case begun:
				orders++
				if a.By == rules.Chance {
					t.Fatalf("%s: dice begin a deed", name)
				}
			case goesOn:
				settled++
			}
		}
		if orders == 0 || settled == 0 {
			t.Errorf("%s: %d orders, and %d answers settle something", name, orders, settled)
		}
	}
}

// Strength is counted in one unit: the stands of a battalion and the men it has sent out belong to it, leaders have none.
func TestStrengthIsCountedInOneUnit(t *testing.T) {
	body, screen, chief := rules.MakeRef(1, 1), rules.MakeRef(2, 1), rules.MakeRef(3, 1)
	stand := func(n int) rules.Piece {
		return rules.Piece{Ref: body, Form: rules.Base, Face: rules.FaceInfantry, N: n}
	}
	v := &rules.View{Pieces: []rules.Piece{stand(4), stand(4), stand(2),
		{Ref: screen, Cell: body, Form: rules.Base, Face: rules.FaceSkirmishers, N: 2},
		{Ref: chief, Form: rules.Leader, Face: rules.FaceCommander, N: 1}}}
	var k roster
	k.see(v, 1)
	fallen := &rules.View{Pieces: []rules.Piece{stand(3), v.Pieces[3]}}
	k.see(fallen, 2)
	k.end(fallen)
	if len(k.all) != 2 || k.of[body].most != 12 || k.of[body].left != 5 || k.of[chief].most != 0 {
		t.Errorf("%d units; the battalion had %+v", len(k.all), k.of[body])
	}
}

// Each system names the unit that it counts in, below its order of battle and its maps.
func TestNumbersOfAReportNameTheirUnit(t *testing.T) {
	w := langtest.Words(t)
	for name, words := range map[string][2]string{"manoeuvre": {"steps", "step"}, "ccn": {"blocks", "blocchetti"}, "musket": {"steps", "step"},
		"squares": {"bases", "basi"}, "eagles": {"men", "uomini"}} {
		book, _ := scenarios.Book(name)
		m := finished(t, book, "", 80)
		for i, lang := range []string{"en", "it"} {
			w.Use(lang)
			r := of(t, m, w)
			for s := range r.Sides {
				if a := r.Sides[s]; !strings.HasSuffix(a.Before, " "+words[i]) || a.Totals[0] > a.Totals[1] && !strings.Contains(a.Fallen, words[i][:3]) {
					t.Errorf("%s: %s had %q, lost %q", name, a.Name, a.Before, a.Fallen)
				}
			}
		}
	}
}

// A score below nothing is written with a minus, as a change is.
func TestNumbersBelowNothingHaveAMinus(t *testing.T) {
	for _, k := range []struct{ got, want string }{
		{count(&rules.Gauge{N: -2}), "−2"}, {count(&rules.Gauge{N: -2, Of: 5}), "−2/5"}, {count(&rules.Gauge{N: 3}), "3"}, {signed(-2), "−2"}, {signed(2), "+2"},
	} {
		if k.got != k.want {
			t.Errorf("%q is written, want %q", k.got, k.want)
		}
	}
}

// Dice with symbols are told by these, all others by their numbers.
func TestBattleDiceAreToldByTheirSymbols(t *testing.T) {
	for _, k := range []struct{ language, want string }{{"en", "infantry infantry cavalry artillery flag sabres 5"}, {"it", "fanteria fanteria cavalleria artiglieria bandiera sciabole 5"}} {
		words := langtest.Words(t)
		words.Use(k.language)
		g := gatherer{words: words}
		e := rules.Event{Kind: rules.EvDice, Faces: []int{1, 2, 3, 4, 5, 6, 5}, Dice: rules.Dice{Of: []rules.Die{{N: 6, Sides: 6, Face: rules.DieBattle}, {N: 1, Sides: 6}}}}
		if got := strings.Join(g.faces(&e), " "); got != k.want {
			t.Errorf("%s: the dice show %q", k.language, got)
		}
	}
}
