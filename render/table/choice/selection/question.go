package selection

import (
	"slices"

	"grognard/rules"
)

// MostReplies is how many options a question to the side has whose turn it is not:
// one for each number key.
const MostReplies = 9

// Reacting reports whether the request is for the side whose turn it is not, and
// buttons alone settle it.
func (s *Selection) Reacting() bool {
	q := s.scene.Ask
	return q != nil && q.Field == nil && q.To != s.scene.View().Active && !s.scene.Moving() &&
		(len(q.Options) > 1 || q.Always) && len(q.Options) <= MostReplies && (s.agreed() || s.OneTarget() || s.ofOneStack())
}

// ofOneStack reports whether answers that name nothing stand beside others which name
// no more than pieces of one cell, such as who of a stack countercharges: all are told
// apart in words.
func (s *Selection) ofOneStack() bool {
	bare, home := 0, rules.Ref(0)
	for _, o := range s.scene.Ask.Options {
		if Bare(o) {
			bare++
			continue
		}
		for _, r := range [...]rules.Ref{o.Who, o.With} {
			if r == 0 {
				continue
			}
			cell, ok := s.scene.Cell(r)
			if !ok || cell == 0 || home != 0 && cell != home {
				return false
			}
			home = cell
		}
		if o.At != 0 {
			return false
		}
	}
	return bare > 1
}

// Sharing reports whether the player is asked which piece takes a loss.
func (s *Selection) Sharing() bool {
	return s.scene.Ask != nil && s.scene.Ask.Losses > 0 && !s.scene.Moving()
}

// AllButtons reports whether the options are one choice about one thing, such as
// how much of it: all of them are buttons at once.
func (s *Selection) AllButtons() bool {
	q := s.scene.Ask
	if q == nil || q.Field != nil || len(q.Options) > MostReplies || !s.agreed() {
		return false
	}
	n := 0
	for _, o := range q.Options {
		if o.Who != 0 && s.scene.Shown(o.Who) && s.scene.Card(o.Who) == nil {
			n++
		}
	}
	return n > 1
}

// mostOfOneTarget is how many options a decision about one target has at most.
const mostOfOneTarget = 4

// OneTarget reports whether the piece that is asked about may do something to
// one other piece or not: such an option has a button besides the click.
func (s *Selection) OneTarget() bool {
	q := s.scene.Ask
	if q == nil || q.Field != nil || q.About == 0 || len(q.Options) > mostOfOneTarget || !s.scene.OnTabletop() {
		return false
	}
	var at rules.Ref
	for _, o := range q.Options {
		switch {
		case o.Who != q.About || o.With != 0 || o.Pt != rules.Point{}:
			return false
		case o.At == 0:
		case at != 0 && at != o.At || !s.scene.Shown(o.At):
			return false
		default:
			at = o.At
		}
	}
	return at != 0
}

// Choosable reports whether the player is asked about a thing.
func (s *Selection) Choosable(r rules.Ref) bool {
	return s.scene.Ask != nil && slices.Contains(s.Named, r)
}

// Playable reports whether a card in the hand can be used now, or is picked.
func (s *Selection) Playable() bool {
	v := s.scene.View()
	for i := range v.Cards {
		if k := &v.Cards[i]; k.Place == rules.Hand && (s.IsLive(k.Ref) || s.IsPicked(k.Ref)) {
			return true
		}
	}
	return false
}

// Foreign reports whether a thing is a piece on a table without cells that the
// side that is asked does not own: with an own body picked a click on it means
// that body's target, and never another choice.
func (s *Selection) Foreign(r rules.Ref) bool {
	if !s.scene.OnTabletop() || r == 0 || s.scene.Mine(r) || len(s.Picks) == 0 || !s.scene.Mine(s.Picks[0]) {
		return false
	}
	_, piece := s.scene.Cell(r)
	return piece
}

// Within returns the pieces in a cell that a click would pick, where the click
// hit the ground beside them.
func (s *Selection) Within(under []rules.Ref) (who []rules.Ref) {
	cell := Topmost(under)
	if !s.scene.IsCell(cell) {
		return nil
	}
	for _, r := range s.Live {
		if z, piece := s.scene.Cell(r); piece && z == cell {
			who = append(who, r)
		}
	}
	return who
}

// OntoFriend reports whether a click on a friend who could act himself has
// chosen to send what is in hand to his cell.
func (s *Selection) OntoFriend(o rules.Option, under []rules.Ref) bool {
	friend := Topmost(under)
	if friend == 0 || o.At == 0 || o.Who == 0 || friend == o.Who || friend == o.At || !s.scene.IsCell(o.At) || s.Placing() || !s.scene.Mine(friend) {
		return false
	}
	return slices.ContainsFunc(s.scene.Ask.Options, func(p rules.Option) bool { return p.Who == friend && p.At != 0 })
}

// Idle reports whether a click hits an own piece that can do nothing now: it is not meant
// for the ground below it, where somebody else may go than who is picked.
func (s *Selection) Idle(under []rules.Ref) bool {
	r := Topmost(under)
	_, piece := s.scene.Cell(r)
	if !piece || !s.scene.Mine(r) || s.About != 0 || s.Placing() || slices.Contains(s.Named, r) {
		return false
	}
	return !slices.ContainsFunc(under, func(x rules.Ref) bool {
		return s.IsPicked(x) || s.IsLive(x) && (len(s.Picks) > 0 || !s.Waits(x))
	})
}
