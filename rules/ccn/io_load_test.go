package ccn

import (
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
)

// sound is a position without a fault; the tests spoil it a line at a time.
const sound = `format = 1
first = "french"
banners = 6

[map]
rows = [
  ".............",
  "............",
  "..F..H.......",
  "............",
  ".....R.......",
  "............",
  "...s.........",
  "............",
  ".............",
]
courses = [["a1", "a2", "b2"]]
fieldworks = [{ hex = "f10", sides = ["nw", "ne"] }]

[[objective]]
side = "french"
hexes = ["g6", "h5"]
mode = "all"
banners = 2

[position]
phase = "combat"
turn = 3
active = "french"
discards = ["c-forward-1"]
card = { played = "c-probe-left-1", level = 5 }

[french]
edge = "top"
hand = ["c-rally-1", "c-elan-1"]
units = [
  { unit = "fr-ln-1", at = "b5", ordered = true },
  { unit = "fr-hc-1", at = "b7", blocks = 2, ordered = true, moved = 1 },
  { unit = "fr-lt-1" },
]
leaders = [{ leader = "fr-ney", at = "b5" }, { leader = "fr-reille", gone = true }]

[allied]
edge = "bottom"
hand = ["c-bombard-1"]
units = [
  { unit = "gb-ln-1", at = "h5", square = 1 },
  { unit = "pt-fa-1", at = "h7" },
]
leaders = [{ leader = "gb-hill", at = "h5" }]
track = ["c-bombard-2"]
`

func TestASoundPositionLoadsAsItIsWritten(t *testing.T) {
	b := load(t, []byte(sound))
	g := resume(t, standing(t, b))
	g.WantAt("fr-ln-1", "b5").wantBlocks("fr-hc-1", 2).wantLost("fr-lt-1").wantLeader("fr-reille", "gone")
	g.wantSquare("gb-ln-1", 1).wantHand("french", "c-rally-1", "c-elan-1").wantDiscards("c-forward-1").wantBanners("allied", 1)
}

func TestTheNamesOfPlacesAreOnTheirHexes(t *testing.T) {
	b := load(t, []byte(strings.Replace(sound, "fieldworks", "names = [{ name = \"Hougoumont\", hexes = [\"a1\", \"b1\"] }, { name = \"Papelotte\", hexes = [\"a5\"] }]\nfieldworks", 1)))
	for _, b := range []*Board{b, load(t, Book{}.Save(b))} {
		if g := b.scenario.objectives; len(g) != 1 || !g[0].all || g[0].banners != 2 {
			t.Errorf("the objectives are %+v", g)
		}
		all := b.scenario.text.names
		if len(all) != 2 || all[0].name != "Hougoumont" || strings.Join(hexNames(all[0].hexes.List()), " ") != "a1 b1" ||
			all[1].name != "Papelotte" || strings.Join(hexNames(all[1].hexes.List()), " ") != "a5" {
			t.Errorf("the places are %v", all)
		}
	}
}

func TestASavedPositionSaysNothingOfWhatIsNotTheCase(t *testing.T) {
	text := string(Book{}.Save(draw(t, "french: e5 fr-ln-1\nfrench leaders: c3 fr-ney\nallied: a1 gb-ln-1\nfrench hand: c-rally-1\nphase command").board()))
	for _, key := range []string{"strikes", "last", "card", "moved", "ordered", "fought", "square", "track", "gone", "scored", "courses", "names", "fieldworks", "charge", "winner"} {
		if strings.Contains(text, key+" = ") {
			t.Errorf("it says %s:\n%s", key, text)
		}
	}
}

