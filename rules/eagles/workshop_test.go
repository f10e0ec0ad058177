package eagles

import (
	"os"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
	"grognard/rules/tomlfile"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	rulestest.Workshop(t, Book{}, rulestest.Starts(t, "eagles"), rulestest.Long(200, 6, 3), rulestest.Long(2000, 200, 60))
}

// spots are points of so many inches: x, y, x, y ...
func spots(coords ...float64) (all []rules.Point) {
	for i := 0; i < len(coords); i += 2 {
		all = append(all, rules.Point{X: int32(coords[i] * inch), Y: int32(coords[i+1] * inch)})
	}
	return all
}

func wantText(t *testing.T, text string, lines ...string) {
	t.Helper()
	for _, want := range lines {
		if !strings.Contains(text, want) {
			t.Errorf("no\n%s\nin\n%s", want, text)
		}
	}
}

// faults are the flaws of a draft that keep it from being played.
func faults(d *rules.Draft) []rules.Flaw {
	return slices.DeleteFunc(slices.Clone(d.Flaws), func(f rules.Flaw) bool { return f.Advice })
}

func wantWhole(t *testing.T, d *rules.Draft) {
	t.Helper()
	for _, f := range faults(d) {
		t.Errorf("%v in\n%s", f.Err, d.Text)
	}
}

func put(tool string, pts ...float64) rules.Edit {
	return rules.Edit{Do: rules.EditPut, Tool: tool, Side: rules.Chance, Pts: spots(pts...)}
}

func raise(stock string, s rules.Side, pts ...float64) rules.Edit {
	return rules.Edit{Do: rules.EditPut, Stock: stock, Side: s, Pts: spots(pts...)}
}

func sets(path, key, value string) rules.Edit {
	return rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value}
}

// skirmish is a battle built by hand on a large table.
func skirmish(t *testing.T, edits ...rules.Edit) (string, *rules.Draft) {
	t.Helper()
	return rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, append([]rules.Edit{
		raise("gb-line", rules.First, 30, 10), raise("gb-rifles", rules.First, 50, 10), raise("fr-guard", rules.Chance, 36, 40)}, edits...)...)
}

func TestABattleIsBuiltFromABlankTable(t *testing.T) {
	text, d := skirmish(t, put("wood", 20, 30), put("marsh", 10, 20, 16, 26), put("building", 60, 20),
		put("hedge", 30, 24, 40, 25, 44, 22), rules.Edit{Do: rules.EditPut, Tool: "road", Pts: spots(52, 24), N: 2400},
		put("zone", 0, 0, 72, 12), put("goal", 30, 20, 38, 28), put("goal-unit", 35, 41), put("goal-commander", 36, 2), put("goal-break", 36, 46),
		sets("army.0.battalion.0", "name", "gb-line-1"), sets("army.0.battalion.0", "officers", "1"), sets("army.0.battalion.1", "skirmishers", "12"),
		sets("army.0.battalion.1", "formation", "column"), sets("zone.0", "most", "2"), sets("objective.0", "name", "crossroads"), sets("objective.0", "side", "a"),
		sets("", "battle.turns", "10"), sets("", "battle.first", "b"), sets("", "army.1.nation", "ru"))
	wantWhole(t, d)
	wantText(t, text, "turns = 10", "first = \"b\"",
		"[[zone]]\nside = \"a\"\npolygon = [[0.0, 12.0], [72.0, 12.0], [72.0, 0.0], [0.0, 0.0]]\nmost = 2\n\n[[terrain]]\nkind = \"wood\"",
		"[[terrain]]\nkind = \"marsh\"\npolygon = [[10.0, 26.0], [16.0, 26.0], [16.0, 20.0], [10.0, 20.0]]",
		"kind = \"hedge\"\nline = [[30.0, 24.0], [40.0, 25.0], [44.0, 22.0]]",
		"[[objective]]\nkind = \"zone\"\npoints = 1\npolygon = [[30.0, 28.0], [38.0, 28.0], [38.0, 20.0], [30.0, 20.0]]\nname = \"crossroads\"\nside = \"a\"",
		"kind = \"unit\"\npoints = 1\nside = \"b\"\nunit = \"b1\"", "kind = \"commander\"\npoints = 1\nside = \"a\"", "kind = \"break\"\npoints = 1\nside = \"b\"\nbattalions = 3",
		"[[army.battalion]]\nid = \"a1\"\ngrade = \"line\"\nrankers = 28\npoints = 38\nformation = \"line\"\nx = 30.0\ny = 10.0\nfacing = 0.0\nname = \"gb-line-1\"\nofficers = 1",
		"id = \"a2\"\ngrade = \"veteran\"\nlight = true\nrifles = true\nrankers = 24\npoints = 60\nformation = \"column\"",
		"nation = \"ru\"", "[[army.battalion]]\nid = \"b1\"\ngrade = \"guard\"\nrankers = 24\npoints = 48\nformation = \"line\"\nx = 36.0\ny = 40.0\nfacing = 180.0")
	road := d.Thing("terrain.4")
	if f := road.Frame; !f.Fills || f.Wide < 2999 || f.Deep < 15999 || f.Facing < 2395 || f.Facing > 2405 || f.Middle != spots(52, 24)[0] {
		t.Errorf("the road has the frame %+v", f)
	}
	if n := len(d.Board.(*Board).body[1].screen); n == 0 || d.Board.(*Board).body[1].men() != 12 {
		t.Error("no skirmishers")
	}
}

