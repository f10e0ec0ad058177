package grognard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"regexp"
	"slices"
	"testing"
)

// A comment that begins with a word in small letters names what it stands at: a
// renamed function keeps no comment on its old name.
func TestCommentsNameWhatTheyStandAt(t *testing.T) {
	small := regexp.MustCompile(`^// ([a-z]\w*)\b`)
	looked := 0
	for _, s := range sources(t) {
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, s.file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		named := func(doc *ast.CommentGroup, names ...string) {
			if doc == nil {
				return
			}
			if m := small.FindStringSubmatch(doc.List[0].Text); m != nil {
				looked++
				if !slices.Contains(names, m[1]) {
					t.Errorf("%s: a comment on %q stands at %q", set.Position(doc.Pos()), m[1], names)
				}
			}
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				named(d.Doc, d.Name.Name)
			case *ast.GenDecl:
				named(d.Doc, declared(d, named)...)
			}
		}
	}
	if looked < 4000 {
		t.Errorf("only %d comments name what they stand at", looked)
	}
}

// declared lists the names of a declaration, and looks at the comments of each.
func declared(d *ast.GenDecl, named func(*ast.CommentGroup, ...string)) (names []string) {
	for _, s := range d.Specs {
		switch s := s.(type) {
		case *ast.TypeSpec:
			names = append(names, s.Name.Name)
			named(s.Doc, s.Name.Name)
		case *ast.ValueSpec:
			for _, n := range s.Names {
				names = append(names, n.Name)
			}
		}
	}
	return names
}

// What others use is described where it is declared, and each package says what it is.
func TestPackagesAndWhatTheyExportAreDescribed(t *testing.T) {
	described := map[string]int{}
	for _, s := range sources(t) {
		if s.test {
			continue
		}
		set := token.NewFileSet()
		f, err := parser.ParseFile(set, s.file, nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		described[s.dir] += 0
		if f.Doc != nil {
			described[s.dir]++
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				if d.Name.IsExported() && d.Doc == nil && reachable(d) {
					t.Errorf("%s: nothing says what %s does", set.Position(d.Pos()), d.Name.Name)
				}
			case *ast.GenDecl:
				for _, spec := range d.Specs {
					if s, ok := spec.(*ast.TypeSpec); ok && s.Name.IsExported() && s.Doc == nil && d.Doc == nil {
						t.Errorf("%s: nothing says what %s is", set.Position(s.Pos()), s.Name.Name)
					}
				}
			}
		}
	}
	for dir, n := range described {
		if n != 1 {
			t.Errorf("%s has %d package comments", dir, n)
		}
	}
	if len(described) < 60 {
		t.Errorf("only %d packages were looked at", len(described))
	}
}

// reachable reports whether others can name a function, or the type of a method.
func reachable(d *ast.FuncDecl) bool {
	if d.Recv == nil {
		return true
	}
	of := d.Recv.List[0].Type
	for {
		switch e := of.(type) {
		case *ast.StarExpr:
			of = e.X
		case *ast.IndexExpr:
			of = e.X
		case *ast.IndexListExpr:
			of = e.X
		case *ast.Ident:
			return e.IsExported()
		default:
			return true
		}
	}
}
