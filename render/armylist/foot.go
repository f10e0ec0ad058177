package armylist

import (
	"grognard/render/paint"
	"grognard/render/ui"
	"grognard/rules"
)

// Files are the ways from a sheet to army files; nil where there are
// none.
type Files struct {
	// Open lets the player choose a file. A fault that take returns is told,
	// and he chooses on.
	Open func(take func(data []byte) error)
	// Keep lets the player name a file, and write makes it.
	Keep func(write func(title string) []byte)
}

// foot are the buttons of the sheet.
func (s *Sheet) foot(c *ui.Ctx, r paint.Rect) {
	if !s.task.Solo {
		s.done(c, r)
	}
	if s.task.Ask == nil {
		c.Label(r, ui.Flavour, ui.Start, c.Theme.Muted, s.word("ui.armylist.watch"))
		return
	}
	s.rival(c, r)
	r.W *= .7
	s.load(c, r, ui.Start)
}

// rival tells in the middle of the foot what the other side has put together
// before.
func (s *Sheet) rival(c *ui.Ctx, r paint.Rect) {
	foe := &s.task.View.Sides[s.list().Side.Other()]
	if foe.Nation == "" {
		return
	}
	text := s.word("nation."+foe.Nation) + ":"
	for i, g := range foe.Gauges {
		if i > 0 {
			text += " ·"
		}
		text += " " + s.own("gauge", string(g.Key)) + " " + s.names.Pair(g.N, g.Of)
	}
	c.Label(r, ui.Flavour, ui.Middle, c.Theme.Muted, text)
}

// load are the buttons of army files.
func (s *Sheet) load(c *ui.Ctx, r paint.Rect, a ui.Align) {
	if s.Files.Open == nil {
		return
	}
	save := ui.Button{Name: "button.army.save", Label: s.word("ui.armylist.save"), Icon: "icon/save"}
	if len(s.list().Units) == 0 {
		save.Why = s.own("armylist", "empty.save")
	}
	all := []ui.Button{{Name: "button.army.load", Label: s.word("ui.armylist.load"), Icon: "icon/load"}, save}
	if s.nation() == "" {
		all = all[:1]
	}
	switch c.Buttons(r, a, all) {
	case 0:
		s.Files.Open(s.BuildArmy)
	case 1:
		s.Files.Keep(s.write)
	}
}

// armory is the rulebook, if it knows army files.
func (s *Sheet) armory() rules.ArmyBuilder {
	a, _ := s.book.(rules.ArmyBuilder)
	return a
}

// write is the army as a file.
func (s *Sheet) write(title string) []byte {
	return s.armory().WriteArmy(s.task.Pos.Board(), s.list().Side, title)
}

// BuildArmy puts the army of a file in the place of the one on the sheet. A fault
// leaves everything as it is.
func (s *Sheet) BuildArmy(data []byte) error {
	if s.task.Ask == nil {
		return rules.Fault("fault.army.unasked", "nobody is asked for an army at the moment")
	}
	all, err := s.armory().BuildArmy(s.task.Pos.Board(), s.list().Side, data)
	if err != nil {
		return err
	}
	s.shown = 0
	s.task.Play(all...)
	return nil
}

// done is the button that ends the list.
func (s *Sheet) done(c *ui.Ctx, r paint.Rect) {
	if s.task.Ask == nil {
		return
	}
	b := ui.Button{Name: "muster.done", Label: s.own("armylist", "done"), Icon: "icon/check", Primary: !s.asks}
	if !s.open(s.list().Done) {
		b.Why = s.own("armylist", "empty.done")
	}
	if c.Buttons(r, ui.End, []ui.Button{b}) == 0 {
		s.Finish()
	}
}

// Finish ends the list, or asks first whether the points that are left are to
// be lost.
func (s *Sheet) Finish() {
	switch {
	case s.asks || !s.open(s.list().Done):
	case s.could():
		s.asks = true
	default:
		s.task.Play(s.list().Done)
	}
}

// could reports whether the points that are left would still buy something.
func (s *Sheet) could() bool {
	m := s.list()
	left := m.Points.Of - m.Points.N
	for _, g := range m.Grades {
		for _, x := range g.Sizes {
			if x.Price <= left && s.open(x.Option) {
				return true
			}
		}
	}
	for i := range m.Units {
		for _, x := range m.Units[i].Items {
			if x.Price > 0 && s.open(x.Add) {
				return true
			}
		}
	}
	return false
}

// warn asks whether to be done with points left that would still buy
// something.
func (s *Sheet) warn(c *ui.Ctx) {
	if !s.asks {
		return
	}
	m := s.list()
	switch c.Dialog(ui.Dialog{
		Title: s.word("ui.armylist.unspent", m.Points.Of-m.Points.N),
		Text:  s.own("armylist", "unspent"),
		Buttons: []ui.Button{
			{Name: "button.muster.on", Label: s.word("ui.armylist.on")},
			{Name: "button.muster.done", Label: s.own("armylist", "done")},
		},
	}) {
	case 0:
		s.asks = false
	case 1:
		s.asks = false
		s.task.Play(m.Done)
	}
}
