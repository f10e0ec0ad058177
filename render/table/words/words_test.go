package words

import (
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/names"
	"grognard/render/screentest"
	"grognard/render/table/foresee"
	"grognard/render/table/scene"
	"grognard/rules"
)

// heard is the Speaker of a battle that has just begun.
type heard struct {
	*Speaker
	t     *testing.T
	match *match.Match
}

// hear returns the Speaker of a battle, with both hands open.
func hear(t *testing.T, system, scenario string) heard {
	t.Helper()
	m := screentest.Begin(t, system, scenario, match.Start{Open: true, Seed: 11})
	v := m.View()
	w := New(langtest.Words(t), m.Book(), &names.Book{Rulebook: m.Book()}, &scene.Scene{View: func() *rules.View { return v }, Pos: m.Position(), Ask: m.Request()})
	w.See(v)
	return heard{w, t, m}
}

// ref is the thing of a name.
func (w heard) ref(name string) rules.Ref {
	w.t.Helper()
	r, err := w.match.Book().Parse(name)
	if err != nil {
		w.t.Fatal(err)
	}
	return r
}

// cell is a cell of the map.
func (w heard) cell(r rules.Ref) rules.Cell {
	for _, c := range w.scene.View().Map.Cells {
		if c.Ref == r {
			return c
		}
	}
	return rules.Cell{}
}

// fighters are the first pieces of both sides.
func (w heard) fighters() []rules.Ref {
	var of [2]rules.Ref
	for _, p := range w.scene.View().Pieces {
		if p.Side != rules.Chance && p.Ref != 0 && of[p.Side] == 0 {
			of[p.Side] = p.Ref
		}
	}
	return of[:]
}

func TestTheHeadlineOfAMeleeSaysWhoWinsTheLikeliestFirst(t *testing.T) {
	w := hear(t, "eagles", "the-walled-farm")
	of := w.fighters()
	o := rules.Option{Who: of[0], At: of[1]}
	row := func(key, percent string, share float32) foresee.Row {
		return foresee.Row{Text: rules.Text{Key: "me.row." + key, A: o.Who, B: o.At}, Percent: percent, Share: share}
	}
	s := &foresee.Card{Odds: &odds.Odds{}, Foe: foresee.Harm{Hurt: foresee.Between{Low: "90.0"}, Kinds: []string{"loss"}}, Rows: []foresee.Row{
		row("melee.lost", "30.0", .3), row("melee.tie", "0.0", 0), row("melee.won", "70.0", .7)}}
	text := w.Headline(s)
	won, lost := strings.Index(text, w.Name(o.Who)), strings.Index(text, w.Name(o.At))
	if won < 0 || lost < 0 || won > lost || !strings.Contains(text, "70.0%") || strings.Contains(text, " 0.0%,") && strings.Count(text, "%") != 2 {
		t.Errorf("the headline is %q", text)
	}
	bare := *s
	bare.Rows = nil
	if text := w.Headline(&bare); !strings.Contains(text, "90.0%") {
		t.Errorf("without words for it the harm is not told: %q", text)
	}
}

func TestTheHeadlineSaysWhatTheHarmIs(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	for _, c := range []struct {
		gist, en, it string
		harms        []string
		sure         bool
	}{
		{"100.0", "certain retreat", "ritirata con certezza", []string{"back"}, true},
		{"50.0", "50.0% chance of retreat", "ritirata 50,0", []string{"back"}, false},
		{"62.5", "62.5% chance of loss, retreat or disorder", "perdite, ritirata o disordine 62,5", []string{"loss", "back", "order"}, false},
		{"100.0", "certain disorder", "disordine con certezza", []string{"order"}, true},
	} {
		for lang, want := range map[string]string{"en": c.en, "it": c.it} {
			w.Use(lang)
			s := &foresee.Card{Odds: &odds.Odds{Attacker: rules.First}, Foe: foresee.Harm{Hurt: foresee.Between{Low: c.gist}, Sure: c.sure, Kinds: c.harms}}
			if text := w.Headline(s); !strings.Contains(text, want) {
				t.Errorf("%s: %q, want %q", lang, text, want)
			}
		}
	}
}

