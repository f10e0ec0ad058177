package musket

import (
	"bytes"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// The tests here and in values_battles_test.go compare every value that the game
// plays with, with the tables of the rule ledger, of which testdata/ledger holds
// copies. A key of those tables that nobody reads is a fault.

// readLedger reads a table of the ledger: its key name_en into a field NameEn.
func readLedger(t *testing.T, name string, into any) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("testdata/ledger", name))
	var all map[string]any
	if err == nil {
		err = toml.Unmarshal(data, &all)
	}
	if err == nil {
		data, err = toml.Marshal(joined(all))
	}
	if err != nil {
		t.Fatal(err)
	}
	d := toml.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err := d.Decode(into); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
}

// joined takes the underscores out of the keys of a table.
func joined(x any) any {
	switch x := x.(type) {
	case map[string]any:
		all := map[string]any{}
		for key, value := range x {
			all[strings.ReplaceAll(key, "_", "")] = joined(value)
		}
		return all
	case []any:
		all := make([]any, len(x))
		for i := range x {
			all[i] = joined(x[i])
		}
		return all
	}
	return x
}

// want reports a value that is not the ledger's.
func want(t *testing.T, what string, got, ledger any) {
	t.Helper()
	if !reflect.DeepEqual(got, ledger) {
		t.Errorf("%s: %v, the ledger has %v", what, got, ledger)
	}
}

type ledgerChart struct {
	CRT struct {
		Die, Lookup, DesignAssumption         string
		ProvenanceVocabulary, ProvenanceCells string
		Column                                []ledgerColumn
		Code                                  []struct{ Code, Side, Meaning string }
	}
}

type ledgerColumn struct {
	Label, Provenance string
	Min, Max          *int
	Results           []string
}

func TestTheChartIsTheLedgers(t *testing.T) {
	var l ledgerChart
	readLedger(t, "ms-crt.toml", &l)
	want(t, "die", l.CRT.Die, "1d6")
	want(t, "columns", len(crt), len(l.CRT.Column))
	for i, c := range l.CRT.Column {
		t.Run("MS-7.7.10 column "+c.Label, func(t *testing.T) {
			from, to := -60, 60
			if c.Min != nil {
				from = *c.Min
			}
			if c.Max != nil {
				to = *c.Max
			}
			for d := from; d <= to; d++ {
				want(t, "column of a differential", columnFor(d), i)
			}
			want(t, "results", crt[i].Results[:], c.Results)
			for j, text := range c.Results {
				code, _, _ := strings.Cut(text, " ")
				cell := crt[i].cells[j]
				want(t, text, cell.text(), code)
				want(t, text+": DF", cell.df, strings.Contains(text, "DF"))
				want(t, text+": L", cell.leaders, strings.HasSuffix(text, " L"))
				want(t, text+": Ammo", cell.ammo, strings.Contains(text, "Ammo"))
			}
		})
	}
}

// ledgerArms are the arms of the ledger's tables, in the order of arm.
type ledgerArms struct{ Infantry, Cavalry, Artillery any }

func (a ledgerArms) all() []any { return []any{a.Infantry, a.Cavalry, a.Artillery} }

// costs are those of the arms as the game writes what is prohibited.
func (a ledgerArms) costs(never int) (all [3]int) {
	for i, x := range a.all() {
		if n, ok := x.(int64); ok {
			all[i] = int(n)
		} else {
			all[i] = never
		}
	}
	return all
}

func (a ledgerArms) words() (all [3]string) {
	for i, x := range a.all() {
		all[i], _ = x.(string)
	}
	return all
}

func (a ledgerArms) flags() (all [2]bool) {
	all[0], _ = a.Infantry.(bool)
	all[1], _ = a.Cavalry.(bool)
	return all
}

type ledgerGround struct {
	ID, NameEn, NameIt, MapChar, Note          string
	Cost, AttackInto, ChargeInto               ledgerArms
	MarchOffRoad, ZocInto, ZocOutOf, BlocksLos bool
	DefenderMayAdvance, TrainsOffRoad          bool
	BombardInto                                string
	Provenance                                 map[string]string
}

type ledgerSide struct {
	ID, NameEn, NameIt, Provenance, Note               string
	CostAdd, AttackAcross, ChargeAcross                ledgerArms
	MarchAcross, ZocAcross, RoadCancelsCost, BlocksLos bool
}

type ledgerTerrain struct {
	TEC struct {
		ModifierOrder                                     []string
		LeaderCostPerHex, RoadCost, TrailCost, LeaderMa   int
		LeaderRoadCost, MarchRoadCost                     float64
		MarchMaInfantry, MarchMaArtillery, MarchMaCavalry int
		MarchRollFoot, MarchRollCavalry, LosHeightRule    string
		ExitMapCost, HeightRangeBonus                     int
	}
	Hex       []ledgerGround
	Secondary []struct {
		ID, NameEn, NameIt, Effect string
		Provenance                 map[string]string
	}
	Hexside []ledgerSide
	Track   []struct {
		ID, NameEn, NameIt, Provenance string
		Cost                           int
		MarchCost                      float64
	}
}

