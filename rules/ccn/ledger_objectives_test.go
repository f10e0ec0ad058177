package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
)

// goals draws a position at the start of a turn, with objectives.
func goals(t *testing.T, picture string) *game {
	t.Helper()
	return draw(t, picture+`
	french: i1 fr-lc-9
	allied: a1 gb-lc-9
	french hand: c-probe-center-1 c-probe-center-2
	allied hand: c-probe-center-3 c-probe-center-4
	phase start`)
}

func TestLedgerObjectivesAreScored(t *testing.T) {
	t.Run("CCN-64.1 an objective names a side, hexes, a mode and banners", func(t *testing.T) {
		g := goals(t, "objective french each 2 g6 g8\nobjective allied all 3 c4 c6")
		notes := Book{}.Inspect(g.board(), rules.First, refsByName["g8"])
		if n := notes[len(notes)-1]; n.Rule != "CCN-64.1" || n.Text.Key != "ccn.inspect.goal.each" || n.Text.A != rules.SideRef(rules.First) || n.Text.N != 2 {
			t.Errorf("of g8 it says %+v", notes)
		}
		notes = Book{}.Inspect(g.board(), rules.First, refsByName["c4"])
		if n := notes[len(notes)-1]; n.Text.Key != "ccn.inspect.goal.all" || n.Text.A != rules.SideRef(rules.Second) || n.Text.N != 3 {
			t.Errorf("of c4 it says %+v", notes)
		}
	})
	t.Run("CCN-64.1 each hex counts for itself, or the whole set at once", func(t *testing.T) {
		const two = "french: g6 fr-ln-1, g8 fr-ln-2\n"
		goals(t, two+"objective french each 2 g6 g8 g10").wantBanners("french", 4)
		goals(t, two+"objective french all 3 g6 g8").wantBanners("french", 3)
		goals(t, two+"objective french all 3 g6 g8 g10").wantBanners("french", 0)
	})
	t.Run("CCN-64.2 at the start of that side's turn, before its command phase", func(t *testing.T) {
		g := goals(t, "objective french each 1 g6\nobjective allied each 1 c6\nfrench: g7 fr-ln-1\nallied: c6 gb-ln-1")
		g.wantBanners("allied", 0).Play("play +c-probe-center-1", "order fr-ln-1", "done", "move fr-ln-1 @g6").wantBanners("french", 0)
		g.Draw("c-rally-1").wantPhase("command", "allied").wantBanners("french", 0).wantBanners("allied", 1)
		g.Play("play +c-probe-center-3", "done").Draw("c-elan-1").wantPhase("command", "french").wantBanners("french", 1)
	})
	t.Run("CCN-64.2 banners already counted are not gained again", func(t *testing.T) {
		g := goals(t, "objective french each 1 g6 g8\nscored g6\nfrench: g6 fr-ln-1, g8 fr-ln-2").wantBanners("french", 2)
		gains := 0
		for _, e := range g.AllEvents {
			if e.Rule == "CCN-64.2" {
				gains += e.N
			}
		}
		if gains != 1 {
			t.Errorf("gained %d banners, want 1", gains)
		}
	})
	t.Run("CCN-64.3 a lone leader holds nothing, nor does an enemy", func(t *testing.T) {
		goals(t, "objective french each 1 g6 g8 g10\nfrench leaders: g6 fr-ney\nallied: g8 gb-ln-1").wantBanners("french", 0)
		goals(t, "objective french each 1 g6\nfrench leaders: g6 fr-ney\nfrench: g6 fr-ln-1").wantBanners("french", 1)
	})
	t.Run("CCN-64.3 a set is not held if a leader alone stands in one of its hexes", func(t *testing.T) {
		goals(t, "objective french all 2 g6 g8\nfrench leaders: g6 fr-ney\nfrench: g8 fr-ln-1").wantBanners("french", 0)
	})
	t.Run("CCN-64.5 victory is tested when they are gained", func(t *testing.T) {
		goals(t, "objective french each 1 g6 g8\nfrench: g6 fr-ln-1, g8 fr-ln-2\nbanners 2").wantOver("french").wantPhase("over", "french")
		goals(t, "objective french each 1 g6 g8\nfrench: g6 fr-ln-1\nbanners 2").WantAsk("card", "french")
	})
	t.Run("CCN-64.5 those of two hexes may win with more than is needed", func(t *testing.T) {
		goals(t, "objective french all 3 g6\nfrench: g6 fr-ln-1\nfrench: e5 fr-ln-2\nbanners 2").wantOver("french").wantBanners("french", 3)
	})
}

