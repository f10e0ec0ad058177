package ccn

import (
	"testing"

	"grognard/rules/rulestest"
)

func TestTheRulesPlayAsRecorded(t *testing.T) { rulestest.Record(t, Book{}) }
