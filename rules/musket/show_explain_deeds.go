package musket

import (
	"slices"

	"grognard/rules"
)

// deed is what an answer can be: where it is one, whom it names and what the
// book says of it in one sentence (ms.why.law.<law>), for Explain.
type deed struct {
	do, law string
	act     rules.Act
	rule    string
	kinds   []string // of the requests that take it
	who     party
	late    bool // who has acted in this Movement Phase may not do it
}

// party says whom an answer names as the one who does it.
type party uint8

const (
	nobody    party = iota
	anyone          // a counter of the side that is asked, on the map
	fighter         // a combat unit of it
	foot            // infantry
	gunners         // artillery
	commander       // a leader
	reserve         // a counter of it that may be off the map
	enemy           // a unit of the other side
)

// Kinds of requests that take the same answers: the choice of an act in a Movement
// Phase, the way of a move in progress, Fortunes of War, and who fights.
var (
	moving  = []string{"move", "move.due"}
	onwards = []string{"move.first", "move.step", "move.on"}
	fows    = []string{"fow", "fow.threat"}
	naming  = []string{"combat.attack", "combat.defend"}
)

// deeds are all answers that there are.
var deeds = []deed{
	{do: "move", act: rules.ActMove, law: "move", rule: "MS-4.3.2", kinds: moving, who: anyone, late: true},
	{do: "move", act: rules.ActMove, law: "group", rule: "MS-4.2.2", kinds: []string{"move.group"}},
	{do: "move", act: rules.ActMove, law: "onward", rule: "MS-4.2.1", kinds: onwards},
	{do: "march", act: rules.ActMove, law: "march", rule: "MS-4.7.1", kinds: moving, who: anyone, late: true},
	{do: "march", act: rules.ActMove, law: "march", rule: "MS-4.7.1", kinds: []string{"move.group"}},
	{do: "charge", act: rules.ActFight, law: "charge", rule: "MS-7.13.3e", kinds: moving, who: fighter, late: true},
	{do: "charge", act: rules.ActFight, law: "charge", rule: "MS-7.13.3e", kinds: []string{"move.group", "move.on", "charge.target", "fow.charge"}},
	{do: "charge", act: rules.ActFight, law: "charge.declared", rule: "MS-7.13.3a", kinds: []string{"combat"}},
	{do: "charge", act: rules.ActFight, law: "charge.on", rule: "MS-9.3.9", kinds: []string{"charge.on"}, who: fighter},
	{do: "roll", act: rules.ActOrder, law: "roll", rule: "MS-4.4.1", kinds: moving, who: fighter, late: true},
	{do: "roll", act: rules.ActOrder, law: "roll", rule: "MS-4.4.1", kinds: []string{"move.group"}},
	{do: "roll.march", act: rules.ActMove, law: "march", rule: "MS-4.7.1", kinds: moving, who: fighter, late: true},
	{do: "roll.march", act: rules.ActMove, law: "march", rule: "MS-4.7.1", kinds: []string{"move.group"}},
	{do: "disengage", act: rules.ActRetreat, law: "disengage", rule: "MS-6.3.1", kinds: moving, who: fighter, late: true},
	{do: "disengage", act: rules.ActRetreat, law: "disengage", rule: "MS-6.3.1", kinds: []string{"move.group"}},
	{do: "disengage", act: rules.ActRetreat, law: "tactic", rule: "MS-7.13.4a", kinds: []string{"combat.tactic", "combat.reaction"}},
	{do: "walk", act: rules.ActMove, law: "walk", rule: "MS-4.2.1", kinds: moving, who: anyone, late: true},
	{do: "walk", act: rules.ActMove, law: "walk", rule: "MS-4.2.1", kinds: []string{"move.group", "move.on"}},
	{do: "walk.march", act: rules.ActMove, law: "march", rule: "MS-4.7.1", kinds: moving, who: anyone, late: true},
	{do: "walk.march", act: rules.ActMove, law: "march", rule: "MS-4.7.1", kinds: []string{"move.group"}},
	{do: "group", act: rules.ActChoose, law: "gather", rule: "MS-4.2.2", kinds: moving, who: anyone, late: true},
	{do: "leave", act: rules.ActRetreat, law: "leave", rule: "MS-4.1.2", kinds: moving, who: fighter, late: true},
	{do: "leave", act: rules.ActRetreat, law: "leave", rule: "MS-4.1.2", kinds: onwards},
	{do: "square", act: rules.ActGuard, law: "square", rule: "MS-9.5.3", kinds: moving, who: foot, late: true},
	{do: "square", act: rules.ActGuard, law: "square.charged", rule: "MS-9.5.1", kinds: []string{"combat.reaction"}, who: foot},
	{do: "unsquare", act: rules.ActRally, law: "unsquare", rule: "MS-9.5.7", kinds: append([]string{"squares"}, moving...), who: foot},
	{do: "rally", act: rules.ActRally, law: "rally", rule: "MS-11.1.7", kinds: moving, who: fighter},
	{do: "recover", act: rules.ActRally, law: "recover", rule: "MS-11.3.1", kinds: moving, who: anyone},
	{do: "replace", act: rules.ActRally, law: "replace", rule: "MS-11.2.3", kinds: moving, who: reserve},
	{do: "test", act: rules.ActRally, law: "test", rule: "MS-11.2.6", kinds: moving, who: reserve},
	{do: "return", act: rules.ActRally, law: "return", rule: "MS-13.2.2", kinds: moving, who: reserve},
	{do: "enter", act: rules.ActMove, law: "enter", rule: "MS-13.1.1", kinds: moving, who: reserve},
	{do: "enter.march", act: rules.ActMove, law: "enter", rule: "MS-13.1.1", kinds: moving, who: reserve},
	{do: "add", act: rules.ActSupport, law: "gather", rule: "MS-4.2.2", kinds: []string{"move.group"}, who: anyone},
	{do: "add", act: rules.ActSupport, law: "attackers", rule: "MS-7.5.4", kinds: []string{"combat.attack"}, who: fighter},
	{do: "add", act: rules.ActSupport, law: "charge.group", rule: "MS-12.4.7", kinds: []string{"fow.join"}, who: anyone},
	{do: "help", act: rules.ActSupport, law: "help", rule: "MS-10.3.4", kinds: []string{"move.group"}, who: commander},
	{do: "help", act: rules.ActSupport, law: "help.test", rule: "MS-10.3.6", kinds: []string{"test.help"}, who: commander},
	{do: "stop", act: rules.ActStay, law: "stop", rule: "MS-4.2.1", kinds: append([]string{"fow.charge"}, onwards...)},
	{do: "stop", act: rules.ActStay, law: "stop.retreat", rule: "MS-7.9.1", kinds: []string{"retreat"}, who: fighter},
	{do: "done", act: rules.ActDone, law: "done", rule: "MS-7.4.2", kinds: []string{"move", "move.due", "combat", "combat.attack", "combat.defend", "bombard.aim", "bombard.join",
		"charge.on", "fow.join", "squares", "test.help"}},
	{do: "attack", act: rules.ActFight, law: "attack", rule: "MS-7.5.1", kinds: []string{"combat"}, who: fighter},
	{do: "skirmish", act: rules.ActFire, law: "skirmish", rule: "MS-7.13.1b", kinds: []string{"combat"}, who: fighter},
	{do: "aim", act: rules.ActFire, law: "aim", rule: "MS-8.4.2", kinds: []string{"combat", "bombard.aim"}, who: gunners},
	{do: "fire", act: rules.ActFire, law: "fire", rule: "MS-8.4.5", kinds: []string{"combat"}, who: gunners},
	{do: "join", act: rules.ActSupport, law: "join", rule: "MS-8.4.7", kinds: []string{"bombard.join"}, who: gunners},
	{do: "drop", act: rules.ActCancel, law: "drop", rule: "MS-5.3.2", kinds: naming, who: fighter},
	{do: "support", act: rules.ActSupport, law: "support", rule: "MS-8.8.1", kinds: []string{"combat.attack"}, who: gunners},
	{do: "leader", act: rules.ActSupport, law: "leader", rule: "MS-10.3.9", kinds: naming, who: commander},
	{do: "coordinate", act: rules.ActSupport, law: "coordinate", rule: "MS-7.14.5", kinds: []string{"combat.attack"}, who: commander},
	{do: "primary", act: rules.ActChoose, law: "primary", rule: "MS-7.5.6", kinds: append([]string{"combat.primary"}, naming...), who: fighter},
	{do: "defend", act: rules.ActSupport, law: "defend", rule: "MS-7.4.2", kinds: []string{"combat.defend"}, who: fighter},
	{do: "none", act: rules.ActStay, law: "tactic", rule: "MS-7.13.0", kinds: []string{"combat.tactic", "combat.reaction"}},
	{do: "frontal", act: rules.ActFight, law: "tactic", rule: "MS-7.13.2a", kinds: []string{"combat.tactic"}},
	{do: "stubborn", act: rules.ActGuard, law: "tactic", rule: "MS-7.13.5a", kinds: []string{"combat.reaction"}},
	{do: "countercharge", act: rules.ActFight, law: "countercharge", rule: "MS-9.4.1", kinds: []string{"combat.reaction"}, who: fighter},
	{do: "shaken", act: rules.ActChoose, law: "result", rule: "MS-7.8.4", kinds: []string{"combat.r"}},
	{do: "retreat", act: rules.ActChoose, law: "result", rule: "MS-7.8.4", kinds: []string{"combat.r", "combat.x"}},
	{do: "retreat", act: rules.ActRetreat, law: "retreat", rule: "MS-7.9.3", kinds: []string{"retreat"}, who: fighter},
	{do: "loss", act: rules.ActChoose, law: "result", rule: "MS-7.8.9", kinds: []string{"combat.x"}},
	{do: "loss", act: rules.ActChoose, law: "loss", rule: "MS-7.11.2", kinds: []string{"combat.loss"}, who: fighter},
	{do: "ammo", act: rules.ActChoose, law: "ammo", rule: "MS-7.8.15", kinds: []string{"combat.ammo"}, who: gunners},
	{do: "first", act: rules.ActChoose, law: "first", rule: "MS-7.9.2", kinds: []string{"retreat.order"}, who: fighter},
	{do: "rout", act: rules.ActRetreat, law: "stand", rule: "MS-9.3.10", kinds: []string{"charge.stand"}},
	{do: "stand", act: rules.ActStay, law: "stand", rule: "MS-9.3.10", kinds: []string{"charge.stand"}},
	{do: "place", act: rules.ActPlace, law: "place", rule: "MS-10.1.7", kinds: []string{"leader.place"}},
	{do: "advance", act: rules.ActAdvance, law: "advance", rule: "MS-7.12.4", kinds: []string{"advance"}, who: fighter},
	{do: "stay", act: rules.ActStay, law: "advance", rule: "MS-7.12.3", kinds: []string{"advance"}},
	{do: "capture", act: rules.ActFight, law: "capture", rule: "MS-9.3.11", kinds: []string{"charge.on"}, who: fighter},
	{do: "forfeit", act: rules.ActStay, law: "fow", rule: "MS-12.4.12", kinds: fows},
	{do: "fow.enemy", act: rules.ActOrder, law: "fow.enemy", rule: "MS-12.4.2", kinds: fows, who: enemy},
	{do: "fow.morale", act: rules.ActOrder, law: "fow.enemy", rule: "MS-12.4.10", kinds: fows, who: enemy},
	{do: "fow.morale", act: rules.ActOrder, law: "fow.enemy", rule: "MS-12.4.10", kinds: fows},
	{do: "fow.move", act: rules.ActOrder, law: "fow.move", rule: "MS-12.4.4", kinds: fows, who: fighter},
	{do: "fow.group", act: rules.ActOrder, law: "fow.move", rule: "MS-12.4.4", kinds: fows, who: fighter},
	{do: "fow.march", act: rules.ActOrder, law: "fow.move", rule: "MS-12.4.13", kinds: fows, who: fighter},
	{do: "fow.charge", act: rules.ActOrder, law: "fow.charge", rule: "MS-12.4.7", kinds: fows, who: fighter},
	{do: "fow.return", act: rules.ActRally, law: "fow.return", rule: "MS-12.4.6", kinds: fows, who: reserve},
	{do: "fow.recover", act: rules.ActRally, law: "fow.recover", rule: "MS-12.4.11", kinds: fows, who: reserve},
	{do: "rally", act: rules.ActRally, law: "recovery", rule: "MS-12.4.11", kinds: []string{"fow.recovery"}},
	{do: "recover", act: rules.ActRally, law: "recovery", rule: "MS-12.4.11", kinds: []string{"fow.recovery"}},
	{do: "fow.take", act: rules.ActOrder, law: "fow.take", rule: "MS-7.2.7", kinds: []string{"fow.order"}, who: fighter},
}

// Act implements rules.Rulebook.
func (Book) Act(kind, do string) (act rules.Act) {
	for i := range deeds {
		d := &deeds[i]
		if d.do != do {
			continue
		}
		if slices.Contains(d.kinds, kind) {
			return d.act
		}
		act = d.act
	}
	return act
}

// Cite implements rules.Citer.
func (Book) Cite(kind, do string) (clause string) {
	if do == "done" {
		return "" // the question says with what
	}
	for i := range deeds {
		if d := &deeds[i]; d.do == do && slices.Contains(d.kinds, kind) {
			return d.rule
		}
	}
	return ""
}

// deedOf finds what an answer to a kind of request would be: now reports whether
// it is one at all. It is nil for what this system does not know.
func deedOf(do, kind string, named bool) (d *deed, now bool) {
	for i := range deeds {
		x := &deeds[i]
		if x.do != do {
			continue
		}
		fits := named == (x.who != nobody)
		here := slices.Contains(x.kinds, kind)
		switch {
		case here && fits:
			return x, true
		case d == nil || fits:
			d = x
		}
	}
	return d, false
}
