package rules

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// pieces is a rulebook that asks once what one of its pieces is to do: piece i
// has as many options as it says. Between them stand options of nobody.
type pieces struct {
	Rulebook
	of   []int
	wait bool // the quiet option is offered, last
	fill func(Menu, Ref)
}

func (pieces) Name() string { return "pieces" }

func (k pieces) Step(_ Board, t *Table) {
	for range 2 {
		t.Ask(First, "act", "X-1", 0, func(m Menu) {
			for i, n := range k.of {
				if i == 2 {
					m.Offer(Option{Do: "rest"})
				}
				fill := k.fill
				if fill == nil {
					fill = func(m Menu, who Ref) {
						for j := range n {
							if m.Offer(Option{Do: "go", Who: who, N: j}); j == 1 {
								m.Sign(Ends)
							}
						}
					}
				}
				m.Part(MakeRef(1, i), fill)
			}
			if k.wait {
				m.Quiet(Option{Do: "wait"})
			}
		})
	}
}

// asked runs a Runner until it is asked, and answers with the first option
// there is.
func (k pieces) asked(parts bool, look func(*Request)) error {
	r := Runner{Book: k, Parts: parts, Decide: func(q *Request) Answer {
		look(q)
		return Answer{By: q.To, Option: q.Whole()[0]}
	}}
	return r.Step(nil)
}

func TestPartsInTheirOrderAreTheWholeMenu(t *testing.T) {
	lot := rand.New(rand.NewPCG(1, 1))
	for _, of := range [][]int{{2, 0, 3, 40}, {0, 0, 0}, {1, 1}, {100, 0, 0, 1, 100}} {
		k := pieces{of: of, wait: true}
		var whole [][]Option
		if err := k.asked(false, func(q *Request) {
			whole = append(whole, slices.Clone(q.Options))
			if len(q.Parts) > 0 || q.Options[q.Quiet] != (Option{Do: "wait"}) || !slices.Equal(q.Whole(), q.Options) {
				t.Errorf("%v: a whole menu is %+v", of, q)
			}
		}); err != nil {
			t.Fatal(err)
		}
		i := 0
		if err := k.asked(true, func(q *Request) {
			for _, n := range lot.Perm(len(q.Parts)) {
				if p := &q.Parts[n]; p.Who != MakeRef(1, n) || len(p.Options()) != of[n] || len(p.Options()) != of[n] {
					t.Errorf("%v: part %d is of %x and has %d options", of, n, p.Who, len(p.Options()))
				}
			}
			if got := q.Whole(); !slices.Equal(got, whole[i]) || q.Options[q.Quiet] != (Option{Do: "wait"}) || q.Listed() != len(got) {
				t.Errorf("%v: %v in parts, %v at once, %d listed", of, got, whole[i], q.Listed())
			}
			i++
		}); err != nil || i != 2 {
			t.Errorf("%v: asked %d times: %v", of, i, err)
		}
	}
}

func TestOnlyWhatIsLookedIntoIsListed(t *testing.T) {
	opened := 0
	k := pieces{of: make([]int, 5), fill: func(m Menu, who Ref) {
		opened++
		m.Offer(Option{Do: "go", Who: who})
	}}
	r := Runner{Book: k, Parts: true, Decide: func(q *Request) Answer {
		return Answer{By: q.To, Option: q.Parts[3].Options()[0]}
	}}
	if err := r.Step(nil); err != nil || opened != 2 {
		t.Errorf("%d parts opened for two answers: %v", opened, err)
	}
}

func TestALotFallsOnPiecesAlike(t *testing.T) {
	lot := rand.New(rand.NewPCG(2, 2))
	k, drawn := pieces{of: []int{90, 0, 10, 1, 0}, wait: true}, map[Option]int{}
	const often = 5000
	for range often / 2 {
		if err := k.asked(true, func(q *Request) {
			o, ok := q.Any(lot)
			if !ok {
				t.Fatal("nothing is drawn")
			}
			if o.N = 0; o.Who == 0 {
				o.Do = "button"
			}
			drawn[o]++
		}); err != nil {
			t.Fatal(err)
		}
	}
	for o, want := range map[Option]int{{Do: "button"}: 2, {Do: "go", Who: MakeRef(1, 0)}: 1, {Do: "go", Who: MakeRef(1, 2)}: 1, {Do: "go", Who: MakeRef(1, 3)}: 1} {
		if n := drawn[o]; n < often*want/5-often/20 || n > often*want/5+often/20 {
			t.Errorf("%v is drawn %d of %d times, not %d of 5", o, n, often, want)
		}
	}
}

