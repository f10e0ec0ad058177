package eagles

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"grognard/rules"
)

// The screen looks at a Field while odds and the computer player do: so that they
// can, nothing that is asked of it leaves a trace.
func TestWhatIsAskedOfAFieldLeavesNoTrace(t *testing.T) {
	r, seen := rand.New(rand.NewPCG(1, 3)), map[string]bool{}
	for range 3 {
		p, _, err := rules.Begin(Book{}, load(t, scenarioFiles(t)["the-walled-farm.toml"], nil))
		for n := 0; err == nil && p.Request() != nil && n < 250; n++ {
			if q := p.Request(); q.To != rules.Chance && q.Field != nil {
				seen[q.Kind] = true
				holdField(t, p, r)
			}
			p, _, err = p.Play(playout.Answer(p.Request(), r))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, kind := range []string{"order", "charge.path", "move", "command", "screen"} {
		if !seen[kind] {
			t.Errorf("nothing was asked of %s", kind)
		}
	}
	// so near that the shortest path is known before all wheels have been looked at
	near := "a1 line 24 line at 24,10 facing 0\nb1 line 24 line at 28,20 facing 180 out 2 groups 28,12\ntable small"
	holdField(t, draw(t, near).Play("charge a1 @b1.g1").Position, r)
}

// holdField asks all sorts of things of the Field of a position.
func holdField(t *testing.T, p *rules.Position, r *rand.Rand) {
	t.Helper()
	q, v := p.Request(), p.View(p.Request().To)
	was := fieldState(q.Field)
	for k := range 40 {
		o := q.Field.Sample(r)
		switch k % 4 {
		case 1:
			o.N = (r.IntN(91) - 45) * 100
		case 2:
			o.Pt = rules.Point{X: int32(r.IntN(72000)), Y: int32(r.IntN(48000))}
		case 3:
			o.Who, o.Do = v.Pieces[r.IntN(len(v.Pieces))].Ref, manoeuvres[r.IntN(3)]
		}
		q.Field.(rules.Proposer).Propose(k % 9)
		q.Field.Check(o)
		q.Field.Ghost(o)
		q.Field.Ghost(q.Field.Nearest(o))
		if m, ok := q.Field.(rules.Measurer); ok {
			m.Measure(o)
		}
	}
	if now := fieldState(q.Field); !reflect.DeepEqual(was, now) {
		t.Fatalf("%s: %+v has become %+v", q.Kind, was, now)
	}
}

// fieldState is all that a Field has found out.
func fieldState(f rules.Field) any {
	switch x := f.(type) {
	case *chargePath:
		return *x.c
	case *ordering:
		return *x
	}
	return reflect.ValueOf(f).Elem().Interface()
}
