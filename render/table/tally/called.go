package tally

import "grognard/rules"

// called is which of the things that a gauge counts a click on it has shown.
type called struct {
	name string // of the region of the gauge
	n    int
}

// of returns what has been shown of the things of a gauge, 0 if nothing has.
func (k *called) of(name string, refs []rules.Ref) rules.Ref {
	if k.name != name || k.n >= len(refs) {
		return 0
	}
	return refs[k.n]
}

// showCounted brings into view what a gauge counts, one thing after the other with
// each click; the inspector tells of it until the pointer leaves the gauge.
func (p *Tally) showCounted(f *Frame, name string, refs []rules.Ref) {
	if len(refs) == 0 {
		return
	}
	if k := &p.called; k.name == name {
		k.n = (k.n + 1) % len(refs)
	} else {
		*k = called{name: name}
	}
	f.Show = refs[p.called.n]
	f.C.Sound("select")
	f.C.Animate()
}
