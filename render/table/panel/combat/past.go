package combat

import (
	"slices"

	"grognard/render/table/panel"
	"grognard/render/ui"
	"grognard/rules"
)

// Fight is one that has been fought, for a screen that shows what was. Its dice lie in the
// clips of the theatre, whose scene is that of the moment before the last of them.
type Fight struct {
	Declared *rules.Event // nil: nobody said whom he attacks
}

// Past paints the theatre of a fight as it stood when its dice had fallen; nil is none.
// Every fight is a value of its own, as long as it is shown.
func (pn *Panel) Past(c *ui.Ctx, room Room, k *Fight) panel.Intent {
	pn.intent.Reset()
	f := &pn.frame
	*f = frame{c: c, intent: &pn.intent}
	if k != pn.recalled {
		pn.recall(k)
	}
	if k == nil {
		pn.mode = idle
		return pn.intent
	}
	pn.mode, pn.lit, pn.foretold = resting, false, nil
	if pn.bill.nobody() {
		pn.alone(f, &room)
		return pn.intent
	}
	pn.settle(f, &room)
	pn.stage(f)
	pn.more(f, &room)
	return pn.intent
}

// recall makes the bill of a fight that has been fought.
func (pn *Panel) recall(k *Fight) {
	pn.recalled, pn.bill.key, pn.place.placed, pn.sheet.open = k, billKey{}, false, false
	if k == nil {
		return
	}
	if now := pn.Scene.View().Combat; now != nil {
		pn.bill.write(now, pn.termsNow(now), nil)
		return
	}
	pn.bill.declared(k.Declared)
}

// asThrown takes into the bill what was answered after it was made, such as a tactic of the
// side attacked: the sums agree with the result that they lead to. Chances of other sums
// go.
func (pn *Panel) asThrown() {
	w := pn.lastThrow()
	if w == nil || len(w.Event.Faces) == 0 || pn.asked == &w.Event.Faces[0] {
		return
	}
	pn.asked = &w.Event.Faces[0]
	k := pn.History.AsThrown(&w.Event)
	if k == nil || k.Mods == nil || slices.Equal(k.Mods, pn.bill.mods) {
		return
	}
	decides := func(e *rules.Event) bool { return slices.Contains(k.From, e.Who) }
	if !slices.ContainsFunc(pn.History.CameOf(&w.Event), decides) { // a test of somebody in it
		return
	}
	fights, same := pn.bill.fights, pn.bill.fight != nil && slices.Equal(k.From, pn.bill.fight.From)
	if pn.bill.write(k, k.Mods, nil); same {
		pn.bill.fights = fights
	}
}
