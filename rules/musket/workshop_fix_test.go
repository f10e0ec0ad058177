package musket

import (
	"reflect"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
)

func TestFaultsAreMended(t *testing.T) {
	for _, c := range []struct{ old, new, path, want string }{
		{`id = "fr-22"` + "\n", `id = "fr-22"` + "\n", "", ""},
		{"ma = 4 }\nhex = \"1306\"", "ma = 4 }\nhex = \"1999\"", "unit.1.hex", "!1999"},
		{"ma = 4 }\nhex = \"1306\"", "ma = 4 }\nhex = \"0907\"", "unit.15.hex", ""}, // where the enemy is put
		{"  \"......mm....v...\", # 02", "  \"......mm....v..\", # 02", "map.terrain.1", `"......mm....v..."`},
		{"  \"......mm....v...\", # 02", "  \"......mq....v...\", # 02", "map.terrain.1.7", `"......m.....v..."`},
		{"front = { cf = 4, mr = 4, ma = 4 }", "front = { cf = 44, mr = 4, ma = 4 }", "unit.1.front.cf", "cf = 30"},
		{"\narmy = \"austria\"", "\narmy = \"sparta\"", "side.1.army", "\narmy = \"austria\""},
		{"\nloc = [\"1606\"]", "\nloc = []", "side.0", `loc = ["`},
		{"\nsteps = 0\n", "\nsteps = 12\n", "side.0.steps", "\nsteps = 9\n"},
		{"back_is = \"reduced\"", "back_is = \"ineffective\"", "unit.0.steps", "steps = 1\nback_is = \"ineffective\""},
		{"\"twilight\"]", "\"dusk\"]", "turns.6", "\"day\", \"day\"]"},
		{"from = 1\n", "from = -7\n", "victory.level.2.from", "!from = -7"},
		{"coordination = \"on\"", "coordination = \"perhaps\"", "rules.coordination", "!perhaps"},
		{"\"0410\", \"0411\"", "\"0410\", \"9911\"", "map.heights.2", "!9911"},
		{"\"0309>0409\"", "\"0309>0609\"", "map.hexsides.slope.0", "!0309>0609"},
	} {
		text := battle(t, "montebello-1800")
		if !strings.Contains(text, c.old) {
			t.Fatalf("the scenario has no %q", c.old)
		}
		b := open(t, strings.Replace(text, c.old, c.new, 1))
		if c.path == "" {
			b.whole()
			continue
		}
		i := slices.IndexFunc(b.Flaws, func(f rules.Flaw) bool { return f.Path == c.path && len(b.fixes(f)) > 0 })
		if i < 0 || b.Flaws[i].Err.Line == 0 {
			t.Errorf("%s: %+v", c.new, b.Flaws)
			continue
		}
		b.edit(b.fixes(b.Flaws[i])[0].Edits...).whole()
		if c.want != "" {
			b.want(c.want)
		}
	}
}

func TestAUnitStandsOnNoGroundThatBarsAll(t *testing.T) {
	b := open(t, battle(t, "montebello-1800")).paint("impassable", "1306")
	if len(b.Flaws) != 2 || b.Flaws[0].Thing != b.path("fr-22") || len(b.Flaws[0].Cells) != 1 {
		t.Fatalf("%+v", b.Flaws)
	}
	b.edit(b.fixes(b.Flaws[0])[0].Edits...)
	if b.take(b.path("fr-bty1")).whole(); b.piece("fr-22").at == b.piece("fr-28").at {
		t.Error("it went too far")
	}
}

// A player may clear the mark of a formation: its units have none until he gives it another one.
func TestAFormationWithoutAMarkKeepsItsUnits(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	i := slices.IndexFunc(b.Things, func(x rules.Thing) bool { return x.Tool == "formation" && x.Side == rules.Second })
	path := b.Things[i].Path
	b.set(path, "mark", "").whole().want(`{ mark = "", name = "oreilly" }`, "formation = \"\"")
	text := b.Text
	b.set(path, "mark", "7").whole().want("formation = \"7\"", "!formation = \"\"")
	bad := open(t, strings.Replace(text, `name = "oreilly" }`, `name = "oreilly", called = 3 }`, 1))
	if len(bad.Flaws) != 1 || len(bad.fixes(bad.Flaws[0])) == 0 {
		t.Fatalf("%+v", bad.Flaws)
	}
	for _, x := range bad.fixes(bad.Flaws[0]) {
		open(t, bad.Text).edit(x.Edits...).whole()
	}
}

