package inspector

import "grognard/rules"

// Rule is the clause of the first line.
func (k *Panel) Rule() string {
	if k.gauge != "" {
		return k.law
	}
	return firstRule(k.lines)
}

// RuleOfPointed is the clause of the thing that is pointed at, whatever the panel tells of; "" if none is or none
// tells of it.
func (k *Panel) RuleOfPointed() string {
	if k.under == 0 || k.waits {
		return ""
	}
	if k.under == k.ref && k.gauge == "" {
		return k.Rule()
	}
	return firstRule(k.Book.Inspect(k.Scene.Seen().Board(), k.Scene.Viewer, k.under))
}

// firstRule is the first clause that notes rest on.
func firstRule(notes []rules.Note) string {
	for _, n := range notes {
		if n.Rule != "" {
			return n.Rule
		}
	}
	return ""
}
