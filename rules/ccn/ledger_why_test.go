package ccn

import (
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// wantWhy checks the first clause against an option; "" is none.
func (g *game) wantWhy(line, clause string) *game {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	got := ""
	if all := g.Refused(o); len(all) > 0 {
		got = all[0].Rule
	}
	if got != clause {
		g.Errorf("%q is refused by %q, want %q", line, got, clause)
	}
	return g
}

func TestEveryQuestionHasItsReason(t *testing.T) {
	const army = `
	french: e5 fr-ln-1 ordered, i1 fr-lc-1, c1 fr-fa-1 ordered moved=1
	french leaders: i1 fr-ney, i9 fr-soult ordered
	french lost: fr-ln-2 fr-reille
	french gone: fr-victor
	allied: d5 gb-ln-1, a13 gb-lc-1
	allied leaders: a13 gb-hill, c9 gb-moore
	allied lost: gb-ln-2
	`
	move, fight := army+"phase movement", army+"phase combat"
	deal := army + "french hand: c-rally-1 c-first-strike-1\nallied hand: c-forward-1\nphase command"
	for _, tt := range []struct{ clause, picture, line string }{
		{"CCN-6.3", move, "melee fr-ln-1 @gb-ln-1"},
		{"CCN-6.3", move, "fire fr-ln-1 @gb-ln-1"},
		{"CCN-6.3", fight, "move fr-ln-1 @e6"},
		{"CCN-8.1", fight, "play +c-rally-1"},
		{"CCN-9.1", fight, "order fr-ln-1"},
		{"CCN-10.1", fight, "detach fr-ney"},
		{"CCN-38.1", fight, "leave fr-ln-1"},
		{"CCN-35.2", fight, "square"},
		{"CCN-34.2", fight, "reform"},
		{"CCN-57.1", fight, "strike +c-first-strike-1"},
		{"CCN-27.1", fight, "ignore fr-ln-1 #1"},
		{"CCN-26.1", fight, "retreat fr-ln-1 @f5"},
		{"CCN-15.9", fight, "off fr-soult"},
		{"CCN-24.1", fight, "back gb-ln-1"},
		{"CCN-30.1", fight, "advance fr-ln-1 @d5"},
		{"CCN-50.1", fight, "keep +c-rally-1"},
		{"CCN-21.4", fight, "support fr-fa-1"},
		{"CCN-63.1", fight, "supply fr-ln-1 @i1"},
		{"CCN-62.2", fight, "rally fr-ln-1"},
		{"CCN-58.1", fight, "section @west"},
		{"CCN-61.6", fight, "single"},
		{"CCN-6.2", fight, "stay fr-ln-1"},

		{"CCN-4.1", move, "move fr-og-1 @e6"},
		{"CCN-3.9", move, "move fr-ln-2 @e6"},
		{"CCN-5.2", move, "move fr-reille @e6"},
		{"CCN-28.8", move, "move fr-victor @e6"},
		{"CCN-9.1", move, "move gb-ln-1 @c5"},
		{"CCN-9.1", move, "move fr-lc-1 @h1"},
		{"CCN-11.2", move, "move fr-fa-1 @c2"},
		{"CCN-9.1", move, "move fr-ney @h1"},
		{"CCN-11.12", move, "move fr-ln-1 @e5"},

		{"CCN-9.1", fight, "melee fr-lc-1 @gb-ln-1"},
		{"CCN-14.1", fight, "fire fr-fa-1 @gb-ln-1"},
		{"CCN-15.14", fight, "melee fr-soult @gb-ln-1"},
		{"CCN-9.1", fight, "melee gb-ln-1 @fr-ln-1"},
		{"CCN-3.9", fight, "melee fr-ln-1 @gb-ln-2"},
		{"CCN-21.1", fight, "melee fr-ln-1 @fr-lc-1"},
		{"CCN-3.6", fight, "melee fr-ln-1 @gb-hill"},
		{"CCN-17.4", fight, "fire fr-ln-1 @gb-hill"},
		{"CCN-21.1", fight, "melee fr-ln-1 @gb-lc-1"},

		{"CCN-8.1", deal, "play +c-forward-1"}, // the enemy holds it
		{"CCN-8.1", deal, "play +c-elan-1"},    // it lies in the deck
		{"", deal, "play +c-rally-1"},
		{"", deal, "play fr-ln-1"}, // means nothing
		{"", deal, "dance"},
		{"CCN-9.4", army + "phase orders", "order fr-ney"},
		{"CCN-3.9", army + "phase orders", "order fr-ln-2"},
		{"CCN-9.1", army + "phase orders", "order gb-moore"},
		{"CCN-10.1", army + "phase orders", "detach fr-soult"},
		{"CCN-10.1", army + "phase orders", "detach fr-ln-1"},

		// What means nothing in this system has no reason.
		{"", fight, "move @e6"},
		{"", fight, "move fr-ln-1 @gb-ln-1"},
		{"CCN-6.3", fight, "move fr-ln-1"},
		{"", fight, "move e5 @e6"},
		{"", move, "melee @gb-ln-1"},
		{"", move, "melee fr-ln-1 @e5"},
		{"CCN-6.3", move, "melee fr-ln-1"},
		{"", move, "melee fr-ln-1 @gb-ln-1 #2"},
		{"", move, "stand (3,4)"},
		{"", move, "strike +fr-ln-1"},
		{"", move, "order fr-ln-1 @e5"},
		{"", move, "move fr-ln-1 +c-rally-1 @e6"},
		{"", move, "play"},
		{"", move, "play fr-ln-1 +c-rally-1"},
		{"", move, "play +c-rally-1 @e5"},
	} {
		t.Run(tt.clause+" "+tt.line, func(t *testing.T) { draw(t, tt.picture).wantWhy(tt.line, tt.clause) })
	}
}

func TestWhoIsNoTargetIsToldForWhatHeIs(t *testing.T) {
	const camp = `
	french: e5 fr-ln-1 ordered, e6 fr-ln-2 ordered, g2 fr-fa-1 ordered
	french leaders: e5 fr-ney, e6 fr-soult
	french lost: fr-ln-3 fr-reille
	allied: d5 gb-ln-1, d6 gb-ln-2, e2 gb-ln-3
	allied leaders: d5 gb-hill, e2 gb-cole`
	const home = "\nallied: e9 gb-ln-4 ordered, g9 gb-fa-1 ordered\nactive allied"
	for _, tt := range []struct{ clause, key, picture, line string }{
		{"CCN-3.9", "gone", camp, "melee fr-ln-3"},
		{"CCN-5.2", "gone", camp, "melee fr-reille"},
		{"CCN-3.9", "gone", "french lost: fr-ln-9\n" + camp, "melee fr-ln-9"},
		{"CCN-5.2", "gone", "french lost: fr-kellermann\n" + camp, "melee fr-kellermann"},
		{"CCN-28.8", "gone", "french gone: fr-kellermann\n" + camp, "melee fr-kellermann"},
		{"CCN-9.1", "enemy", camp, "melee gb-ln-2"},
		{"CCN-9.1", "enemy", camp, "melee gb-hill"},
		{"CCN-21.1", "own", camp, "melee fr-ln-2 @fr-ln-1"},
		{"CCN-21.1", "own", camp, "melee fr-ln-2 @fr-ney"},
		{"CCN-17.2", "own", camp, "fire fr-fa-1 @fr-ln-1"},
		{"CCN-17.2", "own", camp, "fire fr-fa-1 @fr-ney"},
		{"CCN-3.6", "with", camp, "melee fr-ln-1 @gb-hill"},
		{"CCN-3.6", "with", camp, "fire fr-fa-1 @gb-cole"},
		{"CCN-3.6", "with", camp + home, "melee gb-ln-4 @fr-ney"},
		{"CCN-21.1", "own", camp + home, "melee gb-ln-4 @gb-hill"},
		{"CCN-17.2", "own", camp + home, "fire gb-fa-1 @gb-ln-1"},
	} {
		t.Run(tt.clause+" "+tt.line, func(t *testing.T) {
			g := draw(t, strings.Replace(tt.picture, " ordered", "", 3*strings.Count(tt.picture, "active allied")))
			o, err := rules.ParseOption(Book{}, tt.line)
			if err != nil {
				t.Fatal(err)
			}
			if all := g.Refused(o); len(all) != 1 || all[0].Rule != tt.clause || all[0].Text.Key != "ccn.why."+tt.key {
				t.Errorf("refused by %v, want %s %s", all, tt.clause, tt.key)
			}
		})
	}
	t.Run("CCN-17.2 one's own leader alone is no target", func(t *testing.T) {
		draw(t, camp+"\nfrench leaders: i9 fr-victor").wantOnlyWhy("fire fr-fa-1 @fr-victor", "CCN-17.2", "own")
	})
	t.Run("CCN-15.14 the menu itself says of every leader that he does not battle", func(t *testing.T) {
		var got []rules.Ref
		for _, r := range draw(t, camp).Position.Refusals() {
			if r.Reasons[0].Rule == "CCN-15.14" {
				got = append(got, r.Option.Who)
			}
		}
		if want := []string{"fr-ney", "fr-soult"}; !slices.Equal(names(got), want) {
			t.Errorf("it says so of %q, want %q", names(got), want)
		}
	})
}

func TestReactionsAndWhatFollowsHaveTheirReasons(t *testing.T) {
	attackers := "french: e5 fr-ln-1 ordered, e6 fr-fa-1 ordered\nallied: d5 gb-ln-1, d9 gb-ln-2\n"
	t.Run("CCN-39.1 who joins a melee", func(t *testing.T) {
		g := draw(t, attackers+"french lost: fr-ln-3\nfrench leaders: i1 fr-ney").Play("melee fr-ln-1 @gb-ln-1").WantAsk("support", "french")
		g.wantWhy("support fr-ln-1", "CCN-39.1").wantWhy("support gb-ln-2", "CCN-39.1").wantWhy("support fr-ney", "CCN-39.1").wantWhy("support fr-fa-1", "")
		for line, key := range map[string]string{"support fr-ney": "only.artillery", "support fr-ln-1": "leads", "support gb-ln-2": "enemy", "support fr-ln-3": "gone"} {
			o, _ := rules.ParseOption(Book{}, line)
			if all := g.Refused(o); len(all) != 1 || all[0].Text.Key != "ccn.why."+key {
				t.Errorf("%s: %v, want %s", line, all, key)
			}
		}
	})
	t.Run("CCN-39.6 without dice artillery has to join", func(t *testing.T) {
		g := draw(t, scene("d5 T")+"french: e5 fr-lc-1 blocks=1 ordered, e6 fr-fa-1 ordered, c5 fr-fa-2 ordered\nallied: d5 gb-ln-1").Play("melee fr-lc-1 @gb-ln-1")
		g.WantAsk("support", "french").wantWhy("done", "CCN-39.6")
	})
	t.Run("CCN-57.1 which cards are reactions", func(t *testing.T) {
		g := draw(t, attackers+"allied hand: c-forward-1 c-rally-1 c-elan-1").Play("melee fr-ln-1 @gb-ln-1", "done").WantAsk("reaction", "allied")
		g.wantWhy("strike +c-forward-1", "CCN-57.1").wantWhy("strike +c-first-strike-1", "CCN-57.1").wantWhy("square", "CCN-35.1").wantWhy("reform", "CCN-34.1")
	})
	t.Run("CCN-27.2 how many flags, and of whom", func(t *testing.T) {
		g := draw(t, attackers+"allied leaders: d5 gb-hill").Play("melee fr-ln-1 @gb-ln-1", "done").roll("ffccc").WantAsk("flags", "allied")
		g.wantWhy("ignore gb-ln-1 #2", "CCN-27.2").wantWhy("ignore gb-ln-2 #1", "CCN-27.1").wantWhy("ignore fr-ln-1 #1", "CCN-9.1")
		g.Play("take gb-ln-1").WantAsk("retreat", "allied").wantWhy("retreat gb-ln-1 @d6", "CCN-26.3").wantWhy("retreat gb-ln-1 @b5", "CCN-26.3")
	})
	t.Run("CCN-28.3 where a leader runs", func(t *testing.T) {
		g := lonely(t, "fr-lt-1").roll("iiii").WantAsk("leader.retreat", "allied")
		g.wantWhy("retreat gb-hill @e7", "CCN-28.3").wantWhy("stop gb-hill", "CCN-28.7").wantWhy("off gb-hill", "CCN-28.8")
	})
	t.Run("CCN-29.7 which ways lead to no end", func(t *testing.T) {
		g := lonely(t, "fr-lt-1", scene("c6 R")).roll("iiii").Play("retreat gb-hill @d5").WantOptions("stop gb-hill", "retreat gb-hill @c5")
		g.wantWhy("retreat gb-hill @c6", "CCN-29.7")
		g = lonely(t, "fr-lt-1", scene("c5 R")).roll("iiii").Play("retreat gb-hill @d5").WantOptions("stop gb-hill", "retreat gb-hill @c6")
		g.wantWhy("retreat gb-hill @c5", "CCN-29.7").wantWhy("retreat gb-hill @c7", "CCN-28.3")
	})
	t.Run("CCN-24.2 who battles back", func(t *testing.T) {
		g := draw(t, attackers).Play("melee fr-ln-1 @gb-ln-1", "done").roll("ccccc").WantAsk("battle_back", "allied")
		g.wantWhy("back gb-ln-2", "CCN-24.2").wantWhy("back fr-ln-1", "CCN-9.1").wantWhy("melee gb-ln-1 @fr-ln-1", "CCN-6.3")
	})
	t.Run("CCN-30.1 where a winner goes", func(t *testing.T) {
		g := draw(t, "french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2").Play("melee fr-lc-1 @gb-ln-1").roll("iccc").WantAsk("advance", "french")
		g.wantWhy("advance fr-lc-1 @d6", "CCN-30.1").Play("advance fr-lc-1 @d5").wantWhy("advance fr-lc-1 @b5", "CCN-31.3")
		g.Play("stay fr-lc-1").WantAsk("bonus", "french").wantWhy("melee gb-ln-2 @fr-lc-1", "CCN-9.1").wantWhy("fire fr-lc-1 @gb-ln-2", "CCN-6.3")
	})
	t.Run("CCN-50.1 which card a Scout keeps", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nphase end, card c-scout-left-1").Draw("c-rally-1", "c-elan-1")
		g.wantWhy("keep +c-forward-1", "CCN-50.1").wantWhy("keep +c-elan-1", "").wantOnlyWhy("keep +c-forward-1", "CCN-50.1", "scout")
		g.wantOnlyWhy("play +c-forward-1", "CCN-8.1", "held").wantOnlyWhy("play +c-elan-1", "CCN-8.1", "held")
	})
	t.Run("CCN-63.2 where Short Supply sends a unit, CCN-63.7 and whom not", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1, i6 fr-ln-2\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1\nfrench hand: c-short-supply-1\nphase command").Play("play +c-short-supply-1")
		g.wantWhy("supply fr-ln-1 @e6", "CCN-63.2").wantWhy("supply fr-ln-1 @i6", "CCN-63.2").wantWhy("supply fr-ney @i5", "CCN-63.7").wantWhy("supply gb-ln-1 @a2", "").wantWhy("supply gb-ln-1 @e5", "CCN-63.2")
	})
	t.Run("CCN-62.2 whom Rally helps", func(t *testing.T) {
		g := draw(t, "french: e5 fr-ln-1 blocks=2\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1 blocks=2\nfrench hand: c-rally-1\nphase command").Play("play +c-rally-1").roll("i")
		g.wantWhy("rally gb-ln-1", "CCN-62.2").wantWhy("rally fr-ney", "CCN-62.2")
	})
}

