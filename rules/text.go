package rules

import "fmt"

// Text is a sentence before translation: a key of the catalogue and what goes
// into it, as {{.A}}, {{.B}}, {{.C}} (names of things) and {{.N}}, {{.M}}
// (numbers; N also decides the plural).
type Text struct {
	Key     string
	A, B, C Ref
	N, M    int
}

// Reason says why something is not allowed. The zero Reason means that it is.
type Reason struct {
	Rule string // clause
	Text Text   // its A and B are lit on the board
}

// OK reports whether nothing stands against it.
func (r Reason) OK() bool { return r.Rule == "" }

// Error gives the reason for logs and protocols; screens translate Text.
func (r Reason) Error() string {
	return fmt.Sprintf("%s forbids it (%s)", r.Rule, r.Text.Key)
}

// No returns the reason that clause rule gives.
func No(rule string, why Text) Reason { return Reason{rule, why} }

// Unless returns the zero Reason if ok, else why not.
func Unless(ok bool, rule string, why Text) Reason {
	if ok {
		return Reason{}
	}
	return Reason{rule, why}
}

// Mod is one term of a sum, with its explanation.
type Mod struct {
	Sum  SumKey
	Why  Text
	Rule string
	N    int
}

// Citer is a Rulebook that knows on which clause an answer rests, where that is another one than the
// clause of its question.
type Citer interface {
	// Cite returns the clause that says what an answer with a Do to a kind of request means, "" where only
	// that of the request does.
	Cite(kind, do string) string
}
