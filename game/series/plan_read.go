package series

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"grognard/rules"
	"grognard/rules/tomlfile"
	"grognard/scenarios"
)

// planFormat is the only format that there is so far.
const planFormat = 1

// planFile is a campaign as it is written.
type planFile struct {
	Format   int          `toml:"format"`
	Campaign campaignPart `toml:"campaign"`
	One      sidePart     `toml:"one"`
	Two      sidePart     `toml:"two"`
	Muster   *Muster      `toml:"muster"`
	Map      mapPart      `toml:"map"`
	Battles  []battlePart `toml:"battle"`
	Gains    []gainPart   `toml:"gain"`
	Endings  []endingPart `toml:"ending"`
}

type campaignPart struct {
	ID        string `toml:"id"`
	TitleEN   string `toml:"title_en"`
	TitleIT   string `toml:"title_it"`
	SummaryEN string `toml:"summary_en"`
	SummaryIT string `toml:"summary_it"`
	StoryEN   string `toml:"story_en"`
	StoryIT   string `toml:"story_it"`
	First     string `toml:"first"`
}

type sidePart struct {
	NameEN  string   `toml:"name_en"`
	NameIT  string   `toml:"name_it"`
	Nation  string   `toml:"nation"`
	Nations []string `toml:"nations"`
	Army    string   `toml:"army"`
}

type mapPart struct {
	Wide   float64    `toml:"wide"`
	High   float64    `toml:"high"`
	Sea    []linePart `toml:"sea"`
	Coast  []linePart `toml:"coast"`
	River  []linePart `toml:"river"`
	Road   []linePart `toml:"road"`
	Border []linePart `toml:"border"`
	Hills  []linePart `toml:"hills"`
	Town   []townPart `toml:"town"`
	Label  []townPart `toml:"label"`
}

type linePart struct {
	NameEN string      `toml:"name_en"`
	NameIT string      `toml:"name_it"`
	Points [][]float64 `toml:"points"`
}

type townPart struct {
	NameEN string    `toml:"name_en"`
	NameIT string    `toml:"name_it"`
	At     []float64 `toml:"at"`
	Large  bool      `toml:"large"`
	Left   bool      `toml:"left"`
	Sea    bool      `toml:"sea"`
}

type battlePart struct {
	ID       string            `toml:"id"`
	Book     string            `toml:"book"`
	Scenario string            `toml:"scenario"`
	Seed     uint64            `toml:"seed"`
	Wish     map[string]string `toml:"wish"`
	TitleEN  string            `toml:"title_en"`
	TitleIT  string            `toml:"title_it"`
	At       []float64         `toml:"at"`
	WhenEN   string            `toml:"when_en"`
	WhenIT   string            `toml:"when_it"`
	StoryEN  string            `toml:"story_en"`
	StoryIT  string            `toml:"story_it"`
	StakeEN  string            `toml:"stake_en"`
	StakeIT  string            `toml:"stake_it"`
	Switches map[string]string `toml:"switches"`
	Change   []Change          `toml:"change"`
	Then     []thenPart        `toml:"then"`
}

type thenPart struct {
	Won     string   `toml:"won"`
	By      int      `toml:"by"`
	If      string   `toml:"if"`
	Unless  string   `toml:"unless"`
	Next    string   `toml:"next"`
	Give    []string `toml:"give"`
	Take    []string `toml:"take"`
	StoryEN string   `toml:"story_en"`
	StoryIT string   `toml:"story_it"`
}

type gainPart struct {
	ID     string `toml:"id"`
	For    string `toml:"for"`
	TextEN string `toml:"text_en"`
	TextIT string `toml:"text_it"`
}

type endingPart struct {
	ID      string `toml:"id"`
	Winner  string `toml:"winner"`
	TitleEN string `toml:"title_en"`
	TitleIT string `toml:"title_it"`
	StoryEN string `toml:"story_en"`
	StoryIT string `toml:"story_it"`
}

