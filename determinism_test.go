package grognard_test

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"go/ast"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// The same answers must give the same game on every machine, so rules may not
// use what differs from run to run or from processor to processor.

// allowed are the packages that rules may import, besides their own.
var allowed = []string{"bytes", "cmp", "embed", "errors", "fmt", "iter", "maps", "math/bits", "math/rand/v2", "slices", "strconv", "strings",
	"github.com/pelletier/go-toml/v2", "github.com/pelletier/go-toml/v2/unstable"}

// allowedInCore are those that the core needs beyond that: exact chances, and
// the comparison of views.
var allowedInCore = []string{"math/big", "reflect"}

// allowedInFiles is what the package that reads and writes files needs beyond
// that: it holds keys against the fields that they are read into.
var allowedInFiles = []string{"reflect"}

// pkg is a package of rules with its types.
type pkg struct {
	path  string
	fset  *token.FileSet
	files []*ast.File
	info  *types.Info
	found []string
	// sorted are the sequences that slices.Sorted puts in order.
	sorted map[ast.Expr]bool
}

func (p *pkg) note(pos token.Pos, format string, args ...any) {
	at := p.fset.Position(pos)
	line := fmt.Sprintf("%s:%d: %s", filepath.Base(at.Filename), at.Line, fmt.Sprintf(format, args...))
	if !slices.Contains(p.found, line) {
		p.found = append(p.found, line)
	}
}

// check looks through the syntax trees.
func (p *pkg) check() []string {
	for _, f := range p.files {
		for _, i := range f.Imports {
			name, _ := strconv.Unquote(i.Path.Value)
			own := strings.HasPrefix(name, "grognard/rules")
			if !own && !slices.Contains(allowed, name) && (p.path != "grognard/rules" || !slices.Contains(allowedInCore, name)) &&
				(p.path != "grognard/rules/tomlfile" || !slices.Contains(allowedInFiles, name)) {
				p.note(i.Pos(), "rules may not import %s", name)
			}
		}
		ast.Inspect(f, func(n ast.Node) bool {
			p.node(n)
			return true
		})
		for _, d := range f.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.VAR {
				p.table(g)
			}
		}
	}
	return p.found
}

// core reports whether a call or defer stands in the one function that may
// recover.
func (p *pkg) core(pos token.Pos) bool {
	return p.path == "grognard/rules" && filepath.Base(p.fset.Position(pos).Filename) == "table.go"
}

func (p *pkg) node(n ast.Node) {
	switch n := n.(type) {
	case *ast.RangeStmt:
		if t := p.info.TypeOf(n.X); t != nil {
			if _, ok := t.Underlying().(*types.Map); ok {
				p.note(n.Pos(), "the order of a map is random")
			}
		}
	case *ast.GoStmt, *ast.SelectStmt, *ast.ChanType:
		p.note(n.Pos(), "rules run in one goroutine")
	case *ast.DeferStmt:
		if !p.core(n.Pos()) {
			p.note(n.Pos(), "a defer runs when a Step is halted")
		}
	case *ast.CallExpr:
		p.call(n)
	case *ast.AssignStmt:
		for _, x := range n.Lhs {
			p.assigned(x)
		}
	case *ast.IncDecStmt:
		p.assigned(n.X)
	}
	if e, ok := n.(ast.Expr); ok {
		if b, ok := p.typeOf(e); ok && b.Info()&(types.IsFloat|types.IsComplex) != 0 {
			p.note(e.Pos(), "floating point differs between processors")
		}
	}
}

func (p *pkg) typeOf(e ast.Expr) (*types.Basic, bool) {
	t := p.info.TypeOf(e)
	if t == nil {
		return nil, false
	}
	b, ok := t.Underlying().(*types.Basic)
	return b, ok
}

func (p *pkg) call(n *ast.CallExpr) {
	switch f := n.Fun.(type) {
	case *ast.Ident:
		if f.Name == "recover" && !p.core(n.Pos()) {
			p.note(n.Pos(), "only the core recovers")
		}
	case *ast.SelectorExpr:
		switch from := p.pkgOf(f); {
		case from == "math/rand/v2" && !p.method(f):
			p.note(n.Pos(), "rand.%s: randomness comes from the Table or from the caller", f.Sel.Name)
		case from == "slices" && f.Sel.Name == "Sorted" && len(n.Args) == 1:
			p.sorted[n.Args[0]] = true
		case from == "maps" && slices.Contains([]string{"Keys", "Values", "All"}, f.Sel.Name) && !p.sorted[n]:
			p.note(n.Pos(), "the order of maps.%s is random: sort it at once", f.Sel.Name)
		}
	}
}

// method reports whether a name is that of a method.
func (p *pkg) method(f *ast.SelectorExpr) bool {
	s, ok := p.info.Uses[f.Sel].Type().(*types.Signature)
	return ok && s.Recv() != nil
}

// pkgOf is the package of a name, or "".
func (p *pkg) pkgOf(f *ast.SelectorExpr) string {
	if o := p.info.Uses[f.Sel]; o != nil && o.Pkg() != nil {
		return o.Pkg().Path()
	}
	return ""
}

