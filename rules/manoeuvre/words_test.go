package manoeuvre

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestPromptsFitOnTheirLine(t *testing.T) {
	rulestest.Prompts(t, "man", "Impero Ottomano", "9° Lancieri Reali della Regina", "Cavalleria della Guardia")
}
