package grognard_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// chapters begin the names of the files of rulebooks, so that one concept stands
// under one name in all of them: ls rules/*/result_retreat.go shows all retreats.
// CONTRIBUTING says what they hold.
var chapters = []string{
	"core", "io", "setup", "turn", "command", "cards", "leaders", "move", "combat", "charge", "artillery", "morale", "result",
	"recovery", "supply", "victory", "show", "workshop",
	"fog", "night", "weather", // of Squares
	"fortunes", "threats", // of Musket & Saber
	"skirmishers", // of March of Eagles
}

// The files of a rulebook, without tests and doc.go.
func bookFiles(t *testing.T, dir string) (names []string) {
	t.Helper()
	all, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, path := range all {
		if name := filepath.Base(path); name != "doc.go" && !strings.HasSuffix(name, "_test.go") {
			names = append(names, name)
		}
	}
	if len(names) < 20 {
		t.Fatalf("%s: only %d files", dir, len(names))
	}
	return names
}

func TestContentsOfRulebooksListTheirFiles(t *testing.T) {
	file := regexp.MustCompile(`\b[a-z0-9_]+\.go\b`)
	n := 0
	for _, dir := range rulebooks {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, "doc.go"), nil, parser.ParseComments)
		if err != nil {
			t.Fatal(err)
		}
		listed, have := file.FindAllString(f.Doc.Text(), -1), bookFiles(t, dir)
		n += len(have)
		for i, name := range listed {
			if !slices.Contains(have, name) {
				t.Errorf("%s/doc.go lists %s, which is not there", dir, name)
			}
			if slices.Contains(listed[:i], name) {
				t.Errorf("%s/doc.go lists %s twice", dir, name)
			}
		}
		for _, name := range have {
			if !slices.Contains(listed, name) {
				t.Errorf("the contents in %s/doc.go do not list %s", dir, name)
			}
		}
	}
	if least := 200; n < least {
		t.Errorf("only %d files of rulebooks, want at least %d", n, least)
	}
}

func TestFilesOfRulebooksStandByChapter(t *testing.T) {
	for _, dir := range rulebooks {
		for _, name := range bookFiles(t, dir) {
			chapter, _, _ := strings.Cut(strings.TrimSuffix(name, ".go"), "_")
			if !slices.Contains(chapters, chapter) {
				t.Errorf("%s/%s: no chapter is called %q", dir, name, chapter)
			}
			data, err := os.ReadFile(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			if n := strings.Count(string(data), "\n"); n > 400 {
				t.Errorf("%s/%s has %d lines", dir, name, n)
			}
		}
	}
}

// declarations lists what a rulebook declares at the top of its files: types,
// functions and methods, with the first result of each that goes by the name.
func declarations(t *testing.T, dir string) map[string][]string {
	t.Helper()
	all := map[string][]string{}
	for _, name := range bookFiles(t, dir) {
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(dir, name), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range f.Decls {
			switch d := d.(type) {
			case *ast.FuncDecl:
				result := ""
				if r := d.Type.Results; r != nil {
					result = types.ExprString(r.List[0].Type)
				}
				all[d.Name.Name] = append(all[d.Name.Name], result)
			case *ast.GenDecl:
				for _, s := range d.Specs {
					if s, ok := s.(*ast.TypeSpec); ok {
						all[s.Name.Name] = append(all[s.Name.Name], "")
					}
				}
			}
		}
	}
	return all
}

func TestRulebooksUseTheWordsOfTheCode(t *testing.T) {
	guide, err := os.ReadFile("CONTRIBUTING.md")
	if err != nil {
		t.Fatal(err)
	}
	_, table, _ := strings.Cut(string(guide), "\n## Words of the code\n")
	table, _, _ = strings.Cut(table, "\n## ")
	rows := regexp.MustCompile("(?m)^\\|[^|]+\\| `(\\w+)`[^|]*\\| ([^|]+) \\|$").FindAllStringSubmatch(table, -1)
	if len(rows) < 19 {
		t.Errorf("only %d words", len(rows))
	}
	for _, dir := range rulebooks {
		have := declarations(t, dir)
		for _, row := range rows {
			if _, ok := have[row[1]]; !ok && (row[2] == "all" || slices.Contains(strings.Fields(row[2]), prefixes[dir])) {
				t.Errorf("%s declares no %s", dir, row[1])
			}
		}
	}
}

func TestMayGivesAReasonAndCanDoesNot(t *testing.T) {
	may, can := regexp.MustCompile(`^may[A-Z]`), regexp.MustCompile(`^(can|ableTo)[A-Z]`)
	for _, dir := range rulebooks {
		for name, results := range declarations(t, dir) {
			for _, result := range results {
				if may.MatchString(name) && result != "rules.Reason" {
					t.Errorf("%s: %s returns %q", dir, name, result)
				}
				if can.MatchString(name) && result == "rules.Reason" {
					t.Errorf("%s: %s returns a Reason", dir, name)
				}
			}
		}
	}
}
