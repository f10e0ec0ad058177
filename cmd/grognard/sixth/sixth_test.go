// Package sixth_test proves that a system which none of the game's packages has
// heard of can be played on their table: hidden blocks on hexes, answers given
// with cells. Its words lie in testdata.
package sixth_test

import (
	"io/fs"
	"os"
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"grognard/assets"
	"grognard/game/ai"
	"grognard/game/lang"
	"grognard/game/match"
	"grognard/game/odds"
	"grognard/render/anim"
	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/screentest"
	"grognard/render/table"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/rules/rulestest/blocks"
)

// words are those of the game and of the sixth system.
func words(t *testing.T) *lang.Catalog {
	t.Helper()
	all := fstest.MapFS{}
	game, err := fs.Sub(assets.Lang, "lang")
	if err != nil {
		t.Fatal(err)
	}
	for _, from := range []fs.FS{game, os.DirFS("testdata/lang")} {
		names, err := fs.Glob(from, "*/*.toml")
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range names {
			data, err := fs.ReadFile(from, name)
			if err != nil {
				t.Fatal(err)
			}
			all[name] = &fstest.MapFile{Data: data}
		}
	}
	c, err := lang.Load(all)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// player is a window in which the sixth system is played.
type player struct {
	*screentest.Window
	ui    ui.Ctx
	table *table.Table
	m     *match.Match
	speed float64
	asked int // frames in which the next player is to sit down
	over  bool
}

// Frame implements paint.Scene. No word may be missing.
func (p *player) Frame(in *paint.Input, l *paint.List) paint.Status {
	p.ui.Begin(in, l)
	p.table.Frame(&p.ui)
	for _, c := range l.Cmds {
		if c.Op == paint.Text && strings.Contains(c.Text, "blk.") {
			p.T.Errorf("there is no word for %s", c.Text)
		}
	}
	return p.ui.End()
}

// Hits implements paint.Hitter.
func (p *player) Hits() []paint.Hit { return p.ui.Hits() }

func open(t *testing.T, start match.Start, speed float64) *player {
	t.Helper()
	if start.Data == nil {
		start.Data = []byte(blocks.Start)
	}
	start.Scenario, start.Auto = "start", true
	m, err := match.New(blocks.Book{}, start)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{Window: screentest.Open(t, 1280, 720), m: m, speed: speed}
	c := words(t)
	p.ui = p.Widgets(c)
	p.table = table.New(table.Deps{
		Words: c, Store: p.Store, Metrics: p.Faces, Bake: ground.Baker(ground.Options{Unnamed: true}),
		Pace:     func() anim.Pace { return anim.Pace{Speed: p.speed} },
		HandOver: func() { p.asked++ },
		Over:     func() { p.over = true },
		Failed:   func(err error) { t.Error(err) },
	}, m)
	t.Cleanup(p.table.Close)
	p.Show(p)
	return p
}

// script is a computer player that says what it is told to.
type script struct {
	t     *testing.T
	lines []string
}

func (s *script) Choose(p *rules.Position, _ rules.Side) rules.Option {
	line := "pass"
	if p.Request().Kind == "act" {
		line = "hold"
	}
	if len(s.lines) > 0 {
		line, s.lines = s.lines[0], s.lines[1:]
	}
	o, err := rules.ParseOption(p.Book(), line)
	if err != nil {
		s.t.Error(err)
	}
	return o
}

// until lets frames pass until something is so.
func (p *player) until(what string, so func() bool) {
	p.T.Helper()
	for range 3000 {
		if so() {
			return
		}
		p.Tick()
	}
	p.T.Fatalf("it never comes to %s; there is %s", what, p.Names())
}

// mine waits until a side is asked something and the table is at rest.
func (p *player) mine(s rules.Side, kind string) {
	p.T.Helper()
	p.until(kind, func() bool {
		if q := p.m.Request(); q != nil && q.To == rules.Chance { // dice lie on the table
			if p.Has("button.roll") {
				p.Click("button.roll")
			}
		}
		if p.Has("button.continue") {
			p.Key("Enter")
		}
		q := p.m.Request()
		return q != nil && q.To == s && q.Kind == kind && !p.Last.Animating
	})
	p.Settle()
}

// where returns the middle of a piece on the screen.
func (p *player) where(region string) (x, y float32, ok bool) {
	for _, h := range p.Hits() {
		if h.Name == region {
			x, y = h.Center()
			return x, y, true
		}
	}
	return 0, 0, false
}

// last is the last line of the log that is of a kind, as the viewer reads it.
func (p *player) last(kind rules.EventKind) rules.Event {
	p.T.Helper()
	all := p.m.Log()
	for i := len(all) - 1; i >= 0; i-- {
		if all[i].Event.Kind == kind {
			return all[i].Event
		}
	}
	p.T.Fatalf("the log has no %s", kind)
	return rules.Event{}
}

func name(r rules.Ref) string { return blocks.Book{}.Format(r) }

// The game from start to end, by mouse, against somebody who moves a hidden block.
func TestTheSixthSystemIsPlayedByMouse(t *testing.T) {
	foe := &script{t: t, lines: []string{"plant @a1", "pass", "move fr-guns @d2"}}
	p := open(t, match.Start{Seed: 7, Players: [2]match.Player{rules.First: {Computer: true, Chooser: foe}}}, 1)

	// A cell is the answer: outside the two rows it is refused, and why is told
	// before the click.
	p.mine(rules.Second, "plant")
	p.Point("cell.d3")
	if !p.Says("is not in your two rows") {
		t.Error("nothing tells why d3 is no place for the flag")
	}
	p.Click("cell.d3")
	if p.m.Request().Kind != "plant" {
		t.Fatal("the flag stands where it may not")
	}
	p.Click("cell.f4")
	p.Click("cell.g5") // or rather there
	p.Shot("sixth-flag")
	p.Click("cell.g5")

	// The other side's guns move: here it is a block with a number that goes.
	from, _, _ := p.where("cell.e1")
	var xs []float32
	var moved string
	p.until("the move", func() bool {
		for _, h := range p.Hits() {
			if strings.HasPrefix(h.Name, "piece.fr-") && !strings.HasPrefix(h.Name, "piece.fr-back-") {
				t.Fatalf("%s can be seen", h.Name)
			}
		}
		if moved == "" {
			for _, e := range p.m.Log() {
				if e.Event.Kind == rules.EvMove {
					moved = name(e.Event.Who)
				}
			}
		}
		if x, _, ok := p.where("piece." + moved); ok {
			xs = append(xs, x)
		}
		q := p.m.Request()
		return moved != "" && q.To == rules.Second && q.Kind == "patrol" && !p.Last.Animating
	})
	if e := p.last(rules.EvMove); !strings.HasPrefix(name(e.Who), "fr-back-") || name(e.From) != "e1" || name(e.To) != "d2" || e.Text.A != e.Who {
		t.Errorf("the move is told as %+v", e)
	}
	if to, _, _ := p.where("cell.d2"); !between(xs, from, to) {
		t.Errorf("block %s is not seen on its way from %v to %v: %v", moved, from, to, xs)
	}

	p.mine(rules.Second, "patrol")
	p.Shot("sixth-moved")

	// A course is the answer: clicked hex by hex, the bad one refused.
	p.Click("piece.gb-horse")
	p.Click("cell.d4")
	p.Point("cell.a1")
	if !p.Says("goes from hex to hex") {
		t.Error("nothing tells why the patrol cannot go on to a1")
	}
	p.Click("cell.a1")
	p.Click("cell.d3")
	p.Shot("sixth-patrol")
	if !p.Has("button.commit") {
		t.Fatalf("the patrol cannot be sent: %s", p.Names())
	}
	p.Key("Enter")
	p.mine(rules.Second, "act")
	if e := p.last(rules.EvReveal); name(e.Who) != "fr-guns" || !p.Has("piece.fr-guns") {
		t.Errorf("the patrol has seen %s", name(e.Who))
	}
	p.Shot("sixth-seen")
	p.Click("piece.gb-horse")
	p.Click("cell.d3")
	if p.Has("button.commit") {
		p.Key("Enter")
	}

	// Its face is gone with the turn; the alias is attacked, with dice.
	p.mine(rules.Second, "patrol")
	if p.Has("piece.fr-guns") || !p.Has("piece."+moved) {
		t.Errorf("the guns still show their face, or are not called %s: %s", moved, p.Names())
	}
	p.Click("option.pass")
	p.mine(rules.Second, "act")
	p.Click("piece.gb-horse")
	p.Click("piece." + moved)
	if p.Has("button.commit") {
		p.Key("Enter")
	}
	p.mine(rules.Second, "patrol")
	if e := p.last(rules.EvDeclare); name(e.Who) != "gb-horse" || name(e.To) != moved {
		t.Errorf("the attack is told as %+v", e)
	}
	if e := p.last(rules.EvDice); len(e.Faces) == 0 {
		t.Error("no dice have fallen")
	}

	// The horse rides for the flag.
	for _, cell := range []string{"b3", "a2", "a1"} {
		if p.m.Request().Kind == "patrol" {
			p.Click("option.pass")
			p.mine(rules.Second, "act")
		}
		p.Click("piece.gb-horse")
		p.Click("cell." + cell)
		if p.Has("button.commit") {
			p.Key("Enter")
		}
		if cell != "a1" {
			p.mine(rules.Second, "patrol")
		}
	}
	p.until("the end", func() bool { return p.over })
	if r := p.m.Result(); !r.Over || r.Winner != rules.Second || r.Why.Key != "blk.won.flag" {
		t.Errorf("the game has ended with %+v", r)
	}
}

// between reports whether some number lies well between two others.
func between(all []float32, a, b float32) bool {
	for _, x := range all {
		if d := (x - a) / (b - a); d > .1 && d < .9 {
			return true
		}
	}
	return false
}

// drag presses the left button on one region and lets it go on the last of others.
func (p *player) drag(from string, over ...string) {
	p.T.Helper()
	p.Point(from)
	p.In.Now += 600
	p.Tick()
	p.In.Pressed[paint.Left], p.In.Down[paint.Left] = true, true
	p.Tick()
	for _, to := range over {
		p.Point(to)
	}
	p.In.Released[paint.Left], p.In.Down[paint.Left] = true, false
	p.Settle()
}

func TestACourseIsDrawnAndTakenBackHexByHex(t *testing.T) {
	p := open(t, match.Start{Seed: 3, Players: [2]match.Player{rules.Second: {Computer: true, Chooser: &script{t: t, lines: []string{"plant @g5"}}}}}, -1)
	p.Click("cell.a1")
	p.Key("Enter")
	p.mine(rules.First, "patrol")

	// Drawn too far at once: the hand passes over the hexes between.
	p.drag("piece.fr-horse", "cell.d4")
	if p.m.Request().Kind != "patrol" || !p.Has("button.commit") {
		t.Fatalf("nothing is drawn: %s", p.Names())
	}
	p.Shot("sixth-drawn")
	for range 2 { // Escape takes hexes off, from the last one
		p.Key("Escape")
	}
	if !p.Has("button.commit") {
		t.Error("two of three hexes taken off leave nothing")
	}
	p.Key("Escape")
	if p.Has("button.commit") {
		t.Errorf("three hexes taken off leave something: %s", p.Names())
	}

	// From where it stands on, hex by hex, and back over the last one.
	p.drag("piece.fr-horse", "cell.d2", "cell.d3", "cell.c3", "cell.d3")
	p.mine(rules.First, "act") // nobody is seen: it can be taken back, and is done at once
	if e := p.last(rules.EvSay); name(e.Who) != "fr-horse" || name(e.To) != "d3" || len(e.Path) != 3 {
		t.Errorf("the patrol is told as %+v", e)
	}

	// A block that is dragged to a hex is moved there, as ever.
	p.drag("piece.fr-horse", "cell.e2")
	if p.Has("button.commit") {
		p.Key("Enter")
	}
	p.until("the move", func() bool { return p.m.Request().Kind != "act" })
	if e := p.last(rules.EvMove); name(e.To) != "e2" {
		t.Errorf("the move is told as %+v", e)
	}
}

// Where two players share the screen each is told what he may know.
func TestEachPlayerReadsWhatHeMayKnow(t *testing.T) {
	p := open(t, match.Start{Seed: 3}, -1)
	play := func(line string) {
		t.Helper()
		o, err := rules.ParseOption(blocks.Book{}, line)
		if err == nil {
			_, err = p.m.Answer(o)
		}
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	sit := func() {
		if _, pending := p.m.HandOver(); pending {
			p.m.TakeSeat()
		}
	}
	sit()
	play("plant @a1")
	sit()
	play("plant @g5")
	sit()
	play("pass")
	play("move fr-horse @d2")
	sit()
	theirs := p.last(rules.EvMove)
	if !strings.HasPrefix(name(theirs.Who), "fr-back-") || name(theirs.From) != "d1" {
		t.Errorf("the other player reads %+v", theirs)
	}
	p.Tick()
	p.Settle()
	if p.Has("piece.fr-horse") || !p.Has("piece."+name(theirs.Who)) || !p.Has("piece.gb-horse") {
		t.Errorf("the other player sees %s", p.Names())
	}
}

// Two computer players, who have never heard of the system, play it to its end.
func TestComputersPlayTheSixthSystem(t *testing.T) {
	start := match.Start{Scenario: "start", Data: []byte(blocks.Start), Seed: 5, Auto: true}
	for s := range start.Players {
		start.Players[s] = match.Player{Computer: true, Chooser: ai.Player{Seed: uint64(s), Work: 300}}
	}
	m, err := match.New(blocks.Book{}, start)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; m.Request() != nil; n++ {
		if n == 400 || !m.Computer() {
			t.Fatalf("after %d answers %s is asked", n, m.Request().Kind)
		}
		if _, err := m.Think(); err != nil {
			t.Fatal(err)
		}
	}
	if !m.Result().Over {
		t.Errorf("the game has ended with %+v", m.Result())
	}
}

// The odds of an attack are the same whatever stands behind the alias.
func TestOddsDoNotLookBehindAnAlias(t *testing.T) {
	var cards []*odds.Odds
	for _, kind := range []string{"guns", "guard"} {
		b, err := blocks.Book{}.Load([]byte("blocks\nturn 1 first\nmixed\nflag first a1\nflag second a5\nblock fr-line c3 3 1\nblock gb-"+kind+" c4 2 1\nblock gb-line g5 3 2\n"), nil)
		if err != nil {
			t.Fatal(err)
		}
		p, _, err := rules.Begin(blocks.Book{}, b)
		if err == nil {
			p, _, err = p.Play(rules.Answer{By: rules.First, Option: rules.Option{Do: "pass"}})
		}
		if err != nil {
			t.Fatal(err)
		}
		o, err := rules.ParseOption(blocks.Book{}, "attack fr-line @gb-back-1")
		if err != nil {
			t.Fatal(err)
		}
		card, err := odds.Card(p, o)
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, card)
	}
	if len(cards[0].Dice) == 0 || cards[0].Range == nil || !cards[0].Range.Hidden {
		t.Errorf("the card has %d dice and no range over what is hidden", len(cards[0].Dice))
	}
	if !reflect.DeepEqual(cards[0], cards[1]) {
		t.Errorf("the odds are %+v or %+v", cards[0], cards[1])
	}
}
