package rules_test

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"grognard/rules"
)

// listed are the lists of words, by the name of their type.
var listed = map[string][]string{
	"SumKey": texts(rules.SumKeys[:]),
	"Face":   texts(rules.Faces[:]), "DieFace": texts(rules.DieFaces[:]),
	"Act":   texts(rules.Acts[:]),
	"State": texts(rules.States[:]), "BadgeKind": texts(rules.BadgeKinds[:]), "Ground": texts(rules.Grounds[:]), "LineKind": texts(rules.LineKinds[:]),
	"AreaKind": texts(rules.AreaKinds[:]), "Style": texts(rules.Styles[:]), "CardClass": texts(rules.CardClasses[:]),
	"GaugeKey": texts(rules.GaugeKeys[:]), "Overlay": texts(rules.OverlayKeys[:]), "Emblem": texts(rules.Emblems[:]),
}

func texts[W ~string](all []W) (out []string) {
	for _, w := range all {
		out = append(out, string(w))
	}
	return out
}

// declared reads the words that this package declares: type, name of the constant
// and word of each.
func declared(t *testing.T) (all [][3]string) {
	t.Helper()
	names, err := filepath.Glob("words_*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		file, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if v, ok := n.(*ast.ValueSpec); ok && len(v.Values) == 1 {
				if kind, ok := v.Type.(*ast.Ident); ok && listed[kind.Name] != nil {
					word, err := strconv.Unquote(v.Values[0].(*ast.BasicLit).Value)
					if err != nil {
						t.Fatal(err)
					}
					all = append(all, [3]string{kind.Name, v.Names[0].Name, word})
				}
			}
			return true
		})
	}
	if len(all) < 100 {
		t.Fatalf("only %d words are declared", len(all))
	}
	return all
}

func TestTheListsHoldEveryWordThatIsDeclared(t *testing.T) {
	seen := map[string]int{}
	for _, d := range declared(t) {
		seen[d[0]]++
		if !slices.Contains(listed[d[0]], d[2]) {
			t.Errorf("%s is not among the words of its kind", d[1])
		}
	}
	for kind, words := range listed {
		if len(words) != seen[kind] {
			t.Errorf("%d words of type %s are listed, and %d declared", len(words), kind, seen[kind])
		}
	}
}

func TestEveryWordIsSaidBySomeRulebook(t *testing.T) {
	names, err := filepath.Glob("*/*.go")
	if err != nil {
		t.Fatal(err)
	}
	data, err := filepath.Glob("*/data/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	var said strings.Builder
	for _, name := range append(names, data...) {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "rulestest") {
			continue
		}
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		said.Write(text)
	}
	for _, d := range declared(t) {
		name := "rules." + d[1]
		by := slices.ContainsFunc([]string{",", "}", ")", "\n", ":", " ", "."}, func(end string) bool { return strings.Contains(said.String(), name+end) })
		fromData, ok := map[string]string{"Ground": "name = %q", "Face": "face = %q"}[d[0]]
		if !by && (!ok || !strings.Contains(said.String(), fmt.Sprintf(fromData, d[2]))) {
			t.Errorf("no rulebook says %s", d[1])
		}
	}
}
