package stage

import (
	"slices"
	"strings"
	"testing"

	"grognard/game/lang/langtest"
	"grognard/game/match"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table/mapview"
	"grognard/render/table/panel"
	"grognard/render/table/panel/cards"
	"grognard/render/table/panel/standards"
	"grognard/render/ui"
	"grognard/rules"
)

// study is a screen in the making: a game that is looked at, with everything that a stage
// has. That is all that such a screen needs.
type study struct {
	*screentest.Window
	ui    ui.Ctx
	m     *match.Match
	still *Still
	read  string // clause of the rules that was opened
}

// open opens a window on a scenario in which some answers have been given.
func open(t *testing.T, book, scenario string) *study {
	t.Helper()
	d := &study{Window: screentest.Open(t, 1920, 1080), m: screentest.Begin(t, book, scenario, match.Start{Open: true, Seed: 11})}
	for range 12 {
		if _, err := d.m.Answer(d.m.Request().Options[0]); err != nil {
			t.Fatal(err)
		}
	}
	catalog := langtest.Words(t)
	catalog.Use("en")
	d.ui = d.Widgets(catalog)
	d.still = Show(Deps{Store: d.Store, Metrics: d.Faces, Bake: screentest.Ground(ground.Options{}), Rule: func(clause string) { d.read = clause }},
		catalog, d.m.Book(), d.m)
	t.Cleanup(d.still.Close)
	d.still.See(d.m.Position())
	d.Show(d)
	d.Tick()
	d.Settle()
	return d
}

// Frame implements paint.Scene.
func (d *study) Frame(in *paint.Input, l *paint.List) paint.Status {
	d.ui.Begin(in, l)
	c, s := &d.ui, d.still
	s.Translate()
	s.View.Keys(c)
	room := c.Window()
	ui.CutLeft(&room, 100)
	right := ui.CutRight(&room, 440)
	all := standards.Room{Turn: paint.Rect{X: 6, Y: 440, W: 86, H: 90}, Cards: room}
	all.Sides[rules.Second], all.Sides[rules.First] = paint.Rect{X: 6, Y: 20, W: 86, H: 190}, paint.Rect{X: 6, Y: 560, W: 86, H: 190}
	lay := cards.Room{Piles: all.Sides}
	lay.Hand = ui.CutBottom(&room, 44)
	lay.Play, lay.Board = ui.CutRight(&room, 130), room
	s.Cards.Lay(lay)
	tools := ui.CutRight(&room, 48)
	s.Map(c, mapview.Room{Map: room, Tools: tools})
	s.Tallies(c, all)
	s.Hand(c)
	s.Tell(c, ui.CutTop(&right, 360))
	s.Lines(c, right, 0)
	s.End(c)
	return d.ui.End()
}

// Hits implements paint.Hitter.
func (d *study) Hits() []paint.Hit { return d.ui.Hits() }

// first is the first region whose name begins so, "" if there is none.
func (d *study) first(prefix string) string {
	for _, h := range d.Hits() {
		if strings.HasPrefix(h.Name, prefix) {
			return h.Name
		}
	}
	return ""
}

// games are a scenario of every system.
var games = map[string]string{
	"manoeuvre": "man-01-first-orders", "ccn": "ccn-01-rolica-first", "musket": "training-trebbia-bridge",
	"squares": "ns-01-maida", "eagles": "three-elms-crossroads",
}

func TestAScreenIsComposedOfTheParts(t *testing.T) {
	for book, scenario := range games {
		t.Run(book, func(t *testing.T) {
			d := open(t, book, scenario)
			if d.first("standard.first") == "" || d.first("standard.second") == "" {
				t.Error("a side has no standard")
			}
			if gauge := d.first("gauge."); gauge != "" {
				if d.Point(gauge); !told(d.still) {
					t.Errorf("pointing at %s tells nothing", gauge)
				}
			}
			piece := d.first("piece.")
			if piece == "" {
				return // before anything is deployed
			}
			d.Point(piece)
			if r := d.still.Look.Ref(); d.still.Words.Keys.Region("piece", r) != piece {
				t.Errorf("pointing at %s tells of %s", piece, d.still.Words.Keys.Region("piece", r))
			}
			d.Click(piece)
			if len(d.still.View.Choice.Picks) > 0 || d.m.Len() == 0 {
				t.Error("a click on the map picks something")
			}
		})
	}
}

// told reports whether the inspector tells of a thing or a word.
func told(s *Still) bool {
	word, _, _ := s.Look.Word()
	return word != "" || s.Look.Ref() != 0
}

func TestALineOfTheLogIsMarkedOnTheMap(t *testing.T) {
	d := open(t, "squares", games["squares"])
	lit := func() bool {
		return slices.ContainsFunc(d.still.View.Picture.Marks, func(k board.Mark) bool { return k.Kind == board.Lit })
	}
	d.In.X, d.In.Y = 1, 1
	d.Settle()
	if lit() {
		t.Fatal("something is marked while nothing is pointed at")
	}
	for _, h := range d.Hits() {
		if !strings.HasPrefix(h.Name, "log.line.") {
			continue
		}
		d.In.X, d.In.Y = h.X+20, h.Y+h.H/2
		d.Tick()
		if d.Tick(); lit() {
			return
		}
	}
	t.Errorf("no line of the log is marked")
}

func TestAClauseIsOpenedFromAPanel(t *testing.T) {
	d := open(t, "musket", games["musket"])
	if d.Point(d.first("piece.")); d.first("chip.inspect.") == "" {
		t.Fatal("the inspector cites no clause")
	}
	if d.Click(d.first("chip.")); d.read == "" {
		t.Error("a click on the chip of a clause opens nothing")
	}
}

func TestTheStageShowsAnotherPosition(t *testing.T) {
	d := open(t, "manoeuvre", games["manoeuvre"])
	d.still.See(d.m.At(0))
	d.Settle()
	if d.still.Seen().Turn != d.m.At(0).View(rules.Chance).Turn || d.still.scene.Pos != d.m.At(0) {
		t.Error("the position before the first answer is not shown")
	}
	for i := range d.still.Seen().Cards {
		if k := &d.still.Seen().Cards[i]; k.Place == rules.Hand && k.Ref != 0 {
			t.Error("a hand lies open")
		}
	}
}

func TestAPositionIsShownOfWhichNothingIsTold(t *testing.T) {
	d := open(t, "manoeuvre", games["manoeuvre"])
	if d.first("log.line.") == "" {
		t.Fatal("the log of the game has no line")
	}
	all := Deps{Store: d.Store, Metrics: d.Faces, Bake: screentest.Ground(ground.Options{})}
	d.still = Show(all, langtest.Words(t), d.m.Book(), nil)
	t.Cleanup(d.still.Close)
	d.still.See(d.m.Position())
	d.Settle()
	if line := d.first("log.line."); line != "" || !d.Has("board") {
		t.Errorf("without a record there is %q, or no map", line)
	}
	d.still.Heed(panel.Intent{Rule: "MAN-1"}) // nothing opens the rules here
}
