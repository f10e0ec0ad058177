package table

import (
	"slices"
	"strings"
	"testing"

	"grognard/render/board/footprint"
	"grognard/render/paint"
	"grognard/render/table/choice/field"
	"grognard/rules"
)

// onFarm opens the smallest battle on a table without cells, in which the south
// acts first.
func onFarm(t *testing.T) *battle {
	t.Helper()
	b := newBattleOf(t, "eagles", 1280, 720, "the-walled-farm")
	if q := b.m.Request(); q.Kind == "initiative" && q.To == rules.First {
		b.answer("first")
	} else {
		b.answer("second")
	}
	b.Long()
	if q := b.m.Request(); q == nil || q.Kind != "order" {
		t.Fatal("nobody gives orders")
	}
	return b
}

// ref is the thing of a name.
func (b *battle) ref(name string) rules.Ref {
	b.desk.T.Helper()
	r, err := b.m.Book().Parse(name)
	if err != nil {
		b.desk.T.Fatal(err)
	}
	return r
}

// piece clicks a piece.
func (b *battle) piece(r rules.Ref) {
	b.Click(b.t.game.Words.Keys.Region("piece", r))
	b.Long()
}

// offers finds the first option of a kind that fits.
func (b *battle) offers(do string, fits func(rules.Option) bool) rules.Option {
	b.desk.T.Helper()
	for _, o := range b.m.Request().Options {
		if o.Do == do && (fits == nil || fits(o)) {
			return o
		}
	}
	b.desk.T.Fatalf("nobody can %s", do)
	return rules.Option{}
}

// asks puts a request in place of that of the rules.
func (b *battle) asks(q *rules.Request) {
	b.t.game.Scene.Ask = q
	b.t.game.Choice.Hand = field.Hand{}
	b.t.game.Choice.Selection.Ask(q)
	b.Tick()
}

func TestWhatTheSelectedBodyCannotReachIsRefusedWithItsReason(t *testing.T) {
	b := onFarm(t)
	who := b.offers("charge", nil).Who
	b.piece(who)
	v := b.t.game.Scene.View()
	var far rules.Ref
	for i := range v.Pieces {
		if p := &v.Pieces[i]; p.Side != b.m.Request().To && p.Deep != 0 && !b.t.game.Choice.IsLive(p.Ref) {
			far = p.Ref
		}
	}
	if far == 0 {
		t.Fatal("every enemy can be reached")
	}
	b.piece(far)
	if !b.t.game.Choice.IsPicked(who) || b.t.game.Choice.IsPicked(far) {
		t.Error("the click begins another choice")
	}
	if b.t.bar.Refusal().Why.Rule == "" || b.t.bar.Refusal().Say != "" {
		t.Errorf("no reason is told: %+v", b.t.bar.Refusal())
	}
}

func TestAnyGroupOfAScreenOffersAllThatCanBeDoneToIt(t *testing.T) {
	b := onFarm(t)
	inScreen := func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) != 0 }
	fire := b.offers("fire", inScreen)
	charge := b.offers("charge", func(o rules.Option) bool {
		return o.Who == fire.Who && o.At != fire.At && b.t.game.Scene.Body(o.At) == b.t.game.Scene.Body(fire.At)
	})
	b.piece(fire.Who)
	b.piece(charge.At)
	if b.m.Request().Kind != "order" {
		t.Fatal("the charge is ordered at once")
	}
	if !b.Has("option.fire") || !b.Has("option.charge") || !b.Has("option.pass") {
		t.Errorf("there is no choice: %s", b.Names())
	}
	if _, armed := b.t.game.Choice.Pending(); armed || b.Has("button.commit") {
		t.Error("one of them is armed by the group that was clicked")
	}
	b.Click("option.charge")
	b.Long()
	if b.m.Request().Kind == "order" && !b.Has("option.charge") {
		t.Errorf("the button leads nowhere: %s", b.Names())
	}
}

func TestAStepBackLeadsOutOfAChargeWithItsBodySelected(t *testing.T) {
	b := onFarm(t)
	o := b.offers("charge", func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) == 0 })
	if slices.ContainsFunc(b.m.Request().Options, func(p rules.Option) bool { return p.Who == o.Who && p.At == o.At && p.Do != o.Do }) {
		t.Fatal("there is a choice before")
	}
	b.piece(o.Who)
	b.piece(o.At)
	if b.m.Request().Kind == "order" {
		t.Fatal("no way of the charge is asked for")
	}
	b.Key("Escape")
	b.Long()
	if b.m.Request().Kind != "order" || b.t.game.Choice.Hand.Who != o.Who || !b.Has("order.advance") {
		t.Errorf("Escape leads to %s with %v in hand", b.m.Request().Kind, b.t.game.Choice.Hand.Who)
	}
	b.Key("Escape")
	b.Long()
	if b.t.game.Choice.Hand.Who != 0 || b.Has("button.resume") {
		t.Error("the next Escape does not let the body go")
	}
}

