package tabletop

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/rules"
)

func TestTheTagOfABodyWithItsBadgesStandsOnTheTableAndBesideTheBody(t *testing.T) {
	b, p := painted(t)
	for _, at := range []rules.Point{{X: 36000, Y: 24000}, {X: 36000, Y: 2400}, {X: 36000, Y: 45600}, {X: 6000, Y: 24000}} {
		for facing := 0; facing < 36000; facing += 500 {
			v := *p.View
			proto := rules.Piece{Ref: unit(90), Nation: "fr", Face: "infantry", Value: "4+", State: []rules.State{"broken", "disordered", "halted"}}
			v.Pieces = formed(nil, proto, at.X, at.Y, facing, 6, true)
			b.Paint(&paint.List{}, &sheet.Picture{View: &v})
			k := b.bodyOf(unit(90))
			row := b.tagRow(k, 150+b.badgesWidth(k), 20, true)
			if !b.Port.Has(row.X, row.Y) || !b.Port.Has(row.X+row.W, row.Y+row.H) {
				t.Fatalf("at %v facing %d the tag is at %v, off the window", at, facing, row)
			}
			if x, y, on := under(b, k, row); on {
				t.Fatalf("at %v facing %d the tag at %v covers the body at %v %v", at, facing, row, x, y)
			}
			mid := xy{row.X + row.W/2, row.Y + row.H/2}
			if far := mid.minus(b.window(k.mid)).length(); far > (k.wide+k.deep)*b.Zoom/2+row.W/2+row.H {
				t.Fatalf("at %v facing %d the tag is %v away", at, facing, far)
			}
		}
	}
}

// under finds a place of a rectangle that lies on a body.
func under(b *Painter, k *body, r paint.Rect) (x, y float32, on bool) {
	for x = r.X; x <= r.X+r.W; x += 2 {
		for y = r.Y; y <= r.Y+r.H; y += 2 {
			if b.exactly(k, x, y) {
				return x, y, true
			}
		}
	}
	return 0, 0, false
}

func TestTagsKeepOffGhostsPathsAndCommanders(t *testing.T) {
	b, p := painted(t)
	v := *p.View
	proto := rules.Piece{Ref: unit(90), Nation: "fr", Face: "infantry", Value: "4+"}
	v.Pieces = formed(nil, proto, 36000, 24000, 0, 6, true)
	draw := func(s *sheet.Sketch) paint.Rect {
		b.Paint(&paint.List{}, &sheet.Picture{View: &v, Sketch: s})
		k := b.bodyOf(unit(90))
		return b.tagRow(k, 60, 20, false)
	}
	free := draw(nil)
	if b.hides(free) > 0 {
		t.Fatalf("the tag at %v hides something on an empty table", free)
	}
	x, y := free.Center()
	u, w := b.Cells(x, y)
	lay := b.onSheet(rules.Point{})
	at := rules.Point{X: int32((u - lay.X) * 1000), Y: int32((lay.Y - w) * 1000)}
	for name, s := range map[string]*sheet.Sketch{
		"path":  {Tapes: []sheet.Tape{{Pts: []rules.Point{{X: at.X - 9000, Y: at.Y}, {X: at.X + 9000, Y: at.Y}}}}},
		"ghost": {Ghost: []rules.Piece{{Form: rules.Base, Pt: at, Wide: 2000, Deep: 1000}}},
	} {
		draw(s)
		if b.hides(free) == 0 {
			t.Fatalf("the %s does not lie at %v", name, free)
		}
		if row := draw(s); b.hides(row) > 0 {
			t.Errorf("the tag at %v hides the %s", row, name)
		}
	}
	v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(91), Form: rules.Leader, Pt: at, Wide: 1000})
	if row := draw(nil); b.hides(row) > 0 {
		t.Errorf("the tag at %v hides a commander", row)
	}
}

// A tag keeps off the flag of a commander and off the tags that stand there already.
func TestTagsKeepOffFlagsAndOtherTags(t *testing.T) {
	b, p := painted(t)
	v := *p.View
	proto := rules.Piece{Ref: unit(90), Nation: "fr", Face: "infantry", Value: "4+"}
	v.Pieces = formed(nil, proto, 36000, 24000, 0, 6, true)
	draw := func() paint.Rect {
		b.Paint(&paint.List{}, &sheet.Picture{View: &v})
		b.written = b.written[:0]
		return b.tagRow(b.bodyOf(unit(90)), 60, 20, false)
	}
	free := draw()
	b.written = append(b.written, free)
	if row := b.tagRow(b.bodyOf(unit(90)), 60, 20, false); row.Overlaps(free) {
		t.Errorf("the tag at %v lies over another", row)
	}
	x, y := free.Center()
	u, w := b.Cells(x, y+45)
	lay := b.onSheet(rules.Point{})
	v.Pieces = append(v.Pieces, rules.Piece{Ref: unit(91), Form: rules.Leader, Pt: rules.Point{X: int32((u - lay.X) * 1000), Y: int32((lay.Y - w) * 1000)}, Wide: 1000})
	row := draw()
	flag := b.pennonBox(b.bodyOf(unit(91)))
	if !flag.Overlaps(free) {
		t.Fatalf("the flag at %v is not where the tag %v would be", flag, free)
	}
	if row.Overlaps(flag) {
		t.Errorf("the tag at %v lies over the flag at %v", row, flag)
	}
}

