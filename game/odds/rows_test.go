package odds

import (
	"slices"
	"testing"

	"grognard/rules"
)

func TestRowsThatHarmAlikeStandInTheOrderOfTheirDigits(t *testing.T) {
	rows := []Row{{Text: rules.Text{Key: "fire.3"}}, {Text: rules.Text{Key: "fire.2"}}, {Text: rules.Text{Key: "miss"}}, {Text: rules.Text{Key: "fire.1"}}}
	slices.SortStableFunc(rows[:2], byNumber)
	if rows[0].Text.Key != "fire.2" || byNumber(rows[2], rows[3]) != 0 || byNumber(Row{}, rows[0]) != 0 {
		t.Errorf("%v", rows)
	}
}
