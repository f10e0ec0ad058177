package table

import (
	"fmt"
	"slices"
	"testing"

	"grognard/game/prefs"
	"grognard/game/threat"
	"grognard/render/paint"
	"grognard/render/table/mapview/lens"
	"grognard/rules"
)

// hold rests the pointer on a place of the window and holds the key of the lens down, or lets go of it.
func (b *clash) hold(x, y float32, down bool) {
	b.In.X, b.In.Y = x, y
	b.Tick()
	b.In.Held.Letters[lens.Held-'A'] = down
	b.rest()
}

// meet plays until the enemy could attack a piece of the side that is asked where it stands, with nothing in hand,
// and returns that piece and whoever attacks it.
func (b *clash) meet(t *testing.T) (own, foe rules.Ref) {
	t.Helper()
	_, ok := b.seek(t, func(p *rules.Position, o rules.Option, _ *rules.Position) bool {
		side := p.Request().To
		if k := b.t.game.Scene.Piece(o.Who); k == nil || k.Form == rules.Leader {
			return false
		}
		m := threat.Query{}.Menace(p, side, o.Who, nil)
		i := slices.IndexFunc(m.Reach, func(s threat.Strike) bool { return s.Hurt != nil })
		if i < 0 {
			return false
		}
		own, foe = o.Who, m.Reach[i].Who
		return true
	})
	if !ok {
		t.Fatal("nobody comes near")
	}
	b.Long()
	b.t.View.Board.ShowRef(own, b.In.Now)
	b.Long()
	b.t.game.Choice.Clear()
	b.away()
	return own, foe
}

// clear is a piece, or if the inspector would lie over it another one of its side that stands clear.
func (b *clash) clear(r rules.Ref) rules.Ref {
	was := b.t.game.Scene.Piece(r)
	for _, k := range append([]rules.Piece{*was}, b.t.game.Scene.View().Pieces...) {
		at, ok := b.t.spot(k.Ref)
		if ok && k.Side == was.Side && k.Form != rules.Leader && k.Form != rules.Marker && !at.Overlaps(b.t.lay.Inspect) && b.t.lay.Free.Inset(30).Has(at.Center()) {
			return k.Ref
		}
	}
	return r
}

// middle is where a thing is in the window.
func (b *clash) middle(t *testing.T, r rules.Ref) (x, y float32) {
	t.Helper()
	at, ok := b.t.spot(r)
	if !ok {
		t.Fatalf("%s does not stand on the map", b.t.game.Words.Name(r))
	}
	return at.Center()
}

func TestAHeldKeyTellsWhatThreatensWhateverIsPointedAtInEverySystem(t *testing.T) {
	for i, g := range battles {
		if testing.Short() && (g[0] == "musket" || g[0] == "squares") {
			continue // to get there takes long
		}
		t.Run(g[0], func(t *testing.T) {
			p := prefs.Default()
			p.Speed, p.Lens = "instant", i%2 == 0 // whether the lens is on for good does not matter
			p.Language = []string{"en", "it"}[i%2]
			size := sizes[i%2]
			b := fighting(t, size[0], size[1], g, p, 5)
			own, foe := b.meet(t)
			n := b.m.Changes()
			for k, r := range []rules.Ref{own, foe} {
				what := []string{"own", "foe"}[k]
				b.away()
				b.t.View.Board.ShowRef(r, b.In.Now)
				b.Long()
				r = b.clear(r)
				x, y := b.middle(t, r)
				b.hold(x, y, false)
				without := b.overMap()
				if b.lensOf() > 0 {
					t.Fatalf("%s: the lens shows though nobody asks", what)
				}
				b.hold(x, y, true)
				b.Pictures(fmt.Sprint("ask-", what, "-", g[0]))
				f := b.t.View.Threats
				if b.lensOf() < 1 || f.Card().W == 0 {
					t.Errorf("%s: the lens shows %d pictures, its card lies at %v", what, b.lensOf(), f.Card())
				}
				if n := b.overMap() - without; n > lens.Commands {
					t.Errorf("%s: it adds %d commands", what, n)
				}
				if at, ok := b.t.spot(r); ok && at.Overlaps(f.Card()) {
					t.Errorf("%s: the card lies over what it tells of", what)
				}
				word := map[bool]string{true: "table.lens.foe", false: "table.lens.foe.it"}[r == own]
				if !b.Says(b.words.Word(word)) {
					t.Errorf("%s: nothing says %q", what, b.words.Word(word))
				}
				b.Long()
				b.In.Now += 10_000 // what has happened is no news any more
				b.Long()
				for range 3 {
					if b.Tick(); b.Last.Animating || b.Last.Wake != 0 {
						t.Errorf("%s: once all is told the table wants to be called again: %+v", what, b.Last)
					}
				}
				b.hold(x, y, false)
				if b.lensOf() > 0 || f.Card().W > 0 {
					t.Errorf("%s: it stays when the key is let go", what)
				}
			}
			if b.m.Changes() != n || len(b.t.game.Choice.Picks) > 0 || b.t.View.Overlays.Shown() != "" {
				t.Error("asking does something")
			}
		})
	}
}

