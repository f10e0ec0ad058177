package chronicle

import (
	"reflect"
	"testing"

	"grognard/rules"
)

func TestAGameIsToldInTheBackground(t *testing.T) {
	m := played(t, "ccn", "ccn-01-rolica-first", 2)
	tell := func(answers []rules.Answer) (*Telling, chan bool) {
		woken := make(chan bool, 1)
		return Tell(m.At(0), answers, func() { woken <- true }), woken
	}
	k, woken := tell(m.Answers())
	<-woken
	want, err := Of(t.Context(), m.At(0), m.Answers())
	if err != nil {
		t.Fatal(err)
	}
	if got := k.Told(); !reflect.DeepEqual(got, want) || k.Told() != got {
		t.Errorf("it is told as %+v", got)
	}
	k, woken = tell([]rules.Answer{{By: rules.First, Option: rules.Option{Do: "dance"}}})
	<-woken
	if c := k.Told(); c == nil || len(c.Changes) != 0 {
		t.Errorf("a game that cannot be played again is told as %+v", c)
	}
	k, woken = tell(m.Answers())
	k.Stop()
	<-woken
	if c := k.Told(); c == nil || len(c.Changes) == len(want.Changes) {
		t.Error("what nobody waits for is told to its end")
	}
}
