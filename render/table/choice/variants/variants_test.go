package variants

import (
	"testing"

	"grognard/render/table/choice/selection"
	"grognard/render/table/scene"
	"grognard/rules"
)

// ask is the variants of a question with some options, of which one is the quiet one.
func ask(quiet int, options ...rules.Option) *Variants {
	view := &rules.View{Active: rules.First}
	sc := &scene.Scene{View: func() *rules.View { return view }, Moving: func() bool { return false }}
	sc.Ask = &rules.Request{To: rules.First, Options: options, Quiet: quiet}
	sel := selection.Of(sc)
	sel.Ask(sc.Ask)
	v := New(sc, &sel)
	return &v
}

func numbers(do string, from, to int) (all []rules.Option) {
	for n := from; n <= to; n++ {
		all = append(all, rules.Option{Do: do, N: n})
	}
	return all
}

func TestManyNumbersShareOneButton(t *testing.T) {
	if v := ask(-1, numbers("take", 1, mostAmounts)...); len(v.Amounts()) != 0 {
		t.Errorf("%d numbers share a button", mostAmounts)
	}
	v := ask(-1, append(numbers("take", 1, 7), rules.Option{Do: "pass"})...)
	if len(v.Amounts()) != 7 {
		t.Fatalf("%d numbers share a button", len(v.Amounts()))
	}
	if is, there := v.Shares(rules.Option{Do: "take", N: 4}); !is || !there {
		t.Error("the button does not begin in the middle")
	}
	if is, _ := v.Shares(rules.Option{Do: "pass"}); is {
		t.Error("another option shares the button")
	}
	if _, set := v.Set(); set {
		t.Error("the number is set before the player has changed it")
	}
	v.Change(-2)
	if o, set := v.Set(); !set || o.N != 2 {
		t.Errorf("two less is %+v, %v", o, set)
	}
	v.Change(99)
	if o, _ := v.Set(); o.N != 7 {
		t.Errorf("more than there is is %+v", o)
	}
}

func TestWhereTheQuietOptionTakesNothingTheButtonBeginsWithAll(t *testing.T) {
	v := ask(0, numbers("take", 0, 6)...)
	if o, set := v.Set(); !v.Spares() || !set || o.N != 6 {
		t.Errorf("it begins with %+v, %v", o, set)
	}
	if is, _ := v.Shares(rules.Option{Do: "take"}); is {
		t.Error("the quiet option has no button of its own")
	}
}
