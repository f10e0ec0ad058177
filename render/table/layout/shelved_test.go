package layout

import "testing"

// In a replay the hand is a tab on the desk where its strip would make small cells smaller: they are as large as without it.
func TestTheHandOfAReplayTakesNothingOfASmallMap(t *testing.T) {
	lay := func(w, h float32, hand, beside bool) Layout {
		l, _ := Replay(Needs{W: w, H: h, Dp: 1, Text: 1, Wide: 13.5, High: 8.5, Hand: hand, Piles: true, Tools: 9, Log: beside, LogPinned: beside, Beside: beside})
		return l
	}
	small, bare := lay(1280, 720, true, false), lay(1280, 720, false, false)
	if !small.Tab || small.Fanned || small.Free != bare.Free {
		t.Errorf("tab %v; the cells lie in %v, and without a hand in %v", small.Tab, small.Free, bare.Free)
	}
	if r := small.Hand; r.W == 0 || r.X+r.W > 1280 || r.Y+r.H > 720-footHigh || r.Overlaps(small.Tools) || r.X < small.Desk[1].X {
		t.Errorf("the tab lies at %v, the desk at %v", r, small.Desk[1])
	}
	if large := lay(1920, 1080, true, false); large.Tab || large.Hand.W == 0 {
		t.Error("where cells are large the cards lie at the lower edge")
	}
	if study := lay(1280, 720, true, true); study.Tab || study.Hand.W == 0 {
		t.Error("where the desk has no room they lie there too")
	}
	if full, _ := Replay(Needs{W: 1280, H: 720, Dp: 1, Text: 1, Wide: 17.9, High: 8.5, Hand: true, Tools: 9}); full.Tab {
		t.Error("there is no desk that the tab lies on")
	}
	if played := Of(Needs{W: 1280, H: 560, Dp: 1, Text: 1, Wide: 13.5, High: 8.5, Hand: true, Tools: 9}); played.Tab {
		t.Error("who plays has his hand behind a tab")
	}
}
