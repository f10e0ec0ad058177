package replay

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/study"
	"grognard/render/paint"
	"grognard/render/screen/caption"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
)

// veiled are battles with secrets: hands, hands, and units that are known by aliases.
var veiled = [][2]string{{"manoeuvre", "man-01-first-orders"}, {"ccn", "ccn-01-rolica-first"}, {"squares", "ns-03-auerstedt"}}

// begun plays the beginning of a battle with secrets.
func begun(t *testing.T, b [2]string, start match.Start, answers int) *match.Match {
	t.Helper()
	start.Seed = 11
	if b[0] == "squares" {
		start.Set = map[string]string{"fog_of_war": "on"}
	}
	m := screentest.Begin(t, b[0], b[1], start)
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(7, 1))}
	for m.Request() != nil && m.Len() < answers {
		m.TakeSeat()
		q := m.Request()
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	if m.Bare() {
		t.Fatalf("nobody has a secret in %s", b[1])
	}
	return m
}

// hidden holds that what is shown of an answer is no more than a side may see: its view, its log, its
// regions.
func hidden(t *testing.T, d *pagetest.Pages, p *Page) {
	t.Helper()
	want := p.m.At(p.at).View(p.viewer)
	book := p.m.Book()
	named := func(v *rules.View) map[rules.Ref]bool {
		all := map[rules.Ref]bool{}
		for _, x := range v.Pieces {
			all[x.Ref] = true
		}
		for _, x := range v.Cards {
			all[x.Ref] = true
		}
		return all
	}
	may := named(want)
	for r := range named(p.stage.Seen()) {
		if !may[r] {
			t.Fatalf("after answer %d side %d is shown %s", p.at, p.viewer, book.Format(r))
		}
	}
	// What the other view names and this one does not is in no region of the window.
	for _, s := range []rules.Side{rules.First, rules.Second} {
		for r := range named(p.m.At(p.at).View(s)) {
			if r == 0 || may[r] {
				continue
			}
			for _, h := range d.Hits() {
				if strings.HasSuffix(h.Name, "."+book.Format(r)) && !strings.HasPrefix(h.Name, "log") {
					t.Fatalf("after answer %d side %d can point at %s", p.at, p.viewer, h.Name)
				}
			}
		}
	}
	learnt := learnt(t, p.m, p.viewer)
	i := 0
	for _, e := range p.Until(p.at) {
		if e.Answer == 0 {
			continue
		}
		if e.Answer != learnt[i].answer || e.Event.Text != learnt[i].event.Text && e.Event.Kind != rules.EvReveal || e.Event.Who != learnt[i].event.Who && e.Event.Who != 0 {
			t.Fatalf("after answer %d side %d reads %q", p.at, p.viewer, d.Deps.Words.Say(e.Event.Text, caption.Names(p.m)))
		}
		i++
	}
	if i < len(learnt) && learnt[i].answer <= p.at {
		t.Fatalf("after answer %d side %d does not read line %d", p.at, p.viewer, i)
	}
}

// fact is an event with its answer.
type fact struct {
	event  rules.Event
	answer int
}

// facts are those that sides have learnt of matches.
var facts = map[*match.Match]*[3][]fact{}

// learnt plays a game again and returns what a side learns of it.
func learnt(t *testing.T, m *match.Match, s rules.Side) []fact {
	t.Helper()
	if facts[m] == nil {
		all := &[3][]fact{}
		for i, a := range m.Answers() {
			_, events, err := m.At(i).Play(a)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				for s := rules.Chance; s <= rules.Second; s++ {
					all[s+1] = append(all[s+1], fact{e.For(s), i + 1})
				}
			}
		}
		facts[m] = all
	}
	return facts[m][s+1]
}

