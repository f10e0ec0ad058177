package prompt

import (
	"strconv"
	"strings"
	"testing"

	"grognard/game/boardtest"
	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/table/choice"
	"grognard/rules"
	"grognard/scenarios"
)

func TestTheBarKeepsRoomForTheSentence(t *testing.T) {
	d := begin(t, "eagles", "the-walled-farm")
	q := &rules.Request{To: d.Match.Request().To, Kind: "order", Quiet: -1}
	for _, do := range []string{"pass", "form", "reform", "rally", "recover", "fight", "stand", "command", "first", "second", "keep", "reverse"} {
		q.Options = append(q.Options, rules.Option{Do: do})
	}
	d.put(q)
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, "option.") && h.X < 250 {
			t.Errorf("%s lies over the sentence", h.Name)
		}
	}
	d.Click("button.more")
	for _, o := range q.Options {
		if !d.Has("option." + o.Do) {
			t.Errorf("there is no button to %s", o.Do)
		}
	}
	d.list(q)
	last := q.Options[len(q.Options)-1]
	d.Click("option." + last.Do)
	d.expects("a line of the list", Act{Does: Pushes, Option: last})
	if d.Tick(); d.Has("option." + last.Do) {
		t.Error("the list stays open")
	}
}

// list looks at the list of answers for which there was no room: it hangs below its
// button, line under line, and the button closes it.
func (d *desk) list(q *rules.Request) {
	t := d.T
	t.Helper()
	var rows []paint.Hit
	inBar := float32(d.UI.In.W)
	for _, o := range q.Options {
		if h := d.hit("option." + o.Do); h.Y >= d.bar.room.Map.Y {
			rows = append(rows, h)
		} else {
			inBar = min(inBar, h.X)
		}
	}
	more := d.hit("button.more")
	if more.X+more.W > inBar || inBar-more.X-more.W > 20 || len(rows)+2 > len(q.Options) {
		t.Errorf("the button to the rest lies at %v, the answers begin at %v, %d are in the list", more, inBar, len(rows))
	}
	for i, h := range rows {
		if h.X != rows[0].X || h.W != rows[0].W || h.X+h.W > more.X+more.W {
			t.Errorf("line %d of the list lies at %v, below a button at %v", i, h, more)
		}
		if i > 0 && (h.Y < rows[i-1].Y+rows[i-1].H || h.Y > rows[i-1].Y+rows[i-1].H+10) {
			t.Errorf("line %d lies at %v, the one above at %v", i, h.Y, rows[i-1].Y)
		}
	}
	d.Click("button.more")
	if d.Has("option." + q.Options[len(q.Options)-1].Do) {
		t.Error("the button does not close the list")
	}
	d.Click("button.more")
}

func TestManyAmountsShareOneButtonThatStepsThroughThem(t *testing.T) {
	d := begin(t, "eagles", "the-walled-farm")
	q := &rules.Request{To: d.Match.Request().To, Kind: "deploy.men", About: d.ref("a2-gb-line-1"), Quiet: 0}
	for n := range 19 {
		q.Options = append(q.Options, rules.Option{Do: "detach", Who: q.About, N: n})
	}
	d.put(q)
	if len(d.Choice.Replies()) != 2 || !d.Has("amount.more") || !d.Has("option.detach.18") {
		t.Fatalf("the buttons are %+v", d.Choice.Replies())
	}
	for range 2 {
		d.Click("amount.less")
		d.expects("amount.less", Act{Does: Steps, N: -1})
		d.Choice.ChangeAmount(-1)
		d.Tick()
	}
	if !d.Has("option.detach.16") {
		t.Errorf("two steps lead to %s", d.Names())
	}
	if o, ok := d.Choice.Variants.Set(); !ok || o.N != 16 || !d.Choice.EnterTakes(o) {
		t.Errorf("Enter takes %v instead of the number on the button", o)
	}
}

func TestADecisionAboutOneTargetHasAButtonBesidesTheClick(t *testing.T) {
	d := begin(t, "eagles", "the-walled-farm")
	q := &rules.Request{To: d.Match.Request().To, Kind: "pursue", About: d.ref("a1-foot-guards"), Quiet: 1}
	q.Options = []rules.Option{{Do: "pursue", Who: q.About, At: d.ref("b4-fr-light")}, {Do: "hold", Who: q.About}}
	d.put(q)
	if !d.Has("option.pursue") || !d.Has("option.hold") {
		t.Errorf("the buttons are %s", d.Names())
	}
}

// Where dice are near, the option whose button the pointer is on is handed back, so that
// its odds can be shown.
func TestTheButtonUnderThePointerIsHandedBackWhereDiceAreNear(t *testing.T) {
	d := over(t, asked(t, "flags", true))
	o := d.Choice.Replies()[0].Option
	region := d.Words.Keys.Option(o)
	if d.Point(region); d.Scene.View().Combat == nil || d.last.Points != o {
		t.Errorf("in a combat the pointer is said to be on %+v, want %+v", d.last.Points, o)
	}
	d = ordering(t)
	quiet, _ := d.Scene.Quiet()
	if d.Point(d.Words.Keys.Option(quiet)); d.last.Points != (rules.Option{}) {
		t.Errorf("far from any dice it is said to be on %+v", d.last.Points)
	}
	if at, ok := d.bar.Pointed(); !ok || at != quiet {
		t.Errorf("the pointer is on %+v", at)
	}
}

