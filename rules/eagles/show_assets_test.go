package eagles

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// stand is the position that the pictures below change: a1 before b1, out of reach.
const stand = `
table small
a1 line 24 line at 24,10 facing 0
b1 line 24 line at 24,40 facing 180`

// assetOf draws a position and counts an asset of the first side.
func assetOf(t *testing.T, key, picture string) int {
	t.Helper()
	return rulestest.AssetOf(t, Book{}, draw(t, picture).board(), rules.First, key)
}

// change replaces what a picture says.
func change(picture string, swaps ...string) string {
	return strings.NewReplacer(swaps...).Replace(picture)
}

func TestAssetsCountWhatASideHas(t *testing.T) {
	zone := stand + "\ngoal zone yard for 2: 20,20 28,20 28,28 20,28"
	at := func(x, y, more string) string { return change(stand, "24,10 facing 0", x+","+y+" facing 0 "+more) }
	near := at("24", "33.2", "") // its front is 5.2 inches from b1
	far := at("24", "28.4", "")  // and 10
	for _, x := range []struct {
		key, picture string
		want         int
	}{
		{"strength", stand, 60 + 24*2},
		{"strength", at("24", "10", "marks broken"), (60 + 24*2) / 5},
		{"strength", at("24", "10", "left 20 marks disordered"), (60 + 20*2) * 9 / 10},
		{"strength", at("24", "10", "figures 1,1,0,0"), 60 + 24*2 + 2*(2+4)},
		{"goals", zone, 0},
		{"goals", change(zone, "24,10", "24,24"), 2},
		{"goals", change(zone, "24,10", "24,24", "24,40", "24,27.5"), 0},
		{"lost", stand, 0},
		{"lost", at("24", "10", "left 20"), 4},
		{"commander", stand, 1},
		{"commander", stand + "\na pr: cmd gone", 0},
		{"near", stand, 13},
		{"near", at("24", "24", ""), 20},
		{"able", stand, 24 * 50 / 100},
		{"able", change(stand, "a1 line 24", "a1 guard 24"), 24 * 83 / 100},
		{"able", stand + "\na pr: cmd with a1", 24},
		{"able", at("24", "10", "figures 1,0,0,0"), 24 * 75 / 100},
		{"able", at("24", "10", "marks disordered"), 0},
		{"broken", stand, 0},
		{"broken", at("24", "10", "marks broken"), 1},
		{"disordered", at("24", "10", "marks disordered"), 1},
		{"disordered", at("24", "10", "halted 3"), 1},
		{"disordered", at("24", "10", "marks disordered,broken"), 0},
		{"rallying", at("24", "10", "marks broken"), 0},
		{"rallying", at("24", "10", "left 23 marks broken,rallying"), 50},
		{"mending", at("24", "10", "marks disordered"), 0},
		{"mending", at("24", "10", "marks disordered,reforming"), 1},
		{"wavering", stand, 0},
		{"wavering", at("24", "10", "left 23 marks lost"), 50},
		{"wavering", at("24", "10", "left 18 marks lost,beaten"), 67},
		{"wavering", at("24", "10", "left 23 figures 0,0,0,1 marks lost"), 17},
		{"wavering", at("24", "10", "left 23 figures 0,0,1,0 marks lost"), 25},
		{"wavering", at("24", "10", "left 23 marks lost,tested"), 0},
		{"ready", stand, 1},
		{"ready", change(at("24", "10", "marks activated"), "table small", "table small\nactive b"), 0},
		{"fire", stand, 0},
		{"fire", near, 10 * 6 * 3 / 6},
		{"fire", far, 10 * 3 * 3 / 6},
		{"fire", change(near, "b1 line 24 line at 24,40", "b1 line 24 column at 24,41.6"), 10 * 8 * 3 / 6},
		{"fire", change(near, "at 24,33.2 facing 0", "at 24,33.2 facing 0 marks disordered"), 10 * 3 * 3 / 6},
		{"fire", change(near, "facing 0", "facing 180"), 0},
		{"fire", near + "\nwood 14,39 34,39 34,41 14,41", 10 * 3 * 3 / 6},
		{"fire", at("24", "28.4", "") + "\nbuilding 14,31 34,31 34,33 14,33", 0},
		{"bearing", stand, 0},
		{"bearing", far, 1},
		{"first", near, 30},
		{"first", near + "\nactive b", 0},
		{"charge", stand, 0},
		{"flanked", near, 0},
		{"flanked", at("24", "33.2", "") + "\nb2 line 24 line at 8,33.2 facing 90", 1},
		{"supported", stand, 0},
		{"supported", stand + "\na2 line 24 line at 24,14 facing 0", 2},
		{"supported", stand + "\na2 line 24 line at 24,14 facing 0 marks broken", 0},
		{"cover", stand, 0},
		{"cover", stand + "\nwood 14,9 34,9 34,11 14,11", 2},
		{"cover", stand + "\norchard 14,9 34,9 34,11 14,11", 1},
		{"zone", stand, 0},
		{"zone", zone, 2 * (40 - 14)},
		{"zone", change(zone, "24,10", "24,14"), 2 * (40 - 10)},
		{"zone", change(zone, "goal zone", "goal b zone"), 0},
		{"backed", zone, 0},
		{"backed", zone + "\na2 line 24 line at 24,6 facing 0", 2 * (40 - 18)},
		{"backed", zone + "\na2 line 24 line at 24,14 facing 0", 2 * (40 - 14)},
		{"backed", zone + "\na2 line 24 line at 24,14 facing 0 marks broken", 0},
		{"led", stand, 0},
		{"led", stand + "\na pr: cmd with a1", 6},
		{"dropped", stand, 0},
		{"dropped", stand + "\na pr: cmd gone", 1},
		{"dropped", stand + "\na2 line 24 line at 10,10 facing 0\na pr: cmd with a2", 1},
		{"melee", stand, 0},
		{"melee", grappled(""), 0},
		{"melee", grappled("left 20"), -1},
		{"melee", grappled("figures 0,0,0,1"), 3},
		{"ahead", stand, 0},
		{"ahead", change(stand, "b1 line 24", "b1 line 24 left 22"), 2},
		{"ahead", change(stand, "b1 line 24", "b1 line 24 left 22", "facing 0", "facing 0 marks broken"), 0},
		{"late", change(stand, "b1 line 24", "b1 line 24 left 22"), 0},
		{"late", "turn 5\n" + change(stand, "b1 line 24", "b1 line 24 left 22"), 0},
		{"late", "turn 6\n" + change(stand, "b1 line 24", "b1 line 24 left 22"), 1},
		{"late", "turn 8\n" + change(stand, "b1 line 24", "b1 line 24 left 22"), 3},
		{"late", "turn 8\n" + stand, 0},
	} {
		t.Run(x.key, func(t *testing.T) {
			if got := assetOf(t, x.key, x.picture); got != x.want {
				t.Errorf("counts %d, want %d:%s", got, x.want, x.picture)
			}
		})
	}
	t.Run("charge", func(t *testing.T) { // what is likelier to be won counts for more
		line, column := assetOf(t, "charge", far), assetOf(t, "charge", change(far, "a1 line 24 line at 24,28.4", "a1 line 24 column at 24,26.8"))
		if line <= 0 || column <= line {
			t.Errorf("a line counts %d, a column %d", line, column)
		}
	})
}