func TestNoHeadingSaysAThingTwice(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	for lang, want := range map[string]string{"en": "Withdraw", "it": "Ritirata volontaria: Ritirata"} {
		w.Use(lang)
		o, err := rules.ParseOption(w.match.Book(), "withdraw +fr-hq-withdraw-1")
		if err != nil {
			t.Fatal(err)
		}
		if s := w.Opposed(o); s != want {
			t.Errorf("%s: %s", lang, s)
		}
	}
	w.Use("en")
	for line, want := range map[string]string{
		"advance fr-gc @d5":   "Advance: Guard Cavalry: advance from d4 to d5.",
		"retreat fr-gc @d5":   "Retreat: Guard Cavalry, d5: advance from d4 to d5.",
		"withdraw +fr-hq-ney": "Withdraw: Michel Ney: Guard Cavalry: advance from d4 to d5.",
	} {
		o, err := rules.ParseOption(w.match.Book(), line)
		if err != nil {
			t.Fatal(err)
		}
		w.scene.Ask = &rules.Request{Kind: "combat.advance", Options: []rules.Option{o}}
		at, _ := rules.ParseOption(w.match.Book(), "advance fr-gc @d4")
		to, _ := rules.ParseOption(w.match.Book(), "advance fr-gc @d5")
		x := odds.Prospect{Option: o, Losses: []rules.Event{{Kind: rules.EvAdvance, Text: rules.Text{Key: "man.log.advance", A: to.Who, B: to.At, C: at.At}}}}
		text, named := w.ConsequenceOf(o)
		if got := w.About(text, w.Losses(&x, named)); got != want {
			t.Errorf("%s", got)
		}
	}
}

func TestObjectivesAreCalledByTheNameOnTheMap(t *testing.T) {
	w := hear(t, "musket", "training-trebbia-bridge")
	v := w.match.View()
	cell := w.ref("0805")
	if got := PlaceName(v, cell); got != "Rivalta" {
		t.Errorf("0805 is called %q", got)
	}
	if got := PlaceName(v, w.ref("0101")); got != "" {
		t.Errorf("0101 is called %q", got)
	}
	if got := w.GaugeValue(&rules.Gauge{Key: "goals", N: 3, Refs: []rules.Ref{cell}}); !strings.HasSuffix(got, ": Rivalta") {
		t.Errorf("the gauge says %q", got)
	}
	worth := &rules.View{Map: &rules.Map{Areas: []rules.Area{{Kind: "objective", Label: "3", Cells: []rules.Ref{cell}}}}}
	if got := PlaceName(worth, cell); got != "" {
		t.Errorf("a worth of 3 is a name: %q", got)
	}
}

func TestWhoseNameOthersBearIsCalledWithHisPlace(t *testing.T) {
	w := hear(t, "ccn", "ccn-01-rolica-first")
	for _, p := range w.match.View().Pieces {
		name, got := w.Name(p.Ref), w.Placed(p.Ref)
		cell := w.cell(p.Cell)
		switch w.match.Book().Format(p.Ref) {
		case "gb-wellesley":
			if got != name {
				t.Errorf("the only Wellesley is called %q", got)
			}
		case "gb-ln-1":
			if got != name+" ("+cell.Label+")" {
				t.Errorf("one of many is called %q at %s", got, cell.Label)
			}
		}
	}
}

func TestTheRulebookHasItsOwnWordForStrength(t *testing.T) {
	blocks := hear(t, "ccn", "ccn-01-rolica-first")
	if got := blocks.RowText(rules.Text{Key: "odds.back.hit2", B: rules.SideRef(rules.First)}); got != blocks.Side(rules.First)+": two blocks lost, stands" {
		t.Errorf("blocks are called so: %q", got)
	}
	if got := hear(t, "manoeuvre", "man-01-first-orders").RowText(rules.Text{Key: "odds.back.hit2"}); !strings.Contains(got, "hits") {
		t.Errorf("hits are called so: %q", got)
	}
}

