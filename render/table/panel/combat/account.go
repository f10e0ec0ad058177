package combat

import (
	"grognard/render/table/foresee"
	"grognard/render/table/panel"
	"grognard/render/table/scene"
	"grognard/render/table/words"
	"grognard/render/ui"
)

// Account tells line by line of a fight that nobody plays, such as one in a battle that is
// being built: all that the sheet of the theatre has of one that is planned.
type Account struct {
	tells pen
	bill  ledger
	of    *foresee.Card // that the last texts were made of
	next  foresee.Combat
}

// NewAccount tells of fights of a scene.
func NewAccount(w *words.Speaker, sc *scene.Scene) *Account {
	d := &Deps{Scene: sc, Words: w}
	a := &Account{bill: ledger{Deps: d}}
	a.tells = pen{Deps: d, bill: &a.bill}
	return a
}

// Tell sets all that is known of a fight, and of its odds if s is not nil.
func (a *Account) Tell(f *panel.Column, next foresee.Combat, s *foresee.Card) {
	if a.of != s || a.next.Combat != next.Combat {
		a.of, a.next = s, next
		a.bill.revised++
	}
	a.tells.weighed(f, next, s)
}

// weighed shows who fights whom and what the sums are made of, then what may come of it.
func (pn *pen) weighed(f *panel.Column, next foresee.Combat, s *foresee.Card) {
	if len(next.Mods) == 0 && s != nil && s.Err == nil {
		next.Mods = s.Odds.Mods
	}
	switch {
	case next.Combat != nil:
		pn.combat(f, next.Combat, next.Mods, s)
	case s != nil:
		f.Text(ui.Strong, f.C.Theme.Text, pn.Words.OddsTitle(s.Option))
	}
	if s != nil {
		pn.cardOf(f, s, next.Combat)
	}
}
