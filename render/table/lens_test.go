package table

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"grognard/game/prefs"
	"grognard/game/threat"
	"grognard/render/board"
	"grognard/render/paint"
	"grognard/render/table/choice/field"
	"grognard/render/table/mapview/lens"
	"grognard/rules"
)

// approach plays until a piece may go where it could attack and be attacked, and returns
// that move.
func (b *clash) approach(t *testing.T) (rules.Option, bool) {
	t.Helper()
	return b.seek(t, func(p *rules.Position, o rules.Option, after *rules.Position) bool {
		side := p.Request().To
		return len(threat.Query{}.Own(after, side, o.Who)) > 0 && len(threat.Query{}.Menace(after, side, o.Who, nil).Reach) > 1
	})
}

// seek plays until a piece has a move that fits.
func (b *clash) seek(t *testing.T, fits func(p *rules.Position, o rules.Option, after *rules.Position) bool) (rules.Option, bool) {
	t.Helper()
	for range 3000 {
		q := b.m.Request()
		if q == nil {
			return rules.Option{}, false
		}
		if _, pending := b.m.HandOver(); pending {
			b.m.TakeSeat()
			continue
		}
		p := b.m.Position()
		if q.To != rules.Chance && q.To == p.View(q.To).Active && !q.SetUp && p.View(q.To).Combat == nil {
			all := q.Options
			if q.Field != nil {
				all = nil
				for range 30 {
					all = append(all, q.Field.Sample(b.rand))
				}
			}
			few := max(8, len(all)/10)
			for _, o := range all {
				if act := q.Act(o); o.Who == 0 || act != rules.ActMove && act != rules.ActAdvance || q.Field == nil && o.At == 0 || b.rand.IntN(few) > 0 {
					continue
				}
				after := threat.Move(p, o)
				if after == nil {
					continue
				}
				if fits(p, o, after) {
					return o, true
				}
			}
		}
		b.play(t, q)
	}
	return rules.Option{}, false
}

// aim takes the piece of a move in hand and rests the pointer where it is to go.
func (b *clash) aim(t *testing.T, o rules.Option) {
	t.Helper()
	b.Long()
	b.t.View.Board.ShowRef(o.Who, b.In.Now)
	b.Long()
	k := b.t.game.Choice
	if h := &k.Hand; b.t.game.Scene.OnTabletop() {
		k.Select(o.Who)
		h.Order(o.Do)
		h.Found, h.OK, h.Grasp = o, true, field.Put
		if f := b.m.Request().Field; f != nil {
			h.Ghost = f.Ghost(o)
		}
		b.rest()
		return
	}
	k.Clear()
	k.Take(o.Who)
	b.t.View.Board.ShowRef(o.At, b.In.Now)
	b.Long()
	at, ok := b.t.View.Board.CellRect(o.At)
	if !ok {
		t.Fatal("there is no such cell")
	}
	b.In.X, b.In.Y = at.Center()
	b.rest()
}

// rest lets the pointer rest until all is worked out.
func (b *clash) rest() {
	b.Tick()
	b.In.Now += 150
	for n, done := 0, 0; n < 4000 && done < 2; n++ { // a frame that shows what is found asks for more
		b.Tick()
		b.Tick()
		if done++; b.t.View.Threats.Busy() {
			done = 0
			time.Sleep(5 * time.Millisecond)
		}
	}
	b.Tick()
	b.Tick()
}

// lensOf counts the pictures of the lens in the frame shown last, without pips.
func (b *clash) lensOf() (n int) {
	for _, c := range b.List.Cmds {
		if strings.HasPrefix(c.Key, "lens/") && !strings.HasPrefix(c.Key, "lens/pip") && c.Key != lens.Icon {
			n++
		}
	}
	return n
}

// overMap counts the commands of the frame shown last that lie over and under the pieces,
// without pips.
func (b *clash) overMap() (n int) {
	for _, c := range b.List.Cmds {
		if (c.Layer == paint.Under || c.Layer == paint.Over || c.Layer == paint.OverText) && !strings.HasPrefix(c.Key, "lens/pip") &&
			!strings.HasPrefix(c.Key, "badge") { // the points that the piece itself has spent
			n++
		}
	}
	return n
}

