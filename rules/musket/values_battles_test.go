package musket

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
)

// renamed are the counters that have a name of their own in the game, since
// another battle has another counter called so.
var renamed = map[string]string{"montebello-1800 au-grenz": "au-ottochaner"}

// embarks are the hexes where the exclusive rules let an army embark.
var embarks = map[string]string{"maida-1806 britain": "0305"}

// ledgerBattles are the battles that the ledger has.
var ledgerBattles = []string{"auerstedt-1806", "maida-1806", "marengo-1800", "montebello-1800", "quatre-bras-1815"}

func TestBattlesAreTheLedgers(t *testing.T) {
	for _, name := range ledgerBattles {
		t.Run(name, func(t *testing.T) {
			x := battleTest{t: t, name: name}
			readLedger(t, "ms-scenarios/"+name+".toml", &x.l)
			x.data = scenarioFiles(t)[name+".toml"]
			x.b = load(t, x.data, nil)
			t.Run("MS-3.2.1 turns, light and who is first", x.clock)
			t.Run("MS-2.2.2 hexes", x.hexes)
			t.Run("MS-2.2.4 hexsides", x.hexsides)
			t.Run("MS-4.6.1 roads and trails", x.roads)
			t.Run("MS-12.3.1 armies, HQ and trains", x.armies)
			t.Run("MS-2.3.1 units", x.units)
			t.Run("MS-10.1.1 leaders", x.leaders)
			t.Run("MS-18.0.2 points and results", x.victory)
			t.Run("MS-1.1.2 exclusive rules", x.events)
		})
	}
}

// battleTest compares a battle, as it is played, with the ledger's.
type battleTest struct {
	t    *testing.T
	name string
	data []byte
	l    ledgerBattle
	b    *Board
}

func (x *battleTest) counter(t *testing.T, id string) int {
	t.Helper()
	if other, ok := renamed[x.name+" "+id]; ok {
		id = other
	}
	c := x.b.pieceNamed(refsByName[id])
	if c < 0 {
		t.Fatalf("%s is not there", id)
	}
	return c
}

func (x *battleTest) clock(t *testing.T) {
	b, s := x.b, &x.l.Scenario
	want(t, "turns", len(b.turns), s.Turns)
	want(t, "turns of the track", len(x.l.Turn), s.Turns)
	for i, turn := range x.l.Turn {
		want(t, fmt.Sprintf("light of turn %d", turn.N), lightNames[b.turns[i]], turn.Light)
		want(t, "number", turn.N, i+1)
	}
	want(t, "first player", armyNames[b.army[rules.First].name], s.FirstPlayer)
	want(t, "second player", armyNames[b.army[rules.Second].name], s.SecondPlayer)
	want(t, "switches", b.rules, ruleset{uncoordinated: !s.Coordination, threatCharge: s.ThreatFowChargeFromEzoc})
	var f struct {
		Scenario struct{ ID string }
	}
	if err := toml.Unmarshal(x.data, &f); err != nil {
		t.Fatal(err)
	}
	want(t, "id", f.Scenario.ID, s.ID)
}

func (x *battleTest) hexes(t *testing.T) {
	b, m := x.b, &x.l.Map
	want(t, "size", [2]int{b.cols, b.rows}, [2]int{m.Cols, m.Rows})
	heights := 0
	b.hexesOf(func(h hex) {
		want(t, h.name(), b.ground[h].row().ID, m.Legend[m.Terrain[h.row()][h.col():h.col()+1]])
		want(t, "height "+h.name(), b.heights.Has(h), slices.Contains(m.Heights, h.name()))
		heights += boolInt(b.heights.Has(h))
	})
	want(t, "heights", heights, len(m.Heights))
	for i, p := range m.Place {
		want(t, "place of "+p.Name, b.labels[i].hex.name(), p.Hex)
	}
	want(t, "places", len(b.labels), len(m.Place))
}

