package report

import (
	"bytes"
	"context"
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"grognard/game/ai"
	"grognard/game/chronicle"
	"grognard/game/lang"
	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// battles are a small one of each system.
var battles = map[string]string{
	"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-03-auerstedt", "eagles": "hedgerow-morning",
}

// fog hides pieces in the one system that can.
var fog = map[string]map[string]string{"squares": {"fog_of_war": "on"}}

// fought is a battle that was played by the rule of thumb, to its end or for so many answers, between
// two people at one screen who keep their secrets.
func fought(t testing.TB, book rules.Rulebook, title string, most int) *match.Match {
	t.Helper()
	scenario := battles[book.Name()]
	_, data, err := scenarios.Open(book.Name(), scenario)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(book, match.Start{Scenario: scenario, Data: data, Seed: 3, Title: title, Set: fog[book.Name()]})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(3, 1))
	soldier := ai.Soldier{Rand: r}
	for q := m.Request(); q != nil && m.Len() < most; q = m.Request() {
		m.TakeSeat()
		if q.To == rules.Chance {
			_, err = m.Dice(q.Dice.Throw(r))
		} else {
			o := soldier.Choose(q, m.Position().View(q.To))
			if i := slices.IndexFunc(q.Options, func(o rules.Option) bool { return o.Do == "cover" }); i >= 0 {
				o = q.Options[i] // whoever may hide his men does
			}
			_, err = m.Answer(o)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// finished is a battle that is over: who has not won after so many answers gives up.
func finished(t testing.TB, book rules.Rulebook, title string, most int) *match.Match {
	m := fought(t, book, title, most)
	for m.Request() != nil {
		m.TakeSeat()
		var err error
		if q := m.Request(); q.To == rules.Chance {
			_, err = m.Dice(q.Dice.Throw(rand.New(rand.NewPCG(1, 1))))
		} else {
			_, err = m.Answer(rules.Option{Do: rules.Concede})
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// of gathers a report.
func of(t *testing.T, m *match.Match, w *lang.Catalog) *Report {
	t.Helper()
	r, err := Of(context.Background(), Take(m), w)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// dot paints every map as the same three bytes.
func dot(context.Context, *Drawing) (Picture, error) {
	return Picture{Data: []byte("map"), Type: "image/png", W: 4, H: 3}, nil
}

// written is the text of a report.
func written(t *testing.T, r *Report) string {
	t.Helper()
	var b bytes.Buffer
	maps := make([]Picture, len(r.Turns))
	for i := range maps {
		maps[i], _ = dot(context.Background(), nil)
	}
	if err := r.HTML(&b, maps); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// tags counts the elements of a page, each of which ends as it begins.
func tags(t *testing.T, text string) map[string]int {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(text))
	d.Strict, d.AutoClose, d.Entity = false, xml.HTMLAutoClose, xml.HTMLEntity
	n := map[string]int{}
	for {
		switch k, err := d.Token(); {
		case err == io.EOF:
			return n
		case err != nil:
			t.Fatal(err)
		default:
			if e, ok := k.(xml.StartElement); ok {
				n[e.Name.Local]++
			}
		}
	}
}

func TestABattleOfEverySystemIsToldInBothLanguages(t *testing.T) {
	for _, book := range scenarios.Books() {
		t.Run(book.Name(), func(t *testing.T) {
			t.Parallel()
			m := finished(t, book, "", 1500)
			if !m.Result().Over {
				t.Fatal("the battle is not over")
			}
			for _, language := range []string{"en", "it"} {
				w := langtest.Words(t)
				w.Use(language)
				r := of(t, m, w)
				text := written(t, r)
				n := tags(t, text)
				if last := m.Position().View(rules.Chance).Turn; r.Turns[len(r.Turns)-1].N != last || n["img"] != len(r.Turns) {
					t.Errorf("%s: %d maps for %d turns, the last of which is %d: want %d", language, n["img"], len(r.Turns), r.Turns[len(r.Turns)-1].N, last)
				}
				if n["table"] != 2 || n["figcaption"] < len(r.Turns) || n["svg"] < 5 {
					t.Errorf("%s: the page has %v", language, n)
				}
				if len(w.Missing()) > 0 || strings.Contains(text, "ZgotmplZ") {
					t.Errorf("%s: no words for %v", language, w.Missing())
				}
				for _, asks := range []string{"http:", "https:", "<script", "url(", "@import", "<link"} {
					if strings.Contains(text, asks) {
						t.Errorf("%s: the page asks for something else: %s", language, asks)
					}
				}
				check(t, r)
			}
		})
	}
}

// check looks whether what was done in a battle is told and drawn.
func check(t *testing.T, r *Report) {
	t.Helper()
	moves, fights, losses, said := 0, 0, 0, 0
	for i := range r.Turns {
		d := &r.Turns[i].Drawing
		moves, fights, losses = moves+len(d.Moves), fights+len(d.Fights), losses+len(d.Losses)
		for _, p := range r.Turns[i].Parts {
			said += len(p.Story)
		}
		for _, m := range d.Moves {
			if len(m.Path) < 2 || slices.ContainsFunc(m.Path, func(s Spot) bool { return !s.On() }) {
				t.Errorf("turn %d: %v leads nowhere", r.Turns[i].N, m)
			}
		}
	}
	if moves == 0 || fights == 0 || losses == 0 || said == 0 {
		t.Errorf("%d moves, %d fights, %d losses, %d paragraphs", moves, fights, losses, said)
	}
	for _, a := range r.Sides {
		if len(a.Units) == 0 || a.Totals[0] <= a.Totals[1] && r.Sides[0].Totals == r.Sides[1].Totals {
			t.Errorf("%s: %d lines, strength %v", a.Name, len(a.Units), a.Totals)
		}
	}
}

// What one player hides is in no report of a battle that goes on: nothing that only he was told, and no
// piece as only he sees it.
func TestNothingHiddenIsToldWhileABattleGoesOn(t *testing.T) {
	secrets := 0
	for _, book := range scenarios.Books() {
		m := fought(t, book, "", 90)
		if m.Result().Over {
			t.Fatal(book.Name(), "is over")
		}
		r := of(t, m, langtest.Words(t))
		g := gatherer{Report: &Report{}, ctx: context.Background(), Game: Take(m), book: book}
		if err := g.play(); err != nil {
			t.Fatal(err)
		}
		var told, public []rules.Event
		for _, k := range g.turns {
			told = append(told, k.events...)
		}
		p, turn := m.At(0), m.At(0).View(rules.Chance).Turn
		for _, a := range m.Answers() {
			next, events, err := p.Play(a)
			if err != nil {
				t.Fatal(err)
			}
			for _, e := range events {
				if e.Kind == rules.EvTurn {
					turn = e.N
				}
				if k := e.For(rules.Chance); !reflect.DeepEqual(k, e) {
					secrets++
				}
				if turn > 0 || g.turns[0].n == 0 {
					public = append(public, e.For(rules.Chance))
				}
			}
			p = next
		}
		if !reflect.DeepEqual(told, public) {
			t.Errorf("%s: %d events are told, and %d others are known to both", book.Name(), len(told), len(public))
		}
		if last := r.Turns[len(r.Turns)-1].Drawing.View; !reflect.DeepEqual(last.Pieces, m.Position().View(rules.Chance).Pieces) {
			t.Errorf("%s: the last map shows other pieces than both players see", book.Name())
		}
		if len(r.Luck) > 0 {
			t.Errorf("%s: the luck of dice tells of secrets", book.Name())
		}
	}
	if secrets < 5 {
		t.Errorf("only %d secrets were kept: this tries nothing", secrets)
	}
}

// What hides in a battle that is over is told: each piece is drawn as its owner sees it.
func TestABattleThatIsOverIsToldFromBothSides(t *testing.T) {
	hidden := 0
	for _, book := range scenarios.Books() {
		m := finished(t, book, "", 90)
		game := Take(m)
		for i := 10; i < m.Len(); i += 10 {
			shown, public := game.See(m.At(i)).Pieces, m.At(i).View(rules.Chance).Pieces
			for _, s := range []rules.Side{rules.First, rules.Second} {
				for _, p := range m.At(i).View(s).Pieces {
					has := func(all []rules.Piece) bool {
						return slices.ContainsFunc(all, func(q rules.Piece) bool { return reflect.DeepEqual(p, q) })
					}
					if p.Side == s && !has(shown) {
						t.Errorf("%s: %v is not drawn as its owner sees it", book.Name(), p)
					}
					if p.Side == s && !has(public) {
						hidden++
					}
				}
			}
		}
	}
	if hidden == 0 {
		t.Error("nobody hides anything: this tries nothing")
	}
}

func TestHostileNamesAreLettersAndNothingElse(t *testing.T) {
	const evil = `</title><script>alert("1")</script> & 'x' ![a](b) **c** <img src=x onerror=y>`
	book, _ := scenarios.Book("ccn")
	r := of(t, finished(t, book, evil, 200), langtest.Words(t))
	if len(r.Luck) == 0 {
		t.Fatal("there is no chart with names")
	}
	r.Sides[0].Name, r.Counted = evil, evil
	r.Sides[1].Units = append(r.Sides[1].Units, Unit{Name: evil, N: [2]int{2, 1}})
	text := written(t, r)
	if n := tags(t, text); n["script"] > 0 || n["img"] != len(r.Turns) || strings.Contains(text, "<script") {
		t.Errorf("a name has become %d scripts, and there are %d pictures for %d turns", n["script"], n["img"], len(r.Turns))
	}
	if !strings.Contains(text, "&lt;script&gt;") {
		t.Error("the name is not told")
	}
	var b bytes.Buffer
	r.Markdown(&b, nil)
	for _, bad := range []string{"<script", "![a]", " **c**", "<img"} {
		if strings.Contains(strings.ReplaceAll(b.String(), `\`+bad[:1], ""), bad) {
			t.Errorf("Markdown would read %s in a name", bad)
		}
	}
}

func TestAFolderThatCannotBeWrittenIsToldInOneSentence(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	w := langtest.Words(t)
	r := of(t, fought(t, book, "", 60), w)
	folder := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(folder, []byte("mine"), 0o644); err != nil {
		t.Fatal(err)
	}
	for _, f := range []Format{HTML, Markdown} {
		painted := 0
		paint := func(ctx context.Context, d *Drawing) (Picture, error) { painted++; return dot(ctx, d) }
		_, err := Write(context.Background(), folder, r, f, paint, func(int, int) {})
		if err == nil || painted > 0 {
			t.Fatalf("%v, after %d maps", err, painted)
		}
		langtest.Told(t, w, err)
	}
	if _, err := Put(folder, "map", Picture{Type: "image/png"}); err == nil {
		t.Error("a picture was written")
	} else {
		langtest.Told(t, w, err)
	}
	if data, _ := os.ReadFile(folder); string(data) != "mine" {
		t.Error("what was there is gone")
	}
}

func TestAReportThatIsCalledOffLeavesNothingBehind(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	r := of(t, fought(t, book, "", 300), langtest.Words(t))
	for _, f := range []Format{HTML, Markdown} {
		folder := filepath.Join(t.TempDir(), "reports")
		ctx, stop := context.WithCancel(context.Background())
		after := func(done, all int) {
			if done == all-1 {
				stop()
			}
		}
		_, err := Write(ctx, folder, r, f, dot, after)
		files, _ := os.ReadDir(folder)
		if !errors.Is(err, context.Canceled) || len(files) > 0 {
			t.Errorf("%v, and %d files", err, len(files))
		}
	}
}

func TestAReportTakesTheNameOfItsBattleAndNoOtherFile(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	r := of(t, fought(t, book, "A Foggy / Morning", 300), langtest.Words(t))
	if info, _, _ := scenarios.Open("ccn", battles["ccn"]); r.Battle != info.Title.EN || !strings.Contains(written(t, r), info.Title.EN) {
		t.Errorf("its battle is called %q", r.Battle)
	}
	folder := filepath.Join(t.TempDir(), "reports")
	steps := 0
	write := func(f Format) string {
		path, err := Write(context.Background(), folder, r, f, dot, func(done, all int) { steps++ })
		if err != nil {
			t.Fatal(err)
		}
		return filepath.Base(path)
	}
	got := []string{write(HTML), write(HTML), write(Markdown), write(Markdown)}
	if want := []string{"a-foggy-morning.html", "a-foggy-morning-2.html", "a-foggy-morning.md", "a-foggy-morning-2.md"}; !slices.Equal(got, want) {
		t.Errorf("files are called %v, want %v", got, want)
	}
	if steps != 4*(len(r.Turns)+1) {
		t.Errorf("%d steps are told of %d turns", steps, len(r.Turns))
	}
	data, err := os.ReadFile(filepath.Join(folder, "a-foggy-morning-2.md"))
	if err != nil {
		t.Fatal(err)
	}
	n := 0
	for _, part := range strings.Split(string(data), "](")[1:] {
		name, _, _ := strings.Cut(part, ")")
		if _, err := os.Stat(filepath.Join(folder, filepath.FromSlash(name))); errors.Is(err, fs.ErrNotExist) {
			t.Errorf("there is no picture %s", name)
		}
		n++
	}
	if n != len(r.Turns) {
		t.Errorf("%d pictures for %d turns", n, len(r.Turns))
	}
}

func TestAWayThatGoesOnIsOneWay(t *testing.T) {
	v := &rules.View{Map: &rules.Map{Cells: []rules.Cell{{Ref: 11}, {Ref: 12}, {Ref: 13}, {Ref: 14}}}, Pieces: []rules.Piece{{Ref: 1, Cell: 11}}}
	at := places{}
	at.see(v)
	var d Drawing
	for _, e := range []rules.Event{
		{Kind: rules.EvMove, Who: 1, Path: []rules.Ref{11, 12}},
		{Kind: rules.EvAdvance, Who: 1, Path: []rules.Ref{12, 13}},
		{Kind: rules.EvHit, Who: 1, N: 1},
		{Kind: rules.EvRetreat, Who: 1, Path: []rules.Ref{13, 14}},
		{Kind: rules.EvHit, Who: 1, N: 2},
		{Kind: rules.EvRemove, Who: 1, From: 14},
	} {
		d.note(at, v, &e)
	}
	c := func(r ...rules.Ref) (all []Spot) {
		for _, x := range r {
			all = append(all, Spot{Cell: x})
		}
		return all
	}
	want := Drawing{Moves: []Move{{Who: 1, Path: c(11, 12, 13)}, {Who: 1, Path: c(13, 14), Forced: true}},
		Losses: []Loss{{At: Spot{Cell: 13}, N: 1}, {At: Spot{Cell: 14}, N: 2, Gone: true}}}
	if !reflect.DeepEqual(d, want) {
		t.Errorf("drawn is %+v, want %+v", d, want)
	}
}

func TestALineOfMarkdownBeginsNoList(t *testing.T) {
	for text, want := range map[string]string{
		"8th Foot: a2 to a4.": "8th Foot: a2 to a4.", "1. Foot": `1\. Foot`, "2) Foot": `2\) Foot`, "- Foot": `\- Foot`, "+1": `\+1`,
		"# a\n*b*": `\# a \*b\*`, "x-y (z).": "x-y (z).",
	} {
		if got := plain(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
	}
}

func TestTurningPointsSayByWhichNumbers(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	g := Take(fought(t, book, "", 600))
	words := langtest.Words(t)
	r, err := Of(context.Background(), g, words)
	if err != nil || r.PointsHead != "Turning points, by the score" {
		t.Errorf("%v, %q", err, r.PointsHead)
	}
	g.turning = []chronicle.Point{{Answer: 30, Turn: 2, For: rules.Second, Whose: rules.Second, Change: 12, N: [2]int{38, 62}, Chance: true}}
	if r, err = Of(context.Background(), g, words); err != nil {
		t.Fatal(err)
	}
	if p := r.Points[0]; r.PointsHead != "Turning points, by the chance of winning" || p.By != words.Percent("+12") || p.Said != "Chances of winning now 38 against 62 of 100." {
		t.Errorf("under %q stands %+v", r.PointsHead, p)
	}
}

func TestTheChanceOfWinningIsDrawnWhereItIsKnown(t *testing.T) {
	book, _ := scenarios.Book("ccn")
	r := of(t, fought(t, book, "", 60), langtest.Words(t))
	before := tags(t, written(t, r))["svg"]
	r.Chances = []Step{{0, [2]int{500, 500}}, {.5, [2]int{740, 260}}, {1, [2]int{1000, 0}}}
	text := written(t, r)
	if n := tags(t, text)["svg"]; n != before+1 || !strings.Contains(text, "Chance of winning: France") {
		t.Errorf("%d drawings, there were %d", n, before)
	}
}

// What the captions of the maps and the foot of the order of battle tell of losses is one thing in one unit: hits are no
// bases, and no leader is strength. Who fell and may come back stands among the fallen.
func TestLossesAreToldInOneUnitOnAPage(t *testing.T) {
	words := langtest.Words(t)
	begin := func(t *testing.T, name string) (*gatherer, *rules.View) {
		book, _ := scenarios.Book(name)
		m := fought(t, book, "", 40)
		g := &gatherer{book: book, words: words}
		return g, m.Position().View(rules.First)
	}
	unit := func(v *rules.View, leads bool) (u rules.Piece) {
		for _, p := range v.Pieces {
			if p.Side == rules.First && p.Form != rules.Marker && p.Face != "" && (p.Form == rules.Leader) == leads && (leads || p.N > 0) {
				return p
			}
		}
		t.Error("there is no such piece")
		return u
	}
	t.Run("hits and bases", func(t *testing.T) {
		g, v := begin(t, "squares")
		g.units.see(v, 1)
		fell := unit(v, false)
		x := raw{draw: Drawing{Losses: []Loss{{Side: rules.First, N: 3}}}}
		if got := g.caption(&x); strings.Contains(got, "hit") || strings.Contains(got, "Losses") {
			t.Errorf("of hits the map says %q", got)
		}
		x.events = []rules.Event{{Kind: rules.EvRemove, Who: fell.Ref}}
		if got := g.lost(&x, rules.First); got != fell.N || g.lost(&x, rules.Second) != 0 {
			t.Errorf("%d bases fell with a brigade of %d", got, fell.N)
		}
	})
	t.Run("figures, of them men", func(t *testing.T) {
		g, v := begin(t, "eagles")
		g.end, g.Report = v, &Report{}
		for i := range v.Sides[0].Gauges {
			if k := &v.Sides[0].Gauges[i]; k.Key == rules.GaugeLosses {
				k.N = 9
			}
		}
		if got := g.losses(rules.First, 7); got != "Figures lost: 9 (of them 7 men)" {
			t.Errorf("losses are told as %q", got)
		}
		if got := g.losses(rules.First, 9); got != "Lost: 9 men" {
			t.Errorf("men alone are told as %q", got)
		}
	})
	t.Run("blocks", func(t *testing.T) {
		g, _ := begin(t, "ccn")
		if got := g.lost(&raw{draw: Drawing{Losses: []Loss{{Side: rules.First, N: 3}, {Side: rules.Second, N: 5}, {Side: rules.First, N: 1}}}}, rules.First); got != 4 {
			t.Errorf("%d blocks are lost", got)
		}
	})
	t.Run("fallen but waiting", func(t *testing.T) {
		_, v := begin(t, "musket")
		var k roster
		k.see(v, 1)
		leader, fell := unit(v, true), unit(v, false)
		if !k.leads(leader.Ref) || k.leads(fell.Ref) {
			t.Error("it is not known who leads")
		}
		k.note(&rules.Event{Kind: rules.EvRemove, Who: fell.Ref}, 2)
		for i := range v.Pieces {
			if v.Pieces[i].Ref == fell.Ref {
				v.Pieces[i].Cell = 0
			}
		}
		k.end(v)
		if x := k.of[fell.Ref]; x.there || x.fell != 2 {
			t.Errorf("who waits to come back is %+v", *x)
		}
	})
}
