package table

import (
	"cmp"
	"slices"
	"strings"
	"testing"

	"grognard/game/prefs"
	"grognard/render/paint"
)

// sameness is what makes two commands of two frames the same thing.
type sameness struct {
	op        paint.Op
	layer     paint.Layer
	key, text string
	w, h      float32
}

// watcher looks on at frames and tells what moves in them, and what flashes.
type watcher struct {
	most  int // frames one behind the other in which what moves has another place
	last  map[sameness][]paint.Cmd
	moved map[sameness]int // frames one behind the other in which it has
	faded map[sameness][]uint8
	told  map[string]bool // words and pictures
}

// frame looks at another frame and returns what has moved in it and in those before.
func (w *watcher) frame(l *paint.List) (moving []sameness) {
	now := map[sameness][]paint.Cmd{}
	for _, c := range l.Cmds {
		if strings.HasPrefix(c.Key, "ui/") { // corners of panels, of which one goes and another comes: their words tell
			continue
		}
		k := sameness{c.Op, c.Layer, c.Key, c.Text, c.Dst.W, c.Dst.H}
		now[k] = append(now[k], c)
		if w.told[c.Key+c.Text] = true; len(now[k]) == 1 && c.Layer >= paint.Pieces {
			w.faded[k] = append(w.faded[k], c.Color.A)
		}
	}
	for k, all := range now {
		slices.SortFunc(all, func(a, b paint.Cmd) int {
			return cmp.Or(cmp.Compare(a.Dst.Y, b.Dst.Y), cmp.Compare(a.Dst.X, b.Dst.X))
		})
		before := w.last[k]
		if len(before) != len(all) || !slices.ContainsFunc(all, func(c paint.Cmd) bool {
			return !slices.ContainsFunc(before, func(b paint.Cmd) bool { return b.Dst == c.Dst })
		}) {
			delete(w.moved, k)
			continue
		}
		if w.moved[k]++; w.moved[k] >= w.most {
			moving = append(moving, k)
		}
	}
	w.last = now
	return moving
}

// flashes lists what has become stronger step by step and then weaker again.
func (w *watcher) flashes() (all []string) {
	for k, alpha := range w.faded {
		up, down := 0, 0
		for i := 1; i < len(alpha); i++ {
			switch {
			case alpha[i] > alpha[i-1] && down == 0:
				up++
			case alpha[i] < alpha[i-1] && up > 1:
				down++
			}
		}
		if up > 1 && down > 1 {
			all = append(all, k.key+k.text)
		}
	}
	slices.Sort(all)
	return all
}

// watched looks on at a fight until it is over and some time more.
func watched(t *testing.T, g [2]string, calm bool, face func(i, sides int) int) (w *watcher, moving map[sameness]float64) {
	t.Helper()
	p := prefs.Default()
	p.ReducedMotion = calm
	b := thrown(t, g, p, face)
	w = &watcher{most: 2, moved: map[sameness]int{}, faded: map[sameness][]uint8{}, told: map[string]bool{}}
	if moving = map[sameness]float64{}; calm { // the theatre takes a place as soon as it is known what may follow
		w.most = 3
	}
	from := b.In.Now
	for range 160 {
		b.desk.Tick()
		for _, k := range w.frame(&b.List) {
			if b.In.Now-from > 150 {
				moving[k] = b.In.Now - from
			}
		}
	}
	return w, moving
}

// decor reports whether a picture tells nothing: smoke, and dice that are still in the air.
func decor(key string) bool {
	return key == "puff" || strings.HasPrefix(key, "die/") && strings.Contains(key, "/t")
}

func TestReducedMotionTellsAllAndMovesNothing(t *testing.T) {
	for _, g := range battles {
		for name, face := range map[string]func(int, int) int{"low": low, "high": high} {
			t.Run(g[0]+" "+name, func(t *testing.T) {
				still, moving := watched(t, g, true, face)
				for k, at := range moving {
					t.Errorf("%s%s moves %.0f ms after the throw", k.key, k.text, at)
				}
				for _, k := range still.flashes() {
					t.Errorf("%s flashes", k)
				}
				full, lively := watched(t, g, false, face)
				if len(lively) == 0 {
					t.Error("nothing moves where it may")
				}
				for k := range full.told {
					if !still.told[k] && !decor(k) {
						t.Errorf("%q is not told", k)
					}
				}
				for k := range still.told {
					if decor(k) {
						t.Errorf("%s is shown", k)
					}
				}
			})
		}
	}
}
