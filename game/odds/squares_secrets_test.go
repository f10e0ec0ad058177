package odds_test

import (
	"reflect"
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/odds"
	"grognard/rules"
)

// hiddenAlike are kinds of hidden things: two ways in which blue may stand that
// red cannot tell apart.
var hiddenAlike = []struct {
	name    string
	states  [2]string
	markers [2]string
}{
	{"NS-A.53 which troops are under which marker", [2]string{at("blue-1", "C4", "") + at("blue-2", "E4", ""), at("blue-2", "C4", "") + at("blue-1", "E4", "")},
		[2]string{under(1, "C4", "blue-1") + under(2, "E4", "blue-2"), under(1, "C4", "blue-2") + under(2, "E4", "blue-1")}},
	{"NS-A.54 how many there are", [2]string{at("blue-1", "C4", "") + at("blue-2", "C4", ""), at("blue-1", "E4", "") + at("blue-2", "E4", "")},
		[2]string{under(1, "C4", "blue-1", "blue-2") + dummy(2, "E4", "infantry"), dummy(1, "C4", "infantry") + under(2, "E4", "blue-1", "blue-2")}},
	{"NS-A.57 what a dummy pretends to be", [2]string{at("blue-1", "E4", "") + at("blue-2", "E4", ""), at("blue-1", "E4", "") + at("blue-2", "E4", "")},
		[2]string{dummy(1, "C4", "infantry") + under(2, "E4", "blue-1", "blue-2"), dummy(1, "C4", "horse") + under(2, "E4", "blue-1", "blue-2")}},
	{"NS-A.70 rank", [2]string{at("blue-1", "C4", "") + at("blue-2", "C4", "rear"), at("blue-1", "C4", "rear") + at("blue-2", "C4", "")}, both},
	{"NS-A.70 March Column", [2]string{at("blue-1", "C4", "march") + at("blue-2", "C4", ""), at("blue-1", "C4", "") + at("blue-2", "C4", "")}, both},
	{"NS-A.70 garrison", [2]string{at("blue-1", "C4", "garrison") + at("blue-2", "C4", ""), at("blue-1", "C4", "") + at("blue-2", "C4", "")}, both},
	{"NS-A.62 whom the hits of a marker are for", [2]string{at("blue-1", "C4", "") + at("blue-2", "C4", ""), at("blue-1", "E4", "") + at("blue-2", "E4", "")},
		[2]string{struck(under(1, "C4", "blue-1", "blue-2")) + struck(dummy(2, "E4", "infantry")), struck(dummy(1, "C4", "infantry")) + struck(under(2, "E4", "blue-1", "blue-2"))}},
	{"NS-A.62 whether a garrison may save itself from them", [2]string{at("blue-1", "D3", "garrison") + at("blue-2", "E4", ""), at("blue-1", "D3", "") + at("blue-2", "E4", "")},
		[2]string{struck(under(1, "D3", "blue-1")) + under(2, "E4", "blue-2"), struck(under(1, "D3", "blue-1")) + under(2, "E4", "blue-2")}},
	{"NS-A.74 whether one has all hits", [2]string{boardtest.At("blue-1", "C4", "hits = 4") + ", " + at("blue-2", "C4", ""),
		boardtest.At("blue-1", "C4", "hits = 2") + ", " + boardtest.At("blue-2", "C4", "hits = 2") + ", "}, both},
	{"NS-A.74 who has the hits", [2]string{hit("blue-1", "C4") + at("blue-2", "C4", ""), at("blue-1", "C4", "") + hit("blue-2", "C4")}, both},
}

// both has the two brigades under one marker.
var both = [2]string{under(1, "C4", "blue-1", "blue-2"), under(1, "C4", "blue-1", "blue-2")}

func at(id, square, mark string) string {
	if mark != "" {
		mark = `"` + mark + `"`
	}
	return boardtest.At(id, square, `marks = [`+mark+`]`) + ", "
}

func hit(id, square string) string { return boardtest.At(id, square, "hits = 1") + ", " }

func under(n int, square string, units ...string) string {
	return markerRow(n, square, `units = ["`+strings.Join(units, `", "`)+`"]`)
}

func dummy(n int, square, pretends string) string {
	return markerRow(n, square, `pretends = "`+pretends+`"`)
}

// struck gives a marker a hit.
func struck(row string) string { return strings.Replace(row, " }, ", ", hits = 1 }, ", 1) }

func markerRow(n int, square, what string) string {
	return `{ id = "marker-b-` + string(rune('0'+n)) + `", at = "` + square + `", general = "blue-g1", ` + what + ` }, `
}

