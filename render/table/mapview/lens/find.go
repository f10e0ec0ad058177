package lens

import (
	"context"
	"slices"

	"grognard/game/odds"
	"grognard/game/threat"
	"grognard/rules"
)

// finding is what is known of a move, or of what lies under the pointer.
type finding struct {
	act  aim
	who  rules.Ref
	side rules.Side
	all  bool // nothing is missing
	none bool // nothing may be told: what is hidden comes to light on the way

	own    []threat.Strike
	barred bool         // it attacks nobody this turn, whoever stands beside it
	why    rules.Reason // of that; no rule if the rulebook says nothing of it
	menace threat.Menace
	seen   bool             // the menace is known, but for those who come from afar
	come   [2]threat.Comers // of a place: who of each side could go there
	public bool             // it is told from less than is on the board
}

// now returns what is known of the move that the pointer rests on, nil if nothing is yet.
func (l *Lens) now() *finding {
	key := l.aimed
	var f *finding
	ready := false
	if key.asked() {
		who := l.piece()
		unit := int32(1)
		if m := l.Scene.View().Map; m != nil {
			unit = max(1, m.Unit)
		}
		f, ready = l.found.Ask(key, func(ctx context.Context, a aim) *finding {
			if who == nil {
				return findPlace(ctx, a, unit)
			}
			return findPiece(ctx, a, who.Side, &l.early)
		})
	} else {
		who := l.mover(key.Option)
		side := key.Pos.Request().To
		f, ready = l.found.Ask(key, func(ctx context.Context, a aim) *finding {
			return find(ctx, a, side, who, &l.early)
		})
	}
	if ready {
		return f
	}
	if f = l.early.Load(); f != nil && f.act == key {
		return f
	}
	return nil
}

// holder keeps what is found from step to step.
type holder interface{ Store(*finding) }

// find works out what a move brings, and has each step of it kept.
func find(ctx context.Context, a aim, side rules.Side, who rules.Ref, keep holder) *finding {
	f := finding{act: a, who: who, side: side}
	tell := func() *finding {
		now := f
		keep.Store(&now)
		return &now
	}
	after := threat.Move(a.Pos, a.Option)
	if after == nil {
		f.none, f.all = true, true
		return tell()
	}
	q := threat.Query{Stop: ctx.Err}
	if f.own = q.Own(after, side, who); len(f.own) == 0 {
		f.why, f.barred = threat.Barred(a.Pos, a.Option, after)
	}
	tell()
	f.menace = q.Menace(after, side, who, func(m threat.Menace) {
		f.menace, f.seen = m, true
		tell()
	})
	f.seen, f.all = true, true
	return tell()
}

// findPiece works out what a piece could attack and what could be done to it where it stands,
// as far as the viewer may know, and has each step of it kept.
func findPiece(ctx context.Context, a aim, side rules.Side, keep holder) *finding {
	f := finding{act: a, who: a.about, side: side}
	tell := func() *finding {
		now := f
		keep.Store(&now)
		return &now
	}
	q := threat.Query{Stop: ctx.Err}
	now := a.Pos.Request()
	if a.viewer == side && now != nil && now.To == side {
		f.own = q.Own(a.Pos, side, a.about)
	} else if p := threat.Known(a.Pos, side, a.viewer); stands(p, side, a.about) {
		f.own, _ = q.Next(p, side, a.about)
		f.public = p != a.Pos
	}
	tell()
	if p := threat.Known(a.Pos, side.Other(), a.viewer); stands(p, side, a.about) {
		f.public = f.public || p != a.Pos
		f.menace = q.Menace(p, side, a.about, func(m threat.Menace) {
			f.menace, f.seen = m, true
			tell()
		})
	}
	f.seen, f.all = true, true
	f.none = !f.menace.Told && len(f.own) == 0
	return tell()
}

// stands reports whether a piece of a side is on the board at a position.
func stands(p *rules.Position, side rules.Side, who rules.Ref) bool {
	return p != nil && slices.ContainsFunc(p.View(side).Pieces, func(k rules.Piece) bool { return k.Ref == who })
}

// findPlace works out who could go to a place in his next turn. On a table without cells a body
// comes there that comes within reach, so many units of the map.
func findPlace(ctx context.Context, a aim, unit int32) *finding {
	f := finding{act: a, all: true, seen: true, none: true}
	for s := range f.come {
		side := rules.Side(s)
		q := threat.Query{Stop: ctx.Err}
		if a.viewer == side && threat.Offers(a.Pos, side) {
			f.come[s] = q.Comers(a.Pos, side, true, a.about, a.pt, within*float64(unit))
		}
		if len(f.come[s].Who) > 0 {
			f.none = false
			continue
		}
		p := threat.Known(a.Pos, side, a.viewer)
		if p == nil {
			continue
		}
		f.come[s] = q.Comers(p, side, false, a.about, a.pt, within*float64(unit))
		f.none, f.public = f.none && !f.come[s].Told, f.public || p != a.Pos
	}
	return &f
}

// within is how near a body comes to a point to be there, in inches.
const within = 2

// reaching lists who reaches what is told of, the worst first, so many at most.
func (f *finding) reaching(most int) (all []rules.Ref) {
	if f.who == 0 {
		return f.comers(most)
	}
	for i := range f.menace.Reach[:min(max(0, most), len(f.menace.Reach))] {
		all = append(all, f.menace.Reach[i].Who)
	}
	return all
}

// comers lists who comes to a place and is pointed out: of the enemy, or where nobody looks on
// of both sides in turn; so many at most.
func (f *finding) comers(most int) (all []rules.Ref) {
	k, v := &f.come, f.act.viewer
	if v != rules.Chance {
		return k[v.Other()].Who[:min(max(0, most), len(k[v.Other()].Who))]
	}
	for i := 0; len(all) < most && i < max(len(k[0].Who), len(k[1].Who)); i++ {
		for s := range k {
			if i < len(k[s].Who) && len(all) < most {
				all = append(all, k[s].Who[i])
			}
		}
	}
	return all
}

// fate is what may become of the piece in the worst attack on it.
type fate struct {
	back, gone string // chance that it is driven from its place, that it is lost; "" none
	helps      *rules.Mod
}

// fate reads what may become of the piece in the worst attack.
func (f *finding) fate() (x fate) {
	if len(f.menace.Reach) == 0 || f.menace.Reach[0].Card == nil {
		return x
	}
	card := f.menace.Reach[0].Card
	if i := slices.IndexFunc(card.Units, func(u odds.Unit) bool { return u.Who == f.who }); i >= 0 {
		if u := &card.Units[i]; u.Retreats.Sign() > 0 {
			x.back = odds.Percent(u.Retreats)
		}
		if u := &card.Units[i]; u.Gone.Sign() > 0 {
			x.gone = odds.Percent(u.Gone)
		}
	}
	x.helps = help(card, f.who)
	return x
}

// help returns the term of the sums that does most for a piece that is attacked, beside its
// own strength; nil if none does anything.
func help(card *odds.Odds, who rules.Ref) (best *rules.Mod) {
	most := 0
	for i := range card.Mods {
		m := &card.Mods[i]
		n := m.N
		if m.Why.A == who || m.Why.B == who {
			continue
		}
		if m.Sum != rules.SumDefence {
			n = -n
		}
		if n > most {
			best, most = m, n
		}
	}
	return best
}