func TestTheTerrainIsTheLedgers(t *testing.T) {
	var l ledgerTerrain
	readLedger(t, "ms-tec.toml", &l)
	want(t, "hexes", len(tec.Hex), len(l.Hex))
	for i, x := range l.Hex {
		t.Run("MS-2.2.5 hex "+x.ID, func(t *testing.T) {
			g := tec.Hex[i]
			want(t, "name and letter", [2]string{g.ID, g.Letter}, [2]string{x.ID, x.MapChar})
			want(t, "cost", g.Cost, x.Cost.costs(0))
			want(t, "march, ZOC in and out", [3]bool{g.March, g.ZocIn, g.ZocOut}, [3]bool{x.MarchOffRoad, x.ZocInto, x.ZocOutOf})
			want(t, "attack", g.Attack, x.AttackInto.words())
			want(t, "bombardment", strings.Replace(g.Bombard, "normal", "full", 1), x.BombardInto)
			want(t, "sight", g.Blocks, x.BlocksLos)
			want(t, "charge", g.Charge, x.ChargeInto.flags())
			want(t, "advance", g.Advance, x.DefenderMayAdvance)
			want(t, "trains", ground(i) == clearGround, x.TrainsOffRoad)
			for a := range g.Attack {
				want(t, "attack as it is used", effectNames[g.attack[a]], g.Attack[a])
			}
			want(t, "bombardment as it is used", effectNames[g.bombard], g.Bombard)
		})
	}
	want(t, "hexsides", len(tec.Hexside), len(l.Hexside))
	for i, x := range l.Hexside {
		t.Run("MS-2.2.5 hexside "+x.ID, func(t *testing.T) {
			s := tec.Hexside[i]
			want(t, "name", s.ID, x.ID)
			want(t, "cost", s.Cost, x.CostAdd.costs(-1))
			want(t, "march and ZOC", [2]bool{s.March, s.Zoc}, [2]bool{x.MarchAcross, x.ZocAcross})
			want(t, "attack", s.Attack, x.AttackAcross.words())
			want(t, "charge", s.Charge, x.ChargeAcross.flags())
			want(t, "road", s.Cancels, x.RoadCancelsCost)
			want(t, "sight", false, x.BlocksLos)
			for a := range s.Attack {
				want(t, "attack as it is used", effectNames[s.attack[a]], s.Attack[a])
			}
		})
	}
	t.Run("MS-4.7.4 allowances", func(t *testing.T) {
		want(t, "march", [3]int{footMarch, footMarch, horseMarch}, [3]int{l.TEC.MarchMaInfantry, l.TEC.MarchMaArtillery, l.TEC.MarchMaCavalry})
		want(t, "leader", leaderMA, l.TEC.LeaderMa)
		want(t, "rolls", [2]string{"1d6+3", "2d6+3"}, [2]string{l.TEC.MarchRollFoot, l.TEC.MarchRollCavalry})
		want(t, "bonus", marchBonus, 3)
	})
	t.Run("MS-4.6.2 costs of roads, trails and leaders, in MP", func(t *testing.T) {
		w := []float64{1, 1, 1, .5, .5, 1}
		want(t, "costs", w, []float64{float64(l.TEC.RoadCost), float64(l.TEC.TrailCost), float64(l.TEC.LeaderCostPerHex), l.TEC.LeaderRoadCost,
			l.TEC.MarchRoadCost, float64(l.TEC.ExitMapCost)})
		b := draw(t, "map\nbbbbbb\nbbbbbb\nbbbbbb\nend\nroad 0101 0201\ntrail 0102 0202\nfrance 0101 fr-44 inf 5-4-4\nfrance 0101 fr-lannes ldr 1-1+1").board()
		step := func(id, from, to string, m mode, a int) float64 {
			h, _ := parseHex(from)
			n, _ := parseHex(to)
			k := move{members: only(b.pieceNamed(refsByName[id])), mode: m, ma: 99}
			spent, _ := b.searchOf(&k).cost(a, 0, h, n, b.sideTo(h, n))
			return float64(spent) / mp
		}
		want(t, "as they are paid", []float64{step("fr-44", "0101", "0201", normalMove, 0), step("fr-44", "0102", "0202", normalMove, 0),
			step("fr-lannes", "0102", "0202", normalMove, lone), step("fr-lannes", "0101", "0201", normalMove, lone),
			step("fr-44", "0101", "0201", marchMove, 0), step("fr-44", "0102", "0202", marchMove, 0)}, w)
		for _, x := range l.Track {
			want(t, x.ID, [2]float64{float64(x.Cost), x.MarchCost}, map[string][2]float64{"road": {1, .5}, "trail": {1, 1}}[x.ID])
		}
		want(t, "order of reductions", l.TEC.ModifierOrder, effectNames[minus1:no])
		want(t, "range from a height", l.TEC.HeightRangeBonus, 1)
	})
}

// sideWith finds the army of a battle by its name.
func sideWith(t *testing.T, b *Board, name string) rules.Side {
	t.Helper()
	i := slices.IndexFunc(b.army[:], func(a army) bool { return armyNames[a.name] == name })
	if i < 0 {
		t.Fatalf("there is no army %s", name)
	}
	return rules.Side(i)
}
