package table

import (
	"strings"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// newDrill puts the parade on the table.
func newDrill(t *testing.T, data string, p prefs.Prefs, w, h int) *battle {
	t.Helper()
	m, err := match.New(drill{}, match.Start{Scenario: "parade", Data: []byte(data), Open: true, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, w, h, p).begin(m)
	b.t.deps.Over = nil
	return b
}

func instant() prefs.Prefs {
	p := prefs.Default()
	p.Speed = "instant"
	return p
}

// pose is where a battalion stands now.
func (b *battle) pose(s rules.Side) rules.Pose {
	f, _ := footprint.Of(b.m.View().Pieces, troop(s))
	return rules.Pose{Pt: f.Mid, Facing: f.Facing}
}

// hover moves the pointer to a point of the tabletop.
func (b *battle) hover(x, y int32) {
	b.In.X, b.In.Y = b.t.View.Board.Tabletop().PointPixels(rules.Point{X: x, Y: y})
	b.Tick()
}

// lift presses a button on a point of the tabletop and drags to another, without
// letting go.
func (b *battle) lift(button int, x0, y0, x1, y1 int32) {
	b.hover(x0, y0)
	b.In.Pressed[button], b.In.Down[button] = true, true
	b.Tick()
	b.hover((x0+x1)/2, (y0+y1)/2)
	b.hover(x1, y1)
	b.Tick()
}

// drop lets the button go.
func (b *battle) drop(button int) {
	b.In.Released[button], b.In.Down[button] = true, false
	b.Settle()
}

func TestABattalionIsDraggedAsFarAsTheRulesAllow(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Left, 22000, 8000, 22500, 12000)
	g := &b.t.game.Choice.Hand
	if g.Who != troop(rules.First) || !g.OK || g.Found.N < 3900 || g.Found.N > 4100 {
		t.Fatalf("in hand is %+v", g.Found)
	}
	if len(g.Ghost) != 6 || len(g.Measures) != 1 {
		t.Errorf("%d stands of ghost and %d tapes", len(g.Ghost), len(g.Measures))
	}
	b.drop(paint.Left)
	if g.Grasp != field.Put || b.pose(rules.First).Pt.Y != 8000 {
		t.Fatal("the march is not waiting to be confirmed")
	}
	if !b.Has("button.commit") {
		t.Fatalf("nothing confirms it: %s", b.Names())
	}
	b.Key("Enter")
	if y := b.pose(rules.First).Pt.Y; y < 11900 || y > 12100 {
		t.Errorf("the battalion stands at %d", y)
	}
}

func TestTheReasonIsToldWhileTheGhostStandsElsewhere(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Left, 24000, 8000, 24000, 19000)
	if g := &b.t.game.Choice.Hand; g.Found.N != 6000 || g.Why.Rule != "D-4" || len(g.Wrong) == 0 {
		t.Errorf("found %+v, why %+v", g.Found, g.Why)
	}
	if !b.Says(b.words.Word("table.tray")) {
		t.Error("the reason is not told")
	}
	b.drop(paint.Left)
	b.Key("Enter")
	if y := b.pose(rules.First).Pt.Y; y != 14000 {
		t.Errorf("the battalion stands at %d", y)
	}
}

func TestAClickOnTheGhostConfirmsIt(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Left, 24000, 8000, 24000, 12000)
	b.drop(paint.Left)
	b.In.Now += 1000
	b.hover(24000, 12000)
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.drop(paint.Left)
	if y := b.pose(rules.First).Pt.Y; y < 11900 {
		t.Errorf("the battalion stands at %d", y)
	}
}

func TestTheGhostCanBeTakenUpAgain(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Left, 24000, 8000, 24000, 13000)
	b.drop(paint.Left)
	b.lift(paint.Left, 26000, 13000, 26000, 11000)
	if n := b.t.game.Choice.Hand.Found.N; n < 2900 || n > 3100 {
		t.Errorf("the ghost stands %d mils ahead", n)
	}
}

func TestEscapeAndTheRightButtonDropTheGhostThenTheBody(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Left, 24000, 8000, 24000, 12000)
	b.drop(paint.Left)
	b.Key("Escape")
	if b.t.game.Choice.Hand.Grasp != field.Held {
		t.Fatal("Escape leaves the ghost on the table")
	}
	b.In.Pressed[paint.Right], b.In.Down[paint.Right] = true, true
	b.Tick()
	b.drop(paint.Right)
	if b.t.game.Choice.Hand.Grasp != field.Untouched || b.Has("button.resume") {
		t.Error("the right button does not let the body go")
	}
}