// A card that is not held is said not to be, whatever is asked.
func TestACardThatIsNotHeldCannotBePlayedAtAnyTime(t *testing.T) {
	const picture = "french: e5 fr-ln-1 ordered, i1 fr-ln-2 square=1\nallied: d5 gb-ln-1\nfrench hand: c-rally-1 c-first-strike-1\nfrench track: c-forward-1\nallied hand: c-elan-1\n"
	for _, tt := range []struct{ line, clause, key string }{
		{"play +c-rally-1", "CCN-8.1", "when.card"},
		{"play +c-elan-1", "CCN-8.1", "held"},
		{"play +c-bombard-1", "CCN-8.1", "held"},
		{"play +c-forward-1", "CCN-8.3", "track"},
		{"strike +c-first-strike-1", "CCN-57.1", "when.reaction"},
		{"strike +c-first-strike-2", "CCN-57.1", "held"},
		{"strike +c-rally-1", "CCN-57.1", "no_strike"},
		{"keep +c-rally-1", "CCN-50.1", "when.keep"},
		{"keep +c-elan-1", "CCN-50.1", "when.keep"},
	} {
		for _, phase := range []string{"orders", "movement", "combat"} {
			t.Run(tt.clause+" "+tt.line+", phase "+phase, func(t *testing.T) {
				draw(t, picture+"phase "+phase).wantOnlyWhy(tt.line, tt.clause, tt.key)
			})
		}
	}
	t.Run("CCN-57.1 strike with cards that are not held, as a reaction", func(t *testing.T) {
		g := draw(t, picture).Play("melee fr-ln-1 @gb-ln-1").WantAsk("reaction", "allied")
		g.wantOnlyWhy("strike +c-first-strike-2", "CCN-57.1", "held").wantOnlyWhy("strike +c-elan-1", "CCN-57.1", "no_strike")
		g.wantOnlyWhy("play +c-elan-1", "CCN-8.1", "when.card").wantOnlyWhy("play +c-rally-1", "CCN-8.1", "held")
	})
}

