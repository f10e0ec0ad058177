package pieces

import (
	"image"
	"slices"
	"sync"
	"testing"

	"grognard/assets"
	"grognard/game/boardtest"
	"grognard/render/board/sheet"
	"grognard/render/paint"
	"grognard/render/paint/painttest"
	"grognard/rules"
	"grognard/scenarios"
)

// troops are what rulebooks call their troops, with the pictogram that is drawn
// for them and the class whose colour stripes their blocks.
var troops = []struct {
	face  rules.Face
	pict  string
	class class
}{
	{"infantry", "infantry", foot}, {"militia", "infantry", foot},
	{"light", "light", foot}, {"rifles", "light", foot}, {"guard", "guard", foot},
	{"grenadiers", "grenadiers", foot}, {"cavalry", "cavalry", horse}, {"heavy", "heavy", horse}, {"lancers", "lancers", horse},
	{"sabres", "sabres", horse},
	{"artillery", "artillery", guns}, {"horse-artillery", "horse-artillery", guns},
	{"leader", "commander", foot}, {"commander", "commander", foot}, {"hq", "hq", foot},
	{"trains", "supply", foot}, {"supply", "supply", foot}, {"sappers", "sappers", foot}, {"skirmishers", "skirmish", foot},
}

// sprites is a store with all pictures of the game, each of one pixel.
var sprites = sync.OnceValues(func() (*paint.Store, error) {
	store := &paint.Store{}
	dot := image.NewRGBA(image.Rect(0, 0, 1, 1))
	return store, assets.Sprites(func(name string, _ *image.RGBA) { store.Put(name, dot) })
})

func atlas(t *testing.T) *paint.Store {
	t.Helper()
	store, err := sprites()
	if err != nil {
		t.Fatal(err)
	}
	return store
}

// painter draws on a map of squares with 120 pixels a cell.
func painter(store *paint.Store) *Painter {
	s := &sheet.Sheet{Metrics: painttest.Metrics{}, Store: store}
	m := &rules.Map{ID: "one", Shape: rules.Squares, Cols: 1, Rows: 1, Cells: []rules.Cell{{Ref: 1}}}
	s.Look(m, paint.Rect{W: 300, H: 300}, paint.Rect{}, 1)
	s.Begin(.5+s.Lay.Margin, .5+s.Lay.Margin, 1000, 120)
	return &Painter{Sheet: s}
}

// drawn is a piece on the map.
func drawn(store *paint.Store, pc *rules.Piece) *paint.List {
	l := &paint.List{}
	painter(store).Draw(l, paint.Pieces, paint.Rect{X: 100, Y: 100, W: 94, H: 94}, pc, nil, 1)
	return l
}

func TestTroopsAreDrawnAsWhatTheyAre(t *testing.T) {
	store := atlas(t)
	for _, x := range troops {
		l := drawn(store, &rules.Piece{Form: rules.Blocks, Nation: "fr", Face: x.face, N: 3, Of: 3})
		for _, c := range l.Cmds {
			if c.Op == paint.Image && len(c.Key) > 5 && c.Key[:5] == "pict/" && c.Key != "pict/"+x.pict && c.Key != "pict/"+x.pict+"-small" {
				t.Errorf("%s: %s is drawn, want %s", x.face, c.Key, x.pict)
			}
		}
		if n := painttest.Images(l, "pict/"+x.pict); n != 3 {
			t.Errorf("%s: %d pictures of %s on 3 blocks", x.face, n, x.pict)
		}
		stripes := [...]int{striped(l, foot), striped(l, horse), striped(l, guns)}
		for k, n := range stripes {
			if want := map[bool]int{true: 3}[class(k) == x.class]; n != want {
				t.Errorf("%s: %d stripes of class %d on 3 blocks, want %d", x.face, n, k, want)
			}
		}
	}
}

// striped counts the stripes of a class.
func striped(l *paint.List, k class) (n int) {
	for _, c := range l.Cmds {
		if c.Op == paint.Fill && c.Color == stripes[k] {
			n++
		}
	}
	return n
}

// everyPiece calls look with each piece that a battle of the game begins with.
func everyPiece(t *testing.T, look func(battle string, p *rules.Piece)) {
	t.Helper()
	for _, book := range scenarios.Books() {
		for _, info := range scenarios.List(book.Name()) {
			v := boardtest.Scenario(t, book.Name(), info.ID).View(rules.Chance)
			for i := range v.Pieces {
				look(info.ID, &v.Pieces[i])
			}
		}
	}
}

func TestEveryFaceHasAPicture(t *testing.T) {
	store := atlas(t)
	for _, f := range rules.Faces {
		k := keys{}
		if pict := k.pict(store, f).ink; pict == "pict/infantry" && f != rules.FaceInfantry && alike[f] != rules.FaceInfantry {
			t.Errorf("%q has no picture of its own", f)
		}
	}
	if store.Get("marker/"+string(rules.FaceRedoubt)) == nil {
		t.Error("a redoubt has no marker")
	}
}

func TestOnlyDeclaredFacesAreOnTheField(t *testing.T) {
	seen := map[rules.Face]bool{"": true}
	everyPiece(t, func(battle string, p *rules.Piece) {
		if seen[p.Face] {
			return
		}
		if seen[p.Face] = true; !slices.Contains(rules.Faces[:], p.Face) {
			t.Errorf("%s: the contract declares no face %q", battle, p.Face)
		}
	})
	if len(seen) < 12 {
		t.Errorf("only %d kinds of troops are on the field: %v", len(seen), seen)
	}
}

// A narrow stand has the picture of a wide one: both are the same brigade, on the map and beside it.
func TestANarrowStandHasThePictureOfAWideOne(t *testing.T) {
	store := atlas(t)
	for _, wide := range []float32{60, 25} {
		l := &paint.List{}
		painter(store).standSign(l, paint.Pieces, paint.Rect{W: wide, H: wide}, &rules.Piece{Form: rules.Base}, rules.FaceInfantry, 1)
		if painttest.Images(l, "pict/infantry") != 1 || painttest.Images(l, "pict/infantry-small") != 0 {
			t.Errorf("a sign %v wide shows %v", wide, l.Cmds)
		}
	}
}
