package eagles

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "me", "Gran Bretagna", "1° battaglione britannico")
}

func TestThingsAreCalledByTheirWords(t *testing.T) {
	for id, want := range map[string]string{"a1": "me.unit.a1", "b32": "me.unit.b32", "a2-gb-1": "me.unit.gb-1", "b1-pt-militia": "me.unit.pt-militia", "b3.g2": "me.group.2",
		"a-cmd-gb": "me.commander.gb", "b-cmd-fr": "me.commander.fr", "pr": "nation.pr", "hedge-3": "me.ground.hedge", "goal-2-yard": "me.goal.yard",
		"west": "me.edge.west", "guard": "me.grade.guard", "officer": "me.figure.officer"} {
		if r, err := (Book{}).Parse(id); err != nil || (Book{}).Word(r) != want {
			t.Errorf("%s is called %s, want %s (%v)", id, Book{}.Word(r), want, err)
		}
	}
}
