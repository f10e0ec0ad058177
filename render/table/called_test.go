package table

import (
	"testing"

	"grognard/render/table/words"
)

func TestAClickOnARowOfASideShowsTheUnitAndNotTheRules(t *testing.T) {
	for _, lang := range []string{"en", "it"} {
		b := newBattleOf(t, "musket", 1280, 720, "marengo-1800")
		b.words.Use(lang)
		b.Long()
		opened := ""
		b.t.deps.Rule = func(clause string) { opened = clause }
		name, refs := "", 0
		for i := range b.t.scene.View().Sides[0].Gauges {
			g := &b.t.scene.View().Sides[0].Gauges[i]
			if len(g.Refs) > 0 && !words.Several(&b.t.scene.View().Sides[0], i) {
				name, refs = b.t.names.Join("gauge", "first", g.Key), int(g.Refs[0])
				break
			}
		}
		b.Click(name)
		if opened != "" {
			t.Errorf("the rules open at %s", opened)
		}
		if word, _, _ := b.t.look.Word(); int(b.t.look.Ref()) != refs || word != "" {
			t.Errorf("the inspector tells of %q %v, not of the unit of %s", word, b.t.look.Ref(), name)
		}
		b.Pictures("called-" + lang)
		b.Point("track")
		b.Point(name)
		b.Tick()
		if word, _, _ := b.t.look.Word(); word == "" {
			t.Error("pointed at anew the gauge does not tell what it is")
		}
		b.In.Keys = append(b.In.Keys, "F1")
		b.Tick()
		if opened == "" {
			t.Error("F1 does not open the clause of the gauge")
		}
	}
}
