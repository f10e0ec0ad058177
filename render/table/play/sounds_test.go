package play

import (
	"math/rand/v2"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/render/anim"
	"grognard/render/screentest"
	"grognard/render/sound"
	"grognard/rules"
	"grognard/scenarios"
)

// fiercely plays a game of each system for a while, whoever is asked, attacking where that can be
// done, and returns how often each sound is heard. At each answer heard is told what was.
func fiercely(t *testing.T, system, scenario string, pace anim.Pace, answers int, heard func(events int, sounds []string)) {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Open: true, Auto: true, Seed: 5})
	g := New(Deps{Words: langtest.Words(t)}, m)
	defer g.Close()
	r := rand.New(rand.NewPCG(1, 2))
	now := 0.0
	for range answers {
		g.Clips.Pace = pace
		g.Sync()
		q := m.Request()
		if q == nil {
			return
		}
		if q.To == rules.Chance {
			t.Fatal("dice are asked for")
		}
		before := m.Len()
		if err := g.Answer(choose(q, r)); err != nil {
			t.Fatal(err)
		}
		var sounds []string
		for first := true; first || g.Clips.Running(); first = false {
			now += 16
			g.Advance(now, pace)
			sounds = append(sounds, g.Sounds()...)
		}
		heard(m.Len()-before, sounds)
	}
}

// choose picks an attack if there is one, else something by chance.
func choose(q *rules.Request, r *rand.Rand) rules.Option {
	if len(q.Options) == 0 {
		return q.Field.Sample(r)
	}
	for _, o := range q.Options {
		if a := q.Act(o); a == rules.ActFire || a == rules.ActFight {
			return o
		}
	}
	return q.Options[r.IntN(len(q.Options))]
}

// beginners is one battle of each system.
func beginners(t *testing.T, test func(t *testing.T, system, scenario string)) {
	t.Helper()
	for _, b := range scenarios.Books() {
		all := scenarios.List(b.Name())
		if len(all) == 0 {
			t.Fatal(b.Name())
		}
		t.Run(b.Name(), func(t *testing.T) { test(t, b.Name(), all[0].ID) })
	}
}

// In every system troops are heard to move and to attack, dice to fall and units to suffer, by
// sounds that are made.
func TestABattleOfEverySystemIsHeard(t *testing.T) {
	beginners(t, func(t *testing.T, system, scenario string) {
		count := map[string]int{}
		fiercely(t, system, scenario, anim.Pace{Speed: 4}, 400, func(_ int, sounds []string) {
			for _, s := range sounds {
				count[s]++
			}
		})
		for s := range count {
			if sound.Variants(s) == 0 {
				t.Errorf("%q is not made", s)
			}
		}
		for what, any := range map[string][]string{
			"moves":   {sound.Foot, sound.Horse, sound.Wheels},
			"attacks": {sound.Volley, sound.Gun, sound.Charge, sound.Assault},
			"dice":    {sound.Die},
			"losses":  {sound.Block, sound.Fall, sound.Flag},
			"turns":   {sound.Drum},
		} {
			n := 0
			for _, s := range any {
				n += count[s]
			}
			if n == 0 {
				t.Errorf("no %s are heard: %v", what, count)
			}
		}
		t.Log(count)
	})
}

func TestAtInstantSpeedAnAnswerHasOneSound(t *testing.T) {
	beginners(t, func(t *testing.T, system, scenario string) {
		one := 0
		fiercely(t, system, scenario, anim.Pace{Speed: -1}, 150, func(_ int, sounds []string) {
			if len(sounds) > 2 { // an answer that is asked anew is given twice
				t.Errorf("%v", sounds)
			}
			one += len(sounds)
		})
		if one == 0 {
			t.Error("nothing is heard")
		}
	})
}

// What is taken back is not heard.
func TestUndoIsSilent(t *testing.T) {
	b := begin(t, match.Start{Open: true})
	b.move()
	b.rest()
	b.Advance(10, anim.Pace{Speed: 1})
	if len(b.Sounds()) == 0 {
		t.Fatal("a move is not heard")
	}
	b.Match.Undo()
	b.Sync()
	for now := 20.0; now < 1000; now += 20 {
		b.Advance(now, anim.Pace{Speed: 1})
		if s := b.Sounds(); len(s) > 0 {
			t.Errorf("taken back with %v", s)
		}
	}
}
