package prompt

import (
	"testing"
	"time"

	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/screentest"
	"grognard/render/table/scene"
	"grognard/render/ui"
	"grognard/rules"
)

func TestAReactionLiesInTheBarAndHidesNothingOfTheMap(t *testing.T) {
	d := over(t, asked(t, "reaction", false))
	d.Settle()
	if !d.Choice.Reacting() {
		t.Fatal("nobody reacts")
	}
	if ask := d.Words.Asking(d.Choice); !d.Says(ask[:20]) {
		t.Errorf("the strip does not ask %q", ask)
	}
	if h := d.hit("option.stand"); h.Y+h.H > d.bar.room.Map.Y {
		t.Error("the buttons of the strip lie over the map")
	}
}

// Where the bar has no room for question and buttons the strip slides in over the map,
// from the edge of the player who is asked.
func TestAReactionSlidesInOverTheMapWhereTheBarIsTooNarrow(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	d.wide = 700
	d.bar.reaction = reaction{}
	d.Tick()
	d.Tick()
	early := d.bar.slidingRect(&d.UI, 0)
	d.Settle()
	h := d.hit("option.hold")
	if h.Y < d.bar.room.Map.Y {
		t.Fatalf("the buttons lie at %v, in the bar", h.Y)
	}
	if late := d.bar.slidingRect(&d.UI, 1); late.Y == early.Y {
		t.Error("the strip does not move")
	}
}

// The strip lies at the edge of the player who is asked, but not over what the question
// is about.
func TestTheStripDoesNotHideWhatItAsksAbout(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	v := d.Scene.View()
	v.Combat = nil
	bar := d.Put
	d.Put = func(c *ui.Ctx) { // pieces lie where they were painted
		d.Board.Paint(c.L, &board.Picture{View: v, Clips: &d.Clips, Name: d.Words.Name, Short: d.Words.ShortName, Place: d.Words.Place, Off: scene.OffBoard})
		bar(c)
	}
	d.Tick()
	q := *d.Scene.Ask
	d.Scene.View = func() *rules.View { return v }
	d.Scene.Ask = &q
	d.bar.room.Map.H = 520 // pieces stand at its foot
	for _, edge := range []rules.Edge{rules.North, rules.South} {
		v.Sides[q.To].Edge = edge
		q.About = 0
		home := d.bar.slidingRect(&d.UI, 1)
		if south := home.Y > d.bar.room.Map.Y+100; south != (edge == rules.South) {
			t.Errorf("the strip of a player at edge %d lies at %v", edge, home.Y)
		}
		for i := range v.Pieces {
			if at, ok := d.Board.PieceRect(v.Pieces[i].Ref); ok && at.Overlaps(home) {
				q.About = v.Pieces[i].Ref
			}
		}
		if q.About == 0 {
			t.Fatal("nobody stands under the strip")
		}
		at, _ := d.Board.PieceRect(q.About)
		if d.bar.slidingRect(&d.UI, 1).Overlaps(at) {
			t.Errorf("at edge %d the strip hides whom it asks about", edge)
		}
	}
}

func TestNumberKeysAnswerAReaction(t *testing.T) {
	d := over(t, asked(t, "battle_back", false))
	d.Key("1")
	if len(d.acts) != 1 || d.acts[0].Does != Pushes || d.acts[0].Option.Do != "back" {
		t.Errorf("key 1 asks for %+v", d.acts)
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
	d.Click("button.order")
	d.expects("the standing order", Act{Does: Orders, Option: quiet})
	if len(m.Orders()) > 0 {
		t.Error("painting the bar has given the order")
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
