package eagles

import (
	"math/big"
	"testing"

	"grognard/rules"
)

// duel is the example of part 9.3: a Line battalion of 32 in column, 9 inches
// before a British Line battalion of 24 in line.
const duel = `
table small
a1 line 32 column at 24,10 facing 0
b gb: cmd 40,40
b1 line 24 line at 24,23 facing 180
`

func TestDSLShowsAGameFromOrderToResult(t *testing.T) {
	draw(t, duel).
		WantAsk("order", "a").
		WantOffered("charge a1 @b1", "advance a1 #5000", "pass a1").
		WantRefused("reform a1", "ME-14.1").
		WantRefused("advance a1 #5100", "ME-14.20").
		Play("charge a1 @b1").WantAsk("charge.path", "a").WantOptions("charge a1 @b1").
		Play("charge a1 @b1").Roll(4).Roll(6, 6, 6).
		WantAsk("defend", "b").Play("hold b1").
		WantTotal("attack", 14).WantTotal("defence", 6).
		Roll(3, 3).WantRow("melee.won").
		WantAsk("pursue", "a").Play("pursue a1 @b1").
		wantAt("b1", "24.000,25.000", "180.00").wantAt("a1", "24.000,21.000", "0.00").
		wantRankers("a1", 30).wantRankers("b1", 18).wantMarks("a1", "engaged", "bonus")
}

// The odds of part 9.3, to the last place that the book prints.
func TestChargeOddsAreThoseOfTheBook(t *testing.T) {
	g := draw(t, duel).Play("charge a1 @b1")
	first := []rules.Option{g.Option("charge a1 @b1")}
	fire := func(r *rules.Request) (rules.Option, bool) {
		if r.Kind == "defend" {
			return r.Options[0], true
		}
		return rules.QuietPolicy(r)
	}
	for _, c := range []struct {
		name, want string
		so         func(u, v *battalion) bool
	}{
		{"wins", "21.62", func(u, v *battalion) bool { return v.beaten }},
		{"stays", "50.00", func(u, v *battalion) bool { return u.at == vec(24000, 10000) }},
		{"falls short", "12.96", func(u, v *battalion) bool { return u.resting() }},
		{"breaks", "15.42", func(u, v *battalion) bool { return u.broken }},
	} {
		sum := new(big.Rat)
		err := rules.Preview{Policy: fire}.Outcomes(g.Position, first, func(l rules.Leaf) {
			if b := l.Board.(*Board); c.so(&b.body[0], &b.body[1]) {
				sum.Add(sum, l.Chance)
			}
		})
		if got := new(big.Rat).Mul(sum, big.NewRat(100, 1)).FloatString(2); err != nil || got != c.want {
			t.Errorf("%s: %s %%, want %s (%v)", c.name, got, c.want, err)
		}
	}
}

func TestRangeAndBritishLineMakeSevenDice(t *testing.T) { // ME-18.20
	draw(t, `
		a gb: cmd 1,1
		a1 line 36 line at 36,10 facing 0
		b1 line 24 column at 36,21.2 facing 180`).
		Play("fire a1 @b1").wantDice(7).wantMod("dice", "ME-18.2", 2).wantMod("dice", "ME-18.3", 2).wantMod("halvings", "ME-18.10", 1)
}

func TestFullRollGoesUpToTheFirstObstacle(t *testing.T) { // ME-14.17
	for _, c := range []struct {
		walls []string
		order string
		roll  []int
		dice  []int
		most  string
	}{
		{[]string{"wall 30,16.8 42,16.8"}, "advance a1 #12000", []int{4, 5}, []int{4}, "advance a1 #6005"},
		{[]string{"wall 30,13.8 42,13.8"}, "advance a1 #12000", []int{4, 5}, []int{4}, "advance a1 #5000"},
		{[]string{"wall 30,13.8 42,13.8", "wall 30,18.8 42,18.8"}, "advance a1 #12000", []int{5, 6}, []int{2, 4}, "advance a1 #8005"},
	} {
		text := "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,46 facing 180\n"
		for _, w := range c.walls {
			text += w + "\n"
		}
		g := draw(t, text).Play(c.order).Roll(4).Roll(c.roll...).Roll(c.dice...)
		if got := g.nearest("advance a1"); got != c.most {
			t.Errorf("%v: %s, want %s", c.walls, got, c.most)
		}
	}
}

func TestFlightOfTheExampleEndsAtTheEdgeOrBeyond(t *testing.T) { // ME-27.14, ME-27.16
	const text = `
		a1 line 24 line at 36,11 facing 0 marks broken
		a2 line 24 line at 60,11 facing 0
		b1 line 24 line at 36,40 facing 180
		phase flight`
	draw(t, text).Roll(3, 3, 3).wantAt("a1", "36.000,2.000", "0.00")
	draw(t, text).Roll(3, 4, 4).wantGone("a1")
}
