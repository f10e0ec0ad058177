package screen

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
	"unicode"

	"grognard/game/ai"
	"grognard/game/prefs"
	weighing "grognard/game/weigh"
	kept "grognard/game/workshop"
	"grognard/render/names"
	"grognard/render/paint"
	"grognard/render/screen/pagetest"
	"grognard/render/screen/replay"
	"grognard/render/screen/shelf"
	"grognard/render/screen/weigh"
	"grognard/render/screen/workshop"
	"grognard/render/table"
	"grognard/rules"
	"grognard/scenarios"
)

// copies is a battle of each system of which the workshop opens a copy.
var copies = map[string]string{
	"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "three-elms-crossroads",
}

// built opens the workshop on a copy of a battle.
func built(t *testing.T, w, h int, p prefs.Prefs, book string) *desk {
	t.Helper()
	d := newDesk(t, w, h, p)
	d.Click("button.workshop")
	if d.Has("shelf." + book) {
		d.Click("shelf." + book)
	}
	for range 5 { // large letters leave room for one button
		if sh, on := d.top().(*shelf.Page); on && d.Has("button.system") && sh.Book() != book {
			d.Click("button.system")
		}
	}
	d.Shot("shelf-" + book)
	for i := 0; i < 60 && !d.Has("copy."+copies[book]); i++ { // it lies further down
		last := ""
		for _, h := range d.Hits() {
			if strings.HasPrefix(h.Name, "blank.") || h.Name == "chance" || strings.HasPrefix(h.Name, "copy.") {
				last = h.Name
			}
		}
		d.Click(last)
		d.Key("Down")
	}
	d.Click("copy." + copies[book])
	d.Click("button.begin")
	if _, on := d.top().(*workshop.Page); !on {
		t.Fatalf("the workshop does not open: %T", d.top())
	}
	d.Long()
	return d
}

func TestADraftIsTriedAndTheTableLeadsBack(t *testing.T) {
	for book := range copies {
		t.Run(book, func(t *testing.T) {
			d := built(t, 1280, 720, prefs.Default(), book)
			d.Shot("workshop-" + book)
			d.Click("button.try")
			d.Shot("trial-" + book)
			d.Click("button.try.alone")
			if _, on := d.top().(*table.Table); !on {
				t.Fatalf("no table: %T", d.top())
			}
			d.Long()
			d.Shot("tried-" + book)
			d.Click("button.workshop")
			if _, on := d.top().(*workshop.Page); !on {
				t.Errorf("the table leads back to %T", d.top())
			}
		})
	}
}

func TestAMomentOfAGameIsTakenIntoTheWorkshop(t *testing.T) {
	for book, id := range copies {
		t.Run(book, func(t *testing.T) {
			d := newDesk(t, 1280, 720, prefs.Default())
			m := pagetest.Fought(t, book, id, 3, 40)
			b := d.begin(m)
			base, _ := m.Position().Checkpoint()
			if b.Click("button.menu"); !b.Has("button.setup") { // a click has closed what lay open
				b.Click("button.menu")
			}
			b.Click("button.setup")
			p, on := b.top().(*workshop.Page)
			if !on {
				t.Fatalf("the workshop does not open: %T", b.top())
			}
			b.Shot("moment-" + book)
			if info, err := scenarios.Parse("", []byte(p.Draft().Text)); err != nil || info.Title.EN == m.Start().Title || strings.HasPrefix(info.Title.EN, ",") {
				t.Errorf("it is called %q as the battle that it comes from, %v", info.Title.EN, err)
			}
			if now := p.Draft(); !now.Whole() || now.Board.Hash() != base.Hash() {
				t.Errorf("the draft is another moment than that of the table: %v", now.Flaws)
			}
		})
	}
}

// TestTheWorkshopFitsInEveryWindow opens its drawers in windows of all sizes.
func TestTheWorkshopFitsInEveryWindow(t *testing.T) {
	for i, w := range [][3]int{{1280, 720, 200}, {1280, 720, 100}, {1920, 1080, 100}, {2560, 1440, 100}} {
		for book := range copies {
			lang := [2]string{"it", "en"}[i%2]
			tag := fmt.Sprintf("%s-%dx%d-%d-%s", book, w[0], w[1], w[2], lang)
			if i > 1 && book != "ccn" && book != "eagles" {
				continue
			}
			if testing.Short() && (i > 1 || book != "musket" && book != "eagles") {
				continue
			}
			t.Run(tag, func(t *testing.T) {
				p := prefs.Default()
				p.Language, p.TextSize = lang, w[2]
				d := built(t, w[0], w[1], p, book)
				look := func(what string) {
					t.Helper()
					d.Long()
					d.Shot(what + "-" + tag)
					d.Legible(what, d.furniture())
					d.Buttoned(what)
					for _, h := range d.Hits() {
						if k, _, _ := strings.Cut(h.Name, "."); k != "cell" && k != "piece" && k != "board" && (h.X < -1 || h.Y < -1 || h.X+h.W > d.In.W+1 || h.Y+h.H > d.In.H+1) {
							t.Errorf("%s: %s lies at %v", what, h.Name, h.Rect)
						}
					}
				}
				look("ground")
				d.Click("tab.forces")
				look("forces")
				d.Click("tab.terms")
				look("terms")
				d.Click("tab.terms")
				d.Click(d.first("piece."))
				look("card")
				d.Click("button.try")
				look("try")
				d.Key("Escape")
				d.Click("button.weigh")
				look("weigh")
			})
		}
	}
}

