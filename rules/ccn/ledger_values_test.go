package ccn

import (
	"bytes"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// The folder testdata/ledger holds the data of the rule ledger as it was handed
// down; the tests of this file compare it with what the program plays by, field
// by field. A field that they do not know is a fault.

// readLedger decodes a file of the ledger.
func readLedger(t *testing.T, name string, into any) {
	t.Helper()
	data, err := os.ReadFile("testdata/ledger/" + name)
	if err == nil {
		err = toml.NewDecoder(bytes.NewReader(data)).DisallowUnknownFields().Decode(into)
	}
	if err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// same compares a value of the program with the ledger's.
func same[T comparable](t *testing.T, what string, got, want T) {
	t.Helper()
	if got != want {
		t.Errorf("%s is %v, the ledger says %v", what, got, want)
	}
}

// nationCodes are the nations of the ledger as names of units have them.
var nationCodes = map[string]string{"french": "fr", "british": "gb", "portuguese": "pt"}

type ledgerUnit struct {
	Nation        string            `toml:"nation"`
	Code          string            `toml:"code"`
	NameEN        string            `toml:"name_en"`
	NameIT        string            `toml:"name_it"`
	Arm           string            `toml:"arm"`
	Class         string            `toml:"class"`
	Blocks        int               `toml:"blocks"`
	Units         int               `toml:"units"`
	MoveBattle    int               `toml:"move_and_battle"`
	Move          int               `toml:"move_no_battle"`
	Range         int               `toml:"range"`
	Fire          int               `toml:"fire_bonus_standing"`
	FireMoved     int               `toml:"fire_bonus_moving"`
	HalfRound     string            `toml:"half_round"`
	Forest        bool              `toml:"forest_battle"`
	Melee         int               `toml:"melee_bonus"`
	MeleeInfantry int               `toml:"melee_bonus_vs_infantry"`
	Sabers        *bool             `toml:"saber_hits"`
	Retreat       int               `toml:"retreat_per_flag"`
	Ignores       int               `toml:"ignore_flags"`
	Guard         bool              `toml:"guard"`
	Heavy         bool              `toml:"heavy"`
	DiceTable     string            `toml:"dice_table"`
	OneBlock      bool              `toml:"one_block_move_or_battle"`
	Provenance    map[string]string `toml:"provenance"`
}

type ledgerUnits struct {
	Schema string `toml:"schema"`
	Dice   struct {
		Faces []string            `toml:"faces"`
		Hits  map[string][]string `toml:"hits"`
	} `toml:"dice"`
	Artillery map[string]struct {
		Full     []int `toml:"full"`
		OneBlock []int `toml:"one_block"`
		Range    int   `toml:"max_range"`
	} `toml:"artillery"`
	Leader     map[string]int   `toml:"leader"`
	LeaderPool []map[string]any `toml:"leader_pool"`
	Unit       []ledgerUnit     `toml:"unit"`
	Spare      []ledgerUnit     `toml:"spare_type"`
}

func readLedgerUnits(t *testing.T) (l ledgerUnits) {
	t.Helper()
	readLedger(t, "ccn-units.toml", &l)
	return l
}

// typeNamed finds a type of unit, or fails.
func typeNamed(t *testing.T, id string) *unitType {
	t.Helper()
	i := slices.IndexFunc(unitTypes, func(k unitType) bool { return k.id == id })
	if i < 0 {
		t.Fatalf("the program has no %s", id)
	}
	return &unitTypes[i]
}

func TestEveryUnitIsTheLedgers(t *testing.T) {
	l := readLedgerUnits(t)
	for _, u := range l.Unit {
		id := nationCodes[u.Nation] + "-" + strings.ToLower(u.Code)
		t.Run("CCN-1.6 "+id, func(t *testing.T) {
			k := typeNamed(t, id)
			same(t, "class", k.class, u.Class)
			same(t, "blocks", k.blocks, u.Blocks)
			same(t, "units", k.units, u.Units)
			same(t, "retreat", k.retreat, u.Retreat)
			sameTroops(t, k, &u)
		})
	}
	for _, u := range l.Spare {
		t.Run("CCN-1.6 fr-"+strings.ToLower(u.Code)+", of which the box has none", func(t *testing.T) {
			k := typeNamed(t, "fr-"+strings.ToLower(u.Code))
			same(t, "units", k.units, 0)
			if u.Retreat > 0 { // what is left out is as with other troops
				same(t, "retreat", k.retreat, u.Retreat)
			}
			if u.Move == 0 {
				u.Move = u.MoveBattle
			}
			if u.DiceTable != "" {
				u.Range = l.Artillery[u.DiceTable].Range
				u.OneBlock = u.DiceTable == "horse"
			}
			sameTroops(t, k, &u)
		})
	}
	printed := slices.IndexFunc(unitTypes, func(k unitType) bool { return k.why != "" })
	if n := len(l.Unit) + len(l.Spare); n != printed {
		t.Errorf("the program has %d types of units that we did not design, the ledger %d", printed, n)
	}
}

// sameTroops compares what all troops have.
func sameTroops(t *testing.T, k *unitType, u *ledgerUnit) {
	t.Helper()
	same(t, "arm", armNames[k.arm], u.Arm)
	same(t, "code", k.code, u.Code)
	same(t, "move with battle", k.moveBattle, u.MoveBattle)
	same(t, "move without battle", k.move, u.Move)
	same(t, "range", k.reach, u.Range)
	same(t, "fire", k.fire, u.Fire)
	same(t, "fire after a move", k.fireMoved, u.FireMoved)
	same(t, "half rounded down", k.halfDown, u.HalfRound == "down")
	same(t, "battle on entering a forest", k.forest, u.Forest)
	same(t, "melee", k.melee, u.Melee)
	same(t, "melee against infantry", k.meleeInfantry, u.MeleeInfantry)
	same(t, "sabers hit", k.sabers, u.Sabers == nil || *u.Sabers)
	same(t, "flags ignored", k.ignores, u.Ignores)
	same(t, "guard", k.guard, u.Guard)
	same(t, "heavy", k.heavy, u.Heavy)
	same(t, "move or battle with one block", k.oneBlockLimit, u.OneBlock)
	same(t, "battery", k.battery != nil, u.DiceTable != "")
}

func TestTheDiceOfBatteriesAreTheLedgers(t *testing.T) {
	l := readLedgerUnits(t)
	for i, k := range unitTypes {
		if k.battery == nil {
			continue
		}
		name := "foot"
		if k.oneBlockLimit {
			name = "horse"
		}
		t.Run("CCN-19.8 "+k.id, func(t *testing.T) {
			a := l.Artillery[name]
			same(t, "range", k.reach, a.Range)
			for far := 1; far <= a.Range; far++ {
				for blocks := 1; blocks <= k.blocks; blocks++ {
					want := a.Full[far]
					if blocks == 1 {
						want = a.OneBlock[far]
					}
					same(t, "dice", unitTypes[i].battery.dice(far, blocks), want)
				}
			}
		})
	}
}

func TestTheFacesThatHitAreTheLedgers(t *testing.T) {
	l := readLedgerUnits(t)
	names := [saberSymbol + 1]string{"infantry", "cavalry", "artillery", "flag", "saber"}
	for i, want := range l.Dice.Faces {
		same(t, "face", names[symbolOf[i+1]], want)
	}
	same(t, "the number of faces", dieFaces, len(l.Dice.Faces))
	hits := func(set hitSet) (all []string) {
		for s, name := range names {
			if set.has(s) {
				all = append(all, name)
			}
		}
		return all
	}
	targets := map[string]string{"infantry": "gb-ln-1", "cavalry": "gb-lc-1", "artillery": "gb-fa-1"}
	count := 0
	check := func(key string, got hitSet) {
		count++
		if want := l.Dice.Hits[key]; !slices.Equal(hits(got), want) {
			t.Errorf("%s: %q hit, the ledger says %q", key, hits(got), want)
		}
	}
	for arm, target := range targets {
		g := draw(t, "french: e5 fr-ln-1, e7 fr-mi-1\nallied: d5 "+target)
		e := g.unit(target)
		check("ranged_vs_"+arm, g.board().hitsOn(blow{by: g.unit("fr-ln-1"), at: e}))
		check("melee_vs_"+arm, g.board().hitsOn(blow{by: g.unit("fr-ln-1"), at: e, melee: true}))
		check("no_saber_attacker_melee_vs_"+arm, g.board().hitsOn(blow{by: g.unit("fr-mi-1"), at: e, melee: true}))
		check("melee_vs_lone_leader", g.board().hitsOn(blow{by: g.unit("fr-mi-1"), at: -1, melee: true}))
	}
	g := duel(t, "fr-ln-1", "", "gb-lc-1", 1).Play("reform")
	for f, class := range g.Request().Dice.Like {
		same(t, "a face against who retires", class == 1, slices.Contains(l.Dice.Hits["retire_and_reform"], names[symbolOf[f+1]]))
	}
	same(t, "the number of tables", count/3+2*3+1, len(l.Dice.Hits))
}

func TestWhatLeadersDoIsTheLedgers(t *testing.T) {
	l := readLedgerUnits(t).Leader
	g := draw(t, "french: e5 fr-ln-1\nfrench leaders: i5 fr-ney ordered\nallied: a1 gb-ln-1\nphase movement")
	same(t, "CCN-15.1 the move", g.board().leaderLimit(), l["move"])
	same(t, "CCN-28.2 the longest retreat", leaderRange, l["retreat_max"])
	ran := lonely(t, "fr-lt-1").roll("iiii").WantNot("stop gb-hill").Play("retreat gb-hill @d5").WantOffered("stop gb-hill")
	same(t, "CCN-28.2 the shortest retreat", 4-ran.board().leaders[0].at.row(), l["retreat_min"])
	led := duel(t, "fr-ln-1", "", "gb-ln-1", 1, hillLeads)
	e := led.unit("gb-ln-1")
	x := blow{by: led.unit("fr-ln-1"), at: e, melee: true, to: led.board().units[e].at}
	same(t, "CCN-27.3 flags ignored", led.board().allowance(&rules.Table{}, x), l["ignore_flags_when_attached"])
	led.roll("icccc").wantDice("leader.check", "french", l["check_dice_attached"]).roll("ss").wantBanners("french", l["banner_value"])
	duel(t, "fr-ln-1", "", "gb-ln-1 blocks=1", 1, hillLeads).roll("icccc").wantDice("leader.last", "french", l["check_dice_unit_eliminated"])
	same(t, "the number of values", len(l), 7)
}

// ledgerGround is a table of ccn-terrain.toml.
type ledgerGround struct {
	NameEN       string         `toml:"name_en"`
	NameIT       string         `toml:"name_it"`
	SameAs       string         `toml:"same_as"`
	Kind         string         `toml:"kind"`
	Passable     bool           `toml:"passable"`
	BarredFor    []string       `toml:"impassable_for"`
	Stop         bool           `toml:"stop_on_entry"`
	StopSide     bool           `toml:"stop_on_crossing_protected_side"`
	Battle       string         `toml:"battle_after_entering"`
	BattleSide   string         `toml:"battle_after_crossing"`
	Square       bool           `toml:"square"`
	Blocks       string         `toml:"blocks_los"`
	BlocksAsSide bool           `toml:"blocks_los_as_side"`
	Level        int            `toml:"level"`
	IgnoreFlag   []string       `toml:"ignore_flag"`
	InMelee      map[string]int `toml:"in_melee"`
	InFire       map[string]int `toml:"in_ranged"`
	OutMelee     map[string]int `toml:"out_melee"`
	OutFire      map[string]int `toml:"out_ranged"`
	LevelMelee   map[string]int `toml:"hill_to_hill_melee"`
	LevelFire    map[string]int `toml:"hill_to_hill_ranged"`
	FiresOver    bool           `toml:"artillery_fires_over_adjacent_lower_friend"`
	JoinsOver    bool           `toml:"combined_arms_over_friend"`
	NoCharge     bool           `toml:"no_cavalry_charge_bonus"`
	ReplacesHill bool           `toml:"replaces_hill_modifiers"`
	Option       string         `toml:"scenario_option"`
}

// readLedgerGround reads the terrain, each by its name.
func readLedgerGround(t *testing.T) map[string]ledgerGround {
	t.Helper()
	var f struct {
		Schema     string       `toml:"schema"`
		Clear      ledgerGround `toml:"clear"`
		Forest     ledgerGround `toml:"forest"`
		Hill       ledgerGround `toml:"hill"`
		Rugged     ledgerGround `toml:"rugged_hill"`
		Town       ledgerGround `toml:"town"`
		Windmill   ledgerGround `toml:"windmill"`
		FieldWorks ledgerGround `toml:"field_works"`
		River      ledgerGround `toml:"river"`
		Ford       ledgerGround `toml:"ford"`
		Bridge     ledgerGround `toml:"bridge"`
		Sandpit    ledgerGround `toml:"sandpit"`
		Edge       ledgerGround `toml:"board_edge"`
	}
	readLedger(t, "ccn-terrain.toml", &f)
	if f.Windmill.SameAs != "town" || !f.Edge.BlocksAsSide {
		t.Error("the ledger has a windmill that is no town, or an edge that blocks nothing")
	}
	return map[string]ledgerGround{"open": f.Clear, "woods": f.Forest, "hill": f.Hill, "rugged": f.Rugged, "town": f.Town,
		"windmill": f.Town, "works": f.FieldWorks, "river": f.River, "ford": f.Ford, "bridge": f.Bridge, "sandpit": f.Sandpit}
}

// sameDice compares dice by the arm of the attacker; -99 is an attack that
// cannot happen, and for cavalry nothing is said of fire.
func sameDice(t *testing.T, what string, got [arms]int, want map[string]int) {
	t.Helper()
	for a, name := range armNames {
		if n, ok := want[name]; ok && n != -99 {
			same(t, what+" of "+name, got[a], n)
		}
	}
}

func TestEveryTerrainIsTheLedgers(t *testing.T) {
	ledger := readLedgerGround(t)
	for g := range grounds {
		k := &terrains[g]
		t.Run("CCN-40.2 "+k.name, func(t *testing.T) {
			l, ok := ledger[k.name]
			if !ok {
				t.Fatal("the ledger does not know it")
			}
			same(t, "passable", !k.impassable, l.Passable)
			same(t, "barred to artillery", k.noArtillery, slices.Equal(l.BarredFor, []string{"artillery"}))
			same(t, "stops", k.stop, l.Stop)
			same(t, "square", k.square, l.Square)
			same(t, "blocks sight", k.blocks, l.Blocks == "yes")
			same(t, "no charge", k.noCharge, l.NoCharge)
			if l.Passable {
				same(t, "who battles", k.battle, map[string]entry{"all": everybody, "light_infantry": lightOnly, "none": noOne}[l.Battle])
			}
			if l.Level > 0 {
				same(t, "level", k.level, l.Level)
			}
			sameDice(t, "melee into", k.inMelee, l.InMelee)
			sameDice(t, "fire into", k.inFire, l.InFire)
			sameDice(t, "melee out of", k.outMelee, l.OutMelee)
			sameDice(t, "fire out of", k.outFire, l.OutFire)
		})
	}
	t.Run("CCN-42.4 hill to hill", func(t *testing.T) {
		sameDice(t, "melee", hillToHill.melee, ledger["hill"].LevelMelee)
		sameDice(t, "fire", hillToHill.fire, ledger["hill"].LevelFire)
	})
	t.Run("CCN-45.4 field works", func(t *testing.T) {
		l := ledger["works"]
		sameDice(t, "melee into", works.inMelee, l.InMelee)
		sameDice(t, "fire into", works.inFire, l.InFire)
		sameDice(t, "melee out of", works.outMelee, l.OutMelee)
		sameDice(t, "fire out of", works.outFire, l.OutFire)
		for a, unit := range [...]string{"gb-ln-1", "gb-lc-1", "gb-fa-1"} {
			g := duel(t, "fr-gr-1", "", unit, 1, "works e6 w sw")
			e := g.unit(unit)
			x := blow{by: g.unit("fr-gr-1"), at: e, melee: true, to: g.board().units[e].at}
			same(t, "a flag ignored by "+unit, g.board().allowance(&rules.Table{}, x), more(slices.Contains(l.IgnoreFlag, armNames[a])))
		}
	})
}
