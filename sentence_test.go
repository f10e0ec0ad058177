package grognard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// A sentence is put together for a reader: what the program does next may not hang on
// what stands in it, or it goes wrong in the next language.

// saidBy names the methods of a folder's types that put something into words.
func saidBy(t *testing.T, dir string, types ...string) map[string]bool {
	t.Helper()
	said := map[string]bool{}
	for _, f := range parsed(t, dir) {
		for _, d := range f.Decls {
			fn, ok := d.(*ast.FuncDecl)
			if !ok || fn.Recv == nil || fn.Type.Results == nil || len(fn.Type.Results.List) == 0 {
				continue
			}
			of, result := fn.Recv.List[0].Type, fn.Type.Results.List[0].Type
			if star, ok := of.(*ast.StarExpr); ok {
				of = star.X
			}
			for _, name := range types {
				if id, ok := of.(*ast.Ident); ok && id.Name == name && isIdent(result, "string") {
					said[fn.Name.Name] = true
				}
			}
		}
	}
	return said
}

func isIdent(e ast.Expr, name string) bool {
	id, ok := e.(*ast.Ident)
	return ok && id.Name == name
}

// parsed returns the files of a folder, its tests left out.
func parsed(t *testing.T, dir string) (all []*ast.File) {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(sentenceFiles, file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, f)
	}
	return all
}

var sentenceFiles = token.NewFileSet()

// searched lists where a file looks for something in a sentence: in one that it has
// just had made, or has given a name.
func searched(f *ast.File, said map[string]bool) (at []token.Pos) {
	speaks := func(e ast.Expr) bool {
		call, ok := e.(*ast.CallExpr)
		if !ok {
			return false
		}
		of, ok := call.Fun.(*ast.SelectorExpr)
		if !ok || !said[of.Sel.Name] {
			return false
		}
		from, ok := of.X.(*ast.SelectorExpr)
		return ok && (from.Sel.Name == "words" || from.Sel.Name == "Words") || isIdent(of.X, "words") || isIdent(of.X, "w")
	}
	for _, d := range f.Decls {
		sentences := map[string]bool{} // names that stand for one
		ast.Inspect(d, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for i, e := range n.Rhs {
					if id, ok := n.Lhs[min(i, len(n.Lhs)-1)].(*ast.Ident); ok && speaks(e) {
						sentences[id.Name] = true
					}
				}
			case *ast.CallExpr:
				of, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || !isIdent(of.X, "strings") || of.Sel.Name == "Join" {
					return true
				}
				for _, e := range n.Args {
					if id, ok := e.(*ast.Ident); speaks(e) || ok && sentences[id.Name] {
						at = append(at, n.Pos())
					}
				}
			}
			return true
		})
	}
	return at
}

func TestNothingIsDecidedBySearchingASentence(t *testing.T) {
	said := saidBy(t, "game/lang", "Catalog")
	for name := range saidBy(t, "render/table/words", "Speaker") {
		said[name] = true
	}
	if !said["Say"] || !said["Label"] || !said["Headline"] {
		t.Fatalf("not all that speaks was found: %v", said)
	}
	files := 0
	err := filepath.WalkDir("render", func(dir string, d fs.DirEntry, err error) error {
		if err != nil || !d.IsDir() {
			return err
		}
		for _, f := range parsed(t, dir) {
			files++
			for _, at := range searched(f, said) {
				t.Errorf("%s: something is looked for in a sentence", sentenceFiles.Position(at))
			}
		}
		return nil
	})
	if err != nil || files == 0 {
		t.Fatal(files, err)
	}
}

func TestASearchInASentenceIsFound(t *testing.T) {
	said := map[string]bool{"Say": true, "Label": true}
	for code, want := range map[string]int{
		`strings.Contains(t.words.Say(x), y)`:                1,
		`s := t.words.Label(o); strings.HasPrefix(s, "The")`: 1,
		`strings.TrimPrefix(w.Say(x), name)`:                 1,
		`strings.HasPrefix(x.Key, "odds.")`:                  0,
		`strings.Join(t.words.Say(x), ", ")`:                 0,
	} {
		f, err := parser.ParseFile(sentenceFiles, "x.go", "package x\nfunc f() { "+code+" }", 0)
		if err != nil {
			t.Fatal(err)
		}
		if n := len(searched(f, said)); n != want {
			t.Errorf("%s: %d found, want %d", code, n, want)
		}
	}
}
