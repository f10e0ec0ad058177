package table

import (
	"context"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/game/trail"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/advice"
	"grognard/rules"
)

// thinker says at once, or when it is let, what a test has put into its mouth.
type thinker struct {
	advice ai.Advice
	why    ai.Advice
	waits  chan struct{} // nil: it knows at once
	sides  []rules.Side  // that advice was given to
	given  []rules.Option
	pos    []*rules.Position
}

func (k *thinker) wait(ctx context.Context) {
	if k.waits == nil {
		return
	}
	select {
	case <-k.waits:
	case <-ctx.Done():
	}
}

func (k *thinker) Advise(ctx context.Context, _ *trail.Trail, pos *rules.Position, side rules.Side) ai.Advice {
	k.sides, k.pos = append(k.sides, side), append(k.pos, pos)
	k.wait(ctx)
	return k.advice
}

func (k *thinker) Explain(ctx context.Context, _ *trail.Trail, pos *rules.Position, side rules.Side, given rules.Option) ai.Advice {
	k.sides, k.given, k.pos = append(k.sides, side), append(k.given, given), append(k.pos, pos)
	k.wait(ctx)
	return k.why
}

// think waits until a thought has come to the table.
func (b *battle) think() {
	for range 200 {
		b.Tick()
		if b.t.advice.Open() && !b.Has("button.advice.do") {
			time.Sleep(time.Millisecond)
			continue
		}
		break
	}
	b.Settle()
}

// advised is a battle in which a unit is to be moved, with a thinker who advises three moves of
// units, the first of them fr-ig to d3.
func advised(t *testing.T, text int) (*battle, *thinker) {
	t.Helper()
	p := prefs.Default()
	p.TextSize = text
	b := newBattle(t, 1280, 720, "man-01-first-orders", p)
	b.until("move.base")
	book := b.m.Book()
	who, _ := book.Parse("fr-ig")
	at, _ := book.Parse("d3")
	k := &thinker{}
	for _, o := range b.m.Request().Options {
		if o.Who == who && o.At == at {
			k.advice.Opinions = append(k.advice.Opinions, ai.Opinion{Option: o, Chance: .54, Trials: 100})
		}
	}
	for _, o := range b.m.Request().Options {
		if o.Who != who && o.At != 0 && len(k.advice.Opinions) < 4 {
			k.advice.Opinions = append(k.advice.Opinions, ai.Opinion{Option: o, Chance: .51 + .1*float64(len(k.advice.Opinions)-1), Trials: 50})
		}
	}
	k.advice.Reasons = []ai.Reason{{Key: "man.asset.forward.more", Weight: .2}, {Key: "man.asset.ground.more", Weight: .1}}
	k.advice.Risk = &ai.Reason{Key: "man.asset.pressed.more", Weight: -.1}
	b.mind(k)
	return b, k
}

// mind seats a thinker at the table.
func (b *battle) mind(k *thinker) { b.desk.mind = k }

// lights reports whether the map marks a thing in one way.
func (b *battle) lights(r rules.Ref, kind board.MarkKind) bool {
	return slices.ContainsFunc(b.t.View.Picture.Marks, func(m board.Mark) bool { return m.At == r && m.Kind == kind })
}

// arrowTo reports whether an arrow leads to a thing.
func (b *battle) arrowTo(r rules.Ref) bool {
	return slices.ContainsFunc(b.t.View.Picture.Arrows, func(a board.Arrow) bool { return a.To == r })
}

// said is all that is written in the window.
func (b *battle) said() string {
	var all []string
	for i := range b.List.Cmds {
		if b.List.Cmds[i].Text != "" {
			all = append(all, b.List.Cmds[i].Text)
		}
	}
	return strings.Join(all, " ")
}

