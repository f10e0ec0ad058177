package musket

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/rules"
	"grognard/rules/rulestest"
)

// ending is what a Step comes to, as far as a player sees it.
func ending(l rules.Leaf) string {
	var s strings.Builder
	for _, e := range l.Events {
		fmt.Fprint(&s, e.Kind, e.Who, e.From, e.To, e.Text.Key, e.N, ";")
	}
	return s.String()
}

// odds are the chances of all endings of a fight.
func odds(t *testing.T, p *rules.Position, first []rules.Option) map[string]*big.Rat {
	t.Helper()
	all := map[string]*big.Rat{}
	err := rules.Preview{}.Outcomes(p, first, func(l rules.Leaf) {
		k := ending(l)
		if all[k] == nil {
			all[k] = new(big.Rat)
		}
		all[k].Add(all[k], l.Chance)
	})
	if err != nil {
		t.Fatal(err)
	}
	return all
}

// alike checks that a fight has the same odds brought about and played.
func alike(t *testing.T, staged rules.Staged, p *rules.Position, first []rules.Option) {
	t.Helper()
	want, got := odds(t, p, first), odds(t, staged.P, staged.First)
	if len(got) != len(want) || len(got) == 0 {
		t.Errorf("%s: %d endings, want %d", staged.Text.Key, len(got), len(want))
	}
	for k, c := range want {
		if got[k] == nil || got[k].Cmp(c) != 0 {
			t.Errorf("%s: %v, want %v, for %s", staged.Text.Key, got[k], c, k)
		}
	}
}

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
		alike(t, staged, now.Position, first)
	}
}

// TestFightsOfGamesAreBroughtAbout plays battles and brings the first fights of their
// Combat Phases about.
func TestFightsOfGamesAreBroughtAbout(t *testing.T) {
	want := 40
	if testing.Short() {
		want = 12
	}
	seen := map[string]int{}
	for seed := uint64(0); seed < 60 && seen["attack"]+seen["skirmish"]+seen["charge"]+seen["bombard"] < want; seed++ {
		for _, s := range rulestest.Starts(t, "musket") {
			b := rulestest.Load[*Board](t, Book{}, s.Data, nil)
			p, _, err := rules.Begin(Book{}, b)
			r := rand.New(rand.NewPCG(seed, 3))
			for n := 0; err == nil && n < 400 && p.Request() != nil; n++ {
				compareFights(t, p, seen)
				p, _, err = p.Play(playout.Answer(p.Request(), r))
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	if len(seen) < 3 || seen["attack"] < 3 {
		t.Error(seen)
	}
}

// compareFights compares a fight of each way that can begin now with the same one
// brought about, if nothing has been done yet that a wish leaves out.
func compareFights(t *testing.T, p *rules.Position, seen map[string]int) {
	t.Helper()
	base, tape := p.Checkpoint()
	b := base.(*Board)
	if p.Request().Kind != "combat" || len(tape) > 0 {
		return
	}
	for c := range b.counters {
		if b.is(c, marched|attacked|involved|rested|crowded|entered) || b.piece[c].helps >= 0 {
			return
		}
	}
	done := map[string]bool{}
	for _, o := range p.Request().Options {
		way := map[string]string{"attack": "attack", "skirmish": "skirmish", "charge": "charge", "fire": "bombard"}[o.Do]
		who := []rules.Ref{o.Who}
		if o.Do == "charge" {
			who = nil
			for all := b.chargers(hexOf(o.At)); !all.Empty(); all = all.Rest() {
				who = append(who, b.pieceRef(all.First()))
			}
		}
		if way == "" || done[way] || o.Do == "fire" && guns(b) > 1 {
			continue
		}
		done[way] = true
		staged, ok := wayOf(Book{}.Stage(b, who, o.At), way)
		if !ok {
			t.Errorf("no %s at %s", way, Book{}.Format(o.At))
			continue
		}
		if o.Do == "skirmish" {
			o = staged.First[0] // by another way
		}
		if o.Do == "fire" && staged.First[0].At != o.At {
			continue
		}
		seen[way]++
		if now, _ := staged.P.Checkpoint(); now.(*Board).threat != b.threat {
			t.Error("others are threatened")
		}
		alike(t, staged, p, []rules.Option{o})
	}
}

// guns counts the guns that are to bombard.
func guns(b *Board) (n int) {
	for c := range b.counters {
		n += boolInt(b.is(c, aiming))
	}
	return n
}