func TestLedgerObjectivesAreLost(t *testing.T) {
	const held = "objective french each 1 e5\nscored e5\nfrench: e5 fr-ln-1"
	t.Run("CCN-64.4 at the moment a unit moves away", func(t *testing.T) {
		g := goals(t, held).wantBanners("french", 1).Play("play +c-probe-center-1", "order fr-ln-1", "done").wantBanners("french", 1)
		g.Play("move fr-ln-1 @d5").wantBanners("french", 0)
	})
	t.Run("CCN-64.4 in the enemy's turn by a retreat", func(t *testing.T) {
		g := draw(t, held+"\nallied: d5 gb-ln-1 ordered\nactive allied").Play("melee gb-ln-1 @fr-ln-1").roll("fcca").wantBanners("french", 1)
		g.Play("retreat fr-ln-1 @f4").wantBanners("french", 0)
	})
	t.Run("CCN-64.4 by elimination", func(t *testing.T) {
		g := draw(t, held+" blocks=1\nallied: d5 gb-ln-1 ordered\nfrench: i1 fr-ln-2\nactive allied")
		g.Play("melee gb-ln-1 @fr-ln-1").roll("icca").wantLost("fr-ln-1").wantBanners("french", 0).wantBanners("allied", 1)
	})
	t.Run("CCN-64.4 by an advance", func(t *testing.T) {
		g := draw(t, held+" ordered\nallied: d5 gb-ln-1 blocks=1").Play("melee fr-ln-1 @gb-ln-1").roll("iccca").wantBanners("french", 2)
		g.Play("advance fr-ln-1 @d5").wantBanners("french", 1)
	})
	t.Run("CCN-64.4 by Short Supply", func(t *testing.T) {
		g := draw(t, held+"\nallied: a1 gb-ln-1\nallied hand: c-short-supply-1\nactive allied, phase command").Play("play +c-short-supply-1")
		g.wantBanners("french", 1).Play("supply fr-ln-1 @i5").wantBanners("french", 0)
	})
	t.Run("CCN-64.4 not by blocks lost or by another unit", func(t *testing.T) {
		g := draw(t, held+"\nfrench: e6 fr-ln-2\nallied: d5 gb-ln-1 ordered\nactive allied").Play("melee gb-ln-1 @fr-ln-1").roll("iica")
		g.wantBlocks("fr-ln-1", 2).wantBanners("french", 1)
	})
	t.Run("CCN-64.4 a set is lost with any of its hexes, of the others each keeps its own", func(t *testing.T) {
		const two = " 2 g6 g8\nscored g6 g8\nfrench: g6 fr-ln-1, g8 fr-ln-2"
		leave := []string{"play +c-probe-center-1", "order fr-ln-1", "done", "move fr-ln-1 @f6"}
		goals(t, "objective french all"+two).wantBanners("french", 2).Play(leave...).wantBanners("french", 0)
		goals(t, "objective french each"+two).wantBanners("french", 4).Play(leave...).wantBanners("french", 2)
	})
	t.Run("CCN-64.4 they are gained again when the hex is held again", func(t *testing.T) {
		g := goals(t, held).Play("play +c-probe-center-1", "order fr-ln-1", "done", "move fr-ln-1 @d5").Draw("c-rally-1")
		g.Play("play +c-probe-center-3").Draw("c-elan-1").Play("play +c-probe-center-2", "order fr-ln-1", "done", "move fr-ln-1 @e5")
		g.Draw("c-bombard-1").wantBanners("french", 0).Play("play +c-probe-center-4").Draw("c-bombard-2").wantBanners("french", 1)
	})
}

func TestLedgerScenarioRules(t *testing.T) {
	t.Run("CCN-64.6 where streams are fordable every river hex is a ford", func(t *testing.T) {
		g := draw(t, scene("d5 d6 ~", "d7 b")+"french: e5 fr-ln-1 ordered\nallied: a1 gb-ln-1\nphase movement")
		g.WantRefused("move fr-ln-1 @d5", "CCN-11.9")
		text := strings.Replace(string(Book{}.Save(g.board())), "[map]\n", "[map]\nfordable = true\n", 1)
		b, err := Book{}.Load([]byte(text), nil)
		if err != nil {
			t.Fatal(err)
		}
		f := begin(t, b.(*Board)).WantOffered("move fr-ln-1 @d5").Play("move fr-ln-1 @d5").board().scenario
		for _, tt := range []struct {
			hex  string
			want ground
		}{{"d5", ford}, {"d6", ford}, {"d7", bridge}, {"e5", open}} {
			if h, _ := parseHex(tt.hex); f.ground[h] != tt.want {
				t.Errorf("%s is %s, want %s", tt.hex, terrains[f.ground[h]].name, terrains[tt.want].name)
			}
		}
	})
	t.Run("CCN-64.7 a player may concede whenever he is asked, and the other wins", func(t *testing.T) {
		draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1").Play("concede").wantOver("allied")
		g := draw(t, "french: e5 fr-ln-1 ordered\nallied: d5 gb-ln-1\nallied hand: c-rally-1").Play("melee fr-ln-1 @gb-ln-1")
		g.WantAsk("reaction", "allied").Play("concede").wantOver("french")
	})
}
