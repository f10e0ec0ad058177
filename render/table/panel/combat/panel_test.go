package combat

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/anim"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/paneltest"
	"grognard/render/ui"
	"grognard/rules"
)

// stage is a window in which a part of the panel is painted alone.
type stage struct {
	*paneltest.Desk
	panel *Panel
	put   func(*panel.Column)
}

// open opens a window on the panel of a battle, in a language.
func open(t *testing.T, language string) *stage {
	t.Helper()
	m := screentest.Begin(t, "manoeuvre", "man-01-first-orders", match.Start{Open: true, Seed: 1})
	s := &stage{Desk: paneltest.Open(t, m, language), put: func(*panel.Column) {}}
	s.panel = New(Deps{Scene: &s.Scene, Words: s.Words, Choice: s.Choice, Ahead: &s.Ahead, History: &s.History, Clips: &s.Clips,
		Board: &s.Board, Book: m.Book(), Dice: &s.Dice})
	s.Put = func(c *ui.Ctx) { s.put(&panel.Column{C: c, X: 10, Y: 10, W: s.width(), Intent: &s.Intent}) }
	return s
}

// width is the room that the panel has at the side of a table.
func (s *stage) width() float32 { return min(s.UI.Px(440), 1280*.34) - s.UI.Px(52) }

func TestHeadsOfTheTableOfAnswersHaveRoom(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		s := open(t, language)
		f := &panel.Column{C: &s.UI, W: s.width()}
		w, above := s.panel.tells.answerColumns(f, &foresee.Card{})
		for _, key := range replyWhat {
			word := s.panel.Words.Word(key)
			if need := s.UI.Width(ui.Small, word) + s.UI.Px(columnGap); w < need {
				t.Errorf("%s: %q needs %.0f of %.0f", language, word, need, w)
			}
		}
		if !above && 4*w > f.W {
			t.Errorf("%s: the columns are wider than the panel", language)
		}
	}
}

func TestHeadsOfBothSidesAreOfOneSize(t *testing.T) {
	for _, language := range []string{"en", "it"} {
		s := open(t, language)
		var high [2]float32
		whole := panel.Column{C: &s.UI, W: s.width()}
		for i, role := range [...]string{"table.battle.attack", "table.battle.defence"} {
			f := whole.Half(i)
			s.panel.tells.sideHead(&f, rules.Side(i), role)
			high[i] = f.Y
			if side := s.panel.Words.Side(rules.Side(i)); s.UI.Width(ui.SmallB, side) > f.W-s.UI.Px(12) {
				t.Errorf("%s: there is no room for %s", language, side)
			}
			if !s.panel.tells.headsFit(&f) && f.Y < 2*s.UI.Line(ui.SmallB) {
				t.Errorf("%s: %s stands on one line", language, role)
			}
		}
		if high[0] != high[1] {
			t.Errorf("%s: %v high", language, high)
		}
	}
}

// fight is a combat between the first two pieces of both sides on the map.
func (s *stage) fight() *rules.Combat {
	var of [2]rules.Ref
	for _, p := range s.Scene.View().Pieces {
		if p.Cell != 0 && p.Side != rules.Chance && of[p.Side] == 0 {
			of[p.Side] = p.Ref
		}
	}
	return &rules.Combat{Kind: rules.Text{Key: "man.combat.assault"}, From: of[:1], To: of[1]}
}

func TestWhatIsPointedAtIsHandedBack(t *testing.T) {
	s := open(t, "en")
	k := s.fight()
	s.put = func(f *panel.Column) { s.panel.tells.combat(f, k, nil, nil) }
	s.Settle()
	s.Point(s.panel.Words.Keys.Region("fighter", k.To))
	s.Tick()
	if len(s.Intent.Pointed) != 1 || s.Intent.Pointed[0] != k.To {
		t.Errorf("the pointer is on %v, want %v", s.Intent.Pointed, k.To)
	}
}

func TestAClickOnTheChipOfATermAsksForItsClause(t *testing.T) {
	s := open(t, "en")
	mods := []rules.Mod{{Sum: "attack", Why: rules.Text{Key: "man.combat.assault"}, N: 2, Rule: "MAN-8.2"}}
	s.put = func(f *panel.Column) { s.panel.tells.modifiers(f, mods, "") }
	s.Settle()
	seen := ""
	put := s.put
	s.put = func(f *panel.Column) {
		if put(f); f.Intent.Rule != "" {
			seen = f.Intent.Rule
		}
	}
	s.Click("chip.mod.1")
	if seen != "MAN-8.2" {
		t.Errorf("asked for is %q", seen)
	}
}

// In a narrow table the clause of a row lies below its text, which is not broken within a word.
func TestTheTextOfATableHasRoomBesideItsClause(t *testing.T) {
	s := open(t, "it")
	text := rules.Text{Key: "table.battle.defence"}
	k := &rules.Chart{Title: text, Rows: []rules.ChartRow{{Low: 1, High: 6, Text: text, Rule: "MAN-8.2"}}}
	word := s.panel.Words.Say(text)
	for _, room := range []float32{.42, 1} {
		s.put = func(f *panel.Column) {
			f.W *= room
			s.panel.tells.chartOf(f, k, nil)
		}
		s.Settle()
		whole := 0
		for _, c := range s.List.Cmds {
			if c.Op == paint.Text && c.Text == word {
				whole++
			}
		}
		if whole != 2 { // in the head and in the row
			t.Errorf("%q is whole %d times in %.0f%% of the panel", word, whole, 100*room)
		}
		var chip, row paint.Rect
		for _, h := range s.UI.Hits() {
			switch h.Name {
			case "chip.chart.1":
				chip = h.Rect
			case "chart.row.1":
				row = h.Rect
			}
		}
		if chip.Y+chip.H > row.Y+row.H+1 || chip.X+chip.W > row.X+row.W {
			t.Errorf("the clause %v is outside its row %v", chip, row)
		}
	}
}

