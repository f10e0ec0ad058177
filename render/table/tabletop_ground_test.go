package table

import (
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/game/prefs"
	"grognard/render/board/footprint"
	"grognard/rules"
	"grognard/scenarios"
)

// ledField is a table without cells on which a1 is led by its Commander and faces
// b1, ten inches ahead; b2 is far away.
const ledField = `format = 1
[scenario]
id = "field"
[battle]
map = "field"
table = "large"
turns = 8
points = 999
sides = "fixed"
first = "roll"
home = { a = "south", b = "north" }
[position]
phase = "orders"
turn = 2
active = "a"
lead = "a"
[[army]]
side = "a"
nation = "pr"
commander = { with = "a1" }
[[army.battalion]]
id = "a1"
grade = "line"
rankers = 24
formation = "line"
x = 36
y = 10
facing = 0
[[army.battalion]]
id = "a2"
grade = "line"
rankers = 24
formation = "line"
x = 12
y = 10
facing = 0
[[army]]
side = "b"
nation = "fr"
commander = { x = 47.5, y = 47.5 }
[[army.battalion]]
id = "b1"
grade = "line"
rankers = 24
formation = "line"
x = 36
y = 20
facing = 180
[[army.battalion]]
id = "b2"
grade = "line"
rankers = 24
formation = "line"
x = 12
y = 40
facing = 180
`

// onField opens a position of a table without cells.
func onField(t *testing.T, position string) *battle {
	t.Helper()
	book, _ := scenarios.Book("eagles")
	m, err := match.New(book, match.Start{Open: true, Seed: 12, Data: []byte(position)})
	if err != nil {
		t.Fatal(err)
	}
	b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
	b.Long()
	return b
}

func TestALedMarchIsConfirmedOnce(t *testing.T) {
	for _, do := range []string{"order.advance", "order.retire", "order.wheel"} {
		b := onField(t, ledField)
		who := b.ref("a1")
		b.piece(who)
		from, _ := footprint.Of(b.m.View().Pieces, who)
		b.Click(do)
		b.Long()
		b.Key("Enter")
		b.Long()
		to, _ := footprint.Of(b.m.View().Pieces, who)
		if q := b.m.Request(); q.Kind != "order" || q.To != rules.Second || to.Mid == from.Mid {
			t.Errorf("%s: after one Enter side %d is asked %s", do, q.To, q.Kind)
		}
		b.Click("button.undo")
		b.Long()
		if back, _ := footprint.Of(b.m.View().Pieces, who); b.m.Request().To != rules.First || back.Mid != from.Mid {
			t.Errorf("%s: it cannot be taken back: side %d is asked %s", do, b.m.Request().To, b.m.Request().Kind)
		}
	}
	b := onField(t, ledField)
	b.piece(b.ref("a2"))
	b.Click("order.advance")
	b.Long()
	b.Key("Enter")
	b.Long()
	if q := b.m.Request(); q.Kind == "move" && q.To != rules.First {
		t.Error("a march by dice asks the other side")
	}
}

func TestAClickOnTheBareTableMovesTheBodyInHandOrSaysWhyNot(t *testing.T) {
	b := onField(t, ledField)
	who := b.ref("a1")
	b.piece(who)
	for at, key := range map[rules.Point]string{{X: 55000, Y: 12000}: "axis", {X: 36000, Y: 44000}: "straight_far"} {
		b.clickAt(at)
		if b.t.game.Choice.Hand.Who != who || !b.t.game.Choice.IsPicked(who) {
			t.Fatalf("a click at %v drops the battalion", at)
		}
		wish := rules.Option{Who: who, Pt: at}
		if why := b.m.Request().Field.Check(wish); b.t.bar.Refusal().Why != why || why.Text.Key != "me.why."+key {
			t.Errorf("at %v it is told %v, want %v", at, b.t.bar.Refusal().Why, why)
		}
	}
	b.clickAt(rules.Point{X: 36050, Y: 13000})
	if g, ok := b.t.game.Choice.InHand(); !ok || g.Do != "advance" || g.N < 2800 || g.N > 3200 {
		t.Errorf("a place straight ahead becomes %+v", g)
	}
	if b.t.bar.Refusal().Why.Rule != "" {
		t.Errorf("what was refused before is still told: %v", b.t.bar.Refusal().Why)
	}
	b.piece(who)
	if _, ok := b.t.game.Choice.InHand(); ok || b.t.game.Choice.Hand.Who != who {
		t.Error("a click on itself does not take the ghost back alone")
	}
	b.piece(who)
	if b.t.game.Choice.Hand.Who != 0 || b.t.game.Choice.IsPicked(who) {
		t.Error("a second click on itself does not let it go")
	}
}

