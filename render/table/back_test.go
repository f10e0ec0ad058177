package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/scenarios"
)

// misses are dice that all show artillery.
type misses struct{}

func (misses) Roll(_ int, q *rules.Request) ([]int, bool) {
	return slices.Repeat([]int{4}, q.Dice.N()), true
}

// fought opens the table at a position of blocks after some answers, with dice
// that are known.
func fought(t *testing.T, position string, dice match.Dice, answers ...string) *battle {
	t.Helper()
	book, _ := scenarios.Book("ccn")
	m, err := match.New(book, match.Start{Data: []byte(position), Open: true, Dice: dice})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range answers {
		o, err := rules.ParseOption(book, line)
		if err == nil {
			_, err = m.Answer(o)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	b.Long()
	return b
}

func TestABattleBackIsShownAsTheDefendersAttack(t *testing.T) {
	b := fought(t, boardtest.HillDuel().File(), misses{}, "melee fr-lt-1 @gb-lt-1")
	b.Click("option.back")
	b.Long()
	b.Pictures("back")
	_, left, ok := b.region("fighter.gb-lt-1")
	_, right, ok2 := b.region("fighter.fr-lt-1")
	if !ok || !ok2 || left >= right {
		t.Fatalf("who battles back does not stand on the left, as the one who attacks: %s", b.Names())
	}
	next, _ := b.t.game.Ahead.Foreseen(&b.t.game.Scene, b.t.game.Choice.Sharing())
	for _, m := range next.Mods {
		if m.Sum != "back" || b.t.game.Scene.SumSide(next.Combat, next.Mods, m.Sum) != rules.Second {
			t.Errorf("%+d %s of side %d, want the dice of the battle back alone", m.N, m.Sum, b.t.game.Scene.SumSide(next.Combat, next.Mods, m.Sum))
		}
	}
	if title := b.t.game.Words.BattleTitle(next.Combat); strings.Index(title, "British") > strings.Index(title, "French") {
		t.Errorf("the title is %q", title)
	}
}

// TestWhatTheOtherSideMayMakeOfItStandsInSight looks at the card of an attack
// that cards of the other side may change, in the smallest window.
func TestWhatTheOtherSideMayMakeOfItStandsInSight(t *testing.T) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.nearby()
	for _, o := range b.m.Request().Options {
		if o.Do == "assault" {
			b.assault(o)
			break
		}
	}
	b.Long()
	b.Pictures("answers")
	s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos)
	if s == nil || len(s.Variants) == 0 || len(s.By) == 0 {
		t.Fatalf("the attack has no card, or none that answers change")
	}
	at, _ := b.t.combat.Lies()
	foot := min(at.Y+at.H, b.In.H)
	assumed, _, _ := strings.Cut(b.words.Word("odds.assumed", "~"), "~")
	for _, word := range []string{"depending", assumed, b.t.game.Words.Word("odds.replies", b.t.game.Words.Side(s.Odds.Side.Other())), b.t.game.Words.ReplyName(&s.Answers[len(s.Answers)-1])} {
		y, ok := b.says(word)
		if !ok || y > foot {
			t.Errorf("%q is not to be seen at once", word)
		}
	}
}

// says returns where a line that contains a word stands.
func (b *battle) says(word string) (y float32, ok bool) {
	for _, c := range b.List.Cmds {
		if c.Op == paint.Text && strings.Contains(c.Text, word) {
			return c.Dst.Y, true
		}
	}
	return 0, false
}