// No view shows or tells what its side may not see, at any moment, in the game itself or in a branch.
func TestAViewShowsWhatItsSideMaySee(t *testing.T) {
	for _, b := range veiled {
		t.Run(b[0], func(t *testing.T) {
			d := pagetest.Open(t, 1280, 720, prefs.Default())
			m := begun(t, b, match.Start{Open: true}, 60)
			p := opened(d, m, 0, nil)
			held, differ := 0, 0
			walk := func() {
				for stop := 0; stop < len(p.At); stop += 1 + min(3, stop/20) {
					p.show(p.At[stop])
					for _, v := range views {
						p.look(v.of)
						d.Tick()
						d.Tick() // regions are those of the frame before
						hidden(t, d, p)
						if v.of != rules.Chance {
							held += p.stage.Cards.Held().N
						}
					}
					if a, b := p.m.At(p.at).View(rules.First), p.m.At(p.at).View(rules.Second); !slices.EqualFunc(a.Pieces, b.Pieces, func(x, y rules.Piece) bool { return x.Ref == y.Ref }) ||
						!slices.EqualFunc(a.Cards, b.Cards, func(x, y rules.Card) bool { return x.Ref == y.Ref }) {
						differ++
					}
				}
			}
			walk()
			if differ < 3 || b[0] != "squares" && held < 20 {
				t.Errorf("views differ %d times, %d cards are in hand", differ, held)
			}
			p.doors.Seed, p.doors.Try = func() uint64 { return 3 }, func(*match.Match, string) { p.begun = nil } // it is kept, though nothing is played in it
			p.begin(study.Way{}, m.Len()/2, rules.Option{})
			d.Tick()
			if p.branch == nil {
				t.Fatal("no branch is shown")
			}
			b, trunk := p.branch, m.Len()
			for _, v := range views { // opened in each view
				p.see(nil)
				p.look(v.of)
				p.see(b)
				p.show(p.At[len(p.At)-1])
				d.Tick()
				d.Tick()
				if hidden(t, d, p); p.branch != b || p.viewer != v.of || trunk == 0 {
					t.Errorf("side %d is shown", p.viewer)
				}
			}
			walk()
		})
	}
}

// As long as the game goes on a lone player has his own view and that of both; two people at one screen
// have the latter alone, unless they agree.
func TestOnlyViewsOfTheSeatOpenBeforeTheEnd(t *testing.T) {
	lone := match.Start{}
	lone.Players[rules.Second].Computer = true
	for _, b := range veiled {
		t.Run(b[0], func(t *testing.T) {
			d := pagetest.Open(t, 1280, 720, prefs.Default())
			m := begun(t, b, match.Start{}, 30)
			m.SetOpen(false) // both have left the seat
			p := opened(d, m, m.Len(), nil)
			if p.viewer != rules.Chance || p.sees(rules.First) || p.sees(rules.Second) {
				t.Errorf("two people see side %d, may see %v and %v", p.viewer, p.sees(rules.First), p.sees(rules.Second))
			}
			d.Key("V")
			d.Click("button.view")
			d.Click("view.second")
			if p.viewer != rules.Chance {
				t.Error("a key or a click shows what is secret")
			}
			if !d.Says("once the game is over") {
				t.Error("nothing says why")
			}
			p.agreed = true
			d.Tick()
			d.Click("view.second")
			if p.viewer != rules.Second || p.picking {
				t.Error("who agrees does not see both sides")
			}
			d.Tick()
			if !d.Reads("View: ") {
				t.Error("the head does not say which view it is")
			}
			hidden(t, d, p)
			p.agreed = false
			d.Tick()
			if p.viewer != rules.Chance {
				t.Error("a view stays that may not be shown")
			}
		})
	}
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", lone)
	p := opened(d, m, m.Len(), nil)
	if p.viewer != rules.First || p.sees(rules.Second) || !p.sees(rules.Chance) {
		t.Errorf("a lone player sees side %d; the computer's hand: %v", p.viewer, p.sees(rules.Second))
	}
	for range 3 {
		d.Key("V")
		if p.viewer == rules.Second {
			t.Fatal("V shows the hand of the computer")
		}
	}
}

