package heard_test

import (
	"slices"
	"testing"

	"grognard/render/anim"
	"grognard/render/sound"
	"grognard/render/table/heard"
	"grognard/rules"
)

const (
	line = rules.Ref(iota + 1)
	hussars
	battery
	train
	general
	unknown
)

// army finds the pieces above.
func army(r rules.Ref) *rules.Piece {
	faces := map[rules.Ref]rules.Face{line: rules.FaceInfantry, hussars: rules.FaceCavalry, battery: rules.FaceArtillery, train: rules.FaceTrains, general: rules.FaceLeader}
	if r == unknown {
		return nil
	}
	return &rules.Piece{Ref: r, Face: faces[r]}
}

func shown(kind rules.EventKind, who rules.Ref) anim.Cue {
	return anim.Cue{Event: rules.Event{Kind: kind, Who: who}}
}

func TestArmsAreHeardAsTheyMove(t *testing.T) {
	for _, c := range []struct {
		who  rules.Ref
		want string
	}{{line, sound.Foot}, {hussars, sound.Horse}, {battery, sound.Wheels}, {train, sound.Wheels}, {general, sound.Horse}, {unknown, sound.Foot}} {
		var e heard.Ear
		if got := e.Hear([]anim.Cue{shown(rules.EvMove, c.who)}, army); !slices.Equal(got, []string{c.want}) {
			t.Errorf("%d moves with %v, not %s", c.who, got, c.want)
		}
	}
}

func TestAnAttackIsHeardByItsActAndItsArm(t *testing.T) {
	for _, c := range []struct {
		act  rules.Act
		who  rules.Ref
		want string
	}{
		{rules.ActFire, line, sound.Volley}, {rules.ActFight, line, sound.Assault}, {rules.ActFight, hussars, sound.Charge},
		{rules.ActFire, battery, sound.Gun}, {"", battery, sound.Gun}, {"", line, sound.Volley}, {"", hussars, sound.Charge},
	} {
		var e heard.Ear
		e.Expect([]rules.Event{{Kind: rules.EvMove}, {Kind: rules.EvDeclare}}, func() rules.Act { return c.act })
		if got := e.Hear([]anim.Cue{shown(rules.EvDeclare, c.who)}, army); !slices.Equal(got, []string{c.want}) {
			t.Errorf("%d attacks by %q with %v, not %s", c.who, c.act, got, c.want)
		}
	}
}

// Two attacks are declared before the first is shown: each has its own act.
func TestActsFollowTheirAttacks(t *testing.T) {
	var e heard.Ear
	declared := []rules.Event{{Kind: rules.EvDeclare, Who: line}}
	e.Expect(declared, func() rules.Act { return rules.ActFight })
	e.Expect(declared, func() rules.Act { return rules.ActFire })
	got := slices.Clone(e.Hear([]anim.Cue{shown(rules.EvDeclare, line)}, army))
	got = append(got, e.Hear([]anim.Cue{shown(rules.EvDeclare, line)}, army)...)
	if !slices.Equal(got, []string{sound.Assault, sound.Volley}) {
		t.Errorf("two attacks are %v", got)
	}
	e.Expect(declared, func() rules.Act { return rules.ActFight })
	e.Forget()
	if got := e.Hear([]anim.Cue{shown(rules.EvDeclare, line)}, army); !slices.Equal(got, []string{sound.Volley}) {
		t.Errorf("after what was expected has been forgotten an attack is %v", got)
	}
}

func TestAFightIsHeardFromItsDeclarationToItsLosses(t *testing.T) {
	var e heard.Ear
	e.Expect([]rules.Event{{Kind: rules.EvDeclare}}, func() rules.Act { return rules.ActFight })
	lands := shown(rules.EvDice, 0)
	lands.Lands = true
	got := e.Hear([]anim.Cue{
		shown(rules.EvDeclare, line), shown(rules.EvDice, 0), lands, lands, shown(rules.EvResult, 0),
		shown(rules.EvHit, hussars), shown(rules.EvHit, hussars), shown(rules.EvRetreat, hussars), shown(rules.EvRemove, hussars), shown(rules.EvAdvance, line),
	}, army)
	want := []string{sound.Assault, sound.Throw, sound.Die, sound.Die, sound.Melee, sound.Block, sound.Block, sound.Flag, sound.Fall, sound.Foot}
	if !slices.Equal(got, want) {
		t.Errorf("heard %v\n want %v", got, want)
	}
}

