package table

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/screentest"
	"grognard/rules"
)

// battles are a battle of each system.
var battles = [...][2]string{
	{"ccn", "ccn-12-waterloo"}, {"manoeuvre", "man-02-before-dusk"}, {"musket", "marengo-1800"}, {"squares", "ns-01-maida"}, {"eagles", "hedgerow-morning"},
}

// sizes are the windows that the theatre is tried in.
var sizes = [...][2]int{{1280, 720}, {1920, 1080}, {2560, 1440}}

// clash is a game that is played at random until men fight.
type clash struct {
	*battle
	rand *rand.Rand
	all  int // fights weighed so far
}

func fighting(t testing.TB, w, h int, game [2]string, p prefs.Prefs, seed uint64) *clash {
	m := screentest.Begin(t, game[0], game[1], match.Start{Open: true, Seed: seed})
	d := newDesk(t, w, h, p)
	return &clash{battle: d.begin(m), rand: newRand(seed)}
}

// newRand is chance of its own.
func newRand(seed uint64) *rand.Rand { return rand.New(rand.NewPCG(seed, 5)) }

// next plays on until an option attacks somebody with dice, and returns it.
func (b *clash) next(t testing.TB) (rules.Option, bool) {
	for range 4000 {
		q := b.m.Request()
		if q == nil {
			return rules.Option{}, false
		}
		if _, pending := b.m.HandOver(); pending {
			b.m.TakeSeat()
			continue
		}
		if o, ok := b.attack(q); ok {
			return o, true
		}
		b.play(t, q)
	}
	return rules.Option{}, false
}

// play answers a request at random.
func (b *clash) play(t testing.TB, q *rules.Request) {
	soldier := ai.Soldier{Rand: b.rand}
	o := soldier.Choose(q, b.m.Position().View(q.To))
	if o.Do == rules.Concede {
		o = q.Options[max(0, q.Quiet)]
	}
	if _, err := b.m.Answer(o); err != nil {
		if _, err = b.m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			t.Fatal(err)
		}
	}
}

// attack returns an option of a request that attacks an enemy with dice.
func (b *clash) attack(q *rules.Request) (rules.Option, bool) { return attack(b.m.Position(), q) }

// attack returns an option of a request at a position that attacks an enemy with dice.
func attack(p *rules.Position, q *rules.Request) (rules.Option, bool) {
	if q.To == rules.Chance {
		return rules.Option{}, false
	}
	v := p.View(q.To)
	foe := func(r rules.Ref) bool {
		for i := range v.Pieces {
			if p := &v.Pieces[i]; (p.Ref == r || p.Cell == r && p.Form != rules.Marker) && p.Side == q.To.Other() {
				return true
			}
		}
		return false
	}
	for _, o := range q.Options {
		if o.At != 0 && foe(o.At) && o.At != o.Who {
			if rolls(p, q, o) {
				return o, true
			}
		}
	}
	return rules.Option{}, false
}

// rolls reports whether an option leads to dice in one step.
func rolls(p *rules.Position, q *rules.Request, o rules.Option) bool {
	next, events, err := p.Play(rules.Answer{By: q.To, Option: o})
	if err != nil {
		return false
	}
	if r := next.Request(); r != nil && r.To == rules.Chance {
		return true
	}
	return slices.ContainsFunc(events, func(e rules.Event) bool { return e.Kind == rules.EvDeclare })
}

