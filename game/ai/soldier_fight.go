package ai

import "grognard/rules"

// outnumbered reports whether all who may close with the same enemy are fewer,
// in steps or blocks, than what stands there. at is a cell or a piece. On a
// tabletop nobody counts: whom an answer of a Field takes along is not listed.
func (f *front) outnumbered(q *rules.Request, at rules.Ref) bool {
	if at == 0 || len(f.view.Map.Cells) == 0 {
		return false
	}
	ours, counted := 0, map[rules.Ref]bool{}
	for _, o := range q.Options {
		if o.At == at && q.Act(o) == rules.ActFight && !counted[o.Who] {
			counted[o.Who] = true
			ours += f.steps(o.Who)
		}
	}
	zone, theirs := at, 0
	if z := f.zone(at); z != 0 {
		zone = z
	}
	for i := range f.view.Pieces {
		if p := &f.view.Pieces[i]; p.Side == f.side.Other() && p.Cell == zone && p.Form != rules.Leader && p.Form != rules.Marker {
			theirs += p.N
		}
	}
	return ours < theirs
}

// many is more steps than any enemy has: of who is not on the table.
const many = 99

// steps is how many steps or blocks a piece has.
func (f *front) steps(who rules.Ref) int {
	for i := range f.view.Pieces {
		if p := &f.view.Pieces[i]; p.Ref == who {
			return p.N
		}
	}
	return many
}