// standing is a game at a board with orders left to give, so that it waits
// there.
func standing(t *testing.T, b *Board) *rules.Position {
	t.Helper()
	c := b.Clone().(*Board)
	c.phase = ordersPhase
	p, _, err := rules.Begin(Book{}, c)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestEveryFaultOfAFileNamesItsPlace(t *testing.T) {
	for _, c := range []struct{ old, new, want string }{
		{"format = 1", "format = 2", "1:1: format is 2; this game reads format 1"},
		{`first = "french"`, `first = "spanish"`, `2:1: "spanish" is not a side: french or allied`},
		{"banners = 6", "banners = 0", "3:1: the banners are 0, not 1 to 20"},
		{"banners = 6", "banners = 21", "3:1: the banners are 21, not 1 to 20"},
		{"level = 5", "level = 71", "31:37: the command level of the card is 71, not 1 to 70"},
		{"moved = 1", "moved = -1", "38:62: it has moved -1 hexes; that can be 0 to 4"},
		{"square = 1", "square = -1", "47:34: the number of its square counter is -1, not 1 to 4"},
		{`hand = ["c-rally-1", "c-elan-1"]`, "hand = 0", "35:1: french can have 1 to 12 command cards, not 0"},
		{`hand = ["c-rally-1", "c-elan-1"]`, "hand = 13", "35:1: french can have 1 to 12 command cards, not 13"},
		{`track = ["c-bombard-2"]`, `track = [""]`, "47:34: no card lies under space 1 of the square track"},
		{"banners = 6", "banner = 6", "3:1: unknown key banner"},
		{"banners = 6", `banners = "six"`, "3:"},
		{"\n  \"............\",\n  \"..F..H", "\n  \"..F..H", "6:1: the map has 8 rows, not 9"},
		{`"..F..H.......",`, `"..F..H......",`, `9:3: the row "..F..H......" of the map does not have 13 letters`},
		{`"..F..H.......",`, `"..F..X.......",`, `9:3: "X" is not a kind of ground; the letters of the map are .FHRTW~fbs`},
		{`["a1", "a2", "b2"]`, `["a1", "a2", "c9"]`, "17:25: the river jumps to c9, which is not next to a2"},
		{`["a1", "a2", "b2"]`, `["a1", "a2", "b13"]`, `17:25: "b13" is not a hex of this map`},
		{`fieldworks`, "names = [{ name = \"Hougoumont\", hexes = [\"a1\", \"z9\"] }]\nfieldworks", `18:48: "z9" is not a hex of this map`},
		{`at = "h7"`, `at = "a0"`, `48:23: "a0" is not a hex of this map`},
		{`at = "h7"`, `at = "h7", fought = true`, "48:3: pt-fa-1 has acted, but it is the turn of the other side"},
		{`at = "h7"`, `at = "h7", moved = 1`, "48:3: pt-fa-1 has acted, but it is the turn of the other side"},
		{`at = "h5" }]`, `at = "h5", ordered = true }]`, "50:12: gb-hill has acted, but it is the turn of the other side"},
		{`at = "h5" }]`, `at = "h5", moved = true }]`, "50:12: gb-hill has acted, but it is the turn of the other side"},
		{`phase = "combat"`, "phase = \"breakthrough\"\ncharge = { unit = \"fr-og-1\", vacated = \"c5\" }", `28:12: "fr-og-1" is not a unit of the side whose turn it is, or not on the map`},
		{`phase = "combat"`, "phase = \"breakthrough\"\ncharge = { unit = \"nobody\", vacated = \"c5\" }", `28:12: "nobody" is not a unit of the side whose turn it is, or not on the map`},
		{`phase = "combat"`, "phase = \"breakthrough\"\ncharge = { unit = \"fr-lt-1\", vacated = \"c5\" }", `28:12: "fr-lt-1" is not a unit of the side whose turn it is, or not on the map`},
		{`phase = "combat"`, "phase = \"ground\"\ncharge = { unit = \"fr-ln-1\", vacated = \"b5\" }", "28:30: fr-ln-1 cannot advance to b5"},
		{`hex = "f10"`, `hex = "c3"`, "18:17: field works on c3: they lie on clear ground and hills alone"},
		{`["nw", "ne"]`, `["nw", "n"]`, `18:45: "n" is not a side of a hex: e, ne, nw, w, sw and se are`},
		{`side = "french"`, `side = "turkish"`, `21:1: "turkish" is not a side`},
		{`hexes = ["g6", "h5"]`, `hexes = []`, "22:1: the objective has no hexes: give it some, or take it away"},
		{`mode = "all"`, `mode = "some"`, `23:1: the objective counts for each hex or for all together, not "some"`},
		{"banners = 2", "banners = 0", "24:1: the banners are 0, not 1 to 20"},
		{"banners = 2", "banners = 99", "24:1: the banners are 99, not 1 to 20"},
		{`phase = "combat"`, `phase = "siesta"`, `27:1: there is no phase "siesta"`},
		{"turn = 3", "turn = 0", "28:1: the turn is 0, not 1 or more"},
		{`active = "french"`, `active = ""`, `29:1: "" is not a side`},
		{`"c-forward-1"`, `"c-forward-9"`, `30:13: there is no card "c-forward-9"`},
		{`"c-forward-1"`, `"c-rally-1"`, "30:13: the card \"c-rally-1\" lies in two places"},
		{`card = { played = "c-probe-left-1", level = 5 }`, "", `26:2: no card has been played, which the phase "combat" needs`},
		{"level = 5", "level = 0", "31:37: the command level of the card is 0, not 1 to 70"},
		{"level = 5", `level = 5, acts = "x"`, `31:48: there is no kind of card "x"`},
		{"level = 5", `level = 5, section = "x"`, `31:48: the card is played to no section of the map: there is no "x"`},
		{"level = 5", "level = 5, rolled = [1]", "31:48: the dice of the card show 1 of their 4 numbers"},
		{`edge = "top"`, `edge = "left"`, `34:1: one side must have the top edge and the other the bottom one, not "left" and "bottom"`},
		{`hand = ["c-rally-1", "c-elan-1"]`, `hand = "many"`, "35:1: the command cards of french are neither a number nor a list of cards"},
		{`hand = ["c-rally-1", "c-elan-1"]`, `hand = 40`, "35:1: french can have 1 to 12 command cards, not 40"},
		{`unit = "fr-ln-1"`, `unit = "fr-zz-1"`, `37:5: there is no unit "fr-zz-1"`},
		{`unit = "fr-ln-1"`, `unit = "gb-ln-2"`, "37:5: gb-ln-2 is not a unit of this side (french)"},
		{`unit = "fr-lt-1"`, `unit = "fr-ln-1"`, "39:5: fr-ln-1 is in the battle twice"},
		{`unit = "fr-lt-1"`, `unit = "fr-lt-1", blocks = 2`, "39:3: fr-lt-1 has blocks but stands on no hex: place it, or take it away"},
		{`at = "b7", blocks = 2`, `at = "b5", blocks = 2`, "38:23: fr-hc-1 stands on b5, where another unit stands"},
		{`at = "b7", blocks = 2`, `at = "e6", blocks = 2`, "38:23: fr-hc-1 stands on e6, which it cannot enter"},
		{`at = "b7", blocks = 2`, `at = "b7", blocks = 5`, "38:34: fr-hc-1 has 5 blocks; it can have 1 to 4"},
		{"moved = 1", "moved = 9", "38:62: it has moved 9 hexes; that can be 0 to 4"},
		{`leader = "fr-ney"`, `leader = "fr-nobody"`, `41:14: there is no leader "fr-nobody"`},
		{`leader = "fr-ney"`, `leader = "gb-hope"`, "41:14: gb-hope is not a leader of this side (french)"},
		{`leader = "fr-reille"`, `leader = "fr-ney"`, "41:48: fr-ney is in the battle twice"},
		{"gone = true", `gone = true, at = "b9"`, "41:70: fr-reille has left the battle, but stands on a hex"},
		{`"fr-reille", gone = true`, `"fr-reille", at = "b5"`, "41:70: fr-reille stands on b5, where another leader stands"},
		{`at = "h5" }]`, `at = "b7" }]`, "50:34: gb-hill stands on b7 with an enemy unit"},
		{"square = 1", "square = 5", "47:34: the number of its square counter is 5, not 1 to 4"},
		{"square = 1", "square = 2", "47:34: no card lies under space 2 of the square track"},
		{`at = "h7"`, `at = "h7", square = 1`, "48:34: pt-fa-1 is not infantry and cannot form square"},
		{`unit = "pt-fa-1", at = "h7"`, `unit = "pt-ln-1", at = "h7", square = 1`, "48:34: another unit has the square counter 1 too"},
		{`at = "h7"`, `at = "g4"`, "48:23: pt-fa-1 stands on g4, which it cannot enter"},
		{`at = "h7"`, `at = "h7", ordered = true`, "48:3: pt-fa-1 has acted, but it is the turn of the other side"},
		{", square = 1", "", "51:10: a card lies under square counter 1, which no unit has"},
		{`track = ["c-bombard-2"]`, `track = ["c-bombard-2", "", "", "", ""]`, "51:1: the square track has 4 spaces, not 5"},
		{`phase = "combat"`, `phase = "bonus"`, `27:1: the phase "bonus" has no unit that continues after its combat`},
		{`phase = "combat"`, "phase = \"bonus\"\ncharge = { unit = \"fr-ln-1\", vacated = \"c5\" }", "28:12: fr-ln-1 is not cavalry, and cannot continue after its combat"},
		{`phase = "combat"`, "phase = \"ground\"\ncharge = { unit = \"fr-ln-1\", vacated = \"g5\" }", "28:30: fr-ln-1 cannot advance to g5"},
		{`phase = "combat"`, "phase = \"ground\"\ncharge = { unit = \"gb-ln-1\", vacated = \"g5\" }", `28:12: "gb-ln-1" is not a unit of the side whose turn it is, or not on the map`},
		{"hand = [\"c-bombard-1\"]", "hand = [\"c-bombard-1\"]\nstrikes = 3", "46:1: 3 First Strikes have been played, not 0 to 2"},
		{"banners = 6", "banners = 1", "26:2: the position is not sound"},
	} {
		if !strings.Contains(sound, c.old) {
			t.Fatalf("the sound position has no %q", c.old)
		}
		_, err := Book{}.Load([]byte(strings.Replace(sound, c.old, c.new, 1)), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || !strings.HasPrefix(err.Error(), ":"+c.want) && !strings.HasPrefix(err.Error(), c.want) {
			t.Errorf("%s:\n  %v, want\n  %s", c.new, err, c.want)
		} else if f.Key == "" {
			t.Errorf("%s: no words for %v", c.new, err)
		}
	}
}

func TestTheBoundsOfAFileAreAllowed(t *testing.T) {
	for _, c := range [][2]string{{"banners = 6", "banners = 20"}, {"banners = 6", "banners = 2"}, {"level = 5", "level = 1"}, {"level = 5", "level = 70"},
		{"moved = 1", "moved = 0"}, {"moved = 1", "moved = 4"}, {`unit = "fr-lt-1"`, `unit = "fr-lt-1", blocks = 0`}, {`hand = ["c-rally-1", "c-elan-1"]`, "hand = 1"}, {`hand = ["c-rally-1", "c-elan-1"]`, "hand = 12"},
		{"hand = [\"c-bombard-1\"]", "hand = [\"c-bombard-1\"]\nstrikes = 2"}, {"banners = 2", "banners = 20"}} {
		if _, err := (Book{}).Load([]byte(strings.Replace(sound, c[0], c[1], 1)), nil); err != nil {
			t.Errorf("%s: %v", c[1], err)
		}
	}
}

func TestNoSquareStandsWhereNoneCanForm(t *testing.T) { // CCN-35.4, CCN-45.3
	for _, ground := range []string{"T", "W"} {
		unloadable(t, scene("d5 "+ground)+"allied: d5 gb-ln-1 square=1\nallied track: c-rally-1\nfrench: i1 fr-ln-1", "cannot be in square on d5")
	}
	unloadable(t, "works d5 nw\nallied: d5 gb-ln-1 square=1\nallied track: c-rally-1\nfrench: i1 fr-ln-1", "cannot be in square on d5")
	for _, picture := range []string{scene("d5 T") + "", "works d5 nw\n"} {
		_, err := Book{}.Load([]byte(picturedFile(t, picture+"allied: d5 gb-ln-1 square=1\nallied track: c-rally-1\nfrench: i1 fr-ln-1", "")), nil)
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != "ccn.fault.square.ground" {
			t.Errorf("the fault is %v", err)
		}
	}
	unloadable(t, "allied: d5 gb-ln-1 square=2\nallied track: c-rally-1\nfrench: i1 fr-ln-1", "no card lies under space 2 of the square track")
}

func TestNobodyIsAboutToTakeGroundThatHeCannotEnter(t *testing.T) { // CCN-30.3, CCN-30.5
	const battle = "french: e5 fr-ln-1, e6 fr-ln-2, e9 fr-fa-1\nallied: a1 gb-ln-1\nphase ground, charge "
	unloadable(t, battle+"fr-ln-1 e6", "fr-ln-1 cannot advance to e6")
	unloadable(t, battle+"fr-fa-1 e8", "fr-fa-1 cannot advance to e8")
	draw(t, battle+"fr-ln-1 d5").WantAsk("advance", "french")
}

func TestSwitchesThatTheBookDoesNotHaveAreRefused(t *testing.T) {
	for _, set := range []map[string]string{{"x": "y"}, {"militia_squares": "blocks"}, {"militia_squares": ""}} {
		if _, err := (Book{}).Load([]byte(sound), set); err == nil {
			t.Errorf("%v is taken", set)
		}
	}
}

func TestASwitchIsReadAndSavedAndThePlayersHaveTheLastWord(t *testing.T) {
	const flags = "[rules]\nmilitia_squares = \"flags\"\n[map]"
	for _, tt := range []struct {
		what, file, want string
		set              map[string]string
	}{
		{"nothing said", "[map]", "hexes", nil},
		{"in the file", flags, "flags", nil},
		{"by the players", "[map]", "flags", map[string]string{"militia_squares": "flags"}},
		{"by both", flags, "hexes", map[string]string{"militia_squares": "hexes"}},
	} {
		b, err := Book{}.Load([]byte(strings.Replace(sound, "[map]", tt.file, 1)), tt.set)
		if err != nil {
			t.Fatalf("%s: %v", tt.what, err)
		}
		if got := (Book{}).Switch(b, "militia_squares"); got != tt.want {
			t.Errorf("%s: it is %q, want %q", tt.what, got, tt.want)
		}
		again, err := Book{}.Load(Book{}.Save(b), nil)
		if err != nil || again.Hash() != b.Hash() || (Book{}).Switch(again, "militia_squares") != tt.want {
			t.Errorf("%s: a saved game comes back otherwise: %v", tt.what, err)
		}
	}
	if got := (Book{}).Switch(load(t, []byte(sound)), "x"); got != "" {
		t.Errorf("a switch that there is not is %q", got)
	}
}

func TestDamagedFilesNeverCrash(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 3000 {
		data := []byte(sound)
		for range 1 + r.IntN(4) {
			data[r.IntN(len(data))] = " \"=[]{}abcdefgh0123456789-,\n"[r.IntN(28)]
		}
		b, err := Book{}.Load(data, nil)
		if err == nil {
			if _, _, err := rules.Begin(Book{}, b); err != nil {
				t.Fatalf("%v\n%s", err, data)
			}
		}
	}
}
