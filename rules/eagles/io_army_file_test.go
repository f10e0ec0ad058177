package eagles

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"pgregory.net/rapid"

	"grognard/rules"
)

// redcoats is an army file with something of everything.
const redcoats = `format = 1
title = "Thin \"Red\" Line"

[[army]]
nation = "gb"
points = 174

[[army.battalion]]
grade = "veteran"
rankers = 24
light = true
rifles = true
sergeants = 2
points = 68

[[army.battalion]]
grade = "guard"
rankers = 36
drummers = 2
standards = 1
officers = 1
points = 92

[[army.battalion]]
grade = "militia"
rankers = 28
points = 14
`

// answerFile answers for a side what an army file says, from a board that asks for
// its army.
func answerFile(t testing.TB, b rules.Board, s rules.Side, file string) (*rules.Position, error) {
	t.Helper()
	all, err := Book{}.BuildArmy(b, s, []byte(file))
	if err != nil {
		return nil, err
	}
	p, _, err := rules.Begin(Book{}, b)
	for _, o := range all {
		if err != nil {
			break
		}
		p, _, err = p.Play(rules.Answer{By: s, Option: o})
	}
	if err != nil {
		t.Fatalf("%v\n%s", err, file)
	}
	return p, nil
}

func TestAnArmyFileAndTheAnswersThatBuildItAreTheSame(t *testing.T) {
	p, err := answerFile(t, Book{}.NewArmy(), rules.First, redcoats)
	if err != nil {
		t.Fatal(err)
	}
	if got := string(Book{}.WriteArmy(p.Board(), rules.First, `Thin "Red" Line`)); got != redcoats {
		t.Errorf("it is written back as\n%s", got)
	}
	m := p.View(rules.First).ArmyList
	if m.Points.N != 174 || m.Points.Of != 200 || len(m.Units) != 3 || m.Units[0].Price != 68 || !m.Units[0].Traits[1].On {
		t.Errorf("the army list shows %+v", m)
	}
}

func TestAnArmyFileTakesThePlaceOfWhatWasPutTogetherBefore(t *testing.T) {
	g := buildGame(t, "fr").Play("recruit +line #48", "officer a1", "recruit +guard #20")
	p, err := answerFile(t, g.Board(), rules.First, redcoats)
	if err != nil {
		t.Fatal(err)
	}
	if got := (Book{}).WriteArmy(p.Board(), rules.First, `Thin "Red" Line`); string(got) != redcoats {
		t.Errorf("the army is now\n%s", got)
	}
	b := g.Play("done").Position.Board()
	if p, err = answerFile(t, b, rules.Second, redcoats); err != nil {
		t.Fatal(err)
	}
	v := p.View(rules.First)
	if v.ArmyList.Side != rules.Second || v.ArmyList.Points.N != 174 || v.Sides[rules.First].Gauges[0].N != 48+10+40 {
		t.Errorf("Second has %+v, First %+v", v.ArmyList.Points, v.Sides[rules.First].Gauges[0])
	}
}

func TestAnArmyTooDearForABattleIsRefusedWithItsPlace(t *testing.T) {
	cheap := strings.Replace(string(scenarioFiles(t)["free-battle.toml"]), "points = 200", "points = 100", 1)
	b, err := Book{}.Load([]byte(cheap), nil)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Book{}.BuildArmy(b, rules.First, []byte(redcoats))
	var f *rules.FileError
	if !errors.As(err, &f) || f.Key != "me.fault.army.points" || f.Line != 4 || f.Col < 1 {
		t.Errorf("%v", err)
	}
}

func TestFaultsInAnArmyFileNameTheirPlace(t *testing.T) {
	for _, c := range []struct {
		old, new, key string
		line          int
	}{
		{"format = 1", "format = 2", "fault.file.format", 1},
		{"format = 1\n", "", "fault.file.format", 1},
		{"[[army]]", "[[army]]\nnation = \"fr\"\n[[army]]", "me.fault.army.one", 4},
		{`nation = "gb"`, `nation = "xx"`, "me.fault.nation", 5},
		{"light = true", "light = true\nbrave = true", "fault.toml.key", 12},
		{"points = 174", "points = 175", "me.fault.army.sum", 6},
		{"points = 174", "colour = 174", "fault.toml.key", 6},
		{`grade = "guard"`, `grade = "elite"`, "me.fault.grade", 17},
		{`grade = "veteran"`, `grade = "line"`, "me.fault.light.grade", 11},
		{"rankers = 24", "rankers = 40", "me.fault.light.size", 10},
		{"rankers = 36", "rankers = 37", "me.fault.rankers", 18},
		{"rankers = 36", "rankers = 52", "me.fault.rankers", 18},
		{"rankers = 28", "rankers = 12", "me.fault.rankers", 26},
		{"rankers = 28", `rankers = "28"`, "fault.toml.sort", 26},
		{"light = true\n", "", "me.fault.rifles", 11},
		{`nation = "gb"`, `nation = "fr"`, "me.fault.rifles", 12},
		{"drummers = 2", "drummers = 3", "me.fault.figures", 19},
		{"sergeants = 2", "sergeants = 3", "me.fault.figures", 13},
		{"sergeants = 2", "sergeants = -1", "me.fault.figures", 13},
		{"standards = 1", "standards = 2", "me.fault.figures", 20},
		{"officers = 1", "officers = 2", "me.fault.figures", 21},
		{"points = 14", "points = 15", "me.fault.battalion.sum", 27},
		{"rankers = 28", "rankers = 28\nnation = \"pt\"", "me.fault.contingent", 27},
		{"grade = \"militia\"\nrankers = 28\npoints = 14", "grade = \"veteran\"\nrankers = 16\nlight = true", "me.fault.light.two", 27},
		{"points = 174", "", "", 0},
		{"grade = \"guard\"\nrankers = 36\ndrummers = 2\nstandards = 1\nofficers = 1\npoints = 92", "grade = \"guard\"\nrankers = 48\ndrummers = 2\nstandards = 1\nofficers = 1", "me.fault.army.sum", 6},
		{"points = 14\n", "points = 14\n" + strings.Repeat("[[army.battalion]]\ngrade = \"militia\"\nrankers = 16\n", 30), "me.fault.army.many", 4},
		{`"Thin`, `Thin`, "fault.toml.syntax", 2},
	} {
		text := strings.Replace(redcoats, c.old, c.new, 1)
		if text == redcoats {
			t.Fatalf("%s is not in the file", c.old)
		}
		_, err := Book{}.ReadArmy([]byte(text))
		if c.key == "" {
			if err != nil {
				t.Errorf("%q: %v", c.new, err)
			}
			continue
		}
		var f *rules.FileError
		if !errors.As(err, &f) || f.Key != c.key || f.Line != c.line || f.Col < 1 {
			t.Errorf("%q: %v, want %s in line %d", c.new, err, c.key, c.line)
		}
	}
	_, err := Book{}.ReadArmy([]byte("format = 1\n[[army]]\nnation = \"fr\"\n"))
	if f := (*rules.FileError)(nil); !errors.As(err, &f) || f.Key != "me.fault.army.empty" || f.Line != 2 {
		t.Errorf("an army of nobody: %v", err)
	}
}