func TestTheLensTellsWhatAMoveBringsInEverySystem(t *testing.T) {
	for _, g := range battles {
		if testing.Short() && (g[0] == "musket" || g[0] == "squares") {
			continue // to get there takes long
		}
		for i, s := range sizes[:2] {
			if i > 0 && os.Getenv("GROGNARD_PICTURES") == "" {
				break // to be looked at
			}
			t.Run(fmt.Sprint(g[0], s[1]), func(t *testing.T) {
				p := prefs.Default()
				p.Speed = "instant"
				if s[1] == 1080 {
					p.Language = "it"
				}
				b := fighting(t, s[0], s[1], g, p, 5)
				o, ok := b.approach(t)
				if !ok {
					t.Skip("nobody comes near")
				}
				b.aim(t, o)
				b.Pictures(fmt.Sprint("lens-", g[0], "-", s[1]))
				if b.lensOf() < 2 {
					t.Errorf("%s: the lens shows %d pictures", rules.FormatOption(b.m.Book(), o), b.lensOf())
				}
				card, near := b.t.View.Threats.Card(), b.ui.Px(95)
				about := paint.About(b.In.X, b.In.Y, 2*near, 2*near)
				if card.W == 0 || card.Overlaps(about) && !b.t.game.Scene.OnTabletop() {
					t.Errorf("the card lies at %v, the pointer is at %v, %v", card, b.In.X, b.In.Y)
				}
				if at, ok := b.t.View.Board.CellRect(o.At); ok && at.Overlaps(card) {
					t.Error("the card lies over the place that it tells of")
				}
				full := b.overMap()
				b.In.Held.Alt = true
				b.Tick()
				b.Tick()
				if b.lensOf() > 0 {
					t.Error("Alt does not hide it")
				}
				if n := full - b.overMap(); n > lens.Commands {
					t.Errorf("it adds %d commands", n)
				}
				b.In.Held.Alt = false
				b.rest()
				if b.lensOf() < 2 {
					t.Error("it does not come back after Alt")
				}
				b.Key(lens.Key)
				if b.rest(); b.lensOf() > 0 || b.prefs.Lens {
					t.Error("its key does not switch it off for good")
				}
				if b.t.game.Scene.OnTabletop() { // where the body in hand may go no button hears
					b.Key(lens.Key)
				} else {
					b.Click("button.lens")
				}
				if !b.prefs.Lens {
					t.Error("its button does not switch it on")
				}
			})
		}
	}
}

// At the largest letters the card still stands clear of what it tells of: it folds where it
// has no room.
func TestTheLensAtTheLargestLetters(t *testing.T) {
	for _, g := range battles {
		if testing.Short() && (g[0] == "musket" || g[0] == "squares") {
			continue // to get there takes long
		}
		p := prefs.Default()
		p.Speed, p.TextSize, p.Language = "instant", 200, "it"
		b := fighting(t, 1280, 720, g, p, 5)
		for n := range 2 {
			o, ok := b.approach(t)
			if !ok && n == 0 {
				t.Fatal("nobody comes near")
			}
			if !ok {
				break
			}
			b.aim(t, o)
			b.Pictures(fmt.Sprint("lens-200-", g[0], "-", n))
			if b.lensOf() < 2 {
				t.Error("the lens shows nothing")
			}
			card := b.t.View.Threats.Card()
			if row := b.t.lay.Inspect; card.H > 0 && card.Y+card.H > row.Y {
				t.Errorf("the card at %v lies on the row of the inspector at %v", card, row)
			}
			if at, ok := b.t.View.Board.CellRect(o.At); ok && at.Overlaps(card) || card.W == 0 || card.X < 0 || card.X+card.W > b.In.W || card.Y+card.H > b.In.H {
				t.Errorf("%s: the card lies at %v, the place is at %v", g[0], card, at)
			}
			b.t.game.Choice.Clear()
			if b.t.game.Scene.OnTabletop() {
				break
			}
			if err := b.t.game.Answer(o); err != nil {
				t.Fatal(err)
			}
			b.Long()
		}
	}
}