func TestAFrontCornerWheelsTheBody(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.hover(24000, 8000)
	b.Click("piece.b1")
	if !b.Has("handle.left") || !b.Has("handle.right") {
		t.Fatalf("no handles: %s", b.Names())
	}
	// The left corner is at (19200, 8800); it goes round (28800, 8800).
	b.lift(paint.Left, 19200, 8800, 20100, 12900)
	g := &b.t.game.Choice.Hand
	if g.Found.Do != "wheel" || g.Found.N < 2400 || g.Found.N > 2600 {
		t.Fatalf("in hand is %+v", g.Found)
	}
	if s := b.t.View.Picture.Sketch.Sweep; s.Turn != g.Found.N {
		t.Errorf("the sector is %+v", s)
	}
	b.drop(paint.Left)
	b.Key("Enter")
	if f := b.pose(rules.First).Facing; f < 2400 || f > 2600 {
		t.Errorf("the battalion faces %d", f)
	}
}

func TestButtonsBeginTheOrdersOfTheBodyInHand(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.Click("piece.b1")
	b.Click("order.advance")
	if g := &b.t.game.Choice.Hand; g.Do != "advance" || g.Grasp != field.Put || !g.OK {
		t.Fatalf("in hand is %+v", g.Found)
	}
	if b.Has("order.advance") || !b.Has("button.commit") {
		t.Errorf("the button does not confirm what it has begun: %s", b.Names())
	}
	b.hover(24000, 11000)
	b.hover(24000, 10000)
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.drop(paint.Left)
	if n := b.t.game.Choice.Hand.Found.N; n < 1900 || n > 2100 {
		t.Errorf("the ghost stands %d mils ahead", n)
	}
}

func TestKeysNudgeAndTurnTheBodyInHand(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.Click("piece.b1")
	b.In.X, b.In.Y = 2, 2
	h := &b.t.game.Choice.Hand
	b.Key("Up")
	far := h.Found.N
	if h.Found.Do != "advance" || far != 6000 {
		t.Fatalf("the keys begin with %+v", h.Found)
	}
	b.Key("Down", "Down", "Down", "Down")
	if n := h.Found.N; n != far-4000 {
		t.Errorf("four nudges from %d go to %d mils", far, n)
	}
	b.In.Held.Shift = true
	b.Key("Down")
	if n := h.Found.N; n != far-4100 {
		t.Errorf("a small nudge goes to %d mils", n)
	}
	b.In.Held.Shift = false
	b.Click("order.wheel")
	b.Key("E", "E")
	if o := b.t.game.Choice.Hand.Found; o.Do != "wheel" || o.N != 1500 {
		t.Errorf("E turns %+v", o)
	}
}

func TestThePromptTellsHowABodyInHandGetsAnOrder(t *testing.T) {
	b := onFarm(t)
	before := b.t.bar.Text()
	hand := &b.t.game.Choice.Hand
	b.Click(b.t.game.Words.Keys.Region("piece", b.offers("fire", nil).Who))
	if say := b.t.bar.Text(); hand.Grasp != field.Held || say == before || !strings.Contains(say, b.t.game.Words.Name(hand.Who)) {
		t.Errorf("with %v in hand it says %q", hand.Who, say)
	}
	b.Key("Escape")
	if say := b.t.bar.Text(); say != before {
		t.Errorf("with nothing in hand it says %q", say)
	}
}

func TestKeysOrderNoMarchThatGoesNowhere(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.Click("piece.b1")
	b.In.X, b.In.Y = 2, 2
	h := &b.t.game.Choice.Hand
	if b.Key("Right"); h.Grasp != field.Held {
		t.Errorf("to its right it goes %+v", h.Found)
	}
	b.Key("Up")
	for range 200 {
		if b.Key("Down"); h.Found.Do == "advance" && h.Found.N < 50 {
			t.Fatalf("the keys order %+v", h.Found)
		}
	}
}

