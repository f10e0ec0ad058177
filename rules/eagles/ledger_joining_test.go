package eagles

import (
	"strings"
	"testing"
)

// flanked is clash with a2 on the right flank of b1, ready to join.
const flanked = clash + "a2 line 24 column at 12,21.6 facing 90\n"

// joined is clash with a2 joined.
const joined = clash + "a2 line 24 column at 16.8,21.6 facing 90 helps a1\n"

func TestJoiningAMelee(t *testing.T) {
	join := func(t *testing.T) *game {
		return draw(t, flanked).Play("charge a2 @b1", "charge a2 @b1").Roll(4).Roll(4, 4, 4)
	}
	t.Run("ME-23.24 nobody joins in the turn in which a melee began", func(t *testing.T) {
		draw(t, strings.ReplaceAll(flanked, "since 1", "since 2")).WantNot("charge a2 @b1").WantRefused("charge a2 @b1", "ME-23.24")
	})
	t.Run("ME-23.25 later a friend joins by a charge, without dice or losses of its own", func(t *testing.T) {
		join(t).wantMarks("a2", "supporting", "activated", "-engaged").WantAsk("order", "b").Play("fight b1").wantDice(2).
			wantMod("defence", "ME-23.6", 2).Roll(1, 6).wantRankers("a2", 24)
	})
	t.Run("ME-23.26 it joins from flank or rear, disorders the enemy and is not shot at", func(t *testing.T) {
		join(t).wantMarks("b1", "disordered", "-fired").wantRolled("charge", "charge.distance")
		draw(t, strings.Replace(flanked, "12,21.6 facing 90", "16,16 facing 90", 1)).WantNot("charge a2 @b1")
	})
	t.Run("ME-23.27 it counts at once if the round has not been fought", func(t *testing.T) {
		join(t).Play("fight b1").wantMod("attack", "ME-23.10", -2).wantMod("defence", "ME-23.6", 2)
	})
	t.Run("ME-23.28 a melee activates both, one round a turn", func(t *testing.T) {
		draw(t, clash).Play("fight a1").Roll(5, 4).Play("hold a1").wantMarks("a1", "activated").wantMarks("b1", "activated").WantAsk("command.end", "a")
		onset(t, ahead).Roll(4).Roll(6, 6).Play("hold b1").Roll(3, 6).wantMarks("b1", "activated").WantAsk("command.end", "a")
	})
	t.Run("ME-23.29 the supporter stays on a tie, follows a pursuit and is free when it ends", func(t *testing.T) {
		draw(t, joined).Play("fight a1").Roll(1, 3).WantRow("melee.tie").wantMarks("a2", "supporting")
		draw(t, joined).Play("fight a1").Roll(4, 1).Play("pursue a1 @b1").wantAt("a2", "16.800,23.600", "90.00").wantMarks("a2", "supporting")
		draw(t, joined).Play("fight a1").Roll(4, 1).Play("hold a1").wantMarks("a2", "-supporting", "-disordered").wantAt("a2", "16.800,21.600", "90.00")
	})
	t.Run("ME-23.29 so does a supporter with a lower number than its principal", func(t *testing.T) {
		const text = "a1 line 24 column at 16.8,21.6 facing 90 helps a2\na2 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger\n" +
			"b1 line 24 line at 24,21.6 facing 180 foe a2 along 0 since 1\ntable small\n"
		first := func() *game { return draw(t, text).Play("fight a2") }
		first().wantMod("attack", "ME-23.6", 2).Roll(4, 1).Play("pursue a2 @b1").wantAt("a1", "16.800,23.600", "90.00").wantMarks("a1", "supporting")
		first().Roll(4, 1).Play("hold a2").wantMarks("a1", "-supporting").wantAt("a1", "16.800,21.600", "90.00")
		draw(t, text+"a3 line 24 column at 36,21.6 facing 270").WantRefused("charge a3 @b1", "ME-23.30")
	})
	t.Run("ME-23.30 one battalion supports a side", func(t *testing.T) {
		draw(t, joined+"a3 line 24 column at 36,21.6 facing 270").WantRefused("charge a3 @b1", "ME-23.30").WantNot("charge a3 @b1")
		draw(t, clash+"a2 line 24 column at 36,21.6 facing 270").WantOffered("charge a2 @b1")
	})
}

