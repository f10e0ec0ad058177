package board

import (
	"fmt"
	"strconv"
	"strings"

	"grognard/rules"
)

// The letters of the maps below.
var letters = map[byte]rules.Ground{
	'.': "open", 'W': "woods", 'H': "hill", 'R': "rugged", 'T': "town", 'M': "windmill", '~': "river",
	'f': "ford", 'b': "bridge", 's': "sandpit", 'F': "fields", 'r': "rough", 'm': "marsh", 'S': "strongpoint",
	'X': "impassable", 'L': "lake",
}

// drawnMap reads a map from rows of letters, '_' where there is no cell.
func drawnMap(id string, shape rules.Shape, label func(col, row int) string, rows ...string) *rules.Map {
	m := &rules.Map{ID: id, Shape: shape, Cols: len(rows[0]), Rows: len(rows)}
	for row, s := range rows {
		for col := range len(s) {
			g := letters[s[col]]
			if g == "" {
				continue
			}
			c := rules.Cell{Ref: rules.MakeRef(1, row*100+col), Col: col, Row: row, Ground: g, Label: label(col, row)}
			switch g {
			case "hill":
				c.Level = 1
			case "rugged":
				c.Level = 2
			}
			m.Cells = append(m.Cells, c)
		}
	}
	return m
}

func unitRef(n int) rules.Ref        { return rules.MakeRef(2, n) }
func spotRef(col, row int) rules.Ref { return rules.MakeRef(1, row*100+col) }

// refs names cells by their columns and rows, in pairs.
func refs(at ...int) []rules.Ref {
	var all []rules.Ref
	for i := 0; i+1 < len(at); i += 2 {
		all = append(all, spotRef(at[i], at[i+1]))
	}
	return all
}

func lettered(col, row int) string { return fmt.Sprintf("%c%d", 'A'+row, col+1) }
func numbered(col, row int) string { return fmt.Sprintf("%02d%02d", col+1, row+1) }
func chessboard(rows int) func(int, int) string {
	return func(col, row int) string { return fmt.Sprintf("%c%d", 'A'+col, rows-row) }
}

