package ccn

import (
	"strings"
	"testing"

	"grognard/rules"
)

// richBoard is a position in which everything that a board knows is used.
func richBoard(t *testing.T) *Board {
	t.Helper()
	return draw(t, `
	objective french each 2 e5 g8
	scored e5
	works f10 nw
	french: e5 fr-ln-1 ordered moved=1, g5 fr-lt-1 square=1 blocks=3, i9 fr-fa-1, h1 fr-ln-3 ordered
	allied: d9 gb-ln-1, b2 gb-lc-1
	french leaders: g5 fr-ney ordered, i9 fr-soult
	allied leaders: b2 gb-hill
	allied lost: gb-ln-2
	french hand: c-rally-1
	french track: c-elan-1
	allied hand: c-probe-left-1
	discards: c-bombard-1 c-bombard-2
	phase movement, card c-force-march-1, section west, level 3, turn 4`).Position.Board().Clone().(*Board)
}

func TestEverythingThatMattersIsInTheHash(t *testing.T) {
	for name, change := range map[string]func(*Board){
		"type":          func(b *Board) { b.units[0].typ++ },
		"number":        func(b *Board) { b.units[0].n++ },
		"hex":           func(b *Board) { b.units[0].at++ },
		"blocks":        func(b *Board) { b.units[0].blocks-- },
		"square":        func(b *Board) { b.units[1].square++ },
		"moved":         func(b *Board) { b.units[0].moved++ },
		"ordered":       func(b *Board) { b.units[0].ordered = false },
		"fought":        func(b *Board) { b.units[0].fought = true },
		"led":           func(b *Board) { b.units[0].led = true },
		"unfolded":      func(b *Board) { b.units[0].unfolded = true },
		"leader":        func(b *Board) { b.leaders[0].id++ },
		"leader's hex":  func(b *Board) { b.leaders[0].at++ },
		"leader's fate": func(b *Board) { b.leaders[0].state = killed },
		"his order":     func(b *Board) { b.leaders[0].ordered = false },
		"his move":      func(b *Board) { b.leaders[0].moved = true },
		"a card":        func(b *Board) { b.where[40] = inHand },
		"discards":      func(b *Board) { b.pile[0], b.pile[1] = b.pile[1], b.pile[0] },
		"track":         func(b *Board) { b.tracks[0][1] = 3 },
		"last card":     func(b *Board) { b.last[1] = forward },
		"strikes":       func(b *Board) { b.strikes[1]++ },
		"scored":        func(b *Board) { b.scored[0] = hexes{} },
		"scored, south": func(b *Board) { b.scored[0].Add(64) },
		"turn":          func(b *Board) { b.turn++ },
		"phase":         func(b *Board) { b.phase++ },
		"active":        func(b *Board) { b.active = rules.Second },
		"winner":        func(b *Board) { b.over.winner = rules.First },
		"card in play":  func(b *Board) { b.play.card++ },
		"acts as":       func(b *Board) { b.play.acts++ },
		"level":         func(b *Board) { b.play.level++ },
		"section":       func(b *Board) { b.play.section++ },
		"rolled":        func(b *Board) { b.play.rolled[2]++ },
		"plain":         func(b *Board) { b.play.plain = true },
		"charge":        func(b *Board) { b.charge.unit = 2 },
		"vacated":       func(b *Board) { b.charge.vacated = 5 },
		"bonus":         func(b *Board) { b.charge.bonus = true },
		"switch":        func(b *Board) { b.rules.perFlag = true },
		"fight":         func(b *Board) { b.fight.kind = melee },
		"attacker":      func(b *Board) { b.fight.by = 1 },
		"target":        func(b *Board) { b.fight.at = 1 },
		"lone leader":   func(b *Board) { b.fight.lone = 1 },
		"dice":          func(b *Board) { b.fight.dice++ },
		"more dice":     func(b *Board) { b.fight.extra++ },
		"roller":        func(b *Board) { b.fight.roller++ },
		"support":       func(b *Board) { b.fight.support = 4 },
		"edge":          func(b *Board) { b.top = b.top.Other() },
		"who began":     func(b *Board) { b.lead = b.lead.Other() },
		"target total":  func(b *Board) { b.target++ },
		"French deal":   func(b *Board) { b.hands[0]-- },
		"Allied deal":   func(b *Board) { b.hands[1]-- },
		"units":         func(b *Board) { b.count[0]-- },
		"leaders":       func(b *Board) { b.count[1]-- },
		"ground":        func(b *Board) { b.scenario.ground[20] = woods },
		"works":         func(b *Board) { b.scenario.works[20] = 2 },
		"goal":          func(b *Board) { b.scenario.objectives[0].hexes.Add(0) },
		"goal, south":   func(b *Board) { b.scenario.objectives[0].hexes.Add(64) },
		"goal's side":   func(b *Board) { b.scenario.objectives[0].side = rules.Second },
		"goal's worth":  func(b *Board) { b.scenario.objectives[0].banners++ },
		"goal's mode":   func(b *Board) { b.scenario.objectives[0].all = true },
	} {
		b := richBoard(t)
		was := b.Hash()
		if change(b); b.Hash() == was {
			t.Errorf("%s makes no difference", name)
		}
	}
}

