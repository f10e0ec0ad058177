package board

import (
	"testing"

	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
)

func TestActionPointsAreDiscsOnTheBrigade(t *testing.T) {
	mass := rules.Piece{Form: rules.Base, Nation: "fr", Face: "infantry", N: 2, Of: 2, State: []rules.State{"massed"},
		Badges: []rules.Badge{{Kind: rules.BadgePoints, N: 2, Of: 3}}}
	b, l := seen(t, alone(rules.Squares, mass), 70)
	at, _ := b.PieceRect(unit(1))
	for _, c := range l.Cmds { // the name stands at the foot
		if c.Key == "badge/ink" && c.Dst.Y+c.Dst.H/2 > at.Y+at.H/4 {
			t.Errorf("a disc at %v hides what is on the brigade at %v", c.Dst, at)
		}
	}
	all := painttest.Images(l, "badge/ink")
	if left := painttest.Images(l, "badge") - all; left != 2 || all != 3 {
		t.Errorf("%d discs of %d are bright, want 2 of 3", left, all)
	}
}

func TestWhoFightsCarriesABadge(t *testing.T) {
	for state, want := range map[rules.State]string{"attacks": "badge/red", "defends": "badge/ink"} {
		mass := rules.Piece{Form: rules.Base, Nation: "fr", Face: "infantry", N: 2, Of: 2, State: []rules.State{"massed", state}}
		if _, l := seen(t, alone(rules.Squares, mass), 70); painttest.Images(l, want) != 1 {
			t.Errorf("%s: no %s is drawn", state, want)
		}
	}
}

func TestAGarrisonStandsAmongRoofs(t *testing.T) {
	mass := rules.Piece{Form: rules.Base, Nation: "fr", Face: "infantry", N: 2, Of: 2, State: []rules.State{"massed"}}
	inside := mass
	inside.State = []rules.State{"massed", "garrison"}
	if _, l := seen(t, alone(rules.Squares, mass, inside), 70); painttest.Images(l, "state/garrison") != 1 {
		t.Errorf("%d pieces stand among roofs, want 1", painttest.Images(l, "state/garrison"))
	}
}

func TestALoneGeneralIsSmallerThanABrigade(t *testing.T) {
	mass := rules.Piece{Form: rules.Base, Nation: "fr", Face: "infantry", N: 2, Of: 2, State: []rules.State{"massed"}}
	general := rules.Piece{Form: rules.Leader, Nation: "fr", Face: "commander", Value: "+1"}
	one, _ := seen(t, alone(rules.Squares, mass), 70)
	two, _ := seen(t, alone(rules.Squares, general), 70)
	m, _ := one.PieceRect(unit(1))
	g, _ := two.PieceRect(unit(1))
	if g.W*g.H >= m.W*m.H {
		t.Errorf("the general fills %v, the brigade %v", g, m)
	}
}

func TestTheNameOfATownKeepsClearOfBrigades(t *testing.T) {
	gun := rules.Piece{Form: rules.Base, Nation: "fr", Face: "artillery", N: 1, Of: 1}
	v := alone(rules.Squares, gun)
	v.Map.Areas = append(v.Map.Areas, rules.Area{Kind: "town", Label: "Maida", Cells: []rules.Ref{cell(27)}})
	b, l := seen(t, v, 70)
	at, _ := b.PieceRect(unit(1))
	n := 0
	for i, c := range l.Cmds {
		if c.Op != paint.Text || c.Text != "Maida" {
			continue
		}
		n++
		slip := l.Cmds[i-1].Dst
		slip.X, slip.W = slip.X+3, slip.W-6
		if slip.Overlaps(at) {
			t.Errorf("the name stands on %v, the gun on %v", slip, at)
		}
	}
	if n != 1 {
		t.Errorf("the name is printed %d times", n)
	}
}

func TestThePlaceToGoOnABridgeLeavesItInView(t *testing.T) {
	v := alone(rules.Squares)
	v.Map.Lines = append(v.Map.Lines, rules.MapLine{Kind: "bridge", Cells: []rules.Ref{cell(27)}})
	b, _ := seen(t, v, 70)
	var l paint.List
	b.Paint(&l, &sheet.Picture{View: v, Marks: []sheet.Mark{{At: cell(27), Kind: sheet.Move}, {At: cell(28), Kind: sheet.Move}}})
	if painttest.Images(&l, "mark/move-low") != 1 {
		t.Error("the dot lies on the bridge")
	}
}