// valley is a battle of blocks: every ground, section lines, field works.
func valley() *rules.View {
	m := drawnMap("valley", rules.Hexes, lettered,
		"..WW..HHH..T.",
		"..W..HRRH..._",
		"........HH..W",
		"WW.T........_",
		"~~~b..sF.M.W.",
		"...~~~~....~_",
		".F..H..~f~~..",
		".TT.HH...W.._",
		"....W.mm..r..",
	)
	m.Lines = []rules.MapLine{
		{Kind: "river", Cells: refs(0, 4, 1, 4, 2, 4, 3, 4, 3, 5, 4, 5, 5, 5, 6, 5, 7, 6, 8, 6, 9, 6, 10, 6, 11, 5)},
		{Kind: "road", Cells: refs(3, 0, 3, 1, 3, 2, 3, 3, 3, 4, 2, 5, 2, 6, 2, 7, 2, 8)},
		{Kind: "bridge", Cells: refs(3, 4)},
		{Kind: "section", Cells: refs(3, 1, 3, 3, 3, 5, 3, 7)},
		{Kind: "section", Cells: refs(8, 1, 8, 3, 8, 5, 8, 7)},
		{Kind: "fieldworks", Border: true, Cells: refs(5, 3, 5, 4, 5, 3, 6, 4, 6, 3, 6, 4, 6, 3, 7, 4)},
	}
	m.Areas = []rules.Area{
		{Kind: "town", Label: "Roliça", Cells: refs(3, 3)},
		{Kind: "objective", Label: "Columbeira", Side: rules.First, Cells: refs(1, 7, 2, 7)},
		{Kind: "objective", Side: rules.Chance, Cells: refs(11, 0)},
	}
	v := &rules.View{Map: m, Turn: 3, Active: rules.First, Sides: [2]rules.Army{{Nation: "fr", Edge: rules.North}, {Nation: "gb", Edge: rules.South}}}
	n := 0
	unit := func(side rules.Side, nation string, face rules.Face, value string, blocks, of, col, row int, state ...string) {
		n++
		v.Pieces = append(v.Pieces, dressed(rules.Piece{Ref: unitRef(n), Side: side, Nation: nation, Form: rules.Blocks, Face: face,
			Cell: spotRef(col, row), N: blocks, Of: of, Value: value}, state))
	}
	leader := func(side rules.Side, nation string, col, row int) {
		n++
		v.Pieces = append(v.Pieces, rules.Piece{Ref: unitRef(n), Side: side, Nation: nation, Form: rules.Leader, Face: "leader", Cell: spotRef(col, row)})
	}
	unit(0, "fr", "infantry", "LN", 4, 4, 1, 1)
	unit(0, "fr", "infantry", "LN", 4, 4, 4, 2, "ordered")
	unit(0, "fr", "infantry", "LN", 3, 4, 5, 2, "ordered", "moved")
	leader(0, "fr", 5, 2)
	unit(0, "fr", "light", "LT", 4, 4, 5, 3)
	unit(0, "fr", "light", "LT", 2, 4, 6, 3, "ordered")
	unit(0, "fr", "guard", "OG", 5, 5, 7, 1)
	leader(0, "fr", 7, 1)
	unit(0, "fr", "grenadiers", "GG", 5, 5, 6, 0)
	unit(0, "fr", "cavalry", "LC", 4, 4, 10, 2)
	unit(0, "fr", "heavy", "HC", 3, 3, 11, 3)
	unit(0, "fr", "lancers", "LL", 1, 4, 9, 4, "fought")
	unit(0, "fr", "artillery", "FA", 3, 3, 8, 2)
	unit(0, "fr", "horse-artillery", "HA", 2, 3, 9, 1)
	unit(0, "fr", "infantry", "LN", 3, 4, 3, 3, "square-2")
	unit(1, "gb", "infantry", "LN", 4, 4, 4, 6)
	unit(1, "gb", "infantry", "LN", 4, 4, 5, 6, "square-1")
	leader(1, "gb", 4, 6)
	unit(1, "gb", "rifles", "RL", 3, 3, 3, 6)
	unit(1, "gb", "grenadiers", "GR", 5, 5, 5, 7)
	unit(1, "gb", "guard", "GD", 5, 5, 6, 8)
	unit(1, "pt", "infantry", "LN", 4, 4, 1, 6)
	unit(1, "pt", "light", "CA", 2, 4, 2, 7)
	unit(1, "gb", "cavalry", "LC", 3, 4, 8, 7)
	unit(1, "gb", "heavy", "HC", 3, 3, 9, 7)
	unit(1, "gb", "artillery", "FA", 2, 3, 6, 6)
	unit(1, "pt", "artillery", "FA", 3, 3, 7, 8)
	unit(1, "sp", "infantry", "LN", 4, 4, 11, 7)
	unit(1, "au", "infantry", "LN", 4, 4, 12, 6)
	unit(1, "pr", "infantry", "LN", 4, 4, 12, 8)
	unit(1, "ru", "infantry", "LN", 4, 4, 10, 8)
	leader(1, "gb", 4, 8)
	return v
}

// between names the sides of flat-top hexes below a row, as pairs of cells.
func between(from, to, row int) []rules.Ref {
	var all []rules.Ref
	for col := from; col <= to; col++ {
		all = append(all, refs(col, row, col, row+1)...)
		if col&1 == 1 {
			all = append(all, refs(col, row, col-1, row+1, col, row, col+1, row+1)...)
		}
	}
	return all
}