// The rows of a card are exclusive, and so are their names: who retreats may have lost
// blocks, and who has lost blocks by another row stands.
func TestRowsOfBlocksAreNamedAsTheyExcludeEachOther(t *testing.T) {
	for language, word := range map[string][2]string{"en": {"stands", "with or without losses"}, "it": {"resta", "con o senza perdite"}} {
		w := hear(t, "ccn", "ccn-01-rolica-first")
		w.Use(language)
		for i, key := range [...]string{"ccn.row.none", "ccn.row.lost1", "ccn.row.lost2", "ccn.row.lost3", "ccn.row.lost4", "odds.back.hit", "odds.back.hit4", "ccn.row.driven", "odds.back.moved"} {
			want := word[0]
			if i > 6 {
				want = word[1]
			}
			if got := w.RowText(rules.Text{Key: key, B: rules.SideRef(rules.First)}); !strings.HasSuffix(got, ", "+want) {
				t.Errorf("%s: %s is called %q", language, key, got)
			}
		}
	}
}

func TestWhatThePlayerReadsOfACellIsItsLabel(t *testing.T) {
	w := hear(t, "ccn", "ccn-01-rolica-first")
	r, _ := w.match.Book().Parse("h5")
	if got := w.Name(r); got != "H5" {
		t.Errorf("h5 is called %q", got)
	}
}

func TestWordsForPlacesFollowTheShapeOfTheMap(t *testing.T) {
	hexes, squares := hear(t, "ccn", "ccn-01-rolica-first"), hear(t, "manoeuvre", "man-01-first-orders")
	if got := hexes.ByShape("table.grid"); got != "Hex coordinates" {
		t.Errorf("on hexes: %q", got)
	}
	if got := squares.ByShape("table.grid"); got != "Square coordinates" {
		t.Errorf("on squares: %q", got)
	}
}

func TestTheTitleNamesAttackersAndTarget(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	of := w.fighters()
	k := &rules.Combat{Kind: rules.Text{Key: "man.combat.assault"}, From: of[:1], To: of[1]}
	title := w.BattleTitle(k)
	for _, r := range of {
		if !strings.Contains(title, w.Name(r)) {
			t.Errorf("%q does not name %s", title, w.Name(r))
		}
	}
}

func TestEachAssumptionIsToldOnce(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	a := odds.Assumption{Side: rules.Second, Kind: "retreat", Option: rules.Option{Do: "done"}}
	s := &foresee.Card{Odds: &odds.Odds{Assumed: []odds.Assumption{a, a, a}}}
	if _, got := w.Assumptions(s); len(got) != 1 {
		t.Errorf("told %d times: %q", len(got), got)
	}
}

func TestTermsAboutOnePieceStandBelowItsName(t *testing.T) {
	w := hear(t, "ccn", "ccn-01-rolica-first")
	unit := w.match.View().Pieces[0].Ref
	about := func(n int) rules.Mod {
		return rules.Mod{Sum: "dice", Why: rules.Text{Key: "ccn.mod.blocks", A: unit, N: n}, N: n}
	}
	mods := []rules.Mod{about(2), about(3), {Sum: "flags", Why: rules.Text{Key: "ccn.mod.blocks", A: unit, N: 1}, N: 1}}
	if n := scene.Together(mods, "dice"); n != 2 {
		t.Errorf("%d terms in a row are about the unit, want 2", n)
	}
	if head := w.HeadOf(mods[:2]); head != w.Name(unit) {
		t.Errorf("they stand below %q", head)
	}
}

func TestWhatFollowsTellsNothingThatTheButtonSays(t *testing.T) {
	step := odds.Prospect{Losses: []rules.Event{{Kind: rules.EvRetreat}}}
	next := odds.Prospect{Next: &rules.Request{Kind: "other"}}
	w := hear(t, "manoeuvre", "man-01-first-orders")
	for _, x := range []odds.Prospect{step, next, {}} {
		if text := w.Follows(&x); text != "" {
			t.Errorf("%q follows", text)
		}
	}
}

