package browser

import (
	"slices"

	"grognard/game/battles"
	"grognard/render/screen/finder"
	"grognard/rules"
)

// battle is one of the list.
type battle = battles.Entry

// listed are the battles of a system: behind those that come with the game the player's own.
func listed(book rules.Rulebook, doors Doors) []battle {
	var own []string
	if doors.Own != nil {
		own = doors.Own()
	}
	return battles.Of(book, own)
}

// Choose turns to the battle of a name that is the player's own, of a file, or else comes with the game, and has it
// listed, whatever is looked for.
func (b *Page) Choose(e *battles.Entry) {
	if i := slices.IndexFunc(b.list, func(k battle) bool { return k.Path == e.Path && k.ID == e.ID }); i >= 0 {
		b.turn(i)
	}
}

// turn turns to a battle, and has it listed.
func (b *Page) turn(i int) {
	b.find.Reveal(i)
	b.show(i)
}

// when is when the battle was, its size, its level and how long it takes.
func (b *Page) when(s *battle) string {
	level := b.d.Word("ui.shelf.yours")
	if !s.Own() {
		level = b.d.Word("ui.level." + s.Level)
	}
	return b.d.Words.Beside(finder.When(b.d, s), b.d.Word("ui.browser.facts", level, s.Minutes))
}
