package manoeuvre

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// ledgerCard is a card as testdata/ledger, a copy of the ledger's data, has it.
type ledgerCard struct {
	ID, Army, Class, Kind, Unit, Icon string
	Attack, Bombard, Volley           string
	Defence, Pursuit, Withdraw        int
	Free                              bool `toml:"not_required_to_advance"`
	Command                           int
	CombatAttack                      int `toml:"combat_attack"`
	CombatDefence                     int `toml:"combat_defence"`
	Rally                             any
	PursuitModifier                   int `toml:"pursuit_modifier"`
	Range                             int
	GrandBattery                      struct {
		Range int
		Dice  string
	} `toml:"grand_battery"`
	PublicFace map[string]any `toml:"public_face"`
}

// ledgerCards is the file of armies, units and cards.
type ledgerCards struct {
	Army []struct {
		ID      string
		TieRank int `toml:"tie_rank"`
		Deck    struct{ Unit, Commander, Event, Total int }
	}
	Unit []struct {
		ID, Army, Type string
		Full, Reduced  int
	}
	Card []ledgerCard
}

func ledger(t *testing.T, name string, into any) {
	t.Helper()
	data, err := os.ReadFile("testdata/ledger/manoeuvre-" + name + ".toml")
	if err == nil {
		err = toml.Unmarshal(data, into)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// printed tells what a card of the ledger says, as View shows it; public is the
// other printing (MAN-S.6).
func (c ledgerCard) printed(public bool) string {
	if public {
		for key, v := range c.PublicFace {
			switch key {
			case "attack":
				c.Attack = v.(string)
			case "bombard":
				c.Bombard = v.(string)
			case "volley":
				c.Volley = v.(string)
			case "defence":
				c.Defence = int(v.(int64))
			case "not_required_to_advance":
				c.Free = v.(bool)
			case "range": // no value that stands on the card: see wantRanges
			default:
				panic(key)
			}
		}
	}
	var all []string
	add := func(key string, value any) {
		if s := fmt.Sprint(value); s != "" && s != "0" {
			all = append(all, key+" "+s)
		}
	}
	switch c.Class {
	case "unit":
		all = append(all, c.Unit, c.Icon)
		add("attack", c.Attack)
		add("bombard", c.Bombard)
		add("defence", c.Defence)
		add("volley", c.Volley)
		add("pursuit", upToText(c.Pursuit))
		add("withdraw", upToText(c.Withdraw))
		if c.Free {
			all = append(all, "free")
		}
	case "commander":
		all = append(all, "commander")
		add("command", c.Command)
		add("combat", strings.TrimSuffix(fmt.Sprint(c.CombatAttack, "/", c.CombatDefence), fmt.Sprint("/", c.CombatAttack)))
		if c.Rally == "auto" {
			add("rally", ".man.stat.always")
		} else {
			add("rally", upToText(int(c.Rally.(int64))))
		}
		add("pursuit", c.PursuitModifier)
		add("battery", c.GrandBattery.Dice)
	default:
		all = append(all, c.Kind)
	}
	return strings.Join(all, ", ")
}

func upToText(k int) string { return [...]string{"", "1", "1-2", "1-3", "1-4", "1-5", "1-6"}[k] }

// shown tells what View shows of a card.
func shown(c rules.Card) string {
	var all []string
	switch {
	case c.Class == "unit":
		all = append(all, Book{}.Format(c.Unit), string(c.Face))
	case c.Face == "commander":
		all = append(all, string(c.Face))
	default:
		all = append(all, strings.TrimSuffix(strings.TrimPrefix(c.Text.Key, "man.card."), ".text"))
	}
	for _, s := range c.Stats {
		all = append(all, s.Key+" "+s.Value)
	}
	if c.Class == "unit" && c.Text.Key == "man.card.free" {
		all = append(all, "free")
	}
	return strings.Join(all, ", ")
}

// cabinet shows every card of an army, twelve hands of five.
func cabinet(t *testing.T, army, setting string) map[string]string {
	t.Helper()
	all := map[string]string{}
	foe := armies[(findArmy(army)+1)%len(armies)].id
	for first := 0; first < deckSize; first += handSize {
		camp := openGround + "south " + army + ":\nnorth " + foe + ":\n" + setting + "\n" + army + " hand:"
		for c := range handSize {
			camp += " " + decks[findArmy(army)].card[first+c].id
		}
		for _, c := range draw(t, camp).Position.View(rules.First).Cards {
			if c.Side == rules.First && c.Place == rules.Hand {
				all[Book{}.Format(c.Ref)] = shown(c)
			}
		}
	}
	return all
}

func TestEveryCardIsAsTheLedgerHasIt(t *testing.T) {
	var l ledgerCards
	ledger(t, "cards", &l)
	for _, a := range l.Army {
		t.Run("MAN-1.4.1 the 60 cards of "+a.ID+" are the ledger's, value by value", func(t *testing.T) {
			wantCards(t, &l, a.ID, "", false)
			wantCards(t, &l, a.ID, "card_faces = source", false)
		})
		t.Run("MAN-S.6 the other printing of the cards of "+a.ID, func(t *testing.T) { wantCards(t, &l, a.ID, "card_faces = public", true) })
		t.Run("MAN-1.4.3 the deck of "+a.ID+" has as many of each class", func(t *testing.T) {
			d, n := &decks[findArmy(a.ID)], map[string]int{}
			for k := range kinds {
				switch k {
				case unitCard, commander:
					n[kindNames[k]] = d.of[k].Count()
				default:
					n["event"] += d.of[k].Count()
				}
			}
			if n["unit"] != a.Deck.Unit || n["commander"] != a.Deck.Commander || n["event"] != a.Deck.Event || len(d.card) != a.Deck.Total {
				t.Errorf("%v, want %+v", n, a.Deck)
			}
		})
		t.Run("MAN-2.2.11 "+a.ID+" has its place in the list that settles the last tie", func(t *testing.T) {
			if got := armies[findArmy(a.ID)].tie; got != a.TieRank {
				t.Errorf("%d, want %d", got, a.TieRank)
			}
		})
	}
	t.Run("MAN-6.2.2 MAN-6.2.3 every card fires as far as the ledger has it", func(t *testing.T) { wantRanges(t, &l, "source", false) })
	t.Run("MAN-S.6 the other printing of a card fires as far as the ledger has it", func(t *testing.T) { wantRanges(t, &l, "public", true) })
}

// wantRanges lets every card that fires do so at enemies one, two and three
// squares away, and compares how far it gets.
func wantRanges(t *testing.T, l *ledgerCards, setting string, public bool) {
	t.Helper()
	for _, c := range l.Card {
		want, unit := c.Range, c.Unit
		if r, ok := c.PublicFace["range"]; ok && public {
			want = int(r.(int64))
		}
		if unit == "" { // a Commander or event serves any unit
			want, unit = c.GrandBattery.Range, armies[findArmy(c.Army)].units[0].id
		}
		foe := &armies[(findArmy(c.Army)+1)%len(armies)]
		near, far, beyond := foe.units[0].id, foe.units[1].id, foe.units[2].id
		g := draw(t, openGround+fmt.Sprintf("south %s: d4 %s\nnorth %s: d5 %s, b4 %s, g4 %s\nalone\n%s hand: %s\ncard_faces = %s",
			c.Army, unit, foe.id, near, far, beyond, c.Army, c.ID, setting))
		got := 0
		for _, o := range g.Options() {
			if do, _, _ := strings.Cut(o, " "); do != "bombard" && do != "volley" && do != "battery" {
				continue
			}
			_, at, _ := strings.Cut(o, "@")
			got = max(got, map[string]int{near: 1, far: 2, beyond: 3}[at])
		}
		if got != want {
			t.Errorf("%s fires %d squares far, want %d", c.ID, got, want)
		}
	}
}

// wantFive checks that five of the cards that View shows serve a unit, and which
// of them are alike.
func wantFive(t *testing.T, l *ledgerCards, faces map[string]string, unit string) {
	t.Helper()
	serving, alike := map[string]bool{}, map[string][]string{}
	for id, face := range faces {
		if strings.HasPrefix(face, unit+", ") {
			serving[id] = true
			alike[face] = append(alike[face], id)
		}
	}
	printed := map[string][]string{}
	for _, c := range l.Card {
		if c.Unit == unit {
			printed[c.printed(false)] = append(printed[c.printed(false)], c.ID)
		}
	}
	for n := 1; n <= 5; n++ {
		if !serving[fmt.Sprint(unit, "-", n)] {
			t.Errorf("card %d of %s does not serve it", n, unit)
		}
	}
	if len(serving) != 5 || len(alike) != len(printed) || len(alike) < 2 {
		t.Errorf("%s has %d cards with %d faces, want 5 with %d", unit, len(serving), len(alike), len(printed))
	}
	for face, ids := range printed {
		got := alike[face]
		slices.Sort(got)
		if !slices.Equal(got, ids) {
			t.Errorf("%s stands on %q, want %q", face, got, ids)
		}
	}
}

// wantCards compares every card of an army, under a setting.
func wantCards(t *testing.T, l *ledgerCards, army, setting string, public bool) {
	t.Helper()
	got, n := cabinet(t, army, setting), 0
	for _, c := range l.Card {
		if c.Army != army {
			continue
		}
		n++
		if want := c.printed(public); got[c.ID] != want {
			t.Errorf("%s is %s, want %s", c.ID, got[c.ID], want)
		}
	}
	if n != deckSize || len(got) != deckSize {
		t.Errorf("%d cards, want %d", len(got), n)
	}
}

func TestEveryUnitIsAsTheLedgerHasIt(t *testing.T) {
	var l ledgerCards
	ledger(t, "cards", &l)
	for i, a := range l.Army {
		t.Run("MAN-1.3.2 MAN-1.3.3 the eight units of "+a.ID+" on both sides of their counters", func(t *testing.T) {
			b := draw(t, openGround+"south "+a.ID+":\nnorth "+l.Army[(i+1)%len(l.Army)].ID+":").board().Clone().(*Board)
			full := counters(b)
			for u := range b.force[0].state {
				b.force[0].state[u] = reduced
			}
			worn, n := counters(b), 0
			for _, u := range l.Unit {
				if u.Army != a.ID {
					continue
				}
				n++
				if got, want := full[u.ID]+" "+worn[u.ID], fmt.Sprint(u.Type, " ", u.Full, " ", u.Type, " ", u.Reduced); got != want {
					t.Errorf("%s is %s, want %s", u.ID, got, want)
				}
				steps := map[string]int{"infantry": 1, "cavalry": 2}[u.Type]
				if got := armies[findArmy(a.ID)].units[unitIndex(findArmy(a.ID), u.ID)].steps(); got != steps {
					t.Errorf("%s moves %d", u.ID, got)
				}
			}
			if n != 8 || len(full) != 8 {
				t.Errorf("%d units, want %d", len(full), n)
			}
		})
	}
}

// counters tells type and strength of the units of the first side.
func counters(b *Board) map[string]string {
	all := map[string]string{}
	for _, p := range (Book{}).View(b, rules.First).Pieces {
		if p.Side == rules.First {
			all[Book{}.Format(p.Ref)] = string(p.Face) + " " + p.Value
		}
	}
	return all
}

func TestEveryTileIsAsTheLedgerHasIt(t *testing.T) {
	var l struct {
		Tile []struct {
			ID   string
			Rows []string
		}
	}
	ledger(t, "tiles", &l)
	g := opened(t, "man-09-open-battle", nil).Roll(10, 1).WantAsk("setup.map", "first")
	shown := map[string][]string{}
	for _, c := range g.View(rules.First).Cards {
		if c.Tile == nil {
			continue
		}
		rows := make([]string, c.Tile.Rows)
		for _, cell := range c.Tile.Cells { // row by row
			i := slices.IndexFunc(terrain[:], func(e effects) bool { return e.name == cell.Ground })
			rows[cell.Row] += string(terrain[i].letter)
		}
		shown[Book{}.Format(c.Ref)] = rows
	}
	if len(l.Tile) != 24 || len(shown) != len(l.Tile) {
		t.Errorf("%d tiles, want %d", len(shown), len(l.Tile))
	}
	for _, tile := range l.Tile {
		t.Run("MAN-1.1.2 tile "+tile.ID, func(t *testing.T) {
			if !slices.Equal(shown[tile.ID], tile.Rows) {
				t.Errorf("%q, want %q", shown[tile.ID], tile.Rows)
			}
		})
	}
}