func TestMeleesGoOn(t *testing.T) {
	t.Run("ME-23.20 after a pursuit the next round comes next turn, or the loser runs", func(t *testing.T) {
		chase := func() *game { return brawl(t, "").Roll(5, 4).Play("pursue a1 @b1", "done", "done").Roll(4) }
		chase().Roll(5).wantMarks("a1", "engaged").Roll(6, 1).Play("first").WantOffered("fight a1")
		chase().Roll(4).wantMarks("b1", "broken").wantMarks("a1", "-engaged", "disordered").WantAsk("me.flight", "")
	})
	t.Run("ME-23.23 rounds go on, one a turn", func(t *testing.T) {
		g := draw(t, clash)
		for range 3 {
			g.Play("fight a1").Roll(4, 4).wantMarks("a1", "engaged").Play("done", "done").Roll(6, 1).Play("first")
		}
		g.WantOffered("fight a1")
	})
	t.Run("ME-23.31 a push-back stops at whatever is in the way, and disorders a friend", func(t *testing.T) {
		brawl(t, "b2 line 24 line at 24,24.2 facing 180").Roll(5, 4).wantAt("b1", "24.000,22.605", "180.00").wantMarks("b2", "disordered")
		brawl(t, "building 20,23.4 22,23.4 22,25 20,25").Roll(5, 4).wantAt("b1", "24.000,22.605", "180.00")
	})
	t.Run("ME-23.32 the engaged only fight or pass", func(t *testing.T) {
		draw(t, clash).WantOffered("fight a1", "pass a1").WantNot("advance a1 #1000", "retire a1 #1000", "form a1", "fire a1 @b1", "charge a1 @b1")
	})
	t.Run("ME-23.33 without Rankers a side is destroyed, or both are", func(t *testing.T) {
		brawl(t, "", "180 foe", "180 left 6 bases 6 foe").Roll(6, 1).wantGone("b1").wantMarks("a1", "-engaged").WantAsk("command.end", "a")
		brawl(t, "", "180 foe", "180 left 6 bases 6 foe", "20 facing 0 foe", "20 facing 0 left 2 bases 6 foe").Roll(6, 1).wantGone("a1").wantGone("b1")
	})
	t.Run("ME-23.38 if both pass no round is fought", func(t *testing.T) {
		draw(t, clash).Play("pass a1", "pass b1", "done", "done").wantRolled().wantMarks("a1", "engaged").wantMarks("b1", "engaged")
	})
}

func TestOtherTargetsOfACharge(t *testing.T) {
	t.Run("ME-22.18 the broken are dispersed when reached", func(t *testing.T) {
		onset(t, ahead, "20.6 facing 180", "20.6 facing 180 marks broken").Roll(4).Roll(6, 6).wantGone("b1").wantAt("a1", "24.000,19.000", "0.00").
			wantMarks("a1", "-engaged", "-disordered").wantRolled("charge", "charge.distance")
	})
	t.Run("ME-22.24 a group may be charged, and is swept away without a melee", func(t *testing.T) {
		g := draw(t, strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 out 2 groups 24,17", 1)).Play("charge a1 @b1.g1", "charge a1 @b1.g1").
			Roll(4).Roll(6, 6).WantAsk("defend", "b").Play("hold b1")
		g.wantGroup("b1.g1", "gone", 0).wantAt("a1", "24.000,15.400", "0.00").wantMarks("a1", "activated", "-engaged", "-halted").WantAsk("order", "b")
	})
	t.Run("ME-22.24 charged is the group, whatever has become of its body", func(t *testing.T) {
		broken := draw(t, strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 marks broken out 4 groups 24,17 16,17", 1))
		broken.Play("charge a1 @b1.g1", "charge a1 @b1.g1").Roll(4).Roll(6, 6).wantGroup("b1.g1", "gone", 0).wantGroup("b1.g2", "16.000,17.000", 2).
			wantMarks("b1", "broken").wantRankers("b1", 20).wantAt("a1", "24.000,15.400", "0.00")
		engaged := draw(t, "a1 line 24 line at 24,20 facing 0 foe b1 along 0 since 1 marks charger\na2 line 24 line at 36,20 facing 0\nb1 line 24 line at 24,21.6 facing 180 out 2 groups 31,24 foe a1 along 0 since 1\ntable small")
		engaged.Play("charge a2 @b1.g1", "charge a2 @b1.g1 #-1500").Roll(4).Roll(6, 6)
		engaged.wantGroup("b1.g1", "gone", 0).wantMarks("a2", "-supporting", "-engaged").wantMarks("b1", "-disordered", "engaged")
	})
	t.Run("ME-22.25 who broke under fire is not charged before he runs", func(t *testing.T) {
		text := strings.Replace(ahead, "20.6 facing 180", "20.6 facing 180 marks broken,safe", 1)
		draw(t, text).WantNot("charge a1 @b1").WantRefused("charge a1 @b1", "ME-22.25").WantOffered("fire a1 @b1")
	})
}
