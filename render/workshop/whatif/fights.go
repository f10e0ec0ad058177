package whatif

import (
	"slices"

	"grognard/render/table/foresee"
	"grognard/rules"
)

// fight is a way in which these could attack.
type fight struct {
	rules.Staged
	odds  foresee.Weighing
	begun *rules.Position // after it
	pos   *rules.Position // before the last option of First
	ahead foresee.Combat  // what is certain of it before its dice
	who   []rules.Ref     // who attacks in it
}

// stage brings the fights about that the draft has now.
func (p *Panel) stage() {
	d, by := p.State.Draft(), p.Attackers()
	if p.of == d && slices.Equal(by, p.by) {
		return
	}
	for _, f := range p.fights {
		f.odds.Forget()
	}
	p.of, p.by, p.fights, p.out = d, by, nil, nil
	if !d.Whole() || len(by) == 0 {
		return
	}
	all := append(slices.Clone(by), p.beside(by)...)
	p.add(p.able(all, p.at))
	if len(all) > len(by) {
		p.add(p.able(by, p.at))
	}
	if len(p.fights) > 0 {
		p.leaveOut(all)
	}
	p.shown = max(0, min(p.shown, len(p.fights)-1))
}

// beside are the pieces that stand in the stacks of others: a click takes up the top one alone.
func (p *Panel) beside(by []rules.Ref) (all []rules.Ref) {
	v := p.State.View()
	for i := range v.Pieces {
		k := &v.Pieces[i]
		mate := func(r rules.Ref) bool {
			return slices.ContainsFunc(v.Pieces, func(x rules.Piece) bool { return x.Ref == r && x.Cell == k.Cell && x.Side == k.Side })
		}
		if k.Ref != 0 && k.Cell != 0 && k.Form != rules.Marker && !slices.Contains(by, k.Ref) && slices.ContainsFunc(by, mate) {
			all = append(all, k.Ref)
		}
	}
	return all
}

// able are as many of some pieces as can attack a place together, with the ways in which they can.
func (p *Panel) able(all []rules.Ref, at rules.Ref) (ways []rules.Staged) {
	try := func(who []rules.Ref) []rules.Staged {
		return p.State.Open.Book().Stage(p.State.Draft().Board, who, at)
	}
	if ways = try(all); len(ways) > 0 {
		return ways
	}
	var who []rules.Ref
	for range 2 { // who only supports others comes after them
		for _, r := range all {
			if slices.Contains(who, r) {
				continue
			}
			if more := try(append(slices.Clip(who), r)); len(more) > 0 {
				who, ways = append(who, r), more
			}
		}
	}
	return ways
}

// add takes up fights, those that are there already aside.
func (p *Panel) add(ways []rules.Staged) {
	for _, s := range ways {
		f, ok := brought(s)
		if !ok || slices.ContainsFunc(p.fights, f.same) {
			continue
		}
		f.odds.Want(f.pos, s.First[len(s.First)-1])
		p.fights = append(p.fights, f)
	}
}

// same reports whether two fights are one: the same pieces attack by the same answers.
func (f *fight) same(k *fight) bool {
	return slices.Equal(k.First, f.First) && slices.Equal(k.who, f.who)
}

// brought brings a fight about.
func brought(s rules.Staged) (f *fight, ok bool) {
	if len(s.First) == 0 {
		return nil, false
	}
	f = &fight{Staged: s, pos: s.P}
	last := s.First[len(s.First)-1]
	for _, o := range s.First[:len(s.First)-1] {
		next, _, err := f.pos.Play(rules.Answer{By: f.pos.Request().To, Option: o})
		if err != nil {
			return nil, false
		}
		f.pos = next
	}
	side := f.pos.Request().To
	f.begun, _, _ = f.pos.Play(rules.Answer{By: side, Option: last})
	if f.ahead = (foresee.Act{Pos: f.pos, Option: last}).Ahead(); f.ahead.Combat != nil {
		f.who = attackers(f.ahead.Combat, side)
	}
	for i := 0; len(f.who) == 0 && i < len(s.First); i++ {
		if r := s.First[i].Who; r != 0 {
			f.who = []rules.Ref{r}
		}
	}
	return f, true
}

// attackers are those of a side who take part in a combat.
func attackers(k *rules.Combat, side rules.Side) (all []rules.Ref) {
	for _, x := range k.Force {
		if x.Side == side {
			all = append(all, x.Ref)
		}
	}
	if len(all) == 0 {
		all = slices.Clone(k.From)
	}
	return all
}

// left are pieces that cannot take part, with what the rules have against it, if they say.
type left struct {
	who []rules.Ref
	why rules.Reason
}

// leaveOut notes who of some pieces takes part in none of the fights, and why.
func (p *Panel) leaveOut(all []rules.Ref) {
	for _, r := range all {
		if p.engages(r) || p.leads(r) {
			continue
		}
		why := p.fights[0].refuses(r)
		if i := slices.IndexFunc(p.out, func(x left) bool { return x.why == why }); i >= 0 {
			p.out[i].who = append(p.out[i].who, r)
		} else {
			p.out = append(p.out, left{[]rules.Ref{r}, why})
		}
	}
}

// refuses says why a piece cannot join a fight that has begun.
func (f *fight) refuses(r rules.Ref) rules.Reason {
	if f.begun == nil || f.begun.Request() == nil || f.begun.Request().To == rules.Chance {
		return rules.Reason{}
	}
	for _, x := range f.begun.Refusals() {
		if x.Option.Who == r && x.Option.At == 0 && len(x.Reasons) > 0 {
			return x.Reasons[0]
		}
	}
	return rules.Reason{}
}

// engages reports whether a piece attacks in any of the fights.
func (p *Panel) engages(r rules.Ref) bool {
	return slices.ContainsFunc(p.fights, func(f *fight) bool { return slices.Contains(f.who, r) })
}

// leads reports whether a piece is a commander, who goes with his troops.
func (p *Panel) leads(r rules.Ref) bool {
	return slices.ContainsFunc(p.State.View().Pieces, func(k rules.Piece) bool { return k.Ref == r && k.Form == rules.Leader })
}