// plateau is a battle of counters on flat-top hexes, with stacks.
func plateau() *rules.View {
	m := drawnMap("plateau", rules.FlatHexes, numbered,
		"..WW...........",
		".WWW....FF..T..",
		"..W....FF......",
		".......F....S..",
		"..T........W...",
		"......mm...WW..",
		"..FF...m....W..",
		"..F.........r..",
		"XX.......T..r..",
		"XXX.....LL.....",
	)
	heights := []string{
		"00000000000000",
		"000001110000000",
		"000112221100000",
		"000123332110000",
		"000122322110000",
		"000011211000000",
		"000000110000000",
	}
	for i := range m.Cells {
		c := &m.Cells[i]
		if c.Row < len(heights) && c.Col < len(heights[c.Row]) {
			c.Level = int(heights[c.Row][c.Col] - '0')
		}
	}
	m.Lines = []rules.MapLine{
		{Kind: "stream", Border: true, Cells: between(2, 7, 5)},
		{Kind: "river", Border: true, Cells: between(10, 14, 7)},
		{Kind: "bridge", Border: true, Cells: refs(12, 7, 12, 8)},
		{Kind: "road", Cells: refs(12, 0, 12, 1, 12, 2, 12, 3, 12, 4, 12, 5, 12, 6, 12, 7, 12, 8, 12, 9)},
		{Kind: "road", Cells: refs(0, 4, 1, 3, 2, 4, 3, 4, 4, 5, 5, 5, 6, 6, 7, 6, 8, 7, 9, 7, 9, 8)},
		{Kind: "trail", Cells: refs(9, 8, 10, 8, 11, 7, 12, 8)},
		{Kind: "hedge", Border: true, Cells: refs(7, 1, 7, 2, 8, 1, 8, 2)},
		{Kind: "wall", Border: true, Cells: refs(2, 4, 2, 5, 2, 4, 3, 4)},
		{Kind: "slope", Border: true, Cells: refs(6, 3, 6, 4, 7, 3, 7, 4)},
	}
	m.Areas = []rules.Area{
		{Kind: "name", Label: "Telnitz", Cells: refs(2, 4)},
		{Kind: "name", Label: "Pratzen", Cells: refs(9, 8)},
		{Kind: "objective", Label: "Sokolnitz", Side: rules.Second, Cells: refs(12, 1)},
	}
	v := &rules.View{Map: m, Sides: [2]rules.Army{{Nation: "fr", Edge: rules.West}, {Nation: "ru", Edge: rules.East}}}
	n := 0
	counter := func(side rules.Side, nation string, face rules.Face, value string, col, row int, state ...string) {
		n++
		form := rules.Counter
		if face == "leader" {
			form = rules.Leader
		}
		p := rules.Piece{Ref: unitRef(n), Side: side, Nation: nation, Form: form, Face: face, Cell: spotRef(col, row), Value: value}
		if all := strings.Split(strings.Trim(value, "()"), "-"); len(all) == 3 {
			p.Strength = strings.Trim(all[0], "()")
			p.Main = p.Strength + "-" + all[2]
		}
		v.Pieces = append(v.Pieces, dressed(p, state))
	}
	counter(0, "fr", "infantry", "4-5-6", 3, 3, "mark:I")
	counter(0, "fr", "infantry", "4-5-6", 3, 3, "mark:I", "reduced")
	counter(0, "fr", "light", "3-5-6", 3, 3, "mark:I")
	counter(0, "fr", "leader", "", 3, 3)
	counter(0, "fr", "cavalry", "3-6-10", 5, 3, "mark:Res", "charging")
	counter(0, "fr", "heavy", "5-7-9", 4, 3, "mark:Res", "shaken")
	counter(0, "fr", "artillery", "(3)-3-4", 4, 7, "mark:I", "aiming")
	counter(0, "fr", "artillery", "(3)-3-4", 4, 7, "mark:I")
	counter(0, "fr", "guard", "6-7-6", 6, 4, "mark:G", "square")
	counter(0, "fr", "grenadiers", "5-6-6", 5, 6, "mark:Gr", "ineffective")
	counter(0, "fr", "horse-artillery", "(2)-4-8", 6, 7, "reduced", "shaken")
	counter(0, "fr", "hq", "6", 1, 6)
	counter(0, "fr", "trains", "4", 0, 6)
	counter(0, "fr", "leader", "", 1, 5)
	counter(1, "ru", "infantry", "4-4-5", 8, 2, "mark:3")
	counter(1, "ru", "infantry", "4-4-5", 8, 2, "mark:3", "shaken")
	counter(1, "ru", "grenadiers", "5-5-5", 8, 3, "mark:3", "reduced")
	counter(1, "ru", "lancers", "2-5-10", 9, 4, "mark:Co")
	counter(1, "au", "infantry", "3-4-5", 10, 3, "mark:IV", "ineffective")
	counter(1, "au", "cavalry", "3-5-9", 11, 3, "moved")
	counter(1, "pr", "infantry", "4-5-5", 12, 3, "mark:P")
	counter(1, "gb", "infantry", "5-6-5", 12, 4, "mark:GB")
	counter(1, "ru", "leader", "", 12, 4)
	counter(1, "sp", "infantry", "2-3-5", 13, 4)
	counter(1, "pt", "light", "3-5-6", 13, 5)
	return v
}

