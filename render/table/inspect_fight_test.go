package table

import (
	"slices"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// told are the texts that stand in the inspector.
func (b *battle) told() (all []string) {
	for i := range b.List.Cmds {
		if c := &b.List.Cmds[i]; c.Op == paint.Text && c.Dst.Overlaps(b.t.peeked) {
			all = append(all, c.Text)
		}
	}
	return all
}

// hover puts the pointer on a piece of a fight, and waits until the inspector tells of it.
func (b *clash) hover(who rules.Ref) bool {
	at, ok := b.t.View.Board.PieceRect(who)
	if !ok {
		return false
	}
	b.In.X, b.In.Y = at.Center()
	for range 3 {
		b.desk.Tick()
	}
	return b.t.Look.Ref() == who
}

func TestTheInspectorTellsNoResultBeforeTheDiceRest(t *testing.T) {
	for _, g := range battles {
		t.Run(g[0], func(t *testing.T) {
			looked, changed := 0, false
			for n := 0; ; n++ {
				b := thrown(t, g, prefs.Default(), high)
				b.desk.Tick()
				who := slices.Clone(b.t.combat.Engaged())
				if n >= len(who) {
					break
				}
				if !b.hover(who[n]) {
					continue
				}
				pos, was := b.t.Look.ToldAt(), b.told()
				if pos == b.t.game.Scene.Pos {
					t.Fatal("while dice roll the inspector tells of the position after them")
				}
				for frame := 0; b.t.game.Clips.Secret(); frame++ {
					b.desk.Tick()
					if is := b.told(); b.t.game.Clips.Secret() && b.t.Look.Ref() == who[n] && !slices.Equal(is, was) {
						t.Fatalf("frame %d: the inspector says %q, before that %q", frame, is, was)
					}
					looked++
				}
				b.Long()
				changed = changed || b.t.Look.ToldAt() != pos
			}
			if looked < 20 || !changed {
				t.Errorf("the inspector is looked at in %d frames; it tells of another position afterwards: %t", looked, changed)
			}
		})
	}
}

func TestTheInspectorLiesBesideWhatABombardmentComesTo(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "training-trebbia-bridge")
	b.Long()
	for _, name := range []string{"option.done", "button.slip.end", "piece.fr-bty1", "piece.au-ottochaner"} {
		b.Click(name)
		b.Long()
	}
	sheet := b.t.combat.Place()
	if sheet.W == 0 || !b.Says(b.t.game.Words.Word("ms.sum.attack")) {
		t.Fatal("what the bombardment comes to is not told")
	}
	if look := b.t.peeked; look.W == 0 || look.Overlaps(sheet) {
		t.Errorf("the inspector lies in %v, over the sums in %v", look, sheet)
	}
}
