package table

import (
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/render/board"
	"grognard/rules"
)

// An answer of a commander-in-chief names nobody, since the question is about him: the advice names
// him all the same, and lights him.
func TestAdviceNamesWhoeverTheQuestionIsAbout(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.until("chief")
	q := b.m.Request()
	var move, intervene rules.Option
	for _, o := range q.Options {
		switch o.Do {
		case "move":
			move = o
		case "intervene":
			intervene = o
		}
	}
	if move.At == 0 || intervene.Do == "" || q.About == 0 {
		t.Fatalf("he may %v", q.Options)
	}
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: intervene, Chance: .5, Trials: 100}, {Option: move, Chance: .5, Trials: 100}}}})
	b.Key("H")
	b.think()
	name := b.t.game.Words.Name(q.About)
	for _, o := range []rules.Option{intervene, move} {
		want := b.t.game.Words.Dash(b.t.game.Words.Consequence(o), name)
		if said := b.said(); !strings.Contains(said, want) {
			t.Errorf("nothing says %q: %s", want, said)
		}
	}
	if !b.lights(q.About, board.Selected) {
		t.Errorf("%s is not lit: %+v", name, b.t.View.Picture.Marks)
	}
	b.Point("advice.line.1")
	if !b.arrowTo(move.At) {
		t.Errorf("no arrow leads to where he goes: %+v", b.t.View.Picture.Arrows)
	}
}
