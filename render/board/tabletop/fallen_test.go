package tabletop

import (
	"slices"
	"testing"

	"grognard/render/anim"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

// amid paints the middle of what an event makes of a View.
func amid(v, next *rules.View, ev rules.Event, zoom float32) (*Painter, *paint.List) {
	var tl anim.Timeline
	tl.Settle(v)
	tl.Run([]rules.Event{ev}, next)
	tl.Tick(0)
	tl.Tick(80)
	b, l := at(v, zoom), &paint.List{}
	b.Paint(l, &sheet.Picture{View: tl.View(), Name: named, Clips: &tl})
	return b, l
}

// lying counts the men of a nation who lie on the ground in a picture.
func lying(l *paint.List, nation string) (n int) {
	for i := range l.Cmds {
		if l.Cmds[i].Key == "fallen/"+nation {
			n++
		}
	}
	return n
}

func TestSpecialFiguresLieDownWhereTheyStood(t *testing.T) {
	all := []rules.State{rules.StateOfficer, rules.StateStandard, rules.StateDrummer, rules.StateSergeant}
	for _, who := range all {
		v, next := outing(), outing()
		v.Pieces[1].State = slices.Clone(all)
		// Those who are left may get another stand.
		next.Pieces[0].State = slices.DeleteFunc(slices.Clone(all), func(s rules.State) bool { return s == who })
		b, l := amid(v, next, rules.Event{Kind: rules.EvHit, Who: unit(1), N: 1}, 30)
		if n := lying(l, "fr"); n != 1 {
			t.Errorf("%s falls: %d lie on the ground, want one", who, n)
		}
		stand := b.window(b.onSheet(v.Pieces[1].Pt))
		for i := range l.Cmds {
			if c := &l.Cmds[i]; c.Key == "fallen/fr" {
				x, y := c.Dst.Center()
				if far := stand.minus(xy{x, y}).length(); far > b.Zoom {
					t.Errorf("%s lies %g px off the stand", who, far)
				}
			}
		}
	}
	v := outing(all...)
	if _, l := amid(v, outing(all...), rules.Event{Kind: rules.EvHit, Who: unit(1), N: 1}, 30); lying(l, "fr") != 0 {
		t.Error("somebody lies down who is still there")
	}
}

func TestACommanderWhoIsKilledLiesDown(t *testing.T) {
	for _, zoom := range []float32{12, 30} {
		v, next := outing(), outing()
		next.Pieces = slices.DeleteFunc(next.Pieces, func(pc rules.Piece) bool { return pc.Ref == unit(4) })
		if _, l := amid(v, next, rules.Event{Kind: rules.EvRemove, Who: unit(4)}, zoom); lying(l, "gb") != 1 {
			t.Errorf("at %g: %d men lie where the commander fell, want one", zoom, lying(l, "gb"))
		}
	}
}

func TestNoArrowCrossesATag(t *testing.T) {
	v := outing()
	b := at(v, 14)
	l := &paint.List{}
	b.Paint(l, &sheet.Picture{View: v, Name: named, Arrows: []sheet.Arrow{{From: unit(1), To: unit(2), Kind: sheet.ArrowAttack}}})
	arrow, tag := -1, -1
	for i := range l.Cmds {
		switch c := &l.Cmds[i]; {
		case c.Key == sheet.ArrowAttack.Head():
			arrow = i
		case c.Op == paint.Text && (tag < 0 || c.Layer < l.Cmds[tag].Layer):
			tag = i
		}
	}
	if arrow < 0 || tag < 0 {
		t.Fatal("no arrow or no tag")
	}
	if a, g := &l.Cmds[arrow], &l.Cmds[tag]; g.Layer < a.Layer || g.Layer == a.Layer && tag < arrow {
		t.Errorf("a tag on layer %d as command %d lies under the arrow on layer %d, command %d", g.Layer, tag, a.Layer, arrow)
	}
}
