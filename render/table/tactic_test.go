package table

import (
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/game/prefs"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/words"
	"grognard/rules"
)

// tactical is a battle of musket in which a question is put that offers a deed, such as a
// tactic; both sides play as the computer would until then.
func tactical(t *testing.T, kind, do string, most int) *match.Match {
	t.Helper()
	for seed := uint64(1); seed < 20; seed++ {
		m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: seed})
		soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		for m.Request() != nil {
			q := m.Request()
			if q.Kind == kind && len(q.Options) <= most && slices.ContainsFunc(q.Options, func(o rules.Option) bool { return o.Do == do }) {
				return m
			}
			if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Fatalf("nobody is asked %s with %s", kind, do)
	return nil
}

func TestEnterTakesNoTactic(t *testing.T) {
	m := tactical(t, "combat.tactic", "disengage", 2)
	b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
	b.Long()
	for _, r := range b.t.game.Choice.Replies() {
		if r.Primary {
			t.Errorf("Enter takes %s", r.Option.Do)
		}
	}
	n := m.Len()
	b.Key("Enter")
	if b.Long(); m.Len() != n {
		t.Error("Enter has chosen a tactic")
	}
}

// The sums of a fight hold all that was answered before its dice, from when these are thrown,
// and where dice fall at once as well.
func TestTheSumsOfAFightHoldTheTacticOfTheSideAttacked(t *testing.T) {
	for _, speed := range []prefs.Prefs{prefs.Default(), instant()} {
		t.Run(speed.Speed, func(t *testing.T) { holdTheTactic(t, speed) })
	}
}

func holdTheTactic(t *testing.T, speed prefs.Prefs) {
	m := tactical(t, "combat.tactic", "disengage", 9)
	b := newDesk(t, 1920, 1080, speed).begin(m)
	give := func(do string) {
		b.Long()
		q := m.Request()
		i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == do })
		if i < 0 {
			t.Fatalf("%s has no %s", q.Kind, do)
		}
		if err := b.t.game.Answer(q.Options[i]); err != nil {
			t.Fatal(err)
		}
	}
	give("none")
	give("stubborn")
	for range 400 {
		if b.Tick(); len(b.t.game.Clips.Throws()) > 0 {
			break
		}
	}
	b.Tick()
	want := ""
	for _, e := range m.Log() {
		if e.Event.Kind == rules.EvResult {
			want = words.Signed(e.Event.N)
		}
	}
	at, shown := b.t.combat.Lies()
	if !shown {
		t.Fatal("there is no theatre")
	}
	for _, c := range b.List.Cmds {
		if c.Op == paint.Text && at.Has(c.Dst.X, c.Dst.Y) && c.Text == want {
			return
		}
	}
	t.Errorf("the theatre does not show the differential %s, on which the die is read", want)
}

// Whoever is to choose a reaction reads what it makes of the differential, and what it costs
// beside the result.
func TestAReactionSaysWhatItCostsAndWhatTheDieIsReadOn(t *testing.T) {
	m := tactical(t, "combat.reaction", "stubborn", 9)
	for _, lang := range []string{"en", "it"} {
		b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
		b.words.Use(lang)
		b.Long()
		w := b.t.game.Words
		if !b.Says("MS-7.13.5b") || !b.Says(w.SumWord("differential")) {
			t.Errorf("%s: the card of Stubborn Defence has no reason", lang)
		}
		for _, c := range b.List.Cmds {
			if c.Op == paint.Text && runOn(w.SumWord("differential")).MatchString(c.Text) {
				t.Errorf("%s: %q runs two sentences together", lang, c.Text)
			}
		}
		b.Pictures("reaction-" + lang)
	}
}

// Dice for how far a unit may move have no effect that is worth a word.
func TestADieForMovementIsNotSaidToHaveNoEffect(t *testing.T) {
	m := tactical(t, "fow.threat", "fow.move", 9)
	b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
	b.Long()
	if !b.Says("1d") {
		t.Error("the die is not told")
	}
	if b.Says(b.words.Word("odds.row.nothing")) {
		t.Error("the move is said to have no effect")
	}
}

// Where the same may be done with several pieces each is named, the one asked about too.
func TestAnOptionBesideOthersNamesItsPiece(t *testing.T) {
	m := tactical(t, "retreat.order", "first", 9)
	b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
	b.Long()
	w := b.t.game.Words
	for _, o := range m.Request().Options {
		if said := w.Consequence(o); !strings.Contains(said, w.Name(o.Who)) {
			t.Errorf("%q does not tell that it is %s", said, w.Name(o.Who))
		}
	}
}

// runOn finds a sum that goes over into the next sentence without a stop.
func runOn(sum string) *regexp.Regexp { return regexp.MustCompile(sum + ` [-+−–]?\d+ \p{Lu}`) }

// Two buttons that both go hex by hex say what is different.
func TestMarchingAndMovingHexByHexAreToldApart(t *testing.T) {
	m := tactical(t, "move", "walk.march", 9999)
	for _, lang := range []string{"en", "it"} {
		b := newDesk(t, 1920, 1080, prefs.Default()).begin(m)
		b.words.Use(lang)
		b.Long()
		w := b.t.game.Words
		for _, do := range []string{"walk", "walk.march"} {
			o := b.offers(do, nil)
			b.piece(o.Who)
			b.Point("option." + do)
			for range 80 {
				b.Tick()
			}
			if about := w.Word("ms.about." + do); !b.Says(about[:14]) {
				t.Errorf("%s: nothing says %q: %s", lang, about, b.Names())
			}
			b.Key("Escape")
		}
	}
}

// Troops that go back for certain are not said to feel no effect, since a die that falls then has none.
func TestARetreatIsNotSaidToHaveNoEffect(t *testing.T) {
	seen := 0
	for seed := uint64(1); seed < 40 && seen < 2; seed++ {
		m := screentest.Begin(t, "musket", "training-trebbia-bridge", match.Start{Open: true, Seed: seed})
		soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		for q := m.Request(); q != nil; q = m.Request() {
			if q.Kind == "combat.x" && slices.ContainsFunc(odds.Prospects(m.Position(), func() error { return nil }), func(x odds.Prospect) bool {
				return len(x.Rows) == 1 && odds.Nothing(x.Rows[0].Text) && len(x.Losses)+len(x.Notes) > 0
			}) {
				seen++
				b := newDesk(t, 1280, 720, prefs.Default()).begin(m)
				b.Long()
				if b.Says(b.words.Word("odds.row.nothing")) {
					t.Errorf("%d: a retreat is said to have no effect", seed)
				}
				break
			}
			answered(t, m, soldier.Choose(q, m.Position().View(q.To)))
		}
	}
	if seen == 0 {
		t.Error("nobody goes back before a die that has no effect")
	}
}
