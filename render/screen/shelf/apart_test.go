package shelf

import (
	"errors"
	"os"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/render/screen/pagetest"
)

// TestBattlesOfOneTitleAreToldApart has two battles of one title, changed on different days.
func TestBattlesOfOneTitleAreToldApart(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	same := text(t, "ccn", "ccn-01-rolica-first")
	b := on(d, "ccn", map[string]string{"mine": same, "mine-2": same})
	now := time.Date(2026, 5, 1, 10, 0, 0, 0, time.Local)
	all, err := b.shelf.List("ccn")
	if err != nil || len(all) != 2 {
		t.Fatal(all, err)
	}
	when := map[string]time.Time{"mine": now.AddDate(0, -1, 0), "mine-2": now.Add(-time.Hour)}
	for _, k := range all {
		err = errors.Join(err, os.Chtimes(k.Path, when[k.Name()], when[k.Name()]))
	}
	if err != nil {
		t.Fatal(err)
	}
	b.page.doors.Now = func() time.Time { return now }
	b.seen++ // the list is read anew
	d.Ctx.Animate()
	d.Settle()
	for _, said := range []string{"changed 1 Apr 2026, 10:00", "changed today, 09:00", "· mine-2.toml", "France: "} {
		if !d.Reads(said) {
			t.Errorf("nobody reads %q", said)
		}
	}
	if d.Click("battle.mine"); !d.Reads("mine.toml") {
		t.Error("the file is not named")
	}
	if d.Click(b.page.list[2].name); d.Reads("0 units") {
		t.Error("of an empty board units are counted")
	}
}

// TestABattleOfOnesOwnIsChangedInACopy has a second draft begin from the first.
func TestABattleOfOnesOwnIsChangedInACopy(t *testing.T) {
	d := pagetest.Open(t, 1280, 720, prefs.Default())
	mine := text(t, "ccn", "ccn-01-rolica-first")
	b := on(d, "ccn", map[string]string{"mine": mine})
	d.Click("battle.mine")
	d.Click("button.copy")
	if len(b.texts) != 1 || b.texts[0] != mine || len(b.opened) != 0 {
		t.Fatalf("begun %q, opened %v", b.begun, b.opened)
	}
}