// turning opens a board of Napoleon Squares on which a brigade in line may turn,
// and picks it.
func turning(t *testing.T) (d *desk, faces []rules.Option) {
	t.Helper()
	board := boardtest.Duel()
	board.Phase = "movement"
	board.Units[0] = boardtest.Infantry("red-1", "C2", `order = "linear", facing = "N"`)
	board.States[0] = boardtest.At("red-1", "C2", `facing = "N"`)
	book, _ := scenarios.Book("squares")
	m, err := match.New(book, match.Start{Data: []byte(board.File()), Open: true, Seed: 11})
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range m.Request().Options {
		if o.Do == "face" {
			faces = append(faces, o)
		}
	}
	if len(faces) != 3 {
		t.Fatalf("%d ways to turn", len(faces))
	}
	d = over(t, m)
	d.Choice.Click(faces[0].Who)
	d.Tick()
	return d, faces
}

func TestFacingsArePicturesFromLeftToRight(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}} {
		d, faces := turning(t)
		d.In.W, d.In.H = size[0], size[1]
		d.Settle()
		last := float32(0)
		for _, o := range faces {
			if _, ok := d.Choice.Variants.Pose(o); !ok {
				t.Errorf("%s is no picture", d.Words.Keys.Option(o))
			}
			h := d.hit(d.Words.Keys.Option(o))
			if h.X < last || h.W != h.H {
				t.Errorf("%s lies at %v, %v by %v, after %v", h.Name, h.X, h.W, h.H, last)
			}
			last = h.X
		}
		if d.Has("amount.more") {
			t.Error("the facings are behind a number")
		}
		d.Shot("stances-" + strconv.Itoa(int(size[1])))
	}
}

func TestAPictureTellsWhatItMeansAndIsShownOnTheMap(t *testing.T) {
	d, faces := turning(t)
	o := faces[1]
	if d.last.Shows != (rules.Option{}) {
		t.Error("a piece is shown though the pointer is elsewhere")
	}
	d.Point(d.Words.Keys.Option(o))
	if d.last.Shows != o {
		t.Errorf("to be shown is %+v", d.last.Shows)
	}
	if at, ok := d.bar.Pointed(); !ok || at != o {
		t.Errorf("the pointer is said to be on %+v", at)
	}
	for range 60 {
		d.Tick()
	}
	if !d.Says(d.Words.Label(o)) {
		t.Errorf("under the pointer the picture does not say %q", d.Words.Label(o))
	}
	d.Click(d.Words.Keys.Option(o))
	d.expects("a picture", Act{Does: Pushes, Option: o})
}

func TestNumbersThatChangeNoPieceKeepTheirButtons(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	for _, r := range d.Choice.Replies() {
		if r.Pictured {
			t.Errorf("%s is a picture", d.Words.Keys.Option(r.Option))
		}
	}
}

// ordering plays a card that gives at least two orders.
func ordering(t *testing.T) *desk {
	t.Helper()
	d := begin(t, "ccn", "ccn-01-rolica-first")
	for _, o := range d.Match.Request().Options {
		if k := d.Scene.Card(o.With); k == nil || len(k.Orders) < 3 {
			continue
		}
		if _, err := d.Match.Answer(o); err != nil {
			t.Fatal(err)
		}
		if d.Match.Request().Kind == "order" {
			d.Sync()
			d.Tick()
			return d
		}
		d.Match.Undo()
	}
	t.Fatal("no card of the hand gives orders")
	return nil
}

func TestTheButtonThatHasChangedItsMeaningHearsNothingForAMoment(t *testing.T) {
	d := ordering(t)
	quiet, _ := d.Scene.Quiet()
	d.In.Now += DeafTime
	d.put(&rules.Request{To: d.Scene.Ask.To, Kind: d.Scene.Ask.Kind, Options: []rules.Option{{Do: "pass"}, quiet}, Quiet: 0})
	d.In.Keys = []paint.Key{"Enter"}
	d.Tick()
	if len(d.acts) > 0 {
		t.Errorf("a press that was meant for the phase before asks for %+v", d.acts)
	}
	d.In.Now += DeafTime
	d.Click("option.pass")
	d.expects("later the button", Act{Does: Pushes, Option: rules.Option{Do: "pass"}})
}

func TestTheWarningHasASafeButtonAndOneThatEnds(t *testing.T) {
	d := ordering(t)
	quiet, _ := d.Scene.Quiet()
	if act := d.Choice.Finish(); act.Does != choice.Warns {
		t.Fatalf("giving all orders away comes to %+v", act)
	}
	d.Tick()
	if !d.Says("till able to act") {
		t.Error("the warning does not say what is wrong")
	}
	d.Key("Enter")
	d.expects("Enter", Act{Does: Stays})
	d.Click("button.slip.back")
	d.expects("the safe button", Act{Does: Stays})
	d.Click("button.slip.end")
	d.expects("the other one", Act{Does: Ends, Option: quiet})
}
