package grognard_test

import (
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/scenarios"
)

// ebitengine is written so that a search for its importers passes this file by.
const ebitengine = "github.com/hajimehoshi/" + "ebiten"

// The wall between packages: std <- rules <- rules/<book> <- scenarios <-
// game/* <- render/* <- render/ebi <- cmd/grognard. A package may import what
// stands to its left, never the other way.

// rulebooks are the folders of the systems; none knows another. prefixes begin the ids
// of the clauses of each.
var rulebooks, prefixes = systems()

func systems() (dirs []string, ids map[string]string) {
	ids = map[string]string{}
	for _, b := range scenarios.Books() {
		dir := "rules/" + b.Name()
		dirs, ids[dir] = append(dirs, dir), strings.ToUpper(b.Prefix())
	}
	return dirs, ids
}

// A rulebook that is not registered would be held to nothing below.
func TestEveryRulebookIsRegistered(t *testing.T) {
	ledgers, err := filepath.Glob("rules/*/LEDGER.md")
	if err != nil || len(ledgers) == 0 {
		t.Fatal(ledgers, err)
	}
	for _, l := range ledgers {
		if dir := filepath.ToSlash(filepath.Dir(l)); !slices.Contains(rulebooks, dir) {
			t.Errorf("scenarios.Books does not have %s", dir)
		}
	}
}

// source is one file and what it imports, own packages without "grognard/".
type source struct {
	dir, file string
	test      bool
	imports   []string
}

