package cards

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/card"
	"grognard/render/table/layout"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// table is a window in which cards lie where a layout has them.
type table struct {
	*paneltest.Desk
	panel *Panel
	acts  []Act // other than none
}

// lay opens a window of a size on the hand of the player who is to play a card.
func lay(t *testing.T, system string, w, h, text float32, language string) *table {
	t.Helper()
	var m *match.Match
	if system == "ccn" {
		m = screentest.Begin(t, "ccn", "ccn-12-waterloo", match.Start{Open: true, Seed: 11})
		screentest.Until(t, m, "card")
	} else {
		m = screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: 11})
		screentest.Until(t, m, "discard")
	}
	d := &table{Desk: paneltest.Open(t, m, language)}
	d.In.W, d.In.H, d.UI.Text = w, h, text
	d.panel = New(Deps{Scene: &d.Scene, Words: d.Words, Choice: d.Choice, Board: &d.Board, Clips: &d.Clips, Pictures: &d.Pictures,
		Why: func(rules.Ref, bool) string { return "" }, Decider: d.Seat.Decider})
	d.Put = d.put
	d.Settle()
	return d
}

func (d *table) put(c *ui.Ctx) {
	v := d.Scene.View()
	in := ground.NewLayout(v.Map, 1).Board()
	l := layout.Of(layout.Needs{W: c.In.W, H: c.In.H, Dp: ui.Dp(c.In), Text: c.Text, Wide: in.W, High: in.H, North: 1,
		Lines: 3, Tools: 9, Hand: !d.panel.Hides(), Piles: true, Spread: Offers(v) < 0})
	d.panel.Lay(RoomOf(&l))
	act := d.panel.Keys(c)
	shown, intent := d.panel.Frame(c)
	if shown != (Act{}) {
		act = shown
	}
	if d.Intent = intent; act != (Act{}) {
		d.acts = append(d.acts, act)
	}
	d.panel.End(c)
}

// region is what a card of the hand is called.
func (d *table) region(r rules.Ref) string { return d.Words.Keys.Region("card", r) }

// hand lists the cards of the hand.
func (d *table) hand() (all []rules.Ref) {
	for _, k := range d.Scene.View().Cards {
		if k.Place == rules.Hand && k.Ref != 0 && k.Side == d.panel.holder() {
			all = append(all, k.Ref)
		}
	}
	return all
}

// raised is the card that is painted over all others; no width if there is none.
func (d *table) raised() (r paint.Rect) {
	for _, k := range d.List.Cmds {
		if k.Layer == paint.Dice && strings.HasPrefix(k.Key, "card/front/") {
			r = k.Dst
		}
	}
	return r
}

// where is the region of a card.
func (d *table) where(r rules.Ref) paint.Rect {
	i := slices.IndexFunc(d.Hits(), func(h paint.Hit) bool { return h.Name == d.region(r) })
	if i < 0 {
		d.T.Fatalf("%s cannot be pointed at", d.region(r))
	}
	return d.Hits()[i].Rect
}

// at moves the pointer, and lets cards come to rest.
func (d *table) at(x, y float32) {
	d.In.X, d.In.Y = x, y
	d.Tick()
	d.Settle()
}

var windows = [...][2]float32{{1280, 720}, {1920, 1080}, {2560, 1440}}

// sizes are the windows that a test tries: one where tests are to be short.
func sizes() [][2]float32 {
	if testing.Short() {
		return windows[:1]
	}
	return windows[:]
}