func TestAConcaveOutlineIsHandledAsOne(t *testing.T) {
	l := spots(10, 10, 10, 20, 14, 20, 14, 14, 20, 14, 20, 10)
	text, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, put("wall", 40, 20), rules.Edit{Do: rules.EditPut, Tool: "wood", Pts: l}, put("hedge", 40, 30))
	wood := d.Thing("terrain.1")
	if len(wood.Shares) != 1 || wood.Shares[0].Path != "terrain.2" || wood.Shares[0].Ref == 0 || wood.Shares[0].Ref == wood.Ref || len(wood.Pts) != 6 || d.Thing("terrain.2") != nil {
		t.Fatalf("%+v\n%s", wood, text)
	}
	if f := wood.Frame; f.Fills || f.Middle != spots(15, 15)[0] {
		t.Errorf("the frame is %+v", f)
	}
	_, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPut, Path: "terrain.1", Pts: spots(25, 35)})
	if got := d.Thing("terrain.1"); len(got.Shares) != 1 || !slices.Contains(got.Pts, spots(24, 34)[0]) {
		t.Errorf("moved: %+v", got)
	}
	_, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPut, Path: "terrain.1", N: 2400})
	if got := d.Thing("terrain.1"); len(got.Shares) != 1 || len(got.Pts) != 6 || got.Frame.Facing != 2400 {
		t.Errorf("turned: %+v", got)
	}
	text, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditShape, Path: "terrain.1", Pts: append(l[:3:3], spots(14, 16, 20, 16, 20, 10, 15, 12)...)}, sets("terrain.1", "kind", "hill"))
	if got := d.Thing("terrain.1"); len(got.Shares) != 2 || strings.Count(text, "kind = \"hill\"\nlevel = 1\n")+strings.Count(text, "level = 1") < 3 {
		t.Errorf("%d shares\n%s", len(got.Shares), text)
	}
	text, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditShape, Path: "terrain.1", Pts: spots(10, 10, 10, 20, 20, 20)})
	if got := d.Thing("terrain.1"); len(got.Shares) != 0 || strings.Count(text, "[[terrain]]") != 3 {
		t.Errorf("%+v\n%s", got, text)
	}
	if text, _ = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditTake, Path: "terrain.1"}); strings.Contains(text, "hill") || strings.Count(text, "[[terrain]]") != 2 {
		t.Error(text)
	}
	text, _ = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPaint, Tool: "wood", Pts: l}, rules.Edit{Do: rules.EditErase, Tool: "wood", Pts: spots(18, 12)})
	if strings.Contains(text, "wood") || strings.Count(text, "[[terrain]]") != 2 {
		t.Error(text)
	}
}

func TestAFaultOfAPartIsThatOfTheWhole(t *testing.T) {
	l := spots(10, 10, 10, 20, 14, 20, 14, 14, 20, 14, 20, 10)
	_, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, put("marsh", 10, 10, 21, 12), rules.Edit{Do: rules.EditPut, Tool: "wood", Pts: l})
	k := slices.IndexFunc(d.Flaws, func(f rules.Flaw) bool { return f.Path == "terrain.2.polygon" })
	if k < 0 || d.Flaws[k].Thing != "terrain.1" {
		t.Errorf("%+v", d.Flaws)
	}
}

