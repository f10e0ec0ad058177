package eagles

import (
	"strings"
	"testing"
)

// coverOf is the cover of b1 in a volley of a1.
func coverOf(t *testing.T, picture string) cover {
	t.Helper()
	g := draw(t, picture).Play("fire a1 @b1")
	for _, m := range g.mods("dice") {
		if m.Rule == "ME-18.6" && m.N == -2 {
			return light
		}
	}
	for _, m := range g.mods("halvings") {
		if m.Rule == "ME-18.7" && m.N == 1 {
			return heavy
		}
	}
	return open
}

// wantCover checks the cover of b1 from a1, ten inches before it, b1 being a
// line of 24 from x 31.2 to 40.8 and y 19.2 to 20.8.
func wantCover(t *testing.T, want cover, ground string) {
	t.Helper()
	if got := coverOf(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180\n"+ground); got != want {
		t.Errorf("%q: cover %d, want %d", ground, got, want)
	}
}

func TestGround(t *testing.T) {
	t.Run("ME-35.1 each kind of scenery does what its line of the table says", func(t *testing.T) {
		for _, c := range []struct {
			kind  string
			rough bool
			cover cover
		}{{"wood", true, heavy}, {"orchard", true, light}, {"marsh", true, open}, {"road", false, open}, {"hill 1:", false, open}} {
			dice := 2 - one(c.rough)
			draw(t, c.kind+" 30,5 44,5 44,14 30,14\n"+apart).Play("advance a1 #3000").Roll(4).wantDice(dice)
			wantCover(t, c.cover, c.kind+" 30,18 42,18 42,22 30,22")
		}
		for kind, c := range map[string]cover{"wall": heavy, "hedge": light, "fence": light} {
			draw(t, kind+" 30,13 42,13\n"+apart).Play("advance a1 #6000").Roll(4).Roll(6, 6).WantAsk("me.obstacle", "")
			wantCover(t, c, kind+" 30,18.6 42,18.6")
		}
		if planeFault(t, "wood 30,5 44,5 44,14 30,14\n"+apart, `"wood"`, `"lake"`) != "terrain" {
			t.Error("there are lakes")
		}
	})
	t.Run("ME-35.2 a body is in difficult ground with any part of it", func(t *testing.T) {
		for _, corner := range []string{"40.7,10.7 50,10.7 50,20 40.7,20", "20,0 31.3,0 31.3,9.3 20,9.3"} {
			draw(t, "wood "+corner+"\n"+apart).WantRefused("wheel a1 #500", "ME-14.14").Play("advance a1 #3000").Roll(4).wantDice(1)
		}
		draw(t, "wood 40.9,10.7 50,10.7 50,20 40.9,20\n"+apart).WantOffered("wheel a1 #-500")
	})
	t.Run("ME-35.3 nobody enters a building", func(t *testing.T) {
		const farm = "building 30,14 42,14 42,18 30,18\n"
		draw(t, farm+apart).WantOffered("advance a1 #3200").WantRefused("advance a1 #3210", "ME-14.24").WantRefused("advance a1 #12000", "ME-14.24")
		if planeFault(t, "building 30,5 44,5 44,14 30,14\n"+apart) == "" {
			t.Error("a body stands in a building")
		}
		draw(t, strings.Replace(farm+apart, "10 facing 0", "10 facing 0 out 1 groups 36,12", 1)).Play("advance a1 #1000").Roll(4).Roll(6, 6).Play("advance a1 #1000").
			WantRefused("post a1.g1 (36000,14500)", "ME-37.1").WantRefused("post a1.g1 (36000,13300)", "ME-37.1").WantOffered("post a1.g1 (36000,13200)")
		yard := farm + "wall 28,12 44,12\na1 line 24 line at 36,4 facing 0\nb1 line 24 line at 36,13.1 facing 180"
		if got := coverOf(t, yard); got != heavy {
			t.Errorf("the yard gives cover %d", got)
		}
	})
	t.Run("ME-35.4 the level is that of the highest hill, borders included, and hills are not difficult", func(t *testing.T) {
		f := draw(t, "hill 1: 20,10 50,10 50,30 20,30\nhill 2: 25,15 45,15 45,25 25,25\na1 line 24 line at 36,20 facing 0\nb1 line 24 line at 36,40 facing 180")
		for y, level := range map[int64]int{9999: 0, 10000: 1, 14999: 1, 15000: 2, 25000: 2, 25001: 1, 30000: 1, 30001: 0} {
			if got := f.board().scenario.levelAt(vec(36000, y)); got != level {
				t.Errorf("level %d at y %d, want %d", got, y, level)
			}
		}
		f.WantOffered("wheel a1 #500", "form a1")
		upper := draw(t, "hill 2: 25,15 45,15 45,25 25,25\nhill 1: 20,10 50,10 50,30 20,30\na1 line 24 line at 36,20 facing 0\nb1 line 24 line at 36,40 facing 180")
		if got := upper.board().scenario.levelAt(vec(36000, 20000)); got != 2 {
			t.Errorf("level %d where the upper hill is named first, want 2", got)
		}
		draw(t, "hill 1: 20,10 50,10 50,30 20,30\n"+apart).Play("advance a1 #9000").Roll(4).wantDice(2)
		draw(t, "hill 1: 20,10.001 50,10.001 50,30 20,30\n"+loners+"hill 1: 20,6 52,6 52,9 20,9").WantOffered("fire a1 @b1")
	})
	t.Run("ME-35.5 a body may stand astride an obstacle", func(t *testing.T) {
		for _, kind := range []string{"wall", "hedge", "fence"} {
			draw(t, kind+" 30,13 42,13\n"+apart).Play("advance a1 #3000").Roll(4).Roll(6, 6).Roll(1).WantOffered("advance a1 #3000").
				Play("advance a1 #3000").wantAt("a1", "36.000,13.000", "0.00")
		}
		if !draw(t, "wall 30,10 42,10\n"+apart).board().scenario.astride(draw(t, apart).body("a1").quad.Poly()) {
			t.Error("it does not stand astride")
		}
	})
	t.Run("ME-35.6 walls and woods are heavy cover, hedges, fences and orchards light", func(t *testing.T) {
		for kind, c := range map[string]cover{"wall": heavy, "hedge": light, "fence": light} {
			wantCover(t, c, kind+" 30,19 42,19")
		}
		for kind, c := range map[string]cover{"wood": heavy, "orchard": light, "marsh": open} {
			wantCover(t, c, kind+" 30,19 42,19 42,21 30,21")
		}
	})
	t.Run("ME-35.7 half of a footprint, or of the groups, in cover", func(t *testing.T) {
		wood := func(kind, from, to string) string {
			return strings.NewReplacer("L", from, "R", to).Replace(kind + " L,18 R,18 R,22 L,22\n")
		}
		wantCover(t, open, wood("wood", "36.8", "50"))
		wantCover(t, heavy, wood("wood", "35.8", "50"))
		wantCover(t, light, wood("wood", "36.8", "50")+wood("orchard", "35.8", "36.8"))
		wantCover(t, heavy, wood("wood", "38.4", "50")+wood("wood", "36", "38.4"))
		screen := func(ground string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,24 facing 180 out 4 groups 34,20 38,20\n"+ground).Play("fire a1 @b1.g1")
		}
		screen("wood 37,19 40,19 40,21 37,21").wantMod("halvings", "ME-18.7", 1)
		screen("wood 38.1,19 40,19 40,21 38.1,21").wantMod("halvings", "ME-18.7", 0)
		screen("orchard 37,19 40,19 40,21 37,21").wantMod("dice", "ME-18.6", -2)
		mixed := func(ground string) *game {
			return draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 40 line at 36,24 facing 180 out 8 groups 31,20 34,20 38,20 41,20\n"+ground).Play("fire a1 @b1.g1")
		}
		mixed("wood 30,19 32,19 32,21 30,21\norchard 33,19 35,19 35,21 33,21").wantMod("dice", "ME-18.6", -2).wantMod("halvings", "ME-18.7", 0)
		mixed("wood 30,19 32,19 32,21 30,21").wantMod("dice", "ME-18.6", 0).wantMod("halvings", "ME-18.7", 0)
	})
	t.Run("ME-35.10 only the best cover counts, heavy before light", func(t *testing.T) {
		both := "hedge 30,19 42,19\nwood 30,18 42,18 42,22 30,22"
		wantCover(t, heavy, both)
		draw(t, "a1 line 24 line at 36,10 facing 0\nb1 line 24 line at 36,20 facing 180\n"+both).Play("fire a1 @b1").
			wantMod("dice", "ME-18.6", 0).wantMod("halvings", "ME-18.7", 1)
		wantCover(t, heavy, "wall 30,19 42,19\norchard 30,18 42,18 42,22 30,22")
	})
	t.Run("ME-35.11 areas are convex, difficult ones apart, hills inside lower ones", func(t *testing.T) {
		for ground, sound := range map[string]bool{
			"wood 50,5 60,5 60,15 50,15":                                   true,
			"wood 50,5 60,5 55,8 60,15 50,15":                              false,
			"wood 50,5 60,5 60,15 50,15\norchard 60,5 66,5 66,15 60,15":    true,
			"hill 1: 50,5 60,5 60,15 50,15\nhill 2: 52,7 58,7 58,13 52,13": true,
			"zone a: 0,0 72,0 72,12 40,12 40,6 30,6 30,12 0,12":            true,
			"hill 1: 50,5 60,5 60,15 50,15\nwood 52,7 62,7 62,13 52,13":    true,
		} {
			if f := planeFault(t, ground+"\n"+apart); (f == "") != sound {
				t.Errorf("%q: fault %q", ground, f)
			}
		}
		for name, data := range scenarioFiles(t) {
			wantSoundGround(t, name, load(t, data, nil).scenario.scene)
		}
	})
}