// Plans returns the campaigns that come with the game, in the order of their files. An error is that of the
// first that cannot be played: they are part of the program.
func Plans() (all []*Plan, err error) {
	for _, f := range scenarios.Campaigns() {
		p, err := ReadPlan(f.Data)
		if err != nil {
			var fault *rules.FileError
			errors.As(err, &fault)
			return nil, fault.In(f.Name)
		}
		all = append(all, p)
	}
	return all, nil
}

// ReadPlan reads a campaign. Every battle that it names exists, and what follows from each; whether all
// that is carried over leads to battles that can be played Prove finds out. Errors are *rules.FileError.
func ReadPlan(data []byte) (*Plan, error) {
	l := planLoader{p: &Plan{}}
	err := l.Read(data, &l.f, func() error { return l.Format(l.f.Format, planFormat) }, l.head, l.theatre, l.gains, l.endings, l.battles, l.follows)
	if err != nil {
		return nil, err
	}
	return l.p, nil
}

// planLoader reads a campaign, part by part; faults name the key where they are.
type planLoader struct {
	tomlfile.Loader
	f planFile
	p *Plan
}

var contestants = map[string]Contestant{"one": One, "two": Two, "draw": None}

// both wants a text in both languages.
func (l *planLoader) both(at, en, it string) (scenarios.Words, error) {
	if strings.TrimSpace(en) == "" || strings.TrimSpace(it) == "" {
		return scenarios.Words{}, l.Fault(at, "fault.plan.words", "%s is not there in both languages, _en and _it", at)
	}
	return scenarios.Words{EN: en, IT: it}, nil
}

func (l *planLoader) head() (err error) {
	c, p := &l.f.Campaign, l.p
	if p.ID, p.First = c.ID, c.First; p.ID == "" || strings.ContainsAny(p.ID, " \t/\\") {
		return l.Fault("campaign.id", "fault.plan.id", "%q is not a name of one word", p.ID)
	}
	for _, t := range []struct {
		to         *scenarios.Words
		at, en, it string
	}{{&p.Title, "campaign.title", c.TitleEN, c.TitleIT}, {&p.Sum, "campaign.summary", c.SummaryEN, c.SummaryIT}, {&p.Story, "campaign.story", c.StoryEN, c.StoryIT}} {
		if *t.to, err = l.both(t.at, t.en, t.it); err != nil {
			return err
		}
	}
	for i, s := range [2]*sidePart{&l.f.One, &l.f.Two} {
		x := &p.Sides[i]
		if x.Name, err = l.both(whoNames[i]+".name", s.NameEN, s.NameIT); err != nil {
			return err
		}
		x.Nation, x.Nations, x.Army = s.Nation, s.Nations, s.Army
		for _, n := range append([]string{s.Nation}, s.Nations...) {
			if !slices.Contains(scenarios.Nations, n) {
				return l.Fault(whoNames[i]+".nations", "fault.scenario.nation", "there is no nation %q; the nations are %s", n, strings.Join(scenarios.Nations, ", "))
			}
		}
	}
	p.Muster = l.f.Muster
	return nil
}

func (l *planLoader) pt(at string, v []float64) (Pt, error) {
	m := &l.f.Map
	if len(v) != 2 || v[0] < -.2*m.Wide || v[0] > 1.2*m.Wide || v[1] < -.2*m.High || v[1] > 1.2*m.High {
		return Pt{}, l.Fault(at, "fault.plan.place", "this is not on the map of the theatre")
	}
	return Pt{v[0], v[1]}, nil
}

func (l *planLoader) lines(at string, all []linePart, least int) (to []Line, err error) {
	for i, x := range all {
		k := Line{Name: scenarios.Words{EN: x.NameEN, IT: x.NameIT}}
		here := fmt.Sprintf("map.%s.%d.points", at, i)
		for _, v := range x.Points {
			p, err := l.pt(here, v)
			if err != nil {
				return nil, err
			}
			k.Pts = append(k.Pts, p)
		}
		if len(k.Pts) < least {
			return nil, l.Fault(here, "fault.plan.line", "a line here has %d points or more", least)
		}
		to = append(to, k)
	}
	return to, nil
}

