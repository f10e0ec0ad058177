package table

import (
	"slices"
	"testing"

	"grognard/game/lang"
	"grognard/game/lang/langtest"
	"grognard/game/lesson"
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/anim"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/advice"
	"grognard/render/table/panel/combat"
	"grognard/render/ui"
	_ "grognard/rules/rulestest/heap"
)

// desk is a window with nothing in it but a table. What lies beyond the table,
// such as the cover between two players, is only counted.
type desk struct {
	mind   *thinker                          // nil: nobody advises
	lesson func(m *match.Match) *lesson.Play // nil: none is played
	left   int                               // times that it was left
	*screentest.Window
	ui    ui.Ctx
	words *lang.Catalog
	prefs prefs.Prefs
	table *Table

	kept     Kept
	handed   int   // frames in which the cover was asked for
	menus    int   // times that the menu was asked for
	replayed int   // answer from which the replay was asked for, or -1
	fault    error // the last one of the match
}

// newDesk opens an empty window of a size.
func newDesk(t testing.TB, w, h int, p prefs.Prefs) *desk {
	t.Helper()
	d := &desk{Window: screentest.Open(t, w, h), words: langtest.Words(t), prefs: p, replayed: -1}
	d.ui = d.Widgets(d.words)
	d.ui.Theme, d.ui.Text, d.ui.Calm = ui.ThemeNamed(p.Theme), float32(p.TextSize)/100, p.ReducedMotion
	d.ui.Word = func(k string) string { return d.words.Word(k) } // a test may change the catalogue
	if p.Language != "" {
		d.words.Use(p.Language)
	}
	d.Show(d)
	return d
}

// thinker is who advises at the table.
func (d *desk) thinker() advice.Thinker {
	if d.mind == nil {
		return &thinker{}
	}
	return d.mind
}

// Frame implements paint.Scene.
func (d *desk) Frame(in *paint.Input, l *paint.List) paint.Status {
	d.ui.Begin(in, l)
	if d.table != nil {
		d.table.Frame(&d.ui)
	}
	return d.ui.End()
}

// Hits implements paint.Hitter.
func (d *desk) Hits() []paint.Hit { return d.ui.Hits() }

// begin puts a match on the table.
func (d *desk) begin(m *match.Match) *battle {
	d.table = New(Deps{
		Words: d.words, Store: d.Store, Metrics: d.Faces, Bake: screentest.Ground(ground.Options{Unnamed: true}),
		Pace: func() anim.Pace {
			p := anim.Pace{Speed: d.prefs.Pace(), Reduced: d.prefs.ReducedMotion}
			if p.Speed == 0 {
				p.Speed = -1 // at once
			}
			return p
		},
		OneClick: func() bool { return d.prefs.OneClick },
		Fights:   func() combat.Show { return combat.Show(max(0, slices.Index(prefs.Fights(), d.prefs.Fights))) },
		EdgePan:  func() bool { return d.prefs.EdgePan },
		Lens:     func() bool { return d.prefs.Lens },
		SetLens:  func(on bool) { d.prefs.Lens = on },
		Kept:     func() Kept { return d.kept },
		Keep:     func(k Kept) { d.kept = k },
		Slip:     func() float64 { return d.prefs.Slip() },
		HandOver: func() { d.handed++ },
		Menu:     func() { d.menus++ },
		Replay:   func(answer int) { d.replayed = answer },
		Thinker:  d.thinker,
		Lesson:   d.taught(m),
		Leave:    func() { d.left++ },
		Failed:   func(err error) { d.fault = err },
	}, m)
	d.T.Cleanup(d.table.Close) // what is worked out for nobody ends with the test
	d.Settle()
	return &battle{desk: d, m: m, t: d.table}
}

func (d *desk) taught(m *match.Match) *lesson.Play {
	if d.lesson == nil {
		return nil
	}
	return d.lesson(m)
}

// away moves the pointer off everything, until no card beside a banner lies open.
func (b *battle) away() {
	b.In.X, b.In.Y = b.In.W/2, 2
	b.Tick()
	b.In.Now += 1000
	b.Settle()
}
