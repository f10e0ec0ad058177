package table

import (
	"fmt"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/ui"
	"grognard/rules"
)

// weigh has an attack weighed as a click on its target does, and waits until its odds are
// known.
func (b *clash) weigh(o rules.Option) {
	b.t.View.Board.ShowRef(o.At, b.In.Now)
	for range 40 {
		b.Tick()
		if !b.t.View.Board.Gliding() {
			break
		}
	}
	if b.all++; b.all%2 == 0 { // the pointer has clicked the target
		for _, at := range b.places(o.At) {
			b.In.X, b.In.Y = at.Center()
		}
	}
	b.t.game.Ahead.Odds.Want(b.t.game.Scene.Pos, o)
	for range 400 {
		b.Tick()
		if !b.t.game.Ahead.Odds.Busy() {
			break
		}
	}
	for range 300 {
		b.Tick()
		if _, shown := b.t.combat.Lies(); shown && !b.t.View.Board.Gliding() {
			break
		}
		time.Sleep(time.Millisecond)
	}
	b.Tick()
	b.Tick()
}

func TestTheTheatreNeverLiesOverTheFight(t *testing.T) {
	fights := 8
	if n, err := strconv.Atoi(os.Getenv("GROGNARD_FIGHTS")); err == nil {
		fights = n
	}
	if testing.Short() {
		fights = 3
	}
	for _, g := range battles {
		for _, s := range sizes {
			t.Run(fmt.Sprint(g[0], s[1]), func(t *testing.T) {
				lies := 0
				for seed := uint64(1); lies < fights && seed < 200; seed++ {
					b := fighting(t, s[0], s[1], g, prefs.Default(), seed)
					for lies < fights {
						o, ok := b.next(t)
						if !ok {
							break
						}
						if b.t.game.Scene.Ask == nil {
							b.Tick()
						}
						b.In.X, b.In.Y = -1, -1
						b.weigh(o)
						lies += b.apart(t)
						if lies%4 == 1 {
							b.through(t, o)
							continue
						}
						if _, err := b.m.Answer(o); err != nil {
							t.Fatal(err)
						}
					}
				}
				if lies < fights/2 {
					t.Errorf("only %d fights were seen", lies)
				}
			})
		}
	}
}

// apart checks that a theatre that is shown touches nothing of its fight and is not cut off
// by the window; it returns how many are shown.
func (b *clash) apart(t *testing.T) int {
	at, shown := b.t.combat.Lies()
	if !shown {
		return 0
	}
	if at.X < 0 || at.Y < b.t.lay.Map.Y-1 || at.X+at.W > b.In.W || at.Y+at.H > b.In.H {
		t.Fatalf("the theatre at %v is cut off by the window", at)
	}
	for _, r := range b.t.combat.Engaged() {
		b.off(t, at, r)
	}
	if a, ok := b.t.game.Clips.Arrow(); ok && !b.t.game.Clips.Secret() {
		for _, r := range a.Path {
			b.off(t, at, r)
		}
	}
	b.answerable(t, at)
	b.aside(t, at)
	foot := at.Y+at.H > b.t.lay.Map.Y+b.t.lay.Map.H-b.ui.Px(12) // there it lies where nothing else has room, and the map moves
	if !b.t.game.Clips.Running() && !foot {
		far := b.ui.Px(96)
		if slices.ContainsFunc(b.t.lay.Desk[:], func(d paint.Rect) bool { return at.And(d) == at }) { // nothing is pointed at there
			far = b.ui.Px(16)
		}
		if near := paint.About(b.In.X, b.In.Y, 2*far, 2*far).And(at); b.In.X >= 0 && near.W > 1 && near.H > 1 {
			t.Fatalf("the theatre at %v lies near the pointer at %g, %g", at, b.In.X, b.In.Y)
		}
	}
	return 1
}

// answerable checks that no piece lies under the theatre that an answer about the fight
// names.
func (b *clash) answerable(t *testing.T, at paint.Rect) {
	t.Helper()
	q := b.t.game.Scene.Ask
	if q == nil || b.t.game.Scene.View().Combat == nil || len(q.Options) > 40 || b.t.View.Board.Gliding() {
		return
	}
	for _, o := range q.Options {
		for _, r := range []rules.Ref{o.Who, o.At} {
			if of, ok := b.t.View.Board.PieceRect(r); ok && r != 0 && of.Inset(2).Overlaps(at) && of.Overlaps(b.t.lay.Map) {
				b.Shot("under")
				t.Fatalf("%s: the theatre at %v hides %s at %v", q.Kind, at, b.t.game.Words.Keys.Short(r), of)
			}
		}
	}
}