func TestWhatIsToldOfACardIsNotBelowIt(t *testing.T) {
	for _, size := range windows {
		b := newBattle(t, size[0], size[1], "man-01-first-orders", prefs.Default())
		b.until("discard")
		k := &thinker{}
		for _, o := range b.m.Request().Options[:3] {
			k.advice.Opinions = append(k.advice.Opinions, ai.Opinion{Option: o, Chance: .5, Trials: 100})
		}
		b.mind(k)
		b.Key("H")
		b.think()
		for _, x := range b.t.game.Scene.View().Cards {
			name := b.t.game.Words.Keys.Region("card", x.Ref)
			if x.Ref == 0 || x.Place != rules.Hand || !b.Has(name) {
				continue
			}
			b.Point(name)
			b.Long()
			if lies := b.t.Cards.WholeLies(); lies.W == 0 || b.t.peeked.Overlaps(lies) {
				t.Errorf("%d wide: %s lies in %v, over what is told of it in %v", size[0], name, lies, b.t.peeked)
			}
		}
	}
}

// Who answers by the bar while the card lies open has it closed.
func TestAnAnswerByTheBarClosesTheAdvice(t *testing.T) {
	b := newBattleOf(t, "squares", 1280, 720, "ns-01-maida")
	b.Long()
	q := b.m.Request()
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: q.Options[0], Chance: .5, Trials: 100}, {Option: q.Options[1], Chance: .5, Trials: 100}}}})
	b.Key("H")
	b.think()
	if !b.t.advice.Open() {
		t.Fatal("nothing is advised")
	}
	b.Click("option.stay")
	b.Long()
	if b.m.Request() == q || b.t.advice.Open() {
		t.Errorf("the bar answers %v, and the card is open %v", b.m.Request() != q, b.t.advice.Open())
	}
}

// Who asks while he is still told what the computer did has read it: one key is enough.
func TestOneKeyAsksForAdviceAfterTheComputersTurn(t *testing.T) {
	b := recapped(t, prefs.Default())
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: b.m.Request().Options[0], Chance: .5, Trials: 100}}}})
	b.Key("H")
	b.think()
	if !b.t.advice.Open() {
		t.Error("nothing is advised")
	}
}

// Who asks while his last move is still under way is told as soon as he is to decide again, unless he
// asks once more.
func TestAdviceThatIsAskedForTooEarlyComesLater(t *testing.T) {
	for presses := 1; presses <= 2; presses++ {
		b, k := advised(t, 100)
		b.t.commit(&b.ui, k.advice.Opinions[0].Option)
		if !b.t.game.Scene.Moving() {
			t.Fatal("nothing moves")
		}
		k.advice.Opinions = []ai.Opinion{{Option: b.m.Request().Options[0], Chance: .5, Trials: 100}}
		for range presses {
			b.t.askAdvice()
		}
		b.Long()
		b.think()
		if b.t.advice.Open() != (presses == 1) {
			t.Errorf("asked %d times while things move: the card is open %v", presses, b.t.advice.Open())
		}
	}
}

// Who asks while dice fall, or before he could have read the question, has asked.
func TestTheKeyThatAsksForAdviceIsNeverLost(t *testing.T) {
	b, _ := advised(t, 100)
	b.throwDice(rules.D(2, 6), 3, 4)
	b.Tick()
	if !b.t.game.Clips.Fights() {
		t.Fatal("no dice fall")
	}
	b.Key("H")
	b.think()
	if !b.t.advice.Open() {
		t.Error("what is asked while dice fall is lost")
	}
	b = passed(t, prefs.Default(), 640, 400)
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: b.m.Request().Options[0], Chance: .5, Trials: 100}}}})
	if _, deaf := b.t.game.Choice.Guard.Deaf(); !deaf {
		t.Fatal("keys are heard")
	}
	b.In.Keys = []paint.Key{"H"}
	b.Tick()
	b.think()
	if !b.t.advice.Open() {
		t.Error("what is asked at once is lost")
	}
}

// slowly takes the first option, once it may.
type slowly chan struct{}

func (s slowly) Choose(p *rules.Position, _ rules.Side) rules.Option {
	<-s
	return p.Request().Options[0]
}