// meadow is a battle of brigades on large squares.
func meadow() *rules.View {
	m := drawnMap("meadow", rules.Squares, chessboard(6),
		"..WW..HH",
		"..W...H.",
		"F....T..",
		"FF......",
		"...T..m.",
		".r......",
	)
	m.Lines = []rules.MapLine{
		{Kind: "river", Border: true, Cells: refs(0, 2, 0, 3, 1, 2, 1, 3, 2, 2, 2, 3, 2, 3, 3, 3, 3, 3, 3, 4, 4, 3, 4, 4, 5, 3, 5, 4, 6, 3, 6, 4, 7, 3, 7, 4)},
		{Kind: "bridge", Border: true, Cells: refs(5, 3, 5, 4)},
		{Kind: "ford", Border: true, Cells: refs(1, 2, 1, 3)},
		{Kind: "road", Cells: refs(5, 0, 5, 1, 5, 2, 5, 3, 5, 4, 5, 5)},
	}
	m.Areas = []rules.Area{
		{Kind: "town", Label: "Maida", Cells: refs(5, 2)},
		{Kind: "town", Label: "Santa Eufemia", Cells: refs(3, 4)},
		{Kind: "objective", Side: rules.First, Cells: refs(3, 4)},
	}
	v := &rules.View{Map: m, Sides: [2]rules.Army{{Nation: "fr", Edge: rules.North}, {Nation: "gb", Edge: rules.South}}}
	n := 0
	brigade := func(side rules.Side, nation, face, value string, col, row, facing, bases int, state ...string) {
		n++
		form := rules.Base
		if face == "leader" {
			form = rules.Leader
		}
		v.Pieces = append(v.Pieces, dressed(rules.Piece{Ref: unitRef(n), Side: side, Nation: nation, Form: form, Face: rules.Face(face), Value: value,
			Cell: spotRef(col, row), Facing: facing, N: bases, Of: bases}, state))
	}
	brigade(0, "fr", "infantry", "+1", 2, 1, 0, 2, "massed")
	brigade(0, "fr", "infantry", "0", 2, 1, 0, 2, "massed", "hit-1")
	brigade(0, "fr", "artillery", "", 2, 1, 0, 1)
	brigade(0, "fr", "horse-artillery", "", 2, 1, 0, 1)
	brigade(0, "fr", "leader", "", 2, 1, 0, 0)
	brigade(0, "fr", "light", "+2", 3, 1, 0, 2, "massed", "hit-2")
	brigade(0, "fr", "cavalry", "+1", 4, 1, 0, 2, "massed")
	brigade(0, "fr", "heavy", "+2", 4, 1, 0, 2, "massed")
	brigade(0, "fr", "marker", "", 6, 1, 0, 2, "massed")
	brigade(0, "fr", "infantry", "0", 6, 2, 4, 2, "linear")
	brigade(0, "fr", "infantry", "0", 6, 2, 4, 2, "linear")
	brigade(0, "fr", "infantry", "0", 6, 2, 4, 2, "linear", "rear")
	brigade(0, "fr", "leader", "", 6, 2, 0, 0)
	brigade(1, "gb", "infantry", "+1", 2, 4, 0, 2, "linear")
	brigade(1, "gb", "grenadiers", "+2", 2, 4, 0, 2, "linear", "hit-1")
	brigade(1, "gb", "infantry", "+1", 2, 4, 0, 2, "linear", "rear")
	brigade(1, "gb", "artillery", "", 2, 4, 0, 1)
	brigade(1, "gb", "artillery", "", 2, 4, 0, 1)
	brigade(1, "gb", "leader", "", 2, 4, 0, 0)
	brigade(1, "gb", "infantry", "+1", 4, 4, 2, 2, "linear")
	brigade(1, "gb", "infantry", "+1", 4, 4, 2, 2, "linear")
	brigade(1, "gb", "cavalry", "0", 1, 4, 0, 2, "massed")
	brigade(1, "gb", "infantry", "+1", 3, 4, 0, 2, "massed", "garrison")
	brigade(1, "pt", "infantry", "0", 5, 4, 6, 2, "linear")
	brigade(1, "pt", "leader", "", 7, 5, 0, 0)
	return v
}

// dressed puts marks on a piece: "square-2" is the counter 2 of a unit in square,
// "hit-1" a hit, "mark:IV" a formation, the rest states.
func dressed(p rules.Piece, marks []string) rules.Piece {
	for _, m := range marks {
		word, n, _ := strings.Cut(m, "-")
		count, _ := strconv.Atoi(n)
		switch mark, named := strings.CutPrefix(m, "mark:"); {
		case named:
			p.Mark = mark
		case word == "hit":
			p.Badges = append(p.Badges, rules.Badge{Kind: rules.BadgeHits, N: count})
		case word == "square" && count > 0:
			p.State = append(p.State, rules.StateSquare)
			p.Badges = append(p.Badges, rules.Badge{Kind: rules.BadgeSquare, N: count})
		default:
			p.State = append(p.State, rules.State(m))
		}
	}
	return p
}
