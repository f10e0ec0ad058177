package prompt

import (
	"strings"
	"testing"
	"time"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/choice"
	"grognard/render/table/foresee"
	"grognard/render/ui"
	"grognard/rules"
)

// dealt waits until the sheet lies in its place and tells what the answers bring.
func (d *desk) dealt() {
	d.T.Helper()
	for range 200 {
		if d.Settle(); d.bar.reaction.from.known {
			d.Settle()
			return
		}
		time.Sleep(2 * time.Millisecond)
	}
	d.T.Fatal("nobody knows what the answers bring")
}

func TestAReactionIsAskedByCardsInFromTheEdgeOfItsPlayer(t *testing.T) {
	for _, edge := range []rules.Edge{rules.North, rules.South} {
		d := over(t, asked(t, "battle_back", false))
		d.dealt()
		q, v := d.Scene.Ask, *d.Scene.View()
		v.Combat = nil
		v.Sides[q.To].Edge = edge
		d.Scene.View = func() *rules.View { return &v }
		d.bar.reaction = reaction{}
		seen := map[float32]bool{}
		for range 30 {
			d.Tick()
			for _, h := range d.Hits() {
				if h.Name == "option.hold" {
					seen[h.Y+h.H] = true
				}
			}
		}
		h := d.hit("option.hold")
		if len(seen) < 4 {
			t.Errorf("edge %d: the sheet does not slide: %v", edge, seen)
		}
		if south := h.Y > d.In.H/2; south != (edge == rules.South) {
			t.Errorf("the answers of a player at edge %d lie at %v", edge, h.Y)
		}
		if h.Y < d.bar.room.Map.Y || h.W < 150 || h.H < 60 {
			t.Errorf("the card lies at %v", h)
		}
	}
}

// What the answers throw, lose and win stands on their cards, alike on all of them.
func TestCardsTellWhatTheAnswersBring(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	d.dealt()
	cards := d.bar.reaction.cards
	if len(cards) != 2 {
		t.Fatalf("%d cards", len(cards))
	}
	facts := 0
	for i := range cards {
		for _, f := range cards[i].facts {
			facts++
			if !d.Says(f.value) || !strings.Contains(d.text(), strings.Fields(f.label)[0]) {
				t.Errorf("the card does not say %+v", f)
			}
		}
	}
	if facts == 0 {
		t.Error("no card tells anything")
	}
}

// text is all that stands in the window.
func (d *desk) text() string {
	var b strings.Builder
	for _, c := range d.List.Cmds {
		if c.Op == paint.Text {
			b.WriteString(c.Text + "\n")
		}
	}
	return b.String()
}

func TestBarredAnswersAreCardsWithTheirReason(t *testing.T) {
	d := over(t, asked(t, "reaction", false))
	d.dealt()
	var barred []answer
	for _, a := range d.bar.reaction.cards {
		if a.barred {
			barred = append(barred, a)
		}
	}
	if len(barred) == 0 {
		t.Fatal("no answer is barred")
	}
	for _, a := range barred {
		if a.note == "" || !d.Says(a.title) {
			t.Errorf("nobody says why %q cannot be given", a.title)
		}
		d.Click(a.name)
	}
	if len(d.acts) > 0 {
		t.Errorf("a barred answer asks for %+v", d.acts)
	}
}

func TestNumberKeysAnswerAReaction(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	d.Settle()
	for i, do := range []string{"back", "hold"} {
		d.acts = nil
		if d.Key(digitNames[i]); len(d.acts) != 1 || d.acts[0].Does != Pushes || d.acts[0].Option.Do != do {
			t.Errorf("key %d asks for %+v", i+1, d.acts)
		}
	}
}

func TestAStandingOrderGivesTheQuietAnswer(t *testing.T) {
	m := asked(t, "reaction", false)
	d := over(t, m)
	d.Settle()
	quiet, ok := d.Scene.Quiet()
	if !ok || !d.Scene.MayOrder() {
		t.Fatal("no standing order can be given")
	}
	order, card := d.hit("button.order"), d.hit("option.stand")
	if order.Y < card.Y+card.H {
		t.Errorf("the standing order lies at %v, not under the answers at %v", order, card)
	}
	d.Click("button.order")
	d.expects("the standing order", Act{Does: Orders, Option: quiet})
	if len(m.Orders()) > 0 {
		t.Error("painting the bar has given the order")
	}
}