func (l *planLoader) theatre() (err error) {
	f, m := &l.f.Map, &l.p.Map
	if f.Wide < 10 || f.High < 10 || f.Wide > 1e5 || f.High > 1e5 || f.Wide/f.High > 4 || f.High/f.Wide > 4 {
		return l.Fault("map.wide", "fault.plan.map", "the map of the theatre has no size: wide and high")
	}
	m.Wide, m.High = f.Wide, f.High
	for _, x := range []struct {
		to    *[]Line
		at    string
		from  []linePart
		least int
	}{{&m.Sea, "sea", f.Sea, 3}, {&m.Coast, "coast", f.Coast, 2}, {&m.Rivers, "river", f.River, 2}, {&m.Roads, "road", f.Road, 2}, {&m.Borders, "border", f.Border, 2}, {&m.Hills, "hills", f.Hills, 2}} {
		if *x.to, err = l.lines(x.at, x.from, x.least); err != nil {
			return err
		}
	}
	for _, x := range []struct {
		to   *[]Town
		at   string
		from []townPart
	}{{&m.Towns, "town", f.Town}, {&m.Labels, "label", f.Label}} {
		for i, t := range x.from {
			at, err := l.pt(fmt.Sprintf("map.%s.%d.at", x.at, i), t.At)
			if err != nil {
				return err
			}
			*x.to = append(*x.to, Town{scenarios.Words{EN: t.NameEN, IT: t.NameIT}, at, t.Large, t.Left, t.Sea})
		}
	}
	return nil
}

func (l *planLoader) gains() error {
	for i, g := range l.f.Gains {
		at := fmt.Sprintf("gain.%d.", i)
		text, err := l.both(at+"text", g.TextEN, g.TextIT)
		if err != nil {
			return err
		}
		c, ok := contestants[g.For]
		if !ok || c == None {
			return l.Fault(at+"for", "fault.plan.who", "%q is neither one nor two", g.For)
		}
		if err := l.fresh(at, g.ID); err != nil {
			return err
		}
		l.p.Gains = append(l.p.Gains, &Gain{g.ID, c, text})
	}
	return nil
}

// fresh wants an id that nothing has yet.
func (l *planLoader) fresh(at, id string) error {
	if id == "" || strings.ContainsAny(id, " \t") {
		return l.Fault(at+"id", "fault.plan.id", "%q is not a name of one word", id)
	}
	if l.p.Gain(id) != nil || l.p.Battle(id) != nil || l.p.Ending(id) != nil {
		return l.Fault(at+"id", "fault.plan.twice", "%q stands here a second time", id)
	}
	return nil
}

func (l *planLoader) endings() error {
	for i, e := range l.f.Endings {
		at := fmt.Sprintf("ending.%d.", i)
		c, ok := contestants[e.Winner]
		if !ok {
			return l.Fault(at+"winner", "fault.plan.winner", "%q cannot win: one, two or draw", e.Winner)
		}
		title, err := l.both(at+"title", e.TitleEN, e.TitleIT)
		if err != nil {
			return err
		}
		story, err := l.both(at+"story", e.StoryEN, e.StoryIT)
		if err != nil {
			return err
		}
		if err := l.fresh(at, e.ID); err != nil {
			return err
		}
		l.p.Endings = append(l.p.Endings, &Ending{e.ID, c, title, story})
	}
	return nil
}

func (l *planLoader) battles() error {
	for i := range l.f.Battles {
		if err := l.battle(fmt.Sprintf("battle.%d.", i), &l.f.Battles[i]); err != nil {
			return err
		}
	}
	if l.p.Battle(l.p.First) == nil {
		return l.Fault("campaign.first", "fault.plan.first", "the campaign begins with %q, which is none of its battles", l.p.First)
	}
	return nil
}