// Who asks in the turn of the computer is told as soon as he is to decide, and sees that he has asked.
func TestAdviceMayBeAskedForInTheTurnOfTheComputer(t *testing.T) {
	foe := make(slowly)
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 11, Players: [2]match.Player{{Computer: true, Chooser: foe}, {}}})
	d := newDesk(t, 1280, 720, prefs.Default())
	b := d.begin(m)
	b.bold(m.Computer)
	k := &thinker{waits: make(chan struct{})}
	b.mind(k)
	if b.Has("button.advice") {
		t.Fatal("advice is offered while the computer decides")
	}
	b.Key("H")
	if b.t.advice.Open() || !b.Has("button.advice") {
		t.Error("the card is open, or nothing shows that it was asked for")
	}
	close(foe)
	b.bold(func() bool { return m.Request().To == rules.Second && !b.t.game.Scene.Moving() })
	k.advice = ai.Advice{Opinions: []ai.Opinion{{Option: m.Request().Options[0], Chance: .5, Trials: 100}}}
	close(k.waits)
	b.think()
	if !b.t.advice.Open() {
		t.Error("nothing is advised")
	}
}

func TestTheComputerSaysWhatItWouldDoAndWhy(t *testing.T) {
	b, k := advised(t, 100)
	k.waits = make(chan struct{})
	b.Key("H")
	if !b.t.advice.Open() || !strings.Contains(b.said(), b.words.Word("table.advice.thinks")) {
		t.Fatal("the card does not open, or does not say that the computer thinks")
	}
	best := k.advice.Opinions[0].Option
	if b.arrowTo(best.At) {
		t.Error("an act is lit before anything is known")
	}
	close(k.waits)
	b.think()
	if !b.lights(best.Who, board.Selected) || !b.lights(best.At, board.Lit) || !b.arrowTo(best.At) {
		t.Errorf("what it would do is not lit: %v %v", b.t.View.Picture.Marks, b.t.View.Picture.Arrows)
	}
	said := b.said()
	for _, want := range []string{"carries the line forward and holds ground", "accepts the next attack", "54%", b.words.Word("table.advice.worse")} {
		if !strings.Contains(strings.ReplaceAll(said, " %", "%"), want) {
			t.Errorf("the card does not say %q: %s", want, said)
		}
	}
	if k.sides[0] != b.m.Request().To || k.pos[0] != b.m.Position() {
		t.Error("advice was asked for somebody else")
	}
	b.Key("H")
	if b.t.advice.Open() || b.arrowTo(best.At) {
		t.Error("H does not close the card")
	}
	b.Key("H")
	b.think()
	b.Key("Escape")
	if b.t.advice.Open() || b.menus > 0 {
		t.Error("Escape does not close the card alone")
	}
	b.Click("button.advice")
	if !b.t.advice.Open() {
		t.Error("the button does not open the card")
	}
	told := func() bool {
		b.Tick()
		b.In.Now += 500
		b.Tick()
		return b.Says(b.words.Word("table.advice"))
	}
	if told() {
		t.Error("what the button does is told over the advice")
	}
	b.Click("button.advice")
	if !told() {
		t.Error("nobody tells what the button does")
	}
}

// Before the battle chances tell which place is better, and nothing of who wins.
func TestNoChanceIsToldBeforeTheBattle(t *testing.T) {
	b, k := advised(t, 100)
	k.advice.Early = true
	b.Key("H")
	b.think()
	said := b.said()
	if !strings.Contains(said, b.words.Word("table.advice.worse")) || strings.Contains(said, "%") {
		t.Errorf("a chance is told, or nothing of the next best: %s", said)
	}
}

// An option that was dropped after few games may have done better in those: that is not told.
func TestTheNextBestAreNoBetterThanTheBest(t *testing.T) {
	b, k := advised(t, 100)
	if k.advice.Opinions[2].Chance <= k.advice.Opinions[0].Chance {
		t.Fatal("the third did no better")
	}
	b.Key("H")
	b.think()
	if said := b.said(); strings.Contains(said, "61") {
		t.Errorf("the third is told as better: %s", said)
	}
}