// inFog is a battle of Napoleon Squares in fog: red stands on C2, blue openly on
// C3 and, at will, under markers; between two rivers C4 is the only way back.
func inFog(t *testing.T, phase, states, markers string) *rules.Position {
	t.Helper()
	linear := `order = "linear", facing = "S"`
	board := boardtest.Squares{Size: 7, Phase: phase, Chief: "G7", Fog: 2,
		Ground: []string{`{ at = "C4", town = { areas = 1 } }`, `{ at = "D3", town = { areas = 1 } }`,
			`{ at = "B4", river = "fordable" }`, `{ at = "D4", river = "fordable" }`},
		General: []string{`{ id = "blue-g2", side = "gb", ability = 0, at = "D2" }`},
		Units: []string{boardtest.Infantry("red-1", "C2", ""), boardtest.Unit("red-2", "C2", `kind = "artillery", weight = "heavy", mobility = "foot"`),
			boardtest.Infantry("blue-8", "C3", ""), boardtest.Unit("blue-9", "C3", `kind = "cavalry", weight = "light", lancer = false, cuirass = false`),
			boardtest.Infantry("blue-1", "C4", linear+`, cls = ["elite"]`),
			strings.Replace(boardtest.Infantry("blue-2", "C4", linear), "blue-g1", "blue-g2", 1)},
		States: []string{boardtest.At("red-1", "C2", ""), boardtest.At("red-2", "C2", ""), boardtest.At("blue-8", "C3", ""), boardtest.At("blue-9", "C3", "")},
	}
	if states != "" {
		board.States = append(board.States, strings.TrimSuffix(states, ", "))
	}
	if markers != "" {
		board.Markers = append(board.Markers, strings.TrimSuffix(markers, ", "))
	}
	if phase == "redeploy" { // of two commands each red redeploys last
		board.General = append(board.General, `{ id = "red-g2", side = "fr", ability = 0, at = "C2" }`)
		board.Units[1] = strings.Replace(board.Units[1], "red-g1", "red-g2", 1)
	}
	file := board.File()
	if phase == "redeploy" { // the night before another day; blue's hidden troops are surrounded
		file, _, _ = strings.Cut(file, "[position.activation]")
		file = strings.NewReplacer("days = 1", "days = 2", "turn = 1\n", "turn = 1\nactive = \"first\"\nhemmed = [\"blue-1\", \"blue-2\"]\n").Replace(file)
	}
	return boardtest.Begin(t, "squares", file)
}

func TestTheOddsOfSquaresTellNothingOfWhatIsUnderAMarker(t *testing.T) {
	rolled := map[string]int{}
	for _, c := range hiddenAlike {
		for _, phase := range []string{"movement", "bombardment", "combat", "recovery", "redeploy"} {
			t.Run(c.name+" in the "+phase, func(t *testing.T) {
				var pair [2]*rules.Position
				for i := range pair {
					pair[i] = inFog(t, phase, c.states[i], c.markers[i])
				}
				if a, b := pair[0].View(rules.First), pair[1].View(rules.First); !reflect.DeepEqual(a, b) {
					t.Fatal("red sees the two apart on the board")
				}
				if base, _ := pair[0].Checkpoint(); base.Hash() == hashOf(pair[1]) {
					t.Fatal("there is nothing to hide")
				}
				for _, o := range pair[0].Request().Options {
					one, err1 := odds.Card(pair[0], o)
					other, err2 := odds.Card(pair[1], o)
					if !reflect.DeepEqual(err1, err2) || !reflect.DeepEqual(one, other) {
						t.Errorf("%s: red can tell the two apart:\n%+v, %v\n%+v, %v", rules.FormatOption(pair[0].Book(), o), one, err1, other, err2)
					}
					if err1 == nil && len(one.Dice) > 0 {
						rolled[phase]++
					}
				}
			})
		}
	}
	for _, phase := range []string{"bombardment", "combat"} {
		if rolled[phase] == 0 {
			t.Errorf("no card of the %s has dice", phase)
		}
	}
}

func TestTheRangeHoldsWhetherThereIsRoomUnderAMarker(t *testing.T) {
	card := func(states, markers string) *odds.Odds {
		t.Helper()
		p := inFog(t, "combat", states, markers)
		c, err := odds.Card(p, boardtest.Option(t, p.Book(), "attack red-1 @C3"))
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	full := at("blue-1", "C4", "") + at("blue-2", "C4", "")
	veiled, room, none := card(full, both[0]), card("", ""), card(full, "")
	t.Run("NS-C4.3.97 the card takes it that the retreat is not blocked", func(t *testing.T) {
		if x, y := veiled.First.Lost.Low, room.First.Lost.Low; x.Cmp(y) != 0 || x.Cmp(none.First.Lost.Low) >= 0 {
			t.Errorf("%s lost, want %s", x, y)
		}
	})
	t.Run("NS-C4.3.93 the range reaches from room for all to room for nobody", func(t *testing.T) {
		low, high := room.Range.Edge.Low, room.Range.Edge.High
		if x := none.Range.Edge; x.Low.Cmp(low) < 0 {
			low = x.Low
		}
		if x := none.Range.Edge; x.High.Cmp(high) > 0 {
			high = x.High
		}
		if x := veiled.Range; !x.Hidden || x.Edge.Low.Cmp(low) != 0 || x.Edge.High.Cmp(high) != 0 || high.Cmp(room.Range.Edge.High) == 0 {
			t.Errorf("%+v, want %s to %s", x, low, high)
		}
	})
}

func hashOf(p *rules.Position) uint64 {
	base, _ := p.Checkpoint()
	return base.Hash()
}
