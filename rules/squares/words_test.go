package squares

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "ns", "Gran Bretagna", "Wartensleben")
}
