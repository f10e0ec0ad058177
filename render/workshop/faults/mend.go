package faults

import (
	"context"

	"grognard/render/table/foresee"
	"grognard/render/workshop/state"
	"grognard/rules"
)

// mendWait is how long the panel waits, in milliseconds, before it asks again what would mend a
// fault.
const mendWait = 30

// mending works out what would mend the faults of a draft, in the background: a rulebook reads a
// draft for each step that it tries. Nothing is worked out for a fault whose line nobody sees.
type mending struct {
	draft *rules.Draft
	fixes []foresee.Later[*rules.Flaw, []rules.Fix] // of each of its flaws
	was   map[string][]rules.Fix                    // of the draft before, by what was wrong
}

// offer is what mends a fault. As long as that is not ready it is what mended the same fault of
// the draft before, so that nothing leaps about in the panel between two strokes.
type offer struct {
	all   []rules.Fix
	apart int // from this one on they take something away
	ready bool
}

// of is what mends a fault of the draft as it stands.
func (m *mending) of(s *state.State, i int) offer {
	if d := s.Draft(); m.draft != d {
		m.turn(d)
	}
	book, d := s.Open.Book(), m.draft
	all, ready := m.fixes[i].Ask(&d.Flaws[i], func(_ context.Context, f *rules.Flaw) []rules.Fix { return book.Fixes(d, f) })
	if !ready {
		all = m.was[d.Flaws[i].Err.Msg]
	}
	all, apart := takingLast(all)
	return offer{all, apart, ready}
}

// turn goes over to another draft.
func (m *mending) turn(d *rules.Draft) {
	was := map[string][]rules.Fix{}
	for i := range m.fixes {
		msg := m.draft.Flaws[i].Err.Msg
		if all, ready := m.fixes[i].Value(); ready {
			was[msg] = all
		} else if all := m.was[msg]; all != nil {
			was[msg] = all
		}
	}
	m.forget()
	m.draft, m.was, m.fixes = d, was, make([]foresee.Later[*rules.Flaw, []rules.Fix], len(d.Flaws))
}

// forget calls off what is being worked out.
func (m *mending) forget() {
	for i := range m.fixes {
		m.fixes[i].Forget()
	}
	*m = mending{}
}