func TestBattleDiceAreLaidOutByWhatTheyMean(t *testing.T) {
	d := rules.Dice{Of: []rules.Die{{N: 5, Sides: 6, Face: rules.DieBattle}}}.Counted().Alike(1, 1, 0, 0, 2, 1)
	var l rolled
	l.layOut(&rules.Event{Kind: rules.EvDice, Dice: d, Faces: []int{5, 3, 6, 1, 4}})
	if want := []int{3, 2, 0, 1, 4}; !slices.Equal(l.order, want) {
		t.Errorf("the dice lie as %v, want infantry, sabres, flag, then those without effect: %v", l.order, want)
	}
}

func TestDiceThatAPlayerRollsHimselfAreTakenOnceAllAreTold(t *testing.T) {
	s := open(t, "en")
	q := &rules.Request{To: rules.Chance, Dice: rules.D(2, 6)}
	var taken []int
	s.put = func(f *panel.Column) {
		if faces := s.panel.hand.diceEntry(f, q, 300, 300, 150); faces != nil {
			taken = faces
		}
	}
	s.Settle()
	s.Click("die.1.4")
	if s.Has("button.dice") {
		t.Error("one die of two is taken")
	}
	s.Click("die.2.6")
	s.Click("button.dice")
	if !slices.Equal(taken, []int{4, 6}) {
		t.Errorf("taken are %v", taken)
	}
}

func TestAResultTellsOnlyTheSumsOfItsOwnCombat(t *testing.T) {
	s := open(t, "en")
	e := &rules.Event{Mods: []rules.Mod{{Sum: "dice", N: 2}, {Sum: "attack", N: 6}, {Sum: "halvings", N: 1}, {Sum: "defence", N: 4}}}
	if n := len(s.panel.tells.sumsOf(e)); n != 4 {
		t.Errorf("%d terms without a combat", n)
	}
	v := *s.Scene.View()
	v.Combat = &rules.Combat{Sums: []rules.Tally{{Key: "attack"}, {Key: "defence"}}}
	s.Scene.View = func() *rules.View { return &v }
	if all := s.panel.tells.sumsOf(e); len(all) != 2 || all[0].Sum != "attack" || all[1].Sum != "defence" {
		t.Errorf("told are %+v", all)
	}
}

// Whoever weighs a hit against a retreat reads of both.
func TestWhatFollowsTellsOfEveryBranch(t *testing.T) {
	s := open(t, "en")
	who := s.fight().To
	list := []odds.Prospect{
		{Option: rules.Option{Do: "hit"}, Losses: []rules.Event{{Kind: rules.EvHit, Who: who, N: 1, Text: rules.Text{Key: "man.log.hit", A: who, N: 4}}}},
		{Option: rules.Option{Do: "retreat"}, Losses: []rules.Event{{Kind: rules.EvRetreat, Who: who, Text: rules.Text{Key: "man.log.retreat", A: who}}}},
	}
	s.put = func(f *panel.Column) { s.panel.tells.follows(f, list) }
	s.Settle()
	for _, word := range []string{"Hit", "Retreat"} {
		if !slices.ContainsFunc(s.List.Cmds, func(c paint.Cmd) bool { return strings.HasPrefix(c.Text, word+":") }) {
			t.Errorf("nothing is told of %q", word)
		}
	}
}

// Where a modifier has no room for all its words, the name at its head is cut short and the reason is read.
func TestTheReasonOfAModifierIsNotCutOff(t *testing.T) {
	s := open(t, "en")
	k := &term{text: "Watrin’s guns: Support fire", who: "Watrin’s guns", why: "Support fire", value: "+2"}
	s.put = func(f *panel.Column) {
		w := f.C.Width(ui.Small, k.why) + f.C.Px(30)
		if text := shortTerm(f.C, w, k); !strings.HasSuffix(text, ": Support fire") || !strings.HasPrefix(text, "Wat") || text == k.text {
			t.Errorf("it says %q", text)
		}
		if text := shortTerm(f.C, f.C.Width(ui.Small, k.text)+1, k); text != k.text {
			t.Errorf("with room it says %q", text)
		}
		if text := shortTerm(f.C, f.C.Width(ui.Small, "Support"), k); text != k.why {
			t.Errorf("without any room it says %q", text)
		}
	}
	s.Settle()
}

// On the slip lie the dice that its words speak of, not the more dice of how far the charge carried before.
func TestTheSlipShowsTheDiceOfItsResult(t *testing.T) {
	all := []anim.Throw{{Event: rules.Event{Faces: []int{2, 3, 6}}}, {Event: rules.Event{Faces: []int{5, 5}}}, {Event: rules.Event{Faces: []int{1}}}, {Event: rules.Event{Faces: []int{4, 6}}}}
	pn := &Panel{}
	if w := pn.foremost(all, [2]int{1, 3}); w != &all[1] {
		t.Errorf("the result is of the melee, and there lies %v", w.Event.Faces)
	}
	if w := pn.foremost(all, [2]int{0, 3}); len(w.Event.Faces) != 3 {
		t.Errorf("nothing came before, and there lies %v", w.Event.Faces)
	}
}