func TestPointingAtAnotherActLightsThat(t *testing.T) {
	b, k := advised(t, 100)
	opens := func() { // it thinks a while: what is known at once is told elsewhere, and the hand would find other lines there
		k.waits = make(chan struct{})
		b.Key("H")
		close(k.waits)
		b.think()
		b.Tick()
	}
	opens()
	best, next := k.advice.Opinions[0].Option, k.advice.Opinions[1].Option
	b.Point("advice.line.1")
	b.Tick()
	if !b.arrowTo(next.At) || b.arrowTo(best.At) {
		t.Error("the next best is not lit while it is pointed at")
	}
	b.Key("H")
	opens() // below the pointer
	if !b.arrowTo(next.At) || b.arrowTo(best.At) {
		t.Error("the next best is not lit while the pointer rests where the card opens")
	}
	b.Point("button.advice.close")
	b.Tick()
	if !b.arrowTo(best.At) {
		t.Error("the best is not lit again")
	}
	b.Click("advice.line.1")
	b.Click("button.advice.do")
	b.Long()
	if a := b.m.Gave(b.m.Len()); a.Option != next {
		t.Errorf("what was clicked is not done: %+v", a.Option)
	}
}

func TestDoSoPlaysItAndClosesTheCard(t *testing.T) {
	b, k := advised(t, 100)
	b.Key("H")
	b.think()
	n := b.m.Len()
	b.Click("button.advice.do")
	b.Long()
	if b.m.Len() <= n {
		t.Fatal("nothing was played")
	}
	if a := b.m.Gave(n + 1); a.Option != k.advice.Opinions[0].Option {
		t.Errorf("%+v was played", a.Option)
	}
	if b.t.advice.Open() {
		t.Error("the card stays though something else is asked")
	}
}

// Who asked by the key goes on by keys: the button that does it has the focus, and once the card is gone Enter is for the
// table again.
func TestEnterDoesWhatTheKeyAskedFor(t *testing.T) {
	b, k := advised(t, 100)
	n := b.m.Len()
	b.Key("H")
	b.think()
	if !b.ui.Ringed() || !b.ui.Focused("button.advice.do") {
		t.Fatal("the button that does it is not marked")
	}
	b.Key("Escape")
	b.Tick()
	if b.ui.Ringed() || b.t.advice.Open() {
		t.Error("the focus stays at a card that is closed")
	}
	b.Key("H")
	b.think()
	b.Key("Enter")
	b.Long()
	if b.m.Len() <= n {
		t.Fatal("Enter plays nothing")
	}
	if _, a := b.m.Given(n + 1); a.Option != k.advice.Opinions[0].Option {
		t.Errorf("%+v was played", a.Option)
	}
}

// Who does what is advised does not end a phase by a slip: he is not asked twice.
func TestDoSoEndsAPhaseAtOnce(t *testing.T) {
	b := ordering(t)
	q := b.m.Request()
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: q.Options[q.Quiet], Chance: .5}}}})
	b.Key("H")
	b.think()
	n := b.m.Len()
	b.Click("button.advice.do")
	b.Long()
	if b.m.Len() == n || b.Has("button.slip.end") {
		t.Error("the phase is not ended at once")
	}
}

// What rolls dice asks for a second press, as the button of any attack does.
func TestDoSoShowsTheOddsBeforeDice(t *testing.T) {
	b, o := attacking(t)
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: o, Chance: .5}}}})
	b.Key("Escape")
	b.Key("H")
	b.think()
	n := b.m.Len()
	if !b.t.game.Choice.Final(o) {
		t.Fatal("this attack can be taken back")
	}
	b.Click("button.advice.do")
	b.Long()
	if b.m.Len() != n || !b.t.advice.Open() {
		t.Fatal("the first press rolls the dice, or closes the card")
	}
	if a, weighed := b.t.game.Choice.Weighed(); !weighed || a != o {
		t.Fatal("the odds are not shown")
	}
	b.Click("button.advice.do")
	b.Long()
	if b.m.Len() == n {
		t.Error("the second press does nothing")
	}
}

func TestTheCardClosesWhenThePositionChanges(t *testing.T) {
	b, k := advised(t, 100)
	k.waits = make(chan struct{})
	b.Key("H")
	if _, err := b.m.Answer(k.advice.Opinions[1].Option); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if b.t.advice.Open() {
		t.Error("the card of another decision stays")
	}
}