// furniture are the texts of all that lies over the map, but for what is printed on counters.
func (d *desk) furniture() (all []pagetest.Box) {
	for _, b := range d.Texts() {
		if b.Cmd.Layer >= paint.Panel && strings.ContainsFunc(b.Cmd.Text, unicode.IsLower) {
			all = append(all, b)
		}
	}
	return all
}

// first is the first region whose name begins so.
func (d *desk) first(prefix string) string {
	d.T.Helper()
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, prefix) {
			return h.Name
		}
	}
	d.T.Fatalf("nothing is called %s…", prefix)
	return ""
}

// TestOddsAreToldWithoutAGame asks of a moment of a game in which somebody is within reach.
func TestOddsAreToldWithoutAGame(t *testing.T) {
	for book, id := range copies {
		if book == "eagles" { // whom its pieces are next to is told by no cell
			continue
		}
		t.Run(book, func(t *testing.T) {
			m := pagetest.Fought(t, book, id, 3, 400)
			shop, keys := m.Book().(rules.Workshop), &names.Book{Rulebook: m.Book()}
			for at := m.Len(); at > 0; at -= 7 {
				base, _ := m.At(at).Checkpoint()
				who, cell, ok := within(shop, base)
				if !ok {
					continue
				}
				d := newDesk(t, 1920, 1080, prefs.Default())
				d.root.setUpFrom(m, m.At(at))
				d.Long()
				d.Click(keys.Region("piece", who))
				d.Key("W")
				d.Click(keys.Region("cell", cell))
				for i := 0; !d.Reads("%") && i < 300; i++ { // they are worked out in the background
					d.Long()
					time.Sleep(5 * time.Millisecond)
				}
				d.Shot("whatif-" + book)
				if !d.Has("button.whatif.close") || !d.Reads("%") {
					t.Errorf("no odds are told: %s", d.Names())
				}
				return
			}
			t.Error("nobody ever is within reach of anybody")
		})
	}
}

// within finds a piece that could attack what stands on a cell.
func within(shop rules.Workshop, b rules.Board) (who, cell rules.Ref, ok bool) {
	v := shop.View(b, rules.Chance)
	for _, a := range v.Pieces {
		for _, k := range v.Pieces {
			if a.Side == rules.Chance || k.Side != a.Side.Other() || a.Cell == 0 || k.Cell == 0 {
				continue
			}
			if len(shop.Stage(b, []rules.Ref{a.Ref}, k.Cell)) > 0 {
				return a.Ref, k.Cell, true
			}
		}
	}
	return 0, 0, false
}

// drop drops a file on the window.
func (d *desk) drop(name, data string) {
	d.In.Dropped = []paint.Dropped{{Name: name, Data: []byte(data)}}
	d.Tick()
	d.Settle()
}

// TestABattleIsSharedBetweenTwoPlayers writes a copy in one folder and drops it on another
// window.
func TestABattleIsSharedBetweenTwoPlayers(t *testing.T) {
	for book := range copies {
		t.Run(book, func(t *testing.T) {
			d := built(t, 1280, 720, prefs.Default(), book)
			text := d.top().(*workshop.Page).Draft().Text
			shop, _ := workshopOf(book)
			o, err := d.root.battles().Begin(shop, "mine", text) // the copy goes: nothing is done with it
			if err != nil {
				t.Fatal(err)
			}
			o.Close()
			d.Click("button.menu")
			d.Click("button.shelf")
			d.Click(d.first("battle."))
			d.Click("button.share")
			d.Settle()
			files, err := filepath.Glob(filepath.Join(d.root.deps.Shared, "*.toml"))
			if err != nil || len(files) != 1 {
				t.Fatalf("shared: %v, %v", files, err)
			}
			data, err := os.ReadFile(files[0])
			if err != nil || string(data) != text {
				t.Fatalf("the copy is another text: %v", err)
			}
			other := newDesk(t, 1280, 720, prefs.Default())
			other.drop(filepath.Base(files[0]), string(data))
			all, err := other.root.battles().List(book)
			if err != nil || len(all) != 1 {
				t.Fatalf("taken in: %v, %v", all, err)
			}
			if got, err := kept.Read(all[0].Path); err != nil || got != text {
				t.Errorf("what was taken in is another text: %v", err)
			}
			third := newDesk(t, 1280, 720, prefs.Default())
			third.root.fetch(files[0])
			if all, _ := third.root.battles().List(book); len(all) != 1 {
				t.Error("a file whose path is typed is not taken in")
			}
		})
	}
}

