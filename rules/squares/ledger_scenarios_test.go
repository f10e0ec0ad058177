package squares

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// ledgerBattle is a battle of the ledger: testdata/ledger holds its files as
// they are, and every field of them is compared or has no effect.
type ledgerBattle struct {
	Schema, Order           int
	ID, System, Date, Place string
	Options                 []string
	Title, Summary, History map[string]string
	Board                   struct {
		Cols, Rows  int
		SquareM     int `toml:"square_m"`
		TurnMinutes int `toml:"turn_minutes"`
		Squares     []struct {
			At                                 string
			Hill, Wood, Broken, Fields, Bridge bool
			River                              string
			Town, Fort                         *struct {
				Name  string
				Areas int
			}
		}
	}
	Time struct {
		Start, Region, Weather string
		Month, Days            int
		MaxTurns               int `toml:"max_turns"`
		ShortOnly              int `toml:"bombard_short_only_until_turn"`
		NightTurns             int `toml:"night_extra_turns"`
	}
	Forces struct {
		Sides []struct {
			ID         string
			Name       map[string]string
			Edge       string
			First      bool
			FogMarkers int `toml:"fog_markers"`
			Cinc       struct {
				Name       string
				Ability    int
				OwnCommand string `toml:"own_command"`
				ledgerPlace
			}
		}
		Commands []struct {
			ID, Side, General string
			Ability           int
			ledgerPlace
		}
		Units []ledgerUnit
	}
	Victory struct {
		Unit       int `toml:"points_per_enemy_unit"`
		Command    int `toml:"points_per_enemy_command"`
		Margin     int
		Objectives []struct {
			At, Owner string
			VP        int
		}
		Note map[string]string
	}
}

// ledgerPlace is where something starts, or enters.
type ledgerPlace struct {
	At    string
	Turn  int `toml:"arrives_turn"`
	Entry []string
}

// ledgerUnit is a unit of the ledger with its strength.
type ledgerUnit struct {
	ID, Command, Kind, Name, Order, Weight, Mobility, Facing, Rank string
	Cls                                                            []string
	Skirmish, Bases                                                int
	Light, Lancer, Cuirass, Garrison                               bool
	ledgerPlace
}

// renamed are units that are called otherwise in the game: two battles would
// have had one of their name.
var renamed = map[string]string{"3/fr-12pdr": "fr-12pdr-davout", "3/fr-gauthier": "fr-gauthier-25e", "5/al-halkett": "al-halkett-kgl", "5/al-pack": "al-pack-pt",
	"5/fr-12pdr": "fr-12pdr-marmont"}

// gameID is what the game calls a thing of a battle of the ledger.
func gameID(battle int, id string) string {
	if to := renamed[fmt.Sprintf("%d/%s", battle, id)]; to != "" {
		return to
	}
	if id == "at" || strings.HasPrefix(id, "at-") { // Austria
		return "au" + id[2:]
	}
	return id
}

// nation is what the game calls a side of the ledger.
func nation(battle int, id string) string {
	if id == "al" { // the Allies fight under the British flag
		return "gb"
	}
	return gameID(battle, id)
}

// place writes an arrival as the ledger does.
func (a arrival) place() string {
	var entry []string
	for _, q := range a.entry {
		entry = append(entry, q.name())
	}
	if a.at != offBoard {
		return a.at.name()
	}
	return fmt.Sprint("turn ", a.turn, " by ", entry)
}

func (p ledgerPlace) place() string {
	if p.At != "" {
		return p.At
	}
	return fmt.Sprint("turn ", p.Turn, " by ", p.Entry)
}

// ledgerFiles are the battles of the ledger by their number.
func ledgerFiles(t *testing.T) map[int]*ledgerBattle {
	t.Helper()
	names, err := filepath.Glob("testdata/ledger/ns-scenarios/*.toml")
	if err != nil || len(names) != 5 {
		t.Fatalf("%d battles of the ledger: %v", len(names), err)
	}
	all := map[int]*ledgerBattle{}
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		x := &ledgerBattle{}
		d := toml.NewDecoder(bytes.NewReader(data))
		if err := d.DisallowUnknownFields().Decode(x); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		all[x.Order] = x
	}
	return all
}

func TestBattlesAreTheLedgers(t *testing.T) {
	for n, x := range ledgerFiles(t) {
		data := ""
		for name, d := range scenarioFiles(t) {
			if strings.HasPrefix(name, fmt.Sprintf("ns-%02d-", n)) {
				data = string(d)
			}
		}
		b := load(t, []byte(data), nil)
		same := func(what string, got, want any) {
			t.Helper()
			if fmt.Sprint(got) != fmt.Sprint(want) {
				t.Errorf("%s: %s is %v, want %v", x.ID, what, got, want)
			}
		}
		t.Run("NS-A.1 the board of "+x.ID, func(t *testing.T) { x.sameBoard(b, same) })
		t.Run("NS-C0.1 the time of "+x.ID, func(t *testing.T) { x.sameTime(b, same) })
		t.Run("NS-A.11 the commands of "+x.ID, func(t *testing.T) { x.sameCommands(b, same) })
		t.Run("NS-A.4 the units of "+x.ID, func(t *testing.T) { x.sameUnits(b, same) })
		t.Run("NS-C5.11 the points of "+x.ID, func(t *testing.T) { x.samePoints(b, same) })
	}
}