func TestNobodyIsAdvisedOutOfTurn(t *testing.T) {
	k := &thinker{}
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 11, Players: [2]match.Player{{Computer: true}, {Computer: true}}})
	d := newDesk(t, 1280, 720, prefs.Default())
	d.mind = k
	b := d.begin(m)
	b.Key("H")
	if b.t.advice.Open() || b.Has("button.advice") {
		t.Error("advice is offered while the computer decides")
	}
	// Two people at one screen: before the seat is taken nobody is advised.
	d = newDesk(t, 1280, 720, prefs.Default())
	d.mind = k
	b = d.begin(screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 11}))
	b.Key("H")
	if _, pending := b.m.HandOver(); !pending || b.t.advice.Open() {
		t.Error("advice is offered before the seat is taken")
	}
	b.m.TakeSeat()
	b.Long()
	k.waits = make(chan struct{})
	b.Key("H")
	if !b.t.advice.Open() {
		t.Error("who sits is not advised")
	}
	b.t.game.Scene.Viewer = rules.Chance // a public question, with all hands face down
	b.Tick()
	if b.t.advice.Open() || b.t.advice.Offered() {
		t.Error("advice is given by a hand that lies face down")
	}
}

// Nobody can be asked where no thinker is seated.
func TestWithoutAThinkerThereIsNoButton(t *testing.T) {
	b, _ := advised(t, 100)
	if !b.Has("button.advice") {
		t.Fatal("no button")
	}
	b.desk.mind = nil
	b.t.advice.Thinker = nil
	b.Tick()
	b.Key("H")
	if b.Has("button.advice") || b.t.advice.Open() {
		t.Error("somebody is asked who is not there")
	}
}

// The card covers nothing that it speaks of, and nothing of it is outside the window.
func TestTheCardOfAdviceLiesClear(t *testing.T) {
	for _, text := range []int{100, 200} {
		b, _ := advised(t, text)
		b.Key("H")
		b.think()
		at := b.t.advice.Lies()
		if at.X < 0 || at.Y < b.t.lay.Map.Y || at.X+at.W > b.In.W || at.Y+at.H > b.In.H {
			t.Errorf("at %d %% it lies in %v", text, at)
		}
		for _, r := range b.t.advice.Spoken() {
			if where, ok := b.t.spot(r); ok && where.Overlaps(at) && text == 100 {
				t.Errorf("at %d %% it hides what it speaks of: %v in %v", text, where, at)
			}
		}
	}
}

