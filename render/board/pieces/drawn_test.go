package pieces

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

// declared lists the constants of a type of the contract, as its files have them.
func declared(t *testing.T, kind string) (all []string) {
	t.Helper()
	dir := filepath.Join("..", "..", "..", "rules")
	files, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range files {
		if e.IsDir() || !strings.HasSuffix(e.Name(), ".go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, e.Name()), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			v, ok := n.(*ast.ValueSpec)
			if !ok {
				return true
			}
			if name, ok := v.Type.(*ast.Ident); ok && name.Name == kind {
				for _, x := range v.Values {
					if lit, ok := x.(*ast.BasicLit); ok {
						s, _ := strconv.Unquote(lit.Value)
						all = append(all, s)
					}
				}
			}
			return true
		})
	}
	return all
}

// forms are a piece of each form, as some rulebook has it.
var forms = []struct {
	name  string
	piece rules.Piece
}{
	{"counter", rules.Piece{Form: rules.Counter, Nation: "fr", Face: "infantry", Value: "4-5-6", N: 2, Of: 2}},
	{"blocks", rules.Piece{Form: rules.Blocks, Nation: "gb", Side: rules.Second, Face: "lancers", Value: "LN", N: 3, Of: 4}},
	{"brigade", rules.Piece{Form: rules.Base, Nation: "ru", Face: "grenadiers", Value: "+1", Facing: 2}},
	{"leader", rules.Piece{Form: rules.Leader, Nation: "au", Side: rules.Second, Face: "leader", Value: "3"}},
	{"marker", rules.Piece{Form: rules.Marker, Face: "redoubt"}},
}

// seats are where a piece is drawn: on the map, small on it, and on a panel.
var seats = []struct {
	name  string
	layer paint.Layer
	edge  float32
}{{"on the map", paint.Pieces, 94}, {"small", paint.Pieces, 22}, {"in a panel", paint.Over, 60}}

// laid draws a piece, with all that is painted later, and its name.
func laid(store *paint.Store, pc *rules.Piece, layer paint.Layer, edge, alpha float32) *paint.List {
	l := &paint.List{}
	b := painter(store)
	b.Draw(l, layer, paint.Rect{X: 100, Y: 100, W: edge, H: edge}, pc, func(rules.Ref) string { return "1er de Ligne" }, alpha)
	b.PaintDiscs(l)
	return l
}

func TestWhatIsDrawnForEachStateOfEachForm(t *testing.T) {
	store, book := atlas(t), painttest.Open(t, "states")
	for _, f := range forms {
		for _, s := range append([]string{""}, declared(t, "State")...) {
			pc := f.piece
			plain := laid(store, &pc, paint.Pieces, 94, 1)
			if s != "" {
				pc.State = []rules.State{rules.State(s)}
			}
			l := laid(store, &pc, paint.Pieces, 94, 1)
			if s != "" && fmt.Sprint(l.Cmds) == fmt.Sprint(plain.Cmds) {
				continue // it is not shown
			}
			book.Page(f.name+" "+s, l)
		}
	}
}

func TestWhatIsDrawnForEachFormInEachSeat(t *testing.T) {
	store, book := atlas(t), painttest.Open(t, "forms")
	every := rules.Piece{
		State:  []rules.State{rules.StateOrdered, rules.StateMoved, rules.StateFought},
		Badges: []rules.Badge{{Kind: rules.BadgePoints, N: 2, Of: 3}, {Kind: rules.BadgeHits, N: 2}, {Kind: rules.BadgeSquare, N: 4}},
		Mark:   "CG",
	}
	for _, f := range forms {
		for _, seat := range seats {
			pc := f.piece
			pc.Ref = 7
			book.Page(f.name+" "+seat.name, laid(store, &pc, seat.layer, seat.edge, 1))
			pc.Side = pc.Side.Other()
			pc.State, pc.Badges, pc.Mark = every.State, every.Badges, every.Mark
			book.Page(f.name+" with all its marks "+seat.name, laid(store, &pc, seat.layer, seat.edge, .5))
		}
	}
	if l := laid(store, &forms[0].piece, paint.Pieces, 94, 0); len(l.Cmds) != 0 {
		t.Error("what has faded is drawn")
	}
}