// wantOnlyWhy checks that an option is refused for one reason.
func (g *game) wantOnlyWhy(line, clause, key string) *game {
	g.Helper()
	o, err := rules.ParseOption(Book{}, line)
	if err != nil {
		g.Fatal(err)
	}
	if all := g.Refused(o); len(all) != 1 || all[0].Rule != clause || all[0].Text.Key != "ccn.why."+key {
		g.Errorf("%q is refused by %v, want %s %s", line, all, clause, key)
	}
	return g
}

// Who cannot do a thing at all hears that alone, and nothing of the target.
func TestOneReasonIsEnough(t *testing.T) {
	const field = "french: e5 fr-lc-1 ordered, e7 fr-ln-1 ordered, h1 fr-lt-1 ordered\nallied: d7 gb-ln-1, a5 gb-ln-2, f1 gb-ln-3\nallied leaders: a9 gb-hill\n"
	for _, tt := range []struct{ clause, key, picture, line string }{
		{"CCN-17.1", "cavalry", field, "fire fr-lc-1 @gb-ln-2"},
		{"CCN-17.3", "adjacent", field, "fire fr-ln-1 @gb-ln-1"},
		{"CCN-17.4", "next", field, "fire fr-ln-1 @gb-ln-2"},
		{"CCN-17.9", "range", field, "fire fr-lt-1 @gb-ln-2"},
		{"CCN-51.3", "no_fire", field + "card c-bayonet-charge-1", "fire fr-lt-1 @gb-ln-2"},
		{"CCN-59.2", "no_fire", field + "card c-give-them-the-cold-steel-1", "fire fr-lt-1 @gb-ln-2"},
		{"CCN-56.2", "no_melee", field + "card c-fire-and-hold-1", "melee fr-lt-1 @gb-ln-2"},
		{"CCN-56.2", "no_melee", field + "card c-fire-and-hold-1", "melee fr-lt-1 @gb-hill"},
		{"CCN-21.1", "apart", field, "melee fr-lt-1 @gb-ln-2"},
		{"CCN-12.1", "far", "french: e5 fr-ln-1 ordered\nfrench leaders: e8 fr-ney\nallied: a1 gb-ln-1\nphase movement", "move fr-ln-1 @e8"},
		{"CCN-11.5", "foe", "french: e5 fr-ln-1 ordered\nfrench leaders: e5 fr-ney\nallied: a1 gb-ln-1\nallied leaders: d5 gb-hill\nphase movement", "move fr-ln-1 @d5"},
	} {
		t.Run(tt.clause+" "+tt.line, func(t *testing.T) { draw(t, tt.picture).wantOnlyWhy(tt.line, tt.clause, tt.key) })
	}
	t.Run("CCN-62.3 a unit at full strength", func(t *testing.T) {
		g := cardTurn(t, "c-rally-1", "french: e5 fr-ln-1 blocks=2, f5 fr-lc-1\nallied: a1 gb-ln-1").roll("iiiii")
		g.wantOnlyWhy("rally fr-lc-1", "CCN-62.3", "full")
	})
}

