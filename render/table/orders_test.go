package table

import "testing"

func TestAClickOnAStandingOrderWithdrawsIt(t *testing.T) {
	b := newStage(t, 1280, 720, hexView())
	kind := b.m.Request().Kind
	b.m.DontAsk(kind)
	if b.Tick(); len(b.m.Orders()) != 1 {
		t.Fatal("no order stands")
	}
	b.Point("standard." + [...]string{"first", "second"}[b.m.Orders()[0].Side])
	b.Settle()
	b.Click(b.t.game.Words.Keys.Join("button", "ask", kind))
	if b.Tick(); len(b.m.Orders()) != 0 || b.Has(b.t.game.Words.Keys.Join("button", "ask", kind)) {
		t.Errorf("orders %v stand", b.m.Orders())
	}
}
