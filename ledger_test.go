package grognard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// A ledger lists every clause of a rulebook under a stable id, and the decision
// points, parts and rulings that comments cite. It stands beside the rules that it
// orders: rules/<book>/LEDGER.md.

const clauseID = `-[A-Z]{0,2}[0-9A-Za-z.]*[0-9a-zA-Z]`

// ledger is what one of them has.
type ledger struct {
	clauses []string        // ids, in the order of the book
	parts   map[string]bool // "3.5"
	rows    map[string]bool // "R-38", "DC-7", "M0b": first column of a table, or numbered in a text
}

var (
	heading = regexp.MustCompile(`(?m)^#+ (?:Part |Section )?([0-9A-Z]+(?:\.[0-9A-Z]+)*)`)
	tagged  = regexp.MustCompile(`\b(?:D[CM]-|R[- ]|[DMP])[0-9]+[a-z]?\b`)
)

func readLedger(t *testing.T, dir string) ledger {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(dir, "LEDGER.md"))
	if err != nil {
		t.Fatal(err)
	}
	text := string(data)
	l := ledger{parts: map[string]bool{}, rows: map[string]bool{}}
	row := regexp.MustCompile("(?m)^\\s*\\|\\s*\\**`?(" + prefixes[dir] + clauseID + ")`?\\**\\s*\\|")
	for _, m := range row.FindAllStringSubmatch(text, -1) {
		if !slices.Contains(l.clauses, m[1]) {
			l.clauses = append(l.clauses, m[1])
		}
	}
	for _, m := range heading.FindAllStringSubmatch(text, -1) {
		l.parts[m[1]] = true
	}
	for _, m := range tagged.FindAllString(text, -1) {
		l.rows[strings.Replace(m, " ", "-", 1)] = true
	}
	return l
}

// goFiles parses the files of a package, with their comments.
func goFiles(t *testing.T, dir string, visit func(name string, set *token.FileSet, f *ast.File)) {
	t.Helper()
	names, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil || len(names) == 0 {
		t.Fatalf("%s: %d files, %v", dir, len(names), err)
	}
	for _, name := range names {
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, name, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		visit(name, set, f)
	}
}

// tested lists the clauses that tests are named by: those that begin a string, as in
// t.Run("CCN-9.4 an order is given") or {"CCN-9.4", "an order is given", ...}.
func tested(t *testing.T, dir string) map[string]bool {
	t.Helper()
	all := map[string]bool{}
	one := regexp.MustCompile("^(?:, | and |/| )?(" + prefixes[dir] + clauseID + ")")
	note := func(lit *ast.BasicLit) {
		s, _ := strconv.Unquote(lit.Value)
		for { // a test may prove several: "MS-7.8.2, MS-7.8.3 ..."
			m := one.FindStringSubmatch(s)
			if m == nil {
				return
			}
			all[m[1]] = true
			s = s[len(m[0]):]
		}
	}
	var look func(n ast.Node) bool
	look = func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BasicLit:
			if n.Kind == token.STRING {
				note(n)
			}
		case *ast.CallExpr: // a clause that a test expects to be cited names no test
			if f, ok := n.Fun.(*ast.SelectorExpr); ok && strings.HasPrefix(f.Sel.Name, "want") {
				ast.Inspect(f.X, look)
				return false
			}
		}
		return true
	}
	goFiles(t, dir, func(name string, _ *token.FileSet, f *ast.File) {
		if strings.HasSuffix(name, "_test.go") {
			ast.Inspect(f, look)
		}
	})
	return all
}

// clauses is how many there are in all ledgers; it only grows.
const clauses = 2080

func TestEveryClauseHasATestOfItsName(t *testing.T) {
	all := 0
	for dir := range prefixes {
		l, have := readLedger(t, dir), tested(t, dir)
		if len(l.clauses) < 100 {
			t.Errorf("%s: the ledger has only %d clauses", dir, len(l.clauses))
		}
		all += len(l.clauses)
		for _, id := range l.clauses {
			if !have[id] {
				t.Errorf("%s: no test is named by %s", dir, id)
			}
		}
	}
	if all < clauses {
		t.Errorf("all ledgers have %d clauses, want at least %d", all, clauses)
	}
}

// The forms in which comments cite a ledger: clauses, parts, and the rows of its
// tables of decisions and rulings.
var (
	cites    = regexp.MustCompile(`\b(?:` + strings.Join(slices.Sorted(maps.Values(prefixes)), "|") + `)` + clauseID)
	citePart = regexp.MustCompile(`\b[Pp]arts? ([0-9]+(?:\.[0-9]+)*)((?:(?:, | and | to )[0-9]+(?:\.[0-9]+)+)*)`)
)

func TestWhatCommentsCiteStandsInTheLedger(t *testing.T) {
	for dir, prefix := range prefixes {
		l, n := readLedger(t, dir), 0
		// A comment may cite a whole section, or 7.13.3 for 7.13.3a to 7.13.3k.
		known := func(id string) bool {
			return slices.ContainsFunc(l.clauses, func(c string) bool {
				rest, ok := strings.CutPrefix(c, id)
				return ok && (rest == "" || rest[0] == '.' || len(rest) == 1)
			})
		}
		goFiles(t, dir, func(name string, set *token.FileSet, f *ast.File) {
			for _, group := range f.Comments {
				text := group.Text()
				at := set.Position(group.Pos())
				for _, id := range cites.FindAllString(text, -1) {
					if n++; strings.HasPrefix(id, prefix+"-") && !known(id) {
						t.Errorf("%s: %s is not in the ledger", at, id)
					}
				}
				for _, m := range citePart.FindAllStringSubmatch(text, -1) {
					for _, part := range regexp.MustCompile(`[0-9]+(?:\.[0-9]+)*`).FindAllString(m[1]+m[2], -1) {
						if n++; !l.parts[part] {
							t.Errorf("%s: the ledger has no part %s", at, part)
						}
					}
				}
				for _, tag := range tagged.FindAllString(text, -1) {
					if n++; !l.rows[strings.Replace(tag, " ", "-", 1)] {
						t.Errorf("%s: the ledger has no %s", at, tag)
					}
				}
			}
		})
		if n < 100 {
			t.Errorf("%s: only %d citations are found", dir, n)
		}
	}
}
