package words

import (
	"slices"

	"grognard/game/odds"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// Consequence names an option beside others of its decision, with the piece that
// it is about.
func (w *Speaker) Consequence(o rules.Option) string {
	text, _ := w.ConsequenceOf(o)
	return text
}

// ConsequenceOf does so too, and tells which things it names.
func (w *Speaker) ConsequenceOf(o rules.Option) (text string, named []rules.Ref) {
	verb, text := w.LabelText(o), w.Opposed(o)
	by, at := w.Unsaid(o)
	if w.scene.Ask != nil {
		if x, ok := w.BranchText(w.scene.Ask.Kind, o); ok {
			verb, text, by, at = x, w.Say(x), 0, 0
		}
	}
	if w.Tells(verb, o.Who) {
		by = o.Who
	}
	if o.Who == 0 || w.asksOnly(o) || by == o.Who || at == o.Who {
		return text, []rules.Ref{by, at}
	}
	return w.Dash(text, w.Name(o.Who)), []rules.Ref{by, at, o.Who}
}

// asksOnly reports whether the question is about the piece of an option, and about no other that
// the same might be done with.
func (w *Speaker) asksOnly(o rules.Option) bool {
	ask := w.scene.Ask
	return ask != nil && o.Who == ask.About && !slices.ContainsFunc(ask.Options, func(x rules.Option) bool {
		return x.Do == o.Do && x.Who != 0 && x.Who != o.Who
	})
}

// Losses says what an option brings without dice, or by a pursuit. What the words
// before it have named already is not named again.
func (w *Speaker) Losses(x *odds.Prospect, named []rules.Ref) string {
	var parts []string
	for i := range x.Losses {
		text := x.Losses[i].Text
		if i == 0 && text.A != 0 && slices.Contains(named, text.A) {
			parts = append(parts, w.Under(text))
			continue
		}
		parts = append(parts, w.Say(text))
	}
	for i := range x.Pursuit {
		parts = append(parts, w.Pursuit(&x.Pursuit[i]))
	}
	return w.Sentences(parts...)
}

// Follows says what an option brings, "" if that is no more than its words.
func (w *Speaker) Follows(x *odds.Prospect) string {
	if !foresee.Tells(*x) {
		return ""
	}
	parts := []string{w.Losses(x, nil)}
	if results := foresee.Results(x); len(x.Pursuit) == 0 && len(results) > 0 {
		var rows []string
		for i := range results {
			rows = append(rows, w.Chance(w.RowText(w.scene.NamedHere(results[i].Text)), results[i].Percent()))
		}
		parts = append(parts, w.Word("format.sentence", w.Clauses(rows)))
	}
	for i := range x.Notes {
		parts = append(parts, w.Say(x.Notes[i].Text))
	}
	return w.Sentences(parts...)
}