func TestAStepBackFromATargetKeepsTheOrdersOfTheBody(t *testing.T) {
	b := onFarm(t)
	o := b.offers("fire", func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) == 0 })
	b.piece(o.Who)
	b.piece(o.At)
	b.Key("Escape")
	b.Long()
	if !b.t.game.Choice.IsPicked(o.Who) || b.t.game.Choice.IsPicked(o.At) || !b.Has("order.advance") {
		t.Errorf("what can be done is gone: %s", b.Names())
	}
}

func TestEnterPressesAgainTheButtonWhoseOddsAreShown(t *testing.T) {
	b := onFarm(t)
	o := b.offers("form", nil)
	b.piece(o.Who)
	b.Click("option.form")
	b.Long()
	if n := b.m.Len(); !b.Says(b.t.bar.Deed(o)) {
		t.Errorf("nothing says that it waits, after %d answers", n)
	}
	n := b.m.Len()
	b.Key("Enter")
	b.Long()
	if b.m.Len() == n {
		t.Error("Enter does nothing")
	}
}

func TestAClickOnAJoinedCommanderMeansHisBodyOnceHeHasMoved(t *testing.T) {
	b := onFarm(t)
	b.answer("command")
	b.Long()
	o := b.offers("attach", nil)
	if _, err := b.m.Answer(o); err != nil {
		t.Fatal(err)
	}
	b.Long()
	if q := b.m.Request(); q.Kind != "order" {
		t.Fatalf("asked for %s", q.Kind)
	}
	b.piece(o.At)
	if b.t.game.Choice.Hand.Who != o.At {
		t.Fatal("the battalion is not selected")
	}
	b.Key("Escape")
	b.Long()
	b.piece(o.Who)
	if b.t.game.Choice.Hand.Who != o.At {
		t.Error("a click on the commander is swallowed")
	}
}

func TestTheMarchThatTheDiceAllowStandsAsAGhostAndEnterTakesIt(t *testing.T) {
	b := onFarm(t)
	for range 40 {
		if b.m.Request().Kind == "move" {
			break
		}
		q := b.m.Request()
		o := q.Options[0]
		switch {
		case q.Quiet >= 0:
			o = q.Options[q.Quiet]
		case q.Field != nil:
			o = q.Field.Nearest(rules.Option{Do: "advance", Who: b.t.game.Choice.Hand.Movables()[0]})
		}
		if _, err := b.m.Answer(o); err != nil {
			t.Fatal(err)
		}
		b.Long()
	}
	q := b.m.Request()
	if q.Kind != "move" {
		t.Fatal("nobody has obeyed")
	}
	g, ok := b.t.game.Choice.InHand()
	if !ok || g.Who != q.About {
		t.Fatalf("no ghost stands: %+v", b.t.game.Choice.Hand.Found)
	}
	if n := strings.Count(b.Names(), "option."+g.Do); n > 0 {
		t.Errorf("there is a second button of its name: %s", b.Names())
	}
	before, _ := footprint.Of(b.m.View().Pieces, g.Who)
	b.Key("Enter")
	b.Long()
	if after, _ := footprint.Of(b.m.View().Pieces, g.Who); after.Mid == before.Mid {
		t.Error("Enter throws the march away")
	}
}

func TestTheLinesOfSightToTheTargetAreDrawn(t *testing.T) {
	b := onFarm(t)
	o := b.offers("fire", func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) == 0 })
	b.piece(o.Who)
	if len(b.t.View.Picture.Sketch.Sight) != 0 {
		t.Error("lines are drawn before there is a target")
	}
	b.piece(o.At)
	b.Long()
	if len(b.t.View.Picture.Sketch.Sight) == 0 {
		t.Error("no lines are drawn")
	}
}

func TestADraggedChargeHasOneButton(t *testing.T) {
	b := onFarm(t)
	o := b.offers("charge", func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) == 0 })
	b.piece(o.Who)
	b.piece(o.At)
	if b.m.Request().Kind != "charge.path" {
		t.Fatal("there is a choice before")
	}
	b.Key("E")
	b.Tick()
	n := 0
	for _, r := range b.t.game.Choice.Replies() {
		if r.Option.Do == "charge" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d buttons order the charge", n)
	}
}

// Whoever drags the Commander before it is rolled how far he may ride is asked to confirm the
// roll: a drag is as good as a click.
func TestDraggingTheCommanderAsksForHisRoll(t *testing.T) {
	b := newBattleOf(t, "eagles", 1280, 720, "the-walled-farm")
	for b.m.Request().Kind != "command.end" {
		q := b.m.Request()
		i := max(0, q.Quiet)
		if k := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "pass" }); k >= 0 {
			i = k
		}
		if _, err := b.m.Answer(q.Options[i]); err != nil {
			t.Fatal(err)
		}
	}
	b.Long()
	who := b.offers("command", nil).Who
	b.Point(b.t.game.Words.Keys.Region("piece", who))
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	for range 4 {
		b.In.X += 14
		b.Tick()
	}
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Tick()
	b.Long()
	if o, ok := b.t.game.Choice.Pending(); !ok || o.Do != "command" {
		t.Errorf("nothing waits after the drag: %+v", o)
	}
}
