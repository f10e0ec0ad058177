package series

import (
	"slices"
	"strconv"
	"strings"

	"github.com/pelletier/go-toml/v2"

	"grognard/rules"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

// Plan is a campaign: its battles, what follows from each, and the map of its theatre. It does not
// change. Its file is TOML:
//
//	format = 1
//
//	[campaign]
//	id = "peninsula"
//	title_en = "..."            # and title_it, as of all texts
//	summary_en = "..."          # a sentence
//	story_en = "..."            # how it begins
//	first = "rolica"            # the battle that it begins with
//
//	[one]                       # and [two]: who plays it
//	name_en = "The Allies"
//	nation = "gb"               # of its arms
//	nations = ["gb", "pt"]      # that it leads: by them its side in each battle is found
//	army = "rifles"             # of scenarios/BOOK/armies, where armies go on from battle to battle
//
//	[muster]                    # where they do
//	points = 200                # that an army may cost
//	won = 24                    # points of recruits after a victory
//	lost = 16
//	drawn = 20
//
//	[map]                       # of the theatre, in units of its own, from the north-west corner
//	wide = 1000
//	high = 600
//
//	[[map.sea]]                 # an outline
//	points = [[0, 0], [10, 20], [0, 40]]
//
//	[[map.river]]               # and map.road, map.border, map.coast: a line
//	name_en = "Tagus"
//	points = [[...]]
//
//	[[map.hills]]               # a line along which hills stand
//	points = [[...]]
//
//	[[map.town]]
//	name_en = "Lisbon"
//	at = [100, 420]
//	large = true
//	left = true                 # its name stands to the left
//
//	[[map.label]]               # a country, or a sea
//	name_en = "Portugal"
//	at = [100, 420]
//	sea = true
//
//	[[battle]]
//	id = "rolica"
//	book = "ccn"
//	scenario = "ccn-01-rolica-first" # of the system, or
//	wish = { country = "hilly" }     # a battle by chance, always the same: seed = 7
//	title_en = "..."            # of a battle by chance; else it has that of its scenario
//	at = [120, 380]
//	when_en = "17 August 1808"
//	story_en = "..."            # where one stands
//	stake_en = "..."            # what hangs on it
//	switches = { armies = "build" }
//
//	[[battle.change]]           # what has been carried over changes the file of the battle
//	if = "guns"                 # a gain that somebody has; unless = "guns": that nobody has; both may be left out
//	key = "french.hand"         # a value in the file
//	add = -1                    # or value = "5", as TOML writes it, or drop = "fr-fa-1": an item of the list
//
//	[[battle.then]]             # the first that fits holds
//	won = "one"                 # or two, draw; left out: however it ended
//	by = 2                      # the scores lie at least so far apart
//	if = "guns"
//	next = "vimeiro"            # a battle, or an ending
//	give = ["guns"]             # gains that are carried over from now on
//	take = ["lisbon"]           # gains that are lost
//	story_en = "..."            # what came of it
//
//	[[gain]]
//	id = "guns"
//	for = "one"                 # who has it
//	text_en = "..."             # what it means in the battles to come
//
//	[[ending]]
//	id = "lisbon"
//	winner = "one"              # or two, draw
//	title_en = "..."
//	story_en = "..."
type Plan struct {
	ID     string
	Title  scenarios.Words
	Sum    scenarios.Words
	Story  scenarios.Words
	First  string
	Sides  [2]Side
	Muster *Muster // nil: armies do not go on
	Map    Map

	Battles []*Battle
	Gains   []*Gain
	Endings []*Ending
}

// Side is what a contestant leads.
type Side struct {
	Name    scenarios.Words
	Nation  string // of its arms
	Nations []string
	Army    string // file of the army with which it begins, "" if none goes on
}

// Muster is what armies get that go on.
type Muster struct {
	Points int `toml:"points"`
	Won    int `toml:"won"`
	Lost   int `toml:"lost"`
	Drawn  int `toml:"drawn"`
}

// Battle is a battle of a campaign.
type Battle struct {
	ID       string
	Book     rules.Rulebook
	Scenario string
	Seed     uint64
	Wish     map[string]string
	Title    scenarios.Words
	At       Pt
	When     scenarios.Words
	Story    scenarios.Words
	Stake    scenarios.Words
	Switches map[string]string
	Changes  []Change
	Then     []Then

	data []byte // the file of the battle before any change
}

// Change is what a gain means in a battle.
type Change struct {
	If     string  `toml:"if"`
	Unless string  `toml:"unless"`
	Key    string  `toml:"key"`
	Add    int     `toml:"add"`
	Value  *string `toml:"value"`
	Drop   string  `toml:"drop"`
}

// Then is what follows from a battle.
type Then struct {
	Won        string
	By         int
	If, Unless string
	Next       string
	Give, Take []string
	Story      scenarios.Words
}

// Gain is carried over from battle to battle.
type Gain struct {
	ID   string
	For  Contestant
	Text scenarios.Words
}

// Ending is how a campaign ends.
type Ending struct {
	ID     string
	Winner Contestant // None: nobody
	Title  scenarios.Words
	Story  scenarios.Words
}

// Pt is a place on the map of a theatre.
type Pt struct{ X, Y float64 }

// Line is a line, or an outline, on it.
type Line struct {
	Name scenarios.Words
	Pts  []Pt
}

// Town is a town, Label what is written besides.
type Town struct {
	Name        scenarios.Words
	At          Pt
	Large, Left bool
	Sea         bool // of a label: it is one of the sea
}

// Map is the theatre of a campaign.
type Map struct {
	Wide, High                                float64
	Sea, Coast, Rivers, Roads, Borders, Hills []Line
	Towns, Labels                             []Town
}

// Battle returns the battle of an id, or nil.
func (p *Plan) Battle(id string) *Battle {
	return byID(p.Battles, id, func(b *Battle) string { return b.ID })
}

// Gain returns the gain of an id, or nil.
func (p *Plan) Gain(id string) *Gain { return byID(p.Gains, id, func(g *Gain) string { return g.ID }) }

// Ending returns the ending of an id, or nil.
func (p *Plan) Ending(id string) *Ending {
	return byID(p.Endings, id, func(e *Ending) string { return e.ID })
}

func byID[T any](all []*T, id string, of func(*T) string) *T {
	if i := slices.IndexFunc(all, func(x *T) bool { return of(x) == id }); i >= 0 {
		return all[i]
	}
	return nil
}

// side finds the side that contestant One leads in a battle.
func (p *Plan) side(b *Battle, data []byte) (rules.Side, error) {
	board, err := b.Book.Load(data, b.Switches)
	if err != nil {
		return 0, err
	}
	if p.Sides[One].Army != "" && b.Switches["armies"] != "" { // nobody has an army yet
		return rules.First, nil
	}
	v := b.Book.View(board, rules.Chance)
	for s := rules.First; s <= rules.Second; s++ {
		if slices.Contains(p.Sides[One].Nations, v.Sides[s].Nation) {
			return s, nil
		}
	}
	return 0, rules.Fault("fault.plan.side", "nobody fights in %q whom the first side of the campaign leads", b.ID)
}

// changed is the file of a battle as the gains that somebody has make it.
func (b *Battle) changed(has []string) ([]byte, error) {
	doc, err := tomlfile.Parse(b.data, nil)
	if err != nil {
		return nil, err
	}
	for _, c := range b.Changes {
		if c.If != "" && !slices.Contains(has, c.If) || c.Unless != "" && slices.Contains(has, c.Unless) {
			continue
		}
		if err := c.carry(doc); err != nil {
			return nil, err
		}
	}
	return doc.Text(), nil
}

// carry carries a change out.
func (c *Change) carry(doc *tomlfile.Document) error {
	switch {
	case c.Drop != "":
		i := -1
		for n := range doc.Len(c.Key) {
			item := c.Key + "." + strconv.Itoa(n)
			for _, id := range []string{".id", ".unit", ".leader", ""} {
				if doc.Has(item+id) && doc.Literal(item+id) == strconv.Quote(c.Drop) {
					i = n
				}
			}
		}
		if i < 0 {
			return rules.Fault("fault.plan.drop", "%q holds no %q that could be taken out", c.Key, c.Drop)
		}
		doc.Cut(c.Key + "." + strconv.Itoa(i))
	case c.Value != nil:
		doc.Set(c.Key, *c.Value)
	default:
		n, err := strconv.Atoi(doc.Literal(c.Key))
		if err != nil {
			return rules.Fault("fault.plan.add", "%q is not a number in the file of the battle, so nothing can be added to it", c.Key)
		}
		doc.Set(c.Key, strconv.Itoa(n+c.Add))
	}
	var any map[string]any
	if err := toml.Unmarshal(doc.Text(), &any); err != nil {
		return rules.Fault("fault.plan.value", "%q cannot be set so: the file of the battle would be damaged", c.Key)
	}
	return nil
}

// Prove plays a campaign through in all ways, and reports the first that leads to a battle which cannot
// be played, or nowhere. It returns how many battles lie on the longest way, and how many ways there are to
// begin one. Errors are *rules.FileError.
func (p *Plan) Prove() (longest, ways int, err error) {
	type moment struct {
		battle, has string
	}
	known := map[moment]int{} // battles on the longest way from there; 0: being walked
	var walk func(id string, has []string) (int, error)
	walk = func(id string, has []string) (int, error) {
		b := p.Battle(id)
		if b == nil {
			return 0, nil
		}
		at := moment{id, strings.Join(has, " ")}
		if n, seen := known[at]; seen {
			if n == 0 {
				return 0, rules.Fault("fault.plan.circle", "from the battle %q the campaign leads back to it", id)
			}
			return n, nil
		}
		known[at] = 0
		data, err := b.changed(has)
		if err == nil {
			_, err = p.side(b, data)
		}
		if err != nil {
			return 0, rules.Fault("fault.plan.unplayed", "the battle %q cannot be played with what is carried over (%s): %v", id, at.has, err)
		}
		longest := 0
		for i := range b.Then {
			n, err := walk(b.Then[i].Next, b.Then[i].gains(has))
			if err != nil {
				return 0, err
			}
			longest = max(longest, n)
		}
		known[at] = longest + 1
		return longest + 1, nil
	}
	longest, err = walk(p.First, nil)
	return longest, len(known), err
}

// gains are those that somebody has after a battle.
func (t *Then) gains(has []string) []string {
	var all []string
	for _, id := range append(slices.Clone(has), t.Give...) {
		if !slices.Contains(t.Take, id) && !slices.Contains(all, id) {
			all = append(all, id)
		}
	}
	slices.Sort(all)
	return all
}