func TestEveryCardOfAHandCanBeRaisedReadAndClicked(t *testing.T) {
	for _, system := range []string{"ccn", "manoeuvre"} {
		for _, size := range sizes() {
			for _, text := range []float32{.8, 1, 1.6} {
				d := lay(t, system, size[0], size[1], text, "en")
				for _, r := range d.hand() {
					d.at(0, d.In.H/2)
					if d.raised().W > 0 {
						t.Fatalf("%s: a card is raised that is not pointed at", system)
					}
					d.at(d.where(r).Center())
					up := d.raised()
					if d.Intent.Hover != r || up.W < d.UI.Px(raisedWide) || up.X < 0 || up.Y < 0 || up.X+up.W > d.In.W || up.Y+up.H > d.In.H {
						t.Fatalf("%s at %gx%g, %g: told of is %d, raised is %v", system, size[0], size[1], text, d.Intent.Hover, up)
					}
					d.at(up.X+up.W/2, up.Y+up.H*.4)
					d.acts = nil
					if d.Click(d.region(r)); !slices.Contains(d.acts, Act{Clicks: r}) {
						t.Errorf("%s at %gx%g, %g: a click on %s asks for %v", system, size[0], size[1], text, d.region(r), d.acts)
					}
				}
			}
		}
	}
}

func TestEveryOtherCardCanBeReachedWhileOneIsRaised(t *testing.T) {
	for _, system := range []string{"ccn", "manoeuvre"} {
		d := lay(t, system, 1280, 720, 1, "en")
		for _, r := range d.hand() {
			for _, other := range d.hand() {
				d.at(0, 300)
				d.at(d.where(r).Center())
				if d.at(d.where(other).Center()); d.Intent.Hover != other {
					t.Errorf("%s: from %s the pointer comes to %d, not to %s", system, d.region(r), d.Intent.Hover, d.region(other))
				}
			}
		}
	}
}

func TestOnlyTitlesOfAHandAtTheLowerEdgeCoverTheMap(t *testing.T) {
	for _, size := range sizes() {
		d := lay(t, "ccn", size[0], size[1], 1, "en")
		d.at(0, 300)
		for _, r := range d.hand() {
			if at := d.where(r); at.Y < d.In.H-d.UI.Px(56+raiseUsable+bandSag) {
				t.Errorf("at %gx%g %s lies in %v", size[0], size[1], d.region(r), at)
			}
		}
	}
}

func TestACardRisesInTheTimeThatItHas(t *testing.T) {
	d := lay(t, "ccn", 1280, 720, 1, "en")
	d.at(0, 300)
	d.In.X, d.In.Y = d.where(d.hand()[2]).Center()
	d.Tick()
	d.Tick()
	first := d.raised()
	for range 120 / 16 {
		d.Tick()
	}
	d.Tick()
	if last := d.raised(); first.W != last.W || first.Y <= last.Y || last.Y+last.H > d.In.H {
		t.Errorf("a card rises from %v to %v", first, last)
	}
	if d.Last.Animating {
		t.Errorf("after 120 ms it still rises")
	}
	d.at(0, 300)
	d.UI.Calm = true
	d.In.X, d.In.Y = d.where(d.hand()[2]).Center()
	d.Tick()
	d.Tick()
	if at := d.raised(); at.Y+at.H < d.In.H-d.UI.Px(2*bandFoot) || at.Y > d.In.H-d.UI.Px(raisedWide) || d.Last.Animating {
		t.Errorf("without motion it lies at %v", at)
	}
}

func TestShiftDoublesTheCardThatIsRaised(t *testing.T) {
	d := lay(t, "ccn", 2560, 1440, 1, "en")
	d.at(d.where(d.hand()[1]).Center())
	small := d.raised()
	d.In.Held.Shift = true
	d.Tick()
	if big := d.raised(); big.W < small.W*1.9 || big.Y < 0 || big.Y+big.H > d.In.H {
		t.Errorf("%v becomes %v", small, big)
	}
}

func TestTheKeyboardGoesThroughTheHand(t *testing.T) {
	for _, text := range []float32{1, 2} {
		d := lay(t, "ccn", 1280, 720, text, "en")
		d.at(0, 300)
		all := d.hand()
		for i := range all {
			d.Key("PageDown")
			if d.raised().W == 0 {
				t.Fatalf("at %g nothing is raised", text)
			}
			if d.panel.walk.card != all[i] {
				t.Errorf("the keyboard comes to %d, not to %d", d.panel.walk.card, all[i])
			}
		}
		d.Key("PageUp")
		d.acts = nil
		if d.Key("Enter"); !slices.Contains(d.acts, Act{Clicks: all[len(all)-2]}) {
			t.Errorf("Enter asks for %v", d.acts)
		}
		d.Key("Escape")
		if d.Key("Escape"); d.raised().W > 0 {
			t.Errorf("at %g Escape leaves a card raised", text)
		}
	}
}