// Where nobody has a secret there are no views: all see the same.
func TestABattleWithoutSecretsHasNoViews(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, "musket", "training-trebbia-bridge")
	p := opened(d, m, m.Len()/2, nil)
	if d.Key("V"); p.viewer != rules.Chance || d.Has("button.view") || d.Reads("View: ") {
		t.Errorf("side %d looks", p.viewer)
	}
	for stop := range p.At {
		p.show(p.At[stop])
		d.Tick()
		for s := rules.Chance; s <= rules.Second; s++ {
			if !slices.EqualFunc(p.stage.Seen().Pieces, p.film.At(p.at).View(s).Pieces, func(x, y rules.Piece) bool { return x.Ref == y.Ref && x.Face == y.Face && x.N == y.N }) {
				t.Fatalf("after answer %d side %d would see something else", p.at, s)
			}
		}
	}
}

// In a game that is over V goes through the views; each says so at the head.
func TestVGoesThroughTheViews(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, "manoeuvre", "man-07-hundred-days")
	p := opened(d, m, m.Len()/2, nil)
	var seen []rules.Side
	heads := map[string]bool{}
	for range 3 {
		d.Key(viewKey)
		seen = append(seen, p.viewer)
		heads[p.head()] = true
		for _, x := range d.List.Cmds {
			if foot := p.lay.Map.Y + p.lay.Map.H; x.Layer == paint.Cards && x.Dst.Y+x.Dst.H > foot+1 && (x.Clip.H == 0 || x.Clip.Y+x.Clip.H > foot+1) {
				t.Fatalf("side %d: a card is seen below the map, at %v", p.viewer, x.Dst)
			}
		}
		if shown := p.stage.Cards.Held().N > 0 && !p.stage.Cards.Hides(); shown != (p.viewer != rules.Chance) {
			t.Errorf("side %d: the hand is shown: %v", p.viewer, shown)
		}
	}
	if seen[0] == seen[1] || seen[1] == seen[2] || seen[2] == seen[0] || len(heads) != 3 {
		t.Errorf("V shows %v, under %d heads", seen, len(heads))
	}
}

// The next decision is seen happening: what moves does so, then the next view holds; what leads back, or
// further, is cut, and so is everything where motion is spared.
func TestTheNextDecisionIsSeenHappening(t *testing.T) {
	d, p := midst(t)
	stop := p.Of(p.at)
	moves := func(stop int) bool {
		return slices.ContainsFunc(p.Told(stop), func(e match.Entry) bool { return e.Event.Kind == rules.EvMove })
	}
	for stop++; !moves(stop); stop++ {
	}
	p.show(p.At[stop-1])
	d.Tick()
	before, after := p.film.At(p.At[stop-1]).View(p.viewer), p.film.At(p.At[stop]).View(p.viewer)
	d.In.Keys = []paint.Key{"Right"}
	d.Tick()
	d.In.Keys = nil
	if !p.stage.Moves() || p.at != p.At[stop] {
		t.Fatal("nothing moves")
	}
	var who rules.Ref
	for _, e := range p.Told(stop) {
		if e.Event.Kind == rules.EvMove {
			who = e.Event.Who
		}
	}
	cell := func(v *rules.View) rules.Ref {
		for _, x := range v.Pieces {
			if x.Ref == who {
				return x.Cell
			}
		}
		return 0
	}
	if at := p.stage.Piece(who); at == nil || at.Cell != cell(before) || cell(before) == cell(after) {
		t.Error("it stands where it is to go")
	}
	d.Long()
	if p.stage.Moves() || p.stage.Piece(who).Cell != cell(after) {
		t.Error("it does not come to rest")
	}
	for name, press := range map[string]func(){
		"back": func() { d.Key("Left") }, "a jump": func() { p.show(p.At[stop+2]); d.Tick() },
		"calm": func() {
			p.show(p.At[stop-1])
			d.Tick()
			d.Ctx.Calm = true
			d.In.Keys = []paint.Key{"Right"}
			d.Tick()
			d.In.Keys = nil
		},
	} {
		d.Ctx.Calm = false
		p.show(p.At[stop])
		d.Tick()
		if press(); p.stage.Moves() {
			t.Errorf("%s is no cut", name)
		}
	}
	d.Ctx.Calm = false
	frames := func(speed int) (n int) {
		p.speed = speed
		p.show(p.At[stop-1])
		d.Tick()
		d.In.Keys = []paint.Key{"Right"}
		d.Tick()
		d.In.Keys = nil
		for ; p.stage.Moves(); n++ {
			d.In.Now += 16
			d.Tick()
		}
		return n
	}
	if once, twice := frames(1), frames(2); twice > once*2/3 {
		t.Errorf("at twice the speed it takes %d frames instead of %d", twice, once)
	}
	p.speed = 1
	p.show(p.At[stop-1])
	d.Tick()
	for range 2 { // the second press ends what the first began, and goes on
		d.In.Keys = []paint.Key{"Right"}
		d.Tick()
		d.In.Keys = nil
	}
	if p.at != p.At[stop+1] {
		t.Errorf("two presses lead to stop %d, want %d", p.Of(p.at), stop+1)
	}
	d.In.Keys = []paint.Key{"X"}
	d.Tick()
	d.In.Keys = nil
	if p.stage.Moves() {
		t.Error("a key does not end what moves")
	}
}