func TestAnOblongKeepsItsFrontAndItsSizesWhileItIsTurned(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, put("wood", 30, 20, 38.3, 27.5))
	for at := 0; at <= 36000; at += 1700 {
		if f := d.Thing("terrain.0").Frame; !f.Fills || (f.Facing-at+36005)%36000 > 10 || f.Wide < 8295 || f.Wide > 8305 || f.Deep < 7495 || f.Deep > 7505 {
			t.Fatalf("turned by %d it is %+v", at, f)
		}
		_, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Path: "terrain.0", N: 1700})
	}
}

func TestAnOblongIsKnownFromAnyCorner(t *testing.T) {
	_, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, rules.Edit{Do: rules.EditPut, Tool: "road", Pts: spots(30, 24), N: 33600})
	p := d.Thing("terrain.0").Pts
	for k := range p { // the first side is the front
		_, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditShape, Path: "terrain.0", Pts: p})
		f, facing, wide, deep := d.Thing("terrain.0").Frame, (33600+9000*k)%36000, int32(3000), int32(16000)
		if k%2 > 0 {
			wide, deep = deep, wide
		}
		if !f.Fills || f.Facing < facing-5 || f.Facing > facing+5 || f.Wide < wide-2 || f.Wide > wide+2 || f.Deep < deep-2 || f.Deep > deep+2 {
			t.Errorf("from %v: %+v", p[0], f)
		}
		p = append(p[1:], p[0])
	}
	if _, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditShape, Path: "terrain.0", Pts: append(p[:3:3], spots(30, 24)...)}); d.Thing("terrain.0").Frame.Fills {
		t.Error("it is no oblong any more")
	}
}

func TestAWoodWithANameOfItsOwnIsAThingOfItsOwn(t *testing.T) {
	a, b := spots(10, 10, 10, 20, 14, 20, 14, 10), spots(14, 10, 14, 20, 20, 20, 20, 10)
	lay := func(pts []rules.Point) rules.Edit { return rules.Edit{Do: rules.EditPut, Tool: "wood", Pts: pts} }
	text, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[1].Text, lay(a), lay(b))
	if len(d.Thing("terrain.0").Shares) != 1 || !d.Thing("terrain.0").Frame.Fills || d.Thing("terrain.0").Frame.Wide != 10000 {
		t.Errorf("%+v", d.Thing("terrain.0"))
	}
	if _, d = rulestest.Edited(t, Book{}, strings.Replace(text, "polygon = [[14.0", "id = \"other\"\npolygon = [[14.0", 1)); len(d.Thing("terrain.0").Shares) != 0 || d.Thing("terrain.1") == nil {
		t.Errorf("%+v", d.Things)
	}
}

func TestAHillOnAHillIsHigher(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[0].Text, put("hill", 20, 10, 50, 40), put("hill", 26, 16, 40, 34), put("hill", 18, 20, 40, 30))
	wantText(t, text, "level = 2\npolygon = [[26.0", "level = 1\npolygon = [[18.0")
	_, d = rulestest.Edited(t, Book{}, d.Text, sets("terrain.2", "level", "5"))
	if f := faults(d); len(f) != 3 || f[0].Thing != "terrain.2" || len(fixes(d, f[0])) == 0 {
		t.Fatalf("%+v", f)
	}
	if _, d = rulestest.Edited(t, Book{}, d.Text, fixes(d, d.Flaws[0])[0].Edits...); len(faults(d)) != 2 || d.Thing("terrain.2").Prop("level").Value != "1" {
		t.Errorf("%v", d.Flaws)
	}
}

func TestABattalionTakesItsGroupsAlong(t *testing.T) {
	_, d := skirmish(t, sets("army.0.battalion.1", "skirmishers", "4"))
	before := [2]rules.Point{d.Thing("army.0.battalion.1.groups.0").Pts[0], d.Thing("army.0.battalion.1.groups.1").Pts[0]}
	text, d := rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Path: "army.0.battalion.1", Pts: spots(52, 13)})
	for g, was := range before {
		if got := d.Thing("army.0.battalion.1.groups." + itoa(g)).Pts[0]; got != (rules.Point{X: was.X + 2000, Y: was.Y + 3000}) {
			t.Errorf("group %d lies at %v, lay at %v", g, got, was)
		}
	}
	_, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPut, Path: "army.0.battalion.1", N: 9000})
	wantWhole(t, d)
	if u := d.Board.(*Board).body[1]; u.phi != 9000 || u.screen[0].at.X <= u.at.X || d.Thing("army.0.battalion.1").Frame.Facing != 9000 {
		t.Errorf("%+v", u.screen[0])
	}
	text, d = rulestest.Edited(t, Book{}, d.Text, rules.Edit{Do: rules.EditPut, Path: "army.0.battalion.1.groups.1", Pts: spots(54, 15)}, rules.Edit{Do: rules.EditTake, Path: "army.0.battalion.1.groups.0"})
	wantWhole(t, d)
	wantText(t, text, "skirmishers = 2\ngroups = [[54.0, 15.0]]")
}

