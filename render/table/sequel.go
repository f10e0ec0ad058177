package table

import (
	"grognard/render/ui"
	"grognard/rules"
)

// sequel is what follows for certain from an option that waits and needs no
// dice.
type sequel struct {
	pos    *rules.Position
	option rules.Option
	texts  []rules.Text
	sums   []rules.Tally // with which a combat begins that it declares
}

// outcome tells what the option that waits leads to, where no dice are near:
// who gains and who loses by it.
func (t *Table) outcome(f *column) {
	o, ok := t.pending()
	if !ok {
		f.text(ui.Flavour, f.c.Theme.Muted, t.words.Word("table.dock.empty"))
		return
	}
	f.text(ui.Strong, f.c.Theme.Text, t.oddsTitle(o))
	if k := &t.sequel; k.pos != t.pos || k.option != o {
		*k = sequel{pos: t.pos, option: o, texts: outcomeOf(t.pos, o)}
		if t.scene.Binds(o) {
			k.sums = sumsAfter(t.pos, []rules.Option{o})[o]
		}
	}
	for _, x := range t.sequel.texts {
		f.gap(2)
		f.text(ui.Body, f.c.Theme.Text, t.words.Say(x))
	}
	for i := range t.sequel.sums {
		s := &t.sequel.sums[i]
		f.pair(ui.Strong, t.words.SumWord(s.Key), t.words.TallyValue(s))
	}
}

// outcomeOf plays an option and returns the results that it tells before
// anything is rolled or asked.
func outcomeOf(p *rules.Position, o rules.Option) (all []rules.Text) {
	q := p.Request()
	if q == nil || q.To == rules.Chance {
		return nil
	}
	_, events, err := p.Play(rules.Answer{By: q.To, Option: o})
	if err != nil {
		return nil
	}
	for i := range events {
		if e := &events[i]; e.Kind == rules.EvResult && e.Text.Key != "" {
			all = append(all, e.Text)
		}
	}
	return all
}
