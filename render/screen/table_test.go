package screen

import (
	"math/rand/v2"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/rules"
	"grognard/rules/rulestest/toy"
)

// moving is a battle in which the first side is to move a unit.
func moving(t *testing.T) *battle {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.until("move.base")
	return b
}

// where returns the name of the cell that a piece stands on.
func (b *battle) where(piece string) string {
	r, _ := b.m.Book().Parse(piece)
	for _, p := range b.m.View().Pieces {
		if p.Ref == r {
			return b.m.Book().Format(p.Zone)
		}
	}
	return ""
}

// drag moves the pointer from one region to another with the button down.
func (b *battle) drag(from, to string) {
	b.desk.t.Helper()
	b.point(from)
	b.in.Pressed[paint.Left], b.in.Down[paint.Left] = true, true
	b.tick()
	b.in.X += 12
	b.tick()
	for _, h := range b.root.Hits() {
		if h.Name == to {
			b.in.X, b.in.Y = h.Center()
		}
	}
	b.tick()
	b.in.Released[paint.Left], b.in.Down[paint.Left] = true, false
	b.long()
}

func TestAUnitMovesByTwoClicks(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.long()
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("the unit stands on %s", got)
	}
}

func TestDraggingAUnitIsTheSameGesture(t *testing.T) {
	b := moving(t)
	b.drag("piece.fr-ig", "cell.d3")
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("the unit stands on %s", got)
	}
}

func TestADragToAForbiddenSquareTellsTheReasonAndKeepsTheUnit(t *testing.T) {
	b := moving(t)
	b.drag("piece.fr-ig", "cell.d6")
	if got := b.where("fr-ig"); got != "d2" {
		t.Errorf("the unit stands on %s", got)
	}
	if !strings.HasPrefix(b.t.no.why.Rule, "MAN-") || !b.has("chip.refusal") {
		t.Errorf("the reason is %+v", b.t.no.why)
	}
}

func TestARefusedClickTellsTheReasonForAWhile(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.click("cell.d6")
	if !b.has("chip.refusal") {
		t.Fatal("no clause is shown")
	}
	b.in.Now += refusalTime
	b.tick()
	if b.has("chip.refusal") {
		t.Error("the reason stays for ever")
	}
}

func TestEscapeDropsThePicksAndThenOpensTheMenu(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.key("Escape")
	if len(b.t.pick.picks) != 0 {
		t.Error("the unit is still picked")
	}
	b.key("Escape")
	if !b.has("button.resume") {
		t.Error("the menu is not open")
	}
}

func TestTheRightButtonStepsBackAndNeverOpensTheMenu(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	for range 2 {
		b.in.Pressed[paint.Right] = true
		b.settle()
	}
	if len(b.t.pick.picks) != 0 || b.has("button.resume") {
		t.Error("the right button did more or less than one step back")
	}
}

func TestCtrlZTakesTheMoveBackAndCtrlYPlaysItAgain(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.click("cell.d3")
	b.long()
	b.in.Held.Ctrl = true
	b.key("Z")
	if got := b.where("fr-ig"); got != "d2" {
		t.Fatalf("after Ctrl+Z the unit stands on %s", got)
	}
	b.key("Y")
	b.long()
	if got := b.where("fr-ig"); got != "d3" {
		t.Errorf("after Ctrl+Y the unit stands on %s", got)
	}
}

func TestTabGoesThroughTheUnitsThatCanAct(t *testing.T) {
	b := moving(t)
	b.key("Tab")
	one := b.t.pick.picks[0]
	b.key("Tab")
	if len(b.t.pick.picks) != 1 || b.t.pick.picks[0] == one {
		t.Errorf("Tab picked %v after %v", b.t.pick.picks, one)
	}
	b.in.Held.Shift = true
	b.key("Tab")
	if b.t.pick.picks[0] != one {
		t.Error("Shift+Tab does not go back")
	}
}

// attacking is a battle in which an assault is possible; it returns one.
func attacking(t *testing.T) (*battle, rules.Option) {
	b := newBattle(t, 1280, 720, "man-01-first-orders", prefs.Default())
	b.nearby()
	for _, o := range b.m.Request().Options {
		if o.Do == "assault" {
			return b, o
		}
	}
	t.Fatal("no assault is possible")
	return nil, rules.Option{}
}