// Of a place where nobody stands it is told who could come there; where an own piece may go now, what would come of that.
func TestAHeldKeyTellsOfPlacesInEverySystem(t *testing.T) {
	for i, g := range battles {
		if testing.Short() && (g[0] == "musket" || g[0] == "squares") {
			continue // to get there takes long
		}
		t.Run(g[0], func(t *testing.T) {
			p := prefs.Default()
			p.Speed = "instant"
			p.Language = []string{"it", "en"}[i%2]
			b := fighting(t, 1280, 720, g, p, 5)
			o, ok := b.approach(t)
			if !ok {
				t.Fatal("nobody comes near")
			}
			b.Long()
			b.t.game.Choice.Clear()
			b.t.View.Board.ShowRef(o.Who, b.In.Now)
			b.Long()
			if b.t.game.Scene.OnTabletop() {
				b.points(t)
				return
			}
			x, y := b.middle(t, o.At)
			b.hold(x, y, true)
			b.Pictures("ask-move-" + g[0])
			if b.lensOf() < 1 || b.t.View.Threats.Card().W == 0 {
				t.Errorf("where %s may go the lens shows nothing", rules.FormatOption(b.m.Book(), o))
			}
			b.hold(x, y, false)
			empty, told := 0, 0
			v := b.t.game.Scene.View()
			for k := range v.Map.Cells {
				cell := v.Map.Cells[k].Ref
				at, on := b.t.View.Board.CellRect(cell)
				u, w := at.Center()
				free := !slices.ContainsFunc(v.Pieces, func(k rules.Piece) bool { return k.Cell == cell })
				goes := slices.ContainsFunc(b.m.Request().Options, func(o rules.Option) bool { return o.At == cell })
				if !on || !free || goes || !b.t.lay.Free.Has(u, w) || b.t.overParts(at) {
					continue
				}
				b.hold(u, w, true)
				if b.t.View.Threats.Card().W == 0 {
					continue
				}
				if empty++; b.lensOf() > 2 && told == 0 {
					told++
					b.Pictures("ask-place-" + g[0])
				}
				if empty > 12 {
					break
				}
			}
			if empty == 0 || told == 0 {
				t.Errorf("%d empty places were asked about, to %d of them somebody comes", empty, told)
			}
		})
	}
}

// points asks about places of a table without cells, round about every body.
func (b *clash) points(t *testing.T) {
	t.Helper()
	come, none := 0, 0
	v := b.t.game.Scene.View()
	for i := range v.Pieces {
		at, ok := b.t.spot(v.Pieces[i].Ref)
		x, y := at.Center()
		for _, d := range [][2]float32{{0, 70}, {0, -70}, {70, 0}, {-70, 0}} {
			x, y := x+d[0], y+d[1]
			if !ok || b.t.View.Board.Find(x, y).Piece != 0 || !b.t.lay.Free.Inset(20).Has(x, y) || b.t.overParts(paint.About(x, y, 4, 4)) {
				continue
			}
			b.away()
			b.hold(x, y, true)
			switch {
			case b.t.View.Threats.Card().W == 0:
				t.Errorf("nothing is told of the point at %v, %v", x, y)
			case b.lensOf() > 2 && come == 0:
				b.Pictures("ask-point-" + b.m.Book().Name())
				come++
			case b.lensOf() > 2:
				come++
			default:
				none++
			}
			if come > 2 && none > 2 || come+none > 40 {
				break
			}
		}
	}
	if come == 0 || none == 0 {
		t.Errorf("somebody comes to %d points, nobody to %d", come, none)
	}
}

// The key that asks is no key of an overlay, and tells nothing under a dialog, nor of what is in hand.
func TestTheKeyOfTheLensMeansNothingElse(t *testing.T) {
	for _, g := range battles {
		b := fighting(t, 1280, 720, g, prefs.Default(), 5)
		for i, key := range b.t.View.Overlays.Keys {
			if b.t.View.Overlays.Letter(i) == string(rune(lens.Held)) {
				t.Errorf("%s: it shows %s", g[0], key)
			}
		}
	}
	p := prefs.Default()
	p.Speed = "instant"
	b := fighting(t, 1280, 720, battles[0], p, 5)
	own, _ := b.meet(t)
	x, y := b.middle(t, own)
	b.Key("Slash")
	b.hold(x, y, true)
	if b.lensOf() > 0 {
		t.Error("it tells of what lies under the list of keys")
	}
	if !b.Says(b.words.Word("table.key.threats")) {
		t.Error("the list of keys does not have it")
	}
}
