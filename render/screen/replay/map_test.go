package replay

import (
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/board"
	"grognard/render/screen/pagetest"
	"grognard/render/screentest"
	"grognard/rules"
)

// replayed opens the replay of a game of Musket & Saber in which somebody has moved.
func replayed(t *testing.T) (*pagetest.Pages, *Page, rules.Option) {
	t.Helper()
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: 3})
	var moved rules.Option
	for range 20 {
		q := m.Request()
		if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "move" && o.At != 0 }); i >= 0 {
			moved = q.Options[i]
		}
		o := moved
		if o.Do == "" {
			o = q.Options[max(0, q.Quiet)]
		}
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
		if moved.Do != "" {
			break
		}
	}
	p := opened(d, m, m.Len(), nil)
	return d, p, moved
}

func TestTheReplayHasTheOverlaysOfTheRulebook(t *testing.T) {
	d, p, o := replayed(t)
	if len(p.stage.View.Picture.Shades) != 0 {
		t.Fatal("an overlay is on")
	}
	key := p.stage.View.Overlays.Keys[0]
	d.Click("button.peek." + string(key))
	if p.stage.View.Overlays.Shown() != key {
		t.Errorf("%q is on, want %q", p.stage.View.Overlays.Shown(), key)
	}
	d.Click("button.peek." + string(key))
	some := 0
	for i, key := range p.stage.View.Overlays.Keys {
		l := &d.In.Held.Letters[p.stage.View.Overlays.Letter(i)[0]-'A']
		*l = true
		d.Point(p.stage.Words.Keys.Region("piece", o.Who))
		d.Tick()
		if p.stage.View.Overlays.Shown() != key {
			t.Errorf("the key of %q shows %q", key, p.stage.View.Overlays.Shown())
		}
		if p.stage.View.Overlays.Blank() == "" {
			some++
		}
		*l = false
		d.In.Now += 1000
		d.Tick()
	}
	if some < 3 {
		t.Errorf("%d of %d overlays show anything", some, len(p.stage.View.Overlays.Keys))
	}
}

func TestTheReplayDrawsTheMoveOfTheAnswerShown(t *testing.T) {
	d, p, o := replayed(t)
	leads := func(a board.Arrow) bool { return a.To == o.At && a.Kind == board.ArrowPast }
	if !slices.ContainsFunc(p.stage.View.Picture.Arrows, leads) {
		t.Error("the way is not drawn")
	}
	d.Key("Left")
	if slices.ContainsFunc(p.stage.View.Picture.Arrows, leads) {
		t.Error("it is drawn before it was gone")
	}
}

func TestAClickOnTheMapOfAReplayChangesNothing(t *testing.T) {
	d, p, o := replayed(t)
	at, n := p.at, p.m.Len()
	d.Click(p.stage.Words.Keys.Region("piece", o.Who))
	d.Click(p.stage.Words.Keys.Region("cell", o.At))
	d.Key("Tab", "N")
	if p.at != at || p.m.Len() != n || len(p.stage.View.Choice.Picks) > 0 {
		t.Errorf("answer %d of %d is shown, picked are %v", p.at, p.m.Len(), p.stage.View.Choice.Picks)
	}
}