func TestACommanderIsPutWithABattalion(t *testing.T) {
	text, d := skirmish(t, rules.Edit{Do: rules.EditPut, Path: "army.0.commander", Pts: spots(31, 10.5)})
	wantText(t, text, `commander = { with = "a1" }`)
	wantWhole(t, d)
	text, _ = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditPut, Path: "army.0.commander", Pts: spots(31, 0)}, sets("army.1.commander", "with", "b1"))
	wantText(t, text, `commander = { x = 31.0, y = 0.4 }`, `commander = { with = "b1" }`)
	text, d = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditTake, Path: "army.1.commander"})
	wantText(t, text, `commander = { state = "gone" }`)
	k := Book{}.Kit(d).Stock
	for i := range d.Things {
		if x := &d.Things[i]; x.Tool == "" && x.Stock != groupStock && !slices.ContainsFunc(k, func(s rules.Stock) bool { return s.ID == x.Stock }) {
			t.Errorf("%s is of %q, which is not in the box", x.Path, x.Stock)
		}
	}
	if c := k[len(k)-1]; c.ID != "commander-b" || c.Left != 1 || k[len(k)-2].Left != 0 {
		t.Errorf("%+v", c)
	}
	text, _ = rulestest.Edited(t, Book{}, text, raise("commander-b", rules.Second, 36, 44))
	wantText(t, text, `commander = { x = 36.0, y = 44.0 }`)
}

func TestThoseBehindABattalionMoveUp(t *testing.T) {
	text, d := skirmish(t, put("goal-unit", 50, 10), put("goal-unit", 30, 10), sets("army.0.commander", "with", "a2"), rules.Edit{Do: rules.EditTake, Path: "army.0.battalion.0"})
	wantText(t, text, "id = \"a1\"\ngrade = \"veteran\"", `commander = { with = "a1" }`, `unit = "a1"`, `unit = ""`)
	if f := faults(d); len(f) != 1 || f[0].Thing != "objective.1" || len(fixes(d, f[0])) != 2 {
		t.Errorf("%+v", f)
	}
	text, _ = rulestest.Edited(t, Book{}, text, rules.Edit{Do: rules.EditTake, Path: "army.0.battalion.0"})
	wantText(t, text, `commander = { x = 50.0, y = 10.0 }`)
}

func TestCostsAreKept(t *testing.T) {
	data := string(scenarioFiles(t)["the-walled-farm.toml"])
	before := strings.Count(data, "points = 200")
	text, d := rulestest.Edited(t, Book{}, data, sets("army.0.battalion.0", "grade", "militia"), sets("army.0.battalion.0", "drummers", "0"))
	if before < 3 || strings.Count(text, "points = 200") != before-1 {
		t.Error(text)
	}
	wantWhole(t, d)
	if p := (Book{}).Kit(d).Term("army.0.points"); p.Fixed.Key == "" || p.Value != itoa(d.Board.(*Board).spent(rules.First)) {
		t.Errorf("%+v", p)
	}
}

func TestAnArmyFileIsTakenInWhole(t *testing.T) {
	army, err := os.ReadFile("../../scenarios/eagles/armies/landwehr.army")
	if err != nil {
		t.Fatal(err)
	}
	take := rules.Edit{Do: rules.EditPut, Stock: "army", Side: rules.Second, Value: string(army)}
	_, d := skirmish(t, take)
	wantWhole(t, d)
	b := d.Board.(*Board)
	note, _ := Book{}.ReadArmy(army)
	from, to := b.roster(rules.Second)
	if to-from != note.Units || b.spent(rules.Second) != note.Points || nations[b.army[1].nation] != note.Nation || b.body[from].at.Y < 36*inch {
		t.Errorf("%+v: %s", note, d.Text)
	}
	_, d = rulestest.Edited(t, Book{}, string(scenarioFiles(t)["free-battle.toml"]), take, rules.Edit{Do: rules.EditPut, Stock: "army", Side: rules.First, Value: string(army)})
	wantWhole(t, d)
	if len(d.Board.(*Board).body) != 2*note.Units || d.Board.(*Board).phase != initiative {
		t.Error(d.Text)
	}
	if _, err := (Book{}).Edit(d, rules.Edit{Do: rules.EditPut, Stock: "army", Side: rules.First, Value: "army = 5"}); err == nil {
		t.Error("anything is an army")
	}
}