func TestAnAttackShowsItsOddsAndWaitsForASecondClick(t *testing.T) {
	b, o := attacking(t)
	b.click(b.t.names.region("piece", o.Who))
	b.click(b.t.names.region("card", o.With))
	target := b.t.names.region("piece", o.At)
	b.click(target)
	b.long()
	if b.m.Request().Kind != "combat.declare" {
		t.Fatal("the attack went off at the first click")
	}
	if b.t.desk.sheet == nil || len(b.t.desk.sheet.rows) == 0 {
		t.Fatal("no odds are shown")
	}
	b.click(target)
	b.long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("the second click does not attack")
	}
}

func TestEnterCommitsTheAttackThatIsShown(t *testing.T) {
	b, o := attacking(t)
	b.click(b.t.names.region("piece", o.Who))
	b.click(b.t.names.region("card", o.With))
	b.click(b.t.names.region("piece", o.At))
	b.key("Enter")
	b.long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("Enter does not attack")
	}
}

func TestOneClickIsEnoughWhereThePlayerWantsIt(t *testing.T) {
	p := prefs.Default()
	p.OneClick = true
	b := newBattle(t, 1280, 720, "man-01-first-orders", p)
	b.nearby()
	for _, o := range b.m.Request().Options {
		if o.Do == "assault" {
			b.click(b.t.names.region("piece", o.Who))
			b.click(b.t.names.region("card", o.With))
			b.click(b.t.names.region("piece", o.At))
			break
		}
	}
	b.long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("the attack waits for a second click")
	}
}

func TestTheRowsOfTheOddsAddUpToAHundred(t *testing.T) {
	b, o := attacking(t)
	sum := 0
	sheet := newOddsSheet(b.t.pos, o, nil, nil)
	if sheet.card != nil {
		t.Fatal("a sheet without a card has one")
	}
	b.t.desk.want(b.t.pos, o)
	b.long()
	for _, r := range b.t.desk.sheet.card.Rows {
		sum += r.Tenths
	}
	if sum != 1000 {
		t.Errorf("the rows add up to %d tenths of a percent", sum)
	}
}

func TestAClickDuringAnAnimationEndsItAndIsHeard(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.point("cell.d3")
	b.in.Pressed[paint.Left], b.in.Down[paint.Left] = true, true
	b.tick()
	b.in.Released[paint.Left], b.in.Down[paint.Left] = true, false
	b.tick()
	b.tick()
	if !b.t.clips.Running() {
		t.Skip("the move was over within a frame")
	}
	b.in.Keys = []paint.Key{"G"}
	b.tick()
	if b.t.clips.Running() || !b.t.peek.grid {
		t.Error("the key neither ended the animation nor was heard")
	}
}

