package ccn

import "testing"

func TestLedgerHill(t *testing.T) {
	t.Run("CCN-42.1 hills do not hinder a move", func(t *testing.T) {
		g := moving(t, barrier("H"), "french: f5 fr-lc-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lc-1", true, "e5", "d5", "c5", "e7").wantMoves("fr-ney", true, "c8")
	})
	t.Run("CCN-42.1 a unit battles on the turn it entered one", func(t *testing.T) {
		entered(t, "H", "fr-ln-1").WantOffered("melee fr-ln-1 @gb-ln-1")
	})
	t.Run("CCN-42.1 infantry may form square on one", func(t *testing.T) {
		charged(t, "fr-hc-1", "gb-ln-1", groundOn("d5H")).Play("square").Draw("c-rally-1").wantSquare("gb-ln-1", 1)
	})
	t.Run("CCN-42.2 uphill takes 1 die from infantry and cavalry, none from artillery", func(t *testing.T) {
		wantLess(t, ".", "H", [arms]int{1, 1, 0}, [arms]int{1, 0, 0}, "")
	})
	t.Run("CCN-42.3 downhill takes 1 die from cavalry alone", func(t *testing.T) {
		wantLess(t, "H", ".", [arms]int{0, 1, 0}, [arms]int{0, 0, 0}, "")
	})
	t.Run("CCN-42.4 hill to hill takes 1 die from fire of infantry alone", func(t *testing.T) {
		wantLess(t, "H", "H", [arms]int{0, 0, 0}, [arms]int{1, 0, 0}, "")
	})
	t.Run("CCN-42.4 on one plateau as on two hills", func(t *testing.T) {
		position := groundOn("e5H", "e6H", "e7H") + "french: e5 fr-ln-1 ordered\nallied: e7 gb-ln-1"
		draw(t, position).Play("fire fr-ln-1 @gb-ln-1").wantDice("fire.roll", "french", 4-1).wantMod("dice", "CCN-42.4", -1)
	})
	t.Run("CCN-42.5 all hills are one level high, those that touch are one", func(t *testing.T) {
		g := draw(t, groundOn("e5H", "e6H", "d6H", "e8H", "a1.")+"french: i1 fr-ln-1\nallied: i9 gb-ln-1")
		for _, c := range g.View(0).Map.Cells {
			if want := more(c.Ground == "hill"); c.Level != want {
				t.Errorf("%s has level %d, want %d", c.Label, c.Level, want)
			}
		}
		h := &g.board().scenario.hills
		e5, e6, d6, e8 := h[at(4, 4)], h[at(4, 5)], h[at(3, 5)], h[at(4, 7)]
		if e5 == 0 || e5 != e6 || e6 != d6 || e8 == 0 || e8 == e5 || h[at(0, 0)] != 0 {
			t.Errorf("the hills are numbered %d %d %d and %d", e5, e6, d6, e8)
		}
	})
}