// Who adds attackers or supporters to a fight, piece by piece, sees all those he may add.
func TestTheTheatreHidesNobodyWhoMayJoinTheFight(t *testing.T) {
	for _, g := range [][2]string{{"musket", "training-trebbia-bridge"}, {"musket", "marengo-1800"}, {"squares", "ns-03-auerstedt"}, {"ccn", "ccn-12-waterloo"}} {
		t.Run(g[1], func(t *testing.T) {
			seen, most := 0, 16
			if testing.Short() {
				most = 8
			}
			for seed := uint64(1); seen < most && seed < 12; seed++ {
				b := fighting(t, 1280, 720, g, prefs.Default(), seed)
				b.In.X, b.In.Y = -1, -1
				for n := 0; n < 1500 && seen < most; n++ {
					q := b.m.Request()
					if q == nil {
						break
					}
					if _, pending := b.m.HandOver(); pending {
						b.m.TakeSeat()
						continue
					}
					if q.To != rules.Chance && b.m.Position().View(q.To).Combat != nil && slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Who != 0 }) {
						b.Long()
						if at, shown := b.t.combat.Lies(); shown && b.t.bar.Sheet().W == 0 { // cards that ask lie before it
							seen++
							b.answerable(t, at)
							if at, ok := b.t.View.Board.PieceRect(q.Options[len(q.Options)-1].Who); ok { // a stack opens under the pointer
								b.In.X, b.In.Y = at.Center()
								b.Long()
								if at, shown := b.t.combat.Lies(); shown {
									b.answerable(t, at)
								}
								b.In.X, b.In.Y = -1, -1
							}
						}
					}
					b.play(t, q)
				}
			}
			if seen < 4 {
				t.Errorf("only %d questions about fights", seen)
			}
		})
	}
}

// aside checks that the theatre hides no piece where the desk at the right has room for it.
func (b *clash) aside(t *testing.T, at paint.Rect) {
	t.Helper()
	room := b.t.theatre(&b.ui)
	if !room.Upright || room.Desks[1].W < b.ui.Px(348+12) || b.t.View.Board.Loose {
		return
	}
	v := b.t.game.Scene.View()
	for i := range v.Pieces {
		p := &v.Pieces[i]
		if of, ok := b.t.View.Board.PieceRect(p.Ref); ok && p.Form != rules.Marker && of.Overlaps(at) {
			b.Shot("hidden")
			t.Fatalf("the theatre at %v hides %s at %v, and the desk is at %v", at, b.t.game.Words.Keys.Short(p.Ref), of, room.Desks[1])
		}
	}
}

// off checks that a theatre lies over no piece or cell that a thing is.
func (b *clash) off(t *testing.T, theatre paint.Rect, r rules.Ref) {
	t.Helper()
	for _, of := range b.places(r) {
		if both := of.And(theatre); both.W > 1 && both.H > 1 && of.Overlaps(b.t.View.Board.Port) {
			b.Shot("over")
			t.Fatalf("running %t: the theatre at %v lies over %s at %v", b.t.game.Clips.Running(), theatre, b.t.game.Words.Keys.Short(r), of)
		}
	}
}

// through fights a fight on the table, and looks on at where the theatre lies until it is
// over or something is asked.
func (b *clash) through(t *testing.T, o rules.Option) {
	t.Helper()
	if err := b.t.game.Answer(o); err != nil {
		t.Fatal(err)
	}
	for i := range 300 {
		if b.Tick(); i%6 == 0 && !b.t.View.Board.Gliding() {
			b.apart(t)
		}
		if !b.t.game.Clips.Running() {
			return
		}
	}
}

// places is where a piece or a cell is in the window.
func (b *clash) places(r rules.Ref) (all []paint.Rect) {
	if at, ok := b.t.View.Board.PieceRect(r); ok {
		all = append(all, at)
	}
	if k, ok := b.t.game.Scene.CellOf(r); ok {
		if at, ok := b.t.View.Board.CellRect(k.Ref); ok {
			all = append(all, at)
		}
	}
	return all
}