// TestPicturesOfFights writes pictures of fights of all systems at all sizes.
func TestPicturesOfFights(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no pictures are wanted")
	}
	for _, g := range battles {
		for _, s := range sizes {
			t.Run(fmt.Sprint(g[0], s[1]), func(t *testing.T) {
				b := fighting(t, s[0], s[1], g, prefs.Default(), 3)
				b.Baked()
				for n := range 2 {
					o, ok := b.next(t)
					if !ok {
						t.Fatal("nobody fights")
					}
					b.t.View.Board.ShowRef(o.At, b.In.Now)
					b.Long()
					b.t.game.Ahead.Odds.Want(b.t.game.Scene.Pos, o)
					for range 200 {
						b.Tick()
						if !b.t.game.Ahead.Odds.Busy() {
							break
						}
					}
					b.Long()
					b.Shot(fmt.Sprintf("fight-%s-%d-%d-a", g[0], s[1], n))
					if err := b.t.game.Answer(o); err != nil {
						t.Fatal(err)
					}
					for k := range 8 {
						q := b.m.Request()
						if q == nil {
							break
						}
						for i := 0; i < 200; i++ {
							b.Tick()
							if i == 24 || i == 50 {
								b.Shot(fmt.Sprintf("fight-%s-%d-%d-%d-t%d", g[0], s[1], n, k, i))
							}
							if i == 1 && testing.Verbose() {
								t.Log(k, q.Kind, b.t.game.Clips.Running(), b.t.game.Clips.Fights(), len(b.t.game.Clips.Throws()))
							}
							if i > 5 && !b.t.game.Clips.Running() {
								break
							}
						}
						for range 12 {
							b.Tick()
						}
						b.Shot(fmt.Sprintf("fight-%s-%d-%d-%d-z", g[0], s[1], n, k))
						if b.m.Position().View(rules.Chance).Combat == nil || len(q.Options) == 0 {
							break
						}
						o := q.Options[max(0, q.Quiet)]
						if err := b.t.game.Answer(o); err != nil {
							t.Fatal(err)
						}
					}
				}
			})
		}
	}
}

// TestPicturesOfLosses writes pictures, one behind the other, of what dice bring: men fall,
// and go back.
func TestPicturesOfLosses(t *testing.T) {
	if os.Getenv("GROGNARD_PICTURES") == "" {
		t.Skip("no pictures are wanted")
	}
	for _, g := range battles {
		t.Run(g[0], func(t *testing.T) {
			size := sizes[0]
			if g[0] == "eagles" { // there men are seen in a large window alone
				size = sizes[1]
			}
			b := fighting(t, size[0], size[1], g, prefs.Default(), 3)
			b.Baked()
			seen := map[rules.EventKind]int{}
			for n := 0; n < 400 && (seen[rules.EvHit] < 2 || seen[rules.EvRetreat] < 2); n++ {
				q := b.m.Request()
				if q == nil {
					break
				}
				o, ok := b.attack(q)
				if !ok {
					soldier := ai.Soldier{Rand: b.rand}
					if o = soldier.Choose(q, b.m.Position().View(q.To)); o.Do == rules.Concede {
						o = q.Options[max(0, q.Quiet)]
					}
				}
				if o.At != 0 {
					b.t.View.Board.ShowRef(o.At, b.In.Now)
					b.Long()
				}
				if err := b.t.game.Answer(o); err != nil {
					t.Fatal(err)
				}
				b.shootLosses(g[0], seen)
			}
			t.Log(seen)
		})
	}
}

// shootLosses takes pictures while somebody is hit, or goes back, until all lies.
func (b *clash) shootLosses(name string, seen map[rules.EventKind]int) {
	last, from := rules.EventKind(""), 0.0
	for range 300 {
		b.Tick()
		if !b.t.game.Clips.Running() {
			return
		}
		kind := rules.EventKind("")
		for _, p := range b.t.game.Scene.View().Pieces {
			if pose, ok := b.t.game.Clips.Pose(p.Ref); ok {
				switch {
				case pose.Lost > 0 || pose.Gone > 0:
					kind = rules.EvHit
				case kind == "" && pose.From != pose.To:
					if a, ok := b.t.game.Clips.Arrow(); ok && a.Retreat {
						kind = rules.EvRetreat
					}
				}
			}
			if _, ok := b.t.game.Clips.Motion(p.Ref); ok && kind == "" {
				if _, back, _ := b.t.game.Clips.March(); back {
					kind = rules.EvRetreat
				}
			}
		}
		if kind != last {
			if from = b.In.Now; kind != "" {
				seen[kind]++
			}
			last = kind
		}
		if since := int(b.In.Now - from); kind != "" && seen[kind] <= 2 && since/16%5 == 0 {
			b.Shot(fmt.Sprintf("loss-%s-%s-%d-%03d", name, kind, seen[kind], since))
		}
	}
}