func TestTheOtherHandIsNeverFaceUp(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), false)
	if strings.Contains(b.names(), "card.fr-") || strings.Contains(b.names(), "card.gb-") {
		t.Fatal("a card can be seen before anybody has taken the seat")
	}
	b.in.Now += 2 * settleTime
	b.click("button.take-seat")
	b.long()
	if !strings.Contains(b.names(), "card.fr-") || strings.Contains(b.names(), "card.gb-") {
		t.Errorf("the first player sees %s", b.names())
	}
	for range 40 {
		q := b.m.Request()
		if _, pending := b.m.HandOver(); pending || q == nil {
			break
		}
		o := q.Options[0]
		if q.Quiet >= 0 {
			o = q.Options[q.Quiet]
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	b.tick()
	for _, c := range b.list.Cmds {
		if c.Layer >= paint.Cards && c.Layer <= paint.DiceText && strings.HasPrefix(c.Key, "card/front/") {
			t.Fatal("a card lies face up in the frame of the hand-over")
		}
	}
}

func TestCardsOfASideDoNotShowOnceTheViewerHasChanged(t *testing.T) {
	b := newGame(t, 1280, 720, "man-01-first-orders", prefs.Default(), false)
	b.in.Now += 2 * settleTime
	b.click("button.take-seat")
	b.long()
	b.click("option.ready")
	for range 3 {
		b.tick()
		if b.m.Viewer() == rules.First {
			continue
		}
		for _, c := range b.t.view().Cards {
			if c.Place == rules.Hand && c.Ref != 0 {
				t.Fatalf("a hand card is known to the screen: %+v", c)
			}
		}
	}
}

func TestTheToyIsPlayedToItsEndByClicksAlone(t *testing.T) {
	b := newToy(t)
	b.playByClicks(600)
	if !b.m.Result().Over {
		t.Error("the game is not over")
	}
}

func TestManoeuvreIsPlayedByClicksAlone(t *testing.T) {
	for _, scenario := range []string{"man-01-first-orders", "man-09-open-battle"} {
		p := prefs.Default()
		p.Speed = "instant"
		b := newBattle(t, 1280, 720, scenario, p)
		b.t.deps.over = nil
		b.playByClicks(250)
	}
}

// playByClicks answers with random options, each by clicks on what it names,
// until the game is over or most answers are given.
func (b *battle) playByClicks(most int) {
	b.desk.t.Helper()
	r := rand.New(rand.NewPCG(3, 9))
	for n := 0; n < most && b.m.Request() != nil; n++ {
		q := b.m.Request()
		o := q.Options[r.IntN(len(q.Options))]
		b.clickOption(q, o)
		if b.m.Request() == q {
			b.desk.t.Fatalf("answer %d, %s, is not taken; picks %v, there is %s", n, rules.FormatOption(b.m.Book(), o), b.t.pick.picks, b.names())
		}
	}
}

// clickOption clicks what an option names, and then its button if there is
// still a choice.
func (b *battle) clickOption(q *rules.Request, o rules.Option) {
	b.desk.t.Helper()
	for _, r := range []rules.Ref{o.Who, o.With, o.At} {
		if r != 0 && b.m.Request() == q && !b.t.pick.isPicked(r) {
			if _, done := b.t.pick.chosen(); !done {
				b.click(b.thing(r))
			}
		}
	}
	if b.m.Request() != q {
		return
	}
	if name := b.t.names.option(o); b.has(name) {
		b.click(name)
	} else if b.has("button.commit") {
		b.click("button.commit")
	}
}

func TestDiceAndDrawsAreTypedInByHand(t *testing.T) {
	m, err := match.New(toy.Book{}, match.Start{Scenario: "duel", Data: []byte(toy.Duel), Open: true, Dice: match.Hand()})
	if err != nil {
		t.Fatal(err)
	}
	b := newOn(t, m)
	for range 6 {
		if q := m.Request(); q.To != rules.Chance || q.Dice.Bag == nil {
			t.Fatalf("the deal does not wait for a draw but for %s", q.Kind)
		}
		b.click(b.t.names.region("draw", m.Request().Dice.Bag[0]))
		b.long()
	}
	if m.Request().To == rules.Chance {
		t.Error("after six draws the game still waits")
	}
}

// newToy puts the toy rulebook on the table.
func newToy(t *testing.T) *battle {
	t.Helper()
	m, err := match.New(toy.Book{}, match.Start{Scenario: "duel", Data: []byte(toy.Duel), Open: true, Seed: 5})
	if err != nil {
		t.Fatal(err)
	}
	return newOn(t, m)
}

// newOn puts a match on the table, without animations.
func newOn(t *testing.T, m *match.Match) *battle {
	t.Helper()
	p := prefs.Default()
	p.Speed = "instant"
	d := newDesk(t, 1280, 720, p)
	b := &battle{desk: d, m: m}
	s := newTable(d.root, m)
	b.t = s.(*table)
	b.t.deps.over = nil
	d.root.push(s)
	d.settle()
	return b
}

// thing is the name of a thing's region; what lies hidden in the list of what
// is on offer is scrolled to.
func (b *battle) thing(r rules.Ref) string {
	for range 60 {
		for _, kind := range []string{"piece", "card", "plate", "cell"} {
			if name := b.t.names.region(kind, r); b.has(name) {
				return name
			}
		}
		b.in.X, b.in.Y = b.t.lay.offer.Center()
		b.in.WheelY = -2
		b.tick()
		b.tick()
	}
	b.desk.t.Fatalf("%s is nowhere on the table: %s", b.m.Book().Format(r), b.names())
	return ""
}

func TestATableAtRestSleeps(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.long()
	b.tick()
	if b.last.Animating || b.last.Wake != 0 {
		t.Errorf("the table wants to be called again: %+v", b.last)
	}
}

func TestASteadyFrameOfTheTableAllocatesNothing(t *testing.T) {
	b := moving(t)
	b.click("piece.fr-ig")
	b.long()
	if n := testing.AllocsPerRun(40, b.tick); n > 0 {
		t.Errorf("%g allocations a frame", n)
	}
}