func TestABodyThatStandsNowhereFollowsThePointerAndIsTurnedByTheWheel(t *testing.T) {
	b := newDrill(t, "deploy", instant(), 1280, 720)
	if g := &b.t.game.Choice.Hand; g.Grasp != field.Carried || len(g.Ghost) != 6 {
		t.Fatalf("in hand is %+v", g.Found)
	}
	b.hover(20000, 30000)
	b.hover(20000, 6000)
	b.In.WheelY = -3
	b.Tick()
	if o := b.t.game.Choice.Hand.Found; o.N != 1500 || o.Pt.X < 19900 || o.Pt.X > 20100 || o.Pt.Y > 6100 {
		t.Fatalf("in hand is %+v", o)
	}
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.drop(paint.Left)
	if b.t.game.Choice.Hand.Grasp != field.Put {
		t.Fatal("the body was not put down")
	}
	b.Key("Up", "Q", "Enter")
	if p := b.pose(rules.First); p.Facing != 1000 || p.Pt.Y < 6900 || p.Pt.Y > 7100 {
		t.Errorf("it stands at %+v", p)
	}
}

func TestTheFieldIsAskedOnlyWhenTheWishIsAnother(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Left, 24000, 8000, 24000, 11000)
	for range 200 { // the reach is found out
		b.Tick()
	}
	nearest = 0
	for range 20 {
		b.Tick()
	}
	if nearest != 0 {
		t.Errorf("the Field is asked %d times while the pointer rests", nearest)
	}
	b.hover(24000, 11500)
	if nearest != 1 {
		t.Errorf("the Field is asked %d times when the pointer moves", nearest)
	}
}

func TestTheReachOfTheBodyInHandIsFoundOut(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.Click("piece.b1")
	for range 120 {
		b.Tick()
	}
	for _, f := range b.t.game.Choice.Hand.Reach.Fronts {
		if f.Left.Y != f.Right.Y || f.Left.Y > 14800 {
			t.Errorf("a front at %v is not straight ahead within six inches", f)
		}
	}
	if r := &b.t.game.Choice.Hand.Reach; len(r.Fronts) != 13 || len(r.Wheels) != 13 {
		t.Errorf("%d fronts ahead, %d of wheels", len(r.Fronts), len(r.Wheels))
	}
	for i := 0; b.t.View.Board.Drawing() && i < 500; i++ { // the ground
		time.Sleep(10 * time.Millisecond)
		b.Tick()
	}
	if b.Tick(); b.Last.Animating {
		t.Error("the table does not come to rest")
	}
}

func TestTheRightButtonLaysATapeThatGoesWithIt(t *testing.T) {
	b := newDrill(t, "", instant(), 1280, 720)
	b.lift(paint.Right, 10000, 10000, 13000, 14000)
	if !b.Says("5.0″") || !b.Says("12.5 cm") {
		t.Error("the tape does not say how long it is")
	}
	b.drop(paint.Right)
	if b.t.View.Ruler.Laid() {
		t.Error("the tape stays")
	}
	b.In.Held.Alt = true
	b.lift(paint.Right, 10000, 10000, 13000, 14000)
	b.drop(paint.Right)
	if !b.t.View.Ruler.Laid() {
		t.Error("Alt does not keep the tape")
	}
}

func TestByEyeNothingIsMeasured(t *testing.T) {
	b := newDrill(t, "blind", instant(), 1280, 720)
	b.lift(paint.Right, 10000, 10000, 13000, 14000)
	if b.t.View.Ruler.Laid() {
		t.Error("a tape is laid")
	}
	b.drop(paint.Right)
	b.lift(paint.Left, 24000, 8000, 24000, 11000)
	if g := &b.t.game.Choice.Hand; len(g.Measures) != 0 || len(b.t.View.Picture.Sketch.Reach) != 0 || len(g.Ghost) == 0 {
		t.Errorf("%d tapes, %d fronts, %d stands", len(g.Measures), len(b.t.View.Picture.Sketch.Reach), len(g.Ghost))
	}
}

func TestSquaresAreCountedByTheTape(t *testing.T) {
	b := moving(t)
	b.Point("cell.b2")
	b.In.Pressed[paint.Right], b.In.Down[paint.Right] = true, true
	b.Tick()
	b.Point("cell.e3")
	b.Tick()
	if !b.Says("3 across, 1 up") {
		t.Error("the tape does not say how far it is")
	}
}
