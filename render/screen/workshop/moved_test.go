package workshop

import (
	"testing"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
	"grognard/render/workshop/state"
	"grognard/rules"
	"grognard/scenarios"
)

// What a step was is said where it is taken back, before it on the button and after it in the line
// at the top, until something else is done.
func TestWhatIsTakenBackIsSaid(t *testing.T) {
	for _, k := range []struct {
		language                         string
		stroke, objective, title, unit   string
		again, tip, gone, lines, erasing string
	}{
		{"en", "Undone: Woods, a stroke.", "Undone: Objective (D5).", "Undone: Title, English.", "Undone: French Line Infantry, a move (D6).",
			"Done again: Woods, a stroke.", "Undo (Ctrl+Z): Title, English", "Undone: Objective, taken away (D5).", "3 changes can be undone", ""},
		{"it", "Annullato: Boschi, un tratto.", "Annullato: Obiettivo (D5).", "Annullato: Titolo, inglese.", "Annullato: Fanteria di linea francese, spostamento (D6).",
			"Ripetuto: Boschi, un tratto.", "Annulla (Ctrl+Z): Titolo, inglese", "Annullato: Obiettivo, rimozione (D5).", "3 modifiche annullabili", ""},
	} {
		t.Run(k.language, func(t *testing.T) {
			how := prefs.Default()
			how.Language = k.language
			r, _ := scenarios.Book("ccn")
			b := on(pagetest.Open(t, 1280, 720, how), "ccn", r.(rules.Workshop).Blanks()[0].Text)
			p := b.page
			at := func(name string) []rules.Ref { return []rules.Ref{cellNamed(t, p, name)} }
			wants := func(says string) {
				t.Helper()
				b.Ctx.Animate()
				b.Settle()
				if got := p.moved(); got != says {
					t.Errorf("%q is said, not %q", got, says)
				}
				if says != "" && !b.Reads(says) {
					t.Errorf("%q stands nowhere", says)
				}
			}
			do := func(e rules.Edit) { p.state.Do(state.Edit(e)) }
			do(rules.Edit{Do: rules.EditPaint, Tool: "woods", Cells: append(at("D4"), at("D6")...)})
			do(rules.Edit{Do: rules.EditPut, Tool: "objective", Cells: at("D5")})
			do(rules.Edit{Do: rules.EditSet, Key: "scenario.title_en", Value: "Mine"})
			if got := p.tip("undo"); got != k.tip {
				t.Errorf("the button says %q", got)
			}
			if got := p.kept(); got != k.lines {
				t.Errorf("the strip says %q", got)
			}
			b.Click("button.undo")
			wants(k.title)
			b.Shot("undone-" + k.language)
			p.state.Undo()
			wants(k.objective)
			p.state.Undo()
			wants(k.stroke)
			p.state.Redo()
			wants(k.again)
			p.state.Do(state.Act{Hand: &state.Hand{Tool: "hill"}})
			wants("")
			do(rules.Edit{Do: rules.EditPut, Stock: "fr-ln", Cells: at("D5")})
			do(rules.Edit{Do: rules.EditPut, Path: "french.units.0", Cells: at("D6")})
			p.state.Undo()
			wants(k.unit)
			do(rules.Edit{Do: rules.EditPut, Tool: "objective", Cells: at("D5")})
			do(rules.Edit{Do: rules.EditTake, Path: "objective.0"})
			p.state.Undo()
			wants(k.gone)
		})
	}
}

// Of a battle that was opened again nothing is known but that it was changed.
func TestAStepOfBeforeIsAChange(t *testing.T) {
	b := open(t, "ccn", "ccn-01-rolica-first")
	p := b.page
	if err := p.state.Open.Become(p.Draft().Text + "\n# a word\n"); err != nil {
		t.Fatal(err)
	}
	p.state.Undo()
	if want := b.Deps.Words.Word("ui.workshop.undone", b.Deps.Words.Word("ui.workshop.deed.any")); p.moved() != want {
		t.Errorf("%q", p.moved())
	}
}

// What has a name written on it is called by that.
func TestANameThatIsTakenBackIsSaid(t *testing.T) {
	p := open(t, "ccn", "ccn-01-rolica-first").page
	p.state.Do(state.Edit(rules.Edit{Do: rules.EditTake, Path: "map.names.0"}))
	p.state.Undo()
	if got := p.moved(); got != "Undone: Roliça, taken away." {
		t.Errorf("%q", got)
	}
}

// cellNamed is the cell of a map that is labelled so.
func cellNamed(t *testing.T, p *Page, name string) rules.Ref {
	t.Helper()
	for _, c := range p.state.View().Map.Cells {
		if c.Label == name {
			return c.Ref
		}
	}
	t.Fatalf("there is no %s", name)
	return 0
}

// What mended a fault is said in the bar with how to take it back, and a choice among names with the
// name that was chosen.
func TestWhatMendedAFaultIsSaid(t *testing.T) {
	for _, k := range []struct{ language, under, gone string }{
		{"en", "Mended: 42e ligne: Under (Digonet); Ctrl+Z takes it back.", "Taken away: 42e ligne (F3); Ctrl+Z brings it back."},
		{"it", "Corretto: 42e ligne: Agli ordini di (Digonet); Ctrl+Z annulla.", "Tolto: 42e ligne (F3); Ctrl+Z lo rimette."},
	} {
		how := prefs.Default()
		how.Language = k.language
		b := on(pagetest.Open(t, 1280, 720, how), "squares", text(t, "squares", "ns-01-maida"))
		p := b.page
		path := ""
		for _, x := range p.Draft().Things {
			if p.stage.Words.Say(x.Name) == "42e ligne" {
				path = x.Path
			}
		}
		for _, x := range []struct {
			e    rules.Edit
			want string
		}{
			{rules.Edit{Do: rules.EditSet, Path: path, Key: "command", Value: "fr-right"}, k.under},
			{rules.Edit{Do: rules.EditTake, Path: path}, k.gone},
		} {
			act := state.Edit(x.e)
			act.Mends = true
			p.state.Do(act)
			b.Ctx.Animate()
			b.Settle()
			if got := p.moved(); got != x.want || !b.Reads(x.want) {
				t.Errorf("%q is said, not %q", got, x.want)
			}
		}
	}
}