func (x *ledgerBattle) sameBoard(b *Board, same func(string, any, any)) {
	same("cols", b.cols, x.Board.Cols)
	same("rows", b.rows, x.Board.Rows)
	same("square_m", b.squareM, x.Board.SquareM)
	same("turn_minutes", b.turnMinutes, x.Board.TurnMinutes)
	var offered []string
	for i, s := range (Book{}).Switches() {
		if b.rules.offered[i] {
			offered = append(offered, s.Key)
		}
	}
	slices.Sort(offered)
	want := slices.Clone(x.Options)
	slices.Sort(want)
	same("options", offered, want)
	ground := [maxSquares]terrain{}
	for _, s := range x.Board.Squares {
		q, _ := parseSquare(s.At)
		g := &ground[q]
		*g = terrain{hill: s.Hill, wood: s.Wood, broken: s.Broken, fields: s.Fields, bridge: s.Bridge, fordable: s.River == "fordable", unfordable: s.River == "unfordable"}
		if s.Town != nil {
			g.areas = s.Town.Areas
		}
		if s.Fort != nil {
			g.areas, g.fort = s.Fort.Areas, true
		}
	}
	for q := range square(maxSquares) {
		got := b.ground[q]
		got.name = "" // as each language has it
		same("the ground of "+q.name(), got, ground[q])
	}
}

func (x *ledgerBattle) sameTime(b *Board, same func(string, any, any)) {
	same("start", fmt.Sprintf("%02d:%02d", b.start/hour, b.start%hour), x.Time.Start)
	same("region", b.region, x.Time.Region)
	same("weather", weatherWords[b.startWeather], x.Time.Weather)
	same("month", b.month, x.Time.Month)
	same("days", b.days, x.Time.Days)
	same("turns", b.maxTurns, x.Time.MaxTurns)
	same("turns of short range", b.shortOnlyTill, x.Time.ShortOnly)
	same("turns at night", b.nightTurns, x.Time.NightTurns)
}

func (x *ledgerBattle) sameCommands(b *Board, same func(string, any, any)) {
	same("how many commands", b.commands, len(x.Forces.Commands))
	for _, c := range x.Forces.Commands {
		l, ok := b.leaderNamed(refsByName[gameID(x.Order, c.ID)])
		if !ok {
			same(c.ID, "nobody", "a command")
			continue
		}
		k := &b.leaders[l]
		same("the ability of "+c.ID, k.ability, c.Ability)
		same("the side of "+c.ID, b.side[k.side].nation, nation(x.Order, c.Side))
		same("the place of "+c.ID, k.arrival.place(), c.place())
	}
	for _, s := range x.Forces.Sides {
		side := rules.First
		if !s.First {
			side = rules.Second
		}
		k := b.side[side]
		same("the nation", k.nation, nation(x.Order, s.ID))
		same("the base line of "+s.ID, facingNames[k.edge.number()-1], s.Edge)
		same("the markers of "+s.ID, k.markers, s.FogMarkers)
		chief := &b.leaders[k.chief]
		same("the ability of "+s.Cinc.Name, chief.ability, s.Cinc.Ability)
		same("the place of "+s.Cinc.Name, chief.arrival.place(), s.Cinc.place())
		own := ""
		if b.isCommand(k.chief) {
			own = Book{}.Format(chief.ref)
		}
		same("the own command of "+s.Cinc.Name, own, gameID(x.Order, s.Cinc.OwnCommand))
	}
}

func (x *ledgerBattle) sameUnits(b *Board, same func(string, any, any)) {
	same("how many units", len(b.units), len(x.Forces.Units))
	for i := range x.Forces.Units {
		w := &x.Forces.Units[i]
		u, ok := b.unitNamed(refsByName[gameID(x.Order, w.ID)])
		if !ok {
			same(w.ID, "nobody", "a unit")
			continue
		}
		k := &b.units[u]
		same("the command of "+w.ID, Book{}.Format(b.leaders[k.command].ref), gameID(x.Order, w.Command))
		got := ledgerUnit{ID: w.ID, Command: w.Command, Name: w.Name, ledgerPlace: w.ledgerPlace, Kind: kindNames[k.kind], Skirmish: k.skirmish, Bases: k.bases(),
			Light: k.light, Lancer: k.lancer, Cuirass: k.cuirass, Garrison: k.garrison}
		switch k.kind {
		case infantry, mixed:
			got.Order = map[bool]string{true: "linear", false: "massed"}[k.linear]
		case artillery:
			got.Mobility = map[bool]string{true: "horse", false: "foot"}[k.horse]
			fallthrough
		default:
			got.Weight = weightNames[k.weight]
		}
		if k.linear {
			got.Facing, got.Rank = facingNames[k.facing.number()-1], map[bool]string{true: "rear", false: "lead"}[k.rear]
		}
		for _, trait := range []struct {
			is   bool
			name string
		}{{k.elite, "elite"}, {k.veteran, "veteran"}, {k.recruit, "recruit"}, {k.irregular, "irregular"}} {
			if trait.is {
				got.Cls = append(got.Cls, trait.name)
			}
		}
		want := *w
		want.Cls = slices.Clone(w.Cls)
		slices.Sort(got.Cls)
		slices.Sort(want.Cls)
		same(w.ID, fmt.Sprintf("%+v", got), fmt.Sprintf("%+v", want))
		same("the place of "+w.ID, k.arrival.place(), w.place())
	}
}

func (x *ledgerBattle) samePoints(b *Board, same func(string, any, any)) {
	same("points for a unit", b.perUnit, x.Victory.Unit)
	same("points for a command", b.perCommand, x.Victory.Command)
	same("the margin", b.margin, x.Victory.Margin)
	same("how many objectives", len(b.objectives), len(x.Victory.Objectives))
	for i, o := range x.Victory.Objectives {
		owner := ""
		if s := b.objectives[i].owner; s != rules.Chance {
			owner = b.side[s].nation
		}
		same("objective "+o.At, fmt.Sprint(b.objectives[i].at.name(), owner, b.objectives[i].worth), fmt.Sprint(o.At, nation(x.Order, o.Owner), o.VP))
	}
}