func TestTheHeadlineNamesBothSidesThatMayBeHurt(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	s := &foresee.Card{Odds: &odds.Odds{Attacker: rules.First}, Foe: foresee.Harm{Hurt: foresee.Between{Low: "50.0"}}, Own: foresee.Harm{Hurt: foresee.Between{Low: "10.0"}, Gone: foresee.Between{Low: "5.0"}}}
	text := w.Headline(s)
	for _, side := range []rules.Side{rules.First, rules.Second} {
		if !strings.Contains(text, w.Side(side)) {
			t.Errorf("the headline leaves %s out: %q", w.Side(side), text)
		}
	}
	s.Foe = foresee.Harm{}
	if text := w.Headline(s); !strings.Contains(text, w.Side(rules.First)) || strings.Contains(text, w.Side(rules.Second)) {
		t.Errorf("only the attacker may be hurt, but %q", text)
	}
}

func TestAChartHoldsTheChancesThatBearTheNameOfARow(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	row := func(key string) rules.Text { return rules.Text{Key: key} }
	chart := &rules.Chart{Rows: []rules.ChartRow{{Low: 1, Text: row("table.menu")}, {Low: 2, Text: row("table.help")}, {Low: 3, Text: row("table.help")}}}
	s := &foresee.Card{Odds: &odds.Odds{}, Rows: []foresee.Row{{Text: row("table.menu"), Percent: "40.0"}, {Text: row("table.help"), Percent: "60.0"}}}
	if got := w.ChartChance(chart, 0, s); got != "40.0%" {
		t.Errorf("the first row has %q", got)
	}
	if got := w.ChartChance(chart, 1, s); got != "" {
		t.Errorf("one of two rows of a name has %q", got)
	}
}

func TestTheFacesOfARowAreWrittenShort(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	for want, x := range map[string]rules.ChartRow{"": {}, "3": {Low: 3}, "2–4": {Low: 2, High: 4}} {
		if got := w.RowFaces(&x); got != want {
			t.Errorf("%+v: %q", x, got)
		}
	}
}

func TestADeedIsSaidWithItsDice(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	of := w.fighters()
	o := rules.Option{Do: "assault", Who: of[0], At: of[1]}
	plain := w.Deed(o, 0)
	if got := w.Deed(o, 3); got == plain || !strings.Contains(got, "3") {
		t.Errorf("with three dice it is %q", got)
	}
}

