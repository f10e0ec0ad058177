package table

import (
	"slices"

	"grognard/render/ui"
	"grognard/rules"
)

// unled answers a click on an enemy on a Cloth while none of the bodies is picked
// that could act against it: it tells which they are, and picks nobody for the
// player.
func (t *Table) unled(c *ui.Ctx, under []rules.Ref) bool {
	foe := topmost(under)
	if !t.onCloth() || t.ask.About != 0 || len(t.pick.picks) > 0 || t.pick.sole() || t.mine(foe) || t.isCell(foe) || !t.pick.isLive(foe) {
		return false
	}
	kin := append(t.kin(foe), foe)
	var who []rules.Ref
	for _, o := range t.pick.left {
		if o.Who != foe && slices.Contains(kin, o.At) && t.mine(o.Who) && !slices.Contains(who, o.Who) {
			who = append(who, o.Who)
		}
	}
	if len(who) == 0 {
		return false
	}
	t.no = refusal{why: rules.Reason{Rule: t.ask.Rule}, say: t.deps.Words.Word("table.first.foe", t.placed(foe), t.listed(who)), until: c.In.Now + refusalTime, who: who}
	c.Wake(t.no.until)
	c.Sound("refused")
	return true
}
