package main

import (
	"bytes"
	"context"
	"image/png"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/archive"
	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/game/report"
	"grognard/render/mapimage"
	"grognard/scenarios"
)

// savedBattle writes the save of a battle in progress.
func savedBattle(t *testing.T) string {
	t.Helper()
	book, _ := scenarios.Book("ccn")
	_, data, err := scenarios.Open("ccn", "ccn-01-rolica-first")
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: "ccn-01-rolica-first", Data: data, Seed: 3, Open: true})
	if err != nil {
		t.Fatal(err)
	}
	soldier := ai.Soldier{Rand: rand.New(rand.NewPCG(3, 1))}
	for q := m.Request(); q != nil && m.Len() < 60; q = m.Request() {
		if _, err := m.Answer(soldier.Choose(q, m.Position().View(q.To))); err != nil {
			t.Fatal(err)
		}
	}
	file := filepath.Join(t.TempDir(), "game.grog")
	if err := archive.Write(file, m.Save()); err != nil {
		t.Fatal(err)
	}
	return file
}

func TestAReportIsWrittenWithoutADisplay(t *testing.T) {
	save, dir := savedBattle(t), t.TempDir()
	call := func(args ...string) (out, complaint string, code int) {
		var stdout, stderr bytes.Buffer
		code = run(append([]string{"report", save}, args...), desk{shelf: allBooks, out: &stdout, err: &stderr})
		return stdout.String(), stderr.String(), code
	}
	at := func(name string) string { return filepath.Join(dir, name) }
	if out, complaint, code := call("--html", at("a.html"), "--md", at("b.md"), "--map", at("c.png"), "--scale", ".5", "--lang", "it"); code != good || strings.Count(out, "\n") != 3 {
		t.Fatalf("%q, %q, code %d", out, complaint, code)
	}
	page, err := os.ReadFile(at("a.html"))
	if err != nil || !bytes.Contains(page, []byte(`<html lang="it">`)) || !bytes.Contains(page, []byte("La battaglia, turno per turno")) || !bytes.Contains(page, []byte("data:image/jpeg;base64,")) {
		t.Errorf("the page is no report in Italian: %v, %d bytes", err, len(page))
	}
	if pics, _ := filepath.Glob(at("b-maps/turn-*.jpg")); len(pics) == 0 {
		t.Error("there are no maps beside the text")
	}
	f, err := os.Open(at("c.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if k, err := png.DecodeConfig(f); err != nil || k.Width < 500 || k.Width > 660 {
		t.Errorf("the map is %d pixels wide, %v", k.Width, err)
	}
	m, err := openSave(allBooks, save)
	if err != nil {
		t.Fatal(err)
	}
	game := report.Take(m)
	p, err := mapimage.New(langtest.Words(t), game.Names(), mapimage.Ground)
	if err != nil {
		t.Fatal(err)
	}
	got, _ := os.ReadFile(at("c.png"))
	for _, x := range []struct {
		answer int
		same   bool
	}{{m.Len(), true}, {0, false}} {
		pic, err := p.Map(context.Background(), &report.Drawing{View: game.See(m.At(x.answer))}, .5)
		if err != nil || bytes.Equal(pic.Data, got) != x.same {
			t.Errorf("the map shows the position after %d answers: %v, want %v (%v)", x.answer, !x.same, x.same, err)
		}
	}
	for _, bad := range [][]string{nil, {"--html", filepath.Join(save, "x.html")}, {"--map", at("d.png"), "--scale", "0"}, {"--html", at("e.html"), "--lang", "none"}, {"--html", at("e.html"), "--lang", "xx"}} {
		if _, complaint, code := call(bad...); code != failed || strings.Count(complaint, "\n") != 1 {
			t.Errorf("%v: %q, code %d", bad, complaint, code)
		}
	}
}
