package lens

import (
	"context"
	"slices"

	"grognard/game/odds"
	"grognard/game/threat"
	"grognard/render/table/foresee"
	"grognard/rules"
)

// finding is what is known of a move.
type finding struct {
	act  foresee.Act
	who  rules.Ref
	side rules.Side
	all  bool // nothing is missing
	none bool // nothing may be told: what is hidden comes to light on the way

	own    []threat.Strike
	barred bool         // it attacks nobody this turn, whoever stands beside it
	why    rules.Reason // of that; no rule if the rulebook says nothing of it
	menace threat.Menace
	seen   bool // the menace is known, but for those who come from afar
}

// now returns what is known of the move that the pointer rests on, nil if nothing is yet.
func (l *Lens) now() *finding {
	key := l.aimed
	who := l.mover(key.Option)
	side := key.Pos.Request().To
	f, ready := l.found.Ask(key, func(ctx context.Context, a foresee.Act) *finding {
		return find(ctx, a, side, who, &l.early)
	})
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
func find(ctx context.Context, a foresee.Act, side rules.Side, who rules.Ref, keep holder) *finding {
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
