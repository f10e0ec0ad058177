// Package workshop keeps a battle that is being built: its text, the steps by which it came
// about, and its file. What the text means is the rulebook's, see rules.Workshop.
package workshop

import (
	"grognard/rules"
)

// Draft is a battle that is being built.
type Draft struct {
	book  rules.Workshop
	now   *rules.Draft
	kit   *rules.Kit
	steps []change
	at    int // how many steps hold; those behind were taken back
	noted func(entry)
}

// change is a step: of the text before it, Old at From became New.
type change struct {
	From     int
	Old, New string
}

// New begins with a text. The error is that of a text that cannot be taken apart.
func New(book rules.Workshop, text string) (*Draft, error) {
	d := &Draft{book: book}
	now, err := book.Draft(text)
	if err != nil {
		return nil, unread(err)
	}
	d.show(now)
	return d, nil
}

func (d *Draft) show(now *rules.Draft) { d.now, d.kit = now, d.book.Kit(now) }

// Book is the rulebook that the battle is of.
func (d *Draft) Book() rules.Workshop { return d.book }

// Now is the draft as it stands.
func (d *Draft) Now() *rules.Draft { return d.now }

// Kit is what can be painted, placed and said now.
func (d *Draft) Kit() *rules.Kit { return d.kit }

// Text is the file as it stands.
func (d *Draft) Text() string { return d.now.Text }

// Do carries out edits as one step. Each is one of the draft after those before it. If one is
// refused, nothing has changed. done is false too where the edits change nothing.
func (d *Draft) Do(edits ...rules.Edit) (done bool, err error) {
	now := d.now
	for _, e := range edits {
		text, err := d.book.Edit(now, e)
		if err != nil {
			return false, err
		}
		if text == now.Text {
			continue
		}
		if now, err = d.book.Draft(text); err != nil {
			return false, err
		}
	}
	return d.step(now), nil
}

// Become replaces the whole text as one step, as with a file that was changed by hand.
func (d *Draft) Become(text string) error {
	now, err := d.book.Draft(text)
	if err != nil {
		return err
	}
	d.step(now)
	return nil
}

// step takes over what came of a step.
func (d *Draft) step(now *rules.Draft) bool {
	if now.Text == d.now.Text {
		return false
	}
	c := difference(d.now.Text, now.Text)
	d.steps = append(d.steps[:d.at], c)
	d.at++
	d.note(entry{Change: &c})
	d.show(now)
	return true
}

// Steps returns how many steps can be taken back, and how many of those that were can be
// taken again.
func (d *Draft) Steps() (back, on int) { return d.at, len(d.steps) - d.at }

// Undo takes the last step back: the text is what it was before, byte for byte. It reports
// whether there was one.
func (d *Draft) Undo() bool {
	if d.at == 0 {
		return false
	}
	d.at--
	d.note(entry{Back: true})
	d.move(d.steps[d.at].undone(d.now.Text))
	return true
}

// Redo takes a step again that was taken back.
func (d *Draft) Redo() bool {
	if d.at == len(d.steps) {
		return false
	}
	d.at++
	d.note(entry{On: true})
	d.move(d.steps[d.at-1].done(d.now.Text))
	return true
}

// move goes to a text that was a draft before.
func (d *Draft) move(text string) {
	now, err := d.book.Draft(text)
	if err != nil {
		panic(err) // the rulebook does not read alike what it has read
	}
	d.show(now)
}

func (d *Draft) note(e entry) {
	if d.noted != nil {
		d.noted(e)
	}
}

// difference is the shortest change of one stretch that makes one text another.
func difference(a, b string) change {
	from := 0
	for from < len(a) && from < len(b) && a[from] == b[from] {
		from++
	}
	end := 0
	for end < len(a)-from && end < len(b)-from && a[len(a)-1-end] == b[len(b)-1-end] {
		end++
	}
	return change{from, a[from : len(a)-end], b[from : len(b)-end]}
}

func (c change) done(text string) string   { return text[:c.From] + c.New + text[c.From+len(c.Old):] }
func (c change) undone(text string) string { return text[:c.From] + c.Old + text[c.From+len(c.New):] }

// fits reports whether a change can have been made of a text, or where back is set taken
// back in it.
func (c change) fits(text string, back bool) bool {
	was := c.Old
	if back {
		was = c.New
	}
	return c.From >= 0 && c.From+len(was) <= len(text) && text[c.From:c.From+len(was)] == was
}