func TestLedgerSightOverHills(t *testing.T) {
	for _, tt := range []struct {
		name   string
		clear  bool
		ground []string
		more   string
	}{
		{"CCN-42.6 between two ends below a hill blocks", false, []string{"e6H"}, ""},
		{"CCN-42.6 wherever it lies", false, []string{"e7H"}, ""},
		{"CCN-42.6 a hill beside the line does not", true, []string{"d6H", "f6H"}, ""},
		{"CCN-42.7 from below the first hex of a slope is seen", true, []string{"e8H"}, ""},
		{"CCN-42.7 not the second", false, []string{"e7H", "e8H"}, ""},
		{"CCN-42.7 from the edge of a hill the ground below is seen", true, []string{"e5H"}, ""},
		{"CCN-42.7 not from a rear hex of it", false, []string{"e5H", "e6H"}, ""},
		{"CCN-42.7 nor behind another hill", false, []string{"e5H", "e7H"}, ""},
		{"CCN-42.8 on one hill hills between do not block", true, []string{"e5H", "e6H", "e7H", "e8H"}, ""},
		{"CCN-42.8 nor lower hexes", true, []string{"e5H", "d5H", "d6H", "d7H", "e8H"}, ""},
		{"CCN-42.8 but units in them", false, []string{"e5H", "d5H", "d6H", "d7H", "e8H"}, "french: e7 fr-ln-1"},
		{"CCN-42.8 and leaders", false, []string{"e5H", "d5H", "d6H", "d7H", "e8H"}, "french leaders: e7 fr-ney"},
		{"CCN-42.8 and blocking terrain", false, []string{"e5H", "d5H", "d6H", "d7H", "e8H", "e6F"}, ""},
		{"CCN-42.9 from hill to hill lower hexes do not block", true, []string{"e5H", "e8H"}, ""},
		{"CCN-42.9 but units in them", false, []string{"e5H", "e8H"}, "allied: e7 gb-ln-2"},
		{"CCN-42.9 and blocking terrain", false, []string{"e5H", "e8H", "e6T"}, ""},
		{"CCN-42.9 a hill hex between blocks", false, []string{"e5H", "e7H", "e8H"}, ""},
		{"CCN-42.10 units on a plateau block", false, []string{"e5H", "e6H", "e7H", "e8H"}, "allied: e7 gb-ln-2"},
		{"CCN-42.10 friends on it too", false, []string{"e5H", "e6H", "e7H", "e8H"}, "french: e6 fr-ln-1"},
		{"CCN-42.10 so do leaders", false, []string{"e5H", "e6H", "e7H", "e8H"}, "french leaders: e6 fr-ney"},
		{"CCN-42.10 units block between two ends below", false, nil, "allied: e7 gb-ln-2"},
		{"CCN-42.10 forest between two hills blocks", false, []string{"e5H", "e7F", "e8H"}, ""},
		{"CCN-42.10 so does a town", false, []string{"e5H", "e7T", "e8H"}, ""},
		{"CCN-42.10 so does a windmill", false, []string{"e5H", "e6W", "e8H"}, ""},
		{"CCN-42.10 so does a rugged hill", false, []string{"e5H", "e6R", "e8H"}, ""},
		{"CCN-43.3 a rugged hill blocks the ground", false, []string{"e6R"}, ""},
		{"CCN-43.3 and between hills", false, []string{"e5H", "e6H", "e7R", "e8H"}, ""},
		{"CCN-43.3 it joins no plateau: the hills on both sides of it are two", false, []string{"e5H", "d5R", "d6R", "e7H", "e8H"}, ""},
		{"CCN-43.3 a hill in its place would join them", true, []string{"e5H", "d5H", "d6H", "e7H", "e8H"}, ""},
	} {
		t.Run(tt.name, func(t *testing.T) { sees(t, 3, tt.clear, groundOn(tt.ground...), tt.more) })
	}
	t.Run("CCN-42.7 the slope of the example", func(t *testing.T) {
		g := draw(t, groundOn("e5H", "d4H", "d5H", "c5H")+"french: g5 fr-fa-1 ordered\nallied: e5 gb-ln-1, c5 gb-ln-2")
		g.WantOptions("fire fr-fa-1 @gb-ln-1", "done").WantRefused("fire fr-fa-1 @gb-ln-2", "CCN-18.3")
		g = draw(t, groundOn("e5H", "d4H", "d5H", "c5H")+"french: g5 fr-fa-1 ordered, i13 fr-lt-5 ordered\nallied: c5 gb-ln-2, i11 gb-ln-9")
		g.WantNot("fire fr-fa-1 @gb-ln-2").WantRefused("fire fr-fa-1 @gb-ln-2", "CCN-18.3")
	})
}

