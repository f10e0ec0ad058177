package squares

import (
	"fmt"
	"reflect"
	"testing"
	"unsafe"
)

// differ calls do for every plain value in a struct, changed, and puts it back.
func differ(at string, v reflect.Value, do func(at string)) {
	v = reflect.NewAt(v.Type(), unsafe.Pointer(v.UnsafeAddr())).Elem()
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			differ(at+"."+v.Type().Field(i).Name, v.Field(i), do)
		}
	case reflect.Array:
		for i := range v.Len() {
			differ(fmt.Sprintf("%s[%d]", at, i), v.Index(i), do)
		}
	case reflect.Bool:
		v.SetBool(!v.Bool())
		do(at)
		v.SetBool(!v.Bool())
	case reflect.Int, reflect.Int8, reflect.Int64:
		was := v.Int()
		v.SetInt(was + 1)
		do(at)
		v.SetInt(was)
	case reflect.Uint8, reflect.Uint64:
		was := v.Uint()
		v.SetUint(was + 1)
		do(at)
		v.SetUint(was)
	}
}

// Two boards that the rules can tell apart have two sums (rules.Board.Hash).
func TestTheSumOfABoardTellsEveryValueApart(t *testing.T) {
	b := fogged(t, "objective D4 red 2\non ammunition pontoon\nC1 red-1\nE1 red-2 gun\nmarker marker-a-1 C1 red-g1 red-1\nC2 blue-1\nphase combat").board().Clone().(*Board)
	b.fight.on = true
	was, seen := b.Hash(), map[uint64]string{}
	check := func(at string) {
		if at == "opt.offered" || at == "shot.aim" { // the scenario's, and what follows from the shot
			return
		}
		h := b.Hash()
		if h == was {
			t.Errorf("%s changes nothing", at)
		}
		if other, ok := seen[h]; ok {
			t.Errorf("%s and %s are the same", at, other)
		}
		seen[h] = at
	}
	for u := range b.units {
		differ("unit "+Book{}.Format(b.name(u)), reflect.ValueOf(&b.unit[u]).Elem(), check)
	}
	for l := range b.leaders {
		differ("leader "+Book{}.Format(b.leaders[l].ref), reflect.ValueOf(&b.leader[l]).Elem(), check)
	}
	for i := range b.objectives {
		differ(fmt.Sprintf("objective %d", i), reflect.ValueOf(&b.held[i]).Elem(), check)
	}
	for l := range b.commands {
		for kind := range b.train {
			differ(fmt.Sprintf("train %d of %d", kind, l), reflect.ValueOf(&b.train[kind][l]).Elem(), check)
		}
	}
	all := reflect.ValueOf(b).Elem()
	for i := range all.NumField() {
		switch name := all.Type().Field(i).Name; name {
		case "battle", "unit", "leader", "train", "held": // what never changes, and what has been looked at
		case "in": // it follows from where the units stand
		case "pool": // of 0 AP there are none
			for n := 1; n <= 3; n++ {
				differ(fmt.Sprintf("pool[%d]", n), all.Field(i).Index(n), check)
			}
		default:
			differ(name, all.Field(i), check)
		}
	}
	if b.Hash() != was {
		t.Error("something has not been put back")
	}
}
