package squares

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

var odds = rulestest.Odds{End: suffered}

// suffered says what everybody has suffered and where he stands.
func suffered(l rules.Leaf) (end string) {
	b := l.Board.(*Board)
	for u := range b.units {
		x := &b.unit[u]
		end += fmt.Sprintf("%s %s %d hits, ", Book{}.Format(b.unitRef(u)), x.at.file(), x.hits)
	}
	return end
}

// stagings are fights: what stands where, who is brought before it against which
// square, and how a player of a game brings it about.
var stagings = []struct {
	name, picture, who, at string
	way                    string // of those that are staged
	phase                  string
	play                   string // options, with semicolons
}{
	{"one against one", field + "C3 red-1\nC4 blue-1", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"veterans against recruits", field + "C3 red-1 veteran\nC4 blue-1 recruit", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"up a hill", ". . . .\n. . h .\n. . . .\n. . . .\nC2 red-1\nC3 blue-1", "red-1", "C3", "alone", "combat", "attack red-1 @C3"},
	{"into a wood", ". . . .\n. . w .\n. . . .\n. . . .\nC2 red-1 light skirmish=2\nC3 blue-1", "red-1", "C3", "alone", "combat", "attack red-1 @C3"},
	{"a garrison", ". . . .\n. . t .\n. . . .\n. . . .\nC2 red-1\nC3 blue-1 garrison", "red-1", "C3", "alone", "combat", "attack red-1 @C3"},
	{"over a corner", field + "C3 red-1\nD4 blue-1", "red-1", "D4", "alone", "combat", "attack red-1 @D4"},
	{"a line to its front", field + "C3 red-1 linear N\nC4 blue-1", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"a line in its flank", field + "C3 red-1\nC4 blue-1 linear E", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"cavalry", field + "C3 red-1 cavalry heavy\nC4 blue-1", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"lancers in rain", field + "C3 red-1 cavalry light lancer\nC4 blue-1\nweather rain", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"tired troops", field + "C3 red-1 3hits\nC4 blue-1 1hit", "red-1", "C4", "alone", "combat", "attack red-1 @C4"},
	{"two of a square", field + "C3 red-1\nC3 red-2\nC4 blue-1", "red-1 red-2", "C4", "alone", "combat", "attack red-1 @C4"},
	{"one of two", field + "C3 red-1\nC3 red-2\nC4 blue-1", "red-1", "C4", "alone", "combat", "attack red-1 @C4; leave red-2"},
	{"one with his companion", field + "C3 red-1\nC3 red-2\nC4 blue-1", "red-1", "C4", "together", "combat", "attack red-1 @C4"},
	{"with help from beside", field + "C3 red-1\nB3 red-2\nC4 blue-1", "red-1 red-2", "C4", "alone", "combat", "attack red-1 @C4; add red-2"},
	{"with a battery", field + "C3 red-1\nC3 red-2 gun medium\nC4 blue-1", "red-1 red-2", "C4", "alone", "combat", "attack red-1 @C4; add red-2"},
	{"short range", field + "C3 red-1 gun heavy\nC4 blue-1", "red-1", "C4", "fire", "bombardment", "fire red-1 @C4"},
	{"long range", field + "C3 red-1 gun light\nC5 blue-1", "red-1", "C5", "fire", "bombardment", "fire red-1 @C5"},
	{"into enclosed fields", ". . . .\n. . f .\n. . . .\n. . . .\nC2 red-1 gun heavy\nC3 blue-1", "red-1", "C3", "fire", "bombardment", "fire red-1 @C3"},
	{"tired gunners in rain", field + "C3 red-1 gun medium 3hits\nC4 blue-1 2hits\nweather rain", "red-1", "C4", "fire", "bombardment", "fire red-1 @C4"},
	{"two commands under their chief", field + "chief red C3 0\nC3 red-1\nB3 red-2 of red-g2\nC4 blue-1", "red-1 red-2", "C4", "alone", "intervention", "attack red-1 @C4; add red-2"},
}

func TestStagedFightsAreThoseOfGames(t *testing.T) {
	for _, c := range stagings {
		t.Run(c.name, func(t *testing.T) {
			state := "\nphase " + c.phase
			if c.phase == "intervention" {
				state = "\nintervention red-c ap 3\nphase combat"
			}
			g := draw(t, c.picture+state)
			var played []rules.Option
			for _, line := range strings.Split(c.play, "; ") {
				o, err := rules.ParseOption(Book{}, line)
				if err != nil {
					t.Fatal(err)
				}
				played = append(played, o)
			}
			calm := draw(t, c.picture+"\nphase points").board() // nobody is active
			var who []rules.Ref
			for _, name := range strings.Fields(c.who) {
				who = append(who, refsByName[name])
			}
			found := 0
			for _, s := range (Book{}).Stage(calm, who, refsByName[c.at]) {
				if s.Text.Key != "ns.staged."+c.way {
					continue
				}
				found++
				if n := odds.Same(t, s, g.Position, played); n < 2 {
					t.Errorf("%d endings", n)
				}
			}
			if found != 1 {
				t.Errorf("it is staged %d times as %q", found, c.way)
			}
		})
	}
}

