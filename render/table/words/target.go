package words

import (
	"slices"
	"strings"

	"grognard/rules"
)

// Target is what is written on a target: what an attack on it begins with.
type Target struct {
	Text string // all that there is to tell
	Gist string // the first sum alone, where there is no room for more
	Told string // every sum with its word, for whoever looks; "" where a die says what the first one is
	Dice bool   // a die stands before it
	N    int    // how many dice that are
}

// distance is the sum that stands for the range of an attack: no rulebook has it.
const distance = "range"

// Target writes the sums of an attack: "4 · range 2", "5+2d8 : 7". The
// range of dice is so many cells.
func (w *Speaker) Target(sums []rules.Tally, far int) (p Target) {
	var text string
	if far > 1 && len(sums) > 0 && sums[0].Key == rules.SumDice {
		sums = append(slices.Clip(sums), rules.Tally{Key: distance, N: far})
	}
	for i := range sums {
		s := &sums[i]
		switch said := w.TallyText(s); {
		case i == 0:
			text = said
		case s.Key == rules.SumDefence && sums[i-1].Key == rules.SumAttack:
			text += " : " + said // a sum, in every language
		default:
			text = w.Beside(text, said)
		}
		if i == 0 || s.Key == rules.SumDefence {
			p.Gist = text
		}
		if i == 0 && s.Key == rules.SumDice {
			p.Dice, p.N = true, s.N
		}
	}
	if p.Text = text; !p.Dice && len(sums) > 0 {
		p.Told = w.spelled(sums)
	}
	return p
}

// Deeds names what can be done to a target, and puts into words the sums that the
// first of it begins with: on a tabletop only the target that is pointed at has a
// label, so that there is room. What others of the body can do stands behind.
func (w *Speaker) Deeds(all, besides []rules.Option, sums []rules.Tally) string {
	var parts []string
	for _, o := range all {
		if s := w.Label(o); !slices.Contains(parts, s) {
			parts = append(parts, s)
		}
	}
	for _, o := range besides {
		parts = append(parts, w.Label(o))
	}
	s, rest := "", ""
	if len(parts) > 0 { // the sums are those of the first alone
		s, rest = parts[0], strings.Join(append([]string{""}, parts[1:]...), " / ")
	}
	if len(sums) > 0 {
		s += ": " + w.spelled(sums)
	}
	return s + rest
}

// spelled puts sums into words: "Attack 2, Differential +2".
func (w *Speaker) spelled(sums []rules.Tally) string {
	all := make([]string, len(sums))
	for i := range sums {
		x := &sums[i]
		if k := w.Own("plate", string(x.Key)); x.Text.Key == "" && w.Has(k) {
			all[i] = w.Say(rules.Text{Key: k, N: x.N})
		} else {
			all[i] = w.Word("format.value", w.SumWord(x.Key), w.TallyText(x))
		}
	}
	return strings.Join(all, ", ")
}
