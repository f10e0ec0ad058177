package wire

import (
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/rules/ccn"
)

// cavalryDuel is French cavalry that may attack British infantry, or infantry
// cavalry.
var cavalryDuel = boardtest.Blocks{Edge: "bottom",
	French: []string{boardtest.Block("fr-hc-1", "e5", "ordered = true"), boardtest.Block("fr-ln-1", "e9", "ordered = true")},
	Allied: []string{boardtest.Block("gb-rl-1", "d5", ""), boardtest.Block("gb-lc-1", "d9", "")},
	Hand:   []string{"c-forward-1", "c-rally-1", "c-probe-left-1"}}.File()

// blocks begins a game of blocks with dice typed in, told in English.
func blocks(t *testing.T, data string) *Session {
	t.Helper()
	m, err := match.New(ccn.Book{}, match.Start{Data: []byte(data), Dice: match.Hand(), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Match: m, Words: langtest.Words(t)}
}

// wantLines checks that lines begin with these words, in this order.
func wantLines(t *testing.T, said string, want ...string) {
	t.Helper()
	left := want
	for line := range strings.Lines(said) {
		if len(left) > 0 && strings.HasPrefix(line, left[0]) {
			left = left[1:]
		}
	}
	if len(left) > 0 {
		t.Errorf("no line %q in\n%s", left[0], said)
	}
}

func TestThePromptOfAReactionNamesWhoDecidesAndWhoAttacks(t *testing.T) {
	said := talk(t, blocks(t, cavalryDuel), "play melee fr-hc-1 @gb-rl-1")
	wantLines(t, said, `ask second reaction CCN-21.3 about=gb-rl-1 always say="Great Britain – French Heavy Cavalry against Rifles: react?"`)
}

func TestOddsOfAMeleeTellEveryAnswerSideBySide(t *testing.T) { // part 10.4
	said := talk(t, blocks(t, cavalryDuel), "odds melee fr-hc-1 @gb-rl-1")
	wantLines(t, said,
		"odds target=gb-rl-1 own=fr-hc-1 melee fr-hc-1 @gb-rl-1", "row ", `back 2.3 203/8748 odds.back.hit say="French Heavy Cavalry: one block lost, stands"`, "derived ", "unit fr-hc-1", "unit gb-rl-1",
		"reply second reaction CCN-21.3 removed=", "row ", "back ",
		"reply second reaction CCN-21.3 removed=0 ", "row ")
	for _, want := range []string{" stand\n", " square\n", " unseen strike\n"} {
		if !strings.Contains(said, want) {
			t.Errorf("no answer%sin\n%s", want, said)
		}
	}
	said = talk(t, blocks(t, cavalryDuel), "odds melee fr-ln-1 @gb-lc-1")
	if !strings.Contains(said, " reform\n") || strings.Contains(said, " square\n") {
		t.Errorf("cavalry attacked by infantry may retire and form no square:\n%s", said)
	}
}