func TestWhatIsDrawnForBlocksAndStandsOfAllNumbers(t *testing.T) {
	store, book := atlas(t), painttest.Open(t, "numbers")
	for n := 1; n <= 7; n++ {
		for _, edge := range []float32{94, 30} {
			book.Page(fmt.Sprintf("%d blocks %g", n, edge), laid(store, &rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: n, Of: max(4, n)}, paint.Pieces, edge, 1))
		}
	}
	for _, s := range [][]rules.State{nil, {rules.StateLinear}, {rules.StateRear}, {rules.StateColumn}, {rules.StateGarrison}} {
		for n := range 4 {
			pc := rules.Piece{Form: rules.Base, Nation: "pr", Face: "guard", Value: "+2", N: n, Facing: 3, State: s}
			book.Page(fmt.Sprintf("%d stands %v", n, s), laid(store, &pc, paint.Pieces, 60, 1))
		}
	}
	for _, face := range []rules.Face{rules.FaceArtillery, rules.FaceSupply, rules.FaceSappers, rules.FaceCavalry} {
		book.Page("stands of "+string(face), laid(store, &rules.Piece{Form: rules.Base, Nation: "sp", Face: face}, paint.Over, 60, 1))
	}
	for _, value := range []string{"0", "12", "(10)-10-12", "a value that no counter has room for"} {
		for _, f := range forms[:4] {
			pc := f.piece
			pc.Value = value
			book.Page(f.name+" of "+value, laid(store, &pc, paint.Pieces, 40, 1))
		}
	}
}

func TestWhatIsDrawnForBlocksThatBreakAndShortNames(t *testing.T) {
	store, book := atlas(t), painttest.Open(t, "breaking")
	for _, edge := range []float32{94, 30} {
		for _, at := range []float32{.1, .6} {
			l := &paint.List{}
			pose := anim.Pose{Lost: 2, T: at, Flash: .5, Alpha: 1, Grow: 1}
			painter(store).Breaking(l, &forms[1].piece, paint.Rect{X: 50, Y: 60, W: edge, H: edge}, .8, &pose, false)
			book.Page(fmt.Sprintf("breaking %g %.1f", edge, at), l)
		}
	}
	for _, short := range []string{"", "K", "OGR", "too long a name"} {
		for _, edge := range []float32{40, 94} {
			l := &paint.List{}
			painter(store).Short(l, paint.Pieces, paint.Rect{X: 50, Y: 60, W: edge, H: edge}, "4-5", short, 1)
			book.Page(fmt.Sprintf("short name %q %g", short, edge), l)
		}
	}
	for _, name := range []string{"Ney", "Vieille Garde de Hollande", "Schwarzenberg-Carabiniers de Mecklembourg", "Hohenzollern-Hechingen-Sigmaringen"} {
		l := &paint.List{}
		pc := forms[0].piece
		pc.Ref = 3
		painter(store).Draw(l, paint.Over, paint.Rect{X: 50, Y: 60, W: 94, H: 94}, &pc, func(rules.Ref) string { return name }, 1)
		book.Page("named "+name, l)
	}
}

func TestWhatIsFoundOfEachForm(t *testing.T) {
	b := painter(atlas(t))
	at := paint.Rect{X: 10, Y: 20, W: 90, H: 60}
	line := rules.Piece{Form: rules.Base, State: []rules.State{rules.StateLinear}, Facing: 2}
	for name, x := range map[string]struct {
		pc   rules.Piece
		want paint.Rect
	}{
		"a counter":              {forms[0].piece, at},
		"a brigade to the north": {rules.Piece{Form: rules.Base}, at},
		"a brigade to the east":  {line, paint.Rect{X: 25, Y: 5, W: 60, H: 90}},
	} {
		if got := b.Extent(&x.pc, at); got != x.want {
			t.Errorf("%s fills %v, want %v", name, got, x.want)
		}
	}
}