// grappled is a melee of a1 against b1, in its second turn.
func grappled(more string) string {
	return `
	table small
	a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger ` + more + `
	b1 line 24 line at 24,21.6 facing 180 foe a1 along 0 since 1`
}

func TestEstimatesAreNearWhatTheBookSays(t *testing.T) {
	g := draw(t, change(stand, "24,10", "24,28.4", "24,40", "24,40"))
	b := g.board()
	for n, want := range map[int]int{0: 100, 2: 100, 7: 58, 12: 3, 13: 0} {
		if thrown[2][n] != want {
			t.Errorf("two dice show %d or more in %d of 100, want %d", n, thrown[2][n], want)
		}
	}
	if thrown[3][10] != 63 || thrown[1][6] != 17 { // 135 of 216
		t.Errorf("three dice show 10 or more in %d of 100, one a six in %d", thrown[3][10], thrown[1][6])
	}
	if wonBy(0) != 42 || wonBy(5) != 97 || wonBy(-5) != 0 || wonBy(20) != 100 {
		t.Errorf("a die beats another in %d of 100", wonBy(0))
	}
	o := b.chargeOf(0, 1, run{far: 10 * inch})
	if o.short != 50*(100-thrown[2][10])/100 { // the test, then two dice
		t.Errorf("the charge falls short in %d of 100", o.short)
	}
	if o.win+o.lose+o.short > 100 || o.win <= 0 || o.lose <= 0 {
		t.Errorf("a charge wins, loses and falls short in %v of 100", o)
	}
	b.body[1].fired = true // ME-24.1
	if more := b.chargeOf(0, 1, run{far: 10 * inch}); more.win <= o.win {
		t.Errorf("who cannot fire loses in %d of 100, who can in %d", more.win, o.win)
	}
	b.body[1].broken = true // ME-22.18
	if all := b.chargeOf(0, 1, run{far: 10 * inch}); all.win != 50*thrown[2][10]/100 || all.lose != 0 {
		t.Errorf("who flees is dispersed in %v of 100", all)
	}
}