// What dice bring is told nowhere before they lie.
func TestNothingTellsOfDiceThatRoll(t *testing.T) {
	d, p := midst(t)
	tried := 0
	for stop := p.Of(p.at); stop+1 < len(p.At) && tried < 5; stop++ {
		told := p.Told(stop + 1)
		if len(told) < 2 || told[0].Event.Kind != rules.EvDice || told[1].Event.Kind != rules.EvHit {
			continue
		}
		tried++
		p.show(p.At[stop])
		d.Long()
		d.In.Keys = []paint.Key{"Right"}
		d.Tick()
		d.In.Keys = nil
		result := d.Deps.Words.Capital(p.stage.Words.Say(told[1].Event.Text))
		for range 10 { // of the time of the dice less than half
			if !p.stage.Moves() || d.Reads(result) {
				t.Fatalf("after answer %d %q is told while the dice roll", p.at, result)
			}
			d.In.Now += 16
			d.Tick()
		}
		if d.Long(); !d.Reads(result) {
			t.Fatalf("after answer %d %q is not told", p.at, result)
		}
	}
	if tried < 3 {
		t.Errorf("%d throws hit", tried)
	}
}

// While it runs nothing follows before what moves has come to rest, and been looked at.
func TestTheReplayWaitsForWhatMoves(t *testing.T) {
	d, p := midst(t)
	p.toggle(d.In.Now)
	moved, rest := 0, -1.
	for range 2500 {
		at, moves := p.at, p.stage.Moves()
		d.In.Now += 16
		d.Tick()
		if moves {
			moved++
		}
		if moves && !p.stage.Moves() {
			rest = d.In.Now
		}
		if p.at == at {
			continue
		}
		if moves {
			t.Fatalf("at answer %d the next decision comes while things move", at)
		}
		if rest >= 0 && d.In.Now-rest < pace/2-17 {
			t.Errorf("at answer %d it comes %g ms after things have come to rest", at, d.In.Now-rest)
		}
		rest = -1
	}
	if moved < 60 || !p.run {
		t.Errorf("in 2500 frames things move in %d", moved)
	}
}

// Ctrl, Shift and an arrow lead from turn to turn.
func TestTurnsAreGoneThrough(t *testing.T) {
	d, p := midst(t)
	press := func(key paint.Key) int {
		d.In.Held = paint.Held{Ctrl: true, Shift: true}
		d.Key(key)
		d.In.Held = paint.Held{}
		return p.at
	}
	turn := p.turnOf(p.at)
	next := slices.IndexFunc(p.Turns, func(x chronicle.Turn) bool { return x.Turn == turn+1 })
	if got, want := press("Right"), p.At[p.Of(p.Turns[next].Answer)]; got != want {
		t.Errorf("the next turn begins at %d, want %d", got, want)
	}
	if got, want := press("Left"), p.At[p.Of(p.Turns[next-1].Answer)]; got != want {
		t.Errorf("the turn before begins at %d, want %d", got, want)
	}
	if !d.Says(d.Deps.Word("ui.replay.hint.turn")) {
		t.Error("the hints do not say so")
	}
}

