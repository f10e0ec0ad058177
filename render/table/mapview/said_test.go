package mapview

import (
	"slices"
	"testing"

	"grognard/render/board"
	"grognard/render/paint"
	"grognard/rules"
)

func TestWhoIsNoTargetReadsAsSuchWhileOthersAre(t *testing.T) {
	d := open(t, "eagles", "hedgerow-morning", false)
	for range 6 { // the first orders
		if slices.ContainsFunc(d.Scene.Ask.Options, func(o rules.Option) bool { return o.Do == "charge" }) {
			break
		}
		if _, err := d.Match.Answer(d.Scene.Ask.Options[0]); err != nil {
			t.Fatal(err)
		}
		d.Sync()
		d.Tick()
		d.Settle()
	}
	o := d.reaches("charge")
	d.Settle()
	v, targets, barred := d.Scene.View(), 0, 0
	for i := range v.Pieces {
		pc := &v.Pieces[i]
		if pc.Ref == 0 || pc.Form == rules.Marker || pc.Form == rules.Leader {
			continue
		}
		foe := pc.Side == d.Scene.Ask.To.Other()
		no := d.marked(pc.Ref, board.Barred)
		if may := d.Choice.IsLive(pc.Ref) && !d.Choice.Vain(pc.Ref); foe && no == may || no && !foe {
			t.Errorf("%v: target %t, marked as none %t", pc.Ref, d.Choice.IsLive(pc.Ref), no)
		}
		if foe && no {
			barred++
		} else if foe {
			targets++
		}
	}
	if barred == 0 {
		t.Fatalf("%v: %d stands are targets and %d are none, want some", o, targets, barred)
	}
	if !d.Says(d.Words.SignText("barred")) {
		t.Error("the legend does not say what the mark means")
	}
}

func TestNamesOfPlacesKeepOffWhatIsWrittenOverTheMap(t *testing.T) {
	d := bridge(t)
	d.reaches("march") // its places have a legend
	d.Settle()
	if len(d.view.marks.Said) == 0 {
		t.Fatal("there is no legend")
	}
	if !slices.Equal(d.view.Picture.Said, d.view.marks.Said) {
		t.Errorf("the board is told of %v, the legend stands at %v", d.view.Picture.Said, d.view.marks.Said)
	}
	for i := range d.List.Cmds {
		c := &d.List.Cmds[i]
		if c.Op != paint.Text || c.Layer != paint.Pieces || c.Font != paint.Caps {
			continue
		}
		h := d.Faces.Ascent(c.Font, c.Size)
		name := paint.Rect{X: c.Dst.X, Y: c.Dst.Y - h, W: d.Faces.Width(c.Font, c.Size, c.Text), H: h}
		for _, r := range d.view.marks.Said {
			if name.Overlaps(r) {
				t.Errorf("%s lies under the legend", c.Text)
			}
		}
	}
}
