package musket

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func TestTheWorkshopKeepsTheContract(t *testing.T) {
	rulestest.Workshop(t, Book{}, rulestest.Starts(t, "musket"), rulestest.Long(200, 12, 6), rulestest.Long(2000, 200, 60))
}

// bench is a draft that a test works on.
type bench struct {
	*testing.T
	*rules.Draft
}

// fixes are what is offered to mend a flaw.
func (b *bench) fixes(f rules.Flaw) []rules.Fix { return Book{}.Fixes(b.Draft, &f) }

func open(t *testing.T, text string) *bench {
	t.Helper()
	d, err := Book{}.Draft(text)
	if err != nil {
		t.Fatal(err)
	}
	return &bench{t, d}
}

// edit makes edits, one after the other.
func (b *bench) edit(edits ...rules.Edit) *bench {
	b.Helper()
	for _, e := range edits {
		text, err := Book{}.Edit(b.Draft, e)
		if err != nil {
			b.Fatalf("%+v: %v", e, err)
		}
		if b.Draft, err = (Book{}).Draft(text); err != nil {
			b.Fatalf("%+v: %v\n%s", e, err, text)
		}
	}
	return b
}

// set gives a thing a value, or the battle if path is "".
func (b *bench) set(path, key, value string) *bench {
	b.Helper()
	return b.edit(rules.Edit{Do: rules.EditSet, Path: path, Key: key, Value: value})
}

func (b *bench) paint(tool, hexes string) *bench {
	b.Helper()
	return b.edit(rules.Edit{Do: rules.EditPaint, Tool: tool, Cells: hexRefs(hexes)})
}

func (b *bench) erase(tool, hexes string) *bench {
	b.Helper()
	return b.edit(rules.Edit{Do: rules.EditErase, Tool: tool, Cells: hexRefs(hexes)})
}

func (b *bench) put(stock, hex string) *bench {
	b.Helper()
	return b.edit(rules.Edit{Do: rules.EditPut, Stock: stock, Cells: hexRefs(hex)})
}

func (b *bench) take(path string) *bench {
	b.Helper()
	return b.edit(rules.Edit{Do: rules.EditTake, Path: path})
}

// want checks that the text has lines, and not others, which begin with "!".
func (b *bench) want(lines ...string) *bench {
	b.Helper()
	for _, line := range lines {
		line, not := strings.CutPrefix(line, "!")
		if strings.Contains(b.Text, line) == not {
			b.Errorf("%q, want that: %t, in\n%s", line, !not, b.Text)
		}
	}
	return b
}

// whole checks that the draft can be played, or would be with units.
func (b *bench) whole() *bench {
	b.Helper()
	for _, f := range b.Flaws {
		if !f.Advice && f.Err.Key != "ms.fault.nobody" {
			b.Fatalf("%v in\n%s", b.Flaws, b.Text)
		}
	}
	return b
}

// path is where a counter stands in the file.
func (b *bench) path(id string) string {
	b.Helper()
	for i := range b.Things {
		if b.Things[i].Stock == id {
			return b.Things[i].Path
		}
	}
	b.Fatalf("there is no %s", id)
	return ""
}

func (b *bench) piece(id string) piece {
	b.Helper()
	board := b.Board.(*Board)
	return board.piece[board.pieceNamed(refsByName[id])]
}

func hexRefs(names string) (all []rules.Ref) {
	for _, name := range strings.Fields(names) {
		h, _ := parseHex(name)
		all = append(all, h.ref())
	}
	return all
}

func battle(t *testing.T, name string) string { return string(scenarioFiles(t)[name+".toml"]) }

func TestBlankBoardsLackNothingButUnits(t *testing.T) {
	for _, blank := range (Book{}).Blanks() {
		b := open(t, blank.Text)
		if len(b.Flaws) != 2 || b.Faults() != 2 || b.Flaws[0].Err.Key != "ms.fault.nobody" || b.Flaws[1].Err.Key != "ms.fault.nobody" {
			t.Errorf("%s: %v", blank.Key, b.Flaws)
		}
	}
}

