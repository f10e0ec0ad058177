package squares

import (
	"math/rand/v2"
	"testing"

	"grognard/rules"
)

// BenchmarkAnswer is one answer with the next menu.
func BenchmarkAnswer(b *testing.B) {
	data := scenarioFiles(b)["ns-05-salamanca.toml"]
	r := rand.New(rand.NewPCG(1, 1))
	start, _, err := rules.Begin(Book{}, load(b, data, nil))
	if err != nil {
		b.Fatal(err)
	}
	p := start
	for b.Loop() {
		if p.Request() == nil {
			p = start
		}
		if p, _, err = p.Play(playout.Answer(p.Request(), r)); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkRollout is a whole random game without stopping.
func BenchmarkRollout(b *testing.B) {
	data := scenarioFiles(b)["ns-05-salamanca.toml"]
	r := rand.New(rand.NewPCG(1, 1))
	start := load(b, data, nil)
	for b.Loop() {
		c := start.Clone()
		if err := rules.Rollout(Book{}, c, 100000, func(q *rules.Request) rules.Answer { return playout.Answer(q, r) }); err != nil {
			b.Fatal(err)
		}
	}
}

// large is a combat with everything: three Linear brigades, an assistant and
// two batteries a side.
const large = `
. . . . .
. . . . .
. . h . .
. . . . .
. . . . .

C2 red-1 linear N veteran
C2 red-2 linear N
C2 red-3 linear N rear
C2 red-4 gun heavy
C2 red-5 gun medium
D2 red-6 1hit
C3 blue-1 linear S elite
C3 blue-2 linear S 1hit
C3 blue-3 linear S rear
C3 blue-4 gun heavy
C3 blue-5 gun light
phase combat
`

// BenchmarkPreview is an exact preview of a large combat.
func BenchmarkPreview(b *testing.B) {
	p := draw(&testing.T{}, large).Play("attack red-1 @C3", "add red-4", "add red-5", "add red-6").Position
	leaves := 0
	for b.Loop() {
		leaves = 0
		if err := (rules.Preview{Limit: 1_000_000}).Outcomes(p, []rules.Option{{Do: "roll"}}, func(rules.Leaf) { leaves++ }); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(leaves), "leaves")
}

// BenchmarkPreviewOfTwo is one of a common combat: two brigades against two.
func BenchmarkPreviewOfTwo(b *testing.B) {
	p := draw(&testing.T{}, field+`
	C3 red-1
	C3 red-2 veteran
	C4 blue-1
	C4 blue-2 1hit
	phase combat`).Position
	first, leaves := p.Request().Options[1], 0
	for b.Loop() {
		leaves = 0
		if err := (rules.Preview{Limit: 1_000_000}).Outcomes(p, []rules.Option{first}, func(rules.Leaf) { leaves++ }); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(leaves), "leaves")
}
