package screen

import (
	"grognard/game/match"
	"grognard/game/prefs"
	"grognard/render/anim"
	"grognard/render/board"
	"grognard/render/ground"
	"grognard/render/screen/page"
	"grognard/render/table"
	"grognard/render/table/advice"
	"grognard/render/table/panel/combat"
)

// newTable lays a game out. back leads to the workshop whose draft is tried out and that lies
// below the table; nil: none does.
func newTable(r *Root, m *match.Match, back func()) *table.Table {
	var t *table.Table
	if back == nil {
		back = r.backToDraft(m)
	}
	taught := r.lessonOf(m)
	lens, setLens := r.lensOf(taught != nil)
	next, battle := r.after(m.Book())
	t = table.New(table.Deps{
		Words: r.deps.Words, Store: r.deps.Store, Metrics: r.deps.Metrics, Bake: r.baker(r.measured(m)), Country: r.spare,
		Pace:     r.pace,
		OneClick: func() bool { return r.prefs.OneClick },
		EdgePan:  func() bool { return r.prefs.EdgePan },
		Kept:     r.keptTable,
		Keep:     r.keepTable,
		Fights:   r.fights,
		Lens:     lens,
		SetLens:  setLens,
		Slip:     func() float64 { return r.prefs.Slip() },
		Unsaved:  r.keeper.Unsaved,
		Menu:     func() { r.openMenu(m, t) },
		Workshop: back,
		GivesUp:  func() { r.giveUp(m, t) },
		HandOver: func() { r.handOver(m, t) },
		Rule:     func(clause string) { r.read(m.Book(), clause) },
		Replay:   func(answer int) { r.pages.Push(r.replay(m, answer, nil, nil)) },
		Over:     func() { r.pages.Push(r.ended(m)) },
		Save:     func() { r.pages.Push(newSaveAs(r, m, t)) },
		Load:     func() { r.pages.Push(r.list()) },
		Armies:   r.armies.Files(m.Book(), func() page.Page { return t }, func() string { return "" }),
		Thinker:  func() advice.Thinker { return r.deps.thinker(m) },
		Lesson:   taught,
		Learned:  func() { r.learned(m) },
		Leave:    func() { r.pages.Home(r.browse(m.Book())) },
		Next:     next, Battle: battle,
		Newcomer: r.newcomer(m),
		Failed:   func(err error) { r.given.Fail("ui.fault.play", err) },
	}, m)
	return t
}

// keptTable is how the player likes his table.
func (r *Root) keptTable() table.Kept {
	k := table.Kept{NoMinimap: !r.prefs.Minimap, Theatre: [2]int{r.prefs.TheatreX, r.prefs.TheatreY}}
	switch r.prefs.Log {
	case "pinned":
		k.Log = table.Pinned
	case "free":
		k.Log = table.Loose
	}
	return k
}

// keepTable remembers it.
func (r *Root) keepTable(k table.Kept) {
	p := r.prefs
	p.Minimap, p.Log = !k.NoMinimap, prefs.Logs()[k.Log]
	p.TheatreX, p.TheatreY = k.Theatre[0], k.Theatre[1]
	r.setPrefs(p)
}

// setLens switches the threat lens, for all games.
func (r *Root) setLens(on bool) {
	p := r.prefs
	p.Lens = on
	r.setPrefs(p)
}

// fights is how much is shown of a fight.
func (r *Root) fights() combat.Show {
	switch r.prefs.Fights {
	case "short":
		return combat.Short
	case "dice":
		return combat.DiceOnly
	}
	return combat.Full
}

// pace is how fast things move on the table.
func (r *Root) pace() anim.Pace {
	p := anim.Pace{Speed: r.prefs.Pace(), Reduced: r.prefs.ReducedMotion}
	if p.Speed == 0 {
		p.Speed = -1 // at once
	}
	return p
}

// measured reports whether anybody may measure in a match: else the frame of
// its table shows no inches.
func (r *Root) measured(m *match.Match) bool {
	v := m.View()
	return v == nil || !v.Blind
}

// baker paints the ground of maps in the theme of the moment.
func (r *Root) baker(measured bool) board.Baker {
	return r.deps.ground(ground.Options{Unnamed: true, Unmeasured: !measured})
}