func TestAnObjectiveThatNobodyCanEnterIsAdvisedAgainst(t *testing.T) {
	b := open(t, battle(t, "montebello-1800")).paint("impassable", "0406")
	i := slices.IndexFunc(b.Flaws, func(f rules.Flaw) bool { return f.Err.Key == "ms.advice.closed" })
	if i < 0 || !b.Flaws[i].Advice || b.Flaws[i].Thing != "victory.objective.1" || len(b.Flaws[i].Cells) != 1 || len(b.fixes(b.Flaws[i])) != 1 {
		t.Fatalf("%+v", b.Flaws)
	}
	if n := len(b.Flaws); len(b.edit(b.fixes(b.Flaws[i])[0].Edits...).want("!hex = \"0406\"\nvp", "hex = \"0908\"\nvp").Flaws) != n-1 {
		t.Errorf("%+v", b.Flaws)
	}
}

func TestWaterThatLeadsNowhereIsAdvisedAgainst(t *testing.T) {
	strays := func(b *bench) (all []rules.Flaw) {
		for _, f := range b.Flaws {
			if f.Err.Key == "ms.advice.stray" {
				all = append(all, f)
			}
		}
		return all
	}
	b := open(t, blank(12, 9, 6)).paint("river", "0404 0405").paint("bridge", "0404 0405").whole()
	found := strays(b)
	if len(found) != 1 || !found[0].Advice || len(found[0].Cells) != 2 || len(b.fixes(found[0])) != 1 {
		t.Fatalf("%+v", b.Flaws)
	}
	text := b.Text
	n := len(b.Flaws)
	if b.edit(b.fixes(found[0])[0].Edits...).want("river = []", "bridge = []"); len(b.Flaws) != n-1 {
		t.Errorf("%+v", b.Flaws)
	}
	for what, edit := range map[string]rules.Edit{
		"more of it":         {Do: rules.EditPaint, Tool: "stream", Cells: hexRefs("0404 0505")},
		"a marsh":            {Do: rules.EditPaint, Tool: "marsh", Cells: hexRefs("0505")},
		"what may be a lake": {Do: rules.EditPaint, Tool: "impassable", Cells: hexRefs("0405")},
	} {
		if b := open(t, text).edit(edit); len(strays(b)) != 0 {
			t.Errorf("beside %s: %+v", what, b.Flaws)
		}
	}
	if b := open(t, text).paint("river", "0101 0102"); len(strays(b)) != 1 { // the other one ends at the edge
		t.Errorf("%+v", b.Flaws)
	}
}

// MS-5.2.1: three brigades have room in a hex; of battalions and leaders as many as like (MS-5.2.2).
func TestMoreUnitsInAHexThanHaveRoomAreAdvisedAgainst(t *testing.T) {
	crowds := func(b *bench) (all []rules.Flaw) {
		for _, f := range b.Flaws {
			if f.Err.Key == "ms.advice.crowded" {
				all = append(all, f)
			}
		}
		return all
	}
	b := open(t, blank(12, 9, 6))
	stand := func(n int) {
		for i := range n {
			b.edit(rules.Edit{Do: rules.EditPut, Stock: "own-" + strconv.Itoa(1+i), Side: rules.First, Cells: hexRefs("0404")})
		}
	}
	stand(3)
	b.edit(rules.Edit{Do: rules.EditPut, Stock: "own-leader-1", Side: rules.First, Cells: hexRefs("0404")})
	if len(crowds(b)) != 0 {
		t.Errorf("%+v", b.Flaws)
	}
	b.edit(rules.Edit{Do: rules.EditPut, Stock: "own-9", Side: rules.First, Cells: hexRefs("0404")}).set(b.path("own-9"), "size", "battalion")
	if len(crowds(b)) != 0 {
		t.Errorf("a battalion: %+v", b.Flaws)
	}
	stand(5)
	found := crowds(b)
	if len(found) != 1 || !found[0].Advice || len(found[0].Cells) != 1 || found[0].Cells[0] != hexRefs("0404")[0] || found[0].Err.Line == 0 || len(b.fixes(found[0])) != 1 {
		t.Fatalf("%+v", b.Flaws)
	}
	if a := found[0].Err.Args; a[0] != 5 || a[2] != 3 {
		t.Errorf("%v", a)
	}
	fix := b.fixes(found[0])[0]
	if fix.Text.N != 2 || len(fix.Edits) != 2 || distance(hex(fix.Text.A.N()), hex(found[0].Cells[0].N())) != 1 {
		t.Errorf("%+v", fix)
	}
	n := len(b.Flaws)
	if b.edit(fix.Edits...); len(b.Flaws) != n-1 || len(crowds(b)) != 0 || b.piece("own-3").at == b.piece("own-4").at || b.piece("own-4").at != b.piece("own-5").at {
		t.Errorf("%+v", b.Flaws)
	}
	for name, data := range scenarioFiles(t) {
		if d := open(t, string(data)); len(crowds(d)) != 0 {
			t.Errorf("%s: %+v", name, d.Flaws)
		}
	}
}

