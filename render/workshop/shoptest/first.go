package shoptest

import "strings"

// Mouse is a hand that builds a battle in a window.
type Mouse interface {
	Tap(name string)                    // clicks a region, which is scrolled into view before
	Pull(from, to string)               // drags from the middle of a region to that of another
	Write(field, text string)           // types into a field, which takes it over with Enter
	TapAt(x, y float64)                 // clicks a table without cells, in inches from its south-west corner
	PullAt(x, y, x2, y2 float64)        // drags there
	PullFrom(name string, x, y float64) // drags from a region to a place there
	Look(stage string)                  // takes a picture, where somebody wants to see one
}

// First is a battle built from an empty board by mouse; only its title is typed.
type First struct {
	Book, Blank, Title string
	Pieces             int // out of the box, and those of the blank
	Build              func(m Mouse, title string)
	Copy               string        // a battle of the game that is changed in a copy
	Change             func(m Mouse) // changes that one, or a moment of a game, with the ground open
}

// Firsts is one battle of each system.
var Firsts = []First{
	{"manoeuvre", "board", "The Marsh Road", 16, firstManoeuvre, "man-01-first-orders", paints("fields", "cell.d4")}, {"ccn", "board", "The Two Bridges", 14, firstCcn, "ccn-01-rolica-first", paints("woods", "cell.f3")}, {"musket", "corps", "The Crossroads", 16, firstMusket, "training-trebbia-bridge", paints("marsh", "cell.0606")},
	{"squares", "10x8", "The Town", 15, firstSquares, "ns-01-maida", paints("broken", "cell.D4")}, {"eagles", "small", "The Wood and the Hill", 8, firstEagles, "three-elms-crossroads", lays("fence", 8, 24)},
}

// ListOf is the list that a region lies in, which may be out of view in it; "" if in none. The
// region of its bar has its name behind "scroll.".
func ListOf(region string) string {
	for _, l := range [...][2]string{
		{"tool.", "ground.tools"}, {"stock.", "forces.rows"}, {"thing.", "forces.rows"}, {"term.chapter.", "terms.chapters"}, {"term.", "terms.rows"},
		{"prop.", "property.rows"}, {"blank.", "list.shelf"}, {"copy.", "list.shelf"}, {"battle.", "list.shelf"},
	} {
		if strings.HasPrefix(region, l[0]) {
			return l[1]
		}
	}
	return ""
}

func paints(tool, cell string) func(Mouse) {
	return func(m Mouse) {
		m.Tap("tool." + tool)
		m.Tap(cell)
	}
}

func lays(tool string, x, y float64) func(Mouse) {
	return func(m Mouse) {
		m.Tap("tool." + tool)
		m.TapAt(x, y)
	}
}

// stand puts things of one line of the box on cells.
func stand(m Mouse, line string, cells ...string) {
	m.Tap("stock." + line)
	for _, c := range cells {
		m.Tap("cell." + c)
	}
}

// titled opens the terms and gives the battle its title.
func titled(m Mouse, title string) {
	m.Look("forces")
	m.Tap("tab.terms")
	m.Write("term.scenario.title_en", title)
}

// firstCcn is a crossing of a river: twelve units, two leaders, woods, a hill, a town.
func firstCcn(m Mouse, title string) {
	m.Tap("tool.woods")
	m.Pull("cell.c3", "cell.d3")
	m.Tap("cell.g10")
	m.Tap("tool.hill")
	m.Pull("cell.c9", "cell.c11")
	m.Tap("tool.town")
	m.Tap("cell.f6")
	m.Tap("tool.river")
	m.Pull("cell.e1", "cell.e13")
	m.Tap("tool.bridge")
	m.Tap("cell.e6")
	m.Tap("cell.e10")
	m.Look("ground")
	m.Tap("tab.forces")
	stand(m, "fr-ln", "b4", "b5", "b6", "b9")
	stand(m, "fr-lc", "b2")
	stand(m, "fr-fa", "b7")
	stand(m, "fr-junot", "b5")
	stand(m, "gb-ln", "h4", "h5", "h8", "h9")
	stand(m, "gb-rl", "e3") // the river, where it cannot stand
	m.Tap("fix.1.1")
	stand(m, "gb-hill", "h5")
	stand(m, "gb-fa", "h6")
	titled(m, title)
	m.Tap("term.chapter.victory")
	m.Tap("term.banners.less")
}