func TestWhatIsNoBattleIsToldAndTheDraftStays(t *testing.T) {
	d := built(t, 1280, 720, prefs.Default(), "ccn")
	p := d.top().(*workshop.Page)
	was := p.Draft()
	for name, text := range map[string]string{
		"notes.txt": "buy candles\n", "empty.toml": "", "long.toml": strings.Repeat("# x\n", kept.Longest), "odd.toml": "a = 1\nb = [2]\n", "\x00.toml": "\x00\xff",
	} {
		d.drop(name, text)
		said := d.root.pages.Noted()
		if said == "" || !strings.Contains(said, name) {
			t.Errorf("%q: %q", name, said)
		}
		if d.top() != p || p.Draft() != was {
			t.Errorf("%q: the draft has changed", name)
		}
	}
	for _, book := range []string{"ccn", "musket", "eagles", "squares", "manoeuvre"} {
		if all, _ := d.root.battles().List(book); book != "ccn" && len(all) > 0 || len(all) > 1 {
			t.Errorf("%s has %d battles", book, len(all))
		}
	}
}

func TestADraftIsWeighed(t *testing.T) {
	d := built(t, 1280, 720, prefs.Default(), "ccn")
	draft := d.top().(*workshop.Page)
	known(t, d, "ccn")
	d.Click("button.weigh")
	if _, on := d.top().(*weigh.Page); !on {
		t.Fatalf("the weighing does not open: %T", d.top())
	}
	for i := 0; !d.Has("won.a.0"); i++ {
		if d.Settle(); i > 500 {
			t.Fatal("what was kept is not shown")
		}
		time.Sleep(10 * time.Millisecond)
	}
	d.Click("won.a.0")
	d.Click("button.replay")
	for i := 0; ; i++ {
		if _, on := d.top().(*replay.Page); on {
			break
		}
		if d.Settle(); i > 500 {
			t.Fatalf("no replay opens: %T", d.top())
		}
		time.Sleep(10 * time.Millisecond)
	}
	d.Long()
	d.Shot("weighed-replay")
	d.Key("Escape") // the replay
	d.Key("Escape") // the list
	d.Click("button.compare")
	d.Click("other.2")
	d.Click("button.sheet.do")
	if !d.Has("drop.b") {
		t.Errorf("no other battle is put beside it: %s", d.Names())
	}
	if d.Key("Escape"); d.top() != draft {
		t.Fatalf("the weighing leads back to %T", d.top())
	}
	d.Key("Escape")
	d.Click("button.shelf")
	d.Click("button.weigh")
	if _, on := d.top().(*weigh.Page); !on {
		t.Fatalf("the weighing does not open from the shelf: %T", d.top())
	}
	d.Key("Escape")
}

// known weighs the battle on the shelf, by the rule of thumb, and keeps what it came to.
func known(t *testing.T, d *desk, system string) {
	t.Helper()
	all, err := d.root.battles().List(system)
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	text, err := kept.Read(all[0].Path)
	if err != nil {
		t.Fatal(err)
	}
	book, _ := workshopOf(system)
	run, err := weighing.Start(weighing.Task{Book: book, Text: text, Strength: weighing.Fair, Games: weighing.Usual, Player: func(seed uint64) weighing.Decide {
		s := ai.Soldier{Rand: rand.New(rand.NewPCG(seed, 1))}
		return func(_ context.Context, p *rules.Position) rules.Option {
			return s.Choose(p.Request(), p.View(p.Request().To))
		}
	}})
	if err != nil {
		t.Fatal(err)
	}
	<-run.Done()
	if err := weighing.Save(weighing.PathOf(all[0].Path), run.Weighing()); err != nil {
		t.Fatal(err)
	}
}

// Games that have been played are not lost where the program ends before the others are.
func TestWhatABattleHasComeToIsKeptWhereTheProgramEnds(t *testing.T) {
	d := built(t, 1280, 720, prefs.Default(), "manoeuvre")
	d.Click("button.weigh")
	for i := 0; !d.Says(": 11 of 24") && !d.Says(": 12 of 24") && !d.Says(": 13 of 24"); i++ { // the first nine count together
		if d.Settle(); i > 3000 {
			t.Fatal("no game ends")
		}
		time.Sleep(10 * time.Millisecond)
	}
	if err := d.root.Close(); err != nil {
		t.Fatal(err)
	}
	all, err := d.root.battles().List("manoeuvre")
	if err != nil || len(all) != 1 {
		t.Fatal(all, err)
	}
	w, err := weighing.Load(weighing.PathOf(all[0].Path))
	if err != nil || len(w.Games) == 0 {
		t.Errorf("of the games that were played nothing is kept: %v", err)
	}
}
