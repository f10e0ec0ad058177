package table

import "grognard/rules"

// whyNot returns why a thing cannot be used now, or "".
func (t *Table) whyNot(r rules.Ref) string {
	if why, ok := t.choice.WhyNot(r); ok {
		return t.words.Say(why.Text)
	}
	return ""
}