// against is a game with the computer that has made a move of its own.
func against(t *testing.T) (*battle, *thinker, int) {
	t.Helper()
	k := &thinker{why: ai.Advice{Opinions: make([]ai.Opinion, 2), Reasons: []ai.Reason{{Key: "man.asset.massed.more", Weight: 1}}, Risk: &ai.Reason{Key: "man.asset.worn.more", Weight: -1}}}
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Seed: 11, Players: [2]match.Player{{Computer: true, Chooser: firstOption{}}, {}}})
	d := newDesk(t, 1280, 720, prefs.Default())
	d.mind = k
	b := d.begin(m)
	for range 400 {
		switch {
		case m.Computer():
			q := m.Request()
			if _, err := m.Think(); err != nil {
				t.Fatal(err)
			}
			if n := m.Len(); q.Kind == "move.base" && !q.Secret && m.By(n) == q.To && m.EventsOf(n)[0].Text.Key != "" {
				b.t.drawer.open = true
				b.Long()
				return b, k, n
			}
		default:
			q := m.Request()
			if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatal("the computer moves nothing")
	return nil, nil, 0
}

// firstOption always takes the first option.
type firstOption struct{}

func (firstOption) Choose(p *rules.Position, _ rules.Side) rules.Option {
	return p.Request().Options[0]
}

func TestTheButtonThatAsksWhyBreaksNoWordOfALine(t *testing.T) {
	for _, size := range windows[:2] {
		p := prefs.Default()
		p.Language = "it"
		m := screentest.Begin(t, "manoeuvre", "man-02-before-dusk", match.Start{Seed: 11, Open: true, Players: [2]match.Player{{Computer: true, Chooser: eventful{}}, {}}})
		d := newDesk(t, size[0], size[1], p)
		d.mind = &thinker{}
		b := d.begin(m)
		b.t.drawer.open = true
		asked := 0
		for n := 0; n < 400 && m.Request() != nil && asked < 8; n++ {
			if m.Computer() {
				if _, err := m.Think(); err != nil {
					t.Fatal(err)
				}
			} else if _, err := m.Answer(m.Request().Options[max(0, m.Request().Quiet)]); err != nil {
				t.Fatal(err)
			}
			by := m.By(m.Len())
			a := m.Gave(m.Len())
			if by != rules.First || a.Option.With == 0 || a.Option.Do == "discard" || !b.t.why.Offered(m.Len()) {
				continue
			}
			asked++
			b.Long()
			last := ""
			for i := range b.List.Cmds {
				x := &b.List.Cmds[i]
				if x.Op != paint.Text {
					continue
				}
				for _, e := range m.EventsOf(m.Len()) {
					if len(last) > 3 && x.Text != "" && strings.Contains(b.t.game.Words.Say(e.Text), last+x.Text) {
						t.Errorf("%d wide: %q goes on below with %q", size[0], last, x.Text)
					}
				}
				last = x.Text
			}
		}
		if asked < 4 {
			t.Errorf("%d wide: only %d cards were played", size[0], asked)
		}
	}
}

// eventful plays a card where it may, and throws the others away.
type eventful struct{}

func (eventful) Choose(p *rules.Position, _ rules.Side) rules.Option {
	q := p.Request()
	for _, o := range q.Options {
		if o.With != 0 && o.Do != "unpick" {
			return o
		}
	}
	return q.Options[max(0, q.Quiet)]
}

func TestALineOfTheLogTellsWhyTheComputerDidIt(t *testing.T) {
	b, k, n := against(t)
	line := ""
	for _, h := range b.Hits() { // lines of the next turn may be below it by now
		if !strings.HasPrefix(h.Name, "log.line.") {
			continue
		}
		if b.Point(h.Name); b.t.Log.Pointed() == n {
			line = h.Name
			break
		}
	}
	if line == "" {
		t.Fatalf("no line of the log is that of answer %d", n)
	}
	why := "log.why." + strings.TrimPrefix(line, "log.line.")
	b.Click(why)
	for range 100 {
		b.Tick()
		if b.Says("enemy") {
			break
		}
		time.Sleep(time.Millisecond)
	}
	said := b.said()
	if !strings.Contains(said, "brings several units against the same enemy") && !strings.Contains(said, "Because it brings several") {
		t.Errorf("no reason is told: %s", said)
	}
	if b.Long(); b.Says(b.words.Word("table.why.tip")) {
		t.Error("what the button does is told over the log")
	}
	a := b.m.Gave(n)
	if len(k.given) != 1 || k.given[0] != a.Option || k.pos[0] != b.m.At(n-1) || k.sides[0] != a.By {
		t.Errorf("asked about %v", k.given)
	}
	b.Click(why)
	if b.Says("Because") {
		t.Error("a second click does not put it away")
	}
	b.Point(line)
	b.Key("H")
	if _, told := b.t.why.Told(n); !told || b.t.advice.Open() {
		t.Error("H on the line does not ask why")
	}
}

func TestSecretsAndForcedAnswersHaveNoWhy(t *testing.T) {
	b, _, _ := against(t)
	offered := 0
	for n := 1; n <= b.m.Len(); n++ {
		q, a := b.m.Given(n)
		may := b.t.why.Offered(n)
		if may && (q.Secret || a.By != rules.First || len(q.Options) == 1) {
			t.Errorf("answer %d to %s may be asked about", n, q.Kind)
		}
		if may {
			offered++
		}
	}
	if offered == 0 {
		t.Error("nothing may be asked about")
	}
}

var _ advice.Thinker = (*thinker)(nil)

// On a table without cells the body shows where it would stand, with its way, and is put there to
// be confirmed as if it had been carried.
func TestWhereABodyWouldStandIsShownAndPutThere(t *testing.T) {
	b := newBattleOf(t, "eagles", 1280, 720, "the-walled-farm")
	screentest.Until(t, b.m, "order")
	b.Long()
	q := b.m.Request()
	f := q.Field
	if f == nil {
		t.Fatal("no Field is asked about")
	}
	who := b.t.game.Choice.Hand.Movables()[0]
	o := f.Nearest(rules.Option{Do: "advance", Who: who, Pt: rules.Point{X: 2000, Y: 2000}})
	if o.Who != who || !f.Check(o).OK() {
		t.Fatalf("the body cannot advance: %+v", o)
	}
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: o, Chance: .5}, {Option: rules.Option{Do: o.Do, Who: o.Who, Pt: o.Pt, N: o.N + 1}, Chance: .4}, {Option: q.Options[0], Chance: .3}}}})
	b.Key("H")
	b.think()
	s := b.t.View.Picture.Sketch
	if s == nil || s.Who != who || len(s.Ghost) == 0 || s.Ghost[0].Pt != f.Ghost(o)[0].Pt {
		t.Fatalf("no ghost of the body: %+v", s)
	}
	if b.Has("advice.line.2") {
		t.Error("the same deed a little elsewhere is told as another")
	}
	n := b.m.Len()
	b.Click("button.advice.do")
	if got, ok := b.t.game.Choice.InHand(); !ok || got != o || b.m.Len() != n {
		t.Fatalf("it does not wait to be confirmed: %+v", got)
	}
	b.Click("button.advice.do")
	b.Long()
	if b.m.Len() == n {
		t.Fatal("it is not done")
	}
	if a := b.m.Gave(n + 1); a.Option != o {
		t.Errorf("%+v is done", a.Option)
	}
}