func TestAHandOfLargeLettersIsATabThatOpensIt(t *testing.T) {
	d := lay(t, "ccn", 1280, 720, 2, "en")
	for _, r := range d.hand() {
		if d.Has(d.region(r)) {
			t.Fatal("a card lies open beside the tab")
		}
	}
	d.Click(tabName)
	seen := map[rules.Ref]bool{}
	for range 20 {
		for _, r := range d.hand() {
			if d.Has(d.region(r)) {
				seen[r] = true
				at := d.where(r)
				if at.Y < 0 || at.Y+at.H > d.In.H {
					t.Errorf("%s lies in %v", d.region(r), at)
				}
			}
		}
		if !d.Has("hand.row.on") {
			break
		}
		d.Click("hand.row.on")
	}
	if len(seen) != len(d.hand()) {
		t.Errorf("%d of %d cards can be scrolled to", len(seen), len(d.hand()))
	}
	last := d.hand()[len(d.hand())-1]
	d.acts = nil
	if d.Click(d.region(last)); !slices.Contains(d.acts, Act{Clicks: last}) {
		t.Errorf("a click asks for %v", d.acts)
	}
	if d.Click(tabName); d.Has(d.region(last)) {
		t.Error("the tab does not close the row")
	}
}

func TestAHandIsFaceDownInTheFrameInWhichNobodyMayLook(t *testing.T) {
	for _, text := range []float32{1, 2} {
		d := lay(t, "ccn", 1280, 720, text, "en")
		if text == 2 {
			d.Click(tabName)
		} else {
			d.at(d.where(d.hand()[0]).Center())
		}
		all := d.hand()
		d.Scene.Viewer = rules.Chance
		d.Desk.Frame(&d.In, func() *paint.List { d.List.Reset(); return &d.List }())
		for _, k := range d.List.Cmds {
			if strings.HasPrefix(k.Key, "card/front/") && k.Layer >= paint.Cards {
				t.Errorf("at %g a card lies face up", text)
			}
		}
		for _, r := range all {
			if d.Has(d.region(r)) {
				t.Errorf("at %g %s can be pointed at", text, d.region(r))
			}
		}
	}
}

func TestNoWordOfACardIsCutWhateverTheTextAndTheWindow(t *testing.T) {
	for _, system := range []string{"ccn", "manoeuvre"} {
		for _, lang := range []string{"en", "it"} {
			d := lay(t, system, 1280, 720, 1, lang)
			cards := met(t, d)
			for _, size := range sizes() {
				for _, text := range []float32{.8, 1, 1.3, 1.6, 2} {
					d.In.W, d.In.H, d.UI.Text = size[0], size[1], text
					d.Tick()
					for i := range cards {
						k := &cards[i]
						at := d.panel.readable(&d.UI, paint.Rect{X: 300, Y: 300}, k)
						if !d.panel.Card.Holds(&d.UI, at.W, k, card.Readable) {
							t.Errorf("%s at %gx%g, %g: %s is not readable on a card of %g pixels", lang, size[0], size[1], text, d.Words.Name(k.Ref), at.W)
						}
					}
				}
			}
		}
	}
}

