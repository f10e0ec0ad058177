package manoeuvre

import (
	"slices"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// ledgerSide is one side of a scenario of the ledger.
type ledgerSide struct {
	Army, Hand, Deploy string
	Placement          map[string]string
}

type ledgerScenario struct {
	ID, Level, First string
	Map              any
	South, North     ledgerSide
	Rules            struct {
		TurnLimit int `toml:"turn_limit"`
		Attrition int `toml:"attrition_target"`
	}
	Special []ledgerSpecial
}

// ledgerSpecial is one of the things that set a scenario apart.
type ledgerSpecial struct {
	Kind, Side, Unit string
	Count            int
}

// rebalanced is what scenarios have otherwise than the ledger, where of a hundred games between equal
// computer players one side won more than 65 (scenarios/balance.toml). Whoever plays second has the
// last move before night falls.
var rebalanced = map[string]func(*ledgerScenario){
	"man-02-before-dusk": func(s *ledgerScenario) { s.First = "north" },
	"man-03-sierra": func(s *ledgerScenario) {
		s.Rules.TurnLimit = 12
		s.worn("south", "fr-ig", "fr-gc", "fr-1c", "fr-19l", "fr-45l", "fr-2l")
	},
	"man-04-great-redoubt": func(s *ledgerScenario) { s.Rules.TurnLimit = 15 },
	"man-06-niagara": func(s *ledgerScenario) {
		s.First, s.Rules.TurnLimit = "north", 12
		s.worn("north", "gb-kd", "gb-4f", "gb-9q", "gb-52f")
	},
	"man-07-hundred-days": func(s *ledgerScenario) { s.First = "south" },
}

// worn has some more units of a side start reduced.
func (s *ledgerScenario) worn(side string, units ...string) {
	for _, u := range units {
		s.Special = append(s.Special, ledgerSpecial{Kind: "start_reduced", Side: side, Unit: u})
	}
}

func TestEveryScenarioIsAsTheLedgerHasIt(t *testing.T) {
	var l struct{ Scenario []ledgerScenario }
	ledger(t, "scenarios", &l)
	files := scenarioFiles(t)
	for _, s := range l.Scenario {
		t.Run("MAN-3.1 "+s.ID+" is set up as the ledger says", func(t *testing.T) {
			data, ok := files[s.ID+".toml"]
			if !ok {
				t.Fatal("it is not there")
			}
			if otherwise := rebalanced[s.ID]; otherwise != nil {
				otherwise(&s)
			}
			var head struct{ Scenario struct{ ID, Level string } }
			if err := toml.Unmarshal(data, &head); err != nil || head.Scenario.ID != s.ID || head.Scenario.Level != s.Level {
				t.Errorf("it calls itself %+v: %v", head.Scenario, err)
			}
			b := load(t, data, nil)
			s.wantRules(t, b)
			s.wantMap(t, b)
			s.wantSide(t, b, rules.First, s.South)
			s.wantSide(t, b, rules.Second, s.North)
		})
	}
	if len(l.Scenario) == 0 {
		t.Error("the ledger lists no scenarios")
	}
}

func (s *ledgerScenario) has(kind string) bool {
	return slices.ContainsFunc(s.Special, func(x ledgerSpecial) bool { return x.Kind == kind })
}

func (s *ledgerScenario) wantRules(t *testing.T, b *Board) {
	t.Helper()
	want := ruleTable.Defaults()
	want.procedure = scenario
	switch {
	case s.has("tournament_choice"):
		want.procedure = tournament
	case s.has("standard_setup"):
		want.procedure = standard
	}
	want.turnLimit = s.Rules.TurnLimit
	if s.Rules.Attrition > 0 {
		want.attrition = s.Rules.Attrition
	}
	if b.rules != want {
		t.Errorf("the switches are %+v, want %+v", b.rules, want)
	}
	lead := map[string]rules.Side{"south": rules.First, "north": rules.Second, "roll": rules.Chance}[s.First]
	if b.lead != lead {
		t.Errorf("side %d is First Player, want %d", b.lead, lead)
	}
}

func (s *ledgerScenario) wantMap(t *testing.T, b *Board) {
	t.Helper()
	slots, fixed := s.Map.(map[string]any)
	if !fixed {
		if s.Map != "choose" || b.chart != nil {
			t.Errorf("the map is %v; it is laid: %t", s.Map, b.chart != nil)
		}
		return
	}
	var lay [4]laid
	for i, name := range slotNames {
		slot := slots[name].(map[string]any)
		n := slices.IndexFunc(tiles[:], func(x mapTile) bool { return x.id == slot["tile"] })
		lay[i] = laid{int8(n), int8(slot["rot"].(int64))}
	}
	if b.ground != assemble(lay) {
		t.Errorf("the map is not %v", slots)
	}
}

func (s *ledgerScenario) wantSide(t *testing.T, b *Board, side rules.Side, l ledgerSide) {
	t.Helper()
	army := noArmy
	if l.Army != "choose" {
		army = findArmy(l.Army)
	}
	f, p := &b.force[side], &b.plan[side]
	if int(f.army) != army || handPlanNames[p.hand] != l.Hand {
		t.Errorf("side %d leads army %d with a hand that is %s, want %+v", side, f.army, handPlanNames[p.hand], l)
	}
	if (len(l.Placement) > 0) != (l.Deploy == "fixed") {
		t.Errorf("side %d is deployed %s", side, l.Deploy)
	}
	placed := 0
	for u, q := range p.place { // before the set-up comes to it
		if q == offBoard {
			q = f.at[u]
		}
		if q == offBoard {
			continue
		}
		placed++
		if got := l.Placement[q.name()]; got != armies[army].units[u].id {
			t.Errorf("on %s stands %s, want %q", q.name(), armies[army].units[u].id, got)
		}
	}
	if placed != len(l.Placement) {
		t.Errorf("%d units are placed, want %d", placed, len(l.Placement))
	}
	redoubts, worn := 0, uint8(0)
	for _, x := range s.Special {
		if x.Kind == "free_redoubts" && (x.Side == "north") == (side == rules.Second) {
			redoubts = x.Count
		}
		if u := -1; x.Kind == "start_reduced" && army != noArmy {
			if u = unitIndex(army, x.Unit); u >= 0 {
				worn |= 1 << uint(u)
			}
		}
	}
	if int(p.redoubts) != redoubts || p.worn != worn {
		t.Errorf("side %d has %d redoubts and worn units %b, want %d and %b", side, p.redoubts, p.worn, redoubts, worn)
	}
}
