package grognard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"testing"
)

// said are the fields by which a rulebook talks: what they hold is compared with the
// words of the contract or, where it has none, not at all.
var said = []string{"Do", "Kind", "Face", "Key", "Sum", "Class", "Ground", "Style"}

// ownWords are the folders whose Do, Kind and Key are their own: orders of scripts,
// files, faults of files and settings.
var ownWords = []string{"render/script", "game/archive", "game/prefs", "render/ui", "render/paint"}

// literals tells where a file decides by a word written into it: a comparison, a
// switch, a list that is looked up or a search in a string.
func literals(file string, src any) (all []string, err error) {
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, file, src, 0)
	if err != nil {
		return nil, err
	}
	found := func(n ast.Node, what string) { all = append(all, set.Position(n.Pos()).String()+": "+what) }
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.BinaryExpr:
			if n.Op == token.EQL || n.Op == token.NEQ {
				if tells(n.X) && written(n.Y) || tells(n.Y) && written(n.X) {
					found(n, "compares with a word of its own")
				}
			}
		case *ast.SwitchStmt:
			if n.Tag != nil && tells(n.Tag) && slices.ContainsFunc(n.Body.List, func(c ast.Stmt) bool { return slices.ContainsFunc(c.(*ast.CaseClause).List, written) }) {
				found(n, "chooses by words of its own")
			}
		case *ast.IndexExpr:
			if s, ok := n.Index.(*ast.SelectorExpr); ok && s.Sel.Name == "Do" {
				found(n, "looks a verb up")
			}
		case *ast.CallExpr:
			if fun, ok := n.Fun.(*ast.SelectorExpr); ok && len(n.Args) > 1 && tells(n.Args[0]) && written(n.Args[1]) && isName(fun.X, "strings") {
				found(n, "searches in a word of a rulebook")
			}
		}
		return true
	})
	return all, nil
}

func isName(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

// tells reports whether an expression is a field by which a rulebook talks.
func tells(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	return ok && slices.Contains(said, s.Sel.Name)
}

// written reports whether an expression is a word that stands there as text.
func written(e ast.Expr) bool {
	l, ok := e.(*ast.BasicLit)
	return ok && l.Kind == token.STRING && l.Value != `""`
}

func TestNobodyDecidesByWordsThatOnlyARulebookKnows(t *testing.T) {
	n := 0
	for _, s := range sources(t) {
		if s.test || !underAny(s.dir, []string{"game", "render"}) || underAny(s.dir, ownWords) {
			continue
		}
		n++
		all, err := literals(filepath.FromSlash(s.file), nil)
		if err != nil {
			t.Fatal(err)
		}
		for _, where := range all {
			t.Error(where)
		}
	}
	if n < 100 {
		t.Errorf("only %d files were looked at", n)
	}
}

func TestWordsOfRulebooksAreFoundWhereverTheyDecide(t *testing.T) {
	for body, want := range map[string]int{
		`_ = o.Do == "move"`:                         1,
		`_ = "move" != o.Do`:                         1,
		`_ = o.Do == ""`:                             0,
		`_ = o.Do == rules.Concede`:                  0,
		`_ = q.Act(o) == rules.ActMove`:              0,
		`_ = zeal[o.Do]`:                             1,
		`switch q.Kind { case "a", "b": }`:           1,
		`switch e.Kind { case rules.EvMove: }`:       0,
		`_ = strings.Contains(q.Kind, "retreat")`:    1,
		`_ = strings.Contains(name, "retreat")`:      0,
		`if p.Face == "guard" || p.N > 0 { go f() }`: 1,
	} {
		all, err := literals("x.go", "package x\nfunc f() {\n"+body+"\n}\n")
		if err != nil || len(all) != want {
			t.Errorf("%s: %v, %v", body, all, err)
		}
	}
}
