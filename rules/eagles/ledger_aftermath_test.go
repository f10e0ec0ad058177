package eagles

import "testing"

func TestAftermath(t *testing.T) {
	t.Run("ME-20.7 British light infantry may have rifles, nobody else", func(t *testing.T) {
		wantArmy(t, 40, "", "gb", "veteran 16; light = true; rifles = true")
		wantFault(t, "fr", "veteran 16; light = true; rifles = true")
		wantFault(t, "gb", "veteran 16; rifles = true")
	})
	t.Run("ME-22.20 who starts in difficult ground charges without a wheel", func(t *testing.T) {
		draw(t, ahead+"marsh 20,5 28,5 28,10 20,10").Play("charge a1 @b1").WantOffered("charge a1 @b1").WantNot("charge a1 @b1 #1000", "charge a1 @b1 #-1000")
	})
	t.Run("ME-23.34 after defensive fire the charger has the groups of before in that round alone", func(t *testing.T) {
		arriving(t, "", "10 facing 0", "10 facing 0 left 21").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).Roll(4).
			wantMod("attack", "ME-23.2", 6).Roll(1, 4).WantRow("melee.tie").Play("done", "done").Roll(6, 1).Play("first", "fight a1").wantMod("attack", "ME-23.2", 5)
	})
	t.Run("ME-25.5 a shrinking body keeps the middle of its front", func(t *testing.T) {
		volleyOf(t, "line 16 line at 36,10 facing 0", "line 24 column at 36,18.2 facing 180 left 13").wantDice(6).Roll(6, 1, 1, 1, 1, 1).
			wantBases("b1", 3).wantAt("b1", "36.000,17.400", "180.00")
	})
	t.Run("ME-27.21 a broken body blocks the way of a charge", func(t *testing.T) {
		draw(t, ahead+"a2 line 24 column at 24,15 facing 0 marks broken").WantNot("charge a1 @b1", "charge a2 @b1", "fire a2 @b1", "advance a2 #1000")
	})
	t.Run("ME-27.22 who fails a Charge test does not run", func(t *testing.T) {
		onset(t, ahead).Roll(3).Play("pass b1", "done", "done").WantAsk("me.initiative", "").wantMarks("a1", "-broken")
	})
	t.Run("ME-27.23 the losses of defensive fire call for no other test", func(t *testing.T) {
		arriving(t, "").Play("fire b1 @a1").Roll(3).Roll(5, 1, 1).Roll(4).Roll(1, 4).WantRow("melee.tie").Play("done", "done").WantAsk("me.initiative", "")
	})
}