// The cards that an act plays stand out of the hand.
func TestCardsOfTheActStandOutOfTheHand(t *testing.T) {
	b := newBlocks(t, 1280, 720, "ccn-01-rolica-first")
	var o rules.Option
	for _, x := range b.m.Request().Options {
		for _, r := range []rules.Ref{x.Who, x.With, x.At} {
			if k := b.t.game.Scene.Card(r); k != nil && k.Place == rules.Hand {
				o = x
			}
		}
	}
	if o == (rules.Option{}) {
		t.Fatal("no card can be played")
	}
	gold := func() (n int) {
		for _, k := range b.List.Cmds {
			if k.Color == b.ui.Theme.Gold {
				n++
			}
		}
		return n
	}
	before := gold()
	b.mind(&thinker{advice: ai.Advice{Opinions: []ai.Opinion{{Option: o, Chance: .5}}}})
	b.Key("H")
	b.think()
	if gold() <= before {
		t.Error("no card stands out")
	}
	b.Key("H")
	b.Settle()
	if gold() != before {
		t.Error("it stands out for ever")
	}
}

// Two of one name are told apart by where they stand.
func TestActsOfPiecesOfOneNameAreToldApart(t *testing.T) {
	b := ordering(t)
	var all []ai.Opinion
	for _, o := range b.m.Request().Options {
		if o.Who == 0 || len(all) > 0 && b.t.game.Words.Name(o.Who) != b.t.game.Words.Name(all[0].Option.Who) {
			continue
		}
		all = append(all, ai.Opinion{Option: o, Chance: .5})
	}
	if len(all) < 2 {
		t.Fatal("no two of one name")
	}
	b.mind(&thinker{advice: ai.Advice{Opinions: all}})
	b.Key("H")
	b.think()
	said := b.said()
	for _, x := range all[:2] {
		cell, _ := b.t.game.Scene.Cell(x.Option.Who)
		if name := b.t.game.Words.Name(cell); !strings.Contains(said, "("+name+")") {
			t.Errorf("the card does not say %s: %s", name, said)
		}
	}
}

