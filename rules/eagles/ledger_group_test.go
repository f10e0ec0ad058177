package eagles

import "testing"

func TestSkirmishGroups(t *testing.T) {
	moved := func(t *testing.T, words, more string) *game {
		return draw(t, "a1 veteran 24 line at 36,10 facing 0 "+words+"\nb1 line 24 line at 60,44 facing 180\n"+more).
			Play("advance a1 #1000").Roll(6).Roll(6, 6).Play("stand a1")
	}
	t.Run("ME-37.1 a group is a disc that overlaps nothing and enters no building", func(t *testing.T) {
		g := moved(t, "out 3 groups 34,12.6 38,12.6", "building 40,14 44,14 44,18 40,18\nwood 30,12 34,12 34,18 30,18")
		g.WantRefused("post a1.g1 (36000,11590)", "ME-37.1").WantOffered("post a1.g1 (36000,11600)", "post a1.g1 (32000,14000)").
			WantRefused("post a1.g1 (39300,14500)", "ME-37.1").WantOffered("post a1.g1 (39200,14500)")
	})
	t.Run("ME-37.2 the tether is 4 inches from the disc to the body, 6 for the light", func(t *testing.T) {
		moved(t, "out 1 groups 36,12.6", "").WantOffered("post a1.g1 (36000,15605)").WantRefused("post a1.g1 (36000,15606)", "ME-19.10")
		moved(t, "light out 1 groups 36,12.6", "").WantOffered("post a1.g1 (36000,17605)").WantRefused("post a1.g1 (36000,17606)", "ME-19.10")
	})
	t.Run("ME-37.3 groups up to 3 inches apart are joined by a curtain", func(t *testing.T) {
		if !curtain(vec(0, 0), vec(4605, 0)) || curtain(vec(0, 0), vec(4606, 0)) {
			t.Error("the curtain has another reach")
		}
	})
	t.Run("ME-37.4 a group goes straight, over anything but buildings and enemy bodies", func(t *testing.T) {
		moved(t, "out 1 groups 34,13.6", "building 35.5,13 36.5,13 36.5,15.5 35.5,15.5").WantRefused("post a1.g1 (38000,13600)", "ME-37.4")
		moved(t, "out 1 groups 34,13.6", "wood 35.5,13 36.5,13 36.5,15.5 35.5,15.5\nwall 36,12 36,16").WantOffered("post a1.g1 (38000,13600)")
		moved(t, "out 1 groups 36,12", "").WantOffered("post a1.g1 (36000,8000)")
	})
	t.Run("ME-37.5 a draped screen stands evenly before the front", func(t *testing.T) {
		g := moved(t, "out 5 groups 34,12.6 36,12.6 38,12.6", "").Play("drape a1 #2000")
		g.wantGroup("a1.g1", "33.333,13.600", 2).wantGroup("a1.g2", "36.000,13.600", 2).wantGroup("a1.g3", "38.667,13.600", 1)
		moved(t, "out 4 groups 34,12.6 38,12.6", "").Play("drape a1 #1000").wantGroup("a1.g1", "34.000,12.600", 2).wantGroup("a1.g2", "38.000,12.600", 2)
	})
	t.Run("ME-37.6 groups are deployed in number order, and one without room is lost", func(t *testing.T) {
		g := setup(t, oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (36000,5000)", "detach a1 #3")
		g.WantOffered("post a1.g1 (34000,8000)").WantNot("post a1.g2 (34000,8000)").Play("post a1.g1 (34000,8000)").
			WantOffered("post a1.g2 (38000,8000)").WantNot("post a1.g1 (38000,8000)")
		tight := setup(t, "zone a: 20,2 29.6,2 29.6,3.6 20,3.6\n"+oneEach).Roll(6, 1).Play("first", "line a1", "deploy a1 (24800,2800)", "detach a1 #3")
		tight.wantGroup("a1.g1", "gone", 0).wantGroup("a1.g2", "gone", 0).WantAsk("deploy.body", "b")
	})
}