// The bar and a frame about the window have the colour and the hatch of who decides, as
// never in a player's own turn.
func TestOfWhomTheDecisionIsFillsTheBarAndRunsRoundTheWindow(t *testing.T) {
	own := over(t, asked(t, "flags", true))
	theirs := over(t, asked(t, "battle_back", false))
	for _, x := range []struct {
		d    *desk
		want bool
	}{{own, false}, {theirs, true}} {
		d := x.d
		d.dealtIfAny()
		nation := d.Scene.Nation(d.Scene.Ask.To)
		bar, left, right, foot := 0, 0, 0, 0
		for _, k := range d.List.Cmds {
			if k.Key != "hatch/"+nation || k.Clip.W == 0 {
				continue
			}
			switch r := k.Clip; {
			case r.Y == 0 && r.W > d.In.W*.9:
				bar++
			case r.X == 0 && r.H > d.In.H/2:
				left++
			case r.X > d.In.W*.9 && r.H > d.In.H/2:
				right++
			case r.Y > d.In.H*.9:
				foot++
			}
		}
		if all := bar > 0 && left > 0 && right > 0 && foot > 0; all != x.want || !x.want && bar+left+right+foot > 0 {
			t.Errorf("theirs %v: bar %d, left %d, right %d, foot %d", x.want, bar, left, right, foot)
		}
		if who := d.bar.decides(d.Scene.Ask.To); x.want && !d.Says(who) {
			t.Errorf("it is not said that %s", who)
		}
		if x.want && (d.Has("button.undo") || d.Has("button.menu")) {
			t.Error("the buttons of the bar are still there")
		}
	}
}

func (d *desk) dealtIfAny() {
	if d.Choice.Reacting() {
		d.dealt()
	}
	d.Settle()
}

// The colour of the bar differs by 20 or more in luminance from that of a player's own
// turn, or it has a hatch.
func TestTheBarOfAnyNationIsToldFromThatOfOnesOwnTurn(t *testing.T) {
	for _, theme := range ui.Themes() {
		for _, nation := range []string{"au", "pr", "ot", "us", "sp", "fr", "ru", "gb", "pt", "pl", ""} {
			lv := ui.LiveryOf(nation)
			far := luminance(lv.Field) - luminance(theme.Panel)
			chequered := !lv.Hatched && max(luminance(lv.Field)-luminance(lv.Ink), luminance(lv.Ink)-luminance(lv.Field)) >= 20
			if max(far, -far) < 20 && !lv.Hatched && !chequered {
				t.Errorf("%s, %q: %v beside %v", theme.Name, nation, lv.Field, theme.Panel)
			}
		}
	}
}

// luminance is how light a colour is, 0 to 100.
func luminance(c paint.Color) float64 {
	return (.2126*float64(c.R) + .7152*float64(c.G) + .0722*float64(c.B)) / 2.55
}

// No answer lies near the place where the pointer rested when the question came, wherever
// that was, in any window and at any size of text.
func TestNoAnswerLiesNearTheRestingPointer(t *testing.T) {
	for _, size := range [][2]float32{{1280, 720}, {1920, 1080}, {2560, 1440}} {
		for _, text := range []float32{.8, 1, 1.4, 2} {
			d := over(t, asked(t, "reaction", false))
			d.In.W, d.In.H, d.UI.Text = size[0], size[1], text
			d.dealt()
			for x := float32(.05); x < 1; x += .1 {
				for y := float32(.05); y < 1; y += .1 {
					d.rests(x*size[0], y*size[1])
				}
			}
		}
	}
}

// rests has the question come while the pointer lies somewhere.
func (d *desk) rests(x, y float32) {
	d.T.Helper()
	g := &d.Choice.Guard
	*g = choice.Guard{}
	d.In.X, d.In.Y = x, y
	hand := choice.Hand{Now: d.In.Now, X: x, Y: y, Away: 20}
	g.Meet(&rules.Request{To: d.Scene.Ask.To.Other()}, hand, choice.Slip, false, true, false)
	g.Meet(d.Scene.Ask, hand, choice.Slip, false, true, false)
	d.bar.reaction = reaction{}
	d.dealt()
	far := apartFrom * ui.Dp(&d.In)
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, "option.") && apart(h.Rect, x, y) < far-1 {
			d.T.Errorf("%vx%v, text %v: %s lies at %v, the pointer at %v, %v", d.In.W, d.In.H, d.UI.Text, h.Name, h.Rect, x, y)
			return
		}
	}
}