// The card and the sheet of a question to the other side lie beside each other where there is
// room for both.
func TestAdviceLiesBesideTheSheetOfAReaction(t *testing.T) {
	for _, r := range reactions[:3] {
		m := r.reacts(t, match.Start{Open: true})
		b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
		b.Long()
		var all []ai.Opinion
		for _, o := range m.Request().Options {
			all = append(all, ai.Opinion{Option: o, Chance: .5})
		}
		b.mind(&thinker{advice: ai.Advice{Opinions: all, Reasons: []ai.Reason{{Key: m.Book().Prefix() + ".asset.forward.more"}}}})
		b.Key("H")
		b.think()
		if at, sheet := b.t.advice.Lies(), b.t.bar.Sheet(); !b.t.game.Choice.Reacting() || at.W == 0 || at.Overlaps(sheet) {
			t.Errorf("%s: the card lies in %v, the sheet in %v", r.kind, at, sheet)
		}
		b.Pictures("advice-" + r.book + "-" + r.kind)
	}
}

// A card that is opened again has a place even where the answer is there before it is laid out first.
func TestTheCardHasAPlaceWhenAllIsKnownAtOnce(t *testing.T) {
	b, _ := advised(t, 100)
	b.Key("H")
	b.think()
	b.Key("H")
	b.t.advice.Turn()
	for n := 0; !b.t.advice.Follow(&b.ui); n++ {
		if n == 2000 {
			t.Fatal("nothing is known")
		}
		time.Sleep(time.Millisecond)
	}
	b.Tick()
	if r := b.t.advice.Lies(); r.W == 0 || !b.Has("advice.line.1") {
		t.Errorf("it lies at %v", r)
	}
}

// What is said of the reasons agrees with what is said of the next best.
func TestWhatTheComputerFindsClearlyBetterIsNotCalledHardlyApart(t *testing.T) {
	for _, c := range []struct {
		next float64
		key  string
	}{{.54, "table.advice.even"}, {.46, "table.advice.tried"}} {
		b, k := advised(t, 100)
		k.advice.Reasons, k.advice.Risk = nil, nil
		for i := range k.advice.Opinions[1:] {
			k.advice.Opinions[i+1].Chance = c.next
		}
		b.Key("H")
		b.think()
		if want := b.words.Word(c.key); !strings.Contains(b.said(), want) {
			t.Errorf("54%% against %.0f%% does not say %q: %s", 100*c.next, want, b.said())
		}
	}
}

// What trial games came to later is not told as something that the act itself does; and what is about as good as the
// next best is called so.
func TestWhatComesLaterIsToldAsSuch(t *testing.T) {
	now, later := "man.prospect.kill.more", "man.asset.forward.more"
	for _, c := range []struct {
		reasons []ai.Reason
		risk    *ai.Reason
		next    float64
		want    func(say func(string, ...any) string) []string
	}{
		{[]ai.Reason{{Key: later, Later: true}}, nil, .4, func(say func(string, ...any) string) []string {
			return []string{say("table.advice.later", say(later))}
		}},
		{[]ai.Reason{{Key: now}, {Key: later, Later: true}}, &ai.Reason{Key: "man.asset.worn.more", Later: true}, .4, func(say func(string, ...any) string) []string {
			return []string{say("table.advice.because", say(now)), say("table.advice.later", say(later)), say("table.advice.risk.later", say("man.asset.worn.more"))}
		}},
		{[]ai.Reason{{Key: now}}, nil, .54, func(say func(string, ...any) string) []string {
			return []string{say("table.advice.alike"), say("table.advice.for", say(now))}
		}},
	} {
		b, k := advised(t, 100)
		k.advice.Reasons, k.advice.Risk = c.reasons, c.risk
		for i := range k.advice.Opinions[1:] {
			k.advice.Opinions[i+1].Chance = c.next
		}
		b.Key("H")
		b.think()
		said := b.said()
		for _, want := range c.want(func(key string, args ...any) string { return b.t.game.Words.Word(key, args...) }) {
			if !strings.Contains(said, want) {
				t.Errorf("it does not say %q: %s", want, said)
			}
		}
		if strings.Contains(said, b.t.game.Words.Word("table.advice.because", b.t.game.Words.Word(later))) {
			t.Errorf("what comes later is told of the act: %s", said)
		}
	}
}
