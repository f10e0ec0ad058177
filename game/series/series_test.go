package series

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// folder is an empty folder of series, with one of saves.
func folder(t *testing.T) *Folder {
	t.Helper()
	now := time.Date(2026, 5, 1, 10, 0, 0, 0, time.UTC)
	return &Folder{Path: filepath.Join(t.TempDir(), "series"), Saves: filepath.Join(t.TempDir(), "saves"), Now: func() time.Time {
		now = now.Add(time.Second)
		return now
	}}
}

// double is a match of two games of a battle.
func double(t *testing.T, book, id string) *Series {
	t.Helper()
	_, data, err := scenarios.Open(book, id)
	if err != nil {
		t.Fatal(err)
	}
	return &Series{Kind: Match, Title: "Two games", Book: book, Scenario: id, Data: data, Seed: 5, Open: true}
}

func campaign(t *testing.T, id string) *Series {
	t.Helper()
	plans, err := Plans()
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range plans {
		if p.ID == id {
			s := Of(p, "en")
			s.Seed = 7
			s.Open = true
			return s
		}
	}
	t.Fatalf("there is no campaign %s", id)
	return nil
}

// play begins the next game, and has a contestant concede as soon as he may: the other one wins.
func play(t *testing.T, f *Folder, s *Series, loser Contestant) *match.Match {
	t.Helper()
	g, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.Begin(g, "game")
	if err != nil {
		t.Fatal(err)
	}
	for range 3000 {
		q := m.Request()
		if q == nil {
			return m
		}
		m.TakeSeat()
		var next rules.Option
		if o := q.Options; len(o) == 0 {
			next = q.Field.Nearest(rules.Option{})
		} else {
			next = o[max(0, q.Quiet)]
		}
		if g.contestant(q.To) == loser && q.Kind != "build" {
			next = rules.Option{Do: rules.Concede}
		}
		if _, err := m.Answer(next); err != nil {
			t.Fatalf("%s: %v", q.Kind, err)
		}
	}
	t.Fatal("nobody is asked who may concede")
	return nil
}