// Shots are no melee: nothing clashes when they hit.
func TestFireBringsNoSteel(t *testing.T) {
	var e heard.Ear
	e.Expect([]rules.Event{{Kind: rules.EvDeclare}}, func() rules.Act { return rules.ActFire })
	got := e.Hear([]anim.Cue{shown(rules.EvDeclare, line), shown(rules.EvDice, 0), shown(rules.EvResult, 0), shown(rules.EvHit, hussars)}, army)
	if !slices.Equal(got, []string{sound.Volley, sound.Throw, sound.Block}) {
		t.Errorf("fire is %v", got)
	}
}

func TestWhatIsNotShownHasOneSoundOfItsResult(t *testing.T) {
	events := []rules.Event{{Kind: rules.EvMove, Who: line}, {Kind: rules.EvDice}, {Kind: rules.EvHit, Who: line}, {Kind: rules.EvRemove, Who: line}, {Kind: rules.EvTurn}}
	var e heard.Ear
	if got := e.Result(events, army); got != sound.Fall {
		t.Errorf("all at once it is %q", got)
	}
	if got := e.Result(events[:2], army); got != sound.Die {
		t.Errorf("a move and dice are %q", got)
	}
	if got := e.Result([]rules.Event{{Kind: rules.EvSay}, {Kind: rules.EvPhase}}, army); got != "" {
		t.Errorf("a line of the log is %q", got)
	}
	skipped := shown(rules.EvHit, line)
	skipped.Skipped = true
	if got := e.Hear([]anim.Cue{shown(rules.EvMove, line), skipped, skipped}, army); !slices.Equal(got, []string{sound.Foot, sound.Block}) {
		t.Errorf("a move that is shown and losses that are not are %v", got)
	}
}

func TestTheEndIsHeardByWhoeverSitsThere(t *testing.T) {
	for _, c := range []struct {
		own, winner rules.Side
		want        string
	}{
		{rules.First, rules.First, sound.Victory}, {rules.First, rules.Second, sound.Defeat}, {rules.Second, rules.Second, sound.Victory},
		{rules.Chance, rules.Second, sound.Victory}, {rules.First, rules.Chance, sound.Drum},
	} {
		e := heard.Ear{Own: c.own}
		if got := e.Result([]rules.Event{{Kind: rules.EvMove}, {Kind: rules.EvEnd, Side: c.winner}}, army); got != c.want {
			t.Errorf("%+v: %q", c, got)
		}
	}
}

// Whatever an event brings is a sound that is made.
func TestEverythingHeardIsMade(t *testing.T) {
	kinds := []rules.EventKind{rules.EvTurn, rules.EvPlace, rules.EvMove, rules.EvRetreat, rules.EvAdvance, rules.EvHit, rules.EvRestore, rules.EvRemove,
		rules.EvPlay, rules.EvDiscard, rules.EvDraw, rules.EvReturn, rules.EvReveal, rules.EvDeclare, rules.EvDice, rules.EvEnd}
	for _, kind := range kinds {
		for who := line; who <= unknown; who++ {
			var e heard.Ear
			got := e.Hear([]anim.Cue{shown(kind, who)}, army)
			if len(got) == 0 {
				t.Errorf("%s of %d is not heard", kind, who)
			}
			for _, s := range got {
				if sound.Variants(s) == 0 {
					t.Errorf("%s of %d is %q, which is not made", kind, who, s)
				}
			}
			if one := e.Result([]rules.Event{{Kind: kind, Who: who}}, army); one == "" {
				t.Errorf("%s of %d is not heard where it is not shown", kind, who)
			}
		}
	}
}