func TestTheSheetDoesNotHideWhatItAsksAbout(t *testing.T) {
	size := func(w, h float32) sized {
		return sized{w: min(w, 800), h: min(h, 250), rows: 1, answers: paint.Rect{X: 20, Y: 50, W: min(w, 800) - 40, H: min(h, 250) - 90}}
	}
	room := paint.Rect{X: 8, Y: 50, W: 1264, H: 660}
	for _, about := range []paint.Rect{{X: 600, Y: 80, W: 60, H: 60}, {X: 600, Y: 600, W: 60, H: 60}, {X: 100, Y: 300, W: 60, H: 60}} {
		for _, south := range []bool{false, true} {
			s := site{room: room, clear: []paint.Rect{about}, south: south, size: size}
			l := s.place()
			if l.at.Overlaps(about) {
				t.Errorf("the sheet at %v hides %v", l.at, about)
			}
			if home := !about.Overlaps(paint.Rect{X: 200, Y: room.Y, W: 800, H: 250}) && !about.Overlaps(paint.Rect{X: 200, Y: 460, W: 800, H: 250}); home && l.south != south {
				t.Errorf("the sheet at %v hangs at the edge of the other player", l.at)
			}
		}
	}
}

// A sheet squeezed into a column beside the pointer is worse than one at the other player's edge.
func TestTheSheetIsNotSqueezed(t *testing.T) {
	size := func(w, h float32) sized {
		z := sized{w: min(w, 700), h: 300, rows: 1}
		if w < 400 {
			z.rows, z.grid.tight = 2, true
		}
		z.answers = paint.Rect{X: 20, Y: 50, W: z.w - 40, H: 200}
		return z
	}
	about, from := paint.Rect{X: 430, Y: 200, W: 160, H: 160}, paint.Rect{X: 430, Y: 420, W: 160, H: 160}
	s := site{room: paint.Rect{X: 8, Y: 50, W: 1000, H: 900}, clear: []paint.Rect{about, from}, x: 508, y: 280, far: 120, size: size}
	if l := s.place(); l.at.W < 700 || l.at.Overlaps(about) || l.at.Overlaps(from) {
		t.Errorf("the sheet lies at %v", l.at)
	}
}

// A swallowed press is told at the pointer, and no longer after a while.
func TestASwallowedPressIsTold(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	d.In.X, d.In.Y = 500, 400
	say := d.Words.Word("table.guard.nothing")
	if d.Tick(); d.Says(say) {
		t.Fatal("nothing was pressed")
	}
	d.bar.Swallow(&d.UI)
	d.Tick()
	dashes := 0
	for _, k := range d.List.Cmds {
		if k.Op == paint.Fill && k.Layer == paint.Dice && apart(paint.About(k.Dst.X+k.Dst.W/2, k.Dst.Y+k.Dst.H/2, 1, 1), 500, 400) < 60 {
			dashes++
		}
	}
	if !d.Says(say) || dashes < ringDashes {
		t.Errorf("told %v, with %d dashes", d.Says(say), dashes)
	}
	d.In.Now += swallowTime
	if d.Tick(); d.Says(say) {
		t.Error("it is told for ever")
	}
}

// Two people at one screen who have no secrets are told for a moment who decides.
func TestItIsToldForAMomentWhoDecides(t *testing.T) {
	m := screentest.Begin(t, "squares", "ns-01-maida", match.Start{Seed: 11})
	if !m.Bare() {
		t.Fatal("there are secrets")
	}
	d := over(t, m)
	say := d.bar.decides(d.Scene.Ask.To)
	if !d.Says(say) {
		t.Errorf("nobody says %q", say)
	}
	d.overlay = "moves"
	if d.Tick(); d.Says(say) {
		t.Error("the notice lies over an overlay")
	}
	d.overlay = ""
	d.In.Now += noticeTime
	if d.Tick(); d.Says(say) {
		t.Error("the notice stays for ever")
	}
	d.put(&rules.Request{To: d.Scene.Ask.To.Other(), Kind: d.Scene.Ask.Kind, Options: d.Scene.Ask.Options})
	if say := d.bar.decides(d.Scene.Ask.To); !d.Says(say) {
		t.Errorf("nobody says %q", say)
	}
}