func TestObstaclesAsCover(t *testing.T) {
	t.Run("ME-35.8 half of the sighting lines meet an obstacle within an inch of the target", func(t *testing.T) {
		wantCover(t, light, "hedge 30,18.4 36,18.4")
		wantCover(t, open, "hedge 30,18.4 34.4,18.4")
		wantCover(t, light, "hedge 30,18.195 42,18.195")
		wantCover(t, open, "hedge 30,18.19 42,18.19")
		wantCover(t, heavy, "wall 30,18.4 36,18.4\nhedge 36,18.5 42,18.5")
		wantCover(t, light, "wall 30,18.4 34.4,18.4\nhedge 34.4,18.4 42,18.4")
		wantCover(t, open, "hedge 30,20.9 42,20.9")
		wantCover(t, light, "wall 31,18.4 34.4,18.4\nhedge 34.4,18.4 36,18.4")
		wantCover(t, open, "wall 31,18.4 34.4,18.4\nhedge 34.4,18.4 35,18.4")
	})
	t.Run("ME-35.9 in melee the ground under the defender counts, or an obstacle crossed within an inch of him", func(t *testing.T) {
		charged := func(ground string) *game {
			return draw(t, ground+"\n"+duel).Play("charge a1 @b1").Play("charge a1 @b1").Roll(4).Roll(6, 6, 6)
		}
		near := charged("wall 18,21.4 30,21.4").Roll(1).Play("hold b1").wantMarks("a1", "disordered")
		near.wantMod("attack", "ME-23.11", -4)
		charged("wall 18,21 30,21").Roll(1).Play("hold b1").wantMarks("a1", "disordered").wantMod("attack", "ME-23.11", 0)
		charged("wood 10,21 40,21 40,26 10,26").Play("hold b1").wantMod("attack", "ME-23.11", -4)
		beside := func(wall string) *game { // past the right edge of b1, at 22.6
			return onset(t, "a1 line 24 line at 24,10 facing 0\nb1 line 24 column at 21,21.4 facing 180\ntable small\n"+wall).Roll(4).Roll(6, 6).Roll(1).Play("hold b1")
		}
		beside("wall 25,11.5 23,22").wantMod("attack", "ME-23.11", -4)
		beside("wall 23,22 25,11.5").wantMod("attack", "ME-23.11", -4)
		beside("wall 25,11.5 22.9,23").wantMod("attack", "ME-23.11", 0)
		beside("wall 22.9,23 25,11.5").wantMod("attack", "ME-23.11", 0)
		onset(t, duel+"wall 21,14 28,14 28,22.5").Roll(4).Roll(6, 6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.11", 0)
		onset(t, ahead+"wall 18,14 31,14 31,22 18,22").Roll(4).Roll(6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.11", 0)
		onset(t, ahead+"wall 10,19.805 38,19.805").Roll(4).Roll(6, 6).Roll(1).Play("hold b1").wantMod("attack", "ME-23.11", -4)
		onset(t, ahead+"wall 10,19.806 38,19.806").Roll(4).Roll(6, 6).Play("hold b1").wantMod("attack", "ME-23.11", 0)
	})
}

// wantSoundGround checks that no wood, orchard or marsh of a scenario overlaps
// another, and that every higher hill lies within one a level below.
func wantSoundGround(t *testing.T, name string, scene []scenery) {
	t.Helper()
	for i, p := range scene {
		nested := p.kind != hill || p.level == 1
		for k, q := range scene {
			if k != i && grounds[p.kind].difficult && grounds[q.kind].difficult && p.pts.Overlaps(q.pts) {
				t.Errorf("%s: %s overlaps %s", name, p.id, q.id)
			}
			if q.kind != hill || q.level != p.level-1 {
				continue
			}
			in := true
			for _, c := range p.pts {
				in = in && q.pts.Contains(c)
			}
			nested = nested || in
		}
		if !nested {
			t.Errorf("%s: %s does not lie within a lower hill", name, p.id)
		}
	}
}
