package match

import (
	"cmp"
	"math/rand/v2"
	"runtime"
	"testing"

	"grognard/game/ai"
	"grognard/game/trail"
	"grognard/scenarios"
)

// long has a soldier play both sides of some battle for so many answers.
func long(t testing.TB, book, id string, answers int) *Match {
	t.Helper()
	b, _ := scenarios.Book(book)
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed < 20; seed++ {
		m, err := New(b, Start{Scenario: id, Data: data, Seed: seed, Open: true, Auto: true})
		if err != nil {
			t.Fatal(err)
		}
		s := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 5))}
		for m.Request() != nil && m.Len() < answers {
			if _, err := m.Answer(s.Choose(m.Request(), m.Position().View(m.Request().To))); err != nil {
				t.Fatal(err)
			}
		}
		if m.Len() >= answers {
			return m
		}
	}
	t.Fatalf("no game of %s has %d answers", id, answers)
	return nil
}

// battleOf is a battle of a system that takes some hundred answers.
func battleOf(book string) string {
	switch book {
	case "manoeuvre":
		return "man-09-open-battle"
	case "eagles":
		return "eagles-and-lions"
	}
	return scenarios.List(book)[0].ID
}

// held is how many bytes are in use.
func held() int {
	runtime.GC()
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return int(s.HeapAlloc)
}

// The window has 220 MiB for everything. Every answer had kept its position and
// its request, with all its options, and its events twice.
func TestALongGameIsSmallInMemory(t *testing.T) {
	type bounds struct{ answers, most int } // most: bytes for an answer
	of := map[string]bounds{"manoeuvre": {500, 2500}, "ccn": {150, 3500}, "musket": {400, 8500}}
	for _, b := range scenarios.Books() {
		book, x := b.Name(), cmp.Or(of[b.Name()], bounds{300, 6000})
		id := battleOf(book)
		long(t, book, id, 10) // tables of the rulebook
		before := held()
		m := long(t, book, id, x.answers)
		m.Save()
		got := (held() - before) / m.Len()
		t.Logf("%s: %d answers, %d bytes each", book, m.Len(), got)
		if got > x.most {
			t.Errorf("%s: an answer takes %d bytes, more than %d", book, got, x.most)
		}
		runtime.KeepAlive(m)
	}
}

func TestPositionsThatAreNotKeptArePlayedAgain(t *testing.T) {
	m := long(t, "manoeuvre", "man-09-open-battle", 300)
	if m.done[100].pos != nil && m.done[101].pos != nil {
		t.Fatal("every position is kept")
	}
	same := func(i int) {
		t.Helper()
		if got := trail.KeyOf(m.At(i)); got != m.done[i-1].step.Key {
			t.Fatalf("after %d answers the position is another", i)
		}
		if q, a := m.Given(i); q.Accepts(a) != nil {
			t.Fatalf("answer %d does not settle its request", i)
		}
	}
	for i := 1; i <= m.Len(); i++ {
		same(i)
	}
	for i := m.Len(); i > 0; i -= 7 {
		same(i)
	}
	n, last := m.Len(), m.done[m.Len()-1].step.Key
	m.TakeBack(90) // far behind what is kept
	at := m.Len()
	if trail.KeyOf(m.Position()) != m.done[at-1].step.Key || m.Request() == nil {
		t.Fatal("after taking back the position is another")
	}
	for m.CanRedo() {
		m.Redo()
	}
	if m.Len() != n || trail.KeyOf(m.Position()) != last {
		t.Errorf("played on again there are %d answers, not %d", m.Len(), n)
	}
	b, err := m.Branch(95, 3)
	if err != nil || trail.KeyOf(b.At(95)) != m.done[94].step.Key {
		t.Errorf("a branch begins elsewhere: %v", err)
	}
}

// A replay asks for one position after the other.
func BenchmarkReplay(b *testing.B) {
	for _, book := range scenarios.Books() {
		m := long(b, book.Name(), battleOf(book.Name()), 300)
		b.Run(book.Name(), func(b *testing.B) {
			for n := 0; b.Loop(); n++ {
				m.At(1 + n%250)
			}
		})
	}
}