// In the frame in which a move is made it is no longer told of: nobody may be asked any more.
func TestTheLensTellsNothingOfAMoveThatIsMade(t *testing.T) {
	p := prefs.Default()
	p.Speed = "instant"
	b := fighting(t, 1280, 720, battles[0], p, 5)
	o, ok := b.approach(t)
	if !ok {
		t.Fatal("nobody comes near")
	}
	b.aim(t, o)
	marks := func() int {
		var p board.Picture
		b.t.View.Threats.Mark(&p)
		return len(p.Marks)
	}
	if marks() == 0 {
		t.Fatal("the lens rings nobody")
	}
	next, _, err := b.m.Position().Play(rules.Answer{By: b.m.Request().To, Option: o})
	if err != nil {
		t.Fatal(err)
	}
	if b.t.game.Scene.Ask = nil; marks() > 0 {
		t.Error("it tells of a move though nobody is asked")
	}
	if b.t.game.Scene.Ask, b.t.game.Scene.Pos = b.m.Request(), next; marks() > 0 {
		t.Error("it tells of a move that was made")
	}
}

// Who has gone too far to attack hears why, not that nobody stands there.
func TestTheLensSaysWhyAMoveEndsAllAttacks(t *testing.T) {
	p := prefs.Default()
	p.Speed = "instant"
	b := fighting(t, 1280, 720, battles[0], p, 5)
	var why rules.Reason
	o, ok := b.seek(t, func(p *rules.Position, o rules.Option, after *rules.Position) (is bool) {
		if why, is = threat.Barred(p, o, after); !is || why.OK() {
			return false
		}
		side := p.Request().To
		return len(threat.Query{}.Menace(after, side, o.Who, nil).Reach) > 0
	})
	if !ok {
		t.Fatal("nobody goes too far beside an enemy")
	}
	b.aim(t, o)
	if want := b.t.View.Threats.Words.Say(why.Text); b.Says(b.words.Word("table.lens.nothing")) || !b.Says(b.words.Capital(want)) || !b.Says(why.Rule) {
		t.Errorf("after %s nothing says %q (%s)", rules.FormatOption(b.m.Book(), o), want, why.Rule)
	}
}

// What the numbers and the pips of the lens mean stands beside them; a square has the name
// that the rulebook writes.
func TestTheLensExplainsItsSigns(t *testing.T) {
	for i, lang := range []string{"en", "it"} {
		p := prefs.Default()
		p.Speed, p.Language = "instant", lang
		b := fighting(t, 1280, 720, battles[i], p, 5)
		o, ok := b.approach(t)
		if !ok {
			t.Fatal("nobody comes near")
		}
		b.aim(t, o)
		b.Pictures("lens-signs-" + lang)
		first := true
		for n, word := range []string{"table.lens.pip-1", "table.lens.pip-2", "table.lens.pip-3"} {
			shown, says := false, b.words.Word(word)
			for _, c := range b.List.Cmds {
				shown = shown || c.Key == fmt.Sprint("lens/pip-", n+1) && c.Layer == paint.Under
			}
			if shown && first {
				says, first = b.words.Word("table.lens.pips", says), false
			}
			if shown != b.Says(says) {
				t.Errorf("%s: pips %t, said %t: %q", lang, shown, b.Says(says), says)
			}
		}
		if first {
			t.Error("no pips")
		}
		hurt := b.words.Word("table.lens.hurt", "|")
		before, _, _ := strings.Cut(hurt, "|")
		badges := 0
		for _, c := range b.List.Cmds {
			if c.Op == paint.Text && c.Layer == paint.OverText && strings.HasPrefix(c.Text, before) {
				badges++
			}
		}
		if badges == 0 {
			t.Errorf("%s: the badges do not say what they count", lang)
		}
		before, _, _ = strings.Cut(b.words.Word("table.lens.there", "|"), "|")
		if !slices.ContainsFunc(b.List.Cmds, func(c paint.Cmd) bool {
			return c.Op == paint.Text && c.Layer == paint.OverText && strings.HasPrefix(c.Text, before)
		}) {
			t.Errorf("%s: no badge of a target says that it is attacked from there", lang)
		}
		if name := b.t.View.Threats.Words.Name(o.At); !b.Says(name) || name != b.words.Capital(name) && b.Says(b.words.Capital(name)) {
			t.Errorf("the card names %s otherwise", name)
		}
	}
}
