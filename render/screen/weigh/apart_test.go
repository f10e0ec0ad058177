package weigh

import (
	"path/filepath"
	"testing"
	"time"
)

// TestDraftsOfOneTitleAreToldApart has two drafts that are called the same on the page.
func TestDraftsOfOneTitleAreToldApart(t *testing.T) {
	now := time.Date(2026, 5, 1, 10, 0, 0, 0, time.Local)
	a, b, c := toyBattle(), toyBattle(), toyBattle()
	dir := t.TempDir() // what comes of a weighing is kept beside the draft
	a.Path, a.Changed = filepath.Join(dir, "brink.toml"), now.Add(-time.Hour)
	b.Path, b.Changed, b.Text = filepath.Join(dir, "brink-2.toml"), now.Add(-2*time.Hour), b.Text+"\n"
	c.Path, c.Changed, c.Text = filepath.Join(dir, "brink-3.toml"), b.Changed, c.Text+"\n\n"
	w := on(t, desk(t), every(5), a, b, c)
	w.page.doors.Now = func() time.Time { return now }
	w.Click("button.compare")
	if !w.Reads("changed today, 08:00") {
		t.Error("the list does not say when the other draft was changed")
	}
	w.page.choose = nil
	if got := w.page.titled(w.page.all[0]); got != "Brink" {
		t.Errorf("alone it is called %q", got)
	}
	w.page.add(b)
	w.Ctx.Animate()
	w.Long()
	for _, said := range []string{"Brink · changed today, 09:00", "Brink · changed today, 08:00"} {
		if !w.Reads(said) {
			t.Errorf("nobody reads %q", said)
		}
	}
	w.page.add(c)
	if x, y := w.page.titled(w.page.all[1]), w.page.titled(w.page.all[2]); x == y {
		t.Errorf("both are called %q", x)
	}
}
