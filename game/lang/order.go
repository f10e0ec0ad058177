package lang

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"golang.org/x/text/unicode/norm"
)

// Keys lists the keys of the language spoken now that begin with prefix, in
// the order of InOrder: those of the clauses of a rulebook come as the
// rulebook has them.
func (c *Catalog) Keys(prefix string) []string {
	var all []string
	for key := range c.now.words {
		if strings.HasPrefix(key, prefix) {
			all = append(all, key)
		}
	}
	slices.SortFunc(all, InOrder)
	return all
}

// InOrder compares two keys or the ids of two clauses as a book numbers them,
// negative if a comes first: 6.9 before 6.10, numbers before letters, a chapter
// before its clauses.
func InOrder(a, b string) int {
	for a != "" && b != "" {
		n, m := digits(a), digits(b)
		if n > 0 && m > 0 {
			x, y := strings.TrimLeft(a[:n], "0"), strings.TrimLeft(b[:m], "0")
			if d := cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y)); d != 0 {
				return d
			}
			a, b = a[n:], b[m:]
			continue
		}
		if d := cmp.Compare(a[0], b[0]); d != 0 {
			return d
		}
		a, b = a[1:], b[1:]
	}
	return cmp.Compare(len(a), len(b))
}

// digits is the length of the number that s begins with.
func digits(s string) int {
	for i := range len(s) {
		if s[i] < '0' || s[i] > '9' {
			return i
		}
	}
	return len(s)
}

// Fold writes a text as a search compares it: small letters without accents.
// It has as many letters as s.
func Fold(s string) string {
	return strings.Map(func(r rune) rune {
		if r >= unicode.MaxASCII {
			if d := norm.NFD.PropertiesString(string(r)).Decomposition(); len(d) > 0 {
				r = []rune(string(d))[0]
			}
		}
		return unicode.ToLower(r)
	}, s)
}
