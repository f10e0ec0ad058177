package table

import (
	"slices"

	"grognard/rules"
)

// either lists the orders among which the player has to choose for the body and
// the target that he has picked on a Cloth; nil if it is not several. None of
// them is about to be given.
func (t *Table) either() (all []rules.Option) {
	if t.scene.Ask == nil || !t.scene.OnCloth() || len(t.choice.Picks) < 2 || t.scene.Mine(t.choice.Picks[len(t.choice.Picks)-1]) {
		return nil
	}
	for _, o := range t.choice.Left {
		if t.choice.Complete(o) || o.Who == t.choice.About {
			all = append(all, o)
		}
	}
	all = t.besides(all)
	if len(all) < 2 || len(t.choice.Left) > len(all) {
		return nil
	}
	return all
}

// instead lists what the body that is picked may do without a target, to let
// its turn go by, while a target is picked with it.
func (t *Table) instead(buf []rules.Option) []rules.Option {
	if t.scene.Ask == nil || !t.scene.OnCloth() || len(t.choice.Picks) < 2 {
		return buf
	}
	for _, o := range t.scene.Ask.Options {
		if t.choice.IsPicked(o.Who) && o.With|o.At == 0 && t.waives(o) && !slices.Contains(buf, o) {
			buf = append(buf, o)
		}
	}
	return buf
}

// eitherText asks which of some orders it shall be: "Foot Guards –
// Skirmishers: Fire or Charge?".
func (t *Table) eitherText(all []rules.Option) string {
	var names []string
	for _, o := range all {
		if s := t.words.Label(o); !slices.Contains(names, s) {
			names = append(names, s)
		}
	}
	o := all[0]
	return t.words.Word("table.either", t.words.Side(t.scene.Ask.To), t.words.Facing(o.Who, o.At), t.words.Any(names))
}