// sources reads the imports of every file of the module, whatever its build
// tags.
func sources(t *testing.T) []source {
	t.Helper()
	var all []source
	err := filepath.WalkDir(".", func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() {
			if name := d.Name(); path != "." && (strings.HasPrefix(name, ".") || name == "testdata") {
				return filepath.SkipDir
			}
			return nil
		}
		if !strings.HasSuffix(path, ".go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly)
		if err != nil {
			return err
		}
		s := source{dir: filepath.ToSlash(filepath.Dir(path)), file: path, test: strings.HasSuffix(path, "_test.go")}
		for _, i := range f.Imports {
			name, _ := strconv.Unquote(i.Path.Value)
			s.imports = append(s.imports, strings.TrimPrefix(name, "grognard/"))
		}
		all = append(all, s)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

func under(dir, tree string) bool { return dir == tree || strings.HasPrefix(dir, tree+"/") }

func underAny(dir string, trees []string) bool {
	return slices.ContainsFunc(trees, func(t string) bool { return under(dir, t) })
}

// layer gives a package of this module its place from the left, or -1.
func layer(dir string) int {
	switch {
	case dir == "rules" || under(dir, "assets"):
		return 0
	case underAny(dir, rulebooks):
		return 2
	case under(dir, "rules"): // geometry and files, and the test kit
		return 1
	case under(dir, "scenarios"):
		return 3
	case under(dir, "game"):
		return 4
	case under(dir, "render/ebi"):
		return 6
	case under(dir, "render"):
		return 5
	case under(dir, "cmd"):
		return 7
	case dir == ".": // the tests of the whole tree
		return 8
	}
	return -1
}

// forbidden tells why a package of one folder may not import another package,
// or "".
func forbidden(dir, imp string, test bool) string {
	if strings.HasPrefix(imp, ebitengine) {
		if !under(dir, "render/ebi") && !under(dir, "cmd/grognard") {
			return "only render/ebi and cmd/grognard may import Ebitengine: it opens the display"
		}
		return ""
	}
	to := layer(imp)
	if to < 0 {
		return ""
	}
	from := layer(dir)
	kit := under(imp, "rules/rulestest")
	switch {
	case under(imp, sixth) && !under(dir, "rules/rulestest") && !under(dir, "cmd"):
		return "nothing knows the sixth system"
	case test && kit:
		return ""
	case kit && !under(dir, "rules/rulestest") && !under(dir, "cmd/umpire"):
		return "the test kit is for tests and for umpire fuzz"
	case under(dir, "assets") && !under(imp, "assets"):
		return "assets import nothing of ours"
	case underAny(dir, rulebooks) && underAny(imp, rulebooks) && rulebookOf(dir) != rulebookOf(imp):
		return "no rulebook imports another"
	case under(dir, "render") && underAny(imp, rulebooks):
		return "render knows only the contract"
	case under(dir, "cmd/umpire") && under(imp, "render/ebi"):
		return "the umpire has no display"
	case under(dir, "rules") && under(imp, "assets"):
		return "rules hold keys, never words or pictures"
	case from < to:
		return "dependencies point one way"
	case slices.Contains(unpainted, dir) && !slices.Contains(unpainted, imp) && imp != "render/names" && under(imp, "render") && !(test && imp == "render/screentest"):
		return "what is shown, said and foreseen is found out without painting"
	case under(dir, panels) && dir != imp && (strings.HasPrefix(imp, panels+"/") || imp == "render/table" || imp == "render/table/stage"):
		return "panels do not know each other, nor the stage, nor the table"
	case under(dir, workshop) && (under(imp, screens) || under(imp, "render/table/stage") || imp == "render/table") && !test:
		return "the parts of the workshop do not know the page that puts them together"
	case slices.Contains(parts, dir) && slices.Contains(parts, imp) && dir != imp:
		return "the parts of the workshop do not know each other"
	case dir == "render/table/stage" && imp == "render/table", under(dir, "render/table/mapview") && imp == "render/table/stage":
		return "the stage is made of map and panels, and the table of the stage"
	case under(imp, screens) && strings.HasPrefix(dir, screens+"/") && !under(imp, dir) && !mayShare(dir, imp, test):
		return "no page knows another, nor what leads to it: pages share what shared names, and have parts below them"
	case closed(dir, imp):
		return "the packages of board, ground, map and choice know only those below them, and others import only what they show"
	case dir == "scenarios" && under(imp, "assets"), under(dir, "game") && under(imp, "assets/draw"):
		return "pictures are for render"
	}
	return ""
}

// panels is the folder of the panels of the table; what they share stands at its top.
const panels = "render/table/panel"

// workshop is the folder of the parts of the workshop; parts are those that hear and paint.
const workshop = "render/workshop"

var parts = []string{"render/workshop/faults", "render/workshop/forces", "render/workshop/ground", "render/workshop/outline", "render/workshop/property",
	"render/workshop/stroke", "render/workshop/terms", "render/workshop/whatif"}

// unpainted are packages of the table that paint nothing.
var unpainted = []string{"render/table/scene", "render/table/words", "render/table/foresee", "render/table/choice", "render/table/choice/selection", "render/table/choice/field", "render/table/choice/variants", "render/table/choice/refusal", "render/table/history", "render/table/seat", "render/board/footprint", "render/workshop/state"}

// below says which packages of its own folder each package of board, ground, map and
// choice may import.
var below = map[string][]string{
	"render/board/footprint":        nil,
	"render/board/sheet":            {"render/board/footprint"},
	"render/board/pieces":           {"render/board/sheet"},
	"render/board/cells":            {"render/board/sheet", "render/board/pieces"},
	"render/board/tabletop":         {"render/board/sheet", "render/board/pieces", "render/board/footprint"},
	"render/table/mapview/pointer":  nil,
	"render/table/mapview/overlay":  nil,
	"render/table/mapview/ruler":    nil,
	"render/table/mapview/label":    nil,
	"render/table/mapview/marks":    nil,
	"render/table/mapview/freehand": {"render/table/mapview/pointer"},
	"render/table/choice/selection": nil,
	"render/table/choice/field":     nil,
	"render/table/choice/refusal":   {"render/table/choice/selection"},
	"render/table/choice/variants":  {"render/table/choice/selection"},
	"render/table/mapview/minimap":  nil,
	"render/ground/chart":           nil,
	"render/ground/tabletop":        {"render/ground/chart"},
}

// screens is the folder of the pages; what leads from one to another stands at its top.
const screens = "render/screen"

// shared are the packages of that folder which are no pages, and which of each other they
// may import.
var shared = map[string][]string{
	"render/screen/caption":  nil,
	"render/screen/diagram":  {"render/screen/page"},
	"render/screen/dialog":   nil,
	"render/screen/differ":   {"render/screen/caption"},
	"render/screen/finder":   {"render/screen/page"},
	"render/screen/page":     {"render/screen/caption"},
	"render/screen/stack":    {"render/screen/page"},
	"render/screen/survey":   {"render/screen/page"},
	"render/screen/pagetest": {"render/screen/caption", "render/screen/page", "render/screen/stack", "render/screen/survey"},
}

// mayShare reports whether one package of the pages may import another.
func mayShare(dir, imp string, test bool) bool {
	switch imp {
	case "render/screen/pagetest":
		return test
	case "render/screen/stack":
		return dir == "render/screen/pagetest"
	}
	all, furniture := shared[dir]
	_, found := shared[imp]
	return found && (!furniture || slices.Contains(all, imp) || test)
}

// inner are packages that only the package of the folder above them may import.
var inner = []string{"render/board/cells", "render/board/pieces", "render/ground/chart", "render/ground/tabletop",
	"render/table/mapview/overlay", "render/table/mapview/ruler", "render/table/mapview/label", "render/table/mapview/freehand", "render/table/choice/variants"}

// facades are packages that stand before those in their folders: others import the
// facade.
var facades = []string{"render/board", "render/ground", "render/table/mapview", "render/table/choice"}

// closed reports whether an import leads up or sideways within the folder of a facade,
// or past the facade.
func closed(dir, imp string) bool {
	for _, facade := range facades {
		if all, ok := below[dir]; ok && under(dir, facade) && under(imp, facade) && !slices.Contains(all, imp) {
			return true
		}
		if slices.Contains(inner, imp) && under(imp, facade) && !under(dir, facade) {
			return true
		}
	}
	return false
}

// sixth is a system that is played in tests alone, on the table as it is.
const sixth = "rules/rulestest/blocks"

func rulebookOf(dir string) string {
	i := slices.IndexFunc(rulebooks, func(b string) bool { return under(dir, b) })
	return rulebooks[i]
}

func TestImportsPointOneWay(t *testing.T) {
	n := 0
	for _, s := range sources(t) {
		for _, imp := range s.imports {
			n++
			if why := forbidden(s.dir, imp, s.test); why != "" {
				t.Errorf("%s imports %s: %s", s.file, imp, why)
			}
		}
	}
	if n == 0 {
		t.Error("no imports were found")
	}
}

func TestUmpireNeverLinksTheDisplay(t *testing.T) {
	imports := map[string][]string{}
	for _, s := range sources(t) {
		if !s.test {
			imports[s.dir] = append(imports[s.dir], s.imports...)
		}
	}
	seen, next := map[string]bool{}, []string{"cmd/umpire"}
	for len(next) > 0 {
		dir := next[0]
		next = next[1:]
		if seen[dir] {
			continue
		}
		seen[dir] = true
		if under(dir, "render/ebi") || strings.HasPrefix(dir, ebitengine) {
			t.Errorf("cmd/umpire links %s", dir)
		}
		next = append(next, imports[dir]...)
	}
}

func TestWallFindsWhatStandsOnTheWrongSide(t *testing.T) {
	for _, c := range []struct {
		dir, imp string
		test, ok bool
	}{
		{"rules/manoeuvre", "rules", false, true},
		{"rules", "rules/manoeuvre", false, false},
		{"rules/manoeuvre", "rules/ccn", false, false},
		{"rules/manoeuvre", "rules/square", false, true},
		{"rules/square", "rules/manoeuvre", false, false},
		{"rules/manoeuvre", "rules/rulestest", false, false},
		{"rules/manoeuvre", "rules/rulestest", true, true},
		{"render/table", "rules/rulestest/blocks", true, false},
		{"cmd/grognard/sixth", "rules/rulestest/blocks", true, true},
		{"cmd/umpire", "rules/rulestest", false, true},
		{"rules/manoeuvre", "assets", false, false},
		{"rules/manoeuvre", "scenarios", true, false},
		{"game/match", "scenarios", false, true},
		{"game/match", "render/paint", false, false},
		{"scenarios", "game/prefs", false, false},
		{"render/board", "rules", false, true},
		{"render/board", "rules/manoeuvre", false, false},
		{"render/board", "render/board/cells", false, true},
		{"render/board/cells", "render/board/tabletop", false, false},
		{"render/board/sheet", "render/board", true, false},
		{"render/table", "render/board/pieces", false, false},
		{"render/table", "render/board/tabletop", false, true},
		{"render/ground/chart", "render/ground", false, false},
		{"render/ui", "render/ebi", false, false},
		{"render/ebi", "render/ui", false, true},
		{"assets", "rules", false, false},
		{"render/table/words", "render/table/scene", false, true},
		{"render/table/words", "render/ui", false, false},
		{"render/table/scene", "render/table", false, false},
		{"render/table/foresee", "game/odds", false, true},
		{"render/table/history", "render/board", false, false},
		{"render/table/words", "render/table/choice/field", false, true},
		{"render/table/choice/refusal", "render/table/choice/selection", false, true},
		{"render/table/choice/selection", "render/table/choice", false, false},
		{"render/table/choice/field", "render/table/choice/selection", false, false},
		{"render/table/panel/prompt", "render/table/choice/variants", false, false},
		{"render/table/panel/combat", "render/table/panel", false, true},
		{"render/table/panel/combat", "render/table/panel/log", false, false},
		{"render/table/panel/combat", "render/table", false, false},
		{"render/screen", "render/screen/end", false, true},
		{"render/screen/end", "render/screen/survey", false, true},
		{"render/screen/end", "render/screen/replay", false, false},
		{"render/screen/end", "render/screen/stack", false, false},
		{"render/screen/end", "render/screen", true, false},
		{"render/screen/end", "render/screen/pagetest", true, true},
		{"render/screen/end", "render/screen/pagetest", false, false},
		{"render/screen/caption", "render/screen/page", false, false},
		{"render/screen/survey", "render/screen/end", false, false},
		{"cmd/umpire", "game/wire", false, true},
		{"cmd/umpire", "render/ebi", false, false},
		{"render/ui", ebitengine + "/v2/text/v2", true, false},
		{"render/ebi", ebitengine + "/v2", false, true},
	} {
		if why := forbidden(c.dir, c.imp, c.test); (why == "") != c.ok {
			t.Errorf("%s imports %s: %q", c.dir, c.imp, why)
		}
	}
}
