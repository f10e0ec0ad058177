package table

import (
	"math/rand/v2"
	"slices"
	"testing"

	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/foresee"
	"grognard/rules"
)

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

// assault clicks the unit, the card and the target of an attack.
func (b *battle) assault(o rules.Option) {
	b.desk.T.Helper()
	b.Click(b.t.game.Words.Keys.Region("piece", o.Who))
	b.Click(b.t.game.Words.Keys.Region("card", o.With))
	b.Click(b.t.game.Words.Keys.Region("piece", o.At))
}

func TestAnAttackShowsItsOddsAndWaitsForASecondClick(t *testing.T) {
	b, o := attacking(t)
	b.Click(b.t.game.Words.Keys.Region("piece", o.Who))
	b.Click(b.t.game.Words.Keys.Region("card", o.With))
	target := b.t.game.Words.Keys.Region("piece", o.At)
	b.Click(target)
	b.Long()
	if b.m.Request().Kind != "combat.declare" {
		t.Fatal("the attack went off at the first click")
	}
	if s := b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos); s == nil || len(s.Rows) == 0 {
		t.Fatal("no odds are shown")
	}
	b.Click(target)
	b.Long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("the second click does not attack")
	}
}

func TestEnterCommitsTheAttackThatIsShown(t *testing.T) {
	b, o := attacking(t)
	b.assault(o)
	b.Key("Enter")
	b.Long()
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
			b.assault(o)
			break
		}
	}
	b.Long()
	if b.m.Request().Kind == "combat.declare" {
		t.Error("the attack waits for a second click")
	}
}

func TestTheRowsOfTheOddsAddUpToAHundred(t *testing.T) {
	b, o := attacking(t)
	sum := 0
	sheet := foresee.NewCard(foresee.Act{Pos: b.t.game.Scene.Pos, Option: o}, nil, nil)
	if sheet.Odds != nil {
		t.Fatal("a sheet without a card has one")
	}
	b.t.game.Ahead.Odds.Want(b.t.game.Scene.Pos, o)
	b.Long()
	for _, r := range b.t.game.Ahead.Odds.Card(b.t.game.Scene.Pos).Odds.Rows {
		sum += r.Tenths
	}
	if sum != 1000 {
		t.Errorf("the rows add up to %d tenths of a percent", sum)
	}
}

func TestAClickDuringAnAnimationEndsItAndIsHeard(t *testing.T) {
	b := moving(t)
	b.Click("piece.fr-ig")
	b.Point("cell.d3")
	b.In.Pressed[paint.Left], b.In.Down[paint.Left] = true, true
	b.Tick()
	b.In.Released[paint.Left], b.In.Down[paint.Left] = true, false
	b.Tick()
	b.Tick()
	if !b.t.game.Clips.Running() {
		t.Fatal("the move was over within a frame")
	}
	b.In.Keys = []paint.Key{"G"}
	b.Tick()
	if b.t.game.Clips.Running() || !b.t.View.Picture.Grid {
		t.Error("the key neither ended the animation nor was heard")
	}
}

// TestTheSecondCombatIsNotTakenForDecided plays by lot, and attacks whenever it
// can, until the details of a second combat are asked for: nothing of the first
// one may stand on its panel.
func TestTheSecondCombatIsNotTakenForDecided(t *testing.T) {
	b := musketry(t)
	dice := rand.New(rand.NewPCG(1, 2))
	results := 0
	for range 600 {
		q := b.m.Request()
		if q == nil {
			break
		}
		if q.Kind == "combat.attack" && results > 0 {
			if b.t.game.History.Decided() || len(b.t.game.Clips.Throws()) > 0 {
				t.Errorf("a new combat begins with %d throws of the last one; decided: %t", len(b.t.game.Clips.Throws()), b.t.game.History.Decided())
			}
			return
		}
		o := q.Options[dice.IntN(len(q.Options))]
		if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "attack" }); i >= 0 {
			o = q.Options[i]
		}
		b.t.commit(&b.ui, o)
		b.Long()
		results = len(b.results())
	}
	t.Fatal("there is no second combat")
}

// results lists the results that the log tells.
func (b *battle) results() (all []match.Entry) {
	for _, e := range b.m.Log() {
		if e.Event.Kind == rules.EvResult {
			all = append(all, e)
		}
	}
	return all
}

// musketry opens a small battle of Musket & Saber.
func musketry(t *testing.T) *battle {
	t.Helper()
	m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Auto: true, Seed: 12})
	b := newDesk(t, 1280, 720, instant()).begin(m)
	b.Long()
	return b
}