// away is a game in which the player who is asked may ask for the screen.
type away struct{ Game }

func (away) CanAskSeat() bool { return true }

// Where somebody has a secret, or plays against the computer, nobody need be told.
func TestWithSecretsOrTheComputerNobodyIsToldWhoDecides(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	if say := d.bar.decides(d.Scene.Ask.To); d.Says(say) {
		t.Errorf("where hands are secret it is said %q", say)
	}
	start := match.Start{Seed: 11}
	start.Players[rules.Second].Computer = true
	m := screentest.Begin(t, "squares", "ns-01-maida", start)
	for m.Computer() {
		if !m.Ready() {
			time.Sleep(time.Millisecond)
			continue
		}
		if _, err := m.Think(); err != nil {
			t.Fatal(err)
		}
	}
	d = over(t, m)
	if d.Scene.Ask == nil || !m.Bare() {
		t.Fatalf("nobody is asked, or there are secrets: %+v", m.Request())
	}
	if say := d.bar.decides(d.Scene.Ask.To); d.Says(say) {
		t.Errorf("against the computer it is said %q", say)
	}
}

func TestOverAHandFaceDownItStandsWhoDecides(t *testing.T) {
	d := begin(t, "manoeuvre", "man-01-first-orders")
	q := *d.Scene.Ask
	q.Public = true
	d.Scene.Ask, d.Scene.Viewer, d.bar.Game = &q, rules.Chance, away{d.Match}
	cards := true
	d.Put = func(c *ui.Ctx) {
		if act := d.bar.OverHand(c, c.Window(), cards); act.Does != Nothing {
			d.acts = append(d.acts, act)
		}
	}
	if d.Tick(); !d.Says(d.bar.decides(q.To)) {
		t.Error("it is not said who decides")
	}
	d.Click("button.hand")
	d.expects("the button", Act{Does: Looks})
	cards = false
	if d.Tick(); d.Has("button.hand") {
		t.Error("there is a button to look at no cards")
	}
	d.Scene.Viewer = q.To
	if d.Tick(); d.Says(d.bar.decides(q.To)) {
		t.Error("it is said over a hand that lies open")
	}
}

// In both languages the bar says in words who decides and who waits.
func TestTheBarSaysInWordsWhoDecidesAndWhoWaits(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		d := over(t, asked(t, "battle_back", false))
		d.Words.Use(language)
		d.Settle()
		to := d.Scene.Ask.To
		waits := d.Words.Capital(d.Words.Word("table.waits", d.Words.Side(to.Other())))
		for _, say := range []string{d.bar.decides(to), waits} {
			if !d.Says(say) || strings.Contains(say, "«") || !strings.Contains(say, d.Words.Side(to)) && say != waits {
				t.Errorf("%s: the bar does not say %q", language, say)
			}
		}
	}
}

// A card tells what its answer costs or means, though no dice follow.
func TestNoCardIsBare(t *testing.T) {
	for _, kind := range []string{"flags", "battle_back"} {
		d := over(t, asked(t, kind, false))
		d.dealt()
		for _, a := range d.bar.reaction.cards {
			if len(a.facts) == 0 && a.note == "" {
				t.Errorf("%s: %q says nothing more", kind, a.title)
			}
			if kind == "flags" && !strings.Contains(a.note, "hex") {
				t.Errorf("%q does not tell how far the unit goes back: %q", a.title, a.note)
			}
		}
	}
}

