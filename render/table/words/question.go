package words

import (
	"grognard/rules"
)

// PromptKey is the key of the prompt of a request. Where the same decision is
// put in several ways, the first option tells which it is.
func (w *Speaker) PromptKey(q *rules.Request) string {
	key := w.Own("prompt", q.Kind)
	if len(q.Options) > 0 {
		if k := w.Keys.Dot(key, q.Options[0].Do); w.Has(k) {
			return k
		}
	}
	return key
}

// Demand is the prompt of a request: A who decides, B what it is about, C who
// attacks in the combat in progress, N how many options there are.
func (w *Speaker) Demand(q *rules.Request) string {
	foe := ""
	if k := w.scene.View().Combat; k != nil && len(k.From) > 0 {
		foe = w.Placed(k.From[0])
	}
	return w.Word(w.PromptKey(q), w.Side(q.To), w.Placed(q.About), foe, len(q.Options))
}

// Label is what an option's button says.
func (w *Speaker) Label(o rules.Option) string { return w.Say(w.LabelText(o)) }

// LabelText is the text of a button.
func (w *Speaker) LabelText(o rules.Option) rules.Text {
	kind := ""
	if w.scene.Ask != nil {
		kind = w.scene.Ask.Kind
	}
	return w.labelOf(kind, o)
}

// labelOf is the text of an option in a kind of request; "": in any.
func (w *Speaker) labelOf(kind string, o rules.Option) rules.Text {
	key := w.Own("do", o.Do)
	if kind != "" { // a word for this very decision comes first
		if k := w.Own("do", w.Keys.Dot(kind, o.Do)); w.Has(k) {
			key = k
		}
	}
	if k := w.Keys.Join(w.book.Prefix(), "do", w.Keys.Option(o)[len("option."):]); o.N != 0 && w.Has(k) {
		key = k
	}
	return rules.Text{Key: key, A: o.Who, B: o.At, C: o.With, N: o.N}
}

// Chose says what an option of a kind of request does, with who does it to what.
func (w *Speaker) Chose(kind string, o rules.Option) string {
	label := w.labelOf(kind, o)
	text := w.Say(label)
	for _, r := range [...]rules.Ref{o.Who, o.At} {
		if r != 0 && !w.Tells(label, r) {
			text = w.Dash(text, w.Name(r))
		}
	}
	return text
}

// Opposed is what an option's button says, with who attacks whom as far as the
// verb does not say so.
func (w *Speaker) Opposed(o rules.Option) string {
	by, at := w.Unsaid(o)
	switch {
	case by == 0 && at == 0:
		return w.Label(o)
	case by == 0 && o.Who != 0 && at == o.At: // who acts stands there: "Advance: Guard Cavalry, f6"
		return w.Series([]string{w.Label(o), w.Placed(at)})
	case by == 0:
		return w.Heading(w.Label(o), w.Name(at))
	case at == 0:
		return w.Heading(w.Label(o), w.Name(by))
	}
	return w.About(w.Label(o), w.Facing(by, at))
}

// Unsaid is who acts, and on whom or where, as far as the verb does not say so.
func (w *Speaker) Unsaid(o rules.Option) (by, at rules.Ref) {
	verb := w.LabelText(o)
	tells := func(r rules.Ref) bool { return w.Tells(verb, r) }
	switch {
	case o.Who != 0 && o.At != 0 && tells(o.At): // the verb says where
		if w.scene.Ask != nil && w.scene.Ask.About == o.Who || tells(o.Who) { // or by whom
			return 0, 0
		}
		return o.Who, 0
	case o.Who != 0 && o.At != 0 && tells(o.Who): // it says by whom
		return 0, o.At
	case o.Who != 0 && o.At != 0:
		return o.Who, o.At
	case o.At != 0:
		return 0, o.At
	case o.Who != 0 && o.With == 0 && w.scene.OnTabletop() && !tells(o.Who):
		return o.Who, 0
	}
	return 0, o.With
}

// Heading says what is done to a thing, or with it. A card that is called what it
// does is not named again: "Withdraw", not "Withdraw: Withdraw".
func (w *Speaker) Heading(label, name string) string {
	if label == name {
		return label
	}
	return w.About(label, name)
}

// Facing names who acts and on what: an enemy or a place.
func (w *Speaker) Facing(by, at rules.Ref) string {
	a, aOK := w.scene.SideOf(by)
	b, bOK := w.scene.SideOf(at)
	if aOK && bOK && a != b || w.scene.Hostile(at) {
		return w.Word("format.against", w.Name(by), w.Placed(at))
	}
	return w.Series([]string{w.Name(by), w.Placed(at)})
}

// BranchText is the word made for an option of a decision, if there is one.
func (w *Speaker) BranchText(kind string, o rules.Option) (rules.Text, bool) {
	key := w.Own("do", w.Keys.Dot(kind, o.Do))
	return rules.Text{Key: key, A: o.Who, B: o.At, C: o.With, N: o.N}, w.Has(key)
}

// SignText is what a sign means, in the words of the rulebook if it has its own.
func (w *Speaker) SignText(sign string) string {
	if own := w.Own("sign", sign); w.Has(own) {
		return w.Word(own)
	}
	return w.Word(w.Keys.Join("table", "sign", sign))
}

// LossWord returns the rulebook's own key of a word about losses, if it has one:
// a hit, a step, a block.
func (w *Speaker) LossWord(key string) string {
	if k := w.Keys.Dot(w.book.Prefix(), key); w.Has(k) {
		return k
	}
	return key
}

// Clause is the clause that says what an answer to the question means, "" where only that of the question does.
func (w *Speaker) Clause(o rules.Option) string {
	if book, ok := w.book.(rules.Citer); ok && w.scene.Ask != nil {
		return book.Cite(w.scene.Ask.Kind, o.Do)
	}
	return ""
}
