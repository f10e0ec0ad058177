package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
)

// MAN-4.5: a click on a card that was discarded a moment ago says how it is taken back.
func TestADiscardedCardTellsOfUndo(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("discard")
	o := b.m.Request().Options[0]
	for _, x := range b.m.Request().Options {
		if x.Do == "discard" {
			o = x
		}
	}
	say := b.t.game.Words.Word("table.foreign.chosen", b.t.game.Words.Name(o.With))
	if b.Click("card." + b.m.Book().Format(o.With)); strings.Contains(b.said(), say) {
		t.Fatal("it is said before anything is discarded")
	}
	b.Long()
	if b.Click("card." + b.m.Book().Format(o.With)); !strings.Contains(b.said(), say) {
		t.Errorf("the bar says %q", b.said())
	}
}

// MAN-6.0.1: where no combat is possible the bar says why, and what Pass ends.
func TestAQuestionOfOneAnswerSaysWhy(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("combat.declare")
	q := b.m.Request()
	if len(q.Options) != 1 {
		t.Fatalf("%d answers", len(q.Options))
	}
	if say := b.t.game.Words.Prompt(b.t.game.Choice); !strings.Contains(say, "Combat Phase") {
		t.Errorf("the bar says %q", say)
	}
}