func TestARefusedAttackIsToldAsOne(t *testing.T) {
	for name, rule := range map[string]string{"b2": "ME-18.19", "b-cmd-fr": "ME-9.2"} {
		b := onField(t, ledField)
		who, foe := b.ref("a1"), b.ref(name)
		b.piece(who)
		b.piece(foe)
		if b.t.bar.Refusal().Why.Rule != rule || b.t.game.Choice.Hand.Who != who {
			t.Errorf("a click on %s is answered by %v", name, b.t.bar.Refusal().Why)
		}
		from, _ := footprint.Of(b.m.View().Pieces, who)
		to := b.t.game.Scene.View().Pieces
		var mid rules.Point
		for i := range to {
			if to[i].Ref == foe {
				mid = to[i].Pt
			}
		}
		b.lift(0, from.Mid.X, from.Mid.Y, mid.X, mid.Y)
		b.Tick()
		if why := b.t.game.Choice.WishReason(); why.Rule != rule {
			t.Errorf("dragged over %s it is told %v", name, why)
		}
		b.drop(0)
		b.Long()
		if _, stands := b.t.game.Choice.InHand(); stands || b.t.bar.Refusal().Why.Rule != rule {
			t.Errorf("let go on %s a ghost stands: %v, told is %v", name, stands, b.t.bar.Refusal().Why)
		}
	}
}

func TestTheOddsNameTheChoiceThatTheyCountAlone(t *testing.T) {
	b := onFarm(t)
	o := b.offers("charge", func(o rules.Option) bool { return b.t.game.Scene.Body(o.At) != 0 })
	card, err := odds.Card(b.t.game.Scene.Pos, o)
	if err != nil {
		t.Fatal(err)
	}
	text := b.t.game.Words.Shut(card.Shut)
	if foe := b.t.game.Scene.Body(o.At); !card.Closed || !strings.Contains(text, b.t.game.Words.Label(rules.Option{Do: "fire"})) || !strings.Contains(text, b.t.game.Words.Name(foe)) {
		t.Errorf("it takes for granted %+v, told is %q", card.Shut, text)
	}
	if text := b.t.game.Words.Shut(nil); text != b.t.game.Words.Word("odds.closed") {
		t.Errorf("of what may not be named it says %q", text)
	}
}

func TestAMarchThatTheDiceAllowGoesLessFarByAClick(t *testing.T) {
	guards := strings.Replace(ledField, "id = \"a2\"\ngrade = \"line\"", "id = \"a2\"\ngrade = \"guard\"", 1)
	b := onField(t, strings.Replace(guards, `with = "a1"`, "x = 5.0, y = 5.0", 1))
	who := b.ref("a2")
	b.piece(who)
	b.Click("order.advance")
	b.Long()
	b.Key("Enter")
	b.Long()
	if b.m.Request().Kind != "move" {
		t.Fatal("it does not obey")
	}
	all, ok := b.t.game.Choice.InHand()
	if !ok || !strings.Contains(b.t.bar.Text(), b.t.game.Words.Word("table.grip.more.put")) {
		t.Fatalf("%+v waits, asked is %q", all, b.t.bar.Text())
	}
	b.clickAt(rules.Point{X: 12000, Y: 12000})
	if g, _ := b.t.game.Choice.InHand(); g.N < 1800 || g.N > 2200 || b.m.Request().Kind != "move" {
		t.Errorf("a click two inches ahead makes %d of %d", g.N, all.N)
	}
	b.clickAt(rules.Point{X: 12000, Y: 47000})
	if g, ok := b.t.game.Choice.InHand(); !ok || g != all || b.t.bar.Refusal().Why.Rule != "ME-14.19" {
		t.Errorf("a click too far leaves %+v, told is %v", g, b.t.bar.Refusal().Why)
	}
	b.Key("Enter")
	b.Long()
	if b.m.Request().Kind == "move" {
		t.Error("Enter does not take it")
	}
}
