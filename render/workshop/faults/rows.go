package faults

import (
	"slices"

	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// row is a line of the panel: a fault of the draft, or one that has been mended just now.
type row struct {
	flaw *rules.Flaw
	at   int    // among the faults of the draft, -1: it is there no more
	said string // what is wrong, once it has been said
	kept *offer // what mended it when it came to stand here; nil: it stands as the draft has it
}

// held are the rows as they stood when what mends one of them was pushed. They stay until the pointer
// leaves them: else the next one, with other buttons, would come to lie below a finger that is about
// to push again.
type held struct {
	rows []row
	in   paint.Rect
	of   *rules.Draft // that their places are those of
}

// rows are the lines that there are to show.
func (p *Panel) rows() (all []row) {
	if p.held.rows != nil {
		return p.held.rows
	}
	flaws := p.State.Draft().Flaws
	all = make([]row, len(flaws))
	for i := range flaws {
		all[i] = row{flaw: &flaws[i], at: i}
	}
	return all
}

// saying is what a row says.
func (p *Panel) saying(r *row) string {
	if r.said == "" {
		r.said = p.Sentence(r.flaw)
	}
	return r.said
}

// hold keeps rows where they stand in a rectangle.
func (p *Panel) hold(rows []row, in paint.Rect) {
	k := held{rows: slices.Clone(rows), in: in, of: p.State.Draft()}
	for i := range k.rows {
		r := &k.rows[i]
		if r.kept == nil {
			was := p.mend.of(p.State, r.at)
			r.kept = &was
		}
		p.saying(r) // what it names may not be there any more soon
	}
	p.held = k
}

// settle lets go of rows that were kept once the pointer has left them, and finds them in the draft
// as it stands: by what they say, since a fault has no other name.
func (p *Panel) settle(c *ui.Ctx) {
	k := &p.held
	if k.rows == nil {
		return
	}
	if !k.in.Has(c.In.X, c.In.Y) {
		p.held = held{}
		return
	}
	d := p.State.Draft()
	if k.of == d {
		return
	}
	k.of = d
	found := make([]bool, len(d.Flaws))
	said := make([]string, len(d.Flaws))
	for i := range said {
		said[i] = p.Sentence(&d.Flaws[i])
	}
	for i := range k.rows {
		r := &k.rows[i]
		r.at = -1
		for j := range said {
			if !found[j] && said[j] == r.said {
				r.at, found[j] = j, true
				break
			}
		}
	}
}

// offered is what mends the fault of a row. One that was kept has the buttons that it had, in their
// places; those that would mend it no more do nothing.
func (p *Panel) offered(r *row) offer {
	if r.kept == nil {
		return p.mend.of(p.State, r.at)
	}
	var now offer
	if r.at >= 0 {
		now = p.mend.of(p.State, r.at)
	}
	all := slices.Clone(r.kept.all)
	for i := range all {
		all[i].Edits = nil
		if k := slices.IndexFunc(now.all, func(f rules.Fix) bool { return f.Text == all[i].Text }); k >= 0 {
			all[i].Edits = now.all[k].Edits
		}
	}
	return offer{all: all, apart: r.kept.apart, ready: now.ready || r.at < 0}
}

// takes reports whether a way to mend a fault does nothing but take something away.
func takes(f *rules.Fix) bool {
	return len(f.Edits) > 0 && !slices.ContainsFunc(f.Edits, func(e rules.Edit) bool { return e.Do != rules.EditTake })
}

// takingLast has what takes something away stand behind all others, and tells how many those are.
func takingLast(all []rules.Fix) (sorted []rules.Fix, others int) {
	for _, last := range [...]bool{false, true} {
		for i := range all {
			if takes(&all[i]) == last {
				sorted = append(sorted, all[i])
			}
		}
		if !last {
			others = len(sorted)
		}
	}
	return sorted, others
}
