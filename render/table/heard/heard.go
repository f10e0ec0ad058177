// Package heard says what one hears of what a table shows: the sound of each moment of the
// clips. It knows the kinds of events and the arms of pieces, and no rulebook. It plays nothing.
package heard

import (
	"slices"

	"grognard/render/anim"
	"grognard/render/sound"
	"grognard/rules"
)

// Ear follows a game.
type Ear struct {
	Own rules.Side // who alone is a person and hears his defeat; Chance if both are or none is

	acts   []rules.Act // of the attacks that are to be declared, in their order
	act    rules.Act   // of the attack in progress
	thrown bool        // its dice have been
	sounds []string
}

// Expect says by what act the attacks among events are declared, before they are shown. act is
// asked where there is one.
func (e *Ear) Expect(events []rules.Event, act func() rules.Act) {
	for i := range events {
		if events[i].Kind == rules.EvDeclare {
			e.acts = append(e.acts, act())
		}
	}
}

// Forget drops what was expected: it will not be shown.
func (e *Ear) Forget() { e.acts, e.act, e.thrown = e.acts[:0], "", false }

// Hear returns the sounds of moments, of which those that were not shown have one together: what
// they came to. piece finds a piece, nil if it is unknown. The answer holds until the next call.
func (e *Ear) Hear(cues []anim.Cue, piece func(rules.Ref) *rules.Piece) []string {
	e.sounds = e.sounds[:0]
	most := ""
	for i := range cues {
		c := &cues[i]
		n := len(e.sounds)
		e.hear(c, piece)
		if c.Skipped {
			for _, s := range e.sounds[n:] {
				most = weightier(most, s)
			}
			e.sounds = e.sounds[:n]
		}
	}
	if most != "" {
		e.sounds = append(e.sounds, most)
	}
	return e.sounds
}

// Result returns the one sound of events that are shown all at once, "" if none, see Hear.
func (e *Ear) Result(events []rules.Event, piece func(rules.Ref) *rules.Piece) string {
	cues := make([]anim.Cue, len(events))
	for i := range events {
		cues[i] = anim.Cue{Event: events[i], Skipped: true}
	}
	if s := e.Hear(cues, piece); len(s) > 0 {
		return s[0]
	}
	return ""
}

// hear adds the sounds of one moment.
func (e *Ear) hear(c *anim.Cue, piece func(rules.Ref) *rules.Piece) {
	ev := &c.Event
	switch ev.Kind {
	case rules.EvDeclare:
		e.act, e.thrown = "", false
		if len(e.acts) > 0 {
			e.act = e.acts[0]
			e.acts = e.acts[:copy(e.acts, e.acts[1:])]
		}
		e.say(attack(e.act, armOf(piece(ev.Who))))
		return
	case rules.EvDice:
		e.thrown = true
		if c.Lands || c.Skipped {
			e.say(sound.Die)
		} else {
			e.say(sound.Throw)
		}
		return
	case rules.EvResult, rules.EvHit, rules.EvRemove, rules.EvRetreat:
		if e.thrown && e.act == rules.ActFight { // once in a fight
			e.act = ""
			e.say(sound.Melee)
		}
	}
	switch ev.Kind {
	case rules.EvMove, rules.EvAdvance:
		e.say(steps[armOf(piece(ev.Who))])
	case rules.EvEnd:
		e.say(e.end(ev.Side))
	default:
		if s := plain[ev.Kind]; s != "" {
			e.say(s)
		}
	}
}

func (e *Ear) say(s string) { e.sounds = append(e.sounds, s) }

// plain are the sounds of events that sound alike whoever they befall.
var plain = map[rules.EventKind]string{
	rules.EvTurn: sound.Drum, rules.EvPlace: sound.Place, rules.EvRetreat: sound.Flag, rules.EvHit: sound.Block,
	rules.EvRestore: sound.Rally, rules.EvRemove: sound.Fall, rules.EvReveal: sound.Reveal,
	rules.EvPlay: sound.Card, rules.EvDiscard: sound.Card, rules.EvDraw: sound.Card, rules.EvReturn: sound.Card,
}

// end is how a battle sounds that a side has won.
func (e *Ear) end(winner rules.Side) string {
	switch {
	case winner == rules.Chance:
		return sound.Drum
	case e.Own == rules.Chance || winner == e.Own:
		return sound.Victory
	}
	return sound.Defeat
}

// arm is how a piece moves and fights.
type arm int

const (
	foot arm = iota // or unknown
	horse
	guns
	wagons
)

// armOf tells the arm of a piece by its face; a hidden one goes on foot.
func armOf(p *rules.Piece) arm {
	if p == nil {
		return foot
	}
	switch p.Face {
	case rules.FaceCavalry, rules.FaceHeavy, rules.FaceLancers, rules.FaceSabres, rules.FaceCommander, rules.FaceLeader, rules.FaceHQ:
		return horse
	case rules.FaceArtillery, rules.FaceHorseArtillery:
		return guns
	}
	if p.Face.Train() {
		return wagons
	}
	return foot
}

// steps are the sounds of arms on the move.
var steps = [...]string{foot: sound.Foot, horse: sound.Horse, guns: sound.Wheels, wagons: sound.Wheels}

// attack is the sound of an arm that attacks; where the act is not known, of its usual way.
func attack(act rules.Act, a arm) string {
	switch {
	case a == guns:
		return sound.Gun
	case act == rules.ActFire:
		return sound.Volley
	case a == horse:
		return sound.Charge
	case act == rules.ActFight:
		return sound.Assault
	}
	return sound.Volley
}

// weight orders sounds by what they tell: of many that are due at one time the first is heard.
var weight = [...]string{sound.Victory, sound.Defeat, sound.Fall, sound.Gun, sound.Volley, sound.Melee, sound.Charge, sound.Assault,
	sound.Flag, sound.Block, sound.Die, sound.Drum, sound.Rally, sound.Horse, sound.Wheels, sound.Foot, sound.Card, sound.Reveal, sound.Place, sound.Throw}

// weightier returns the one of two sounds that tells more.
func weightier(a, b string) string {
	ai, bi := slices.Index(weight[:], a), slices.Index(weight[:], b)
	if ai >= 0 && (bi < 0 || ai <= bi) {
		return a
	}
	return b
}

// Past is what has been answered in a game.
type Past interface {
	Given(i int) (*rules.Request, rules.Answer)
}

// lately is how many answers an attack may take from its choice until it is declared.
const lately = 12

// ActOf returns the act against the enemy that led to what happens after so many answers: the
// last of them, "" if there was none lately.
func ActOf(m Past, answers int) rules.Act {
	for i := answers; i > max(0, answers-lately); i-- {
		q, a := m.Given(i)
		if q == nil || a.By == rules.Chance {
			continue
		}
		if act := q.Act(a.Option); act == rules.ActFire || act == rules.ActFight {
			return act
		}
	}
	return ""
}
