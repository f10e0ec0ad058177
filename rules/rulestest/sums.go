package rulestest

import (
	"fmt"
	"reflect"
	"testing"
	"unsafe"
)

// Sums checks that a board has another sum for each value that the rules can tell
// apart (rules.Board.Hash).
type Sums struct {
	t    testing.TB
	hash func() uint64
	was  uint64
	seen map[uint64]string
	Skip map[string]bool // values that are in no sum, by the names that Differ gives them
}

// NewSums begins with a board as it is; hash is its Hash.
func NewSums(t testing.TB, hash func() uint64) *Sums {
	return &Sums{t: t, hash: hash, was: hash(), seen: map[uint64]string{}}
}

// Differ changes every plain value in a struct or array of the board, one after the
// other, and puts it back. at is what v is called in errors.
func (s *Sums) Differ(at string, v reflect.Value) {
	v = reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			s.Differ(at+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			s.Differ(fmt.Sprintf("%s[%d]", at, i), v.Index(i))
		}
	case reflect.Bool:
		v.SetBool(!v.Bool())
		s.Check(at)
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int64:
		was := v.Int()
		v.SetInt(was + 1)
		s.Check(at)
		v.SetInt(was)
	case reflect.Uint8, reflect.Uint64:
		was := v.Uint()
		v.SetUint(was + 1)
		s.Check(at)
		v.SetUint(was)
	}
}

// Check takes the sum of the board with one value changed.
func (s *Sums) Check(at string) {
	if s.Skip[at] {
		return
	}
	h := s.hash()
	if h == s.was {
		s.t.Errorf("%s changes nothing", at)
	}
	if other, ok := s.seen[h]; ok {
		s.t.Errorf("%s and %s are the same", at, other)
	}
	s.seen[h] = at
}

// Done checks that everything has been put back.
func (s *Sums) Done() {
	if s.hash() != s.was {
		s.t.Error("something has not been put back")
	}
}
