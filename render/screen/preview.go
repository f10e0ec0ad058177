package screen

import (
	"context"

	"grognard/render/ground"
	"grognard/render/paint"
	"grognard/render/table/words"
	"grognard/render/ui"
	"grognard/rules"
	"grognard/scenarios"
)

// preview is a look at a scenario before it begins: its armies, its map and
// the pieces that stand on it.
type preview struct {
	view   *rules.View
	armies [2]rules.Army
	fault  string // why the scenario cannot be played
	key    string // of the picture of the map in the Store
	lay    ground.Layout

	switches map[string]string // how they are set
	bare     bool              // nobody has a secret
	cards    bool              // it is played with cards
}

// previewSize is the side of the picture, in pixels.
const previewSize = 400

// newPreview looks at a scenario with some switches changed.
func newPreview(r *Root, book rules.Rulebook, s *scenarios.Info, set map[string]string) *preview {
	p := &preview{}
	_, data, err := scenarios.Open(book.Name(), s.ID)
	if err != nil {
		p.fault = r.word("ui.fault.start", r.fault(err))
		return p
	}
	b, err := book.Load(data, set)
	if err != nil {
		p.fault = r.word("ui.fault.start", r.fault(err))
		return p
	}
	p.switches = map[string]string{}
	offerer, choosy := book.(rules.Offerer)
	for _, s := range book.Switches() {
		if choosy && !offerer.Offered(b, s.Key) {
			continue
		}
		p.switches[s.Key] = book.Switch(b, s.Key)
	}
	p.view = book.View(b, rules.Chance)
	p.armies = p.view.Sides
	p.bare, p.cards = !rules.Conceals(book, b), len(p.view.Cards) > 0
	m := p.view.Map
	if unbuilt(m) {
		return p
	}
	names := placeWords(r, book, m)
	p.key = "preview/" + m.ID
	if len(names) > 0 {
		p.key += "/" + r.deps.Words.Language()
	}
	p.lay = ground.FitLayout(m, previewSize, previewSize)
	if m.Shape == rules.Tabletop { // its inches are small
		p.lay = ground.FitLayout(m, 2*previewSize, 2*previewSize)
	}
	p.bake(r, m, names)
	return p
}

// unbuilt reports whether there is no map yet, since the players lay it in the
// set-up. A tabletop has no cells.
func unbuilt(m *rules.Map) bool { return m == nil || len(m.Cells) == 0 && m.Shape != rules.Tabletop }

// placeWords are the names of places on a map that are other words in the
// reader's language.
func placeWords(r *Root, book rules.Rulebook, m *rules.Map) map[string]string {
	names := map[string]string{}
	for i := range m.Areas {
		label := m.Areas[i].Label
		if word := words.PlaceWord(r.deps.Words, book, label); word != label {
			names[label] = word
		}
	}
	return names
}

// bake paints the map in the background.
func (p *preview) bake(r *Root, m *rules.Map, names map[string]string) {
	if r.deps.Store.Get(p.key) != nil {
		return
	}
	store, key, cell, bake := r.deps.Store, p.key, p.lay.Cell, r.deps.ground(ground.Options{Names: names})
	go func() {
		if img := bake(context.Background(), m, cell); img != nil {
			store.Put(key, img)
		}
	}()
}

// paint shows the map with its pieces, or says that it is chosen later.
func (p *preview) paint(c *ui.Ctx, r paint.Rect) {
	c.Fill(r, c.Theme.Panel2)
	c.Frame(r, c.Hairline(), c.Theme.Border)
	if p.key == "" {
		c.Centered(r.Inset(c.Px(20)), ui.Flavour, c.Theme.Muted, c.Word("ui.browser.nomap"))
		return
	}
	w, h := p.lay.Size()
	scale := min(r.W/float32(w), r.H/float32(h))
	pic := ui.Mid(r, float32(w)*scale, float32(h)*scale)
	c.Image(p.key, pic, paint.White)
	for i := range p.view.Pieces {
		p.piece(c, &p.view.Pieces[i], pic, scale)
	}
}

// piece paints one counter as a small block in its nation's colour.
func (p *preview) piece(c *ui.Ctx, pc *rules.Piece, pic paint.Rect, scale float32) {
	if pc.Form == rules.Marker {
		return
	}
	if p.view.Map.Shape == rules.Tabletop {
		p.stand(c, pc, pic, scale)
		return
	}
	for i := range p.view.Map.Cells {
		cell := &p.view.Map.Cells[i]
		if cell.Ref != pc.Cell {
			continue
		}
		x, y := p.lay.Center(cell.Col, cell.Row)
		d := p.lay.Cell * scale * .62
		box := paint.Rect{X: pic.X + x*scale - d/2, Y: pic.Y + y*scale - d*.35, W: d, H: d * .7}
		c.Fill(box, c.Theme.Text)
		c.Fill(box.Inset(max(1, c.Px(1.5))), ui.LiveryOf(pc.Nation).Field)
		return
	}
}
