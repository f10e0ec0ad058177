package lang

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"

	"grognard/rules"
)

// root is the folder of the module.
const root = "../.."

// faultKey is the key of a fault, in faults.toml or in the words of a rulebook.
var faultKey = regexp.MustCompile(`^([a-z]+\.)?fault(\.[a-z]+)+$`)

// told is a fault as the code makes it.
type told struct{ where, key, format string }

// eachFile visits the files of Go, tests apart, with their syntax.
func eachFile(t *testing.T, do func(path string, at *token.FileSet, f *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case d.IsDir() && path != root && (strings.HasPrefix(d.Name(), ".") || d.Name() == "rulestest"): // systems of the tests have words of their own
			return filepath.SkipDir
		case !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go"):
			return nil
		}
		at := token.NewFileSet()
		f, err := parser.ParseFile(at, path, nil, 0)
		if err == nil {
			do(path, at, f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// literal returns the text of a string in the code.
func literal(e ast.Expr) (string, bool) {
	lit, ok := e.(*ast.BasicLit)
	if !ok || lit.Kind != token.STRING {
		return "", false
	}
	s, err := strconv.Unquote(lit.Value)
	return s, err == nil
}

// faultsInCode collects the keys of faults in the code, with the sentence where
// one stands behind the key.
func faultsInCode(t *testing.T) []told {
	t.Helper()
	var all []told
	eachFile(t, func(_ string, at *token.FileSet, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			var list []ast.Expr
			switch n := n.(type) {
			case *ast.CallExpr:
				list = n.Args
			case *ast.CompositeLit:
				list = n.Elts
			}
			for i, e := range list {
				key, ok := literal(e)
				if !ok || !faultKey.MatchString(key) {
					continue
				}
				x := told{where: at.Position(e.Pos()).String(), key: key}
				if i+1 < len(list) {
					x.format, _ = literal(list[i+1])
				}
				all = append(all, x)
			}
			return true
		})
	})
	return all
}

// wordsOf writes the format of a fault as its words in English must be.
func wordsOf(format string) string {
	texts, numbers := []string{"{{.A}}", "{{.B}}", "{{.C}}"}, []string{"{{.N}}", "{{.M}}"}
	return regexp.MustCompile(`%[a-z]`).ReplaceAllStringFunc(format, func(verb string) string {
		from := &texts
		if verb == "%d" {
			from = &numbers
		}
		if len(*from) == 0 || !strings.Contains("%s%q%d%v", verb) {
			return verb
		}
		arg := (*from)[0]
		if *from = (*from)[1:]; verb == "%q" {
			return `"` + arg + `"`
		}
		return arg
	})
}

func TestTheWordsOfAFaultAreTheSentenceInTheCode(t *testing.T) {
	c := ofTheGame(t)
	straight := strings.NewReplacer("“", `"`, "”", `"`, "’", "'")
	used := map[string]bool{}
	sentences := 0
	for _, x := range faultsInCode(t) {
		used[x.key] = true
		w := c.now.words[x.key]
		switch {
		case w == nil:
			t.Errorf("%s: no words for %s", x.where, x.key)
		case x.format != "":
			sentences++
			if got := straight.Replace(w.Other); got != wordsOf(x.format) {
				t.Errorf("%s: %s says %q, the code %q", x.where, x.key, got, wordsOf(x.format))
			}
		}
	}
	if sentences < 100 {
		t.Errorf("only %d faults found in the code", sentences)
	}
	for _, key := range c.now.keys() {
		if faultKey.MatchString(key) && !used[key] {
			t.Errorf("nothing tells %s", key)
		}
	}
}

// untold are the packages whose faults no player sees: what they read comes
// with the game or from the makers of scenarios, who use the umpire.
var untold = []string{"rules", "rules/rulestest/toy", "rules/rulestest/blocks", "game/lang", "game/wire", "cmd/umpire"}

func TestFaultsThatPlayersSeeHaveWords(t *testing.T) {
	eachFile(t, func(path string, at *token.FileSet, f *ast.File) {
		dir, _ := filepath.Rel(root, filepath.Dir(path))
		if slices.Contains(untold, filepath.ToSlash(dir)) {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if lit, ok := n.(*ast.CompositeLit); ok {
				if sel, ok := lit.Type.(*ast.SelectorExpr); ok && sel.Sel.Name == "FileError" {
					t.Errorf("%s: a fault without words; make it with rules.Fault", at.Position(lit.Pos()))
				}
			}
			return true
		})
	})
}

func TestAFaultIsToldWithItsPlaceInTheLanguageSpoken(t *testing.T) {
	c := ofTheGame(t)
	full := &fs.PathError{Op: "write", Path: "x.grog.new", Err: syscall.ENOSPC}
	inner := rules.Fault("fault.toml.key", "unknown key %s", "weather")
	for _, x := range []struct {
		err    error
		en, it string
	}{
		{rules.Fault("fault.save.unknown", "unknown line %q in the header", "sead").In("x.grog").At(6, 0),
			`x.grog:6: unknown line “sead” in the header`, `x.grog:6: riga sconosciuta «sead» nell’intestazione`},
		{rules.Fault("fault.save.unwritten", "the game cannot be saved: %v", full).In("x.grog"),
			"x.grog: the game cannot be saved: no space is left on the disk", "x.grog: la partita non si può salvare: non c’è più spazio sul disco"},
		{rules.Fault("fault.save.start", "its scenario cannot be opened: %v", rules.Fault("fault.within", "line %d of it: %v", 5, inner)).In("x.grog"),
			"x.grog: its scenario cannot be opened: line 5 of it: unknown key weather",
			"x.grog: il suo scenario non si può aprire: alla sua riga 5: chiave sconosciuta weather"},
		{inner.At(5, 1), "line 5: unknown key weather", "riga 5: chiave sconosciuta weather"},
		{inner.Adding("of the rules").In("x.toml").At(5, 1), "x.toml:5:1: unknown key weather", "x.toml:5:1: chiave sconosciuta weather"},
		{fmt.Errorf("no play: %w", inner), "unknown key weather", "chiave sconosciuta weather"},
		{&rules.FileError{File: "x", Line: 2, Msg: "only English"}, "x:2: only English", "x:2: only English"},
		{fs.ErrPermission, "permission is denied", "manca il permesso"},
		{syscall.EXDEV, "the system says “" + syscall.EXDEV.Error() + "”", "il sistema dice «" + syscall.EXDEV.Error() + "»"},
		{errors.New("a piece is lost"), "something unforeseen happened (“a piece is lost”)", "è successo qualcosa di imprevisto («a piece is lost»)"},
	} {
		for id, want := range map[string]string{"en": x.en, "it": x.it} {
			c.Use(id)
			if got := c.Fault(x.err); got != want {
				t.Errorf("%s: %v is told as %q, want %q", id, x.err, got, want)
			}
		}
	}
}

func TestWhatADiskMayDoHasWords(t *testing.T) {
	c := ofTheGame(t)
	_, missing := os.Open(filepath.Join(t.TempDir(), "none"))
	for _, err := range []error{missing, syscall.ENOSPC, syscall.EROFS, syscall.ENOTDIR, syscall.EACCES, syscall.EIO} {
		for _, id := range c.Languages() {
			c.Use(id)
			if got := c.Cause(err); strings.Contains(got, err.Error()) {
				t.Errorf("%s: %v is told as %q", id, err, got)
			}
		}
	}
	if miss := c.Missing(); len(miss) > 0 {
		t.Errorf("missing %q", miss)
	}
}