func TestTheNationChangesOnlyWhileThereIsNoBattalion(t *testing.T) {
	g := buildGame(t, "fr").WantOffered("nation +gb").WantNot("nation +fr")
	g.Play("recruit +line #16").WantRefused("nation +gb", "ME-6.2")
	g.Play("disband a1", "nation +gb")
	if got := g.View(rules.First).Sides[rules.First].Nation; got != "gb" {
		t.Errorf("the nation is %s", got)
	}
}

// listedOptions lists all options that stand in an army list.
func listedOptions(m *rules.ArmyList) (all []rules.Option) {
	all = append(all, m.Nations...)
	for _, g := range m.Grades {
		for _, r := range g.Sizes {
			all = append(all, r.Option)
		}
	}
	for _, u := range m.Units {
		all = append(all, u.Drop)
		for _, x := range u.Items {
			all = append(all, x.Add, x.Drop)
		}
		for _, x := range u.Traits {
			all = append(all, x.Set, x.Clear)
		}
	}
	return append(all, m.Done)
}

func TestTheArmyListShowsEveryAnswerAndItsPriceIsWhatIsPaid(t *testing.T) {
	rapid.Check(t, func(r *rapid.T) {
		p, _, err := rules.Begin(Book{}, Book{}.NewArmy())
		for range rapid.IntRange(1, 40).Draw(r, "answers") {
			if err != nil {
				r.Fatal(err)
			}
			v := p.View(rules.First)
			known := listedOptions(v.ArmyList)
			for _, o := range p.Request().Options {
				if !slices.Contains(known, o) {
					r.Fatalf("the army list does not show %s", rules.FormatOption(Book{}, o))
				}
			}
			for _, o := range p.Refusals() {
				if !slices.Contains(known, o.Option) || len(o.Reasons) == 0 {
					r.Fatalf("the army list does not show %s, which is refused", rules.FormatOption(Book{}, o.Option))
				}
			}
			o := rapid.SampledFrom(p.Request().Options).Draw(r, "answer")
			if o.Do == "done" {
				continue
			}
			p, _, err = p.Play(rules.Answer{By: rules.First, Option: o})
		}
		if err != nil {
			r.Fatal(err)
		}
		m, sum := p.View(rules.First).ArmyList, 0
		for _, u := range m.Units {
			sum += u.Price
		}
		if sum != m.Points.N || sum > m.Points.Of {
			r.Fatalf("battalions of %d points, %d paid of %d", sum, m.Points.N, m.Points.Of)
		}
		if len(m.Units) == 0 {
			return
		}
		file := Book{}.WriteArmy(p.Board(), rules.First, "x")
		q, err := answerFile(t, Book{}.NewArmy(), rules.First, string(file))
		if err != nil || string(Book{}.WriteArmy(q.Board(), rules.First, "x")) != string(file) {
			r.Fatalf("%v: not the same army:\n%s", err, file)
		}
	})
}

func FuzzReadArmy(f *testing.F) {
	f.Add([]byte(redcoats))
	f.Add([]byte("format = 1\n[[army]]\nnation = \"fr\"\n[[army.battalion]]\ngrade = \"line\"\nrankers = 16\nid = \"a1\"\nx = 1.5\n"))
	f.Add([]byte("[[army]]\n[army.commander]\nwith = 3\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		n, err := Book{}.ReadArmy(data)
		var fault *rules.FileError
		if err != nil {
			if !errors.As(err, &fault) || fault.Key == "" || strings.Contains(err.Error(), "\n") {
				t.Fatalf("%q is no fault in one sentence", err)
			}
			return
		}
		if n.Points > armyPoints || n.Units < 1 {
			t.Fatalf("%+v is an army", n)
		}
		p, err := answerFile(t, Book{}.NewArmy(), rules.First, string(data))
		if err != nil {
			t.Fatal(err)
		}
		again, err := Book{}.ReadArmy(Book{}.WriteArmy(p.Board(), rules.First, n.Title))
		n.Title = again.Title // what cannot be written is left out
		if err != nil || again != n {
			t.Fatalf("%v: read again it is %+v, not %+v", err, again, n)
		}
	})
}