func TestABattleThatHasBegunHasMoreToSay(t *testing.T) {
	text, d := skirmish(t, sets("army.0.battalion.0", "left", "20"), sets("army.0.battalion.0", "marks", "disordered"))
	wantText(t, text, "left = 20\nmarks = [\"disordered\"]")
	if u := d.Board.(*Board).body[0]; u.rankers != 20 || !u.disordered || d.Begun {
		t.Errorf("%+v", u)
	}
	if d.Thing("army.0.battalion.0").Prop("foe") != nil || !(Book{}).Kit(d).Term("position.phase").Begins {
		t.Error("it has begun")
	}
	text, d = rulestest.Edited(t, Book{}, text, sets("", "position.phase", "orders"), sets("", "position.turn", "3"), sets("", "position.active", "b"),
		rules.Edit{Do: rules.EditPut, Path: "army.1.battalion.0", Pts: spots(30, 11.6), N: 18000},
		sets("army.1.battalion.0", "foe", "a1"), sets("army.0.battalion.1", "halted", "4"), sets("army.0.battalion.0", "marks", "defends"))
	wantWhole(t, d)
	wantText(t, text, "[position]\nphase = \"orders\"\nturn = 3\nactive = \"b\"\nlead = \"a\"", "foe = \"a1\"\nsince = 2\nalong = 180.0\nmarks = [\"charger\"]",
		"foe = \"b1\"\nsince = 2\nalong = 180.0", "marks = [\"defends\"]", "halted = 4")
	if u := d.Board.(*Board).body; !d.Begun || u[0].foe != 2 || u[2].foe != 0 || !u[2].charger || !u[1].resting() || u[0].disordered {
		t.Errorf("%+v", u)
	}
	text, d = rulestest.Edited(t, Book{}, text, sets("army.1.battalion.0", "foe", ""))
	wantWhole(t, d)
	if strings.Contains(text, "foe") || strings.Contains(text, "charger") || strings.Contains(text, "defends") {
		t.Error(text)
	}
	text, d = rulestest.Edited(t, Book{}, strings.Replace(text, "left = 20\n", "left = 20\nbases = 7\n", 1), sets("army.0.battalion.0", "left", "12"))
	wantWhole(t, d)
	if u := d.Board.(*Board).body[0]; u.rankers != 12 || u.bases != 3 {
		t.Errorf("%d bases", u.bases)
	}
	if text, d = rulestest.Edited(t, Book{}, text, sets("army.0.battalion.1", "halted", "0"), sets("", "position.phase", "")); strings.Contains(text, "position") || d.Begun {
		t.Error(text)
	}
}

func TestTheTermsOfABattle(t *testing.T) {
	text, d := rulestest.Edited(t, Book{}, Book{}.Blanks()[1].Text, sets("", "battle.home.a", "west"), sets("", "battle.sides", "roll"), sets("", "battle.points", "300"),
		sets("", "battle.map", "meadow"), sets("", "rules.armies", "build"), sets("", "rules.measuring", "by_eye"), sets("", "scenario.title_en", "At \"dawn\""))
	wantWhole(t, d)
	wantText(t, text, `home = { a = "west", b = "east" }`, `sides = "roll"`, "points = 300", `map = "meadow"`, "[rules]\narmies = \"build\"\nmeasuring = \"by_eye\"", `title_en = "At \"dawn\""`)
	if b := d.Board.(*Board); b.phase != build || !b.rules.byEye || b.chart.ID != "eagles-meadow" {
		t.Error(text)
	}
	_, d = rulestest.Edited(t, Book{}, text, sets("", "battle.table", "large"))
	if len(d.Flaws) != 1 || len(fixes(d, d.Flaws[0])) != 1 {
		t.Fatalf("%+v", d.Flaws)
	}
	text, d = rulestest.Edited(t, Book{}, d.Text, fixes(d, d.Flaws[0])[0].Edits...)
	wantWhole(t, d)
	wantText(t, text, `home = { a = "south", b = "north" }`)
	text, d = rulestest.Edited(t, Book{}, text, raise("fr-line", rules.Second, 36, 40), raise("gb-line", rules.First, 36, 8)) // they are there when it begins
	wantWhole(t, d)
	if strings.Contains(text, "build") || len(d.Board.(*Board).body) != 2 {
		t.Error(text)
	}
}

