package musket

import "grognard/rules"

// ask puts a decision to a side. Every one is public: this game hides nothing
// (part 1.1), so nobody is sent away from the screen.
func ask(t *rules.Table, to rules.Side, kind, rule string, about rules.Ref, list func(rules.Menu)) rules.Option {
	return t.Ask(to, kind, rule, about, func(m rules.Menu) {
		m.Public()
		list(m)
	})
}