// save writes the save of a game into the folder.
func save(t *testing.T, f *Folder, m *match.Match, name string) string {
	t.Helper()
	path := filepath.Join(f.Saves, name+archive.Ext)
	if err := archive.Write(path, m.Save()); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAMatchChangesSidesAndAddsUp(t *testing.T) {
	f := folder(t)
	s := double(t, "ccn", "ccn-01-rolica-first")
	s.Who = [2]match.Player{{Name: "Anna"}, {Name: "full", Computer: true}}
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	g, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.Begin(g, "one")
	if err != nil {
		t.Fatal(err)
	}
	if p := m.Start().Players; p[0].Name != "Anna" || !p[1].Computer || m.Start().Series != s.ID+" 1" {
		t.Errorf("the first game is played by %v, of series %q", p, m.Start().Series)
	}
	s.Who[1] = match.Player{Name: "Bruno"}
	first := play(t, f, s, Two)
	if took, err := s.Take(s.Tag(1), first.Position()); !took || err != nil {
		t.Fatal(took, err)
	}
	g, err = s.Next()
	if err != nil {
		t.Fatal(err)
	}
	if m, err = s.Begin(g, "two"); err != nil {
		t.Fatal(err)
	}
	if p := m.Start().Players; p[1].Name != "Anna" || p[0].Name != "Bruno" {
		t.Errorf("sides do not change: %v", p)
	}
	if m.Start().Seed == first.Start().Seed {
		t.Error("both games have the same dice")
	}
	second := play(t, f, s, Two)
	if took, err := s.Take(s.Tag(2), second.Position()); !took || err != nil {
		t.Fatal(took, err)
	}
	if !s.Over() || s.Total().Won != [2]int{2, 0} || s.Total().Leader() != One {
		t.Errorf("it came to %+v", s.Total())
	}
	if s.Results[0].One != rules.First || s.Results[1].One != rules.Second {
		t.Errorf("results are of the sides %v and %v", s.Results[0].One, s.Results[1].One)
	}
}

func TestTheSumOfScoresDecidesAtOneVictoryEach(t *testing.T) {
	s := &Series{Kind: Match, Results: []Result{{Won: One, Score: [2]int{5, 4}}, {Won: Two, Score: [2]int{1, 5}}}}
	if s.Total().Leader() != Two {
		t.Error("6 : 9 is a victory of the second")
	}
	for i := range s.Results {
		s.Results[i].Fewer = true
	}
	if s.Total().Leader() != One {
		t.Error("6 : 9 losses are a victory of the first")
	}
	s.Results[0].Won = None
	s.Results[1].Won = None
	s.Results[0].Score, s.Results[1].Score = [2]int{5, 4}, [2]int{4, 5}
	if s.Total().Leader() != None {
		t.Error("all alike is drawn")
	}
}

// A game that is over counts once, whoever looks, and though nobody saw its end.
func TestAResultIsTakenInOnce(t *testing.T) {
	f := folder(t)
	s := double(t, "manoeuvre", "man-01-first-orders")
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	m := play(t, f, s, Two)
	path := save(t, f, m, "game")
	for range 2 {
		there, err := f.Open(s.ID)
		if err != nil || len(there.Results) != 1 || there.Results[0].Won != One {
			t.Fatalf("%v, %d results", err, len(there.Results))
		}
	}
	if s, err := f.Over(m); err != nil || len(s.Results) != 1 {
		t.Errorf("it counts again: %v", err)
	}
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if there, err := f.Open(s.ID); err != nil || len(there.Results) != 1 {
		t.Errorf("without its save the result is gone: %v", err)
	}
}

func TestDeletingASaveLosesNoResult(t *testing.T) {
	f := folder(t)
	s := double(t, "manoeuvre", "man-01-first-orders")
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	path := save(t, f, play(t, f, s, One), "game")
	if err := f.Before(path); err != nil {
		t.Fatal(err)
	}
	there, err := Read(f.path(s.ID))
	if err != nil || len(there.Results) != 1 || there.Results[0].Won != Two {
		t.Errorf("the series has %+v, %v", there, err)
	}
}

// What somebody keeps as a copy, or tries from a moment of a game, is no game of the series.
func TestBranchesAndCopiesDoNotCount(t *testing.T) {
	f := folder(t)
	s := double(t, "manoeuvre", "man-01-first-orders")
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	m := play(t, f, s, Two)
	b, err := m.Branch(m.Len()-1, 9)
	if err != nil || b.Start().Series != "" {
		t.Errorf("a branch belongs to %q, %v", b.Start().Series, err)
	}
	g := m.Save()
	g.Copy = true
	if err := archive.Write(filepath.Join(f.Saves, "copy.grog"), g); err != nil {
		t.Fatal(err)
	}
	if there, err := f.Open(s.ID); err != nil || len(there.Results) != 0 {
		t.Errorf("a copy counts: %v", err)
	}
}

func TestAGameThatIsPlayedIsGoneOnWith(t *testing.T) {
	f := folder(t)
	s := double(t, "manoeuvre", "man-01-first-orders")
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	if f.Going(s) != "" {
		t.Error("nothing is played yet")
	}
	g, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.Begin(g, "game")
	if err != nil {
		t.Fatal(err)
	}
	if path := save(t, f, m, "game"); f.Going(s) != path {
		t.Errorf("it goes on with %q", f.Going(s))
	}
}

// A series that is damaged is told, its older state stands for it, and the damaged file is kept.
func TestADamagedSeriesGoesOnWithItsOlderState(t *testing.T) {
	f := folder(t)
	s := double(t, "manoeuvre", "man-01-first-orders")
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	s.Title = "changed"
	if err := f.Write(s); err != nil {
		t.Fatal(err)
	}
	path := f.path(s.ID)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	hurt := bytes.Replace(data, []byte("seed 5"), []byte("seed 6"), 1)
	if err := os.WriteFile(path, hurt, 0o644); err != nil {
		t.Fatal(err)
	}
	all, faults := f.List()
	if len(all) != 1 || len(faults) != 0 || all[0].Err == nil || all[0].Series == nil || all[0].Title != "Two games" {
		t.Fatalf("%+v %v", all, faults)
	}
	if err := all[0].Err.Error(); !strings.Contains(err, path) || !strings.Contains(err, "damaged") || strings.Contains(err, "\n") {
		t.Errorf("it says %q", err)
	}
	if err := f.Write(all[0].Series); err != nil {
		t.Fatal(err)
	}
	if aside, err := os.ReadFile(path + asideExt); err != nil || !bytes.Equal(aside, hurt) {
		t.Errorf("the damaged file is gone: %v", err)
	}
	if _, err := Read(path); err != nil {
		t.Error(err)
	}
}

// Two programs that play the same series lose nothing of what the other one has written.
func TestASeriesThatHasGoneOnElsewhereIsNotSetBack(t *testing.T) {
	f := folder(t)
	s := double(t, "manoeuvre", "man-01-first-orders")
	if err := f.New(s, "match"); err != nil {
		t.Fatal(err)
	}
	other, err := Read(f.path(s.ID))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Take(s.Tag(1), play(t, f, s, Two).Position()); err != nil {
		t.Fatal(err)
	}
	if err := f.Write(s); err != nil {
		t.Fatal(err)
	}
	if err := f.Write(other); err != nil || len(other.Results) != 1 {
		t.Errorf("%v, %d results", err, len(other.Results))
	}
	if there, err := Read(f.path(s.ID)); err != nil || len(there.Results) != 1 {
		t.Errorf("the file is set back: %v", err)
	}
}

func TestFaultsOfASeriesNameTheirLine(t *testing.T) {
	good := string(Encode(double(t, "manoeuvre", "man-01-first-orders")))
	for _, x := range []struct{ name, text, want string }{
		{"empty", "", "1: this is not a series"},
		{"newer", strings.Replace(good, "series 1\n", "series 2\n", 1), "1: a newer version"},
		{"kind", strings.Replace(good, "kind match", "kind war", 1), "2: there is no series of the kind"},
		{"unknown", strings.Replace(good, "kind match\n", "kind match\nmood good\n", 1), "3: unknown line"},
		{"twice", strings.Replace(good, "kind match\n", "kind match\nkind match\n", 1), "3: \"kind\" stands here a second time"},
		{"sum", strings.Replace(good, "seed 5", "seed 55", 1), "damaged"},
		{"end", good[:len(good)-20], "ends too early"},
		{"more", good + "x\n", "follows"},
	} {
		if _, err := Decode([]byte(x.text)); err == nil || !strings.Contains(err.Error(), x.want) {
			t.Errorf("%s: %v", x.name, err)
		}
	}
}

// A tournament of pairs has each of the eight armies meet each other one once, with sides given out evenly.
func TestATournamentHasAllPairs(t *testing.T) {
	armies := Armies()
	all := pairings()
	if len(armies) != 8 || len(all) != 28 {
		t.Fatalf("%d armies, %d games", len(armies), len(all))
	}
	met := map[[2]string]bool{}
	led := map[string]int{}
	for n, p := range all {
		key := p
		slices.Sort(key[:])
		if p[0] == p[1] || met[key] {
			t.Errorf("game %d: %v meet again", n+1, p)
		}
		met[key] = true
		led[p[One]]++
	}
	for _, a := range armies {
		if led[a] < 3 || led[a] > 4 {
			t.Errorf("the first player leads %s %d times of 7", a, led[a])
		}
	}
	for r := range 7 {
		seen := map[string]bool{}
		for _, p := range all[4*r : 4*r+4] {
			seen[p[0]], seen[p[1]] = true, true
		}
		if len(seen) != 8 {
			t.Errorf("round %d has %d armies", r+1, len(seen))
		}
	}
}

func TestTournamentGamesAreOfTheirArmies(t *testing.T) {
	s := &Series{ID: "t", Kind: Tournament, Mode: Pairs, Seed: 3, Open: true}
	f := folder(t)
	for n := 1; n <= 3; n++ {
		g, err := s.Next()
		if err != nil {
			t.Fatal(err)
		}
		if g.N != n {
			t.Errorf("game %d is number %d", n, g.N)
		}
		m := play(t, f, s, One)
		v := m.Position().View(rules.Chance)
		want := s.Paired(n)
		if v.Sides[g.One].Nation != want[One] || v.Sides[g.One.Other()].Nation != want[Two] {
			t.Errorf("game %d is of %s and %s, not %v", n, v.Sides[g.One].Nation, v.Sides[g.One.Other()].Nation, want)
		}
		if took, err := s.Take(s.Tag(n), m.Position()); !took || err != nil {
			t.Fatal(took, err)
		}
	}
	table := s.Standings()
	points := 0
	for _, x := range table {
		points += x.Points
	}
	if len(table) != 8 || points != 6 || table[0].Points < table[7].Points {
		t.Errorf("the table is %+v", table)
	}
	if p := s.Players(); p[0].Who != Two || p[0].Won != 3 || p[1].Lost != 3 {
		t.Errorf("the players stand %+v", p)
	}
}

func TestATournamentOfRoundsHasTheSetUpOfTheBook(t *testing.T) {
	t.Run("MAN-3.15 the high roll takes edge or army", func(t *testing.T) {
		s := &Series{ID: "t", Kind: Tournament, Mode: Rounds, Seed: 3, Open: true}
		g, err := s.Next()
		if err != nil {
			t.Fatal(err)
		}
		m, err := s.Begin(g, "round")
		if err != nil {
			t.Fatal(err)
		}
		q := m.Request()
		if len(q.Options) != 2 || q.Options[0].Do != "take-edge" && q.Options[0].Do != "take-army" {
			t.Errorf("asked is %s: %v", q.Kind, q.Options)
		}
	})
}

// Every campaign can be played to its end, whoever wins, and its file tells the same when it is read again.
func TestCampaignsArePlayedToTheirEnds(t *testing.T) {
	for _, x := range []struct {
		id     string
		loser  Contestant
		ending string
	}{
		{"peninsula", Two, "france"}, {"peninsula", One, "evacuation"},
		{"hundred-days", Two, "brussels"}, {"hundred-days", One, "island"},
		{"valley", Two, "castle-taken"}, {"valley", One, "embarked"},
	} {
		f := folder(t)
		s := campaign(t, x.id)
		if err := f.New(s, x.id); err != nil {
			t.Fatal(err)
		}
		for n := 1; !s.Over(); n++ {
			if n > 20 {
				t.Fatalf("%s has no end", x.id)
			}
			m := play(t, f, s, x.loser)
			if took, err := s.Take(s.Tag(n), m.Position()); !took || err != nil {
				t.Fatal(x.id, n, took, err)
			}
			if err := f.Write(s); err != nil {
				t.Fatal(err)
			}
			there, err := Read(f.path(s.ID))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(Encode(there), Encode(s)) {
				t.Fatalf("%s is read otherwise than it was written", x.id)
			}
		}
		at, err := s.At()
		if err != nil || at.Ending.ID != x.ending {
			t.Errorf("%s ends with %v, not %s (%v)", x.id, at.Ending, x.ending, err)
		}
	}
}

// What a battle has brought changes the file of the next one.
func TestGainsChangeBattles(t *testing.T) {
	s := campaign(t, "peninsula")
	s.Results = []Result{{Won: Two, Battle: "rolica"}}
	g, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	if g.Battle.ID != "vimeiro" {
		t.Fatalf("next is %s", g.Battle.ID)
	}
	_, plain, err := scenarios.Open("ccn", "ccn-03-vimeiro")
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(plain, g.Data) {
		t.Error("Delaborde’s day changes nothing")
	}
	s.Results[0].Won = One
	s.Results = append(s.Results, Result{Won: One, Battle: "rolica2"})
	h, err := s.Next()
	if err != nil || bytes.Equal(h.Data, g.Data) {
		t.Errorf("beaten or not is all the same: %v", err)
	}
}

func FuzzDecode(f *testing.F) {
	s := &Series{Kind: Match, Title: "x", Book: "toy", Scenario: "y", Data: []byte("a = 1\n"), Set: map[string]string{"k": "v"},
		Start: [2][]byte{nil, []byte("b\n")}, Results: []Result{{Won: None, Score: [2]int{1, 2}, Turns: 3, Nations: [2]string{"fr", "gb"}, Armies: [2][]byte{[]byte("a\n"), nil},
			Units: [2][]rules.Mustered{{{No: 1, From: "line", To: "guard", Before: 20, Lost: 4, Back: 2, After: 18}}}}}}
	f.Add(Encode(s))
	f.Add([]byte("grognard series 1\nkind campaign\ndata 1\n|x\nend 0\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, err := Decode(data)
		if err != nil {
			if strings.Contains(err.Error(), "\n") {
				t.Errorf("more than a line: %q", err)
			}
			return
		}
		again, err := Decode(Encode(s))
		if err != nil || !bytes.Equal(Encode(again), Encode(s)) {
			t.Errorf("it is read otherwise than it was written: %v", err)
		}
	})
}

// An army that was chosen goes into the first battle, and what is left of it into the next.
func TestTheArmyThatWasChosenMarches(t *testing.T) {
	f := folder(t)
	s := campaign(t, "valley")
	for _, a := range scenarios.Armies("eagles") {
		if a.ID == "rifles" {
			s.Start[One] = a.Data
		}
	}
	if err := f.New(s, "valley"); err != nil {
		t.Fatal(err)
	}
	there, err := Read(f.path(s.ID))
	if err != nil || !bytes.Equal(there.Start[One], s.Start[One]) || there.Start[Two] != nil {
		t.Fatalf("the army is not kept: %v", err)
	}
	m := play(t, f, there, Two)
	k := m.Book().(rules.ArmyBuilder)
	if got := k.WriteArmy(m.Position().Board(), rules.First, ""); !bytes.Contains(got, []byte("rifles = true")) {
		t.Errorf("the riflemen are not there:\n%s", got)
	}
	if took, err := there.Take(there.Tag(1), m.Position()); !took || err != nil {
		t.Fatal(took, err)
	}
	if !bytes.Contains(there.Results[0].Armies[One], []byte("rifles = true")) {
		t.Error("the riflemen do not go on")
	}
}
