package ccn

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "ccn", "Gran Bretagna", "Cavalleria pes. Guardia britannica", "Fanteria leggera francese")
}
