package manoeuvre

import (
	"fmt"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// uncarded are the odds of players who have no other cards.
var uncarded = rulestest.Odds{End: became}

// became says what became of the units.
func became(l rules.Leaf) string {
	b := l.Board.(*Board)
	return fmt.Sprint(b.force[0].at, b.force[0].state, b.force[0].forts, b.force[1].at, b.force[1].state, b.force[1].forts, b.winner)
}

// stagings are fights: where they are fought, and what the attacker does, in words
// of a game.
var stagings = []struct{ ground, pieces, play string }{
	{"", "south fr: d4 fr-8l\nnorth ru: d5 ru-or\nfr hand: fr-8l-1", "assault fr-8l +fr-8l-1 @ru-or"},
	{"", "south fr: d4 fr-8l\nnorth ru: d5 ru-or\nfr hand: fr-8l-2", "assault fr-8l +fr-8l-2 @ru-or"},
	{"d4 hill", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1", "assault fr-ig +fr-ig-1 @ru-or"},
	{"d4 hill, d5 hill", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-1", "assault fr-ig +fr-ig-1 @ru-or"},
	{"d5 woods", "south fr: d4 fr-ig\nnorth ru: d5 ru-or redoubt\nfr hand: fr-ig-1", "assault fr-ig +fr-ig-1 @ru-or"},
	{"d5 town", "south fr: d4 fr-ig reduced\nnorth ru: d5 ru-or reduced\nfr hand: fr-ig-1", "assault fr-ig +fr-ig-1 @ru-or"},
	{"", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-ig-5", "bombard fr-ig +fr-ig-5 @ru-or"},
	{"d6 woods", "south fr: d4 fr-ig\nnorth ru: d6 ru-or\nfr hand: fr-ig-5", "bombard fr-ig +fr-ig-5 @ru-or"},
	{"", "south pr: d4 pr-gg\nnorth ru: d5 ru-or\npr hand: pr-gg-4", "volley pr-gg +pr-gg-4 @ru-or"},
	{"", "south pr: d4 pr-gg\nnorth ru: d5 ru-or\npr hand: pr-gg-4", "assault pr-gg +pr-gg-4 @ru-or"},
	{"", "south fr: d4 fr-ig\nnorth ru: d6 ru-or\nfr hand: fr-hq-napoleon", "battery fr-ig +fr-hq-napoleon @ru-or"},
	{"d4 marsh", "south fr: d4 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-hq-napoleon", "battery fr-ig +fr-hq-napoleon @ru-or"},
	{"", "south fr: d4 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-gc-1", "assault fr-gc +fr-gc-1 @ru-or"},
	{"", "south fr: d4 fr-gc\nnorth ru: d5 ru-or reduced\nfr hand: fr-gc-4", "assault fr-gc +fr-gc-4 @ru-or"},
	{"", "south fr: d4 fr-gc\nnorth ru: d5 ru-or reduced\nfr hand: fr-gc-3", "assault fr-gc +fr-gc-3 @ru-or"},
	{"", "south fr: d4 fr-ig\nnorth ru: d5 ru-or, d6 ru-mo\nfr hand: fr-ig-1", "assault fr-ig +fr-ig-1 @ru-or"},
	{"", "south au: d4 au-1r\nnorth ru: d5 ru-or\nau hand: au-hq-ambush-1", "ambush +au-hq-ambush-1 @ru-or"},
	{"d5 fields", "south fr: d4 fr-8l, c5 fr-ig\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-hq-lannes", "assault fr-8l +fr-8l-1 @ru-or; commander.command +fr-hq-lannes; support fr-ig"},
	{"c5 hill", "south fr: d4 fr-8l, c5 fr-ig, e5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-hq-soult", "assault fr-8l +fr-8l-1 @ru-or; commander.command +fr-hq-soult; support fr-ig; support fr-gc"},
	{"", "south fr: d4 fr-8l, c5 fr-ig, e5 fr-gc\nnorth ru: d5 ru-or\nfr hand: fr-8l-1 fr-hq-lannes", "assault fr-8l +fr-8l-1 @ru-or; commander.command +fr-hq-lannes; support fr-gc"},
	{"d6 lake", "south fr: d4 fr-8l\nnorth ru: d5 ru-or\nfr hand: fr-8l-1\nactive fr, turn 9", "assault fr-8l +fr-8l-1 @ru-or"},
	{"", "south ru: d4 ru-or\nnorth fr: d5 fr-ig\nfr hand: fr-ig-1\nactive fr, first fr", "assault fr-ig +fr-ig-1 @ru-or"},
}

func TestAFightIsStagedAsInAGame(t *testing.T) {
	for _, x := range stagings {
		g := scene(t, x.ground, x.pieces)
		var first []rules.Option
		var who []rules.Ref
		p := g.Position
		var at rules.Ref
		for _, line := range strings.Split(x.play, "; ") {
			g.Play(line)
			_, tape := g.Checkpoint()
			o := tape[len(tape)-1].Option
			if first = append(first, o); o.Who != 0 {
				who = append(who, o.Who)
			}
			at = max(at, o.At)
		}
		if len(who) == 0 { // an Ambush needs nobody
			who = []rules.Ref{refsByName["au-1r"]}
		}
		b, found := p.Board().(*Board), 0
		way := func(o rules.Option) way { return wayOf(&b.deckOf(b.active).card[o.With.N()%deckSize], o.Do) }
		for _, s := range (Book{}).Stage(b, who, at) {
			if way(s.First[0]) != way(first[0]) {
				continue
			}
			found++
			uncarded.Same(t, s, p, first)
		}
		if found != 1 {
			t.Errorf("%s is staged in %d ways", x.play, found)
		}
	}
}

func TestFightsOfGamesHaveTheOddsOfADraft(t *testing.T) {
	fights := rulestest.Fights{Book: Book{}, Game: playout, Begins: begins, Odds: uncarded, Same: func(board rules.Board, staged, played rules.Option) bool {
		b := board.(*Board)
		way := func(o rules.Option) way { return wayOf(&b.deckOf(b.active).card[o.With.N()%deckSize], o.Do) }
		return way(staged) == way(played)
	}}
	seen := fights.Compare(t, rulestest.Long(80, 30, 10), rulestest.Starts(t, "manoeuvre")...)
	if seen["assault"] < 3 || len(seen) < 3 {
		t.Error(seen)
	}
}

// begins says whose fight against whom begins with an option.
func begins(p *rules.Position, o rules.Option) (who []rules.Ref, at rules.Ref, ok bool) {
	if p.Request().Kind != "combat.declare" || formNamed(o.Do) == noCombat {
		return nil, 0, false
	}
	if o.Who == 0 { // an Ambush needs nobody
		b := p.Board().(*Board)
		for u := range 8 {
			if b.force[b.active].at[u] != offBoard {
				return []rules.Ref{b.unitRef(b.active, u)}, o.At, true
			}
		}
	}
	return []rules.Ref{o.Who}, o.At, true
}

func TestWaysOfAFight(t *testing.T) {
	b := scene(t, "a4 hill", "south fr: d4 fr-ig, c5 fr-8l, a1 fr-gc\nnorth ru: d5 ru-or, d6 ru-mo").board()
	for _, x := range []struct{ who, at, want string }{
		{"fr-ig", "ru-or", "assault 2d8, bombard 2d6, battery 2d10"},
		{"fr-ig", "d5", "assault 2d8, bombard 2d6, battery 2d10"},
		{"fr-ig", "ru-mo", ""}, // hidden behind the other one
		{"fr-8l", "ru-or", "assault 2d8, assault 2d6, bombard 1d10, battery 2d10"},
		{"fr-ig fr-8l", "ru-or", "assault 2d8"},
		{"fr-ig fr-gc", "ru-or", ""}, // too far away to support
		{"fr-ig ru-mo", "ru-or", ""},
		{"fr-ig", "e5", ""}, {"fr-ig", "fr-8l", ""}, {"", "ru-or", ""}, {"au-1r", "ru-or", ""},
	} {
		var who []rules.Ref
		for _, name := range strings.Fields(x.who) {
			who = append(who, refsByName[name])
		}
		var got []string
		for _, s := range (Book{}).Stage(b, who, refsByName[x.at]) {
			got = append(got, fmt.Sprintf("%s %dd%d", s.First[0].Do, s.Text.N, s.Text.M))
		}
		if strings.Join(got, ", ") != x.want {
			t.Errorf("%s against %s: %s", x.who, x.at, strings.Join(got, ", "))
		}
	}
}

func TestAFightIsStagedBeforeTheBattle(t *testing.T) {
	text, _ := rulestest.Edited(t, Book{}, blankOf("board"), putAt("fr-ig", "d2"), putAt("gb-1g", "d7"),
		rules.Edit{Do: rules.EditSet, Key: "first", Value: "roll"}, rules.Edit{Do: rules.EditSet, Key: "south.start_reduced", Value: "fr-ig"})
	d, err := Book{}.Draft(text)
	if err != nil {
		t.Fatal(err)
	}
	hash := d.Board.Hash()
	if all := (Book{}).Stage(d.Board, []rules.Ref{refsByName["fr-ig"]}, refsByName["gb-1g"]); all != nil {
		t.Errorf("across the board: %v", all)
	}
	b := d.Board.(*Board)
	b.plan[1].place[unitIndex(int(b.force[1].army), "gb-1g")] = at(3, 2)
	all := (Book{}).Stage(b, []rules.Ref{refsByName["fr-ig"]}, at(3, 2).ref())
	if len(all) != 3 || !strings.Contains(fmt.Sprint(all[0].Taken), "man.staged.cards") {
		t.Fatalf("%v", all)
	}
	p := all[0].P
	if x := p.Board().(*Board); x.force[0].state[unitIndex(int(x.force[0].army), "fr-ig")] != reduced {
		t.Error("it is not reduced")
	}
	b.plan[1].place[unitIndex(int(b.force[1].army), "gb-1g")] = at(3, 6)
	if d.Board.Hash() != hash {
		t.Error("the draft has changed")
	}
}

func TestWhatAFightTakesForGranted(t *testing.T) {
	french := scene(t, "", "south fr: d4 fr-gc, c5 fr-ig, e5 fr-8l\nnorth ru: d5 ru-or").board()
	austrian := scene(t, "", "south au: d4 au-jd\nnorth ru: d5 ru-or").board()
	stage := func(b *Board, names ...string) string {
		var who []rules.Ref
		for _, name := range names {
			who = append(who, refsByName[name])
		}
		var all []string
		for _, s := range (Book{}).Stage(b, who, refsByName["ru-or"]) {
			one := fmt.Sprintf("%s %dd%d", s.First[0].Do, s.Text.N, s.Text.M)
			for _, x := range s.Taken {
				one += " " + strings.TrimPrefix(x.Key, "man.staged.")
				if x.N > 0 {
					one += fmt.Sprint(" ", x.N)
				}
				if x.A != 0 {
					one += " " + Book{}.Format(x.A)
				}
			}
			all = append(all, one)
		}
		return strings.Join(all, "; ")
	}
	for _, x := range [][2]string{
		{stage(french, "fr-gc"), "assault 2d10 cards pursuit 4 free; assault 2d8 cards pursuit 4 free; bombard 2d6 cards; battery 2d10 cards"},
		{stage(french, "fr-gc", "fr-ig"), "assault 2d10 cards pursuit 4 free command fr-hq-lannes; assault 2d8 cards pursuit 4 free command fr-hq-lannes"},
		{stage(french, "fr-ig", "fr-gc", "fr-8l"), "assault 2d8 cards free command fr-hq-soult"},
		{stage(austrian, "au-jd"), "assault 2d6 cards pursuit 3; assault 2d6 cards pursuit 2; bombard 1d10 cards; ambush 1d10 cards"},
	} {
		if x[0] != x[1] {
			t.Errorf("%s, want %s", x[0], x[1])
		}
	}
}

func TestNoCardOfTheDraftIsPlayedInAFight(t *testing.T) {
	where := "south fr: d4 fr-ig\nnorth ru: d5 ru-or"
	bare := scene(t, "", where).board()
	full := scene(t, "", where+"\nfr hand: fr-hq-ney fr-gc-1\nfr discards: fr-ig-1 fr-ig-2\nru hand: ru-or-1 ru-or-2\nru known: ru-or-1\nru discards: ru-or-3\nphase move, turn 8, moved fr-ig").board()
	who, at := []rules.Ref{refsByName["fr-ig"]}, refsByName["ru-or"]
	all, again := (Book{}).Stage(bare, who, at), (Book{}).Stage(full, who, at)
	if len(all) == 0 || len(all) != len(again) {
		t.Fatalf("%d ways, %d with cards", len(all), len(again))
	}
	for i := range all {
		uncarded.Same(t, all[i], again[i].P, again[i].First)
		x, y := all[i].P.Board().(*Board), again[i].P.Board().(*Board)
		if y.turn = x.turn; x.Hash() != y.Hash() {
			t.Error("something of the draft is left")
		}
	}
}
