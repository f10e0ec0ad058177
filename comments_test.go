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
