package log_test

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/panel/log"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// said is all that the log of a match says, in a drawer of the usual width.
func said(t *testing.T, m *match.Match, language string) string {
	t.Helper()
	d := paneltest.Open(t, m, language)
	p := log.New(m, &d.Scene, d.Words, &d.Dice)
	d.Put = func(c *ui.Ctx) { p.Frame(c, paint.Rect{X: 20, Y: 20, W: 360, H: 660}, 0) }
	d.Window.Pictures("log-" + m.Book().Prefix() + "-" + language)
	var all []string
	for i := range d.List.Cmds {
		if c := &d.List.Cmds[i]; c.Op == paint.Text {
			all = append(all, c.Text)
		}
	}
	return strings.Join(all, "\n")
}

func TestTheLogTellsWhatIsAddedToEachDieOfARollOfSides(t *testing.T) {
	m := screentest.Begin(t, "eagles", "the-long-ridge", match.Start{Open: true, Seed: 1})
	screentest.Until(t, m, "initiative")
	for language, want := range map[string]string{
		"en": "6\n+2 Officers, +1 Commander = 9\n5\n+2 Officers, +1 Commander = 8\n",
		"it": "6\n+2 Ufficiali, +1 Comandante = 9\n5\n+2 Ufficiali, +1 Comandante = 8\n",
	} {
		if s := said(t, m, language); !strings.Contains(s, want) {
			t.Errorf("the log does not say %q:\n%s", want, s)
		}
	}
}

func TestTheLogAddsNothingToDiceWhoseTotalsHaveLinesOfTheirOwn(t *testing.T) {
	m := screentest.Begin(t, "squares", "ns-02-quatre-bras", match.Start{Open: true, Seed: 1})
	contested := func(e match.Entry) bool { return e.Event.Kind == rules.EvResult && e.Event.Rule == "NS-C3.5" }
	for range 60 {
		if slices.ContainsFunc(m.Log(), contested) {
			break
		}
		q := m.Request()
		if _, err := m.Answer(q.Options[max(0, q.Quiet)]); err != nil {
			t.Fatal(err)
		}
	}
	s := said(t, m, "en")
	if !strings.Contains(s, "(ability") {
		t.Fatalf("no contest was told:\n%s", s)
	}
	if strings.Contains(s, "= ") {
		t.Errorf("the log tells totals twice:\n%s", s)
	}
}
