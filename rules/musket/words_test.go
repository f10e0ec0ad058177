package musket

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "ms", "Gran Bretagna", "Batteria di cavalleria O'Reilly")
}
