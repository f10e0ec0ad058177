package scenarios

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/rules"
)

// waived are the quiet options that let something go by, each with the kind of its
// request: the key to go on never takes them while there is something else to choose.
var waived = strings.Fields(`
	ccn:advance:stay ccn:battle_back:hold ccn:bonus:pass ccn:breakthrough:stay ccn:reaction:stand ccn:square.leave:stay ccn:support:done
	eagles:command:stay eagles:defend:hold eagles:deploy.men:detach eagles:fire.screen:hold eagles:move:stand eagles:pursue:hold
	manoeuvre:combat.advance:pass manoeuvre:combat.attack:done manoeuvre:combat.declare:pass manoeuvre:combat.defend:done manoeuvre:combat.skirmish:stay
	manoeuvre:combat.support:stay manoeuvre:combat.withdraw:stand manoeuvre:discard:done manoeuvre:draw.spy:done manoeuvre:guerrillas.march:pass
	manoeuvre:guerrillas.restore:pass manoeuvre:guerrillas.supply:pass manoeuvre:move.march:pass manoeuvre:move.supply:pass
	manoeuvre:redoubt:pass manoeuvre:restore:pass
	musket:advance:stay musket:bombard.aim:done musket:bombard.join:done musket:charge.on:done musket:combat.reaction:none
	musket:combat.tactic:none musket:fow.join:done musket:fow.threat:forfeit musket:fow:forfeit
	squares:breakthrough:end squares:chief:stay squares:counter:end squares:defend:stand squares:evade:stay squares:face:done
	squares:general:stay squares:night.leave:stay squares:night.move:stay squares:pursuit:done squares:reset:done`)

func TestWhichQuietOptionsLetSomethingGoBy(t *testing.T) {
	seen := map[string]bool{}
	for _, book := range Books() {
		for _, info := range List(book.Name()) {
			_, data, err := Open(book.Name(), info.ID)
			if err != nil {
				t.Fatal(err)
			}
			for seed := uint64(0); seed < 2; seed++ {
				b, err := book.Load(data, nil)
				if err != nil {
					t.Fatal(err)
				}
				p, _, err := rules.Begin(book, b)
				if err != nil {
					t.Fatal(err)
				}
				r := rand.New(rand.NewPCG(seed, 1))
				for n := 0; n < 900; n++ {
					q := p.Request()
					if q == nil {
						break
					}
					var a rules.Answer
					if q.To == rules.Chance {
						a = rules.Answer{By: q.To, Faces: q.Dice.Throw(r)}
					} else {
						if q.Quiet >= 0 {
							o := q.Options[q.Quiet]
							k := book.Name() + ":" + q.Kind + ":" + o.Do
							if want := slices.Contains(waived, k); !seen[k] && q.Waives(o) != want {
								t.Errorf("%s lets something go by: %t, want %t", k, !want, want)
							}
							seen[k] = true
						}
						if len(q.Options) > 0 && (q.Field == nil || r.IntN(2) == 0) {
							a = rules.Answer{By: q.To, Option: q.Options[r.IntN(len(q.Options))]}
						} else {
							a = rules.Answer{By: q.To, Option: q.Field.Sample(r)}
						}
					}
					if p, _, err = p.Play(a); err != nil {
						t.Fatal(err)
					}
				}
			}
		}
	}
	met := 0
	for _, k := range waived {
		if seen[k] {
			met++
		}
	}
	if met < 30 {
		t.Errorf("only %d of %d are met", met, len(waived))
	}
}