func TestFightsOfGamesHaveTheOddsOfADraft(t *testing.T) {
	var starts []rulestest.Start
	for _, s := range plainAndFull(t) {
		if !load(t, s.Data, s.Set).rules.fog {
			starts = append(starts, s)
		}
	}
	seen := rulestest.Fights{Book: Book{}, Game: playout, Begins: begins, Odds: odds}.
		Compare(t, rulestest.Long(80, 30, 10), starts...)
	if seen["attack"] < 3 || seen["fire"] < 2 {
		t.Error(seen)
	}
}

// begins says whose fight against which square begins with an option, if their general
// has the best token and nobody has acted yet.
func begins(p *rules.Position, o rules.Option) (who []rules.Ref, at rules.Ref, ok bool) {
	b := p.Board().(*Board)
	if o.Do != "attack" && o.Do != "fire" || b.act.ap < 3 {
		return nil, 0, false
	}
	for u := range b.units {
		if b.unit[u].spent > 0 || b.unit[u].fired {
			return nil, 0, false
		}
	}
	return []rules.Ref{o.Who}, o.At, true
}

func TestWhatCannotBeFoughtIsNotStaged(t *testing.T) {
	b := draw(t, field+"C3 red-1\nC4 blue-1\nE5 red-2 linear N\nF5 blue-2\nG1 red-3 gun medium\nphase points").board()
	for _, c := range []struct{ who, at string }{{"red-1", "D4"}, {"red-1", "F5"}, {"red-2", "F5"}, {"red-3", "C4"}, {"red-1", "C3"}, {"red-1 blue-2", "C4"}, {"", "C4"}, {"red-1", "red-1"}} {
		var who []rules.Ref
		for _, name := range strings.Fields(c.who) {
			who = append(who, refsByName[name])
		}
		if all := (Book{}).Stage(b, who, refsByName[c.at]); len(all) > 0 {
			t.Errorf("%q against %s is staged as %s", c.who, c.at, all[0].Text.Key)
		}
	}
	if all := (Book{}).Stage(b, []rules.Ref{refsByName["red-1"]}, refsByName["blue-1"]); len(all) != 1 {
		t.Errorf("against a unit by its name: %d ways", len(all))
	}
}

func TestAGeneralComesNearForAStagedFight(t *testing.T) {
	b := draw(t, field+"general red-g1 G1\nC3 red-1\nC4 blue-1\nphase points").board()
	all := (Book{}).Stage(b, []rules.Ref{refsByName["red-1"]}, refsByName["C4"])
	if len(all) != 1 || len(all[0].Taken) != 2 || all[0].Taken[1].Key != "ns.staged.near" {
		t.Errorf("%+v", all)
	}
	if near := b.leader[0].at.name(); near != "G1" {
		t.Errorf("the general of the battle itself is on %s now", near)
	}
}

// TestStagingLeavesAnythingOnTheTableInPeace stages whoever against whatever, in
// drafts with faults too.
func TestStagingLeavesAnythingOnTheTableInPeace(t *testing.T) {
	texts := otherwise(t)
	texts["no chief"] = strings.Replace(troops(t), `id = "red-c"`, `id = "nobody"`, 1)
	texts["in a river"], _ = rulestest.Edited(t, Book{}, troops(t), paint("unfordable", "C2"))
	texts["a melee"] = drawnFile(t, field+"C3 red-1\nC3 red-2 gun medium\nB3 red-3 cavalry light\nC4 blue-1\nC4 blue-2 gun heavy\nD4 blue-3 linear S\nphase points")
	n := 0
	for name, text := range texts {
		d, err := Book{}.Draft(text)
		if err != nil {
			t.Fatal(err)
		}
		was := d.Board.Hash()
		for i := range d.Things {
			for j := range d.Things {
				x, y := &d.Things[i], &d.Things[j]
				if x.Ref == 0 || len(y.Cells) == 0 {
					continue
				}
				for _, s := range (Book{}).Stage(d.Board, []rules.Ref{x.Ref}, y.Cells[0]) {
					if n++; s.P.Request() == nil || !offered(s.P, s.First[0]) {
						t.Errorf("%s: %+v", name, s)
					}
				}
				(Book{}).Stage(d.Board, []rules.Ref{x.Ref, y.Ref}, y.Cells[0])
			}
		}
		if d.Board.Hash() != was {
			t.Errorf("%s is another board now", name)
		}
	}
	if n < 10 {
		t.Errorf("only %d fights are staged", n)
	}
}