func TestABattleIsBuiltFromABlankBoard(t *testing.T) {
	b := open(t, blank(12, 9, 6)).
		paint("woods", "0303 0304").paint("town", "0505").
		paint("stream", "0601 0701 0601 0702").paint("bridge", "0601 0701").
		paint("road", "0105 0205 0305")
	b.edit(rules.Edit{Do: rules.EditPut, Tool: "place", Value: "Rivalta", Cells: hexRefs("0505")},
		rules.Edit{Do: rules.EditPut, Tool: "objective", Side: rules.Second, Cells: hexRefs("0505")},
		rules.Edit{Do: rules.EditPaint, Tool: "loc", Side: rules.First, Cells: hexRefs("0104 0105")},
		rules.Edit{Do: rules.EditPaint, Tool: "embarkation", Side: rules.Second, Cells: hexRefs("1201")})
	b.put("fr-6leg", "0405").put("fr-22", "0405").put("fr-lannes", "0405").put("au-18", "0605").
		edit(rules.Edit{Do: rules.EditPut, Stock: "au-ott", N: 3}).
		set("", "turns", "day day twilight").set("", "victory.off_map", "4").set("", "side.1.steps", "2").whole().
		want("  \"..w.........\",\n  \"..w.........\",\n  \"....t.......\",", `stream = ["0601-0701", "0601-0702"]`, `bridge = ["0601-0701"]`,
			"[[map.road]]\nkind = \"road\"\nhexes = [\"0105\", \"0205\", \"0305\"]", "[[map.place]]\nname = \"Rivalta\"\nhex = \"0505\"",
			"[[victory.objective]]\nname = \"Rivalta\"\nhex = \"0505\"\nvp = 1\nheld = \"austria\"", `loc = ["0105", "0104"]`, `embarkation = "1201"`,
			`{ mark = "1", name = "watrin" }`, `{ mark = "2", name = "chambarlhac" }`, `{ mark = "2", name = "vogelsang" }`,
			"id = \"fr-22\"\nside = \"france\"\ntype = \"infantry\"\nsize = \"brigade\"\nformation = \"1\"\nidentity = \"22e Ligne\"\nsteps = 2\nback_is = \"reduced\"\n"+
				"front = { cf = 4, mr = 4, ma = 4 }\nback = { cf = 2, mr = 3, ma = 4 }\nhex = \"0405\"",
			"id = \"au-ott\"", "turn = 3\nentry = [\"1205\"]", `turns = ["day", "day", "twilight"]`, "off_map = 4", "steps = 2\nhq")
	for _, x := range (Book{}).Kit(b.Draft).Stock {
		if want := 1 - boolInt(slices.Contains([]string{"fr-6leg", "fr-22", "fr-lannes", "au-18", "au-ott", "fr-hq", "fr-trains", "au-hq", "au-trains"}, x.ID)); x.Left != want {
			t.Errorf("%s: %d are left in the box", x.ID, x.Left)
		}
	}
}

func TestSlopesFollowHeights(t *testing.T) {
	b := open(t, blank(12, 9, 6)).paint("height", "0505").whole()
	for _, n := range []string{"0504", "0605", "0604", "0506", "0405", "0404"} {
		b.want(n + ">0505")
	}
	b.paint("height", "0504").want("!0504>0505", "!0505>0504", "0503>0504", `heights = ["0505", "0504"]`)
	b.paint("steep", "0506 0505").want("!0506>0505\", \"", `steep = ["0506>0505"]`).erase("slope", "0405 0505")
	b.erase("height", "0505").want("0505>0504", "!0605>0505", `steep = ["0506>0505"]`) // what was set by hand stays
	if f := b.Flaws[len(b.Flaws)-1]; f.Err.Key != "ms.advice.level" || !f.Advice || len(f.Cells) != 2 || len(b.Flaws) != 3 {
		t.Errorf("%+v", b.Flaws)
	}
	b.paint("height", "0505").want("0605>0505", `steep = ["0506>0505"]`, "!\"0506>0505\", \"", "0405>0505")
	b.erase("steep", "0506 0505").erase("height", "0505 0504").want("heights = []", "slope = []")
}

func TestALayerOfAHexsideHasOneThing(t *testing.T) {
	b := open(t, blank(12, 9, 6)).paint("river", "0202 0203").paint("stream", "0203 0202").want(`stream = ["0202-0203"]`, `!"0202-0203", "0202-0203"`)
	b.paint("ford", "0202 0203").paint("bridge", "0202 0203").want(`bridge = ["0202-0203"]`, "ford = []").paint("wall", "0202 0203").whole()
	if len(b.Flaws) != 3 { // nobody is there, and the water leads nowhere
		t.Error(b.Flaws)
	}
	if was := b.Text; b.paint("bridge", "0203 0202").Text != was {
		t.Error("what is there already is painted again")
	}
	b.erase("river", "0202 0203").want("stream = []", `bridge = ["0202-0203"]`, `wall = ["0202-0203"]`).whole()
	f := b.Flaws[len(b.Flaws)-1] // behind the faults: nobody is there
	if f.Err.Key != "ms.advice.dry" || !f.Advice || len(f.Cells) != 2 {
		t.Fatalf("%+v", f)
	}
	if b.edit(b.fixes(f)[0].Edits...); strings.Contains(b.Text, `bridge = ["0202`) || len(b.Flaws) != 2 {
		t.Error(b.Flaws)
	}
}

