package cards

import (
	"testing"

	"grognard/game/match"
	"grognard/render/screentest"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// hand is a window in which the cards of the first player are painted alone.
type hand struct {
	*paneltest.Desk
	panel *Panel
	acts  []Act     // other than none
	held  rules.Ref // a card that can be used
}

// open opens a window on the hand of the player who is asked first.
func open(t *testing.T) *hand {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: 11})
	screentest.Until(t, m, "discard")
	h := &hand{Desk: paneltest.Open(t, m, "en")}
	h.panel = New(Deps{Scene: &h.Scene, Words: h.Words, Choice: h.Choice, Board: &h.Board, Clips: &h.Clips, Pictures: &h.Pictures,
		Why: func(rules.Ref, bool) string { return "" }, Decider: h.Seat.Decider})
	for _, k := range m.View().Cards {
		if k.Place == rules.Hand && h.Choice.IsLive(k.Ref) {
			h.held = k.Ref
		}
	}
	if h.held == 0 {
		t.Fatal("no card in hand can be used")
	}
	h.Put = h.put
	h.Settle()
	return h
}

func (h *hand) put(c *ui.Ctx) {
	room := Room{Board: c.Window()}
	room.Hand = ui.CutBottom(&room.Board, 44)
	h.panel.Lay(room)
	act, intent := h.panel.Frame(c)
	if h.Intent = intent; act != (Act{}) {
		h.acts = append(h.acts, act)
	}
	h.panel.End(c)
}

func TestAClickOnACardIsHandedBackAndChoosesNothing(t *testing.T) {
	h := open(t)
	h.Click(h.panel.Words.Keys.Region("card", h.held))
	if len(h.acts) != 1 || h.acts[0] != (Act{Clicks: h.held}) {
		t.Fatalf("asked for is %+v", h.acts)
	}
	if len(h.panel.Choice.Picks) != 0 {
		t.Error("the panel has picked the card")
	}
}

func TestTheCardUnderThePointerIsToldOf(t *testing.T) {
	h := open(t)
	h.Tick()
	if h.Intent.Hover != 0 {
		t.Fatalf("card %d is told of while the pointer is elsewhere", h.Intent.Hover)
	}
	h.Point(h.panel.Words.Keys.Region("card", h.held))
	if h.Intent.Hover != h.held {
		t.Errorf("card %d is told of", h.Intent.Hover)
	}
}

func TestAHandThatIsPutAwayShowsNoCard(t *testing.T) {
	h := open(t)
	h.panel.Folded = true
	h.Tick()
	if h.Has(h.panel.Words.Keys.Region("card", h.held)) {
		t.Error("a card can still be pointed at")
	}
}
