package table

import (
	"math/rand/v2"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/words"
	"grognard/rules"
)

func TestAClickOnARowOfASideShowsTheUnitAndNotTheRules(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
		b.words.Use(lang)
		b.Long()
		opened := ""
		b.t.deps.Rule = func(clause string) { opened = clause }
		name, refs := "", 0
		for i := range b.t.game.Scene.View().Sides[0].Gauges {
			g := &b.t.game.Scene.View().Sides[0].Gauges[i]
			if len(g.Refs) > 0 && !words.Several(&b.t.game.Scene.View().Sides[0], i) {
				name, refs = b.t.game.Words.Keys.Join("gauge", "first", string(g.Key)), int(g.Refs[0])
				break
			}
		}
		b.Click(name)
		if opened != "" {
			t.Errorf("the rules open at %s", opened)
		}
		if word, _, _ := b.t.Look.Word(); int(b.t.Look.Ref()) != refs || word != "" {
			t.Errorf("the inspector tells of %q %v, not of the unit of %s", word, b.t.Look.Ref(), name)
		}
		b.Pictures("called-" + lang)
		b.Point("track")
		b.Point(name)
		b.Tick()
		if word, _, _ := b.t.Look.Word(); word == "" {
			t.Error("pointed at anew the gauge does not tell what it is")
		}
		b.In.Keys = append(b.In.Keys, "F1")
		b.Tick()
		if opened == "" {
			t.Error("F1 does not open the clause of the gauge")
		}
	}
}

func TestAClickOnAGaugeBringsWhatItCountsIntoView(t *testing.T) {
	v := hexView()
	south, north := &v.Pieces[0], &v.Pieces[len(v.Pieces)-2]
	v.Gauges = []rules.Gauge{{Key: "points", N: 1, Refs: []rules.Ref{south.Ref}}}
	v.Sides[rules.First].Gauges = append(v.Sides[rules.First].Gauges, rules.Gauge{Key: "points", N: 1, Refs: []rules.Ref{north.Ref}})
	b := newStage(t, 1280, 720, v)
	for range 8 {
		b.Click("button.zoomin")
		for range 20 {
			b.Tick()
		}
	}
	for gauge, p := range map[string]*rules.Piece{"gauge.table.points": south, "gauge.first.points": north} {
		cell := b.t.game.Words.Keys.Region("cell", p.Cell)
		if b.Has(cell) {
			t.Fatalf("%s is in view already", cell)
		}
		b.away()
		b.Point(map[string]string{"gauge.table.points": "track", "gauge.first.points": "standard.first"}[gauge])
		b.Settle()
		b.Click(gauge)
		for range 40 {
			b.Tick()
		}
		if !b.Has(cell) {
			t.Errorf("a click on %s does not bring %s into view", gauge, cell)
		}
	}
}

// The inspector tells of what is pointed at, and keeps off what tells who is asked and what he may answer.
func TestTheInspectorKeepsOffWhatTellsWhoIsAsked(t *testing.T) {
	met := 0
	for seed := uint64(1); seed <= 4; seed++ {
		m := screentest.Begin(t, "ccn", "ccn-01-rolica-first", match.Start{Open: true, Seed: seed})
		soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
		for range 250 {
			q := m.Request()
			if q == nil {
				break
			}
			if q.About != 0 {
				b.Long()
				for _, r := range append([]rules.Ref{q.About}, fromOf(m)...) {
					name := b.t.game.Words.Keys.Region("piece", r)
					if !b.Has(name) || b.t.bar.Sheet().W+b.t.combat.Called().W == 0 {
						continue
					}
					b.Point(name)
					b.Long()
					met++
					for what, at := range map[string]paint.Rect{"the sheet of answers": b.t.bar.Sheet(), "the call": b.t.combat.Called()} {
						if look := b.t.peeked; look.W > 0 && at.W > 0 && at.Overlaps(look) {
							t.Errorf("%d, %s: %s in %v lies over the inspector of %s in %v", seed, q.Kind, what, at, name, look)
						}
					}
				}
			}
			answered(t, m, soldier.Choose(q, m.Position().View(q.To)))
		}
	}
	if met < 10 {
		t.Errorf("only %d are told of", met)
	}
}

// fromOf are the pieces that attack.
func fromOf(m *match.Match) []rules.Ref {
	if k := m.View().Combat; k != nil {
		return k.From
	}
	return nil
}
