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
	if o.Who == 0 || o.At == 0 || c.Scene.Mine(o.At) || c.Scene.IsCell(o.At) || ok && !c.Fires(o) {
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
		if c.Fires(o) {
			return o.Who
		}
		return 0
	}
	for _, all := range [2][]rules.Option{c.Either(), c.Targets} {
		for _, o := range all {
			if c.Fires(o) && (o.At == under || c.IsPicked(o.At)) {
				return o.Who
			}
		}
	}
	return 0
}
