package table

import (
	"grognard/render/paint"
	"grognard/render/table/panel/cards"
	"grognard/render/ui"
)

// hand shows the cards in hand, in play and on offer, and over them who decides although
// he may not look.
func (t *Table) hand(c *ui.Ctx) {
	t.onCard(c, t.Hand(c))
	layer, text := c.On(paint.Cards, paint.Cards)
	t.prompted(c, t.bar.OverHand(c, t.lay.cards.Hand, !t.Cards.Hides() && t.Cards.Held().N > 0))
	c.On(layer, text)
}

// offMap shows what is chosen among but stands nowhere on the map.
func (t *Table) offMap(c *ui.Ctx) {
	m := c.Mark()
	act, intent := t.offmap.Frame(c, t.lay.offMap)
	t.yield(c, m, t.lay.tray)
	t.Heed(intent)
	t.Look.See(act.Tell)
	if act.Drags != 0 {
		t.game.Choice.Drag(act.Drags)
	}
	if act.Clicks != 0 {
		t.click(c, act.Clicks)
	}
}

// onCard carries out what the player does with a card.
func (t *Table) onCard(c *ui.Ctx, act cards.Act) {
	if act.Drags != 0 {
		if lay, lays := t.game.Choice.LayFirst(act.Drags); lays {
			t.do(c, lay)
		} else {
			t.game.Choice.Drag(act.Drags)
		}
	}
	if act.Clicks != 0 && t.game.Choice.Dragged == 0 {
		t.click(c, act.Clicks)
	}
	if act.Lays {
		t.commit(c, act.Way)
	}
}