func TestAReasonLooksAtNoOtherHand(t *testing.T) { // part 1.6
	const picture = "french: e5 fr-ln-1\nallied: a1 gb-ln-1\nfrench hand: c-rally-1\nphase command\n"
	for _, line := range []string{"play +c-forward-1", "play +c-elan-1", "strike +c-first-strike-1", "keep +c-forward-1"} {
		t.Run("CCN-4.3 "+line, func(t *testing.T) {
			var all []rules.Reason
			for _, place := range []string{"", "allied hand: c-forward-1 c-elan-1 c-first-strike-1", "allied: d5 gb-ln-2 square=1\nallied track: c-forward-1"} {
				g := draw(t, picture+place)
				o, _ := rules.ParseOption(Book{}, line)
				all = append(all, g.Refused(o)[0])
			}
			if len(slices.Compact(all)) != 1 {
				t.Errorf("the reasons are %v", all)
			}
		})
	}
}

func TestABreakthroughIsDeniedForOneReason(t *testing.T) {
	g := draw(t, scene("c4 R", "d6 s")+"french: e5 fr-lc-1 ordered, e6 fr-ln-2\nfrench leaders: e5 fr-ney, d4 fr-soult\nallied: d5 gb-ln-1 blocks=1, c5 gb-ln-2\nallied leaders: c6 gb-hill")
	g.Play("melee fr-lc-1 @gb-ln-1").roll("iccc").Play("advance fr-lc-1 @d5").WantTargets("advance fr-lc-1", "e5 d6")
	for h, clause := range map[string]string{"c5": "CCN-31.3", "c6": "CCN-31.3", "e6": "CCN-31.3", "d4": "CCN-31.7"} {
		if got := reasons(g, "advance fr-lc-1 @"+h); len(got) != 1 || got[0] != clause {
			t.Errorf("to %s: %q, want %s alone", h, got, clause)
		}
	}
	g = draw(t, scene("c5 R")+"french: e5 fr-lc-1 ordered\nallied: d5 gb-ln-1 blocks=1, a1 gb-ln-2").Play("melee fr-lc-1 @gb-ln-1").roll("iccc").Play("advance fr-lc-1 @d5")
	if got := reasons(g, "advance fr-lc-1 @c5"); len(got) != 1 || got[0] != "CCN-31.5" {
		t.Errorf("onto a rugged hill: %q, want CCN-31.5 alone", got)
	}
}
