package cards

import (
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
)

// hand is a window in which the cards of the first player are painted alone.
type hand struct {
	*screentest.Window
	ui    ui.Ctx
	panel Panel
	sees  *scene.Scene
	ahead foresee.Lookahead
	board board.Board
	clips anim.Timeline
	asked panel.Asked
	acts  []Act // other than none
	held  rules.Ref
}

// open opens a window on the hand of the player who is asked first.
func open(t *testing.T) *hand {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: 11})
	screentest.Until(t, m, "discard")
	h := &hand{Window: screentest.Open(t, 1280, 720)}
	catalog := langtest.Words(t)
	h.ui = h.Widgets(catalog)
	keys := &names.Book{Rulebook: m.Book()}
	h.sees = &scene.Scene{View: m.View, Pos: m.Position(), Viewer: m.Viewer(), Moving: h.clips.Running}
	w := words.New(catalog, m.Book(), keys, h.sees)
	w.See(m.View())
	c := choice.New(h.sees, &h.ahead, m, nil)
	c.Ask(m.Request())
	h.panel = New(Deps{Scene: h.sees, Words: w, Choice: c, Board: &h.board, Clips: &h.clips,
		Pictures: &panel.Pictures{Store: h.Store, Keys: keys},
		Why:      func(rules.Ref, bool) string { return "" }, Decider: func() rules.Side { return m.Request().To }})
	for _, k := range m.View().Cards {
		if k.Place == rules.Hand && c.IsLive(k.Ref) {
			h.held = k.Ref
		}
	}
	if h.held == 0 {
		t.Fatal("no card in hand can be used")
	}
	h.Show(h)
	return h
}

// Frame implements paint.Scene.
func (h *hand) Frame(in *paint.Input, l *paint.List) paint.Status {
	c := &h.ui
	c.Begin(in, l)
	var room Room
	r := c.Window()
	room.Hand, room.Wide = h.panel.HandRoom(c, &r)
	room.Board = r
	h.panel.Lay(room)
	h.asked.Forget()
	if act := h.panel.Frame(c, &h.asked); act != (Act{}) {
		h.acts = append(h.acts, act)
	}
	h.panel.End(c)
	return c.End()
}

// Hits implements paint.Hitter.
func (h *hand) Hits() []paint.Hit { return h.ui.Hits() }

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
	if h.asked.Hover != 0 {
		t.Fatalf("card %d is told of while the pointer is elsewhere", h.asked.Hover)
	}
	h.Point(h.panel.Words.Keys.Region("card", h.held))
	if h.asked.Hover != h.held {
		t.Errorf("card %d is told of", h.asked.Hover)
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
