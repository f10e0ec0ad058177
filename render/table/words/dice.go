package words

import (
	"grognard/render/table/scene"
	"grognard/rules"
)

// Die says what a die shows, and who brought it.
func (w *Speaker) Die(e *rules.Event, i int) string {
	g := scene.DieOf(&e.Dice, i)
	s := w.Keys.Number(e.Faces[i])
	if g.Face == rules.DieBattle {
		s = w.Word(w.Keys.Join("table", "die", s))
	}
	if g.For != 0 {
		s = w.Dash(s, w.Name(g.For))
	}
	return w.Capital(s)
}

// Total writes the sum of the dice.
func (w *Speaker) Total(e *rules.Event) string {
	return w.Keys.Glue("=", " ", w.Keys.Number(rules.Total(e.Faces)))
}
