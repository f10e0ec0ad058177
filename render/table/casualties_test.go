package table

import (
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
)

// hurt plays on until dice cost somebody men on the map, and looks on frame by frame.
func (b *clash) hurt(t *testing.T, look func(lost int)) {
	t.Helper()
	seen := false
	for range 300 {
		o, ok := b.next(t)
		if !ok {
			t.Fatal("nobody is hurt")
		}
		b.t.game.Sync()
		if err := b.t.game.Answer(o); err != nil {
			t.Fatal(err)
		}
		for range 200 {
			if b.Tick(); !b.t.game.Clips.Running() {
				break
			}
			lost := 0
			for _, p := range b.t.game.Scene.View().Pieces {
				if pose, ok := b.t.game.Clips.Pose(p.Ref); ok && pose.Lost > 0 && pose.Gone == 0 && p.Form == rules.Base && p.Cell|rules.Ref(p.Wide) != 0 {
					lost = max(lost, pose.Lost)
				}
			}
			if lost > 0 {
				look(lost)
				seen = true
			}
		}
		if seen {
			return
		}
	}
	t.Fatal("nobody is hurt")
}

// lying lists where men lie in the last frame.
func (b *clash) lying() (all []paint.Rect) {
	for _, c := range b.List.Cmds {
		if strings.HasPrefix(c.Key, "fallen/") {
			all = append(all, c.Dst)
		}
	}
	return all
}

func TestMenWhoAreLostLieDownWhereTheyStood(t *testing.T) {
	for _, g := range battles[3:] {
		for _, calm := range []bool{false, true} {
			p := prefs.Default()
			p.ReducedMotion = calm
			b := fighting(t, 1920, 1080, g, p, 3)
			frames, moved := 0, false
			var first []paint.Rect
			b.hurt(t, func(lost int) {
				now := b.lying()
				if len(now) < lost {
					t.Errorf("%s: %d men lie of %d who are lost", g[0], len(now), lost)
				}
				if frames++; frames == 1 {
					first = now
				} else if len(now) == len(first) {
					moved = moved || now[0] != first[0]
				}
			})
			if frames == 0 || moved == calm {
				t.Errorf("%s, calm %t: seen for %d frames, they move: %t", g[0], calm, frames, moved)
			}
			b.Long()
			if len(b.lying()) > 0 {
				t.Errorf("%s: they lie there for ever", g[0])
			}
		}
	}
}
