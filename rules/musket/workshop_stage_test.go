package musket

import (
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

func wayOf(all []rules.Staged, key string) (x rules.Staged, ok bool) {
	for _, s := range all {
		if s.Text.Key == "ms.staged."+key {
			return s, true
		}
	}
	return x, false
}

// TestAFightBroughtAboutHasTheOddsOfTheGame draws fights in the Combat Phase and the
// same pieces before it.
func TestAFightBroughtAboutHasTheOddsOfTheGame(t *testing.T) {
	for _, c := range []struct{ way, picture, marks, who, at, play string }{
		{"attack", "france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4", "", "fr-44", "0505", "attack fr-44 @0505"},
		{"attack", "france 0405 fr-44 inf 5-4-4\nfrance 0504 fr-96 inf 4-4-4\naustria 0505 au-28 inf 4-3-4\nstream 0405-0505", "", "fr-44 fr-96", "0505", "attack fr-44 @0505;add fr-96"},
		{"attack", "france 0405 fr-44 inf 5-4-4\nfrance 0405 fr-lannes ldr 2-1+1\naustria 0505 au-28 inf 4-3-4", "", "fr-44 fr-lannes", "0505", "attack fr-44 @0505;leader fr-lannes @fr-44"},
		{"attack", "france 0405 fr-44 inf 5-4-4\nfrance 0305 fr-bty1 art 3/1-3-4\naustria 0505 au-28 inf 4-3-4", "", "fr-44 fr-bty1", "0505", "attack fr-44 @0505;support fr-bty1"},
		{"attack", "turns twilight day\nfrance 0405 fr-44 inf 5-4-4 reduced\naustria 0505 au-28 inf 4-3-4\naustria 0505 au-ott ldr 1-1+0\nslope 0405>0505", "", "fr-44", "0505", "attack fr-44 @0505"},
		{"attack", "france 0405 fr-12hus cav 2/4-4-9\naustria 0505 au-28 inf 4-3-4 shaken", "", "fr-12hus", "au-28", "attack fr-12hus @0505"},
		{"skirmish", "france 0405 fr-44 inf 5-4-4\naustria 0605 au-28 inf 4-3-4", "", "fr-44", "0605", "skirmish fr-44 +0505 @0605"},
		{"charge", "france 0405 fr-44 inf 5-4-4\naustria 0505 au-28 inf 4-3-4", "charging aim=0505", "fr-44", "0505", "charge @0505"},
		{"charge", "france 0405 fr-12hus cav 2/4-4-9\naustria 0505 au-28 inf 4-3-4", "charging aim=0505", "fr-12hus", "0505", "charge @0505"},
		{"charge", "france 0405 fr-12hus cav 2/4-4-9\naustria 0505 au-lob cav 2/4-4-9", "charging aim=0505", "fr-12hus", "0505", "charge @0505"},
		{"bombard", "france 0405 fr-bty1 art 3/1-3-4\naustria 0605 au-28 inf 4-3-4", "aiming aim=0605", "fr-bty1", "0605", "fire fr-bty1 @au-28"},
		{"bombard", "france 0405 fr-bty1 art 3/1-3-4\nfrance 0404 fr-bty2 art 2/1-3-4\naustria 0605 au-28 inf 4-3-4", "aiming aim=0605", "fr-bty1 fr-bty2", "0605", "fire fr-bty1 @au-28;join fr-bty2"},
	} {
		before := draw(t, c.picture)
		in := c.picture
		if c.marks != "" {
			for _, id := range strings.Fields(c.who) {
				i := strings.Index(in, id)
				end := i + strings.IndexByte(in[i:]+"\n", '\n')
				in = in[:end] + " " + c.marks + in[end:]
			}
		}
		now := draw(t, "phase combat\n"+in)
		var who, at []rules.Ref
		for _, id := range strings.Fields(c.who) {
			who = append(who, refsByName[id])
		}
		at = hexRefs(c.at)
		if r, ok := refsByName[c.at]; ok {
			at[0] = r
		}
		staged, ok := wayOf(Book{}.Stage(before.board(), who, at[0]), c.way)
		if !ok {
			t.Errorf("no %s by %s", c.way, c.who)
			continue
		}
		var first []rules.Option
		g := now
		for _, line := range strings.Split(c.play, ";") {
			first = append(first, g.Option(line))
			g = begin(t, now.board()).Play(strings.Split(c.play, ";")[:len(first)]...)
		}
		rulestest.Odds{}.Same(t, staged, now.Position, first)
	}
}

// TestFightsOfGamesHaveTheOddsOfADraft brings fights of games about, in which nothing
// has been done yet that a wish leaves out.
func TestFightsOfGamesHaveTheOddsOfADraft(t *testing.T) {
	seen := rulestest.Fights{Book: Book{}, Game: playout, Begins: begins}.Compare(t, rulestest.Long(80, 30, 10), rulestest.Starts(t, "musket")...)
	if len(seen) < 3 || seen["attack"] < 3 {
		t.Error(seen)
	}
}

// begins says whose fight against which hex or unit begins with an option.
func begins(p *rules.Position, o rules.Option) (who []rules.Ref, at rules.Ref, ok bool) {
	b := p.Board().(*Board)
	if p.Request().Kind != "combat" {
		return nil, 0, false
	}
	for c := range b.counters {
		if b.is(c, marched|attacked|involved|rested|crowded|entered) || b.piece[c].helps >= 0 {
			return nil, 0, false
		}
	}
	switch o.Do {
	case "attack", "skirmish":
		return []rules.Ref{o.Who}, o.At, true
	case "fire":
		return []rules.Ref{o.Who}, o.At, guns(b) == 1
	case "charge":
		for all := b.chargers(hexOf(o.At)); !all.Empty(); all = all.Rest() {
			who = append(who, b.pieceRef(all.First()))
		}
		return who, o.At, true
	}
	return nil, 0, false
}

// guns counts the guns that are to bombard.
func guns(b *Board) (n int) {
	for c := range b.counters {
		n += boolInt(b.is(c, aiming))
	}
	return n
}
