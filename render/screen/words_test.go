package screen

import (
	"go/ast"
	"go/parser"
	"go/token"
	"image"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/render/screentest"
	"grognard/scenarios"
)

// wordKey is what a key of this package's words looks like in the code. Those
// that end in a dot are put together from parts.
var wordKey = regexp.MustCompile(`^ui\.[a-z.]+[a-z]$`)

// keysInCode collects the whole keys in the code of this package and of the pages below it.
func keysInCode(t *testing.T) []string {
	t.Helper()
	var keys []string
	err := filepath.WalkDir(".", func(file string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, _ := strconv.Unquote(lit.Value); wordKey.MatchString(s) {
					keys = append(keys, s)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return keys
}

func TestEveryKeyOfTheScreensHasWordsInBothLanguages(t *testing.T) {
	c := langtest.Words(t)
	keys := keysInCode(t)
	if len(keys) < 80 {
		t.Fatalf("only %d keys found in the code", len(keys))
	}
	for _, lang := range []string{"en", "it"} {
		c.Use(lang)
		for _, k := range keys {
			if !c.Has(k) {
				t.Errorf("%s lacks %s", lang, k)
			}
		}
		for _, book := range scenarios.Books() {
			of := "ui.system." + book.Name()
			for _, k := range []string{of + ".name", of + ".kind", of + ".credit", of + ".about", book.Prefix() + ".brief.1"} {
				if !c.Has(k) {
					t.Errorf("%s lacks %s", lang, k)
				}
			}
		}
	}
}

func TestEverySystemHasAnEmblem(t *testing.T) {
	for _, book := range scenarios.Books() {
		found, name := false, "emblem/"+book.Name()
		if err := screentest.Atlas(t).Beside(name, func(sprite string, _ *image.RGBA) { found = found || sprite == name }); err != nil {
			t.Fatal(err)
		}
		if !found {
			t.Errorf("no sprite is called %s", name)
		}
	}
}

func TestNoCodeOfTheScreensHoldsASentence(t *testing.T) {
	sentence := regexp.MustCompile(`^[A-Z][a-z]+ [a-z]+ [a-z]+`)
	err := fs.WalkDir(os.DirFS("."), ".", func(path string, _ fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		tree, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		ast.Inspect(tree, func(n ast.Node) bool {
			if lit, ok := n.(*ast.BasicLit); ok && lit.Kind == token.STRING {
				if s, _ := strconv.Unquote(lit.Value); sentence.MatchString(s) {
					t.Errorf("%s: %q", path, s)
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func TestWalkingThroughTheScreensMissesNoWord(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		d := begun(t)
		d.root.SetLang(lang)
		d.Settle()
		d.In.Now += settleTime
		d.Click("button.take-seat")
		d.Key("Escape")
		d.Click("button.title")
		d.walk(func(string) {})
		for _, k := range d.root.deps.Words.Missing() {
			if strings.HasPrefix(k, lang+" ui.") {
				t.Error("missing: ", k)
			}
		}
	}
}