// firstManoeuvre is a battle on ground that is painted, with both armies in their home ranks.
func firstManoeuvre(m Mouse, title string) {
	m.Tap("tool.woods")
	m.Pull("cell.b4", "cell.b6")
	m.Tap("tool.hill")
	m.Pull("cell.d5", "cell.e5")
	m.Tap("tool.town")
	m.Tap("cell.e4")
	m.Tap("tool.marsh")
	m.Tap("cell.g4")
	m.Look("ground")
	m.Tap("tab.forces")
	for i, id := range [...]string{"ig", "2l", "8l", "19l", "45l", "4s", "1c", "gc"} {
		stand(m, "fr-"+id, string(rune('a'+i))+"1")
	}
	for i, id := range [...]string{"db", "1g", "4f", "32f", "42f", "52f", "kd", "9q"} {
		stand(m, "gb-"+id, string(rune('a'+i))+"8")
	}
	titled(m, title)
}

// firstMusket is a meeting of two small corps on a road that crosses a stream.
func firstMusket(m Mouse, title string) {
	m.Tap("tool.woods")
	m.Pull("cell.0805", "cell.0905")
	m.Tap("tool.height")
	m.Tap("cell.1206")
	m.Tap("tool.town")
	m.Tap("cell.1008")
	m.Tap("tool.road")
	m.Pull("cell.0108", "cell.2008")
	m.Tap("tool.objective")
	m.Tap("cell.1008")
	m.Look("ground")
	m.Tap("tab.forces")
	stand(m, "fr-lannes", "0507")
	stand(m, "fr-6leg", "0706")
	stand(m, "fr-22", "0707")
	stand(m, "fr-28", "0709")
	stand(m, "fr-40", "0708")
	stand(m, "fr-12hus", "0704")
	stand(m, "au-ott", "1607")
	stand(m, "au-51", "1406")
	stand(m, "au-28", "1407")
	stand(m, "au-grenz", "1408")
	stand(m, "au-lob", "1404")
	m.Pull("stock.au-18", "forces.turn.3")
	titled(m, title)
}

// firstSquares is a fight for a town between two commands.
func firstSquares(m Mouse, title string) {
	m.Tap("tool.wood")
	m.Pull("cell.C4", "cell.C5")
	m.Tap("tool.hill")
	m.Pull("cell.G4", "cell.H4")
	m.Tap("tool.fordable")
	m.Pull("cell.A5", "cell.B5")
	m.Tap("tool.town")
	m.Tap("cell.E4")
	m.Tap("tool.objective")
	m.Tap("cell.E4")
	m.Look("ground")
	m.Tap("tab.forces")
	stand(m, "red-general", "E2")
	stand(m, "red-massed", "D2", "E2", "F2")
	stand(m, "red-cavalry-light", "H2")
	stand(m, "red-guns-medium", "E2")
	stand(m, "blue-general", "E7")
	stand(m, "blue-linear", "D7", "E7", "F7")
	stand(m, "blue-cavalry-heavy", "C7")
	stand(m, "blue-guns-light", "E7")
	titled(m, title)
}

// firstEagles is a fight between two brigades on the small table, for the farm between them.
func firstEagles(m Mouse, title string) {
	m.Tap("tool.wood")
	m.PullAt(10, 20, 16, 26)
	m.Tap("tool.hill")
	m.TapAt(36, 18)
	m.Tap("tool.wall")
	m.PullAt(22, 16, 28, 16)
	m.Look("ground")
	m.Tap("tab.forces")
	m.Tap("stock.gb-line")
	m.TapAt(9, 5)
	m.TapAt(22, 5)
	m.Tap("stock.gb-guard")
	m.TapAt(30, 5) // on the one before
	m.Tap("fix.1.1")
	m.Tap("stock.fr-line")
	m.TapAt(9, 43)
	m.TapAt(22, 43)
	m.PullFrom("stock.fr-light", 35, 43)
	titled(m, title)
}
