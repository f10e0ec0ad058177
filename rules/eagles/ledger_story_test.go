package eagles

import (
	"slices"
	"strings"
	"testing"
)

// story is all that has been told since the position was drawn: the words of the
// log with their clause, and what the pieces do without words.
func (g *game) story() (all []string) {
	for _, e := range g.AllEvents {
		what := strings.TrimPrefix(strings.TrimPrefix(e.Text.Key, "me."), "dice.me.")
		if what == "" {
			what = string(e.Kind)
		}
		switch {
		case e.Text.A != 0:
			what += " " + Book{}.Format(e.Text.A)
		case e.Who != 0:
			what += " " + Book{}.Format(e.Who)
		}
		all = append(all, e.Rule+" "+what)
	}
	return all
}

// wantStory checks it line by line.
func (g *game) wantStory(want ...string) *game {
	g.Helper()
	if got := g.story(); !slices.Equal(got, want) {
		g.Errorf("told\n\t%s\nwant\n\t%s", strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
	}
	return g
}

func TestTheLogTellsEveryStep(t *testing.T) {
	t.Run("ME-22.16 a charge", func(t *testing.T) {
		g := onset(t, ahead+"wall 18,15 30,15", "10 facing 0", "10 facing 0 figures 0,0,0,1").Roll(4).Roll(6, 6).Roll(1).Play("fire b1 @a1").Roll(6).Roll(6, 5, 1, 1, 1, 1).Roll(6).Roll(6, 1)
		g.wantStory(
			"ME-22.7 log.charge a1", "ME-22.1 charge a1", "ME-22.1 row.charge.passed a1", "ME-15.5 log.disordered a1", "ME-22.9 charge.distance ", "ME-22.15 obstacle ", "ME-22.9 row.arrives a1", "ME-24.1 log.defends b1", "ME-24.3 defend.factor ", "ME-24.7 defend b1", "ME-16.5 row.fire.2 b1", "ME-21.1 log.special a1", "ME-21.1 log.figure_killed officer", "ME-24.7 log.rankers_lost a1", "ME-24.8 resolve a1", "ME-24.8 row.resolve.passed a1", "ME-24.10 move a1", "ME-23.1 melee ", "ME-23.13 row.melee.won a1", "ME-23.13 log.rankers_lost a1", "ME-23.14 log.rankers_lost b1", "ME-23.15 log.pushed b1", "ME-23.15 retreat b1")
	})
	t.Run("ME-22.12 a charge that falls short", func(t *testing.T) {
		onset(t, ahead).Roll(4).Roll(1, 2).wantStory(
			"ME-22.7 log.charge a1", "ME-22.1 charge a1", "ME-22.1 row.charge.passed a1", "ME-22.9 charge.distance ", "ME-22.12 move a1", "ME-22.12 row.short a1")
	})
	t.Run("ME-24.9 a charge that breaks", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(6).Roll(5, 1, 1, 1, 1, 1).Roll(1).wantStory(
			"ME-22.7 log.charge a1", "ME-22.1 charge a1", "ME-22.1 row.charge.passed a1", "ME-22.9 charge.distance ", "ME-22.9 row.arrives a1", "ME-24.1 log.defends b1", "ME-24.3 defend.factor ", "ME-24.7 defend b1", "ME-16.5 row.fire.1 b1", "ME-24.7 log.rankers_lost a1", "ME-24.8 resolve a1", "ME-24.8 row.resolve.failed a1", "ME-24.9 move a1", "ME-24.9 row.breaks a1")
	})
	t.Run("ME-25.8 a charger shot to the last man", func(t *testing.T) {
		onset(t, ahead, "10 facing 0", "10 facing 0 left 1 bases 1").Roll(6).Roll(6, 6).Play("fire b1 @a1").Roll(6).Roll(6, 1, 1, 1, 1, 1).wantStory(
			"ME-22.7 log.charge a1", "ME-22.1 charge a1", "ME-22.1 row.charge.passed a1", "ME-22.9 charge.distance ", "ME-22.9 row.arrives a1", "ME-24.1 log.defends b1", "ME-24.3 defend.factor ", "ME-24.7 defend b1", "ME-16.5 row.fire.1 b1", "ME-24.7 log.rankers_lost a1", "ME-25.8 log.destroyed a1", "ME-25.8 row.shot a1")
	})
	t.Run("ME-22.18 a broken battalion dispersed", func(t *testing.T) {
		arriving(t, "", "20.6 facing 180", "20.6 facing 180 marks broken").wantStory(
			"ME-22.7 log.charge a1", "ME-22.1 charge a1", "ME-22.1 row.charge.passed a1", "ME-22.9 charge.distance ", "ME-22.9 row.arrives a1", "ME-22.18 move a1", "ME-22.18 remove b1", "ME-22.18 row.dispersed a1")
	})
	t.Run("ME-22.24 a group overrun", func(t *testing.T) {
		draw(t, strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1)).Play("charge a1 @b1.g1", "charge a1 @b1.g1").Roll(4).Roll(6, 6).Play("hold b1").wantStory(
			"ME-22.7 log.charge a1", "ME-22.1 charge a1", "ME-22.1 row.charge.passed a1", "ME-22.9 charge.distance ", "ME-22.9 row.arrives a1", "ME-24.10 move a1", "ME-19.11 log.group_lost b1", "ME-22.24 row.overruns a1")
	})
	t.Run("ME-23.25 a friend joins", func(t *testing.T) {
		joined := strings.Replace(strings.Replace(inMelee, "helps a1", "", 1), "16.8,21.6", "10.8,21.6", 1)
		draw(t, joined).Play("charge a2 @b1", "charge a2 @b1").Roll(4).Roll(6, 6, 6).wantStory(
			"ME-22.7 log.charge a2", "ME-22.1 charge a2", "ME-22.1 row.charge.passed a2", "ME-22.9 charge.distance ", "ME-22.9 row.arrives a2", "ME-24.10 move a2", "ME-23.26 log.disordered b1", "ME-23.25 row.joins a2")
	})
	t.Run("ME-23.17 a melee with special figures at risk, pushed back and pursued", func(t *testing.T) {
		brawl(t, "", "180 foe", "180 figures 1,0,0,0 foe").Roll(6, 1).Roll(1).Play("pursue a1 @b1").wantStory(
			"ME-13.3 log.fight a1", "ME-23.1 melee ", "ME-23.13 row.melee.won a1", "ME-26.2 risk ", "ME-26.3 log.figure_killed drummer", "ME-23.13 log.rankers_lost a1", "ME-23.14 log.rankers_lost b1", "ME-23.15 log.pushed b1", "ME-23.15 retreat b1", "ME-23.19 log.pursues a1", "ME-23.19 advance a1")
	})
	t.Run("ME-23.18 a melee that is not pursued", func(t *testing.T) {
		brawl(t, "").Roll(4, 3).Play("hold a1").wantStory(
			"ME-13.3 log.fight a1", "ME-23.1 melee ", "ME-23.13 row.melee.won a1", "ME-23.13 log.rankers_lost a1", "ME-23.14 log.rankers_lost b1", "ME-23.15 log.pushed b1", "ME-23.15 retreat b1", "ME-23.18 log.holds a1", "ME-15.6 log.disordered a1", "ME-15.6 log.disordered b1")
	})
	t.Run("ME-21.6 a Commander who falls", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine, "b fr: cmd with b1").Roll(6, 5, 1, 1, 1, 1).wantStory(
			"ME-16.7 log.fire.body a1", "ME-16.3 fire a1", "ME-16.5 row.fire.2 a1", "ME-21.1 log.special b1", "ME-9.14 log.commander_killed b-cmd-fr", "ME-16.5 log.rankers_lost b1")
	})
	t.Run("ME-27.12 flights", func(t *testing.T) {
		draw(t, "a1 line 24 line at 36,11 facing 0 marks broken\na2 line 24 line at 60,11 facing 0\nb1 line 24 line at 36,40 facing 180\nphase flight").Roll(3, 3, 3).wantStory(
			"ME-27.12 flight a1", "ME-27.12 row.flees a1", "ME-27.14 retreat a1", "ME-12.4 phase", "ME-12.1 phase", "ME-12.1 log.turn")
		draw(t, "a1 line 24 line at 36,11 facing 0 marks broken\na2 line 24 line at 60,11 facing 0\nb1 line 24 line at 36,40 facing 180\nphase flight").Roll(6, 6, 6).wantStory(
			"ME-27.12 flight a1", "ME-27.12 row.flees a1", "ME-27.14 retreat a1", "ME-27.16 log.flees_off a1", "ME-12.4 phase", "ME-12.1 phase", "ME-12.1 log.turn")
	})
	t.Run("ME-27.18 a rally", func(t *testing.T) {
		resolving(t, "marks broken,rallying").Roll(6).Play("reverse b1").wantStory(
			"ME-27.6 resolve b1", "ME-27.6 row.resolve.passed b1", "ME-15.7 log.disordered b1", "ME-27.18 log.rallies b1", "ME-27.24 move b1", "ME-12.3 phase", "ME-12.4 phase", "ME-12.1 phase", "ME-12.1 log.turn")
	})
	t.Run("ME-25.3 losses after it that leave the bases as they are", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine+" left 12").Roll(5, 5, 1, 1, 1, 1).wantStory(
			"ME-16.7 log.fire.body a1", "ME-16.3 fire a1", "ME-16.5 row.fire.2 a1", "ME-16.5 log.rankers_lost b1")
	})
	t.Run("ME-25.2 losses at half strength", func(t *testing.T) {
		volleyOf(t, facingLine, foeLine+" left 13").Roll(5, 5, 1, 1, 1, 1).wantStory(
			"ME-16.7 log.fire.body a1", "ME-16.3 fire a1", "ME-16.5 row.fire.2 a1", "ME-16.5 log.rankers_lost b1", "ME-25.2 log.shrinks b1")
	})
}
