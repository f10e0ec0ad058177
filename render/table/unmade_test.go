package table

import (
	"strings"
	"testing"

	"grognard/game/keymap"
	"grognard/render/table/panel/prompt"
	"grognard/rules"
)

// Who ends a phase while something waits to be confirmed is told so first, by key and by mouse; it waits on, and can
// be made, dropped, or left behind by a second press.
func TestWhatWaitsToBeConfirmedIsNotDroppedWithoutAWord(t *testing.T) {
	waiting := func(t *testing.T) (*battle, rules.Option, int) {
		b, o := attacking(t)
		b.assault(o)
		b.Long()
		b.In.Now += prompt.DeafTime
		b.Tick()
		return b, o, b.m.Len()
	}
	quiet := func(b *battle) string {
		o, _ := b.t.game.Scene.Quiet()
		return "option." + o.Do
	}
	for name, end := range map[string]func(*battle){
		"key":   func(b *battle) { b.Key("E") },
		"mouse": func(b *battle) { b.Click(quiet(b)) },
	} {
		t.Run(name, func(t *testing.T) {
			for _, lang := range []string{"en", "it"} {
				b, o, n := waiting(t)
				b.t.game.Words.Use(lang)
				b.Tick()
				end(b)
				b.Tick()
				b.Pictures("unmade-" + name + "-" + lang)
				said := b.t.bar.Refusal().Say
				if p, waits := b.t.game.Choice.Pending(); b.m.Len() != n || !waits || p != o || !strings.Contains(said, "Esc") || !b.Says(said[:12]) {
					t.Fatalf("%s: %d answers, %v waits %v, it says %q", lang, b.m.Len()-n, p, waits, said)
				}
				end(b)
				b.Long()
				if b.Has("button.slip.end") { // others could act, too
					b.Click("button.slip.end")
					b.Long()
				}
				if b.m.Len() == n {
					t.Errorf("%s: the second time does not end the phase", lang)
				}
				if a := b.m.Gave(n + 1); a.Option == o {
					t.Errorf("%s: what was to be dropped is made", lang)
				}
			}
		})
	}
	t.Run("made", func(t *testing.T) {
		b, o, n := waiting(t)
		b.Key("E", "Enter")
		b.Long()
		if a := b.m.Gave(n + 1); a.Option != o {
			t.Errorf("Enter makes %v", a.Option)
		}
	})
	t.Run("dropped", func(t *testing.T) {
		b, _, n := waiting(t)
		b.Key("E", "Escape")
		if _, waits := b.t.game.Choice.Pending(); waits || b.m.Len() != n {
			t.Error("Esc does not drop it")
		}
	})
	t.Run("made anew", func(t *testing.T) { // it is asked about each thing that waits
		b, o, n := waiting(t)
		b.Key("E")
		b.Key("Escape", "Escape", "Escape")
		b.assault(o)
		b.Key("E")
		if _, waits := b.t.game.Choice.Pending(); !waits || b.m.Len() != n {
			t.Error("what is chosen anew is dropped at once")
		}
	})
}

// A sentence names the key that the player presses, also once he has moved it while the table lies open.
func TestARefusalNamesTheKeyThatWasMoved(t *testing.T) {
	b := defending(t)
	if say := b.t.game.Words.Word("table.enter", "x", "y"); !strings.Contains(say, "press E ") {
		t.Errorf("while no key is moved it says %q", say)
	}
	b.ui.Keys, _ = keymap.Parse("E=P P=E")
	b.t.game.Words.Move(b.ui.Keys)
	b.Key("Enter")
	if say := b.t.bar.Refusal().Say; !strings.Contains(say, "press P ") {
		t.Errorf("it says %q", say)
	}
	if say := b.t.game.Words.Word("table.enter", "x", "y"); !strings.Contains(say, "press P ") {
		t.Errorf("what was said before it still says: %q", say)
	}
	b.t.game.Words.Move(keymap.Map{})
	if say := b.t.game.Words.Word("table.enter", "x", "y"); !strings.Contains(say, "press E ") {
		t.Errorf("after the key was moved back it says %q", say)
	}
}