func (l *planLoader) battle(at string, f *battlePart) (err error) {
	b := &Battle{ID: f.ID, Scenario: f.Scenario, Seed: f.Seed, Wish: f.Wish, Switches: f.Switches, Changes: f.Change}
	if err := l.fresh(at, f.ID); err != nil {
		return err
	}
	book, ok := scenarios.Book(f.Book)
	if !ok {
		return l.Fault(at+"book", "fault.scenario.book", "there is no rulebook %q", f.Book)
	}
	b.Book = book
	if b.At, err = l.pt(at+"at", f.At); err != nil {
		return err
	}
	for _, t := range []struct {
		to         *scenarios.Words
		at, en, it string
	}{{&b.When, "when", f.WhenEN, f.WhenIT}, {&b.Story, "story", f.StoryEN, f.StoryIT}, {&b.Stake, "stake", f.StakeEN, f.StakeIT}} {
		if *t.to, err = l.both(at+t.at, t.en, t.it); err != nil {
			return err
		}
	}
	if err := l.fought(at, f, b); err != nil {
		return err
	}
	for i, t := range f.Then {
		if _, ok := contestants[t.Won]; !ok && t.Won != "" {
			return l.Fault(fmt.Sprintf("%sthen.%d.won", at, i), "fault.plan.winner", "%q cannot win: one, two or draw", t.Won)
		}
		b.Then = append(b.Then, Then{t.Won, t.By, t.If, t.Unless, t.Next, t.Give, t.Take, scenarios.Words{EN: t.StoryEN, IT: t.StoryIT}})
	}
	l.p.Battles = append(l.p.Battles, b)
	return nil
}

// fought reads what is fought: a battle of the system, or one by chance.
func (l *planLoader) fought(at string, f *battlePart, b *Battle) error {
	if f.Scenario != "" {
		info, data, err := scenarios.Open(f.Book, f.Scenario)
		if err != nil {
			return l.Fault(at+"scenario", "fault.scenario.none", "%s has no scenario %q", f.Book, f.Scenario)
		}
		b.Title, b.data = info.Title, data
		return nil
	}
	k, ok := b.Book.(rules.Conjurer)
	if !ok || f.Wish == nil {
		return l.Fault(at+"scenario", "fault.plan.battle", "the battle %q has neither a scenario nor a wish", f.ID)
	}
	text, err := k.Conjure(rules.Wish{Seed: f.Seed, Says: f.Wish})
	if err != nil {
		return l.Fault(at+"wish", "fault.plan.wish", "no battle can be made of this wish: %v", err)
	}
	b.Scenario, b.data = "campaign-"+f.ID, []byte(text)
	b.Title, err = l.both(at+"title", f.TitleEN, f.TitleIT)
	return err
}

// follows looks whether what follows from battles exists, and what they ask for.
func (l *planLoader) follows() error {
	gain := func(at, id string) error {
		if id != "" && l.p.Gain(id) == nil {
			return l.Fault(at, "fault.plan.gain", "there is no gain %q", id)
		}
		return nil
	}
	for i, b := range l.p.Battles {
		at := fmt.Sprintf("battle.%d.", i)
		for k, c := range b.Changes {
			here := fmt.Sprintf("%schange.%d.", at, k)
			if err := errors.Join(gain(here+"if", c.If), gain(here+"unless", c.Unless)); err != nil {
				return firstOf(err)
			}
		}
		open := true // however it ends something follows
		for k, t := range b.Then {
			here := fmt.Sprintf("%sthen.%d.", at, k)
			if l.p.Battle(t.Next) == nil && l.p.Ending(t.Next) == nil {
				return l.Fault(here+"next", "fault.plan.next", "what is to follow, %q, is neither a battle nor an ending", t.Next)
			}
			for _, id := range slices.Concat([]string{t.If, t.Unless}, t.Give, t.Take) {
				if err := gain(here+"give", id); err != nil {
					return err
				}
			}
			open = open && !(t.Won == "" && t.By == 0 && t.If == "" && t.Unless == "")
		}
		if open {
			return l.Fault(at+"then", "fault.plan.open", "the battle %q does not say what follows however it ends: its last [[battle.then]] has no condition", b.ID)
		}
	}
	return nil
}

func firstOf(err error) error {
	if all, ok := err.(interface{ Unwrap() []error }); ok {
		return all.Unwrap()[0]
	}
	return err
}
