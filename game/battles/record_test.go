package battles

import (
	"testing"
	"time"

	"grognard/game/archive"
	"grognard/game/lesson"
	"grognard/scenarios"
)

// saved is a saved game against the computer, of which the player has the first side.
func saved(book, scenario, over string) archive.Item {
	return archive.Item{Header: archive.Header{Book: book, Scenario: scenario, Over: over, Title: scenario, Players: [2]archive.Player{{Name: "P"}, {Name: "full", Computer: true}}}}
}

// A battle is as its best game; lessons, trials and games of two computers are nobody's.
func TestARecordTellsTheBestOfEachBattle(t *testing.T) {
	second := saved("ccn", "b", "second")
	second.Header.Players[0], second.Header.Players[1] = second.Header.Players[1], second.Header.Players[0]
	two := saved("ccn", "c", "second")
	two.Header.Players[1].Computer = false
	taught, trial, watched := saved("ccn", "d", "first"), saved("ccn", "d", "first"), saved("ccn", "d", "first")
	taught.Header.Players[1].Name, trial.Header.Draft, watched.Header.Players[0].Computer = lesson.Teacher, "x", true
	r := RecordOf([]archive.Item{
		saved("ccn", "a", ""), saved("ccn", "a", "second"), second, two, taught, trial, watched,
		saved("ccn", "e", ""), saved("ccn", "f", "draw"), saved("ccn", "f", "second"), {Path: "torn"},
	})
	for id, want := range map[string]Past{"a": Lost, "b": Won, "c": Fought, "d": Unplayed, "e": Begun, "f": Drawn, "g": Unplayed} {
		if got := r.Of(&Entry{Info: scenarios.Info{Book: "ccn", ID: id}}); got != want {
			t.Errorf("%s: %v, not %v", id, got, want)
		}
		if got := r.Of(&Entry{Info: scenarios.Info{Book: "musket", ID: id}}); got != Unplayed {
			t.Errorf("%s of another system: %v", id, got)
		}
	}
	own := Entry{Info: scenarios.Info{Book: "ccn", ID: "a", Title: scenarios.Words{IT: "a (2)"}}, Path: "mine.toml"}
	if got := r.Of(&own); got != Unplayed {
		t.Errorf("the copy of a battle was played when the battle was: %v", got)
	}
	if own.Title.EN = "a"; r.Of(&own) != Lost {
		t.Errorf("a battle of the player's own is %v", r.Of(&own))
	}
	var none *Record
	if none.Any() || RecordOf([]archive.Item{taught, trial, watched}).Any() || none.Of(&own) != Unplayed {
		t.Error("who was only taught has played")
	}
}

// What is suggested was not played, is of a system and of a length that the player plays, is the same all day and
// whatever else of these is played, and another one on other days. Who has not played is suggested nothing.
func TestABattleSuggestsItselfForADay(t *testing.T) {
	all := made(150, 4)
	var games []archive.Item
	least, most := 400, 0
	for i := range all {
		if e := &all[i]; e.Book == "ccn" && !e.Own() && e.Minutes > 40 && e.Minutes < 110 && len(games) < 4 {
			games = append(games, saved(e.Book, e.ID, "first"))
			least, most = min(least, e.Minutes), max(most, e.Minutes)
		}
	}
	r := RecordOf(games)
	day := time.Date(2026, 5, 1, 1, 0, 0, 0, time.UTC)
	if _, ok := Suggest(day, all, RecordOf(nil)); ok {
		t.Error("who has not played is suggested something")
	}
	seen := map[int]bool{}
	for d := range 40 {
		at, ok := Suggest(day.AddDate(0, 0, d), all, r)
		e := &all[at]
		if !ok || e.Own() || e.Book != "ccn" || r.Of(e) != Unplayed || e.Minutes <= 30 || e.Minutes > 120 {
			t.Fatalf("day %d: %v, %+v of %d to %d minutes", d, ok, e, least, most)
		}
		if later, _ := Suggest(day.AddDate(0, 0, d).Add(22*time.Hour), all, r); later != at {
			t.Errorf("day %d: in the evening it is another one", d)
		}
		for i := range all { // another battle of the same sort is begun meanwhile
			if o := &all[i]; i != at && o.Book == "ccn" && !o.Own() && o.Minutes > 30 && o.Minutes <= 120 && !r.played(o.Book, o.ID) {
				if again, _ := Suggest(day.AddDate(0, 0, d), all, RecordOf(append(games[:len(games):len(games)], saved(o.Book, o.ID, "")))); again != at {
					t.Errorf("day %d: it is another one once %s is played", d, o.ID)
				}
				break
			}
		}
		seen[at] = true
	}
	if len(seen) < 4 {
		t.Errorf("in 40 days only %d battles are suggested", len(seen))
	}
	for i := range all {
		games = append(games, saved(all[i].Book, all[i].ID, "first"))
	}
	if at, ok := Suggest(day, all, RecordOf(games)); ok {
		t.Errorf("%s is suggested to who has played all", all[at].ID)
	}
}

func TestALengthIsSpokenOfInRoundNumbers(t *testing.T) {
	for minutes, want := range map[int]int{1: 15, 17: 15, 18: 20, 25: 30, 35: 30, 40: 45, 52: 45, 53: 60, 70: 60, 75: 90, 100: 90, 105: 120, 140: 120, 150: 180, 600: 600} {
		if got := About(minutes); got != want {
			t.Errorf("%d minutes are about %d, not %d", minutes, got, want)
		}
	}
}
