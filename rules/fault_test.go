package rules

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
)

func TestAFaultNamesAsMuchOfItsPlaceAsItHas(t *testing.T) {
	f := Fault("fault.x", "%q is not a number", "07")
	for want, got := range map[string]error{
		`"07" is not a number`:         f,
		`a.grog: "07" is not a number`: f.In("a.grog"),
		`a:3: "07" is not a number`:    f.In("a").At(3, 0),
		`a:3:4: "07" is not a number`:  f.In("a").At(3, 4),
		`"07" is not a number: deep`:   f.In("a").At(3, 4).Bare().Adding("deep"),
	} {
		if got.Error() != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	if f.File != "" || f.Line != 0 {
		t.Error("giving a fault a place has changed the one without")
	}
}

func TestAFaultKeepsItsCause(t *testing.T) {
	f := Fault("fault.x", "%s cannot be read: %v", "it", fs.ErrPermission)
	if !errors.Is(f.In("a"), fs.ErrPermission) {
		t.Error("the cause is lost")
	}
	if errors.Unwrap(Fault("fault.x", "it has %d lines", 3)) != nil {
		t.Error("a cause comes from nowhere")
	}
}

func TestADamagedLineDoesNotSwampTheSentence(t *testing.T) {
	f := Fault("fault.x", "%q is no answer", "a\nb\x00\xff"+strings.Repeat("è", 5000))
	if n := len([]rune(f.Msg)); n > 120 || strings.ContainsAny(f.Msg, "\n\x00") || !strings.Contains(f.Msg, "…") {
		t.Errorf("%d letters: %q", n, f.Msg)
	}
	if s := f.Args[0].(string); !strings.HasPrefix(s, "a b") || !strings.HasSuffix(s, "è…") {
		t.Errorf("the words get %q", s)
	}
}