func TestNothingToChooseIsABugInPartsToo(t *testing.T) {
	lot := rand.New(rand.NewPCG(3, 3))
	for name, r := range map[string]Runner{
		"no part":     {Book: pieces{}},
		"empty parts": {Book: pieces{of: []int{0, 0}}},
	} {
		for _, r.Parts = range []bool{false, true} {
			r.Decide = func(q *Request) Answer {
				o, _ := q.Any(lot)
				return Answer{By: q.To, Option: o}
			}
			if err := r.Step(nil); err == nil || !strings.Contains(err.Error(), "act (X-1): nothing to choose") {
				t.Errorf("%s: %v", name, err)
			}
		}
	}
	q := Request{Field: strip{}}
	if o, ok := q.Any(lot); ok {
		t.Errorf("%v is drawn where there is only a Field", o)
	}
}

func TestAQuietOptionStandsOutsideOfParts(t *testing.T) {
	k := pieces{of: []int{1}, fill: func(m Menu, _ Ref) { m.Quiet(Option{Do: "wait"}) }}
	for _, parts := range []bool{false, true} {
		if err := k.asked(parts, func(*Request) {}); !errors.Is(err, errQuietPart) {
			t.Errorf("parts %t: %v", parts, err)
		}
	}
}

func TestPartsCloseWithTheAnswer(t *testing.T) {
	var kept []Part
	k := pieces{of: []int{1, 2}, wait: true}
	if err := k.asked(true, func(q *Request) { kept = q.Parts }); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if got := recover(); got != errClosedPart {
			t.Errorf("a part opened too late: %v", got)
		}
	}()
	t.Error(fmt.Sprint(kept[1].Options()), "of a part opened too late")
}

// cell is a board on which nothing stands.
type cell struct{ Board }

func (c cell) Clone() Board   { return c }
func (cell) Result() Result   { return Result{} }
func (cell) Hash() (n uint64) { return n }

// turned is a rulebook that asks the first side as pieces does, and then the second.
type turned struct{ pieces }

func (turned) Explain(Board, *Request, Option) Reason { return Reason{} }

func (k turned) Step(b Board, t *Table) {
	k.pieces.Step(b, t)
	t.Ask(Second, "act", "X-2", 0, func(m Menu) { m.Quiet(Option{Do: "wait"}) })
}

func TestWhoFollowsAPieceSeesItsPartAlone(t *testing.T) {
	go3 := Option{Do: "go", Who: MakeRef(1, 3)}
	for _, x := range []struct {
		wait bool
		want []Option
	}{
		{true, []Option{{Do: "rest"}, {Do: "go", Who: MakeRef(1, 2)}, {Do: "wait"}}},
		{false, nil}, // the whole menu
	} {
		k := turned{pieces{of: []int{2, 0, 1, 4}, wait: x.wait}}
		p, _, err := Begin(k, cell{})
		if err != nil {
			t.Fatal(err)
		}
		if x.want == nil {
			x.want = p.Request().Options
		}
		near, _, err := p.Follow(Answer{By: First, Option: go3}, MakeRef(1, 2))
		if err != nil {
			t.Fatal(err)
		}
		if got := near.Request().Options; !slices.Equal(got, x.want) {
			t.Errorf("quiet %t: followed are %v, want %v", x.wait, got, x.want)
		}
		if len(near.Refusals()) > 0 || near.CheckRefusals() != nil {
			t.Errorf("quiet %t: reasons of a followed position: %v", x.wait, near.CheckRefusals())
		}
		if _, _, err := near.Play(Answer{By: First, Option: go3}); (err == nil) == x.wait {
			t.Errorf("quiet %t: what is not listed may be done: %v", x.wait, err)
		}
		last, _, err := near.Play(Answer{By: First, Option: Option{Do: "rest"}})
		if err != nil {
			t.Fatal(err)
		}
		if q := last.Request(); q.To != Second || len(q.Options) > 0 {
			t.Errorf("the other side is asked %v", q.Options)
		}
		whole, _, err := p.Play(Answer{By: First, Option: go3})
		if err != nil || !slices.Equal(whole.Request().Options, p.Request().Options) {
			t.Errorf("Play lists %v, %v", whole.Request().Options, err)
		}
	}
}