// keysOf lists the keys of a table and of those in it, without the numbers of
// lists.
func keysOf(prefix string, t reflect.Type) (all []string) {
	for t.Kind() == reflect.Slice || t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t.Kind() != reflect.Struct {
		return []string{prefix}
	}
	for i := range t.NumField() {
		if key := t.Field(i).Tag.Get("toml"); key != "" {
			all = append(all, keysOf(strings.TrimPrefix(prefix+"."+key, "."), t.Field(i).Type)...)
		}
	}
	return all
}

var numbers = regexp.MustCompile(`\.\d+`)

// TestNoKeyIsOutOfReach holds the format against what can be painted, put and set:
// but for what a position says, and for who a counter is, which the box decides.
func TestNoKeyIsOutOfReach(t *testing.T) {
	reached := map[string]bool{}
	b := open(t, battle(t, "montebello-1800"))
	for _, kind := range eventNames {
		b.edit(rules.Edit{Do: rules.EditPut, Tool: kind})
	}
	b.set(b.path("fr-lannes"), "turn", "2")
	kit := Book{}.Kit(b.Draft)
	for _, p := range kit.Terms {
		reached[strings.TrimSuffix(numbers.ReplaceAllString(p.Key, ""), ".en")] = true
	}
	for i := range b.Things {
		for _, p := range b.Things[i].Props {
			reached[numbers.ReplaceAllString(b.Things[i].Path, "")+"."+strings.TrimSuffix(p.Key, ".en")] = true
		}
	}
	for _, tool := range kit.Tools {
		reached["map.hexsides."+tool.Key] = true
	}
	for _, key := range []string{"format", "scenario", "map.seed", "map.terrain", "map.heights", "map.road.hexes", "unit.id", "leader.id"} {
		reached[key] = true
	}
	for _, key := range keysOf("", reflect.TypeFor[file]()) {
		if !reached[key] && !strings.HasPrefix(key, "position.") {
			t.Errorf("%s is out of reach", key)
		}
	}
}

// TestTheBoxHasTheCountersOfTheBattles holds the box against the files.
func TestTheBoxHasTheCountersOfTheBattles(t *testing.T) {
	known := map[string]bool{}
	for _, x := range boxed {
		known[x.ID] = true
	}
	for _, id := range register {
		if !known[id] {
			t.Errorf("%s is not in the box", id)
		}
	}
	for name, data := range scenarioFiles(t) {
		d := open(t, string(data))
		for i := range d.Things {
			x := &d.Things[i]
			if u := printed.unit(x.Stock); u != nil && (u.Type != x.Prop("type").Value || u.Side != x.Prop("side").Value) {
				t.Errorf("%s: %s is another unit in the box", name, x.Stock)
			}
			if l := printed.leader(x.Stock); l != nil && (l.Side != x.Prop("side").Value) {
				t.Errorf("%s: %s is another leader in the box", name, x.Stock)
			}
		}
	}
}

func TestPlayersHaveCountersOfTheirOwn(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	b.edit(rules.Edit{Do: rules.EditPut, Stock: "own-3", Side: rules.Second, Cells: hexRefs("0305")},
		rules.Edit{Do: rules.EditPut, Stock: "own-leader-1", Side: rules.Second, Cells: hexRefs("0305")})
	b.set(b.path("own-3"), "type", "cavalry").set(b.path("own-3"), "front.charge", "5").whole().
		want("id = \"own-3\"\nside = \"austria\"\ntype = \"cavalry\"", "charge = 5", "id = \"own-leader-1\"\nside = \"austria\"")
	b.edit(rules.Edit{Do: rules.EditPut, Stock: "own-4", Side: rules.First, Cells: hexRefs("1305")}).whole()
	if i := strings.Index(b.Text, `"own-4"`); i < strings.Index(b.Text, `"fr-bty2"`) || i > strings.Index(b.Text, `"au-ottochaner"`) {
		t.Error("it stands not with its army")
	}
	board := b.Board.(*Board)
	if got := board.values(board.pieceNamed(refsByName["own-3"])); got != "4/5-4-4" {
		t.Errorf("it shows %s", got)
	}
}
