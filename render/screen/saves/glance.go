package saves

import (
	"hash/fnv"
	"sync"

	"grognard/game/archive"
	"grognard/game/chronicle"
	"grognard/game/match"
	"grognard/rules"
	"grognard/scenarios"
)

// glance is what a saved game shows before it is opened: its last position as both
// players may see it.
type glance struct {
	book  rules.Rulebook
	view  *rules.View     // nil: the position cannot be read
	title scenarios.Words // of the battle
	to    rules.Side      // whose decision it is; Chance: dice or cards decide
	score [2]*rules.Gauge // by which the battle is told, nil: there is none
}

// Glances keeps what was seen of saved games, by what stands in them: a file that is
// written anew is looked at anew. Files are read in the background.
type Glances struct {
	mu   sync.Mutex
	all  map[uint64]*glance
	from map[string]uint64 // of a path, while one list is open
	busy map[string]bool

	sides  map[string][2]rules.Army // of saves by what named says
	naming bool                     // they are being read
	left   bool                     // nobody asks for them any more
}

// mostGlances is how many are kept.
const mostGlances = 60

// of returns what a file shows, or nil as long as it is being read; wake is called,
// on another goroutine, when it has been.
func (k *Glances) of(path string, wake func()) *glance {
	k.mu.Lock()
	defer k.mu.Unlock()
	if sum, read := k.from[path]; read {
		return k.all[sum]
	}
	if k.busy[path] {
		return nil
	}
	if k.busy == nil {
		k.busy = map[string]bool{}
	}
	k.busy[path] = true
	go func() {
		k.read(path)
		wake()
	}()
	return nil
}

// forget reads the files anew when they are asked for: the folder may have changed.
func (k *Glances) forget() {
	k.mu.Lock()
	defer k.mu.Unlock()
	clear(k.from)
}

// named tells a save apart from what stood in its file before.
func named(it *archive.Item) string { return it.Opens() + "\n" + it.Header.Date }

// armies are those of a save; false as long as they are not known.
func (k *Glances) armies(it *archive.Item) (a [2]rules.Army, ok bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	a, ok = k.sides[named(it)]
	return a, ok
}

// name learns the armies of saves in the background, until halt, and returns of how many they are known so
// far, and whether that is all. wake is called, on another goroutine, as more become known.
func (k *Glances) name(all []archive.Item, wake func()) (n int, done bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.left = false
	var todo []archive.Item
	for i := range all {
		if _, ok := k.sides[named(&all[i])]; !ok && all[i].Opens() != "" {
			todo = append(todo, all[i])
		}
	}
	if len(todo) > 0 && !k.naming {
		k.naming = true
		go k.learn(todo, wake)
	}
	return len(k.sides), len(todo) == 0
}

// halt ends what name has begun.
func (k *Glances) halt() {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.left = true
}

// learn reads the armies of saves.
func (k *Glances) learn(todo []archive.Item, wake func()) {
	for i := range todo {
		var sides [2]rules.Army
		g, _ := archive.Read(todo[i].Opens()) // of what cannot be read there are none
		if seen := look(g); seen.view != nil {
			sides = seen.view.Sides
		}
		k.mu.Lock()
		if k.sides == nil {
			k.sides = map[string][2]rules.Army{}
		}
		k.sides[named(&todo[i])] = sides
		left := k.left
		k.mu.Unlock()
		if left {
			break
		}
	}
	k.mu.Lock()
	k.naming = false
	k.mu.Unlock()
	wake()
}

// read looks into a file.
func (k *Glances) read(path string) {
	g, err := archive.Read(path)
	sum := uint64(0)
	if err == nil {
		sum = content(g)
	}
	k.mu.Lock()
	known := k.all[sum]
	k.mu.Unlock()
	if known == nil {
		known = look(g)
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.all == nil || len(k.all) >= mostGlances {
		k.all, k.from = map[uint64]*glance{}, map[string]uint64{}
	}
	k.all[sum], k.from[path] = known, sum
	delete(k.busy, path)
}

// content is a sum of all that a glance is made from.
func content(g *archive.Game) uint64 {
	h := fnv.New64a()
	h.Write([]byte(g.Book))
	h.Write(g.Last)
	for _, l := range g.Lines {
		h.Write([]byte(l))
	}
	if g.Last == nil {
		h.Write(g.Data)
		for _, key := range []string{g.Scenario, g.Over} {
			h.Write([]byte(key))
		}
	}
	return h.Sum64()
}

// look sets up the last position of a game: what nobody can, of a damaged file or an
// old one, shows nothing.
func look(g *archive.Game) (seen *glance) {
	seen = &glance{}
	if g == nil {
		return seen
	}
	title := scenarios.TitleOf(g.Book, g.Scenario, g.Data)
	seen.title = title
	book, ok := scenarios.Book(g.Book)
	if !ok {
		return seen
	}
	defer func() {
		if recover() != nil { // the file says what no game can come to
			seen = &glance{title: title}
		}
	}()
	p, err := match.Last(book, g)
	if err != nil {
		return seen
	}
	seen.book, seen.view, seen.to = book, p.View(rules.Chance), rules.Chance
	if q := p.Request(); q != nil {
		seen.to = q.To
	}
	seen.score = chronicle.Scores(book, p.Board(), seen.view)
	return seen
}
