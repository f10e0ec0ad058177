// Package field is a free answer, one of so many that a Field stands for them, while it
// is put together: cells that are named one by one, or a body in hand on a table without
// cells. It knows the question and the view, and nothing of options that are clicked.
package field

import (
	"slices"

	"grognard/rules"
)

// body is a piece that a Field lets act, with the kinds of its answers.
type body struct {
	ref  rules.Ref
	does []string
}

// bodiesOf lists the pieces of a view that the Field of a question lets act.
func bodiesOf(q *rules.Request, v *rules.View) (all []body) {
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if p.Ref == 0 || p.Side != q.To || has(all, p.Ref) {
			continue
		}
		if does, ok := mayMove(q.Field, p.Ref); ok {
			all = append(all, body{p.Ref, does})
		}
	}
	return all
}

func has(all []body, r rules.Ref) bool {
	return r != 0 && slices.ContainsFunc(all, func(b body) bool { return b.ref == r })
}

// mayMove reports whether a Field lets a body move, and how.
func mayMove(f rules.Field, who rules.Ref) ([]string, bool) {
	if d, ok := f.(rules.Doer); ok {
		does := d.Does(who)
		return does, len(does) > 0
	}
	return nil, who != 0 && f.Nearest(rules.Option{Who: who}).Who == who
}
