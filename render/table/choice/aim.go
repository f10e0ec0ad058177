package choice

import (
	"slices"

	"grognard/rules"
)

// Attack returns who is about to do something to which enemy: in what waits, or to the
// target under the pointer; 0 if nobody is.
func (c *Choice) Attack(under rules.Ref) (who, at rules.Ref) {
	if c.Scene.Ask == nil || c.Scene.Moving() {
		return 0, 0
	}
	o, ok := c.Pending()
	if all := c.Either(); !ok && all != nil {
		o, ok = all[0], true
	}
	if !ok || o.At == 0 {
		i := slices.IndexFunc(c.Targets, func(o rules.Option) bool { return o.At == under })
		if i < 0 {
			return 0, 0
		}
		o = c.Targets[i]
	}
	if o.Who == 0 || o.At == 0 || c.Scene.Mine(o.At) || c.Scene.IsCell(o.At) || ok && !c.fires(o) {
		return 0, 0
	}
	return o.Who, o.At
}

// Shooter is who is about to fire: in what waits, among what there is to choose
// from, or at the target under the pointer. 0 if nobody is.
func (c *Choice) Shooter(under rules.Ref) rules.Ref {
	if c.Scene.Ask == nil || c.Scene.Moving() {
		return 0
	}
	if o, ok := c.Pending(); ok {
		if c.fires(o) {
			return o.Who
		}
		return 0
	}
	for _, o := range append(c.Either(), c.Targets...) {
		if c.fires(o) && (o.At == under || c.IsPicked(o.At)) {
			return o.Who
		}
	}
	return 0
}

// fires reports whether an option is fire.
func (c *Choice) fires(o rules.Option) bool { return c.Scene.Ask.Act(o) == rules.ActFire }

// Distant reports whether all attacks on a piece are on one that is not in
// contact.
func (c *Choice) Distant(r rules.Ref) bool {
	return c.signed(r, rules.Distant) && len(c.BesidesOf(r, nil)) == 0
}

// signed reports whether all options at a cell that are left have a sign.
func (c *Choice) signed(r rules.Ref, sign rules.Sign) (all bool) {
	for i, o := range c.Scene.Ask.Options {
		if o.At == r && c.Fits(o) {
			if c.Scene.Ask.Sign(i) != sign {
				return false
			}
			all = true
		}
	}
	return all
}

// mostTargets is how many targets get a label.
const mostTargets = 24

// FindTargets lists the options that attack a piece, one for each target, once it is
// settled who attacks and with what.
func (c *Choice) FindTargets() {
	c.Targets = c.Targets[:0]
	if c.Scene.Ask == nil || c.Scene.Moving() || len(c.Picks) == 0 && !c.Sole() {
		return
	}
	for _, o := range c.Left {
		if o.Who == 0 || o.At == 0 || o.At == o.Who || len(c.Targets) == mostTargets || c.Scene.Mine(o.At) || c.Scene.IsCell(o.At) && !c.Scene.Hostile(o.At) {
			continue
		}
		if who := c.Left[0].Who; o.Who != who && !c.IsPicked(o.Who) {
			continue
		}
		if i := slices.IndexFunc(c.Targets, func(p rules.Option) bool { return p.At == o.At }); i < 0 {
			c.Targets = append(c.Targets, o)
		}
	}
}