// Where bodies stand close together a tag stands at its own, or a line leads from it to that, or there is none before the
// body is pointed at.
func TestATagIsPlainlyThatOfItsBody(t *testing.T) {
	b, p := painted(t)
	plain, led, none := 0, 0, 0
	for _, apart := range []int32{1200, 2000, 3000, 4500, 9000} {
		v := *p.View
		v.Pieces = nil
		for i := range int32(9) {
			proto := rules.Piece{Ref: unit(int(50 + i)), Nation: "fr", Face: "infantry", Value: "4+", N: 4, Of: 4}
			v.Pieces = formed(v.Pieces, proto, 30000+i%3*(4200+apart), 20000+i/3*(2600+apart), int(i*900), 6, true)
		}
		l := &paint.List{}
		for _, hover := range []rules.Ref{0, unit(54)} {
			l.Reset()
			pic := &sheet.Picture{View: &v}
			if hover != 0 {
				pic.Marks = append(pic.Marks, sheet.Mark{At: hover, Kind: sheet.Hover})
			}
			b.Paint(l, pic)
			shown := map[rules.Ref]bool{}
			for i := range b.tagged {
				g := &b.tagged[i]
				k := &b.bodies[g.body]
				if g.shape.w == 0 {
					continue
				}
				shown[k.ref] = true
				if g.leads {
					led++
					continue
				}
				plain++
				for j := range b.bodies {
					if o := &b.bodies[j]; o.ref != k.ref && b.apart(o, g.row) <= b.apart(k, g.row) {
						t.Errorf("%d apart: the tag of %v at %v is %.0f from it and %.0f from %v", apart, k.ref, g.row, b.apart(k, g.row), b.apart(o, g.row), o.ref)
					}
				}
			}
			none += 9 - len(shown)
			if hover != 0 && !shown[hover] {
				t.Errorf("%d apart: what is pointed at has no tag", apart)
			}
		}
	}
	t.Log(plain, led, none)
	if plain == 0 || led == 0 || none == 0 {
		t.Errorf("%d tags stand at their bodies, to %d leads a line, %d are left out", plain, led, none)
	}
}

func TestTagsKeepOffPanels(t *testing.T) {
	b, p := painted(t)
	v := *p.View
	v.Pieces = formed(nil, rules.Piece{Ref: unit(90), Nation: "fr", Face: "infantry", Value: "4+"}, 36000, 24000, 0, 6, true)
	draw := func(panels ...paint.Rect) paint.Rect {
		b.Paint(&paint.List{}, &sheet.Picture{View: &v, Lies: panels})
		return b.tagRow(b.bodyOf(unit(90)), 60, 20, false)
	}
	free := draw()
	if row := draw(free); common(row, free) > 0 {
		t.Errorf("the tag at %v lies under the panel at %v", row, free)
	}
}

func TestABadgeIsFoundWhereItIsPainted(t *testing.T) {
	b, p := painted(t)
	v := *p.View
	proto := rules.Piece{Ref: unit(90), Nation: "fr", Face: "infantry", Value: "4+", State: []rules.State{rules.StateFired, rules.StateDisordered}}
	v.Pieces = formed(nil, proto, 36000, 24000, 0, 6, true)
	var l paint.List
	b.Paint(&l, &sheet.Picture{View: &v})
	found := map[rules.State]bool{}
	for i := range l.Cmds {
		for _, s := range badgeStates {
			if k := &l.Cmds[i]; k.Op == paint.Image && k.Key == badgeKey(s) {
				x, y := k.Dst.Center()
				is, at := b.BadgeAt(x, y)
				if found[s] = is == s && at == k.Dst; !found[s] {
					t.Errorf("where %s is painted %q is found at %v", s, is, at)
				}
			}
		}
	}
	if !found[rules.StateFired] || !found[rules.StateDisordered] {
		t.Errorf("of two badges %v are painted", found)
	}
	if is, _ := b.BadgeAt(b.Port.X+1, b.Port.Y+1); is != "" {
		t.Errorf("in the corner of the window %s is found", is)
	}
}