// thrown opens a game in which the player throws himself, plays on to the first dice of a
// fight and throws faces.
func thrown(t *testing.T, g [2]string, p prefs.Prefs, face func(i, sides int) int) *clash {
	t.Helper()
	m := screentest.Begin(t, g[0], g[1], match.Start{Open: true, Seed: 4, Dice: match.Real(4)})
	b := &clash{battle: newDesk(t, 1280, 720, p).begin(m), rand: newRand(7)}
	b.In.X, b.In.Y = -1, -1
	fought := false
	for range 4000 {
		q := b.m.Request()
		if q == nil {
			t.Fatal("the game is over")
		}
		if _, pending := b.m.HandOver(); pending {
			b.m.TakeSeat()
			continue
		}
		if q.To == rules.Chance {
			if fought {
				b.Long()
				if err := b.t.game.Dice(faces(q, face)); err != nil {
					t.Fatal(err)
				}
				return b
			}
			if _, err := b.m.Dice(q.Dice.Throw(b.rand)); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if o, ok := b.attack(q); ok {
			fought = true
			if _, err := b.m.Answer(o); err != nil {
				t.Fatal(err)
			}
			continue
		}
		if fought {
			if _, err := b.m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
				t.Fatal(err)
			}
			continue
		}
		b.play(t, q)
	}
	t.Fatal("nobody throws")
	return nil
}

// faces are the faces of a throw.
func faces(q *rules.Request, face func(i, sides int) int) (all []int) {
	for i := range q.Dice.N() {
		all = append(all, face(i, q.Dice.Sides(i)))
	}
	return all
}

// low and high are two throws with other results.
func low(int, int) int          { return 1 }
func high(_ int, sides int) int { return max(1, sides-1) }
func die(c *paint.Cmd) bool     { return strings.HasPrefix(c.Key, "die/") }

// secret is what a frame tells apart from the dice on the drum themselves, in the order in
// which it is painted.
func (b *clash) secret(x, y, r float32) (all []paint.Cmd) {
	for i := range b.List.Cmds {
		c := b.List.Cmds[i]
		at := c.Dst
		onDrum := (c.Layer == paint.Dice || c.Layer == paint.DiceText) && (at.X-x)*(at.X-x)+(at.Y-y)*(at.Y-y) < r*r*4
		if onDrum && (die(&c) || c.Op == paint.Text && len(c.Text) <= 2 || c.Key == "table/disc") {
			continue
		}
		all = append(all, c)
	}
	return all
}

func TestNothingTellsTheResultBeforeTheDiceRest(t *testing.T) {
	for _, g := range battles {
		t.Run(g[0], func(t *testing.T) {
			a, b := thrown(t, g, prefs.Default(), low), thrown(t, g, prefs.Default(), high)
			frames, drums := 0, 0
			for {
				a.desk.Tick()
				b.desk.Tick()
				if !a.t.game.Clips.Secret() || !b.t.game.Clips.Secret() {
					break
				}
				frames++
				x, y, r := a.t.combat.Drum()
				if r > 0 {
					drums++
				}
				got, want := a.secret(x, y, r), b.secret(x, y, r)
				if !slices.Equal(got, want) {
					for i := range max(len(got), len(want)) {
						if i >= len(got) || i >= len(want) || got[i] != want[i] {
							t.Fatalf("frame %d tells %+v, or %+v", frames, at(got, i), at(want, i))
						}
					}
				}
				if !slices.Equal(a.Last.Sounds, b.Last.Sounds) {
					t.Fatalf("frame %d sounds like %v, or %v", frames, a.Last.Sounds, b.Last.Sounds)
				}
			}
			if frames < 20 || drums < 20 {
				t.Errorf("the dice roll for %d frames, %d of them on a drum", frames, drums)
			}
		})
	}
}

func at(all []paint.Cmd, i int) any {
	if i < len(all) {
		return all[i]
	}
	return "nothing"
}

func TestAPressEndsTheFightInTheSameFrameAndDoesNothingElse(t *testing.T) {
	b := thrown(t, battles[0], prefs.Default(), low)
	for range 8 {
		b.Tick()
	}
	if !b.t.game.Clips.Secret() {
		t.Fatal("the dice do not roll")
	}
	answers := b.m.Len()
	b.In.X, b.In.Y = 700, 400
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	if b.t.game.Clips.Running() {
		t.Error("in the frame of the press all goes on")
	}
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Tick()
	b.Tick()
	if b.m.Len() != answers || len(b.t.game.Choice.Picks) > 0 {
		t.Error("the press does something else too")
	}
	c := thrown(t, battles[0], prefs.Default(), low)
	for range 8 {
		c.Tick()
	}
	answers = c.m.Len()
	c.In.Keys = []paint.Key{"Enter"}
	c.Tick()
	if c.t.game.Clips.Running() || c.m.Len() != answers {
		t.Error("Enter does not end it, or answers what is asked then")
	}
}