func TestAMapHasAnIdOfItsOwn(t *testing.T) {
	was := richBoard(t).scenario.id()
	for name, change := range map[string]func(*scenario){
		"ground": func(f *scenario) { f.ground[20] = woods },
		"works":  func(f *scenario) { f.works[20] = 2 },
		"goal":   func(f *scenario) { f.objectives[0].hexes.Add(0) },
		"side":   func(f *scenario) { f.objectives[0].side++ },
		"south":  func(f *scenario) { f.objectives[0].hexes.Add(64) },
		"name":   func(f *scenario) { f.text.names = []placeName{{"x", f.objectives[0].hexes}} },
	} {
		f := richBoard(t).scenario
		if change(f); f.id() == was {
			t.Errorf("%s makes no difference", name)
		}
	}
}

func TestABrokenBoardIsNoticed(t *testing.T) {
	ney, fight := 0, func(b *Board) { b.fight.kind = melee }
	for _, tt := range []struct {
		why    string
		change func(*Board)
	}{
		{"fr-ln-1 has -1 blocks", func(b *Board) { b.units[0].blocks = -1 }},
		{"fr-ln-1 has 5 blocks", func(b *Board) { b.units[0].blocks = 5 }},
		{"has blocks but no hex", func(b *Board) { b.lift(0) }},
		{"has a hex but no blocks", func(b *Board) { b.units[0].blocks = 0 }},
		{"is not found on e5", func(b *Board) { b.unitAt[b.units[0].at] = nobody }},
		{"stands on e5, which it cannot enter", func(b *Board) { b.scenario.ground[b.units[0].at] = river }},
		{"gb-ln-1 is ordered in the enemy turn", func(b *Board) { b.units[4].ordered = true }},
		{"6 units on the board, 7 hexes hold one", func(b *Board) { b.unitAt[0] = 1 }},
		{"is in state 1 on hex", func(b *Board) { b.leaders[ney].state = gone }},
		{"fr-ney is not found on g5", func(b *Board) { b.leaderAt[b.leaders[ney].at] = nobody }},
		{"fr-ney stands with an enemy unit", func(b *Board) { b.leaderAt[b.leaders[ney].at] = nobody; b.putLeader(ney, b.units[4].at) }},
		{"fr-soult stands on i5, which nobody can enter", func(b *Board) {
			h, _ := parseHex("i5")
			b.liftLeader(1)
			b.putLeader(1, h)
			b.scenario.ground[h] = rugged
		}},
		{"3 leaders on the board, 4 hexes hold one", func(b *Board) { b.leaderAt[0] = 1 }},
		{"c-bombard-1 lies in the discards and elsewhere", func(b *Board) { b.where[cardNamed("c-bombard-1")] = inDeck }},
		{"3 cards are discarded, the pile has 2", func(b *Board) { b.where[cardNamed("c-forward-1")] = discarded }},
		{"c-elan-1 lies on a track and elsewhere", func(b *Board) { b.where[cardNamed("c-elan-1")] = inDeck }},
		{"2 cards are on a track that holds 1", func(b *Board) { b.where[cardNamed("c-forward-1")] = onTrack }},
		{"side 0 holds 2 cards of 1", func(b *Board) { b.hands[0] = 1 }},
		{"2 cards are in play", func(b *Board) { b.where[cardNamed("c-forward-1")] = inPlay }},
		{"is lost and in square", func(b *Board) { b.lift(1); b.units[1].blocks = 0 }},
		{"fr-lt-1 cannot be in square on g5", func(b *Board) { b.scenario.works[b.units[1].at] = 1 }},
		{"fr-lt-1 cannot be in square on g5", func(b *Board) { b.scenario.ground[b.units[1].at] = town }},
		{"gb-lc-1 cannot be in square", func(b *Board) { b.units[5].square = 1 }},
		{"counter 1 of side 0 is used twice", func(b *Board) { b.units[0].square = 1 }},
		{"fr-ln-1 is in square without a card", func(b *Board) { b.units[0].square = 2 }},
		{"a card lies on the track of side 0 without a square", func(b *Board) { b.units[1].square = 0 }},
		{"there is no objective 3 to score", func(b *Board) { b.scored[2] = b.scored[0] }},
		{"objective 1 is scored in part", func(b *Board) { b.scenario.objectives[0].all = true }},
		{"g8 is scored but not held", func(b *Board) { b.scored[0] = b.scenario.objectives[0].hexes }},
		{"both sides have 2 banners", func(b *Board) {
			b.target, b.units[0].blocks = 2, 0
			b.lift(0)
			b.units[2].blocks = 0
			b.lift(2)
			b.scored[0] = hexes{}
			b.scored[0].Add(b.units[1].at)
			b.scenario.objectives[0].hexes.Add(b.units[1].at)
		}},
		{"a side has 3 banners, and the game goes on", func(b *Board) { b.target = 3 }},
		{"the game is over without a winner", func(b *Board) { b.phase = gameOver }},
	} {
		b := richBoard(t)
		if err := b.Check(); err != nil {
			t.Fatal(err)
		}
		tt.change(b)
		if err := b.Check(); err == nil || !strings.Contains(err.Error(), tt.why) {
			t.Errorf("it is found: %v, want %q", err, tt.why)
		}
	}
	for name, change := range map[string]func(*Board){ // a combat may go through such states
		"a unit is lost in its hex": func(b *Board) { b.units[4].blocks = 0; b.target = 20 },
		"a leader runs past others": func(b *Board) { b.relocateLeader(ney, b.leaders[1].at) },
		"a side has its banners":    func(b *Board) { b.target = 3 },
	} {
		b := richBoard(t)
		fight(b)
		if change(b); b.Check() != nil {
			t.Errorf("within a combat, %s: %v", name, b.Check())
		}
	}
}