// assigned notes a change of a package variable or of a part of one.
func (p *pkg) assigned(x ast.Expr) {
	for {
		switch y := x.(type) {
		case *ast.IndexExpr:
			x = y.X
		case *ast.SelectorExpr:
			x = y.X
		case *ast.StarExpr:
			x = y.X
		case *ast.ParenExpr:
			x = y.X
		case *ast.Ident:
			if v, ok := p.info.Uses[y].(*types.Var); ok && v.Pkg() != nil && v.Parent() == v.Pkg().Scope() {
				p.note(y.Pos(), "%s is changed: package variables are tables", y.Name)
			}
			return
		default:
			return
		}
	}
}

// table notes package variables that start empty, and so must change.
func (p *pkg) table(g *ast.GenDecl) {
	for _, s := range g.Specs {
		v := s.(*ast.ValueSpec)
		embedded := g.Doc != nil && slices.ContainsFunc(g.Doc.List, func(c *ast.Comment) bool { return strings.HasPrefix(c.Text, "//go:embed") })
		if len(v.Values) == 0 && !embedded {
			p.note(v.Pos(), "%s has no value: package variables are tables", v.Names[0].Name)
		}
	}
}

// exports tells where the compiled packages are that rules build on.
func exports(t *testing.T) map[string]string {
	t.Helper()
	out, err := exec.Command("go", "list", "-e", "-export", "-deps", "-json=ImportPath,Export", "./rules/...").Output()
	if err != nil {
		t.Fatalf("go list: %v", err)
	}
	all := map[string]string{}
	for d := json.NewDecoder(bytes.NewReader(out)); ; {
		var p struct{ ImportPath, Export string }
		if err := d.Decode(&p); errors.Is(err, io.EOF) {
			return all
		} else if err != nil {
			t.Fatal(err)
		}
		all[p.ImportPath] = p.Export
	}
}

// typed gives syntax trees their types.
func typed(path string, fset *token.FileSet, files []*ast.File, from map[string]string) (*pkg, error) {
	lookup := func(path string) (io.ReadCloser, error) {
		if from[path] == "" {
			return nil, fmt.Errorf("%s is not compiled", path)
		}
		return os.Open(from[path])
	}
	p := &pkg{path: path, fset: fset, files: files, sorted: map[ast.Expr]bool{}, info: &types.Info{Types: map[ast.Expr]types.TypeAndValue{},
		Uses: map[*ast.Ident]types.Object{}, Defs: map[*ast.Ident]types.Object{}}}
	_, err := (&types.Config{Importer: importer.ForCompiler(fset, "gc", lookup)}).Check(path, fset, files, p.info)
	return p, err
}

func TestRulesAreDeterministic(t *testing.T) {
	from := exports(t)
	dirs, err := filepath.Glob("rules/*")
	if err != nil {
		t.Fatal(err)
	}
	checked := 0
	for _, dir := range append([]string{"rules", "rules/rulestest/toy"}, dirs...) {
		if dir == "rules/rulestest" {
			continue // the kit throws dice itself
		}
		fset := token.NewFileSet()
		var files []*ast.File
		names, _ := filepath.Glob(dir + "/*.go")
		for _, name := range names {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(fset, name, nil, parser.ParseComments)
			if err != nil {
				t.Fatal(err)
			}
			files = append(files, f)
		}
		if len(files) == 0 {
			continue
		}
		p, err := typed("grognard/"+filepath.ToSlash(dir), fset, files, from)
		if err != nil {
			t.Errorf("%s: %v", dir, err)
			continue
		}
		checked++
		for _, f := range p.check() {
			t.Errorf("%s/%s", dir, f)
		}
	}
	if checked < 2 {
		t.Errorf("only %d packages were looked through", checked)
	}
}

func TestDeterminismCheckFindsWhatDiffers(t *testing.T) {
	from := exports(t)
	for code, want := range map[string]string{
		`func f(m map[int]int) { for range m {} }`:                           "order of a map",
		`func f() { go f() }`:                                                "one goroutine",
		`func f() { c := make(chan int); _ = c }`:                            "one goroutine",
		`func f(a, b int) int { return int(float64(a) * 0.5) }`:              "floating point",
		`const half = 0.5`:                                                   "floating point",
		`func f() { defer f() }`:                                             "defer",
		`func f() { recover() }`:                                             "only the core recovers",
		`var n int`:                                                          "has no value",
		`var n = 1; func f() { n++ }`:                                        "n is changed",
		`var n = []int{1}; func f() { n[0] = 2 }`:                            "n is changed",
		`var n = struct{ a []int }{}; func f() { n.a[0] = 2 }`:               "n is changed",
		`import "math/rand/v2"; func f() int { return rand.Int() }`:          "rand.Int",
		`import "strings"; import "time"; const _ = strings.Count`:           "may not import time",
		`import "maps"; func f(m map[int]int) { for range maps.Keys(m) {} }`: "maps.Keys",
		`import ("maps"; "slices"); func f(m map[int]int) []int { return slices.Sorted(maps.Keys(m)) }`:   "",
		`import "strings"; var names = []string{"a"}; func f() string { return strings.Join(names, "") }`: "",
		`import "math/rand/v2"; func f(r *rand.Rand) int { return r.IntN(6) }`:                            "",
	} {
		fset := token.NewFileSet()
		f, err := parser.ParseFile(fset, "x.go", "package x; "+code, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		p, _ := typed("grognard/rules/x", fset, []*ast.File{f}, from) // time is not compiled in: one error is expected
		found := strings.Join(p.check(), "\n")
		if want == "" && found != "" || !strings.Contains(found, want) {
			t.Errorf("%s: found %q, want %q", code, found, want)
		}
	}
}