// met are cards of all kinds that come up in a game.
func met(t *testing.T, d *table) (all []rules.Card) {
	t.Helper()
	seen := map[string]bool{}
	for range 400 {
		for _, k := range d.Match.View().Cards {
			if k.Ref != 0 && k.Tile == nil && !seen[d.Words.Name(k.Ref)] {
				seen[d.Words.Name(k.Ref)] = true
				all = append(all, k)
			}
		}
		q := d.Match.Request()
		if q == nil {
			break
		}
		o := q.Options[len(q.Options)-1]
		if q.Kind == "discard" {
			o = q.Options[0]
		}
		if _, err := d.Match.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	if len(all) < 12 {
		t.Fatalf("only %d cards were met", len(all))
	}
	return all
}

func TestCardsAtRestAllocateNothing(t *testing.T) {
	for _, system := range []string{"ccn", "manoeuvre"} {
		d := lay(t, system, 1280, 720, 1, "en")
		for _, r := range d.hand()[:2] {
			d.at(d.where(r).Center())
			if n := d.Allocations(); n > 0 {
				t.Errorf("%s: %g allocations a frame under a card that is raised", system, n)
			}
		}
		d.at(0, 300)
		if n := d.Allocations(); n > 0 {
			t.Errorf("%s: %g allocations a frame", system, n)
		}
	}
	d := lay(t, "ccn", 1280, 720, 2, "en")
	d.Click(tabName)
	if n := d.Allocations(); n > 0 {
		t.Errorf("%g allocations a frame of an open row", n)
	}
}

func TestCardsGiveWayToPlacesThatMayBeClicked(t *testing.T) {
	d := lay(t, "ccn", 1280, 720, 1, "en")
	d.Board.ZoomAt(640, 300, 6)
	d.at(0, 300)
	first := d.hand()[0]
	under := func() (cell rules.Ref) { // the hand
		for _, k := range d.Scene.View().Map.Cells {
			if at, ok := d.Board.CellRect(k.Ref); ok && at.Y+at.H*.2 > d.where(first).Y && at.X > 400 && at.X < 800 {
				cell = k.Ref
			}
		}
		return cell
	}()
	if under == 0 {
		t.Fatal("no cell lies under the hand")
	}
	who := d.Scene.View().Pieces[0].Ref
	pale := func() bool {
		for _, k := range d.List.Cmds {
			if strings.HasPrefix(k.Key, "card/front/") && k.Layer == paint.Cards {
				return k.Color.A < 255
			}
		}
		return false
	}
	if pale() {
		t.Error("cards are pale while nothing is in hand")
	}
	put := d.Put
	d.Put = func(c *ui.Ctx) {
		d.Choice.Picks, d.Choice.Left = append(d.Choice.Picks[:0], who), []rules.Option{{Do: "move", Who: who, At: under}}
		put(c)
	}
	d.Tick()
	if d.Tick(); d.Has(d.region(first)) || !pale() {
		t.Error("the hand lies in the way")
	}
	if !d.Has("pile.deck.both") {
		t.Error("a pile gives way that lies elsewhere")
	}
}

// A card that shows a strip of itself bears its whole name, unless its unit has a shorter one, which units of a
// battle's own army have not.
func TestACardThatIsHalfCoveredHasAName(t *testing.T) {
	d := lay(t, "manoeuvre", 1280, 720, 1, "en")
	tried := 0
	for i := range d.Scene.View().Cards {
		k := d.Scene.View().Cards[i]
		name := d.Words.Name(k.Ref)
		if k.Unit != 0 && tried%2 == 0 {
			k.Unit = rules.SideRef(rules.First) // it has no shorter name
		} else {
			k.Unit = 0
		}
		if k.Ref == 0 || k.Place != rules.Hand || len(name) < 4 {
			continue
		}
		tried++
		d.Put = func(c *ui.Ctx) {
			d.panel.Card.Fanned(c, paint.Rect{X: 100, Y: 100, W: 110, H: 154}, 36, &k, false)
		}
		d.Tick()
		var said []string // a name may stand in two lines
		for _, x := range d.List.Cmds {
			if x.Op == paint.Text {
				said = append(said, x.Text)
			}
		}
		if !strings.Contains(strings.Join(said, " "), name) {
			t.Errorf("%q has no name", name)
		}
	}
	if tried == 0 {
		t.Error("no such card is in hand")
	}
}
