package variants

import (
	"slices"

	"grognard/rules"
)

// mostPoses is how many options are shown side by side as pictures of their piece,
// instead of words: a facing, a formation.
const mostPoses = 12

// poses remembers how a piece would stand after each option that the clicks
// have left.
type poses struct {
	pos    *rules.Position
	among  []rules.Option // that it was made for
	pieces map[rules.Option]rules.Piece
}

// Look finds the options among some that are shown as pictures.
func (v *Variants) Look(among []rules.Option) {
	k := &v.poses
	if k.pos == v.scene.Pos && slices.Equal(k.among, among) {
		return
	}
	k.pos, k.among = v.scene.Pos, append(k.among[:0], among...)
	clear(k.pieces)
	if v.scene.Ask == nil || v.scene.Ask.Field != nil || v.sel.Reacting() || v.scene.OnTabletop() {
		return
	}
	for i, o := range among {
		same := func(p rules.Option) bool { return Alike(o, p) }
		if slices.IndexFunc(among, same) != i {
			continue
		}
		v.group(slices.DeleteFunc(slices.Clone(among), func(p rules.Option) bool { return !same(p) }))
	}
}

// group shows the options of a group as pictures, if no two of these are alike
// and they face in different directions.
func (v *Variants) group(all []rules.Option) {
	if len(all) < 2 || len(all) > mostPoses || v.scene.Piece(all[0].Who) == nil {
		return
	}
	var pieces []rules.Piece
	for _, o := range all {
		next, _, err := v.scene.Pos.Play(rules.Answer{By: v.scene.Ask.To, Option: o})
		if err != nil {
			return
		}
		p := pieceOf(next.View(v.scene.Ask.To), o.Who)
		if p == nil || slices.ContainsFunc(pieces, func(q rules.Piece) bool { return alike(p, &q) }) {
			return
		}
		pieces = append(pieces, *p)
	}
	if !slices.ContainsFunc(pieces, func(q rules.Piece) bool { return q.Facing != pieces[0].Facing }) {
		return
	}
	k := &v.poses
	if k.pieces == nil {
		k.pieces = map[rules.Option]rules.Piece{}
	}
	for i, o := range all {
		k.pieces[o] = pieces[i]
	}
}

// alike reports whether a piece looks the same in two places.
func alike(p, q *rules.Piece) bool {
	return p.Facing == q.Facing && p.Form == q.Form && p.Face == q.Face && slices.Equal(p.State, q.State) && slices.Equal(p.Badges, q.Badges)
}

func pieceOf(v *rules.View, r rules.Ref) *rules.Piece {
	for i := range v.Pieces {
		if v.Pieces[i].Ref == r && r != 0 {
			return &v.Pieces[i]
		}
	}
	return nil
}

// Pose returns how the piece of an option stands after it, if that is shown as
// a picture.
func (v *Variants) Pose(o rules.Option) (rules.Piece, bool) {
	if v.poses.pos != v.scene.Pos {
		return rules.Piece{}, false
	}
	p, ok := v.poses.pieces[o]
	return p, ok
}

// Posed returns the piece of which nothing is left to choose but how it
// stands, 0 if there is none.
func (v *Variants) Posed() rules.Ref {
	if len(v.sel.Left) < 2 || len(v.sel.Picks) == 0 {
		return 0
	}
	for _, o := range v.sel.Left {
		if _, ok := v.Pose(o); !ok {
			return 0
		}
	}
	return v.sel.Left[0].Who
}