func TestRoadsEndWhereTheyAreCut(t *testing.T) {
	b := open(t, battle(t, "montebello-1800")).erase("road", "0606").whole().
		want(`hexes = ["0106", "0206", "0306", "0406", "0506"]`, `hexes = ["0706", "0806", "0906"`)
	b.take("map.road.0").want(`!"0106", "0206"`).whole()
}

func TestAMapChangesItsSizeAndKeepsWhatFits(t *testing.T) {
	b := open(t, battle(t, "montebello-1800")).set("", "map.cols", "18").set("", "map.rows", "13").whole().
		want(`  "......mm....v.....", # 02`, "\n  \"..................\",\n]", `seed = "france-austria-16x12"`)
	b.set("", "map.cols", "14").want(`  "......mm....v.", # 02`, `!"1408>1509"`, `"1308>1309"`, `"1409"`, "!1509", `!"1506", "1606"`, "!Stradella", `loc = ["1606"]`)
	for _, f := range b.Flaws {
		if f.Err.Key != "ms.fault.hex" {
			t.Error(f.Err)
		}
	}
	for n := 0; !b.Whole() && n < 20; n++ { // the LOC and what came or stood there
		i := slices.IndexFunc(b.Flaws, func(f rules.Flaw) bool { return len(b.fixes(f)) > 0 })
		if i < 0 {
			break
		}
		b.edit(b.fixes(b.Flaws[i])[0].Edits...)
	}
	b.set("", "side.0.loc", "1406").whole()
}

func TestAMapKeepsItsPictureWhenItIsPaintedOn(t *testing.T) {
	rulestest.Pictured(t, Book{}, battle(t, "marengo-1800"), []rules.Edit{{Do: rules.EditPaint, Tool: "woods", Cells: hexRefs("0502")},
		{Do: rules.EditSet, Key: "map.cols", Value: "28"}, {Do: rules.EditSet, Key: "side.0.army", Value: "prussia"}})
}

func TestUnitsBeginInTheirState(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	b.set(b.path("fr-22"), "state", "reduced shaken").whole().want(`state = ["reduced", "shaken"]`)
	if got := b.piece("fr-22").marks; got != reduced|shaken {
		t.Errorf("the marks are %b", got)
	}
	if b.set(b.path("fr-gren"), "state", "reduced"); b.Whole() || b.Flaws[0].Thing != b.path("fr-gren") { // it has one step
		t.Error(b.Flaws)
	}
	b.set(b.path("fr-gren"), "state", "ineffective").whole().set(b.path("fr-gren"), "state", "").want("!state = [\"ineff").whole()
}

func TestACounterHasItsValues(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	u := b.path("fr-22")
	b.set(u, "front.cf", "7").set(u, "front.ma", "V").set(u, "back.cf_paren", "true").set(u, "figure", "guard").set(u, "formation", "A").set(u, "identity", "Old").whole().
		want(`front = { cf = 7, mr = 4, ma = "V" }`, "back = { cf = 2, mr = 3, ma = 4, cf_paren = true }", `figure = "guard"`, `identity = "Old"`)
	b.set(u, "steps", "1").whole().set(u, "back_is", "blank").whole().set(u, "back_is", "reduced").whole().want("steps = 2")
	b.set(u, "turn", "4").whole().want("turn = 4\n", `entry = ["1606"]`)
	if p := b.piece("fr-22"); p.place != waiting || p.box != 4 {
		t.Errorf("%+v", p)
	}
	b.set(u, "hex", "1306").whole().set(u, "entry", "1601 1602").want("turn = 1\n", `entry = ["1601", "1602"]`).whole()
	b.edit(rules.Edit{Do: rules.EditPut, Path: u, Cells: hexRefs("1305")}).whole().want("hex = \"1305\"", "!1601")
	b.set(b.path("fr-lannes"), "span", "all").want(`span = ["all"]`).set(b.path("fr-hq"), "id", "br-hq").whole().want(`id = "br-hq"`)
	b.set(b.path("br-hq"), "ma", "9").whole().want(`ma = 9`).take(b.path("br-hq"))
	if b.Whole() || len(b.fixes(b.Flaws[0])) != 1 {
		t.Fatal(b.Flaws)
	}
	b.edit(b.fixes(b.Flaws[0])[0].Edits...).whole()
	b.take(b.path("au-hq")).put("au-hq", "0206").whole().want(`id = "au-hq", ma = 8, hex = "0206"`)
}