// A card does not tell as what its answer brings what merely comes next: here the card of the turn
// is put away after the last fight.
func TestACardTellsNothingThatIsNotOfItsAnswer(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	unit := d.Scene.Ask.About
	var pass rules.Option
	for _, o := range d.Scene.Ask.Options {
		if o.Do != "back" {
			pass = o
		}
	}
	card := d.Scene.View().Cards[0].Ref
	away := rules.Event{Kind: rules.EvDiscard, Who: card, Text: rules.Text{Key: "ccn.log.discard", A: card}}
	stands := rules.Event{Kind: rules.EvSay, Text: rules.Text{Key: "ccn.log.joined", A: unit, B: unit}}
	said := func(told ...rules.Event) string {
		return d.bar.otherwise(&foresee.Outlook{Prospect: odds.Prospect{Option: pass, Told: told}})
	}
	if s, want := said(away), d.Words.Word("table.ask.nothing"); s != want {
		t.Errorf("it tells %q, not %q", s, want)
	}
	if s, want := said(away, stands), d.Words.Capital(d.Words.Say(stands.Text)); s != want {
		t.Errorf("it tells %q, not %q", s, want)
	}
}

// Several who throw for one side, each for himself, are counted together; not what is thrown later by
// one of them, nor what both sides throw at once.
func TestTheDiceOfSeveralDefendersAreCountedTogether(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	each := func(n int, of rules.Ref) rules.Dice {
		return rules.Dice{Side: rules.First, Of: []rules.Die{{N: n, Sides: 6, For: of}}, By: rules.Each}
	}
	foe, diff := each(3, 9), rules.D(1, 6).Opposed()
	foe.Side = rules.Second
	diff.Of = append(diff.Of, rules.Die{N: 1, Sides: 6})
	for _, x := range []struct {
		all  []rules.Dice
		want string
	}{
		{[]rules.Dice{each(2, 7), each(2, 8)}, "4d6"},
		{[]rules.Dice{each(2, 7), each(2, 7)}, "2d6"},
		{[]rules.Dice{each(2, 7), foe, each(2, 8)}, "2d6"},
		{[]rules.Dice{each(2, 0), each(2, 0)}, "2d6"},
		{[]rules.Dice{diff, each(2, 8)}, "1d6 + 1d6"},
	} {
		if got := d.bar.diceText(together(x.all)); got != x.want {
			t.Errorf("%v: %q, not %q", x.all, got, x.want)
		}
	}
}

// The sheet hides no standard.
func TestASheetKeepsOffTheStandards(t *testing.T) {
	d := over(t, asked(t, "flags", false))
	d.UI.Text = 2
	d.keep = [2]paint.Rect{{X: 10, Y: 90, W: d.In.W * .22, H: 200}, {X: 10, Y: d.In.H - 220, W: d.In.W * .22, H: 200}}
	d.dealt()
	for x := float32(0); x < d.In.W; x += d.In.W / 7 {
		d.In.X, d.In.Y = x, d.In.H/2
		d.bar.reaction = reaction{}
		d.dealt()
		for _, r := range d.keep {
			if s := d.bar.Sheet(); s.W == 0 || s.Overlaps(r) {
				t.Errorf("the sheet at %v lies on the standard at %v", s, r)
			}
		}
	}
}

// A battalion that fires is shown with a musket, a battery with a gun.
func TestWhoFiresIsShownWithHisArms(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	if d.Scene.Ask.Act(rules.Option{Do: "fire"}) != rules.ActFire {
		t.Fatal("nobody fires here")
	}
	seen := map[rules.Face]string{}
	for _, p := range d.Scene.View().Pieces {
		seen[p.Face] = d.bar.iconOf(rules.Option{Do: "fire", Who: p.Ref})
	}
	if seen[rules.FaceInfantry] != "pict/skirmish" || seen[rules.FaceArtillery] != "pict/artillery" {
		t.Errorf("they fire with %v", seen)
	}
}

// The sheet names its keys and no more; that a click has come too early is told where it was made, with what to do.
func TestTheSheetDoesNotSpeakOfTheMouse(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	d.Choice.Guard.Meet(d.Scene.Ask, choice.Hand{}, 0, false, false, false)
	other := *d.Scene.Ask
	other.To = other.To.Other()
	d.Choice.Guard.Meet(&other, choice.Hand{}, choice.Slip, false, false, false)
	if presses, _ := d.Choice.Guard.Deaf(); !presses {
		t.Fatal("the guard is not up")
	}
	if d.dealt(); strings.Contains(d.text(), "mouse") {
		t.Errorf("the sheet speaks of the mouse: %s", d.text())
	}
	d.bar.Swallow(&d.UI)
	if d.Tick(); !strings.Contains(d.text(), "mouse") {
		t.Errorf("nobody says what to do: %s", d.text())
	}
}