func TestWithReducedMotionNothingMovesLong(t *testing.T) {
	p := prefs.Default()
	p.ReducedMotion = true
	b := thrown(t, battles[0], p, low)
	for range 30 { // 480 ms: dice at 200, a cross-fade of 120
		b.Tick()
		for i := range b.List.Cmds {
			if k := b.List.Cmds[i].Key; k == "puff" || strings.HasPrefix(k, "die/d6/t") {
				t.Fatalf("%s is shown", k)
			}
		}
	}
	if b.t.game.Clips.Secret() {
		t.Error("after 480 ms the dice do not lie")
	}
}

func TestAFrameOfTheTheatreAllocatesNothing(t *testing.T) {
	for _, g := range battles {
		b := fighting(t, 1280, 720, g, prefs.Default(), 3)
		o, ok := b.next(t)
		if !ok {
			t.Fatal("nobody fights")
		}
		b.In.X, b.In.Y = -1, -1
		b.Tick()
		b.weigh(o)
		b.Long()
		if _, shown := b.t.combat.Lies(); !shown {
			t.Fatalf("%s: there is no theatre", g[0])
		}
		l, in := &paint.List{}, b.In
		frame := func() {
			l.Reset()
			b.ui.Begin(&in, l)
			b.t.light(&b.ui)
			b.t.combat.Frame(&b.ui, b.t.theatre(&b.ui))
			b.ui.End()
		}
		frame()
		if n := testing.AllocsPerRun(50, frame); n > 0 {
			t.Errorf("%s: %g allocations a frame", g[0], n)
		}
	}
}

func TestInHighContrastAFrameIsDrawnInsteadOfTheDark(t *testing.T) {
	p := prefs.Default()
	for theme, dark := range map[string]bool{"paper": true, "candle": true, "contrast": false} {
		p.Theme = theme
		b := fighting(t, 1280, 720, battles[0], p, 3)
		o, _ := b.next(t)
		b.Tick()
		b.weigh(o)
		b.Long()
		if has := slices.ContainsFunc(b.List.Cmds, func(c paint.Cmd) bool { return c.Key == "light/spot" }); has != dark {
			t.Errorf("%s: it is dark about the fight: %t", theme, has)
		}
		rim := func(c paint.Cmd) bool {
			return c.Op == paint.Fill && c.Layer == paint.Over && min(c.Dst.W, c.Dst.H) == 3 && max(c.Dst.W, c.Dst.H) > 40
		}
		if has := slices.ContainsFunc(b.List.Cmds, rim); has == dark {
			t.Errorf("%s: a frame is about the fight: %t", theme, has)
		}
	}
}

func TestTheTheatreIsALineWhereLettersAreLarge(t *testing.T) {
	p := prefs.Default()
	p.TextSize = 200
	b := fighting(t, 1280, 720, battles[2], p, 3)
	o, _ := b.next(t)
	b.Tick()
	b.weigh(o)
	b.Pictures("theatre-line")
	at, shown := b.t.combat.Lies()
	if !shown || at.Y < 720*.6 || !b.Has("button.theatre.more") {
		t.Fatalf("it lies at %v", at)
	}
	b.Click("button.theatre.more")
	if !b.Has("scroll.odds") && !b.Has("chip.mod.1") {
		t.Error("More tells nothing")
	}
	b.Pictures("theatre-more")
}

var _ = ui.Floor

// What dice have brought is gold; of an attack that is only weighed nothing is.
func TestNoResultIsGoldBeforeTheDice(t *testing.T) {
	p := prefs.Default()
	p.Speed = "instant"
	for _, g := range battles {
		b := fighting(t, 1280, 720, g, p, 5)
		for range 8 {
			o, ok := b.next(t)
			if !ok {
				break
			}
			b.weigh(o)
			for _, k := range b.List.Cmds {
				if k.Color == b.ui.Theme.Gold && k.Layer == paint.Dice && k.Text == "" && k.Dst.W > 100 {
					t.Errorf("%s: %+v has a gold row at %v", g[0], o, k.Dst)
				}
			}
			b.through(t, o)
		}
	}
}