// Whatever a file can say of a battle that has not begun, some edit says.
func TestNoKeyIsOutOfReach(t *testing.T) {
	text, _ := skirmish(t, put("zone", 0, 0, 72, 12), put("hill", 20, 30), put("wall", 50, 30), put("goal", 40, 20), put("goal-unit", 36, 40), put("goal-break", 36, 46),
		sets("zone.0", "most", "1"), sets("terrain.0", "id", "knoll"), sets("objective.0", "name", "yard"), sets("objective.0", "side", "b"),
		sets("army.0.battalion.0", "name", "gb-1"), sets("army.0.battalion.0", "nation", "pt"), sets("army.0.battalion.0", "drummers", "1"), sets("army.0.battalion.0", "sergeants", "1"),
		sets("army.0.battalion.0", "standards", "1"), sets("army.0.battalion.0", "officers", "1"), sets("army.0.battalion.1", "skirmishers", "2"),
		sets("army.0.commander", "with", "a1"), sets("army.1.commander", "state", "gone"),
		sets("", "army.0.called.en", "Advance guard"), sets("objective.0", "called.en", "Farm"), sets("army.0.commander", "called.it", "Il Vecchio"),
		sets("army.0.battalion.0", "called.en", "Old Trousers"), rules.Edit{Do: rules.EditPut, Path: "terrain.0", N: 10000},
		rules.Edit{Do: rules.EditShape, Path: "zone.0", Pts: spots(0, 0, 0, 12, 70, 12, 72, 0), N: 2000},
		rules.Edit{Do: rules.EditShape, Path: "objective.0", Pts: spots(36, 20, 40, 28, 44, 20), N: 2000})
	for _, s := range ruleTable.Rows {
		text, _ = rulestest.Edited(t, Book{}, text, sets("", "rules."+s.Key, s.Values[1]))
	}
	doc, err := tomlfile.Parse([]byte(text), order)
	if err != nil {
		t.Fatal(err)
	}
	has := func(paths []string, key string) bool {
		return slices.ContainsFunc(paths, func(p string) bool { return doc.Has(p + "." + key) })
	}
	inGame := []string{"left", "figures", "marks", "halted", "rerolled", "running", "bases", "men", "foe", "helps", "since", "behind", "along"} // of a position
	for _, x := range []struct {
		table any
		paths []string
		but   []string
	}{{&rulesTable{}, []string{"rules"}, nil}, {&battleTable{}, []string{"battle"}, nil}, {&zoneTable{}, []string{"zone.0"}, nil},
		{&terrainTable{}, []string{"terrain.0", "terrain.1"}, nil}, {&objectiveTable{}, []string{"objective.0", "objective.1", "objective.2"}, nil},
		{&armyTable{}, []string{"army.0", "army.1"}, []string{"points"}}, // a check
		{&commanderTable{}, []string{"army.0.commander", "army.1.commander"}, []string{"moved", "x", "y"}},
		{&battalionTable{}, []string{"army.0.battalion.0", "army.0.battalion.1", "army.1.battalion.0"}, append(inGame, "state")}} {
		for _, f := range tomlfile.Fields(x.table) {
			if !has(x.paths, f.Key) && !slices.Contains(x.but, f.Key) {
				t.Errorf("%s of %s is out of reach", f.Key, x.paths[0])
			}
		}
	}
}

// Tables may stand under headers of their own, or key by key.
func TestTablesOfAllFormsAreWritten(t *testing.T) {
	text := strings.Replace(Book{}.Blanks()[1].Text, `home = { a = "south", b = "north" }`, "home.a = \"south\"\nhome.b = \"north\"", 1)
	text = strings.Replace(text, "commander = { x = 24.0, y = 4.0 }\n", "\n[army.commander] # his place\nx = 24.0\ny = 4.0\n", 1)
	text, d := rulestest.Edited(t, Book{}, text, sets("", "battle.home.a", "east"), rules.Edit{Do: rules.EditPut, Path: "army.0.commander", Pts: spots(20, 20)},
		raise("gb-line", rules.First, 20, 30), raise("fr-line", rules.Second, 8, 30), sets("army.0.commander", "with", "a1"))
	wantWhole(t, d)
	wantText(t, text, `home = { a = "east", b = "west" }`, `commander = { with = "a1" }`)
}

// fixes are what is offered to mend a flaw of a draft.
func fixes(d *rules.Draft, f rules.Flaw) []rules.Fix { return Book{}.Fixes(d, &f) }