func TestWhatChangesItsNameDoesSoEverywhere(t *testing.T) {
	b := open(t, battle(t, "marengo-1800")).set("", "side.0.army", "prussia").whole().want("!\"austria\"", `first = "prussia"`, `margin_of = "prussia"`)
	b.set("", "side.0.army", "france").whole().want("!\"austria\"", `first = "france"`, "army = \"prussia\"\nnation = \"fr\"")
	b = open(t, battle(t, "montebello-1800")).set("side.0.formations.0", "mark", "Wa").whole().want(`mark = "Wa", name = "watrin"`, `span = ["Wa", "2"]`, `formation = "Wa"`)
	b.take("side.0.formations.0").whole().want("!\"Wa\"", `span = ["2"]`, "formation = \"0\"\nidentity = \"22e Ligne\"")
	b.edit(rules.Edit{Do: rules.EditPut, Tool: "formation", Side: rules.First, Value: "friant"}).whole().want(`name = "friant" }`)
}

func TestWhoGoesIsForgotten(t *testing.T) {
	b := open(t, battle(t, "marengo-1800"))
	b.take(b.path("au-zach")).whole().want("!au-zach", "!leader_leaves")
	b = open(t, battle(t, "quatre-bras-1815"))
	b.take(b.path("fr-guardcav")).whole().want("!fr-guardcav", "units = []")
	b = open(t, fullFile(t))
	b.take(b.path("fr-44")).whole().want("!fr-44")
	b = open(t, fullFile(t))
	b.take(b.path("au-28")).whole().want("!au-28", "!threats = [\n{")
	b = open(t, fullFile(t))
	b.take("victory.objective.0").whole().want("control = []")
}

func TestExclusiveRulesAndLevels(t *testing.T) {
	b := open(t, battle(t, "montebello-1800"))
	for _, kind := range eventNames {
		b.edit(rules.Edit{Do: rules.EditPut, Tool: kind}).whole()
	}
	b.set("event.0", "units", "fr-22 fr-28").set("event.0", "turns", "1 3").set("event.0", "bonus", "2").whole().
		want("kind = \"no_attack\"\nunits = [\"fr-22\", \"fr-28\"]\nturns = [1, 3]\nbonus = 2")
	b.set("event.2", "no_march", "true").whole().take("event.4").whole().want("!voluntary")
	b.edit(rules.Edit{Do: rules.EditPut, Tool: "level", Side: rules.Second}).whole().want("from = 10\nwinner = \"austria\"\ngrade = \"marginal\"")
	b.set("victory.level.4", "grade", "decisive").set("victory.level.4", "from", "12").whole().take("victory.level.4").whole().want("!from = 12")
}

// A position does not say what runs below a bridge.
func TestASavedBridgeIsOverWater(t *testing.T) {
	text := battle(t, "montebello-1800")
	b := open(t, Book{}.Adopt(text, load(t, []byte(text), nil))).whole().want("bridge = [\"0706-0806\"]", "!\"0706-0806\", \"", "title_en = \"Montebello")
	if len(b.Flaws) > 0 {
		t.Error(b.Flaws)
	}
}

func TestAPositionIsChanged(t *testing.T) {
	b := open(t, fullFile(t))
	u := b.path("fr-12hus")
	b.edit(rules.Edit{Do: rules.EditPut, Path: u, Cells: hexRefs("0306")}).set(u, "marks", "shaken moved").whole().want(`{ id = "fr-12hus", at = "0306", marks = ["shaken", "moved"] }`)
	b.set(u, "place", "captured").whole().want(`{ id = "fr-12hus", marks = [], place = "captured" }`)
	if b.piece("fr-12hus").place != captured {
		t.Error(b.piece("fr-12hus"))
	}
	b.edit(rules.Edit{Do: rules.EditPut, Path: u, Cells: hexRefs("0306")}).whole().want(`!place = "captured"`)
	b.edit(rules.Edit{Do: rules.EditPut, Path: b.path("fr-96"), N: 3}).whole().want(`id = "fr-96", place = "waiting", box = 3`)
	b.put("fr-28", "0407").whole().want(`{ id = "fr-28", at = "0407" }`)
	b.set("victory.objective.0", "control", "austria").whole().want(`control = ["austria"]`)
	b.set("", "position.turn", "3").set("", "position.active", "austria").want("turn = 3", `active = "austria"`)
}
