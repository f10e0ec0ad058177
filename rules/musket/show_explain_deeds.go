package musket

import "slices"

// deed is what an answer can be: where it is one, whom it names and what the
// book says of it in one sentence (ms.why.law.<law>), for Explain.
type deed struct {
	do, law string
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
	{do: "move", law: "move", rule: "MS-4.3.2", kinds: moving, who: anyone, late: true},
	{do: "move", law: "group", rule: "MS-4.2.2", kinds: []string{"move.group"}},
	{do: "move", law: "onward", rule: "MS-4.2.1", kinds: onwards},
	{do: "march", law: "march", rule: "MS-4.7.1", kinds: moving, who: anyone, late: true},
	{do: "march", law: "march", rule: "MS-4.7.1", kinds: []string{"move.group"}},
	{do: "charge", law: "charge", rule: "MS-7.13.3e", kinds: moving, who: fighter, late: true},
	{do: "charge", law: "charge", rule: "MS-7.13.3e", kinds: []string{"move.group", "move.on", "charge.target", "fow.charge"}},
	{do: "charge", law: "charge.declared", rule: "MS-7.13.3a", kinds: []string{"combat"}},
	{do: "charge", law: "charge.on", rule: "MS-9.3.9", kinds: []string{"charge.on"}, who: fighter},
	{do: "roll", law: "roll", rule: "MS-4.4.1", kinds: moving, who: fighter, late: true},
	{do: "roll", law: "roll", rule: "MS-4.4.1", kinds: []string{"move.group"}},
	{do: "roll.march", law: "march", rule: "MS-4.7.1", kinds: moving, who: fighter, late: true},
	{do: "roll.march", law: "march", rule: "MS-4.7.1", kinds: []string{"move.group"}},
	{do: "disengage", law: "disengage", rule: "MS-6.3.1", kinds: moving, who: fighter, late: true},
	{do: "disengage", law: "disengage", rule: "MS-6.3.1", kinds: []string{"move.group"}},
	{do: "disengage", law: "tactic", rule: "MS-7.13.4a", kinds: []string{"combat.tactic", "combat.reaction"}},
	{do: "walk", law: "walk", rule: "MS-4.2.1", kinds: moving, who: anyone, late: true},
	{do: "walk", law: "walk", rule: "MS-4.2.1", kinds: []string{"move.group", "move.on"}},
	{do: "walk.march", law: "march", rule: "MS-4.7.1", kinds: moving, who: anyone, late: true},
	{do: "walk.march", law: "march", rule: "MS-4.7.1", kinds: []string{"move.group"}},
	{do: "group", law: "gather", rule: "MS-4.2.2", kinds: moving, who: anyone, late: true},
	{do: "leave", law: "leave", rule: "MS-4.1.2", kinds: moving, who: fighter, late: true},
	{do: "leave", law: "leave", rule: "MS-4.1.2", kinds: onwards},
	{do: "square", law: "square", rule: "MS-9.5.3", kinds: moving, who: foot, late: true},
	{do: "square", law: "square.charged", rule: "MS-9.5.1", kinds: []string{"combat.reaction"}, who: foot},
	{do: "unsquare", law: "unsquare", rule: "MS-9.5.7", kinds: append([]string{"squares"}, moving...), who: foot},
	{do: "rally", law: "rally", rule: "MS-11.1.7", kinds: moving, who: fighter},
	{do: "recover", law: "recover", rule: "MS-11.3.1", kinds: moving, who: anyone},
	{do: "replace", law: "replace", rule: "MS-11.2.3", kinds: moving, who: reserve},
	{do: "test", law: "test", rule: "MS-11.2.6", kinds: moving, who: reserve},
	{do: "return", law: "return", rule: "MS-13.2.2", kinds: moving, who: reserve},
	{do: "enter", law: "enter", rule: "MS-13.1.1", kinds: moving, who: reserve},
	{do: "enter.march", law: "enter", rule: "MS-13.1.1", kinds: moving, who: reserve},
	{do: "add", law: "gather", rule: "MS-4.2.2", kinds: []string{"move.group"}, who: anyone},
	{do: "add", law: "attackers", rule: "MS-7.5.4", kinds: []string{"combat.attack"}, who: fighter},
	{do: "add", law: "charge.group", rule: "MS-12.4.7", kinds: []string{"fow.join"}, who: anyone},
	{do: "help", law: "help", rule: "MS-10.3.4", kinds: []string{"move.group"}, who: commander},
	{do: "help", law: "help.test", rule: "MS-10.3.6", kinds: []string{"test.help"}, who: commander},
	{do: "stop", law: "stop", rule: "MS-4.2.1", kinds: append([]string{"fow.charge"}, onwards...)},
	{do: "stop", law: "stop.retreat", rule: "MS-7.9.1", kinds: []string{"retreat"}, who: fighter},
	{do: "done", law: "done", rule: "MS-7.4.2", kinds: []string{"move", "move.due", "combat", "combat.attack", "combat.defend", "bombard.aim", "bombard.join",
		"charge.on", "fow.join", "squares", "test.help"}},
	{do: "attack", law: "attack", rule: "MS-7.5.1", kinds: []string{"combat"}, who: fighter},
	{do: "skirmish", law: "skirmish", rule: "MS-7.13.1b", kinds: []string{"combat"}, who: fighter},
	{do: "aim", law: "aim", rule: "MS-8.4.2", kinds: []string{"combat", "bombard.aim"}, who: gunners},
	{do: "fire", law: "fire", rule: "MS-8.4.5", kinds: []string{"combat"}, who: gunners},
	{do: "join", law: "join", rule: "MS-8.4.7", kinds: []string{"bombard.join"}, who: gunners},
	{do: "drop", law: "drop", rule: "MS-5.3.2", kinds: naming, who: fighter},
	{do: "support", law: "support", rule: "MS-8.8.1", kinds: []string{"combat.attack"}, who: gunners},
	{do: "leader", law: "leader", rule: "MS-10.3.9", kinds: naming, who: commander},
	{do: "coordinate", law: "coordinate", rule: "MS-7.14.5", kinds: []string{"combat.attack"}, who: commander},
	{do: "primary", law: "primary", rule: "MS-7.5.6", kinds: append([]string{"combat.primary"}, naming...), who: fighter},
	{do: "defend", law: "defend", rule: "MS-7.4.2", kinds: []string{"combat.defend"}, who: fighter},
	{do: "none", law: "tactic", rule: "MS-7.13.0", kinds: []string{"combat.tactic", "combat.reaction"}},
	{do: "frontal", law: "tactic", rule: "MS-7.13.2a", kinds: []string{"combat.tactic"}},
	{do: "stubborn", law: "tactic", rule: "MS-7.13.5a", kinds: []string{"combat.reaction"}},
	{do: "countercharge", law: "countercharge", rule: "MS-9.4.1", kinds: []string{"combat.reaction"}, who: fighter},
	{do: "shaken", law: "result", rule: "MS-7.8.4", kinds: []string{"combat.r"}},
	{do: "retreat", law: "result", rule: "MS-7.8.4", kinds: []string{"combat.r", "combat.x"}},
	{do: "retreat", law: "retreat", rule: "MS-7.9.3", kinds: []string{"retreat"}, who: fighter},
	{do: "loss", law: "result", rule: "MS-7.8.9", kinds: []string{"combat.x"}},
	{do: "loss", law: "loss", rule: "MS-7.11.2", kinds: []string{"combat.loss"}, who: fighter},
	{do: "ammo", law: "ammo", rule: "MS-7.8.15", kinds: []string{"combat.ammo"}, who: gunners},
	{do: "first", law: "first", rule: "MS-7.9.2", kinds: []string{"retreat.order"}, who: fighter},
	{do: "rout", law: "stand", rule: "MS-9.3.10", kinds: []string{"charge.stand"}},
	{do: "stand", law: "stand", rule: "MS-9.3.10", kinds: []string{"charge.stand"}},
	{do: "place", law: "place", rule: "MS-10.1.7", kinds: []string{"leader.place"}},
	{do: "advance", law: "advance", rule: "MS-7.12.4", kinds: []string{"advance"}, who: fighter},
	{do: "stay", law: "advance", rule: "MS-7.12.3", kinds: []string{"advance"}},
	{do: "capture", law: "capture", rule: "MS-9.3.11", kinds: []string{"charge.on"}, who: fighter},
	{do: "forfeit", law: "fow", rule: "MS-12.4.12", kinds: fows},
	{do: "fow.enemy", law: "fow.enemy", rule: "MS-12.4.2", kinds: fows, who: enemy},
	{do: "fow.morale", law: "fow.enemy", rule: "MS-12.4.10", kinds: fows, who: enemy},
	{do: "fow.morale", law: "fow.enemy", rule: "MS-12.4.10", kinds: fows},
	{do: "fow.move", law: "fow.move", rule: "MS-12.4.4", kinds: fows, who: fighter},
	{do: "fow.group", law: "fow.move", rule: "MS-12.4.4", kinds: fows, who: fighter},
	{do: "fow.march", law: "fow.move", rule: "MS-12.4.13", kinds: fows, who: fighter},
	{do: "fow.charge", law: "fow.charge", rule: "MS-12.4.7", kinds: fows, who: fighter},
	{do: "fow.return", law: "fow.return", rule: "MS-12.4.6", kinds: fows, who: reserve},
	{do: "fow.recover", law: "fow.recover", rule: "MS-12.4.11", kinds: fows, who: reserve},
	{do: "rally", law: "recovery", rule: "MS-12.4.11", kinds: []string{"fow.recovery"}},
	{do: "recover", law: "recovery", rule: "MS-12.4.11", kinds: []string{"fow.recovery"}},
	{do: "fow.take", law: "fow.take", rule: "MS-7.2.7", kinds: []string{"fow.order"}, who: fighter},
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