// Marks stand for every fight, every loss and every objective taken; they do not lie over each other,
// tell what they stand for, and lead there.
func TestMarksTellWhatHappenedWhere(t *testing.T) {
	for _, b := range append(slices.Clone(pagetest.Battles), [2]string{"musket", "training-trebbia-bridge"}) {
		t.Run(b[1], func(t *testing.T) {
			d := pagetest.Open(t, 1280, 720, prefs.Default())
			m := pagetest.FoughtOnce(t, b[0], b[1])
			p := reviewed(d, m, 0)
			var n [3]int
			for i := range p.marks.all {
				k := &p.marks.all[i]
				n[k.kind]++
				if k.tip == "" || len(k.stops) == 0 {
					t.Errorf("%s tells nothing", k.name)
				}
				if strings.Contains(k.tip, ":  ") || strings.Contains(k.tip, "()") {
					t.Errorf("%s tells of nothing: %q", k.name, k.tip)
				}
				for j := range p.marks.all[:i] {
					o := &p.marks.all[j]
					if both := k.at.And(o.at); k.at.Overlaps(o.at) && both.W > 1 && both.H > 1 {
						t.Errorf("%s at %v lies over %s at %v", k.name, k.at, o.name, o.at)
					}
				}
			}
			stops := func(kind markKind) (all []int) {
				for i := range p.marks.all {
					if p.marks.all[i].kind == kind {
						all = append(all, p.marks.all[i].stops...)
					}
				}
				return all
			}
			var fights, losses, taken []int
			for stop, is := range p.Fight {
				if is {
					fights = append(fights, stop)
				}
			}
			for _, l := range p.told.Losses {
				losses = append(losses, p.Of(l.Answer))
			}
			for _, h := range p.told.Taken {
				taken = append(taken, p.Of(h.Answer))
			}
			for kind, want := range map[markKind][]int{markArms: fights, markLoss: losses, markFlag: taken} {
				if got := stops(kind); !slices.Equal(slices.Compact(got), slices.Compact(want)) {
					t.Errorf("marks of kind %d stand for %v, want %v", kind, got, want)
				}
			}
			if n[markArms] == 0 || n[markLoss] == 0 || b[1] == "training-trebbia-bridge" && n[markFlag] == 0 {
				t.Errorf("there are marks of kinds %v", n)
			}
			for i := range p.marks.all {
				k := &p.marks.all[i]
				p.show(0)
				d.Tick()
				if k.kind == markLoss && i%5 > 0 {
					continue
				}
				d.Click(k.name)
				if p.at != p.At[k.stops[0]] {
					t.Fatalf("a click on %s shows stop %d, want %d", k.name, p.Of(p.at), k.stops[0])
				}
				if len(k.stops) > 1 {
					if d.Click(k.name); p.at != p.At[k.stops[1]] {
						t.Fatalf("the next click on %s shows stop %d, want %d", k.name, p.Of(p.at), k.stops[1])
					}
				}
			}
			d.Point("arms.1")
			d.In.Now += 2000
			d.Tick()
			if d.Tick(); !d.Reads(strings.Split(p.marks.all[n[markFlag]].tip, "\n")[0]) {
				t.Error("the pointer on a mark tells nothing")
			}
		})
	}
}

// A replay at rest, with hand and marks, asks for no frame, and makes its marks once.
func TestAReplayAtRestRests(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := pagetest.FoughtOnce(t, "manoeuvre", "man-07-hundred-days")
	p := reviewed(d, m, m.Len()/2)
	p.look(rules.First)
	d.Long()
	time.Sleep(50 * time.Millisecond)
	d.Tick()
	if d.Last.Animating || d.Last.Wake != 0 || p.stage.Moves() {
		t.Errorf("it asks for frames: %v, at %g", d.Last.Animating, d.Last.Wake)
	}
	first := &p.marks.all[0]
	d.Tick()
	if &p.marks.all[0] != first {
		t.Error("marks are made anew in every frame")
	}
}