func (x *battleTest) hexsides(t *testing.T) {
	b := x.b
	var ledger [allHexes][6]hexside
	for name, list := range x.l.Map.Hexsides {
		i := slices.Index(sideNames[:], name)
		if i < 0 {
			t.Fatalf("the ledger has hexsides called %s", name)
		}
		for _, text := range list {
			from, _ := parseHex(text[:4])
			to, _ := parseHex(text[5:])
			there, back := b.sideTo(from, to), b.sideTo(to, from)
			ledger[from][there] |= 1 << i
			switch hexside(1) << i {
			case slope: // downhill nothing
			case steep:
				ledger[to][back] |= steepDown
			default:
				ledger[to][back] |= 1 << i
			}
		}
	}
	b.hexesOf(func(h hex) {
		for s := range 6 {
			want := ledger[h][s]
			if want&(bridge|ford) != 0 {
				want &^= river | stream
			}
			if b.hexsides[h][s] != want {
				t.Errorf("hexside %d of %s: %b, the ledger has %b", s, h.name(), b.hexsides[h][s], want)
			}
		}
	})
}

func (x *battleTest) roads(t *testing.T) {
	b := x.b
	want(t, "roads", len(b.lines), len(x.l.Map.Road))
	var ledger [allHexes][6]track
	onRoad := map[string]bool{}
	for i, r := range x.l.Map.Road {
		kind := map[string]track{"road": road, "trail": trail}[r.Kind]
		want(t, r.Name, b.lines[i].kind, kind)
		for j, name := range r.Hexes {
			h, _ := parseHex(name)
			want(t, r.Name, b.lines[i].hexes[j], h)
			if kind == road {
				onRoad[name] = true
			}
			if j > 0 {
				from, _ := parseHex(r.Hexes[j-1])
				ledger[from][b.sideTo(from, h)] = max(ledger[from][b.sideTo(from, h)], kind)
				ledger[h][b.sideTo(h, from)] = max(ledger[h][b.sideTo(h, from)], kind)
			}
		}
		want(t, r.Name, len(b.lines[i].hexes), len(r.Hexes))
	}
	b.hexesOf(func(h hex) {
		want(t, "tracks of "+h.name(), b.tracks[h], ledger[h])
		want(t, "road in "+h.name(), b.onRoad(h), onRoad[h.name()])
	})
}

func (x *battleTest) armies(t *testing.T) {
	b := x.b
	for _, l := range x.l.Side {
		s := sideWith(t, b, l.ID)
		a := &b.army[s]
		want(t, "steps", int(a.steps), l.ReplacementStepsPerTurn)
		want(t, "LOC", namesOf(a.loc), l.LocHexes)
		for _, d := range []struct {
			is ledgerDepot
			c  int
			a  arm
		}{{l.HQ, a.hq, headquarters}, {l.Trains, a.train, trains}} {
			want(t, d.is.ID, d.c, x.counter(t, d.is.ID))
			want(t, d.is.ID, []any{b.print[d.c].arm, int(b.print[d.c].faces[0].ma), int(b.print[d.c].faces[1].ma), b.piece[d.c].at.name(), b.sideOf(d.c)},
				[]any{d.a, d.is.MA, d.is.MA, d.is.Hex, s})
		}
		var marks []string
		for _, f := range a.formations {
			marks = append(marks, f.mark)
		}
		slices.Sort(marks)
		want(t, "formations", marks, slices.Sorted(maps.Keys(l.Formations)))
		e := "9999"
		if a.embarkation != noHex {
			e = a.embarkation.name()
		}
		want(t, "embarkation", strings.TrimPrefix(e, "9999"), embarks[x.name+" "+l.ID])
	}
}

func namesOf(all []hex) (names []string) {
	for _, h := range all {
		names = append(names, h.name())
	}
	return names
}

// setUp compares where a counter begins.
func (x *battleTest) setUp(t *testing.T, c int, id string, l ledgerSetup) {
	t.Helper()
	p := &x.b.piece[c]
	if l.Hex != "" {
		want(t, id+" begins", [2]string{placeNames[p.place], p.at.name()}, [2]string{"map", l.Hex})
		return
	}
	want(t, id+" enters", []any{p.place, int(p.box), namesOf(x.b.print[c].entry)}, []any{waiting, l.Turn, l.Entry})
}

func (x *battleTest) units(t *testing.T) {
	b := x.b
	n := 0
	for c := range b.counters {
		n += boolInt(b.print[c].unit())
	}
	want(t, "units", n, len(x.l.Unit))
	for _, l := range x.l.Unit {
		c := x.counter(t, l.ID)
		p := &b.print[c]
		want(t, l.ID, []any{b.sideOf(c), armNames[p.arm], sizeNames[p.size], p.formation, p.identity, int(p.steps), backNames[p.backIs]},
			[]any{sideWith(t, b, l.Side), l.Type, l.Size, l.Formation, l.Identity, l.Steps, l.BackIs})
		want(t, l.ID+" horse artillery", p.figure == "horse-artillery", l.HorseArtillery)
		want(t, l.ID+" front", p.faces[0], l.Front.face(l.Type))
		back := l.Back.face(l.Type)
		if l.BackIs == "blank" {
			back = face{}
		}
		want(t, l.ID+" back", p.faces[1], back)
		x.setUp(t, c, l.ID, l.Setup)
		want(t, l.ID+" is in good order", b.piece[c].marks, marks(0))
	}
}

