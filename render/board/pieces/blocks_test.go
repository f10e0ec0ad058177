package pieces

import (
	"strings"
	"testing"

	"grognard/render/paint"
	"grognard/rules"
)

func TestBlocksOfAUnitDoNotCoverEachOther(t *testing.T) {
	for n := 1; n < len(formations); n++ {
		all := formation(n)
		if len(all) != n {
			t.Fatalf("the formation of %d has %d places", n, len(all))
		}
		for i, p := range all {
			for _, q := range all[:i] {
				if abs(p.x-q.x) < .95 && abs(p.y-q.y) < .95 {
					t.Errorf("of %d, the block at %v covers that at %v", n, p, q)
				}
			}
		}
	}
}

func TestTheBlocksOfASquareStandInsideItsFaces(t *testing.T) {
	for n := 1; n <= 5; n++ {
		p := rules.Piece{Form: rules.Blocks, Nation: "fr", Face: "infantry", N: n, Of: 5, State: []rules.State{"square"}}
		b, l, at := painter(&paint.Store{}), &paint.List{}, paint.Rect{X: 100, Y: 100, W: 78, H: 78}
		b.Draw(l, paint.Pieces, at, &p, nil, 1)
		faces := b.faces(at)
		in := faces.Inset(faces.W * .18)
		for _, c := range l.Cmds {
			if strings.HasPrefix(c.Key, "block/") && (c.Dst.X < in.X-12 || c.Dst.Y < in.Y-12 || c.Dst.X+c.Dst.W > faces.X+faces.W || c.Dst.Y+c.Dst.H > faces.Y+faces.H) {
				t.Errorf("of %d, a block at %v stands across the faces %v", n, c.Dst, faces)
			}
		}
	}
}
