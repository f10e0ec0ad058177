package pieces

import (
	"slices"
	"strings"

	"grognard/assets/palette"
	"grognard/render/paint"
	"grognard/rules"
)

// keys remembers the names of pictures, so that no frame builds strings.
type keys struct {
	bodies   map[bodyID]string
	far      map[farID]string
	brigades map[brigadeID]string
	picts    map[rules.Face]*pict
	livery   map[string]livery
}

// bodyID is what the picture of a piece depends on, but for what is printed on
// it.
type bodyID struct {
	nation  string
	face    rules.Face
	side    rules.Side
	form    rules.Form
	reduced bool
}

// bodyOf is what the picture of a piece depends on.
func bodyOf(p *rules.Piece) bodyID {
	id := bodyID{nation: p.Nation, side: p.Side, form: p.Form}
	switch p.Form {
	case rules.Marker:
		id.face = p.Face
	case rules.Counter:
		id.reduced = has(p.State, rules.StateReduced)
	}
	return id
}

// farID is a picture of a piece seen from afar.
type farID struct {
	kind string
	bodyID
}

// named returns the picture of a kind of a piece seen from afar.
func (k *keys) named(kind string, id bodyID) string {
	f := farID{kind, id}
	key, ok := k.far[f]
	if !ok {
		if k.far == nil {
			k.far = map[farID]string{}
		}
		how, side := "full", "first"
		if id.reduced {
			how = "reduced"
		}
		if id.side == rules.Second {
			side = "second"
		}
		key = strings.Join([]string{kind, id.nation, how, side}, "/")
		k.far[f] = key
	}
	return key
}

// body returns the picture of a piece without its pictogram.
func (k *keys) body(p *rules.Piece) string {
	id := bodyOf(p)
	key, ok := k.bodies[id]
	if !ok {
		if k.bodies == nil {
			k.bodies = map[bodyID]string{}
		}
		key = id.key()
		k.bodies[id] = key
	}
	return key
}

func (id bodyID) key() string {
	side := "first"
	if id.side == rules.Second {
		side = "second"
	}
	switch id.form {
	case rules.Marker:
		return "marker/" + string(id.face)
	case rules.Blocks:
		return strings.Join([]string{"block", id.nation, side}, "/")
	case rules.Leader:
		return strings.Join([]string{"leader", id.nation, side}, "/")
	}
	if id.reduced {
		return strings.Join([]string{"counter", id.nation, "reduced", side}, "/")
	}
	return strings.Join([]string{"counter", id.nation, "full", side}, "/")
}

// The shapes of a stand in a cell.
const (
	standLine  = "line"  // an arrow before it
	standMass  = "mass"  // its front is round
	standPlain = "plain" // it stands behind another one, or has no front
)

type brigadeID struct{ nation, shape string }

// brigade returns the picture of one stand of a brigade.
func (k *keys) brigade(nation, shape string) string {
	id := brigadeID{nation, shape}
	key, ok := k.brigades[id]
	if !ok {
		if k.brigades == nil {
			k.brigades = map[brigadeID]string{}
		}
		key = strings.Join([]string{"stand", nation, shape}, "/")
		k.brigades[id] = key
	}
	return key
}

// pict is a pictogram in ink and in paper, at full size and simplified for
// where it is drawn small.
type pict struct{ ink, paper, smallInk, smallPaper string }

// simple is the size in dp below which a pictogram is simplified.
const simple = 30

// simpleStand is the same for a stand: narrow ones have the picture of wide ones, since both are
// the same brigade.
const simpleStand = 20

// of returns the picture of a size in dp for the sticker of a side: ink on the
// paper of the first, paper on the ink of the second.
func (p *pict) of(s rules.Side, size float32) string { return p.drawn(s, size < simple) }

// drawn returns the picture for the sticker of a side, simplified or not.
func (p *pict) drawn(s rules.Side, small bool) string {
	switch {
	case s == rules.Second && small:
		return p.smallPaper
	case s == rules.Second:
		return p.paper
	case small:
		return p.smallInk
	}
	return p.ink
}

// alike are the faces that have the picture of another one.
var alike = map[rules.Face]rules.Face{
	rules.FaceLeader: rules.FaceCommander, rules.FaceRifles: rules.FaceLight, rules.FaceSkirmishers: rules.FaceSkirmish,
	rules.FaceMilitia: rules.FaceInfantry, rules.FaceTrains: rules.FaceSupply,
}

// signs are the pictures of states that are shown on a badge, or as a marker.
var signs = map[rules.State]string{
	rules.StateMoved: "pict/march", rules.StateFought: "pict/sabres", rules.StateCharging: "pict/sabres", rules.StateSquare: "pict/square",
	rules.StateAiming: "pict/artillery", rules.StateFired: "pict/artillery", rules.StateBridge: "pict/sappers", rules.StateDry: "pict/supply",
	rules.StateDemoralized: "pict/withdraw", rules.StateChief: "pict/colours", rules.StateThreatened: "pict/ambush",
	rules.StateRedoubt: "marker/redoubt",
}

// pict returns the pictogram of a face or sign; that of infantry for a face
// that has none.
func (k *keys) pict(store *paint.Store, face rules.Face) *pict {
	p, ok := k.picts[face]
	if ok {
		return p
	}
	if k.picts == nil {
		k.picts = map[rules.Face]*pict{}
	}
	name := string(face)
	if s := alike[face]; s != "" {
		name = string(s)
	}
	if store.Get("pict/"+name) == nil {
		name = "infantry"
	}
	p = &pict{"pict/" + name, "pict/" + name + "/paper", "pict/" + name, "pict/" + name + "/paper"}
	if store.Get("pict/"+name+"-small") != nil {
		p.smallInk, p.smallPaper = "pict/"+name+"-small", "pict/"+name+"-small/paper"
	}
	k.picts[face] = p
	return p
}

// livery is the colours of a nation.
type livery struct{ field, text paint.Color }

func (k *keys) colours(nation string) livery {
	l, ok := k.livery[nation]
	if !ok {
		if k.livery == nil {
			k.livery = map[string]livery{}
		}
		l = livery{palette.Muted, palette.Paper}
		if n, found := palette.NationOf(nation); found {
			l = livery{n.Color, n.Text}
		}
		k.livery[nation] = l
	}
	return l
}

func has(all []rules.State, s rules.State) bool { return slices.Contains(all, s) }
