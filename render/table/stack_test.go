package table

import (
	"slices"
	"testing"

	"grognard/rules"
)

// stacked plays on until a kind of request is about a stack of several live pieces.
func (b *battle) stacked(kind string) *rules.Request {
	b.desk.T.Helper()
	for i := range 400 {
		q := b.m.Request()
		if q == nil {
			break
		}
		b.Settle()
		home, _ := b.t.game.Scene.Cell(q.About)
		beside := func(r rules.Ref) bool {
			z, piece := b.t.game.Scene.Cell(r)
			return piece && z == home && r != q.About
		}
		if q.Kind == kind && home != 0 && slices.ContainsFunc(b.t.game.Choice.Live, beside) {
			return q
		}
		o := q.Options[(i*7919)%len(q.Options)]
		if k := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "group" }); k >= 0 {
			o = q.Options[k]
		}
		if _, err := b.m.Answer(o); err != nil {
			b.desk.T.Fatal(err)
		}
	}
	b.desk.T.Fatalf("no %s is about a stack", kind)
	return nil
}

func TestTheStackLiesOpenWhileTheQuestionIsWhatIsInIt(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
		b.words.Use(lang)
		b.t.deps.OneClick = func() bool { return true }
		q := b.stacked("move.group")
		b.In.X, b.In.Y = 2, 2 // the pointer is nowhere near
		b.Long()
		b.Pictures("stack-" + lang)
		home, _ := b.t.game.Scene.Cell(q.About)
		n := 0
		for _, p := range b.t.game.Scene.View().Pieces {
			if p.Cell != home || p.Form == rules.Marker {
				continue
			}
			n++
			at, ok := b.t.view.Board.PieceRect(p.Ref)
			for _, o := range b.t.game.Scene.View().Pieces {
				other, on := b.t.view.Board.PieceRect(o.Ref)
				if both := at.And(other); ok && on && o.Ref != p.Ref && o.Cell == home && o.Form != rules.Marker && both.W > 1 && both.H > 1 {
					t.Errorf("%s: %s lies over %s", lang, b.t.game.Words.Name(o.Ref), b.t.game.Words.Name(p.Ref))
				}
			}
		}
		if n < 2 {
			t.Errorf("%d pieces are in the stack", n)
		}
	}
}
