package match

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"grognard/game/archive"
	"grognard/rules"
	"grognard/scenarios"
)

// camp is a position of Manoeuvre: a British unit next to a French one, with
// cards of both sides.
func camp(phase, british, french string) []byte {
	quoted := func(ids string) string {
		if ids == "" {
			return ""
		}
		return `"` + strings.Join(strings.Fields(ids), `", "`) + `"`
	}
	return fmt.Appendf(nil, `format = 1
first = "south"
[rules]
setup = "scenario"
attrition_target = 8
[map]
rows = [%s]
[position]
phase = %q
turn = 3
active = "south"
[south]
army = "gb"
units = [{ unit = "gb-1g", at = "d4" }, { unit = "gb-4f", at = "c5", reduced = true }]
hand = [%s]
[north]
army = "fr"
units = [{ unit = "fr-ig", at = "d5" }, { unit = "fr-8l", at = "h8" }]
hand = [%s]
`, strings.TrimSuffix(strings.Repeat(`"OOOOOOOO", `, 8), ", "), phase, quoted(british), quoted(french))
}

// manoeuvre begins a game of Manoeuvre.
func manoeuvre(t testing.TB, data []byte, s Start) *Match {
	t.Helper()
	book, ok := scenarios.Book("manoeuvre")
	if !ok {
		t.Fatal("Manoeuvre is not there")
	}
	s.Scenario, s.Data = "camp", data
	m, err := New(book, s)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// battle begins a scenario of Manoeuvre.
func battle(t testing.TB, id string, s Start) *Match {
	t.Helper()
	_, data, err := scenarios.Open("manoeuvre", id)
	if err != nil {
		t.Fatal(err)
	}
	return manoeuvre(t, data, s)
}

// wander answers at random until n answers are given or the game is over, and
// looks at it before each. What could go on for ever is confirmed.
func wander(t testing.TB, m *Match, r *rand.Rand, n int, look func()) {
	t.Helper()
	for m.Request() != nil && m.Len() < n {
		look()
		m.TakeSeat()
		q := m.Request()
		o := pick(r, q)
		if q.Quiet >= 0 && (q.Kind == "setup.map" || q.Kind == "setup.deploy" || q.Kind == "setup.hand") {
			o = q.Options[q.Quiet]
		}
		if _, err := m.Answer(o); err != nil {
			t.Fatal(err)
		}
	}
	look()
}

// still looks at nothing.
func still() {}

// wantAsked checks who is asked what.
func wantAsked(t *testing.T, m *Match, kind string, to rules.Side) {
	t.Helper()
	if q := m.Request(); q == nil || q.Kind != kind || q.To != to {
		t.Fatalf("the game asks %+v, want %s of side %d", q, kind, to)
	}
}

func TestManoeuvreGamesAreReplayedExactly(t *testing.T) {
	played := func(seed uint64) *Match {
		m := battle(t, "man-09-open-battle", Start{Seed: seed})
		wander(t, m, rand.New(rand.NewPCG(6, 6)), 600, still)
		return m
	}
	t.Run("MAN-S.3 the seed and the answers make the game", func(t *testing.T) {
		a, b, c := played(1), played(1), played(2)
		if !slices.Equal(a.Save().Lines, b.Save().Lines) || hash(a.Position()) != hash(b.Position()) {
			t.Error("the same seed and the same answers give another game")
		}
		if slices.Equal(a.Save().Lines, c.Save().Lines) {
			t.Error("another seed gives the same game")
		}
	})
	t.Run("MAN-S.3 games beside each other do not share their dice", func(t *testing.T) {
		a, other := battle(t, "man-09-open-battle", Start{Seed: 1}), battle(t, "man-03-sierra", Start{Seed: 1})
		r := rand.New(rand.NewPCG(5, 5))
		wander(t, a, rand.New(rand.NewPCG(6, 6)), 600, func() { wander(t, other, r, other.Len()+1, still) })
		if !slices.Equal(a.Save().Lines, played(1).Save().Lines) {
			t.Error("a game beside it has changed the dice")
		}
	})
	t.Run("MAN-S.3 every roll and every draw is in the record", func(t *testing.T) {
		m := played(1)
		dice, lines := map[string]int{}, map[string]int{}
		for i := range m.Len() {
			if q, a := m.Given(i + 1); q.To == rules.Chance {
				dice[fmt.Sprint(q.Dice.Bag != nil, a.Faces)]++
			}
		}
		for _, l := range m.Save().Lines {
			if a, _, err := archive.ParseAnswer(m.Book(), l); err == nil && a.By == rules.Chance {
				lines[fmt.Sprint(strings.HasPrefix(l, "draw "), a.Faces)]++
			}
		}
		if fmt.Sprint(dice) != fmt.Sprint(lines) || len(dice) < 20 {
			t.Errorf("rolled %v, recorded %v", dice, lines)
		}
	})
	t.Run("MAN-S.3 the record gives every position again, and only the record that was written", func(t *testing.T) {
		m := played(1)
		n := reopen(t, m)
		for i := range m.Len() + 1 {
			if n.Len() != m.Len() || hash(n.At(i)) != hash(m.At(i)) {
				t.Fatalf("after answer %d the record gives another position", i)
			}
		}
		g := m.Save()
		draw, hash := lastDraw(m)
		g.Lines = slices.Clone(g.Lines[:hash+1])
		if _, err := replay(m.Book(), g); err != nil {
			t.Fatal(err)
		}
		g.Lines[draw] = "draw 0"
		if _, err := replay(m.Book(), g); err == nil {
			t.Error("another card may have been drawn, and nobody notices")
		}
	})
}

// lastDraw returns which line of the record is the last draw of a card that
// did not lie first in its bag, and which is the next hash.
func lastDraw(m *Match) (draw, hash int) {
	line := 0
	for i := range m.done {
		d := &m.done[i]
		if q, _ := m.Given(i + 1); q.Dice.Bag != nil && d.answer.Faces[0] > 0 {
			draw, hash = line, 0
		}
		line += len(d.lines(m.Book()))
		if hash == 0 && len(d.lines(m.Book())) > 1 {
			hash = line - 1
		}
	}
	return draw, hash
}

func TestManoeuvreConceding(t *testing.T) {
	tried := map[string]bool{}
	for _, id := range []string{"man-09-open-battle", "man-03-sierra", "man-06-niagara", "man-08-tournament-round"} {
		m := battle(t, id, Start{Seed: 5})
		wander(t, m, rand.New(rand.NewPCG(3, 1)), 900, func() {
			q := m.Request()
			if q == nil || tried[q.Kind] {
				return
			}
			tried[q.Kind] = true
			t.Run("MAN-S.4 who is asked "+q.Kind+" may concede, and the opponent wins", func(t *testing.T) { concede(t, m) })
		})
	}
	if len(tried) < 20 {
		t.Errorf("conceded only at %v", tried)
	}
	t.Run("MAN-S.4 nobody concedes while dice are to be rolled, or for the other side", func(t *testing.T) {
		m := manoeuvre(t, camp("combat", "gb-1g-1", "fr-ig-1"), Start{Dice: Hand()})
		answer(t, m, "assault gb-1g +gb-1g-1 @fr-ig")
		wantAsked(t, m, "combat.withdraw", rules.Second)
		give := rules.Option{Do: rules.Concede}
		if _, err := m.Answer(give); err != ErrCovered {
			t.Errorf("who attacks may give up at the withdrawal: %v", err)
		}
		answer(t, m, "stand", "done")
		wantAsked(t, m, "combat.roll", rules.Chance)
		if _, err := m.Answer(give); err != ErrDice {
			t.Errorf("somebody gives up while dice roll: %v", err)
		}
	})
}

// concede gives up a copy of a game where it stands.
func concede(t *testing.T, m *Match) {
	b, err := m.Branch(m.Len(), 1)
	if err != nil {
		t.Fatal(err)
	}
	loser := b.Request().To
	if _, _, err := b.Position().Play(rules.Answer{By: loser.Other(), Option: rules.Option{Do: rules.Concede}}); err == nil {
		t.Error("the side that is not asked may concede")
	}
	answer(t, b, rules.Concede)
	if r := b.Result(); !r.Over || r.Winner != loser.Other() || b.Request() != nil {
		t.Errorf("the result is %+v", r)
	}
	if n := reopen(t, b); n.Result() != b.Result() {
		t.Errorf("after a save the result is %+v", n.Result())
	}
}

func TestManoeuvreOfTheFirstVersion(t *testing.T) {
	g, err := archive.Read("testdata/manoeuvre-1.grog")
	if err != nil {
		t.Fatal(err)
	}
	book, _ := scenarios.Book("manoeuvre")
	for name, open := range map[string]func(rules.Rulebook, *archive.Game) (*Match, error){"with its log": Load, "at its last position": Reopen} {
		t.Run("MAN-5.16 an old save goes on "+name+": nobody marches on after a stop", func(t *testing.T) {
			m, err := open(book, g)
			if err != nil {
				t.Fatal(err)
			}
			if name == "with its log" && (m.Len() != 5 || m.Note().Key != "") {
				t.Errorf("%d of five answers are there, %q", m.Len(), m.Note().Key)
			}
			m = reopen(t, m) // saved by this version
			if got := book.Switch(m.Position().Board(), "forced_march"); got != "began_or_ended" || m.Request().Kind != "combat.declare" {
				t.Errorf("it is played on with %s and asks %s", got, m.Request().Kind)
			}
		})
	}
}
