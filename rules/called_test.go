package rules

import "testing"

func TestAnOwnNameIsInItsKey(t *testing.T) {
	for _, c := range []Called{{"a", "b"}, {"a", ""}, {"", "b"}, {"=a", "="}} {
		if got, ok := CalledBy(c.Key()); got != c || !ok {
			t.Errorf("%q: %q, %t", c, got, ok)
		}
		if _, ok := CalledBy(c.Key() + ".short"); ok {
			t.Errorf("%q has other forms", c)
		}
	}
	if (Called{}).Key() != "" {
		t.Error("no name has a key")
	}
	for _, key := range []string{"", "man.unit.fr-ln", "=", "=a"} {
		if _, ok := CalledBy(key); ok {
			t.Errorf("%q is an own name", key)
		}
	}
	if (Called{IT: "b"}).In("en") != "b" || (Called{EN: "a"}).In("it") != "a" || (Called{"a", "b"}).In("it") != "b" || (Called{"a", "b"}).In("de") != "a" {
		t.Error("a name is told in the wrong language")
	}
	if (*Own)(nil).Of(1) != (Called{}) || NewOwn(map[Ref]Called{1: {"a", ""}}).Of(1).EN != "a" {
		t.Error("names are lost")
	}
}
