package musket

import (
	"os"
	"strings"
	"testing"
)

// fightsThatConvert are combats of every kind that reads the chart in its own
// way (part 5.3).
func fightsThatConvert() (all []fight) {
	for _, f := range []fight{
		{form: ordinary}, {form: ordinary, squared: true}, {form: skirmish}, {form: infantryCharge, charge: passed}, {form: infantryCharge, charge: failed},
		{form: cavalryCharge, charge: passed}, {form: cavalryCharge, charge: passed, squared: true}, {form: cavalryCharge, charge: failed, squared: true},
		{form: cavalryCharge, charge: passed, duel: true}, {form: ordinary, swapped: true}, {form: bombardment},
	} {
		for _, a := range []tactic{noTactic, frontalAttack, disengagement} {
			for _, d := range []tactic{noTactic, stubbornDefence, disengagement} {
				f.tactic = [2]tactic{a, d}
				free := f.form == ordinary && !f.swapped
				if (free || a == noTactic) && (!f.swapped && !f.duel && !f.squared && f.form != bombardment || d == noTactic) {
					all = append(all, f)
				}
			}
		}
	}
	return all
}

func TestEveryResultThatTheChartCanGiveHasWords(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		words, err := os.ReadFile("../../assets/lang/" + lang + "/musket.toml")
		if err != nil {
			t.Fatal(err)
		}
		missing := map[string]bool{}
		for _, f := range fightsThatConvert() {
			b := &Board{fight: f}
			for _, column := range crt {
				for _, cell := range column.cells {
					for _, end := range []string{"", ".name", ".about"} {
						if key := f.rowKey(b.convert(cell)) + end; !strings.Contains(string(words), "\n["+key+"]\n") {
							missing[key] = true
						}
					}
				}
			}
		}
		for key := range missing {
			t.Errorf("%s: no words for %s", lang, key)
		}
	}
}