// face makes the game's of a face of the ledger's.
func (l ledgerFace) face(arm string) face {
	ma, ok := l.MA.(int64)
	if !ok {
		ma = variable
	}
	f := face{cf: int8(l.CF), paren: l.CfParen, charge: int8(l.Charge), defence: int8(l.Defence), reach: int8(l.Range), mr: int8(l.MR), ma: int8(ma),
		maParen: l.MaParen, dot: l.RedDot}
	if arm == "artillery" {
		f.cf = int8(l.Attack)
	}
	return f
}

func (x *battleTest) leaders(t *testing.T) {
	b := x.b
	n := 0
	for c := range b.counters {
		n += boolInt(b.print[c].arm == leader)
	}
	want(t, "leaders", n, len(x.l.Leader))
	for _, l := range x.l.Leader {
		c := x.counter(t, l.ID)
		p := &b.print[c]
		f := face{cf: int8(l.CF), mr: int8(l.MR), ma: int8(l.Movement)}
		want(t, l.ID, []any{p.arm, b.sideOf(c), p.faces, p.span}, []any{leader, sideWith(t, b, l.Side), [2]face{f, f}, l.Span})
		x.setUp(t, c, l.ID, l.Setup)
	}
}

func (x *battleTest) victory(t *testing.T) {
	b, v := x.b, &x.l.Victory
	want(t, "margin", b.marginOf, sideWith(t, b, v.MarginOf))
	want(t, "schedule", b.schedule, schedule{eliminated: v.VpEliminatedUnit, destroyed: v.VpDestroyedUnit, captured: v.VpCapturedUnit, off: v.VpOnTrackOrOffMapAtEnd,
		leaderKilled: v.VpLeaderKilled, leaderCaptured: v.VpLeaderCaptured, headquartersCaptured: v.VpHqCaptured, trainsCaptured: v.VpTrainsCaptured})
	want(t, "objectives", len(b.objectives), len(v.Objective))
	for i, o := range v.Objective {
		g := &b.objectives[i]
		want(t, o.Name, []any{g.hex.name(), g.vp, g.start, rules.Side(b.control[i])}, []any{o.Hex, o.VP, sideWith(t, b, o.ControlledAtStartBy), sideWith(t, b, o.ControlledAtStartBy)})
	}
	want(t, "levels", len(b.levels), len(v.Level))
	adjective := map[string]string{"French": "france", "Austrian": "austria", "British": "britain", "Allied": "allies", "Prussian": "prussia"}
	for i, l := range slices.Backward(v.Level) { // the best comes first there
		mine := b.levels[len(v.Level)-1-i]
		w := strings.Fields(l.ResultEn)
		want(t, l.ResultEn, []any{mine.from, armyNames[b.army[mine.winner].name], mine.grade}, []any{l.MinMargin, adjective[w[0]], w[1]})
		if i > 0 {
			want(t, l.ResultEn+" ends", l.MaxMargin+1, v.Level[i-1].MinMargin)
		}
	}
}

func (x *battleTest) events(t *testing.T) {
	b := x.b
	want(t, "events", len(b.events), len(x.l.Event))
	for i, l := range x.l.Event {
		e := &b.events[i]
		turns := l.Turns
		if l.Turn > 0 {
			turns = []int{l.Turn}
		}
		w := event{kind: eventKind(slices.Index(eventNames, l.Kind)), turns: turns, leader: -1, heir: -1, span: l.NewSpan.Span, value: l.Value,
			noMarch: l.NoMarch, bonus: l.VpBonusIfLost}
		for _, id := range l.Units {
			w.counters = w.counters.With(x.counter(t, id))
		}
		if l.Leader != "" {
			w.leader = x.counter(t, l.Leader)
		}
		if l.NewSpan.Leader != "" {
			w.heir = x.counter(t, l.NewSpan.Leader)
		}
		want(t, l.Kind, *e, w)
	}
}