func TestLedgerFireOverFriends(t *testing.T) {
	for _, tt := range []struct {
		name   string
		clear  bool
		ground []string
		more   string
	}{
		{"CCN-42.11 artillery on a hill fires over an adjacent friend below", true, []string{"e5H"}, "french: e6 fr-ln-1"},
		{"CCN-42.11 over a leader as well", true, []string{"e5H"}, "french leaders: e6 fr-ney"},
		{"CCN-42.11 also at another hill", true, []string{"e5H", "e8H"}, "french: e6 fr-ln-1"},
		{"CCN-42.11 not from the level", false, nil, "french: e6 fr-ln-1"},
		{"CCN-42.11 not over a friend on a hill", false, []string{"e5H", "e6H", "e7H", "e8H"}, "french: e6 fr-ln-1"},
		{"CCN-42.11 not over one farther off", false, []string{"e5H"}, "french: e7 fr-ln-1"},
		{"CCN-42.11 not over an enemy", false, []string{"e5H"}, "allied leaders: e6 gb-hill"},
		{"CCN-42.11 not over a friend in a forest", false, []string{"e5H", "e6F"}, "french: e6 fr-ln-1"},
		{"CCN-42.11 not over one in a town", false, []string{"e5H", "e6T"}, "french: e6 fr-ln-1"},
		{"CCN-42.11 over one in a ford", true, []string{"e5H", "e6f"}, "french: e6 fr-ln-1"},
	} {
		t.Run(tt.name, func(t *testing.T) { sees(t, 3, tt.clear, groundOn(tt.ground...), tt.more) })
	}
	t.Run("CCN-42.11 infantry on a hill does not", func(t *testing.T) {
		g := draw(t, groundOn("e5H")+"french: e5 fr-ln-1 ordered, e6 fr-ln-2\nallied: e7 gb-ln-1"+busy)
		g.WantNot("fire fr-ln-1 @gb-ln-1").WantRefused("fire fr-ln-1 @gb-ln-1", "CCN-18.3")
	})
	t.Run("CCN-42.11 the British battery of the example", func(t *testing.T) {
		g := draw(t, groundOn("g5H")+"allied: g5 gb-fa-1 ordered, f5 gb-ln-1\nfrench: e6 fr-ln-1\ntop french, active allied")
		g.WantOptions("fire gb-fa-1 @fr-ln-1", "done")
	})
	t.Run("CCN-42.12 such a shot joins no combined arms", func(t *testing.T) {
		position := groundOn("e5H") + "french: e5 fr-fa-1 ordered, e6 fr-ln-2, d8 fr-ln-1 ordered, f9 fr-ha-1 ordered\nallied: e8 gb-ln-1\nfrench hand: c-rally-1"
		g := draw(t, position).WantOffered("fire fr-fa-1 @gb-ln-1").Play("melee fr-ln-1 @gb-ln-1")
		g.WantOptions("support fr-ha-1", "done").WantRefused("support fr-fa-1", "CCN-39.4")
	})
}

func TestLedgerRuggedHill(t *testing.T) {
	t.Run("CCN-43.1 units and leaders cannot enter it", func(t *testing.T) {
		g := moving(t, barrier("R"), "french: f5 fr-lc-1 ordered, f3 fr-ha-1 ordered, f10 fr-lt-1 ordered\nfrench leaders: f8 fr-ney ordered")
		g.wantMoves("fr-lc-1", false, "e5", "e6", "d5").wantMoves("fr-ha-1", false, "e3").wantMoves("fr-lt-1", false, "e10")
		g.wantMoves("fr-ney", false, "e8", "e9", "d8").WantRefused("move fr-lc-1 @e5", "CCN-11.9").WantRefused("move fr-ney @e8", "CCN-15.8")
	})
	t.Run("CCN-43.1 nor in a retreat", func(t *testing.T) {
		g := draw(t, groundOn("c5R", "c6R")+"french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("melee fr-ln-1 @gb-ln-1").roll("fccca")
		g.wantBlocks("gb-ln-1", 3).WantAt("gb-ln-1", "d5")
	})
	t.Run("CCN-43.2 it is always empty: nobody is there to battle", func(t *testing.T) {
		unloadable(t, groundOn("d5R")+"french: d5 fr-ln-1\nallied: i9 gb-ln-1", "cannot enter")
		unloadable(t, groundOn("d5R")+"french: i1 fr-ln-1\nfrench leaders: d5 fr-ney\nallied: i9 gb-ln-1", "cannot enter")
	})
}
