package screen

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/game/prefs"
	kept "grognard/game/series"
	"grognard/render/screen/end"
	"grognard/render/screen/series"
	"grognard/render/table"
	"grognard/rules"
)

// concede has whoever is asked on the table concede, and shows how the game ended.
func (d *desk) concede() {
	d.T.Helper()
	t, is := d.top().(*table.Table)
	if !is {
		d.T.Fatalf("%T lies on top, no table", d.top())
	}
	m := t.Match()
	m.TakeSeat()
	if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		d.T.Fatal(err)
	}
	if err := m.Flush(); err != nil {
		d.T.Fatal(err)
	}
	d.Long()
	if _, is := d.top().(*end.Page); !is {
		d.root.pages.Push(d.root.ended(m))
		d.Long()
	}
}

// only is the one series in the folder.
func (d *desk) only() *kept.Series {
	d.T.Helper()
	all, faults := d.root.series.List()
	if len(all) != 1 || len(faults) > 0 || all[0].Err != nil {
		d.T.Fatalf("%d series, %v", len(all), faults)
	}
	return all[0].Series
}

// A match of two games by the mouse: the browser begins it, the page of the end leads to the second game and to the result.
func TestAMatchOfTwoGamesByMouse(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("system.ccn")
	d.Settle()
	d.Click("scenario.ccn-01-rolica-first")
	d.Settle()
	d.Click("who.one")
	d.Settle()
	d.Click("option.double")
	d.Settle()
	d.Click("button.start")
	d.Settle()
	first := d.top().(*table.Table).Match()
	if first.Start().Series == "" {
		t.Fatal("it is no game of a match")
	}
	d.concede()
	if s := d.only(); len(s.Results) != 1 {
		t.Fatalf("%d results", len(s.Results))
	}
	d.Click("button.series")
	d.Settle()
	second := d.top().(*table.Table).Match()
	if second == first || second.Start().Series == first.Start().Series {
		t.Fatal("there is no second game")
	}
	d.concede()
	d.Click("button.series")
	d.Long()
	if _, is := d.top().(*series.Page); !is {
		t.Fatalf("%T lies on top", d.top())
	}
	s := d.only()
	if !s.Over() || s.Total().Won != [2]int{1, 1} {
		t.Errorf("it came to %+v", s.Total())
	}
	if d.Has("button.go") {
		t.Error("there is nothing more to play")
	}
}

// A campaign by the mouse: it begins, its battle is left and gone on with, its end brings the next one.
func TestACampaignByMouse(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("button.series")
	d.Long()
	d.Click("campaign.peninsula")
	d.Long()
	d.Click("who.one")
	d.Long()
	d.Click("button.go")
	d.Long()
	d.Click("button.go")
	d.Settle()
	m := d.top().(*table.Table).Match()
	if err := m.Flush(); err != nil {
		t.Fatal(err)
	}
	d.root.pages.Home(nil)
	d.Long()
	if !d.Has("button.continue") {
		t.Error("the title does not go on with the battle")
	}
	d.Click("button.series")
	d.Long()
	d.Click("button.go")
	d.Settle()
	again := d.top().(*table.Table).Match()
	if again.Start().Series != m.Start().Series || again == m {
		t.Fatalf("it goes on with %q, not %q", again.Start().Series, m.Start().Series)
	}
	if all, _ := archive.List(d.root.deps.Saves); len(all) != 1 {
		t.Errorf("%d saves of one game", len(all))
	}
	d.concede()
	d.Click("button.series")
	d.Long()
	if s := d.only(); len(s.Results) != 1 || s.Results[0].Battle != "rolica" {
		t.Errorf("results are %+v", s.Results)
	}
	d.Key("Escape")
	d.Long()
	d.Click("button.series.on")
	d.Long()
	if _, is := d.top().(*series.Page); !is {
		t.Errorf("the title leads to %T", d.top())
	}
}

// A game that ends while nobody looks at its end counts, too.
func TestAnEndThatNobodySawCounts(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	d.Click("button.series")
	d.Long()
	d.Click("tournament.pairs")
	d.Long()
	d.Click("who.one")
	d.Long()
	d.Click("button.go")
	d.Settle()
	m := d.top().(*table.Table).Match()
	d.root.pages.Push(d.root.options()) // over the table, which does not show the end
	d.Tick()
	m.TakeSeat()
	if _, err := m.Answer(rules.Option{Do: rules.Concede}); err != nil {
		t.Fatal(err)
	}
	d.Tick()
	if _, is := d.top().(*end.Page); is {
		t.Fatal("the end is shown")
	}
	all, err := os.ReadDir(d.root.deps.Series)
	if err != nil {
		t.Fatal(err)
	}
	found := false
	for _, e := range all {
		data, err := os.ReadFile(filepath.Join(d.root.deps.Series, e.Name()))
		found = found || err == nil && strings.Contains(string(data), "\nresult 1 ")
	}
	if !found {
		t.Error("the series does not have the result")
	}
}

// A series whose file is damaged beyond reading is told in one sentence, and can be deleted.
func TestADamagedSeriesIsToldOnItsPage(t *testing.T) {
	d := newDesk(t, 1920, 1080, prefs.Default())
	if err := os.MkdirAll(d.root.deps.Series, 0o755); err != nil {
		t.Fatal(err)
	}
	path := filepath.Join(d.root.deps.Series, "bad.series")
	if err := os.WriteFile(path, []byte("grognard series 1\nkind war\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	d.Click("button.series")
	d.Long()
	d.Click("series.bad")
	d.Long()
	if !d.Says("“war”") {
		t.Error("what is wrong is not told")
	}
	d.Click("button.delete")
	d.Long()
	d.Click("button.delete.really")
	d.Long()
	if archive.Exists(path) {
		t.Error("it is still there")
	}
}

// The pages of series, at every size of text: nothing is clipped, nothing lies on anything else.
func TestPagesOfSeriesFitAtEverySizeOfText(t *testing.T) {
	for _, size := range []int{80, 130, 200} {
		if testing.Short() && size == 130 {
			continue
		}
		for _, w := range [][2]int{{1280, 720}, {1920, 1080}} {
			for _, lang := range []string{"en", "it"} {
				p := prefs.Default()
				p.TextSize, p.Language = size, lang
				d := newDesk(t, w[0], w[1], p)
				s := kept.Series{Kind: kept.Tournament, Mode: kept.Pairs, Book: "manoeuvre", Title: "T", Seed: 4,
					Results: []kept.Result{{Won: kept.One, Score: [2]int{5, 3}, Nations: [2]string{"au", "ot"}}}}
				if err := d.root.series.New(&s, "tournament"); err != nil {
					t.Fatal(err)
				}
				d.root.pages.Push(d.root.seriesPage(""))
				d.Long()
				d.Fits(lang + " a tournament that is played")
				for _, name := range []string{"campaign.peninsula", "campaign.valley", "tournament.rounds"} {
					if d.Has(name) { // else the list is to be scrolled
						d.Click(name)
						d.Long()
						d.Fits(lang + " " + name)
					}
				}
			}
		}
	}
}