func TestWhoeverTheVerbNamesIsNotNamedAgain(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	w.scene.Ask = &rules.Request{Kind: "combat.advance"}
	o := rules.Option{Do: "advance", Who: w.ref("fr-ig"), At: w.ref("f6")}
	if got, want := w.Opposed(o), "Advance: "+w.Name(o.Who)+", f6"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// The short headline has one chance, which the rows below it add up to; what the other side may make of it, and
// disorder alone, are told apart.
func TestTheBriefHeadlineHasOneChance(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	s := &foresee.Card{Odds: &odds.Odds{Attacker: rules.First}}
	s.Plain[0] = foresee.Plain{Hurt: "90.7", Kinds: []string{"loss"}, Among: foresee.Between{Low: "71", High: "97"}, By: []string{"answer"}}
	s.Plain[1] = foresee.Plain{Hurt: "5.1", Kinds: []string{"loss"}}
	if text := w.Brief(s); !strings.HasSuffix(text, ": 90.7% chance of loss") {
		t.Errorf("of the side attacked: %q", text)
	}
	if text := w.BriefAmong(s); text != "71 to 97%, depending on his answer" {
		t.Errorf("what he may make of it: %q", text)
	}
	s.Plain[0].Sure = true
	if text := w.Brief(s); !strings.HasSuffix(text, ": certain loss, as things stand") {
		t.Errorf("certain unless he decides otherwise: %q", text)
	}
	s.Plain[0].Sure, s.Plain[0].Order = false, "4.2"
	if text := w.Brief(s); !strings.HasSuffix(text, ": 90.7% chance of loss, 4.2% of disorder alone") {
		t.Errorf("with disorder: %q", text)
	}
	s.Plain[0] = foresee.Plain{}
	if text := w.Brief(s); !strings.HasSuffix(text, ": 5.1% chance of loss") || !strings.HasPrefix(text, w.Side(rules.First)) {
		t.Errorf("of the attacker: %q", text)
	}
	if text := w.BriefAmong(s); text != "" {
		t.Errorf("nobody decides it: %q", text)
	}
	s.Plain[1] = foresee.Plain{}
	if text := w.Brief(s); text != "" {
		t.Errorf("of nobody: %q", text)
	}
}

func TestTheHeadlineSaysByWhatTheOtherSideDecides(t *testing.T) {
	w := hear(t, "manoeuvre", "man-01-first-orders")
	at := func(low, high string) foresee.Harm {
		return foresee.Harm{Hurt: foresee.Between{Low: low, High: high}, Kinds: []string{"loss"}}
	}
	for _, c := range []struct {
		foe    foresee.Harm
		by     []string
		idle   bool
		en, it string
	}{
		{at("38", "97"), []string{"hand"}, false, "38 to 97% chance of loss, depending on his cards", "dal 38 al 97%, secondo le sue carte"},
		{at("0", "97"), []string{"hand", "answer"}, false, "at most 97% chance of loss, depending on his cards and his answer", "al massimo 97%, secondo le sue carte e la sua risposta"},
		{at("0", "100"), []string{"troops"}, false, "0 to 100% chance of loss, depending on his choice of units", "dal 0 al 100%, secondo le unità che sceglie"},
		{foresee.Harm{Hurt: foresee.Between{Low: "0", High: "100", Likely: "71"}, Kinds: []string{"loss"}}, []string{"hand"}, false, "about 71% (0 to 100%) chance of loss, depending on his cards", "circa 71% (dal 0 al 100%), secondo le sue carte"},
		{foresee.Harm{Hurt: foresee.Between{Low: "0", High: "100", Likely: "71", Vague: true}, Kinds: []string{"loss"}}, []string{"hand"}, false, ": about 71% chance of loss, depending on his cards", ": perdite circa 71%, secondo le sue carte"},
		{foresee.Harm{Hurt: foresee.Between{Low: "<1", High: "100", Vague: true}, Gone: foresee.Between{Low: "0", High: "95", Vague: true}, Kinds: []string{"loss"}}, []string{"troops"}, false, ": <1 to 100% chance of loss, depending on his choice of units", ": perdite dal <1 al 100%, secondo le unità che sceglie"},
		{at("62.5", ""), nil, true, "62.5% chance of loss, whatever he does", "62,5%, qualunque cosa faccia"},
		{at("62.5", ""), nil, false, "62.5% chance of loss", "62,5%"},
	} {
		for lang, want := range map[string]string{"en": c.en, "it": c.it} {
			w.Use(lang)
			text := w.Headline(&foresee.Card{Odds: &odds.Odds{Attacker: rules.First}, Foe: c.foe, By: c.by, Idle: c.idle})
			if !strings.HasSuffix(text, want) {
				t.Errorf("%q, want %q", text, want)
			}
		}
	}
}

func TestHighGroundIsNotCalledOpenAlone(t *testing.T) {
	w := hear(t, "squares", "ns-01-maida")
	for _, x := range []struct {
		cell rules.Cell
		want string
	}{
		{rules.Cell{Ground: rules.GroundOpen}, "Open ground"},
		{rules.Cell{Ground: rules.GroundOpen, Level: 1}, "Open ground, on a height"},
		{rules.Cell{Ground: rules.GroundTown, Level: 1}, "Town, on a height"},
		{rules.Cell{Ground: rules.GroundHill, Level: 1}, "Hill"},
	} {
		if got := w.Ground(&x.cell); got != x.want {
			t.Errorf("%s on level %d: %q, want %q", x.cell.Ground, x.cell.Level, got, x.want)
		}
	}
}
