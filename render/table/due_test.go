package table

import "testing"

func TestTheTrackTellsEveryArrival(t *testing.T) {
	b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
	b.Point("track")
	b.Tick()
	for _, s := range []string{"May enter now – Austria", "Turn 2 – Austria", "Turn 6 – France", "Desaix", "Enter at 3012"} {
		if !b.Says(s) {
			t.Errorf("the list does not say %q", s)
		}
	}
	b.Pictures("musket-due")
	b.away()
	b.Point("standard.second")
	b.Settle()
	b.Point("gauge.second.reinforcements")
	b.Tick()
	if !b.Says("Turn 6 – France") || b.Says("Turn 2 – Austria") {
		t.Error("the reinforcements of a side are not told turn by turn, or those of the other side are")
	}
	b.Pictures("musket-due-side")
}

func TestArrivalsOfSquaresAreToldToo(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-02-quatre-bras")
	due := b.m.View().Due
	for i := range due[1:] {
		if due[i+1].Turn < due[i].Turn {
			t.Errorf("arrival %d comes before its turn", i+1)
		}
	}
	b.Point("track")
	b.Tick()
	if !b.Says("Wellington") || !b.Says("Enter at E9") {
		t.Error("nobody is told that Wellington comes")
	}
	b.Pictures("squares-due")
}
